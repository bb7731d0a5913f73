### Ce qui se dit à la table de tous les jeux.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Points : { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-place = { $place }. { $seats } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
