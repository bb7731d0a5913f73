### How strong the bots are: the ladder on the command line.

## On the command line.

cli-ladder-help = Rate the bots of a game: Elo with 95% intervals, for each number of players.
cli-ladder-examples = Example: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = The bots, from the weakest to the strongest, separated by commas (default: { $bots }); each plays the two next to it on either side, and each level the next one.
cli-ladder-players = The numbers of players, separated by commas (default: 2).
cli-ladder-how-many = How many games each pairing plays, rounded up to full seatings (default: { $games }).
cli-ladder-seed = Random seed (default: { $seed }).
cli-ladder-two-bots = a ladder needs two different bots, such as --bots random,greedy
cli-ladder-no-number = “{ $text }” is not a number of players; write for example --players 2,4

# $fixed is the name of a bot.
cli-ladder-title = { $game }, { $players } players: { $fixed } has Elo 0
cli-ladder-bot = bot
cli-ladder-elo = Elo
# Heading of a column: the 95% interval.
cli-ladder-interval = 95%
cli-ladder-games = games
# Heading of a column: milliseconds for a move.
cli-ladder-time = ms a move

## What games together cost, said before they begin.

# $games is never 1.
cli-forecast = { $games } games: { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
} with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}.
cli-forecast-hours = { $games } games: about { $hours } hours with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}.
cli-stopped = Stopped after { $done } of { $games } games.

## When bots cannot be rated.

ladder-unlinked = { $count ->
    [0] { $fixed } has played nobody, so nothing can be compared with it.
    [one] No games link { $bots } with { $fixed }, so they cannot be rated together.
   *[other] No games link any of { $bots } with { $fixed }, so they cannot be rated together.
}
