help-serve = Uruchom serwer: stoły dla ludzi i botów w przeglądarce.

    Przykład: consigliere serve --port 8000
help-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych.
help-port = Port, na którym serwer nasłuchuje.
help-database = Baza danych: sqlite:///PLIK lub postgresql+psycopg://USER@HOST/NAME. Domyślnie plik w twoim folderze danych.
help-redis = Redis, potrzebny kilku procesom serwera: redis://HOST.
help-server-workers = Procesy serwera; więcej niż jeden wymaga PostgreSQL i Redisa.
help-thinkers = Ile botów myśli naraz.
help-thinking = Jaką część swojego czasu bot zużywa na myślenie, w procentach: mniej na słabej maszynie albo przy wielu stołach.
help-engine = Kompiluj silnik dla botów do tego folderu w czasie pracy serwera, jeśli jest kompilator C.
help-packs = Folder z własnymi liczbami elementów gry; można podać kilka razy.
help-limits = Plik JSON z innymi limitami niż zwykłe (wiadomości, połączenia, stoły).
help-host-name = Nazwa, pod którą znany jest ten serwer, na przykład table.example.org; można podać kilka razy.
help-open = Otwórz stronę w przeglądarce.
serve-address = Consigliere działa pod adresem { $address } (Ctrl-C kończy)
serve-names = Odpowiada na te nazwy i na każdy adres IP: { $names } (--host-name dodaje kolejną)
serve-room = Otwartych naraz plików: najwyżej { $files }, połączeń: najwyżej { $connections }.
serve-compiled = Od teraz boty używają skompilowanego silnika.
server-about = To serwer Consigliere: stoły do mafijnych gier planszowych. Strona nie jest tu zbudowana; programy mogą już grać.
server-document = Opis API
error-workers = Kilka procesów serwera wymaga PostgreSQL (--database) i Redisa (--redis).
error-database = Nie można otworzyć bazy danych: { $reason }.
error-redis = Redis nie odpowiada: { $reason }.
error-address = Serwer nie może nasłuchiwać pod adresem { $address }: { $reason }.
error-address-taken = ktoś inny już tam nasłuchuje
error-address-unknown = ten komputer nie ma takiego adresu
error-limits = Nie można odczytać limitów z { $file }: { $reason }.

help-join = Graj w terminalu przy stole na serwerze albo otwórz tam nowy.

    Przykłady: consigliere join http://127.0.0.1:8000 --new famiglia
    · consigliere join http://127.0.0.1:8000/t/TABLE --name Rosa
help-join-link = Link do stołu; z --new adres serwera.
help-join-name = Twoje imię na serwerze. Każde imię to osobny gość, rozpoznawany następnym razem.
help-join-new = Otwórz nowy stół tej gry; pozostałe miejsca są wolne.
join-invite = Twój stół: { $link }
    Inni dołączają w przeglądarce albo poleceniem: consigliere join { $link } --name NAME
join-waiting = Czekamy, aż pozostali usiądą.
join-lost = Połączenie zerwane; próbuję ponownie.
join-left = Miejsce pozostaje twoje. Graj dalej: { $command }
join-over = Gra skończona. Obejrzyj ją jeszcze raz: { $link }
join-command = { $command ->
    [reset] cofnij całą swoją turę
    [say] „say cześć” mówi do stołu
    [ask] zapytaj pozostałych, czy możesz cofnąć decyzję
    [draw] zaproponuj remis
    [yes] zgódź się na propozycję
    [no] odrzuć propozycję albo wycofaj własną
    [resign] poddaj grę
    [quit] przerwij; miejsce pozostaje twoje
   *[other] { play-command }
}
error-join-link = „{ $link }” nie jest linkiem do stołu; taki link wygląda tak: http://127.0.0.1:8000/t/TABLE. Z --new GAME otworzysz nowy stół.
error-no-server = Pod adresem { $address } nie ma serwera: { $reason }.
