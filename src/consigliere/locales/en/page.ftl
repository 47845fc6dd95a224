page-title = Consigliere
page-title-turn = ● Your turn · { $title }
page-tagline = A table for three games about families, money and loyalty
page-tools = Page
page-language = Language
page-theme = Colours
page-theme-dark = Dark colours
page-theme-light = Light colours
page-theme-name = { $theme ->
    [dark] dark
    [light] light
   *[auto] as the system
}
page-close = Close
page-loading = Just a moment …
page-again = Try again
page-lobby = To the lobby
page-save = Save
page-link = Address
page-copy = Copy
page-copied = Copied
page-error-network = The server cannot be reached.
page-error-unknown = Something went wrong in this page. Reload it and try again.

page-game-famiglia = Famiglia
page-game-lafamiglia = La Famiglia
page-game-scarface = Scarface 1920
page-lines-famiglia = A quick duel of cards. Recruit from the Street, pay with pairs, and keep the better half of the city.
page-facts-famiglia = 2 players · 30 minutes
page-lines-lafamiglia = Two against two for Sicily. Secret orders, shared plans, and a partner you can really talk to.
page-facts-lafamiglia = 4 players · an evening
page-lines-scarface = Alone, or two or three of you, against the Henchman in Chicago. He plays by his cards and tells you why.
page-facts-scarface = 1 to 3 players · 60 to 90 minutes
page-sources = Where the numbers come from
page-sources-link = Sources
page-sources-of = Sources: { $title }
page-sources-famiglia = The rules come from the rulebook. It does not print what the cards score: those points come from elsewhere or are inferred.
page-sources-lafamiglia = The rules come from the rulebook. It shows only some of the components: { $order } of { $order_all } order tokens, { $cell } of { $cell_all } action cells, { $space } of { $space_all } board spaces and most of the map are our reconstruction, tuned for balance.
page-sources-scarface = The Henchman’s rules come from the solo rulebook. Your side of the game and { $card } of the { $card_all } different cards are our reconstruction, tuned for balance.
page-provenance = { $source ->
    [rulebook] printed in the rulebook
    [published] published elsewhere
    [inferred] inferred from the rules
    [owner] your own numbers
   *[original] our reconstruction
}
page-part = { $part ->
    [points] points
    [name] name
    [initiative] initiative
    [start] start value
    [price] price
    [adj] neighbours
    [slots] places
    [rounds] rounds
    [henchman_money] the Henchman’s money
    [ness] Eliot Ness
   *[numbers] numbers
}
page-provenance-part = { $part }: { $words }
page-play-now = Play now
page-play-now-game = Play now: { $title }
page-starting = Starting …
page-with-friends = With friends
page-with-friends-game = With friends: { $title }
page-choose-options = Options
page-choose-options-game = Options: { $title }
page-rules-game = The rules of { $title }
page-learn = How to play
page-learn-of = How to play { $title }
page-puzzles = Puzzles
page-puzzles-of = Puzzles: { $title }
page-continue = Continue
page-your-turn = Your turn
page-watch = Watch or join
page-watch-none = No open table right now.
page-replays = Replays
page-replays-none = Your finished games will stand here.
page-import = Import a record
page-beside = Beside the box
page-companion = Open the companion
page-companion-note = You have Scarface 1920 at home? The companion runs the Henchman for you, one question at a time.
page-table-with = with { $players }
page-table-against = against { $players }
page-shared-screen = on one screen
page-state-waiting = { $open ->
    [0] ready to start
    [one] { $open } seat free
   *[other] { $open } seats free
}
page-state-stopped = stopped
page-show-all = Show all { $count }
page-me = My games

page-new-title = { $title } with friends
page-new-invite = Open the table and invite
page-seats = Seats
page-seats-note = “Me” several times: you share one screen, with a curtain between turns.
page-seat-number = Seat { $number }
page-seat-team = Seat { $number } · team { $team }
page-seat-me = Me
page-seat-open = Whoever comes
page-seat-bot = A bot
page-seat-free = Free it
page-send-away = Send away
page-send-away-name = Send { $name } away: they cannot sit down here again
page-bot-name = { $number ->
    [0] Aldo
    [1] Bruna
    [2] Carlo
   *[other] Dina
}
page-bot-level = { $level ->
    [easy] Bot, easy
    [normal] Bot, normal
    [hard] Bot, hard
   *[other] Bot ({ $level })
}
page-level = { $level ->
    [easy] Easy
    [normal] Normal
   *[hard] Hard
}
page-level-note = { $level ->
    [easy] thinks at once and errs now and then, as a beginner does
    [normal] thinks for half a second
   *[hard] thinks for three seconds, and plays as well as it can
}
page-level-ask = How well should the bots play?
page-level-later = You can change it at any time, also during a game.
page-level-bots = Level of the bots
page-level-of = Level of { $name }
page-level-unrated = Then the game no longer counts.
page-options = The game
page-table-options = The table
page-pack = The box
page-pack-numbers = Components
page-pack-standard = ours
page-option = { $option ->
    [rulings] Rulings
    [families] Families
    [auto_setup] Set up by itself
    [predictable_conflicts] Predictable conflicts
    [max_rounds] Rounds at most
    [around_neutral] “Around” reaches neutral areas
    [bribery_replaces] Bribery replaces the defender
    [amounts] Recruiting and laundering
    [screens] Screens
    [level] Level
    [gang] { $humans ->
        [1] Your gang
       *[other] The gang of whoever begins
    }
    [rival] The Henchman’s gang
    [humans] Bosses at the table
   *[other] { $option }
}
page-option-value = { $value ->
    [rulebook] as in the rulebook
    [faq] of the players’ FAQ: brutes may lower by less, an extra round at times
    [on] yes
    [off] no
    [draft] chosen one by one
    [random] at random
    [first_game] as for a first game
    [up] up: money and soldati are hidden
    [down] down: all is open
    [normal] normal
    [hard] hard
    [full] always the full amount
    [choose] { $option ->
        [amounts] the number is asked
       *[other] chosen at the start
    }
   *[other] { $value }
}
page-clock = Time to think
page-clock-name = { $clock ->
    [days-3] three days for a move
    [days-1] one day for a move
    [live-30] 30 minutes and 10 seconds for each move
    [live-15] 15 minutes and 5 seconds for each move
   *[none] no limit
}
page-listed = Everybody may find this table
page-spectators = Others may watch
page-rated = The result counts for ratings
page-practice = Practice: take back anything you like

page-waiting-title = The table is set
page-waiting-note = Send this link to your friends. Whoever opens it can sit down.
page-sit = Sit down here
page-leave = Get up
page-start = Start
page-start-with-bots = Start, bots take the free seats
page-share = Share the table
page-share-note = Whoever has this link can see the seats, sit down on a free one and, where allowed, watch.

page-decision = Your decision
page-pick-on-board = Pick on the board
page-choose-anyway = { $warning } Do it anyway
page-unpick = Let go
page-all-choices = All choices
page-filter-choices = Find a choice
page-ways = { $count ->
    [one] { $count } way, pick to see it
   *[other] { $count } ways, pick to see them
}
page-rule = Rule { $rule }
page-thinking = decides
page-you = you
page-away = left, a bot plays
page-offline = not here
page-partner = partner
page-knows = knows both sides
page-knows-note = This person has seen the secrets of another team at this table.
page-knows-both = Secrets of another team were seen at this table by { $players }. The result does not count.
page-record-tag = from a record
page-from-record = This game goes on from a record: whoever brought it may know everything up to there, hands and plans too. What chance brings is drawn anew. The result does not count.
page-waiting-for = Waiting for { $players } …
page-sending = Sending …
page-skip = Skip to my turn
page-side = Seats and journal
page-tabs = What to show
page-tab-board = Board
page-tab-seats = Seats
page-tab-journal = Journal
page-tab-chat = Chat
page-tab-rules = Rules
page-journal = Journal
page-journal-empty = Nothing has happened yet.
page-announcements = What happens
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-to = To whom
page-chat-table = to all
page-wish = Wish for my partner
page-wish-about = { $what ->
   *[attack] Attack
}
page-wish-one = { $what ->
   *[attack] Attack { $words }
}
page-wish-speaks = My partner says what it intends
page-chat-team = to my team
page-chat-write = Say something
page-chat-send = Send
page-spectator = { $name } (watching)
page-mute = Mute { $name }
page-muted = { $count ->
    [one] { $count } person muted
   *[other] { $count } people muted
}
page-unmute = Read again
page-unmute-name = Read { $name } again
page-turn-tools = My turn
page-undo = Undo
page-reset = Reset turn
page-redo = Redo
page-hint = Hint
page-hint-thinking = The bot thinks …
page-hint-best = Hint: { $words }.
page-hint-chance = Chance to win: { $percent } %.
page-hint-second = Next best: { $words } ({ $points ->
    [0] as good
    [one] one point less
   *[other] { $points } points less
}).
page-chance = Win chance
page-chance-now = Chance { $percent } %
page-chance-show = Show how likely you are to win, at each of your decisions
page-more = More
page-ask-undo = Ask to take back
page-ask-draw = Offer a draw
page-resign = Resign
page-resign-sure = Yes, resign
page-leave-table = Leave: a bot plays on
page-offer-undo = { $seat } asks to take back a decision.
page-offer-draw = { $seat } offers a draw.
page-agree = Agree
page-refuse = Refuse
page-unrated-table = The result of this table does not count.
page-practice-note = Practice: you can take back everything, also what chance or a bot has shown. The result does not count.
page-practice-tag = practice
page-leave-rated = Leave: a bot plays on, and you have lost
page-chat-write-team = Say something to your team
page-chat-write-all = Say something to everybody
page-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

page-network-lost = The connection is lost.
page-network-trying = It comes back by itself.
page-network-unsent = { $count ->
    [one] { $count } message has not arrived yet; it is sent again.
   *[other] { $count } messages have not arrived yet; they are sent again.
}
page-network-now = Try now

page-curtain = Now it is { $name }’s turn
page-curtain-lift = I am { $name }: show the table

page-outcome = { $outcome ->
    [won] You have won
    [lost] You have lost
    [draw] A draw
    [shared] You share the win
   *[over] The game is over
}
page-winners = { $count ->
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}
page-ending = { $ending ->
    [agreed] All agreed on it.
   *[time] The time ran out.
}
page-rematch = Play again
page-rematch-join = To the next game
page-replay = Replay
page-analyse = Analyse
page-download = Record

page-replay-move = move { $move } of { $moves }
page-replay-back = One move back
page-replay-next = One move on
page-replay-play = Play
page-replay-pause = Pause
page-replay-phase-back = To the phase or turn before
page-replay-phase-next = To the next phase or turn
page-replay-round-back = To the round before
page-replay-round-next = To the next round
page-replay-leave = To the table

page-tale = { $lead }: { $rest }
page-tale-turn = { $you ->
    [yes] Your turn
   *[no] { $seat } is playing
}
page-just-happened = What just happened
page-turn-before = The turn before
page-turn-after = The turn after
page-since-turn = Since your last turn: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
page-since-last-turn = since your last turn
page-of = { $n } of { $of }
page-scores = Who is ahead
page-ahead = ahead
page-course = How it went
page-turning-points = Turning points
page-swing = { $name } +{ $n }
page-curve-side = { $name }: from { $first } to { $last }.
page-curve-table = The same in words, turn by turn
page-curve-turn = Turn
page-same-deal = Same deal again
page-same-deal-note = The same cards as in a game before. What was hidden is known, so this game is not rated.
page-again-tag = same deal
page-see-board = See the board
page-see-result = See the result
page-play-on = Play on from here
page-play-on-note = A new table at this moment: you in your seat, bots in the others, chance drawn anew.

page-share-moment = Link to this moment
page-seen-by = Seen by
page-seen-all = everybody, all open
page-seen-spectator = a spectator

page-rules-search = Search the rules
page-rules-none = No rule has these words.
page-rules-of = Rules of { $title }
page-rules-english = The rules are in English for now.

page-settings = Settings
page-settings-browser = This browser
page-pace = Pace of the animation
page-pace-name = { $pace ->
    [off] none
    [fast] fast
    [slow] slow
   *[normal] normal
}
page-sound = Sounds
page-notify = A notification when it is my turn
page-curtain-setting = A curtain between players at one screen
page-text-mode = The board in words
page-text-hint = All choices stand in the decision below; T switches back to the drawn board.
page-who = Who you are
page-name = Name
page-carry = On another device
page-carry-note = This link makes another browser you. It works once; do not show it to others.
page-carry-make = Make a link
page-carry-become = This link makes this browser { $name }. Go on only if you made it yourself.
page-carry-account = You are logged in here as { $name }. If you go on you are logged out; your password lets you in again.
page-carry-go = Become { $name }
page-account = Account
page-account-new = Make an account
page-account-note = You can play without one. With one you get your games back on any device.
page-login = Log in
page-login-note = You have an account already.
page-leaving = { $count ->
    [one] { $count } table here belongs to the guest { $name }. If you go on, this browser becomes somebody else and that table is out of reach for good.
   *[other] { $count } tables here belong to the guest { $name }. If you go on, this browser becomes somebody else and those tables are out of reach for good.
}
page-leaving-note = To keep them, make an account for this guest first, or carry the guest to another device.
page-leaving-go = Go on without them
page-leaving-stay = Stay { $name }
page-password = Password
page-password-old = Old password
page-password-new = New password
page-sessions = Where you are logged in
page-session-this = here
page-session-end = End
page-logout = Log out
page-account-delete = Delete the account
page-account-delete-sure = Yes, delete it for ever

page-keys = Keys
page-key-tab = to the next thing you may choose
page-key-enter = take it
page-key-arrows = from piece to piece, also those you may not take
page-key-digits = take a numbered choice
page-key-escape = let go of what is picked
page-key-undo = undo
page-key-hint = hint
page-key-skip = skip to my turn
page-key-journal = journal
page-key-chat = chat
page-key-rules = rules
page-key-text = the board in words
page-key-help = this help
page-key-move = one move back or on
page-key-phase = to the phase or turn before or after
page-key-round = to the round before or after
page-key-ends = to the beginning or the end
page-key-play = play or pause
page-replay-part = part { $part } of { $parts }
page-singles = Take decisions with one option by themselves
page-amount = How many
page-amount-less = One less
page-amount-more = One more
page-key-decline = decline: pass, stop, none
page-legend = What the icons mean

page-here-play = Play here, without network
page-here-loading = Loading the engine
page-here-failed = The engine cannot be loaded. Reload the page; the first time it needs the network.
page-here-late = The engine has not answered yet. If it stays like this, reload the page: what you have seen is kept.
page-here-update = There is a new version. Your games stay.
page-here-update-take = Use it now
page-here-title = Kept in this browser
page-here-note = Tables, records and companion games are kept in this browser only.
page-here-note-offline = Tables, records and companion games are kept in this browser only. The page works without network.
page-here-export = Save everything as a file
page-here-import = Bring a file back
page-here-no-file = This is not a file of ours.
page-here-brought = New: { $tables } tables, { $companions } companion games. Here already: { $known }. Not readable with these rules: { $refused }.
page-here-record = Take the game along as a record
page-here-levels = Bots think as long here as on a server, but look at about a sixth as much in that time.
page-here-forget = Delete this game
page-here-forget-sure = Delete this game for good?
page-here-forget-note = It is kept nowhere but in this browser.
page-here-forget-yes = Delete
page-here-forget-no = Keep it
