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

## Who sits at the table.

table-sitter = { $name }
table-guest = Vieras
table-free-seat = Vapaa paikka
table-bot-level = Tason { $level } botti
table-level = taso { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nominative] { $name }
}
table-bot = Botti { $bot }
# Somebody who is called as another one at the table, with the number of the seat.
table-name-again = { $name } ({ $seat })

## The end.

# $names are all who won, $winners is how many.
table-won = { $winners ->
    [one] { $names } voitti.
   *[other] { $names } jakavat voiton.
}
table-won-you = Voitit!
# $names are the others who won.
table-won-with = Jaettu voitto: sinä sekä { $names }.
table-place = { $place }. { $seats }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}

table-own-box = Tässä pelataan omilla osilla: missä säännöt mainitsevat painetun arvon, oma arvo pätee. { $values ->
    [one] Yksi arvo poikkeaa painetusta:
   *[other] { $values } arvoa poikkeaa painetuista:
}
table-own-value = { $path }: { $own } eikä { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
