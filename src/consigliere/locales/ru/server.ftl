error-no-identity = Сервер вас ещё не знает. Обновите страницу или сначала войдите как гость.
error-not-found = Здесь ничего нет.
error-bad-method = Здесь так сделать нельзя.
error-bad-message = Сервер не понимает это сообщение. { $detail }
error-server = На сервере что-то пошло не так. Попробуйте ещё раз.
error-not-well = Сервер сейчас не в порядке.
error-foreign-page = Этот запрос пришёл с чужого сайта и отклонён.
error-unknown-host = Этот сервер не знает имени «{ $host }». Тот, кто его запускает, может его добавить: consigliere serve --host-name { $host }

error-too-large = Слишком длинно: предел — { $most } байт.
error-too-deep = У сообщения слишком много уровней вложенности: предел — { $most }.
error-not-utf8 = Это сообщение — не правильный UTF-8.
error-bad-letter = В тексте есть недопустимый символ.
error-too-fast = Не так быстро: повторите через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-too-many-connections = Из вашей сети слишком много соединений. Закройте лишние и попробуйте снова.
error-too-many-streams = Эта страница открыта у вас слишком во многих местах: не больше { $most }. Закройте лишние и попробуйте снова.
error-full = На сервере сейчас нет места для новых соединений. Попробуйте через минуту.
error-too-many-tables = У вас уже { $most ->
    [one] { $most } открытый стол
    [few] { $most } открытых стола
    [many] { $most } открытых столов
   *[other] { $most } открытого стола
}. Сначала доиграйте один из них.
error-too-many-listed = Ваших столов, или столов с вашего адреса, в списке уже достаточно. Откройте этот только по ссылке или сначала закончите другой.

error-bad-name = В имени должно быть от 1 до { $most } видимых символов.
error-name-taken = Имя «{ $name }» занято.
error-name-alike = У кого-то за этим столом имя, которое выглядит так же, как «{ $name }». Сначала выберите другое.
error-bad-password = В пароле должно быть от { $least } до { $most } символов.
error-bad-login = Неверное имя или пароль.
error-has-account = У вас уже есть учётная запись.
error-no-account = У вас пока нет учётной записи.
error-no-session = Такого сеанса нет.
error-no-carry = Эта ссылка больше не действует. Создайте новую на другом устройстве.
error-mute-self = Заглушить самого себя нельзя.
error-no-line = Такой реплики нет.
error-no-person = Нет учётной записи «{ $name }».

error-no-game = Игры «{ $game }» нет.
error-no-pack = На этом сервере нет набора «{ $pack }» для игры { $game }.
error-no-table = Такого стола нет.
error-table-damaged = Эта игра остановлена: её данные на сервере повреждены. Администратору сервера уже сообщено.
error-table-other-rules = Этот стол создан по правилам версии { $found }, а здесь версия { $rules }.
error-seats-number = Число мест: { $seats }, а не { $found }.
error-clock = Таких часов быть не может: не больше { $days } дней на ход, { $seconds } секунд на партию и { $increment } секунд за каждый ход.
error-no-seat = Такого места нет.
error-seat-taken = Это место занято.
error-other-team = Вы знаете секреты другой команды за этим столом и не можете сесть сюда.
error-undo-time = Решённое часами или ботом за вас отменить нельзя.
error-sent-away = Создатель стола освободил ваше место; снова сесть здесь нельзя.
error-not-owner = Это может только тот, кто создал стол.
error-not-started = Партия ещё не началась.
error-already-started = Партия уже началась.
error-not-over = Это откроется, когда партия закончится.

error-no-same-deal = Та же раздача возможна только после игры один на один с ботами.

error-no-spectators = За этим столом нет зрителей.
error-no-moment = Такого момента нет: в партии { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
error-chat-length = В реплике должно быть от 1 до { $most } символов.
error-command-id = У команды должен быть номер длиной от 1 до { $most } символов.
error-command-used = Этот номер команды уже использован для другого места.
error-busy = Здесь сейчас слишком много всего происходит. Попробуйте ещё раз.
error-closing = Сервер вот-вот остановится. Попробуйте через минуту.
error-no-hint = На этот раз бот ничего не придумал. Спросите ещё раз.
error-hint-rated = В зачётной партии между людьми подсказок нет.
error-not-your-seat = Это не ваше место.
error-seat-away = Вы ушли с этого места, за вас играет бот. Сначала займите место снова.
error-no-bot = Уровень можно менять там, где играет бот.
error-no-bot-partner = Пожелания — для бота-напарника, а у вас его нет.
error-unknown-wish = Пожелания «{ $wish }» нет; есть такие: { $known }.
error-wish-about = К «{ $wish }» не подходит «{ $found }»; подходит: { $known }.
error-stale = Вы здесь уже приняли решение; посмотрите на стол ещё раз.
error-unknown-command = Сервер не знает такой команды.
error-already-offered = Предложение уже есть; сначала ответьте на него.
error-draw-bots = Договариваться о ничьей не с кем.
error-no-offer = Это предложение уже не действует.
error-practice-seats = Тренировка — только для вас и ботов.

table-sat = { $you ->
    [yes] Вы садитесь
   *[no] { $seat } садится
} за стол.
table-left = { $you ->
    [yes] Вы уходите
   *[no] { $seat } уходит
}; играет бот.
table-from-record = Эта партия взята из записи: тот, кто её загрузил, может знать всё скрытое.
table-goes-on = Здесь запись кончается и партия продолжается за этим столом; случай разыгрывается заново.
table-time = { $you ->
    [yes] Ваше время вышло
   *[no] Время вышло ({ $seat })
}: решают правила.
table-time-bot = { $you ->
    [yes] Ваше время вышло
   *[no] Время вышло ({ $seat })
}: дальше играет бот.
table-level =
    { $seat }: уровень бота теперь { $level ->
        [easy] лёгкий
        [normal] обычный
        [hard] сильный
       *[other] { $level }
    }.
table-voice-quiet = Не рассказывай, пожалуйста, о своих планах.
table-voice-speak = Говори, пожалуйста, что собираешься делать.
table-unrated = Партия больше не идёт в зачёт.
table-undone = { $you ->
    [yes] Вы
   *[no] { $seat }
}: решение взято назад.
table-turn-reset = { $you ->
    [yes] Вы
   *[no] { $seat }
}: весь ход взят назад.
table-undone-agreed = { $you ->
    [yes] Все согласны: ваше решение взято назад
   *[no] Все согласны: решение взято назад ({ $seat })
}.
table-resigned = { $you ->
    [yes] Вы сдаётесь
   *[no] { $seat } сдаётся
}.
table-asks-undo = { $you ->
    [yes] Вы просите
   *[no] { $seat } просит
} взять решение назад.
table-asks-draw = { $you ->
    [yes] Вы предлагаете
   *[no] { $seat } предлагает
} ничью.
table-withdraws = { $you ->
    [yes] Вы снимаете
   *[no] { $seat } снимает
} предложение.
table-refuses = { $you ->
    [yes] Вы отказываетесь
   *[no] { $seat } отказывается
}.
table-agrees = { $you ->
    [yes] Вы соглашаетесь
   *[no] { $seat } соглашается
}.
table-draw-agreed = Все согласны: ничья.

api-title = Consigliere: API
api-operations = О чём можно попросить
api-messages = Сообщения
api-body = тело

help-backup = Сохранить всю базу сервера в один файл, не останавливая его.

    Пример: consigliere backup consigliere.backup
help-restore = Заполнить пустую базу из резервной копии; базы могут быть разных видов.

    Пример: consigliere restore consigliere.backup --database postgresql+psycopg://localhost/consigliere
help-backup-file = Файл резервной копии.
backup-written = { $file }: { $rows ->
    [one] сохранена { $rows } строка
    [few] сохранено { $rows } строки
    [many] сохранено { $rows } строк
   *[other] сохранено { $rows } строки
}
backup-restored = { $file }: { $rows ->
    [one] восстановлена { $rows } строка
    [few] восстановлено { $rows } строки
    [many] восстановлено { $rows } строк
   *[other] восстановлено { $rows } строки
}
error-no-backup = «{ $file }» — не резервная копия.
error-backup-broken = Резервная копия «{ $file }» повреждена; ничего не восстановлено.
error-backup-newer = Копия сделана более новой версией Consigliere.
error-restore-not-empty = База не пуста; восстанавливать можно только в пустую.
error-no-database = По адресу «{ $database }» нет базы сервера.

help-check = Проверить, всё ли в базе сервера в порядке: каждый стол, ход за ходом.

    Пример: consigliere check --repair
help-check-database = База: файл SQLite или postgresql+psycopg://USER@HOST/NAME. По умолчанию файл в вашей папке данных.
help-repair = Восстановить то, что следует из ходов: снимки, чей ход, чем кончилась игра.
error-check-version = Эта база от другой версии Consigliere. Запустите один раз сервер этой версии или возьмите ту версию, от которой база.
check-table = Стол { $table }: { $what }
check-mended = { $what } Исправлено.
check-file = Повреждён сам файл базы: { $reason }.
check-strays = { $count ->
    [one] { $count } строка «{ $part }» относится
    [few] { $count } строки «{ $part }» относятся
    [many] { $count } строк «{ $part }» относятся
   *[other] { $count } строки «{ $part }» относятся
} к столу или человеку, которых нет.
check-unreadable = его нельзя прочитать: { $reason }.
check-stranger = он называет человека, которого нет: { $person }.
check-rematch = нет стола { $rematch }, где должен быть реванш.
check-seats = мест за ним { $found }, а в игре { $seats }.
check-seat = непонятно, кто сидит на месте { $seat }.
check-no-moves = игра началась, но ходов нет.
check-move = ход { $seq } нельзя повторить: { $reason }.
check-said = он говорит не то, что его ходы: { $parts }.
check-snapshot = снимок повреждён.
check-record = запись приводит к другому концу. { $reason }
check-rating = Рейтинг не следует из партий: { $person }, { $game }, { $pool }.
check-result = { $tables ->
    [one] Проверен { $tables } стол,
    [few] Проверено { $tables } стола,
    [many] Проверено { $tables } столов,
   *[other] Проверено { $tables } стола,
} { $found ->
    [0] всё в порядке.
    [one] найдена { $found } ошибка, осталось: { $left }.
    [few] найдено { $found } ошибки, осталось: { $left }.
    [many] найдено { $found } ошибок, осталось: { $left }.
   *[other] найдено { $found } ошибки, осталось: { $left }.
}
check-mendable = { $count ->
    [one] { $count } ошибку можно исправить
    [few] { $count } ошибки можно исправить
    [many] { $count } ошибок можно исправить
   *[other] { $count } ошибки можно исправить
} с --repair.

error-nobody-comes = За стол на самой странице больше никто не придёт: на каждом месте должны быть вы или бот.
error-nobody-listens = За этим столом больше никого нет.
error-storage-busy = Другая вкладка этой страницы занимает хранилище браузера: ничего не изменилось. Попробуйте ещё раз или закройте другие вкладки.
error-storage-full = Хранилище браузера заполнено: сохранить больше ничего нельзя, и ничего не изменилось. Сохраните всё в файл в настройках и удалите старые столы.
error-storage-refused = Браузер не даёт странице ничего хранить (возможно, это приватное окно): партия не может продолжаться.
error-everything-format = Этот файл создан другой версией ({ $found }).
