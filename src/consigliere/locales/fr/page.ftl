page-title = Consigliere
page-title-turn = ● À vous · { $title }
page-tagline = Une table pour trois jeux de familles, d’argent et de loyauté
page-tools = Page
page-language = Langue
page-theme = Couleurs
page-theme-dark = Couleurs sombres
page-theme-light = Couleurs claires
page-theme-name = { $theme ->
    [dark] sombres
    [light] claires
   *[auto] comme le système
}
page-close = Fermer
page-loading = Un instant…
page-again = Réessayer
page-lobby = À l’accueil
page-save = Enregistrer
page-link = Adresse
page-copy = Copier
page-copied = Copié
page-error-network = Le serveur est injoignable.
page-error-unknown = Quelque chose s’est mal passé dans cette page. Rechargez-la et réessayez.

page-game-famiglia = Famiglia
page-game-lafamiglia = La Famiglia
page-game-scarface = Scarface 1920
page-lines-famiglia = Un duel de cartes rapide. Recrutez dans la Rue, payez par paires et gardez le meilleur de la ville.
page-facts-famiglia = 2 joueurs · 30 minutes
page-lines-lafamiglia = Deux contre deux pour la Sicile. Ordres secrets, plans partagés et un partenaire à qui parler.
page-facts-lafamiglia = 4 joueurs · une soirée
page-lines-scarface = Seul, à deux ou à trois contre le Sbire à Chicago. Il joue selon ses cartes et vous dit pourquoi.
page-facts-scarface = 1 à 3 joueurs · 60 à 90 minutes
page-sources = D’où viennent les nombres
page-sources-link = Sources
page-sources-of = Sources : { $title }
page-sources-famiglia = Les règles viennent du livret. Il n’indique pas les points des cartes : ils viennent d’ailleurs ou sont déduits.
page-sources-lafamiglia = Les règles viennent du livret. Il ne montre qu’une partie du matériel : { $order } des { $order_all } jetons Ordre, { $cell } des { $cell_all } cases d’action, { $space } des { $space_all } cases des plateaux et presque toute la carte sont notre reconstitution, réglée pour l’équilibre.
page-sources-scarface = Le Sbire joue selon le livret du mode solo. Votre côté du jeu et { $card } des { $card_all } cartes différentes sont notre reconstitution, réglée pour l’équilibre.
page-provenance = { $source ->
    [rulebook] imprimé dans le livret
    [published] publié ailleurs
    [inferred] déduit des règles
    [owner] vos propres nombres
   *[original] notre reconstitution
}
page-part = { $part ->
    [points] points
    [name] nom
    [initiative] initiative
    [start] valeur de départ
    [price] prix
    [adj] voisins
    [slots] emplacements
    [rounds] manches
    [henchman_money] argent du Sbire
    [ness] Eliot Ness
   *[numbers] nombres
}
page-provenance-part = { $part } : { $words }
page-play-now = Jouer
page-play-now-game = Jouer : { $title }
page-starting = C’est parti…
page-with-friends = Entre amis
page-with-friends-game = Entre amis : { $title }
page-choose-options = Options
page-choose-options-game = Options : { $title }
page-rules-game = Les règles de { $title }
page-learn = Comment jouer
page-learn-of = Comment jouer à { $title }
page-puzzles = Problèmes
page-puzzles-of = Problèmes : { $title }
page-continue = Continuer
page-your-turn = À vous
page-watch = Regarder ou rejoindre
page-watch-none = Aucune table ouverte pour le moment.
page-replays = Parties jouées
page-replays-none = Vos parties terminées se trouveront ici.
page-import = Importer une partie
page-beside = À côté de la boîte
page-companion = Ouvrir le compagnon
page-companion-note = Vous avez Scarface 1920 chez vous ? Le compagnon joue le Sbire, une question à la fois.
page-table-with = avec { $players }
page-table-against = contre { $players }
page-shared-screen = sur un seul écran
page-state-waiting = { $open ->
    [0] prête à commencer
    [one] { $open } place libre
   *[other] { $open } places libres
}
page-state-stopped = arrêtée
page-show-all = Tout afficher ({ $count })
page-me = Mes parties

page-new-title = { $title } entre amis
page-new-invite = Ouvrir la table et inviter
page-seats = Places
page-seats-note = « Moi » plusieurs fois : vous partagez un écran, avec un rideau entre les tours.
page-seat-number = Place { $number }
page-seat-team = Place { $number } · équipe { $team }
page-seat-me = Moi
page-seat-open = Qui viendra
page-seat-bot = Un bot
page-seat-free = Libérer
page-send-away = Renvoyer
page-send-away-name = Renvoyer { $name } : cette personne ne pourra plus s’asseoir ici
page-bot-name = { $number ->
    [0] Aldo
    [1] Bruna
    [2] Carlo
   *[other] Dina
}
page-bot-level = { $level ->
    [easy] Bot, facile
    [normal] Bot, normal
    [hard] Bot, difficile
   *[other] Bot ({ $level })
}
page-level = { $level ->
    [easy] Facile
    [normal] Normal
   *[hard] Difficile
}
page-level-note = { $level ->
    [easy] répond aussitôt et se trompe parfois, comme un débutant
    [normal] réfléchit une demi-seconde
   *[hard] réfléchit trois secondes et joue de son mieux
}
page-level-ask = Quel niveau pour les bots ?
page-level-later = Vous pouvez le changer à tout moment, aussi pendant une partie.
page-level-bots = Niveau des bots
page-level-of = Niveau de { $name }
page-level-unrated = La partie ne comptera alors plus.
page-options = Le jeu
page-table-options = La table
page-pack = La boîte
page-pack-numbers = Composants
page-pack-standard = les nôtres
page-option = { $option ->
    [rulings] Précisions
    [families] Familles
    [auto_setup] Mise en place automatique
    [predictable_conflicts] Conflits prévisibles
    [max_rounds] Manches au plus
    [around_neutral] « Autour » atteint les zones neutres
    [bribery_replaces] La corruption remplace le défenseur
    [amounts] Recruter et blanchir
    [screens] Paravents
    [level] Niveau
    [gang] { $humans ->
        [1] Votre bande
       *[other] La bande de qui commence
    }
    [rival] La bande du Sbire
    [humans] Boss à la table
   *[other] { $option }
}
page-option-value = { $value ->
    [rulebook] selon le livret
    [faq] de la FAQ des joueurs : une brute peut baisser de moins, parfois une manche de plus
    [on] oui
    [off] non
    [draft] choisies une à une
    [random] au hasard
    [first_game] comme pour une première partie
    [up] levés : argent et soldats sont cachés
    [down] baissés : tout est visible
    [normal] normal
    [hard] difficile
    [full] toujours le montant entier
    [choose] { $option ->
        [amounts] le nombre est demandé
       *[other] choisi au début
    }
   *[other] { $value }
}
page-clock = Temps de réflexion
page-clock-name = { $clock ->
    [days-3] trois jours par coup
    [days-1] un jour par coup
    [live-30] 30 minutes et 10 secondes par coup
    [live-15] 15 minutes et 5 secondes par coup
   *[none] sans limite
}
page-listed = Tout le monde peut trouver cette table
page-spectators = D’autres peuvent regarder
page-rated = Le résultat compte pour le classement
page-practice = Entraînement : on peut tout reprendre

page-waiting-title = La table est mise
page-waiting-note = Envoyez ce lien à vos amis. Qui l’ouvre peut s’asseoir.
page-sit = S’asseoir ici
page-leave = Se lever
page-start = Commencer
page-start-with-bots = Commencer, des bots prennent les places libres
page-share = Partager la table
page-share-note = Qui a ce lien voit les places, peut s’asseoir à une place libre et, si c’est permis, regarder.

page-decision = Votre décision
page-pick-on-board = Choisissez sur le plateau
page-choose-anyway = { $warning } Quand même
page-unpick = Lâcher
page-all-choices = Tous les choix
page-filter-choices = Trouver un choix
page-ways = { $count ->
    [one] { $count } façon, choisissez pour la voir
   *[other] { $count } façons, choisissez pour les voir
}
page-rule = Règle { $rule }
page-thinking = décide
page-you = vous
page-away = absent, un bot joue
page-offline = hors ligne
page-partner = partenaire
page-knows = connaît les deux camps
page-knows-note = Cette personne a vu les secrets d’une autre équipe à cette table.
page-knows-both = Des secrets d’une autre équipe ont été vus à cette table par { $players }. Le résultat ne compte pas.
page-record-tag = partie importée
page-from-record = Cette partie continue une partie importée : la personne qui l’a apportée peut connaître tout ce qui précède, mains et plans compris. Le hasard est tiré à nouveau. Le résultat ne compte pas.
page-waiting-for = On attend { $players }…
page-sending = Envoi…
page-skip = Aller à mon tour
page-side = Places et journal
page-tabs = À montrer
page-tab-board = Plateau
page-tab-seats = Places
page-tab-journal = Journal
page-tab-chat = Chat
page-tab-rules = Règles
page-journal = Journal
page-journal-empty = Rien ne s’est encore passé.
page-announcements = Ce qui se passe
page-chat = Chat
page-chat-empty = Personne n’a encore rien dit.
page-chat-to = À qui
page-chat-table = à tous
page-wish = Souhait pour mon partenaire
page-wish-about = { $what ->
   *[attack] Attaquer
}
page-wish-one = { $what ->
   *[attack] Attaquer { $words }
}
page-wish-speaks = Mon partenaire dit ce qu’il compte faire
page-chat-team = à mon équipe
page-chat-write = Dites quelque chose
page-chat-send = Envoyer
page-spectator = { $name } (regarde)
page-mute = Ne plus lire { $name }
page-muted = { $count ->
    [one] { $count } personne masquée
   *[other] { $count } personnes masquées
}
page-unmute = Relire
page-unmute-name = Relire { $name }
page-turn-tools = Mon tour
page-undo = Annuler
page-reset = Refaire le tour
page-redo = Rétablir
page-hint = Conseil
page-hint-thinking = Le bot réfléchit…
page-hint-best = Conseil : { $words }.
page-hint-chance = Chance de gagner : { $percent } %.
page-hint-second = Ensuite : { $words } ({ $points ->
    [0] aussi bon
    [one] un point de moins
   *[other] { $points } points de moins
}).
page-chance = Chances
page-chance-now = Chance { $percent } %
page-chance-show = Montrer la chance de gagner à chacune de vos décisions
page-more = Plus
page-ask-undo = Demander à reprendre
page-ask-draw = Proposer la nulle
page-resign = Abandonner
page-resign-sure = Oui, j’abandonne
page-leave-table = Partir : un bot continue
page-offer-undo = { $seat } demande à reprendre une décision.
page-offer-draw = { $seat } propose la partie nulle.
page-agree = Accepter
page-refuse = Refuser
page-unrated-table = Le résultat de cette table ne compte pas.
page-practice-note = Entraînement : vous pouvez tout reprendre, même ce que le hasard ou un bot a montré. Le résultat ne compte pas.
page-practice-tag = entraînement
page-leave-rated = Partir : un bot continue, et vous avez perdu
page-chat-write-team = Écrivez à votre équipe
page-chat-write-all = Écrivez à tout le monde
page-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

page-network-lost = La connexion est perdue.
page-network-trying = Elle reviendra d’elle-même.
page-network-unsent = { $count ->
    [one] { $count } message n’est pas encore arrivé ; il sera renvoyé.
   *[other] { $count } messages ne sont pas encore arrivés ; ils seront renvoyés.
}
page-network-now = Essayer maintenant

page-curtain = C’est maintenant le tour de { $name }
page-curtain-lift = Je suis { $name } : montrer la table

page-outcome = { $outcome ->
    [won] Vous avez gagné
    [lost] Vous avez perdu
    [draw] Partie nulle
    [shared] Victoire partagée
   *[over] La partie est terminée
}
page-winners = { $count ->
    [one] Victoire de { $winners }.
   *[other] Victoire de { $winners }.
}
page-ending = { $ending ->
    [agreed] Tous en ont convenu.
   *[time] Le temps est écoulé.
}
page-rematch = Rejouer
page-rematch-join = À la partie suivante
page-replay = Revoir
page-analyse = Analyser
page-download = Fichier

page-replay-move = coup { $move } sur { $moves }
page-replay-back = Un coup en arrière
page-replay-next = Un coup en avant
page-replay-play = Lire
page-replay-pause = Pause
page-replay-phase-back = À la phase ou au tour d’avant
page-replay-phase-next = À la phase ou au tour suivant
page-replay-round-back = À la manche d’avant
page-replay-round-next = À la manche suivante
page-replay-leave = À la table

page-tale = { $lead } : { $rest }
page-tale-turn = { $you ->
    [yes] À vous de jouer
   *[no] { $seat } joue
}
page-just-happened = Ce qui vient de se passer
page-turn-before = Le tour précédent
page-turn-after = Le tour suivant
page-since-turn = Depuis votre dernier tour : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
page-since-last-turn = depuis votre dernier tour
page-of = { $n } sur { $of }
page-scores = Qui est en tête
page-ahead = en tête
page-course = Le cours de la partie
page-turning-points = Les tournants
page-swing = { $name } +{ $n }
page-curve-side = { $name } : de { $first } à { $last }.
page-curve-table = La même chose en mots, tour par tour
page-curve-turn = Tour
page-same-deal = La même donne
page-same-deal-note = Les mêmes cartes que dans une partie précédente. Ce qui était caché est connu : la partie n’est pas classée.
page-again-tag = même donne
page-see-board = Voir le plateau
page-see-result = Voir le résultat
page-play-on = Jouer à partir d’ici
page-play-on-note = Une nouvelle table à ce moment : vous à votre place, des bots aux autres, le hasard tiré de nouveau.

page-share-moment = Lien vers ce moment
page-seen-by = Vu par
page-seen-all = tous, à découvert
page-seen-spectator = un spectateur

page-rules-search = Chercher dans les règles
page-rules-none = Aucune règle ne contient ces mots.
page-rules-of = Règles de { $title }
page-rules-english = Les règles sont en anglais pour le moment.

page-settings = Réglages
page-settings-browser = Ce navigateur
page-pace = Rythme de l’animation
page-pace-name = { $pace ->
    [off] aucune
    [fast] rapide
    [slow] lent
   *[normal] normal
}
page-sound = Sons
page-notify = Une notification quand c’est à moi
page-curtain-setting = Un rideau entre les joueurs d’un même écran
page-text-mode = Le plateau en mots
page-text-hint = Tous les choix sont en bas ; la touche T ramène le plateau dessiné.
page-who = Qui vous êtes
page-name = Nom
page-carry = Sur un autre appareil
page-carry-note = Avec ce lien, un autre navigateur devient vous. Il marche une fois ; ne le montrez à personne.
page-carry-make = Créer un lien
page-carry-become = Avec ce lien, ce navigateur devient { $name }. Ne continuez que si vous l’avez créé vous-même.
page-carry-account = Vous êtes connecté ici sous le nom { $name }. Si vous continuez, vous serez déconnecté ; votre mot de passe vous fera revenir.
page-carry-go = Devenir { $name }
page-account = Compte
page-account-new = Créer un compte
page-account-note = On peut jouer sans. Avec un compte, vous retrouvez vos parties sur tout appareil.
page-login = Se connecter
page-login-note = Vous avez déjà un compte.
page-leaving = { $count ->
    [one] { $count } table appartient ici à l’invité { $name }. Si vous continuez, ce navigateur devient quelqu’un d’autre et cette table sera perdue pour de bon.
   *[other] { $count } tables appartiennent ici à l’invité { $name }. Si vous continuez, ce navigateur devient quelqu’un d’autre et ces tables seront perdues pour de bon.
}
page-leaving-note = Pour les garder, créez d’abord un compte pour cet invité, ou emmenez-le sur un autre appareil.
page-leaving-go = Continuer sans elles
page-leaving-stay = Rester { $name }
page-password = Mot de passe
page-password-old = Ancien mot de passe
page-password-new = Nouveau mot de passe
page-sessions = Où vous êtes connecté
page-session-this = ici
page-session-end = Fermer
page-logout = Se déconnecter
page-account-delete = Supprimer le compte
page-account-delete-sure = Oui, le supprimer pour toujours

page-keys = Touches
page-key-tab = au prochain choix possible
page-key-enter = le prendre
page-key-arrows = de pièce en pièce, même celles qu’on ne peut pas prendre
page-key-digits = prendre un choix numéroté
page-key-escape = lâcher ce qui est choisi
page-key-undo = annuler
page-key-hint = conseil
page-key-skip = aller à mon tour
page-key-journal = journal
page-key-chat = chat
page-key-rules = règles
page-key-text = le plateau en mots
page-key-help = cette aide
page-key-move = un coup en arrière ou en avant
page-key-phase = à la phase ou au tour d’avant ou d’après
page-key-round = à la manche d’avant ou d’après
page-key-ends = au début ou à la fin
page-key-play = lire ou mettre en pause
page-replay-part = partie { $part } sur { $parts }
page-singles = Prendre d’elles-mêmes les décisions à un seul choix
page-amount = Combien
page-amount-less = Un de moins
page-amount-more = Un de plus
page-key-decline = refuser : passer, arrêter, rien
page-legend = Ce que veulent dire les icônes

page-here-play = Jouer ici, sans réseau
page-here-loading = Chargement du moteur
page-here-failed = Le moteur ne se charge pas. Rechargez la page ; la première fois, il faut le réseau.
page-here-late = Le moteur n’a pas encore répondu. Si cela dure, rechargez la page : ce que vous avez vu est gardé.
page-here-update = Une nouvelle version est là. Vos parties restent.
page-here-update-take = L’utiliser maintenant
page-here-title = Gardé dans ce navigateur
page-here-note = Tables, parties enregistrées et parties du compagnon ne sont gardées que dans ce navigateur.
page-here-note-offline = Tables, parties enregistrées et parties du compagnon ne sont gardées que dans ce navigateur. La page fonctionne sans réseau.
page-here-export = Tout enregistrer dans un fichier
page-here-import = Reprendre un fichier
page-here-no-file = Ce n’est pas un de nos fichiers.
page-here-brought = Nouveau : { $tables } tables, { $companions } parties du compagnon. Déjà là : { $known }. Illisibles avec ces règles : { $refused }.
page-here-record = Emporter la partie en fichier
page-here-levels = Ici les bots réfléchissent aussi longtemps que sur un serveur, mais examinent environ six fois moins de choses dans ce temps.
page-here-forget = Supprimer cette partie
page-here-forget-sure = Supprimer cette partie pour de bon ?
page-here-forget-note = Elle n’est gardée que dans ce navigateur.
page-here-forget-yes = Supprimer
page-here-forget-no = La garder
