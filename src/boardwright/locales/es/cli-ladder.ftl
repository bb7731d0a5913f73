### Lo fuertes que son los bots: la clasificación en la línea de órdenes.

cli-ladder-help = Clasifica los bots de un juego: Elo con intervalos del 95 %, para cada número de jugadores.
cli-ladder-examples = Ejemplo: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Los bots, del más débil al más fuerte, separados por comas (por defecto: { $bots }); cada uno juega contra los dos más cercanos a cada lado, y cada nivel contra el siguiente.
cli-ladder-players = Los números de jugadores, separados por comas (por defecto: 2).
cli-ladder-how-many = Cuántas partidas juega cada enfrentamiento, redondeando hacia arriba hasta completar las rotaciones de asientos (por defecto: { $games }).
cli-ladder-seed = Semilla de todo el azar (por defecto: { $seed }).
cli-ladder-two-bots = una clasificación necesita dos bots distintos, por ejemplo --bots random,greedy
cli-ladder-no-number = «{ $text }» no es un número de jugadores; escribe por ejemplo --players 2,4

cli-ladder-title = { $game }, { $players } jugadores: { $fixed } tiene Elo 0
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95 %
cli-ladder-games = partidas
cli-ladder-time = ms por jugada

cli-forecast = { $games } partidas: { $minutes ->
    [one] alrededor de un minuto
   *[other] unos { $minutes } minutos
} con { $jobs ->
    [one] un proceso
   *[other] { $jobs } procesos
}.
cli-forecast-hours = { $games } partidas: alrededor de { $hours } { $hours ->
    [one] hora
   *[other] horas
} con { $jobs ->
    [one] un proceso
   *[other] { $jobs } procesos
}.
cli-stopped = Interrumpido después de { $done } de { $games } partidas.

ladder-unlinked = { $count ->
    [0] { $fixed } no ha jugado contra nadie, así que nada se puede comparar con él.
    [one] Ninguna partida une a { $bots } con { $fixed }, así que no se pueden clasificar juntos.
   *[other] Ninguna partida une a { $bots } con { $fixed }, así que no se pueden clasificar juntos.
}
