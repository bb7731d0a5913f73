### Wat aan de tafel van elk spel wordt verteld.

# Meer van hetzelfde.
table-several = { $count } × { $thing }
# Hetzelfde waar weinig ruimte is.
table-several-short = { $count } { $thing }

## Punten die een actie opleverde, zoals “Punten: Rood +3 verslagen monsters · Blauw -2 grote koolwitjes”.
table-gains = Punten: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

## Het einde.

table-place = { $place }. { $seats } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
