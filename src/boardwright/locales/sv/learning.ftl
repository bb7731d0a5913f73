### Guidade spel: vad varje lektion säger, vilket spel det än är.

## Varför ett guidat spel inte kan skapas.

learning-no-lesson = Här finns inget guidat spel som heter ”{ $text }”.
learning-table-plain = Ett guidat spel har en plats att fylla, din; allt annat följer av det.

## I lobbyn.

learning-learn = Lär dig spela
learning-go-on = Fortsätt lära dig
learning-again = Lär dig det igen
learning-chapters = Alla lektioner
learning-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
learning-done = klar

## Vid bordet.

learning-part = Lektion
learning-guide = Lektion: { $lesson }
learning-step = Steg { $step } av { $steps }
learning-continue = Fortsätt
learning-back = Tillbaka
learning-do = Nu du: prova!
learning-waiting = Se vad de andra gör.
learning-other = Det skulle också gå. Men prova först det som lyser.
learning-read-first = Strax får du göra något. Läs vidare här först.
learning-do-anyway = Gör det ändå och lämna lektionen
learning-fine = Okej
learning-leave = Lämna lektionen
learning-leaving = Vill du spela vidare utan hjälp? Spelet fortsätter som det står, och vid det här bordet får du ingen mer vägledning.
learning-stay = Stanna
learning-strayed = Du har gått din egen väg: härifrån är det ett vanligt spel. Vill du tillbaka till lektionen, ta då tillbaka ditt drag.
learning-over = Det var lektionen. Spelet fortsätter härifrån mot en snäll bot. Är du osäker, be om ett tips eller ta tillbaka ett drag. Fler lektioner väntar i lobbyn.
learning-play-on = Spela vidare
