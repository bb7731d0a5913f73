### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = cirka { $minutes } minutter
reading-minutes-range = { $from } til { $to } minutter
reading-age = fra { $age } år

## How it is played, on one screen.

reading-how-to = Sådan spiller man
# $game is its name.
reading-how-to-of = Sådan spiller man: { $game }
reading-goal = Mål
reading-turn = Din tur
reading-scoring = Point
reading-rules = Læs reglerne
reading-done = Forstået

## The rules.

reading-rules-of = Regler: { $game }
reading-contents = Indhold
reading-search = Søg i reglerne
reading-found = { $found ->
    [0] Intet fundet.
    [one] { $found } sted fundet
   *[other] { $found } steder fundet
}
reading-exact = { $rules ->
    [one] Den præcise regel
   *[other] De præcise regler ({ $rules })
}
reading-apart = Ikke i spil ved dette bord
reading-link = Kopiér linket til regel { $rule }
reading-page = Åbn som side
reading-print = Udskriv
