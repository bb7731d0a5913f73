### Dove si conservano i tavoli.

store-out-of-step = Il tavolo { $table } è alla voce { $latest }, non { $number }: qualcun altro è arrivato prima.
store-failed = Errore dell’archivio { $store }: { $error }.
store-session-lost = si è persa la connessione che tiene le sue prenotazioni, la si sta ristabilendo
store-away = L’archivio { $store } non risponde ({ $error }); nuovo tentativo.
store-closed = L’archivio { $store } è chiuso.

store-unknown-kind = Un archivio è il percorso di un file o un indirizzo postgresql://…; «{ $scheme }» non è noto.
store-in-use = { $store } è in uso da un altro processo. Un file serve un solo processo; per più processi usa un server PostgreSQL: --store postgresql://…
store-unusable = Impossibile aprire { $store }: { $error }.
store-not-ours = { $store } contiene altro, non i tavoli di Boardwright; indica un altro file.
store-newer = { $store } è stato scritto da un Boardwright più recente: il suo schema ha la versione { $version }, questo programma conosce le versioni fino alla { $known }. Aggiorna il programma.
store-migration = Impossibile portare { $store } dalla versione { $version } del suo schema alla versione { $next }; è rimasto com’era: { $error }.
store-no-asyncpg = Per PostgreSQL serve asyncpg: installa boardwright[postgres], oppure indica un file.
store-unreachable = Impossibile usare il server PostgreSQL { $store }: { $error }.
store-address = L’indirizzo di un server PostgreSQL si scrive postgresql://user:password@host:port/database; in una password scrivi segni come @ / : # ? così: %40 %2F %3A %23 %3F.
