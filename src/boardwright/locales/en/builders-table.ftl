# Builders & Biomes at the table: names, the drawing, questions, choices, and what happened.
cli-option-boards = The board of each seat: { $example } (default { $default }).
cli-option-beginners = Seats that score all matching spaces, not the largest group: { $example } (default { $default }).

builders-title = Builders & Biomes

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

# The same where there is little room.
builders-brief-buildings = built
builders-brief-mobs = mobs
builders-brief-hoes = hoes
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = end

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

# One letter for biomes and materials, two for types; materials as in the texts of positions.
builders-sign-forest = F
builders-sign-desert = D
builders-sign-mountains = M
builders-sign-snowy-tundra = T
builders-sign-wood = w
builders-sign-sand = s
builders-sign-stone = t
builders-sign-obsidian = o
builders-sign-decoration = De
builders-sign-dwelling = Dw
builders-sign-animal-house = An
builders-sign-bridge = Br
builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }

builders-weapon-wooden-sword = wooden sword
builders-weapon-stone-sword = stone sword
builders-weapon-poisonous-potato = poisonous potato
builders-weapon-bow = bow
builders-weapon-golden-hoe = golden hoe
builders-weapon-stone-pickaxe = stone pickaxe
builders-weapon-iron-sword = iron sword
builders-weapon-diamond-sword = diamond sword
builders-weapon-tnt = TNT

# In at most seven letters.
builders-short-wooden-sword = wooden
builders-short-stone-sword = stone
builders-short-poisonous-potato = potato
builders-short-bow = bow
builders-short-golden-hoe = hoe
builders-short-stone-pickaxe = pickaxe
builders-short-iron-sword = iron
builders-short-diamond-sword = diamond
builders-short-tnt = TNT

# In at most four letters.
builders-narrow-bow = bow
builders-narrow-golden-hoe = hoe
builders-narrow-stone-pickaxe = pick
builders-narrow-iron-sword = iron
builders-narrow-diamond-sword = diam
builders-narrow-tnt = TNT

builders-mob-spider = Spider
builders-mob-zombie = Zombie
builders-mob-skeleton = Skeleton
builders-mob-creeper = Creeper
builders-mob-witch = Witch
builders-mob-enderman = Enderman
builders-mob-extra = +act
builders-mob-scores = { $points }/{ $sign }

# What lies at a place, which is named as it is typed: “b2 wood”, “c4 Spider”.
builders-thing = { $place } { $thing }

# The drawing.
builders-turn = turn { $turn }
builders-turn-of = { $seat } plays
builders-piles = face down: { $tiles } tiles, { $tokens } weapons
builders-layout = Layout
builders-face-down = ?
builders-hearts = { $hearts }h
builders-types = De decoration Dw dwelling An animal house Br bridge
builders-cube = Big cube
builders-layer-1 = top
builders-layer-2 = 2nd
builders-layer-3 = 3rd
builders-layer-4 = 4th
builders-left = {" "}left
builders-card-A = A biomes
builders-card-B = B materials
builders-card-C = C types
builders-round-held = { $card }: scored
builders-round-to-come = { $card }: { $blocks } to go
builders-takeable = CAPITAL: may be taken
builders-legend = w wood s sand t stone
    o obsidian e emerald
    F forest D desert h heart
    M mountains T tundra
builders-you = { $seat } (you)
builders-points = { $points }
builders-beginner = beginner
builders-no-blocks = no blocks
builders-mobs = mobs
builders-nothing-yet = { $card } nothing yet
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

# What is asked.
builders-asked-first-action = { $seat }, your first action: collect blocks, explore, build, fight or collect a weapon.
builders-asked-second-action = { $seat }, your second action: it must differ from the first.
builders-asked-extra-action = { $seat }, the extra action of your mob: any action you like.
builders-asked-second-block = { $seat }, take the second block.
builders-asked-pickaxe = { $seat }, the stone pickaxe: you may take a block. { $mob }: { $hearts } of { $needed } hearts so far.
builders-asked-tnt = { $seat }, light the TNT? { $mob } needs { $needed } hearts, you have { $hearts }.
builders-asked-trade-or-end = { $seat }, trade in a mob for an extra action, or end your turn.
builders-asked-scoring = { $seat }, scoring { $card }: choose what you score.

# Headings of choices, and what stands below them.
builders-do-block = Take a block
builders-do-explore = Explore at crossing
builders-do-build = Build { $cell } { $sign } on space
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

# What happened.
builders-did-block = { $seat } takes { $block } from { $column }.
builders-did-explore = { $seat } goes to crossing { $crossing }.
builders-did-stay = { $seat } explores without moving.
builders-did-turn-up = Turned up: { $things }.
builders-did-build = { $seat } builds { $building } from { $cell } on space { $space }.
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
builders-did-round = The { $layer } layer is gone: scoring { $card }.
builders-did-game-over = The game is over.

# The end.
builders-ended-third-layer-gone = The third layer is gone.
builders-ended-turn-limit = The limit of 400 turns is reached.
builders-tie-blocks = The tie was broken by the blocks in the supplies.
