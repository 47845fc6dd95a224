player = Player { $number }

error-unknown-action-number = There is no action number { $number }: the alphabet has { $size } actions, counted from 0.
error-unknown-notation = “{ $text }” is not an action of this game.
error-game-over = The game is over.
error-not-your-turn = It is not the turn of { $seat }.
error-unknown-option = There is no option “{ $option }” in { $game }.
error-option-value = Option “{ $option }” cannot be “{ $found }”. Known values: { $known }.
error-unknown-chance = Chance is “stream” or “ask”, not “{ $chance }”.
error-unknown-game = There is no game “{ $name }”. There is: { $known }.
error-unknown-bot = There is no player “{ $name }”. There is: { $known }.
error-option-form = “{ $found }” is no option; write NAME=VALUE.
error-unknown-habit = { $game } has no habit “{ $name }”. There is: { $known }.
error-no-such-seat = There is no seat { $number }; seats go from 0 to { $most }.

error-nothing-to-undo = There is nothing to take back.
error-undo-other-seat = Somebody else has decided since; that can only be taken back if all agree.
error-undo-revealed = Something has been shown since (a card was dealt or a secret opened); there is no way back past that.
error-nothing-to-redo = There is nothing to play again.
error-in-file = { $file }: { $problem }
error-file-missing = there is no such file
error-file-folder = it is a folder
error-file-no-folder = a part of its path is no folder
error-file-forbidden = you have no permission for it
error-file-name = no file can have this name
error-file-full = the disk is full
error-file-read-only = nothing can be written there
error-file-other = { $reason }
error-file-long = it is longer than { $most } bytes
error-file-no-text = line { $line } is not text (UTF-8)
error-data-syntax = that is no { $kind }: { $reason }
error-data-table = it is something else
error-data-long = it is longer than { $most } characters
error-data-deep = it is nested more than { $most } levels deep
error-data-number = the number at “{ $place }” is too large
error-data-kind = what stands at “{ $place }” is neither a text nor a number, a list or a table
error-data-letter = the text at “{ $place }” holds half a character

error-pack-no-folder = There is no folder “{ $path }”.
error-pack-unknown-file = The pack has a file { $file } that this game does not know. It knows: { $known }.
error-pack-unreadable = { $file } cannot be read: { $reason }.
error-pack-no-list = { $file }: “{ $table }” must be a list of records, written [[{ $table }]].
error-pack-no-id = { $file }: a record of “{ $table }” has no id.
error-pack-id-twice = { $file }: { $table } { $id } stands there twice.
error-pack-unknown-table = { $file }: this game has no records “{ $table }”.
error-pack-unknown-id = { $file }: there is no { $table } { $id }; a pack changes components, it does not add any.
error-pack-unknown-field = { $place }: there is no field “{ $field }”.
error-pack-wrong-type = { $place }: “{ $field }” has the wrong type of value.

error-weights-unreadable = “{ $file }” holds no weights of a network that can be read.
error-weights-do-not-fit = The network in “{ $file }” was trained for something else ({ $what }: { $found }, here { $wanted }). Train it again: docs/training.md tells how.

error-record-title = Line { $line }: a record begins with “{ $title }”.
error-record-header = Line { $line }: expected “key: value” with one of these keys: { $known }.
error-record-missing = Line { $line }: the header ends without “{ $key }”.
error-record-seat = Line { $line }: “{ $seat }” is not a seat.
error-record-long-line = Line { $line } is longer than { $most } characters.
error-record-move = Line { $line }: “{ $move }” cannot be played. { $reason }
error-record-other-game = This is a record of “{ $found }”, not of { $game }.
error-record-other-rules = The record was made with version { $found } of the rules; here is version { $rules }.
error-record-other-pack = The record was made with the pack “{ $found }”; here is “{ $pack }”.
error-record-seed = “{ $seed }” is not a seed.
error-record-options = The options are not a JSON object: { $reason }.
error-record-result = The record states the result “{ $stated }”, but its moves lead to “{ $found }”.

error-scenario-unreadable = { $file } cannot be read: { $reason }.
error-scenario-at = { $file }:{ $line }: { $key }: { $problem }
error-scenario-missing = “{ $part }” is missing.
error-scenario-unknown-part = There is no part “{ $part }” here. There may be: { $known }.
error-scenario-unknown-name = “{ $name }” is not known here. Known are: { $known }.
error-scenario-unknown-decision = There is no decision “{ $decision }” to start from.
error-scenario-type = “{ $part }” must be { $wanted ->
        [text] a text
        [texts] a list of texts
        [table] a table of names and values
        [steps] a list of tables, each written [[step]], with no “when” or “then” beside them
       *[flag] true or false
    }.
error-scenario-number = “{ $part }” must be a number from { $least } to { $most }.
error-scenario-count = “{ $part }” must be a list of { $count ->
        [-1] numbers
       *[other] { $count } numbers
    }.
error-scenario-by-seat = “{ $part }” must be a list with one text for each of the { $seats } seats.
error-scenario-possible = This position can be, so the exception “{ $why }” is needless.
error-scenario-broke = The game cannot go on from this impossible position ({ $reason }).
error-scenario-no-draws = Chance is asked ({ $kind }), but the scenario gives no more draws.
error-scenario-draw = “{ $draw }” cannot be drawn now.
error-scenario-unused-draws = These draws were not used: { $draws }.
error-scenario-taken = “{ $move }” was taken by itself: it was the only option.
error-scenario-not-taken = “{ $move }” was not taken by itself.
error-scenario-legal = “{ $move }” is legal.
error-scenario-differs = found { $found }, expected { $expected }.
error-scenario-missing-item = { $item } is not there.
error-scenario-no-fact = There is no fact “{ $path }”.
error-scenario-no-number = The fact “{ $path }” is not a number.

error-no-rules = There are no rules of “{ $game }”.
error-unknown-rule = There is no rule { $id }.
