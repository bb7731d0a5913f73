### Builders & Biomes: guided games. A child of ten reads these while playing; what is spoken of is pointed at.

## The first game. Blue is the other player.

builders-lesson-first = Your first world
builders-lesson-first-welcome = Welcome to a new world! Explore it, build, and gain the most experience: that is what points are called here. Every tile still lies face down: walk your character to the marked crossing and see what is there.
builders-lesson-first-elsewhere = You could go there, too. But first come with us to the marked crossing.
builders-lesson-first-look-first = You will need blocks soon. But first let us see what for: walk to the marked crossing.
builders-lesson-first-found = Buildings! This dwelling costs { $cost }. In each turn you do two different things. You have explored, so now collect blocks: take this one from the big cube.
builders-lesson-first-this-corner = That block is free, too. But take the marked one: it is wood for the dwelling, and it frees an emerald beside it.
builders-lesson-first-freed = Why not any block? Its top and two of its sides must be free. Each time you collect, you take two blocks, and the first has just freed this emerald. Take it!
builders-lesson-first-emerald = You could take that one, too. But the marked one is an emerald, and you will soon see what it is good for.
builders-lesson-first-build = Blue has explored and collected blocks as well. Now build the dwelling: you have one wood, and your emerald stands for any block. Pick the dwelling, then the marked space between your deserts.
builders-lesson-first-between = You may build on any space, and another may bring as much for now. But from the middle your deserts can grow on all sides, so choose this space.
builders-lesson-first-pay-first = You can do that later. First build: you have all the blocks for it.
builders-lesson-first-why = A building shows a biome (its landscape), a material and a type, and each of the three will be scored once. The first scoring counts a biome, but only spaces that touch: { $spaces ->
    [one] { $spaces } desert
   *[other] { $spaces } deserts
}, { $value } experience each.
builders-lesson-first-more = A turn has a second action. Take blocks for your next building: this one here wants sand, so take some.
builders-lesson-first-sand = That block is free, too. But you have no sand yet, so take the marked one.
builders-lesson-first-blocks-now = You could also look around. But first collect blocks with us: a good supply lets you build at once.
builders-lesson-first-hidden = Nobody knows what lies under this block. Take it, and we shall see!
builders-lesson-first-below = You could take that one. But are you not curious what lies under the marked one?
builders-lesson-first-onward = Blue has built, too. Let us look around again: exploring takes you up to two steps, so come here. Under the tile you have built, the next one is waiting.
builders-lesson-first-this-way = You could go there, too. But this time come with us to the marked crossing.
builders-lesson-first-explore-first = Blocks are a good idea. But explore first, then you know which ones you need.
builders-lesson-first-plan = A wooden bridge in the desert! It would make your group of deserts larger. It costs { $cost }, and you lack one wood. There is some: take it.
builders-lesson-first-wood = That block is free, too. But for the bridge you lack wood: take the marked one.
builders-lesson-first-layer = Do you see how the top layer shrinks? When its last block is gone, the first scoring comes. { $blocks ->
    [one] One block is left.
   *[other] { $blocks } blocks are left.
} Take this one as well.
builders-lesson-first-any-block = That block is free, too. But now take the marked one.
builders-lesson-first-bigger = Now you can pay for the bridge. Pick it, then the marked space, and { $spaces ->
    [one] { $spaces } desert touches
   *[other] { $spaces } deserts touch
}. And two wooden buildings side by side will count when materials are scored.
builders-lesson-first-beside = You may build on any space. But here the bridge makes your group of deserts larger, so choose this space.
builders-lesson-first-soon = Well done! { $blocks ->
    [one] One block is
   *[other] { $blocks } blocks are
} left in the top layer. The more you take, the sooner the scoring comes, and you are ready for it. Take this one.
builders-lesson-first-top-layer = That block is free, too. But take the marked one: only blocks of the top layer bring the scoring closer.
builders-lesson-first-last = One more: this one. Then Blue can finish the top layer, and the first scoring comes.
builders-lesson-first-score = The top layer is gone, so everybody scores one biome. Blue chose mountains. You have { $spaces ->
    [one] { $spaces } desert
   *[other] { $spaces } deserts
} that touch, and each gives { $value } experience: choose desert!
builders-lesson-first-most = Look at the numbers: desert gives you more than that. Choose desert!
builders-lesson-first-on = { $points } experience for you, { $theirs } for Blue! After the second layer everybody scores a material, after the third a type. Then the game ends, and most experience wins. The world is yours now: play on!
builders-lesson-first-keep = You could build that. But then even more wood is missing for the bridge, so take the marked block first.

## A chapter about fights.

builders-lesson-fights = Weapons and mobs
builders-lesson-fights-look = Mobs live in this world, and who beats them gets experience. You may explore without a step, too: choose the crossing where you stand.
builders-lesson-fights-stay = You could go there. But this time look around where you stand.
builders-lesson-fights-no-block = Blocks can wait. This chapter is about fights.
builders-lesson-fights-fight = A Zombie: { $hearts ->
    [one] one heart beats it
   *[other] { $hearts } hearts beat it
}. Chance picks { $tokens } of your weapons: swords have hearts, poisonous potatoes have none. You win { $percent } out of 100 such fights. Be brave, fight it!
builders-lesson-fights-trade = Your stone sword has done it: { $experience } experience! All weapons go back into your pile. And this mob can do more: return it, and you get an extra action.
builders-lesson-fights-not-yet = You could keep the mob for later. But use it now: return it for an extra action.
builders-lesson-fights-edge = An extra action may be of any kind, even one you have done this turn. More weapons lie at the edge of the world: go there and explore.
builders-lesson-fights-to-edge = You could go there, too. But the marked crossing lies at the edge, where the weapons are.
builders-lesson-fights-collect = A diamond sword! Collect it, and it is yours. Then you win { $then } out of 100 fights against this Skeleton, not { $now }.
builders-lesson-fights-diamond = The bow is good, too. But the diamond sword has more hearts, so take that one.
builders-lesson-fights-arm-first = That comes soon. First collect the diamond sword.
builders-lesson-fights-again = Now fight the Skeleton. If you lose, nothing is lost: it stays, and you keep your weapons.
builders-lesson-fights-dare = You could do that. But you are well armed: fight the Skeleton!
builders-lesson-fights-end = Beaten! You keep this mob till the end. Then it gives { $value } experience for each of your forests, touching or not: with { $spaces } that makes { $points }. Now you know how to fight: play on!

## A chapter about scoring. Blue is a beginner here.

builders-lesson-scoring = How scoring counts
builders-lesson-scoring-welcome = Four of you play here, and Blue is a beginner: scorings are easier for Blue. You will soon see how. First explore where you stand.
builders-lesson-scoring-stay = You could go there. But this time look around where you stand.
builders-lesson-scoring-look-first = Blocks come next. First look around where you stand.
builders-lesson-scoring-wood = This building is a desert and costs { $cost }. Take the marked block for it.
builders-lesson-scoring-that-wood = That block is free, too. But take the marked one for the building.
builders-lesson-scoring-another = And a second block: the marked one.
builders-lesson-scoring-any = That block is free, too. But now take the marked one.
builders-lesson-scoring-build = Build it here, in the middle of your board. Then you have { $all } deserts, and { $spaces } of them touch by their sides.
builders-lesson-scoring-middle = You may build on any space. But see what happens here, in the middle.
builders-lesson-scoring-build-first = You can do that later. First build: you have all the blocks for it.
builders-lesson-scoring-layer = { $blocks ->
    [one] One block is
   *[other] { $blocks } blocks are
} left in the top layer. When the last one is gone, everybody scores one biome. Take this one.
builders-lesson-scoring-top-layer = You could do that, too. But we want to see the scoring: take the marked block.
builders-lesson-scoring-one-more = And this one. The others will finish the layer.
builders-lesson-scoring-score = The scoring! You have { $all } deserts, but for you only the largest group counts, and corners do not touch: { $spaces } times { $value } is { $points }. Choose desert!
builders-lesson-scoring-most = Look at the numbers: desert gives you more than that. Choose desert!
builders-lesson-scoring-end = { $theirs } experience for Blue, for { $all } deserts that do not touch at all! For beginners every space counts; by your rules it would be { $less }. Before a game you can choose who is a beginner. Now play on!
