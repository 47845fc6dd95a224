help-app = Цифровой стол для настольных игр о мафии.

    Пример: consigliere play famiglia
help-lang = Язык всех текстов (по умолчанию — язык вашей системы). Можно указать в любом месте команды.
help-game = Игра: { $known }.
help-pack-folder = Папка с вашими числами для компонентов.
help-seats = Кто где сидит, по порядку мест: «you» или бот ({ $bots }).
help-seed = Число, от которого зависит вся случайность: одно и то же зерно даёт один и тот же расклад.
help-record-file = Запись партии.
help-play = Играть в терминале: против ботов или вместе за одной клавиатурой.

    Примеры: consigliere play famiglia
    · consigliere play famiglia --seats you,you
    · consigliere play famiglia --continue
help-load = Продолжить с сохранённой записи.
help-continue = Продолжить последнюю неоконченную партию.
help-match = Устроить матч ботов; каждый расклад играется дважды, со сменой мест.

    Пример: consigliere match famiglia --seats greedy,random --games 1000 --seed 1
help-games = Сколько партий; нечётное число округляется вверх до целых пар.
help-option = Настройка игры, можно несколько раз: --option level=hard
help-steps = Сколько шагов поиска бот может потратить на одно решение.
help-workers = Сколько процессов играют одновременно (по умолчанию — по одному на ядро).
help-json = Вывести результат в формате JSON.
help-bots = Показать список ботов.

    Пример: consigliere bots
help-rules = Показать пронумерованные правила игры, одно правило или правила, не подтверждённые тестами.

    Примеры: consigliere rules famiglia F-19
    · consigliere rules famiglia --coverage
help-rule = Номер одного правила, например F-19.
help-coverage = Показать правила, не подтверждённые ни одним тестом.
help-tests = Папка с тестами.
help-scenario = Запустить сценарии: отдельные случаи из правил в файлах TOML.

    Пример: consigliere scenario tests/scenarios/famiglia
help-scenario-files = Файлы сценариев или папки с ними.
help-scenario-game = Игра (по умолчанию — имя папки, в которой лежит файл).
help-record = Просмотр и проверка записей партий.

    Пример: consigliere record verify game.record
help-replay = Пересказать записанную партию ход за ходом.

    Пример: consigliere record replay game.record --move 10
help-move = Остановиться после стольких ходов.
help-verify = Проверить, что все ходы записи допустимы и приводят к её результату.

    Пример: consigliere record verify *.record
help-show = Показать позицию записанной партии в терминале или нарисовать её.

    Пример: consigliere show game.record --move 10
help-show-seat = Место, с которого смотрят (по умолчанию — зритель).
help-svg = Нарисовать позицию в этот файл SVG.
help-pack = Работа с наборами компонентов.

    Пример: consigliere pack check my-cards
help-pack-check = Сказать, можно ли играть с этим набором, а если нельзя, то почему.

    Пример: consigliere pack check my-cards --game famiglia
help-pack-show = Сказать, откуда взяты числа на компонентах игры.

    Примеры: consigliere pack show lafamiglia
    · consigliere pack show famiglia --pack my-cards
    · consigliere pack show lafamiglia red-PA
help-pack-component = Только этот компонент: его id, семья, планшет …
help-pack-all = Каждый компонент отдельно.

error-unknown-language = Языка «{ $lang }» нет. Есть: { $known }.
error-usage = «{ $what }» используется не так; как надо, покажет «{ $command } --help».
error-usage-option = Параметра «{ $option }» нет; список покажет «{ $command } --help».
error-usage-missing = Не хватает «{ $name }»; что писать, покажет «{ $command } --help».
error-usage-number = «{ $option }» — целое число от { $least } до { $most }.
error-stopped = Остановлено.
error-no-answer = Ответа не было, поэтому ничего не сделано.
error-os = Не получилось: { $reason }.
error-no-home = У вас нет домашней папки; укажите папку для игр в XDG_DATA_HOME.
error-worker = Процесс, который играл партии, был завершён извне, поэтому результат был бы неверным.
error-no-such-choice = Варианта { $number } нет; введите число от 1 до { $most } или само действие.
error-cannot-read = Не удалось прочитать «{ $file }»: { $reason }.
error-cannot-write = Не удалось записать «{ $file }»: { $reason }.
error-nothing-to-continue = Неоконченных партий игры { $game } нет.
error-seats = { $game }: укажите через запятую { $seats ->
    [one] { $seats } имя игрока
    [few] { $seats } имени игроков
    [many] { $seats } имён игроков
   *[other] { $seats } имени игроков
}.
error-no-picture = Картинки для { $game } пока нет.
error-no-tests = Папки с тестами «{ $path }» нет; запустите команду из рабочей копии проекта или укажите папку через --tests.

play-welcome = Отвечайте номером или самим действием. Команды: { $commands }.
play-you = Игрок (вы)
play-undone = Отменено.
play-why-legal = Ничто не мешает: сейчас так можно.
play-saved = Сохранено в { $file }.
play-saved-to = Партия сохранена: { $file }
    Чтобы продолжить: consigliere play { $game } --continue
play-over = Запись этой партии: { $file }
error-level = Уровня «{ $found }» нет; скажите «level hard» или сначала место: «level 2 easy». Уровни: { $known }.
play-command = { $command ->
    [board] показать стол ещё раз
    [undo] отменить последнее своё решение
    [redo] вернуть отменённое
    [hint] спросить бота, что сделал бы он
    [why] «why» и действие: какое правило это запрещает
    [seen] показать или скрыть карты на чужой руке, которые вы уже видели
    [rule] «rule» и номер покажет правило
    [save] сохранить запись; можно и так: «save FILE»
    [near] показать соседей области: «near enna»
    [card] объяснить карту, квартал или дилера: «card loan_shark»
    [wish] «wish attack enna», «wish save», «wish defend», «wish none» — пожелание боту-напарнику; «wish quiet»: он больше не говорит, что задумал, «wish speak»: снова говорит
    [level] «level hard» для всех ботов, «level 2 easy» для одного места: отныне они играют так
    [help] этот список
   *[quit] сохранить и выйти
}
show-title = Сделано ходов: { $move }

bot-random = Выбирает любое допустимое действие, все с равной вероятностью.
bot-eager = Выбирает любое допустимое действие, но пасует или отказывается, только когда иначе нельзя.
bot-greedy = Смотрит на один ход вперёд и выбирает то, что кажется лучшим.
bot-mcts = Ищет по дереву в воображаемых мирах и доигрывает их до конца наугад.
bot-easy = Соперник для первых партий: добрый, думает мгновение, ошибается как новичок.
bot-normal = Хороший соперник: думает полсекунды.
bot-hard = Самый сильный: думает до трёх секунд.

match-result = { $first } против { $second }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
} (95-процентный интервал: от { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-result-alone = { $first } в одиночку: выиграно { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } из { $games } партий (95 %: от { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-counts = побед: { $wins }, ничьих: { $draws }, поражений: { $losses }
match-stopped = Остановлено: сыграно партий { $games } из { $wanted }.
record-position = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, результат: { $result }
record-verified = { $file }: { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, всё в порядке
error-folder-large = В «{ $folder }» больше { $most } файлов: укажите папку, где лежат сценарии.
scenario-result = пройдено: { $passed }, не пройдено: { $failed }
pack-good = Набор «{ $name }» ({ $digest }) подходит для игры { $game }.
pack-show-title = { $game }, набор «{ $name }» ({ $digest })
pack-show-what = компонент
pack-show-own = Можно ввести свои числа: docs/records.md, для помощника docs/companion.md.
pack-no-component = Компонента «{ $id }» в игре { $game } нет. Все перечисляет «--all».
pack-kind = { $kind ->
    [famiglia-card] очки карт
    [lafamiglia-character] карты персонажей
    [lafamiglia-card] карты конфликта
    [lafamiglia-family] планшеты семей
    [lafamiglia-family-row] ряды планшетов семей
    [lafamiglia-family-row-spaces] клетки планшетов семей
    [lafamiglia-areas] области карты
    [lafamiglia-mandamenti] районы
    [lafamiglia-seas] моря
    [lafamiglia-corners] углы
    [lafamiglia-order] жетоны приказов
    [lafamiglia-sheet] планшеты действий
    [lafamiglia-sheet-column] колонки планшетов
    [lafamiglia-sheet-cell] ячейки действий
    [lafamiglia-tile] жетоны контроля
    [scarface-associate] сообщники
    [scarface-limits] число фигур
    [scarface-start] начало игры
    [scarface-time_track] шкала времени
    [scarface-crime_track] шкала преступности
    [scarface-market] рынок
    [scarface-news_deck] колода новостей
    [scarface-areas] области поля
    [scarface-district] районы
    [scarface-business] виды бизнеса
    [scarface-henchman_dealer] дилеры Головореза
    [scarface-dealer] дилеры
    [scarface-card] члены банд
    [scarface-gang] банды
    [scarface-difficulty] уровни сложности
    [scarface-action] карты действий Головореза
    [scarface-job] работы
    [scarface-news] новости
    [scarface-prices] цены
    [scarface-order] приказы
    [scarface-raid] облавы
    [scarface-ruling] решения спорных случаев
   *[scarface-tile] тайлы кварталов
}
pack-source = { $source ->
    [rulebook] книга правил
    [published] опубликовано
    [inferred] выведено
    [owner] ваши
   *[original] наше
}
help-pack-edit = Ввести по вопросам, что напечатано в вашей коробке Scarface 1920.
help-pack-edit-folder = Папка (или файл) вашей коробки; если её нет, она появится.
mybox-edit-welcome = Ваша коробка лежит в { $file } и сохраняется после каждого ответа. Пустая строка оставляет как есть, «-» вычёркивает, «back» возвращает назад.
mybox-edit-part = Какая часть? Её номер; пустая строка — конец.
mybox-edit-record = Что именно? Номер или другое имя; пустая строка — назад.
mybox-edit-number = { $label }: число от { $least } до { $most }
mybox-edit-numbers = { $label }: числа в строку, не больше { $count }
mybox-edit-table = { $label }: { $count } пар в строку, например 0-2 3-5
mybox-edit-choice = { $label }: одно из этих
mybox-edit-places = { $label }: некоторые из этих, в строку
mybox-edit-row = Ряд { $n }: бонус и действие, например «1 takeover» или «0 send_thugs 2 next_own» («?» — список слов); пустая строка: больше нет
mybox-edit-act = { $label } { $n }: действие, например «money 2» («?» — список слов); пустая строка: больше нет
mybox-edit-item = { $label } { $n }:
mybox-edit-now = сейчас: { $value }
mybox-edit-saved = Ваша коробка лежит в { $file }.
