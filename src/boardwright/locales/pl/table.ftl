### Przy stole każdej gry.

table-several = { $count } × { $thing }
table-several-short = { $count } { $thing }

table-gains = Punkty: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } za { FORM($source, "accusative") }
table-less = -{ $points } za { FORM($source, "accusative") }

table-place = { $points ->
    [one] { $place }. miejsce: { $seats }, { $points } punkt
    [few] { $place }. miejsce: { $seats }, { $points } punkty
    [many] { $place }. miejsce: { $seats }, { $points } punktów
   *[other] { $place }. miejsce: { $seats }, { $points } punktu
}
