### Hvor stærke botterne er: ranglisten på kommandolinjen.

cli-ladder-help = Rangér botterne i et spil: Elo med 95 %-intervaller for hvert antal spillere.
cli-ladder-examples = Eksempel: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Botterne, fra den svageste til den stærkeste, adskilt af kommaer (standard: { $bots }); hver møder de to nærmeste til begge sider, og hvert niveau det næste.
cli-ladder-players = Antallene af spillere, adskilt af kommaer (standard: 2).
cli-ladder-how-many = Hvor mange partier hvert opgør har, rundet op, så alle sidder lige tit på hver plads (standard: { $games }).
cli-ladder-seed = Frø til al tilfældighed (standard: { $seed }).
cli-ladder-two-bots = en rangliste kræver to forskellige botter, for eksempel --bots random,greedy
cli-ladder-no-number = ”{ $text }” er ikke et antal spillere; skriv for eksempel --players 2,4

cli-ladder-title = { $game }, { $players } spillere: { $fixed } har Elo 0
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95 %
cli-ladder-games = partier
cli-ladder-time = ms pr. træk

cli-forecast = { $games } partier: { $minutes ->
    [one] cirka et minut
   *[other] cirka { $minutes } minutter
} med { $jobs ->
    [one] én proces
   *[other] { $jobs } processer
}.
cli-forecast-hours = { $games } partier: cirka { $hours ->
    [one] { $hours } time
   *[other] { $hours } timer
} med { $jobs ->
    [one] én proces
   *[other] { $jobs } processer
}.
cli-stopped = Afbrudt efter { $done } af { $games } partier.

ladder-unlinked = { $count ->
    [0] { $fixed } har ikke mødt nogen, så intet kan sammenlignes med den.
    [one] Ingen partier forbinder { $bots } med { $fixed }, så de kan ikke rangeres sammen.
   *[other] Ingen partier forbinder nogen af { $bots } med { $fixed }, så de kan ikke rangeres sammen.
}
