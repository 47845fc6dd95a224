famiglia-page-hand = ręka: { $count }
famiglia-page-area = Strefa: { $count }
famiglia-page-no-cards = brak kart
famiglia-page-street-empty = Ulica jest pusta.
famiglia-page-deck-time = { $times ->
    [0] pierwszy raz
    [1] drugi raz
   *[other] skończyła się
}
famiglia-page-show-seen = Znane mi karty
famiglia-page-hide-seen = Ukryj karty
famiglia-page-score = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punkty
}
famiglia-page-worth = Na koniec daje { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}.
famiglia-page-ability = { $value ->
    [0] Zera nie mają zdolności.
   *[other] { $family ->
        [I] Bez zdolności, za to wiele punktów.
        [A] Księgowy: zagrany z ręki, wymienia do { $count ->
            [one] { $count } karty
            [few] { $count } kart
            [many] { $count } kart
           *[other] { $count } karty
        } między strefą a ręką.
        [B] { $rulings ->
            [faq] Osiłek: zagrany z ręki, obniża koszt karty na Ulicy najwyżej o { $count } do końca tury.
           *[other] Osiłek: zagrany z ręki, obniża koszt karty na Ulicy o { $count } do końca tury, nie poniżej 0.
        }
       *[M] Najemnik: przy płaceniu zastępuje jedną kartę o niższej wartości.
    }
}
famiglia-page-price = Koszt: pokaż dwie karty „{ $price }” albo jedną taką i najemnika o wyższej wartości. Jedna trafia do strefy, druga wraca.
famiglia-page-free = Za darmo.
famiglia-page-pay = wyłóż „{ $lay }”, zachowaj „{ $keep }”
famiglia-page-pay-pair = wyłóż jedną „{ $lay }”, drugą zachowaj
famiglia-page-deck-holds = Co jest w talii; nieznana jest tylko kolejność:
famiglia-page-bottom = Na spodzie, najbliższa pierwsza: { $cards }
famiglia-page-copies = { $card }, ×{ $count }
famiglia-page-pass-forced = Teraz nie ma kogo zwerbować: spasujesz. Jeśli { $rival } też spasuje, gra skończy się wynikiem { $mine }:{ $theirs }. { $outcome ->
    [won] Wygrywasz.
    [lost] Przegrywasz.
   *[draw] Remis.
}
famiglia-page-pass-forced-ends = Teraz nie ma kogo zwerbować: spasujesz i gra skończy się wynikiem { $mine }:{ $theirs }. { $outcome ->
    [won] Wygrywasz.
    [lost] Przegrywasz.
   *[draw] Remis.
}
famiglia-page-pass-open = Jeśli spasujesz i { $rival } też spasuje, gra skończy się wynikiem { $mine }:{ $theirs }. { $outcome ->
    [won] Wygrywasz.
    [lost] Przegrywasz.
   *[draw] Remis.
}
famiglia-page-pass-ends = Jeśli spasujesz, gra skończy się wynikiem { $mine }:{ $theirs }. { $outcome ->
    [won] Wygrywasz.
    [lost] Przegrywasz.
   *[draw] Remis.
}
famiglia-page-straight = Wybierz ją od razu: bez księgowego i osiłka w tej turze, potem zapłata.

famiglia-tale-recruit = { $you ->
    [yes] Werbujesz
   *[no] { $seat } werbuje
} kartę „{ $card }”
famiglia-tale-recruit-free = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} za darmo kartę „{ $card }”
famiglia-tale-points = { $n ->
    [one] +{ $n } punkt
    [few] +{ $n } punkty
    [many] +{ $n } punktów
   *[other] +{ $n } punktu
}
famiglia-tale-discarded = odrzucono { $cards }
famiglia-tale-swapped = znów na ręce { $cards }
famiglia-tale-lowered = o { $by } tańsza { $card }
famiglia-tale-over = Koniec gry
famiglia-tale-score = { $you ->
    [yes] ty
   *[no] { $seat }
} – { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
famiglia-tale-deck = talia się skończyła
famiglia-page-decided = { $rule ->
    [F-27] Wygrywa więcej punktów.
   *[F-28] Punktów po równo: { $cards ->
        [both] decyduje silniejsza karta, { $one } przeciw { $other }.
        [one] decyduje silniejsza karta, { $one }.
       *[none] karty też równe, więc remis.
    }
}
