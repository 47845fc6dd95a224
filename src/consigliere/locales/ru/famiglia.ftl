famiglia-name-italians = Итальянцы
famiglia-name-accountants = Бухгалтеры
famiglia-name-brutes = Вышибалы
famiglia-name-mercenaries = Наёмники
famiglia-name-I0 = Итальянец 0
famiglia-name-I1 = Итальянец 1
famiglia-name-I2 = Итальянец 2
famiglia-name-I3 = Итальянец 3
famiglia-name-I4 = Итальянец 4
famiglia-name-A0 = Бухгалтер 0
famiglia-name-A1 = Бухгалтер 1
famiglia-name-A2 = Бухгалтер 2
famiglia-name-A3 = Бухгалтер 3
famiglia-name-A4 = Бухгалтер 4
famiglia-name-B0 = Вышибала 0
famiglia-name-B1 = Вышибала 1
famiglia-name-B2 = Вышибала 2
famiglia-name-B3 = Вышибала 3
famiglia-name-B4 = Вышибала 4
famiglia-name-M0 = Наёмник 0
famiglia-name-M1 = Наёмник 1
famiglia-name-M2 = Наёмник 2
famiglia-name-M3 = Наёмник 3
famiglia-name-M4 = Наёмник 4

famiglia-ask-first = Кто начинает?
famiglia-ask-deal = Какая карта выкладывается?
famiglia-ask-street = { $seat }: на Улице нет нулей. Сбросить карту и выложить столько новых, каково её значение, или хватит?
famiglia-ask-accountant = { $seat }: разыграть бухгалтера, чтобы обменять карты между рукой и зоной?
famiglia-ask-take = { $seat }: какая карта переходит из зоны на руку?
famiglia-ask-lay = { $seat }: какая карта переходит с руки в зону?
famiglia-ask-brute = { $seat }: разыграть вышибалу, чтобы понизить карту на Улице?
famiglia-ask-lower = { $seat }: какую карту понижает вышибала?
famiglia-ask-recruit = { $seat }: завербовать карту с Улицы или спасовать?

famiglia-do-stop = хватит: оставить Улицу как есть
famiglia-do-discard = сбросить с Улицы: { $card }
famiglia-do-no-accountant = без бухгалтера
famiglia-do-accountant = разыграть: { $card }
famiglia-do-done = достаточно
famiglia-do-take = взять на руку: { $card }
famiglia-do-lay = выложить в зону: { $card }
famiglia-do-no-brute = без вышибалы
famiglia-do-brute = разыграть: { $card }
famiglia-do-lower = понизить на { $by }: { $card }
famiglia-do-pass = пас
famiglia-do-recruit-free = взять бесплатно: { $card }
famiglia-do-recruit = взять: { $card }; показать: { $with }; выложить: { $lay }; оставить: { $keep }
famiglia-do-first = начинает { $seat }
famiglia-do-deal = выложить на Улицу: { $card }

famiglia-event-first = { $you ->
    [yes] Начинаете вы
   *[no] Начинает { $seat }
}.
famiglia-event-deal = На Улице появляется { $card }.
famiglia-event-street-empty = Улица пуста: выкладываются шесть новых карт.
famiglia-event-new-deck = Колода закончилась; сброс становится новой колодой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
famiglia-event-deck-over = Колода закончилась окончательно; после этого хода { $count ->
    [0] партия завершится
    [one] будет сыгран ещё { $count } ход
    [few] будет сыграно ещё { $count } хода
    [many] будет сыграно ещё { $count } ходов
   *[other] будет сыграно ещё { $count } хода
}.
famiglia-event-discard = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} с Улицы карту: { $card }.
famiglia-event-under = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} под колоду карту с Улицы: { $card }.
famiglia-event-accountant = { $you ->
    [yes] Вы разыгрываете
   *[no] { $seat } разыгрывает
} карту: { $card }.
famiglia-event-take = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} на руку карту: { $card }.
famiglia-event-lay = { $you ->
    [yes] Вы выкладываете
   *[no] { $seat } выкладывает
} в зону карту: { $card }.
famiglia-event-brute = { $you ->
    [yes] Вы разыгрываете
   *[no] { $seat } разыгрывает
} карту: { $card }.
famiglia-event-lower = { $you ->
    [yes] Вы понижаете
   *[no] { $seat } понижает
} на { $by } карту на Улице: { $card }.
famiglia-event-recruit-free = { $you ->
    [yes] Вы бесплатно берёте
   *[no] { $seat } бесплатно берёт
} карту: { $card }.
famiglia-event-recruit = { $you ->
    [yes] Вы вербуете карту «{ $card }», выкладываете «{ $lay }» и оставляете «{ $keep }».
   *[no] { $seat } вербует карту «{ $card }», выкладывает «{ $lay }» и оставляет «{ $keep }».
}
famiglia-event-pass = { $you ->
    [yes] Вы пасуете
   *[no] { $seat } пасует
}.
famiglia-event-end-passes = Два паса подряд: партия окончена.
famiglia-event-end-deck = Сыгран последний ход: партия окончена.
famiglia-event-score = { $you ->
    [yes] Вы
   *[no] { $seat }
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

famiglia-why-step = { $kind ->
    [first] Сначала жребий решает, кто начинает.
    [deal] Сейчас карты выкладываются на Улицу.
    [street] Сейчас вы решаете, сбросить ли карту с Улицы.
    [accountant] Сейчас вы решаете, разыграть ли бухгалтера.
    [take] Сейчас вы выбираете, какие карты взять из зоны.
    [lay] Сейчас вы выбираете, какие карты выложить в зону.
    [brute] Сейчас вы решаете, разыграть ли вышибалу.
    [lower] Сейчас вы выбираете, какую карту понижает вышибала.
   *[recruit] Сейчас вы решаете, завербовать ли карту.
}
famiglia-why-not-in-street = На Улице нет карты «{ $card }».
famiglia-why-not-in-hand = У вас на руке нет карты «{ $card }».
famiglia-why-not-in-area = В вашей зоне нет карты «{ $card }».
famiglia-why-not-in-deck = В колоде нет карты «{ $card }».
famiglia-why-no-ability = У карты «{ $card }» нет способности: у карт со значением 0 её не бывает.
famiglia-why-take-one = Нужно взять хотя бы одну карту.
famiglia-why-not-the-accountant = Карта «{ $card }» только что разыграна и должна остаться в зоне.
famiglia-why-in-order = Карту «{ $card }» нужно было назвать раньше, чем «{ $named }»: карты называют в порядке I A B M, по возрастанию значений.
famiglia-why-too-few-behind = Осталось назвать { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} в порядке I A B M, по возрастанию значений; начиная с карты «{ $card }» у вас их только { $behind }.
famiglia-why-zero-already = У карты «{ $card }» и так значение 0.
famiglia-why-below-zero = Карту «{ $card }» нельзя понизить на { $by }: значение не бывает меньше 0.
famiglia-why-brute-too-weak = { $brute } не может понизить карту на { $by }.
famiglia-why-whole-value = { $brute } понижает карту «{ $card }» на { $by }, не меньше. Понижать на меньшее — разъяснение из FAQ игроков (параметр «rulings»).
famiglia-why-not-lowered-so = Ни одна карта «{ $card }» не понижена на { $by }.
famiglia-why-is-lowered = Карта «{ $card }» понижена на { $by }, и платят за неё как за пониженную.
famiglia-why-two-jokers = За карту «{ $card }» нужна хотя бы одна карта «{ $asked }»: двух наёмников недостаточно.
famiglia-why-weak-joker = { $joker } не заменяет карту «{ $asked }»: джокер заменяет только карты с меньшим значением.
famiglia-why-cannot-pay = Для такой оплаты на руке, кроме второй карты, нужна ещё карта «{ $missing }».
famiglia-why-cannot-pay-pair = { $held ->
    [0] Нужны две карты «{ $missing }» или одна и наёмник с бо́льшим значением; на руке такой нет.
   *[other] У вас одна карта «{ $missing }»; нужна вторая такая же или наёмник с бо́льшим значением.
}

famiglia-error-unknown-card = Карты «{ $card }» нет.
famiglia-error-too-many-cards = Карт { $card } разложено { $found }, а в игре их { $copies }.
famiglia-error-card-is-fixed = Карта «{ $card }»: в поле «{ $field }» стоит { $found }, а по правилам должно быть { $right } (F-1).
famiglia-error-points = Карта «{ $card }»: очки должны быть целым числом от 0 до 99, а не { $found }.
famiglia-error-scenario-rest = Без места { $count ->
    [one] осталась { $count } карта
    [few] остались { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}: укажите его в «rest» (deck, discard, area.0 или area.1).
famiglia-error-empty-street = Улица пуста: пока есть колода, Улицу пополняют сразу, как с неё взяли последнюю карту.
famiglia-error-empty-deck = Колода пуста, но не кончилась насовсем: с последней картой собирают новую колоду либо «run_out» становится 2.
famiglia-error-third-deck = Колода кончилась насовсем, но карт в ней: { $found }.
famiglia-error-discard-after-first-deck = Карт в сбросе: { $found }. Но сброс стал второй колодой, и больше ничего не сбрасывают.
famiglia-error-bottom-of-first-deck = Карты кладут под вторую колоду, под первую — никогда.
famiglia-error-turns-left = Оставшиеся ходы («turns_left») считают ровно тогда, когда колода кончилась насовсем («run_out» равно 2).

famiglia-board-deck = { $times ->
    [0] Колода (первый проход): { $count }
    [1] Колода (второй проход): { $count }
   *[other] Колода закончилась.
}
famiglia-board-discard = Сброс: { $count }
famiglia-board-turns-left = Осталось ходов после этого: { $count }
famiglia-board-street = Улица
famiglia-board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
famiglia-board-hand = рука
famiglia-board-area = зона
famiglia-board-step = { $step ->
    [street] Улица
    [accountant] Бухгалтер
    [brute] Вышибала
   *[recruit] Вербовка
}
