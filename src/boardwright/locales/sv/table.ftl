### Det som sägs vid bordet i alla spel.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Poäng: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-sitter = { $name }
table-guest = Gäst
table-free-seat = Ledig plats
table-bot-level = Bot nivå { $level }
table-level = nivå { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nominative] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

table-won = { $winners ->
    [one] { $names } vann.
   *[other] { $names } delar segern.
}
table-won-you = Du vann!
table-won-with = Du delar segern med { $names }.
table-place = { $place }. { $seats } med { $points } poäng

table-own-box = Här spelas det med en spelägares komponenter: där reglerna nämner ett tryckt värde gäller ägarens. { $values ->
    [one] Ett värde är ett annat än det tryckta:
   *[other] { $values } värden är andra än de tryckta:
}
table-own-value = { $path }: { $own } i stället för { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
