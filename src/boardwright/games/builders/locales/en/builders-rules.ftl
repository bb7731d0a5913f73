### Builders & Biomes: the rules in our own words, and the rulings on gaps that the rulebook leaves.
### The text of a ruling is followed by its reason, and by a remark on what the rulebook says there.

## Headings of the rules.

builders-section-setup = Setup
builders-section-turn = The turn
builders-section-collect-blocks = Collect blocks
builders-section-explore = Explore
builders-section-build = Build
builders-section-fight-a-mob = Fight a mob
builders-section-collect-a-weapon = Collect a weapon
builders-section-beaten-mobs = Beaten mobs
builders-section-scoring-rounds = Scoring rounds
builders-section-end = The end
builders-section-beginners = Beginner variant

## What changed from one version of the rules to the next.

builders-change-tiles = Four buildings have a different type, because a published photograph shows a forest stone bridge: the animal houses of forest stone and of desert obsidian are bridges now, the bridges of forest obsidian and of desert stone are animal houses.

## Rules and rulings.

rule-bb-1-1 = Two to four players take the colours red, blue, yellow and green.
rule-bb-1-2 = The 64 tiles, buildings and mobs together, are shuffled into 16 face-down stacks of four, laid out four by four.
rule-bb-1-3 = The 16 neutral weapon tokens are shuffled, and one lies face down at each end of every row and column: six by six cells whose four corners are empty.
rule-bb-1-4 = The 64 blocks (16 wood, 14 sand, 12 stone, 10 obsidian, 12 emerald) form the big cube, four by four by four, at random.
rule-bb-1-5 = Each player has one of four different boards of three by three printed biomes, no experience, and a pile of five weapon tokens: a stone sword, a wooden sword and three poisonous potatoes.
rule-bb-1-6 = All characters start on the central one of 25 crossings, the inner corners of the layout.
rule-bb-1-7 = Nothing is turned up at the start.
rule-bb-1-8 = The start player is agreed on before the game, or drawn at random.
rule-bb-2-1 = A turn is exactly two different actions out of collect blocks, explore, build, fight a mob and collect a weapon; then extra actions if wanted; then the turn passes clockwise.
rule-bb-2-2 = An action that cannot be carried out cannot be chosen.
rule-bb-3-1 = Take two blocks from the big cube, one after the other, into your supply, which all can see.
rule-bb-3-2 = A block may be taken only if its top and at least two of its four side faces are exposed, in any layer and on any side; at the start these are the four top corners.
rule-bb-3-3 = The second block may be one that the first has freed.
rule-bb-3-4 = A block with no exposed top or side face is hidden from everybody: at the start the twelve inner ones.
rule-bb-4-1 = Move the character zero, one or two steps, each to the next crossing along a row or column.
rule-bb-4-2 = Then whatever lies face down on the four cells around the crossing, stack tops and weapon tokens, is turned up; this is compulsory, even without moving, and what lies face up stays.
rule-bb-4-3 = Several characters may share a crossing, and empty cells make no difference to moving.
rule-bb-5-1 = The building must lie face up on one of the four cells around the character.
rule-bb-5-2 = Its cost is paid from the supply into the box; an emerald may stand for any block.
rule-bb-5-3 = The tile goes on any space of the player’s board, whatever its biome, even over an older building, which then counts for nothing.
rule-bb-5-4 = A building with printed experience gives it at once.
rule-bb-5-5 = The next tile of that stack stays face down until somebody explores there.
rule-bb-6-1 = The mob must lie face up next to the character; the player shuffles their pile and reveals three tokens, one at a time.
rule-bb-6-2 = With at least as many hearts as the mob shows it is beaten, goes to the player and gives its experience at once; with fewer it stays. Potatoes have no hearts. The tile below stays face down; beaten mobs lie face down.
rule-bb-6-3 = After the fight all revealed tokens go back into the pile, except detonated TNT.
rule-bb-6-4 = For each bow that is revealed one more token may be revealed at once; a bow revealed that way counts again.
rule-bb-6-5 = Each golden hoe that is revealed gives two experience at once, won or lost.
rule-bb-6-6 = For each stone pickaxe that is revealed the player may at once take one block, won or lost; this is not the action collect blocks.
rule-bb-6-7 = When all tokens are revealed, a revealed TNT may be detonated: it counts five hearts and leaves the game; otherwise it counts nothing and is kept.
rule-bb-7-1 = Take a face-up weapon token next to the character into your pile; nobody ever stands next to a face-down one.
rule-bb-7-2 = Players may look at their own tokens at any time.
rule-bb-8-1 = After the two actions a player may return any number of mobs with the extra-action icon; each gives one more action of any kind, which must be carried out, and its experience is kept.
rule-bb-8-2 = Mobs with a scoring icon are kept for the end.
rule-bb-9-1 = Round A (biomes) comes when the last block of the top layer is gone, B (materials) when the second layer is gone, C (types) when the third is, whatever was taken from deeper layers.
rule-bb-9-2 = Whoever triggered a round finishes the turn first, extra actions included; several triggered in one turn are held one after another, A, B, C.
rule-bb-9-3 = Clockwise from the player whose turn ended, each chooses exactly one of the card’s four characteristics; every round begins with that player again.
rule-bb-9-4 = It scores the largest group of spaces with that characteristic that are connected by their sides, the value on the card for each space; a group of one is allowed.
rule-bb-9-5 = In A the biomes of buildings count, and so do those printed on spaces not built on; in B and C only buildings count.
rule-bb-9-6 = Scoring removes nothing, and play goes on to the left of the player who triggered it.
rule-bb-10-1 = After C the game ends, whatever is left of the bottom layer; then each scoring mob gives its value for every space of its characteristic, connected or not, visible printed biomes included.
rule-bb-10-2 = Most experience wins; a tie is broken by the most blocks in the supply; players still tied win together.
rule-bb-11-1 = For beginners all matching spaces count in the three scoring rounds, not only the largest group.
rule-bb-11-2 = It can be set for individual players at the same table.
rule-bb-r1 = If only one block is left, that one is taken; with none left the action cannot be chosen. Exploring can always be carried out, even with nothing to turn up.
rule-bb-r1-reason = Two blocks can always be taken while two are left; two different actions exist in every turn, so nobody is ever stuck.
rule-bb-r1-remark = The book is silent on a cube with fewer than two blocks.
rule-bb-r2 = Two steps there and back are the same as not moving.
rule-bb-r2-reason = Only the crossing where the move ends turns anything up.
rule-bb-r2-remark = The book is silent on the way.
rule-bb-r3 = The blocks asked for are paid first, then emeralds for what is missing.
rule-bb-r3-reason = An emerald can do everything that another block can, so keeping it is never worse and no real choice is taken away.
rule-bb-r3-remark = The book is silent on who chooses.
rule-bb-r4 = The extra token of a bow is always revealed.
rule-bb-r4-reason = Declining could only serve to lose on purpose.
rule-bb-r4-remark = The book says that it may be revealed.
rule-bb-r5 = Each revealed TNT is asked about, one by one, even when the fight is already won; it may be lit without winning. A pickaxe with no block left asks nothing.
rule-bb-r5-reason = Whether to spend a TNT is the player’s choice each time; where nothing can be taken there is no choice.
rule-bb-r5-remark = The book is silent on several TNT and on an empty cube.
rule-bb-r6 = Extra-action mobs are traded in one at a time, even one beaten this very turn; which of them is returned is not asked.
rule-bb-r6-reason = One by one a player can see what an action brings before paying for the next; the mobs’ experience is kept, so they do not differ.
rule-bb-r6-remark = The book says: as many as you like.
rule-bb-r7 = Boards are dealt at random or chosen before the game, whatever the colour.
rule-bb-r7-reason = The German book and three others say outright that any board may be taken.
rule-bb-r7-remark = The English book reads as if the board went with the colour; the German one says: any of the four.
rule-bb-r8 = What a token does is resolved before the next one is revealed; TNT comes after the last.
rule-bb-r8-reason = That is what at once means when tokens are revealed one at a time, and blocks and tokens that come up can then matter for the next choice.
rule-bb-r8-remark = The book says both at once and after revealing.
rule-bb-r9 = Each seat is always asked for a characteristic; one that no space shows may be chosen and scores nothing.
rule-bb-r9-reason = In B and C a board may show no characteristic at all, and a choice must still be made.
rule-bb-r9-remark = The book is silent on a board with nothing to score.
rule-bb-r10 = Experience is a plain number with no upper limit.
rule-bb-r10-reason = The printed track can be lapped.
rule-bb-r10-remark = The book is silent on the end of the track.
rule-bb-r11 = After 400 turns the game ends: scoring rounds that turn 400 has triggered are still held, the others are skipped, mobs are scored and experience decides.
rule-bb-r11-reason = Exploring on the spot and a hopeless fight could repeat for ever; the longest of thousands of test games had 69 turns.
rule-bb-r11-remark = The books set no limit.
rule-bb-r12 = The crossings at the four corners of the layout, with three cells around them, count too.
rule-bb-r12-reason = Rows and columns cross there as well, and six of the eleven books give no number.
rule-bb-r12-remark = The German book and four others speak of the crossing between four cards or tokens; the English one and five others give no number.
rule-bb-r13 = Beaten mobs and weapon tokens lie face down, but what a player has is known to all.
rule-bb-r13-reason = Everybody saw them come, and the order in a pile never matters: it is shuffled for each fight.
rule-bb-r13-remark = The book has both lie face down and lets players look at their own tokens; it does not say what others may know.
