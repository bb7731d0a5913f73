### Ce qui se dit à la table de tous les jeux.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Points : { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = -{ $points } { $source }

table-sitter = { $name }
table-guest = Anonyme
table-free-seat = Place libre
table-bot-level = Bot de niveau { $level }
table-level = niveau { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nom] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

table-won = { $winners ->
    [one] { $names } gagne la partie.
   *[other] { $names } se partagent la victoire.
}
table-won-you = Tu as gagné !
table-won-with = Tu partages la victoire avec { $names }.
table-place = { $place }. { $seats } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

table-own-box = Cette table se joue avec un matériel personnel : là où les règles citent une valeur imprimée, c’est la sienne qui compte. { $values ->
    [one] Une valeur diffère de celle imprimée :
   *[other] { $values } valeurs diffèrent de celles imprimées :
}
table-own-value = { $path } : { $own } au lieu de { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
