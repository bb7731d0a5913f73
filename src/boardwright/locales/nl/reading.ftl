### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = ongeveer { $minutes } minuten
reading-minutes-range = { $from } tot { $to } minuten
reading-age = vanaf { $age } jaar

## How it is played, on one screen.

reading-how-to = Zo speel je
# $game is its name.
reading-how-to-of = Zo speel je: { $game }
reading-goal = Doel
reading-turn = Jouw beurt
reading-scoring = Punten
reading-rules = Regels lezen
reading-done = Begrepen

## The rules.

reading-rules-of = Regels: { $game }
reading-contents = Inhoud
reading-search = Zoeken in de regels
reading-found = { $found ->
    [0] Niets gevonden.
    [one] { $found } passage gevonden
   *[other] { $found } passages gevonden
}
reading-exact = { $rules ->
    [one] De precieze regel
   *[other] De precieze regels ({ $rules })
}
reading-apart = Aan deze tafel niet in het spel
reading-link = Link naar regel { $rule } kopiëren
reading-page = Als pagina openen
reading-print = Afdrukken
