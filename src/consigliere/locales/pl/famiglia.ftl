famiglia-name-italians = Włosi
famiglia-name-accountants = Księgowi
famiglia-name-brutes = Osiłki
famiglia-name-mercenaries = Najemnicy
famiglia-name-I0 = Włoch 0
famiglia-name-I1 = Włoch 1
famiglia-name-I2 = Włoch 2
famiglia-name-I3 = Włoch 3
famiglia-name-I4 = Włoch 4
famiglia-name-A0 = Księgowy 0
famiglia-name-A1 = Księgowy 1
famiglia-name-A2 = Księgowy 2
famiglia-name-A3 = Księgowy 3
famiglia-name-A4 = Księgowy 4
famiglia-name-B0 = Osiłek 0
famiglia-name-B1 = Osiłek 1
famiglia-name-B2 = Osiłek 2
famiglia-name-B3 = Osiłek 3
famiglia-name-B4 = Osiłek 4
famiglia-name-M0 = Najemnik 0
famiglia-name-M1 = Najemnik 1
famiglia-name-M2 = Najemnik 2
famiglia-name-M3 = Najemnik 3
famiglia-name-M4 = Najemnik 4

famiglia-ask-first = Kto zaczyna?
famiglia-ask-deal = Jaka karta zostaje wyłożona?
famiglia-ask-street = { $seat }: na Ulicy nie ma żadnego zera. Odrzucić kartę i wyłożyć tyle nowych, ile wynosi jej wartość, czy wystarczy?
famiglia-ask-accountant = { $seat }: zagrać księgowego, by wymienić karty między ręką a strefą?
famiglia-ask-take = { $seat }: która karta przechodzi ze strefy na rękę?
famiglia-ask-lay = { $seat }: która karta przechodzi z ręki do strefy?
famiglia-ask-brute = { $seat }: zagrać osiłka, by obniżyć kartę na Ulicy?
famiglia-ask-lower = { $seat }: którą kartę obniża osiłek?
famiglia-ask-recruit = { $seat }: zwerbować kartę z Ulicy czy spasować?

famiglia-do-stop = wystarczy: zostaw Ulicę bez zmian
famiglia-do-discard = odrzuć z Ulicy: { $card }
famiglia-do-no-accountant = bez księgowego
famiglia-do-accountant = zagraj: { $card }
famiglia-do-done = wystarczy
famiglia-do-take = weź na rękę: { $card }
famiglia-do-lay = wyłóż do strefy: { $card }
famiglia-do-no-brute = bez osiłka
famiglia-do-brute = zagraj: { $card }
famiglia-do-lower = obniż o { $by }: { $card }
famiglia-do-pass = spasuj
famiglia-do-recruit-free = weź za darmo: { $card }
famiglia-do-recruit = weź: { $card }; pokaż: { $with }; wyłóż: { $lay }; zachowaj: { $keep }
famiglia-do-first = zaczyna { $seat }
famiglia-do-deal = wyłóż na Ulicę: { $card }

famiglia-event-first = { $you ->
    [yes] Zaczynasz
   *[no] Zaczyna { $seat }
}.
famiglia-event-deal = Na Ulicę trafia { $card }.
famiglia-event-street-empty = Ulica jest pusta: dochodzi sześć nowych kart.
famiglia-event-new-deck = Talia się skończyła; stos odrzuconych staje się nową talią: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
famiglia-event-deck-over = Talia skończyła się na dobre; po tej turze { $count ->
    [0] gra się kończy
    [one] zostaje jeszcze { $count } tura
    [few] zostają jeszcze { $count } tury
    [many] zostaje jeszcze { $count } tur
   *[other] zostaje jeszcze { $count } tury
}.
famiglia-event-discard = { $you ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
} z Ulicy kartę: { $card }.
famiglia-event-under = { $you ->
    [yes] Wkładasz
   *[no] { $seat } wkłada
} pod talię kartę z Ulicy: { $card }.
famiglia-event-accountant = { $you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
} kartę: { $card }.
famiglia-event-take = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} na rękę kartę: { $card }.
famiglia-event-lay = { $you ->
    [yes] Wykładasz
   *[no] { $seat } wykłada
} do strefy kartę: { $card }.
famiglia-event-brute = { $you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
} kartę: { $card }.
famiglia-event-lower = { $you ->
    [yes] Obniżasz
   *[no] { $seat } obniża
} o { $by } kartę na Ulicy: { $card }.
famiglia-event-recruit-free = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} za darmo kartę: { $card }.
famiglia-event-recruit = { $you ->
    [yes] Werbujesz kartę „{ $card }”, wykładasz „{ $lay }” i zachowujesz „{ $keep }”.
   *[no] { $seat } werbuje kartę „{ $card }”, wykłada „{ $lay }” i zachowuje „{ $keep }”.
}
famiglia-event-pass = { $you ->
    [yes] Pasujesz
   *[no] { $seat } pasuje
}.
famiglia-event-end-passes = Dwa pasy z rzędu: koniec gry.
famiglia-event-end-deck = Ostatnia tura rozegrana: koniec gry.
famiglia-event-score = { $you ->
    [yes] Ty
   *[no] { $seat }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

famiglia-why-step = { $kind ->
    [first] Najpierw los decyduje, kto zaczyna.
    [deal] Teraz wykładane są karty na Ulicę.
    [street] Teraz decydujesz, czy odrzucić kartę z Ulicy.
    [accountant] Teraz decydujesz, czy zagrać księgowego.
    [take] Teraz wybierasz, które karty wziąć ze swojej strefy.
    [lay] Teraz wybierasz, które karty wyłożyć do swojej strefy.
    [brute] Teraz decydujesz, czy zagrać osiłka.
    [lower] Teraz wybierasz, którą kartę obniża osiłek.
   *[recruit] Teraz decydujesz, czy zwerbować kartę.
}
famiglia-why-not-in-street = Na Ulicy nie ma karty „{ $card }”.
famiglia-why-not-in-hand = Nie masz na ręce karty „{ $card }”.
famiglia-why-not-in-area = W twojej strefie nie ma karty „{ $card }”.
famiglia-why-not-in-deck = W talii nie ma karty „{ $card }”.
famiglia-why-no-ability = Karta „{ $card }” nie ma zdolności: karty o wartości 0 jej nie mają.
famiglia-why-take-one = Trzeba wziąć co najmniej jedną kartę.
famiglia-why-not-the-accountant = Karta „{ $card }” została dopiero co zagrana i musi zostać w strefie.
famiglia-why-in-order = Kartę „{ $card }” trzeba było podać wcześniej niż „{ $named }”: karty podaje się w kolejności I A B M, rosnąco według wartości.
famiglia-why-too-few-behind = Trzeba podać jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} w kolejności I A B M, rosnąco według wartości; od karty „{ $card }” masz ich tylko { $behind }.
famiglia-why-zero-already = Karta „{ $card }” ma już wartość 0.
famiglia-why-below-zero = Karty „{ $card }” nie można obniżyć o { $by }: wartość nie spada poniżej 0.
famiglia-why-brute-too-weak = { $brute } nie może obniżyć karty o { $by }.
famiglia-why-whole-value = { $brute } obniża kartę „{ $card }” o { $by }, nie mniej. Obniżanie o mniej to objaśnienie z FAQ graczy (opcja „rulings”).
famiglia-why-not-lowered-so = Żadna karta „{ $card }” nie jest obniżona o { $by }.
famiglia-why-is-lowered = Karta „{ $card }” jest obniżona o { $by }, więc płaci się za nią jak za obniżoną.
famiglia-why-two-jokers = Za kartę „{ $card }” potrzebna jest co najmniej jedna karta „{ $asked }”: dwóch najemników nie wystarczy.
famiglia-why-weak-joker = { $joker } nie zastąpi karty „{ $asked }”: joker zastępuje tylko karty o niższej wartości.
famiglia-why-cannot-pay = Do takiej zapłaty, oprócz drugiej karty, potrzebna jest na ręce jeszcze karta „{ $missing }”.
famiglia-why-cannot-pay-pair = { $held ->
    [0] Potrzebne są dwie karty „{ $missing }” albo jedna i najemnik o wyższej wartości; na ręce nie ma żadnej.
   *[other] Masz jedną kartę „{ $missing }”; potrzebna jest druga albo najemnik o wyższej wartości.
}

famiglia-error-unknown-card = Nie ma karty „{ $card }”.
famiglia-error-too-many-cards = Kart { $card } rozłożono { $found }, a w grze jest ich { $copies }.
famiglia-error-card-is-fixed = Karta „{ $card }”: w polu „{ $field }” jest { $found }, a według zasad musi być { $right } (F-1).
famiglia-error-points = Karta „{ $card }”: punkty muszą być liczbą całkowitą od 0 do 99, a nie { $found }.
famiglia-error-scenario-rest = Bez miejsca { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}: wskaż je w „rest” (deck, discard, area.0 lub area.1).
famiglia-error-empty-street = Ulica jest pusta: dopóki jest talia, uzupełnia się ją zaraz po zabraniu ostatniej karty.
famiglia-error-empty-deck = Talia jest pusta, ale nie skończyła się na dobre: z jej ostatnią kartą powstaje następna talia albo „run_out” staje się 2.
famiglia-error-third-deck = Talia skończyła się na dobre, a liczba kart w niej to { $found }.
famiglia-error-discard-after-first-deck = Liczba kart na stosie odrzuconych to { $found }, ale stał się on drugą talią i nic się już nie odrzuca.
famiglia-error-bottom-of-first-deck = Karty trafiają pod drugą talię, nigdy pod pierwszą.
famiglia-error-turns-left = Pozostałe tury („turns_left”) liczy się dokładnie wtedy, gdy talia skończyła się na dobre („run_out” równe 2).

famiglia-board-deck = { $times ->
    [0] Talia (pierwszy raz): { $count }
    [1] Talia (drugi raz): { $count }
   *[other] Talia się skończyła.
}
famiglia-board-discard = Stos odrzuconych: { $count }
famiglia-board-turns-left = Pozostałe tury po tej: { $count }
famiglia-board-street = Ulica
famiglia-board-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
famiglia-board-hand = ręka
famiglia-board-area = strefa
famiglia-board-step = { $step ->
    [street] Ulica
    [accountant] Księgowy
    [brute] Osiłek
   *[recruit] Werbunek
}
