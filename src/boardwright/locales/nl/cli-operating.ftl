### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Alle tafels naar één bestand kopiëren, ook terwijl de server draait.
backup-examples = Voorbeeld: boardwright backup tables-2026-11-18.db
backup-option-force = Het bestand vervangen als het bestaat.
backup-copying = Kopiëren
backup-made = { $file } bevat alle tafels ({ $tables }), { $size } kB.

## boardwright restore

restore-help = De tafels van een back-up in een opslag zetten, van welke soort ook.
restore-examples = Voorbeeld: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = De aanwezige tafels vervangen; ze worden in een ander bestand bewaard.
restore-copying = Terugzetten
restore-done = Tafels teruggezet uit { $file }: { $tables }.
restore-replaced = Wat er eerst was, staat in { $file }.

## boardwright tables

tables-help = Voor de tafels van een server zorgen.
tables-examples = Voorbeeld: boardwright tables list --status running
tables-list-help = De tafels tonen, ook terwijl de server draait.
tables-list-examples = Voorbeeld: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Alleen tafels die open zijn (open), bezig zijn (running) of klaar zijn (finished).
tables-option-game = Alleen tafels van dit spel.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Alleen tafels die zo lang door niemand veranderd zijn: 12h, 90d, 52w.
tables-no-age = ‘{ $text }’ is geen leeftijd; schrijf 12h, 90d of 52w.
# Headings of columns.
tables-column-id = tafel
tables-column-game = spel
tables-column-status = stand
tables-column-seats = plaatsen
tables-column-moves = zetten
tables-column-age = leeftijd
tables-column-size = grootte
tables-size = { $size } kB
tables-sum = Tafels: { $tables }, samen { $size } kB.
tables-absent = Er is geen tafel { $table } in { $store }; ‘boardwright tables list’ toont ze allemaal.
tables-unreadable = Wat van tafel { $table } bewaard is, is onleesbaar.
tables-export-help = Het verslag van een partij schrijven, ook van een die nog bezig is.
tables-export-examples = Voorbeeld: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = De verslagen van alle partijen in deze map schrijven.
tables-export-which = Noem een tafel, of alle met --all MAP.
tables-exported = Het verslag staat in { $file }.
tables-exported-all = Verslagen in { $folder }: { $games }.
tables-not-begun = Aan tafel { $table } is nog geen partij begonnen.
tables-export-unfinished = De partij aan tafel { $table } is niet afgelopen: het verslag verraadt wat de spelers voor elkaar verbergen.
tables-delete-help = Tafels met hun namen, chat en partijen voorgoed wissen.
tables-delete-examples = Voorbeeld: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Het doen zonder te vragen.
tables-delete-ask = Voorgoed wissen (tafels: { $tables })? Typ ja:
tables-deleted = Gewiste tafels: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = ja j yes y
tables-ask-nobody = Er is niemand om het aan te vragen; zeg --yes als het moet gebeuren.
tables-prune-help = Tafels wissen die lang door niemand veranderd zijn.
tables-prune-examples = Voorbeeld: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Alleen tonen wat gewist zou worden.
tables-forget-help = De namen en de chat van tafels wissen; de partijen blijven en kunnen verder gespeeld worden.
tables-forget-examples = Voorbeeld: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Namen en chat voorgoed wissen (tafels: { $tables })? Typ ja:
tables-forgotten = Namen en chat zijn gewist (tafels: { $tables }).
tables-forget-next = Dezelfde mensen speelden na { $table } verder aan { $next }; daar staan hun namen ook.
tables-revoke-help = De links van een tafel waardeloos maken en nieuwe tonen.
tables-revoke-examples = Voorbeeld: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Alleen de link van deze plaats, geteld vanaf 1.
tables-option-server = Het adres van de server in de nieuwe links.
tables-no-seat = Plaats { $seat } heeft geen link: daar zit niemand.
tables-revoked = Nieuwe links voor tafel { $table }; de oude zijn niets meer waard.
tables-revoked-seat = Plaats { $seat }: { $link }
tables-revoked-invite = Uitnodiging voor plaats { $seat }: { $link }
tables-revoked-watch = Om te kijken: { $link }
tables-revoked-host = Voor de gastheer: { $link }
