### Jugar desde el terminal en una mesa de un servidor.

client-no-link = «{ $text }» no es un enlace a una mesa; tiene esta forma: http://localhost:8400/#/table/…
client-no-server = «{ $text }» no es la dirección de un servidor; escribe por ejemplo http://localhost:8400
client-unreachable = Ningún servidor de mesas responde en { $server }: { $reason }
# These three stand for $reason.
client-status = responde con el estado HTTP { $code }
client-garbled = no se entiende su respuesta
client-left = la conexión se cerró desde aquí
client-other-rules = La mesa juega con la versión { $theirs } de las reglas, aquí la más reciente es la { $ours }: actualiza Boardwright aquí.
client-other-components = En esta mesa se juega con componentes propios; indica aquí el mismo archivo con --components ARCHIVO.
client-other-game = Esa mesa es de { $game }: boardwright play { $game } --join …
client-two-tables = Los enlaces son de mesas distintas; indica los de una sola mesa.
client-no-view = El servidor muestra este juego de una forma que aquí no se conoce: actualiza la versión más antigua.

play-option-server = Juega en una mesa de este servidor, por ejemplo http://localhost:8400; los asientos también pueden ser open.
play-option-join = Únete a una mesa, o vuelve a ella, con su enlace.
play-option-name = Nombre de la persona en una mesa de un servidor; ponlo una vez por cada persona de aquí.
play-not-remote = { $option } es solo para partidas en este dispositivo.
play-needs-server = { $option } es para mesas de un servidor: añade --server URL o --join ENLACE.

remote-links = Envía un enlace por cada asiento abierto:
remote-watch = Para mirar: { $link }
remote-go-on = Vuelve con: boardwright play --join { $link }
remote-waiting-seats = Esperando a que se ocupen los asientos abiertos. start BOT pone un bot en cada uno, por ejemplo: start level:2
remote-waiting-host = Esperando a que empiece la partida.
remote-waiting = Esperando a { $name }.
remote-waiting-bot = { $name } piensa.
remote-lost = Se ha perdido la conexión; nuevo intento…
remote-back = De nuevo en línea.
remote-chat = { $name }: { $text }
remote-hint = Órdenes: say, undo, scores, log, board, help, quit
remote-due = Un bot juega por ti a partir de las { $time }.
remote-undo-ask = { $reason } Pregunta al resto con: undo ask
remote-undo-wish = { $name } quiere deshacer su última jugada. Responde: yes o no
remote-say-what = Di algo: say ¡Suerte!
remote-advice-thinking = Un bot lo está pensando…
remote-advice-seconds = El servidor decide cuánto se piensa una pista; escribe solo: hint
remote-nothing-now = No es tu turno. Escribe help para ver qué puedes hacer mientras tanto.
remote-help =
    Responde con el número de una opción o con su texto, por ejemplo: { $example }
    hint               la mejor opción frente a la segunda, y por qué
    say TEXTO          se lo dice a toda la mesa
    undo               deshace tu última jugada, si aún no se reveló nada
    undo ask           pregunta al resto si puedes deshacer más
    yes, no            responde a quien pregunta eso
    bot ASIENTO [BOT]  un bot juega un asiento: el tuyo o el de alguien ausente
    back               vuelve a jugar tu asiento por tu cuenta
    start [BOT]        empieza; un bot ocupa cada asiento abierto
    links              los enlaces de esta mesa
    why ACCIÓN         qué regla prohíbe una acción: why { $example }
    rules [ID]         las reglas, o una de ellas: rules { $rule }
    scores             puntos según su origen
    log                lo que ha pasado últimamente
    board              dibuja la mesa otra vez (también con una línea vacía)
    quit               salir; el asiento sigue siendo tuyo
remote-no-seat = Di qué asiento: de bot 1 a bot { $last }
