scarface-page-lake = озеро Мичиган
scarface-page-masthead = Вечерний Чикаго
scarface-page-news-count = вышло { $active }, впереди { $left }
scarface-page-neutral = никого
scarface-page-tile = { $name }: { $owner }, { $side ->
        [night] ночь
       *[day] день
    }. Прибыль { $profit } $, защита { $defence }. Нужно: { $needs }; лежит: { $holds }. Бизнес: { $markers }.
scarface-page-tile-now = Сейчас: { $owner }, прибыль { $profit } $, защита { $defence }.
scarface-page-his-token-here = Здесь лежит жетон Головореза.
scarface-page-police-here = Здесь стоит полиция.
scarface-page-pieces = { $who }: бандиты { $thugs }, автомобили { $cars }, грузовики { $trucks }.
scarface-page-piece = { $what } × { $n } ({ $who }), { $where }
scarface-page-neighbours = Соседи: { $names }.
scarface-page-number = Номер { $n }: в этом порядке Головорез обходит город
scarface-page-token = Жетон Головореза
scarface-page-token-about = Здесь он захватывает кварталы. В свой ход он идёт дальше на движение своего плана, по порядку номеров; после 7 идёт 1.
scarface-page-police = Полицейская машина
scarface-page-police-about = Здесь никто не начинает; каждая ваша фигура на входе платит взятку; захват здесь сильнее поднимает преступность. Головорез не платит ничего.
scarface-page-thug-about = Бандит на улице помогает захвату в этом районе и защищает кварталы своей банды.
scarface-page-car-about = Автомобиль помогает захватам и защищает, как бандит; едет в любой район и берёт с собой бандитов.
scarface-page-truck-about = Грузовик сберегает товар при каждой продаже в своём районе; едет в любой район и берёт с собой бандита.
scarface-page-his-vehicle-about = Каждая машина Головореза сразу и автомобиль, и грузовик.
scarface-page-business-about = { $kind ->
        [is_speakeasy] Больше прибыли днём
        [is_casino] Больше прибыли ночью
       *[is_brothel] Больше защиты
    }; платит хозяину при каждой его реорганизации. Два маркера переворачивают квартал на ночную сторону.
scarface-page-goods = { $good }: { $n }
scarface-page-good-about = { $kind ->
        [is_alcohol] Алкоголь
       *[is_gun] Оружие
    } лежит, где положено, пока не будет продано или потеряно.
scarface-page-ness = Элиот Несс стоит на { $n }
scarface-page-ness-about = Ни один маркер преступности не стоит ниже клетки перед Нессом. С каждой газетой он идёт дальше.
scarface-page-crime = Преступность, { $who }: { $n }
scarface-page-crime-about = Кто кончает ход на { $raid } или выше, попадает под облаву. Когда выходит газета, под облаву попадает тот, чей маркер выше.
scarface-page-time = Время: { $n } из { $last }
scarface-page-time-about = Каждая реорганизация сдвигает его. На последней клетке выходит газета.
scarface-page-hand-empty = На руке нет карт.
scarface-page-pool-about = Очки этого хода: мускулы, влияние и универсальные, которые годятся за те и другие. Что останется, пропадёт.
scarface-page-plan-price-about = Первая карта плана бесплатна. За каждую открытую новость вторая стоит 1 $, третья 3 $, четвёртая 6 $ и так далее. { $others ->
    [0] {""}
    [1] За столом ещё один босс, поэтому с третьей карты считается на одну новость меньше.{" "}
   *[other] За столом ещё { $others } босса, поэтому считается на { $others } новости меньше.{" "}
}Вы платите, когда кладёте карту.
scarface-page-skill-of = Навык: { $card }
scarface-page-combo-of = Комбо: { $card }
scarface-page-used = использовано
scarface-page-orders = Приказы
scarface-page-skills = Навыки
scarface-page-combos = Комбо
scarface-page-needs-thug = Идёт бандит из штаба и остаётся там до реорганизации.
scarface-page-order-used = В этот ход уже отдан.
scarface-page-order-about = { $order ->
        [is_hire_associate] Взять сообщника с рынка в свои карты, и фамильное кольцо.
        [is_get_job] Взять работы из колоды и оставить одну открытой.
        [is_hire_dealer] Взять дилеров из колоды и оставить одного.
        [is_sell_neighbourhood] Продать в своих кварталах, где есть товар.
        [is_recruit] Бандиты делают шаг из трущоб в убежища или дальше в штаб.
        [is_sell_authorities] Продать товар властям.
        [is_set_up_business] Добавить маркеры бизнеса в свои кварталы.
        [is_remove_control] Снять маркер контроля соперника.
        [is_reduce_crime] Снизить свою преступность, шаг за шагом.
        [is_free_thugs] Бандиты выходят из тюрьмы в штаб.
        [is_send_thugs] Отправить бандитов из штаба в любой район.
        [is_move] Двигать бандитов и машины или вывести машину из резерва.
        [is_takeover] Захватить квартал там, где есть ваша фигура: мускулы на его защиту за вычетом ваших бандитов и автомобилей.
        [is_upgrade] Поднять характеристику банды на уровень за очки и деньги.
       *[is_get_goods] Дилеры привозят товар, каждый за свои мускулы и бандита из штаба.
    }
scarface-page-flags = Маркеров контроля осталось: { $n }
scarface-page-flags-about = На каждый захваченный квартал нужен один.
scarface-page-ring-about = Кто нанимает сообщника, берёт кольцо. Оно приносит деньги в начале хода владельца.
scarface-page-thugs-in = { $place }: { $n }.
scarface-page-place-about = { $place ->
        [is_slums] Сюда попадают убитые. Вербовка ведёт их в убежища.
        [is_safehouses] Сюда попадают раненые. Вербовка ведёт их в штаб.
        [is_hq] Готовы выйти на улицы, к приказам и к дилерам.
        [is_underworld] Заняты в преступном мире до реорганизации.
        [is_authorities] Заняты у властей до реорганизации.
       *[is_prison] Их возвращают только «Вызволить бандитов» и некоторые карты.
    }
scarface-page-reserve = { $what }, в резерве: { $n }
scarface-page-decks = Осталось в колодах: нижняя { $low }, верхняя { $high }.
scarface-page-for-hire = { $card } ({ $slot }), цена: { $cost }
scarface-page-no-jobs = Открытых работ нет. Их приносит приказ «Получить работу».
scarface-page-supply = В запасе: алкоголь { $alcohol }, оружие { $guns }. Колоды: работы { $jobs }, дилеры { $dealers }.
scarface-page-spaces = Бандитов здесь: { $n } из { $of }
scarface-page-level = { $what }: уровень { $level }, значение { $value }
scarface-page-characteristic-about = { $what ->
        [is_power] Универсальные очки в каждый ход действий.
        [is_supply] Больше товара, когда дилеры привозят.
        [is_trade] Больше прибыли в каждом вашем квартале.
        [is_protection] Больше защиты вашим кварталам.
        [is_recruitment] Бесплатные шаги вербовки при реорганизации.
        [is_crew] Карты на руке.
       *[is_connections] Из скольких работ или дилеров выбирать.
    }
scarface-page-boss-about = Каждое улучшение двигает босса на клетку. Отмеченная клетка приносит карту правой руки. В этом ряду карта самого босса действует { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[other] { $times } раз
    }.
scarface-page-his-boss-about = В этом ряду он планирует { $plan ->
        [one] { $plan } карту
        [few] { $plan } карты
       *[other] { $plan } карт
    } и делает { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[other] { $actions } действий
    }. Отмеченные клетки приносят ему карту этой стопки.
scarface-page-no-rival = У Головореза ещё нет банды.
scarface-page-his-first-turn = Головорез ещё не ходил.
scarface-page-commentary = Что сделал Головорез
scarface-page-his-level = { $no }. { $what }: уровень { $level } из { $of }
scarface-page-his-dealer = Дилер { $n }: { $name }; товар: { $goods }; бандиты: { $thugs }
scarface-page-his-dealer-about = Все его дилеры считаются одинаково, открытые и закрытые.
scarface-page-favoured = Улучшать дешевле
scarface-page-tabs = Части стола
scarface-page-tab-city = Город
scarface-page-tab-hand = Рука
scarface-page-tab-henchman = Головорез
scarface-page-tab-rivals = Другие
scarface-page-hand-hidden = { $n ->
    [one] { $n } скрытая карта
    [few] { $n } скрытые карты
   *[many] { $n } скрытых карт
}
scarface-page-turn-of = { $you ->
    [yes] ваш ход
   *[no] ходит { $side }
}
scarface-page-decides = { $you ->
    [yes] решаете вы
   *[no] решает { $side }
}
scarface-page-rival-more = Улучшения, дилеры, работы
scarface-page-tab-market = Рынок
scarface-page-tab-trade = Работы, дилеры
scarface-page-tab-gang = Банда
scarface-page-district-title = { $name }, номер { $n }
scarface-page-tracks = Преступность, время и новости
scarface-page-cards = Ваши карты
scarface-page-money = деньги
scarface-page-total = со звёздами
scarface-page-stars = { $n ->
    [one] звезда
    [few] звезды
    [many] звёзд
   *[other] звёзды
}
scarface-page-plan-gives = Этот план даёт
scarface-page-plan-orders = { $n ->
    [0] не оплачивает ни одного приказа
    [one] оплачивает { $n } приказ
    [few] оплачивает { $n } приказа
    [many] оплачивает { $n } приказов
   *[other] оплачивает { $n } приказа
}
scarface-page-plan-crime = преступность { $from } → { $to }
scarface-page-plan-next = Ещё карта: { $price ->
    [0] {""}
   *[other] { $price } $
}{ $crime ->
    [0] {""}
   *[other] {" "}преступность +{ $crime }
}
scarface-page-plan-pays = план это оплачивает
scarface-page-start-job = С самого начала считается выполненной; её эффекты не действуют.
scarface-page-time-of = { $n } из { $of }
scarface-page-quick = Остальное расставить за меня (район, машину, работы, товары, банду Головореза)
scarface-page-walk = Показать его ход ещё раз
scarface-page-walk-end = Вернуться к игре

scarface-tale-turn = { $you ->
    [yes] Вы
   *[no] { $side }
}, раунд { $round }
scarface-tale-set-up = Город разложен
scarface-tale-raid = { $hard ->
    [yes] Жёсткая облава
   *[no] Облава
} «{ $raid }», под ударом { $you ->
    [yes] вы
   *[no] { $side }
}
scarface-tale-score = { $you ->
    [yes] вы
   *[no] { $side }
} — { $total } $
scarface-tale-takeover = захвачен квартал { $tile }
scarface-tale-hire = нанят сообщник «{ $card }»
scarface-tale-job = выполнена работа «{ $job }»
scarface-tale-upgrade = { $what } до уровня { $level }
scarface-tale-dealer = нанят дилер «{ $dealer }»
scarface-tale-reorganize = реорганизация
scarface-tale-new-dealer = новый дилер, взакрытую
scarface-tale-new-job = новая работа «{ $job }»
scarface-tale-business = { $business } в квартале { $tile }
scarface-tale-send = { $n ->
    [one] { $n } бандит
    [few] { $n } бандита
   *[other] { $n } бандитов
} → { $district }
scarface-tale-goods = { $n ->
    [one] сложен { $n } товар
    [few] сложено { $n } товара
   *[other] сложено { $n } товаров
}
scarface-tale-plan = { $n ->
    [one] сыграна { $n } карта
    [few] сыграны { $n } карты
   *[other] сыграно { $n } карт
}
scarface-tale-token = теперь в районе { $district }
scarface-tale-steal = украдено { $n } $
scarface-tale-uncontrol = потерян квартал { $tile }
scarface-tale-harm = { $n ->
    [one] выбит { $n } бандит
    [few] выбиты { $n } бандита
   *[other] выбито { $n } бандитов
}
scarface-tale-money = { $sign ->
    [plus] +{ $n } $
   *[minus] −{ $n } $
}
scarface-tale-crime = преступность { $n }
scarface-page-decided = { $by ->
    [is_total] Решает сумма денег и звёзд.
    [is_tiles] Денег поровну: решает число кварталов.
    [is_business] Поровну денег и кварталов: решает число заведений.
    [is_crime] Пока поровну: решает меньшая преступность.
   *[is_human] Всё поровну: побеждает босс.
}

scarface-page-icon = { $icon ->
    [ness] Элиот Несс
    [defence] защита
    [star] звезда
    [day] днём
    [night] ночью
    [time] время
    [news] газета
    [card] карта
    [boss] босс
    [streets] улицы
    [cube] кубик действия
    [done] сделано
    [skip] не сделано
    [deck] колода
   *[other] { $icon }
}
