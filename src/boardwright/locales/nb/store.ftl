### Der bord lagres.

store-out-of-step = Bord { $table } er på oppføring { $latest }, ikke { $number }: Noen andre var først.
store-failed = Lageret { $store } sviktet: { $error }.
store-damaged = Det { $store } inneholder om bord { $table }, er skadet.
store-gone = { $file } ble fjernet eller erstattet mens { $store } er i bruk. For at ingenting skal gå tapt, skrives det ikke mer. Stopp serveren, legg riktig fil på plass, og start den igjen.
store-unlike = { $store } gir ikke tilbake det som nettopp ble skrevet dit.
store-session-lost = forbindelsen som holder reservasjonene, er brutt og opprettes på nytt
store-away = Lageret { $store } er borte ({ $error }); prøver igjen.
store-closed = Lageret { $store } er lukket.

store-unknown-kind = Et lager er stien til en fil eller en adresse postgresql://…; «{ $scheme }» er ukjent.
store-in-use = { $store } brukes av en annen prosess. En fil betjener én prosess; til flere trengs en PostgreSQL-server: --store postgresql://…
store-several-names = { $store } har flere navn (harde lenker). SQLite tar vare på de siste endringene i en fil som heter etter ett av dem, så de kunne gå tapt under et annet. Fjern de andre navnene, eller oppgi en kopi.
store-unusable = { $store } kan ikke åpnes: { $error }.
store-not-ours = { $store } inneholder noe annet enn Boardwright-bord; oppgi en annen fil.
store-newer = { $store } er skrevet av en nyere Boardwright: Skjemaet har versjon { $version }, dette programmet kjenner versjoner opp til { $known }. Oppdater programmet.
store-migration = { $store } kan ikke bringes fra versjon { $version } av skjemaet til versjon { $next }, og er latt urørt: { $error }.
store-absent = Lageret { $store } finnes ikke; oppgi det som serveren bruker: --store FIL|URL
store-older = Skjemaet i { $store } har versjon { $version }, dette programmet arbeider med versjon { $known }. Start serveren én gang, så oppdaterer den det.
store-served = En server bruker { $store }. Stopp den, gjør dette igjen, og start den igjen.
store-file-damaged = { $store } er skadet: { $error }.
store-unwritable = { $store } kan ikke skrives: { $error }.
store-not-empty = { $store } inneholder allerede bord ({ $tables }). Med --force blir de erstattet og tatt vare på i en annen fil.
store-backup-exists = { $file } finnes allerede. Oppgi en annen fil, eller erstatt denne med --force.
store-backup-no-file = { $file } er ingen vanlig fil; oppgi en annen.
store-backup-itself = { $file } er selve lageret; oppgi en annen fil til sikkerhetskopien.
store-no-asyncpg = PostgreSQL krever asyncpg: Installer boardwright[postgres], eller oppgi en fil.
store-unreachable = PostgreSQL-serveren { $store } kan ikke brukes: { $error }.
store-address = Adressen til en PostgreSQL-server skrives postgresql://user:password@host:port/database; i et passord skrives tegn som @ / : # ? som %40 %2F %3A %23 %3F.
