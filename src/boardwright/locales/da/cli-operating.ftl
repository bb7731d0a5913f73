### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Kopiér alle borde til én fil, også mens serveren kører.
backup-examples = Eksempel: boardwright backup tables-2026-11-18.db
backup-option-force = Erstat filen, hvis den findes.
backup-copying = Kopierer
backup-made = { $file } indeholder alle borde ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Læg bordene fra en sikkerhedskopi i et lager af den ene eller anden slags.
restore-examples = Eksempel: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Erstat de borde, der er; de gemmes i en anden fil.
restore-copying = Gendanner
restore-done = Borde gendannet fra { $file }: { $tables }.
restore-replaced = Det, der var der før, er i { $file }.

## boardwright tables

tables-help = Pas en servers borde.
tables-examples = Eksempel: boardwright tables list --status running
tables-list-help = Vis bordene, også mens serveren kører.
tables-list-examples = Eksempel: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Kun borde, der er åbne (open), i gang (running) eller færdige (finished).
tables-option-game = Kun borde med dette spil.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Kun borde, som ingen har ændret så længe: 12h, 90d, 52w.
tables-no-age = “{ $text }” er ingen alder; skriv 12h, 90d eller 52w.
# Headings of columns.
tables-column-id = bord
tables-column-game = spil
tables-column-status = tilstand
tables-column-seats = pladser
tables-column-moves = træk
tables-column-age = alder
tables-column-size = størrelse
tables-size = { $size } kB
tables-sum = Borde: { $tables }, i alt { $size } kB.
tables-absent = Der er intet bord { $table } i { $store }; “boardwright tables list” viser dem alle.
tables-unreadable = Det, der er gemt af bordet { $table }, kan ikke læses.
tables-export-help = Skriv optagelsen af et parti, også et, der ikke er slut.
tables-export-examples = Eksempel: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Skriv optagelserne af alle partier i denne mappe.
tables-export-which = Angiv et bord, eller alle med --all MAPPE.
tables-exported = Optagelsen er i { $file }.
tables-exported-all = Optagelser i { $folder }: { $games }.
tables-not-begun = Ved bordet { $table } er intet parti begyndt.
tables-export-unfinished = Partiet ved bordet { $table } er ikke slut: dets optagelse røber, hvad spillerne skjuler for hinanden.
tables-delete-help = Slet borde med navne, chat og partier for altid.
tables-delete-examples = Eksempel: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Gør det uden at spørge.
tables-delete-ask = Slet for altid (borde: { $tables })? Skriv ja:
tables-deleted = Slettede borde: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = ja j yes y
tables-ask-nobody = Der er ingen at spørge; sig --yes, hvis det skal gøres.
tables-prune-help = Slet borde, som ingen har ændret længe.
tables-prune-examples = Eksempel: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Vis kun, hvad der ville blive slettet.
tables-forget-help = Slet bordenes navne og chat; partierne bliver og kan spilles videre.
tables-forget-examples = Eksempel: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Slet navne og chat for altid (borde: { $tables })? Skriv ja:
tables-forgotten = Navne og chat er slettet (borde: { $tables }).
tables-forget-next = De samme spillede videre fra { $table } ved { $next }; deres navne står også der.
tables-revoke-help = Gør et bords links værdiløse, og udskriv nye.
tables-revoke-examples = Eksempel: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Kun linket til denne plads, talt fra 1.
tables-option-server = Serverens adresse i de nye links.
tables-no-seat = Plads { $seat } har intet link: der sidder ingen.
tables-revoked = Nye links til bordet { $table }; de gamle er ikke længere noget værd.
tables-revoked-seat = Plads { $seat }: { $link }
tables-revoked-invite = Invitation til plads { $seat }: { $link }
tables-revoked-watch = For tilskuere: { $link }
tables-revoked-host = For værten: { $link }
