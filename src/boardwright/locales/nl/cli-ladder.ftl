### Hoe sterk de bots zijn: de ranglijst op de opdrachtregel.

## Op de opdrachtregel.

cli-ladder-help = De bots van een spel rangschikken: Elo met 95%-intervallen, voor elk aantal spelers.
cli-ladder-examples = Voorbeeld: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = De bots, van zwak naar sterk, gescheiden door komma’s (standaard: { $bots }); elk speelt tegen de twee naaste aan weerszijden, en elk niveau tegen het volgende.
cli-ladder-players = De aantallen spelers, gescheiden door komma’s (standaard: 2).
cli-ladder-how-many = Hoeveel partijen elk paar speelt, naar boven afgerond op volledige zitvolgordes (standaard: { $games }).
cli-ladder-seed = Startwaarde voor al het toeval (standaard: { $seed }).
cli-ladder-two-bots = voor een ranglijst zijn twee verschillende bots nodig, zoals --bots random,greedy
cli-ladder-no-number = “{ $text }” is geen aantal spelers; schrijf bijvoorbeeld --players 2,4

cli-ladder-title = { $game }, { $players } spelers: { $fixed } heeft Elo 0
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95%
cli-ladder-games = partijen
cli-ladder-time = ms per zet

## Wat partijen samen kosten, gezegd voordat ze beginnen.

cli-forecast = { $games } partijen: { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
} met { $jobs ->
    [one] één proces
   *[other] { $jobs } processen
}.
cli-forecast-hours = { $games } partijen: ongeveer { $hours } uur met { $jobs ->
    [one] één proces
   *[other] { $jobs } processen
}.
cli-stopped = Gestopt na { $done } van { $games } partijen.

## Als bots niet te rangschikken zijn.

ladder-unlinked = { $count ->
    [0] { $fixed } heeft tegen niemand gespeeld, dus er valt niets mee te vergelijken.
    [one] Geen partij verbindt { $bots } met { $fixed }, dus ze zijn niet samen te rangschikken.
   *[other] Geen partij verbindt een van { $bots } met { $fixed }, dus ze zijn niet samen te rangschikken.
}
