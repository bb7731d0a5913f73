### Det som fortelles ved bordet i alle spill.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Poeng: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-sitter = { $name }
table-guest = Gjest
table-free-seat = Ledig plass
table-bot-level = Bot nivå { $level }
table-level = nivå { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nominative] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

table-won = { $winners ->
    [one] { $names } vant.
   *[other] { $names } deler seieren.
}
table-won-you = Du vant!
table-won-with = Du deler seieren med { $names }.
table-place = { $place }. { $seats } med { $points } poeng

table-own-box = Her spilles det med eierens eget materiell: Der reglene nevner en trykt verdi, gjelder eierens. { $values ->
    [one] Én verdi er en annen enn den trykte:
   *[other] { $values } verdier er andre enn de trykte:
}
table-own-value = { $path }: { $own } i stedet for { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
