### Waar tafels worden bewaard.

store-out-of-step = Tafel { $table } is bij regel { $latest }, niet { $number }: iemand anders was eerder.
store-failed = De opslag { $store } liet het afweten: { $error }.
store-damaged = Wat { $store } van tafel { $table } bevat, is beschadigd.
store-gone = { $file } is verwijderd of vervangen terwijl { $store } in gebruik is. Om niets te verliezen wordt er niets meer geschreven. Stop de server, zet het juiste bestand op zijn plaats en start hem weer.
store-unlike = { $store } geeft niet terug wat er net naartoe is geschreven.
# Staat voor $error in store-away.
store-session-lost = de verbinding die de claims vasthoudt, is weg en wordt opnieuw gemaakt
store-away = De opslag { $store } is onbereikbaar ({ $error }); nieuwe poging.
store-closed = De opslag { $store } is gesloten.

store-unknown-kind = Een opslag is het pad van een bestand of een adres postgresql://…; “{ $scheme }” is niet bekend.
store-in-use = { $store } is in gebruik door een ander proces. Een bestand is voor één proces; gebruik voor meerdere processen een PostgreSQL-server: --store postgresql://…
store-several-names = { $store } heeft meerdere namen (harde links). SQLite bewaart de laatste wijzigingen in een bestand dat naar één daarvan heet; onder een andere naam kunnen ze verloren gaan. Verwijder de andere namen of noem een kopie.
store-unusable = { $store } kan niet worden geopend: { $error }.
store-not-ours = In { $store } staat iets anders dan tafels van Boardwright; noem een ander bestand.
store-newer = { $store } is geschreven door een nieuwere Boardwright: het schema heeft versie { $version }, dit programma kent versies tot en met { $known }. Werk het programma bij.
store-migration = { $store } kan niet van versie { $version } van het schema naar versie { $next } worden gebracht en is gelaten zoals het was: { $error }.
store-absent = Er is geen opslag { $store }; noem de opslag die de server gebruikt: --store BESTAND|URL
store-older = Het schema van { $store } heeft versie { $version }, dit programma werkt met versie { $known }. Start de server één keer: die werkt het bij.
store-served = Een server gebruikt { $store }. Stop die server, doe dit nog eens en start hem weer.
store-file-damaged = { $store } is beschadigd: { $error }.
store-unwritable = { $store } kan niet geschreven worden: { $error }.
store-not-empty = In { $store } staan al tafels ({ $tables }). Met --force worden ze vervangen en in een ander bestand bewaard.
store-backup-exists = { $file } bestaat al. Noem een ander bestand, of vervang dit met --force.
store-backup-no-file = { $file } is geen gewoon bestand; noem een ander.
store-backup-itself = { $file } is de opslag zelf; noem een ander bestand voor de back-up.
store-no-asyncpg = Voor PostgreSQL is asyncpg nodig: installeer boardwright[postgres], of noem een bestand.
store-unreachable = De PostgreSQL-server { $store } kan niet worden gebruikt: { $error }.
store-address = Het adres van een PostgreSQL-server schrijf je als postgresql://user:password@host:port/database; schrijf in een wachtwoord tekens zoals @ / : # ? als %40 %2F %3A %23 %3F.
