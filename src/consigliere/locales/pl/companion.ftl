companion-help = Program prowadzi Siepacza, a ty grasz w „Scarface 1920” z prawdziwym pudełkiem.

    Przykłady: consigliere henchman
    · consigliere henchman --cards physical --pack my-box
    · consigliere henchman --continue
companion-help-pack = Folder (lub plik) z liczbami twojego pudełka, wypełniony według owner_template.toml.
companion-help-cards = „app”: karty Siepacza tasuje i dobiera program; „physical”: dobierasz je z pudełka i nazywasz.
companion-help-humans = Grają przeciw niemu dwie lub trzy osoby: ich kolory w kolejności tur po nim, na przykład green,red.
companion-help-load = Wznów zapisaną partię; sam plik się nie zmienia.
companion-help-continue = Wznów ostatnią niedokończoną partię.

companion-welcome = Siepacz obok twojego pudełka. Każda odpowiedź jest zapisywana. Pusty wiersz bierze wartość w nawiasie. Polecenia w każdej chwili: { $commands }; „help” pokazuje wszystkie.
companion-sources = Gra według instrukcji trybu solo. Jego { $cards } kart akcji, liczby jego planszetek i ceny to nasza rekonstrukcja, dostrojona dla równowagi gry, chyba że użyjesz kart albo wpiszesz liczby z własnego pudełka (docs/companion.md).
companion-defaults = Tego nie ma w twoim zestawie, liczą się nasze liczby: { $keys }.
companion-default = [{ $value }]
companion-undone = Krok cofnięty.
companion-saved = Zapisano: { $file }.
companion-saved-to = Partia jest zapisana w { $file }. Wznowienie: consigliere henchman --continue
companion-no-plan = Nie ma teraz planu.
companion-no-sheet = Przed końcem przygotowania nie ma jeszcze arkusza.
companion-card = { $card }: siła { $power }, ruch { $move }
companion-told-cannot = Karta { $card }, rząd { $row }: nie da się wykonać ({ $reason }). Gra dalej bez kostki.
companion-yes = tak
companion-no = nie
companion-normal = zwykły
companion-hard = trudny: o 1 siły więcej
companion-owner = { $owner ->
    [you] ty
    [henchman] Siepacz
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
    [purple] fioletowy
    [orange] pomarańczowy
    [black] czarny
    [white] biały
   *[nobody] nikt
}
companion-to = { $who }: { $words }
companion-column = { $column ->
    [tile] kwartał
    [district] dzielnica
    [owner] kontroluje
    [profit] zysk
    [defence] obrona
    [alcohol] potrzebny alkohol
    [guns] potrzebna broń
    [markers] znaczniki
    [missing] brakujący towar
    [night] noc (1) lub dzień (0)
    [goods] alkohol + broń na nim
    [token] numer
    [thugs] jego zbiry
    [cars] jego auta
    [trucks] jego ciężarówki
   *[other] { $column }
}
companion-command = { $command ->
    [undo] cofnij ostatnią odpowiedź, krok po kroku do początku
    [sheet] pokaż wszystko, co pomocnik wie o stole
    [plan] pokaż jego plan z akcjami w słowach
    [save] zapisz partię do pliku: save PLIK
    [rule] pokaż zasadę: rule SF-154
    [help] ta lista
    [quit] zakończ; partia jest zapisana
    [tile] zmień kwartał: tile ETYKIETA owner you profit 5 need 1 0 defence 4 markers 1 goods 0 2 (dowolne z nich)
    [add] nowy kwartał w mieście: add ETYKIETA DZIELNICA
    [drop] skreśl kwartał: drop ETYKIETA
    [set] popraw jego liczbę: set money 7, set hq 3, set street west 2, set cars west 1, set level power 2, set dealer 1 0 1 0
    [ring] kto ma pierścień rodzinny: ring you, ring henchman, ring nobody
    [passive] co dodają mu wiadomości: passive hire_cost 1, passive supply -1
    [news] odkryto kartę wiadomości; to, co mu dodaje, zastępuje to, co dodawała poprzednia: news hire_cost 1 supply -1 albo samo news
    [lost] traci coś, a program mówi co: lost imprisoned 1, lost wounded 2, lost killed 1, lost goods 1, lost alcohol 1, lost guns 1, lost business, lost control, lost upgrade, lost vehicle, lost money 3, lost crime 3; „here”, „districts” albo „prison” po liczbie mówi gdzie; wszystko, co zabiera obława, naraz: lost imprisoned 2; money 4; crime 3
    [got] zyskuje coś: got money 3, got goods 2, got recruit 1, got vehicle
   *[other] { $command }
}

companion-sheet-money = Pieniądze { $money } $, przestępczość { $crime } (Ness { $ness }), gwiazdki { $stars }, roboty { $jobs }, aktywne wiadomości { $news }
companion-sheet-thugs = Zbiry: { $thugs }
companion-sheet-levels = Poziomy: { $levels }; figurka szefa na polu { $cell }
companion-sheet-dealers = Dilerzy (zbiry/alkohol/broń): { $dealers }
companion-sheet-cards = Karty: talia { $deck }, stos odrzuconych { $discard }, A { $a }, B { $b }
companion-sheet-ring = Pierścień: { $owner ->
    [you] masz go ty
    [henchman] ma go Siepacz
    [nobody] nikt go nie ma
   *[other] ma go { $who }
}

companion-ask-level = Na jakim poziomie grasz?
companion-ask-gang = Który gang prowadzi Siepacz?
companion-ask-decks = Ile kart jest w jego taliach A, B i C? Trzy liczby.
companion-ask-tokens = Jaki numer leży w każdej dzielnicy? Siedem liczb w tej kolejności: { $districts }.
companion-ask-city = Jakie kwartały leżą w mieście? Jeden w wierszu, w kolejności wykładania: ETYKIETA DZIELNICA, po własnym „{ $people }”, na przykład „docks north { $you }”. „ok”, gdy są wszystkie. Dzielnice: { $districts }.
companion-ask-start = Wylosuj jego dzielnicę startową spośród dzielnic bez policji i z wolnym kwartałem. Wpisz: DZIELNICA ETYKIETA, potem potrzebny alkohol i broń, zysk, obronę, na przykład „west docks 2 1 5 6”. Dzielnice: { $districts }.
companion-ask-pause = Twoja tura z pudełkiem. Powiedz, co się zmieniło (jak, pokazuje help). Była na niego obława? Użyj „lost”. Jest nowa karta wiadomości? Użyj „news”. Potem „go” na turę Siepacza, „end”, gdy partia jest skończona.
companion-ask-market = { $row ->
    [low] Czterech dolnych wspólników od lewej: ile gwiazdek ma każdy?
    [high] Dwóch górnych wspólników: ile gwiazdek ma każdy?
   *[one] Nowy wspólnik, { $slot }: ile gwiazdek?
} 0 dla pustego miejsca.
companion-ask-jobs-left = Czy w talii robót jest karta?
companion-ask-dealers-left = Czy w talii dilerów jest karta?
companion-ask-tiles-here = Te kwartały nie są jego, { $district }: czy to się zgadza? Obrona ze znacznikami i wiadomościami, bez zbirów, aut i plansz gangów. „ok” albo wiersz: NUMER WŁAŚCICIEL OBRONA, na przykład „1 { $you } 6”.
companion-ask-support-here = { $district }: ile dodają do obrony twojego kwartału twoje zbiry, auta, plansza i roboty?
companion-ask-your-tiles = Twoje kwartały: jaki zysk byś tam dostał? „ok” albo wiersz: NUMER ZYSK, na przykład „1 5”.
companion-ask-needs = Kwartały Siepacza: jakich towarów potrzebują? „ok” albo wiersz: NUMER ALKOHOL BROŃ, na przykład „1 2 0”.
companion-ask-your-thugs-here = Ilu masz zbirów tam, gdzie leży jego żeton: { $district }?
companion-ask-your-thugs = Ilu twoich zbirów można trafić { $at ->
    [districts] (tylko w dzielnicach)
    [prison] (tylko w więzieniu)
   *[any] { $prison ->
        [yes] (półświatek, władze, dilerzy, kwatera, dzielnice, więzienie)
       *[no] (półświatek, władze, dilerzy, kwatera, dzielnice)
    }
}?
companion-ask-your-money = Ile masz pieniędzy? { $n } i więcej to dla niego to samo.
companion-ask-your-crime = Gdzie stoi twój znacznik przestępczości?
companion-ask-touches = Jego karta mówi o tobie: { $effect }. Czy to coś teraz u ciebie zmieni?
companion-ask-news = Ile kart leży na polu aktywnych wiadomości?
companion-ask-free-slot = Ile znaczników biznesu leży na jego kwartałach? „ok” albo wiersz: NUMER ZNACZNIKI, na przykład „1 2”.
companion-ask-supply = Ile alkoholu i broni zostało w zasobach? Dwie liczby; { $n } i więcej to to samo.
companion-ask-goods = Ile alkoholu i broni leży na kwartale { $tile }? Dwie liczby.
companion-ask-count = Ile znaczników „{ $what }” leży na jego kwartałach?
companion-ask-option = Wybierasz za niego: która opcja?
companion-ask-tile = Według jego zasad te kwartały są równe. Wybierasz ty: który?
companion-ask-saved-good = Jego pojazd oszczędza jeden towar w kwartale { $tile }. Wybierasz ty: który towar zostaje?
companion-ask-aftermath = Czy to zmieniło coś na arkuszu: właścicieli lub znaczniki biznesu kwartałów, coś u Siepacza? Najpierw to podaj, potem „ok”.
companion-ask-card = Karta { $n } z { $of }: którą odkrywasz?
companion-name-cards = Podaj je po „go”, na przykład: go C01 C02
companion-ask-card-values = W twoim zestawie nie ma karty { $card }. Jej siła, jej ruch, ile ma rzędów?
companion-ask-card-row = Karta { $card }, rząd { $row }: premia i akcja, na przykład „1 takeover”, „0 send_thugs 2 here”, „0 money 2”, „1 steal 3 + crime 1”.
companion-ask-done = Gotowe?
companion-ask-cannot = Gotowe? Jeśli to niemożliwe, wpisz „cannot” i powód.
companion-ask-final-money = Koniec partii. Ile pieniędzy ma Siepacz?
companion-ask-final-stars = Ile gwiazdek jest w jego stosie wspólników?
companion-ask-final-you = Ile masz razem, z gwiazdkami?
companion-ask-final-tie = Remis: twoje kwartały, znaczniki biznesu na nich, twoja przestępczość? Trzy liczby.
companion-ask-over = { $winner ->
    [henchman] Wygrywa Siepacz
   *[you] Wygrywasz
}: Siepacz { $his } $, ty { $yours } $.
companion-ask-over-company = { $winner ->
    [henchman] Wygrywa Siepacz
   *[you] Wygrana
}: on ma { $his } $, najbogatszy z was { $yours } $.
companion-ask-anyway = Grać mimo to? Wpisz „yes”, aby grać dalej.

companion-do-set-up-board = Plansza Siepacza: 12 kostek na torze szefa, figurka szefa na polu 0, przestępczość 1; zbiry: slumsy { $slums }, kryjówki { $safehouses }, kwatera { $hq }.
companion-do-set-up-start = { $district }: połóż tam żeton Siepacza, postaw jedno jego auto i jego znacznik kontroli na kwartale { $tile }.
companion-do-set-up-dealers = Daj mu karty „Właściciel gorzelni” (Distillery Owner) i „Przemytnik broni” (Gun Runner) z towarem: alkohol { $alcohol }, broń { $guns }. { $humans ->
    [1] Daj mu trzy roboty, których nie zatrzymujesz
   *[other] Daj mu pierwsze trzy roboty, które mu przekazano
}.
companion-do-ring-income = Ma pierścień: bierze { $n } $.
companion-do-turn-up-plan = Odkryj { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
} z jego talii, od lewej do prawej.
companion-do-put-cube = Połóż kostkę akcji na karcie { $card }, rząd { $row }.
companion-do-discard-plan = Połóż jego plan na jego stos odrzuconych, karta z prawej na wierzchu.
companion-do-shuffle = Potasuj jego stos odrzuconych: to jego nowa talia.
companion-do-take-back = Akcja nie jest wykonana. Cofnij to, co dla niej zrobiono:
companion-do-earn = Siepacz bierze { $n } $ z zasobów.
companion-do-pay = Siepacz płaci { $n } $.
companion-do-steal = Oddaj Siepaczowi { $n } $ ze swoich pieniędzy.
companion-do-crime-up = Podnieś jego znacznik przestępczości o { $n }, nie ponad koniec toru.
companion-do-crime-down = Obniż jego znacznik przestępczości o { $n }, nie poniżej pola za Nessem.
companion-do-place-thug = Postaw zbira Siepacza z kwatery { $place ->
    [underworld] w półświatku
   *[authorities] u władz
}.
companion-do-thug-to-dealer = Postaw zbira Siepacza z kwatery na jego dilerze nr { $dealer }.
companion-do-recruit = Przesuń { $n } { $n ->
    [one] zbira
    [few] zbirów
   *[other] zbirów
} Siepacza { $place ->
    [slums] ze slumsów
   *[safehouses] z kryjówek
} do kwatery.
companion-do-free = Przesuń { $n } { $n ->
    [one] zbira
    [few] zbirów
   *[other] zbirów
} Siepacza z więzienia do kwatery.
companion-do-send = Wyślij { $n } { $n ->
    [one] zbira
    [few] zbirów
   *[other] zbirów
} Siepacza z kwatery do dzielnicy: { $district }.
companion-do-move-thug = Przesuń { $n } { $n ->
    [one] zbira
    [few] zbirów
   *[other] zbirów
} Siepacza: { $origin } → { $district }.
companion-do-move-vehicle = Przesuń { $vehicle ->
    [car] auto
   *[truck] ciężarówkę
} Siepacza: { $origin } → { $district }{ $riders ->
    [0] {""}
    [one] , jadących zbirów: { $riders }
   *[other] , jadących zbirów: { $riders }
}.
companion-do-place-vehicle = Postaw { $vehicle ->
    [car] auto
   *[truck] ciężarówkę
} Siepacza z rezerwy w dzielnicy: { $district }.
companion-do-lose-vehicle = Zwróć { $vehicle ->
    [car] auto
   *[truck] ciężarówkę
} Siepacza do jego rezerwy ({ $district }).
companion-do-lose-thug = Przesuń { $n } { $n ->
    [one] zbira
    [few] zbirów
   *[other] zbirów
} Siepacza { $place ->
    [hq] z kwatery
    [underworld] z półświatka
    [authorities] od władz
   *[prison] z więzienia
} { $to ->
    [prison] do więzienia
    [safehouses] do kryjówek
   *[slums] do slumsów
}.
companion-do-lose-dealer-thug = Przesuń zbira Siepacza z jego dilera nr { $dealer } { $to ->
    [prison] do więzienia
    [safehouses] do kryjówek
   *[slums] do slumsów
}.
companion-do-lose-street-thug = Przesuń { $n } { $n ->
    [one] zbira
    [few] zbirów
   *[other] zbirów
} Siepacza z dzielnicy { $district } { $to ->
    [prison] do więzienia
    [safehouses] do kryjówek
   *[slums] do slumsów
}.
companion-do-harm = Przesuń { $n } { $n ->
    [one] swojego zbira
    [few] swoich zbirów
   *[other] swoich zbirów
}{ $at ->
    [here] {" "}z dzielnicy jego żetonu
    [districts] {" "}z dzielnic
    [prison] {" "}z więzienia
   *[any] {""}
} { $to ->
    [prison] do więzienia
    [safehouses] do kryjówek
   *[slums] do slumsów
}; wybierasz ty. Jeśli masz mniej, tylu, ilu jest.
companion-do-fall-on-human = To spotyka ciebie: { $effect }.
companion-do-police = Przesuń { $n } { $n ->
    [one] radiowóz
    [few] radiowozy
   *[other] radiowozów
}: z dzielnicy o najniższym numerze do dzielnicy bez policji, gdzie jest najwięcej figur.
companion-do-hire = Weź wspólnika: { $stars } { $stars ->
    [one] gwiazdka
    [few] gwiazdki
   *[other] gwiazdek
} ({ $slot }), na stos Siepacza i uzupełnij miejsce.
companion-do-take-ring = Siepacz bierze pierścień rodzinny.
companion-do-cards-on-deck = Połóż wierzchnią kartę { $piles } zakrytą na jego talię akcji (A nad B).
companion-do-cards-on-discard = Połóż wierzchnią kartę { $piles } odkrytą na jego stos odrzuconych.
companion-do-app-on-deck = Nowa karta { $piles } leży na jego talii (pilnuje jej program).
companion-do-app-on-discard = Nowa karta { $piles } leży na jego stosie odrzuconych (pilnuje jej program).
companion-do-take-jobs = Daj Siepaczowi { $n } { $n ->
    [one] kartę roboty
    [few] karty robót
   *[other] kart robót
} z talii.
companion-do-take-dealer = Daj Siepaczowi { $n } { $n ->
    [one] kartę dilera
    [few] karty dilerów
   *[other] kart dilerów
} z talii, zakryte, na koniec jego rzędu.
companion-do-move-token = Przesuń żeton Siepacza: { $district } (numer { $number }).
companion-do-sell = Sprzedaje w kwartale { $tile } za { $money } $. Do zasobów:{ $alcohol ->
    [0] {""}
   *[other] {" "}{ $alcohol } × alkohol z kwartału.
}{ $guns ->
    [0] {""}
   *[other] {" "}{ $guns } × broń z kwartału.
}{ $dalcohol ->
    [0] {""}
   *[other] {" "}{ $dalcohol } × alkohol od jego dilerów.
}{ $dguns ->
    [0] {""}
   *[other] {" "}{ $dguns } × broń od jego dilerów.
}
companion-do-fence-tile = Sprzedaj władzom { $n } × { $good ->
    [alcohol] alkohol
   *[gun] broń
} z kwartału { $tile }: po { $price } $.
companion-do-fence-dealer = Sprzedaj władzom { $n } × { $good ->
    [alcohol] alkohol
   *[gun] broń
} z jego dilera nr { $dealer }: po { $price } $.
companion-do-gain-tile = Połóż { $n } × { $good ->
    [alcohol] alkohol
   *[gun] broń
} z zasobów na kwartale { $tile }.
companion-do-gain-dealer = Połóż { $n } × { $good ->
    [alcohol] alkohol
   *[gun] broń
} z zasobów na jego dilerze nr { $dealer }.
companion-do-lose-tile = Zwróć { $n } × { $good ->
    [alcohol] alkohol
   *[gun] broń
} z kwartału { $tile } do zasobów.
companion-do-lose-dealer = Zwróć { $n } × { $good ->
    [alcohol] alkohol
   *[gun] broń
} z jego dilera nr { $dealer } do zasobów.
companion-do-set-up-business = { $n ->
    [one] Wylosuj znacznik biznesu i połóż go
    [few] Wylosuj { $n } znaczniki biznesu i połóż je
   *[other] Wylosuj { $n } znaczników biznesu i połóż je
} na kwartale { $tile }. Przy dwóch lub więcej znacznikach odwróć płytkę na nocną stronę.
companion-do-lose-business = { $n ->
    [one] Z kwartału { $tile } znika znacznik biznesu; który, wybierasz ty
    [few] Z kwartału { $tile } znikają { $n } znaczniki biznesu; które, wybierasz ty
   *[other] Z kwartału { $tile } znika { $n } znaczników biznesu; które, wybierasz ty
}. Przy mniej niż dwóch znacznikach odwróć płytkę na dzienną stronę.
companion-do-remove-control = Zdejmij swój znacznik kontroli z kwartału { $tile }; towar z niego wraca do zasobów.
companion-do-lose-control = Zdejmij znacznik kontroli Siepacza z kwartału { $tile }; towar z niego wraca do zasobów.
companion-do-take-over-neutral = Siepacz przejmuje kwartał { $tile } ({ $district }): połóż tam jego znacznik kontroli. Jego przestępczość rośnie o { $steps }, a jeśli jest tam policja, o { $police }.
companion-do-take-over-yours = Siepacz przejmuje twój kwartał { $tile } ({ $district }): zabierz swój znacznik, połóż jego; jeden twój zbir w tej dzielnicy, jeśli jest, zostaje ranny. Towar zostaje. Jego przestępczość rośnie o { $steps }, a jeśli jest tam policja, o { $police }.
companion-do-upgrade = Ulepsz do poziomu { $level }: { $what }; kostka z toru szefa, figurka szefa idzie na pole { $cell }.
companion-do-downgrade = Spada do poziomu { $level }: { $what }; kostka wraca na tor szefa, figurka szefa cofa się na pole { $cell }.
companion-do-thugs-return = Wszystkie zbiry Siepacza z półświatka, od władz i od dilerów wracają do kwatery.
companion-do-time-forward = Przesuń znacznik czasu o jedno pole. Na ostatnim polu następuje faza „Wydanie specjalne”.

companion-error-no-default = Nie ma tu wartości do przejęcia: proszę odpowiedzieć.
companion-error-choice = „{ $found }” tu nie pasuje. Można: { $known }.
companion-error-numbers = Wpisz { $count } { $count ->
    [one] liczbę
    [few] liczby
   *[other] liczb
} od { $least } do { $most }.
companion-error-row = Wiersz to jego numer i { $count } { $count ->
    [one] wartość
    [few] wartości
   *[other] wartości
}; albo „ok”.
companion-error-rows = Karta ma od 1 do 6 rzędów.
companion-error-colours = „{ $found }”: potrzebne są różne kolory dwóch lub trzech osób. Są: { $known }.
companion-error-unknown = { $tile }: jakaś wartość jest jeszcze nieznana, wpisz wiersz.
companion-error-tile = Na arkuszu nie ma kwartału „{ $found }”. Są: { $known }.
companion-error-tile-twice = { $tile } jest już na arkuszu.
companion-error-tiles-many = Arkusz mieści najwyżej { $most } kwartałów.
companion-error-add-tile = Wpisz nazwę kwartału i dzielnicę; „ok”, gdy są wszystkie.
companion-error-start = Wpisz sześć rzeczy: dzielnica, etykieta, alkohol, broń, zysk, obrona; potrzebny jest choć jeden towar.
companion-error-start-tile = { $tile }: ten kwartał nie leży w tej dzielnicy albo jest twój.
companion-error-tokens = Każdy numer od 1 do 7 leży w jednej dzielnicy.
companion-error-edit = „{ $command }” wymaga więcej słów; zobacz „help”.
companion-error-first-answer = Najpierw odpowiedz na to pytanie.
companion-error-endless = To, co robią te karty i plansze, kręci się w kółko bez końca: na przykład poziom, który po osiągnięciu sam się cofa. Nic nie zmieniono.
companion-error-action = „{ $found }”: takiego rozkazu, czasownika ani liczby nie ma w języku efektów.
companion-error-card = „{ $found }” nie może być numerem karty.
companion-error-card-used = Karta { $found } leży już w jego planie albo na stosie odrzuconych.
companion-error-cards-many = { $found }: o jedną kartę za dużo, wszystkich jest { $most }.
companion-error-no-cards = W jego talii C nie ma kart; bez nich nie zagra.
companion-error-nothing-to-continue = Nie ma niedokończonej partii z Siepaczem.
companion-error-file-title = Zapisana partia zaczyna się od „{ $title }”.
companion-error-file-line = Tego wiersza zapisanej partii nie da się zrozumieć: „{ $line }”.
companion-error-file-long = Zapisana partia ma ponad { $most } odpowiedzi: tak długich partii nie ma.
companion-error-file-missing = W zapisanej partii brak wiersza „{ $key }”.
companion-error-file-answer = Wiersz { $line }: „{ $answer }” nie odpowiada na pytanie. { $reason }
companion-error-other-pack = Partię zapisano z zestawem „{ $found }”, a tu jest „{ $pack }”.
companion-error-other-sheet = Zapisane odpowiedzi prowadzą do innego arkusza niż zapisany; zmieniły się zasady albo plik.

companion-ask-first = Wszystko rozłożone. Zaczyna Siepacz: „go” na jego turę.
companion-ask-profit = { $tile }: jaki zysk przynosi teraz? Ze znacznikami i wiadomościami, bez plansz gangów.
companion-ask-your-nights = Twoje kwartały: dzień czy noc? „ok” albo wiersz: NUMER day lub night, na przykład „1 night”.
companion-ask-your-missing = Twoje kwartały o równym zysku: ile towaru brakuje do sprzedaży? „ok” albo wiersz: NUMER BRAKI, na przykład „1 2”.
companion-ask-police = Czy w dzielnicy { $district } stoi radiowóz?
companion-do-mark-row = Karta { $card }: rząd { $row } jest zaznaczony na ekranie.
companion-do-income = Siepacz bierze { $n } $ z zasobów: po { $each } $ za każdy znacznik biznesu w jego kwartałach (jest ich { $markers }).
companion-because-upgrade = Cecha „{ $what }” ma numer { $number }: licząc od numeru { $here } jego dzielnicy, jest pierwszą, na którą go stać.
companion-because-saved = Jego pojazd oszczędza { $good ->
    [alcohol] jeden alkohol
   *[gun] jedną broń
} w kwartale { $tile }.
companion-because-on-deck = Ma na to { $price } $: { $piles ->
    [one] nowa karta trafia
   *[other] nowe karty trafiają
} na wierzch jego talii.
companion-because-on-discard = Na stos odrzuconych: miejsce na wierzchu talii kosztuje { $price } $, a on ma { $money } $.
companion-told-consider = Rząd { $row }, karta { $card }: { $effect }. Siła { $power } (plansza { $own } + plan { $plan } + premia { $bonus }).
companion-noted = Zapisano: { $words }
companion-verbs = Rozkazy: { $orders }. Efekty: { $verbs }. Dokąd: { $to }. Gdzie: { $at }.
companion-error-tile-close = „{ $found }” brzmi jak { $tile }. Jeśli to ten, użyj jego nazwy; jeśli inny, wpisz { $found }! z wykrzyknikiem.
companion-error-file-version = Tę partię zapisała wersja { $found } towarzysza; tu jest wersja { $here }, która pyta inaczej. Plik zostaje bez zmian: dokończ go wersją, która go zapisała.

companion-district-far-north = Far North Side
companion-district-north = North Side
companion-district-west = West Side
companion-district-central = Central
companion-district-south = South Side
companion-district-southwest = Southwest Side
companion-district-far-south = Far South Side

companion-pack-result = Zestaw „{ $name }” ({ $digest }) ma { $cards } { $cards ->
    [one] kartę akcji
    [few] karty akcji
   *[other] kart akcji
}; { $wrong ->
    [0] nie ma w nim błędów
    [one] błędów: { $wrong }, takie wpisy są pominięte
   *[other] błędów: { $wrong }, takie wpisy są pominięte
}.
companion-pack-table = W zestawie właściciela nie ma „{ $table }”. Jest: { $known }.
companion-pack-base-unknown = [base]: nie ma liczby „{ $key }”. Jest: { $known }.
companion-pack-base-missing = [base]: brak „{ $key }”, liczy się nasza.
companion-pack-base-value = [base]: „{ $key }” to { $length } { $length ->
    [one] liczba
    [few] liczby
   *[other] liczb
} od 0 do 99, a nie { $found }.
companion-pack-district-unknown = Nie ma dzielnicy „{ $id }”. Są: { $known }.
companion-pack-district-adj = Dzielnica { $id }: „adj” musi wymieniać inne dzielnice spośród { $known }.
companion-pack-district-missing = Brak dzielnicy { $id }, jej sąsiedzi są nasi.
companion-pack-district-one-way = Dzielnica { $id } nazywa sąsiadem { $other }, ale { $other } nie nazywa { $id }.
companion-pack-no-cards = Zestaw nie ma kart akcji: talia programu jest nasza, a prawdziwe karty wpisujesz przy odkryciu.
companion-pack-card-id = „{ $id }” nie może być nazwą karty: jest pusta albo ma spację.
companion-pack-card-twice = Dwie karty nazywają się { $id }: liczy się pierwsza.
companion-pack-card-many = Karta { $id } jest nadmiarowa: w pudełku jest { $most }.
companion-pack-card-few = Talia { $deck }: jest { $have } z { $most } kart; tymi gra.
companion-pack-card-field = Karta { $id }: nie ma pola „{ $field }”.
companion-pack-card-deck = Karta { $id }: talia to A, B lub C, a nie „{ $found }”.
companion-pack-card-number = Karta { $id }: „{ $field }” musi być liczbą od 0 do 99.
companion-pack-card-rows = Karta { $id } musi mieć od 1 do { $most } rzędów.
companion-pack-card-row = Karta { $id }, rząd { $row }: potrzebne „bonus” i „act” z co najmniej jednym efektem.
companion-pack-card-effect = Karta { $id }, rząd { $row }: { $reason }
companion-pack-board-gang = „{ $gang }”: nie ma takiego gangu albo ma on dwie plansze. Gangi: { $known }.
companion-pack-board-missing = Brak planszy ({ $gang }), liczy się nasza.
companion-pack-board-field = Plansza ({ $gang }): nie ma pola „{ $field }”.
companion-pack-board-four = Plansza ({ $gang }): „{ $field }” to cztery liczby, po jednej na rząd toru szefa.
companion-pack-board-rows = Plansza ({ $gang }): „rows” to cztery pary, które bez luk obejmują pola od 0 do { $last }.
companion-pack-board-reward = Plansza ({ $gang }): nagroda to pole od 0 do { $last } oraz „A”, „B” lub „A+B”.
companion-pack-levels-seven = Plansza ({ $gang }): trzeba podać wszystkie 7 cech, każdą raz; jest { $have }. Liczy się nasza.
companion-pack-levels-need = Plansza ({ $gang }): wśród siedmiu musi być cecha „{ $id }”.
companion-pack-levels-numbers = Plansza ({ $gang }): każdy numer od 1 do 7 należy do jednej cechy.
companion-pack-levels-cubes = Plansza ({ $gang }): poziomy wymagają kostek { $have }, a jest ich { $most }.
companion-pack-level-values = Plansza ({ $gang }), { $id }: „values” to od 1 do 3 liczb.
companion-pack-level-req = Plansza ({ $gang }), { $id }: „req” musi mieć siłę i pieniądze dla każdego poziomu po pierwszym.
companion-pack-level-effect = Plansza ({ $gang }), { $id }: { $reason }
companion-pack-tile-id = „{ $id }” nie może być nazwą kafelka: jest pusta albo ma spację.
companion-pack-tile-twice = Dwa kafelki nazywają się { $id }: liczy się pierwszy.
companion-pack-tile-many = Kafelek { $id } jest nadliczbowy: pudełko ma ich { $most }.
companion-pack-tile-field = Kafelek { $id }: nie ma pola „{ $field }”.
companion-pack-tile-face = Kafelek { $id }, { $side ->
    [day] strona dzienna
   *[night] strona nocna
}: alkohol, broń, zysk i obrona to liczby od 0 do 99, a sprzedaż wymaga choć jednego towaru.
