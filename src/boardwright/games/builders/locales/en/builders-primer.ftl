### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Build on your nine spaces so that what is alike lies side by side. Most experience wins.
builders-primer-turn = Do two different things:
builders-primer-turn-collect = Collect two blocks from the outside of the cube.
builders-primer-turn-explore = Explore: walk, and turn up what lies around you.
builders-primer-turn-build = Build what lies beside you: pay its blocks, and lay it on your board.
builders-primer-turn-fight = Fight a mob beside you: reveal three weapons with enough hearts.
builders-primer-turn-weapon = Collect a weapon beside you.
builders-primer-scoring = When a layer of the cube is gone, your biggest group scores for each space:
builders-primer-scoring-a = A: of one biome
builders-primer-scoring-b = B: of one material
builders-primer-scoring-c = C: of one type of building. Then the game ends.
builders-primer-scoring-mobs = Mobs give experience, and an extra action or points at the end.

## The rules in plain words.

builders-passage-setup = Tiles lie in stacks of four, and weapons around them, all face down. The blocks make the big cube. Your own board has nine spaces, each with a biome. Of your weapons ({ $weapons }), { $potatoes } are potatoes, which do nothing in a fight. Everybody starts on the crossing in the middle.
builders-passage-turn = Do two different actions. There are five: collect blocks, explore, build, fight a mob and collect a weapon.
builders-passage-collect = Take two blocks from the cube. You can take a block when nothing lies on it and at least two of its sides are open, so you begin at the corners. The first block may free the second one.
builders-passage-explore = Walk up to two crossings along the roads, or stay where you are. Then turn up all that lies face down on the four places around you.
builders-passage-build = Choose a building that lies face up beside you, and pay the blocks that it shows. An emerald stands for any other block.
builders-passage-build-place = Lay the building on any space of your board. It may cover an older one, which then counts for nothing. Some buildings give experience at once.
builders-passage-fight = Choose a mob that lies face up beside you. Shuffle your weapons and reveal three of them. If they show at least as many hearts as the mob, you beat it: you get it, and its experience. Hearts of a stone sword: { $stone }; of a wooden sword: { $wooden }. All weapons go back to you, whoever wins.
builders-passage-weapons = Some weapons do more when they are revealed. A bow reveals one more weapon. A golden hoe gives { $experience } experience. A stone pickaxe takes a block from the cube. TNT brings hearts ({ $hearts }) if you light it, but then it is gone.
builders-passage-weapon = Take a weapon that lies face up beside you. It makes your next fights easier.
builders-passage-beaten = Some of the mobs that you have beaten show a flash: give one back after your two actions, and you get one more action. Its experience stays yours. The others give more points at the end.
builders-passage-rounds = There are three scoring rounds. A comes when the last block of the top layer of the cube is gone, B after the second layer, C after the third. So whoever takes blocks decides when scoring comes.
builders-passage-groups = Everybody chooses one of the four kinds on the scoring card, and counts their biggest group: spaces of that kind which touch by their sides. Mountains, for example, give { $value } for each space, so a group of { $spaces } gives { $points }. In A, what is printed on your board counts too; in B and C only buildings do.
builders-passage-end = The game ends after round C. Now mobs give points for every space of the kind that they show. Most experience wins. If it is a tie, the most blocks left win.
builders-passage-beginners = Beginners score all matching spaces in the three scoring rounds, not only the biggest group. Each player may choose that.
