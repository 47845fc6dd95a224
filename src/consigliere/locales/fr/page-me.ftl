page-me-of = Parties de { $name }
page-me-guest = Vous êtes invité : vos parties sont gardées pour ce navigateur. Avec un compte, elles vous suivent sur tout appareil.
page-me-make-account = Créer un compte
page-me-ratings = Classement
page-me-ratings-note = Tout le monde commence à 1500. Contre un bot, 1500 veut dire : aussi fort que lui. Le nombre après ± dit combien c’est sûr ; un point d’interrogation reste tant que ce n’est guère qu’une supposition. En équipe, la moyenne d’un camp joue contre la moyenne de l’autre.
page-me-no-ratings = Aucune partie classée pour l’instant.
page-me-pool = { $kind ->
    [people] Personnes
   *[alone] { $level ->
        [normal] Seul, normal
        [hard] Seul, difficile
       *[other] Seul
    }
}
page-me-rating-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-me-rates = Victoires et défaites
page-me-all = Toutes les parties
page-me-rival = Contre
page-me-share = Victoires : { $won }, nulles : { $drawn }, défaites : { $lost }
page-me-percent = { $percent } % de victoires
page-me-games = Parties terminées
page-me-none = Vos parties terminées se trouveront ici, avec leur score et une rediffusion.
page-me-none-of = Aucune partie publique pour l’instant.
page-me-result = { $outcome ->
    [won] Gagnée
    [lost] Perdue
    [draw] Nulle
   *[over] Les deux camps
}
page-me-unrated = non classée
page-me-date = Date
page-me-game = Jeu
page-me-outcome = Résultat
page-me-score = Score
page-me-rating = Classement
page-me-replay = Revoir { $title }, { $date }
page-me-more = Montrer les parties plus anciennes
page-me-public = Votre page publique
page-me-public-note = Les autres y voient votre classement, vos victoires en tout et contre les bots, et les parties que tout le monde pouvait trouver et regarder.
page-me-forget = Supprimer mon historique
page-me-forget-note = La liste de vos parties et votre classement sont supprimés. Les parties elles-mêmes restent pour ceux avec qui vous avez joué.
page-me-forget-sure = Oui, le supprimer pour toujours
