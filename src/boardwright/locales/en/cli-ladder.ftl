### How strong the bots are: the ladder on the command line.

## On the command line.

cli-ladder-help = Rate the bots of a game: Elo with 95% intervals, for each number of players.
cli-ladder-examples = Example: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = The bots, from the weakest to the strongest, separated by commas (default: { $bots }); each plays the two next to it on either side, and each level the next one.
cli-ladder-players = The numbers of players, separated by commas (default: 2).
cli-ladder-how-many = How many games each pairing plays, rounded up to full seatings (default: { $games }).
cli-ladder-seed = Seed of all chance (default: { $seed }).
cli-ladder-reproduce = Play the published ladder and write it into docs/bots.md here. If you stop it, the same command goes on.
cli-ladder-renew = Write the published ladder anew, but play only what bots that were changed since would play; the other games are those in docs/ladder here.
cli-ladder-two-bots = a ladder needs two different bots, such as --bots random,greedy
cli-ladder-no-number = “{ $text }” is no number of players; write such as --players 2,4
cli-ladder-published = { $flag } plays the published settings; leave out { $option }.
cli-ladder-no-page = { $file } is not here, or has no place for the ladder of { $game }: run this in a checkout of Boardwright.
cli-ladder-kept = { $games ->
    [one] One game of an earlier run is taken over.
   *[other] { $games } games of an earlier run are taken over.
}
cli-ladder-go-on = What was played is kept in { $file }; the same command goes on from there.
cli-ladder-written = The ladder is written into { $file }.

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
