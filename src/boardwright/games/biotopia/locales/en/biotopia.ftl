### Biotopia: why an action is refused. Each stands behind the id of a rule: “BT-2.3: no Peacock is in your hand.”

biotopia-refused-asked-0 = it is your turn: draw, take a sky card, play a flower, play a card face up or take a mission.
biotopia-refused-asked-1 = first lay one of your four cards as your first flower.
biotopia-refused-asked-2 = first turn a card of your flower row with the chrysalis.
biotopia-refused-asked-3 = first take a sky card for the common blue, or decline.
biotopia-refused-asked-4 = first take a card from the compost for the orange tip, or decline.
biotopia-refused-asked-5 = first draw the cards of the meadow brown, or decline.
biotopia-refused-asked-6 = first discard: your hand may hold no more than six cards.
biotopia-refused-asked-7 = the game is over.
biotopia-refused-pass = passing is only for a player who can do nothing else.
biotopia-refused-nothing-to-draw = deck and compost are both empty.
biotopia-refused-not-in-sky = there is no { $card } in the sky.
biotopia-refused-not-in-hand = there is no { $card } in your hand.
biotopia-refused-too-few-flowers = { $card } needs { $needs ->
    [one] { $needs } flower symbol
   *[other] { $needs } flower symbols
} in your row; you have { $has }.
biotopia-refused-nothing-to-turn = the chrysalis finds no butterfly to turn in your flower row.
biotopia-refused-mission-out = the mission { $mission } is not in this game.
biotopia-refused-mission-taken = { $seat } has already taken the mission { $mission }.
biotopia-refused-mission-not-met = you do not meet the mission { $mission } yet.
biotopia-refused-peacock = a { $card } must be played from the hand; a chrysalis cannot turn it.
biotopia-refused-not-in-row = there is no { $card } flower side up in your row.
biotopia-refused-not-in-compost = there is no { $card } in the compost.
## What is wrong in an owner’s file of components; $path is the name of a value there.

biotopia-components-all-cards = there must be { $all } cards in all, not { $total }; change { $path } or another kind’s copies.
biotopia-components-needs = { $path } cannot ask for { $kind }; write how many (at least 1) of each of { $known }.
biotopia-components-no-needs = { $path } must name butterflies and how many of each, out of { $known }.
biotopia-components-too-many-needs = { $path } asks for { $asked } of { $kind }, but the box holds only { $most }; write { $most } or fewer.
biotopia-components-too-many-different = { $path } asks for { $asked } different butterflies, but the box holds only { $most } kinds; write { $most } or fewer.
biotopia-components-too-many-alike = { $path } asks for { $asked } butterflies alike, but the box holds no more than { $most } of any kind; write { $most } or fewer.
biotopia-components-too-many-flowers = { $path } asks for { $asked } flower symbols, but a garden can never show more than { $most }; write { $most } or fewer.
