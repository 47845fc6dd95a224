help-ladder = Mesurer la force des bots : chacun contre chacun, chaque donne deux fois, places échangées.

    Exemples : consigliere ladder famiglia easy normal hard greedy:2000 --pairs 400 --file famiglia.ladder
    · consigliere ladder famiglia hard normal --full --pairs 20
    · consigliere ladder scarface hard greedy:2000 --pairs 300
help-ladder-bots = Les bots ({ $bots }), au besoin avec un nombre de pas : greedy:2000. Par défaut : les niveaux et greedy:2000.
help-ladder-pairs = Combien de donnes jouent deux bots, deux fois chacune ; dans un jeu en solo, combien de parties joue chaque bot.
help-ladder-share = Quelle part de leur temps les niveaux réfléchissent, donnée en pas pour que le résultat puisse être répété.
help-ladder-full = Les niveaux réfléchissent aussi longtemps qu’à une table, en secondes.
help-ladder-sprt = Terminer les parties de deux bots dès qu’il est clair si le premier mène de LOW ou de HIGH Elo, par exemple 0,35.
help-ladder-file = Écrire chaque donne finie dans ce fichier ; la même commande reprend là où elle s’est arrêtée.
error-bot-steps = « { $name } » : après le deux-points vient un nombre de pas, comme dans greedy:2000.
error-ladder-bots = Il faut au moins deux bots, tous différents.
error-ladder-alone = Dans un jeu en solo les bots ne se rencontrent pas : --sprt ne peut pas les comparer.
error-ladder-share = « { $found } » n’est pas une part du temps de réflexion ; 0.1 est un dixième.
error-ladder-sprt = « { $found } » : il faut deux nombres d’Elo, le plus petit d’abord, comme dans 0,35.
error-ladder-line = « { $file } » n’est pas le fichier d’un classement tel qu’il a été écrit : la ligne { $line } ne convient pas. Nommez un autre fichier.
error-ladder-other = « { $file } » appartient à un autre classement : « { $what } » y vaut { $found }, ici { $wanted }. Donnez la même commande qu’alors ou nommez un autre fichier.
ladder-title = { $game } : score de la ligne contre la colonne, avec intervalle à 95 %
ladder-title-alone = { $game } : parties gagnées, avec intervalle à 95 %
ladder-pairs = { $n ->
    [one] { $n } paire
   *[other] { $n } paires
}
ladder-bot = bot
ladder-deals = parties
ladder-won = gagnées
ladder-interval = intervalle à 95 %
ladder-elo-title = Elo (la moyenne de tous est 0)
ladder-elo = Elo
ladder-sprt = { $first } contre { $second } : { $verdict ->
    [high] mène de { $high } Elo plutôt que de { $low }
   *[low] mène de { $low } Elo plutôt que de { $high }
} (clair après { $deals ->
    [one] { $deals } paire
   *[other] { $deals } paires
})
help-analyse = Revoir une partie coup par coup : qui avait quelles chances, et ce qui aurait été meilleur.

    Exemples : consigliere analyse game.record
    · consigliere analyse game.record --seat 0 --level hard
help-analyse-seat = Seulement les décisions de cette place.
help-analyse-level = Combien de temps réfléchir à chaque décision : autant que ce niveau ({ $levels }), compté en pas.
error-unknown-level = Il n’y a pas de niveau « { $name } ». Disponibles : { $known }.
analyse-thinking = Réflexion
analyse-title = Chances de gagner après chaque décision : { $names }
analyse-swings = Les plus grands retournements
analyse-marks = Ce qui aurait pu être meilleur
analyse-moment = { $number }. { $seat } : { $move } ({ NUMBER($chance, style: "percent", maximumFractionDigits: 0) }){ $mark ->
    [inaccuracy] {" – "}une imprécision, { $lost } points perdus
    [mistake] {" – "}une erreur, { $lost } points perdus
    [blunder] {" – "}une gaffe, { $lost } points perdus
   *[none] {""}
}
analyse-risk = Le risque : { $risks }.
analyse-better = Mieux : { $words } ({ $line })
analyse-column = { $what ->
    [player] joueur
    [decisions] décisions
    [inaccuracy] imprécisions ?!
    [mistake] erreurs ?
    [blunder] gaffes ??
   *[lost] perte moyenne, points
}
help-puzzle = Trouver le meilleur coup dans des positions de parties entre bots ; les bonnes réponses d’affilée sont comptées.

    Exemples : consigliere puzzle famiglia
    · consigliere puzzle famiglia 7
help-puzzle-number = Un problème par son numéro (par défaut : tous ceux qui ne sont pas résolus, l’un après l’autre).
error-no-puzzles = Il n’y a pas encore de problèmes pour { $game }.
error-puzzles-other = Les problèmes de { $game } ont été faits pour d’autres règles ou d’autres composants.
error-no-such-puzzle = Il n’y a pas de problème { $number } ; il y en a de 1 à { $most }.
puzzle-title = Problème { $number } sur { $most } : un coup est nettement le meilleur. Lequel ? (« quit » pour finir)
puzzle-right = Juste !
puzzle-wrong = Non. C’était :
puzzle-line = La suite : { $line }
puzzle-streak = D’affilée : { $streak }. Votre record : { $best }.
puzzle-all-solved = Vous les avez tous résolus.
