### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Copia tutti i tavoli in un file, anche mentre il server è in funzione.
backup-examples = Esempio: boardwright backup tables-2026-11-18.db
backup-option-force = Sostituisci il file se esiste.
backup-copying = Copia
backup-made = { $file } contiene tutti i tavoli ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Metti i tavoli di una copia di sicurezza in un archivio, di qualunque tipo.
restore-examples = Esempio: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Sostituisci i tavoli presenti; vengono conservati in un altro file.
restore-copying = Ripristino
restore-done = Tavoli ripristinati da { $file }: { $tables }.
restore-replaced = Quello che c’era prima è in { $file }.

## boardwright tables

tables-help = Occupati dei tavoli di un server.
tables-examples = Esempio: boardwright tables list --status running
tables-list-help = Elenca i tavoli, anche mentre il server è in funzione.
tables-list-examples = Esempio: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Solo i tavoli aperti (open), in corso (running) o finiti (finished).
tables-option-game = Solo i tavoli di questo gioco.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Solo i tavoli che nessuno ha cambiato da tanto: 12h, 90d, 52w.
tables-no-age = «{ $text }» non è un’età; scrivi 12h, 90d o 52w.
# Headings of columns.
tables-column-id = tavolo
tables-column-game = gioco
tables-column-status = stato
tables-column-seats = posti
tables-column-moves = mosse
tables-column-age = età
tables-column-size = dimensione
tables-size = { $size } kB
tables-sum = Tavoli: { $tables }, in tutto { $size } kB.
tables-absent = In { $store } non c’è nessun tavolo { $table }; «boardwright tables list» li mostra tutti.
tables-unreadable = Quello che è conservato del tavolo { $table } non si può leggere.
tables-export-help = Scrivi la registrazione di una partita, anche non finita.
tables-export-examples = Esempio: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Scrivi le registrazioni di tutte le partite in questa cartella.
tables-export-which = Indica un tavolo, o tutti con --all CARTELLA.
tables-exported = La registrazione è in { $file }.
tables-exported-all = Registrazioni in { $folder }: { $games }.
tables-not-begun = Al tavolo { $table } non è cominciata nessuna partita.
tables-export-unfinished = La partita al tavolo { $table } non è finita: la sua registrazione rivela ciò che i giocatori si nascondono.
tables-delete-help = Elimina per sempre dei tavoli con nomi, chat e partite.
tables-delete-examples = Esempio: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Fallo senza chiedere.
tables-delete-ask = Eliminare per sempre (tavoli: { $tables })? Scrivi sì:
tables-deleted = Tavoli eliminati: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = sì si s yes y
tables-ask-nobody = Non c’è nessuno a cui chiedere; scrivi --yes se va fatto.
tables-prune-help = Elimina i tavoli che nessuno ha cambiato da molto tempo.
tables-prune-examples = Esempio: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Mostra soltanto che cosa verrebbe eliminato.
tables-forget-help = Elimina i nomi e la chat dei tavoli; le partite restano e possono continuare.
tables-forget-examples = Esempio: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Eliminare per sempre nomi e chat (tavoli: { $tables })? Scrivi sì:
tables-forgotten = Nomi e chat sono eliminati (tavoli: { $tables }).
tables-forget-next = Dopo { $table } le stesse persone hanno giocato a { $next }; i loro nomi sono anche lì.
tables-revoke-help = Rendi inutili i link di un tavolo e mostrane di nuovi.
tables-revoke-examples = Esempio: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Solo il link di questo posto, contato da 1.
tables-option-server = L’indirizzo del server nei nuovi link.
tables-no-seat = Il posto { $seat } non ha un link: non ci siede nessuno.
tables-revoked = Nuovi link per il tavolo { $table }; i vecchi non valgono più niente.
tables-revoked-seat = Posto { $seat }: { $link }
tables-revoked-invite = Invito per il posto { $seat }: { $link }
tables-revoked-watch = Per guardare: { $link }
tables-revoked-host = Per chi ospita: { $link }
