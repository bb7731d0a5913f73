### The board of Biotopia in the browser. Names of cards and missions are in biotopia-table.ftl.

## What a card does, in a sentence.

biotopia-board-effect-essex-skipper = It has no effect.
biotopia-board-effect-large-white = Whoever has more of them than anybody else holds the mission for large whites.
biotopia-board-effect-small-tortoiseshell = Each further one costs one more flower, and scores one more point.
biotopia-board-effect-common-blue = You may take a card from the sky.
biotopia-board-effect-meadow-brown = You may draw a card for each meadow brown in your garden.
biotopia-board-effect-brimstone = The top card of the deck becomes a flower in your garden.
biotopia-board-effect-orange-tip = You may take any card from the compost.
biotopia-board-effect-red-admiral = It has no effect.
biotopia-board-effect-mourning-cloak = It stands in for one butterfly that a mission still lacks.
biotopia-board-effect-peacock = It is played from the hand only: no chrysalis turns it.
biotopia-board-effect-chrysalis = It turns one of your flowers into the butterfly on its other side, whatever that costs.
biotopia-board-effect-sunshine = Draw three cards.
biotopia-board-effect-common-knapweed = It grows in your flower row, and counts as two flowers.

## A card in words, for those who cannot see it.

biotopia-board-butterfly = { $name }, a butterfly: costs { $cost ->
    [one] { $cost } flower
   *[other] { $cost } flowers
}, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-board-card = { $name }: costs { $cost ->
    [one] { $cost } flower
   *[other] { $cost } flowers
}.
biotopia-board-gains-mission = { $points ->
    [one] With it you would gain the mission for large whites: { $points } more point.
   *[other] With it you would gain the mission for large whites: { $points } more points.
}
biotopia-board-lacks = { $symbols ->
    [one] You lack { $symbols } flower.
   *[other] You lack { $symbols } flowers.
}
biotopia-board-no-target = You have no flower that it could turn.
biotopia-board-copies = { $copies ->
    [one] There is { $copies } copy of it.
   *[other] There are { $copies } copies of it.
}
biotopia-board-pointed = { $card }: { $effect }

## Deck, sky and compost.

biotopia-board-deck = Deck
biotopia-board-compost = Compost
biotopia-board-compost-empty = The compost is empty.
biotopia-board-open-compost = { $cards ->
    [0] The compost is empty
    [one] Look through the compost: { $cards } card
   *[other] Look through the compost: { $cards } cards
}
biotopia-board-recover = Take a card from the compost
biotopia-board-decline-sky-card = Take no sky card
biotopia-board-decline-compost-card = Take nothing
biotopia-board-decline-more-cards = Draw nothing
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Pass

## Missions.

biotopia-board-missions = Missions
biotopia-board-missions-none = None yet.
biotopia-board-most = most
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } kind
   *[other] { $butterflies } different
}
biotopia-board-alike = { $butterflies } alike
biotopia-board-mission = Mission { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-board-mission-held = { $name } has it.
biotopia-board-asks-flowers = { $symbols ->
    [one] It asks for { $symbols } flower.
   *[other] It asks for { $symbols } flowers.
}
biotopia-board-asks-different = { $butterflies ->
    [one] It asks for { $butterflies } butterfly.
   *[other] It asks for { $butterflies } different butterflies.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] It asks for { $butterflies } butterfly.
   *[other] It asks for { $butterflies } butterflies of one kind.
}
biotopia-board-asks-whites = It asks for more large whites than anybody else has.
biotopia-board-asks-for = It asks for: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } of { $asked }.
biotopia-board-whites = { $name }: { $whites }.

## Gardens and hands.

biotopia-board-garden-of = The garden of { $name }
biotopia-board-peek = Peek
biotopia-board-flower = A flower, face down
biotopia-board-own-flower = A flower; its other side is { $card }
biotopia-board-no-butterflies = No butterflies yet
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } butterfly
   *[other] { $name }: { $butterflies } butterflies
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } flower
   *[other] { $name }: { $symbols } flowers
}
biotopia-board-hand-of = { $cards ->
    [0] No cards in hand.
    [one] { $cards } card in hand.
   *[other] { $cards } cards in hand.
}
biotopia-board-held = { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } kind of butterfly, which counts in a tie.
   *[other] { $kinds } kinds of butterfly, which count in a tie.
}
biotopia-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
biotopia-board-known = Cards that everybody has seen
biotopia-board-known-lead = They were taken openly, and are in hand or face down among the flowers.
biotopia-board-held-surely = Certainly in hand
biotopia-board-known-none = None.
biotopia-board-last-round = { $turns ->
    [0] The last round
    [one] The last round: { $turns } turn to go
   *[other] The last round: { $turns } turns to go
}

## All cards.

biotopia-board-guide = All cards
biotopia-board-guide-lead = Flowers are not used up: a card can be played when your garden shows as many as it costs.
biotopia-board-butterfly-facts = Costs { $cost ->
    [one] { $cost } flower
   *[other] { $cost } flowers
}, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-board-card-facts = Costs { $cost ->
    [one] { $cost } flower
   *[other] { $cost } flowers
}.
biotopia-board-unseen = { $copies ->
    [one] { $copies } card in the game; you have not seen { $unseen }.
   *[other] { $copies } cards in the game; you have not seen { $unseen } of them.
}
