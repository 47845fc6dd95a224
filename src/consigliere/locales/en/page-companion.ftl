companion-page-title = The Henchman beside your box
companion-page-intro = You play your side with the box; the companion runs the Henchman. It asks one thing at a time and tells you what to move, and why. Everything is saved after every answer.
companion-page-continue = Go on
companion-page-turn = Turn { $n }
companion-page-over = Finished
companion-page-cards = { $cards ->
    [physical] his cards lie on the table
   *[app] the program shuffles his cards
}
companion-page-cards-note = { $cards ->
    [physical] You turn up his cards and name them; a card that is not known yet is entered once.
   *[app] Leave his action cards in the box: the program draws and shows them.
}
companion-page-throw-away = Throw this game away
companion-page-new = A new game
companion-page-humans = Who plays against him?
companion-page-company = { $company ->
    [alone] I alone
   *[company] Two or three of us
}
companion-page-colours = Tap your colours in turn order after the Henchman.
companion-page-his-cards = The Henchman’s cards
companion-page-begin = Begin
companion-page-pack = I have the numbers of my own box
companion-page-pack-note = A TOML file filled from the template: prices, boards, action cards. What is missing is ours.
companion-page-template = Get the template
companion-page-pack-file = Your file
companion-page-own = your box
companion-page-my-box = Play with my box
companion-page-my-box-enter = Enter the cards of my own box
companion-page-my-box-edit = Look at my box
companion-page-import = Bring a saved game
companion-page-import-note = A file of the companion, from here or from the terminal
companion-page-anyway = Go on all the same
companion-page-games = All games
companion-page-set-up = Set-up
companion-page-undo = Undo
companion-page-changes = What happened to the Henchman?
companion-page-changes-short = Changes
companion-page-sheet = The sheet
companion-page-sheet-short = Sheet
companion-page-export = File
companion-page-because = Why
companion-page-skipped = Rows he passes over: { $n }
companion-page-done = Done
companion-page-cannot = It cannot be done
companion-page-why = Why not?
companion-page-back = Back
companion-page-go = The Henchman’s turn
companion-page-end = The game is over
companion-page-end-sure = Yes, count the money
companion-page-option = Option { $n }
companion-page-right = That is right
companion-page-number = Number
companion-page-power = power
companion-page-movement = movement
companion-page-rows = rows
companion-page-day = day
companion-page-night = night
companion-page-less = one less: { $label }
companion-page-more = one more: { $label }
companion-page-tile-name = Neighbourhood
companion-page-add-tile = Lay this tile
companion-page-city-done = All tiles are there
companion-page-other-card = Another card
companion-page-tap-cards = Tap them left to right.
companion-page-other-cards = A card that is not here
companion-page-enter-card = Enter this card
companion-page-bonus = bonus
companion-page-action = action
companion-page-amount = how many
companion-page-place = where
companion-page-more-effects = and also (in words)
companion-page-fact = { $what ->
    [money] money
    [crime] crime
    [ness] Ness
    [jobs] jobs
    [stars] stars
   *[news] active news
}
companion-page-ring = The family ring
companion-page-here = his token
companion-page-his-pieces = His thugs { $thugs }, cars { $cars }, trucks { $trucks }
companion-page-tile = profit { $profit }, defence { $defence }; needs alcohol { $alcohol }, guns { $guns }; markers { $markers }
companion-page-lying = lying there: { $good }
companion-page-drop = Strike this tile off
companion-page-new-tile = A new neighbourhood
companion-page-way = { $way ->
    [lost] He loses
   *[got] He gains
}
companion-page-befall = { $what ->
    [imprisoned] thugs to prison
    [wounded] thugs wounded
    [killed] thugs killed
    [goods] goods
    [alcohol] alcohol
    [guns] guns
    [business] a business
    [control] a neighbourhood
    [upgrade] an upgrade
    [vehicle] a vehicle
    [money] money
    [crime] crime
    [recruit] recruits
    [free] thugs out of prison
    [job] a job
   *[dealer] a dealer
}
companion-page-where = Where
companion-page-at = { $at ->
    [districts] in the districts
    [here] in the district of his token
    [prison] in prison
   *[any] anywhere
}
companion-page-tell = Tell him
companion-page-news = A new card of news
companion-page-news-what = As long as it is the newest
companion-page-news-tell = It lies there now
companion-page-ask-decks = How many cards are in his decks A, B and C?
companion-page-ask-tokens = Which number lies on each district?
companion-page-ask-city = Which neighbourhood tiles lie in the city? In the order placed, yours too.
companion-page-ask-start = Draw his starting district among those without police and with a free tile. Which is it, and what is printed on the tile?
companion-page-ask-pause = Your turn with the box. Tell what changed for him; then he moves.
companion-page-ask-free-slot = How many business markers lie on his neighbourhoods?
companion-page-ask-goods = How much alcohol and how many guns lie on { $tile }?
companion-page-ask-card-values = Card { $card } is new. What is printed on it?
companion-page-ask-card-row = Card { $card }, row { $row }: what is printed there?
companion-page-ask-final-tie = A tie. What do you have?
error-no-companion = There is no such game beside a box.
error-companion-stale = This game went on elsewhere; here is how it stands.
error-too-many-companions = You have { $most } games beside a box. Throw one away first.
companion-page-ask-first = The set-up is done. The Henchman begins.
companion-page-ask-tiles-here = These neighbourhoods in { $district } are not his: what is their defence? With markers and news, without thugs, cars and gang boards.
companion-page-ask-your-nights = Your neighbourhoods: day or night?
companion-page-ask-your-tiles = Your neighbourhoods: which profit would you get there?
companion-page-ask-your-missing = Your neighbourhoods of equal profit: how many goods are missing for a sale?
companion-page-ask-needs = Which goods do these neighbourhoods need now?
companion-page-ask-your-money = How much money do you have?
companion-page-ask-supply = How much is left in the supply?
companion-page-enough = { $n } or more
companion-page-no-goods = Nothing lies there
companion-page-enough-all = At least { $n } of each
companion-page-enough-everybody = Everybody has at least { $n }
companion-page-police = { $there ->
    [yes] Done, and police stand there
   *[no] Done, no police there
}
companion-page-throw-sure = Throw this game away?
companion-page-throw-yes = Yes, throw it away
companion-page-keep = Keep it
companion-page-thrown = The game is thrown away.
companion-page-take-back = Take it back
companion-page-old = saved by an older version: it can only be taken away as a file
companion-page-away = The server cannot be reached. This is how things stood; what you answer is kept here and sent when it is back.
companion-page-waiting = Kept, and sent when the server is back:
companion-page-unsend = Take the last one back
companion-page-tap-order = Tap the districts in the order of their numbers. Next: { $n }
companion-page-again = From the beginning
companion-page-other-tile = Another name
companion-page-close-yes = It is { $tile }
companion-page-close-no = It is another one
companion-page-goods = alcohol { $alcohol }, guns { $guns }
companion-page-his-tiles = The Henchman’s neighbourhoods, as he knows them
