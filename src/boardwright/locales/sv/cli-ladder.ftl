### Hur starka botarna är: rankningen på kommandoraden.

cli-ladder-help = Ranka botarna i ett spel: Elo med 95 %-intervall, för varje antal spelare.
cli-ladder-examples = Exempel: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Botarna, från den svagaste till den starkaste, åtskilda med kommatecken (standard: { $bots }); var och en möter de två närmaste på vardera sidan, och varje nivå nästa nivå.
cli-ladder-players = Antalen spelare, åtskilda med kommatecken (standard: 2).
cli-ladder-how-many = Hur många partier varje möte omfattar, avrundat uppåt så att alla sitter lika ofta på varje plats (standard: { $games }).
cli-ladder-seed = Slumpfrö för all slump (standard: { $seed }).
cli-ladder-two-bots = en rankning behöver två olika botar, till exempel --bots random,greedy
cli-ladder-no-number = ”{ $text }” är inget antal spelare; skriv till exempel --players 2,4

cli-ladder-title = { $game }, { $players } spelare: { $fixed } har Elo 0
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95 %
cli-ladder-games = partier
cli-ladder-time = ms per drag

cli-forecast = { $games } partier: { $minutes ->
    [one] ungefär en minut
   *[other] ungefär { $minutes } minuter
} med { $jobs ->
    [one] en process
   *[other] { $jobs } processer
}.
cli-forecast-hours = { $games } partier: ungefär { $hours ->
    [one] { $hours } timme
   *[other] { $hours } timmar
} med { $jobs ->
    [one] en process
   *[other] { $jobs } processer
}.
cli-stopped = Avbrutet efter { $done } av { $games } partier.

ladder-unlinked = { $count ->
    [0] { $fixed } har inte mött någon, så inget kan jämföras med den.
    [one] Inga partier förbinder { $bots } med { $fixed }, så de kan inte rankas tillsammans.
   *[other] Inga partier förbinder någon av { $bots } med { $fixed }, så de kan inte rankas tillsammans.
}
