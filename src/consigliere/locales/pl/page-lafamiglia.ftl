lafamiglia-page-map = Mapa Sycylii
lafamiglia-page-panels = Części stołu
lafamiglia-page-panel = { $what ->
    [map] Mapa
    [sheets] Arkusze
    [families] Rodziny
    [orders] Rozkazy
   *[tiles] Kafelki
}
lafamiglia-page-zoom-in = Bliżej
lafamiglia-page-zoom-out = Dalej
lafamiglia-page-whole-map = Cała mapa
lafamiglia-page-follow = Mapa podąża za akcją
lafamiglia-page-sketch = Szkic dla sojusznika
lafamiglia-page-sketch-clear = Zetrzyj mój szkic
lafamiglia-page-sketch-how = Przeciągnij z obszaru na obszar albo wybierz oba: strzałka; jeden obszar dwa razy: znak. Widzi to tylko twój sojusznik.
lafamiglia-page-sketch-area = Szkic: { $area }

lafamiglia-page-empty = pusto
lafamiglia-page-soldiers = { $side }: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-page-labs = { $n ->
    [one] { $n } laboratorium
    [few] { $n } laboratoria
    [many] { $n } laboratoriów
   *[other] { $n } laboratorium
}
lafamiglia-page-cars = { $n ->
    [one] { $n } samochód
    [few] { $n } samochody
    [many] { $n } samochodów
   *[other] { $n } samochodu
}
lafamiglia-page-boats = { $side }: { $n ->
    [one] { $n } motorówka
    [few] { $n } motorówki
    [many] { $n } motorówek
   *[other] { $n } motorówki
}
lafamiglia-page-boat = Motorówka ({ $side }), { $sea }
lafamiglia-page-no-boats = bez motorówek
lafamiglia-page-order-open = rozkaz { $token }
lafamiglia-page-order-hidden = zakryty rozkaz: { $side }
lafamiglia-page-mandamento = Mandamento { $mandamento }
lafamiglia-page-controlled = Kontroluje: { $who }.
lafamiglia-page-would-control = Przy najbliższym sprawdzeniu: { $who }.
lafamiglia-page-nobody = nikt
lafamiglia-page-near = Lądem: { $land }.
lafamiglia-page-seas = Morza: { $seas }.
lafamiglia-page-by-boat = Motorówkami drużyny także: { $areas }.
lafamiglia-page-coast = Wybrzeże: { $areas }.
lafamiglia-page-seas-near = Sąsiednie morza: { $seas }.
lafamiglia-page-about-hidden-order = Zakryty: znają go tylko właściciel i sojusznik. W fazie starć odkrywa się wszystkie rozkazy.
lafamiglia-page-about = { $what ->
    [boat] Wozi soldati swojej drużyny od brzegu do brzegu przez sąsiednie morza z motorówkami drużyny. Bez samochodów. Trzecia motorówka na morzu: dwie odpływają.
    [control] Kto przy sprawdzeniu trzyma dwa z trzech obszarów, kontroluje mandamento. Liczy się to do zwycięstwa i daje znacznik na kafelku.
    [disc-of-other] Przesunięcie znacznika innego gracza kosztuje 1 ₤, płacone jemu.
   *[disc] Ten znacznik przesuwasz za darmo. Połóż go na polu dolnego arkusza, aby użyć pola.
}

lafamiglia-page-lower = Dolny arkusz
lafamiglia-page-tab = Cena kolumny: { $n } ₤
lafamiglia-page-column = { $column }: { $n ->
    [0] bez znaczników
    [one] { $n } znacznik
    [few] { $n } znaczniki
    [many] { $n } znaczników
   *[other] { $n } znacznika
}{ $cost ->
    [0] {""}
   *[other] , zdobycie kosztuje { $cost } ₤
}
lafamiglia-page-column-does = Zdobycie wpływów: { $what ->
    [primo] weź znacznik pierwszego gracza, potem postaw samochód, motorówkę lub laboratorium.
    [two] odkryj miejsce w jednym rzędzie, potem w innym; drugi znacznik trafia na arkusz.
   *[other] odkryj dwa kolejne miejsca tego rzędu.
} Potem możesz wydać jeden rozkaz.
lafamiglia-page-bill-tab = Cena kolumny, do banku
lafamiglia-page-bill-discs = { $n ->
    [one] { $n } znacznik, do banku
    [few] { $n } znaczniki, do banku
    [many] { $n } znaczników, do banku
   *[other] { $n } znacznika, do banku
}
lafamiglia-page-bill-fee = { $n ->
    [one] { $n } znacznik, dostaje { $side }
    [few] { $n } znaczniki, dostaje { $side }
    [many] { $n } znaczników, dostaje { $side }
   *[other] { $n } znacznika, dostaje { $side }
}
lafamiglia-page-bill-all = Razem
lafamiglia-page-bill-mine = Razem (masz { $money } ₤)
lafamiglia-page-disc = Znacznik ({ $side }), kolumna { $column }
lafamiglia-page-cell-gain = Najpierw dostajesz { $n } ₤.
lafamiglia-page-cell-price = Kosztuje { $n } ₤.
lafamiglia-page-join = { $what ->
    [or] Wybierz jedno z dwojga.
   *[and] Zrób oba w dowolnej kolejności; jedno można pominąć.
}
lafamiglia-page-own-only = * Tylko we własnych obszarach.
lafamiglia-page-infinite = ∞ To pole nigdy nie jest pełne.
lafamiglia-page-part = { $what ->
    [recruit] Soldati z puli do siedziby: wartość kościoła { $plus }.
    [place] Soldati z siedziby do jednego obszaru, własnego lub pustego: do wartości policji { $plus }.
    [order] Połóż zakryty rozkaz z siedziby we własnym obszarze bez rozkazu.
    [orders_apart] Do dwóch rozkazów w dwóch różnych obszarach.
    [orders_together] Do dwóch rozkazów w jednym własnym obszarze bez rozkazu.
    [equip] Postaw samochód, motorówkę lub laboratorium.
    [launder] 1 ₤ za każde laboratorium w twoich obszarach.
    [rally] Soldati i samochody z sąsiednich własnych obszarów zbierają się w jednym.
    [influence_return] Odkryj kolejne miejsce jednego rzędu; znacznik wraca do puli.
    [influence_place] Odkryj kolejne miejsce jednego rzędu; znacznik trafia na arkusz.
    [influence_row2] Odkryj do dwóch miejsc jednego rzędu; znaczniki wracają do puli.
   *[ultima] Postaw tu swój znacznik: na koniec planowania możesz przenieść ten krążek na inne pole i go użyć.
}

lafamiglia-page-figure = { $what ->
    [money] Pieniądze
    [hq] Soldati w siedzibie
    [supply] Soldati w puli
    [elsewhere] Soldati w siedzibie i w puli razem
    [tokens] Rozkazy w siedzibie
    [cars] Samochody w puli
    [boats] Motorówki w puli
    [discs] Znaczniki w puli
    [control] Mandamenti
   *[map] Soldati na mapie
}
lafamiglia-page-family = { $what ->
    [the-yellow] Pieniądze i laboratoria: najbogatszy rząd w grze, powolni na ulicach.
    [the-blue] Bomby: najlepsze samochody pułapki i pierwszy cios, słabo trzymają teren.
    [the-green] Przeciąganie i werbunek: przejmują wrogów, szybko rosną.
    [the-red] Wszechstronny atak, z podburzaniem i pentito.
    [the-white] Neutralni i obrona: kamizelki, straże, podburzanie.
   *[the-black] Późna brutalność: powolne rozkazy, najsilniejsze ataki.
}
lafamiglia-page-character = Start: { $money } ₤, soldati w siedzibie: { $hq }. Na mapę: soldati { $soldiers }, samochody { $cars }, motorówki { $boats }, laboratoria { $labs }.
lafamiglia-page-row = { $row } { $value }, zakryte miejsca: { $n }
lafamiglia-page-row-does = { $what ->
    [justice] Premia samochodu w ataku i samochodu pułapki.
    [police] Ilu soldati umieszczasz polem lub rozkazem.
    [church] Ilu soldati werbujesz.
   *[economy] Pieniądze i laboratoria, każde raz przy odkryciu.
}
lafamiglia-page-space = { $what ->
    [covered] Pod znacznikiem
   *[open] Odkryte
}
lafamiglia-page-value = { $what ->
    [justice] Premia samochodu { $n }, samochodu pułapki { $m }
    [police] Umieść soldati: { $n }
   *[church] Zwerbuj soldati: { $n }
}
lafamiglia-page-gain = { $what ->
    [car] Postaw samochód, raz
    [lab] Postaw laboratorium, raz
    [launder] Wypierz pieniądze: 1 ₤ za każde swoje laboratorium, raz
   *[money] Weź { $n } ₤, raz
}
lafamiglia-page-frees = Uwalnia rozkaz { $token }:

lafamiglia-page-token = { $what ->
    [attack] Rozkaz ataku, inicjatywa { $n }. Ataki są po wszystkich rozkazach zaopatrzenia, od najniższych liczb.
   *[supply] Rozkaz zaopatrzenia, inicjatywa { $n }. Zaopatrzenie jest pierwsze, od najniższych liczb.
}
lafamiglia-page-symbol = { $what ->
    [vest] Obrona +{ $n } przed atakami i bombami w tym obszarze, przez całą fazę starć.
    [skull] Premia ataku +{ $n } w każdym ataku i każdej bombie tego rozkazu.
    [soldiers] Soldati z siedziby do obszaru rozkazu, do { $n }.
    [deploy] Soldati z siedziby do obszaru rozkazu: wartość policji i liczba na żetonie.
    [recruit] Soldati z puli do siedziby: wartość kościoła i liczba na żetonie.
    [levy] Soldati z puli do siedziby: { $n }.
    [money] { $n } ₤ z banku.
    [launder] 1 ₤ za każde laboratorium w twoich obszarach.
    [car] Samochód do obszaru rozkazu.
    [lab] Laboratorium do obszaru rozkazu.
    [boat] Motorówka na morze obok obszaru.
    [lab_guard] Po jednym soldato z siedziby do każdego twojego laboratorium.
    [around] Soldati do obszaru rozkazu i do dwóch obszarów obok.
    [rally] Soldati i samochody z sąsiednich własnych obszarów przychodzą tu przed pierwszym ruchem.
    [shotgun] Przesuń soldati lądem lub motorówką; do cudzego obszaru to atak. Ruchy: { $n }.
    [bomb] Usuwa soldati z sąsiedniego obszaru: czaszki i samochód minus laboratoria i kamizelki. Bomby: { $n }.
    [pentito] Odchodzi jeden własny soldato; usuwasz soldati z sąsiednich obszarów, obrona się nie liczy.
    [defect] Do { $n } wrogów z sąsiednich obszarów przechodzi do ciebie.
    [incite] Na samym końcu: neutralni nie dalej niż { $n } obszary idą lub atakują za ciebie.
    [turncoat] Do { $n } obrońców przechodzi do ciebie przed atakiem.
   *[payoff] 1 ₤ za każdego obrońcę, który odejdzie przed atakiem.
}
lafamiglia-page-show-others = Pokaż, jakie rozkazy mogą mieć inni
lafamiglia-page-can-be = W siedzibie { $n }, zakryte na mapie { $hidden }. Są wśród tych:
lafamiglia-page-sold = sprzedany
lafamiglia-page-sell = Sprzedaj 1₤
lafamiglia-page-give = Daj sojusznikowi (płacisz dwa razy tyle)
lafamiglia-page-ask = Poproś sojusznika o
lafamiglia-page-group = { $what ->
    [gain] Zdobycie wpływów
   *[money] Pieniądze
}

lafamiglia-page-tile = { $what ->
    [influence] Początek planowania: odeślij 1 soldato z siedziby, neutralny znacznik staje się twój.
    [meetings] Raz w turze, { $price } ₤: soldati z puli do siedziby, { $n }.
    [reinforcements] Raz w turze, { $price } ₤: soldati z siedziby do własnego obszaru, do { $n }.
    [cars] Raz w turze, { $price } ₤: samochód do własnego obszaru.
    [speedboats] Raz w turze, { $price } ₤: postaw motorówkę.
    [chain_of_command] Do { $n } rozkazów w każdym własnym obszarze.
    [recruitment] Po zajęciu obszaru: 1 soldato z siedziby tam za darmo albo { $n } za { $price } ₤.
    [allies] { $price } ₤: zaatakuj obszar za pustym lub neutralnym sąsiadem.
    [bribery] { $price } ₤: jeden obrońca celu odchodzi przed atakiem.
    [delay_detonator] Samochód pułapka sięga { $n } obszary daleko.
   *[miniguns] Premia ataku +{ $n } przy ataku motorówkami.
}

lafamiglia-page-conflict = Konflikt: { $area }
lafamiglia-page-bonuses = premie { $attack } : { $defence }
lafamiglia-page-after-bonuses = Obrońców zostanie przed konfliktem: { $n }
lafamiglia-page-odds-of = { $what ->
    [tactics] finezja
    [brute] brutalność
    [take] weź
    [leave] zostaw
   *[send] { $n ->
        [one] wyślij { $n } soldato
       *[other] wyślij { $n } soldati
    }
}
lafamiglia-page-odds = Z { $ways } układów kart: zajęty { $taken } %, pusty { $empty } %, obroniony { $held } %
lafamiglia-page-odds-taken = zajęty { $taken } %

lafamiglia-page-doing = { $what ->
    [setup-soldier] Rozstawianie ({ $family }): zostało { $n }
    [setup-car] Samochody: zostało { $n }
    [gain-disc] Krążki kolumny: zostało { $n }
    [order-token] Rozkazy: zostało { $n }
    [order-area] Rozkazy: zostało { $n }
   *[other] Rozstawianie ({ $family }): zostało { $n }
}
lafamiglia-page-may-sell = Najpierw możesz sprzedać rozkazy
lafamiglia-page-must-raise = Na nic cię nie stać: sprzedaj rozkaz albo poproś partnera
lafamiglia-page-hand = Wydaj rozkaz: wybierz albo przeciągnij na obszar
lafamiglia-page-here = { $what ->
    [order] Który rozkaz trafi na obszar { $area }?
    [both] { $area }: wybierz rozkaz, który tu trafi, albo
   *[other] Co trafia na obszar { $area }?
}
lafamiglia-page-rest = { $n ->
    [one] Ostatni tutaj: { $place }
   *[other] Wszystkie { $n } tutaj: { $place }
}
lafamiglia-page-cell-disc = { $n ->
    [0] Wybór przesunie krążek ({ $colour }) z kolumny „{ $column }”, bez opłaty. Aby przesunąć inny, wybierz najpierw jego.
   *[other] Wybór przesunie krążek ({ $colour }) z kolumny „{ $column }”, { $n } ₤ dla właściciela. Aby przesunąć inny, wybierz najpierw jego.
}
lafamiglia-page-cards = Twoje karty konfliktu
lafamiglia-page-card-down = Karta zakryta
lafamiglia-page-card-does = { $what ->
    [does-traitor] Jeden soldato wroga odchodzi, jeden twój dołącza.
    [does-coward1] 1 twój soldato ucieka do siedziby.
   *[does-coward2] 2 twoich soldati ucieka do siedziby.
}
lafamiglia-page-odds-held = utrzymany { $held } %
lafamiglia-page-duel-end = { $what ->
    [taken] { $side }: { $area } zdobyty, pozostali soldati: { $n }
    [held] { $side }: { $area } utrzymany, pozostali soldati: { $n }
   *[empty] { $area }: nikt nie został
}
lafamiglia-page-duel-change = { $what ->
    [lost] stracono: { $n }
    [fled] uciekło do siedziby: { $n }
   *[joined] dołączyło: { $n }
}
lafamiglia-page-key-order = na obszarze: wydaj tam ten rozkaz
lafamiglia-tale-setup = { $you ->
    [yes] Twoje przygotowanie
   *[no] { $seat }, przygotowanie
}
lafamiglia-tale-use = { $you ->
    [yes] Używasz
   *[no] { $seat } używa
} pola: { $column }
lafamiglia-tale-gain = { $you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
} wpływy „{ $column }” za { $n } ₤
lafamiglia-tale-ultima = { $you ->
    [yes] Wykonujesz
   *[no] { $seat } wykonuje
} Ultima Azione: { $column }
lafamiglia-tale-soldiers = { $area }: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-tale-recruits = do siedziby { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-tale-orders = { $n ->
    [one] rozkaz
   *[other] rozkazy
} – { $areas }
lafamiglia-tale-piece = { $what ->
    [a_car] samochód
    [a_lab] laboratorium
   *[a_boat] motorówka
} – { $area }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-disc = znacznik – { $column }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-rally = zwołanie, { $area }: { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-tale-row = kolejne pole w rzędzie { $row }
lafamiglia-tale-rows = { $n ->
    [few] kolejne { $n } pola
   *[many] kolejnych { $n } pól
} w rzędzie { $row }
lafamiglia-tale-primo = pierwszy gracz
lafamiglia-tale-marker = znacznik Ultima Azione
lafamiglia-tale-leads = { $who }
lafamiglia-tale-check = Sprawdzenie mandamenti
lafamiglia-tale-control = { $you ->
    [yes] zyskujesz
   *[no] { $seat } zyskuje
} { $mandamento }
lafamiglia-tale-control-lost = { $you ->
    [yes] tracisz
   *[no] { $seat } traci
} { $mandamento }
lafamiglia-tale-score = zachód { $west } mandamenti, wschód { $east }
lafamiglia-tale-tile = { $you ->
    [yes] bierzesz
   *[no] { $seat } bierze
} kafelek { $tile }
lafamiglia-tale-order = { $you ->
    [yes] Twój rozkaz
   *[no] { $seat }, rozkaz
} – { $area } ({ $token })
lafamiglia-tale-march = { $you ->
    [yes] Przesuwasz
   *[no] { $seat } przesuwa
} { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}: { $origin } → { $target }
lafamiglia-tale-march-too = { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
} → { $target }
lafamiglia-tale-attack = { $you ->
    [yes] Atakujesz
   *[no] { $seat } atakuje
}: { $origin } → { $target }, siły { $n }
lafamiglia-tale-attack-too = atak: { $target }
lafamiglia-tale-battle = { $you ->
    [yes] Atakujesz
   *[no] { $seat } atakuje
}: { $origin } → { $target }, siły { $n }; { $outcome ->
    [taken] obszar przejęty
   *[held] atak odparty
} (straty { $lost } do { $killed })
lafamiglia-tale-battle-too = { $outcome ->
    [taken] przejęte: { $target }
   *[held] atak odparty: { $target }
} (straty { $lost } do { $killed })
lafamiglia-tale-bomb = zamach, { $target }: obrażenia { $n }
lafamiglia-tale-incite = neutralni idą: { $target }
lafamiglia-tale-defect = { $area }: przeciągnięto { $n ->
    [one] { $n } soldato
   *[other] { $n } soldati
}
lafamiglia-tale-money = { $sign ->
    [plus] +{ $n } ₤
   *[minus] −{ $n } ₤
}
lafamiglia-page-team = { $team ->
    [team_0] Zachód
   *[team_1] Wschód
}
lafamiglia-page-mandamenti = { $n ->
    [one] mandamento
   *[other] mandamenti
}
lafamiglia-page-at-check = przy sprawdzeniu
lafamiglia-page-decided = { $rule ->
    [LF-160] Cel osiągnięty: 5 mandamenti jednego gracza albo 6 drużyny.
    [LF-161] Żadna drużyna sama nie osiągnęła celu; decyduje liczba mandamenti.
   *[LF-162] Po równo mandamenti: decyduje, kto trzyma Bronte; jeśli nikt, jest remis.
}

lafamiglia-page-icon = { $icon ->
    [elsewhere] soldati w siedzibie lub w puli, nie wiadomo gdzie
    [control] kontrola mandamento
    [swords] starcie
    [plus] bliżej
    [minus] dalej
    [sketch] szkic dla partnera
    [eye] cała mapa
    [follow] śledź wydarzenia
    [clear] usuń szkic
   *[other] { $icon }
}
