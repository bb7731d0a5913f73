### Wie stark die Bots sind: die Rangliste auf der Befehlszeile.

## Auf der Befehlszeile.

cli-ladder-help = Die Bots eines Spiels einstufen: Elo mit 95-%-Intervallen, für jede Personenzahl.
cli-ladder-examples = Beispiel: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Die Bots, vom schwächsten zum stärksten, durch Kommas getrennt (Vorgabe: { $bots }); jeder spielt gegen die zwei nächsten auf beiden Seiten, und jede Stufe gegen die nächste.
cli-ladder-players = Die Personenzahlen, durch Kommas getrennt (Vorgabe: 2).
cli-ladder-how-many = Wie viele Partien jede Paarung spielt, aufgerundet auf volle Sitzordnungen (Vorgabe: { $games }).
cli-ladder-seed = Startwert für allen Zufall (Vorgabe: { $seed }).
cli-ladder-two-bots = Eine Rangliste braucht zwei verschiedene Bots, etwa --bots random,greedy
cli-ladder-no-number = „{ $text }“ ist keine Personenzahl; schreib etwa --players 2,4

cli-ladder-title = { $game }, { $players } Personen: { $fixed } hat Elo 0
cli-ladder-bot = Bot
cli-ladder-elo = Elo
cli-ladder-interval = 95 %
cli-ladder-games = Partien
cli-ladder-time = ms je Zug

## Was Partien zusammen kosten, bevor sie beginnen.

cli-forecast = { $games } Partien: { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
} mit { $jobs ->
    [one] einem Prozess
   *[other] { $jobs } Prozessen
}.
cli-forecast-hours = { $games } Partien: { $hours ->
    [one] etwa eine Stunde
   *[other] etwa { $hours } Stunden
} mit { $jobs ->
    [one] einem Prozess
   *[other] { $jobs } Prozessen
}.
cli-stopped = Nach { $done } von { $games } Partien abgebrochen.

## Wenn Bots nicht eingestuft werden können.

ladder-unlinked = { $count ->
    [0] { $fixed } hat gegen niemanden gespielt, also lässt sich nichts damit vergleichen.
    [one] Keine Partien verbinden { $bots } mit { $fixed }, also lassen sie sich nicht zusammen einstufen.
   *[other] Keine Partien verbinden einen der Bots { $bots } mit { $fixed }, also lassen sie sich nicht zusammen einstufen.
}
