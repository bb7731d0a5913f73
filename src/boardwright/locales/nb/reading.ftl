### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = omtrent { $minutes } minutter
reading-minutes-range = { $from } til { $to } minutter
reading-age = fra { $age } år

## How it is played, on one screen.

reading-how-to = Slik spiller du
# $game is its name.
reading-how-to-of = Slik spiller du: { $game }
reading-goal = Mål
reading-turn = Din tur
reading-scoring = Poeng
reading-rules = Les reglene
reading-done = Skjønner

## The rules.

reading-rules-of = Regler: { $game }
reading-contents = Innhold
reading-search = Søk i reglene
reading-found = { $found ->
    [0] Ingenting funnet.
    [one] { $found } sted funnet
   *[other] { $found } steder funnet
}
reading-exact = { $rules ->
    [one] Den nøyaktige regelen
   *[other] De nøyaktige reglene ({ $rules })
}
reading-apart = Ikke i spill ved dette bordet
reading-link = Kopier lenken til regel { $rule }
reading-page = Åpne som side
reading-print = Skriv ut
