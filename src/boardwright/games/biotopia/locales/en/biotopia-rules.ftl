### Biotopia: the rules in our own words, and the rulings on gaps that the rulebook leaves.
### The text of a ruling is followed by its reason, and by a remark on what the rulebook says there.

## Headings of the rules.

biotopia-section-setup = Setup
biotopia-section-turn = The turn
biotopia-section-cards = Cards
biotopia-section-missions = Missions
biotopia-section-sky-and-deck = Sky and deck
biotopia-section-end = The end
biotopia-section-information = Information

## Rules and rulings.

rule-bt-1-1 = Two to five players. The rulebook gives no number; public sources do.
rule-bt-1-2 = The mission “most large whites” lies face up, and four of the six others, drawn at random, beside it; two stay out.
rule-bt-1-3 = The 100 cards are shuffled; three make the sky, then each player draws four.
rule-bt-1-4 = Each player secretly lays one of the four cards flower side up as the first flower and keeps three.
rule-bt-1-5 = The start player is given, or drawn at random.
rule-bt-2-1 = A turn is exactly one of five actions, then the next player’s clockwise. One of them: draw the top card of the deck.
rule-bt-2-2 = Or take one of the three sky cards; it is replaced from the deck at once.
rule-bt-2-3 = Or play any hand card flower side up into your flower row.
rule-bt-2-4 = Or play a hand card face up, if your flower row shows at least as many flower symbols as it costs; flowers are not used up.
rule-bt-2-5 = Or take one ordinary mission whose requirement is met; meeting it does not give it by itself.
rule-bt-2-6 = At the end of your turn your hand may hold at most six cards; you choose which others go to the compost.
rule-bt-3-1 = A card lying flower side up is one flower symbol; common knapweed played face up lies in the flower row and is two.
rule-bt-3-2 = Butterflies played face up go to the butterfly row, score their points and have their effect however they come into play; they never leave.
rule-bt-3-3 = Red admiral and Essex skipper have no effect.
rule-bt-3-4 = Common blue: the player may take one sky card into the hand; it is replaced at once.
rule-bt-3-5 = Orange tip: the player may take any one card of the compost into the hand, now or not at all.
rule-bt-3-6 = Brimstone: the top card of the deck goes flower side up into the player’s flower row, whatever it is; the player may look at it.
rule-bt-3-7 = Meadow brown: the player may draw as many cards as they have meadow browns in play, this one included.
rule-bt-3-8 = Large white: who has the most of them is checked at once.
rule-bt-3-9 = Small tortoiseshell: each one already in the player’s row makes the next cost one symbol more and score one point more.
rule-bt-3-10 = Mourning cloak: at most one stands in for one missing butterfly when an ordinary mission is taken, and again in later turns; it has no other butterfly’s effect.
rule-bt-3-11 = Peacock: it must be played from the hand (a chrysalis cannot turn it); it may be played as a flower.
rule-bt-3-12 = Chrysalis: its cost is checked, it goes to the compost, then one of the player’s flower-side butterflies (not a peacock) must be turned into the butterfly row without regard to that card’s cost, and has its effect.
rule-bt-3-13 = Sunshine: three cards must be drawn, then it goes to the compost; meanwhile it is in no pile.
rule-bt-3-14 = A butterfly stays in play if the flower row later shows fewer symbols than its cost.
rule-bt-4-1 = Ordinary missions ask for butterflies in the player’s row or for flower symbols; two points each.
rule-bt-4-2 = A mission once taken is never lost.
rule-bt-4-3 = “Most large whites” costs no action: whoever has strictly more of them in play than anybody else holds it; on a tie it lies in the middle. Mourning cloaks do not count for it.
rule-bt-5-1 = Three identical cards in the sky go to the compost and three new ones are drawn, again if need be.
rule-bt-5-2 = When the deck is empty, the compost is shuffled to form a new one.
rule-bt-6-1 = When a player has 15 points or more at the end of a turn, the round is played out so that all have had the same number of turns.
rule-bt-6-2 = Most points win; then most different butterflies in play; players still tied share the win.
rule-bt-7-1 = Hands are secret; a player may look at their own flower-row cards, never at others’; the compost is open to all.
rule-bt-7-2 = What a card says beats the general rules; no card of this box contradicts another.
rule-bt-r1 = The end, once triggered, stands even if the leader falls below 15 by losing “most large whites”.
rule-bt-r1-reason = The last round has begun; an end that could be called off might never come.
rule-bt-r1-remark = The book lets the leader lose points in the last round; it does not say whether the game then goes on.
rule-bt-r2 = A chrysalis without a card to turn cannot be played face up.
rule-bt-r2-reason = Turning is what the card does, and the card does not say “may”.
rule-bt-r2-remark = The book says what the card turns, not what happens without such a card.
rule-bt-r3 = With deck and compost both empty there is no drawing, effects draw what there is, and the sky stays short until a refill or the end of a turn can fill it. Whoever can do nothing passes, which counts as a turn; when all have passed in a row the game ends at once, even within a round.
rule-bt-r3-reason = Nothing can be drawn from nothing, and no player can be made to do the impossible.
rule-bt-r3-remark = The book only says how an empty deck is replaced.
rule-bt-r4 = The cards of a meadow brown are drawn all or not at all; an optional effect with nothing to take is not offered.
rule-bt-r4-reason = The book names one number; a question with one answer is no question.
rule-bt-r4-remark = The book lets you draw cards according to the number; it does not speak of drawing fewer.
rule-bt-r5 = For a mission asking for different butterflies one cloak may stand for a missing kind, then not for itself; a second cloak still counts as itself. In the tie-break a cloak is only its own kind.
rule-bt-r5-reason = One card is one butterfly, and the tie-break is not a mission.
rule-bt-r5-remark = The book says: any butterfly, for missions only and once a turn.
rule-bt-r6 = The hand limit is checked at the end of the turn only.
rule-bt-r6-reason = During the turn cards may still be used.
rule-bt-r6-remark = The book names the end of the turn.
rule-bt-r7 = A tortoiseshell turned by a chrysalis scores by its place in the count like any other.
rule-bt-r7-reason = The points follow from the number in play, however they came.
rule-bt-r7-remark = The book waives only the cost.
rule-bt-r8 = The sky is checked for three alike after every refill and at setup; if deck and compost hold only that same kind it stays, and is checked again at the end of each turn.
rule-bt-r8-reason = Clearing it would bring the same three cards back for ever.
rule-bt-r8-remark = The book says: at any time in the game.
rule-bt-r9 = When nothing has come into a row and no mission has been taken for ten times as many turns in a row as there are players, the game ends at once and points decide.
rule-bt-r9-reason = Taking and discarding could go on for ever.
rule-bt-r9-remark = The book does not speak of it.
rule-bt-r10 = The compost is shuffled when a card must be drawn and the deck is empty, not earlier.
rule-bt-r10-reason = Until then nobody needs a new deck, and the compost stays open to all; it only matters for what an orange tip finds.
rule-bt-r10-remark = The book says: when the deck is emptied. It leaves open whether that is at once or at the next draw.
rule-bt-r11 = Nobody may pass by choice.
rule-bt-r11-reason = A turn is one of five actions; whoever can take one takes one.
rule-bt-r11-remark = The book lists the five actions a player can choose from; passing is none of them.

## What changed from one version of the rules to the next.

biotopia-change-memory = A view keeps the order in which cards were taken openly, laid and shown, which tells what can only be in a hand; previously, it kept only what was in a hand or a flower row.
