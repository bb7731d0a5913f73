### Builders & Biomes at the table: names, the drawing, questions, choices, and what happened.

## Options of the command line.

builders-option-boards = The board of each seat, such as 314 for three seats, 0 for one that is dealt, or random (default { $default }).
builders-option-beginners = Seats that score all matching spaces, not only the largest group, such as 13 for the seats 1 and 3, or no (default { $default }).

## Names of seats and of what points come from.

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Mine blocks from the big cube, explore, fight mobs and build your world.

builders-seat-red = Red
builders-seat-blue = Blue
builders-seat-yellow = Yellow
builders-seat-green = Green

builders-source-buildings = buildings
builders-source-mobs = mobs beaten
builders-source-hoes = golden hoes
builders-source-scoring-a = scoring A
builders-source-scoring-b = scoring B
builders-source-scoring-c = scoring C
builders-source-mob-scoring = mobs at the end

## What points come from, where there is little room: at most 6 characters.

builders-brief-buildings = built
builders-brief-mobs = mobs
builders-brief-hoes = hoes
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = end

## Blocks, biomes, materials and types of buildings.

builders-block-wood = wood
builders-block-sand = sand
builders-block-stone = stone
builders-block-obsidian = obsidian
builders-block-emerald = emerald

builders-characteristic-forest = forest
builders-characteristic-desert = desert
builders-characteristic-mountains = mountains
builders-characteristic-snowy-tundra = snowy tundra
builders-characteristic-wood = wood
builders-characteristic-sand = sand
builders-characteristic-stone = stone
builders-characteristic-obsidian = obsidian
builders-characteristic-decoration = decoration
builders-characteristic-dwelling = dwelling
builders-characteristic-animal-house = animal house
builders-characteristic-bridge = bridge

## Signs in the drawing: one letter for each seat, biome and material, two for each type. No two biomes
## may have the same, no two materials and no two types. Letters of materials are small.

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = y
builders-sign-green = g
builders-sign-forest = F
builders-sign-desert = D
builders-sign-mountains = M
builders-sign-snowy-tundra = T
builders-sign-wood = w
builders-sign-sand = s
builders-sign-stone = t
builders-sign-obsidian = o
builders-sign-emerald = e
builders-sign-decoration = De
builders-sign-dwelling = Dw
builders-sign-animal-house = An
builders-sign-bridge = Br

## What a building shows.

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
# The same among other things: “bridge (desert, wood)”.
builders-listed-building = { $type } ({ $biome }, { $material })

## Weapons.

builders-weapon-wooden-sword = wooden sword
builders-weapon-stone-sword = stone sword
builders-weapon-poisonous-potato = poisonous potato
builders-weapon-bow = bow
builders-weapon-golden-hoe = golden hoe
builders-weapon-stone-pickaxe = stone pickaxe
builders-weapon-iron-sword = iron sword
builders-weapon-diamond-sword = diamond sword
builders-weapon-tnt = TNT

## Weapons in at most 7 characters.

builders-short-wooden-sword = wooden
builders-short-stone-sword = stone
builders-short-poisonous-potato = potato
builders-short-bow = bow
builders-short-golden-hoe = hoe
builders-short-stone-pickaxe = pickaxe
builders-short-iron-sword = iron
builders-short-diamond-sword = diamond
builders-short-tnt = TNT

## Weapons in at most 4 characters.

builders-narrow-bow = bow
builders-narrow-golden-hoe = hoe
builders-narrow-stone-pickaxe = pick
builders-narrow-iron-sword = iron
builders-narrow-diamond-sword = diam
builders-narrow-tnt = TNT

## Mobs. The drawing in the terminal shows at least their first 7 characters.

builders-mob-spider = Spider
builders-mob-zombie = Zombie
builders-mob-skeleton = Skeleton
builders-mob-creeper = Creeper
builders-mob-witch = Witch
builders-mob-enderman = Enderman
# What a mob is good for: an extra action. At most 4 characters.
builders-mob-extra = +act
# What a mob is good for: points for each space with this sign.
builders-mob-scores = { $points }/{ $sign }


## What lies at a place, which is named as it is typed: “b2 wood”, “c4 Spider”.

builders-thing = { $place } { $thing }

## The drawing in the terminal.

builders-turn = turn { $turn }
builders-turn-of = { $seat } plays
builders-piles = face down: { $tiles } tiles, { $tokens } weapons
builders-layout = Layout
builders-face-down = ?
# So many hearts, at most 2 characters; the letter is that of builders-heart.
builders-hearts = { $hearts }h
# In the legend.
builders-heart = h heart
# In the legend: a sign and what it stands for.
builders-legend = { $sign } { $name }
builders-cube = Big cube
# Heading of a column for a layer of the cube, at most 4 characters, as are the next ones.
builders-layer-1 = top
# At most 4 characters.
builders-layer-2 = 2nd
# At most 4 characters.
builders-layer-3 = 3rd
# At most 4 characters.
builders-layer-4 = 4th
# Behind numbers: so many blocks are left in each layer. At most 8 characters.
builders-left = left
# A scoring card: its letter, and what it is about. At most 14 characters.
builders-card-A = A biomes
# At most 14 characters.
builders-card-B = B materials
# At most 14 characters.
builders-card-C = C types
# At most 13 characters where $card counts as one.
builders-round-held = { $card }: scored
# So many blocks must go before this card is scored. At most 12 characters where $card and $blocks
# count as one each.
builders-round-to-come = { $card }: { $blocks } to go
# Below the cube, at most 26 characters: blocks in capital letters may be taken.
builders-takeable = CAPITALS: may be taken
builders-you = { $seat } (you)
builders-points = { $points }
# Who scores as a beginner. At most 14 characters.
builders-beginner = beginner
# At most 16 characters.
builders-no-blocks = no blocks
# Beaten mobs; what they are good for follows.
builders-mobs = mobs
# What a card would score now: $card is its letter.
builders-nothing-yet = { $card } nothing yet
# Such as “A forest 3×4=12”: three spaces, four points each.
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

## What is asked.

builders-asked-first-action = { $seat }, your first action: collect blocks, explore, build, fight or collect a weapon.
builders-asked-second-action = { $seat }, your second action: it must differ from the first.
builders-asked-extra-action = { $seat }, the extra action of your mob: any action you like.
builders-asked-second-block = { $seat }, take the second block.
builders-asked-pickaxe = { $seat }, the stone pickaxe: you may take a block. { $mob }: { $hearts } of { $needed ->
    [one] { $needed } heart
   *[other] { $needed } hearts
} so far.
builders-asked-tnt = { $seat }, light the TNT? { $mob } needs { $needed ->
    [one] { $needed } heart
   *[other] { $needed } hearts
}, you have { $hearts }.
builders-asked-trade-or-end = { $seat }, trade in a mob for an extra action, or end your turn.
builders-asked-scoring = { $seat }, scoring { $card }: choose what you score.

## Headings of choices, and what stands behind them: “Fight: c4 Spider”, “Build b2 dwelling (forest, wood) on space: 3”.

builders-do-block = Take a block
builders-do-explore = Explore at crossing
builders-do-build = Build { $cell } { $building } on space
builders-do-fight = Fight
builders-do-collect = Collect a weapon
builders-do-score = Score
builders-do-end = End
builders-do-trade = Trade
builders-do-decline = Or
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = end the turn
builders-label-trade = return a mob for an extra action
builders-label-decline = take none
builders-label-light = light it
builders-label-keep = keep it

## What happened. $cell, $column, $crossing and $space are places as they are typed.

builders-did-block = { $seat } takes { $block } from { $column }.
builders-did-explore = { $seat } goes to crossing { $crossing }.
builders-did-stay = { $seat } explores without moving.
builders-did-turn-up = Turned up: { $things }.
# One of the $things, and the cell where it lies: “Spider on c4”.
builders-turned-up = { $thing } on { $place }
# $building is what it shows: “forest, wood, house”.
builders-did-build = { $seat } builds the building from { $cell } on space { $space }: { $building }.
builders-did-collect = { $seat } collects a weapon: { $weapon } from { $cell }.
builders-did-fight = { $seat } fights the { $mob } on { $cell }.
builders-did-reveal = Revealed: { $tokens }; { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}.
builders-did-beat = The { $mob } is beaten.
builders-did-lose = The mob stays.
builders-did-light = { $seat } lights the TNT.
builders-did-keep = { $seat } keeps the TNT.
builders-did-decline = { $seat } takes no block.
builders-did-trade = { $seat } returns a mob for an extra action.
builders-did-end = { $seat } ends the turn.
builders-did-score = { $seat } scores { $name }.
# The layers are numbered from the top.
builders-did-round = { $layer ->
    [1] The top layer is gone: scoring { $card }.
    [2] The second layer is gone: scoring { $card }.
   *[3] The third layer is gone: scoring { $card }.
}
builders-did-game-over = The game is over.

## The end.

builders-ended-third-layer-gone = The third layer is gone.
builders-ended-turn-limit = The limit of 400 turns is reached.
builders-tie-blocks = The tie was broken by the blocks in the supplies.

## Choices before a game.

web-builders-boards = Board
web-builders-boards-chosen = Boards: { $value }
web-builders-beginners = Beginner
web-builders-beginners-mean = For beginners, all matching spaces count when scoring, not only the largest group.
web-builders-beginners-chosen = Beginner variant: { $seats }
