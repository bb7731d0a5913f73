### Det, der fortælles ved bordet i alle spil.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Point: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-sitter = { $name }
table-guest = Gæst
table-free-seat = Ledig plads
table-bot-level = Bot niveau { $level }
table-level = niveau { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nominative] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

table-won = { $winners ->
    [one] { $names } har vundet.
   *[other] { $names } deler sejren.
}
table-won-you = Du har vundet!
table-won-with = Du deler sejren med { $names }.
table-place = { $place }. { $seats } med { $points } point

table-own-box = Her spilles der med en ejers komponenter: hvor reglerne nævner en trykt værdi, gælder ejerens. { $values ->
    [one] Én værdi er en anden end den trykte:
   *[other] { $values } værdier er andre end de trykte:
}
table-own-value = { $path }: { $own } i stedet for { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
