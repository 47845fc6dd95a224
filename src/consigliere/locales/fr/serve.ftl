help-serve = Démarrer le serveur : des tables pour des personnes et des bots, dans le navigateur.

    Exemple : consigliere serve --port 8000
help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
help-port = Le port d’écoute.
help-database = La base de données : sqlite:///FICHIER ou postgresql+psycopg://USER@HOST/NAME. Par défaut, un fichier de votre dossier de données.
help-redis = Redis, nécessaire à plusieurs processus du serveur : redis://HOST.
help-server-workers = Processus du serveur ; plus d’un demande PostgreSQL et Redis.
help-thinkers = Combien de bots réfléchissent en même temps.
help-packs = Un dossier avec vos propres nombres pour les éléments d’un jeu ; peut être donné plusieurs fois.
help-limits = Un fichier JSON avec d’autres limites que les habituelles (messages, connexions, tables).
help-open = Ouvrir la page dans un navigateur.
serve-address = Consigliere est à l’adresse { $address } (Ctrl-C l’arrête)
server-about = Ceci est un serveur Consigliere : des tables pour des jeux de société sur la mafia. Sa page n’est pas construite ici ; les programmes peuvent déjà jouer.
server-document = Le document de l’API
error-workers = Plusieurs processus du serveur demandent PostgreSQL (--database) et Redis (--redis).
error-limits = Les limites ne peuvent pas être lues dans { $file } : { $reason }
