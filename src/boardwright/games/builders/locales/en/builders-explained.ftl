### Builders & Biomes: what each place of the table is and is worth, what is new, what to do and what it is good for.
### A child of ten reads it. What is spoken of is pointed at, so nothing is numbered.

## What is said of a thing, as a sentence of its own.

builders-explained-is = { CAP($thing) }.

## Blocks of the big cube and in the supply.

builders-explained-block = { CAP($block) }: blocks like this pay for buildings.
builders-explained-emerald = { CAP($block) }: it stands for any block when you build.
builders-explained-block-gone = The block that was here is taken.
builders-explained-block-hidden = Nobody has seen this block yet.
builders-explained-block-covered = Another block lies on it, so it cannot be taken yet.
builders-explained-block-open = Its top and two of its sides are free, so it can be taken.
builders-explained-block-shut = { $sides ->
    [0] None of its sides is free, so it cannot be taken yet.
    [one] Only one of its sides is free, so it cannot be taken yet.
   *[other] Only { $sides } of its sides are free, so it cannot be taken yet.
}
# $buildings is a list such as “bridge (desert, wood)”.
builders-explained-block-pays = With it you could pay for: { $buildings }.
# $card is the letter of a scoring card, here and below.
builders-explained-to-go = { $blocks ->
    [0] Scoring { $card } comes as soon as this turn is over.
    [one] Scoring { $card } comes when one more block is gone.
   *[other] Scoring { $card } comes when { $blocks } more blocks are gone.
}
builders-explained-held = Scoring { $card } is over.
builders-explained-bottom = The bottom layer brings no scoring: the game ends before it is gone.
builders-explained-supply = { $count ->
    [0] None of these is in the supply.
    [one] One of these is in the supply.
   *[other] { $count } of these are in the supply.
}
builders-explained-tie = With equal experience at the end, more blocks win.

## Tiles and weapons of the layout.

builders-explained-nothing = Nothing is left here.
builders-explained-tiles-left = Who explores beside it turns up the top one. { $buildings ->
    [one] One building
   *[other] { $buildings } buildings
} and { $mobs ->
    [one] one mob
   *[other] { $mobs } mobs
} still lie face down somewhere.
# $weapons is a list such as “2 × bow”.
builders-explained-tokens-left = Who explores beside it turns it up. It is one of these: { $weapons }.
builders-explained-away = { $steps ->
    [0] Your character stands beside it.
    [one] Your character must go one step to stand beside it.
   *[other] Your character must go { $steps } steps to stand beside it.
}
builders-explained-gain = On the best space of your board it would give { $points } more in scoring { $card }.
builders-explained-no-gain = It would give nothing more in scoring { $card }, as things stand.
# The spaces of the largest group with this characteristic: “Desert: 3 spaces that touch, 4 each: 12 experience.”
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: no space yet.
    [one] { CAP($name) }: one space, { $points } experience.
   *[other] { CAP($name) }: { $spaces } spaces that touch, { $value } each: { $points } experience.
}
# The same where all spaces count, touching or not.
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: no space yet.
    [one] { CAP($name) }: one space, { $points } experience.
   *[other] { CAP($name) }: { $spaces } spaces in all, { $value } each: { $points } experience.
}
# Of fights against this mob, out of a hundred.
builders-explained-chance = { CAP($mob) }: with it you would win { $then } out of 100 fights, not { $now }.

## Crossings and characters.

builders-explained-here = Here: { $names }.
builders-explained-around = Around it: { $things }.
builders-explained-turns-up = { $count ->
    [0] Exploring here turns up nothing new.
    [one] Exploring here turns up one thing that nobody knows.
   *[other] Exploring here turns up { $count } things that nobody knows.
}
builders-explained-steps = { $steps ->
    [0] Your character stands here.
    [one] Your character is one step away.
   *[other] Your character is { $steps } steps away.
}
builders-explained-too-far = Your character is { $steps } steps away; exploring takes it { $most } at most.

## Boards, scorings and what seats have.

builders-explained-space = Not built on: { $biome }.
# What a space not built on counts for.
builders-explained-bare = A space that is not built on counts in scoring { $card } only, and for mobs at the end.
builders-explained-belongs = { $spaces ->
    [one] Scoring { $card }: { $name }, on its own, { $points } experience.
   *[other] Scoring { $card }: { $name }, one of { $spaces } such spaces, { $points } experience in all.
}
builders-explained-best = Nothing else on this card gives more now.
builders-explained-better = More now: { $name }, { $points } experience.
# What a seat could score now.
builders-explained-of-seat = { $seat }: { $name }, { $points } experience now.
builders-explained-in-pile = { $count } of { $all } weapons in the pile. A fight reveals { $tokens } of them.
builders-explained-trades = { $count ->
    [one] One beaten mob can be returned for an extra action.
   *[other] { $count } beaten mobs can be returned, each for an extra action.
}
builders-explained-trophy = { $spaces ->
    [0] { CAP($mob) }: nothing at the end yet; { $name } would count.
    [one] { CAP($mob) }: { $points } experience at the end for one space: { $name }.
   *[other] { CAP($mob) }: { $points } experience at the end for { $spaces } spaces: { $name }.
}
builders-explained-no-mobs = No mob is beaten yet.
builders-explained-score = { $seat }: { $points } experience so far. Most experience wins.
# $sources is a list such as “+4 mobs beaten”.
builders-explained-sources = From: { $sources }.
builders-explained-next = If scoring { $card } came now: { $points } more, for { $name }.
builders-explained-mobs-end = If the game ended now, mobs would give { $points } more.

## The five kinds of actions.

builders-explained-kind-collect-blocks = Collect blocks: take two from the big cube. They pay for buildings.
builders-explained-kind-explore = Explore: move your character, and turn up what lies face down around it.
builders-explained-kind-build = Build: pay for a building beside your character and put it on your board.
builders-explained-kind-fight = Fight a mob beside your character: the hearts of your weapons must be enough.
builders-explained-kind-collect-weapon = Collect a weapon that lies beside your character. It helps in each fight from now on.
builders-explained-done = You have done that this turn; the second action must be a different one.

## What somebody new is told once, when it first comes up.

builders-news-tnt = Light the TNT, and it counts { $hearts ->
    [one] one heart
   *[other] { $hearts } hearts
} and is gone. Keep it, and it counts nothing now but stays yours.
builders-news-trade = You have a mob that you can return for one more action, now or at the end of a later turn.
# $name is the characteristic that gives most now.
builders-news-scoring = Scoring { $card }: choose what you score. You get most for this: { $name }, { $points } experience.
builders-news-second-block = You take two blocks in one action. The second may be one that the first has freed.
builders-news-building = You can build this now: { $building }. It may stand on any space of your board.
builders-news-mob = A mob! { CAP($mob) }: { $hearts ->
    [one] one heart beats it
   *[other] { $hearts } hearts beat it
}, and you would win { $percent } out of 100 such fights. If you lose, it just stays.
builders-news-weapon = A weapon lies beside you: { $weapon }. Collect it, and it helps in each fight from now on.
builders-news-second-action = Now your second action: anything but what you have just done.
builders-news-scoring-near = { $blocks ->
    [0] When this turn is over, scoring { $card } comes: everybody scores one of these.
    [one] One more block, and scoring { $card } comes: everybody scores one of these.
   *[other] { $blocks } more blocks, and scoring { $card } comes: everybody scores one of these.
}
builders-news-end-near = { $blocks ->
    [0] When this turn is over, scoring { $card } comes, the last one. Then the game ends.
    [one] One more block, and scoring { $card } comes, the last one. Then the game ends.
   *[other] { $blocks } more blocks, and scoring { $card } comes, the last one. Then the game ends.
}
builders-news-explore = What lies around you is face down. Explore: go up to { $most } steps, and everything around your character is turned up.
# $group is such as “Desert: 3 spaces that touch, 4 each: 12 experience.”
builders-news-group = This is what you could score best in scoring { $card } now. { $group }
builders-news-blocks = Only these blocks can be taken now: the top and two sides of a block must be free.
builders-news-emerald = An emerald! It stands for any block when you build.

## What to do. The place is pointed at.

builders-urge-block = Take this block: { $block }.
builders-urge-explore = Go here and explore.
builders-urge-stay = Stay here and explore.
builders-urge-build = Build this one here: { $building }.
builders-urge-fight = Fight this mob: { $mob }.
builders-urge-collect = Collect this weapon: { $weapon }.
builders-urge-score = Score this: { $name }.
builders-urge-light = Light the TNT.
builders-urge-keep = Keep the TNT.
builders-urge-decline = Take no block.
builders-urge-trade = Return a mob for one more action.
builders-urge-end = End your turn.

## What an action is good for.

builders-merit-pays = With this block you can pay for: { $building }.
builders-merit-closer = You need it for a building beside you: { $building }.
builders-merit-needed = You need it for a building that lies face up: { $building }.
builders-merit-emerald = An emerald stands for any block when you build.
builders-merit-last-of-layer = It is the last block before scoring { $card }, which comes at the end of this turn.
# $blocks is a list such as “wood and sand”.
builders-merit-frees = It frees other blocks that you can take next: { $blocks }.
builders-merit-supply = It adds to your supply: blocks pay for buildings.
builders-merit-turns-up = { $count ->
    [one] You turn up one thing that nobody knows. It may be just what you need.
   *[other] You turn up { $count } things that nobody knows. They may be just what you need.
}
builders-merit-there-building = A building that you can pay for lies there: { $building }.
builders-merit-there-mob = A mob lies there: { $mob }. You win { $percent } out of 100 such fights.
builders-merit-there-weapon = A weapon lies there: { $weapon }.
builders-merit-nothing-new = Nothing new lies there, but you may stand better for your next turn.
# $group is such as “Desert: 3 spaces that touch, 4 each: 12 experience.”
builders-merit-adds = { $points } more in scoring { $card }, as things stand. { $group }
builders-merit-gives = It gives { $points } experience at once.
builders-merit-trophy-more = Your beaten mobs give { $points } more at the end, as things stand.
builders-merit-stands = It adds nothing yet, but a group can grow around it.
builders-merit-hopeless = Your weapons cannot beat it yet.
builders-merit-beats = You win { $percent } out of 100 such fights, and a win gives { $points } experience.
builders-merit-extra = Once beaten, you can return it for one more action.
builders-merit-at-end = Once beaten, it gives { $points } at the end, as things stand ({ $name }).
builders-merit-won-already = You win without it, too, and it would be gone.
builders-merit-not-enough = Even with it you have too few hearts.
builders-merit-wins = With it you win: { $points } experience.
builders-merit-wins-with-next = With it and the next TNT you win: { $points } experience.
builders-merit-keep = You have it for a later fight.
builders-merit-decline = Then no block goes, and the scoring comes no closer.
builders-merit-trade = You get one more action of any kind, and keep the experience for the mob.
builders-merit-end = Your mob stays with you, and you can return it in a later turn.
