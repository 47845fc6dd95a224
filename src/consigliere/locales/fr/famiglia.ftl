famiglia-name-italians = La Famille
famiglia-name-accountants = Comptables
famiglia-name-brutes = Brutes
famiglia-name-mercenaries = Mercenaires
famiglia-name-I0 = Italien 0
famiglia-name-I1 = Italien 1
famiglia-name-I2 = Italien 2
famiglia-name-I3 = Italien 3
famiglia-name-I4 = Italien 4
famiglia-name-A0 = Comptable 0
famiglia-name-A1 = Comptable 1
famiglia-name-A2 = Comptable 2
famiglia-name-A3 = Comptable 3
famiglia-name-A4 = Comptable 4
famiglia-name-B0 = Brute 0
famiglia-name-B1 = Brute 1
famiglia-name-B2 = Brute 2
famiglia-name-B3 = Brute 3
famiglia-name-B4 = Brute 4
famiglia-name-M0 = Mercenaire 0
famiglia-name-M1 = Mercenaire 1
famiglia-name-M2 = Mercenaire 2
famiglia-name-M3 = Mercenaire 3
famiglia-name-M4 = Mercenaire 4

famiglia-ask-first = Qui commence ?
famiglia-ask-deal = Quelle carte est distribuée ?
famiglia-ask-street = { $seat } : il n’y a pas de 0 dans la Rue. Défausser une carte et en distribuer autant que sa valeur, ou s’arrêter ?
famiglia-ask-accountant = { $seat } : jouer un comptable pour échanger des cartes entre la main et la zone ?
famiglia-ask-take = { $seat } : quelle carte passe de votre zone à votre main ?
famiglia-ask-lay = { $seat } : quelle carte posez-vous de votre main dans votre zone ?
famiglia-ask-brute = { $seat } : jouer une brute pour baisser une carte de la Rue ?
famiglia-ask-lower = { $seat } : quelle carte la brute baisse-t-elle ?
famiglia-ask-recruit = { $seat } : recruter une carte de la Rue, ou passer ?

famiglia-do-stop = s’arrêter : laisser la Rue telle quelle
famiglia-do-discard = défausser de la Rue : { $card }
famiglia-do-no-accountant = pas de comptable
famiglia-do-accountant = jouer { $card }
famiglia-do-done = c’est assez
famiglia-do-take = prendre en main : { $card }
famiglia-do-lay = poser dans votre zone : { $card }
famiglia-do-no-brute = pas de brute
famiglia-do-brute = jouer { $card }
famiglia-do-lower = baisser de { $by } : { $card }
famiglia-do-pass = passer
famiglia-do-recruit-free = prendre { $card } gratuitement
famiglia-do-recruit = prendre { $card } : montrer { $with } ; poser { $lay } ; garder { $keep }
famiglia-do-first = { $seat } commence
famiglia-do-deal = distribuer { $card }

famiglia-event-first = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
}.
famiglia-event-deal = { $card } arrive dans la Rue.
famiglia-event-street-empty = La Rue est vide : six nouvelles cartes arrivent.
famiglia-event-new-deck = La pioche est épuisée ; la défausse devient la nouvelle pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
famiglia-event-deck-over = La pioche est épuisée pour de bon ; après ce tour, { $count ->
    [0] la partie est terminée
    [one] il reste { $count } tour à jouer
   *[other] il reste { $count } tours à jouer
}.
famiglia-event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} une carte de la Rue : { $card }.
famiglia-event-under = { $you ->
    [yes] Vous glissez
   *[no] { $seat } glisse
} une carte de la Rue sous la pioche : { $card }.
famiglia-event-accountant = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $card }.
famiglia-event-take = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $card } en main.
famiglia-event-lay = { $you ->
    [yes] Vous posez { $card } dans votre zone.
   *[no] { $seat } pose { $card } dans sa zone.
}
famiglia-event-brute = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $card }.
famiglia-event-lower = { $you ->
    [yes] Vous baissez
   *[no] { $seat } baisse
} de { $by } une carte de la Rue : { $card }.
famiglia-event-recruit-free = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $card } gratuitement.
famiglia-event-recruit = { $you ->
    [yes] Vous recrutez { $card }, posez { $lay } et gardez { $keep }.
   *[no] { $seat } recrute { $card }, pose { $lay } et garde { $keep }.
}
famiglia-event-pass = { $you ->
    [yes] Vous passez
   *[no] { $seat } passe
}.
famiglia-event-end-passes = Les deux joueurs ont passé l’un après l’autre : la partie est terminée.
famiglia-event-end-deck = Le dernier tour est joué : la partie est terminée.
famiglia-event-score = { $you ->
    [yes] Vous
   *[no] { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

famiglia-why-step = { $kind ->
    [first] On tire d’abord au sort qui commence.
    [deal] Des cartes sont en train d’être distribuées dans la Rue.
    [street] C’est le moment de choisir si vous défaussez une carte de la Rue.
    [accountant] C’est le moment de choisir si vous jouez un comptable.
    [take] C’est le moment de choisir les cartes à prendre dans votre zone.
    [lay] C’est le moment de choisir les cartes à poser dans votre zone.
    [brute] C’est le moment de choisir si vous jouez une brute.
    [lower] C’est le moment de choisir la carte que la brute baisse.
   *[recruit] C’est le moment de choisir si vous recrutez une carte.
}
famiglia-why-not-in-street = Il n’y a pas de carte « { $card } » dans la Rue.
famiglia-why-not-in-hand = Vous n’avez pas de carte « { $card } » en main.
famiglia-why-not-in-area = Il n’y a pas de carte « { $card } » dans votre zone.
famiglia-why-not-in-deck = Il n’y a pas de carte « { $card } » dans la pioche.
famiglia-why-no-ability = { $card } n’a pas de capacité : les cartes de valeur 0 n’en ont pas.
famiglia-why-take-one = Il faut prendre au moins une carte.
famiglia-why-not-the-accountant = { $card } vient d’être joué et doit rester dans la zone.
famiglia-why-in-order = Il aurait fallu nommer { $card } avant { $named } : les cartes se nomment dans l’ordre I A B M, par valeur croissante.
famiglia-why-too-few-behind = Il reste { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à nommer dans l’ordre I A B M, par valeur croissante ; à partir de la carte « { $card } », vous n’en avez que { $behind }.
famiglia-why-zero-already = { $card } a déjà la valeur 0.
famiglia-why-below-zero = Impossible de baisser { $card } de { $by } : aucune valeur ne descend sous 0.
famiglia-why-brute-too-weak = { $brute } ne peut pas baisser une carte de { $by }.
famiglia-why-whole-value = { $brute } baisse { $card } de { $by }, pas moins. Baisser de moins est une réponse de la FAQ des joueurs (option « rulings »).
famiglia-why-not-lowered-so = Aucune carte « { $card } » n’a été baissée de { $by }.
famiglia-why-is-lowered = La carte « { $card } » a été baissée de { $by } : elle se paie donc comme une carte baissée.
famiglia-why-two-jokers = Pour { $card }, il faut au moins une carte « { $asked } » : deux mercenaires ne suffisent jamais.
famiglia-why-weak-joker = { $joker } ne peut pas remplacer { $asked } : un joker ne remplace que des valeurs inférieures.
famiglia-why-cannot-pay = Pour payer ainsi, il vous faudrait { $missing } en main, en plus de l’autre carte.
famiglia-why-cannot-pay-pair = { $held ->
    [0] Il faudrait { $missing } deux fois, ou une fois avec un mercenaire de valeur supérieure ; vous n’en avez pas en main.
   *[other] Vous avez { $missing } une fois ; il faudrait l’avoir deux fois, ou un mercenaire de valeur supérieure.
}

famiglia-error-unknown-card = Il n’y a pas de carte « { $card } ».
famiglia-error-too-many-cards = { $found } exemplaires de { $card } sont placés, mais le jeu en a { $copies }.
famiglia-error-card-is-fixed = Carte « { $card } » : « { $field } » vaut { $found }, mais les règles imposent { $right } (F-1).
famiglia-error-points = Carte « { $card } » : les points doivent être un nombre entier de 0 à 99, pas { $found }.
famiglia-error-scenario-rest = { $count ->
    [one] { $count } carte n’a pas de place
   *[other] { $count } cartes n’ont pas de place
} : indiquez-en une avec « rest » (deck, discard, area.0 ou area.1).
famiglia-error-empty-street = La Rue est vide : tant qu’il reste une pioche, on la remplit dès que sa dernière carte est prise.
famiglia-error-empty-deck = La pioche est vide sans être épuisée pour de bon : avec sa dernière carte, on forme la pioche suivante, ou « run_out » passe à 2.
famiglia-error-third-deck = La pioche est épuisée pour de bon, mais il y reste des cartes ({ $found }).
famiglia-error-discard-after-first-deck = La défausse a des cartes ({ $found }), mais elle est devenue la seconde pioche et l’on ne défausse plus rien.
famiglia-error-bottom-of-first-deck = On glisse des cartes sous la seconde pioche, jamais sous la première.
famiglia-error-turns-left = On compte les tours restants (« turns_left ») exactement quand la pioche est épuisée pour de bon (« run_out » vaut 2).

famiglia-board-deck = { $times ->
    [0] Pioche (premier passage) : { $count }
    [1] Pioche (second passage) : { $count }
   *[other] La pioche est épuisée.
}
famiglia-board-discard = Défausse : { $count }
famiglia-board-turns-left = Tours restants après celui-ci : { $count }
famiglia-board-street = Rue
famiglia-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
famiglia-board-hand = main
famiglia-board-area = zone
famiglia-board-step = { $step ->
    [street] Rue
    [accountant] Comptable
    [brute] Brute
   *[recruit] Recrutement
}
