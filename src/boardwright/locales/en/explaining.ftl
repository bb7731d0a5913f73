### The table explains itself: what places are, what is new to somebody, hints and the tutor.

## What a place is

explained-no-points = { $seat }: no points yet.
web-tip = What this is
# $why is a whole sentence.
web-tip-not = Not now: { $why }

## As one plays

web-explains = Explain as I play
web-explains-first = In my first game
web-explains-always = Always
web-explains-never = Never
web-news = Good to know
web-news-read = Got it
web-news-stop = No more of these

## Hints: what to do stands before these, in words of the game

hint-forced = You have no other choice.
hint-alike = Two moves are about equally good:
hint-or = Or:
hint-no-better = Nothing else looks better.
hint-brings = It brings you more points from { $source }.
hint-takes = It leaves { $seat } fewer points from { $source }.
web-hint-more = In figures

## The tutor speaks when a move threw much away, and offers to take it back

judged-better = That gave much away. Better would be:
judged-yours = Yours: { $action }, win chance { $chance }%.
web-tutor = Tutor: tell me when a move gives much away
web-tutor-name = Tutor
web-tutor-offer = Would you like a tutor? It speaks only when one of your moves gives much away.
web-tutor-back = Take it back
web-tutor-on = Go on
