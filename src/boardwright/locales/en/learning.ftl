### Guided games: what every lesson says, whatever its game.

## Why a guided game cannot be made.

learning-no-lesson = There is no guided game called “{ $text }” here.
learning-table-plain = A guided game has one seat to fill, yours; everything else follows from it.

## In the lobby.

learning-learn = Learn to play
learning-go-on = Go on learning
learning-again = Learn it again
learning-chapters = All lessons
learning-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learning-done = done

## At the table.

learning-part = Lesson
learning-guide = Lesson: { $lesson }
learning-step = Step { $step } of { $steps }
learning-continue = Continue
learning-back = Back
learning-do = Now you: try it!
learning-waiting = Watch what the others do.
learning-other = You could do that too. But first, try what is lit up.
learning-read-first = You may act in a moment. First, read on here.
learning-do-anyway = Do it anyway, and leave the lesson
learning-fine = All right
learning-leave = Leave the lesson
learning-leaving = Do you want to play on without help? The game goes on as it stands, and you will not be guided at this table any more.
learning-stay = Stay
learning-strayed = You have gone your own way: from here on this is an ordinary game. If you want the lesson back, take back your move.
learning-over = That was the lesson. The game goes on from here against a gentle bot. If you are not sure, ask for a hint or take back a move. More lessons wait in the lobby.
learning-play-on = Play on
