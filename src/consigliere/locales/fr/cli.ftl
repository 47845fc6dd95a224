help-app = Une table numérique pour les jeux de société sur la mafia.

    Exemple : consigliere play famiglia
help-lang = Langue de tous les textes (par défaut, celle de votre système). Peut se placer n’importe où dans la commande.
help-game = Le jeu : { $known }.
help-pack-folder = Un dossier avec vos propres nombres pour les composants.
help-seats = Qui joue où, dans l’ordre des places : « you » ou un bot ({ $bots }).
help-seed = Un nombre qui fixe tout le hasard ; à même graine, même donne.
help-record-file = Une partie enregistrée.
help-play = Jouer dans le terminal, contre des bots ou à plusieurs au même clavier.

    Exemples : consigliere play famiglia
    · consigliere play famiglia --seats you,you
    · consigliere play famiglia --continue
help-load = Reprendre une partie enregistrée.
help-continue = Reprendre la dernière partie inachevée.
help-match = Faire jouer des bots entre eux ; chaque donne est jouée deux fois, en échangeant les places.

    Exemple : consigliere match famiglia --seats greedy,random --games 1000 --seed 1
help-games = Nombre de parties ; un nombre impair est arrondi à la paire supérieure.
help-option = Option du jeu, plusieurs fois possible : --option level=hard
help-steps = Étapes de recherche dont un bot dispose pour une décision.
help-workers = Processus qui jouent en parallèle (par défaut, un par cœur).
help-json = Afficher le résultat en JSON.
help-bots = Lister les bots.

    Exemple : consigliere bots
help-rules = Afficher les règles numérotées d’un jeu, une seule règle, ou les règles qu’aucun test ne prouve.

    Exemples : consigliere rules famiglia F-19
    · consigliere rules famiglia --coverage
help-rule = Le numéro d’une règle, par exemple F-19.
help-coverage = Lister les règles qu’aucun test ne prouve.
help-tests = Le dossier des tests.
help-scenario = Lancer des scénarios : des cas de règles isolés, dans des fichiers TOML.

    Exemple : consigliere scenario tests/scenarios/famiglia
help-scenario-files = Des fichiers de scénario, ou des dossiers qui en contiennent.
help-scenario-game = Le jeu (par défaut, le nom du dossier où se trouve le fichier).
help-record = Rejouer et vérifier des parties enregistrées.

    Exemple : consigliere record verify game.record
help-replay = Raconter une partie enregistrée coup par coup.

    Exemple : consigliere record replay game.record --move 10
help-move = S’arrêter après ce nombre de coups.
help-verify = Vérifier que tous les coups d’un enregistrement sont permis et mènent à son résultat.

    Exemple : consigliere record verify *.record
help-show = Montrer une position d’une partie enregistrée dans le terminal, ou la dessiner.

    Exemple : consigliere show game.record --move 10
help-show-seat = La place d’où l’on regarde (par défaut : un spectateur).
help-svg = Dessiner la position dans ce fichier SVG.
help-pack = Travailler avec des packs de composants.

    Exemple : consigliere pack check my-cards
help-pack-check = Dire si l’on peut jouer avec un pack et, sinon, pourquoi.

    Exemple : consigliere pack check my-cards --game famiglia
help-pack-show = Dire d’où viennent les nombres des composants d’un jeu.

    Exemples : consigliere pack show lafamiglia
    · consigliere pack show famiglia --pack my-cards
    · consigliere pack show lafamiglia red-PA
help-pack-component = Seulement ce composant : son id, une famille, une fiche …
help-pack-all = Chaque composant séparément.

error-unknown-language = Il n’y a pas de langue « { $lang } ». Disponibles : { $known }.
error-usage = « { $what } » n’est pas employé comme il faut ; « { $command } --help » dit comment.
error-usage-option = Il n’y a pas d’option « { $option } » ; « { $command } --help » en donne la liste.
error-usage-missing = « { $name } » manque ; « { $command } --help » dit ce qu’il faut écrire.
error-usage-number = « { $option } » doit être un nombre entier de { $least } à { $most }.
error-stopped = Arrêté.
error-no-answer = Il n’y a pas eu de réponse, donc rien n’a été fait.
error-os = Cela n’a pas marché : { $reason }.
error-no-home = Vous n’avez pas de dossier personnel ; indiquez un dossier pour vos parties dans XDG_DATA_HOME.
error-worker = Un processus qui jouait des parties a été arrêté de l’extérieur ; le résultat serait faux.
error-no-such-choice = Il n’y a pas de choix { $number } ; tapez un nombre de 1 à { $most }, ou l’action elle-même.
error-cannot-read = Impossible de lire « { $file } » : { $reason }.
error-cannot-write = Impossible d’écrire « { $file } » : { $reason }.
error-nothing-to-continue = Il n’y a pas de partie inachevée de { $game }.
error-seats = { $game } demande { $seats ->
    [one] { $seats } nom de joueur
   *[other] { $seats } noms de joueurs, séparés par des virgules
}.
error-no-picture = Il n’y a pas encore d’image de { $game }.
error-no-tests = Il n’y a pas de dossier de tests « { $path } » ; lancez la commande depuis une copie du projet ou indiquez le dossier avec --tests.

play-welcome = Répondez par un numéro ou par l’action elle-même. Commandes : { $commands }.
play-you = Joueur (vous)
play-undone = Annulé.
play-why-legal = Rien ne s’y oppose : vous pouvez le faire maintenant.
play-saved = Enregistré dans { $file }.
play-saved-to = Votre partie est enregistrée : { $file }
    Pour la reprendre : consigliere play { $game } --continue
play-over = L’enregistrement de cette partie : { $file }
error-level = « { $found } » n’est pas un niveau ; dites « level hard », ou d’abord une place : « level 2 easy ». Les niveaux : { $known }.
play-command = { $command ->
    [board] montrer la table encore une fois
    [undo] annuler votre dernière décision
    [redo] rejouer ce que vous avez annulé
    [hint] demander à un bot ce qu’il ferait
    [why] « why » et une action : quelle règle l’interdit
    [seen] montrer ou cacher les cartes de la main adverse que vous avez vues
    [rule] « rule » et son numéro affiche une règle
    [save] enregistrer la partie, ou encore « save FILE »
    [near] montrer les voisins d’une zone : « near enna »
    [card] expliquer une carte, un quartier ou un fournisseur : « card loan_shark »
    [wish] « wish attack enna », « wish save », « wish defend », « wish none » au bot qui est votre partenaire ; « wish quiet » : il ne dit plus ce qu’il compte faire, « wish speak » : il le dit
    [level] « level hard » pour tous les bots, « level 2 easy » pour une place : ils jouent ainsi désormais
    [help] cette liste
   *[quit] enregistrer et quitter
}
show-title = Après { $move ->
    [one] { $move } coup
   *[other] { $move } coups
}

bot-random = Choisit n’importe quelle action permise, toutes à chances égales.
bot-eager = Choisit n’importe quelle action permise, mais ne passe ou ne renonce que s’il y est obligé.
bot-greedy = Regarde un tour à l’avance et choisit ce qui semble le mieux.
bot-mcts = Cherche dans un arbre de mondes imaginés et les joue au hasard jusqu’à la fin.
bot-easy = Un adversaire pour vos premières parties : indulgent, réfléchit un instant, se trompe comme un débutant.
bot-normal = Un bon adversaire : réfléchit une demi-seconde.
bot-hard = Le plus fort : réfléchit jusqu’à trois secondes.

match-result = { $first } contre { $second } : { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} (intervalle à 95 % : de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-result-alone = { $first } seul : { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $games } parties gagnées (intervalle à 95 % : { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
match-counts = victoires : { $wins }, nulles : { $draws }, défaites : { $losses }
match-stopped = Arrêté après { $games } parties sur { $wanted }.
record-position = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, résultat : { $result }
record-verified = { $file } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, tout est en ordre
error-folder-large = « { $folder } » contient plus de { $most } fichiers : indiquez le dossier des scénarios.
scenario-result = réussis : { $passed }, échoués : { $failed }
pack-good = Le pack « { $name } » ({ $digest }) convient pour { $game }.
pack-show-title = { $game }, pack « { $name } » ({ $digest })
pack-show-what = composant
pack-show-own = Vous pouvez entrer vos propres nombres : docs/records.md, pour le compagnon docs/companion.md.
pack-no-component = Il n’y a pas de composant « { $id } » dans { $game }. « --all » les montre tous.
pack-kind = { $kind ->
    [famiglia-card] points des cartes
    [lafamiglia-character] cartes Personnage
    [lafamiglia-card] cartes Conflit
    [lafamiglia-family] plateaux Famille
    [lafamiglia-family-row] lignes des plateaux Famille
    [lafamiglia-family-row-spaces] cases des plateaux Famille
    [lafamiglia-areas] territoires
    [lafamiglia-mandamenti] mandamenti
    [lafamiglia-seas] mers
    [lafamiglia-corners] coins
    [lafamiglia-order] jetons Ordre
    [lafamiglia-sheet] fiches d’action
    [lafamiglia-sheet-column] colonnes des fiches
    [lafamiglia-sheet-cell] cases d’action
    [lafamiglia-tile] tuiles Contrôle
    [scarface-associate] complices
    [scarface-limits] nombre de pièces
    [scarface-start] début de partie
    [scarface-time_track] piste du temps
    [scarface-crime_track] piste de criminalité
    [scarface-market] marché
    [scarface-news_deck] paquet de nouvelles
    [scarface-areas] zones du plateau
    [scarface-district] districts
    [scarface-business] affaires
    [scarface-henchman_dealer] fournisseurs du Sbire
    [scarface-dealer] fournisseurs
    [scarface-card] membres des gangs
    [scarface-gang] gangs
    [scarface-difficulty] niveaux
    [scarface-action] cartes d’action du Sbire
    [scarface-job] boulots
    [scarface-news] nouvelles
    [scarface-prices] prix
    [scarface-order] ordres
    [scarface-raid] descentes
    [scarface-ruling] arbitrages
   *[scarface-tile] tuiles Quartier
}
pack-source = { $source ->
    [rulebook] livret
    [published] publié
    [inferred] déduit
    [owner] les vôtres
   *[original] le nôtre
}
help-pack-edit = Entrer, question par question, ce qui est imprimé dans votre boîte de Scarface 1920.
help-pack-edit-folder = Le dossier (ou fichier) de votre boîte ; il est créé s’il n’existe pas.
mybox-edit-welcome = Votre boîte est dans { $file }, gardée après chaque réponse. Une ligne vide laisse ce qui est là, « - » raye, « back » revient.
mybox-edit-part = Quelle partie ? Son numéro ; une ligne vide termine.
mybox-edit-record = Lequel ? Son numéro, ou un autre nom ; une ligne vide revient.
mybox-edit-number = { $label } : un nombre de { $least } à { $most }
mybox-edit-numbers = { $label } : des nombres sur une ligne, { $count } au plus
mybox-edit-table = { $label } : { $count } paires sur une ligne, comme 0-2 3-5
mybox-edit-choice = { $label } : l’un de ceux-ci
mybox-edit-places = { $label } : certains de ceux-ci, sur une ligne
mybox-edit-row = Rangée { $n } : bonus et action, comme « 1 takeover » ou « 0 send_thugs 2 next_own » (« ? » donne les mots) ; une ligne vide : c’est tout
mybox-edit-act = { $label } { $n } : une action, comme « money 2 » (« ? » donne les mots) ; une ligne vide : c’est tout
mybox-edit-item = { $label } { $n } :
mybox-edit-now = à présent : { $value }
mybox-edit-saved = Votre boîte est dans { $file }.
