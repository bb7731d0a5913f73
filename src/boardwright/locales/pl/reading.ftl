### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = około { $minutes } minut
reading-minutes-range = od { $from } do { $to } minut
reading-age = od { $age } lat

## How it is played, on one screen.

reading-how-to = Jak grać
# $game is its name.
reading-how-to-of = Jak grać: { $game }
reading-goal = Cel
reading-turn = Twoja tura
reading-scoring = Punkty
reading-rules = Przeczytaj zasady
reading-done = Jasne

## The rules.

reading-rules-of = Zasady: { $game }
reading-contents = Spis treści
reading-search = Szukaj w zasadach
reading-found = { $found ->
    [0] Nic nie znaleziono.
    [one] Znaleziono { $found } miejsce
    [few] Znaleziono { $found } miejsca
   *[many] Znaleziono { $found } miejsc
}
reading-exact = { $rules ->
    [one] Dokładna zasada
    [few] Dokładne zasady ({ $rules })
   *[many] Dokładne zasady ({ $rules })
}
reading-apart = Poza grą przy tym stole
reading-link = Kopiuj link do zasady { $rule }
reading-page = Otwórz jako stronę
reading-print = Drukuj
