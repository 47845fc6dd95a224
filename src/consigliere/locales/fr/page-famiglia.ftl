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
famiglia-page-score = { $n ->
    [one] point
   *[other] points
}
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
famiglia-page-pass-forced = En l’état, il n’y a rien à recruter : vous passeriez. Si { $rival } passe aussi, la partie finit { $mine } à { $theirs }. { $outcome ->
    [won] Vous gagnez.
    [lost] Vous perdez.
   *[draw] Égalité.
}
famiglia-page-pass-forced-ends = En l’état, il n’y a rien à recruter : vous passeriez, et la partie finirait { $mine } à { $theirs }. { $outcome ->
    [won] Vous gagnez.
    [lost] Vous perdez.
   *[draw] Égalité.
}
famiglia-page-pass-open = Si vous passez et que { $rival } passe aussi, la partie finit { $mine } à { $theirs }. { $outcome ->
    [won] Vous gagnez.
    [lost] Vous perdez.
   *[draw] Égalité.
}
famiglia-page-pass-ends = Si vous passez, la partie finit { $mine } à { $theirs }. { $outcome ->
    [won] Vous gagnez.
    [lost] Vous perdez.
   *[draw] Égalité.
}
famiglia-page-straight = Choisissez-la tout de suite : ni comptable ni brute ce tour-ci, puis vous payez.

famiglia-tale-recruit = { $you ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
} { $card }
famiglia-tale-recruit-free = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $card } gratuitement
famiglia-tale-points = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
famiglia-tale-discarded = en écartant { $cards }
famiglia-tale-swapped = en reprenant { $cards }
famiglia-tale-lowered = en baissant de { $by } le prix de { $card }
famiglia-tale-over = La partie est terminée
famiglia-tale-score = { $you ->
    [yes] vous
   *[no] { $seat }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
famiglia-tale-deck = la pioche est épuisée
famiglia-page-decided = { $rule ->
    [F-27] Le plus de points l’emporte.
   *[F-28] Points à égalité : { $cards ->
        [both] la carte la plus forte décide, { $one } contre { $other }.
        [one] la carte la plus forte décide, { $one }.
       *[none] cartes égales aussi, donc partie nulle.
    }
}
