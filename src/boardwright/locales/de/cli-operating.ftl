### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Alle Tische in eine Datei kopieren, auch während der Server läuft.
backup-examples = Beispiel: boardwright backup tables-2026-11-18.db
backup-option-force = Die Datei ersetzen, falls es sie gibt.
backup-copying = Kopiere
backup-made = { $file } enthält alle Tische ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Die Tische einer Sicherung in einen Speicher legen, gleich welcher Art.
restore-examples = Beispiel: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Die vorhandenen Tische ersetzen; sie werden in einer anderen Datei aufgehoben.
restore-copying = Stelle wieder her
restore-done = Aus { $file } wiederhergestellte Tische: { $tables }.
restore-replaced = Was vorher da war, ist in { $file }.

## boardwright tables

tables-help = Sich um die Tische eines Servers kümmern.
tables-examples = Beispiel: boardwright tables list --status running
tables-list-help = Die Tische auflisten, auch während der Server läuft.
tables-list-examples = Beispiel: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Nur Tische, die offen sind (open), laufen (running) oder beendet sind (finished).
tables-option-game = Nur Tische dieses Spiels.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Nur Tische, die so lange niemand geändert hat: 12h, 90d, 52w.
tables-no-age = „{ $text }“ ist kein Alter; schreib 12h, 90d oder 52w.
# Headings of columns.
tables-column-id = Tisch
tables-column-game = Spiel
tables-column-status = Stand
tables-column-seats = Plätze
tables-column-moves = Züge
tables-column-age = Alter
tables-column-size = Größe
tables-size = { $size } kB
tables-sum = Tische: { $tables }, zusammen { $size } kB.
tables-absent = Einen Tisch { $table } gibt es in { $store } nicht; „boardwright tables list“ zeigt alle.
tables-unreadable = Was von Tisch { $table } gespeichert ist, lässt sich nicht lesen.
tables-export-help = Die Aufzeichnung einer Partie schreiben, auch einer unfertigen.
tables-export-examples = Beispiel: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Die Aufzeichnungen aller Partien in diesen Ordner schreiben.
tables-export-which = Nenne einen Tisch, oder alle mit --all ORDNER.
tables-exported = Die Aufzeichnung ist in { $file }.
tables-exported-all = Aufzeichnungen in { $folder }: { $games }.
tables-not-begun = An Tisch { $table } hat keine Partie begonnen.
tables-export-unfinished = Die Partie an Tisch { $table } ist nicht zu Ende: Ihre Aufzeichnung verrät, was die Spielenden voreinander verbergen.
tables-delete-help = Tische mit Namen, Chat und Partie endgültig löschen.
tables-delete-examples = Beispiel: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Es ohne Rückfrage tun.
tables-delete-ask = Endgültig löschen (Tische: { $tables })? Tippe ja:
tables-deleted = Gelöschte Tische: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = ja j yes y
tables-ask-nobody = Es ist niemand da, der gefragt werden könnte; sag --yes, wenn es geschehen soll.
tables-prune-help = Tische löschen, die lange niemand geändert hat.
tables-prune-examples = Beispiel: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Nur zeigen, was gelöscht würde.
tables-forget-help = Namen und Chat von Tischen löschen; die Partien bleiben und können weitergespielt werden.
tables-forget-examples = Beispiel: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Namen und Chat endgültig löschen (Tische: { $tables })? Tippe ja:
tables-forgotten = Namen und Chat sind gelöscht (Tische: { $tables }).
tables-forget-next = Dieselben Leute haben nach { $table } an { $next } weitergespielt; auch dort stehen ihre Namen.
tables-revoke-help = Die Links eines Tisches wertlos machen und neue ausgeben.
tables-revoke-examples = Beispiel: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Nur den Link dieses Platzes, gezählt ab 1.
tables-option-server = Die Adresse des Servers in den neuen Links.
tables-no-seat = Platz { $seat } hat keinen Link: Dort sitzt kein Mensch.
tables-revoked = Neue Links für Tisch { $table }; die alten sind nichts mehr wert.
tables-revoked-seat = Platz { $seat }: { $link }
tables-revoked-invite = Einladung für Platz { $seat }: { $link }
tables-revoked-watch = Zum Zuschauen: { $link }
tables-revoked-host = Für den Gastgeber: { $link }
