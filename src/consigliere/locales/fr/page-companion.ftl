companion-page-title = Le Sbire à côté de votre boîte
companion-page-intro = Vous jouez votre camp avec la boîte ; le compagnon mène le Sbire. Il demande une chose à la fois et dit quoi déplacer, et pourquoi. Tout est gardé après chaque réponse.
companion-page-continue = Continuer
companion-page-turn = Tour { $n }
companion-page-over = Terminée
companion-page-cards = { $cards ->
    [physical] ses cartes sont sur la table
   *[app] le programme mélange ses cartes
}
companion-page-cards-note = { $cards ->
    [physical] Vous retournez ses cartes et les nommez ; une carte inconnue s’entre une fois.
   *[app] Laissez ses cartes d’action dans la boîte : le programme les tire et les montre.
}
companion-page-throw-away = Jeter cette partie
companion-page-new = Nouvelle partie
companion-page-humans = Qui joue contre lui ?
companion-page-company = { $company ->
    [alone] Juste moi
   *[company] Nous sommes deux ou trois
}
companion-page-colours = Touchez vos couleurs dans l’ordre du tour après le Sbire.
companion-page-his-cards = Les cartes du Sbire
companion-page-begin = Commencer
companion-page-pack = J’ai les nombres de ma propre boîte
companion-page-pack-note = Un fichier TOML rempli d’après le modèle : prix, plateaux, cartes d’action. Ce qui manque est à nous.
companion-page-template = Prendre le modèle
companion-page-pack-file = Votre fichier
companion-page-own = votre boîte
companion-page-my-box = Jouer avec ma boîte
companion-page-my-box-enter = Entrer les cartes de ma boîte
companion-page-my-box-edit = Voir ma boîte
companion-page-import = Reprendre une partie gardée
companion-page-import-note = Un fichier du compagnon, d’ici ou du terminal
companion-page-anyway = Continuer quand même
companion-page-games = Toutes les parties
companion-page-set-up = Mise en place
companion-page-undo = Annuler
companion-page-changes = Qu’est-il arrivé au Sbire ?
companion-page-changes-short = Faits
companion-page-sheet = La feuille
companion-page-sheet-short = Feuille
companion-page-export = Fichier
companion-page-because = Pourquoi
companion-page-skipped = Lignes qu’il passe : { $n }
companion-page-done = C’est fait
companion-page-cannot = C’est impossible
companion-page-why = Pourquoi ?
companion-page-back = Retour
companion-page-go = Au Sbire
companion-page-end = La partie est finie
companion-page-end-sure = Oui, comptons l’argent
companion-page-option = Option { $n }
companion-page-right = C’est juste
companion-page-number = Nombre
companion-page-power = puissance
companion-page-movement = mouvement
companion-page-rows = lignes
companion-page-day = jour
companion-page-night = nuit
companion-page-less = un de moins : { $label }
companion-page-more = un de plus : { $label }
companion-page-tile-name = Quartier
companion-page-add-tile = Poser ce quartier
companion-page-city-done = Tous les quartiers y sont
companion-page-other-card = Une autre carte
companion-page-tap-cards = Touchez-les de gauche à droite.
companion-page-other-cards = Une carte qui n’est pas là
companion-page-enter-card = Entrer cette carte
companion-page-bonus = bonus
companion-page-action = action
companion-page-amount = combien
companion-page-place = où
companion-page-more-effects = et aussi (en mots)
companion-page-fact = { $what ->
    [money] argent
    [crime] crime
    [ness] Ness
    [jobs] boulots
    [stars] étoiles
   *[news] nouvelles actives
}
companion-page-ring = L’anneau de famille
companion-page-here = son jeton
companion-page-his-pieces = Ses hommes { $thugs }, voitures { $cars }, camions { $trucks }
companion-page-tile = profit { $profit }, défense { $defence } ; exige alcool { $alcohol }, armes { $guns } ; marqueurs { $markers }
companion-page-lying = posé là : { $good }
companion-page-drop = Rayer ce quartier
companion-page-new-tile = Un nouveau quartier
companion-page-way = { $way ->
    [lost] Il perd
   *[got] Il gagne
}
companion-page-befall = { $what ->
    [imprisoned] hommes en prison
    [wounded] hommes blessés
    [killed] hommes tués
    [goods] marchandises
    [alcohol] alcool
    [guns] armes
    [business] une affaire
    [control] un quartier
    [upgrade] une amélioration
    [vehicle] un véhicule
    [money] argent
    [crime] crime
    [recruit] recrues
    [free] hommes libérés
    [job] un boulot
   *[dealer] un fournisseur
}
companion-page-where = Où
companion-page-at = { $at ->
    [districts] dans les districts
    [here] dans le district de son jeton
    [prison] en prison
   *[any] n’importe où
}
companion-page-tell = Le lui dire
companion-page-news = Une nouvelle carte de nouvelles
companion-page-news-what = Tant que c’est la dernière
companion-page-news-tell = Elle est posée
companion-page-ask-decks = Combien de cartes dans ses pioches A, B et C ?
companion-page-ask-tokens = Quel numéro se trouve sur chaque district ?
companion-page-ask-city = Quels quartiers sont dans la ville ? Dans l’ordre de pose, les vôtres aussi.
companion-page-ask-start = Tirez son district de départ parmi ceux sans police et avec un quartier libre. Lequel est-ce, et que porte le quartier ?
companion-page-ask-pause = À vous, avec la boîte. Dites ce qui a changé pour lui ; puis c’est son tour.
companion-page-ask-free-slot = Combien de marqueurs d’affaire sur ses quartiers ?
companion-page-ask-goods = Combien d’alcool et d’armes sur { $tile } ?
companion-page-ask-card-values = La carte { $card } est nouvelle. Que porte-t-elle ?
companion-page-ask-card-row = Carte { $card }, ligne { $row } : que porte-t-elle ?
companion-page-ask-final-tie = Égalité. Qu’avez-vous ?
error-no-companion = Cette partie à côté d’une boîte n’existe pas.
error-companion-stale = Cette partie a continué ailleurs ; voici où elle en est.
error-too-many-companions = Vous avez déjà { $most } parties à côté d’une boîte. Jetez-en une d’abord.
companion-page-ask-first = Tout est en place. Le Sbire commence.
companion-page-ask-tiles-here = Ces quartiers, { $district }, ne sont pas à lui : quelle est leur défense ? Avec marqueurs et nouvelles, sans hommes, voitures ni plateaux.
companion-page-ask-your-nights = Vos quartiers : jour ou nuit ?
companion-page-ask-your-tiles = Vos quartiers : quel profit y toucheriez-vous ?
companion-page-ask-your-missing = Vos quartiers de même profit : combien de marchandises manquent pour une vente ?
companion-page-ask-needs = De quelles marchandises ces quartiers ont-ils besoin maintenant ?
companion-page-ask-your-money = Combien d’argent avez-vous ?
companion-page-ask-supply = Que reste-t-il dans la réserve ?
companion-page-enough = { $n } ou plus
companion-page-no-goods = Rien n’y est posé
companion-page-enough-all = Au moins { $n } de chaque
companion-page-enough-everybody = Chacun a au moins { $n }
companion-page-police = { $there ->
    [yes] C’est fait, la police y est
   *[no] C’est fait, pas de police
}
companion-page-throw-sure = Jeter cette partie ?
companion-page-throw-yes = Oui, la jeter
companion-page-keep = La garder
companion-page-thrown = La partie est jetée.
companion-page-take-back = La reprendre
companion-page-old = sauvegardée par une version plus ancienne : elle ne peut qu’être emportée en fichier
companion-page-away = Le serveur est injoignable. Voici où l’on en était ; vos réponses restent ici et partiront à son retour.
companion-page-waiting = En attente d’envoi :
companion-page-unsend = Retirer la dernière
companion-page-tap-order = Touchez les districts dans l’ordre de leurs numéros. Suivant : { $n }
companion-page-again = Recommencer
companion-page-other-tile = Un autre nom
companion-page-close-yes = C’est { $tile }
companion-page-close-no = C’en est un autre
companion-page-goods = alcool { $alcohol }, armes { $guns }
companion-page-his-tiles = Les quartiers du Sbire, tels qu’il les connaît
