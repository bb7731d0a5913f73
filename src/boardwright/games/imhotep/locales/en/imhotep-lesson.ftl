### Imhotep: guided games, thought by thought, and kind answers when the learner does something else.
### “You” is the learner, who plays black; “your rival” plays white. One idea at a time, in plain words.

## The first game.

imhotep-lesson-first = Your first game
imhotep-lesson-first-load = Hello, master builder! Stones at the five sites on the bank bring you points, and the most points after { $rounds } rounds win. But stones are heavy, so ships carry them. Put one of your stones on this little ship: pick the place with the bright ring.
imhotep-lesson-first-sail = Well loaded! The small grey blocks on a ship show how many stones it needs before it may leave. This one needs only { $minimum }, so it can go. At the pyramids a stone scores at once. Pick the ship, then the pyramids.
imhotep-lesson-first-get = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
}: that is the number your stone was put on. Then your rival had a turn, and got new stones. Everybody does one thing a turn. Your sled is nearly empty, so do the same: get { $stones } stones from your quarry.
imhotep-lesson-first-wish = Now you have plenty of stones. Load this ship, and hope that it goes to the temple. Why only hope? Because everybody may sail any ship: here nobody has ships of their own!
imhotep-lesson-first-market = See? Your rival sailed your stone to the market instead. That is the fun of it, and now you know the trick, too. It still does you good: at the market a stone brings a card. Take the statue. Statues score at the end, and the more you have (up to five), the more each is worth.
imhotep-lesson-first-share = Next try! On this ship there is a stone of your rival. Put yours beside it: then whoever sends it somewhere good does the other a favour, and a mean trick hurts both.
imhotep-lesson-first-temple = Be quicker this time, and sail this ship to the temple yourself. Each stone there that can be seen from above gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} when a round ends. The stone at the front of the ship, on the left, is unloaded first.
imhotep-lesson-first-paid = Your rival sailed the last ship, so the round is over, and the temple paid you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, your rival as much. Your stone stays there, and pays again at the end of every round, until another stone covers it.
imhotep-lesson-first-burial = Look where the last ship went. In the burial chamber your rival has { $stones } stones that touch. Such a group scores at the end of the game: { $points } points as it is, { $more } with one more. The bigger it grows (up to five stones), the more each stone is worth.
imhotep-lesson-first-obelisks = At the end the obelisks count, too. The tallest tower gets { $points } points, the next only { $second }. Nobody has begun one yet, so be the first! The new round brought new ships: load this little one again.
imhotep-lesson-first-tower = And off to the obelisks with it! Pick the ship, then the obelisks.
imhotep-lesson-first-on = If the game ended now, your tower would give you { $points } points. But your rival can still build a taller one. Keep an eye on each other’s plans! That is all you need. Play on to the end of round { $rounds }: whoever has the most points then wins.

# When the learner does something else that the rules allow.
imhotep-lesson-first-other-ship = You may take any free place on any ship that is still here. For now, take the place that I am pointing at: there is something to see.
imhotep-lesson-first-stones-left = You may always get more stones while there is room on your sled. But you have some already, so load one first.
imhotep-lesson-first-pyramids-first = A nice idea: this ship may go to any site where no other ship lies. But only at the pyramids do stones give points at once, and that is a good start. Send this ship there.
imhotep-lesson-first-sail-first = A good turn, too. But whoever waits may see their ship sailed away by others, so sail it yourself, now.
imhotep-lesson-first-sled-first = You may do that, but then your sled is empty, and your next turn is for getting stones anyway. Get them now.
imhotep-lesson-first-load-first = That is allowed, and sometimes the best turn. This time load the ship that I am pointing at.
imhotep-lesson-first-statue-first = Every card is good for something, and later you choose yourself. Start with the statue: it is the easiest one.
imhotep-lesson-first-temple-first = That is allowed. But the temple pays you again and again, so send this ship there.
imhotep-lesson-first-obelisks-first = That is allowed. But at the obelisks nobody is ahead of you yet, so send this ship there.

## Chapter: blue cards.

imhotep-lesson-blue-cards = Blue cards
imhotep-lesson-blue-cards-load = A blue card is a turn with a trick: it does more than a plain turn can. You get blue cards as all others, by sending stones to the market. Look, all four kinds lie there! Load this ship.
imhotep-lesson-blue-cards-more = Each stone brings a card. So before the ship leaves, put your other stone on board as well.
imhotep-lesson-blue-cards-hammer = Your rival sent your ship to the market, and thought that this would hurt you. Thank you very much! Two stones, two cards. Take the Hammer first.
imhotep-lesson-blue-cards-lever = And now the Lever. Both will lie before you until you play them, one in a turn.
imhotep-lesson-blue-cards-play = Your sled is empty. To get stones and then load one would take two turns. The Hammer does both in one: it gets you { $stones } stones, and loads one. Pick the Hammer, then the place on the ship.
imhotep-lesson-blue-cards-order = This ship is full. At the pyramids, stones take the spaces one after the other, so if it sailed now, yours would get only { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The Lever sails a ship, and you choose who leaves it first. Pick the Lever, the ship and the pyramids.
imhotep-lesson-blue-cards-last = Now choose the order. The best space is the third one, so let both stones of your rival go first. Then yours gets { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] There it is: { $points } point!
   *[other] There they are: { $points } points!
} Still at the market are the Sail, which loads a stone and sails that ship at once, and the Chisel, which loads two stones. Save blue cards for the right moment; each that you never play gives { $unused } at the end. Play on!
imhotep-lesson-blue-cards-pointed = That is allowed. For now, take the ship that I am pointing at: it is to go to the market.
imhotep-lesson-blue-cards-later = That is allowed, and sometimes the best turn. This time, load the ship that I am pointing at.
imhotep-lesson-blue-cards-card = A good card, too! For now, take the one that I am pointing at.
imhotep-lesson-blue-cards-slot = The Hammer may load any free place. For now, take the one that I am pointing at.
imhotep-lesson-blue-cards-twice = You could get stones like that, but then you could not load one in the same turn. The Hammer lets you do both.
imhotep-lesson-blue-cards-best = The Lever may send a ship to any free site. At the pyramids you see best what it is good for.
imhotep-lesson-blue-cards-now = That is allowed, but then you would not see what the Lever can do. Play it now.
imhotep-lesson-blue-cards-third = You may choose any order. But look at the numbers on the spaces: the third stone gets the most.

## Chapter: the B sides.

imhotep-lesson-b-sides = The B sides
imhotep-lesson-b-sides-load = Every site has a second side, called B. There you have more to choose, and more to think about. You can mix A and B as you like; here all five show B. Let us visit them: load this ship.
imhotep-lesson-b-sides-sail = We begin at the pyramids, as there are three of them now. Sail your ship there.
imhotep-lesson-b-sides-pyramid = Whoever’s stone arrives chooses a pyramid, and gets its next space. Now each gives you { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Some of the later spaces give less, and something else with it: a card, stones, or a stone onto a ship. Build on the left pyramid.
imhotep-lesson-b-sides-temple = In the temple each space gives something else at the end of a round: points, stones or a card. The first space from the left is still free. Load this little ship, so that you get there.
imhotep-lesson-b-sides-obelisks = This ship carries only stones of your rival. Send it where it helps them little: at the obelisks it takes { $stones } stones to complete one, for { $points } points at once. A loose stone gives only { $loose } at the end.
imhotep-lesson-b-sides-last = Your rival was at the market: there two cards lie face down. Whoever takes them looks at both and keeps one: this time a blue card. Now it is your turn: sail your ship to the temple. It is the last one.
imhotep-lesson-b-sides-choose = The round is over, and the temple asks you what you want from your space: { $points ->
    [one] { $points } point
   *[other] { $points } points
} or { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}. Your sled is empty, and getting stones would take a turn. So take the stones!
imhotep-lesson-b-sides-rows = The burial chamber is left. On this side its rows count: at the end, the most stones in a row give { $points } points, the next most { $second }. Stones fill it column by column, from top to bottom, so it matters when yours comes. Now you know all the sides. Play on!
imhotep-lesson-b-sides-pointed = That is allowed. For now, take the place that I am pointing at.
imhotep-lesson-b-sides-later = That is allowed, and sometimes the best turn. This time, load the ship that I am pointing at.
imhotep-lesson-b-sides-hurry = You may do that. But sail the ship now, before your rival does.
imhotep-lesson-b-sides-begin = This ship may go to any site. We begin at the pyramids, so send it there.
imhotep-lesson-b-sides-left = They all give the same now, so you may well think so. Take the left one for now.
imhotep-lesson-b-sides-least = That is allowed, but think of where these stones would help your rival least: at the obelisks.
imhotep-lesson-b-sides-own = That is allowed. But your own ship should go to the temple, while its best place for you is free.
imhotep-lesson-b-sides-worth = A point is never wrong. But with an empty sled, stones are worth more to you now.
