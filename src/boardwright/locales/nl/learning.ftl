### Begeleide spellen: wat elke les zegt, bij welk spel ook.

## Waarom een begeleid spel niet kan worden gemaakt.

learning-no-lesson = Er is hier geen begeleid spel dat “{ $text }” heet.
learning-table-plain = Een begeleid spel heeft één plaats te vergeven, de jouwe; al het andere volgt daaruit.

## In de lobby.

learning-learn = Leren spelen
learning-go-on = Verder leren
learning-again = Nog eens leren
learning-chapters = Alle lessen
learning-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
learning-done = klaar

## Aan tafel.

learning-part = Les
learning-guide = Les: { $lesson }
learning-step = Stap { $step } van { $steps }
learning-continue = Verder
learning-back = Terug
learning-do = Nu jij: probeer het!
learning-waiting = Kijk wat de anderen doen.
learning-other = Dat zou ook kunnen. Maar probeer eerst wat oplicht.
learning-read-first = Zo meteen mag je iets doen. Lees hier eerst verder.
learning-do-anyway = Toch doen en de les verlaten
learning-fine = Goed
learning-leave = De les verlaten
learning-leaving = Wil je zonder hulp verderspelen? Het spel gaat verder zoals het nu staat, en aan deze tafel word je niet meer begeleid.
learning-stay = Blijven
learning-strayed = Je bent je eigen weg gegaan: vanaf hier is dit een gewoon spel. Wil je de les terug, neem dan je zet terug.
learning-over = Dat was de les. Het spel gaat vanaf hier verder tegen een milde bot. Weet je het niet zeker, vraag dan een tip of neem een zet terug. In de lobby wachten nog meer lessen.
learning-play-on = Verderspelen
