mybox-page-title = Moje pudełko
mybox-page-intro = Wpisuj po trochu, co nadrukowano na twoim egzemplarzu Scarface 1920. Wszystko od razu zostaje w tej przeglądarce; czego brak, jest nasze, a na wpół wypełnionym pudełkiem można grać.
mybox-page-progress = { $have } z { $most }
mybox-page-wrong = do poprawy: { $n }
mybox-page-state = { $state ->
    [done] gotowe
    [wrong] coś jest nie tak
   *[unfinished] jeszcze niegotowe
}
mybox-page-missing = Jeszcze do wpisania: { $what }.
mybox-page-name = Inna nazwa
mybox-page-new = Dodaj
mybox-page-next = Dalej: { $id }
mybox-page-remove = Skreśl { $id }
mybox-page-remove-item = Skreśl: { $what }
mybox-page-remove-row = Skreśl rząd { $row }
mybox-page-add-item = dodaj: { $what }
mybox-page-and = i jeszcze …
mybox-page-printed = Co tam nadrukowano?
mybox-page-next-row = Rząd { $row }: jaki tam symbol?
mybox-page-joined = Rząd { $row }: jaki symbol jest tam jeszcze?
mybox-page-more-symbols = Więcej symboli
mybox-page-more-details = Komu, ile razy, pod jakim warunkiem
mybox-page-play = Graj z pomocnikiem
mybox-page-replaced = Pudełko zmieniono w całości albo coś skreślono.
mybox-page-take-back = Przywróć poprzednie
mybox-page-carry = Zabierz ze sobą
mybox-page-carry-note = Jako plik, który czyta też terminal; jako odnośnik; albo jako kody, które telefon zdejmuje po kolei. Na serwerze nic nie zostaje.
mybox-page-save-file = Zapisz do pliku
mybox-page-bring = Wczytaj plik
mybox-page-link = Odnośnik
mybox-page-link-note = Kto otworzy ten odnośnik, ma twoje pudełko.
mybox-page-codes = Kody dla telefonu
mybox-page-codes-note = Skieruj aparat telefonu na każdy kod i otwórz odnośnik. Kolejność jest dowolna; telefon powie, których brakuje.
mybox-page-code = Kod { $n } z { $of }
mybox-page-code-before = Poprzedni
mybox-page-code-next = Następny
mybox-page-pieces = Części pudełka: { $have } z { $of }. { $count ->
    [one] Brakuje: { $missing }.
   *[other] Brakuje: { $missing }.
}
mybox-page-pieces-forget = Zapomnij je
mybox-page-other-box = Ta część jest z innego pudełka niż poprzednie; trzymamy je osobno.
mybox-page-damaged = Ta część jest uszkodzona albo nie z pudełka: zdejmij ją jeszcze raz. Nic się nie zmieniło.
mybox-page-too-long = Ten plik jest za długi: pudełko ma najwyżej { $most } znaków. Nic się nie zmieniło.
mybox-page-nothing-in-it = Nie ma w nim nic z pudełka. Nic się nie zmieniło.
mybox-page-not-taken = To nie jest pudełko, nic się nie zmieniło. { $reason }
mybox-page-taken = Pudełko jest tutaj.
mybox-page-offer = Przyszło pudełko.
mybox-page-offer-note = Zajmie miejsce twojego, które będzie można przywrócić.
mybox-page-take = Weź
mybox-page-leave = Zostaw
