### Où les tables sont gardées.

store-out-of-step = La table { $table } en est à l’entrée { $latest }, pas { $number } : quelqu’un d’autre a été plus rapide.
store-failed = Le stockage { $store } a échoué : { $error }.
store-session-lost = la connexion qui tient ses réservations est perdue et se rétablit
store-away = Le stockage { $store } est injoignable ({ $error }) ; nouvel essai.
store-closed = Le stockage { $store } est fermé.

store-unknown-kind = Un stockage est le chemin d’un fichier ou une adresse postgresql://… ; « { $scheme } » est inconnu.
store-in-use = { $store } est utilisé par un autre processus. Un fichier sert un seul processus ; pour plusieurs, prends un serveur PostgreSQL : --store postgresql://…
store-unusable = { $store } ne peut pas être ouvert : { $error }.
store-not-ours = { $store } contient autre chose que les tables de Boardwright ; nomme un autre fichier.
store-newer = { $store } a été écrit par un Boardwright plus récent : son schéma a la version { $version }, ce programme connaît les versions jusqu’à { $known }. Mets le programme à jour.
store-migration = { $store } ne peut pas passer de la version { $version } de son schéma à la version { $next } et a été laissé tel quel : { $error }.
store-no-asyncpg = PostgreSQL demande asyncpg : installe boardwright[postgres], ou nomme un fichier.
store-unreachable = Le serveur PostgreSQL { $store } ne peut pas être utilisé : { $error }.
store-address = L’adresse d’un serveur PostgreSQL s’écrit postgresql://user:password@host:port/database ; dans un mot de passe, écris les signes comme @ / : # ? sous la forme %40 %2F %3A %23 %3F.
