### La línea de órdenes.

cli-help = Juegos de mesa modernos, exactamente según sus reglamentos: juégalos, simúlalos, lee sus reglas.
cli-alone = Sin ninguna orden, abre la sala en el navegador.
cli-examples = Ejemplo: boardwright play imhotep --seats human,level:2,level:2
cli-error = Error: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Idioma por esta vez: { $languages }. Para siempre: boardwright language

cli-word-file = ARCHIVO
cli-word-optional-file = [ARCHIVO]
cli-word-folder = CARPETA
cli-word-table = MESA
cli-word-tables = MESA …
cli-word-age = EDAD
cli-word-number = NÚMERO
cli-word-text = TEXTO
cli-word-link = ENLACE
cli-word-name = NOMBRE
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = JUGADORES
cli-word-language = IDIOMA
cli-word-address = DIRECCIÓN
cli-word-limit = NOMBRE=NÚMERO
cli-word-path-or-url = ARCHIVO|URL
cli-word-shell = SHELL
cli-word-game = JUEGO
cli-word-options = [OPCIONES]
cli-word-command = ORDEN …

cli-rate = { $rate }/s

click-usage = Uso:
click-options = Opciones
click-heading = { $heading }:
click-commands = Órdenes
click-version = Muestra la versión y sale.
click-help = Muestra esta ayuda y sale.
click-error = Error: { $message }
click-try = Prueba «{ $command } { $option }» para ver la ayuda.
click-invalid = Valor no válido: { $message }
click-invalid-for = Valor no válido para { $param_hint }: { $message }
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-missing-command = Falta la orden.
click-no-option = No existe la opción { $name }.
click-no-command = No existe la orden { $name }.
click-near = ¿Querías decir { $possibilities }?
click-extra-arguments = { $count ->
    [one] Sobra un argumento: { $args }
   *[other] Sobran argumentos: { $args }
}
click-default = por defecto: { $default }
click-required = obligatorio
click-takes-no-value = La opción { $name } no admite ningún valor.
click-takes-value = { $count ->
    [one] La opción { $name } necesita un argumento.
   *[other] La opción { $name } necesita { $nargs } argumentos.
}
click-no-choice = { $value } no está entre { $choices }.
click-choose = Elige entre: { $choices }
click-no-number = { $value } no es un número válido.
click-no-range = { $value } no está en el rango { $range }.
click-no-file = No existe el archivo { $filename }.
click-directory = { $filename } es una carpeta, no un archivo.
click-unreadable = No se puede leer el archivo { $filename }.
click-unopened = No se puede abrir el archivo { $filename }: { $message }

cli-option-components = Un archivo propio cuyos valores sustituyen a los impresos.
cli-option-rules-version = Versión de las reglas, desde la 1; si falta, la más reciente. Qué cambió: boardwright rules JUEGO --changes.
cli-option-json = Imprime un documento JSON.
cli-option-players = Número de jugadores: { $example } (por defecto { $default }).
cli-option-start = El asiento que empieza: { $example } (por defecto { $default }).
cli-option-colours = El color de cada asiento, por ejemplo { $example } para cuatro asientos (si no se indica, en el orden del juego).
cli-seed = Semilla de todo el azar: misma semilla, mismas partidas.

cli-simulate-help = Haz que los bots jueguen miles de partidas y resume quién gana y de dónde vienen los puntos.
cli-simulate-examples = Ejemplo: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = Un bot para cada asiento, separados por comas.
cli-simulate-how-many = Cuántas partidas.
cli-simulate-jobs = Procesos que se usan (por defecto: todos los núcleos); las partidas son las mismas.
cli-simulate-output = Escribe una fila por partida y asiento en un archivo .csv, .jsonl o .parquet.
cli-simulate-games = Partidas
cli-simulate-title = { $games ->
    [one] { $game }, { $games } partida
   *[other] { $game }, { $games } partidas
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = victorias
cli-simulate-interval = intervalo del 95 %
cli-simulate-score = puntuación media
cli-simulate-speed = { $length } decisiones por partida; { $seconds } s, { $rate } decisiones/s.

cli-tournament-help = Haz que los bots jueguen entre sí en todos los asientos, con los mismos repartos en todos los enfrentamientos.
cli-tournament-examples = Ejemplo: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Los bots, separados por comas, por ejemplo { $bots }.
cli-tournament-how-many = Cuántas partidas juega cada enfrentamiento (redondeando hacia arriba hasta completar las rotaciones de asientos).
cli-tournament-two-bots = un torneo necesita dos bots distintos, por ejemplo --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } jugador
   *[other] { $game }, { $players } jugadores
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } contra { $rival }
   *[other] { $bot } entre { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } no dio una respuesta utilizable { $troubles ->
    [one] una vez
   *[other] { $troubles } veces
}; se jugó otra acción en su lugar.
cli-tournament-games = partidas
cli-tournament-wins = victorias (95 %)
cli-tournament-ahead = ventaja
cli-tournament-time = ms por jugada / del rival

cli-replay-help = Muestra paso a paso una partida registrada, comprobada con las reglas.
cli-replay-examples = Ejemplo: boardwright replay game.bwr --at 20 --board
cli-replay-at = Solo la posición después de esta jugada (0: después de la preparación).
cli-replay-board = Dibuja la mesa después de cada jugada.
cli-replay-beyond = el registro termina con la jugada { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Preparación: { $chance }

cli-verify-help = Vuelve a jugar un registro según las reglas y comprueba el hash de cada posición.
cli-verify-examples = Ejemplo: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: su única línea es correcta.
   *[other] { $file }: las { $lines } líneas son correctas.
}

cli-playthrough-help = Imprime como texto una partida entera al azar: cada elección, lo que respondió el azar, cada hash.
cli-playthrough-examples = Ejemplo: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Lee las reglas de un juego, o una regla con el código y las pruebas que la citan.
cli-rules-examples = Ejemplo: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } reglas y decisiones
cli-rules-reason = Decisión sobre una laguna del reglamento. Por qué: { $reason }
cli-rules-rulebook = Reglamento: { $rulebook }
cli-rules-gap = Reglamento: { $rulebook }. { $remark }
cli-rules-code = Código: { $places }
cli-rules-tests = Pruebas: { $places }
cli-rules-changes = Qué cambió de una versión de las reglas a la siguiente.
cli-rules-version = { $game }, desde la versión { $version }
cli-rules-unchanged = { $game }: solo existe la versión 1 de las reglas.

cli-components-help = Muestra lo que está impreso en los componentes de un juego, con la fuente de cada valor.
cli-components-examples = Ejemplo: boardwright components imhotep --estimates
cli-components-estimates = Solo los valores inventados para que encajen con lo que se sabe.
cli-components-path = nombre
cli-components-value = valor
cli-components-confidence = certeza
cli-confidence-rulebook = reglamento
cli-confidence-public = público
cli-confidence-inferred = deducido
cli-confidence-estimate = estimación
cli-confidence-owner = propio
cli-components-source = fuente
cli-components-sum = { $game }: { $shown } de { $of } valores.
cli-components-shares = Certeza: { $shares }.
cli-components-share = { $count } { $confidence }

cli-bench-help = Mide lo rápido que juegan los motores, en tiempo de CPU en un núcleo.
cli-bench-examples = Ejemplo: boardwright bench --json
cli-bench-rounds = Rondas de todas las mediciones; se muestran las medianas.
cli-bench-seconds = Segundos de CPU para cada medición de una ronda.
cli-bench-measuring = Midiendo
cli-bench-uncompiled = Los motores funcionan aquí sin compilar: instala un compilador de C y ejecuta «make build».
cli-bench-title = Cuatro jugadores al azar (búsqueda y greedy: dos jugadores), un núcleo
cli-bench-stepped = paso a paso, decisiones/s
cli-bench-whole = enteras, decisiones/s
cli-bench-clone_us = copia, µs
cli-bench-rollouts = simulaciones/s
cli-bench-search = búsqueda, iteraciones por segundo
cli-bench-greedy = greedy, decisiones/s

cli-language-help = Elige el idioma que habla la línea de órdenes a partir de ahora; sin IDIOMA, muestra cuál es.
cli-language-examples = Ejemplo: boardwright language de
cli-language-chosen = La línea de órdenes habla español a partir de ahora.

cli-completion-help = Imprime el script con el que tu shell completa órdenes, juegos y opciones.
cli-completion-examples = Ejemplo: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Crear la carpeta de un juego nuevo: uno pequeño que se puede jugar enseguida y convertir en propio.
cli-new-game-examples = Ejemplo: boardwright new-game harvest
cli-new-game-made = { $folder } contiene el juego { $name }. Para instalarlo: { $install }. Después: { $play }
cli-new-game-exists = Ya hay algo en { $folder }.
cli-new-game-python = Python ya usa el nombre { $name }.
