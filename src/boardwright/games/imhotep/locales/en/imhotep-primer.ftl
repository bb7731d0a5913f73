### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Bring your stones to the monuments. After six rounds, most points win.
imhotep-primer-turn = Do one thing; then it is the next player’s turn.
imhotep-primer-turn-get = Get stones onto your sled: up to { $stones }.
imhotep-primer-turn-place = Place a stone on a ship.
imhotep-primer-turn-sail = Sail a ship that is full enough to a free site: any ship, even with no stone of yours.
imhotep-primer-turn-card = Or play a blue card.
imhotep-primer-market = Market: a card for each stone.
imhotep-primer-pyramids = Pyramids: points at once.
imhotep-primer-temple = Temple: each round, for stones you see from above.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Burial chamber: at the end, for the most stones in a row.
   *[A] Burial chamber: at the end, for stones of yours that touch.
}
imhotep-primer-obelisks = { $side ->
    [B] Obelisks: { $stones } of your stones make one; early ones give most.
   *[A] Obelisks: at the end, for the highest towers.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Everybody takes a colour. In turn order, you begin with stones on your sleds: { $stones }. The others wait in the quarry. There are five sites: the market and four monuments. Each of them has an A side and a B side, and you choose which one is up. There are seven round cards, and one stays out, so nobody knows for sure which ships will come.
imhotep-passage-round = Each round, four ships come. In turn order everybody does one thing, again and again, until all four have sailed. There are five sites, so one gets no ship.
imhotep-passage-round-end = When the fourth ship is unloaded, the round is over. The temple pays, the cards left on the market go away, and new ships come. Whoever sits to the left of the player who sailed last begins.
imhotep-passage-pass = You always have to do something. Only when nothing at all is possible, you pass.
imhotep-passage-get = Take stones from your quarry onto your sled: { $stones } at a time. The sled holds { $sled }; with { $full } on it there is room for just one more.
imhotep-passage-place = Put one stone from your sled on any free place of a ship that still waits. Ships belong to nobody, so you may join whichever you like.
imhotep-passage-sail = A ship needs enough stones before it can sail: { $four } on a ship for four, { $two } on a ship for two. You may sail any ship, even one without a stone of yours, to any site where no ship lies yet. So you can help yourself, or send others where they do not want to go.
imhotep-passage-unload = Stones leave the ship one after the other, beginning at the bow. The first stone gets the next free space, so places on the ship matter.
imhotep-passage-market = Each stone that comes to the market takes one card for its owner. The stone goes back to the quarry.
imhotep-passage-market-cards = A red card puts one more stone of yours on a monument, at once. Green and violet cards give points at the end. Blue cards are for a later turn.
imhotep-passage-market-pair = B side. Two of the cards lie face down. Whoever picks them looks at both, keeps one, and discards the other.
imhotep-passage-market-pile = When a card is needed and the pile is empty, the discards are shuffled.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = A side. Stones fill the pyramid space by space, and each gives its points at once: first { $points }, and so on. Count ahead: who will get the good spaces? When the pyramid is complete, each further stone gives { $beyond }.
imhotep-passage-pyramids-b = B side. Each stone goes to one of three pyramids, as its owner likes. The next space there pays at once: points, or one point and something more: a card, stones for your sled ({ $stones }), or a stone of yours onto a ship. When all three are complete, each further stone gives { $beyond }.
imhotep-passage-temple = Stones lie side by side in the temple; there is room for { $spaces }. When it is full, the next ones cover the old ones, from the left.
imhotep-passage-temple-a = A side. At the end of each round, look from above: each stone that you see gives its owner { $points }. So a stone can pay again and again, until somebody covers it.
imhotep-passage-temple-b = B side. At the end of each round, look from above: each stone that you see gives its owner what is shown below it: points, a card, or the choice between a point and stones for the sled ({ $stones }).
imhotep-passage-burial = There are { $rows } rows. Stones fill them column by column: down the first column, then down the next one.
imhotep-passage-burial-a = A side. At the end, stones of yours that touch by their sides are a group. Each group pays, and big ones much more: a group of { $stones } gives { $points }. Beyond { $most }, each further stone gives { $further }. Corners do not count.
imhotep-passage-burial-b = B side. At the end, each row is looked at by itself. The player with the most stones in it gets most, then the next one: { $points }. Whoever ties shares the points.
imhotep-passage-obelisks-a = A side. Everybody builds a tower. At the end, the highest gives most, then the next one: { $points }. Whoever ties shares the points.
imhotep-passage-obelisks-b = B side. As soon as you have { $stones } loose stones here, they become an obelisk. It takes the highest place that is still free, and gives its points at once: { $points }, and so on. At the end, each stone in no obelisk gives { $loose }.
imhotep-passage-blue = Playing a blue card is your whole turn. One that you still have at the end gives { $points }.
imhotep-passage-blue-each = Lever: sail a ship, and say in which order its stones are unloaded. Hammer: get stones, then place one. Sail: place a stone, then sail that ship. Chisel: place two stones.
imhotep-passage-end = After six rounds, burial chamber, obelisks and cards are scored. Most points win. If it is a tie, count the stones on the sleds: more are better.
imhotep-passage-end-cards = A green card gives points for the stones at its site, whoever brought them: 1 for every { $stones }. Statues are worth more, the more you have: { $points } for one, two, three and so on.
imhotep-passage-wrath = The Pharaoh wants to see a stone of yours on each of the four monuments. Whoever has none on one of them at the end loses points: { $points }.
