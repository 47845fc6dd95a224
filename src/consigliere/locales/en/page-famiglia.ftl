famiglia-page-hand = hand: { $count }
famiglia-page-area = Area: { $count }
famiglia-page-no-cards = no cards
famiglia-page-street-empty = The Street is empty.
famiglia-page-deck-time = { $times ->
    [0] first time through
    [1] second time through
   *[other] used up
}
famiglia-page-show-seen = Cards I have seen
famiglia-page-hide-seen = Hide the cards
famiglia-page-score = { $n ->
    [one] point
   *[other] points
}
famiglia-page-worth = Worth { $count ->
    [one] { $count } point
   *[other] { $count } points
} at the end.
famiglia-page-ability = { $value ->
    [0] A 0 has no ability.
   *[other] { $family ->
        [I] No ability, but many points.
        [A] Accountant: laid from your hand, swaps up to { $count ->
            [one] { $count } card
           *[other] { $count } cards
        } between area and hand.
        [B] { $rulings ->
            [faq] Brute: laid from your hand, makes a card of the Street up to { $count } cheaper this turn.
           *[other] Brute: laid from your hand, makes a card of the Street { $count } cheaper this turn, down to 0.
        }
       *[M] Mercenary: stands for one card of a lower value when you pay.
    }
}
famiglia-page-price = Costs two cards shown: { $price } twice, or once with a mercenary of a higher value. One is laid, one comes back.
famiglia-page-free = Free to take.
famiglia-page-pay = lay { $lay }, keep { $keep }
famiglia-page-pay-pair = lay one { $lay }, keep the other
famiglia-page-deck-holds = What the deck holds; only its order is unknown:
famiglia-page-bottom = At the bottom, next first: { $cards }
famiglia-page-copies = { $card }, ×{ $count }
famiglia-page-pass-forced = As it stands there is nothing to recruit: you would pass. If { $rival } passes too, the game ends { $mine }:{ $theirs }. { $outcome ->
    [won] You win.
    [lost] You lose.
   *[draw] A draw.
}
famiglia-page-pass-forced-ends = As it stands there is nothing to recruit: you would pass, and the game would end { $mine }:{ $theirs }. { $outcome ->
    [won] You win.
    [lost] You lose.
   *[draw] A draw.
}
famiglia-page-pass-open = If you pass and { $rival } passes too, the game ends { $mine }:{ $theirs }. { $outcome ->
    [won] You win.
    [lost] You lose.
   *[draw] A draw.
}
famiglia-page-pass-ends = If you pass, the game ends { $mine }:{ $theirs }. { $outcome ->
    [won] You win.
    [lost] You lose.
   *[draw] A draw.
}
famiglia-page-straight = Pick it now: no accountant and no brute this turn, then you pay for it.

famiglia-tale-recruit = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} { $card }
famiglia-tale-recruit-free = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } for free
famiglia-tale-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
famiglia-tale-discarded = discarding { $cards }
famiglia-tale-swapped = taking back { $cards }
famiglia-tale-lowered = lowering { $card } by { $by }
famiglia-tale-over = The game is over
famiglia-tale-score = { $you ->
    [yes] you
   *[no] { $seat }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
famiglia-tale-deck = the deck has run out
famiglia-page-decided = { $rule ->
    [F-27] More points win.
   *[F-28] Equal points: { $cards ->
        [both] the stronger card decides, { $one } against { $other }.
        [one] the stronger card decides, { $one }.
       *[none] and equal cards, so it is a draw.
    }
}
