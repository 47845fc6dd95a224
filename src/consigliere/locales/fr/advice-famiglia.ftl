famiglia-reason-ends = la partie se termine { $mine } à { $theirs }, { $outcome ->
    [won] et vous gagnez
    [lost] et vous perdez
   *[draw] match nul
}
famiglia-reason-card = { $card } dans votre main
famiglia-reason-back = de retour dans votre main : { $cards }
famiglia-reason-denied = { $other } ne peut plus recruter : { $cards }
famiglia-reason-fresh = { $n ->
    [one] { $n } nouvelle carte dans la Rue
   *[other] { $n } nouvelles cartes dans la Rue
}
famiglia-reason-rival-ends = { $other } peut finir la partie en passant, et gagner
famiglia-reason-likely = { $other } recrutera sans doute : { $card }
famiglia-reason-rival = { $other } peut recruter : { $card } ({ $n ->
    [one] { $n } point
   *[other] { $n } points
})
famiglia-reason-unknown = personne ne sait quelles cartes viendront
famiglia-reason-spent = quitte votre main : { $cards }
