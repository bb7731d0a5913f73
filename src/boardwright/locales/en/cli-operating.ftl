### For whoever runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Copy all tables into one file, even while the server is running.
backup-examples = Example: boardwright backup tables-2026-11-18.db
backup-option-force = Replace the file if it exists.
backup-copying = Copying
backup-made = { $file } holds all tables ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Put the tables of a backup into a store, of either kind.
restore-examples = Example: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Replace the tables already there; they are kept in another file.
restore-copying = Restoring
restore-done = Tables restored from { $file }: { $tables }.
restore-replaced = What was there before is in { $file }.

## boardwright tables

tables-help = Look after the tables of a server.
tables-examples = Example: boardwright tables list --status running
tables-list-help = List the tables, even while the server is running.
tables-list-examples = Example: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Only tables that are open, running or finished.
tables-option-game = Only tables of this game.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Only tables that nobody has changed for this long: 12h, 90d, 52w.
tables-no-age = “{ $text }” is not an age; write 12h, 90d or 52w.
# Headings of columns.
tables-column-id = table
tables-column-game = game
tables-column-status = status
tables-column-seats = seats
tables-column-moves = moves
tables-column-age = age
tables-column-size = size
tables-size = { $size } kB
tables-sum = Tables: { $tables }, together { $size } kB.
tables-absent = There is no table { $table } in { $store }; “boardwright tables list” shows them all.
tables-unreadable = What is stored for table { $table } cannot be read.
tables-export-help = Write the record of a game, finished or not.
tables-export-examples = Example: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Write the records of all games into this folder.
tables-export-which = Name a table, or write all with --all FOLDER.
tables-exported = The record is in { $file }.
tables-exported-all = Records in { $folder }: { $games }.
tables-not-begun = At table { $table } no game has begun.
tables-export-unfinished = The game at table { $table } is not over: its record shows what the players hide from each other.
tables-delete-help = Delete tables with their names, chat and games, for good.
tables-delete-examples = Example: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Do it without asking.
tables-delete-ask = Delete for good (tables: { $tables })? Type yes:
tables-deleted = Deleted tables: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = yes y
tables-ask-nobody = There is nobody to ask; add --yes to do it.
tables-prune-help = Delete tables that nobody has changed for a long time.
tables-prune-examples = Example: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Only show what would be deleted.
tables-forget-help = Delete the names and the chat of tables; the games stay and can go on.
tables-forget-examples = Example: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Delete names and chat for good (tables: { $tables })? Type yes:
tables-forgotten = Names and chat are deleted (tables: { $tables }).
tables-forget-next = The same people played on from { $table } at { $next }; their names are kept there too.
tables-revoke-help = Cancel the links of a table, and print new ones.
tables-revoke-examples = Example: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Only the link of this seat, counted from 1.
tables-option-server = The address of the server in the new links.
tables-no-seat = Seat { $seat } has no link: no person sits there.
tables-revoked = New links for table { $table }; the old ones no longer work.
tables-revoked-seat = Seat { $seat }: { $link }
tables-revoked-invite = Invitation for seat { $seat }: { $link }
tables-revoked-watch = Spectators: { $link }
tables-revoked-host = Host: { $link }
