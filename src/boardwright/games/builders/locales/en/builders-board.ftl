# Builders & Biomes on the drawn board: what things are called, cost and give.
builders-board-blocks = { $count } { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
# Two facts about a thing, read aloud one after the other.
builders-board-then = { $said }. { $next }

builders-board-nothing = nothing left
builders-board-token-down = a weapon token, face down
builders-board-tiles-down = { $count ->
    [one] one tile, face down
   *[other] a stack of { $count } tiles, face down
}
builders-board-below = { $count ->
    [0] nothing below it
    [one] one tile below it
   *[other] { $count } tiles below it
}
builders-board-cost = costs { $blocks }
builders-board-gives = +{ $points } experience
builders-board-payable = { $emeralds ->
    [0] you have all the blocks for it
    [one] you have all the blocks for it, one { $block } among them
   *[other] you have all the blocks for it, { $emeralds } × { $block } among them
}
builders-board-missing = { $lacking ->
    [one] you lack { $blocks }: one more block and you can pay
   *[other] you lack { $blocks }: { $lacking } more blocks and you can pay
}
builders-board-needs = { $hearts ->
    [one] { $hearts } heart beats it
   *[other] { $hearts } hearts beat it
}
builders-board-chance = you win { $percent } out of 100 such fights
builders-board-extra-action = once beaten, good for an extra action
builders-board-mob-scores = at the end +{ $points } for each of your spaces with { $name }
builders-board-counts = { $hearts ->
    [0] no hearts
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}
builders-board-does-bow = one more token is revealed
builders-board-does-golden-hoe = +{ $points } experience each time it is revealed
builders-board-does-stone-pickaxe = you may take a block each time it is revealed
builders-board-does-tnt = counts its hearts when you light it, and is then gone

builders-board-crossing = Crossing { $number }
builders-board-crossing-with = Crossing { $number }, here: { $names }
builders-board-character = Character of { $name }
builders-board-space = Space { $number }: { $biome }, not built on
builders-board-space-built = Space { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } in the coming scoring
builders-board-block = { $block }, column { $column }, layer { $layer } from the top
builders-board-block-open = { $block }, column { $column }, layer { $layer } from the top, may be taken
builders-board-none-takeable = You cannot take a block now.

builders-board-turn-left = Turn the cube left (Shift and ←)
builders-board-turn-right = Turn the cube right (Shift and →)
builders-board-turn-up = See more of the sides (Shift and ↑)
builders-board-turn-down = See more of the top (Shift and ↓)
builders-board-list = Blocks you can take, as a list

builders-board-players = The players’ boards
builders-board-board-of = Board of { $name }
builders-board-tab = { $number } { $name }, { $points } experience
builders-board-supply = Blocks in the supply
builders-board-weapons = Weapon tokens in the pile
builders-board-trophy = { $spaces ->
    [0] no such space yet
    [one] one such space now: { $points } experience
   *[other] { $spaces } such spaces now: { $points } experience
}

builders-board-scorings = The three scorings
# Headings of narrow columns: no more than 9 letters without a soft hyphen.
builders-board-card-A = Biomes
# No more than 9 letters without a soft hyphen.
builders-board-card-B = Mate­rials
# No more than 9 letters without a soft hyphen.
builders-board-card-C = Types
builders-board-held = scored: { $points }
builders-board-to-go = { $blocks ->
    [0] scored after this turn
    [one] scored when one more block is gone
   *[other] scored when { $blocks } more blocks are gone
}
# How many spaces times how much makes how many points: “3×4 = 12”.
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Actions of this turn
builders-board-kind-open-collect-blocks = Collect blocks: possible now
builders-board-kind-open-explore = Explore: possible now
builders-board-kind-open-build = Build: possible now
builders-board-kind-open-fight = Fight a mob: possible now
builders-board-kind-open-collect-weapon = Collect a weapon: possible now
builders-board-kind-done-collect-blocks = Collect blocks: done this turn
builders-board-kind-done-explore = Explore: done this turn
builders-board-kind-done-build = Build: done this turn
builders-board-kind-done-fight = Fight a mob: done this turn
builders-board-kind-done-collect-weapon = Collect a weapon: done this turn
builders-board-kind-rest-collect-blocks = Collect blocks
builders-board-kind-rest-explore = Explore
builders-board-kind-rest-build = Build
builders-board-kind-rest-fight = Fight a mob
builders-board-kind-rest-collect-weapon = Collect a weapon
builders-board-look-closer = Point at a tile or tap it to read what it costs and gives.

builders-board-fight = { $name } fights the { $mob }: { $hearts } of { $needed ->
    [one] { $needed } heart
   *[other] { $needed } hearts
}.
builders-board-revealed = Revealed weapon tokens
builders-board-hearts = { $hearts } of { $needed }
builders-board-beaten = Beaten! +{ $points }
