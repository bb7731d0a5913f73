### Où les tables sont gardées.

store-out-of-step = La table { $table } en est à l’entrée { $latest }, pas { $number } : quelqu’un d’autre a été plus rapide.
store-failed = Le stockage { $store } a échoué : { $error }.
store-damaged = Ce que { $store } contient de la table { $table } est endommagé.
store-gone = { $file } a été retiré ou remplacé alors que { $store } est utilisé. Pour ne rien perdre, plus rien n’est écrit. Arrête le serveur, remets le bon fichier à sa place et relance-le.
store-unlike = { $store } ne rend pas ce qui vient d’y être écrit.
store-session-lost = la connexion qui tient ses réservations est perdue et se rétablit
store-away = Le stockage { $store } est injoignable ({ $error }) ; nouvel essai.
store-closed = Le stockage { $store } est fermé.

store-unknown-kind = Un stockage est le chemin d’un fichier ou une adresse postgresql://… ; « { $scheme } » est inconnu.
store-in-use = { $store } est utilisé par un autre processus. Un fichier sert un seul processus ; pour plusieurs, prends un serveur PostgreSQL : --store postgresql://…
store-several-names = { $store } a plusieurs noms (liens physiques). SQLite garde les derniers changements dans un fichier nommé d’après l’un d’eux ; sous un autre, ils pourraient se perdre. Supprime les autres noms ou indique une copie.
store-unusable = { $store } ne peut pas être ouvert : { $error }.
store-not-ours = { $store } contient autre chose que les tables de Boardwright ; nomme un autre fichier.
store-newer = { $store } a été écrit par un Boardwright plus récent : son schéma a la version { $version }, ce programme connaît les versions jusqu’à { $known }. Mets le programme à jour.
store-migration = { $store } ne peut pas passer de la version { $version } de son schéma à la version { $next } et a été laissé tel quel : { $error }.
store-absent = Il n’y a pas de stockage { $store } ; nomme celui que le serveur utilise : --store FICHIER|URL
store-older = Le schéma de { $store } a la version { $version }, ce programme travaille avec la version { $known }. Démarre le serveur une fois : il le met à jour.
store-served = Un serveur utilise { $store }. Arrête-le, recommence, puis redémarre-le.
store-file-damaged = { $store } est endommagé : { $error }.
store-unwritable = { $store } ne peut pas être écrit : { $error }.
store-not-empty = { $store } contient déjà des tables ({ $tables }). Avec --force, elles sont remplacées et gardées dans un autre fichier.
store-backup-exists = { $file } existe déjà. Nomme un autre fichier, ou remplace celui-ci avec --force.
store-backup-no-file = { $file } n’est pas un fichier ordinaire ; nommes-en un autre.
store-backup-itself = { $file } est le stockage lui-même ; nomme un autre fichier pour sa sauvegarde.
store-no-asyncpg = PostgreSQL demande asyncpg : installe boardwright[postgres], ou nomme un fichier.
store-unreachable = Le serveur PostgreSQL { $store } ne peut pas être utilisé : { $error }.
store-address = L’adresse d’un serveur PostgreSQL s’écrit postgresql://user:password@host:port/database ; dans un mot de passe, écris les signes comme @ / : # ? sous la forme %40 %2F %3A %23 %3F.
