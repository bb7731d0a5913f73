### Dove si conservano i tavoli.

store-out-of-step = Il tavolo { $table } è alla voce { $latest }, non { $number }: qualcun altro è arrivato prima.
store-failed = Errore dell’archivio { $store }: { $error }.
store-damaged = Quello che { $store } contiene del tavolo { $table } è danneggiato.
store-gone = { $file } è stato rimosso o sostituito mentre { $store } è in uso. Per non perdere nulla, non si scrive più niente. Ferma il server, rimetti al suo posto il file giusto e riavvialo.
store-unlike = { $store } non restituisce ciò che vi è stato appena scritto.
store-session-lost = si è persa la connessione che tiene le sue prenotazioni, la si sta ristabilendo
store-away = L’archivio { $store } non risponde ({ $error }); nuovo tentativo.
store-closed = L’archivio { $store } è chiuso.

store-unknown-kind = Un archivio è il percorso di un file o un indirizzo postgresql://…; «{ $scheme }» non è noto.
store-in-use = { $store } è in uso da un altro processo. Un file serve un solo processo; per più processi usa un server PostgreSQL: --store postgresql://…
store-several-names = { $store } ha più nomi (hard link). SQLite tiene le ultime modifiche in un file che prende il nome da uno di essi; sotto un altro potrebbero andare perse. Togli gli altri nomi o indica una copia.
store-unusable = Impossibile aprire { $store }: { $error }.
store-not-ours = { $store } contiene altro, non i tavoli di Boardwright; indica un altro file.
store-newer = { $store } è stato scritto da un Boardwright più recente: il suo schema ha la versione { $version }, questo programma conosce le versioni fino alla { $known }. Aggiorna il programma.
store-migration = Impossibile portare { $store } dalla versione { $version } del suo schema alla versione { $next }; è rimasto com’era: { $error }.
store-absent = Non c’è nessun archivio { $store }; indica quello che usa il server: --store FILE|URL
store-older = Lo schema di { $store } ha la versione { $version }, questo programma lavora con la versione { $known }. Avvia una volta il server: lo aggiorna.
store-served = Un server sta usando { $store }. Fermalo, ripeti il comando e riavvialo.
store-file-damaged = { $store } è danneggiato: { $error }.
store-unwritable = { $store } non si può scrivere: { $error }.
store-not-empty = { $store } contiene già dei tavoli ({ $tables }). Con --force vengono sostituiti e conservati in un altro file.
store-backup-exists = { $file } esiste già. Indica un altro file, o sostituisci questo con --force.
store-backup-no-file = { $file } non è un file ordinario; indicane un altro.
store-backup-itself = { $file } è l’archivio stesso; indica un altro file per la sua copia.
store-no-asyncpg = Per PostgreSQL serve asyncpg: installa boardwright[postgres], oppure indica un file.
store-unreachable = Impossibile usare il server PostgreSQL { $store }: { $error }.
store-address = L’indirizzo di un server PostgreSQL si scrive postgresql://user:password@host:port/database; in una password scrivi segni come @ / : # ? così: %40 %2F %3A %23 %3F.
