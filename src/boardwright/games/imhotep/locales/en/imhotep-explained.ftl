### Imhotep explains itself: what each place of the table is and is worth now, what is new to a
### beginner, what to do, and what a move is good for. Plain, short sentences, as to a child of ten.

## What a place is and is worth now. Lists such as “Black (you) +2, White −1”.

imhotep-explained-nothing = nothing
# $gain is +2, −1, “2 cards”, or the points or stones that a seat has.
# $total is $points with a proper sign.
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

# Ships and their places.
imhotep-explained-ship = { $slots ->
    [one] A ship with { $slots } place
   *[other] A ship with { $slots } places
} for stones. It may sail once { $minimum ->
    [one] { $minimum } stone is on board.
   *[other] { $minimum } stones are on board.
}
imhotep-explained-ship-ready = It may sail now, and anybody may do it in their turn.
imhotep-explained-ship-missing = { $missing ->
    [one] { $missing } stone is still missing.
   *[other] { $missing } stones are still missing.
}
imhotep-explained-ship-load = Unloaded from the bow, one by one: { FORM($stones, "stone") }.
imhotep-explained-ship-away = It lies { $at } until the round ends, and no other ship may come there.
imhotep-explained-voyages = What it would bring, if it sailed as it is, the temple paid and the game ended:
# $to is such as “to the temple”; $brings is a list of the gains, or “nothing”.
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = A free place: whoever’s turn it is may put a stone here.
imhotep-explained-slot-taken = The stone here is { FORM($seat, "stone") }.
imhotep-explained-slot-order = { $ahead ->
    [0] It is unloaded first, as the ship is loaded now.
    [one] { $ahead } stone is unloaded before it, as the ship is loaded now.
   *[other] { $ahead } stones are unloaded before it, as the ship is loaded now.
}

# Sites.
imhotep-explained-market = Each stone that lands here brings its owner a card. The stone goes back to the quarry.
imhotep-explained-pyramids-a = { $points ->
    [one] A stone here scores at once: the next space gives { $points } point.
   *[other] A stone here scores at once: the next space gives { $points } points.
}
imhotep-explained-pyramids-b = A stone here scores at once. Its owner chooses the pyramid.
imhotep-explained-pyramids-full = { $points ->
    [one] All spaces are taken: each further stone gives { $points } point.
   *[other] All spaces are taken: each further stone gives { $points } points.
}
imhotep-explained-pyramid = Next space, { $space }.
imhotep-explained-pyramid-complete = This pyramid is complete.
imhotep-explained-temple-a = { $points ->
    [one] When a round ends, each stone that can be seen from above gives { $points } point.
   *[other] When a round ends, each stone that can be seen from above gives { $points } points.
}
imhotep-explained-temple-b = When a round ends, each stone that can be seen from above gives what its space shows.
imhotep-explained-covers = The next stone here covers one: { FORM($seat, "stone") }.
imhotep-explained-burial-a = At the end, each group of touching stones of one colour scores by its size: { $groups }, then { $further } for each further stone.
imhotep-explained-groups = Groups now: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} ({ $points })
imhotep-explained-burial-b = At the end, each row scores by who has most stones in it: { $places }.
imhotep-explained-row = Row { $row }, if the game ended now: { $points }.
imhotep-explained-obelisks-a = Everybody builds a tower here. At the end they score by height: { $places }.
imhotep-explained-towers = Heights now: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } stone makes an obelisk.
   *[other] { $stones } stones of one colour make an obelisk.
} It scores at once: the next one { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] All places are taken: a further stone gives { $points } point at the end.
   *[other] All places are taken: a further stone gives { $points } points at the end.
}
imhotep-explained-loose = Loose stones, each worth { $points } at the end: { $stones }.
imhotep-explained-another = What one more stone would bring now: { $gains }.
# $what is such as “Points if it ended now”.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Ship { $ship } lies here, so no other ship may come in this round.

# Cards.
imhotep-explained-taken = If the game ended now, taking it would bring: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] { $stones } stone lies there.
   *[other] { $stones } stones lie there.
} { $missing ->
    [one] { $missing } more makes another point.
   *[other] { $missing } more make another point.
}
imhotep-explained-unused = { $points ->
    [one] Unused, it gives { $points } point at the end.
   *[other] Unused, it gives { $points } points at the end.
}
imhotep-explained-pair = { $cards ->
    [one] A card face down. Whoever takes it sees it first, and keeps it.
   *[other] Cards face down. Whoever takes them looks at them, keeps one and discards the other.
}

# Points and the round. $sources is a list such as “temple 2, pyramids 3”.
imhotep-explained-get = { $stones ->
    [0] No stone has room on the sled: it holds { $room }.
    [one] Getting stones would bring { $stones } now; the sled holds { $room }.
   *[other] Getting stones would bring { $stones } now; the sled holds { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } stone is ready to be loaded.
   *[other] { $stones } stones are ready to be loaded.
} The sled holds { $room }.
imhotep-explained-points = { $points ->
    [0] No points so far.
   *[other] Points so far: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] If the game ended now, no points would be added.
   *[other] If the game ended now, these would be added: { $total } ({ $sources }).
}
imhotep-explained-wrath = Not built at yet: { $sites }. As long as one is missing, the end costs { $points } points.
imhotep-explained-round = { $ships ->
    [one] { $ships } ship still waits. When it has sailed, the temple pays and the round ends.
   *[other] { $ships } ships still wait. When all have sailed, the temple pays and the round ends.
}

## What is told once, when it first comes up.

imhotep-news-sled-empty = Your sled is empty. Get stones from your quarry, so that you have some to load.
imhotep-news-may-sail = There are enough stones on board: you may sail this ship, even if none is yours.
imhotep-news-others-may-sail = Your stone is on this ship, and anybody may sail it, to wherever they like.
imhotep-news-last-ship = This is the last ship. When it has sailed, the temple pays, cards left on the market go, and the round ends.
imhotep-news-last-round = This is the last round. After it the burial chamber, the obelisks and the cards score.
imhotep-news-blue-card = You have the card { $card }. { $effect }.
imhotep-news-wrath = You have not built here yet. Until you have a stone at each of these, the end costs you { $points } points: { $sites }.
imhotep-news-temple-covers = The next stone that comes to the temple covers one of yours, which then gives nothing.
imhotep-news-may-not-sail = { $missing ->
    [one] This ship may not sail yet: { $missing } more stone is needed.
   *[other] This ship may not sail yet: { $missing } more stones are needed.
}
imhotep-news-site-taken = A ship lies here, so no other ship may come before the next round.
imhotep-news-pair = These cards lie face down. Whoever takes them looks at them and keeps one.
imhotep-news-sled-full = Your sled is full: it holds { $room }. Load a stone before you get more.
imhotep-news-pyramids-full = { $points ->
    [one] All spaces of the pyramids are taken. Each further stone gives { $points } point.
   *[other] All spaces of the pyramids are taken. Each further stone gives { $points } points.
}
imhotep-news-quarry-empty = Your quarry is empty. Stones come back to it from the market only.

## What to do. Ships have numbers on the table; all else is pointed at.

imhotep-urge-pass = Pass, as nothing else can be done.
imhotep-urge-get = { $stones ->
    [one] Get { $stones } stone from your quarry.
   *[other] Get { $stones } stones from your quarry.
}
imhotep-urge-place = Put a stone on ship { $ship }.
imhotep-urge-sail = Sail ship { $ship } { $to }.
imhotep-urge-lever = Play the Lever: sail ship { $ship } { $to }, and choose who is unloaded first.
imhotep-urge-hammer = Play the Hammer: get stones, and put one on ship { $ship }.
imhotep-urge-sail-card = Play the Sail: put a stone on ship { $ship }, and sail it at once.
imhotep-urge-chisel = Play the Chisel: put a stone on ship { $ship }, and then another one.
imhotep-urge-sail-to = Sail it { $to }.
imhotep-urge-second-stone = Put the other stone on ship { $ship }.
imhotep-urge-unload = Unload in this order: { FORM($stones, "stone") }.
imhotep-urge-take = Take this card: { $card }.
imhotep-urge-look = Look at the cards that lie face down, and keep one.
imhotep-urge-keep = Keep this card: { $card }.
imhotep-urge-pyramid = Build on this pyramid: { $pyramid }.
imhotep-urge-decline = Say no to the bonus.
imhotep-urge-point = { $points ->
    [one] Take the { $points } point.
   *[other] Take the { $points } points.
}
imhotep-urge-stones = { $stones ->
    [one] Take the { $stones } stone.
   *[other] Take the { $stones } stones.
}

## What a move is good for.

imhotep-merit-pass = There is nothing else that you could do.
imhotep-merit-get = { $stones ->
    [one] Then { $stones } stone is on your sled, ready for your next turn.
   *[other] Then { $stones } stones are on your sled, ready for your next turns.
}
# $to is such as “to the temple”.
imhotep-merit-voyage = { $points ->
    [one] If this ship then goes { $to }, it can bring you { $points } point.
   *[other] If this ship then goes { $to }, it can bring you { $points } points.
}
imhotep-merit-voyage-market = If this ship then goes to the market, your stone brings you a card.
imhotep-merit-ready = Then the ship has enough stones on board to sail.
imhotep-merit-full = Then the ship is full, and nobody else can get on board.
imhotep-merit-aboard = Then a stone of yours travels on this ship.
imhotep-merit-in-one-turn = The card lets you do in one turn what takes you more without it.
imhotep-merit-pyramids-a = { $points ->
    [one] The pyramids give you { $points } point at once.
   *[other] The pyramids give you { $points } points at once.
}
imhotep-merit-pyramids-b = { $points ->
    [one] The pyramids can give you { $points } point at once.
   *[other] The pyramids can give you { $points } points at once.
}
imhotep-merit-temple = { $points ->
    [one] The temple pays you { $points } point at the end of this round, and nobody can cover you before.
   *[other] The temple pays you { $points } points at the end of this round, and nobody can cover you before.
}
imhotep-merit-burial = { $points ->
    [one] Your stones in the burial chamber would then be worth { $points } point more at the end.
   *[other] Your stones in the burial chamber would then be worth { $points } points more at the end.
}
imhotep-merit-obelisks = { $points ->
    [one] Your stones at the obelisks would then be worth { $points } point more at the end.
   *[other] Your stones at the obelisks would then be worth { $points } points more at the end.
}
imhotep-merit-obelisk = { $points ->
    [one] You complete an obelisk: { $points } point at once.
   *[other] You complete an obelisk: { $points } points at once.
}
# $source is such as “statues” or “decorations”.
imhotep-merit-end = { $points ->
    [one] If the game ended then, you would have { $points } point more ({ $source }).
   *[other] If the game ended then, you would have { $points } points more ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] You get { $cards } card at the market.
   *[other] You get { $cards } cards at the market.
}
imhotep-merit-costs = { $points ->
    [one] It costs { $seat } { $points } point, as things stand.
   *[other] It costs { $seat } { $points } points, as things stand.
}
imhotep-merit-spoils = { $seat } is on board, but gets only { $points } here, as things stand; another site could bring { $most }.
imhotep-merit-round-ends = It is the last ship, so the round ends and the temple pays now.
imhotep-merit-game-ends = It is the last ship of the last round: then the game is over.
imhotep-merit-decide = You decide where this ship goes, before somebody else does.
imhotep-merit-order = You choose whose stone leaves the ship first.
imhotep-merit-order-best = { $points ->
    [one] In the right order that can bring you { $points } point.
   *[other] In the right order that can bring you { $points } points.
}
imhotep-merit-first = Your stone leaves the ship first.
imhotep-merit-red = A stone of yours goes { $to } without a ship.
imhotep-merit-blue = { $effect }. Unused, it gives { $points } at the end.
imhotep-merit-decoration = { $stones ->
    [one] It gives a point at the end for every { $stones } stone there, whoever’s it is.
   *[other] It gives a point at the end for every { $stones } stones there, whoever’s they are.
}
imhotep-merit-look = You may choose between cards that nobody else has seen.
imhotep-merit-space = { $points ->
    [one] This space gives you { $points } point at once.
   *[other] This space gives you { $points } points at once.
}
imhotep-merit-card = With it comes a card from the pile.
imhotep-merit-ship = With it you may load another stone at once.
imhotep-merit-room-left = There is room left on your sled, so you can still get stones when you would rather wait.
imhotep-merit-stone-kept = You keep the stone for a ship that suits you better.
imhotep-merit-point = { $points ->
    [one] You have { $points } point for certain.
   *[other] You have { $points } points for certain.
}
imhotep-merit-stones = It brings stones to your sled without a turn of its own.
