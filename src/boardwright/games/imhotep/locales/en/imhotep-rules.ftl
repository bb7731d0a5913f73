### Imhotep: the rules in our own words, and the rulings on gaps that the rulebook leaves.
### The text of a ruling is followed by its reason, and by a remark on what the rulebook says there.

## Headings of the rules.

imhotep-section-setup = Setup
imhotep-section-round = The round
imhotep-section-get-stones = Get stones
imhotep-section-place-a-stone = Place a stone
imhotep-section-sail-a-ship = Sail a ship
imhotep-section-market = Market
imhotep-section-pyramids = Pyramids
imhotep-section-temple = Temple
imhotep-section-burial-chamber = Burial chamber
imhotep-section-obelisks = Obelisks
imhotep-section-blue-cards = Blue cards
imhotep-section-end = The end
imhotep-section-wrath = Variant: the Pharaoh’s wrath

## Rules and rulings.

rule-im-1-1 = Two to four players take the colours black, white, brown and grey; each of the five sites shows its A or its B side, chosen site by site in any mix.
rule-im-1-2 = Of a colour’s 30 stones one marks the score and 29 are in play: in turn order players start with 2, 3, 4 and 5 on the sled, the rest lie in the quarry; unused colours are left out.
rule-im-1-3 = All 34 market cards form one face-down pile in an order nobody knows.
rule-im-1-4 = Of the seven round cards for the number of players one, drawn at random and unseen, stays out; the other six form a face-down pile.
rule-im-1-5 = The start player is agreed on before the game, or drawn at random.
rule-im-2-1 = Each of the six rounds begins with the next round card, which names the four ships in use.
rule-im-2-2 = Then the market is filled: four face-up cards on the A side; on the B side three face-up cards, then a face-down pair. An empty pile is renewed from the discards (IM-R14).
rule-im-2-3 = Clockwise from the start player each turn is exactly one action: get stones, place a stone, sail a ship, or play a blue card.
rule-im-2-4 = The round ends at once when the fourth ship has been unloaded, so one site stays unvisited.
rule-im-2-5 = At the end of a round the temple pays first; then cards left on the market are discarded (a pair nobody picked: IM-R15), and the ships go back; stones on sites and sleds stay.
rule-im-2-6 = The next start player sits to the left of whoever sailed the fourth ship, even if a Lever or a Sail did it.
rule-im-3-1 = Move three of your stones from the quarry to the sled, which holds five; with less room or fewer stones, as many as fit and are there.
rule-im-4-1 = Move one stone from the sled to any free slot of a ship that has not sailed.
rule-im-5-1 = A ship sails only with its minimum of stones on board: three on four slots, two on three, one on two, one on one.
rule-im-5-2 = It may sail to a site that no other ship has visited this round, and stays there, empty, until the round ends.
rule-im-5-3 = Any ship may be sailed, even one that carries no stone of the player’s own.
rule-im-5-4 = Its stones are unloaded one by one from bow to stern, past empty slots; the owner of each stone makes the choices for it.
rule-im-6-1 = For each stone unloaded at the market its owner takes one card on offer, and the stone returns to the quarry at once.
rule-im-6-2 = A red card is carried out at once: one of the player’s stones from the quarry goes to the pyramids (Entrance), the burial chamber (Sarcophagus) or the obelisks (Paved Path) by the rules of that site, bonuses included; the card is discarded when all it caused is done.
rule-im-6-3 = Every other card lies face up in front of its player: green and violet ones score at the end, blue ones may be played from the next turn on.
rule-im-6-4 = B side: whoever picks the face-down pair looks at both cards, keeps one, which takes effect, and discards the other face up.
rule-im-6-5 = The 34 cards are two each of Entrance, Sarcophagus and Paved Path (red), two decorations for each of pyramids, temple, burial chamber and obelisks (green), ten statues (violet), two Levers, two Hammers, three Sails and three Chisels (blue).
rule-im-7-1 = A side: a stone goes on the next space, level by level, in each the left column from top to bottom, then the next one, and gives the space’s points at once; beyond the last space each stone gives 1.
rule-im-7-2 = B side: the owner chooses one of three pyramids that is not complete; its next space gives its points (a top gives 4), or 1 point and at once the top market card, three stones from the quarry, or a stone from the sled onto a ship that has not sailed; stones and ship may be declined (IM-R10). When all are complete, each stone gives 1.
rule-im-8-1 = Stones fill a level of five spaces (four with two players) from left to right; a full level is built over from the left, without limit.
rule-im-8-2 = A side: at the end of each round every stone that is visible from above gives its owner 1 point.
rule-im-8-3 = B side: at the end of each round every visible stone gives what its space shows, from the left: 1 point or two stones as the owner chooses, 2 points, 1 point or two stones, the top market card, 1 point or two stones.
rule-im-9-1 = Three rows are filled column by column, each from top to bottom, left to right, without limit to the right.
rule-im-9-2 = A side, at the end: each group of a player’s stones that touch by their sides, not by corners, gives 1, 3, 6, 10, 15 points for one to five stones and 2 for each further one; every group counts.
rule-im-9-3 = B side, at the end: in each row the most stones give 8, then 4, 2 and 0; without a stone there is nothing, and tied players share the sum of their places, rounded down.
rule-im-9-4 = A side: everyone stacks a tower; at the end they give by height 10/1 with two players, 12/6/1 with three, 15/10/5/1 with four. It takes at least one stone, and tied players share the sum of their places, rounded down.
rule-im-9-5 = B side: every third stone of a colour makes an obelisk of its three loose ones, which takes the highest free place of 10, 9, 8, 7, 6, 5, 5, 5 and scores it at once; a stone in no obelisk gives 1 point at the end.
rule-im-10-1 = Lever: sail a ship under the usual conditions to a named site, then fix the order in which all its stones are unloaded, before the first one is.
rule-im-10-2 = Hammer: get stones, then place one stone on a ship.
rule-im-10-3 = Sail: place one stone from the sled on a ship, then sail that ship.
rule-im-10-4 = Chisel: place two stones from the sled, on one ship or on two.
rule-im-10-5 = A blue card is a whole turn and any number may be played in a round; when it is discarded: IM-R16. Each one unused at the end gives 1 point.
rule-im-11-1 = The game ends after six rounds; then burial chamber, obelisks and market cards are scored.
rule-im-11-2 = Each green decoration gives 1 point for every three stones on its site, rounded down; all stones ever brought there count, of all players, covered, beside or in obelisks alike.
rule-im-11-3 = Statues give 1, 3, 6, 10, 15 points for one to five of them, and 2 for each further one.
rule-im-11-4 = Most points win; a tie is broken by the most stones on the sled, and players still tied share the win.
rule-im-12-1 = At the end, before the winner is found, a player without at least one stone of their own on each of pyramids, temple, burial chamber and obelisks loses 5 points, once; a total may fall below zero.
rule-im-r1 = Getting stones is not allowed to a player with a full sled or no stone of their own in the quarry, and nobody may take fewer than fit.
rule-im-r1-reason = A turn is an action that does something; an empty one would be a way to pass, and the book gives a fixed number of stones.
rule-im-r1-remark = The book says what fits, not whether the action may be empty.
rule-im-r2 = A player who can do nothing at all passes, for this turn only; passing is never offered otherwise. When all have passed in a row the round ends: stones on ships still waiting return to the quarry, those ships are out, the temple pays as usual, and the next start player sits to the left of the latest to sail, or the same as before if nobody sailed.
rule-im-r2-reason = A player with no stones and no ship to sail would otherwise stop the game; ending the round costs nobody any stones.
rule-im-r2-remark = The book demands an action each turn and does not foresee that none is possible.
rule-im-r3 = A stone at the market is back in the quarry before its owner’s card takes effect.
rule-im-r3-reason = The rule’s own text comes before its example, and so a red card can always use that stone.
rule-im-r3-remark = The text of the book says at once, its example says at the end.
rule-im-r4 = A red card whose owner has no stone left in the quarry does nothing and is discarded.
rule-im-r4-reason = The card takes its stone from nowhere else, and must be carried out at once.
rule-im-r4-remark = The book is silent on an empty quarry.
rule-im-r5 = A card must be taken for a stone at the market, whether it is wanted or not.
rule-im-r5-reason = The only choice is which card; later players get what others have left, and that is the point of the market. Refusing would help in 19 of 3,000 searched positions, by at most 3 points.
rule-im-r5-remark = The book says that the player can choose a card; it does not say whether one must be taken.
rule-im-r6 = Hammer may be played with a full sled or an empty quarry, as long as a stone can be placed.
rule-im-r6-reason = The card allows for a lack of room itself; its second half still does something.
rule-im-r6-remark = The book says that stones are taken if there is room.
rule-im-r7 = Chisel needs two stones on the sled and two free slots.
rule-im-r7-reason = The card says two stones; with one it would be the plain action at the price of a card.
rule-im-r7-remark = The book is silent on a single stone or slot.
rule-im-r8 = A red card drawn by pyramids B or temple B is carried out at once, bonuses included; with pile and discards both empty there is no card.
rule-im-r8-reason = Red cards are always carried out at once, wherever they come from, and what is not there cannot be drawn.
rule-im-r8-remark = The book is silent on red cards and an exhausted pile.
rule-im-r9 = Temple B is resolved from left to right, each space finished, a red card included, before the next.
rule-im-r9-reason = Stones, cards and choices of one space can change what the next one gives, so an order is needed; the example shows one.
rule-im-r9-remark = The example in the book goes from left to right; the rule names no order.
rule-im-r10 = Of the bonuses of pyramids B, stones and ship may be declined; the card is always drawn. Bonus stones there and at temple B are all that fit and are there, never fewer: a player who could take none is not asked, and gets the point at temple B. The ship bonus is lost without a stone on the sled or a free slot on a waiting ship; the ship being unloaded is not waiting.
rule-im-r10-reason = What may be taken may be left, and leaving it can be right: a full sled takes away the waiting move, getting stones. An exact search of endings found declining better in 104 of 4,000 positions, by up to 10 points.
rule-im-r10-remark = The book says “can” of the stones and of the ship, and “takes” of the card; it does not speak of a part of a bonus.
rule-im-r11 = When all eight places for obelisks are taken, further stones stay loose and give 1 point each at the end.
rule-im-r11-reason = Without a place there is no obelisk, and a stone in no obelisk gives its point.
rule-im-r11-remark = The book is silent on a full row.
rule-im-r12 = A stone that a red card put on a monument counts as the player’s stone there.
rule-im-r12-reason = The Pharaoh looks at what stands there, not at how it came.
rule-im-r12-remark = The book speaks of delivered stones.
rule-im-r13 = Sail: the ship’s minimum is checked after the stone is placed; the ship needs a free slot and the player a stone on the sled.
rule-im-r13-reason = The card places first and then sails, so its own stone counts.
rule-im-r13-remark = The book says that the usual conditions hold; it does not say when they are checked.
rule-im-r14 = Whenever a card has to be drawn and the pile is empty, the discards are shuffled to form the new pile, and not earlier: at the market, at pyramids B and at temple B.
rule-im-r14-reason = A new pile is needed only when somebody draws; until then the discards may still grow.
rule-im-r14-remark = The book renews an empty pile without saying when, and speaks of it at the market alone.
rule-im-r15 = A face-down pair that nobody picked is discarded face up.
rule-im-r15-reason = Discards lie face up, and so does the other card of a pair that was picked; so everybody knows what a new pile is made of.
rule-im-r15-remark = The book discards what is left on the market and does not say whether the pair is shown.
rule-im-r16 = A blue card is discarded when everything that it caused has been carried out, before the temple gives its points.
rule-im-r16-reason = It is used until its last effect is over, so it cannot be drawn by what it causes itself; the turn ends before the round does.
rule-im-r16-remark = The book says that the card is discarded after use, not when that is.

## What changed from one version of the rules to the next.

imhotep-change-stones-bonus = The stones that a space of pyramids B gives may be declined; previously, all that fitted had to be taken.
