companion-help = Программа ведёт Головореза, а вы играете в «Scarface 1920» с настоящей коробкой.

    Примеры: consigliere henchman
    · consigliere henchman --cards physical --pack my-box
    · consigliere henchman --continue
companion-help-pack = Папка (или файл) с числами вашей коробки, заполненная по owner_template.toml.
companion-help-cards = «app»: карты Головореза тасует и тянет программа; «physical»: вы тянете карты из коробки и называете их.
companion-help-humans = Против него играют двое или трое: их цвета в порядке хода после него, например green,red.
companion-help-load = Продолжить сохранённую партию; сам файл не меняется.
companion-help-continue = Продолжить последнюю незаконченную партию.

companion-welcome = Головорез рядом с вашей коробкой. Каждый ответ сохраняется. Пустая строка берёт значение в скобках. Команды в любой момент: { $commands }; «help» покажет все.
companion-sources = Он играет по книге правил одиночного режима. { $cards } карт его действий, числа его планшетов и цены — наша реконструкция, выверенная по балансу, если вы не пользуетесь картами или числами своей коробки (docs/companion.md).
companion-defaults = В вашем наборе этого нет, действуют наши числа: { $keys }.
companion-default = [{ $value }]
companion-undone = Шаг взят назад.
companion-saved = Сохранено: { $file }.
companion-saved-to = Партия сохранена в { $file }. Продолжить: consigliere henchman --continue
companion-no-plan = Плана у него сейчас нет.
companion-no-sheet = До конца подготовки листа ещё нет.
companion-card = { $card }: сила { $power }, движение { $move }
companion-told-cannot = Карта { $card }, ряд { $row }: выполнить нельзя ({ $reason }). Он продолжает без кубика.
companion-yes = да
companion-no = нет
companion-normal = обычный
companion-hard = сложный: на 1 силу больше
companion-owner = { $owner ->
    [you] вы
    [henchman] Головорез
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
    [purple] фиолетовый
    [orange] оранжевый
    [black] чёрный
    [white] белый
   *[nobody] никто
}
companion-to = { $who }: { $words }
companion-column = { $column ->
    [tile] квартал
    [district] район
    [owner] под контролем
    [profit] прибыль
    [defence] защита
    [alcohol] нужно алкоголя
    [guns] нужно оружия
    [markers] маркеры
    [missing] не хватает товара
    [night] ночь (1) или день (0)
    [goods] алкоголь + оружие на нём
    [token] номер
    [thugs] его бандиты
    [cars] его автомобили
    [trucks] его грузовики
   *[other] { $column }
}
companion-command = { $command ->
    [undo] взять назад последний ответ, шаг за шагом до начала
    [sheet] показать всё, что помощник знает о столе
    [plan] показать его план с действиями словами
    [save] записать партию в файл: save ФАЙЛ
    [rule] показать правило: rule SF-154
    [help] этот список
    [quit] остановиться; партия сохранена
    [tile] изменить квартал: tile МЕТКА owner you profit 5 need 1 0 defence 4 markers 1 goods 0 2 (любое из этого)
    [add] новый квартал в городе: add МЕТКА РАЙОН
    [drop] вычеркнуть квартал: drop МЕТКА
    [set] исправить его число: set money 7, set hq 3, set street west 2, set cars west 1, set level power 2, set dealer 1 0 1 0
    [ring] у кого фамильное кольцо: ring you, ring henchman, ring nobody
    [passive] что ему добавляют новости: passive hire_cost 1, passive supply -1
    [news] открыта карта новостей; то, что она ему добавляет, заменяет добавленное прежней: news hire_cost 1 supply -1 или просто news
    [lost] он что-то теряет, и вам скажут, что именно: lost imprisoned 1, lost wounded 2, lost killed 1, lost goods 1, lost alcohol 1, lost guns 1, lost business, lost control, lost upgrade, lost vehicle, lost money 3, lost crime 3; «here», «districts» или «prison» после числа говорит где; всё, что забирает облава, сразу: lost imprisoned 2; money 4; crime 3
    [got] он что-то получает: got money 3, got goods 2, got recruit 1, got vehicle
   *[other] { $command }
}

companion-sheet-money = Деньги { $money } $, преступность { $crime } (Несс { $ness }), звёзды { $stars }, работы { $jobs }, активные новости { $news }
companion-sheet-thugs = Бандиты: { $thugs }
companion-sheet-levels = Уровни: { $levels }; фигура босса на ячейке { $cell }
companion-sheet-dealers = Дилеры (бандиты/алкоголь/оружие): { $dealers }
companion-sheet-cards = Карты: колода { $deck }, сброс { $discard }, A { $a }, B { $b }
companion-sheet-ring = Кольцо: { $owner ->
    [you] у вас
    [henchman] у Головореза
    [nobody] ни у кого
   *[other] его держит { $who }
}

companion-ask-level = На каком уровне вы играете?
companion-ask-gang = Какой бандой руководит Головорез?
companion-ask-decks = Сколько карт в его колодах A, B и C? Три числа.
companion-ask-tokens = Какой номер лежит в каждом районе? Семь чисел в таком порядке: { $districts }.
companion-ask-city = Какие кварталы лежат в городе? По одному в строке, в порядке выкладывания: МЕТКА РАЙОН, после своего «{ $people }», например «docks north { $you }». «ok», когда названы все. Районы: { $districts }.
companion-ask-start = Вытяните его стартовый район среди районов без полиции и со свободным кварталом. Введите: РАЙОН МЕТКА, затем сколько нужно алкоголя и оружия, прибыль, защиту, например «west docks 2 1 5 6». Районы: { $districts }.
companion-ask-pause = Ваш ход с коробкой. Скажите, что изменилось (как, покажет help). Он попал под облаву? Введите «lost». Открыта новость? Введите «news». Затем «go» для хода Головореза, «end», когда партия окончена.
companion-ask-market = { $row ->
    [low] Четыре нижних сообщника слева направо: сколько звёзд у каждого?
    [high] Два верхних сообщника: сколько звёзд у каждого?
   *[one] Новый сообщник, { $slot }: сколько звёзд?
} 0, если место пусто.
companion-ask-jobs-left = Есть ли карта в колоде работ?
companion-ask-dealers-left = Есть ли карта в колоде дилеров?
companion-ask-tiles-here = Эти кварталы не его, { $district }: всё верно? Защита с маркерами и новостями, без бандитов, автомобилей и планшетов. «ok» или строка: НОМЕР ВЛАДЕЛЕЦ ЗАЩИТА, например «1 { $you } 6».
companion-ask-support-here = { $district }: сколько добавляют к защите вашего квартала ваши бандиты, автомобили, планшет и работы?
companion-ask-your-tiles = Ваши кварталы: какую прибыль получили бы вы? «ok» или строка: НОМЕР ПРИБЫЛЬ, например «1 5».
companion-ask-needs = Кварталы Головореза: какой товар им нужен? «ok» или строка: НОМЕР АЛКОГОЛЬ ОРУЖИЕ, например «1 2 0».
companion-ask-your-thugs-here = Сколько ваших бандитов там, где его жетон: { $district }?
companion-ask-your-thugs = Скольких ваших бандитов можно задеть { $at ->
    [districts] (только в районах)
    [prison] (только в тюрьме)
   *[any] { $prison ->
        [yes] (преступный мир, власти, дилеры, штаб, районы, тюрьма)
       *[no] (преступный мир, власти, дилеры, штаб, районы)
    }
}?
companion-ask-your-money = Сколько у вас денег? { $n } и больше для него одно и то же.
companion-ask-your-crime = Где стоит ваш маркер преступности?
companion-ask-touches = Его карта говорит о вас: { $effect }. Изменит ли это что-нибудь у вас сейчас?
companion-ask-news = Сколько карт лежит в ячейке активных новостей?
companion-ask-free-slot = Сколько маркеров бизнеса в его кварталах? «ok» или строка: НОМЕР МАРКЕРЫ, например «1 2».
companion-ask-supply = Сколько алкоголя и оружия осталось в запасе? Два числа; { $n } и больше — одно и то же.
companion-ask-goods = Сколько алкоголя и оружия лежит в квартале { $tile }? Два числа.
companion-ask-count = Сколько маркеров «{ $what }» в его кварталах?
companion-ask-option = Вы решаете за него: какой вариант?
companion-ask-tile = По его правилам эти кварталы равны. Решаете вы: какой?
companion-ask-saved-good = Его транспорт экономит один товар в квартале { $tile }. Решаете вы: какой товар остаётся?
companion-ask-aftermath = Изменилось ли от этого что-нибудь на листе: владельцы или маркеры бизнеса кварталов, что-то у Головореза? Сначала сообщите, потом «ok».
companion-ask-card = Карта { $n } из { $of }: какую вы открыли?
companion-name-cards = Назовите их после «go», например: go C01 C02
companion-ask-card-values = В вашем наборе нет карты { $card }. Её сила, её движение, сколько на ней рядов?
companion-ask-card-row = Карта { $card }, ряд { $row }: бонус и действие, например «1 takeover», «0 send_thugs 2 here», «0 money 2», «1 steal 3 + crime 1».
companion-ask-done = Готово?
companion-ask-cannot = Готово? Если это невозможно, введите «cannot» и причину.
companion-ask-final-money = Конец партии. Сколько денег у Головореза?
companion-ask-final-stars = Сколько звёзд в его стопке сообщников?
companion-ask-final-you = Сколько у вас всего, вместе со звёздами?
companion-ask-final-tie = Ничья: ваши кварталы, маркеры бизнеса на них, ваша преступность? Три числа.
companion-ask-over = { $winner ->
    [henchman] Побеждает Головорез
   *[you] Побеждаете вы
}: Головорез { $his } $, вы { $yours } $.
companion-ask-over-company = { $winner ->
    [henchman] Побеждает Головорез
   *[you] Вы побеждаете
}: у него { $his } $, у самого богатого из вас { $yours } $.
companion-ask-anyway = Продолжить всё равно? Введите «yes», чтобы продолжить.

companion-do-set-up-board = Планшет Головореза: 12 кубиков на шкале босса, фигура босса на ячейке 0, преступность 1; бандиты: трущобы { $slums }, убежища { $safehouses }, штаб { $hq }.
companion-do-set-up-start = { $district }: положите туда жетон Головореза, поставьте один его автомобиль и его маркер контроля на квартал { $tile }.
companion-do-set-up-dealers = Дайте ему карты «Владелец винокурни» (Distillery Owner) и «Контрабандист оружия» (Gun Runner) с товаром: алкоголь { $alcohol }, оружие { $guns }. { $humans ->
    [1] Дайте ему три работы, которые вы не оставили себе
   *[other] Дайте ему первые три работы из тех, что ему передали
}.
companion-do-ring-income = Кольцо у него: он берёт { $n } $.
companion-do-turn-up-plan = Откройте { $n } { $n ->
    [one] карту
    [few] карты
   *[other] карт
} его колоды, слева направо.
companion-do-put-cube = Положите кубик действия на карту { $card }, ряд { $row }.
companion-do-discard-plan = Положите его план в его сброс, самая правая карта сверху.
companion-do-shuffle = Перетасуйте его сброс: это его новая колода.
companion-do-take-back = Действие не выполнено. Верните то, что вы для него сделали:
companion-do-earn = Головорез берёт { $n } $ из запаса.
companion-do-pay = Головорез платит { $n } $.
companion-do-steal = Отдайте Головорезу { $n } $ из своих денег.
companion-do-crime-up = Поднимите его маркер преступности на { $n }, не выше предела.
companion-do-crime-down = Опустите его маркер преступности на { $n }, не ниже ячейки за Нессом.
companion-do-place-thug = Поставьте бандита Головореза из штаба { $place ->
    [underworld] в преступный мир
   *[authorities] к властям
}.
companion-do-thug-to-dealer = Поставьте бандита Головореза из штаба на его дилера № { $dealer }.
companion-do-recruit = Переместите { $n } { $n ->
    [one] бандита
    [few] бандитов
   *[other] бандитов
} Головореза из { $place ->
    [slums] трущоб
   *[safehouses] убежищ
} в штаб.
companion-do-free = Переместите { $n } { $n ->
    [one] бандита
    [few] бандитов
   *[other] бандитов
} Головореза из тюрьмы в штаб.
companion-do-send = Отправьте { $n } { $n ->
    [one] бандита
    [few] бандитов
   *[other] бандитов
} Головореза из штаба в район: { $district }.
companion-do-move-thug = Переместите { $n } { $n ->
    [one] бандита
    [few] бандитов
   *[other] бандитов
} Головореза: { $origin } → { $district }.
companion-do-move-vehicle = Переместите { $vehicle ->
    [car] автомобиль
   *[truck] грузовик
} Головореза: { $origin } → { $district }{ $riders ->
    [0] {""}
    [one] , с ним бандитов: { $riders }
   *[other] , с ним бандитов: { $riders }
}.
companion-do-place-vehicle = Поставьте { $vehicle ->
    [car] автомобиль
   *[truck] грузовик
} Головореза из резерва в район: { $district }.
companion-do-lose-vehicle = Верните { $vehicle ->
    [car] автомобиль
   *[truck] грузовик
} Головореза в его резерв ({ $district }).
companion-do-lose-thug = Переместите { $n } { $n ->
    [one] бандита
    [few] бандитов
   *[other] бандитов
} Головореза { $place ->
    [hq] из штаба
    [underworld] из преступного мира
    [authorities] от властей
   *[prison] из тюрьмы
} { $to ->
    [prison] в тюрьму
    [safehouses] в убежища
   *[slums] в трущобы
}.
companion-do-lose-dealer-thug = Переместите бандита Головореза с его дилера № { $dealer } { $to ->
    [prison] в тюрьму
    [safehouses] в убежища
   *[slums] в трущобы
}.
companion-do-lose-street-thug = Переместите { $n } { $n ->
    [one] бандита
    [few] бандитов
   *[other] бандитов
} Головореза из района { $district } { $to ->
    [prison] в тюрьму
    [safehouses] в убежища
   *[slums] в трущобы
}.
companion-do-harm = Переместите { $n } { $n ->
    [one] своего бандита
    [few] своих бандитов
   *[other] своих бандитов
}{ $at ->
    [here] {" "}из района его жетона
    [districts] {" "}из районов
    [prison] {" "}из тюрьмы
   *[any] {""}
} { $to ->
    [prison] в тюрьму
    [safehouses] в убежища
   *[slums] в трущобы
}; кого, решаете вы. Если их меньше, то сколько есть.
companion-do-fall-on-human = Это случается с вами: { $effect }.
companion-do-police = Переместите { $n } { $n ->
    [one] полицейскую машину
    [few] полицейские машины
   *[other] полицейских машин
}: из района с наименьшим номером в район без полиции, где больше всего фигур.
companion-do-hire = Возьмите сообщника: { $stars } { $stars ->
    [one] звезда
    [few] звезды
   *[other] звёзд
} ({ $slot }), в стопку Головореза и заполните место снова.
companion-do-take-ring = Головорез берёт фамильное кольцо.
companion-do-cards-on-deck = Положите верхнюю карту { $piles } рубашкой вверх на его колоду действий (A над B).
companion-do-cards-on-discard = Положите верхнюю карту { $piles } лицом вверх в его сброс.
companion-do-app-on-deck = Новая карта { $piles } лежит на его колоде (её ведёт программа).
companion-do-app-on-discard = Новая карта { $piles } лежит в его сбросе (её ведёт программа).
companion-do-take-jobs = Дайте Головорезу { $n } { $n ->
    [one] карту работы
    [few] карты работ
   *[other] карт работ
} из колоды.
companion-do-take-dealer = Дайте Головорезу { $n } { $n ->
    [one] карту дилера
    [few] карты дилеров
   *[other] карт дилеров
} из колоды, рубашкой вверх, в конец его ряда.
companion-do-move-token = Переложите жетон Головореза: { $district } (номер { $number }).
companion-do-sell = Он продаёт в квартале { $tile } за { $money } $. В запас:{ $alcohol ->
    [0] {""}
   *[other] {" "}{ $alcohol } × алкоголь из квартала.
}{ $guns ->
    [0] {""}
   *[other] {" "}{ $guns } × оружие из квартала.
}{ $dalcohol ->
    [0] {""}
   *[other] {" "}{ $dalcohol } × алкоголь от его дилеров.
}{ $dguns ->
    [0] {""}
   *[other] {" "}{ $dguns } × оружие от его дилеров.
}
companion-do-fence-tile = Продайте властям { $n } × { $good ->
    [alcohol] алкоголь
   *[gun] оружие
} из квартала { $tile }: по { $price } $.
companion-do-fence-dealer = Продайте властям { $n } × { $good ->
    [alcohol] алкоголь
   *[gun] оружие
} с его дилера № { $dealer }: по { $price } $.
companion-do-gain-tile = Положите { $n } × { $good ->
    [alcohol] алкоголь
   *[gun] оружие
} из запаса в квартал { $tile }.
companion-do-gain-dealer = Положите { $n } × { $good ->
    [alcohol] алкоголь
   *[gun] оружие
} из запаса на его дилера № { $dealer }.
companion-do-lose-tile = Верните { $n } × { $good ->
    [alcohol] алкоголь
   *[gun] оружие
} из квартала { $tile } в запас.
companion-do-lose-dealer = Верните { $n } × { $good ->
    [alcohol] алкоголь
   *[gun] оружие
} с его дилера № { $dealer } в запас.
companion-do-set-up-business = { $n ->
    [one] Вытяните случайный маркер бизнеса и положите его
    [few] Вытяните { $n } случайных маркера бизнеса и положите их
   *[other] Вытяните { $n } случайных маркеров бизнеса и положите их
} в квартал { $tile }. При двух и более маркерах переверните жетон на ночную сторону.
companion-do-lose-business = { $n ->
    [one] Из квартала { $tile } уходит маркер бизнеса; какой, решаете вы
    [few] Из квартала { $tile } уходят { $n } маркера бизнеса; какие, решаете вы
   *[other] Из квартала { $tile } уходят { $n } маркеров бизнеса; какие, решаете вы
}. Если маркеров меньше двух, переверните жетон на дневную сторону.
companion-do-remove-control = Снимите свой маркер контроля с квартала { $tile }; товар с него возвращается в запас.
companion-do-lose-control = Снимите маркер контроля Головореза с квартала { $tile }; товар с него возвращается в запас.
companion-do-take-over-neutral = Головорез захватывает квартал { $tile } ({ $district }): поставьте туда его маркер контроля. Его преступность растёт на { $steps }, а если там полиция, на { $police }.
companion-do-take-over-yours = Головорез захватывает ваш квартал { $tile } ({ $district }): заберите свой маркер, поставьте его; один ваш бандит в этом районе, если есть, ранен. Товар остаётся. Его преступность растёт на { $steps }, а если там полиция, на { $police }.
companion-do-upgrade = Улучшите до уровня { $level }: { $what }; кубик со шкалы босса, фигура босса идёт на ячейку { $cell }.
companion-do-downgrade = Падает до уровня { $level }: { $what }; кубик возвращается на шкалу босса, фигура босса отходит на ячейку { $cell }.
companion-do-thugs-return = Все бандиты Головореза из преступного мира, от властей и с дилеров возвращаются в штаб.
companion-do-time-forward = Передвиньте маркер времени на одну ячейку вперёд. На последней ячейке следует фаза «Экстренный выпуск».

companion-error-no-default = Здесь нет значения, которое можно взять: ответьте, пожалуйста.
companion-error-choice = «{ $found }» здесь не подходит. Можно: { $known }.
companion-error-numbers = Введите { $count } { $count ->
    [one] число
    [few] числа
   *[other] чисел
} от { $least } до { $most }.
companion-error-row = Строка таблицы: её номер и { $count } { $count ->
    [one] значение
    [few] значения
   *[other] значений
}; или «ok».
companion-error-rows = На карте от 1 до 6 рядов.
companion-error-colours = «{ $found }»: нужны разные цвета двоих или троих игроков. Есть: { $known }.
companion-error-unknown = { $tile }: одно из значений ещё неизвестно, введите строку.
companion-error-tile = Квартала «{ $found }» на листе нет. Есть: { $known }.
companion-error-tile-twice = { $tile } уже на листе.
companion-error-tiles-many = На листе не больше { $most } кварталов.
companion-error-add-tile = Введите название квартала и район; «ok», когда названы все.
companion-error-start = Введите шесть слов: район, метка, алкоголь, оружие, прибыль, защита; нужен хотя бы один товар.
companion-error-start-tile = { $tile }: этот квартал не в том районе или он ваш.
companion-error-tokens = Каждый номер от 1 до 7 лежит в одном районе.
companion-error-edit = Для «{ $command }» нужно больше слов; см. «help».
companion-error-first-answer = Сначала ответьте на этот вопрос.
companion-error-endless = То, что делают эти карты и планшеты, ходит по кругу без конца: например, уровень, который при достижении сам себя отменяет. Ничего не изменено.
companion-error-action = «{ $found }»: такого приказа, глагола или числа в языке эффектов нет.
companion-error-card = «{ $found }» не может быть номером карты.
companion-error-card-used = Карта { $found } уже в его плане или сбросе.
companion-error-cards-many = { $found }: это лишняя карта, всего их { $most }.
companion-error-no-cards = В его колоде C нет карт; без них он не играет.
companion-error-nothing-to-continue = Незаконченной партии с Головорезом нет.
companion-error-file-title = Сохранённая партия начинается со строки «{ $title }».
companion-error-file-line = Эту строку сохранённой партии не понять: «{ $line }».
companion-error-file-long = В сохранённой партии больше { $most } ответов: таких длинных партий не бывает.
companion-error-file-missing = В сохранённой партии нет строки «{ $key }».
companion-error-file-answer = Строка { $line }: «{ $answer }» не отвечает на вопрос. { $reason }
companion-error-other-pack = Партия сохранена с набором «{ $found }», а здесь «{ $pack }».
companion-error-other-sheet = Сохранённые ответы ведут к другому листу, чем сохранённый; изменились правила или файл.

companion-ask-first = Всё разложено. Начинает Головорез: «go» для его хода.
companion-ask-profit = { $tile }: какую прибыль он приносит сейчас? С маркерами и новостями, без планшетов банд.
companion-ask-your-nights = Ваши кварталы: день или ночь? «ok» или строка: НОМЕР day или night, например «1 night».
companion-ask-your-missing = Ваши кварталы с равной прибылью: сколько товара не хватает для продажи? «ok» или строка: НОМЕР НЕ_ХВАТАЕТ, например «1 2».
companion-ask-police = Стоит ли полицейская машина в районе { $district }?
companion-do-mark-row = Карта { $card }: ряд { $row } отмечен на экране.
companion-do-income = Головорез берёт { $n } $ из запаса: по { $each } $ за каждый маркер бизнеса в его кварталах (их { $markers }).
companion-because-upgrade = У характеристики «{ $what }» номер { $number }: считая от номера { $here } его района, она первая, на которую ему хватает.
companion-because-saved = Его машина сберегает { $good ->
    [alcohol] одну единицу алкоголя
   *[gun] одно оружие
} в квартале { $tile }.
companion-because-on-deck = { $price } $ у него есть: { $piles ->
    [one] новая карта ложится
   *[other] новые карты ложатся
} на его колоду сверху.
companion-because-on-discard = В сброс: место на верху колоды стоит { $price } $, а у него { $money } $.
companion-told-consider = Ряд { $row }, карта { $card }: { $effect }. Сила { $power } (планшет { $own } + план { $plan } + бонус { $bonus }).
companion-noted = Записано: { $words }
companion-verbs = Приказы: { $orders }. Эффекты: { $verbs }. Куда: { $to }. Где: { $at }.
companion-error-tile-close = «{ $found }» похоже на { $tile }. Если это он, назовите его так; если другой, введите { $found }! с восклицательным знаком.
companion-error-file-version = Эту партию сохранила версия { $found } компаньона; здесь версия { $here }, и вопросы у неё другие. Файл остаётся как есть: доиграйте его той версией, которая его сохранила.

companion-district-far-north = Фар-Норт-Сайд (Far North Side)
companion-district-north = Норт-Сайд (North Side)
companion-district-west = Уэст-Сайд (West Side)
companion-district-central = Центр (Central)
companion-district-south = Саут-Сайд (South Side)
companion-district-southwest = Саутуэст-Сайд (Southwest Side)
companion-district-far-south = Фар-Саут-Сайд (Far South Side)

companion-pack-result = В наборе «{ $name }» ({ $digest }) { $cards } { $cards ->
    [one] карта действий
    [few] карты действий
   *[other] карт действий
}; { $wrong ->
    [0] ошибок нет
    [one] ошибок: { $wrong }, такие записи не учтены
   *[other] ошибок: { $wrong }, такие записи не учтены
}.
companion-pack-table = В наборе владельца не бывает «{ $table }». Бывает: { $known }.
companion-pack-base-unknown = [base]: числа «{ $key }» нет. Есть: { $known }.
companion-pack-base-missing = [base]: нет «{ $key }», действует наше.
companion-pack-base-value = [base]: «{ $key }» состоит из { $length } { $length ->
    [one] числа
    [few] чисел
   *[other] чисел
} от 0 до 99, а не { $found }.
companion-pack-district-unknown = Района «{ $id }» нет. Есть: { $known }.
companion-pack-district-adj = Район { $id }: в «adj» должны быть другие районы из списка { $known }.
companion-pack-district-missing = Района { $id } нет, его соседи наши.
companion-pack-district-one-way = Район { $id } называет соседом { $other }, но { $other } не называет { $id }.
companion-pack-no-cards = Карт действий в наборе нет: колода программы наша, а настоящие карты вы вводите, когда откроете.
companion-pack-card-id = «{ $id }» не годится как имя карты: пусто или с пробелом.
companion-pack-card-twice = Две карты названы { $id }: считается первая.
companion-pack-card-many = Карта { $id } лишняя: в коробке их { $most }.
companion-pack-card-few = Колода { $deck }: есть { $have } из { $most } карт, он играет ими.
companion-pack-card-field = Карта { $id }: поля «{ $field }» нет.
companion-pack-card-deck = Карта { $id }: колода A, B или C, а не «{ $found }».
companion-pack-card-number = Карта { $id }: «{ $field }» должно быть числом от 0 до 99.
companion-pack-card-rows = На карте { $id } должно быть от 1 до { $most } рядов.
companion-pack-card-row = Карта { $id }, ряд { $row }: нужны «bonus» и «act» хотя бы с одним эффектом.
companion-pack-card-effect = Карта { $id }, ряд { $row }: { $reason }
companion-pack-board-gang = «{ $gang }»: такой банды нет или у неё два планшета. Банды: { $known }.
companion-pack-board-missing = Планшета нет ({ $gang }), действует наш.
companion-pack-board-field = Планшет ({ $gang }): поля «{ $field }» нет.
companion-pack-board-four = Планшет ({ $gang }): в «{ $field }» должно быть четыре числа, по одному на ряд шкалы босса.
companion-pack-board-rows = Планшет ({ $gang }): «rows» это четыре пары, которые без пропусков покрывают ячейки от 0 до { $last }.
companion-pack-board-reward = Планшет ({ $gang }): награда это ячейка от 0 до { $last } и «A», «B» или «A+B».
companion-pack-levels-seven = Планшет ({ $gang }): нужны все 7 характеристик, каждая один раз; есть { $have }. Действует наш.
companion-pack-levels-need = Планшет ({ $gang }): среди семи должна быть характеристика «{ $id }».
companion-pack-levels-numbers = Планшет ({ $gang }): каждый номер от 1 до 7 принадлежит одной характеристике.
companion-pack-levels-cubes = Планшет ({ $gang }): уровням нужно кубиков { $have }, а их { $most }.
companion-pack-level-values = Планшет ({ $gang }), { $id }: в «values» должно быть от 1 до 3 чисел.
companion-pack-level-req = Планшет ({ $gang }), { $id }: в «req» должны быть сила и деньги для каждого уровня после первого.
companion-pack-level-effect = Планшет ({ $gang }), { $id }: { $reason }
companion-pack-tile-id = «{ $id }» не может быть именем квартала: оно пустое или с пробелом.
companion-pack-tile-twice = Два квартала названы { $id }: считается первый.
companion-pack-tile-many = Квартал { $id } лишний: в коробке их { $most }.
companion-pack-tile-field = Квартал { $id }: поля «{ $field }» нет.
companion-pack-tile-face = Квартал { $id }, { $side ->
    [day] дневная сторона
   *[night] ночная сторона
}: алкоголь, оружие, прибыль и защита — числа от 0 до 99, и для продажи нужен хотя бы один товар.
