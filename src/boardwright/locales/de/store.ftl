### Wo Tische aufbewahrt werden.

store-out-of-step = Tisch { $table } ist bei Eintrag { $latest }, nicht { $number }: Jemand war schneller.
store-failed = Der Speicher { $store } ist ausgefallen: { $error }.
store-damaged = Was { $store } von Tisch { $table } enthält, ist beschädigt.
store-gone = { $file } wurde entfernt oder ersetzt, während { $store } in Gebrauch ist. Damit nichts verloren geht, wird nichts mehr geschrieben. Halte den Server an, leg die richtige Datei an ihren Platz und starte ihn wieder.
store-unlike = { $store } gibt nicht zurück, was gerade hineingeschrieben wurde.
# Steht für $error in store-away.
store-session-lost = die Verbindung, die seine Tische reserviert, ist verloren und wird neu aufgebaut
store-away = Der Speicher { $store } ist nicht erreichbar ({ $error }); neuer Versuch läuft.
store-closed = Der Speicher { $store } ist geschlossen.

store-unknown-kind = Ein Speicher ist der Pfad einer Datei oder eine Adresse postgresql://…; „{ $scheme }“ ist nicht bekannt.
store-in-use = { $store } wird von einem anderen Prozess benutzt. Eine Datei dient einem Prozess; für mehrere nimm einen PostgreSQL-Server: --store postgresql://…
store-several-names = { $store } hat mehrere Namen (harte Links). SQLite hebt die letzten Änderungen in einer Datei auf, die nach einem davon heißt; unter einem anderen könnten sie verloren gehen. Entferne die anderen Namen, oder nenne eine Kopie.
store-unusable = { $store } lässt sich nicht öffnen: { $error }.
store-not-ours = { $store } enthält etwas anderes als Tische von Boardwright; nenne eine andere Datei.
store-newer = { $store } wurde von einem neueren Boardwright geschrieben: Sein Schema hat Version { $version }, dieses Programm kennt Versionen bis { $known }. Aktualisiere das Programm.
store-migration = { $store } lässt sich nicht von Version { $version } seines Schemas auf Version { $next } bringen und wurde so gelassen, wie es ist: { $error }.
store-absent = Einen Speicher { $store } gibt es nicht; nenne den, den der Server benutzt: --store DATEI|URL
store-older = Das Schema von { $store } hat Version { $version }, dieses Programm arbeitet mit Version { $known }. Starte einmal den Server: Er bringt es auf den neuen Stand.
store-served = Ein Server benutzt { $store }. Halte ihn an, mach dies noch einmal, und starte ihn wieder.
store-file-damaged = { $store } ist beschädigt: { $error }.
store-unwritable = { $store } lässt sich nicht schreiben: { $error }.
store-not-empty = { $store } enthält schon Tische ({ $tables }). Mit --force werden sie ersetzt und in einer anderen Datei aufgehoben.
store-backup-exists = { $file } gibt es schon. Nenne eine andere Datei, oder ersetze diese mit --force.
store-backup-no-file = { $file } ist keine gewöhnliche Datei; nenne eine andere.
store-backup-itself = { $file } ist der Speicher selbst; nenne für die Sicherung eine andere Datei.
store-no-asyncpg = PostgreSQL braucht asyncpg: Installiere boardwright[postgres], oder nenne eine Datei.
store-unreachable = Der PostgreSQL-Server { $store } lässt sich nicht nutzen: { $error }.
store-address = Die Adresse eines PostgreSQL-Servers schreibt man postgresql://user:password@host:port/database; in einem Passwort schreib Zeichen wie @ / : # ? als %40 %2F %3A %23 %3F.
