famiglia-page-hand = рука: { $count }
famiglia-page-area = Зона: { $count }
famiglia-page-no-cards = нет карт
famiglia-page-street-empty = Улица пуста.
famiglia-page-deck-time = { $times ->
    [0] первый проход
    [1] второй проход
   *[other] закончилась
}
famiglia-page-show-seen = Известные мне карты
famiglia-page-hide-seen = Скрыть карты
famiglia-page-score = очки
famiglia-page-show-score = Показать счёт
famiglia-page-hide-score = Скрыть счёт
famiglia-page-worth = В конце даёт { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}.
famiglia-page-ability = { $value ->
    [0] У нулей нет способности.
   *[other] { $family ->
        [I] Способности нет, зато много очков.
        [A] Бухгалтер: сыгранный с руки, меняет до { $count ->
            [one] { $count } карты
            [few] { $count } карт
            [many] { $count } карт
           *[other] { $count } карты
        } между зоной и рукой.
        [B] { $rulings ->
            [faq] Вышибала: сыгранный с руки, удешевляет карту на Улице на { $count } или меньше до конца хода.
           *[other] Вышибала: сыгранный с руки, удешевляет карту на Улице на { $count } до конца хода, но не ниже 0.
        }
       *[M] Наёмник: при оплате заменяет одну карту меньшего значения.
    }
}
famiglia-page-price = Цена: показать две карты «{ $price }» или одну такую и наёмника старше неё. Одна ложится в зону, другая возвращается.
famiglia-page-free = Берётся бесплатно.
famiglia-page-pay = выложить «{ $lay }», оставить «{ $keep }»
famiglia-page-pay-pair = выложить одну «{ $lay }», другую оставить
famiglia-page-deck-holds = Что лежит в колоде; неизвестен только порядок:
famiglia-page-bottom = Внизу, ближайшая первой: { $cards }
famiglia-page-copies = { $card }, ×{ $count }
