### Ciò che si dice al tavolo di ogni gioco.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Punti: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-sitter = { $name }
table-guest = Ospite
table-free-seat = Posto libero
table-bot-level = Bot di livello { $level }
table-level = livello { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nome] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

table-won = { $winners ->
    [one] Vince { $names }.
   *[other] { $names } condividono la vittoria.
}
table-won-you = Hai vinto!
table-won-with = Condividi la vittoria con { $names }.
table-place = { $place }. { $seats } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

table-own-box = Qui si gioca con componenti personali: dove le regole nominano un valore stampato, vale quello personale. { $values ->
    [one] Un valore è diverso da quello stampato:
   *[other] { $values } valori sono diversi da quelli stampati:
}
table-own-value = { $path }: { $own } invece di { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
