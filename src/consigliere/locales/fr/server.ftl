error-no-identity = Le serveur ne vous connaît pas encore. Rechargez la page, ou entrez d’abord comme invité.
error-not-found = Il n’y a rien ici.
error-bad-method = Cela ne se fait pas ici.
error-bad-message = Le serveur ne comprend pas ce message. { $detail }
error-server = Quelque chose s’est mal passé sur le serveur. Veuillez réessayer.
error-not-well = Le serveur ne va pas bien en ce moment.
error-foreign-page = Cette requête vient d’un autre site et a été refusée.
error-unknown-host = Ce serveur ne connaît pas le nom « { $host } ». La personne qui le fait tourner peut l’admettre : consigliere serve --host-name { $host }

error-too-large = C’est trop long : { $most } octets au plus.
error-too-deep = Ce message est trop imbriqué : { $most } niveaux au plus.
error-not-utf8 = Ce message n’est pas de l’UTF-8 valide.
error-bad-letter = Ce texte contient un caractère interdit.
error-too-fast = Pas si vite : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-too-many-connections = Trop de connexions depuis votre réseau. Fermez-en quelques-unes et réessayez.
error-too-many-streams = Vous avez ouvert cette page à trop d’endroits : { $most } au plus. Fermez-en quelques-uns et réessayez.
error-full = Le serveur n’a plus de place pour d’autres connexions. Réessayez dans une minute.
error-too-many-tables = Vous avez déjà { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
}. Terminez d’abord une partie.
error-too-many-listed = La liste ne prend plus de tables de vous ou de votre adresse. Ouvrez celle-ci seulement avec le lien, ou terminez-en d’abord une autre.

error-bad-name = Un nom compte de 1 à { $most } caractères visibles.
error-name-taken = Le nom « { $name } » est déjà pris.
error-name-alike = Quelqu’un à cette table porte un nom qui ressemble à « { $name } ». Choisissez-en d’abord un autre.
error-bad-password = Un mot de passe compte de { $least } à { $most } caractères.
error-bad-login = Nom ou mot de passe incorrect.
error-has-account = Vous avez déjà un compte.
error-no-account = Vous n’avez pas encore de compte.
error-no-session = Cette session n’existe pas.
error-no-carry = Ce lien ne fonctionne plus. Créez-en un nouveau sur l’autre appareil.
error-mute-self = Vous ne pouvez pas vous rendre muet vous-même.
error-no-line = Ce message n’existe pas.
error-no-person = Il n’y a pas de compte « { $name } ».

error-no-game = Il n’y a pas de jeu « { $game } ».
error-no-pack = Ce serveur n’a pas le jeu de composants « { $pack } » de { $game }.
error-no-table = Cette table n’existe pas.
error-table-damaged = Cette partie est arrêtée : ses données sur le serveur sont endommagées. La personne qui gère le serveur en est informée.
error-table-other-rules = Cette table suit la version { $found } des règles ; ici, c’est la version { $rules }.
error-seats-number = Il y a { $seats } places, pas { $found }.
error-clock = Cette pendule est impossible : au plus { $days } jours par coup, { $seconds } secondes par partie et { $increment } secondes par coup joué.
error-no-seat = Cette place n’existe pas.
error-seat-taken = Cette place est occupée.
error-other-team = Vous connaissez des secrets de l’autre équipe à cette table : vous ne pouvez pas vous asseoir ici.
error-undo-time = Ce que l’horloge, ou un bot à votre place, a décidé reste.
error-sent-away = La personne qui a créé la table a libéré votre place ; vous ne pouvez plus vous y asseoir.
error-not-owner = Seule la personne qui a créé la table peut le faire.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-not-over = Cela s’ouvrira à la fin de la partie.

error-no-same-deal = La même donne n’est possible qu’après une partie seul contre des bots.

error-no-spectators = Cette table n’a pas de spectateurs.
error-no-moment = Ce moment n’existe pas : la partie compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
error-chat-length = Un message compte de 1 à { $most } caractères.
error-command-id = Une commande a un identifiant de 1 à { $most } caractères.
error-command-used = Cet identifiant de commande a déjà servi pour une autre place.
error-busy = Il se passe trop de choses ici à la fois. Veuillez réessayer.
error-closing = Le serveur va s’arrêter. Réessayez dans un instant.
error-no-hint = Cette fois, le bot n’a rien trouvé. Redemandez-lui.
error-hint-rated = Dans une partie entre personnes qui compte, il n’y a pas de conseils.
error-not-your-seat = Ce n’est pas votre place.
error-seat-away = Vous avez quitté cette place ; un bot y joue. Reprenez-la d’abord.
error-no-bot = Le niveau se change là où joue un bot.
error-no-bot-partner = Les souhaits s’adressent à un bot partenaire, et vous n’en avez pas.
error-unknown-wish = Il n’y a pas de souhait « { $wish } » ; il y a { $known }.
error-wish-about = « { $wish } » ne va pas avec « { $found } » ; cela va avec { $known }.
error-stale = Vous avez déjà décidé ici depuis ; regardez de nouveau la table.
error-unknown-command = Le serveur ne connaît pas cette commande.
error-already-offered = Il y a déjà une proposition ; répondez-y d’abord.
error-draw-bots = Il n’y a personne avec qui convenir d’une partie nulle.
error-no-offer = Cette proposition n’est plus valable.
error-practice-seats = L’entraînement est réservé à vous et aux bots.

table-sat = { $you ->
    [yes] Vous vous asseyez
   *[no] { $seat } s’assied
} à la table.
table-left = { $you ->
    [yes] Vous vous en allez
   *[no] { $seat } s’en va
} ; un bot joue à { $you ->
    [yes] votre
   *[no] sa
} place.
table-from-record = Cette partie a été importée : la personne qui l’a apportée peut savoir tout ce qui était caché.
table-goes-on = Ici finit la partie importée ; elle continue à cette table, et le hasard est tiré à nouveau.
table-time = { $you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
} plus de temps : la règle décide.
table-time-bot = { $you ->
    [yes] Vous n’avez
   *[no] { $seat } n’a
} plus de temps : un bot continue.
table-level =
    { $seat } joue maintenant à un autre niveau : { $level ->
        [easy] facile
        [normal] normal
        [hard] difficile
       *[other] { $level }
    }.
table-voice-quiet = Garde tes projets pour toi, s’il te plaît.
table-voice-speak = Dis-moi ce que tu comptes faire, s’il te plaît.
table-unrated = La partie ne compte plus.
table-undone = { $you ->
    [yes] Vous reprenez
   *[no] { $seat } reprend
} une décision.
table-turn-reset = { $you ->
    [yes] Vous reprenez tout votre tour.
   *[no] { $seat } reprend tout son tour.
}
table-undone-agreed = Tous sont d’accord : { $you ->
    [yes] une de vos décisions
   *[no] une décision de { $seat }
} est reprise.
table-resigned = { $you ->
    [yes] Vous abandonnez
   *[no] { $seat } abandonne
}.
table-asks-undo = { $you ->
    [yes] Vous demandez
   *[no] { $seat } demande
} à reprendre une décision.
table-asks-draw = { $you ->
    [yes] Vous proposez
   *[no] { $seat } propose
} la partie nulle.
table-withdraws = { $you ->
    [yes] Vous retirez votre proposition
   *[no] { $seat } retire sa proposition
}.
table-refuses = { $you ->
    [yes] Vous refusez
   *[no] { $seat } refuse
}.
table-agrees = { $you ->
    [yes] Vous acceptez
   *[no] { $seat } accepte
}.
table-draw-agreed = Tous sont d’accord : partie nulle.

api-title = Consigliere : l’API
api-operations = Ce qu’on peut demander
api-messages = Messages
api-body = corps

help-backup = Enregistrer toute la base d’un serveur dans un fichier, sans l’arrêter.

    Exemple : consigliere backup consigliere.backup
help-restore = Remplir une base vide à partir d’une sauvegarde ; les deux bases peuvent être de sortes différentes.

    Exemple : consigliere restore consigliere.backup --database postgresql+psycopg://localhost/consigliere
help-backup-file = Le fichier de la sauvegarde.
backup-written = { $file } : { $rows ->
    [one] { $rows } ligne enregistrée
   *[other] { $rows } lignes enregistrées
}
backup-restored = { $file } : { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
}
error-no-backup = « { $file } » n’est pas une sauvegarde.
error-backup-broken = La sauvegarde « { $file } » est endommagée ; rien n’a été restauré.
error-backup-newer = La sauvegarde vient d’une version plus récente de Consigliere.
error-restore-not-empty = La base n’est pas vide ; une sauvegarde se restaure dans une base vide.
error-no-database = Il n’y a pas de base de serveur à « { $database } ».

help-check = Voir si tout ce que contient la base d’un serveur se tient : chaque table, rejouée coup par coup.

    Exemple : consigliere check --repair
help-check-database = La base : un fichier SQLite, ou postgresql+psycopg://USER@HOST/NAME. Par défaut, un fichier de votre dossier de données.
help-repair = Rétablir ce que disent les coups : les instantanés, à qui de jouer, comment la partie a fini.
error-check-version = Cette base appartient à une autre version de Consigliere. Lancez une fois le serveur de cette version, ou utilisez la version de la base.
check-table = Table { $table } : { $what }
check-mended = { $what } Réparé.
check-file = Le fichier de la base est lui-même endommagé : { $reason }.
check-strays = { $count ->
    [one] { $count } ligne de « { $part } » se rapporte
   *[other] { $count } lignes de « { $part } » se rapportent
} à une table ou à une personne qui n’existe pas.
check-unreadable = elle est illisible : { $reason }.
check-stranger = elle nomme une personne qui n’existe pas : { $person }.
check-rematch = la table { $rematch }, celle de sa revanche, n’existe pas.
check-seats = elle a { $found ->
    [one] { $found } place
   *[other] { $found } places
} ; le jeu en a { $seats }.
check-seat = on ne sait pas qui occupe la place { $seat }.
check-no-moves = la partie a commencé, mais il n’y a aucun coup.
check-move = le coup { $seq } ne peut pas être rejoué : { $reason }.
check-said = elle ne dit pas la même chose que ses coups : { $parts }.
check-snapshot = son instantané est endommagé.
check-record = son enregistrement mène à une autre fin. { $reason }
check-rating = Un classement ne correspond pas aux parties : { $person }, { $game }, { $pool }.
check-result = { $tables ->
    [one] { $tables } table vérifiée,
   *[other] { $tables } tables vérifiées,
} { $found ->
    [0] tout va bien.
    [one] { $found } problème trouvé, reste : { $left }.
   *[other] { $found } problèmes trouvés, reste : { $left }.
}
check-mendable = { $count ->
    [one] { $count } problème peut être réparé
   *[other] { $count } problèmes peuvent être réparés
} avec --repair.

error-nobody-comes = Personne d’autre ne vient à une table gardée dans la page : chaque place est pour vous ou pour un bot.
error-nobody-listens = Il n’y a personne d’autre à cette table.
error-storage-busy = Un autre onglet de cette page occupe le stockage de ce navigateur : rien n’a changé. Réessayez, ou fermez les autres onglets.
error-storage-full = Le stockage de ce navigateur est plein : rien de plus ne peut être gardé et rien n’a changé. Enregistrez tout dans un fichier depuis les réglages, puis supprimez de vieilles tables.
error-storage-refused = Ce navigateur ne laisse rien garder à la page (une fenêtre privée, peut-être) : la partie ne peut pas continuer.
error-everything-format = Ce fichier vient d’une autre version ({ $found }).
