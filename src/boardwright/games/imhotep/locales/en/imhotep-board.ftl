# Imhotep in the browser: what the board shows, and what readers hear of its places.
imhotep-board-round = Round { $round } of { $rounds }
imhotep-board-piles = { $pile ->
    [one] { $pile } card in the pile, { $discards } discarded
   *[other] { $pile } cards in the pile, { $discards } discarded
}
imhotep-board-start = Start player
imhotep-board-coming = Ships to come
# $out of the cards will not come.
imhotep-board-coming-mean = { $cards ->
    [one] { $cards } round card is left.
   *[other] { $cards } round cards are left.
} { $out ->
    [0] The next one is among them.
    [one] One of them comes next, and one stays in the box.
   *[other] One of them comes next, and { $out } stay in the box.
} The numbers are the places on the four ships.
imhotep-board-go-on = Now pick one that glows.
imhotep-board-get = Get { $label }

# What the sites give, in few words.
imhotep-board-hint-market = A card for each stone
imhotep-board-hint-pyramids-a = At once: the points of the next space
imhotep-board-hint-pyramids-b = At once: the next space of a pyramid you choose
imhotep-board-hint-temple-a = { $points ->
    [one] Every round: { $points } point for each stone on top
   *[other] Every round: { $points } points for each stone on top
}
imhotep-board-hint-temple-b = Every round: what is shown below
imhotep-board-hint-burial-a = At the end, for each group: { $groups } +{ $further }
imhotep-board-hint-burial-b = At the end, most in each row: { $places }
imhotep-board-hint-obelisks-a = At the end, by height: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] At once for { $stones } stone; at the end { $points } for a loose one
   *[other] At once for { $stones } stones; at the end { $points } for a loose one
}

# What the numbers at the foot of a site count.
imhotep-board-standing-pyramids = Points so far
imhotep-board-standing-temple = Points when the round ends
imhotep-board-standing-burial = Points if it ended now
imhotep-board-standing-obelisks = Points if it ended now

# Ships.
imhotep-board-empty = empty
imhotep-board-none = none
imhotep-board-ship = Ship { $ship } with { $slots ->
    [one] { $slots } place
   *[other] { $slots } places
}, sails with at least { $minimum ->
    [one] { $minimum } stone
   *[other] { $minimum } stones
}. From the bow: { FORM($load, "stone") }.
imhotep-board-ship-away = Ship { $ship }, { $at }
imhotep-board-slot = Ship { $ship }, place { $slot } from the bow: { FORM($stone, "stone") }

# Sites.
imhotep-board-site = { $site }, side { $side }.
imhotep-board-visited = Ship { $ship } is here.
imhotep-board-on-market = { $cards ->
    [0] No card lies face up.
    [one] { $cards } card lies face up.
   *[other] { $cards } cards lie face up.
}
imhotep-board-on-pyramids = Stones in their order: { FORM($stones, "stone") }.
imhotep-board-on-temple = Stones from the left, { $spaces } to a level: { FORM($stones, "stone") }.
imhotep-board-on-burial = Stones column by column, { $rows } to a column: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Stones: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { $space }. Stones: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = { $pyramid }: complete. Stones: { FORM($stones, "stone") }.
imhotep-board-looked-at = somebody is looking at it

# Players and their cards.
imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "stone") }: { $stones } stone on the sled
   *[other] { $name }, { FORM($seat, "stone") }: { $stones } stones on the sled
}
imhotep-board-quarry = { $stones ->
    [one] Quarry of { $seat }: { $stones } stone
   *[other] Quarry of { $seat }: { $stones } stones
}
# The number of a row of the burial chamber, and the points of each letter in it.
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Wrath: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
imhotep-board-cards-of = Cards of { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] If the game ended now: { $points } point
   *[other] If the game ended now: { $points } points
}

imhotep-board-effect-entrance = At once: a stone from your quarry to the pyramids
imhotep-board-effect-sarcophagus = At once: a stone from your quarry to the burial chamber
imhotep-board-effect-paved-path = At once: a stone from your quarry to the obelisks
imhotep-board-effect-decoration = { $stones ->
    [one] At the end: 1 point for every stone there
   *[other] At the end: 1 point for every { $stones } stones there
}
imhotep-board-effect-statue = At the end: { $points } points for 1 to { $most } of them
imhotep-board-effect-lever = As a turn: sail a ship, choose the order of unloading
imhotep-board-effect-hammer = As a turn: get stones, then place one
imhotep-board-effect-sail = As a turn: place a stone, then sail that ship
imhotep-board-effect-chisel = As a turn: place two stones

# What a ship would bring.
imhotep-board-voyages = What would each ship bring now?
imhotep-board-voyages-mean = Points more or fewer for everybody if the ship sailed now, the temple paid once and the game ended. Cards and bonuses are not counted; on side B of the pyramids everybody takes the space with the most points.
imhotep-board-voyages-none = No waiting ship has a stone on board.
imhotep-board-to = To
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = B
imhotep-board-letter-white = W
imhotep-board-letter-brown = N
imhotep-board-letter-grey = G
