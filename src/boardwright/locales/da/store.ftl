### Hvor borde gemmes.

store-out-of-step = Bord { $table } er ved post { $latest }, ikke { $number }: en anden kom først.
store-failed = Lageret { $store } svigtede: { $error }.
store-damaged = Det, som { $store } indeholder om bord { $table }, er beskadiget.
store-gone = { $file } blev fjernet eller erstattet, mens { $store } er i brug. For at intet skal gå tabt, skrives der ikke mere. Stop serveren, læg den rigtige fil på plads, og start den igen.
store-unlike = { $store } giver ikke det tilbage, som lige blev skrevet til det.
store-session-lost = forbindelsen, der holder dets reservationer, er afbrudt og er ved at blive genoprettet
store-away = Lageret { $store } er væk ({ $error }); prøver igen.
store-closed = Lageret { $store } er lukket.

store-unknown-kind = Et lager er stien til en fil eller en adresse postgresql://…; ”{ $scheme }” kendes ikke.
store-in-use = { $store } bruges af en anden proces. En fil betjener én proces; brug en PostgreSQL-server til flere: --store postgresql://…
store-several-names = { $store } har flere navne (hårde links). SQLite gemmer de seneste ændringer i en fil, der er opkaldt efter et af dem, så de kunne gå tabt under et andet. Fjern de andre navne, eller angiv en kopi.
store-unusable = { $store } kan ikke åbnes: { $error }.
store-not-ours = { $store } indeholder noget andet end Boardwrights borde; angiv en anden fil.
store-newer = { $store } er skrevet af en nyere Boardwright: dets skema har version { $version }, dette program kender versioner op til { $known }. Opdater programmet.
store-migration = { $store } kan ikke føres fra version { $version } af sit skema til version { $next } og er ikke ændret: { $error }.
store-absent = Lageret { $store } findes ikke; angiv det, som serveren bruger: --store FIL|URL
store-older = Skemaet i { $store } har version { $version }, dette program arbejder med version { $known }. Start serveren én gang, så opdaterer den det.
store-served = En server bruger { $store }. Stop den, gør dette igen, og start den igen.
store-file-damaged = { $store } er beskadiget: { $error }.
store-unwritable = { $store } kan ikke skrives: { $error }.
store-not-empty = { $store } indeholder allerede borde ({ $tables }). Med --force bliver de erstattet og gemt i en anden fil.
store-backup-exists = { $file } findes allerede. Angiv en anden fil, eller erstat denne med --force.
store-backup-no-file = { $file } er ikke en almindelig fil; angiv en anden.
store-backup-itself = { $file } er selve lageret; angiv en anden fil til sikkerhedskopien.
store-no-asyncpg = PostgreSQL kræver asyncpg: installer boardwright[postgres], eller angiv en fil.
store-unreachable = PostgreSQL-serveren { $store } kan ikke bruges: { $error }.
store-address = Adressen på en PostgreSQL-server skrives postgresql://user:password@host:port/database; i en adgangskode skrives tegn som @ / : # ? som %40 %2F %3A %23 %3F.
