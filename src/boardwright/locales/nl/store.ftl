### Waar tafels worden bewaard.

store-out-of-step = Tafel { $table } is bij regel { $latest }, niet { $number }: iemand anders was eerder.
store-failed = De opslag { $store } liet het afweten: { $error }.
# Staat voor $error in store-away.
store-session-lost = de verbinding die de claims vasthoudt, is weg en wordt opnieuw gemaakt
store-away = De opslag { $store } is onbereikbaar ({ $error }); nieuwe poging.
store-closed = De opslag { $store } is gesloten.

store-unknown-kind = Een opslag is het pad van een bestand of een adres postgresql://…; “{ $scheme }” is niet bekend.
store-in-use = { $store } is in gebruik door een ander proces. Een bestand is voor één proces; gebruik voor meerdere processen een PostgreSQL-server: --store postgresql://…
store-unusable = { $store } kan niet worden geopend: { $error }.
store-not-ours = In { $store } staat iets anders dan tafels van Boardwright; noem een ander bestand.
store-newer = { $store } is geschreven door een nieuwere Boardwright: het schema heeft versie { $version }, dit programma kent versies tot en met { $known }. Werk het programma bij.
store-migration = { $store } kan niet van versie { $version } van het schema naar versie { $next } worden gebracht en is gelaten zoals het was: { $error }.
store-no-asyncpg = Voor PostgreSQL is asyncpg nodig: installeer boardwright[postgres], of noem een bestand.
store-unreachable = De PostgreSQL-server { $store } kan niet worden gebruikt: { $error }.
store-address = Het adres van een PostgreSQL-server schrijf je als postgresql://user:password@host:port/database; schrijf in een wachtwoord tekens zoals @ / : # ? als %40 %2F %3A %23 %3F.
