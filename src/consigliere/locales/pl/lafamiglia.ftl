lafamiglia-name-trapani = Trapani
lafamiglia-name-marsala = Marsala
lafamiglia-name-alcamo = Alcamo
lafamiglia-name-castelvetrano = Castelvetrano
lafamiglia-name-sciacca = Sciacca
lafamiglia-name-corleone = Corleone
lafamiglia-name-palermo = Palermo
lafamiglia-name-monreale = Monreale
lafamiglia-name-bagheria = Bagheria
lafamiglia-name-termini_imerese = Termini Imerese
lafamiglia-name-lercara = Lercara
lafamiglia-name-cefalu = Cefalù
lafamiglia-name-agrigento = Agrigento
lafamiglia-name-camastra = Camastra
lafamiglia-name-caltanissetta = Caltanissetta
lafamiglia-name-enna = Enna
lafamiglia-name-petralia = Petralia
lafamiglia-name-nicosia = Nicosia
lafamiglia-name-licata = Licata
lafamiglia-name-gela = Gela
lafamiglia-name-piazza_armerina = Piazza Armerina
lafamiglia-name-ragusa = Ragusa
lafamiglia-name-vittoria = Vittoria
lafamiglia-name-caltagirone = Caltagirone
lafamiglia-name-siracusa = Siracusa
lafamiglia-name-palazzolo = Palazzolo
lafamiglia-name-noto = Noto
lafamiglia-name-catania = Catania
lafamiglia-name-scordia = Scordia
lafamiglia-name-palagonia = Palagonia
lafamiglia-name-messina = Messina
lafamiglia-name-milazzo = Milazzo
lafamiglia-name-taormina = Taormina
lafamiglia-name-bronte = Bronte
lafamiglia-name-mistretta = Mistretta
lafamiglia-name-patti = Patti

lafamiglia-name-mare_palermo = Mare Palermo
lafamiglia-name-mare_cefalu = Mare Cefalù
lafamiglia-name-mare_milazzo = Mare Milazzo
lafamiglia-name-mare_catania = Mare Catania
lafamiglia-name-mare_siracusa = Mare Siracusa
lafamiglia-name-mare_licata = Mare Licata
lafamiglia-name-mare_agrigento = Mare Agrigento
lafamiglia-name-mare_sciacca = Mare Sciacca
lafamiglia-name-mare_trapani = Mare Trapani

lafamiglia-name-mandamento-trapani = Trapani
lafamiglia-name-mandamento-palermo = Palermo
lafamiglia-name-mandamento-corleone = Corleone
lafamiglia-name-mandamento-termini = Termini
lafamiglia-name-mandamento-agrigento = Agrigento
lafamiglia-name-mandamento-enna = Enna
lafamiglia-name-mandamento-licata = Licata
lafamiglia-name-mandamento-ragusa = Ragusa
lafamiglia-name-mandamento-siracusa = Siracusa
lafamiglia-name-mandamento-catania = Catania
lafamiglia-name-mandamento-messina = Messina
lafamiglia-name-mandamento-bronte = Bronte

lafamiglia-name-nw = północny zachód
lafamiglia-name-ne = północny wschód
lafamiglia-name-sw = południowy zachód
lafamiglia-name-se = południowy wschód

lafamiglia-name-yellow = Zaffarano
lafamiglia-name-blue = Luppino
lafamiglia-name-green = Verderame
lafamiglia-name-red = Castelli
lafamiglia-name-white = Calabianca
lafamiglia-name-black = Grecco
lafamiglia-name-neutral = Neutralni

lafamiglia-name-row-justice = Sądy
lafamiglia-name-row-police = Policja
lafamiglia-name-row-economy = Banki
lafamiglia-name-row-church = Kościół

lafamiglia-name-column-primo = Pierwszy gracz
lafamiglia-name-column-justice = Sądy
lafamiglia-name-column-police = Policja
lafamiglia-name-column-economy = Banki
lafamiglia-name-column-church = Kościół
lafamiglia-name-column-two = 2 instytucje

lafamiglia-name-yellow-1 = Zaffarano 1
lafamiglia-name-yellow-2 = Zaffarano 2
lafamiglia-name-yellow-3 = Zaffarano 3
lafamiglia-name-yellow-4 = Zaffarano 4
lafamiglia-name-yellow-5 = Zaffarano 5
lafamiglia-name-yellow-JA = Zaffarano Sądy A
lafamiglia-name-yellow-PA = Zaffarano Policja A
lafamiglia-name-yellow-PB = Zaffarano Policja B
lafamiglia-name-yellow-EA = Zaffarano Banki A
lafamiglia-name-yellow-EB = Zaffarano Banki B
lafamiglia-name-yellow-EC = Zaffarano Banki C
lafamiglia-name-yellow-CA = Zaffarano Kościół A
lafamiglia-name-yellow-CB = Zaffarano Kościół B
lafamiglia-name-blue-1 = Luppino 1
lafamiglia-name-blue-2 = Luppino 2
lafamiglia-name-blue-3 = Luppino 3
lafamiglia-name-blue-4 = Luppino 4
lafamiglia-name-blue-5 = Luppino 5
lafamiglia-name-blue-JA = Luppino Sądy A
lafamiglia-name-blue-JB = Luppino Sądy B
lafamiglia-name-blue-JC = Luppino Sądy C
lafamiglia-name-blue-PA = Luppino Policja A
lafamiglia-name-blue-PB = Luppino Policja B
lafamiglia-name-blue-EA = Luppino Banki A
lafamiglia-name-blue-EB = Luppino Banki B
lafamiglia-name-blue-CA = Luppino Kościół A
lafamiglia-name-green-1 = Verderame 1
lafamiglia-name-green-2 = Verderame 2
lafamiglia-name-green-3 = Verderame 3
lafamiglia-name-green-4 = Verderame 4
lafamiglia-name-green-5 = Verderame 5
lafamiglia-name-green-JA = Verderame Sądy A
lafamiglia-name-green-PA = Verderame Policja A
lafamiglia-name-green-PB = Verderame Policja B
lafamiglia-name-green-EA = Verderame Banki A
lafamiglia-name-green-EB = Verderame Banki B
lafamiglia-name-green-CA = Verderame Kościół A
lafamiglia-name-green-CB = Verderame Kościół B
lafamiglia-name-green-CC = Verderame Kościół C
lafamiglia-name-red-1 = Castelli 1
lafamiglia-name-red-2 = Castelli 2
lafamiglia-name-red-3 = Castelli 3
lafamiglia-name-red-4 = Castelli 4
lafamiglia-name-red-5 = Castelli 5
lafamiglia-name-red-JA = Castelli Sądy A
lafamiglia-name-red-JB = Castelli Sądy B
lafamiglia-name-red-PA = Castelli Policja A
lafamiglia-name-red-PB = Castelli Policja B
lafamiglia-name-red-PC = Castelli Policja C
lafamiglia-name-red-EA = Castelli Banki A
lafamiglia-name-red-CA = Castelli Kościół A
lafamiglia-name-red-CB = Castelli Kościół B
lafamiglia-name-white-1 = Calabianca 1
lafamiglia-name-white-2 = Calabianca 2
lafamiglia-name-white-3 = Calabianca 3
lafamiglia-name-white-4 = Calabianca 4
lafamiglia-name-white-5 = Calabianca 5
lafamiglia-name-white-JA = Calabianca Sądy A
lafamiglia-name-white-JB = Calabianca Sądy B
lafamiglia-name-white-PA = Calabianca Policja A
lafamiglia-name-white-PB = Calabianca Policja B
lafamiglia-name-white-PC = Calabianca Policja C
lafamiglia-name-white-EA = Calabianca Banki A
lafamiglia-name-white-CA = Calabianca Kościół A
lafamiglia-name-white-CB = Calabianca Kościół B
lafamiglia-name-black-1 = Grecco 1
lafamiglia-name-black-2 = Grecco 2
lafamiglia-name-black-3 = Grecco 3
lafamiglia-name-black-4 = Grecco 4
lafamiglia-name-black-5 = Grecco 5
lafamiglia-name-black-JA = Grecco Sądy A
lafamiglia-name-black-JB = Grecco Sądy B
lafamiglia-name-black-JC = Grecco Sądy C
lafamiglia-name-black-PA = Grecco Policja A
lafamiglia-name-black-PB = Grecco Policja B
lafamiglia-name-black-EA = Grecco Banki A
lafamiglia-name-black-CA = Grecco Kościół A
lafamiglia-name-black-CB = Grecco Kościół B

lafamiglia-name-s1-01 = pole 1-01
lafamiglia-name-s1-02 = pole 1-02
lafamiglia-name-s1-03 = pole 1-03
lafamiglia-name-s1-04 = pole 1-04
lafamiglia-name-s1-05 = pole 1-05
lafamiglia-name-s1-06 = pole 1-06
lafamiglia-name-s1-07 = pole 1-07
lafamiglia-name-s1-08 = pole 1-08
lafamiglia-name-s1-09 = pole 1-09
lafamiglia-name-s1-10 = pole 1-10
lafamiglia-name-s1-11 = pole 1-11
lafamiglia-name-s1-12 = pole 1-12
lafamiglia-name-s1-13 = pole 1-13
lafamiglia-name-s1-14 = pole 1-14
lafamiglia-name-s1-15 = pole 1-15
lafamiglia-name-s2-01 = pole 2-01
lafamiglia-name-s2-02 = pole 2-02
lafamiglia-name-s2-03 = pole 2-03
lafamiglia-name-s2-04 = pole 2-04
lafamiglia-name-s2-05 = pole 2-05
lafamiglia-name-s2-06 = pole 2-06
lafamiglia-name-s2-07 = pole 2-07
lafamiglia-name-s2-08 = pole 2-08
lafamiglia-name-s2-09 = pole 2-09
lafamiglia-name-s2-10 = pole 2-10
lafamiglia-name-s2-11 = pole 2-11
lafamiglia-name-s2-12 = pole 2-12
lafamiglia-name-s2-13 = pole 2-13
lafamiglia-name-s2-14 = pole 2-14
lafamiglia-name-s2-15 = pole 2-15
lafamiglia-name-s2-16 = pole 2-16
lafamiglia-name-s3-01 = pole 3-01
lafamiglia-name-s3-02 = pole 3-02
lafamiglia-name-s3-03 = pole 3-03
lafamiglia-name-s3-04 = pole 3-04
lafamiglia-name-s3-05 = pole 3-05
lafamiglia-name-s3-06 = pole 3-06
lafamiglia-name-s3-07 = pole 3-07
lafamiglia-name-s3-08 = pole 3-08
lafamiglia-name-s3-09 = pole 3-09
lafamiglia-name-s3-10 = pole 3-10
lafamiglia-name-s3-11 = pole 3-11
lafamiglia-name-s3-12 = pole 3-12
lafamiglia-name-s3-13 = pole 3-13
lafamiglia-name-s3-14 = pole 3-14
lafamiglia-name-s3-15 = pole 3-15
lafamiglia-name-s3-16 = pole 3-16
lafamiglia-name-s3-17 = pole 3-17
lafamiglia-name-s4-01 = pole 4-01
lafamiglia-name-s4-02 = pole 4-02
lafamiglia-name-s4-03 = pole 4-03
lafamiglia-name-s4-04 = pole 4-04
lafamiglia-name-s4-05 = pole 4-05
lafamiglia-name-s4-06 = pole 4-06
lafamiglia-name-s4-07 = pole 4-07
lafamiglia-name-s4-08 = pole 4-08
lafamiglia-name-s4-09 = pole 4-09
lafamiglia-name-s4-10 = pole 4-10
lafamiglia-name-s4-11 = pole 4-11
lafamiglia-name-s4-12 = pole 4-12
lafamiglia-name-s4-13 = pole 4-13
lafamiglia-name-s4-14 = pole 4-14
lafamiglia-name-s4-15 = pole 4-15
lafamiglia-name-s4-16 = pole 4-16
lafamiglia-name-s4-17 = pole 4-17
lafamiglia-name-s4-18 = pole 4-18

lafamiglia-name-tile-influence = Wpływy
lafamiglia-name-tile-meetings = Spotkania
lafamiglia-name-tile-reinforcements = Posiłki
lafamiglia-name-tile-cars = Samochody
lafamiglia-name-tile-speedboats = Flota
lafamiglia-name-tile-chain_of_command = Łańcuch dowodzenia
lafamiglia-name-tile-recruitment = Rekrutacja
lafamiglia-name-tile-allies = Sprzymierzeńcy
lafamiglia-name-tile-bribery = Łapówki
lafamiglia-name-tile-delay_detonator = Zapalnik czasowy
lafamiglia-name-tile-miniguns = Miniguny

lafamiglia-name-stefano = Stefano
lafamiglia-name-rosalia = Rosalia
lafamiglia-name-calogero = Calogero
lafamiglia-name-nunzia = Nunzia
lafamiglia-name-salvatore = Salvatore
lafamiglia-name-concetta = Concetta

lafamiglia-name-traitor = Zdrada
lafamiglia-name-coward1 = Tchórzostwo 1
lafamiglia-name-coward2 = Tchórzostwo 2

lafamiglia-name-part-recruit = werbunek
lafamiglia-name-part-place = umieszczenie soldati
lafamiglia-name-part-order = 1 rozkaz
lafamiglia-name-part-orders_apart = 2 rozkazy w dwóch obszarach
lafamiglia-name-part-orders_together = 2 rozkazy w jednym obszarze
lafamiglia-name-part-equip = samochód, motorówka lub laboratorium
lafamiglia-name-part-launder = pranie pieniędzy
lafamiglia-name-part-rally = zwołanie
lafamiglia-name-part-influence_return = wpływy, znacznik do puli
lafamiglia-name-part-influence_place = wpływy, znacznik na arkusz
lafamiglia-name-part-influence_row2 = wpływy, do 2 znaczników z rzędu
lafamiglia-name-part-ultima = Ultima Azione

lafamiglia-name-symbol-soldiers = soldati
lafamiglia-name-symbol-deploy = umieszczenie
lafamiglia-name-symbol-recruit = werbunek
lafamiglia-name-symbol-levy = zaciąg
lafamiglia-name-symbol-money = pieniądze
lafamiglia-name-symbol-launder = pranie pieniędzy
lafamiglia-name-symbol-car = samochód
lafamiglia-name-symbol-lab = laboratorium
lafamiglia-name-symbol-boat = motorówka
lafamiglia-name-symbol-lab_guard = ochrona laboratoriów
lafamiglia-name-symbol-around = soldati wokół
lafamiglia-name-symbol-rally = zwołanie
lafamiglia-name-symbol-shotgun = strzelba
lafamiglia-name-symbol-bomb = bomba
lafamiglia-name-symbol-pentito = pentito
lafamiglia-name-symbol-defect = dezercja
lafamiglia-name-symbol-incite = podburzanie
lafamiglia-name-symbol-vest = kamizelka
lafamiglia-name-symbol-skull = czaszka
lafamiglia-name-symbol-turncoat = przeciąganie
lafamiglia-name-symbol-payoff = odprawa

lafamiglia-ask-deal-tile = Który kafelek kontroli wchodzi do gry?
lafamiglia-ask-deal-team = Która rodzina trafia do drużyny zachodu?
lafamiglia-ask-deal-family = Która rodzina jest przydzielana?
lafamiglia-ask-deal-first = Który róg zaczyna?
lafamiglia-ask-deal-character = Która karta postaci jest rozdawana?
lafamiglia-ask-setup-family = { $seat }: którą rodziną pokierujesz?
lafamiglia-ask-setup-soldier = { $seat }: w którym obszarze stanie soldato z karty postaci?
lafamiglia-ask-setup-car = { $seat }: w którym obszarze stanie samochód z karty postaci?
lafamiglia-ask-setup-boat = { $seat }: na którym morzu stanie motorówka z karty postaci?
lafamiglia-ask-setup-lab = { $seat }: w którym obszarze stanie laboratorium z karty postaci?
lafamiglia-ask-setup-disc = { $seat }: do której kolumny górnego arkusza trafi twój znacznik?
lafamiglia-ask-tile-influence = { $seat }: użyć kafelka Wpływy: odrzucić 1 soldato z siedziby i zastąpić neutralny znacznik swoim?
lafamiglia-ask-plan-turn = { $seat }: użyć pola czy szerzyć wpływy całą kolumną?
lafamiglia-ask-gift-answer = { $seat }: sojusznik prosi o pieniądze. Ile dajesz? Każda 1 ₤ kosztuje cię 2 ₤.
lafamiglia-ask-plan-disc = { $seat }: który znacznik z górnego arkusza przenosisz?
lafamiglia-ask-plan-cell = { $seat }: na które pole dolnego arkusza trafia znacznik?
lafamiglia-ask-plan-part = { $seat }: którą część akcji wykonujesz teraz?
lafamiglia-ask-place-area = { $seat }: w którym obszarze umieszczasz soldati?
lafamiglia-ask-place-count = { $seat }: ilu soldati umieszczasz?
lafamiglia-ask-order-token = { $seat }: który rozkaz wydajesz?
lafamiglia-ask-order-area = { $seat }: w którym obszarze kładziesz rozkaz?
lafamiglia-ask-equip-kind = { $seat }: co umieszczasz: samochód, motorówkę czy laboratorium?
lafamiglia-ask-car-area = { $seat }: w którym obszarze stawiasz samochód?
lafamiglia-ask-lab-area = { $seat }: w którym obszarze stawiasz laboratorium?
lafamiglia-ask-boat-sea = { $seat }: na którym morzu stawiasz motorówkę?
lafamiglia-ask-boat-move = { $seat }: przesunąć motorówkę na sąsiednie morze?
lafamiglia-ask-boat-remove = { $seat }: trzy motorówki to za dużo. Czyja motorówka znika razem z twoją?
lafamiglia-ask-rally-area = { $seat }: w którym obszarze robisz zwołanie?
lafamiglia-ask-rally-from = { $seat }: z którego sąsiedniego obszaru nadchodzą jednostki?
lafamiglia-ask-rally-soldiers = { $seat }: ilu soldati stamtąd nadchodzi?
lafamiglia-ask-rally-cars = { $seat }: ile samochodów stamtąd nadjeżdża?
lafamiglia-ask-infl-row = { $seat }: z którego rzędu planszetki rodziny zdejmujesz znacznik?
lafamiglia-ask-infl-more = { $seat }: zdjąć też następny znacznik z tego rzędu?
lafamiglia-ask-infl-dest = { $seat }: gdzie trafia znacznik?
lafamiglia-ask-gain-disc = { $seat }: na które pole trafia następny znacznik z kolumny? Akcja pola nie jest wykonywana.
lafamiglia-ask-gain-step = { $seat }: co teraz robisz z kolumną?
lafamiglia-ask-plan-after = { $seat }: użyć kafelka czy zakończyć turę?
lafamiglia-ask-ultima-cell = { $seat }: Ultima Azione: którego pola używasz?
lafamiglia-ask-check-remove = { $seat }: kontrolujesz mniej mandamenti. Z którego kafelka zdejmujesz znacznik?
lafamiglia-ask-check-add = { $seat }: na którym kafelku drużyny kładziesz znacznik?
lafamiglia-ask-enc-pick = { $seat }: który z twoich rozkazów jest następny?
lafamiglia-ask-enc-part = { $seat }: którego symbolu rozkazu używasz?
lafamiglia-ask-guard-area = { $seat }: w którym obszarze soldato pilnuje laboratorium?
lafamiglia-ask-around-area = { $seat }: gdzie przybywają soldati: do obszaru rozkazu czy obok?
lafamiglia-ask-around-count = { $seat }: ilu soldati tam przybywa?
lafamiglia-ask-around-ally = { $seat }: ilu soldati ze swojej siedziby dodajesz w swoim obszarze?
lafamiglia-ask-move-from = { $seat }: z którego obszaru zaczyna się drugi ruch?
lafamiglia-ask-move-target = { $seat }: dokąd ruszają lub gdzie atakują twoi soldati?
lafamiglia-ask-move-bribe = { $seat }: użyć kafelka Łapówki: zapłacić, by usunąć jednego obrońcę?
lafamiglia-ask-move-soldiers = { $seat }: ilu soldati rusza?
lafamiglia-ask-move-car = { $seat }: zabrać samochód?
lafamiglia-ask-move-turncoat = { $seat }: ilu obrońców przechodzi na twoją stronę?
lafamiglia-ask-move-payoff = { $seat }: ilu obrońców spłacasz, po 1 ₤ za każdego?
lafamiglia-ask-fight-mode = { $seat }: finezja czy brutalność?
lafamiglia-ask-fight-neutral = { $seat }: kto zagrywa kartę za neutralnych: ty czy sojusznik?
lafamiglia-ask-fight-card = { $seat }: którą kartę konfliktu zagrywasz?
lafamiglia-ask-fight-take = { $seat }: zabrać kartę przeciwnika?
lafamiglia-ask-take-recruit = { $seat }: użyć kafelka Rekrutacja w przejętym obszarze?
lafamiglia-ask-bomb-from = { $seat }: z którego obszaru przeprowadzasz zamach?
lafamiglia-ask-bomb-target = { $seat }: który obszar jest celem zamachu?
lafamiglia-ask-bomb-car = { $seat }: użyć samochodu pułapki?
lafamiglia-ask-pentito-area = { $seat }: z którego obszaru pentito usuwa soldati?
lafamiglia-ask-pentito-count = { $seat }: ilu soldati znika?
lafamiglia-ask-defect-area = { $seat }: z którego obszaru soldati przechodzą do ciebie?
lafamiglia-ask-defect-count = { $seat }: ilu soldati przechodzi?
lafamiglia-ask-incite-area = { $seat }: których neutralnych soldati podburzasz?
lafamiglia-ask-incite-target = { $seat }: dokąd ruszają neutralni soldati?
lafamiglia-ask-incite-count = { $seat }: ilu neutralnych soldati rusza?
lafamiglia-ask-recruit-count = { $seat }: ilu soldati werbujesz?
lafamiglia-ask-launder-count = { $seat }: ile pieniędzy pierzesz?

lafamiglia-do-deal-tile = { $tile }
lafamiglia-do-deal-team = { $colour }
lafamiglia-do-deal-family = { $colour }
lafamiglia-do-deal-first = zaczyna { $corner }
lafamiglia-do-deal-character = { $character }
lafamiglia-do-setup-family = rodzina { $colour }
lafamiglia-do-setup-soldier = 1 soldato: { $area }
lafamiglia-do-setup-car = samochód: { $area }
lafamiglia-do-setup-boat = motorówka: { $sea }
lafamiglia-do-setup-lab = laboratorium: { $area }
lafamiglia-do-setup-disc = znacznik do kolumny { $column }
lafamiglia-do-tile-influence-none = nie
lafamiglia-do-tile-influence = zastąp neutralny znacznik w kolumnie { $column }
lafamiglia-do-plan-turn-use = użyj pola dolnego arkusza
lafamiglia-do-plan-turn-gain = szerz wpływy: kolumna { $column }
lafamiglia-do-plan-turn-tile = użyj kafelka { $tile }
lafamiglia-do-give = daj sojusznikowi { $n } ₤, płacąc dwa razy tyle
lafamiglia-do-ask = poproś sojusznika o { $n } ₤
lafamiglia-do-sell = sprzedaj za 1 ₤: { $token }
lafamiglia-do-gift-answer = daj { $n } ₤
lafamiglia-do-plan-disc = znacznik z kolumny { $column }, właściciel: { $colour }
lafamiglia-do-plan-cell = { $cell }
lafamiglia-do-plan-part = { $part }
lafamiglia-do-plan-part-done = pomiń resztę
lafamiglia-do-place-area = obszar: { $area }
lafamiglia-do-place-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-order-token = { $token }
lafamiglia-do-order-token-none = bez drugiego rozkazu
lafamiglia-do-order-area = obszar: { $area }
lafamiglia-do-equip-kind-none = nic
lafamiglia-do-equip-kind-car = samochód
lafamiglia-do-equip-kind-boat = motorówka
lafamiglia-do-equip-kind-lab = laboratorium
lafamiglia-do-car-area-none = bez samochodu
lafamiglia-do-car-area = samochód: { $area }
lafamiglia-do-lab-area-none = bez laboratorium
lafamiglia-do-lab-area = laboratorium: { $area }
lafamiglia-do-boat-sea = motorówka: { $sea }
lafamiglia-do-boat-move-stay = zostaje
lafamiglia-do-boat-move = dalej: { $sea }
lafamiglia-do-boat-remove = znika motorówka: { $colour }
lafamiglia-do-rally-area = zwołanie: { $area }
lafamiglia-do-rally-from = skąd: { $area }
lafamiglia-do-rally-from-done = wystarczy
lafamiglia-do-rally-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-rally-cars = { $n ->
    [one] { $n } samochód
    [few] { $n } samochody
    [many] { $n } samochodów
   *[other] { $n } samochodu
}
lafamiglia-do-infl-row = rząd: { $row }
lafamiglia-do-infl-more-yes = tak
lafamiglia-do-infl-more-no = nie
lafamiglia-do-infl-dest = dolny arkusz: { $cell }
lafamiglia-do-infl-dest-upper = górny arkusz: kolumna { $column }
lafamiglia-do-gain-disc = { $cell }
lafamiglia-do-gain-step-action = akcja kolumny
lafamiglia-do-gain-step-order = rozkaz
lafamiglia-do-gain-step-end = bez rozkazu
lafamiglia-do-plan-after-end = zakończ turę
lafamiglia-do-plan-after-tile = użyj kafelka { $tile }
lafamiglia-do-ultima-cell-none = bez Ultima Azione
lafamiglia-do-ultima-cell = { $cell }
lafamiglia-do-check-remove = z kafelka { $tile }
lafamiglia-do-check-add = na kafelek { $tile }
lafamiglia-do-enc-pick = { $token }
lafamiglia-do-enc-part = { $symbol }
lafamiglia-do-enc-part-done = koniec z tym rozkazem
lafamiglia-do-guard-area = { $area }
lafamiglia-do-guard-area-all = wszystkie laboratoria
lafamiglia-do-guard-area-done = nikt więcej
lafamiglia-do-around-area = { $area }
lafamiglia-do-around-area-done = nigdzie więcej
lafamiglia-do-around-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-around-ally = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-move-from = skąd: { $area }
lafamiglia-do-move-from-none = bez drugiego ruchu
lafamiglia-do-move-target-none = zostań
lafamiglia-do-move-target-land = lądem: { $area }
lafamiglia-do-move-target-boat = motorówką: { $area }
lafamiglia-do-move-target-allies = ze Sprzymierzeńcami: { $area }
lafamiglia-do-move-bribe-no = bez łapówki
lafamiglia-do-move-bribe-yes = przekup jednego obrońcę
lafamiglia-do-move-soldiers = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-move-car-yes = z samochodem
lafamiglia-do-move-car-no = bez samochodu
lafamiglia-do-move-turncoat = obrońcy: { $n }
lafamiglia-do-move-payoff = zapłać { $n } ₤
lafamiglia-do-fight-mode-tactics = finezja: karty konfliktu
lafamiglia-do-fight-mode-brute = brutalność: strata dwóch atakujących
lafamiglia-do-fight-neutral-self = grasz za neutralnych
lafamiglia-do-fight-neutral-partner = za neutralnych gra sojusznik
lafamiglia-do-fight-card = { $card }
lafamiglia-do-fight-take-leave = zostaw kartę
lafamiglia-do-fight-take-take = weź kartę
lafamiglia-do-take-recruit-none = nie
lafamiglia-do-take-recruit = z siedziby: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-bomb-from = skąd: { $area }
lafamiglia-do-bomb-from-none = bez zamachu
lafamiglia-do-bomb-target-none = bez zamachu
lafamiglia-do-bomb-target = zamach: { $area }
lafamiglia-do-bomb-target-far = samochód pułapka na odległość 2: { $area }
lafamiglia-do-bomb-car-no = bez samochodu
lafamiglia-do-bomb-car-yes = z samochodem pułapką
lafamiglia-do-pentito-area-none = nigdzie
lafamiglia-do-pentito-area = { $area }
lafamiglia-do-pentito-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-defect-area-done = wystarczy
lafamiglia-do-defect-area = { $area }
lafamiglia-do-defect-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-incite-area-none = nikogo
lafamiglia-do-incite-area = skąd: { $area }
lafamiglia-do-incite-target = dokąd: { $area }
lafamiglia-do-incite-count = neutralni soldati: { $n }
lafamiglia-do-recruit-count = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-do-launder-count = { $n } ₤

lafamiglia-event-tiles = Kafelki kontroli w grze: { $tiles }.
lafamiglia-event-teams = Rodziny zachodu: { $west }; wschodu: { $east }.
lafamiglia-event-family = { $you ->
    [yes] Ty
   *[no] { $seat }
} – rodzina { $colour }.
lafamiglia-event-first = { $you ->
    [yes] Jesteś pierwszym graczem
   *[no] Pierwszy gracz: { $seat }
}.
lafamiglia-event-character = { $you ->
    [yes] Otrzymujesz
   *[no] { $seat } otrzymuje
} kartę postaci: { $character }.
lafamiglia-event-setup-soldier = { $you ->
    [yes] Dodajesz
   *[no] { $seat } dodaje
} 1 soldato: { $area }.
lafamiglia-event-setup-disc = { $you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
} znacznik w kolumnie { $column }.
lafamiglia-event-round = Runda { $round }, planowanie. { $you ->
    [yes] Zaczynasz
   *[no] Zaczyna { $seat }
}.
lafamiglia-event-influence = { $you ->
    [yes] Używasz
   *[no] { $seat } używa
} kafelka Wpływy: zastąpiony neutralny znacznik w kolumnie { $column }.
lafamiglia-event-pay = { $you ->
    [yes] Płacisz
   *[no] { $seat } płaci
} do banku { $n } ₤.
lafamiglia-event-earn = { $you ->
    [yes] Otrzymujesz
   *[no] { $seat } otrzymuje
} { $n } ₤.
lafamiglia-event-fee = { $you ->
    [yes] Płacisz { $n } ₤; odbiorca: { $other }.
    [other] { $seat } płaci ci { $n } ₤.
   *[no] { $seat } płaci { $n } ₤; odbiorca: { $other }.
}
lafamiglia-event-give = { $you ->
    [yes] Dajesz pieniądze; sojusznik otrzymuje { $n } ₤: { $other }.
    [other] { $seat } daje ci { $n } ₤, płacąc dwa razy tyle.
   *[no] { $seat } daje pieniądze; sojusznik otrzymuje { $n } ₤: { $other }.
}
lafamiglia-event-ask = { $you ->
    [yes] Prosisz o { $n } ₤; odpowiada sojusznik: { $other }.
    [other] { $seat } prosi cię o { $n } ₤.
   *[no] { $seat } prosi o { $n } ₤; odpowiada sojusznik: { $other }.
}
lafamiglia-event-no-gift = { $you ->
    [yes] Nic nie dajesz; prosił sojusznik: { $other }.
    [other] { $seat } nic ci nie daje.
   *[no] { $seat } nic nie daje; prosił sojusznik: { $other }.
}
lafamiglia-event-sell = { $you ->
    [yes] Sprzedajesz
   *[no] { $seat } sprzedaje
} rozkaz za 1 ₤: { $token }.
lafamiglia-event-tile = { $you ->
    [yes] Używasz
   *[no] { $seat } używa
} kafelka { $tile }.
lafamiglia-event-use = { $you ->
    [yes] Przenosisz
   *[no] { $seat } przenosi
} znacznik ({ $side }) z kolumny { $column }: { $cell }.
lafamiglia-event-gain = { $you ->
    [yes] Szerzysz
   *[no] { $seat } szerzy
} wpływy: kolumna { $column }.
lafamiglia-event-gain-disc = { $you ->
    [yes] Przenosisz
   *[no] { $seat } przenosi
} znacznik z kolumny ({ $side }): { $cell }.
lafamiglia-event-primo = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} znacznik pierwszego gracza.
lafamiglia-event-marker = { $you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
} znacznik Ultima Azione: { $cell }.
lafamiglia-event-ultima = { $you ->
    [yes] Wykonujesz
   *[no] { $seat } wykonuje
} Ultima Azione: { $cell }.
lafamiglia-event-no-ultima = { $you ->
    [yes] Rezygnujesz
   *[no] { $seat } rezygnuje
} z Ultima Azione.
lafamiglia-event-recruit = { $you ->
    [yes] Werbujesz
   *[no] { $seat } werbuje
} do siedziby: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-reward = { $you ->
    [yes] Otrzymujesz
   *[no] { $seat } otrzymuje
} do siedziby za neutralnych: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-place = { $you ->
    [yes] Umieszczasz
   *[no] { $seat } umieszcza
} { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}: { $area }.
lafamiglia-event-order = { $you ->
    [yes] Wydajesz
   *[no] { $seat } wydaje
} rozkaz: { $area }.
lafamiglia-event-order-token = { $you ->
    [yes] Kładziesz rozkaz, { $area }: { $token }.
   *[no] { $seat } kładzie rozkaz, { $area }: { $token }.
}
lafamiglia-event-car = { $you ->
    [yes] Stawiasz
   *[no] { $seat } stawia
} samochód: { $area }.
lafamiglia-event-lab = { $you ->
    [yes] Stawiasz
   *[no] { $seat } stawia
} laboratorium: { $area }.
lafamiglia-event-boat = { $you ->
    [yes] Stawiasz
   *[no] { $seat } stawia
} motorówkę: { $sea }.
lafamiglia-event-boat-move = { $you ->
    [yes] Przesuwasz
   *[no] { $seat } przesuwa
} motorówkę: { $sea } → { $target }.
lafamiglia-event-boats-removed = Trzy motorówki, { $sea }: dwie znikają, właściciele: { $seat } i { $other }.
lafamiglia-event-rally = { $you ->
    [yes] Robisz
   *[no] { $seat } robi
} zwołanie, { $area }: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}{ $cars ->
    [0] {""}
    [one] {" "}i { $cars } samochód
    [few] {" "}i { $cars } samochody
    [many] {" "}i { $cars } samochodów
   *[other] {" "}i { $cars } samochodu
} ({ $source }).
lafamiglia-event-uncover = { $you ->
    [yes] Odkrywasz
   *[no] { $seat } odkrywa
} pole { $n } w rzędzie: { $row }.
lafamiglia-event-token-gained = { $you ->
    [yes] Zyskujesz
   *[no] { $seat } zyskuje
} rozkaz: { $token }.
lafamiglia-event-disc-lower = { $you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
} znacznik na dolnym arkuszu: { $cell }.
lafamiglia-event-disc-upper = { $you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
} znacznik na górnym arkuszu, kolumna { $column }.
lafamiglia-event-lab-lost = Przepada laboratorium: { $area }.
lafamiglia-event-lose = Straty, { $area } ({ $side }): { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-area-left = Obszar opustoszał: { $area } ({ $side }).
lafamiglia-event-token-back = { $you ->
    [yes] Ty
   *[no] { $seat }
}, rozkaz wraca do siedziby, { $area }: { $token }.
lafamiglia-event-hidden-token-back = { $you ->
    [yes] Ty
   *[no] { $seat }
}, zakryty rozkaz wraca do siedziby: { $area }.
lafamiglia-event-control = { $you ->
    [yes] Kontrolujesz
   *[no] { $seat } kontroluje
} mandamento { $mandamento }.
lafamiglia-event-control-lost = { $you ->
    [yes] Nie kontrolujesz
   *[no] { $seat } nie kontroluje
} już mandamento { $mandamento }.
lafamiglia-event-tile-taken = { $you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
} znacznik na kafelku { $tile }.
lafamiglia-event-tile-freed = { $you ->
    [yes] Zdejmujesz
   *[no] { $seat } zdejmuje
} znacznik z kafelka { $tile }.
lafamiglia-event-sheets = Dolny arkusz staje się górnym. Znaczniki: pierwszy gracz { $primo }, sądy { $justice }, policja { $police }, banki { $economy }, kościół { $church }, dwie instytucje { $two }.
lafamiglia-event-encounter = Runda { $round }, spotkania: rozkazy zostają odkryte. { $you ->
    [yes] Jesteś pierwszym graczem
   *[no] Pierwszy gracz: { $seat }
}.
lafamiglia-event-reveal = { $area }: { $token }.
lafamiglia-event-resolve = { $you ->
    [yes] Rozpatrujesz
   *[no] { $seat } rozpatruje
} rozkaz, { $area }: { $token }.
lafamiglia-event-symbol = { $you ->
    [yes] Używasz
   *[no] { $seat } używa
} symbolu rozkazu ({ $token }): { $symbol }.
lafamiglia-event-neutrals = { $you ->
    [yes] Umieszczasz
   *[no] { $seat } umieszcza
} { $n ->
    [one] { $n } neutralny soldato
    [few] { $n } neutralni soldati
    [many] { $n } neutralnych soldati
   *[other] { $n } neutralnych soldati
}: { $area }.
lafamiglia-event-target-land = { $you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
} cel lądem: { $origin } → { $target }.
lafamiglia-event-target-boat = { $you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
} cel motorówką: { $origin } → { $target }.
lafamiglia-event-target-allies = { $you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
} cel ze Sprzymierzeńcami: { $origin } → { $target }.
lafamiglia-event-move = { $you ->
    [yes] Wysyłasz
   *[no] { $seat } wysyła
} { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}{ $cars ->
    [0] {""}
    [one] {" "}i { $cars } samochód
    [few] {" "}i { $cars } samochody
    [many] {" "}i { $cars } samochodów
   *[other] {" "}i { $cars } samochodu
}: { $origin } → { $target }.
lafamiglia-event-turncoat = { $you ->
    [yes] Przeciągasz
   *[no] { $seat } przeciąga
} na swoją stronę { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}: { $area }.
lafamiglia-event-bonuses = Premie, { $area }: atak { $attack } ({ $side }), obrona { $defence }.
lafamiglia-event-brute = { $you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
} brutalność: { $area }.
lafamiglia-event-defends-neutrals = { $you ->
    [yes] Grasz
   *[no] { $seat } gra
} za neutralnych: { $area }.
lafamiglia-event-cards-chosen = Karty konfliktu wybrane: { $seat }, { $other }.
lafamiglia-event-takes-card = { $you ->
    [yes] Zabierasz kartę przeciwnika ({ $other }).
    [other] { $seat } zabiera twoją kartę.
   *[no] { $seat } zabiera kartę przeciwnika ({ $other }).
}
lafamiglia-event-leaves-card = { $you ->
    [yes] Zostawiasz kartę przeciwnika ({ $other }).
    [other] { $seat } zostawia twoją kartę.
   *[no] { $seat } zostawia kartę przeciwnika ({ $other }).
}
lafamiglia-event-card-shown = { $you ->
    [yes] Ty
   *[no] { $seat }
}, karta: { $card }.
lafamiglia-event-traitor = Zdrada, { $area }: do walki dołącza 1 soldato ({ $side }).
lafamiglia-event-coward = Tchórzostwo, { $area } ({ $side }): ucieczka, { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-attackers-lost = Straty atakujących, { $area } ({ $side }): { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-knock-out = Straty, { $area }: każda ze stron traci { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}.
lafamiglia-event-area-taken = Obszar przejęty: { $area } ({ $side }).
lafamiglia-event-attack-over = Atak zakończony, { $area } ({ $side }).
lafamiglia-event-bomb = { $you ->
    [yes] Dokonujesz
   *[no] { $seat } dokonuje
} zamachu{ $cars ->
    [0] {""}
   *[other] {" "}(samochód pułapka)
}, { $origin } → { $target }: obrażenia { $n }.
lafamiglia-event-defect = { $you ->
    [yes] Przeciągasz
   *[no] { $seat } przeciąga
} do siebie { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}: { $area }.
lafamiglia-event-incite = { $you ->
    [yes] Podburzasz
   *[no] { $seat } podburza
} { $n ->
    [one] { $n } neutralny soldato
    [few] { $n } neutralni soldati
    [many] { $n } neutralnych soldati
   *[other] { $n } neutralnych soldati
}: { $origin } → { $target }.
lafamiglia-event-win = { $team ->
    [0] Wygrywa drużyna zachodu, runda { $round }.
   *[other] Wygrywa drużyna wschodu, runda { $round }.
}
lafamiglia-event-score = Mandamenti: zachód { $west }, wschód { $east }.
lafamiglia-event-draw = Remis. Mandamenti: zachód { $west }, wschód { $east }.

lafamiglia-error-unknown-area = Nie ma obszaru „{ $area }”.
lafamiglia-error-option-list = Opcja „{ $option }”: potrzeba różnych wartości: { $n }, z listy: { $known }.
lafamiglia-error-pack-ids = Zestaw, „{ $table }”: brakuje identyfikatorów, są nieznane lub w innej kolejności: { $ids }.
lafamiglia-error-pack-letters = Zestaw: kolumny planszetek rodzin nie odblokowują każdego zaawansowanego rozkazu dokładnie raz.
lafamiglia-error-pack-mandamenti = Zestaw: każde mandamento ma trzy obszary, a każdy obszar należy do jednego.
lafamiglia-error-pack-no-free-cell = Zestaw: arkusz { $sheet } musi mieć darmowe pole nieskończoności.
lafamiglia-error-pack-not-mutual = Zestaw: { $one } wymienia sąsiada { $other }, ale nie odwrotnie.
lafamiglia-error-pack-value = Zestaw, „{ $table }” { $id }: pole „{ $field }” nie może mieć wartości „{ $found }”.
lafamiglia-error-scenario-area = „{ $text }” to nie strona z soldati, samochodami i laboratoriami, jak „red 5 cars 2 labs 1”.
lafamiglia-error-scenario-order = { $token } nie leży na mapie, więc nie może być wykonywanym rozkazem.
lafamiglia-error-two-holders = { $area }: soldati dwóch stron, a obszar trzyma jedna.
lafamiglia-error-open-spaces = { $colour }, { $row }: odkryte pola: { $found }, a rząd ma ich { $most }.
lafamiglia-error-token-twice = { $token } jest wymieniony w dwóch miejscach.
lafamiglia-error-token-area = { $token } leży na obszarze { $area }, którego jego rodzina nie trzyma.
lafamiglia-error-token-covered = { $token } leży na planszy rodziny: uwalnia się, gdy liczba odkrytych pól rzędu { $row } to { $most } („uncovered”).
lafamiglia-error-tokens-in-area = { $area }: liczba żetonów rozkazów to { $found }, a na obszarze leżą najwyżej dwa.
lafamiglia-error-resolved = { $token } jest wymieniony jako wykonany, ale nie leży na mapie.
lafamiglia-error-soldiers-on-map = { $area }: soldati { $colour }: { $here }, na całej mapie { $found }, a jest ich tylko { $most }.
lafamiglia-error-soldiers = { $colour }: soldati na mapie { $map }, w kwaterze { $hq } i w zapasie { $supply }, razem { $found }, a rodzina ma ich dokładnie 50.
lafamiglia-error-pool = Neutralni soldati na mapie { $map } i w puli { $pool }, razem { $found }, a jest ich dokładnie 30.
lafamiglia-error-boats = { $colour }: liczba łodzi na morzu to { $found }, a rodzina ma ich { $most }.
lafamiglia-error-boats-in-sea = { $sea }: liczba łodzi to { $found }, a na morzu mieszczą się dwie.
lafamiglia-error-cars = { $colour }: liczba samochodów na mapie to { $found }, a rodzina ma ich { $most }.
lafamiglia-error-cars-alone = { $area }: samochody bez soldati rodziny ({ $found }); samochód stoi tylko tam, gdzie obszar trzyma jego rodzina.
lafamiglia-error-no-soldiers = { $area }: obszar jest trzymany bez ani jednego soldato.
lafamiglia-error-labs = Liczba laboratoriów na mapie to { $found }, a jest ich tylko { $most }.
lafamiglia-error-labs-in-area = { $area }: liczba laboratoriów to { $found }, a na obszarze mieszczą się dwa.
lafamiglia-error-discs = { $colour }: dyski na arkuszach { $sheets } i na kafelkach { $tiles }, a z planszy zeszło ich { $most }.
lafamiglia-error-neutral-discs = Liczba neutralnych dysków na arkuszach to { $found }, a jest ich 8.
lafamiglia-error-cell = { $cell }: liczba dysków to { $found }, a więcej niż jeden przyjmują tylko pola nieskończoności.
lafamiglia-error-column = { $column }: liczba dysków to { $found }, a w rundzie { $round } ta kolumna górnego arkusza ma miejsc: { $most }.
lafamiglia-error-upper-after-planning = Na górnym arkuszu leżą dyski, a planowanie kończy się dopiero, gdy jest pusty.
lafamiglia-error-marker-after-planning = Po planowaniu na arkuszu leży znacznik Ultima Azione, a zabiera się je wcześniej.
lafamiglia-error-marker = Znacznik Ultima Azione leży tam, gdzie musi leżeć dokładnie jeden dysk: { $cell }.
lafamiglia-error-tile-twice = Kafelek { $tile } trzyma dwóch graczy jednej drużyny, a drużyna ma jeden egzemplarz.
lafamiglia-error-control-twice = Mandamento { $mandamento } ma dwóch panów.
lafamiglia-error-tiles-in-play = Liczba kafelków w grze to { $found }, a zawsze jest ich siedem.
lafamiglia-error-tile-discs = { $colour }: liczba dysków na kafelkach to { $found }, a mandamenti („control”) tylko { $most }; każdy dysk potrzebuje jednego.

lafamiglia-board-round = Runda { $round }
lafamiglia-board-phase = { $phase ->
    [setup] Przygotowanie
    [planning] Planowanie
    [ultima] Ultima Azione
    [check] Sprawdzenie
    [encounter] Spotkania
   *[over] Koniec
}
lafamiglia-board-legend = ⚗ laboratorium  ⚙ samochód  ▲ atak  ■ zaopatrzenie  ▒▒ zakryty rozkaz
lafamiglia-board-map = Mapa
lafamiglia-board-upper = Górny arkusz: znaczniki i koszt kolumny dla ciebie
lafamiglia-board-lower = Dolny arkusz ({ $sheet }): / jedno z dwóch, + oba, * tylko własne obszary, ∞ zawsze wolne, ! Ultima Azione
lafamiglia-board-price = koszt { $count } ₤
lafamiglia-board-part = { $what ->
    [recruit] werbunek
    [place] umieść
    [order] 1 rozkaz
    [orders_apart] 2 rozkazy
    [orders_together] 2 w 1 obsz.
    [equip] sprzęt
    [launder] pranie
    [rally] zwołanie
    [influence_return] wpływ do puli
    [influence_place] wpływ arkusz
    [influence_row2] wpływ rząd×2
   *[ultima] Ultima Azione
}
lafamiglia-board-players = Rodziny: wartości bazowe, ○ odkryte i ● zakryte pola
lafamiglia-board-card = Twoja zakryta karta konfliktu: { $card }
lafamiglia-board-hq = siedziba: { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}, { $tokens ->
    [one] { $tokens } rozkaz
    [few] { $tokens } rozkazy
    [many] { $tokens } rozkazów
   *[other] { $tokens } rozkazu
}
lafamiglia-board-off-map = poza mapą: { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}
lafamiglia-board-supply = pula: { $soldiers ->
    [one] { $soldiers } soldato
   *[other] { $soldiers } soldati
}, { $cars ->
    [one] { $cars } samochód
    [few] { $cars } samochody
    [many] { $cars } samochodów
   *[other] { $cars } samochodu
}, { $boats ->
    [one] { $boats } motorówka
    [few] { $boats } motorówki
    [many] { $boats } motorówek
   *[other] { $boats } motorówki
}, { $discs ->
    [one] { $discs } znacznik
    [few] { $discs } znaczniki
    [many] { $discs } znaczników
   *[other] { $discs } znacznika
}
lafamiglia-board-controls = { $count ->
    [one] { $count } mandamento
   *[other] { $count } mandamenti
}
lafamiglia-board-first = pierwszy gracz
lafamiglia-board-tiles = Kafelki, { $one } + { $other }:
lafamiglia-board-queue = Kolejka rozkazów
lafamiglia-board-orders = Rozkazy drużyny
lafamiglia-board-in-hq = { $name }, w siedzibie
lafamiglia-board-on-map = { $name }, na mapie
lafamiglia-board-can-be = { $name }: { $count } z tych w siedzibie, reszta na mapie
lafamiglia-board-decides = Decyduje: { $who }
lafamiglia-board-near-land = Lądem
lafamiglia-board-near-seas = Morza
lafamiglia-board-near-boats = Motorówkami drużyny

lafamiglia-why-step = { $kind ->
    [deal-tile] Najpierw decyduje los.
    [deal-team] Najpierw decyduje los.
    [deal-family] Najpierw decyduje los.
    [deal-first] Najpierw decyduje los.
    [deal-character] Najpierw decyduje los.
    [setup-family] Teraz pytanie brzmi: którą rodziną pokierujesz?
    [setup-soldier] Teraz pytanie brzmi: w którym obszarze stanie soldato z karty postaci?
    [setup-car] Teraz pytanie brzmi: w którym obszarze stanie samochód z karty postaci?
    [setup-boat] Teraz pytanie brzmi: na którym morzu stanie motorówka z karty postaci?
    [setup-lab] Teraz pytanie brzmi: w którym obszarze stanie laboratorium z karty postaci?
    [setup-disc] Teraz pytanie brzmi: do której kolumny górnego arkusza trafi twój znacznik?
    [tile-influence] Teraz pytanie brzmi: użyć kafelka Wpływy: odrzucić 1 soldato z siedziby i zastąpić neutralny znacznik swoim?
    [plan-turn] Teraz pytanie brzmi: użyć pola czy szerzyć wpływy całą kolumną?
    [gift-answer] Teraz pytanie brzmi: sojusznik prosi o pieniądze. Ile dajesz? Każda 1 ₤ kosztuje cię 2 ₤.
    [plan-disc] Teraz pytanie brzmi: który znacznik z górnego arkusza przenosisz?
    [plan-cell] Teraz pytanie brzmi: na które pole dolnego arkusza trafia znacznik?
    [plan-part] Teraz pytanie brzmi: którą część akcji wykonujesz teraz?
    [place-area] Teraz pytanie brzmi: w którym obszarze umieszczasz soldati?
    [place-count] Teraz pytanie brzmi: ilu soldati umieszczasz?
    [order-token] Teraz pytanie brzmi: który rozkaz wydajesz?
    [order-area] Teraz pytanie brzmi: w którym obszarze kładziesz rozkaz?
    [equip-kind] Teraz pytanie brzmi: co umieszczasz: samochód, motorówkę czy laboratorium?
    [car-area] Teraz pytanie brzmi: w którym obszarze stawiasz samochód?
    [lab-area] Teraz pytanie brzmi: w którym obszarze stawiasz laboratorium?
    [boat-sea] Teraz pytanie brzmi: na którym morzu stawiasz motorówkę?
    [boat-move] Teraz pytanie brzmi: przesunąć motorówkę na sąsiednie morze?
    [boat-remove] Teraz pytanie brzmi: trzy motorówki to za dużo. Czyja motorówka znika razem z twoją?
    [rally-area] Teraz pytanie brzmi: w którym obszarze robisz zwołanie?
    [rally-from] Teraz pytanie brzmi: z którego sąsiedniego obszaru nadchodzą jednostki?
    [rally-soldiers] Teraz pytanie brzmi: ilu soldati stamtąd nadchodzi?
    [rally-cars] Teraz pytanie brzmi: ile samochodów stamtąd nadjeżdża?
    [infl-row] Teraz pytanie brzmi: z którego rzędu planszetki rodziny zdejmujesz znacznik?
    [infl-more] Teraz pytanie brzmi: zdjąć też następny znacznik z tego rzędu?
    [infl-dest] Teraz pytanie brzmi: gdzie trafia znacznik?
    [gain-disc] Teraz pytanie brzmi: na które pole trafia następny znacznik z kolumny? Akcja pola nie jest wykonywana.
    [gain-step] Teraz pytanie brzmi: akcja kolumny czy rozkaz?
    [plan-after] Teraz pytanie brzmi: użyć kafelka czy zakończyć turę?
    [ultima-cell] Teraz pytanie brzmi: Ultima Azione: którego pola używasz?
    [check-remove] Teraz pytanie brzmi: kontrolujesz mniej mandamenti. Z którego kafelka zdejmujesz znacznik?
    [check-add] Teraz pytanie brzmi: na którym kafelku drużyny kładziesz znacznik?
    [enc-pick] Teraz pytanie brzmi: który z twoich rozkazów jest następny?
    [enc-part] Teraz pytanie brzmi: którego symbolu rozkazu używasz?
    [guard-area] Teraz pytanie brzmi: w którym obszarze soldato pilnuje laboratorium?
    [around-area] Teraz pytanie brzmi: gdzie przybywają soldati: do obszaru rozkazu czy obok?
    [around-count] Teraz pytanie brzmi: ilu soldati tam przybywa?
    [around-ally] Teraz pytanie brzmi: ilu soldati ze swojej siedziby dodajesz w swoim obszarze?
    [move-from] Teraz pytanie brzmi: z którego obszaru zaczyna się drugi ruch?
    [move-target] Teraz pytanie brzmi: dokąd ruszają lub gdzie atakują twoi soldati?
    [move-bribe] Teraz pytanie brzmi: użyć kafelka Łapówki: zapłacić, by usunąć jednego obrońcę?
    [move-soldiers] Teraz pytanie brzmi: ilu soldati rusza?
    [move-car] Teraz pytanie brzmi: zabrać samochód?
    [move-turncoat] Teraz pytanie brzmi: ilu obrońców przechodzi na twoją stronę?
    [move-payoff] Teraz pytanie brzmi: ilu obrońców spłacasz, po 1 ₤ za każdego?
    [fight-mode] Teraz pytanie brzmi: finezja czy brutalność?
    [fight-neutral] Teraz pytanie brzmi: kto zagrywa kartę za neutralnych: ty czy sojusznik?
    [fight-card] Teraz pytanie brzmi: którą kartę konfliktu zagrywasz?
    [fight-take] Teraz pytanie brzmi: zabrać kartę przeciwnika?
    [take-recruit] Teraz pytanie brzmi: użyć kafelka Rekrutacja w przejętym obszarze?
    [bomb-from] Teraz pytanie brzmi: z którego obszaru przeprowadzasz zamach?
    [bomb-target] Teraz pytanie brzmi: który obszar jest celem zamachu?
    [bomb-car] Teraz pytanie brzmi: użyć samochodu pułapki?
    [pentito-area] Teraz pytanie brzmi: z którego obszaru pentito usuwa soldati?
    [pentito-count] Teraz pytanie brzmi: ilu soldati znika?
    [defect-area] Teraz pytanie brzmi: z którego obszaru soldati przechodzą do ciebie?
    [defect-count] Teraz pytanie brzmi: ilu soldati przechodzi?
    [incite-area] Teraz pytanie brzmi: których neutralnych soldati podburzasz?
    [incite-target] Teraz pytanie brzmi: dokąd ruszają neutralni soldati?
    [incite-count] Teraz pytanie brzmi: ilu neutralnych soldati rusza?
    [recruit-count] Teraz pytanie brzmi: ilu soldati werbujesz?
    [launder-count] Teraz pytanie brzmi: ile pieniędzy pierzesz?
   *[other] Teraz decyduje się coś innego.
}
lafamiglia-why-may-not-pass = Tury planowania nie można spasować: użyj pola lub szerz wpływy.
lafamiglia-why-dealt-already = To już zostało rozdane.
lafamiglia-why-other-teams-colour = Rodzina { $colour } przypadła drugiej drużynie.
lafamiglia-why-colour-taken = Rodzina { $colour } jest już zajęta.
lafamiglia-why-two-labs = Są tam już dwa laboratoria, więcej nie wolno: { $area }.
lafamiglia-why-column-full = W kolumnie { $column } nie ma wolnego miejsca.
lafamiglia-why-no-neutral-disc = W kolumnie { $column } nie ma neutralnego znacznika.
lafamiglia-why-only-discs-of-others = Zostały tylko cudze znaczniki, a nie masz czym zapłacić: sprzedaj rozkaz lub poproś sojusznika.
lafamiglia-why-column-empty = W kolumnie { $column } nie ma znaczników, nie można jej wybrać.
lafamiglia-why-too-dear = To kosztuje { $price } ₤, a masz { $money } ₤.
lafamiglia-why-keep-a-turn = Potem nie byłoby czym opłacić tury: zachowaj pieniądze lub rozkaz na sprzedaż.
lafamiglia-why-tile-not-in-play = Kafelek { $tile } nie bierze udziału w tej grze.
lafamiglia-why-not-your-tile = Na kafelku { $tile } nie leży twój znacznik.
lafamiglia-why-tile-used = Kafelek { $tile } został już użyty w tej turze.
lafamiglia-why-tile-no-effect = Kafelek { $tile } nic by teraz nie dał.
lafamiglia-why-tile-taken = Na kafelku { $tile } leży już znacznik.
lafamiglia-why-more-than-asked = Prośba dotyczy tylko { $n } ₤.
lafamiglia-why-no-such-disc = W kolumnie { $column } nie ma takiego znacznika: { $colour }.
lafamiglia-why-no-fee = Przeniesienie cudzego znacznika kosztuje 1 ₤, a nie masz pieniędzy. Właściciel: { $colour }.
lafamiglia-why-other-sheet = Tego nie ma na dolnym arkuszu: { $cell }. Dolny to teraz arkusz { $sheet }.
lafamiglia-why-cell-taken = Leży tam już znacznik: { $cell }.
lafamiglia-why-cell-no-effect = Teraz nic by ci to nie dało: { $cell }.
lafamiglia-why-only-free-infinity = Bez opłaty za znacznik dostępne są tylko darmowe pola nieskończoności.
lafamiglia-why-not-ultima-again = Ultima Azione wymaga innego pola niż to: { $cell }.
lafamiglia-why-do-one-part = Trzeba wykonać co najmniej jedną część.
lafamiglia-why-part-not-here = Tego nie ma na tym polu: { $part }.
lafamiglia-why-part-done = To już zostało wykonane: { $part }.
lafamiglia-why-part-no-effect = Teraz nic by to nie dało: { $part }.
lafamiglia-why-own-area-only = Tu liczą się tylko własne obszary, a ten jest pusty: { $area }.
lafamiglia-why-partners-area = Ten obszar należy do sojusznika: { $area }.
lafamiglia-why-your-own-area = To twój własny obszar: { $area }.
lafamiglia-why-area-held = Ten obszar zajmują inni: { $area } ({ $side }).
lafamiglia-why-not-your-area = Nie masz tam żadnego soldato: { $area }.
lafamiglia-why-too-few-soldiers = Potrzebni soldati w siedzibie: { $n }, a masz { $have }.
lafamiglia-why-too-many = { $n } to za dużo; najwyżej { $most }.
lafamiglia-why-too-few = { $n } to za mało; co najmniej { $least }.
lafamiglia-why-order-first = Tu trzeba wydać rozkaz.
lafamiglia-why-other-area = Dwa rozkazy muszą leżeć w różnych obszarach, a tu już jeden jest: { $area }.
lafamiglia-why-token-there = Leżą tam już twoje rozkazy: { $area }, razem { $n }.
lafamiglia-why-token-on-board = Ten rozkaz jest jeszcze na planszetce rodziny: { $token }.
lafamiglia-why-token-on-map = Ten rozkaz leży już na mapie, { $area }: { $token }.
lafamiglia-why-token-sold = Ten rozkaz został sprzedany: { $token }.
lafamiglia-why-token-not-on-map = Tego rozkazu nie ma na mapie: { $token }.
lafamiglia-why-token-resolved = Ten rozkaz został już rozpatrzony: { $token }.
lafamiglia-why-not-your-token = To nie twój rozkaz: { $token }.
lafamiglia-why-supply-first = Najpierw wszystkie rozkazy zaopatrzenia, potem ataki: { $token }.
lafamiglia-why-other-initiative = Teraz kolej na rozkazy o inicjatywie { $initiative }, nie ten: { $token }.
lafamiglia-why-must-equip = Trzeba umieścić jeden element.
lafamiglia-why-must-place = Element trzeba umieścić.
lafamiglia-why-no-place-for-lab = Nie ma już laboratoriów albo w twoich obszarach brak na nie miejsca.
lafamiglia-why-none-left = W twojej puli już ich nie ma.
lafamiglia-why-no-place = Nie ma na to miejsca.
lafamiglia-why-sea-not-near = { $sea }: nie sąsiaduje z twoim obszarem.
lafamiglia-why-sea-not-at-order = { $sea }: nie sąsiaduje z obszarem rozkazu ({ $area }).
lafamiglia-why-seas-not-neighbours = { $sea } i { $other } nie sąsiadują ze sobą.
lafamiglia-why-no-such-boat = Nie ma takiej motorówki na tym morzu: { $colour }.
lafamiglia-why-no-own-neighbour = Żaden sąsiedni obszar nie jest twój: { $area }.
lafamiglia-why-move-something = Trzeba przemieścić co najmniej jeden element.
lafamiglia-why-source-used = Stamtąd już ruszono: { $area }.
lafamiglia-why-not-neighbours = { $area } i { $other } nie sąsiadują lądem.
lafamiglia-why-row-open = W rzędzie nie ma już znaczników: { $row }.
lafamiglia-why-other-row = Drugi znacznik musi pochodzić z innego rzędu niż: { $row }.
lafamiglia-why-column-needs-disc = W kolumnie { $column } nie ma innego znacznika.
lafamiglia-why-action-first = Najpierw akcja kolumny.
lafamiglia-why-action-done = Akcja kolumny została już wykonana.
lafamiglia-why-order-done = Rozkaz tej tury został już wydany.
lafamiglia-why-cannot-order = Nie masz rozkazu w siedzibie albo obszaru dla niego.
lafamiglia-why-symbol-not-here = Na tym rozkazie ({ $token }) nie ma takiego symbolu: { $symbol }.
lafamiglia-why-symbol-used = Symbol został już użyty: { $symbol }.
lafamiglia-why-symbol-no-effect = Symbol nic by teraz nie dał: { $symbol }.
lafamiglia-why-area-left = Obszar rozkazu nie jest już twój ({ $area }), więc to przepada: { $symbol }.
lafamiglia-why-rally-first = Zwołanie odbywa się przed pierwszą strzelbą.
lafamiglia-why-not-coastal = { $area }: brak dostępu do morza.
lafamiglia-why-no-lab = Nie ma tam laboratorium do pilnowania: { $area }.
lafamiglia-why-area-used = Ten obszar został już wybrany: { $area }.
lafamiglia-why-enough-areas = Sąsiednich obszarów najwyżej { $n }.
lafamiglia-why-no-neutrals = Obszar jest neutralny, a ta gra na to tu nie pozwala: { $area }.
lafamiglia-why-no-soldier = Nie ma już soldati: { $area }.
lafamiglia-why-origin = Drugi ruch zaczyna się w obszarze rozkazu lub tam, gdzie skończył się pierwszy, nie tu: { $area }.
lafamiglia-why-origin-itself = Stąd właśnie zaczyna się ruch: { $area }.
lafamiglia-why-no-target = Stąd nie ma celu: { $area }.
lafamiglia-why-no-boat-chain = Motorówki twojej drużyny nie łączą tych obszarów: { $area } i { $other }.
lafamiglia-why-allies-near = To i tak sąsiad, a Sprzymierzeńcy sięgają o jeden obszar dalej: { $area }.
lafamiglia-why-allies-between = Nie ma między nimi pustego ani neutralnego obszaru: { $area } i { $other }.
lafamiglia-why-empty-area = Ten obszar jest pusty: { $area }.
lafamiglia-why-car-cannot-board = Samochód nie popłynie motorówką.
lafamiglia-why-no-car = Nie masz tam samochodu: { $area }.
lafamiglia-why-one-car = Rozkaz może zabrać tylko jeden samochód, a dalej jedzie on tylko stamtąd, gdzie stoi.
lafamiglia-why-bomb-origin = Zamach wychodzi z obszaru rozkazu lub przejętego tym rozkazem, nie stąd: { $area }.
lafamiglia-why-wrong-distance = Odległość między nimi to nie 2: { $area } i { $other }.
lafamiglia-why-not-neutral = Nie ma tam neutralnych soldati: { $area }.
lafamiglia-why-too-far = Odległość { $distance }, a rozkaz sięga na { $most }: { $area }.
lafamiglia-why-no-need-to-sell = Sprzedaż nic tu nie da: nie ma za co płacić.
lafamiglia-why-no-need-to-ask = Prośba nic tu nie da: nie ma za co płacić.
lafamiglia-why-asked-already = Sojusznik został już poproszony.
lafamiglia-why-partner-has-too-little = Sojusznik ma za mało, by coś dać.
lafamiglia-why-more-than-partner-has = Sojusznik może dać najwyżej { $n } ₤.
