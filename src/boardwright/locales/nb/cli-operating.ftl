### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Kopier alle bord til én fil, også mens serveren kjører.
backup-examples = Eksempel: boardwright backup tables-2026-11-18.db
backup-option-force = Erstatt filen hvis den finnes.
backup-copying = Kopierer
backup-made = { $file } inneholder alle bord ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Legg bordene fra en sikkerhetskopi i et lager, av hvilket slag som helst.
restore-examples = Eksempel: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Erstatt bordene som er der; de tas vare på i en annen fil.
restore-copying = Gjenoppretter
restore-done = Bord gjenopprettet fra { $file }: { $tables }.
restore-replaced = Det som var der før, er i { $file }.

## boardwright tables

tables-help = Ta vare på bordene til en server.
tables-examples = Eksempel: boardwright tables list --status running
tables-list-help = Vis bordene, også mens serveren kjører.
tables-list-examples = Eksempel: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Bare bord som er åpne (open), i gang (running) eller ferdige (finished).
tables-option-game = Bare bord med dette spillet.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Bare bord som ingen har endret på så lenge: 12h, 90d, 52w.
tables-no-age = «{ $text }» er ingen alder; skriv 12h, 90d eller 52w.
# Headings of columns.
tables-column-id = bord
tables-column-game = spill
tables-column-status = tilstand
tables-column-seats = plasser
tables-column-moves = trekk
tables-column-age = alder
tables-column-size = størrelse
tables-size = { $size } kB
tables-sum = Bord: { $tables }, til sammen { $size } kB.
tables-absent = Det er ikke noe bord { $table } i { $store }; «boardwright tables list» viser alle.
tables-unreadable = Det som er lagret av bordet { $table }, kan ikke leses.
tables-export-help = Skriv opptaket av et parti, også et som ikke er slutt.
tables-export-examples = Eksempel: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Skriv opptakene av alle partier i denne mappen.
tables-export-which = Oppgi et bord, eller alle med --all MAPPE.
tables-exported = Opptaket er i { $file }.
tables-exported-all = Opptak i { $folder }: { $games }.
tables-not-begun = Ved bordet { $table } har ikke noe parti begynt.
tables-export-unfinished = Partiet ved bordet { $table } er ikke slutt: Opptaket røper det spillerne skjuler for hverandre.
tables-delete-help = Slett bord med navn, chat og partier for godt.
tables-delete-examples = Eksempel: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Gjør det uten å spørre.
tables-delete-ask = Slette for godt (bord: { $tables })? Skriv ja:
tables-deleted = Slettede bord: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = ja j yes y
tables-ask-nobody = Det er ingen å spørre; si --yes hvis det skal gjøres.
tables-prune-help = Slett bord som ingen har endret på lenge.
tables-prune-examples = Eksempel: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Vis bare hva som ville blitt slettet.
tables-forget-help = Slett bordenes navn og chat; partiene blir igjen og kan spilles videre.
tables-forget-examples = Eksempel: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Slette navn og chat for godt (bord: { $tables })? Skriv ja:
tables-forgotten = Navn og chat er slettet (bord: { $tables }).
tables-forget-next = De samme spilte videre fra { $table } ved { $next }; navnene deres står også der.
tables-revoke-help = Gjør lenkene til et bord verdiløse, og skriv ut nye.
tables-revoke-examples = Eksempel: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Bare lenken til denne plassen, talt fra 1.
tables-option-server = Adressen til serveren i de nye lenkene.
tables-no-seat = Plass { $seat } har ingen lenke: Der sitter ingen.
tables-revoked = Nye lenker til bordet { $table }; de gamle er ikke verdt noe lenger.
tables-revoked-seat = Plass { $seat }: { $link }
tables-revoked-invite = Invitasjon til plass { $seat }: { $link }
tables-revoked-watch = For tilskuere: { $link }
tables-revoked-host = For verten: { $link }
