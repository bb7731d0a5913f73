### Parties guidées : ce que dit chaque leçon, quel que soit le jeu.

## Pourquoi une partie guidée ne peut pas être créée.

learning-no-lesson = Il n’y a pas ici de partie guidée appelée « { $text } ».
learning-table-plain = Une partie guidée n’a qu’une place à prendre, la tienne ; tout le reste en découle.

## Dans le salon.

learning-learn = Apprendre à jouer
learning-go-on = Continuer d’apprendre
learning-again = Réapprendre
learning-chapters = Toutes les leçons
learning-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learning-done = terminée

## À la table.

learning-part = Leçon
learning-guide = Leçon : { $lesson }
learning-step = Étape { $step } sur { $steps }
learning-continue = Continuer
learning-back = Retour
learning-do = À toi : essaie !
learning-waiting = Regarde ce que font les autres.
learning-other = C’est possible aussi. Mais essaie d’abord ce qui brille.
learning-read-first = Tu pourras agir dans un instant. Lis d’abord la suite ici.
learning-do-anyway = Le faire quand même et quitter la leçon
learning-fine = D’accord
learning-leave = Quitter la leçon
learning-leaving = Veux-tu continuer sans aide ? La partie continue telle quelle, et personne ne te guidera plus à cette table.
learning-stay = Rester
learning-strayed = Tu as suivi ton propre chemin : à partir d’ici, c’est une partie ordinaire. Pour retrouver la leçon, reprends ton coup.
learning-over = C’était la leçon. La partie continue à partir d’ici contre un bot facile. En cas de doute, demande un conseil ou reprends un coup. D’autres leçons t’attendent dans le salon.
learning-play-on = Continuer à jouer
