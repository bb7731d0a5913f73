### Det, der fortælles ved bordet i alle spil.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Point: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-place = { $place }. { $seats } med { $points } point
