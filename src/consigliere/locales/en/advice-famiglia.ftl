famiglia-reason-ends = the game ends { $mine }:{ $theirs }, { $outcome ->
    [won] and you win
    [lost] and you lose
   *[draw] a draw
}
famiglia-reason-card = { $card } for your hand
famiglia-reason-back = back in your hand: { $cards }
famiglia-reason-denied = { $other } can no longer recruit: { $cards }
famiglia-reason-fresh = { $n ->
    [one] { $n } new card in the Street
   *[other] { $n } new cards in the Street
}
famiglia-reason-rival-ends = { $other } can end the game by passing, and wins
famiglia-reason-likely = { $other } will probably recruit { $card }
famiglia-reason-rival = { $other } can recruit { $card } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
famiglia-reason-unknown = nobody knows which cards come
famiglia-reason-spent = out of your hand: { $cards }
