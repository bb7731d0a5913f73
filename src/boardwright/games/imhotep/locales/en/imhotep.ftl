### Imhotep: why an action is refused. Each stands behind the id of a rule: “IM-3.2: no stone is on your sled.”

imhotep-refused-asked-0 = it is your turn: get stones, place a stone, sail a ship or play a blue card.
imhotep-refused-asked-1 = first say in which order the stones are unloaded.
imhotep-refused-asked-2 = first say where the ship of the Sail card goes.
imhotep-refused-asked-3 = first place the second stone of the Chisel.
imhotep-refused-asked-4 = first take a market card for this stone.
imhotep-refused-asked-5 = first keep one card of the face-down pair.
imhotep-refused-asked-6 = first choose a pyramid for this stone.
imhotep-refused-asked-7 = first place the bonus stone on a ship, or decline it.
imhotep-refused-asked-8 = first choose between the point and the stones of the temple.
imhotep-refused-asked-9 = first take the bonus stones, or decline them.
imhotep-refused-asked-10 = the game is over.
imhotep-refused-pass = passing is only for a player who can do nothing else.
imhotep-refused-empty-quarry = no stone of yours is left in the quarry.
imhotep-refused-full-sled = { $room ->
    [one] your sled is full: it holds { $room } stone.
   *[other] your sled is full: it holds { $room } stones.
}
imhotep-refused-empty-sled = no stone is on your sled.
imhotep-refused-sailed = ship { $ship } has sailed.
imhotep-refused-no-slot = ship { $ship } has no slot { $slot }.
imhotep-refused-slot-taken = slot { $slot } of ship { $ship } is taken.
imhotep-refused-ship-sailed = ship { $ship } has sailed already this round.
imhotep-refused-minimum = this ship needs { $needs ->
    [one] 1 stone
   *[other] { $needs } stones
}, but has { $has }.
# $site is such as “to the market”.
imhotep-refused-visited = a ship has already been { $site } this round.
imhotep-refused-order = this ship’s stones cannot be unloaded in that order.
imhotep-refused-not-on-offer = no { $card } is on offer.
imhotep-refused-no-pair = no face-down pair is on offer.
imhotep-refused-not-in-pair = no { $card } is in the pair.
imhotep-refused-complete = the { $pyramid } pyramid is complete.
imhotep-refused-no-card = you have no { $card } card.
imhotep-refused-no-stone-at-all = you have no stone on the sled and none in the quarry.
imhotep-refused-two-stones = the Chisel needs two stones on the sled, but you have { $has }.
imhotep-refused-two-slots = the Chisel needs two free slots; free: { $free }.
## What is wrong in an owner’s file of components; $path is the name of a value there.

imhotep-components-round-card = a round card names four ships that are in the box, not { $card }.
imhotep-components-too-large = { $path } must be at most { $most }.
imhotep-components-rounds = there must be at least six round cards.
imhotep-components-space = { $space } is not a space; write points as a number, or one of { $known }.
