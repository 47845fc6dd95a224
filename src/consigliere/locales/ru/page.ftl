page-title = Consigliere
page-title-turn = ● Ваш ход · { $title }
page-tagline = Стол для трёх игр о семьях, деньгах и верности
page-tools = Страница
page-language = Язык
page-theme = Цвета
page-theme-dark = Тёмные цвета
page-theme-light = Светлые цвета
page-theme-name = { $theme ->
    [dark] тёмные
    [light] светлые
   *[auto] как в системе
}
page-close = Закрыть
page-loading = Минутку…
page-again = Ещё раз
page-lobby = На главную
page-save = Сохранить
page-link = Адрес
page-copy = Копировать
page-copied = Скопировано
page-error-network = Сервер недоступен.
page-error-unknown = На странице что-то пошло не так. Обновите её и попробуйте снова.

page-game-famiglia = Famiglia
page-game-lafamiglia = La Famiglia
page-game-scarface = Scarface 1920
page-lines-famiglia = Быстрая карточная дуэль. Вербуйте людей с Улицы, платите парами и оставляйте себе лучшее.
page-facts-famiglia = 2 игрока · 30 минут
page-lines-lafamiglia = Двое на двое за Сицилию. Тайные приказы, общие планы и напарник, с которым можно поговорить.
page-facts-lafamiglia = 4 игрока · целый вечер
page-lines-scarface = В одиночку, вдвоём или втроём против Головореза в Чикаго. Он играет по своим картам и объясняет каждый шаг.
page-facts-scarface = 1–3 игрока · 60–90 минут
page-sources = Откуда взяты числа
page-sources-link = Источники
page-sources-of = Источники: { $title }
page-sources-famiglia = Правила — из книги правил. Очков на картах в ней нет: они взяты из других источников или выведены.
page-sources-lafamiglia = Правила — из книги правил. Компоненты показаны в ней лишь отчасти: { $order } из { $order_all } жетонов приказов, { $cell } из { $cell_all } ячеек действий, { $space } из { $space_all } клеток планшетов и большая часть карты — наша реконструкция, выверенная по балансу.
page-sources-scarface = Головорез играет по книге правил одиночного режима. Ваша сторона игры и { $card } из { $card_all } разных карт — наша реконструкция, выверенная по балансу.
page-provenance = { $source ->
    [rulebook] напечатано в книге правил
    [published] опубликовано в другом месте
    [inferred] выведено из правил
    [owner] ваши собственные числа
   *[original] наша реконструкция
}
page-part = { $part ->
    [points] очки
    [name] название
    [initiative] инициатива
    [start] начальное значение
    [price] цена
    [adj] соседи
    [slots] места
    [rounds] раунды
    [henchman_money] деньги Головореза
    [ness] Элиот Несс
   *[numbers] числа
}
page-provenance-part = { $part }: { $words }
page-play-now = Играть
page-play-now-game = Играть: { $title }
page-starting = Начинаем…
page-with-friends = С друзьями
page-with-friends-game = С друзьями: { $title }
page-choose-options = Настройки
page-choose-options-game = Настройки: { $title }
page-rules-game = Правила { $title }
page-learn = Как играть
page-learn-of = Как играть: { $title }
page-puzzles = Задачи
page-puzzles-of = Задачи: { $title }
page-continue = Продолжить
page-your-turn = Ваш ход
page-watch = Смотреть или присоединиться
page-watch-none = Сейчас открытых столов нет.
page-replays = Записи партий
page-replays-none = Здесь появятся ваши сыгранные партии.
page-import = Загрузить запись
page-beside = Рядом с коробкой
page-companion = Открыть помощника
page-companion-note = У вас есть Scarface 1920? Помощник ведёт Головореза за вас, вопрос за вопросом.
page-table-with = за столом: { $players }
page-table-against = против: { $players }
page-shared-screen = за одним экраном
page-state-waiting = { $open ->
    [0] можно начинать
    [one] { $open } место свободно
    [few] { $open } места свободны
    [many] { $open } мест свободно
   *[other] { $open } места свободно
}
page-state-stopped = остановлена
page-show-all = Показать все ({ $count })
page-me = Мои партии

page-new-title = { $title } с друзьями
page-new-invite = Открыть стол и пригласить
page-seats = Места
page-seats-note = «Я» несколько раз: вы играете за одним экраном, между ходами опускается занавес.
page-seat-number = Место { $number }
page-seat-team = Место { $number } · команда { $team }
page-seat-me = Я
page-seat-open = Кто придёт
page-seat-bot = Бот
page-seat-free = Освободить
page-send-away = Попросить уйти
page-send-away-name = Освободить место ({ $name }): снова сесть здесь будет нельзя
page-bot-name = { $number ->
    [0] Альдо
    [1] Бруна
    [2] Карло
   *[other] Дина
}
page-bot-level = { $level ->
    [easy] Бот, лёгкий
    [normal] Бот, обычный
    [hard] Бот, сильный
   *[other] Бот ({ $level })
}
page-level = { $level ->
    [easy] Лёгкий
    [normal] Обычный
   *[hard] Сильный
}
page-level-note = { $level ->
    [easy] отвечает сразу и порой ошибается, как новичок
    [normal] думает полсекунды
   *[hard] думает три секунды и играет как можно лучше
}
page-level-ask = Как хорошо должны играть боты?
page-level-later = Уровень можно сменить когда угодно, и во время партии тоже.
page-level-bots = Уровень ботов
page-level-of = Уровень бота: { $name }
page-level-unrated = Тогда партия не пойдёт в зачёт.
page-options = Игра
page-table-options = Стол
page-pack = Коробка
page-pack-numbers = Компоненты
page-pack-standard = наши
page-option = { $option ->
    [rulings] Разъяснения
    [families] Семьи
    [auto_setup] Расстановка сама собой
    [predictable_conflicts] Предсказуемые конфликты
    [max_rounds] Раундов не больше
    [around_neutral] «Вокруг» действует на нейтральные области
    [bribery_replaces] Подкуп заменяет защитника
    [amounts] Наём и отмывание денег
    [screens] Ширмы
    [level] Уровень
    [gang] { $humans ->
        [1] Ваша банда
       *[other] Банда того, кто начинает
    }
    [rival] Банда Головореза
    [humans] Боссов за столом
   *[other] { $option }
}
page-option-value = { $value ->
    [rulebook] как в правилах
    [faq] из FAQ игроков: вышибала может понизить на меньшее, иногда играется лишний раунд
    [on] да
    [off] нет
    [draft] по очереди на выбор
    [random] случайно
    [first_game] как для первой партии
    [up] подняты: деньги и солдаты скрыты
    [down] опущены: всё открыто
    [normal] обычный
    [hard] трудный
    [full] всегда полностью
    [choose] { $option ->
        [amounts] количество спрашивается
       *[other] выбирается в начале
    }
   *[other] { $value }
}
page-clock = Время на размышление
page-clock-name = { $clock ->
    [days-3] три дня на ход
    [days-1] день на ход
    [live-30] 30 минут и 10 секунд за каждый ход
    [live-15] 15 минут и 5 секунд за каждый ход
   *[none] без ограничений
}
page-listed = Этот стол виден всем
page-spectators = Можно смотреть со стороны
page-rated = Результат идёт в рейтинг
page-practice = Тренировка: отменять можно всё

page-waiting-title = Стол накрыт
page-waiting-note = Отправьте эту ссылку друзьям. Кто её откроет, сможет сесть за стол.
page-sit = Сесть сюда
page-leave = Встать
page-start = Начать
page-start-with-bots = Начать, свободные места займут боты
page-share = Поделиться столом
page-share-note = У кого есть эта ссылка, тот видит места, может сесть на свободное и, если разрешено, смотреть.

page-decision = Ваше решение
page-pick-on-board = Выберите на поле
page-choose-anyway = { $warning } Всё равно
page-unpick = Отпустить
page-all-choices = Все варианты
page-filter-choices = Найти вариант
page-ways = { $count ->
    [one] { $count } способ, выберите, чтобы увидеть
    [few] { $count } способа, выберите, чтобы увидеть
    [many] { $count } способов, выберите, чтобы увидеть
   *[other] { $count } способа, выберите, чтобы увидеть
}
page-rule = Правило { $rule }
page-thinking = решает
page-you = вы
page-away = место пустует, играет бот
page-offline = не на связи
page-partner = напарник
page-knows = знает обе стороны
page-knows-note = Этот игрок видел за этим столом секреты другой команды.
page-knows-both = Секреты другой команды за этим столом знает: { $players }. Результат не идёт в счёт.
page-record-tag = из записи
page-from-record = Эта партия продолжена из записи: тот, кто её загрузил, может знать всё, что было до этого, в том числе карты и планы. Случай разыгрывается заново. Результат не идёт в счёт.
page-waiting-for = Ждём: { $players }…
page-sending = Отправляем…
page-skip = Сразу к моему ходу
page-side = Места и журнал
page-tabs = Что показать
page-tab-board = Поле
page-tab-seats = Места
page-tab-journal = Журнал
page-tab-chat = Чат
page-tab-rules = Правила
page-journal = Журнал
page-journal-empty = Пока ничего не произошло.
page-announcements = Что происходит
page-chat = Чат
page-chat-empty = Пока все молчат.
page-chat-to = Кому
page-chat-table = всем
page-wish = Пожелание напарнику
page-wish-about = { $what ->
   *[attack] Атаковать
}
page-wish-one = { $what ->
   *[attack] Атаковать: { $words }
}
page-wish-speaks = Партнёр говорит, что собирается делать
page-chat-team = моей команде
page-chat-write = Напишите что-нибудь
page-chat-send = Отправить
page-spectator = { $name } (смотрит)
page-mute = Не читать: { $name }
page-muted = { $count ->
    [one] Вы не читаете { $count } человека
   *[other] Вы не читаете { $count } человек
}
page-unmute = Читать снова
page-unmute-name = Читать снова: { $name }
page-turn-tools = Мой ход
page-undo = Отменить ход
page-reset = Ход заново
page-redo = Вернуть
page-hint = Подсказка
page-hint-thinking = Бот думает…
page-hint-best = Подсказка: { $words }.
page-hint-chance = Шанс на победу: { $percent } %.
page-hint-second = Второй по силе ход: { $words } ({ $points ->
    [0] не хуже
    [one] на { $points } пункт хуже
    [few] на { $points } пункта хуже
   *[many] на { $points } пунктов хуже
}).
page-chance = Шансы
page-chance-now = Шанс { $percent } %
page-chance-show = Показывать шанс на победу при каждом вашем решении
page-more = Ещё
page-ask-undo = Попросить взять ход назад
page-ask-draw = Предложить ничью
page-resign = Сдаться
page-resign-sure = Да, сдаюсь
page-leave-table = Уйти: доиграет бот
page-offer-undo = { $seat } просит взять решение назад.
page-offer-draw = { $seat } предлагает ничью.
page-agree = Согласиться
page-refuse = Отказаться
page-unrated-table = Результат этого стола не идёт в рейтинг.
page-practice-note = Тренировка: можно отменить всё, даже то, что показал случай или бот. Результат не идёт в рейтинг.
page-practice-tag = тренировка
page-leave-rated = Уйти: доиграет бот, вам засчитают поражение
page-chat-write-team = Напишите своей команде
page-chat-write-all = Напишите всем
page-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}

page-network-lost = Связь потеряна.
page-network-trying = Она восстановится сама.
page-network-unsent = { $count ->
    [one] { $count } сообщение ещё не дошло; оно будет отправлено снова.
    [few] { $count } сообщения ещё не дошли; они будут отправлены снова.
    [many] { $count } сообщений ещё не дошли; они будут отправлены снова.
   *[other] { $count } сообщения ещё не дошли; они будут отправлены снова.
}
page-network-now = Попробовать сейчас

page-curtain = Теперь ходит { $name }
page-curtain-lift = Я { $name }: показать стол

page-outcome = { $outcome ->
    [won] Вы победили
    [lost] Вы проиграли
    [draw] Ничья
    [shared] Вы разделили победу
   *[over] Партия окончена
}
page-winners = { $count ->
    [one] Победа: { $winners }.
   *[other] Победа: { $winners }.
}
page-ending = { $ending ->
    [agreed] Так решили все.
   *[time] Время вышло.
}
page-rematch = Сыграть ещё
page-rematch-join = К следующей партии
page-replay = Просмотр
page-analyse = Анализ
page-download = Запись

page-replay-move = ход { $move } из { $moves }
page-replay-back = На ход назад
page-replay-next = На ход вперёд
page-replay-play = Смотреть
page-replay-pause = Пауза
page-replay-phase-back = К предыдущей фазе или ходу игрока
page-replay-phase-next = К следующей фазе или ходу игрока
page-replay-round-back = К предыдущему раунду
page-replay-round-next = К следующему раунду
page-replay-leave = К столу

page-tale = { $lead }: { $rest }
page-tale-turn = { $you ->
    [yes] Ваш ход
   *[no] Ходит { $seat }
}
page-just-happened = Что произошло
page-turn-before = Предыдущий ход
page-turn-after = Следующий ход
page-since-turn = С вашего последнего хода: { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
page-since-last-turn = с вашего последнего хода
page-of = { $n } из { $of }
page-scores = Кто впереди
page-ahead = впереди
page-course = Как шла партия
page-turning-points = Переломные моменты
page-swing = { $name } +{ $n }
page-curve-side = { $name }: от { $first } до { $last }.
page-curve-table = То же словами, ход за ходом
page-curve-turn = Ход
page-same-deal = Та же раздача
page-same-deal-note = Те же карты, что и в прошлой партии. Скрытое уже известно, поэтому партия не рейтинговая.
page-again-tag = та же раздача
page-see-board = К доске
page-see-result = К итогам
page-play-on = Играть отсюда
page-play-on-note = Новый стол с этого момента: вы на своём месте, на остальных боты, случай решает заново.

page-share-moment = Ссылка на этот момент
page-seen-by = Чьими глазами
page-seen-all = всё открыто
page-seen-spectator = зритель

page-rules-search = Поиск по правилам
page-rules-none = Таких слов в правилах нет.
page-rules-of = Правила { $title }
page-rules-english = Пока правила есть только на английском.

page-settings = Настройки
page-settings-browser = Этот браузер
page-pace = Скорость анимации
page-pace-name = { $pace ->
    [off] без анимации
    [fast] быстро
    [slow] медленно
   *[normal] обычно
}
page-sound = Звуки
page-notify = Уведомление, когда мой ход
page-curtain-setting = Занавес между игроками за одним экраном
page-text-mode = Поле словами
page-text-hint = Все варианты собраны внизу; клавиша T вернёт рисунок.
page-who = Кто вы
page-name = Имя
page-carry = На другом устройстве
page-carry-note = По этой ссылке другой браузер станет вами. Она работает один раз; никому её не показывайте.
page-carry-make = Создать ссылку
page-carry-become = По этой ссылке в этом браузере вы станете другим человеком: { $name }. Продолжайте, только если создали её сами.
page-carry-account = Сейчас вы вошли как { $name }. Если продолжить, вы выйдете из учётной записи; вернуться можно с паролем.
page-carry-go = Продолжить: { $name }
page-account = Учётная запись
page-account-new = Создать учётную запись
page-account-note = Играть можно и без неё. С ней ваши партии найдутся на любом устройстве.
page-login = Войти
page-login-note = Учётная запись уже есть.
page-leaving = { $count ->
    [one] { $count } стол здесь принадлежит гостю по имени { $name }. Если продолжить, браузер станет кем-то другим, и к этому столу будет уже не вернуться.
    [few] { $count } стола здесь принадлежат гостю по имени { $name }. Если продолжить, браузер станет кем-то другим, и к этим столам будет уже не вернуться.
   *[many] { $count } столов здесь принадлежат гостю по имени { $name }. Если продолжить, браузер станет кем-то другим, и к этим столам будет уже не вернуться.
}
page-leaving-note = Чтобы их сохранить, сначала создайте учётную запись для этого гостя или перенесите его на другое устройство.
page-leaving-go = Продолжить без них
page-leaving-stay = Остаться: { $name }
page-password = Пароль
page-password-old = Старый пароль
page-password-new = Новый пароль
page-sessions = Где вы вошли
page-session-this = здесь
page-session-end = Завершить
page-logout = Выйти
page-account-delete = Удалить учётную запись
page-account-delete-sure = Да, удалить навсегда

page-keys = Клавиши
page-key-tab = к следующему, что можно выбрать
page-key-enter = выбрать
page-key-arrows = от фигуры к фигуре, и к тем, что выбрать нельзя
page-key-digits = выбрать вариант по номеру
page-key-escape = отпустить выбранное
page-key-undo = назад
page-key-hint = подсказка
page-key-skip = сразу к моему ходу
page-key-journal = журнал
page-key-chat = чат
page-key-rules = правила
page-key-text = поле словами
page-key-help = эта справка
page-key-move = на ход назад или вперёд
page-key-phase = к предыдущей или следующей фазе, к ходу игрока
page-key-round = к предыдущему или следующему раунду
page-key-ends = к началу или к концу
page-key-play = смотреть или пауза
page-replay-part = часть { $part } из { $parts }
page-singles = Решения с одним вариантом принимать без вопроса
page-amount = Сколько
page-amount-less = На один меньше
page-amount-more = На один больше
page-key-decline = отказаться: пас, стоп, ничего
page-legend = Что значат значки

page-here-play = Играть здесь, без сети
page-here-loading = Загружается движок
page-here-failed = Движок не загружается. Обновите страницу; в первый раз нужна сеть.
page-here-late = Движок ещё не ответил. Если так и останется, перезагрузите страницу: всё, что вы видели, сохранено.
page-here-update = Есть новая версия. Ваши партии сохранятся.
page-here-update-take = Перейти на неё
page-here-title = Хранится в этом браузере
page-here-note = Столы, записи и партии помощника хранятся только в этом браузере.
page-here-note-offline = Столы, записи и партии помощника хранятся только в этом браузере. Страница работает без сети.
page-here-export = Сохранить всё в файл
page-here-import = Загрузить из файла
page-here-no-file = Это не наш файл.
page-here-brought = Новое: столов — { $tables }, партий помощника — { $companions }. Уже есть: { $known }. Не читается по этим правилам: { $refused }.
page-here-record = Взять партию с собой как запись
page-here-levels = Боты думают здесь столько же, сколько на сервере, но за это время успевают просмотреть примерно в шесть раз меньше.
page-here-forget = Удалить эту партию
page-here-forget-sure = Удалить эту партию насовсем?
page-here-forget-note = Она хранится только в этом браузере.
page-here-forget-yes = Удалить
page-here-forget-no = Оставить
