### Guidede spil: hvad hver lektion siger, uanset spillet.

## Hvorfor et guidet spil ikke kan oprettes.

learning-no-lesson = Her er intet guidet spil, der hedder ”{ $text }”.
learning-table-plain = Et guidet spil har én plads at fylde, din; alt andet følger af det.

## I lobbyen.

learning-learn = Lær at spille
learning-go-on = Lær videre
learning-again = Lær det igen
learning-chapters = Alle lektioner
learning-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
learning-done = klaret

## Ved bordet.

learning-part = Lektion
learning-guide = Lektion: { $lesson }
learning-step = Trin { $step } af { $steps }
learning-continue = Fortsæt
learning-back = Tilbage
learning-do = Nu dig: prøv det!
learning-waiting = Se, hvad de andre gør.
learning-other = Det kunne du også. Men prøv først det, der lyser.
learning-read-first = Om lidt må du gøre noget. Læs først videre her.
learning-do-anyway = Gør det alligevel, og forlad lektionen
learning-fine = I orden
learning-leave = Forlad lektionen
learning-leaving = Vil du spille videre uden hjælp? Spillet fortsætter, som det står, og ved dette bord bliver du ikke vejledt mere.
learning-stay = Bliv
learning-strayed = Du er gået din egen vej: herfra er det et almindeligt spil. Vil du have lektionen igen, så fortryd dit træk.
learning-over = Det var lektionen. Spillet fortsætter herfra mod en flink bot. Er du i tvivl, så bed om et tip eller fortryd et træk. Flere lektioner venter i lobbyen.
learning-play-on = Spil videre
