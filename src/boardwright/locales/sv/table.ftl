### Det som sägs vid bordet i alla spel.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Poäng: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-place = { $place }. { $seats } med { $points } poäng
