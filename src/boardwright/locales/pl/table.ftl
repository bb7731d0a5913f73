### Przy stole każdej gry.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Punkty: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } za { FORM($source, "accusative") }
table-less = -{ $points } za { FORM($source, "accusative") }

table-sitter = { $name }
table-guest = Gość
table-free-seat = Wolne miejsce
table-bot-level = Bot poziomu { $level }
table-level = poziom { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[nominative] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

table-won = { $winners ->
    [one] Wygrywa { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
table-won-you = Wygrywasz!
table-won-with = Wspólne zwycięstwo: ty oraz { $names }.
table-place = { $points ->
    [one] { $place }. miejsce: { $seats }, { $points } punkt
    [few] { $place }. miejsce: { $seats }, { $points } punkty
    [many] { $place }. miejsce: { $seats }, { $points } punktów
   *[other] { $place }. miejsce: { $seats }, { $points } punktu
}

table-own-box = Gra się tu z własnymi elementami: gdzie zasady podają nadrukowaną wartość, liczy się własna. { $values ->
    [one] Jedna wartość różni się od nadrukowanej:
    [few] { $values } wartości różnią się od nadrukowanych:
    [many] { $values } wartości różni się od nadrukowanych:
   *[other] { $values } wartości różni się od nadrukowanych:
}
table-own-value = { $path }: { $own } zamiast { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
