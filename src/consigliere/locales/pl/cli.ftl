help-app = Cyfrowy stół do planszówek o mafii.

    Przykład: consigliere play famiglia
help-lang = Język wszystkich tekstów (domyślnie język twojego systemu). Można podać w dowolnym miejscu polecenia.
help-game = Gra: { $known }.
help-pack-folder = Folder z własnymi liczbami dla elementów gry.
help-seats = Kto gdzie siedzi, w kolejności miejsc: „you” albo bot ({ $bots }).
help-seed = Liczba, która ustala całą losowość; to samo ziarno daje to samo rozdanie.
help-record-file = Zapis partii.
help-play = Zagraj w terminalu: przeciw botom albo z innymi przy tej samej klawiaturze.

    Przykłady: consigliere play famiglia
    · consigliere play famiglia --seats you,you
    · consigliere play famiglia --continue
help-load = Kontynuuj od zapisanej partii.
help-continue = Kontynuuj ostatnią niedokończoną partię.
help-match = Mecz botów; każde rozdanie jest grane dwa razy, z zamianą miejsc.

    Przykład: consigliere match famiglia --seats greedy,random --games 1000 --seed 1
help-games = Liczba partii; nieparzysta jest zaokrąglana w górę do pełnych par.
help-option = Opcja gry, także kilka razy: --option level=hard
help-steps = Ile kroków przeszukiwania bot może zużyć na jedną decyzję.
help-workers = Ile procesów gra równolegle (domyślnie jeden na każdy rdzeń).
help-json = Wypisz wynik jako JSON.
help-bots = Pokaż listę botów.

    Przykład: consigliere bots
help-rules = Pokaż ponumerowane zasady gry, jedną zasadę albo zasady niepotwierdzone żadnym testem.

    Przykłady: consigliere rules famiglia F-19
    · consigliere rules famiglia --coverage
help-rule = Numer jednej zasady, na przykład F-19.
help-coverage = Pokaż zasady niepotwierdzone żadnym testem.
help-tests = Folder z testami.
help-scenario = Uruchom scenariusze: pojedyncze przypadki zasad w plikach TOML.

    Przykład: consigliere scenario tests/scenarios/famiglia
help-scenario-files = Pliki scenariuszy albo foldery z nimi.
help-scenario-game = Gra (domyślnie nazwa folderu, w którym leży plik).
help-record = Odtwarzanie i sprawdzanie zapisów partii.

    Przykład: consigliere record verify game.record
help-replay = Opowiedz zapisaną partię ruch po ruchu.

    Przykład: consigliere record replay game.record --move 10
help-move = Zatrzymaj się po tylu ruchach.
help-verify = Sprawdź, czy wszystkie ruchy zapisu są dozwolone i prowadzą do jego wyniku.

    Przykład: consigliere record verify *.record
help-show = Pokaż pozycję z zapisanej partii w terminalu albo narysuj ją.

    Przykład: consigliere show game.record --move 10
help-show-seat = Miejsce, z którego patrzymy (domyślnie widz).
help-svg = Narysuj pozycję do tego pliku SVG.
help-pack = Praca z zestawami elementów gry.

    Przykład: consigliere pack check my-cards
help-pack-check = Powiedz, czy zestawem da się grać, a jeśli nie, to dlaczego.

    Przykład: consigliere pack check my-cards --game famiglia
help-pack-show = Powiedz, skąd pochodzą liczby na elementach gry.

    Przykłady: consigliere pack show lafamiglia
    · consigliere pack show famiglia --pack my-cards
    · consigliere pack show lafamiglia red-PA
help-pack-component = Tylko ten element: jego id, rodzina, arkusz …
help-pack-all = Każdy element z osobna.

error-unknown-language = Nie ma języka „{ $lang }”. Dostępne: { $known }.
error-usage = „{ $what }” jest użyte niewłaściwie; jak trzeba, pokaże „{ $command } --help”.
error-usage-option = Nie ma opcji „{ $option }”; listę pokaże „{ $command } --help”.
error-usage-missing = Brakuje „{ $name }”; co wpisać, pokaże „{ $command } --help”.
error-usage-number = „{ $option }” musi być liczbą całkowitą od { $least } do { $most }.
error-stopped = Zatrzymano.
error-no-answer = Nie było odpowiedzi, więc nic nie zrobiono.
error-os = Nie udało się: { $reason }.
error-no-home = Nie masz folderu domowego; podaj folder na gry w XDG_DATA_HOME.
error-worker = Proces rozgrywający partie został zakończony z zewnątrz, więc wynik byłby błędny.
error-no-such-choice = Nie ma opcji { $number }; wpisz liczbę od 1 do { $most } albo samą akcję.
error-cannot-read = Nie można odczytać „{ $file }”: { $reason }.
error-cannot-write = Nie można zapisać „{ $file }”: { $reason }.
error-nothing-to-continue = Nie ma niedokończonej partii gry { $game }.
error-seats = { $game }: podaj po przecinku { $seats ->
    [one] { $seats } nazwę gracza
    [few] { $seats } nazwy graczy
    [many] { $seats } nazw graczy
   *[other] { $seats } nazwy graczy
}.
error-no-picture = Nie ma jeszcze obrazka dla { $game }.
error-no-tests = Nie ma folderu z testami „{ $path }”; uruchom polecenie w kopii roboczej projektu albo wskaż folder przez --tests.

play-welcome = Odpowiadaj numerem albo samą akcją. Polecenia: { $commands }.
play-you = Gracz (ty)
play-undone = Cofnięto.
play-why-legal = Nic nie stoi na przeszkodzie: możesz to teraz zrobić.
play-saved = Zapisano w { $file }.
play-saved-to = Twoja gra jest zapisana: { $file }
    Aby kontynuować: consigliere play { $game } --continue
play-over = Zapis tej partii: { $file }
error-level = Nie ma poziomu „{ $found }”; napisz „level hard” albo najpierw miejsce: „level 2 easy”. Poziomy: { $known }.
play-command = { $command ->
    [board] pokaż stół jeszcze raz
    [undo] cofnij swoją ostatnią decyzję
    [redo] przywróć to, co cofnięto
    [hint] zapytaj bota, co by zrobił
    [why] „why” i akcja: która zasada tego zabrania
    [seen] pokaż lub ukryj znane ci karty z ręki przeciwnika
    [rule] „rule” i numer pokaże zasadę
    [save] zapisz partię, także „save FILE”
    [near] pokaż sąsiadów obszaru: „near enna”
    [card] wyjaśnij kartę, kwartał lub dilera: „card loan_shark”
    [wish] „wish attack enna”, „wish save”, „wish defend”, „wish none” do bota, który jest twoim partnerem; „wish quiet”: nie mówi już, co zamierza, „wish speak”: znów mówi
    [level] „level hard” dla wszystkich botów, „level 2 easy” dla jednego miejsca: odtąd grają tak
    [help] ta lista
   *[quit] zapisz i zakończ
}
show-title = Liczba ruchów: { $move }

bot-random = Wybiera dowolną dozwoloną akcję, każdą z równą szansą.
bot-eager = Wybiera dowolną dozwoloną akcję, ale pasuje lub rezygnuje tylko wtedy, gdy musi.
bot-greedy = Patrzy jedną turę naprzód i wybiera to, co wygląda najlepiej.
bot-mcts = Przeszukuje drzewo w wyobrażonych światach i rozgrywa je losowo do końca.
bot-easy = Przeciwnik na pierwsze partie: łagodny, myśli chwilkę, myli się jak początkujący.
bot-normal = Dobry przeciwnik: myśli pół sekundy.
bot-hard = Najsilniejszy: myśli do trzech sekund.

match-result = { $first } kontra { $second }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } z { $games } partii (przedział 95%: od { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-result-alone = { $first } w pojedynkę: wygrane { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } z { $games } partii (95 %: od { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-counts = wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
match-stopped = Zatrzymano: rozegrane partie: { $games } z { $wanted }.
record-position = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, wynik: { $result }
record-verified = { $file }: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, wszystko w porządku
error-folder-large = W „{ $folder }” jest ponad { $most } plików: podaj folder, w którym są scenariusze.
scenario-result = zaliczone: { $passed }, niezaliczone: { $failed }
pack-good = Zestaw „{ $name }” ({ $digest }) nadaje się do gry { $game }.
pack-show-title = { $game }, zestaw „{ $name }” ({ $digest })
pack-show-what = element
pack-show-own = Możesz wprowadzić własne liczby: docs/records.md, dla pomocnika docs/companion.md.
pack-no-component = Nie ma elementu „{ $id }” w grze { $game }. Wszystkie wypisuje „--all”.
pack-kind = { $kind ->
    [famiglia-card] punkty kart
    [lafamiglia-character] karty postaci
    [lafamiglia-card] karty konfliktu
    [lafamiglia-family] planszetki rodzin
    [lafamiglia-family-row] rzędy planszetek rodzin
    [lafamiglia-family-row-spaces] pola planszetek rodzin
    [lafamiglia-areas] obszary mapy
    [lafamiglia-mandamenti] mandamenti
    [lafamiglia-seas] morza
    [lafamiglia-corners] rogi planszy
    [lafamiglia-order] żetony rozkazów
    [lafamiglia-sheet] arkusze akcji
    [lafamiglia-sheet-column] kolumny arkuszy
    [lafamiglia-sheet-cell] pola akcji
    [lafamiglia-tile] kafelki kontroli
    [scarface-associate] wspólnicy
    [scarface-limits] liczba elementów
    [scarface-start] początek gry
    [scarface-time_track] tor czasu
    [scarface-crime_track] tor przestępczości
    [scarface-market] rynek
    [scarface-news_deck] talia wiadomości
    [scarface-areas] strefy planszy
    [scarface-district] dzielnice
    [scarface-business] interesy
    [scarface-henchman_dealer] dilerzy Siepacza
    [scarface-dealer] dilerzy
    [scarface-card] członkowie gangów
    [scarface-gang] gangi
    [scarface-difficulty] poziomy trudności
    [scarface-action] karty akcji Siepacza
    [scarface-job] roboty
    [scarface-news] wiadomości
    [scarface-prices] ceny
    [scarface-order] rozkazy
    [scarface-raid] obławy
    [scarface-ruling] rozstrzygnięcia
   *[scarface-tile] kafelki kwartałów
}
pack-source = { $source ->
    [rulebook] instrukcja
    [published] opublikowane
    [inferred] wywnioskowane
    [owner] twoje
   *[original] nasze
}
help-pack-edit = Wpisz pytanie po pytaniu, co nadrukowano w twoim pudełku Scarface 1920.
help-pack-edit-folder = Folder (albo plik) twojego pudełka; powstanie, jeśli go nie ma.
mybox-edit-welcome = Twoje pudełko leży w { $file } i zapisuje się po każdej odpowiedzi. Pusty wiersz zostawia, co jest, „-” skreśla, „back” wraca.
mybox-edit-part = Która część? Jej numer; pusty wiersz kończy.
mybox-edit-record = Która pozycja? Jej numer albo inna nazwa; pusty wiersz wraca.
mybox-edit-number = { $label }: liczba od { $least } do { $most }
mybox-edit-numbers = { $label }: liczby w wierszu, najwyżej { $count }
mybox-edit-table = { $label }: { $count } par w wierszu, na przykład 0-2 3-5
mybox-edit-choice = { $label }: jedno z tych
mybox-edit-places = { $label }: niektóre z tych, w wierszu
mybox-edit-row = Rząd { $n }: premia i akcja, na przykład „1 takeover” albo „0 send_thugs 2 next_own” („?” wypisze słowa); pusty wiersz: koniec
mybox-edit-act = { $label } { $n }: akcja, na przykład „money 2” („?” wypisze słowa); pusty wiersz: koniec
mybox-edit-item = { $label } { $n }:
mybox-edit-now = teraz: { $value }
mybox-edit-saved = Twoje pudełko leży w { $file }.
