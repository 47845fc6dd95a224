companion-help = Let the program run the Henchman while you play Scarface 1920 with the physical box.

    Examples: consigliere henchman
    · consigliere henchman --cards physical --pack my-box
    · consigliere henchman --continue
companion-help-pack = A folder (or file) with the numbers of your own box, filled from owner_template.toml.
companion-help-cards = “app”: the program shuffles and draws the Henchman’s cards; “physical”: you draw from your box and name them.
companion-help-humans = Two or three people play against him: their colours in turn order after him, for instance green,red.
companion-help-load = Go on from a saved game; the file itself stays as it is.
companion-help-continue = Go on with the last unfinished game.

companion-welcome = The Henchman beside your box. Every answer is saved. An empty line takes the value in brackets. Commands at any time: { $commands }; “help” lists all.
companion-sources = He plays by the rules of the solo rulebook. His { $cards } action cards, the numbers of his boards and the prices are our reconstruction, tuned for balance, unless you use the cards or enter the numbers of your own box (docs/companion.md).
companion-defaults = Not in your pack, so our own numbers count: { $keys }.
companion-default = [{ $value }]
companion-undone = Taken back.
companion-saved = Saved to { $file }.
companion-saved-to = Your game is saved in { $file }. Go on with: consigliere henchman --continue
companion-no-plan = He has no plan now.
companion-no-sheet = There is no sheet before the set-up is done.
companion-card = { $card }: power { $power }, movement { $move }
companion-told-cannot = Card { $card }, row { $row } cannot be done: { $reason }. He goes on without a cube.
companion-yes = yes
companion-no = no
companion-normal = normal
companion-hard = hard: 1 more power
companion-owner = { $owner ->
    [you] you
    [henchman] Henchman
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
    [orange] orange
    [black] black
    [white] white
   *[nobody] nobody
}
companion-to = { $who }: { $words }
companion-column = { $column ->
    [tile] neighbourhood
    [district] district
    [owner] controlled by
    [profit] profit
    [defence] defence
    [alcohol] alcohol needed
    [guns] guns needed
    [markers] markers
    [missing] goods missing
    [night] night (1) or day (0)
    [goods] alcohol + guns on it
    [token] number
    [thugs] his thugs
    [cars] his cars
    [trucks] his trucks
   *[other] { $column }
}
companion-command = { $command ->
    [undo] take back the last answer, step by step to the start
    [sheet] show all the companion knows of the table
    [plan] show his plan with its actions in words
    [save] write the game into a file: save FILE
    [rule] show a rule: rule SF-154
    [help] this list
    [quit] stop; the game is saved
    [tile] change a neighbourhood: tile LABEL owner you profit 5 need 1 0 defence 4 markers 1 goods 0 2 (any of these)
    [add] a new neighbourhood in the city: add LABEL DISTRICT
    [drop] strike a neighbourhood off the sheet: drop LABEL
    [set] correct a number of his: set money 7, set hq 3, set street west 2, set cars west 1, set level power 2, set dealer 1 0 1 0
    [ring] who holds the family ring: ring you, ring henchman, ring nobody
    [passive] what the news add for him: passive hire_cost 1, passive supply -1
    [news] a card of news was turned up; what it adds for him replaces what the one before added: news hire_cost 1 supply -1, or just news
    [lost] he loses something, and you are told which piece: lost imprisoned 1, lost wounded 2, lost killed 1, lost goods 1, lost alcohol 1, lost guns 1, lost business, lost control, lost upgrade, lost vehicle, lost money 3, lost crime 3; “here”, “districts” or “prison” after the number says where; all that a raid takes at once: lost imprisoned 2; money 4; crime 3
    [got] he gains something: got money 3, got goods 2, got recruit 1, got vehicle
   *[other] { $command }
}

companion-sheet-money = Money ${ $money }, crime { $crime } (Ness { $ness }), stars { $stars }, jobs { $jobs }, active news { $news }
companion-sheet-thugs = Thugs: { $thugs }
companion-sheet-levels = Levels: { $levels }; boss on cell { $cell }
companion-sheet-dealers = Dealers (thugs/alcohol/guns): { $dealers }
companion-sheet-cards = Cards: deck { $deck }, discard pile { $discard }, A { $a }, B { $b }
companion-sheet-ring = The ring: { $owner ->
    [you] you hold it
    [henchman] the Henchman holds it
    [nobody] nobody holds it
   *[other] { $who } has it
}

companion-ask-level = Which level do you play?
companion-ask-gang = Which gang does the Henchman lead?
companion-ask-decks = How many cards are in his decks A, B and C? Three numbers.
companion-ask-tokens = Which number lies on each district? Seven numbers, in this order: { $districts }.
companion-ask-city = Which neighbourhood tiles lie in the city? One tile a line, in the order placed: LABEL DISTRICT, and “{ $people }” after your own, for instance “docks north { $you }”. “ok” when all are there. Districts: { $districts }.
companion-ask-start = Draw his starting district among those without police and with a free tile. Type: DISTRICT LABEL, then alcohol needed, guns needed, profit, defence, for instance “west docks 2 1 5 6”. Districts: { $districts }.
companion-ask-pause = Your turn with the box. Tell what changed (help lists how). Was he raided? Use “lost”. Is there a new card of news? Use “news”. Then “go” for the Henchman’s turn, “end” when the game is over.
companion-ask-market = { $row ->
    [low] The four low associates, left to right: how many stars has each?
    [high] The two high associates: how many stars has each?
   *[one] The new associate, { $slot }: how many stars?
} 0 for an empty place.
companion-ask-jobs-left = Is there a card in the job deck?
companion-ask-dealers-left = Is there a card in the dealer deck?
companion-ask-tiles-here = These neighbourhoods in { $district } are not his: is this right? Defence with markers and news, without thugs, cars and gang boards. “ok”, or a row: NUMBER OWNER DEFENCE, for instance “1 { $you } 6”.
companion-ask-support-here = { $district }: how much do your thugs, your cars, your board and your jobs add to the defence of your neighbourhood there?
companion-ask-your-tiles = Your neighbourhoods: which profit would you get there? “ok”, or a row: NUMBER PROFIT, for instance “1 5”.
companion-ask-needs = The Henchman’s neighbourhoods: which goods do they need? “ok”, or a row: NUMBER ALCOHOL GUNS, for instance “1 2 0”.
companion-ask-your-thugs-here = How many thugs do you have in { $district }, where his token lies?
companion-ask-your-thugs = How many of your thugs could be hit { $at ->
    [districts] (in the districts only)
    [prison] (in prison only)
   *[any] { $prison ->
        [yes] (underworld, authorities, dealers, HQ, districts, prison)
       *[no] (underworld, authorities, dealers, HQ, districts)
    }
}?
companion-ask-your-money = How much money do you have? { $n } and more are the same to him.
companion-ask-your-crime = Where does your crime marker stand?
companion-ask-touches = His card says for you: { $effect }. Would that change anything for you now?
companion-ask-news = How many cards lie in the active news cell?
companion-ask-free-slot = How many business markers lie on his neighbourhoods? “ok”, or a row: NUMBER MARKERS, for instance “1 2”.
companion-ask-supply = How much alcohol and how many guns are left in the supply? Two numbers; { $n } and more are the same.
companion-ask-goods = How much alcohol and how many guns lie on { $tile }? Two numbers.
companion-ask-count = How many markers “{ $what }” lie on his neighbourhoods?
companion-ask-option = You choose for him: which option?
companion-ask-tile = His rules leave these neighbourhoods equal. You choose: which one?
companion-ask-saved-good = His vehicle saves one good in { $tile }. You choose: which good stays?
companion-ask-aftermath = Did that change what the sheet knows: owners or business markers of neighbourhoods, or something of the Henchman’s? Tell it first; then “ok”.
companion-ask-card = Card { $n } of { $of }: which one did you turn up?
companion-name-cards = Name them after “go”, for instance: go C01 C02
companion-ask-card-values = Your pack has no card { $card }. Its power, its movement, its number of rows?
companion-ask-card-row = Card { $card }, row { $row }: bonus and action, for instance “1 takeover”, “0 send_thugs 2 here”, “0 money 2”, “1 steal 3 + crime 1”.
companion-ask-done = Done?
companion-ask-cannot = Done? Type “cannot” and the reason if it is impossible.
companion-ask-final-money = The end. How much money does the Henchman have?
companion-ask-final-stars = How many stars are in his pile of associates?
companion-ask-final-you = How much do you have in all, stars included?
companion-ask-final-tie = A tie: your neighbourhoods, the business markers on them, your crime? Three numbers.
companion-ask-over = { $winner ->
    [henchman] The Henchman wins
   *[you] You win
}: Henchman ${ $his }, you ${ $yours }.
companion-ask-over-company = { $winner ->
    [henchman] The Henchman wins
   *[you] You win
}: he has ${ $his }, the richest of you ${ $yours }.
companion-ask-anyway = Go on all the same? Type “yes” to go on.

companion-do-set-up-board = Henchman’s board: 12 cubes on the boss track, boss on cell 0, crime 1; thugs: { $slums } in the slums, { $safehouses } in the safehouses, { $hq } in HQ.
companion-do-set-up-start = { $district }: put the Henchman token, one of his cars and his control marker on { $tile } there.
companion-do-set-up-dealers = Give him the Distillery Owner and the Gun Runner, with these goods on them: alcohol { $alcohol }, guns { $guns }. { $humans ->
    [1] Give him the three jobs you did not keep
   *[other] Give him the first three jobs that were passed on to him
}.
companion-do-ring-income = He holds the ring: he takes ${ $n }.
companion-do-turn-up-plan = Turn up { $n } { $n ->
    [one] card
   *[other] cards
} of his deck, left to right.
companion-do-put-cube = Put an action cube on card { $card }, row { $row }.
companion-do-discard-plan = Put his plan on his discard pile, the rightmost card on top.
companion-do-shuffle = Shuffle his discard pile: it is his new deck.
companion-do-take-back = This action is not done. Take back what you did for it:
companion-do-earn = The Henchman takes ${ $n } from the supply.
companion-do-pay = The Henchman pays ${ $n }.
companion-do-steal = Give the Henchman ${ $n } of your money.
companion-do-crime-up = Move his crime marker { $n } up, not above the top.
companion-do-crime-down = Move his crime marker { $n } down, not below the cell after Ness.
companion-do-place-thug = Put a Henchman thug from HQ { $place ->
    [underworld] into the underworld
   *[authorities] at the authorities
}.
companion-do-thug-to-dealer = Put a Henchman thug from HQ on his dealer no. { $dealer }.
companion-do-recruit = Move { $n } { $n ->
    [one] Henchman thug
   *[other] Henchman thugs
} from the { $place ->
    [slums] slums
   *[safehouses] safehouses
} to HQ.
companion-do-free = Move { $n } { $n ->
    [one] Henchman thug
   *[other] Henchman thugs
} from prison to HQ.
companion-do-send = Send { $n } { $n ->
    [one] Henchman thug
   *[other] Henchman thugs
} from HQ to { $district }.
companion-do-move-thug = Move { $n } { $n ->
    [one] Henchman thug
   *[other] Henchman thugs
} from { $origin } to { $district }.
companion-do-move-vehicle = Move a Henchman { $vehicle ->
    [car] car
   *[truck] truck
} from { $origin } to { $district }{ $riders ->
    [0] {""}
    [one] , with { $riders } of his thugs
   *[other] , with { $riders } of his thugs
}.
companion-do-place-vehicle = Put a Henchman { $vehicle ->
    [car] car
   *[truck] truck
} from the reserve into { $district }.
companion-do-lose-vehicle = Return the Henchman’s { $vehicle ->
    [car] car
   *[truck] truck
} in { $district } to his reserve.
companion-do-lose-thug = Move { $n } { $n ->
    [one] Henchman thug
   *[other] Henchman thugs
} { $place ->
    [hq] from HQ
    [underworld] from the underworld
    [authorities] from the authorities
   *[prison] from prison
} { $to ->
    [prison] to prison
    [safehouses] to the safehouses
   *[slums] to the slums
}.
companion-do-lose-dealer-thug = Move the Henchman thug on his dealer no. { $dealer } { $to ->
    [prison] to prison
    [safehouses] to the safehouses
   *[slums] to the slums
}.
companion-do-lose-street-thug = Move { $n } { $n ->
    [one] Henchman thug
   *[other] Henchman thugs
} from { $district } { $to ->
    [prison] to prison
    [safehouses] to the safehouses
   *[slums] to the slums
}.
companion-do-harm = Move { $n } of your thugs{ $at ->
    [here] {" "}in the district of his token
    [districts] {" "}in the districts
    [prison] {" "}in prison
   *[any] {""}
} { $to ->
    [prison] to prison
    [safehouses] to the safehouses
   *[slums] to the slums
}; you choose which. If you have fewer, as many as there are.
companion-do-fall-on-human = This happens to you: { $effect }.
companion-do-police = Move { $n } { $n ->
    [one] police car
   *[other] police cars
}: from the district with the lowest number to the police-free district with most pieces.
companion-do-hire = Take the associate with { $stars } { $stars ->
    [one] star
   *[other] stars
} ({ $slot }) onto the Henchman’s pile and fill the place again.
companion-do-take-ring = The Henchman takes the family ring.
companion-do-cards-on-deck = Put the top card of { $piles } face down on his action deck (A above B).
companion-do-cards-on-discard = Put the top card of { $piles } face up on his discard pile.
companion-do-app-on-deck = A new card of { $piles } lies on his deck (the program keeps it).
companion-do-app-on-discard = A new card of { $piles } lies on his discard pile (the program keeps it).
companion-do-take-jobs = Give the Henchman { $n } { $n ->
    [one] job card
   *[other] job cards
} from the deck.
companion-do-take-dealer = Give the Henchman { $n } { $n ->
    [one] dealer card
   *[other] dealer cards
} from the deck, face down, last in his row.
companion-do-move-token = Move the Henchman token to { $district } (number { $number }).
companion-do-sell = He sells in { $tile } for ${ $money }. To the supply:{ $alcohol ->
    [0] {""}
   *[other] {" "}{ $alcohol } × alcohol from the tile.
}{ $guns ->
    [0] {""}
   *[other] {" "}{ $guns } × gun from the tile.
}{ $dalcohol ->
    [0] {""}
   *[other] {" "}{ $dalcohol } × alcohol from his dealers.
}{ $dguns ->
    [0] {""}
   *[other] {" "}{ $dguns } × gun from his dealers.
}
companion-do-fence-tile = Sell { $n } { $good ->
    [alcohol] alcohol
   *[gun] { $n ->
        [one] gun
       *[other] guns
    }
} from { $tile } to the authorities: ${ $price } each.
companion-do-fence-dealer = Sell { $n } { $good ->
    [alcohol] alcohol
   *[gun] { $n ->
        [one] gun
       *[other] guns
    }
} from his dealer no. { $dealer } to the authorities: ${ $price } each.
companion-do-gain-tile = Put { $n } { $good ->
    [alcohol] alcohol
   *[gun] { $n ->
        [one] gun
       *[other] guns
    }
} from the supply on { $tile }.
companion-do-gain-dealer = Put { $n } { $good ->
    [alcohol] alcohol
   *[gun] { $n ->
        [one] gun
       *[other] guns
    }
} from the supply on his dealer no. { $dealer }.
companion-do-lose-tile = Return { $n } { $good ->
    [alcohol] alcohol
   *[gun] { $n ->
        [one] gun
       *[other] guns
    }
} from { $tile } to the supply.
companion-do-lose-dealer = Return { $n } { $good ->
    [alcohol] alcohol
   *[gun] { $n ->
        [one] gun
       *[other] guns
    }
} from his dealer no. { $dealer } to the supply.
companion-do-set-up-business = Draw { $n ->
    [one] a business marker at random and put it
   *[other] { $n } business markers at random and put them
} on { $tile }. With two or more markers turn the tile to its night side.
companion-do-lose-business = { $n ->
    [one] A business marker goes from { $tile }
   *[other] { $n } business markers go from { $tile }
}; you choose which. With fewer than two markers turn the tile to its day side.
companion-do-remove-control = Take your control marker off { $tile }; goods on it return to the supply.
companion-do-lose-control = Take the Henchman’s control marker off { $tile }; goods on it return to the supply.
companion-do-take-over-neutral = The Henchman takes over { $tile } in { $district }: put his control marker there. His crime rises by { $steps }, with police there by { $police }.
companion-do-take-over-yours = The Henchman takes over { $tile } in { $district } from you: take your marker back, put his there; one of your thugs in the district, if any, is wounded. Goods stay. His crime rises by { $steps }, with police there by { $police }.
companion-do-upgrade = Upgrade { $what } to level { $level }: a cube from the boss track; the boss goes to cell { $cell }.
companion-do-downgrade = { $what } falls to level { $level }: the cube returns to the boss track; the boss goes back to cell { $cell }.
companion-do-thugs-return = All Henchman thugs in the underworld, at the authorities and on dealers return to HQ.
companion-do-time-forward = Move the time marker one cell forward. On the last cell the Extra Extra phase follows.

companion-error-no-default = There is no value to take over here: please answer.
companion-error-choice = “{ $found }” is none of these: { $known }.
companion-error-numbers = Please type { $count } { $count ->
    [one] number
   *[other] numbers
} from { $least } to { $most }.
companion-error-row = A row is its number and { $count } { $count ->
    [one] value
   *[other] values
}; or “ok”.
companion-error-rows = A card has 1 to 6 rows.
companion-error-colours = “{ $found }” are not the colours of two or three people, each another one. There is: { $known }.
companion-error-unknown = { $tile } has a value that nobody has told yet: type its row.
companion-error-tile = There is no neighbourhood “{ $found }” on the sheet. There is: { $known }.
companion-error-tile-twice = { $tile } is on the sheet already.
companion-error-tiles-many = The sheet holds at most { $most } neighbourhoods.
companion-error-add-tile = Type the name of the neighbourhood and its district; “ok” when all are there.
companion-error-start = Type six things: district, label, alcohol, guns, profit, defence; at least one good is needed.
companion-error-start-tile = { $tile } does not lie in that district, or it is yours.
companion-error-tokens = Each number from 1 to 7 lies on one district.
companion-error-edit = “{ $command }” needs more words; see “help”.
companion-error-first-answer = Please answer this question first.
companion-error-endless = What these cards and boards do leads round in a circle without an end, for example a level that takes itself back when it is reached. Nothing was changed.
companion-error-action = “{ $found }” is no order, verb or number of the effect language.
companion-error-card = “{ $found }” cannot be the number of a card.
companion-error-card-used = Card { $found } lies in his plan or on his discard pile already.
companion-error-cards-many = { $found } would be one card too many: there are { $most }.
companion-error-no-cards = His deck C has no card; he cannot play without one.
companion-error-nothing-to-continue = There is no unfinished game with the Henchman.
companion-error-file-title = A saved game begins with “{ $title }”.
companion-error-file-line = This line of the saved game cannot be understood: “{ $line }”.
companion-error-file-long = The saved game has more than { $most } answers: no game is so long.
companion-error-file-missing = The saved game has no line “{ $key }”.
companion-error-file-answer = Line { $line }: “{ $answer }” is no answer to what was asked. { $reason }
companion-error-other-pack = The game was saved with the pack “{ $found }”; here is “{ $pack }”.
companion-error-other-sheet = The saved answers lead to another sheet than the saved one; the rules or the file have changed.

companion-ask-first = The set-up is done. The Henchman begins: “go” for his turn.
companion-ask-profit = { $tile }: which profit is it worth now? With its markers and the news, without any gang board.
companion-ask-your-nights = Your neighbourhoods: day or night? “ok”, or a row: NUMBER day or night, for instance “1 night”.
companion-ask-your-missing = Your neighbourhoods of equal profit: how many goods are missing for a sale? “ok”, or a row: NUMBER MISSING, for instance “1 2”.
companion-ask-police = Does a police car stand in { $district }?
companion-do-mark-row = Card { $card }: row { $row } is marked on the screen.
companion-do-income = The Henchman takes ${ $n } from the supply: ${ $each } for each of the { $markers } business markers on his neighbourhoods.
companion-because-upgrade = { $what } has number { $number }: from his district’s number { $here } on, it is the first he can pay for.
companion-because-saved = His vehicle saves one { $good ->
    [alcohol] alcohol
   *[gun] gun
} in { $tile }.
companion-because-on-deck = He has the ${ $price } for it: { $piles ->
    [one] the new card comes
   *[other] the new cards come
} on top of his deck.
companion-because-on-discard = To the discard pile: on top of the deck would cost ${ $price }, and he has ${ $money }.
companion-told-consider = Row { $row }, card { $card }: { $effect }. Power { $power } (board { $own } + plan { $plan } + bonus { $bonus }).
companion-noted = Noted: { $words }
companion-verbs = Orders: { $orders }. Effects: { $verbs }. Where to: { $to }. Where: { $at }.
companion-error-tile-close = “{ $found }” sounds like { $tile }. If it is that one, use its name; if it is another one, type { $found }! with the exclamation mark.
companion-error-file-version = This game was saved by version { $found } of the companion; here is version { $here }, whose questions are others. The file stays as it is: finish it with the version that saved it.

companion-district-far-north = Far North Side
companion-district-north = North Side
companion-district-west = West Side
companion-district-central = Central
companion-district-south = South Side
companion-district-southwest = Southwest Side
companion-district-far-south = Far South Side

companion-pack-result = The pack “{ $name }” ({ $digest }) has { $cards } { $cards ->
    [one] action card
   *[other] action cards
}; { $wrong ->
    [0] nothing in it is wrong
    [one] one thing is wrong and left out
   *[other] { $wrong } things are wrong and left out
}.
companion-pack-table = There is nothing called “{ $table }” in an owner’s pack. There is: { $known }.
companion-pack-base-unknown = [base]: there is no number “{ $key }”. There is: { $known }.
companion-pack-base-missing = [base]: “{ $key }” is missing; ours counts.
companion-pack-base-value = [base]: “{ $key }” must be { $length } { $length ->
    [one] number
   *[other] numbers
} from 0 to 99, not { $found }.
companion-pack-district-unknown = There is no district “{ $id }”. There is: { $known }.
companion-pack-district-adj = District { $id }: “adj” must list other districts out of { $known }.
companion-pack-district-missing = District { $id } is missing; its neighbours are ours.
companion-pack-district-one-way = District { $id } names { $other } as a neighbour, but { $other } does not name { $id }.
companion-pack-no-cards = The pack has no action cards: the app deck is ours; with physical cards you enter each card when it is drawn.
companion-pack-card-id = “{ $id }” cannot be the id of a card: it is empty or has a space.
companion-pack-card-twice = Two cards are called { $id }: the first one counts.
companion-pack-card-many = Card { $id } is too many: a box has { $most }.
companion-pack-card-few = Deck { $deck }: { $have } of { $most } cards are there; he plays with those.
companion-pack-card-field = Card { $id }: there is no field “{ $field }”.
companion-pack-card-deck = Card { $id }: the deck is A, B or C, not “{ $found }”.
companion-pack-card-number = Card { $id }: “{ $field }” must be a number from 0 to 99.
companion-pack-card-rows = Card { $id } must have 1 to { $most } rows.
companion-pack-card-row = Card { $id }, row { $row }: it needs a “bonus” and an “act” with at least one effect.
companion-pack-card-effect = Card { $id }, row { $row }: { $reason }
companion-pack-board-gang = “{ $gang }” is no gang or has two boards. Gangs: { $known }.
companion-pack-board-missing = The board of { $gang } is missing; ours counts.
companion-pack-board-field = Board of { $gang }: there is no field “{ $field }”.
companion-pack-board-four = Board of { $gang }: “{ $field }” must be four numbers, one for each row of the boss track.
companion-pack-board-rows = Board of { $gang }: “rows” must be four pairs that cover the cells 0 to { $last } without a gap.
companion-pack-board-reward = Board of { $gang }: a reward is a cell from 0 to { $last } and “A”, “B” or “A+B”.
companion-pack-levels-seven = Board of { $gang }: all 7 characteristics must be given, each once; { $have } are there. Ours counts.
companion-pack-levels-need = Board of { $gang }: the characteristic “{ $id }” must be among the seven.
companion-pack-levels-numbers = Board of { $gang }: each number from 1 to 7 belongs to one characteristic.
companion-pack-levels-cubes = Board of { $gang }: the levels need { $have } cubes, but there are { $most }.
companion-pack-level-values = Board of { $gang }, { $id }: “values” must be 1 to 3 numbers.
companion-pack-level-req = Board of { $gang }, { $id }: “req” must hold power and money for each level after the first.
companion-pack-level-effect = Board of { $gang }, { $id }: { $reason }
companion-pack-tile-id = “{ $id }” cannot be the name of a tile: it is empty or has a space.
companion-pack-tile-twice = Two tiles are called { $id }: the first one counts.
companion-pack-tile-many = Tile { $id } is too many: a box has { $most }.
companion-pack-tile-field = Tile { $id }: there is no field “{ $field }”.
companion-pack-tile-face = Tile { $id }, { $side ->
    [day] day side
   *[night] night side
}: alcohol, guns, profit and defence are numbers from 0 to 99, and a sale needs at least one good.
