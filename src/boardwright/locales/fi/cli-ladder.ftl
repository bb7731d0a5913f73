### Kuinka vahvoja botit ovat: ranking komentorivillä.

## On the command line.

cli-ladder-help = Arvioi pelin botit: Elo-luvut ja niiden 95 %:n luottamusvälit kullekin pelaajamäärälle.
cli-ladder-examples = Esimerkki: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Botit heikoimmasta vahvimpaan pilkuilla erotettuina (oletus: { $bots }); kukin pelaa kahta lähintä vastaan kumpaankin suuntaan, ja kukin taso seuraavaa vastaan.
cli-ladder-players = Pelaajamäärät pilkuilla erotettuina (oletus: 2).
cli-ladder-how-many = Montako peliä kukin pari pelaa, pyöristettynä ylös täysiin istumajärjestyksiin (oletus: { $games }).
cli-ladder-seed = Kaiken sattuman siemenluku (oletus: { $seed }).
cli-ladder-two-bots = rankingiin tarvitaan kaksi eri bottia, kuten --bots random,greedy
cli-ladder-no-number = ”{ $text }” ei ole pelaajamäärä; kirjoita esimerkiksi --players 2,4

# $fixed is the name of a bot.
cli-ladder-title = { $game }, { $players } pelaajaa: { $fixed } = Elo 0
cli-ladder-bot = botti
cli-ladder-elo = Elo
# Heading of a column: the 95 % interval.
cli-ladder-interval = 95 %
cli-ladder-games = pelejä
# Heading of a column: milliseconds for a move.
cli-ladder-time = ms/siirto

## What games together cost, said before they begin.

# $games is never 1.
cli-forecast = { $games } peliä: { $minutes ->
    [one] noin minuutti
   *[other] noin { $minutes } minuuttia
}, { $jobs ->
    [one] yksi prosessi
   *[other] { $jobs } prosessia
}.
cli-forecast-hours = { $games } peliä: { $hours ->
    [one] noin tunti
   *[other] noin { $hours } tuntia
}, { $jobs ->
    [one] yksi prosessi
   *[other] { $jobs } prosessia
}.
cli-stopped = Keskeytetty, pelattu { $done }/{ $games } peliä.

## When bots cannot be rated.

ladder-unlinked = { $count ->
    [0] { $fixed } ei ole pelannut ketään vastaan, joten siihen ei voi verrata mitään.
    [one] Mikään peli ei yhdistä bottia { $bots } bottiin { $fixed }, joten niitä ei voi arvioida yhdessä.
   *[other] Mikään peli ei yhdistä botteja { $bots } bottiin { $fixed }, joten niitä ei voi arvioida yhdessä.
}
