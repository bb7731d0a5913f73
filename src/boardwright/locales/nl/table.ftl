### Wat aan de tafel van elk spel wordt verteld.

# Meer van hetzelfde.
table-several = { $count } × { $thing }
# Hetzelfde waar weinig ruimte is.
table-several-short = { $count } { $thing }

## Punten die een actie opleverde, zoals “Punten: Rood +3 verslagen monsters · Blauw -2 grote koolwitjes”.
table-gains = Punten: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

## Wie er aan tafel zit.

table-sitter = { $name }
table-guest = Gast
table-free-seat = Vrije plaats
table-bot-level = Bot niveau { $level }
table-level = niveau { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[name] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

## Het einde.

table-won = { $winners ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de overwinning.
}
table-won-you = Je hebt gewonnen!
table-won-with = Je deelt de overwinning met { $names }.
table-place = { $place }. { $seats } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

table-own-box = Hier wordt met eigen spelmateriaal gespeeld: waar de regels een gedrukte waarde noemen, geldt de eigen waarde. { $values ->
    [one] Eén waarde wijkt af van de gedrukte:
   *[other] { $values } waarden wijken af van de gedrukte:
}
table-own-value = { $path }: { $own } in plaats van { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
