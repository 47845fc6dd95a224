famiglia-page-hand = main : { $count }
famiglia-page-area = Zone : { $count }
famiglia-page-no-cards = aucune carte
famiglia-page-street-empty = La Rue est vide.
famiglia-page-deck-time = { $times ->
    [0] premier passage
    [1] second passage
   *[other] épuisée
}
famiglia-page-show-seen = Cartes déjà vues
famiglia-page-hide-seen = Cacher les cartes
famiglia-page-score = points
famiglia-page-show-score = Montrer le score
famiglia-page-hide-score = Cacher le score
famiglia-page-worth = Vaut { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la fin.
famiglia-page-ability = { $value ->
    [0] Un 0 n’a pas de capacité.
   *[other] { $family ->
        [I] Pas de capacité, mais beaucoup de points.
        [A] Comptable : posé de votre main, échange jusqu’à { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } entre la zone et la main.
        [B] { $rulings ->
            [faq] Brute : posée de votre main, baisse une carte de la Rue de { $count } au plus pour ce tour.
           *[other] Brute : posée de votre main, baisse une carte de la Rue de { $count } pour ce tour, jusqu’à 0.
        }
       *[M] Mercenaire : remplace une carte de valeur plus basse quand vous payez.
    }
}
famiglia-page-price = Coûte deux cartes montrées : { $price } deux fois, ou une fois avec un mercenaire de plus haute valeur. L’une est posée, l’autre revient.
famiglia-page-free = Se prend gratuitement.
famiglia-page-pay = poser { $lay }, garder { $keep }
famiglia-page-pay-pair = poser une { $lay }, garder l’autre
famiglia-page-deck-holds = Ce que contient la pioche ; seul l’ordre est inconnu :
famiglia-page-bottom = Au fond, la prochaine d’abord : { $cards }
famiglia-page-copies = { $card }, ×{ $count }
