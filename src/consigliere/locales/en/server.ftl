error-no-identity = The server does not know you yet. Reload the page, or ask for a guest first.
error-not-found = There is nothing here.
error-bad-method = That cannot be done here.
error-bad-message = The server does not understand this message. { $detail }
error-server = Something went wrong on the server. Please try again.
error-not-well = The server is not well right now.
error-foreign-page = This request comes from another site and was refused.
error-unknown-host = This server does not know the name “{ $host }”. Whoever runs it can let it in: consigliere serve --host-name { $host }

error-too-large = This is too long: the most is { $most } bytes.
error-too-deep = This message is nested too deeply: the most is { $most } levels.
error-not-utf8 = This message is not valid UTF-8.
error-bad-letter = This text contains a character that is not allowed.
error-too-fast = Not so fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-many-connections = There are too many connections from your network. Close some and try again.
error-too-many-streams = You have this page open in too many places: the most is { $most }. Close some and try again.
error-full = The server has no room for more connections right now. Please try again in a minute.
error-too-many-tables = You already have { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
}. Finish one first.
error-too-many-listed = No more tables of yours, or from your address, fit into the list. Open this one for people with the link only, or finish another first.

error-bad-name = A name has 1 to { $most } visible characters.
error-name-taken = The name “{ $name }” is taken.
error-name-alike = Somebody at this table has a name that looks like “{ $name }”. Choose another one first.
error-bad-password = A password has { $least } to { $most } characters.
error-bad-login = Name or password is wrong.
error-has-account = You already have an account.
error-no-account = You have no account yet.
error-no-session = There is no such session.
error-no-carry = This link does not work any more. Make a new one on the other device.
error-mute-self = You cannot mute yourself.
error-no-line = There is no such line.
error-no-person = There is no account “{ $name }”.

error-no-game = There is no game “{ $game }”.
error-no-pack = This server does not have the pack “{ $pack }” of { $game }.
error-no-table = There is no such table.
error-table-damaged = This game has stopped: what is stored of it is damaged. Whoever runs this server has been told.
error-table-other-rules = This table was made with version { $found } of the rules; here is version { $rules }.
error-seats-number = There are { $seats } seats, not { $found }.
error-clock = That clock is not possible: at most { $days } days a move, { $seconds } seconds a game and { $increment } seconds for each move.
error-no-seat = There is no such seat.
error-seat-taken = Somebody else has this seat.
error-other-team = You know secrets of the other team at this table, so you cannot sit here.
error-undo-time = What the clock, or a bot in your place, has decided stays.
error-sent-away = Whoever made this table has freed your seat; you cannot sit down here again.
error-not-owner = Only who made the table may do that.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-not-over = That opens when the game is over.

error-no-same-deal = The same deal again is only for somebody who was alone with bots.

error-no-spectators = This table has no spectators.
error-no-moment = There is no such moment: the game has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
error-chat-length = A line has 1 to { $most } characters.
error-command-id = A command has an id of 1 to { $most } characters.
error-command-used = This command id was used for another seat.
error-busy = Too much happens here at once. Please try again.
error-closing = The server is about to stop. Please try again in a moment.
error-no-hint = The bot could not think of anything this time. Please ask again.
error-hint-rated = Where a game between people counts, there are no hints.
error-not-your-seat = That is not your seat.
error-seat-away = You left this seat; a bot plays here. Take it again first.
error-no-bot = The level of a bot can be changed where a bot plays.
error-no-bot-partner = Wishes are for a bot that is your partner, and you have none.
error-unknown-wish = There is no wish “{ $wish }”; there are { $known }.
error-wish-about = “{ $wish }” does not go with “{ $found }”; it goes with { $known }.
error-stale = You have decided here since; look at the table again.
error-unknown-command = The server does not know this command.
error-already-offered = There is an offer already; answer that one first.
error-draw-bots = There is nobody to agree on a draw with.
error-no-offer = That offer is no longer open.
error-practice-seats = Practice is for you and bots only.

table-sat = { $you ->
    [yes] You sit
   *[no] { $seat } sits
} down.
table-left = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
}; a bot stands in.
table-from-record = This game comes from a record: whoever brought it may know all that was hidden.
table-goes-on = Here the record ends and the game goes on at this table; chance is drawn anew.
table-time = { $you ->
    [yes] Your time
   *[no] The time of { $seat }
} is up: the rules decide.
table-time-bot = { $you ->
    [yes] Your time
   *[no] The time of { $seat }
} is up: a bot goes on.
table-level =
    { $seat } now plays at another level: { $level ->
        [easy] easy
        [normal] normal
        [hard] hard
       *[other] { $level }
    }.
table-voice-quiet = Keep your plans to yourself, please.
table-voice-speak = Tell me what you intend, please.
table-unrated = The game no longer counts.
table-undone = { $you ->
    [yes] You take
   *[no] { $seat } takes
} back a decision.
table-turn-reset = { $you ->
    [yes] You take
   *[no] { $seat } takes
} back the whole turn.
table-undone-agreed = All agreed: { $you ->
    [yes] a decision of yours
   *[no] a decision of { $seat }
} is taken back.
table-resigned = { $you ->
    [yes] You resign
   *[no] { $seat } resigns
}.
table-asks-undo = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} to take back a decision.
table-asks-draw = { $you ->
    [yes] You offer
   *[no] { $seat } offers
} a draw.
table-withdraws = { $you ->
    [yes] You withdraw
   *[no] { $seat } withdraws
} the offer.
table-refuses = { $you ->
    [yes] You refuse
   *[no] { $seat } refuses
}.
table-agrees = { $you ->
    [yes] You agree
   *[no] { $seat } agrees
}.
table-draw-agreed = All agreed: the game is a draw.

api-title = Consigliere: the API
api-operations = What can be asked
api-messages = Messages
api-body = body

help-backup = Write the whole database of a server into one file, while it goes on running.

    Example: consigliere backup consigliere.backup
help-restore = Fill an empty database from a backup; the two may be of different kinds.

    Example: consigliere restore consigliere.backup --database postgresql+psycopg://localhost/consigliere
help-backup-file = The file of the backup.
backup-written = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} saved
backup-restored = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored
error-no-backup = “{ $file }” is not a backup.
error-backup-broken = The backup “{ $file }” is damaged; nothing was restored.
error-backup-newer = The backup was made by a newer version of Consigliere.
error-restore-not-empty = The database is not empty; a backup goes into an empty one.
error-no-database = There is no database of a server at “{ $database }”.

help-check = See whether everything in a server’s database makes sense: every table, played again move by move.

    Example: consigliere check --repair
help-check-database = The database: an SQLite file, or postgresql+psycopg://USER@HOST/NAME. Default: a file in your data folder.
help-repair = Restore what the moves can tell: snapshots, whose turn it is, how a game ended.
error-check-version = This database belongs to another version of Consigliere. Start the server of this version once, or use the version it belongs to.
check-table = Table { $table }: { $what }
check-mended = { $what } Repaired.
check-file = The database file itself is damaged: { $reason }.
check-strays = { $count ->
    [one] { $count } row of “{ $part }” belongs
   *[other] { $count } rows of “{ $part }” belong
} to a table or person that does not exist.
check-unreadable = it cannot be read: { $reason }.
check-stranger = it names a person who does not exist: { $person }.
check-rematch = its rematch, { $rematch }, does not exist.
check-seats = it has { $found ->
    [one] { $found } seat
   *[other] { $found } seats
}; the game has { $seats }.
check-seat = who sits in seat { $seat } makes no sense.
check-no-moves = its game has begun, but there are no moves.
check-move = move { $seq } cannot be played again: { $reason }.
check-said = it does not say the same as its moves about: { $parts }.
check-snapshot = its snapshot is damaged.
check-record = its record does not lead to the same end. { $reason }
check-rating = A rating is not what the games say: { $person }, { $game }, { $pool }.
check-result = { $tables ->
    [one] { $tables } table checked,
   *[other] { $tables } tables checked,
} { $found ->
    [0] all is well.
    [one] { $found } problem found, { $left } left.
   *[other] { $found } problems found, { $left } left.
}
check-mendable = { $count ->
    [one] { $count } problem can be repaired
   *[other] { $count } problems can be repaired
} with --repair.

error-nobody-comes = Nobody else comes to a table that is kept in the page: every seat needs you or a bot.
error-nobody-listens = Nobody else is at this table.
error-storage-busy = Another tab of this page keeps the storage of this browser busy: nothing was changed. Please try again, or close the other tabs.
error-storage-full = The storage of this browser is full: nothing more can be kept, and nothing was changed. Save everything as a file in the settings, then delete old tables.
error-storage-refused = This browser lets the page keep nothing (a private window, perhaps): the game cannot go on.
error-everything-format = This file was made by another version ({ $found }).
