### Hvor sterke botene er: ranglisten på kommandolinjen.

cli-ladder-help = Ranger botene i et spill: Elo med 95 %-intervaller, for hvert antall spillere.
cli-ladder-examples = Eksempel: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Botene, fra den svakeste til den sterkeste, skilt med komma (standard: { $bots }); hver møter de to nærmeste på hver side, og hvert nivå det neste.
cli-ladder-players = Antallene spillere, skilt med komma (standard: 2).
cli-ladder-how-many = Hvor mange partier hvert oppgjør har, rundet opp så alle plasser er med like ofte (standard: { $games }).
cli-ladder-seed = Startverdi for alt tilfeldig (standard: { $seed }).
cli-ladder-two-bots = en rangliste krever to forskjellige boter, f.eks. --bots random,greedy
cli-ladder-no-number = «{ $text }» er ikke noe antall spillere; skriv f.eks. --players 2,4

cli-ladder-title = { $game }, { $players } spillere: { $fixed } har Elo 0
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95 %
cli-ladder-games = partier
cli-ladder-time = ms per trekk

cli-forecast = { $games } partier: { $minutes ->
    [one] omtrent ett minutt
   *[other] omtrent { $minutes } minutter
} med { $jobs ->
    [one] én prosess
   *[other] { $jobs } prosesser
}.
cli-forecast-hours = { $games } partier: omtrent { $hours ->
    [one] { $hours } time
   *[other] { $hours } timer
} med { $jobs ->
    [one] én prosess
   *[other] { $jobs } prosesser
}.
cli-stopped = Stoppet etter { $done } av { $games } partier.

ladder-unlinked = { $count ->
    [0] { $fixed } har ikke møtt noen, så ingenting kan sammenlignes med den.
    [one] Ingen partier knytter { $bots } til { $fixed }, så de kan ikke rangeres sammen.
   *[other] Ingen partier knytter noen av { $bots } til { $fixed }, så de kan ikke rangeres sammen.
}
