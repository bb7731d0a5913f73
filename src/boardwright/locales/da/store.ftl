### Hvor borde gemmes.

store-out-of-step = Bord { $table } er ved post { $latest }, ikke { $number }: en anden kom først.
store-failed = Lageret { $store } svigtede: { $error }.
store-session-lost = forbindelsen, der holder dets reservationer, er afbrudt og er ved at blive genoprettet
store-away = Lageret { $store } er væk ({ $error }); prøver igen.
store-closed = Lageret { $store } er lukket.

store-unknown-kind = Et lager er stien til en fil eller en adresse postgresql://…; ”{ $scheme }” kendes ikke.
store-in-use = { $store } bruges af en anden proces. En fil betjener én proces; brug en PostgreSQL-server til flere: --store postgresql://…
store-unusable = { $store } kan ikke åbnes: { $error }.
store-not-ours = { $store } indeholder noget andet end Boardwrights borde; angiv en anden fil.
store-newer = { $store } er skrevet af en nyere Boardwright: dets skema har version { $version }, dette program kender versioner op til { $known }. Opdater programmet.
store-migration = { $store } kan ikke føres fra version { $version } af sit skema til version { $next } og er ikke ændret: { $error }.
store-no-asyncpg = PostgreSQL kræver asyncpg: installer boardwright[postgres], eller angiv en fil.
store-unreachable = PostgreSQL-serveren { $store } kan ikke bruges: { $error }.
store-address = Adressen på en PostgreSQL-server skrives postgresql://user:password@host:port/database; i en adgangskode skrives tegn som @ / : # ? som %40 %2F %3A %23 %3F.
