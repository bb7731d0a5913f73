### Biotopia at the table: names, the drawing, questions, choices, and what happened.

## Names of seats, of what points come from, of cards and of missions.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Grow a meadow of flowers, and bring butterflies into your garden.

biotopia-seat-1 = Player 1
biotopia-seat-2 = Player 2
biotopia-seat-3 = Player 3
biotopia-seat-4 = Player 4
biotopia-seat-5 = Player 5

biotopia-source-butterflies = butterflies
biotopia-source-tortoiseshells = tortoiseshells
biotopia-source-missions = missions
biotopia-source-large-whites = large whites

## What points come from, where there is little room: at most 5 characters.

biotopia-narrow-butterflies = fly
biotopia-narrow-tortoiseshells = tort
biotopia-narrow-missions = miss
biotopia-narrow-large-whites = white

## Cards, in at most 23 characters; no more than 12 letters without a soft hyphen.

biotopia-card-essex-skipper = Essex skipper
biotopia-card-large-white = Large white
biotopia-card-small-tortoiseshell = Small tortoise­shell
biotopia-card-common-blue = Common blue
biotopia-card-meadow-brown = Meadow brown
biotopia-card-brimstone = Brimstone
biotopia-card-orange-tip = Orange tip
biotopia-card-red-admiral = Red admiral
biotopia-card-mourning-cloak = Mourning cloak
biotopia-card-peacock = Peacock
biotopia-card-chrysalis = Chrysalis
biotopia-card-sunshine = Sunshine
biotopia-card-common-knapweed = Common knapweed

## One word for each kind, where there is little room: at most 9 characters.

biotopia-short-essex-skipper = skipper
biotopia-short-large-white = white
biotopia-short-small-tortoiseshell = tortoise
biotopia-short-common-blue = blue
biotopia-short-meadow-brown = brown
biotopia-short-brimstone = brimstone
biotopia-short-orange-tip = tip
biotopia-short-red-admiral = admiral
biotopia-short-mourning-cloak = cloak
biotopia-short-peacock = peacock
biotopia-short-chrysalis = chrysalis
biotopia-short-sunshine = sunshine
biotopia-short-common-knapweed = knapweed

## What a card does, in at most 28 characters; no more than 12 letters without a soft hyphen.

biotopia-effect-essex-skipper = no effect
biotopia-effect-large-white = { $points ->
    [one] most: { $points } point
   *[other] most: { $points } points
}
biotopia-effect-small-tortoiseshell = each next: 1 more
biotopia-effect-common-blue = may take a sky card
biotopia-effect-meadow-brown = may draw per brown
biotopia-effect-brimstone = top card: a flower
biotopia-effect-orange-tip = may take from compost
biotopia-effect-red-admiral = no effect
biotopia-effect-mourning-cloak = helps with missions
biotopia-effect-peacock = only from the hand
biotopia-effect-chrysalis = turn a flower of yours
biotopia-effect-sunshine = draw 3 cards
biotopia-effect-common-knapweed = two flower symbols

## Missions, in at most 16 characters.

biotopia-mission-most-large-whites = Large whites
biotopia-mission-three-skippers = Grassy slope
biotopia-mission-seven-flowers = Sea of flowers
biotopia-mission-meadow-quartet = Meadow life
biotopia-mission-spring-flight = Spring flight
biotopia-mission-nettle-bed = Nettle bed
biotopia-mission-rich-meadow = Rich meadow
# A mission of an owner's box, called after the butterflies that it asks for.
biotopia-mission-of = { $cards }

## The drawing in the terminal.

biotopia-starts = { $seat } started
biotopia-deck = { $cards ->
    [0] the deck is empty
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
biotopia-last-round = the last round
biotopia-goal = { $points } points end it
biotopia-sky = Sky
biotopia-sky-empty = no cards left
biotopia-hand = Your hand, { $cards } of at most { $limit }
biotopia-hand-empty = no cards
# Of a card in the hand, at most 13 characters: it can be played now.
biotopia-ready = ready
# At most 13 characters: so many flower symbols are missing for the card.
biotopia-lacks = lacks { $symbols }✿
# At most 13 characters: the chrysalis finds no card to turn.
biotopia-no-target = no target
# At most 8 characters: a card that came into the hand since the last drawing.
biotopia-new = new
# At most 4 characters: what a card is worth.
biotopia-worth = { $points }p
biotopia-garden = Your garden
biotopia-flower-row = { $symbols ->
    [0] No flower symbols yet
    [one] { $symbols } flower symbol
   *[other] { $symbols } flower symbols
}
biotopia-butterfly-row = { $butterflies ->
    [0] No butterflies yet
    [one] { $butterflies } butterfly, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $butterflies } butterflies, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
# The names of the cards follow.
biotopia-face-down = { $cards } face down:
biotopia-face-up = { $count ->
    [one] { $card } face up
   *[other] { $count } × { $card } face up
}
biotopia-missions = { $points ->
    [one] Missions, { $points } point each
   *[other] Missions, { $points } points each
}
# What a mission asks for; $has is such as 2/7, or 7.
biotopia-mission-flowers = flower symbols { $has }
# Different butterflies.
biotopia-mission-different = different { $has }
# Butterflies of one kind, whichever.
biotopia-mission-alike = alike { $has }
biotopia-mission-is-met = you can take it
# Behind the sign of a player.
biotopia-mission-held = has it
# Behind the sign of a player.
biotopia-whites-held = leads with { $whites }
biotopia-whites-open = { $whites ->
    [0] nobody has one yet
   *[other] nobody leads, tied at { $whites }
}
# The names of the cards follow, or “none”.
biotopia-compost = Compost { $cards }:
# Heading of a column, at most 9 characters.
biotopia-player = player
# In the place of a name: whoever looks. At most 9 characters.
biotopia-you = you
# Heading of a column, at most 8 characters.
biotopia-points = points
# Heading of a column, at most 8 characters: flower symbols.
biotopia-flowers = flowers
# Heading of a column, at most 8 characters: how many cards.
biotopia-hand-size = hand
# Heading of a column: a player's butterflies; and behind the word of biotopia-known, cards that this
# player was seen to take and still has, in the hand or as a flower.
biotopia-open-cards = butterflies; has: in hand or as a flower
biotopia-known = has
# Such cards that can only be in the hand follow.
biotopia-in-hand = in hand
biotopia-none = none

## What is asked.

biotopia-asked-turn = { $seat }, your turn: draw, take a sky card, lay a flower, play a card or take a mission.
biotopia-asked-first-flower = { $seat }, lay one of your four cards as your first flower; nobody else sees which.
biotopia-asked-chrysalis-target = { $seat }, which of your flowers does the chrysalis turn?
biotopia-asked-sky-card = { $seat }, the common blue lets you take a sky card.
biotopia-asked-compost-card = { $seat }, the orange tip lets you take a card from the compost.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, the meadow brown lets you draw a card.
   *[other] { $seat }, the meadow browns let you draw { $cards } cards.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, discard one card: the compost is open to all.
   *[other] { $seat }, discard { $cards } cards, one by one: the compost is open to all.
}

## Headings of choices, and what stands behind them: “Draw: the top card”, “Lay as a flower: Peacock”.

biotopia-do-pass = Nothing can be done
biotopia-do-draw = Draw
biotopia-do-take = Take from the sky
biotopia-do-flower = Lay as a flower
biotopia-do-play = Play face up
biotopia-do-mission = Take a mission
biotopia-do-turn = Turn over
biotopia-do-recover = Take from the compost
biotopia-do-discard = Discard
biotopia-do-decline = Or
biotopia-label-pass = pass
biotopia-label-draw = { $cards ->
    [one] the top card
   *[other] { $cards } cards
}
biotopia-label-decline = decline

## What happened. Nothing here names a card that not everybody saw.

biotopia-did-pass = { $seat } can do nothing and passes.
biotopia-did-draw = { $cards ->
    [0] { $seat } draws nothing: no card is left.
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
}
biotopia-did-take = { $seat } takes { $card } from the sky.
biotopia-did-flower = { $seat } lays a flower.
biotopia-did-play = { $seat } plays { $card }.
biotopia-did-lay-top = The top card of the deck becomes a flower.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } plays { $card }, and there is nothing to draw.
    [one] { $seat } plays { $card } and draws a card.
   *[other] { $seat } plays { $card } and draws { $cards } cards.
}
biotopia-did-mission = { $seat } takes the mission { $mission }.
biotopia-did-turn = { $seat } turns { $card } over.
biotopia-did-recover = { $seat } takes { $card } from the compost.
biotopia-did-discard = { $seat } discards { $card }.
biotopia-did-decline-sky-card = { $seat } takes no sky card.
biotopia-did-decline-compost-card = { $seat } takes nothing from the compost.
biotopia-did-decline-more-cards = { $seat } draws nothing.
biotopia-did-refill = Into the sky: { $cards }.
biotopia-did-three-alike = Three { $card } in the sky go to the compost.
biotopia-did-reshuffle = The compost is shuffled to form the new deck.
biotopia-did-lead = { $seat } has the most large whites now.
biotopia-did-tie = Nobody has the most large whites now.
biotopia-did-last-round = { $seat } has { $points } points: the round is played out.
biotopia-did-end = The game is over.

## The end.

biotopia-ended-fifteen-points = The round in which somebody reached 15 points has been played out.
biotopia-ended-all-passed = All have passed in a row.
biotopia-ended-standstill = For ten rounds nothing came into a row and no mission was taken.
biotopia-tie-different-butterflies = The tie was broken by the different butterflies in play.
