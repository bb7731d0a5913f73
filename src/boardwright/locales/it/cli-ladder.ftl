### Quanto sono forti i bot.

cli-ladder-help = Classifica i bot di un gioco: Elo con intervalli al 95%, per ogni numero di giocatori.
cli-ladder-examples = Esempio: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = I bot, dal più debole al più forte, separati da virgole (predefinito: { $bots }); ognuno gioca contro i due vicini da ogni lato, e ogni livello contro il successivo.
cli-ladder-players = I numeri di giocatori, separati da virgole (predefinito: 2).
cli-ladder-how-many = Quante partite per ogni incontro, arrotondate perché ognuno occupi tutti i posti (predefinito: { $games }).
cli-ladder-seed = Seme del caso (predefinito: { $seed }).
cli-ladder-two-bots = per una classifica servono due bot diversi, per esempio --bots random,greedy
cli-ladder-no-number = «{ $text }» non è un numero di giocatori; scrivi per esempio --players 2,4

cli-ladder-title = { $game }, { $players } giocatori: { $fixed } ha Elo 0
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95%
cli-ladder-games = partite
cli-ladder-time = ms a mossa

cli-forecast = { $games } partite: { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
} con { $jobs ->
    [one] un processo
   *[other] { $jobs } processi
}.
cli-forecast-hours = { $games } partite: circa { $hours } { $hours ->
    [one] ora
   *[other] ore
} con { $jobs ->
    [one] un processo
   *[other] { $jobs } processi
}.
cli-stopped = Interrotto dopo { $done } partite su { $games }.

ladder-unlinked = { $count ->
    [0] { $fixed } non ha giocato contro nessuno, quindi non c’è nulla da confrontare.
    [one] Nessuna partita collega { $bots } a { $fixed }, quindi non si possono classificare insieme.
   *[other] Nessuna partita collega qualcuno tra { $bots } a { $fixed }, quindi non si possono classificare insieme.
}
