### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = etwa { $minutes } Minuten
reading-minutes-range = { $from } bis { $to } Minuten
reading-age = ab { $age } Jahren

## How it is played, on one screen.

reading-how-to = So geht’s
# $game is its name.
reading-how-to-of = So geht’s: { $game }
reading-goal = Ziel
reading-turn = Dein Zug
reading-scoring = Punkte
reading-rules = Regeln lesen
reading-done = Alles klar

## The rules.

reading-rules-of = Regeln: { $game }
reading-contents = Inhalt
reading-search = In den Regeln suchen
reading-found = { $found ->
    [0] Nichts gefunden.
    [one] { $found } Stelle gefunden
   *[other] { $found } Stellen gefunden
}
reading-exact = { $rules ->
    [one] Die genaue Regel
   *[other] Die genauen Regeln ({ $rules })
}
reading-apart = An diesem Tisch nicht im Spiel
reading-link = Link zu Regel { $rule } kopieren
reading-page = Als Seite öffnen
reading-print = Drucken
