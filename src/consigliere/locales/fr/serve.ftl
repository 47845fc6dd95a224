help-serve = Démarrer le serveur : des tables pour des personnes et des bots, dans le navigateur.

    Exemple : consigliere serve --port 8000
help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
help-port = Le port d’écoute.
help-database = La base de données : sqlite:///FICHIER ou postgresql+psycopg://USER@HOST/NAME. Par défaut, un fichier de votre dossier de données.
help-redis = Redis, nécessaire à plusieurs processus du serveur : redis://HOST.
help-server-workers = Processus du serveur ; plus d’un demande PostgreSQL et Redis.
help-thinkers = Combien de bots réfléchissent en même temps.
help-thinking = Quelle part de son temps un bot passe à réfléchir, en pour cent : moins sur une petite machine ou avec beaucoup de tables.
help-engine = Compiler le moteur des bots dans ce dossier pendant que le serveur tourne, s’il y a un compilateur C.
help-packs = Un dossier avec vos propres nombres pour les éléments d’un jeu ; peut être donné plusieurs fois.
help-limits = Un fichier JSON avec d’autres limites que les habituelles (messages, connexions, tables).
help-host-name = Un nom sous lequel ce serveur est connu, par exemple table.example.org ; peut être donné plusieurs fois.
help-open = Ouvrir la page dans un navigateur.
serve-address = Consigliere est à l’adresse { $address } (Ctrl-C l’arrête)
serve-names = Il répond à ces noms et à toute adresse IP : { $names } (--host-name en ajoute un)
serve-room = Fichiers ouverts à la fois : { $files } au plus, connexions : { $connections } au plus.
serve-compiled = Les bots utilisent désormais le moteur compilé.
server-about = Ceci est un serveur Consigliere : des tables pour des jeux de société sur la mafia. Sa page n’est pas construite ici ; les programmes peuvent déjà jouer.
server-document = Le document de l’API
error-workers = Plusieurs processus du serveur demandent PostgreSQL (--database) et Redis (--redis).
error-database = La base de données ne s’ouvre pas : { $reason }.
error-redis = Redis ne répond pas : { $reason }.
error-address = Le serveur ne peut pas écouter à { $address } : { $reason }.
error-address-taken = un autre programme y écoute déjà
error-address-unknown = cette machine n’a pas cette adresse
error-limits = Les limites ne peuvent pas être lues dans { $file } : { $reason }.

help-join = Jouer dans le terminal à une table d’un serveur, ou en ouvrir une.

    Exemples : consigliere join http://127.0.0.1:8000 --new famiglia
    · consigliere join http://127.0.0.1:8000/t/TABLE --name Rosa
help-join-link = Le lien d’une table ; avec --new, l’adresse du serveur.
help-join-name = Votre nom sur le serveur. Chaque nom est un autre invité, reconnu la fois suivante.
help-join-new = Ouvrir une nouvelle table de ce jeu ; les autres places sont libres.
join-invite = Votre table : { $link }
    Les autres la rejoignent dans le navigateur, ou avec : consigliere join { $link } --name NAME
join-waiting = On attend que les autres s’assoient.
join-lost = La connexion est perdue ; nouvel essai.
join-left = Votre place reste à vous. Pour continuer : { $command }
join-over = La partie est finie. Pour la revoir : { $link }
join-command = { $command ->
    [reset] reprendre tout votre tour
    [say] « say bonjour » parle à la table
    [ask] demander aux autres de reprendre une décision
    [draw] proposer la nulle
    [yes] accepter une offre
    [no] refuser une offre, ou retirer la vôtre
    [resign] abandonner la partie
    [quit] s’arrêter ; votre place reste à vous
   *[other] { play-command }
}
error-join-link = « { $link } » n’est pas le lien d’une table ; il ressemble à http://127.0.0.1:8000/t/TABLE. Avec --new GAME vous en ouvrez une.
error-no-server = Il n’y a pas de serveur à { $address } : { $reason }.
