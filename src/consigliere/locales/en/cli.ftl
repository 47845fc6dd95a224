help-app = A digital table for mafia board games.

    Example: consigliere play famiglia
help-lang = Language of all texts (default: that of your environment). May stand anywhere in the command.
help-game = The game: { $known }.
help-pack-folder = A folder with your own numbers for the components.
help-seats = Who sits where, in the order of the seats: “you” or a bot ({ $bots }).
help-seed = A number that fixes all chance; the same seed gives the same deal.
help-record-file = A record of a game.
help-play = Play in the terminal, against bots or with others at the same keyboard.

    Examples: consigliere play famiglia
    · consigliere play famiglia --seats you,you
    · consigliere play famiglia --continue
help-load = Go on from a saved record.
help-continue = Go on with the last unfinished game.
help-match = Let bots play each other; each deal is played twice, with the seats swapped.

    Example: consigliere match famiglia --seats greedy,random --games 1000 --seed 1
help-games = How many games; an odd number is rounded up to whole pairs.
help-option = Option of the game, also several times: --option level=hard
help-steps = Search steps a bot may use for a decision.
help-workers = Processes that play side by side (default: one for each core).
help-json = Print the result as JSON.
help-bots = List the bots.

    Example: consigliere bots
help-rules = Show the numbered rules of a game, one rule, or the rules that no test proves.

    Examples: consigliere rules famiglia F-19
    · consigliere rules famiglia --coverage
help-rule = The id of one rule, for instance F-19.
help-coverage = List the rules that no test proves.
help-tests = The folder of the tests.
help-scenario = Run scenarios: single cases of the rules in TOML files.

    Example: consigliere scenario tests/scenarios/famiglia
help-scenario-files = Scenario files, or folders of them.
help-scenario-game = The game (default: that of the folder the file lies in).
help-record = Replay and verify records of games.

    Example: consigliere record verify game.record
help-replay = Tell a recorded game move by move.

    Example: consigliere record replay game.record --move 10
help-move = Stop after so many moves.
help-verify = Check that all moves of a record are legal and lead to its result.

    Example: consigliere record verify *.record
help-show = Show a position of a recorded game in the terminal, or draw it as a picture.

    Example: consigliere show game.record --move 10
help-show-seat = The seat that looks (default: a spectator).
help-svg = Draw the position into this SVG file.
help-pack = Work with packs of components.

    Example: consigliere pack check my-cards
help-pack-check = Say whether a pack can be played with, and if not, why.

    Example: consigliere pack check my-cards --game famiglia
help-pack-show = Say where the numbers of a game’s components come from.

    Examples: consigliere pack show lafamiglia
    · consigliere pack show famiglia --pack my-cards
    · consigliere pack show lafamiglia red-PA
help-pack-component = Only this component: its id, a family, a sheet …
help-pack-all = Each component by itself.

error-unknown-language = There is no language “{ $lang }”. There is: { $known }.
error-usage = “{ $what }” is not used as it should be; “{ $command } --help” tells how.
error-usage-option = There is no option “{ $option }”; “{ $command } --help” lists them.
error-usage-missing = “{ $name }” is missing; “{ $command } --help” tells what to write.
error-usage-number = “{ $option }” must be a whole number from { $least } to { $most }.
error-stopped = Stopped.
error-no-answer = There was no answer, so nothing was done.
error-os = That did not work: { $reason }.
error-no-home = You have no home folder; name a folder for your games in XDG_DATA_HOME.
error-worker = A process that was playing games was ended from outside, so the result would be wrong.
error-no-such-choice = There is no choice { $number }; type a number from 1 to { $most }, or the action itself.
error-cannot-read = “{ $file }” cannot be read: { $reason }.
error-cannot-write = “{ $file }” cannot be written: { $reason }.
error-nothing-to-continue = There is no unfinished game of { $game }.
error-seats = { $game } needs { $seats } names of players, separated by commas.
error-no-picture = There is no picture of { $game } yet.
error-no-tests = There is no folder of tests “{ $path }”; start from a checkout of the project or name it with --tests.

play-welcome = Answer with a number or with the action itself. Commands: { $commands }.
play-you = Player (you)
play-undone = Taken back.
play-why-legal = Nothing speaks against it: you may do that now.
play-saved = Saved to { $file }.
play-saved-to = Your game is saved: { $file }
    Go on with: consigliere play { $game } --continue
play-over = The record of this game: { $file }
error-level = “{ $found }” is no level; say “level hard”, or a seat first: “level 2 easy”. The levels: { $known }.
play-command = { $command ->
    [board] show the board again
    [undo] take back your last decision
    [redo] play again what you took back
    [hint] ask a bot what it would do
    [why] “why” and an action: which rule forbids it
    [seen] show or hide the cards in the other hand that you have seen
    [rule] “rule” and its number shows a rule
    [save] save the record, also “save FILE”
    [near] show the neighbours of an area: “near enna”
    [card] explain a card, tile or dealer: “card loan_shark”
    [wish] “wish attack enna”, “wish save”, “wish defend”, “wish none” to the bot that is your partner; “wish quiet”: it no longer says what it intends, “wish speak”: it does
    [level] “level hard” for all bots, “level 2 easy” for one seat: from now on they play like that
    [help] this list
   *[quit] save and stop
}
show-title = After { $move ->
    [one] { $move } move
   *[other] { $move } moves
}

bot-random = Takes any legal action, all alike.
bot-eager = Takes any legal action, but passes or declines only when it must.
bot-greedy = Looks one turn ahead and takes what looks best.
bot-mcts = Searches a tree over imagined worlds and plays them to the end at random.
bot-easy = An opponent for your first games: kind, thinks a moment, errs like a beginner.
bot-normal = A good opponent: thinks half a second.
bot-hard = The strongest: thinks up to three seconds.

match-result = { $first } against { $second }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games } games (95 % interval { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-result-alone = { $first } alone: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $games } games won (95 % interval { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-counts = { $wins } won, { $draws } drawn, { $losses } lost
match-stopped = Stopped after { $games } of { $wanted } games.
record-position = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, result: { $result }
record-verified = { $file }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, all in order
error-folder-large = “{ $folder }” holds more than { $most } files: name the folder where the scenarios are.
scenario-result = { $passed } passed, { $failed } failed
pack-good = The pack “{ $name }” ({ $digest }) is good for { $game }.
pack-show-title = { $game }, pack “{ $name }” ({ $digest })
pack-show-what = component
pack-show-own = You can enter your own numbers: docs/records.md, for the companion docs/companion.md.
pack-no-component = There is no component “{ $id }” in { $game }. “--all” lists them.
pack-kind = { $kind ->
    [famiglia-card] points of the cards
    [lafamiglia-character] character cards
    [lafamiglia-card] conflict cards
    [lafamiglia-family] family boards
    [lafamiglia-family-row] rows of the family boards
    [lafamiglia-family-row-spaces] spaces of the family boards
    [lafamiglia-areas] areas of the map
    [lafamiglia-mandamenti] mandamenti
    [lafamiglia-seas] seas
    [lafamiglia-corners] corners
    [lafamiglia-order] order tokens
    [lafamiglia-sheet] action sheets
    [lafamiglia-sheet-column] columns of the sheets
    [lafamiglia-sheet-cell] action cells
    [lafamiglia-tile] control tiles
    [scarface-associate] associates
    [scarface-limits] amounts of pieces
    [scarface-start] start of the game
    [scarface-time_track] time track
    [scarface-crime_track] crime track
    [scarface-market] market
    [scarface-news_deck] news deck
    [scarface-areas] areas of the board
    [scarface-district] districts
    [scarface-business] businesses
    [scarface-henchman_dealer] the Henchman’s dealers
    [scarface-dealer] dealers
    [scarface-card] gang members
    [scarface-gang] gangs
    [scarface-difficulty] levels
    [scarface-action] the Henchman’s action cards
    [scarface-job] jobs
    [scarface-news] news
    [scarface-prices] prices
    [scarface-order] orders
    [scarface-raid] raids
    [scarface-ruling] rulings
   *[scarface-tile] neighbourhood tiles
}
pack-source = { $source ->
    [rulebook] rulebook
    [published] published
    [inferred] inferred
    [owner] your own
   *[original] ours
}
help-pack-edit = Enter what is printed in your own box of Scarface 1920, question by question.
help-pack-edit-folder = The folder (or file) of your box; it is made if it is not there.
mybox-edit-welcome = Your box lies in { $file } and is saved after every answer. An empty line keeps what is there, “-” strikes it out, “back” goes back.
mybox-edit-part = Which part? Its number; an empty line ends.
mybox-edit-record = Which one? Its number, or another name; an empty line goes back.
mybox-edit-number = { $label }: a number from { $least } to { $most }
mybox-edit-numbers = { $label }: numbers in a line, { $count } at most
mybox-edit-table = { $label }: { $count } pairs in a line, such as 0-2 3-5
mybox-edit-choice = { $label }: one of these
mybox-edit-places = { $label }: some of these, in a line
mybox-edit-row = Row { $n }: bonus and action, such as “1 takeover” or “0 send_thugs 2 next_own” (“?” lists the words); an empty line: no more
mybox-edit-act = { $label } { $n }: an action, such as “money 2” (“?” lists the words); an empty line: no more
mybox-edit-item = { $label } { $n }:
mybox-edit-now = now: { $value }
mybox-edit-saved = Your box lies in { $file }.
