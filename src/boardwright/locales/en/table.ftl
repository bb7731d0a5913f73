### What is told at the table of every game.

# Several of the same.
table-several = { $count } × { $thing }
# The same where there is little room.
table-several-short = { $count } { $thing }

## Points that an action gave, such as “Points: Red +3 mobs, +1 hoes · Blue -2 large whites”.
table-gains = Points: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

## Who sits at the table.

table-sitter = { $name }
# A person who gave no name.
table-guest = Guest
table-free-seat = Free seat
table-bot-level = Bot level { $level }
table-level = level { $level }
# A bot by its name, and with how strong it is where a text asks for that.
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[name] { $name }
}
table-bot = Bot { $bot }
# Somebody who is called as another one at the table, with the number of the seat.
table-name-again = { $name } ({ $seat })

## The end.

# $names are all who won, $winners is how many.
table-won = { $winners ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
table-won-you = You won!
# $names are the others who won.
table-won-with = You share the victory with { $names }.
table-place = { $place }. { $seats } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## An owner’s file of components.

# Above a list of the next ones; the rules that follow name printed values.
table-own-box = An owner’s components are in play here: where the rules name a printed value, the owner’s counts. { $values ->
    [one] One value differs from the printed one:
   *[other] { $values } values differ from the printed ones:
}
# A value of the file, and what is printed instead: “stones.sled: 6 instead of 5”.
table-own-value = { $path }: { $own } instead of { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
