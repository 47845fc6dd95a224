help-ladder = Measure how strong bots are: every one against every other, each deal twice with the seats swapped.

    Examples: consigliere ladder famiglia easy normal hard greedy:2000 --pairs 400 --file famiglia.ladder
    · consigliere ladder famiglia hard normal --full --pairs 20
    · consigliere ladder scarface hard greedy:2000 --pairs 300
help-ladder-bots = The bots ({ $bots }), with a number of steps where you like: greedy:2000. Default: the levels and greedy:2000.
help-ladder-pairs = How many deals each two bots play, twice each; in a game for one how many games each bot plays.
help-ladder-share = How much of their time the levels may think, told in steps, so that the result can be repeated.
help-ladder-full = The levels think as long as at a table, in seconds.
help-ladder-sprt = End the games of two bots as soon as it is clear whether the first leads by LOW or by HIGH Elo, for example 0,35.
help-ladder-file = Write every finished deal to this file; the same command goes on where it was ended.
error-bot-steps = “{ $name }”: after the colon stands a number of steps, as in greedy:2000.
error-ladder-bots = A ladder needs at least two bots, all different.
error-ladder-alone = In a game for one bots do not meet, so --sprt cannot compare them.
error-ladder-share = “{ $found }” is no share of the thinking time; 0.1 is a tenth.
error-ladder-sprt = “{ $found }” are not two numbers of Elo, the smaller one first, as in 0,35.
error-ladder-line = “{ $file }” is not the file of a ladder as it was written: line { $line } does not fit. Name another file.
error-ladder-other = “{ $file }” belongs to another ladder: “{ $what }” is { $found } there and { $wanted } here. Give the same command as then, or name another file.
ladder-title = { $game }: score of the row against the column, with 95 % interval
ladder-title-alone = { $game }: games won, with 95 % interval
ladder-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}
ladder-bot = bot
ladder-deals = games
ladder-won = won
ladder-interval = 95 % interval
ladder-elo-title = Elo (the mean of all is 0)
ladder-elo = Elo
ladder-sprt = { $first } against { $second }: { $verdict ->
    [high] leads by { $high } Elo rather than by { $low }
   *[low] leads by { $low } Elo rather than by { $high }
} (clear after { $deals ->
    [one] { $deals } pair
   *[other] { $deals } pairs
})
help-analyse = Look at a recorded game move by move: who was how likely to win, and what would have been better.

    Examples: consigliere analyse game.record
    · consigliere analyse game.record --seat 0 --level hard
help-analyse-seat = Only the decisions of this seat.
help-analyse-level = How long each decision is thought about: as long as this level thinks ({ $levels }), told in steps.
error-unknown-level = There is no level “{ $name }”. There is: { $known }.
analyse-thinking = Thinking
analyse-title = Chance to win after each decision: { $names }
analyse-swings = Where it swung most
analyse-marks = What could have been better
analyse-moment = { $number }. { $seat }: { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }){ $mark ->
    [inaccuracy] {" – "}an inaccuracy, { $lost } points lost
    [mistake] {" – "}a mistake, { $lost } points lost
    [blunder] {" – "}a blunder, { $lost } points lost
   *[none] {""}
}
analyse-risk = The risk: { $risks }.
analyse-better = Better: { $words } ({ $line })
analyse-column = { $what ->
    [player] player
    [decisions] decisions
    [inaccuracy] inaccuracies ?!
    [mistake] mistakes ?
    [blunder] blunders ??
   *[lost] lost on average, points
}
help-puzzle = Find the best move in positions from games between bots; right answers in a row are counted.

    Examples: consigliere puzzle famiglia
    · consigliere puzzle famiglia 7
help-puzzle-number = One puzzle by its number (default: all you have not solved, one after the other).
error-no-puzzles = There are no puzzles of { $game } yet.
error-puzzles-other = The puzzles of { $game } were made for other rules or components.
error-no-such-puzzle = There is no puzzle { $number }; there are those from 1 to { $most }.
puzzle-title = Puzzle { $number } of { $most }: one move is clearly best. Which? (“quit” ends)
puzzle-right = Right!
puzzle-wrong = No. It was:
puzzle-line = The line: { $line }
puzzle-streak = In a row: { $streak }. Your best: { $best }.
puzzle-all-solved = You have solved them all.
