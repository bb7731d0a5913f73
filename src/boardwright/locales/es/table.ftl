### Lo que se cuenta en la mesa de cualquier juego.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Puntos: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-sitter = { $name }
table-guest = Visitante
table-free-seat = Asiento libre
table-bot-level = Bot de nivel { $level }
table-level = nivel { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nombre] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

table-won = { $winners ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
table-won-you = ¡Has ganado!
table-won-with = Compartes la victoria con { $names }.
table-place = { $place }. { $seats } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

table-own-box = Aquí se juega con componentes propios: donde las reglas nombran un valor impreso, cuenta el propio. { $values ->
    [one] Un valor es distinto del impreso:
   *[other] { $values } valores son distintos de los impresos:
}
table-own-value = { $path }: { $own } en vez de { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
