### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Kopiera alla bord till en fil, även medan servern är igång.
backup-examples = Exempel: boardwright backup tables-2026-11-18.db
backup-option-force = Ersätt filen om den finns.
backup-copying = Kopierar
backup-made = { $file } innehåller alla bord ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Lägg borden från en säkerhetskopia i en lagring, av vilket slag som helst.
restore-examples = Exempel: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Ersätt de bord som finns; de sparas i en annan fil.
restore-copying = Återställer
restore-done = Bord återställda från { $file }: { $tables }.
restore-replaced = Det som fanns där förut är i { $file }.

## boardwright tables

tables-help = Ta hand om borden på en server.
tables-examples = Exempel: boardwright tables list --status running
tables-list-help = Lista borden, även medan servern är igång.
tables-list-examples = Exempel: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Bara bord som är öppna (open), pågår (running) eller är klara (finished).
tables-option-game = Bara bord med det här spelet.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Bara bord som ingen har ändrat på så länge: 12h, 90d, 52w.
tables-no-age = ”{ $text }” är ingen ålder; skriv 12h, 90d eller 52w.
# Headings of columns.
tables-column-id = bord
tables-column-game = spel
tables-column-status = läge
tables-column-seats = platser
tables-column-moves = drag
tables-column-age = ålder
tables-column-size = storlek
tables-size = { $size } kB
tables-sum = Bord: { $tables }, tillsammans { $size } kB.
tables-absent = Det finns inget bord { $table } i { $store }; ”boardwright tables list” visar alla.
tables-unreadable = Det som är sparat av bordet { $table } går inte att läsa.
tables-export-help = Skriv protokollet för ett parti, även ett som inte är slut.
tables-export-examples = Exempel: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Skriv protokollen för alla partier i den här mappen.
tables-export-which = Ange ett bord, eller alla med --all MAPP.
tables-exported = Protokollet finns i { $file }.
tables-exported-all = Protokoll i { $folder }: { $games }.
tables-not-begun = Vid bordet { $table } har inget parti börjat.
tables-export-unfinished = Partiet vid bordet { $table } är inte slut: protokollet avslöjar det som spelarna döljer för varandra.
tables-delete-help = Ta bort bord med namn, chatt och partier för gott.
tables-delete-examples = Exempel: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Gör det utan att fråga.
tables-delete-ask = Ta bort för gott (bord: { $tables })? Skriv ja:
tables-deleted = Borttagna bord: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = ja j yes y
tables-ask-nobody = Det finns ingen att fråga; säg --yes om det ska göras.
tables-prune-help = Ta bort bord som ingen har ändrat på länge.
tables-prune-examples = Exempel: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Visa bara vad som skulle tas bort.
tables-forget-help = Ta bort bordens namn och chatt; partierna finns kvar och kan spelas vidare.
tables-forget-examples = Exempel: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Ta bort namn och chatt för gott (bord: { $tables })? Skriv ja:
tables-forgotten = Namn och chatt är borttagna (bord: { $tables }).
tables-forget-next = Samma personer spelade vidare från { $table } vid { $next }; deras namn finns där också.
tables-revoke-help = Gör ett bords länkar värdelösa och skriv ut nya.
tables-revoke-examples = Exempel: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Bara länken till den här platsen, räknad från 1.
tables-option-server = Serverns adress i de nya länkarna.
tables-no-seat = Plats { $seat } har ingen länk: där sitter ingen person.
tables-revoked = Nya länkar till bordet { $table }; de gamla är inte värda något längre.
tables-revoked-seat = Plats { $seat }: { $link }
tables-revoked-invite = Inbjudan till plats { $seat }: { $link }
tables-revoked-watch = För åskådare: { $link }
tables-revoked-host = För värden: { $link }
