### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Copia todas las mesas en un archivo, también con el servidor en marcha.
backup-examples = Ejemplo: boardwright backup tables-2026-11-18.db
backup-option-force = Sustituye el archivo si existe.
backup-copying = Copiando
backup-made = { $file } contiene todas las mesas ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Pone las mesas de una copia de seguridad en un almacén, del tipo que sea.
restore-examples = Ejemplo: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Sustituye las mesas que hay; se guardan en otro archivo.
restore-copying = Restaurando
restore-done = Mesas restauradas desde { $file }: { $tables }.
restore-replaced = Lo que había antes está en { $file }.

## boardwright tables

tables-help = Cuida de las mesas de un servidor.
tables-examples = Ejemplo: boardwright tables list --status running
tables-list-help = Lista las mesas, también con el servidor en marcha.
tables-list-examples = Ejemplo: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Solo las mesas abiertas (open), en juego (running) o terminadas (finished).
tables-option-game = Solo las mesas de este juego.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Solo las mesas que nadie ha cambiado desde hace: 12h, 90d, 52w.
tables-no-age = «{ $text }» no es una edad; escribe 12h, 90d o 52w.
# Headings of columns.
tables-column-id = mesa
tables-column-game = juego
tables-column-status = estado
tables-column-seats = asientos
tables-column-moves = jugadas
tables-column-age = edad
tables-column-size = tamaño
tables-size = { $size } kB
tables-sum = Mesas: { $tables }, en total { $size } kB.
tables-absent = En { $store } no hay ninguna mesa { $table }; «boardwright tables list» las muestra todas.
tables-unreadable = Lo que se guarda de la mesa { $table } no se puede leer.
tables-export-help = Escribe el registro de una partida, aunque no haya terminado.
tables-export-examples = Ejemplo: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Escribe los registros de todas las partidas en esta carpeta.
tables-export-which = Indica una mesa, o todas con --all CARPETA.
tables-exported = El registro está en { $file }.
tables-exported-all = Registros en { $folder }: { $games }.
tables-not-begun = En la mesa { $table } no ha empezado ninguna partida.
tables-export-unfinished = La partida de la mesa { $table } no ha terminado: su registro revela lo que los jugadores se ocultan.
tables-delete-help = Borra para siempre mesas con sus nombres, su chat y sus partidas.
tables-delete-examples = Ejemplo: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Hazlo sin preguntar.
tables-delete-ask = ¿Borrar para siempre (mesas: { $tables })? Escribe sí:
tables-deleted = Mesas borradas: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = sí si s yes y
tables-ask-nobody = No hay nadie a quien preguntar; escribe --yes si debe hacerse.
tables-prune-help = Borra las mesas que nadie ha cambiado desde hace mucho.
tables-prune-examples = Ejemplo: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Muestra solo lo que se borraría.
tables-forget-help = Borra los nombres y el chat de las mesas; las partidas quedan y se pueden continuar.
tables-forget-examples = Ejemplo: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = ¿Borrar para siempre los nombres y el chat (mesas: { $tables })? Escribe sí:
tables-forgotten = Nombres y chat borrados (mesas: { $tables }).
tables-forget-next = Después de { $table }, las mismas personas jugaron en { $next }; sus nombres también están allí.
tables-revoke-help = Deja sin valor los enlaces de una mesa y muestra otros nuevos.
tables-revoke-examples = Ejemplo: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Solo el enlace de este asiento, contado desde 1.
tables-option-server = La dirección del servidor en los enlaces nuevos.
tables-no-seat = El asiento { $seat } no tiene enlace: allí no se sienta nadie.
tables-revoked = Enlaces nuevos para la mesa { $table }; los antiguos ya no valen nada.
tables-revoked-seat = Asiento { $seat }: { $link }
tables-revoked-invite = Invitación para el asiento { $seat }: { $link }
tables-revoked-watch = Para mirar: { $link }
tables-revoked-host = Para quien organiza: { $link }
