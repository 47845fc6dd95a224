help-serve = Uruchom serwer: stoły dla ludzi i botów w przeglądarce.

    Przykład: consigliere serve --port 8000
help-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych.
help-port = Port, na którym serwer nasłuchuje.
help-database = Baza danych: sqlite:///PLIK lub postgresql+psycopg://USER@HOST/NAME. Domyślnie plik w twoim folderze danych.
help-redis = Redis, potrzebny kilku procesom serwera: redis://HOST.
help-server-workers = Procesy serwera; więcej niż jeden wymaga PostgreSQL i Redisa.
help-thinkers = Ile botów myśli naraz.
help-packs = Folder z własnymi liczbami elementów gry; można podać kilka razy.
help-limits = Plik JSON z innymi limitami niż zwykłe (wiadomości, połączenia, stoły).
help-open = Otwórz stronę w przeglądarce.
serve-address = Consigliere działa pod adresem { $address } (Ctrl-C kończy)
server-about = To serwer Consigliere: stoły do mafijnych gier planszowych. Strona nie jest tu zbudowana; programy mogą już grać.
server-document = Opis API
error-workers = Kilka procesów serwera wymaga PostgreSQL (--database) i Redisa (--redis).
error-limits = Nie można odczytać limitów z { $file }: { $reason }
