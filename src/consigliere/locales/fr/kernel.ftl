player = Joueur { $number }

error-unknown-action-number = Il n’y a pas d’action numéro { $number } : l’alphabet compte { $size ->
    [one] { $size } action
   *[other] { $size } actions
}, à partir du numéro 0.
error-unknown-notation = « { $text } » n’est pas une action de ce jeu.
error-game-over = La partie est terminée.
error-not-your-turn = Ce n’est pas à { $seat } de jouer.
error-unknown-option = Il n’y a pas d’option « { $option } » dans { $game }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $found } ». Valeurs connues : { $known }.
error-unknown-chance = Le hasard est « stream » ou « ask », pas « { $chance } ».
error-unknown-game = Il n’y a pas de jeu « { $name } ». Disponibles : { $known }.
error-unknown-bot = Il n’y a pas de joueur « { $name } ». Disponibles : { $known }.
error-option-form = « { $found } » n’est pas une option ; écrivez NAME=VALUE.
error-unknown-habit = Il n’y a pas d’habitude « { $name } » dans { $game }. Disponibles : { $known }.
error-no-such-seat = Il n’y a pas de place { $number } ; les places vont de 0 à { $most }.

error-nothing-to-undo = Il n’y a rien à annuler.
error-undo-other-seat = Quelqu’un d’autre a décidé depuis ; on ne peut revenir en arrière que si tout le monde est d’accord.
error-undo-revealed = Quelque chose a été révélé depuis (une carte distribuée ou un secret dévoilé) ; impossible de revenir en arrière au-delà.
error-nothing-to-redo = Il n’y a rien à rejouer.
error-in-file = { $file } : { $problem }
error-file-missing = ce fichier n’existe pas
error-file-folder = c’est un dossier
error-file-no-folder = une partie de son chemin n’est pas un dossier
error-file-forbidden = vous n’en avez pas le droit
error-file-name = aucun fichier ne peut porter ce nom
error-file-full = le disque est plein
error-file-read-only = on ne peut rien y écrire
error-file-other = { $reason }
error-file-long = il dépasse { $most } octets
error-file-no-text = la ligne { $line } n’est pas du texte (UTF-8)
error-data-syntax = ce n’est pas du { $kind } : { $reason }
error-data-table = c’est autre chose
error-data-long = il dépasse { $most } caractères
error-data-deep = il compte plus de { $most } niveaux d’imbrication
error-data-number = le nombre en « { $place } » est trop grand
error-data-kind = ce qui se trouve en « { $place } » n’est ni un texte, ni un nombre, ni une liste, ni une table
error-data-letter = le texte en « { $place } » contient une moitié de caractère

error-pack-no-folder = Il n’y a pas de dossier « { $path } ».
error-pack-unknown-file = Le pack contient un fichier { $file } que ce jeu ne connaît pas. Il connaît : { $known }.
error-pack-unreadable = Impossible de lire { $file } : { $reason }.
error-pack-no-list = { $file } : « { $table } » doit être une liste d’entrées, notées [[{ $table }]].
error-pack-no-id = { $file } : une entrée de « { $table } » n’a pas d’id.
error-pack-id-twice = { $file } : { $table } { $id } y figure deux fois.
error-pack-unknown-table = { $file } : ce jeu n’a pas d’entrées « { $table } ».
error-pack-unknown-id = { $file } : « { $table } { $id } » n’existe pas ; un pack modifie des composants, il n’en ajoute pas.
error-pack-unknown-field = { $place } : il n’y a pas de champ « { $field } ».
error-pack-wrong-type = { $place } : la valeur de « { $field } » n’est pas du bon type.

error-weights-unreadable = « { $file } » ne contient pas de poids de réseau lisibles.
error-weights-do-not-fit = Le réseau de « { $file } » a été entraîné pour autre chose ({ $what } : { $found }, ici { $wanted }). Entraînez-le de nouveau : docs/training.md explique comment.

error-record-title = Ligne { $line } : un enregistrement commence par « { $title } ».
error-record-header = Ligne { $line } : « key: value » attendu, avec l’une de ces clés : { $known }.
error-record-missing = Ligne { $line } : il manque « { $key } » dans l’en-tête.
error-record-seat = Ligne { $line } : « { $seat } » n’est pas une place.
error-record-long-line = La ligne { $line } dépasse { $most } caractères.
error-record-move = Ligne { $line } : « { $move } » ne peut pas être joué. { $reason }
error-record-other-game = C’est un enregistrement de « { $found } », pas de { $game }.
error-record-other-rules = L’enregistrement suit la version { $found } des règles ; ici, c’est la version { $rules }.
error-record-other-pack = L’enregistrement a été fait avec le pack « { $found } » ; ici, c’est « { $pack } ».
error-record-seed = « { $seed } » n’est pas une graine valable.
error-record-options = Les options ne sont pas un objet JSON : { $reason }.
error-record-result = L’enregistrement indique le résultat « { $stated } », mais ses coups mènent à « { $found } ».

error-scenario-unreadable = { $file } est illisible : { $reason }.
error-scenario-at = { $file }:{ $line }: { $key }: { $problem }
error-scenario-missing = « { $part } » manque.
error-scenario-unknown-part = Il n’y a pas de partie « { $part } » ici. Il peut y avoir : { $known }.
error-scenario-unknown-name = « { $name } » est inconnu ici. Sont connus : { $known }.
error-scenario-unknown-decision = On ne peut pas commencer par la décision « { $decision } ».
error-scenario-type = « { $part } » doit être { $wanted ->
        [text] un texte
        [texts] une liste de textes
        [table] une table de noms et de valeurs
        [steps] une liste de tables, chacune écrite [[step]], sans « when » ni « then » à côté
       *[flag] true ou false
    }.
error-scenario-number = « { $part } » doit être un nombre de { $least } à { $most }.
error-scenario-count = « { $part } » doit être une liste de { $count ->
        [-1] nombres
       *[other] { $count } nombres
    }.
error-scenario-by-seat = « { $part } » doit être une liste d’un texte pour chacune des { $seats } places.
error-scenario-possible = Cette position est possible, l’exception « { $why } » est donc inutile.
error-scenario-broke = La partie ne peut pas continuer depuis cette position impossible ({ $reason }).
error-scenario-no-draws = Le hasard est interrogé ({ $kind }), mais le scénario ne donne plus de tirages.
error-scenario-draw = « { $draw } » ne peut pas être tiré maintenant.
error-scenario-unused-draws = Ces tirages n’ont pas servi : { $draws }.
error-scenario-taken = « { $move } » s’est fait tout seul : c’était la seule possibilité.
error-scenario-not-taken = « { $move } » ne s’est pas fait tout seul.
error-scenario-legal = « { $move } » est permis.
error-scenario-differs = trouvé { $found }, attendu { $expected }.
error-scenario-missing-item = { $item } n’y est pas.
error-scenario-no-fact = Il n’y a pas de fait « { $path } ».
error-scenario-no-number = Le fait « { $path } » n’est pas un nombre.

error-no-rules = Il n’y a pas de règles pour « { $game } ».
error-unknown-rule = Il n’y a pas de règle { $id }.
