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
famiglia-page-score = points
famiglia-page-show-score = Show the score
famiglia-page-hide-score = Hide the score
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
