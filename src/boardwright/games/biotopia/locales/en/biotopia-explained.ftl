### What a place of the table of Biotopia is worth now, what somebody new is told once, and what
### a move is good for. A ten-year-old should understand it.

# Something that is said elsewhere without a full stop.
biotopia-explained-sentence = { CAP($said) }.

## Cards, wherever they lie.

biotopia-explained-ready = { $points ->
    [0] You can play it now.
    [one] You can play it now, for { $points } point.
   *[other] You can play it now, for { $points } points.
}
biotopia-explained-as-flower = { $symbols ->
    [one] Or lay it as a flower: then your garden has { $symbols } flower.
   *[other] Or lay it as a flower: then your garden has { $symbols } flowers.
}
# $lacks is what the mission still asks for then.
biotopia-explained-for-mission = { $lacks ->
    [0] With it, you have all that the mission { $mission } asks for.
    [one] It counts for the mission { $mission }: then { $lacks } more is missing.
   *[other] It counts for the mission { $mission }: then { $lacks } more are missing.
}
biotopia-explained-sky-card = You can take it instead of drawing from the deck; a new card comes in its place.
biotopia-explained-compost-card = An orange tip can bring it back, or the next shuffle for a new deck.
biotopia-explained-flower = It counts as one flower. Only you may look at its other side.
biotopia-explained-turned = { $points ->
    [one] A chrysalis could turn it, for { $points } point.
   *[other] A chrysalis could turn it, for { $points } points.
}
biotopia-explained-not-turned = It is no butterfly, so no chrysalis turns it.
biotopia-explained-kind-points = { $points ->
    [one] All of this kind in this garden: { $points } point.
   *[other] All of this kind in this garden: { $points } points.
}

## Hands, deck, sky and compost.

biotopia-explained-playable = You have flowers enough for: { $cards }.
biotopia-explained-too-many = { $cards ->
    [one] At the end of the turn, { $cards } card must go to the compost.
   *[other] At the end of the turn, { $cards } cards must go to the compost.
}
biotopia-explained-rival-hand = Only { $seat } may look at them.
# Cards that a rival took openly and must still have in the hand.
biotopia-explained-held = Certainly among them: { $cards }.
biotopia-explained-deck = In your turn you may draw the top card. When the deck is empty, the compost is shuffled to form a new one.
biotopia-explained-sky = { $cards ->
    [0] The sky is empty.
    [one] { $cards } open card: you may take it in your turn.
   *[other] { $cards } open cards: you may take one in your turn, and a new one comes in its place. If all are alike, they go to the compost.
}
biotopia-explained-compost = { $cards ->
    [0] Used cards come here; there are none yet.
    [one] { $cards } used card, open to all. When the deck is empty, it becomes the new one.
   *[other] { $cards } used cards, open to all. When the deck is empty, they become the new one.
}

## Missions.

biotopia-explained-mission-met = You have all that it asks for: take it in your turn.
biotopia-explained-mission-lacks = You still lack { $lacks }.
biotopia-explained-mission-missing = You still lack: { $cards }.
biotopia-explained-mission-cloak = Your mourning cloak stands in for one of them.
biotopia-explained-whites-nobody = Nobody has more than all others, so nobody holds it.
biotopia-explained-whites-lead = It is yours, as long as nobody has as many.
biotopia-explained-whites-lacks = With { $whites } more, you would have the most.

## Gardens: points, and how far it is to the end.

# One of $sources below, such as “butterflies 9”.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.

biotopia-explained-own-to-go = { $points ->
    [0] At the end of your turn, the last round begins.
    [one] With { $points } more point, you begin the last round.
   *[other] With { $points } more points, you begin the last round.
}
biotopia-explained-to-go = { $points ->
    [0] At the end of this turn, the last round begins.
    [one] With { $points } more point, { $seat } begins the last round.
   *[other] With { $points } more points, { $seat } begins the last round.
}
biotopia-explained-nearest = { $points ->
    [0] Nearest to the end: { $seat }, who has points enough.
    [one] Nearest to the end: { $seat }, with { $points } point to go.
   *[other] Nearest to the end: { $seat }, with { $points } points to go.
}
biotopia-explained-missions = Missions: { $missions }.
biotopia-explained-turn = On turn now: { $seat }.

## What somebody new is told once, when it comes up.

biotopia-news-first-flower = Any card can be a flower. Best lay one that you cannot play soon, as it costs many flowers.
biotopia-news-offer = This is a gift, and no turn of its own. You may also say no.
biotopia-news-flowers-first = { $lacks ->
    [one] Butterflies come to flowers: with { $lacks } more flower, you can play { $card }.
   *[other] Butterflies come to flowers: with { $lacks } more flowers, you can play { $card }.
}
biotopia-news-butterfly-ready = { $points ->
    [one] You have flowers enough for a butterfly: { $card }, for { $points } point.
   *[other] You have flowers enough for a butterfly: { $card }, for { $points } points.
}
biotopia-news-white-wins = { $points ->
    [one] With a large white, you would have the most of them: { $points } more point for the mission, without a turn of its own.
   *[other] With a large white, you would have the most of them: { $points } more points for the mission, without a turn of its own.
}
biotopia-news-mission-ready = { $points ->
    [one] Your garden has all that the mission { $mission } asks for: taking it is one turn, for { $points } point.
   *[other] Your garden has all that the mission { $mission } asks for: taking it is one turn, for { $points } points.
}
biotopia-news-mission-in-reach = You are close to the mission { $mission }: only one thing is missing.
biotopia-news-rival-near-mission = { $seat } is close to the mission { $mission }: whoever takes it first keeps it.
biotopia-news-rival-near-end = { $points ->
    [one] With { $points } more point, { $seat } begins the last round.
   *[other] With { $points } more points, { $seat } begins the last round.
}
biotopia-news-last-round = { $turns ->
    [one] The last round: this is the last turn. Then the most points win.
   *[other] The last round: { $turns } turns to go. Then the most points win.
}
biotopia-news-hand-full = { $limit ->
    [one] At the end of a turn, a hand may hold at most { $limit } card.
   *[other] At the end of a turn, a hand may hold at most { $limit } cards.
}
biotopia-news-deck-empty = The deck is empty. As soon as a card is needed, the compost is shuffled to form a new one.
biotopia-news-rival-leads = { $seat } has the most large whites and holds their mission, as long as nobody has as many.

## What to do, as part of a sentence or alone: no full stop.

biotopia-urge-pass = Pass, as nothing can be done.
biotopia-urge-draw = { $cards ->
    [one] Draw the top card of the deck.
   *[other] Draw { $cards } cards.
}
biotopia-urge-take = Take the { $card } from the sky.
biotopia-urge-flower = Lay the { $card } as a flower.
biotopia-urge-play = Play the { $card } face up.
biotopia-urge-mission = Take the mission { $mission }.
biotopia-urge-turn = Turn the { $card } over.
biotopia-urge-recover = Take the { $card } from the compost.
biotopia-urge-discard = Put the { $card } on the compost.

## What a move is good for.

biotopia-merit-points = { $points ->
    [one] It brings { $points } point at once.
   *[other] It brings { $points } points at once.
}
biotopia-merit-lead = { $points ->
    [one] You get the mission for large whites: { $points } more point.
   *[other] You get the mission for large whites: { $points } more points.
}
biotopia-merit-keeps-lead = It makes your lead in large whites safer.
biotopia-merit-rival-loses = { $points ->
    [one] { $seat } loses the mission for large whites, and { $points } point with it.
   *[other] { $seat } loses the mission for large whites, and { $points } points with it.
}
biotopia-merit-last-round = With { $points } points, you begin the last round.
biotopia-merit-turns = { $points ->
    [one] It can turn one of your flowers: { $card }, for { $points } point.
   *[other] It can turn one of your flowers: { $card }, for { $points } points.
}
biotopia-merit-cards = { $cards ->
    [one] You get a card; which one, nobody knows.
   *[other] You get { $cards } cards; which ones, nobody knows.
}
biotopia-merit-flowers = { $symbols ->
    [one] Then your garden has { $symbols } flower.
   *[other] Then your garden has { $symbols } flowers.
}
biotopia-merit-affords = Then you have flowers enough for: { $cards }.
biotopia-merit-nearer-card = { $lacks ->
    [one] Then you lack { $lacks } flower for: { $card }.
   *[other] Then you lack { $lacks } flowers for: { $card }.
}
biotopia-merit-hidden = A chrysalis, as in your hand, can turn it into a butterfly later.
biotopia-merit-would-score = { $points ->
    [one] { $lacks ->
        [0] You have flowers enough to play it, for { $points } point.
        [one] With { $lacks } more flower you can play it, for { $points } point.
       *[other] With { $lacks } more flowers you can play it, for { $points } point.
    }
   *[other] { $lacks ->
        [0] You have flowers enough to play it, for { $points } points.
        [one] With { $lacks } more flower you can play it, for { $points } points.
       *[other] With { $lacks } more flowers you can play it, for { $points } points.
    }
}
biotopia-merit-denies = With such a card, { $seat } would have all for the mission { $mission }, and does not get this one.
biotopia-merit-too-dear = { $symbols ->
    [one] You still lack { $symbols } flower for it.
   *[other] You still lack { $symbols } flowers for it.
}
biotopia-merit-decline = Your hand stays as it is.
biotopia-merit-pass = Nothing else can be done.
