### Veiledede spill: hva hver leksjon sier, uansett spill.

## Hvorfor et veiledet spill ikke kan opprettes.

learning-no-lesson = Her finnes det ikke noe veiledet spill som heter «{ $text }».
learning-table-plain = Et veiledet spill har én plass å fylle, din; alt annet følger av det.

## I lobbyen.

learning-learn = Lær å spille
learning-go-on = Lær videre
learning-again = Lær det igjen
learning-chapters = Alle leksjoner
learning-minutes = { $minutes ->
    [one] { $minutes } minutt
   *[other] { $minutes } minutter
}
learning-done = fullført

## Ved bordet.

learning-part = Leksjon
learning-guide = Leksjon: { $lesson }
learning-step = Trinn { $step } av { $steps }
learning-continue = Fortsett
learning-back = Tilbake
learning-do = Nå du: Prøv det!
learning-waiting = Se hva de andre gjør.
learning-other = Det kunne du også. Men prøv først det som lyser.
learning-read-first = Snart kan du gjøre noe. Les videre her først.
learning-do-anyway = Gjør det likevel, og forlat leksjonen
learning-fine = Greit
learning-leave = Forlat leksjonen
learning-leaving = Vil du spille videre uten hjelp? Spillet fortsetter som det står, og ved dette bordet får du ikke mer veiledning.
learning-stay = Bli
learning-strayed = Du har gått din egen vei: Herfra er det et vanlig spill. Vil du tilbake til leksjonen, kan du angre trekket ditt.
learning-over = Det var leksjonen. Spillet fortsetter herfra mot en snill bot. Er du usikker, så be om et tips eller angre et trekk. Flere leksjoner venter i lobbyen.
learning-play-on = Spill videre
