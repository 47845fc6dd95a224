player = Gracz { $number }

error-unknown-action-number = Nie ma akcji o numerze { $number }: w alfabecie { $size ->
    [one] jest { $size } akcja
    [few] są { $size } akcje
    [many] jest { $size } akcji
   *[other] jest { $size } akcji
}, licząc od 0.
error-unknown-notation = „{ $text }” nie jest akcją w tej grze.
error-game-over = Gra jest już zakończona.
error-not-your-turn = { $seat } nie ma teraz ruchu.
error-unknown-option = W grze { $game } nie ma opcji „{ $option }”.
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $found }”. Dozwolone: { $known }.
error-unknown-chance = Los to „stream” albo „ask”, a nie „{ $chance }”.
error-unknown-game = Nie ma gry „{ $name }”. Dostępne: { $known }.
error-unknown-bot = Nie ma gracza „{ $name }”. Dostępni: { $known }.
error-option-form = „{ $found }” nie jest opcją; napisz NAME=VALUE.
error-unknown-habit = W grze { $game } nie ma nawyku „{ $name }”. Dostępne: { $known }.
error-no-such-seat = Nie ma miejsca { $number }; miejsca to 0 do { $most }.

error-nothing-to-undo = Nie ma czego cofać.
error-undo-other-seat = W międzyczasie decyzję podjął ktoś inny; można to cofnąć tylko za zgodą wszystkich.
error-undo-revealed = W międzyczasie coś zostało odkryte (nowa karta albo tajna informacja); tego nie da się już cofnąć.
error-nothing-to-redo = Nie ma czego przywracać.
error-in-file = { $file }: { $problem }
error-file-missing = nie ma takiego pliku
error-file-folder = to folder
error-file-no-folder = część ścieżki nie jest folderem
error-file-forbidden = brak uprawnień
error-file-name = żaden plik nie może mieć takiej nazwy
error-file-full = na dysku nie ma miejsca
error-file-read-only = nie można tam zapisywać
error-file-other = { $reason }
error-file-long = ma więcej niż { $most } bajtów
error-file-no-text = wiersz { $line } nie jest tekstem (UTF-8)
error-data-syntax = to nie jest { $kind }: { $reason }
error-data-table = to coś innego
error-data-long = ma więcej niż { $most } znaków
error-data-deep = zagnieżdżenie jest głębsze niż { $most } poziomy
error-data-number = liczba w „{ $place }” jest za duża
error-data-kind = w „{ $place }” nie ma ani tekstu, ani liczby, ani listy, ani tabeli
error-data-letter = tekst w „{ $place }” zawiera połowę znaku

error-pack-no-folder = Nie ma folderu „{ $path }”.
error-pack-unknown-file = W zestawie jest plik { $file }, którego ta gra nie zna. Zna: { $known }.
error-pack-unreadable = Nie można odczytać { $file }: { $reason }.
error-pack-no-list = { $file }: „{ $table }” musi być listą wpisów w postaci [[{ $table }]].
error-pack-no-id = { $file }: jeden z wpisów „{ $table }” nie ma id.
error-pack-id-twice = { $file }: { $table } { $id } występuje dwa razy.
error-pack-unknown-table = { $file }: w tej grze nie ma wpisów „{ $table }”.
error-pack-unknown-id = { $file }: nie ma czegoś takiego jak { $table } { $id }; zestaw zmienia elementy gry, ale nie dodaje nowych.
error-pack-unknown-field = { $place }: nie ma pola „{ $field }”.
error-pack-wrong-type = { $place }: „{ $field }” ma wartość niewłaściwego typu.

error-weights-unreadable = Plik „{ $file }” nie zawiera wag sieci, które da się odczytać.
error-weights-do-not-fit = Sieć z pliku „{ $file }” wytrenowano dla czegoś innego ({ $what }: { $found }, a tutaj { $wanted }). Wytrenuj ją ponownie: docs/training.md mówi jak.

error-record-title = Wiersz { $line }: zapis zaczyna się od „{ $title }”.
error-record-header = Wiersz { $line }: powinno tu być „key: value” z jednym z kluczy: { $known }.
error-record-missing = Wiersz { $line }: w nagłówku brakuje „{ $key }”.
error-record-seat = Wiersz { $line }: „{ $seat }” to nie jest miejsce przy stole.
error-record-long-line = Wiersz { $line } ma więcej niż { $most } znaków.
error-record-move = Wiersz { $line }: nie można zagrać „{ $move }”. { $reason }
error-record-other-game = To zapis gry „{ $found }”, a nie { $game }.
error-record-other-rules = Zapis powstał według zasad w wersji { $found }, a tutaj jest wersja { $rules }.
error-record-other-pack = Zapis powstał z zestawem „{ $found }”, a tutaj jest „{ $pack }”.
error-record-seed = „{ $seed }” nie nadaje się na ziarno.
error-record-options = Opcje nie są obiektem JSON: { $reason }.
error-record-result = Zapis podaje wynik „{ $stated }”, ale jego ruchy prowadzą do „{ $found }”.

error-scenario-unreadable = Nie można odczytać { $file }: { $reason }.
error-scenario-at = { $file }:{ $line }: { $key }: { $problem }
error-scenario-missing = Brakuje części „{ $part }”.
error-scenario-unknown-part = Nie ma tu części „{ $part }”. Mogą być: { $known }.
error-scenario-unknown-name = Nazwa „{ $name }” nie jest tu znana. Znane są: { $known }.
error-scenario-unknown-decision = Nie można zacząć od decyzji „{ $decision }”.
error-scenario-type = „{ $part }” to { $wanted ->
        [text] tekst
        [texts] lista tekstów
        [table] tabela nazw i wartości
        [steps] lista tabel, każda zapisana jako [[step]], bez „when” i „then” obok nich
       *[flag] true albo false
    }.
error-scenario-number = „{ $part }” to liczba od { $least } do { $most }.
error-scenario-count = „{ $part }” to lista liczb{ $count ->
        [-1] { "" }
       *[other] , dokładnie { $count }
    }.
error-scenario-by-seat = „{ $part }” to lista tekstów, po jednym dla każdego miejsca ({ $seats }).
error-scenario-possible = Taka pozycja jest możliwa, więc wyjątek „{ $why }” jest zbędny.
error-scenario-broke = Z tej niemożliwej pozycji gra nie może się dalej toczyć ({ $reason }).
error-scenario-no-draws = Potrzebny jest los ({ $kind }), a scenariusz nie podaje więcej wyników.
error-scenario-draw = „{ $draw }” nie może teraz wypaść.
error-scenario-unused-draws = Te wyniki losu nie zostały użyte: { $draws }.
error-scenario-taken = „{ $move }” stało się samo: nie było innej możliwości.
error-scenario-not-taken = „{ $move }” nie stało się samo.
error-scenario-legal = „{ $move }” jest dozwolone.
error-scenario-differs = jest { $found }, miało być { $expected }.
error-scenario-missing-item = { $item }: tego nie ma.
error-scenario-no-fact = Nie ma faktu „{ $path }”.
error-scenario-no-number = Fakt „{ $path }” nie jest liczbą.

error-no-rules = Nie ma zasad gry „{ $game }”.
error-unknown-rule = Nie ma zasady { $id }.
