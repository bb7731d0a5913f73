### Wo Tische aufbewahrt werden.

store-out-of-step = Tisch { $table } ist bei Eintrag { $latest }, nicht { $number }: Jemand war schneller.
store-failed = Der Speicher { $store } ist ausgefallen: { $error }.
# Steht für $error in store-away.
store-session-lost = die Verbindung, die seine Tische reserviert, ist verloren und wird neu aufgebaut
store-away = Der Speicher { $store } ist nicht erreichbar ({ $error }); neuer Versuch läuft.
store-closed = Der Speicher { $store } ist geschlossen.

store-unknown-kind = Ein Speicher ist der Pfad einer Datei oder eine Adresse postgresql://…; „{ $scheme }“ ist nicht bekannt.
store-in-use = { $store } wird von einem anderen Prozess benutzt. Eine Datei dient einem Prozess; für mehrere nimm einen PostgreSQL-Server: --store postgresql://…
store-unusable = { $store } lässt sich nicht öffnen: { $error }.
store-not-ours = { $store } enthält etwas anderes als Tische von Boardwright; nenne eine andere Datei.
store-newer = { $store } wurde von einem neueren Boardwright geschrieben: Sein Schema hat Version { $version }, dieses Programm kennt Versionen bis { $known }. Aktualisiere das Programm.
store-migration = { $store } lässt sich nicht von Version { $version } seines Schemas auf Version { $next } bringen und wurde so gelassen, wie es ist: { $error }.
store-no-asyncpg = PostgreSQL braucht asyncpg: Installiere boardwright[postgres], oder nenne eine Datei.
store-unreachable = Der PostgreSQL-Server { $store } lässt sich nicht nutzen: { $error }.
store-address = Die Adresse eines PostgreSQL-Servers schreibt man postgresql://user:password@host:port/database; in einem Passwort schreib Zeichen wie @ / : # ? als %40 %2F %3A %23 %3F.
