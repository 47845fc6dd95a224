page-me-of = Games of { $name }
page-me-guest = You are a guest: your games are kept for this browser. With an account they go with you to any device.
page-me-make-account = Make an account
page-me-ratings = Ratings
page-me-ratings-note = Everybody begins at 1500. Against a bot, 1500 means: as strong as that bot. The number behind ± tells how sure it is; a question mark stands while it is little more than a guess. In teams the average of one side plays against the average of the other.
page-me-no-ratings = No rated game yet.
page-me-pool = { $kind ->
    [people] People
   *[alone] { $level ->
        [normal] Alone, normal
        [hard] Alone, hard
       *[other] Alone
    }
}
page-me-rating-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
page-me-rates = Won and lost
page-me-all = All games
page-me-rival = Against
page-me-share = { $won } won, { $drawn } drawn, { $lost } lost
page-me-percent = { $percent } % won
page-me-games = Finished games
page-me-none = Your finished games will stand here, with their score and a replay.
page-me-none-of = No public game yet.
page-me-result = { $outcome ->
    [won] Won
    [lost] Lost
    [draw] Draw
   *[over] Both sides
}
page-me-unrated = not rated
page-me-date = Date
page-me-game = Game
page-me-outcome = Result
page-me-score = Score
page-me-rating = Rating
page-me-replay = Replay of { $title }, { $date }
page-me-more = Show older games
page-me-public = Your public page
page-me-public-note = Others see there your ratings, what you won in all and against bots, and the games that everybody could find and watch.
page-me-forget = Delete my history
page-me-forget-note = Your list of games and your ratings are deleted. The games themselves stay for those you played with.
page-me-forget-sure = Yes, delete it for ever
