### Geführte Partien: was jede Lektion sagt, bei welchem Spiel auch immer.

## Warum eine geführte Partie nicht eröffnet werden kann.

learning-no-lesson = Hier gibt es keine geführte Partie namens „{ $text }“.
learning-table-plain = Eine geführte Partie hat einen Platz zu vergeben, deinen; alles andere ergibt sich daraus.

## In der Lobby.

learning-learn = Spielen lernen
learning-go-on = Weiterlernen
learning-again = Noch einmal lernen
learning-chapters = Alle Lektionen
learning-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
learning-done = geschafft

## Am Tisch.

learning-part = Lektion
learning-guide = Lektion: { $lesson }
learning-step = Schritt { $step } von { $steps }
learning-continue = Weiter
learning-back = Zurück
learning-do = Jetzt du: Probier es!
learning-waiting = Schau zu, was die anderen tun.
learning-other = Das ginge auch. Aber probier zuerst, was leuchtet.
learning-read-first = Gleich darfst du handeln. Lies hier erst weiter.
learning-do-anyway = Trotzdem tun und Lektion verlassen
learning-fine = In Ordnung
learning-leave = Lektion verlassen
learning-leaving = Willst du ohne Hilfe weiterspielen? Die Partie geht weiter, wie sie steht, und an diesem Tisch wirst du nicht mehr angeleitet.
learning-stay = Bleiben
learning-strayed = Du bist deinen eigenen Weg gegangen: Ab hier ist das eine gewöhnliche Partie. Willst du zurück zur Lektion, dann nimm deinen Zug zurück.
learning-over = Das war die Lektion. Die Partie geht von hier aus weiter, gegen einen sanften Bot. Bist du unsicher, dann hol dir einen Tipp oder nimm einen Zug zurück. Weitere Lektionen warten in der Lobby.
learning-play-on = Weiterspielen
