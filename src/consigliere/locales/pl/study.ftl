help-ladder = Zmierz siłę botów: każdy z każdym, każde rozdanie dwa razy, z zamianą miejsc.

    Przykłady: consigliere ladder famiglia easy normal hard greedy:2000 --pairs 400 --file famiglia.ladder
    · consigliere ladder famiglia hard normal --full --pairs 20
    · consigliere ladder scarface hard greedy:2000 --pairs 300
help-ladder-bots = Boty ({ $bots }), w razie potrzeby z liczbą kroków: greedy:2000. Domyślnie: poziomy i greedy:2000.
help-ladder-pairs = Ile rozdań grają każde dwa boty, każde dwa razy; w grze dla jednej osoby: ile partii gra każdy bot.
help-ladder-share = Jaką część swojego czasu myślą poziomy; podawana w krokach, aby wynik dało się powtórzyć.
help-ladder-full = Poziomy myślą tyle sekund, co przy stole.
help-ladder-sprt = Zakończ partie dwóch botów, gdy tylko wiadomo, czy pierwszy prowadzi o LOW, czy o HIGH Elo, na przykład 0,35.
help-ladder-file = Zapisuj każde skończone rozdanie do tego pliku; to samo polecenie zaczyna w miejscu przerwania.
error-bot-steps = „{ $name }”: po dwukropku stoi liczba kroków, jak w greedy:2000.
error-ladder-bots = Potrzebne są co najmniej dwa boty, każdy inny.
error-ladder-alone = W grze dla jednej osoby boty się nie spotykają, więc --sprt ich nie porówna.
error-ladder-share = „{ $found }” nie jest częścią czasu do namysłu; 0.1 to jedna dziesiąta.
error-ladder-sprt = „{ $found }” to nie dwie liczby Elo, mniejsza jako pierwsza, jak w 0,35.
error-ladder-line = „{ $file }” nie jest plikiem pomiaru w takiej postaci, w jakiej go zapisano: wiersz { $line } nie pasuje. Podaj inny plik.
error-ladder-other = „{ $file }” należy do innego pomiaru: „{ $what }” to tam { $found }, a tu { $wanted }. Powtórz tamto polecenie albo podaj inny plik.
ladder-title = { $game }: wynik wiersza przeciw kolumnie, z przedziałem 95 %
ladder-title-alone = { $game }: wygrane partie, z przedziałem 95 %
ladder-pairs = { $n ->
    [one] { $n } para
    [few] { $n } pary
   *[many] { $n } par
}
ladder-bot = bot
ladder-deals = partie
ladder-won = wygrane
ladder-interval = przedział 95 %
ladder-elo-title = Elo (średnia wszystkich to 0)
ladder-elo = Elo
ladder-sprt = { $first } przeciw { $second }: { $verdict ->
    [high] prowadzi raczej o { $high } Elo niż o { $low }
   *[low] prowadzi raczej o { $low } Elo niż o { $high }
} (jasne po { $deals ->
    [one] { $deals } parze
    [few] { $deals } parach
   *[many] { $deals } parach
})
help-analyse = Przejrzyj zapisaną partię ruch po ruchu: kto miał jakie szanse i co byłoby lepsze.

    Przykłady: consigliere analyse game.record
    · consigliere analyse game.record --seat 0 --level hard
help-analyse-seat = Tylko decyzje tego miejsca.
help-analyse-level = Ile myśleć nad każdą decyzją: tyle, co ten poziom ({ $levels }), liczone w krokach.
error-unknown-level = Nie ma poziomu „{ $name }”. Dostępne: { $known }.
analyse-thinking = Namysł
analyse-title = Szansa na wygraną po każdej decyzji: { $names }
analyse-swings = Największe zwroty
analyse-marks = Co można było zagrać lepiej
analyse-moment = { $number }. { $seat }: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }){ $mark ->
    [inaccuracy] {" – "}niedokładność, stracone punkty procentowe: { $lost }
    [mistake] {" – "}błąd, stracone punkty procentowe: { $lost }
    [blunder] {" – "}poważny błąd, stracone punkty procentowe: { $lost }
   *[none] {""}
}
analyse-risk = Ryzyko: { $risks }.
analyse-better = Lepiej: { $words } ({ $line })
analyse-column = { $what ->
    [player] gracz
    [decisions] decyzje
    [inaccuracy] niedokładności ?!
    [mistake] błędy ?
    [blunder] poważne błędy ??
   *[lost] średnia strata, punkty procentowe
}
help-puzzle = Znajdź najlepszy ruch w pozycjach z partii botów; poprawne odpowiedzi z rzędu są liczone.

    Przykłady: consigliere puzzle famiglia
    · consigliere puzzle famiglia 7
help-puzzle-number = Jedna zagadka po numerze (domyślnie wszystkie nierozwiązane, jedna po drugiej).
error-no-puzzles = Nie ma jeszcze zagadek do { $game }.
error-puzzles-other = Zagadki do { $game } powstały dla innych zasad albo elementów.
error-no-such-puzzle = Nie ma zagadki { $number }; są od 1 do { $most }.
puzzle-title = Zagadka { $number } z { $most }: jeden ruch jest wyraźnie najlepszy. Który? („quit” kończy)
puzzle-right = Dobrze!
puzzle-wrong = Nie. Odpowiedź:
puzzle-line = Wariant: { $line }
puzzle-streak = Z rzędu: { $streak }. Twój rekord: { $best }.
puzzle-all-solved = Wszystkie rozwiązane.
