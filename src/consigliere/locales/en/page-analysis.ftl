# The analysis of a finished game, under its replay.

page-analysis = Analysis
page-analysis-note = Bots look back at every decision: how likely each side was to win, and what would have been better
page-analysis-running = Bots look back at the game: { $percent } %
page-analysis-stop = Stop
page-analysis-curve = Chance of { $names } to win
page-analysis-words = The chance of { $names } to win goes from { $first } % to { $last } %.
page-analysis-mark = { $mark ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
page-analysis-item = Move { $move }, { $name }: { $mark }, { $points ->
    [one] one point of a hundred lost
   *[other] { $points } points of a hundred lost
}
page-analysis-played = { $name }: { $words } ({ $percent } % to win).
page-analysis-better = Better: { $words } ({ $percent } %).
page-analysis-good = No better move was found.
page-analysis-none = No mistake was found in this game.
