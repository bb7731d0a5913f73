### Imhotep at the table: names, the drawing, questions, choices, and what happened.
### The letters of stones (b w n g) are the same in all languages, as players type them.

## Names of seats, of what points come from, of sites and of pyramids.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Load ships with your stones, and send them where they serve you best.
imhotep-option-sides = Side of market, pyramids, temple, burial chamber and obelisks, such as { $example } (default { $default }).
imhotep-option-wrath = Play with the Pharaoh’s wrath.

imhotep-seat-black = { $form ->
    [stone] black
   *[name] Black
}
imhotep-seat-white = { $form ->
    [stone] white
   *[name] White
}
imhotep-seat-brown = { $form ->
    [stone] brown
   *[name] Brown
}
imhotep-seat-grey = { $form ->
    [stone] grey
   *[name] Grey
}

imhotep-source-pyramids = pyramids
imhotep-source-temple = temple
imhotep-source-burial-chamber = burial chamber
imhotep-source-obelisks = obelisks
imhotep-source-decorations = decorations
imhotep-source-statues = statues
imhotep-source-blue-cards = blue cards
imhotep-source-wrath = Pharaoh’s wrath

## What points come from, where there is little room: at most 5 characters.

imhotep-short-pyramids = pyr
imhotep-short-temple = tem
imhotep-short-burial-chamber = bur
imhotep-short-obelisks = obe
imhotep-short-decorations = dec
imhotep-short-statues = sta
imhotep-short-blue-cards = blue
imhotep-short-wrath = wrath

## Sites: as headings, as where a ship sails to, and as where it lies or has been.

imhotep-site-market = Market
imhotep-site-pyramids = Pyramids
imhotep-site-temple = Temple
imhotep-site-burial = Burial chamber
imhotep-site-obelisks = Obelisks
imhotep-to-market = to the market
imhotep-to-pyramids = to the pyramids
imhotep-to-temple = to the temple
imhotep-to-burial = to the burial chamber
imhotep-to-obelisks = to the obelisks
imhotep-at-market = at the market
imhotep-at-pyramids = at the pyramids
imhotep-at-temple = at the temple
imhotep-at-burial = at the burial chamber
imhotep-at-obelisks = at the obelisks
## Which pyramid: “the left pyramid”, “left: 3 points”, and below a drawing, where at least 5 characters have room.

imhotep-pyramid-left = left
imhotep-pyramid-middle = middle
imhotep-pyramid-right = right
## A slot of a ship, counted from the bow: “places a stone on ship 2, slot 1”.

imhotep-slot = ship { $ship }, slot { $slot }
imhotep-ship-size = { $slots }

## Cards of the market; no more than 12 letters without a soft hyphen.

imhotep-card-entrance = Entrance
imhotep-card-sarcophagus = Sarcophagus
imhotep-card-paved-path = Paved Path
imhotep-card-pyramid-decoration = Pyramid decoration
imhotep-card-temple-decoration = Temple decoration
imhotep-card-burial-chamber-decoration = Burial chamber decoration
imhotep-card-obelisk-decoration = Obelisk decoration
imhotep-card-statue = Statue
imhotep-card-lever = Lever
imhotep-card-hammer = Hammer
imhotep-card-sail = Sail
imhotep-card-chisel = Chisel

## What a card does, in at most 34 characters. “now”, “end” and “turn” say when.

imhotep-effect-entrance = now: 1 stone to pyramids
imhotep-effect-sarcophagus = now: 1 stone to chamber
imhotep-effect-paved-path = now: 1 stone to obelisks
imhotep-effect-decoration = end: stones / { $stones }
imhotep-effect-statue = end: { $points } for 1 to { $most }
imhotep-effect-lever = turn: sail, set unload order
imhotep-effect-hammer = turn: get stones, place one
imhotep-effect-sail = turn: place 1, sail that ship
imhotep-effect-chisel = turn: place two stones

## The drawing in the terminal.

imhotep-round = round { $round } of { $rounds }
imhotep-starts = start player { $seat }
imhotep-piles = pile { $pile }, discards { $discards }
imhotep-wrath = with the Pharaoh’s wrath
imhotep-harbour = Harbour
# How many stones a ship needs to sail, and how many are on it. At most 19 characters.
imhotep-ship-needs = min. { $minimum }, has { $loaded }
# At most 19 characters.
imhotep-ship-ready = min. { $minimum }, may sail
# A ship that nobody sailed in this round. At most 19 characters.
imhotep-ship-gone = stayed behind
imhotep-ship-is-here = ship { $ship }
imhotep-pair = { $cards ->
    [one] Face-down card
   *[other] Face-down pair
}
imhotep-pair-effect = look, and keep one
imhotep-market-empty = no cards left
# Stones beside the finished pyramids, which give $points each. Their letters follow.
imhotep-beside = beside, { $points } each:
# What the signs c, s and ▸ on a pyramid give; keep the signs.
imhotep-pyramid-signs = { $stones ->
    [one] c card, s { $stones } stone, ▸ a stone to a ship
   *[other] c card, s { $stones } stones, ▸ a stone to a ship
}
# Below numbers: how many stones lie under each visible one.
imhotep-temple-under = stones below
imhotep-temple-a = each visible: { $points } every round
# What the signs s and c on the temple give; keep the signs.
imhotep-temple-b = s stones, c card
# Points at the end for groups of own stones of each size, such as “1 3 6 10 15 +2”.
imhotep-burial-a = end: own groups { $groups } +{ $further }
# Points at the end for the most stones in a row, such as “6 3”.
imhotep-burial-b = end: most in a row { $places }
# Points at the end for the tallest obelisks, such as “15/10/5/1”.
imhotep-obelisks-a = end: { $places }
imhotep-obelisks-b = { $stones ->
    [one] of { $stones } stone each
   *[other] of { $stones } stones each
}
imhotep-obelisks-loose = loose, { $points } each
# Heading of a column, as are the next ones.
imhotep-player = player
imhotep-you = { $seat } (you)
imhotep-sled = sled
imhotep-quarry = quarry
imhotep-cards = cards
imhotep-points = points

## What is asked.

imhotep-asked-turn = { $seat }, your turn: get stones, place one, sail a ship or play a blue card.
imhotep-asked-unload-order = { $seat }, in which order are the stones unloaded? The first one named leaves first.
imhotep-asked-sail-to = { $seat }, where does ship { $ship } sail?
imhotep-asked-second-stone = { $seat }, where does the second stone of the Chisel go?
imhotep-asked-take-card = { $seat }, take a card for your stone at the market.
imhotep-asked-keep-card = { $seat }, keep one card of the pair; only you see it.
imhotep-asked-choose-pyramid = { $seat }, which pyramid is your stone for?
imhotep-asked-ship-bonus = { $seat }, as a bonus you may place a stone from your sled on a ship.
imhotep-asked-temple-choice = { $seat }, space { $space } of the temple: points or stones?
imhotep-asked-stones-bonus = { $seat }, as a bonus you may take stones from the quarry to your sled.

## Headings of choices, and what stands behind them: “Sail ship 1 to: Temple”, “Place on ship 2, slot: 1”.

imhotep-do-pass = Nothing can be done
imhotep-do-get = Get stones
imhotep-do-place = Place on ship { $ship }, slot
imhotep-do-sail = Sail ship { $ship } to
imhotep-do-lever = Lever: sail ship { $ship } to
imhotep-do-hammer = Hammer: get, place on ship { $ship }, slot
imhotep-do-sail-card = Sail: sail with a stone on ship { $ship }, slot
imhotep-do-chisel = Chisel: the first on ship { $ship }, slot
imhotep-do-sail-to = Sail to
imhotep-do-second-stone = The second on ship { $ship }, slot
imhotep-do-unload = Unload
imhotep-do-take = Take
imhotep-do-keep = Keep
imhotep-do-pyramid = Build
imhotep-do-decline = Or
imhotep-do-temple = Take
imhotep-do-stones-bonus = Bonus stones
imhotep-label-pass = pass
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
imhotep-label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
imhotep-label-pair = the face-down pair: look, and keep one
imhotep-label-decline = decline
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } and a card
imhotep-label-space-stones = { $pyramid }: { $points } and stones
imhotep-label-space-ship = { $pyramid }: { $points } and a stone onto a ship

## What happened.

imhotep-did-pass = { $seat } passes.
imhotep-did-get = { $stones ->
    [one] { $seat } gets { $stones } stone.
   *[other] { $seat } gets { $stones } stones.
}
imhotep-did-place = { $seat } places a stone on { $slot }.
imhotep-did-sail = { $seat } sails ship { $ship } { $to }.
imhotep-did-lever = { $seat } plays the Lever: ship { $ship } sails { $to }.
imhotep-did-hammer = { $seat } plays the Hammer: gets { $stones } and places one on { $slot }.
imhotep-did-sail-card = { $seat } plays the Sail and places a stone on { $slot }.
imhotep-did-chisel = { $seat } plays the Chisel: the first stone goes on { $slot }.
imhotep-did-second-stone = { $seat } places the second stone on { $slot }.
imhotep-did-unload = { $seat } has the stones unloaded in this order: { FORM($stones, "stone") }.
imhotep-did-take = { $seat } takes { $card }.
imhotep-did-look = { $seat } looks at the face-down pair.
imhotep-did-keep = { $seat } keeps { $card }.
imhotep-did-pyramid = { $seat } builds on the { $pyramid } pyramid.
imhotep-did-decline = { $seat } declines the bonus.
imhotep-did-point = { $seat } takes the points of the temple.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = The discards are shuffled to form the new pile.
imhotep-did-draw = { $seat } draws { $card }.
imhotep-did-round = Round { $round } begins with ships of { $ships }; { $seat } starts.
imhotep-did-end = The game is over.

## The end.

imhotep-ended-six-rounds = Six rounds have been played.
imhotep-tie-stones-on-sled = The tie was broken by the stones on the sleds.

## Choices before a game.

web-imhotep-sides = Sides of the sites
web-imhotep-sides-all = All { $side }
web-imhotep-sides-mixed = Mixed at random
web-imhotep-sides-chosen = Sides: { $value }
web-imhotep-sides-market-a = All cards lie face up.
web-imhotep-sides-market-b = You may also look at a face-down pair and keep one card.
web-imhotep-sides-pyramids-a = One pyramid: a stone gives the points of the next space at once.
web-imhotep-sides-pyramids-b = Three pyramids to choose from; some spaces give a card, stones or a stone on a ship.
web-imhotep-sides-temple-a = Each round, every stone visible from above gives the same.
web-imhotep-sides-temple-b = Each round, every stone visible from above gives what its space shows: points, stones or a card.
web-imhotep-sides-burial-a = At the end, each group of your stones that touch scores; large ones far more.
web-imhotep-sides-burial-b = At the end, whoever has the most stones in a row scores most there.
web-imhotep-sides-obelisks-a = At the end, the highest tower scores most.
web-imhotep-sides-obelisks-b = A finished obelisk scores at once; the sooner, the more.
web-imhotep-wrath = With the Pharaoh’s wrath
web-imhotep-wrath-mean = Whoever has no stone at one of the four monuments loses points at the end.
web-imhotep-wrath-chosen = With the Pharaoh’s wrath
