companion-page-title = Siepacz obok twojego pudełka
companion-page-intro = Swoją stronę grasz z pudełkiem, Siepacza prowadzi program. Pyta o jedną rzecz naraz i mówi, co przesunąć i dlaczego. Po każdej odpowiedzi wszystko jest zapisane.
companion-page-continue = Graj dalej
companion-page-turn = Tura { $n }
companion-page-over = Zakończona
companion-page-cards = { $cards ->
    [physical] jego karty leżą na stole
   *[app] jego karty tasuje program
}
companion-page-cards-note = { $cards ->
    [physical] Odkrywasz jego karty i nazywasz je; nieznaną kartę wpisujesz raz.
   *[app] Zostaw jego karty akcji w pudełku: program dobiera i pokazuje je.
}
companion-page-throw-away = Wyrzuć tę grę
companion-page-new = Nowa gra
companion-page-humans = Kto gra przeciw niemu?
companion-page-company = { $company ->
    [alone] Tylko ja
   *[company] Jest nas dwoje lub troje
}
companion-page-colours = Dotknij waszych kolorów w kolejności tur po Siepaczu.
companion-page-his-cards = Karty Siepacza
companion-page-begin = Zaczynamy
companion-page-pack = Mam liczby z własnego pudełka
companion-page-pack-note = Plik TOML według wzoru: ceny, plansze, karty akcji. Czego brak, jest nasze.
companion-page-template = Pobierz wzór
companion-page-pack-file = Twój plik
companion-page-own = twoje pudełko
companion-page-my-box = Graj moim pudełkiem
companion-page-my-box-enter = Wpisz karty własnego pudełka
companion-page-my-box-edit = Obejrzyj moje pudełko
companion-page-import = Wczytaj zapisaną grę
companion-page-import-note = Plik pomocnika, stąd albo z terminala
companion-page-anyway = Graj dalej mimo to
companion-page-games = Wszystkie gry
companion-page-set-up = Przygotowanie
companion-page-undo = Cofnij
companion-page-changes = Co spotkało Siepacza?
companion-page-changes-short = Zmiany
companion-page-sheet = Arkusz
companion-page-sheet-short = Arkusz
companion-page-export = Plik
companion-page-because = Dlaczego
companion-page-skipped = Rzędy, które pomija: { $n }
companion-page-done = Zrobione
companion-page-cannot = Nie da się
companion-page-why = Dlaczego nie?
companion-page-back = Wróć
companion-page-go = Tura Siepacza
companion-page-end = Gra skończona
companion-page-end-sure = Tak, liczymy pieniądze
companion-page-option = Opcja { $n }
companion-page-right = Zgadza się
companion-page-number = Liczba
companion-page-power = siła
companion-page-movement = ruch
companion-page-rows = rzędy
companion-page-day = dzień
companion-page-night = noc
companion-page-less = o jeden mniej: { $label }
companion-page-more = o jeden więcej: { $label }
companion-page-tile-name = Kwartał
companion-page-add-tile = Połóż ten kwartał
companion-page-city-done = Wszystkie kwartały leżą
companion-page-other-card = Inna karta
companion-page-tap-cards = Dotknij ich od lewej do prawej.
companion-page-other-cards = Nie ma tu takiej karty
companion-page-enter-card = Wpisz tę kartę
companion-page-bonus = premia
companion-page-action = akcja
companion-page-amount = ile
companion-page-place = gdzie
companion-page-more-effects = i jeszcze (słowami)
companion-page-fact = { $what ->
    [money] pieniądze
    [crime] przestępczość
    [ness] Ness
    [jobs] roboty
    [stars] gwiazdki
   *[news] aktywne wiadomości
}
companion-page-ring = Pierścień rodzinny
companion-page-here = jego żeton
companion-page-his-pieces = Jego zbiry { $thugs }, auta { $cars }, ciężarówki { $trucks }
companion-page-tile = zysk { $profit }, obrona { $defence }; potrzebne: alkohol { $alcohol }, broń { $guns }; znaczniki { $markers }
companion-page-lying = leży tam: { $good }
companion-page-drop = Skreśl ten kwartał
companion-page-new-tile = Nowy kwartał
companion-page-way = { $way ->
    [lost] Traci
   *[got] Zyskuje
}
companion-page-befall = { $what ->
    [imprisoned] zbiry do więzienia
    [wounded] zbiry ranne
    [killed] zbiry zabite
    [goods] towar
    [alcohol] alkohol
    [guns] broń
    [business] biznes
    [control] kwartał
    [upgrade] ulepszenie
    [vehicle] pojazd
    [money] pieniądze
    [crime] przestępczość
    [recruit] rekruci
    [free] zbiry z więzienia
    [job] robota
   *[dealer] diler
}
companion-page-where = Gdzie
companion-page-at = { $at ->
    [districts] w dzielnicach
    [here] w dzielnicy jego żetonu
    [prison] w więzieniu
   *[any] gdziekolwiek
}
companion-page-tell = Powiedz mu
companion-page-news = Nowa karta wiadomości
companion-page-news-what = Dopóki jest najnowsza
companion-page-news-tell = Teraz tam leży
companion-page-ask-decks = Ile kart jest w jego taliach A, B i C?
companion-page-ask-tokens = Jaki numer leży w każdej dzielnicy?
companion-page-ask-city = Jakie kwartały leżą w mieście? W kolejności kładzenia, twoje też.
companion-page-ask-start = Wylosuj jego dzielnicę startową spośród tych bez policji i z wolnym kwartałem. Która to i co jest na kwartale?
companion-page-ask-pause = Twoja tura z pudełkiem. Powiedz, co się dla niego zmieniło; potem gra on.
companion-page-ask-free-slot = Ile znaczników biznesu leży na jego kwartałach?
companion-page-ask-goods = Ile alkoholu i broni leży tam: { $tile }?
companion-page-ask-card-values = Karta { $card } jest nowa. Co na niej jest?
companion-page-ask-card-row = Karta { $card }, rząd { $row }: co tam jest?
companion-page-ask-final-tie = Remis. Co masz ty?
error-no-companion = Nie ma takiej gry obok pudełka.
error-companion-stale = Ta gra poszła dalej gdzie indziej; oto jak stoi.
error-too-many-companions = Gier obok pudełka masz już { $most }. Najpierw wyrzuć jedną.
companion-page-ask-first = Wszystko rozłożone. Zaczyna Siepacz.
companion-page-ask-tiles-here = Te kwartały nie są jego, { $district }: jaka jest ich obrona? Ze znacznikami i wiadomościami, bez zbirów, aut i plansz.
companion-page-ask-your-nights = Twoje kwartały: dzień czy noc?
companion-page-ask-your-tiles = Twoje kwartały: jaki zysk byś tam dostał?
companion-page-ask-your-missing = Twoje kwartały o równym zysku: ile towaru brakuje do sprzedaży?
companion-page-ask-needs = Jakich towarów potrzebują teraz te kwartały?
companion-page-ask-your-money = Ile masz pieniędzy?
companion-page-ask-supply = Ile zostało w zasobach?
companion-page-enough = { $n } lub więcej
companion-page-no-goods = Nic tam nie leży
companion-page-enough-all = Jednego i drugiego co najmniej { $n }
companion-page-enough-everybody = Każdy ma co najmniej { $n }
companion-page-police = { $there ->
    [yes] Zrobione, policja tam stoi
   *[no] Zrobione, policji tam nie ma
}
companion-page-throw-sure = Wyrzucić tę grę?
companion-page-throw-yes = Tak, wyrzuć
companion-page-keep = Zostaw
companion-page-thrown = Gra wyrzucona.
companion-page-take-back = Przywróć ją
companion-page-old = zapisana starszą wersją: można ją tylko zabrać jako plik
companion-page-away = Serwer jest nieosiągalny. Tak to wyglądało; odpowiedzi zostają tutaj i zostaną wysłane, gdy wróci.
companion-page-waiting = Czeka na wysłanie:
companion-page-unsend = Cofnij ostatnie
companion-page-tap-order = Dotykaj dzielnic w kolejności ich numerów. Następny: { $n }
companion-page-again = Od początku
companion-page-other-tile = Inna nazwa
companion-page-close-yes = To { $tile }
companion-page-close-no = To inny
companion-page-goods = alkohol { $alcohol }, broń { $guns }
companion-page-his-tiles = Kwartały Siepacza, jak je zna
