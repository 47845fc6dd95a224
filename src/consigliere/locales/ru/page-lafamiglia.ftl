lafamiglia-page-map = Карта Сицилии
lafamiglia-page-panels = Части стола
lafamiglia-page-panel = { $what ->
    [map] Карта
    [sheets] Планшеты
    [families] Семьи
    [orders] Приказы
   *[tiles] Жетоны
}
lafamiglia-page-zoom-in = Ближе
lafamiglia-page-zoom-out = Дальше
lafamiglia-page-whole-map = Вся карта
lafamiglia-page-follow = Карта следит за событиями
lafamiglia-page-sketch = Набросок для напарника
lafamiglia-page-sketch-clear = Стереть мой набросок
lafamiglia-page-sketch-how = Проведите от области к области или выберите обе — стрелка, одна область дважды — отметка. Видит только ваш напарник.
lafamiglia-page-sketch-area = Набросок: { $area }

lafamiglia-page-empty = пусто
lafamiglia-page-soldiers = { $side }: { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-page-labs = { $n ->
    [one] { $n } нарколаборатория
    [few] { $n } нарколаборатории
    [many] { $n } нарколабораторий
   *[other] { $n } нарколаборатории
}
lafamiglia-page-cars = { $n ->
    [one] { $n } автомобиль
    [few] { $n } автомобиля
    [many] { $n } автомобилей
   *[other] { $n } автомобиля
}
lafamiglia-page-boats = { $side }: { $n ->
    [one] { $n } катер
    [few] { $n } катера
    [many] { $n } катеров
   *[other] { $n } катера
}
lafamiglia-page-boat = Катер ({ $side }), { $sea }
lafamiglia-page-no-boats = катеров нет
lafamiglia-page-order-open = приказ { $token }
lafamiglia-page-order-hidden = закрытый приказ: { $side }
lafamiglia-page-mandamento = Район { $mandamento }
lafamiglia-page-controlled = Контролирует: { $who }.
lafamiglia-page-would-control = При ближайшей проверке: { $who }.
lafamiglia-page-nobody = никто
lafamiglia-page-near = По суше: { $land }.
lafamiglia-page-seas = Моря: { $seas }.
lafamiglia-page-by-boat = На катерах команды ещё: { $areas }.
lafamiglia-page-coast = Берег: { $areas }.
lafamiglia-page-seas-near = Соседние моря: { $seas }.
lafamiglia-page-about-hidden-order = Лежит лицом вниз: его знают только владелец и напарник. В фазе столкновений все приказы открываются.
lafamiglia-page-about = { $what ->
    [boat] Перевозит солдат своей команды от берега к берегу через соседние моря с катерами команды. Без автомобилей. Третий катер в море: два уходят.
    [control] Кто при проверке держит две области из трёх, контролирует район. Это приближает победу и даёт фишку на жетоне.
    [disc-of-other] Передвинуть фишку другого игрока стоит 1 ₤, их получает владелец.
   *[disc] Эту фишку можно передвинуть бесплатно. Положите её на ячейку нижнего планшета, чтобы использовать ячейку.
}

lafamiglia-page-lower = Нижний планшет
lafamiglia-page-tab = Цена колонки: { $n } ₤
lafamiglia-page-column = { $column }: { $n ->
    [0] без фишек
    [one] { $n } фишка
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
}{ $cost ->
    [0] {""}
   *[other] , получить влияние стоит { $cost } ₤
}
lafamiglia-page-column-does = Получить влияние: { $what ->
    [primo] возьмите маркер первого игрока и поставьте автомобиль, катер или нарколабораторию.
    [two] откройте место в одном ряду, затем в другом; вторая фишка идёт на планшет.
   *[other] откройте два следующих места этого ряда.
} Затем можно отдать один приказ.
lafamiglia-page-bill-tab = Цена колонки, в банк
lafamiglia-page-bill-discs = { $n ->
    [one] { $n } фишка, в банк
    [few] { $n } фишки, в банк
    [many] { $n } фишек, в банк
   *[other] { $n } фишки, в банк
}
lafamiglia-page-bill-fee = { $n ->
    [one] { $n } фишка, получает { $side }
    [few] { $n } фишки, получает { $side }
    [many] { $n } фишек, получает { $side }
   *[other] { $n } фишки, получает { $side }
}
lafamiglia-page-bill-all = Вместе
lafamiglia-page-bill-mine = Вместе (у вас { $money } ₤)
lafamiglia-page-disc = Фишка ({ $side }), колонка { $column }
lafamiglia-page-cell-gain = Сначала вы получаете { $n } ₤.
lafamiglia-page-cell-price = Стоит { $n } ₤.
lafamiglia-page-join = { $what ->
    [or] Выберите одно из двух.
   *[and] Сделайте оба в любом порядке; одно можно пропустить.
}
lafamiglia-page-own-only = * Только в своих областях.
lafamiglia-page-infinite = ∞ Эта ячейка никогда не заполнена.
lafamiglia-page-part = { $what ->
    [recruit] Солдаты из запаса в штаб: значение церкви { $plus }.
    [place] Солдаты из штаба в одну область, свою или пустую: до значения полиции { $plus }.
    [order] Положите приказ из штаба лицом вниз в свою область без приказа.
    [orders_apart] До двух приказов в двух разных областях.
    [orders_together] До двух приказов в одной своей области без приказа.
    [equip] Поставьте автомобиль, катер или нарколабораторию.
    [launder] 1 ₤ за каждую нарколабораторию в ваших областях.
    [rally] Солдаты и автомобили соседних своих областей собираются в одной.
    [influence_return] Откройте следующее место одного ряда; фишка идёт в запас.
    [influence_place] Откройте следующее место одного ряда; фишка идёт на планшет.
    [influence_row2] Откройте до двух мест одного ряда; фишки идут в запас.
   *[ultima] Поставьте сюда свой маркер: в конце планирования вы можете перенести фишку на другую ячейку и использовать её.
}

lafamiglia-page-figure = { $what ->
    [money] Деньги
    [hq] Солдаты в штабе
    [supply] Солдаты в запасе
    [elsewhere] Солдаты в штабе и в запасе вместе
    [tokens] Приказы в штабе
    [cars] Автомобили в запасе
    [boats] Катера в запасе
    [discs] Фишки в запасе
    [control] Районы
   *[map] Солдаты на карте
}
lafamiglia-page-family = { $what ->
    [the-yellow] Деньги и нарколаборатории: самый богатый ряд в игре, медленны на улицах.
    [the-blue] Бомбы: лучшие заминированные автомобили и первый удар, слабо держат землю.
    [the-green] Перевербовка и наём: переманивают врагов, быстро растут.
    [the-red] Атака во всём, с провокацией и покаянием.
    [the-white] Нейтралы и защита: бронежилеты, охрана, провокация.
   *[the-black] Поздняя жестокость: медленные приказы, сильнейшие атаки.
}
lafamiglia-page-character = В начале: { $money } ₤, солдат в штабе { $hq }. На карту: солдат { $soldiers }, автомобилей { $cars }, катеров { $boats }, нарколабораторий { $labs }.
lafamiglia-page-row = { $row } { $value }, закрыто мест: { $n }
lafamiglia-page-row-does = { $what ->
    [justice] Бонус автомобиля в атаке и заминированного автомобиля.
    [police] Сколько солдат вы выставляете ячейкой или приказом.
    [church] Сколько солдат вы нанимаете.
   *[economy] Деньги и нарколаборатории, один раз при открытии.
}
lafamiglia-page-space = { $what ->
    [covered] Под фишкой
   *[open] Открыто
}
lafamiglia-page-value = { $what ->
    [justice] Бонус автомобиля { $n }, заминированного { $m }
    [police] Выставить солдат: { $n }
   *[church] Нанять солдат: { $n }
}
lafamiglia-page-gain = { $what ->
    [car] Поставить автомобиль, один раз
    [lab] Построить нарколабораторию, один раз
    [launder] Отмыть деньги: 1 ₤ за каждую вашу нарколабораторию, один раз
   *[money] Взять { $n } ₤, один раз
}
lafamiglia-page-frees = Освобождает приказ { $token }:

lafamiglia-page-token = { $what ->
    [attack] Приказ атаки, инициатива { $n }. Атаки идут после всех приказов снабжения, меньшие числа раньше.
   *[supply] Приказ снабжения, инициатива { $n }. Снабжение идёт первым, меньшие числа раньше.
}
lafamiglia-page-symbol = { $what ->
    [vest] Защита +{ $n } от атак и бомб в этой области всю фазу столкновений.
    [skull] Бонус атаки +{ $n } в каждой атаке и бомбе этого приказа.
    [soldiers] Солдаты из штаба в область приказа, до { $n }.
    [deploy] Солдаты из штаба в область приказа: значение полиции и число на жетоне.
    [recruit] Солдаты из запаса в штаб: значение церкви и число на жетоне.
    [levy] Солдаты из запаса в штаб: { $n }.
    [money] { $n } ₤ из банка.
    [launder] 1 ₤ за каждую нарколабораторию в ваших областях.
    [car] Автомобиль в область приказа.
    [lab] Нарколаборатория в область приказа.
    [boat] Катер в море рядом с областью.
    [lab_guard] По одному солдату из штаба к каждой вашей нарколаборатории.
    [around] Солдаты в область приказа и в две области рядом.
    [rally] Солдаты и автомобили соседних своих областей приходят сюда до первого хода.
    [shotgun] Переместите солдат по суше или на катере; в чужую область — это атака. Ходов: { $n }.
    [bomb] Убирает солдат соседней области: черепа и автомобиль минус нарколаборатории и бронежилеты. Бомб: { $n }.
    [pentito] Один свой солдат уходит; из соседних областей убирают солдат, защита не считается.
    [defect] До { $n } врагов из соседних областей переходят к вам.
    [incite] В самом конце: нейтралы не дальше { $n } областей идут или атакуют за вас.
    [turncoat] До { $n } защитников переходят к вам перед атакой.
   *[payoff] 1 ₤ за каждого защитника, который уйдёт перед атакой.
}
lafamiglia-page-show-others = Показать, какие приказы могут быть у других
lafamiglia-page-can-be = В штабе { $n }, закрыто на карте { $hidden }. Это какие-то из этих:
lafamiglia-page-sold = продан
lafamiglia-page-sell = Продать 1₤
lafamiglia-page-give = Дать напарнику (вы платите вдвое)
lafamiglia-page-ask = Попросить у напарника
lafamiglia-page-group = { $what ->
    [gain] Получить влияние
   *[money] Деньги
}

lafamiglia-page-tile = { $what ->
    [influence] Начало планирования: верните 1 солдата из штаба, нейтральная фишка становится вашей.
    [meetings] Раз в ход, { $price } ₤: солдаты из запаса в штаб, { $n }.
    [reinforcements] Раз в ход, { $price } ₤: солдаты из штаба в свою область, до { $n }.
    [cars] Раз в ход, { $price } ₤: автомобиль в свою область.
    [speedboats] Раз в ход, { $price } ₤: поставьте катер.
    [chain_of_command] До { $n } приказов в каждой своей области.
    [recruitment] Заняв область: 1 солдат из штаба туда бесплатно или { $n } за { $price } ₤.
    [allies] { $price } ₤: атакуйте область за пустым или нейтральным соседом.
    [bribery] { $price } ₤: один защитник цели уходит до атаки.
    [delay_detonator] Заминированный автомобиль достаёт на { $n } области.
   *[miniguns] Бонус атаки +{ $n } при атаке на катерах.
}

lafamiglia-page-conflict = Конфликт: { $area }
lafamiglia-page-bonuses = бонусы { $attack } : { $defence }
lafamiglia-page-after-bonuses = Защитников останется до конфликта: { $n }
lafamiglia-page-odds-of = { $what ->
    [tactics] тактика
    [brute] грубая сила
    [take] взять
    [leave] оставить
   *[send] { $n ->
        [one] послать { $n } солдата
        [few] послать { $n } солдат
        [many] послать { $n } солдат
       *[other] послать { $n } солдат
    }
}
lafamiglia-page-odds = Из { $ways } раскладов карт: взята { $taken } %, пуста { $empty } %, удержана { $held } %
lafamiglia-page-odds-taken = взята { $taken } %

lafamiglia-page-doing = { $what ->
    [setup-soldier] Расстановка ({ $family }): осталось { $n }
    [setup-car] Машины: осталось { $n }
    [gain-disc] Фишки колонки: осталось { $n }
    [order-token] Приказы: осталось { $n }
    [order-area] Приказы: осталось { $n }
   *[other] Расстановка ({ $family }): осталось { $n }
}
lafamiglia-page-may-sell = Сначала можно продать приказы
lafamiglia-page-must-raise = Ни на что не хватает денег: продайте приказ или попросите у напарника
lafamiglia-page-hand = Отдать приказ: выберите или перетащите на область
lafamiglia-page-here = { $what ->
    [order] Какой приказ ляжет сюда: { $area }?
    [both] { $area }: выберите приказ, который ляжет сюда, или
   *[other] Что разместить: { $area }?
}
lafamiglia-page-rest = { $n ->
    [one] Последний сюда: { $place }
   *[other] Все { $n } сюда: { $place }
}
lafamiglia-page-cell-disc = { $n ->
    [0] Выбор переместит фишку ({ $colour }) из колонки «{ $column }», бесплатно. Чтобы переместить другую, выберите сначала её.
   *[other] Выбор переместит фишку ({ $colour }) из колонки «{ $column }», { $n } ₤ владельцу. Чтобы переместить другую, выберите сначала её.
}
lafamiglia-page-cards = Ваши карты конфликта
lafamiglia-page-card-down = Карта рубашкой вверх
lafamiglia-page-card-does = { $what ->
    [does-traitor] Один солдат врага уходит, один ваш приходит.
    [does-coward1] 1 ваш солдат бежит в штаб.
   *[does-coward2] 2 ваших солдата бегут в штаб.
}
lafamiglia-page-odds-held = удержана { $held } %
lafamiglia-page-duel-end = { $what ->
    [taken] { $side }: { $area } взята, осталось солдат: { $n }
    [held] { $side }: { $area } удержана, осталось солдат: { $n }
   *[empty] { $area }: никого не осталось
}
lafamiglia-page-duel-change = { $what ->
    [lost] потеряно: { $n }
    [fled] бежало в штаб: { $n }
   *[joined] пришло: { $n }
}
lafamiglia-page-key-order = на области: положить туда этот приказ
lafamiglia-tale-setup = { $you ->
    [yes] Ваша расстановка
   *[no] { $seat }, расстановка
}
lafamiglia-tale-use = { $you ->
    [yes] Вы используете
   *[no] { $seat } использует
} ячейку: { $column }
lafamiglia-tale-gain = { $you ->
    [yes] Вы покупаете
   *[no] { $seat } покупает
} влияние «{ $column }» за { $n } ₤
lafamiglia-tale-ultima = { $you ->
    [yes] Вы выполняете
   *[no] { $seat } выполняет
} Ultima Azione: { $column }
lafamiglia-tale-soldiers = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
} — { $area }
lafamiglia-tale-recruits = в штаб { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-tale-orders = { $n ->
    [one] приказ
   *[other] приказы
} — { $areas }
lafamiglia-tale-piece = { $what ->
    [a_car] автомобиль
    [a_lab] нарколаборатория
   *[a_boat] катер
} — { $area }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-disc = фишка — { $column }{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
lafamiglia-tale-rally = сбор, { $area }: { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-tale-row = ещё ячейка в ряду «{ $row }»
lafamiglia-tale-rows = ещё { $n ->
    [one] { $n } ячейка
    [few] { $n } ячейки
   *[many] { $n } ячеек
} в ряду «{ $row }»
lafamiglia-tale-primo = первый игрок
lafamiglia-tale-marker = маркер Ultima Azione
lafamiglia-tale-leads = { $who }
lafamiglia-tale-check = Проверка районов
lafamiglia-tale-control = { $you ->
    [yes] вы получаете
   *[no] { $seat } получает
} район { $mandamento }
lafamiglia-tale-control-lost = { $you ->
    [yes] вы теряете
   *[no] { $seat } теряет
} район { $mandamento }
lafamiglia-tale-score = районов у запада { $west }, у востока { $east }
lafamiglia-tale-tile = { $you ->
    [yes] вы берёте
   *[no] { $seat } берёт
} жетон «{ $tile }»
lafamiglia-tale-order = { $you ->
    [yes] Ваш приказ
   *[no] { $seat }, приказ
} — { $area } ({ $token })
lafamiglia-tale-march = { $you ->
    [yes] Вы перемещаете
   *[no] { $seat } перемещает
} { $n ->
    [one] { $n } солдата
    [few] { $n } солдат
    [many] { $n } солдат
   *[other] { $n } солдат
}: { $origin } → { $target }
lafamiglia-tale-march-too = { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
} → { $target }
lafamiglia-tale-attack = { $you ->
    [yes] Вы атакуете
   *[no] { $seat } атакует
}: { $origin } → { $target }, сил { $n }
lafamiglia-tale-attack-too = атака: { $target }
lafamiglia-tale-battle = { $you ->
    [yes] Вы атакуете
   *[no] { $seat } атакует
}: { $origin } → { $target }, сил { $n }; { $outcome ->
    [taken] область захвачена
   *[held] атака отбита
} (потери { $lost } против { $killed })
lafamiglia-tale-battle-too = { $outcome ->
    [taken] захват: { $target }
   *[held] атака отбита: { $target }
} (потери { $lost } против { $killed })
lafamiglia-tale-bomb = подрыв, { $target }: урон { $n }
lafamiglia-tale-incite = нейтральные идут: { $target }
lafamiglia-tale-defect = { $area }: переманено, { $n ->
    [one] { $n } солдат
    [few] { $n } солдата
    [many] { $n } солдат
   *[other] { $n } солдата
}
lafamiglia-tale-money = { $sign ->
    [plus] +{ $n } ₤
   *[minus] −{ $n } ₤
}
lafamiglia-page-team = { $team ->
    [team_0] Запад
   *[team_1] Восток
}
lafamiglia-page-mandamenti = { $n ->
    [one] район
    [few] района
    [many] районов
   *[other] районы
}
lafamiglia-page-at-check = при проверке
lafamiglia-page-decided = { $rule ->
    [LF-160] Цель достигнута: 5 районов у одного игрока или 6 у команды.
    [LF-161] Ни одна команда не достигла цели в одиночку; решает большее число районов.
   *[LF-162] Районов поровну: решает, кто держит Бронте; если никто, то ничья.
}

lafamiglia-page-icon = { $icon ->
    [elsewhere] солдаты в штабе или в запасе, неизвестно где
    [control] власть над мандаменто
    [swords] столкновение
    [plus] ближе
    [minus] дальше
    [sketch] набросок для напарника
    [eye] вся карта
    [follow] следить за событиями
    [clear] стереть набросок
   *[other] { $icon }
}
