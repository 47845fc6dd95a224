player = Игрок { $number }

error-unknown-action-number = Действия с номером { $number } нет: в алфавите { $size ->
    [one] { $size } действие
    [few] { $size } действия
    [many] { $size } действий
   *[other] { $size } действия
}, счёт с 0.
error-unknown-notation = «{ $text }» — в этой игре нет такого действия.
error-game-over = Партия окончена.
error-not-your-turn = Сейчас ходит не { $seat }.
error-unknown-option = В игре { $game } нет настройки «{ $option }».
error-option-value = Параметр «{ $option }» не может быть «{ $found }». Возможные значения: { $known }.
error-unknown-chance = Случай — это «stream» или «ask», а не «{ $chance }».
error-unknown-game = Игры «{ $name }» нет. Есть: { $known }.
error-unknown-bot = Игрока «{ $name }» нет. Есть: { $known }.
error-option-form = «{ $found }» — не настройка; пишите NAME=VALUE.
error-unknown-habit = В игре { $game } нет привычки «{ $name }». Есть: { $known }.
error-no-such-seat = Места { $number } нет; места — от 0 до { $most }.

error-nothing-to-undo = Отменять нечего.
error-undo-other-seat = С тех пор решение принял кто-то другой; отменить это можно только с общего согласия.
error-undo-revealed = С тех пор что-то открылось (сдана карта или раскрыт секрет); отменить это уже нельзя.
error-nothing-to-redo = Возвращать нечего.
error-in-file = { $file }: { $problem }
error-file-missing = такого файла нет
error-file-folder = это папка
error-file-no-folder = часть пути не является папкой
error-file-forbidden = нет прав доступа
error-file-name = файла с таким именем не бывает
error-file-full = на диске нет места
error-file-read-only = запись туда невозможна
error-file-other = { $reason }
error-file-long = он больше { $most } байт
error-file-no-text = строка { $line } — не текст (UTF-8)
error-data-syntax = это не { $kind }: { $reason }
error-data-table = это что-то другое
error-data-long = он длиннее { $most } знаков
error-data-deep = вложенность глубже { $most } уровней
error-data-number = слишком большое число в «{ $place }»
error-data-kind = в «{ $place }» стоит не текст, не число, не список и не таблица
error-data-letter = в тексте «{ $place }» половина символа

error-pack-no-folder = Папки «{ $path }» нет.
error-pack-unknown-file = В наборе есть файл { $file }, которого эта игра не знает. Она знает: { $known }.
error-pack-unreadable = Не удалось прочитать { $file }: { $reason }.
error-pack-no-list = { $file }: «{ $table }» должно быть списком записей в виде [[{ $table }]].
error-pack-no-id = { $file }: у одной из записей «{ $table }» нет id.
error-pack-id-twice = { $file }: { $table } { $id } встречается дважды.
error-pack-unknown-table = { $file }: в этой игре нет записей «{ $table }».
error-pack-unknown-id = { $file }: «{ $table } { $id }» не существует; набор меняет компоненты, но не добавляет новых.
error-pack-unknown-field = { $place }: поля «{ $field }» нет.
error-pack-wrong-type = { $place }: у поля «{ $field }» значение не того типа.

error-weights-unreadable = В файле «{ $file }» нет весов сети, которые можно прочитать.
error-weights-do-not-fit = Сеть в файле «{ $file }» обучена для другого ({ $what }: { $found }, а здесь { $wanted }). Обучите её заново: как это сделать, написано в docs/training.md.

error-record-title = Строка { $line }: запись начинается с «{ $title }».
error-record-header = Строка { $line }: ожидается «key: value» с одним из ключей: { $known }.
error-record-missing = Строка { $line }: в заголовке не хватает «{ $key }».
error-record-seat = Строка { $line }: «{ $seat }» — это не место за столом.
error-record-long-line = Строка { $line } длиннее { $most } знаков.
error-record-move = Строка { $line }: сыграть «{ $move }» нельзя. { $reason }
error-record-other-game = Это запись игры «{ $found }», а не { $game }.
error-record-other-rules = Запись сделана по правилам версии { $found }, а здесь версия { $rules }.
error-record-other-pack = Запись сделана с набором «{ $found }», а здесь «{ $pack }».
error-record-seed = «{ $seed }» не годится как зерно.
error-record-options = Настройки — не объект JSON: { $reason }.
error-record-result = В записи указан результат «{ $stated }», но её ходы приводят к «{ $found }».

error-scenario-unreadable = Не удаётся прочитать { $file }: { $reason }.
error-scenario-at = { $file }:{ $line }: { $key }: { $problem }
error-scenario-missing = Нет части «{ $part }».
error-scenario-unknown-part = Здесь не бывает части «{ $part }». Могут быть: { $known }.
error-scenario-unknown-name = «{ $name }» здесь неизвестно. Известны: { $known }.
error-scenario-unknown-decision = С решения «{ $decision }» начать нельзя.
error-scenario-type = «{ $part }» — это { $wanted ->
        [text] текст
        [texts] список текстов
        [table] таблица имён и значений
        [steps] список таблиц, каждая записана как [[step]], а «when» и «then» рядом с ними нет
       *[flag] true или false
    }.
error-scenario-number = «{ $part }» — это число от { $least } до { $most }.
error-scenario-count = «{ $part }» — это список чисел{ $count ->
        [-1] { "" }
       *[other] , ровно { $count }
    }.
error-scenario-by-seat = «{ $part }» — это список текстов, по одному на каждое из мест ({ $seats }).
error-scenario-possible = Такая позиция возможна, исключение «{ $why }» лишнее.
error-scenario-broke = Из этой невозможной позиции игра не идёт дальше ({ $reason }).
error-scenario-no-draws = Нужен случай ({ $kind }), а результаты в сценарии кончились.
error-scenario-draw = «{ $draw }» сейчас выпасть не может.
error-scenario-unused-draws = Эти результаты случая не понадобились: { $draws }.
error-scenario-taken = «{ $move }» произошло само: других вариантов не было.
error-scenario-not-taken = «{ $move }» само не происходило.
error-scenario-legal = «{ $move }» допустимо.
error-scenario-differs = есть { $found }, ожидалось { $expected }.
error-scenario-missing-item = { $item } — этого нет.
error-scenario-no-fact = Нет факта «{ $path }».
error-scenario-no-number = Факт «{ $path }» — не число.

error-no-rules = Правил игры «{ $game }» нет.
error-unknown-rule = Правила { $id } нет.
