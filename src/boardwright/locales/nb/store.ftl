### Der bord lagres.

store-out-of-step = Bord { $table } er på oppføring { $latest }, ikke { $number }: Noen andre var først.
store-failed = Lageret { $store } sviktet: { $error }.
store-session-lost = forbindelsen som holder reservasjonene, er brutt og opprettes på nytt
store-away = Lageret { $store } er borte ({ $error }); prøver igjen.
store-closed = Lageret { $store } er lukket.

store-unknown-kind = Et lager er stien til en fil eller en adresse postgresql://…; «{ $scheme }» er ukjent.
store-in-use = { $store } brukes av en annen prosess. En fil betjener én prosess; til flere trengs en PostgreSQL-server: --store postgresql://…
store-unusable = { $store } kan ikke åpnes: { $error }.
store-not-ours = { $store } inneholder noe annet enn Boardwright-bord; oppgi en annen fil.
store-newer = { $store } er skrevet av en nyere Boardwright: Skjemaet har versjon { $version }, dette programmet kjenner versjoner opp til { $known }. Oppdater programmet.
store-migration = { $store } kan ikke bringes fra versjon { $version } av skjemaet til versjon { $next }, og er latt urørt: { $error }.
store-no-asyncpg = PostgreSQL krever asyncpg: Installer boardwright[postgres], eller oppgi en fil.
store-unreachable = PostgreSQL-serveren { $store } kan ikke brukes: { $error }.
store-address = Adressen til en PostgreSQL-server skrives postgresql://user:password@host:port/database; i et passord skrives tegn som @ / : # ? som %40 %2F %3A %23 %3F.
