error-no-identity = Serwer jeszcze cię nie zna. Odśwież stronę albo najpierw wejdź jako gość.
error-not-found = Nic tu nie ma.
error-bad-method = Tego nie można tutaj zrobić.
error-bad-message = Serwer nie rozumie tej wiadomości. { $detail }
error-server = Na serwerze coś poszło nie tak. Spróbuj jeszcze raz.
error-not-well = Serwer ma teraz kłopoty.
error-foreign-page = To żądanie pochodzi z obcej strony i zostało odrzucone.
error-unknown-host = Ten serwer nie zna nazwy „{ $host }”. Kto go uruchamia, może ją dopuścić: consigliere serve --host-name { $host }

error-too-large = Za długie: najwyżej { $most } bajtów.
error-too-deep = Wiadomość ma za wiele poziomów zagnieżdżenia: najwyżej { $most }.
error-not-utf8 = Ta wiadomość nie jest poprawnym UTF-8.
error-bad-letter = W tekście jest niedozwolony znak.
error-too-fast = Nie tak szybko: spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too-many-connections = Z twojej sieci jest za dużo połączeń. Zamknij kilka i spróbuj ponownie.
error-too-many-streams = Masz tę stronę otwartą w zbyt wielu miejscach: najwyżej { $most }. Zamknij kilka i spróbuj ponownie.
error-full = Serwer nie ma teraz miejsca na więcej połączeń. Spróbuj ponownie za minutę.
error-too-many-tables = Masz już { $most ->
    [one] { $most } otwarty stół
    [few] { $most } otwarte stoły
    [many] { $most } otwartych stołów
   *[other] { $most } otwartego stołu
}. Najpierw dokończ którąś grę.
error-too-many-listed = Na liście nie zmieści się więcej twoich stołów ani stołów z twojego adresu. Otwórz ten tylko dla osób z linkiem albo najpierw dokończ inny.

error-bad-name = Imię ma od 1 do { $most } widocznych znaków.
error-name-taken = Imię „{ $name }” jest zajęte.
error-name-alike = Ktoś przy tym stole ma imię, które wygląda tak samo jak „{ $name }”. Najpierw wybierz inne.
error-bad-password = Hasło ma od { $least } do { $most } znaków.
error-bad-login = Złe imię lub hasło.
error-has-account = Masz już konto.
error-no-account = Nie masz jeszcze konta.
error-no-session = Nie ma takiej sesji.
error-no-carry = Ten odnośnik już nie działa. Utwórz nowy na drugim urządzeniu.
error-mute-self = Nie można wyciszyć samego siebie.
error-no-line = Nie ma takiej wypowiedzi.
error-no-person = Nie ma konta „{ $name }”.

error-no-game = Nie ma gry „{ $game }”.
error-no-pack = Ten serwer nie ma zestawu „{ $pack }” do gry { $game }.
error-no-table = Nie ma takiego stołu.
error-table-damaged = Ta gra została zatrzymana: jej dane na serwerze są uszkodzone. Administrator serwera został powiadomiony.
error-table-other-rules = Ten stół powstał według zasad w wersji { $found }, a tutaj jest wersja { $rules }.
error-seats-number = Liczba miejsc to { $seats }, a nie { $found }.
error-clock = Taki zegar jest niemożliwy: najwyżej { $days } dni na ruch, { $seconds } sekund na grę i { $increment } sekund za każdy ruch.
error-no-seat = Nie ma takiego miejsca.
error-seat-taken = To miejsce jest zajęte.
error-other-team = Znasz przy tym stole tajemnice drugiej drużyny, więc nie możesz tu usiąść.
error-undo-time = To, o czym zdecydował zegar albo bot w twoim miejscu, zostaje.
error-sent-away = Osoba, która założyła stół, zwolniła twoje miejsce; nie możesz tu znowu usiąść.
error-not-owner = Może to zrobić tylko osoba, która założyła stół.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-not-over = To otworzy się po zakończeniu gry.

error-no-same-deal = To samo rozdanie jest możliwe tylko po grze z samymi botami.

error-no-spectators = Przy tym stole nie ma widzów.
error-no-moment = Nie ma takiej chwili: gra ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}.
error-chat-length = Wypowiedź ma od 1 do { $most } znaków.
error-command-id = Polecenie ma identyfikator długości od 1 do { $most } znaków.
error-command-used = Ten identyfikator polecenia został już użyty dla innego miejsca.
error-busy = Zbyt wiele dzieje się tu naraz. Spróbuj jeszcze raz.
error-closing = Serwer zaraz się zatrzyma. Spróbuj ponownie za chwilę.
error-no-hint = Tym razem bot nic nie wymyślił. Zapytaj jeszcze raz.
error-hint-rated = W partii między ludźmi, która się liczy, nie ma podpowiedzi.
error-not-your-seat = To nie jest twoje miejsce.
error-seat-away = To miejsce jest opuszczone i gra na nim bot. Najpierw zajmij je ponownie.
error-no-bot = Poziom można zmienić tam, gdzie gra bot.
error-no-bot-partner = Życzenia są dla bota, który jest twoim partnerem, a takiego nie masz.
error-unknown-wish = Nie ma życzenia „{ $wish }”; są takie: { $known }.
error-wish-about = Do „{ $wish }” nie pasuje „{ $found }”; pasuje: { $known }.
error-stale = Twoja decyzja już tu zapadła; spójrz na stół jeszcze raz.
error-unknown-command = Serwer nie zna tego polecenia.
error-already-offered = Jest już propozycja; najpierw na nią odpowiedz.
error-draw-bots = Nie ma z kim uzgodnić remisu.
error-no-offer = Ta propozycja jest już nieaktualna.
error-practice-seats = Trening jest tylko dla ciebie i botów.

table-sat = { $you ->
    [yes] Siadasz
   *[no] { $seat } siada
} do stołu.
table-left = { $you ->
    [yes] Odchodzisz
   *[no] { $seat } odchodzi
}; gra bot.
table-from-record = Ta partia pochodzi z zapisu: kto go wczytał, może znać wszystko, co było ukryte.
table-goes-on = Tu kończy się zapis i partia toczy się dalej przy tym stole; los jest losowany od nowa.
table-time = { $you ->
    [yes] Twój czas minął
   *[no] Czas minął ({ $seat })
}: decydują zasady.
table-time-bot = { $you ->
    [yes] Twój czas minął
   *[no] Czas minął ({ $seat })
}: dalej gra bot.
table-level =
    { $seat } gra teraz na innym poziomie: { $level ->
        [easy] łatwy
        [normal] zwykły
        [hard] trudny
       *[other] { $level }
    }.
table-voice-quiet = Zachowaj, proszę, plany dla siebie.
table-voice-speak = Mów, proszę, co zamierzasz.
table-unrated = Partia już się nie liczy.
table-undone = { $you ->
    [yes] Cofasz
   *[no] { $seat } cofa
} decyzję.
table-turn-reset = { $you ->
    [yes] Cofasz
   *[no] { $seat } cofa
} całą turę.
table-undone-agreed = Za zgodą wszystkich cofnięto { $you ->
    [yes] twoją decyzję
   *[no] decyzję ({ $seat })
}.
table-resigned = { $you ->
    [yes] Poddajesz się
   *[no] { $seat } poddaje się
}.
table-asks-undo = { $you ->
    [yes] Prosisz
   *[no] { $seat } prosi
} o cofnięcie decyzji.
table-asks-draw = { $you ->
    [yes] Proponujesz
   *[no] { $seat } proponuje
} remis.
table-withdraws = { $you ->
    [yes] Wycofujesz
   *[no] { $seat } wycofuje
} propozycję.
table-refuses = { $you ->
    [yes] Odmawiasz
   *[no] { $seat } odmawia
}.
table-agrees = { $you ->
    [yes] Zgadzasz się
   *[no] { $seat } zgadza się
}.
table-draw-agreed = Wszyscy się zgodzili: remis.

api-title = Consigliere: API
api-operations = O co można prosić
api-messages = Wiadomości
api-body = treść

help-backup = Zapisz całą bazę serwera w jednym pliku, nie zatrzymując go.

    Przykład: consigliere backup consigliere.backup
help-restore = Wypełnij pustą bazę z kopii zapasowej; bazy mogą być różnego rodzaju.

    Przykład: consigliere restore consigliere.backup --database postgresql+psycopg://localhost/consigliere
help-backup-file = Plik kopii zapasowej.
backup-written = { $file }: { $rows ->
    [one] zapisano { $rows } wiersz
    [few] zapisano { $rows } wiersze
    [many] zapisano { $rows } wierszy
   *[other] zapisano { $rows } wiersza
}
backup-restored = { $file }: { $rows ->
    [one] przywrócono { $rows } wiersz
    [few] przywrócono { $rows } wiersze
    [many] przywrócono { $rows } wierszy
   *[other] przywrócono { $rows } wiersza
}
error-no-backup = „{ $file }” nie jest kopią zapasową.
error-backup-broken = Kopia zapasowa „{ $file }” jest uszkodzona; niczego nie przywrócono.
error-backup-newer = Kopię utworzyła nowsza wersja programu Consigliere.
error-restore-not-empty = Baza nie jest pusta; kopię można przywrócić tylko do pustej.
error-no-database = Pod adresem „{ $database }” nie ma bazy serwera.

help-check = Sprawdź, czy wszystko w bazie serwera ma sens: każdy stół, ruch po ruchu.

    Przykład: consigliere check --repair
help-check-database = Baza: plik SQLite albo postgresql+psycopg://USER@HOST/NAME. Domyślnie plik w twoim folderze danych.
help-repair = Odtwórz to, co wynika z ruchów: migawki, czyja kolej, jak skończyła się gra.
error-check-version = Ta baza należy do innej wersji Consigliere. Uruchom raz serwer tej wersji albo użyj wersji, do której należy.
check-table = Stół { $table }: { $what }
check-mended = { $what } Naprawiono.
check-file = Sam plik bazy jest uszkodzony: { $reason }.
check-strays = { $count ->
    [one] { $count } wiersz „{ $part }” należy
    [few] { $count } wiersze „{ $part }” należą
    [many] { $count } wierszy „{ $part }” należy
   *[other] { $count } wiersza „{ $part }” należy
} do stołu lub osoby, których nie ma.
check-unreadable = nie da się go odczytać: { $reason }.
check-stranger = wymienia osobę, której nie ma: { $person }.
check-rematch = nie ma stołu { $rematch }, przy którym miał być rewanż.
check-seats = miejsc jest przy nim { $found }, a w grze { $seats }.
check-seat = nie wiadomo, kto siedzi na miejscu { $seat }.
check-no-moves = gra się zaczęła, ale nie ma ruchów.
check-move = ruchu { $seq } nie da się powtórzyć: { $reason }.
check-said = mówi co innego niż jego ruchy: { $parts }.
check-snapshot = migawka jest uszkodzona.
check-record = zapis prowadzi do innego końca. { $reason }
check-rating = Ranking nie wynika z partii: { $person }, { $game }, { $pool }.
check-result = { $tables ->
    [one] Sprawdzono { $tables } stół,
    [few] Sprawdzono { $tables } stoły,
    [many] Sprawdzono { $tables } stołów,
   *[other] Sprawdzono { $tables } stołu,
} { $found ->
    [0] wszystko w porządku.
    [one] znaleziono { $found } błąd, zostało: { $left }.
    [few] znaleziono { $found } błędy, zostało: { $left }.
    [many] znaleziono { $found } błędów, zostało: { $left }.
   *[other] znaleziono { $found } błędu, zostało: { $left }.
}
check-mendable = { $count ->
    [one] { $count } błąd można naprawić
    [few] { $count } błędy można naprawić
    [many] { $count } błędów można naprawić
   *[other] { $count } błędu można naprawić
} przez --repair.

error-nobody-comes = Do stołu na samej stronie nikt inny nie przyjdzie: na każdym miejscu musisz być ty albo bot.
error-nobody-listens = Przy tym stole nie ma nikogo innego.
error-storage-busy = Inna karta tej strony zajmuje pamięć przeglądarki: nic się nie zmieniło. Spróbuj jeszcze raz albo zamknij inne karty.
error-storage-full = Pamięć przeglądarki jest pełna: nic więcej się nie zmieści i nic się nie zmieniło. Zapisz wszystko w pliku w ustawieniach, a potem usuń stare stoły.
error-storage-refused = Przeglądarka nie pozwala stronie niczego przechować (może to okno prywatne): partia nie może trwać dalej.
error-everything-format = Ten plik powstał w innej wersji ({ $found }).
