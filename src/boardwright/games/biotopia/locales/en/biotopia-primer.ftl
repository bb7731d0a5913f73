### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Bring butterflies into your garden. As soon as somebody has 15 points, finish the round: most points win.
biotopia-primer-turn = Do one thing; then it is the next player’s turn.
biotopia-primer-turn-draw = Take a card from the deck or from the sky.
biotopia-primer-turn-flower = Lay a card flower side up: now it is a flower.
biotopia-primer-turn-butterfly = Play a butterfly: you need as many flowers as it costs, and keep them.
biotopia-primer-turn-mission = Take a mission when you have what it shows.
biotopia-primer-scoring-butterflies = Each butterfly gives the points on its card.
biotopia-primer-scoring-missions = Each mission gives points: { $points }.
biotopia-primer-scoring-whites = Most large white butterflies: { $points }, as long as you have the most.

## The rules in plain words.

biotopia-passage-setup = Everybody gets four cards, lays one of them flower side up, and keeps three. Three more cards lie face up in the middle: that is the sky. Five missions lie beside it; “most large whites” is always one of them.
biotopia-passage-draw = In your turn, do one of five things. The first two bring you a card: draw one from the deck without seeing it first, or take one of the three from the sky.
biotopia-passage-flower = Lay any card from your hand flower side up into your flower row. From now on it is a flower, whatever is on the other side. Only you may look.
biotopia-passage-butterfly = Play a card face up. You need at least as many flowers in your row as the card costs. A peacock, for example, costs { $cost }. You do not pay: the flowers stay, and count again next time.
biotopia-passage-mission = Take a mission when you have what it shows. That is a whole turn, so be quick: somebody else may want it too.
biotopia-passage-hand = At the end of your turn you may keep six cards in your hand. Put what is too much on the compost.
biotopia-passage-symbols = A card that lies flower side up is one flower. Common knapweed is a flower on its face, too, and counts as two.
biotopia-passage-rows = Butterflies fly above your flowers. They give their points, do what their card says, and stay for good.
biotopia-passage-effects = Each kind of butterfly does something of its own when it comes; the card says what. Common blue lets you take a card from the sky, orange tip one from the compost, and meadow brown lets you draw. Brimstone gives you a flower. A mourning cloak stands in for a missing butterfly when you take a mission. The first small tortoiseshell costs { $cost }, each further one costs 1 more and gives 1 more.
biotopia-passage-bio = Bio cards are used once. Sunshine lets you draw three cards. With a chrysalis, one of your flowers turns into the butterfly on its other side, and that costs nothing; only a peacock cannot come that way.
biotopia-passage-missions = A mission asks for certain butterflies in your garden, or for flowers. Its points ({ $points }) stay yours: nobody can take it from you again.
biotopia-passage-whites = “Most large whites” goes by itself to whoever has more large whites than anybody else. You lose its points ({ $points }) again when somebody catches up.
biotopia-passage-sky = If three cards that are alike lie in the sky, they go to the compost, and three new ones come. When the deck is empty, the compost is shuffled and becomes the deck.
biotopia-passage-end = When somebody has 15 points at the end of their turn, the others finish the round, so that all have had the same number of turns. Most points win. If it is a tie, the most different butterflies win.
biotopia-passage-secret = Nobody may look at your hand, or under your flowers. Everybody may look through the compost.
