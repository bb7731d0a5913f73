### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = omkring { $minutes } minuter
reading-minutes-range = { $from } till { $to } minuter
reading-age = från { $age } år

## How it is played, on one screen.

reading-how-to = Så spelar man
# $game is its name.
reading-how-to-of = Så spelar man: { $game }
reading-goal = Mål
reading-turn = Din tur
reading-scoring = Poäng
reading-rules = Läs reglerna
reading-done = Jag förstår

## The rules.

reading-rules-of = Regler: { $game }
reading-contents = Innehåll
reading-search = Sök i reglerna
reading-found = { $found ->
    [0] Inget hittades.
    [one] { $found } ställe hittades
   *[other] { $found } ställen hittades
}
reading-exact = { $rules ->
    [one] Den exakta regeln
   *[other] De exakta reglerna ({ $rules })
}
reading-apart = Inte i spel vid det här bordet
reading-link = Kopiera länken till regel { $rule }
reading-page = Öppna som sida
reading-print = Skriv ut
