### Was am Tisch jedes Spiels gesagt wird.

# Mehrere vom selben.
table-several = { $count } × { $thing }
# Dasselbe, wo wenig Platz ist.
table-several-short = { $count } { $thing }

## Punkte, die eine Aktion gebracht hat.
table-gains = Punkte: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = −{ $points } { $source }

## Das Ende.

table-place = { $place }. { $seats } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
