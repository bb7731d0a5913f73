### Ciò che si dice al tavolo di ogni gioco.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Punti: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-place = { $place }. { $seats } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
