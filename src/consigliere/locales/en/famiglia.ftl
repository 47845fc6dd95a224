famiglia-name-italians = The Family
famiglia-name-accountants = Accountants
famiglia-name-brutes = Brutes
famiglia-name-mercenaries = Mercenaries
famiglia-name-I0 = Italian 0
famiglia-name-I1 = Italian 1
famiglia-name-I2 = Italian 2
famiglia-name-I3 = Italian 3
famiglia-name-I4 = Italian 4
famiglia-name-A0 = Accountant 0
famiglia-name-A1 = Accountant 1
famiglia-name-A2 = Accountant 2
famiglia-name-A3 = Accountant 3
famiglia-name-A4 = Accountant 4
famiglia-name-B0 = Brute 0
famiglia-name-B1 = Brute 1
famiglia-name-B2 = Brute 2
famiglia-name-B3 = Brute 3
famiglia-name-B4 = Brute 4
famiglia-name-M0 = Mercenary 0
famiglia-name-M1 = Mercenary 1
famiglia-name-M2 = Mercenary 2
famiglia-name-M3 = Mercenary 3
famiglia-name-M4 = Mercenary 4

famiglia-ask-first = Who begins?
famiglia-ask-deal = Which card is dealt?
famiglia-ask-street = { $seat }: no 0 lies in the Street. Discard a card and deal as many as its value, or stop?
famiglia-ask-accountant = { $seat }: play an accountant to swap cards between hand and area?
famiglia-ask-take = { $seat }: which card comes from your area into your hand?
famiglia-ask-lay = { $seat }: which card do you lay from your hand into your area?
famiglia-ask-brute = { $seat }: play a brute to lower a card in the Street?
famiglia-ask-lower = { $seat }: which card does the brute lower?
famiglia-ask-recruit = { $seat }: recruit a card from the Street, or pass?

famiglia-do-stop = stop: leave the Street as it is
famiglia-do-discard = discard { $card } from the Street
famiglia-do-no-accountant = no accountant
famiglia-do-accountant = play { $card }
famiglia-do-done = that is enough
famiglia-do-take = take { $card } into your hand
famiglia-do-lay = lay { $card } into your area
famiglia-do-no-brute = no brute
famiglia-do-brute = play { $card }
famiglia-do-lower = { $card } counts as { $by } lower
famiglia-do-pass = pass
famiglia-do-recruit-free = take { $card } for free
famiglia-do-recruit = take { $card }: show { $with }, lay { $lay }, keep { $keep }
famiglia-do-first = { $seat } begins
famiglia-do-deal = deal { $card }

famiglia-event-first = { $you ->
    [yes] You begin
   *[no] { $seat } begins
}.
famiglia-event-deal = { $card } comes to the Street.
famiglia-event-street-empty = The Street is empty: six new cards come.
famiglia-event-new-deck = The deck has run out; the discard pile is the new deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
famiglia-event-deck-over = The deck has run out for good; after this turn { $count ->
    [0] the game is over
    [one] one more turn is played
   *[other] { $count } more turns are played
}.
famiglia-event-discard = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card } from the Street.
famiglia-event-under = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card } from the Street under the deck.
famiglia-event-accountant = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
famiglia-event-take = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } into hand.
famiglia-event-lay = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card } into the area.
famiglia-event-brute = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
famiglia-event-lower = { $card } in the Street counts as { $by } lower for { $you ->
    [yes] you
   *[no] { $seat }
}.
famiglia-event-recruit-free = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } for free.
famiglia-event-recruit = { $you ->
    [yes] You recruit { $card }, lay { $lay } and keep { $keep }.
   *[no] { $seat } recruits { $card }, lays { $lay } and keeps { $keep }.
}
famiglia-event-pass = { $you ->
    [yes] You pass
   *[no] { $seat } passes
}.
famiglia-event-end-passes = Both have passed in a row: the game is over.
famiglia-event-end-deck = The last turn has been played: the game is over.
famiglia-event-score = { $you ->
    [yes] You
   *[no] { $seat }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

famiglia-why-step = { $kind ->
    [first] First it is drawn who begins.
    [deal] Cards are being dealt to the Street.
    [street] Now you choose whether to discard a card of the Street.
    [accountant] Now you choose whether to play an accountant.
    [take] Now you choose which cards to take from your area.
    [lay] Now you choose which cards to lay into your area.
    [brute] Now you choose whether to play a brute.
    [lower] Now you choose which card the brute lowers.
   *[recruit] Now you choose whether to recruit a card.
}
famiglia-why-not-in-street = There is no { $card } in the Street.
famiglia-why-not-in-hand = You have no { $card } in your hand.
famiglia-why-not-in-area = There is no { $card } in your area.
famiglia-why-not-in-deck = There is no { $card } in the deck.
famiglia-why-no-ability = { $card } has no ability: cards of value 0 have none.
famiglia-why-take-one = At least one card must be taken.
famiglia-why-not-the-accountant = { $card } was played just now and must stay.
famiglia-why-in-order = { $card } would have to be named before { $named }: cards are named in the order I A B M, values up.
famiglia-why-too-few-behind = From { $card } on, in the order I A B M, values up, your hand has { $behind }; still to lay: { $count }.
famiglia-why-zero-already = { $card } has the value 0 already.
famiglia-why-below-zero = { $card } cannot count as { $by } lower: no value goes below 0.
famiglia-why-brute-too-weak = { $brute } cannot lower a card by { $by }.
famiglia-why-whole-value = { $brute } makes { $card } count as { $by } lower, no less. To lower by less is a ruling of the players’ FAQ (option “rulings”).
famiglia-why-not-lowered-so = No { $card } was lowered by { $by }.
famiglia-why-is-lowered = { $card } was lowered by { $by }, so it is paid as the lowered card.
famiglia-why-two-jokers = { $card } needs at least one { $asked }: two mercenaries are never enough.
famiglia-why-weak-joker = { $joker } cannot stand for { $asked }: a joker stands only for lower values.
famiglia-why-cannot-pay = To pay so you would need { $missing } in your hand, beside the other card.
famiglia-why-cannot-pay-pair = { $held ->
    [0] You need { $missing } twice, or once with a mercenary of a higher value; you have none in your hand.
   *[other] You have one { $missing }; you need a second one, or a mercenary of a higher value.
}

famiglia-error-unknown-card = There is no card “{ $card }”.
famiglia-error-too-many-cards = { $found } of { $card } are placed, but the game has { $copies }.
famiglia-error-card-is-fixed = Card { $card }: “{ $field }” is { $found }, but the rules fix it at { $right } (F-1).
famiglia-error-points = Card { $card }: points must be a whole number from 0 to 99, not { $found }.
famiglia-error-scenario-rest = Cards without a place: { $count }. Say with “rest” where they lie (deck, discard, area.0 or area.1).
famiglia-error-empty-street = The Street is empty: it is filled up as soon as its last card is taken, as long as there is a deck.
famiglia-error-empty-deck = The deck is empty, but it has not run out for good: with its last card the next deck is made, or “run_out” becomes 2.
famiglia-error-third-deck = The deck has run out for good, yet { $found } { $found ->
        [one] card lies
       *[other] cards lie
    } in it.
famiglia-error-discard-after-first-deck = The discard pile has { $found } { $found ->
        [one] card
       *[other] cards
    }: it became the second deck, and nothing is discarded after that.
famiglia-error-bottom-of-first-deck = Cards go under the second deck, never under the first.
famiglia-error-turns-left = Turns are counted down (“turns_left”) exactly when the deck has run out for good (“run_out” is 2).

famiglia-board-deck = { $times ->
    [0] Deck (first time through): { $count }
    [1] Deck (second time through): { $count }
   *[other] The deck is used up.
}
famiglia-board-discard = Discard pile: { $count }
famiglia-board-turns-left = Turns left after this one: { $count }
famiglia-board-street = Street
famiglia-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
famiglia-board-hand = hand
famiglia-board-area = area
famiglia-board-step = { $step ->
    [street] Street
    [accountant] Accountant
    [brute] Brute
   *[recruit] Recruit
}
