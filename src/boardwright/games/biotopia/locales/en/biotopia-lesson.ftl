### The guided games of Biotopia: what is said step by step, to somebody who has never played it.
### Texts that end in “other”, “later” and so on answer a move that is not the one asked for.

## The first game.

biotopia-lesson-first = Your first garden
biotopia-lesson-first-flower = Welcome to the meadow! Butterflies only come where flowers grow. Luckily, every card has a flower on its back. So lay one of yours as a flower: the peacock. As a butterfly it would need { $cost } flowers, more than any other card you hold.
biotopia-lesson-first-flower-other = That one would be a flower as well. But it is cheaper, so you can play it sooner. Lay the peacock.
biotopia-lesson-first-more = Your turn, and in a turn you do just one thing. Beside the blossom on a card stands how many flowers it wants: the Essex skipper wants { $cost }, and you have { $symbols }. So lay another flower: the red admiral.
biotopia-lesson-first-more-cards = Cards are good, and we will get some soon. But flowers come first. Lay the red admiral.
biotopia-lesson-first-more-other = That would grow, too. But let us keep that card, and lay the red admiral.
biotopia-lesson-first-butterfly = { $symbols } flowers: now the Essex skipper comes! Play it into your garden. At the top right of the card stand its points: you get { $points } at once. And the flowers stay.
biotopia-lesson-first-butterfly-later = You can do that later. Now you have flowers enough for your first butterfly, and butterflies give points. Play the Essex skipper.
biotopia-lesson-first-goal = Your first point, and your rival has one, too. When somebody has { $goal } points, the round is played to its end. Then whoever has the most points wins.
biotopia-lesson-first-sky = Now you need new cards. { $cards } of them lie open in the sky. Take the common blue: it can do something special. A new card comes in its place.
biotopia-lesson-first-sky-deck = The deck is a surprise; in the sky you see what you get. Take the common blue this time.
biotopia-lesson-first-sky-other = A fine butterfly! But take the common blue: I want to show you what it can do.
biotopia-lesson-first-sky-flower = Keep that card for a moment, and take the common blue from the sky first.
biotopia-lesson-first-compost = Your rival played a sunshine. Such a card works only once: it brought new cards, and now it lies on the compost. Now you: just one flower is missing for the common blue. It wants { $cost }, and you have { $symbols }. Lay the mourning cloak.
biotopia-lesson-first-compost-cards = First one more flower: then the common blue can come, and it gets you a card, too. Lay the mourning cloak.
biotopia-lesson-first-compost-blue = As a flower it could not fly! Keep the common blue, and lay the mourning cloak.
biotopia-lesson-first-blue = Now you have enough flowers. Play the common blue. It gives { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and then watch what it does.
biotopia-lesson-first-blue-later = You could do that, too. But the common blue gives a point and a card in one turn. Play it.
biotopia-lesson-first-effect = Many butterflies do something when they come. The common blue lets you take a card from the sky, as a gift. Take the large white: we need it right away.
biotopia-lesson-first-effect-other = A good card! But the large white can win you a mission at once. Take that one.
biotopia-lesson-first-effect-decline = You may say no. But this card is a gift, and it costs no turn. Take the large white.
biotopia-lesson-first-white = See this mission: it belongs to whoever has the most large whites. Nobody has one yet! Play yours: you get { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the butterfly and { $mission } more for the mission.
biotopia-lesson-first-white-later = Better now, before your rival gets one! Play the large white.
biotopia-lesson-first-deck = The mission is yours, as long as nobody has as many large whites. Now your hand is empty, so draw from the deck. When that runs out, the compost is shuffled to form a new one.
biotopia-lesson-first-deck-sky = That is a good way, too. But let the deck surprise you this time: draw its top card.
biotopia-lesson-first-missions = Taking any other mission is a whole turn, and your garden needs all that the mission asks for. This one gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $asked } Essex skippers; you have { $has }. Whoever is first gets it.
biotopia-lesson-first-onward = You have { $own } points, your rival has { $rival }. Now play on by yourself, up to { $goal }! Flowers first, then butterflies, and new cards in between. Your small tortoiseshell can come right away.

## The chapter about missions.

biotopia-lesson-missions = Missions
biotopia-lesson-missions-wish = Missions give extra points. This one gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $asked } Essex skippers in your garden. You hold { $held }, and another one lies in the sky. First a flower: lay the peacock.
biotopia-lesson-missions-wish-other = We need that card for something else. Lay the one that is lit.
biotopia-lesson-missions-progress = The mission shows how far everybody is: nobody has one of the { $asked } yet. An Essex skipper needs { $cost } flowers, and you have { $symbols }. Lay the red admiral.
biotopia-lesson-missions-progress-cards = The cards do not run away. First a second flower, then butterflies: lay the red admiral.
biotopia-lesson-missions-one = Now play an Essex skipper. It gives { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and it counts for the mission.
biotopia-lesson-missions-play-first = That would help, too. But the mission belongs to whoever is first: play an Essex skipper.
biotopia-lesson-missions-sky = Careful: your rival has { $rival } of { $asked } as well! The Essex skipper in the sky is open to everybody. Take it, before it is gone.
biotopia-lesson-missions-sky-other = That can wait. The Essex skipper in the sky may be gone next time: take it.
biotopia-lesson-missions-sky-later = Nobody takes away the cards in your hand. But somebody may take the one in the sky, so get that one first.
biotopia-lesson-missions-two = You hold { $held } Essex skippers, yet the mission says { $has } of { $asked }: only butterflies in the garden count. So out with the next one!
biotopia-lesson-missions-three = { $has } of { $asked }. Play the last one as well.
biotopia-lesson-missions-take = All are there! But the mission does not come by itself: taking it is your turn. Take it now, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-lesson-missions-take-now = Take the mission first! If your rival gets there, it is gone.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } point that nobody can take from you.
   *[other] { $points } points that nobody can take from you.
} Only the mission for large whites can change hands. And a tip: a mourning cloak, as in the sky, stands in for one butterfly that a mission still lacks. Now play on!

## The chapter about bio cards.

biotopia-lesson-bio-cards = Sunshine and chrysalis
biotopia-lesson-bio-cards-hide = Sunshine and chrysalis are bio cards: they do something and are gone. The chrysalis turns a flower into the butterfly on its other side. So hide a strong butterfly among your flowers: lay the red admiral, which would need { $cost } flowers.
biotopia-lesson-bio-cards-hide-other = That would be a flower, too. But the chrysalis shall find something good later: lay the red admiral.
biotopia-lesson-bio-cards-second = The sunshine needs { $cost } flowers, and you have { $symbols }. Lay the peacock. It is the one butterfly that no chrysalis can turn.
biotopia-lesson-bio-cards-second-cards = The sunshine gets you more cards in one turn. It only lacks a flower: lay the peacock.
biotopia-lesson-bio-cards-second-other = We want to play that card. Lay the peacock.
biotopia-lesson-bio-cards-sunshine = Play the sunshine! You draw several cards in one turn, and the sunshine goes to the compost.
biotopia-lesson-bio-cards-sunshine-draw = That would be one card. The sunshine gets you more: play it.
biotopia-lesson-bio-cards-sunshine-flower = You have flowers enough for the sunshine. Play it face up.
biotopia-lesson-bio-cards-knapweed = New cards! The common knapweed is a flower on both sides. Played face up for { $cost } flowers, it grows in your flower row and counts double. Play it.
biotopia-lesson-bio-cards-knapweed-first = You can do that soon. First the common knapweed, for then you have flowers enough for the chrysalis.
biotopia-lesson-bio-cards-knapweed-back = A card laid as a flower counts once; the common knapweed, played face up, counts double. Play that one.
biotopia-lesson-bio-cards-chrysalis = Now the chrysalis. It needs { $cost } flowers, and you have { $symbols }. Play it.
biotopia-lesson-bio-cards-chrysalis-first = Good, but not now: let us see what comes out of the chrysalis. Play it.
biotopia-lesson-bio-cards-turn = Which flower does it turn? From the hand, the red admiral would need { $cost } flowers, and you have { $symbols }. The chrysalis does not ask for that! Turn the red admiral, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-lesson-bio-cards-turned = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and cheaply! It cost you one flower: { $symbols } are left. And the chrysalis lies on the compost. So lay strong butterflies as flowers, and a chrysalis will let them fly. Now play on!
