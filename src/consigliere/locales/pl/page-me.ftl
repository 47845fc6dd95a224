page-me-of = Partie: { $name }
page-me-guest = Grasz jako gość: partie są przechowywane dla tej przeglądarki. Z kontem znajdziesz je na każdym urządzeniu.
page-me-make-account = Załóż konto
page-me-ratings = Ranking
page-me-ratings-note = Wszyscy zaczynają od 1500. Przeciw botowi 1500 znaczy: tak samo dobrze jak on. Liczba po ± mówi, jak pewny jest wynik; znak zapytania stoi, dopóki to prawie zgadywanie. W drużynach średnia jednej strony gra przeciw średniej drugiej.
page-me-no-ratings = Nie ma jeszcze partii rankingowych.
page-me-pool = { $kind ->
    [people] Ludzie
   *[alone] { $level ->
        [normal] Solo, poziom zwykły
        [hard] Solo, poziom trudny
       *[other] Solo
    }
}
page-me-rating-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
page-me-rates = Wygrane i przegrane
page-me-all = Wszystkie partie
page-me-rival = Przeciwko
page-me-share = Wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
page-me-percent = { $percent } % wygranych
page-me-games = Rozegrane partie
page-me-none = Tu pojawią się twoje rozegrane partie z wynikiem i zapisem.
page-me-none-of = Nie ma jeszcze publicznych partii.
page-me-result = { $outcome ->
    [won] Wygrana
    [lost] Przegrana
    [draw] Remis
   *[over] Obie strony
}
page-me-unrated = bez rankingu
page-me-date = Data
page-me-game = Gra
page-me-outcome = Wynik
page-me-score = Punkty
page-me-rating = Ranking
page-me-replay = Zapis partii { $title }, { $date }
page-me-more = Pokaż starsze partie
page-me-public = Twoja publiczna strona
page-me-public-note = Inni widzą tam twój ranking, twoje zwycięstwa łącznie i nad botami oraz partie, które każdy mógł znaleźć i oglądać.
page-me-forget = Usuń moją historię
page-me-forget-note = Lista twoich partii i ranking zostaną usunięte. Same partie zostają u tych, z którymi grasz.
page-me-forget-sure = Tak, usuń na zawsze
