### Mitä jokaisen pelin pöydässä kerrotaan.

# Several of the same.
table-several = { $count } × { $thing }
# The same where there is little room.
table-several-short = { $count } { $thing }

## Points that an action gave, such as “Points: Red +3 mobs, +1 hoes · Blue -2 large whites”.
table-gains = Pisteet: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-sitter = { $name }
table-bot-level = Tason { $level } botti
table-bot = Botti { $bot }
table-name-again = { $name } ({ $seat })

## The end.

table-won = { $winners ->
    [one] { $names } voitti.
   *[other] { $names } jakavat voiton.
}
table-won-you = Voitit!
table-won-with = Jaettu voitto: sinä ja { $names }.
table-place = { $place }. { $seats }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
