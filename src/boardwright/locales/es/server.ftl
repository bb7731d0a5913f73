### Lo que dice el servidor.

server-frozen = Esta mesa empezó con la versión { $version } de las reglas, que este programa no conoce. Se puede leer; para seguir jugando, actualiza Boardwright.
server-damaged = Lo que se guarda de esta mesa está dañado. Se muestra lo que aún se puede leer; no se puede seguir jugando.
server-past-damaged = Hay jugadas anteriores de esta mesa dañadas, así que no se puede mirar atrás. Lo que se muestra es correcto.
server-not-started = La partida aún no ha empezado.
server-started = La partida ya ha empezado.
server-seats-open = Aún hay asientos abiertos: espera a que se ocupen, o deja que los ocupen bots.
server-finished = La partida ha terminado.
server-not-finished = La partida aún no ha terminado.
server-play-on-secret = Hasta que termine esta partida no puedes seguir desde aquí: se revelaría lo que ocultan los demás, bots incluidos.
server-not-running = Ahora mismo aquí no juega nadie.
server-stale = La partida ha seguido mientras tanto; así está ahora la mesa.
server-not-asked = No es tu turno.
server-not-own = Ese asiento no es tuyo; usa el enlace del asiento.
server-no-seat = Ese asiento no existe.
server-host-only = Eso solo puede hacerlo quien creó la mesa.
server-bot-plays = En ese asiento juega un bot; recupéralo primero si es tuyo.
server-plays-already = Ese asiento ya lo juegas tú.
server-not-away = { $name } no está ausente: nadie más puede ceder ese asiento hasta que pasen { $seconds } segundos sin respuesta.
server-has-left = Quien ocupaba ese asiento ya se ha ido.
server-no-line = El registro termina con la línea { $last }.
server-undo-pending = Alguien ya ha pedido deshacer; responde primero a eso.
server-undo-unasked = Nadie te ha pedido permiso.
server-pace-same = El tiempo por jugada ya es ese.
server-pace-pending = Alguien ya ha propuesto otro tiempo por jugada; responde primero a eso.
server-undo-absent = { $name } ha jugado desde entonces y ahora no está: nadie más puede dar permiso para deshacer eso.
server-undo-wait = Acabas de pedir deshacer: vuelve a pedirlo dentro de { $seconds } segundos o explica el motivo en el chat.
server-no-hints = En esta mesa los bots no dan consejos.
server-busy = Ahora mismo mucha gente quiere consejo; inténtalo de nuevo dentro de un momento.
server-advice-wait = Eso ya lo has pedido; aún se está pensando.
server-advice-lost = No se ha podido encontrar nada; inténtalo de nuevo.

server-name-long = Un nombre tiene como mucho { $most } letras.
server-name-taken = En una mesa no puede haber dos personas que se llamen «{ $name }»; elige otro nombre, por favor.
server-chat-empty = En una línea vacía no se dice nada.
server-chat-long = Una línea del chat tiene como mucho { $most } letras.
server-text-unfit = Solo letras y signos normales, por favor.

server-no-invite = Esta invitación no es para ningún asiento de aquí; pide un enlace nuevo.
server-seat-taken = Alguien ya ha entrado con esta invitación; si fuiste tú, sigue con el enlace que recibiste entonces.
server-join-frozen = Las reglas han cambiado desde que se creó esta mesa, así que ya nadie puede sentarse aquí. Pide una invitación a una mesa nueva.
server-full = Todos los asientos están ocupados.
server-no-bot = «{ $text }» no es un bot que juegue aquí; elige random, greedy, mcts, mcts:2s, mcts:5000 o de level:1 a level:5.
server-bot-budget = Aquí un bot puede pensar como mucho { $seconds } segundos o { $iterations } iteraciones por jugada.
server-bot-lost = El bot { $bot } no respondió; se jugó otra acción en su lugar.
server-unfit = { $reason }
server-components-long = Un archivo de componentes tiene aquí como mucho { $most } letras.
server-record-long = Un registro tiene aquí como mucho { $most } letras.
server-record-wrong = La jugada { $move } del registro no sigue las reglas.
server-tables-many = Has cambiado o creado { $most } mesas en una hora; espera un poco, por favor.
server-tables-unfinished = Tienes { $most } mesas sin terminar; termina primero una de ellas.

server-no-table = Esa mesa no existe.
server-no-token = Esta mesa necesita su propio enlace; pídelo a quien la creó.
server-no-game = «{ $text }» no es un juego que se juegue aquí.
server-no-status = «{ $text }» no es ningún estado de una mesa: escribe open, running o finished.
server-no-hello = El primer mensaje debe ser hello.
server-hello-twice = Ya has dicho hello.
server-garbage = No se entiende este mensaje: { $reason }.
server-message-long = Un mensaje tiene como mucho { $most } bytes.
server-no-json = El cuerpo debe ser application/json.
server-too-fast = Demasiado de golpe; espera un momento, por favor.
server-origin = Las páginas de otros servidores no pueden preguntar aquí.
server-host = Este servidor no se conoce como «{ $host }». Si debería llamarse así, inícialo con --origin y esa dirección.
server-local-only = Las cifras son solo para esta máquina.
server-error = Algo ha fallado aquí; no se ha cambiado nada. Inténtalo de nuevo, por favor.
server-closing = El servidor se está reiniciando; vuelve dentro de un momento, por favor.
server-store-failed = No se ha podido guardar, así que quizá no haya ocurrido. Mira la mesa e inténtalo de nuevo.
server-store-unreadable = Ahora mismo no se pueden leer las mesas. Inténtalo de nuevo, por favor.

server-log-left = { $name } se ha ido.
server-log-taken-over = { FORM($bot, "level") } juega por { $name }.
server-log-taken-back = { $name } ha vuelto.
server-log-undone = { $moves ->
    [one] { $name } ha deshecho una jugada.
   *[other] { $name } ha deshecho { $moves } jugadas.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Se acabó el tiempo y eligió un bot:
server-log-paced = Desde ahora, el tiempo por jugada es de { $time }.
server-log-unpaced = Desde ahora no hay límite de tiempo por jugada.
server-pace-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
server-pace-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
server-pace-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
server-pace-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

serve-help = Abre mesas para personas y bots: un servidor con una página para navegadores.
serve-examples = Ejemplo: boardwright serve --port 8400 --store games.db
serve-option-host = Dirección en la que escuchar; 0.0.0.0 deja entrar a más gente.
serve-option-port = Puerto en el que escuchar.
serve-option-store = Dónde se guardan las mesas: un archivo SQLite o postgresql://… (por defecto: { $file }).
serve-option-workers = Procesos que atienden; más de uno necesita PostgreSQL.
serve-option-bots = Procesos en los que piensan los bots.
serve-option-origin = Otra dirección de la que pueden venir páginas, por ejemplo https://games.example.
serve-option-limit = Cambia un límite, por ejemplo connections=500; véase docs/security.md.
serve-limit-unfit = El límite { $name } no puede ser «{ $text }»; escribe un número.
serve-limit-range = El límite { $name } no puede ser «{ $text }»; va de { $least } a { $most }.
serve-option-proxy = Dirección de un proxy en cuyo X-Forwarded-For se confía.
serve-option-open = Abre la sala en el navegador.
serve-workers-sqlite = { $workers } procesos no pueden compartir un archivo SQLite: no se gana nada y hace esperar a todo el mundo. Usa uno solo, o indica una base de datos PostgreSQL con --store postgresql://…
serve-lobby = La sala está en { $url } (se para con Ctrl+C)
serve-no-address = No se puede usar { $url }: { $reason }.
