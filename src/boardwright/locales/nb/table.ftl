### Det som fortelles ved bordet i alle spill.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Poeng: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-place = { $place }. { $seats } med { $points } poeng
