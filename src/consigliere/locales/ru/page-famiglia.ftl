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
famiglia-page-score = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очки
}
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
famiglia-page-pass-forced = Сейчас нанять некого: вы спасуете. Если спасует и { $rival }, игра закончится со счётом { $mine }:{ $theirs }. { $outcome ->
    [won] Вы выиграете.
    [lost] Вы проиграете.
   *[draw] Ничья.
}
famiglia-page-pass-forced-ends = Сейчас нанять некого: вы спасуете, и игра закончится со счётом { $mine }:{ $theirs }. { $outcome ->
    [won] Вы выиграете.
    [lost] Вы проиграете.
   *[draw] Ничья.
}
famiglia-page-pass-open = Если вы спасуете и { $rival } тоже, игра закончится со счётом { $mine }:{ $theirs }. { $outcome ->
    [won] Вы выиграете.
    [lost] Вы проиграете.
   *[draw] Ничья.
}
famiglia-page-pass-ends = Если вы спасуете, игра закончится со счётом { $mine }:{ $theirs }. { $outcome ->
    [won] Вы выиграете.
    [lost] Вы проиграете.
   *[draw] Ничья.
}
famiglia-page-straight = Выберите её сразу: без бухгалтера и вышибалы в этот ход, затем оплата.

famiglia-tale-recruit = { $you ->
    [yes] Вы вербуете
   *[no] { $seat } вербует
} карту «{ $card }»
famiglia-tale-recruit-free = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} бесплатно карту «{ $card }»
famiglia-tale-points = { $n ->
    [one] +{ $n } очко
    [few] +{ $n } очка
    [many] +{ $n } очков
   *[other] +{ $n } очка
}
famiglia-tale-discarded = в сбросе { $cards }
famiglia-tale-swapped = снова на руке { $cards }
famiglia-tale-lowered = на { $by } дешевле { $card }
famiglia-tale-over = Партия окончена
famiglia-tale-score = { $you ->
    [yes] вы
   *[no] { $seat }
} — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
famiglia-tale-deck = колода закончилась
famiglia-page-decided = { $rule ->
    [F-27] Побеждает тот, у кого больше очков.
   *[F-28] Очков поровну: { $cards ->
        [both] решает старшая карта, { $one } против { $other }.
        [one] решает старшая карта, { $one }.
       *[none] карты тоже равны, поэтому ничья.
    }
}
