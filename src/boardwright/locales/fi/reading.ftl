### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = noin { $minutes } minuuttia
reading-minutes-range = { $from }–{ $to } minuuttia
reading-age = { $age }-vuotiaista alkaen

## How it is played, on one screen.

reading-how-to = Näin pelataan
# $game is its name.
reading-how-to-of = Näin pelataan: { $game }
reading-goal = Tavoite
reading-turn = Vuorosi
reading-scoring = Pisteet
reading-rules = Lue säännöt
reading-done = Selvä

## The rules.

reading-rules-of = Säännöt: { $game }
reading-contents = Sisällys
reading-search = Hae säännöistä
reading-found = { $found ->
    [0] Ei löytynyt.
    [one] { $found } kohta löytyi
   *[other] { $found } kohtaa löytyi
}
reading-exact = { $rules ->
    [one] Tarkka sääntö
   *[other] Tarkat säännöt ({ $rules })
}
reading-apart = Ei pelissä tässä pöydässä
reading-link = Kopioi linkki sääntöön { $rule }
reading-page = Avaa sivuna
reading-print = Tulosta
