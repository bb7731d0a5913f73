### Builders & Biomes: why an action is refused. Each stands behind the id of a rule: “BB-7.1: no mob lies on c3.”

builders-refused-asked-0 = it is your turn: collect blocks, explore, build, fight a mob or collect a weapon.
builders-refused-asked-1 = now comes your second action: collect blocks, explore, build, fight a mob or collect a weapon.
builders-refused-asked-2 = first carry out the extra action of the mob you returned.
builders-refused-asked-3 = first take the second block.
builders-refused-asked-4 = first take a block with the stone pickaxe, or decline.
builders-refused-asked-5 = first say whether you light the TNT or keep it.
builders-refused-asked-6 = trade in a mob for an extra action, or end your turn.
builders-refused-asked-7 = first choose the characteristic you score.
builders-refused-asked-8 = the game is over.
builders-refused-card = this is scoring round { $card }: choose one of { $card ->
    [A] forest, desert, mountains and snowy tundra
    [B] wood, sand, stone and obsidian
   *[C] decoration, dwelling, animal house and bridge
}.
builders-refused-again-collect-blocks = you have already collected blocks this turn; your second action must be a different one.
builders-refused-again-explore = you have already explored this turn; your second action must be a different one.
builders-refused-again-build = you have already built this turn; your second action must be a different one.
builders-refused-again-fight = you have already fought this turn; your second action must be a different one.
builders-refused-again-collect-weapon = you have already collected a weapon this turn; your second action must be a different one.
builders-refused-no-block = no block is left in column { $column } of the big cube.
builders-refused-sides = the uppermost block of column { $column } has only { $sides ->
    [one] one exposed side
   *[other] { $sides } exposed sides
}; it needs two.
builders-refused-too-far = crossing { $crossing } is more than two steps away.
builders-refused-empty = nothing lies on { $cell }.
builders-refused-face-down = the top tile on { $cell } lies face down; explore to turn it up.
builders-refused-no-building = no building lies on { $cell }.
builders-refused-no-mob = no mob lies on { $cell }.
builders-refused-no-weapon = no weapon token lies on { $cell }.
builders-refused-blocks-missing = for this building emeralds must stand in for { $missing ->
    [one] one block
   *[other] { $missing } blocks
}, and you have { $emeralds ->
    [0] none
    [one] only one
   *[other] only { $emeralds }
}.
## What is wrong in an owner’s file of components; $path is the name of a value there.

builders-components-sum = these counts must add up to { $total }, not to { $sum }.
builders-components-board = a board has nine biomes, each one of { $known }.
builders-components-tiles = there must be { $count } of them, not { $found }.
builders-components-cost = a cost is written like "1 wood, 2 sand", with { $known }.
