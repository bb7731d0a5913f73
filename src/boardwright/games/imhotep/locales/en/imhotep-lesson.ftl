### Imhotep: guided games, thought by thought, and kind answers when the learner does something else.
### “You” is the learner, who plays black; “your rival” plays white. One idea at a time, in plain words.

## The first game.

imhotep-lesson-first = Your first game
imhotep-lesson-first-load = Hello, master builder! Stones at the five sites on the bank bring you points, and the most points after { $rounds } rounds win. But stones are heavy, so ships carry them. Put one of your stones on this little ship: pick the place that glows.
imhotep-lesson-first-sail = Well loaded! The small grey blocks on a ship show how many stones it needs before it may leave. This one needs only { $minimum }, so it can go. At the pyramids a stone scores at once. Pick the ship, then the pyramids.
imhotep-lesson-first-get = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
}: that is the number that your stone was put on. Then your rival had a turn, and took new stones. Everybody does one thing a turn. Your sled is nearly empty, so do the same: get { $stones } stones from your quarry.
imhotep-lesson-first-wish = Now you have plenty. Load this ship, and wish it to the temple. Only wish, because everybody may sail any ship, not only their own. There are no ships of your own here!
imhotep-lesson-first-market = See? Your rival sailed your stone to the market instead. That is the fun of it, and now you know the trick, too. It still does you good: at the market a stone brings a card. Take the statue. Statues score at the end, and more of them much more.
imhotep-lesson-first-share = Next try! On this ship there is a stone of your rival. Put yours beside it: then whoever sends it somewhere good does the other a favour, and a mean trick hurts both.
imhotep-lesson-first-temple = Be quicker this time, and sail this ship to the temple yourself. Each stone there that can be seen from above gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} when a round ends. The stone at the bow is unloaded first.
imhotep-lesson-first-paid = Your rival sailed the last ship, so the round is over, and the temple paid you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, your rival as much. Your stone stays there, and pays again at the end of every round, until another stone covers it.
imhotep-lesson-first-burial = Look where the last ship went. In the burial chamber your rival has { $stones } stones side by side. Such a group scores at the end of the game: { $points } points as it is, { $more } with one more. The bigger it grows, the more each stone is worth.
imhotep-lesson-first-obelisks = At the end the obelisks count, too. The tallest tower gets { $points } points, the next only { $second }. Nobody has begun one yet, so be the first! The new round brought new ships: load this little one again.
imhotep-lesson-first-tower = And off to the obelisks with it! Pick the ship, then the obelisks.
imhotep-lesson-first-on = If the game ended now, your tower would give you { $points } points. But your rival can still build a taller one. Keep an eye on each other’s plans! That is all you need. Play on to the end of round { $rounds }: whoever has the most points then wins.

# When the learner does something else that the rules allow.
imhotep-lesson-first-other-ship = You may load any ship that is still here. For now, take the place that I am pointing at: there is something to see.
imhotep-lesson-first-stones-left = You may always get more stones while there is room on your sled. But you have some already, so load one first.
imhotep-lesson-first-pyramids-first = This ship may go to any site where no other ship lies. But points at once are a good start, so send it to the pyramids.
imhotep-lesson-first-sail-first = A good turn, too. But whoever waits may see their ship sailed away by others, so sail it yourself, now.
imhotep-lesson-first-sled-first = You may do that, but then your sled is empty, and your next turn is for getting stones anyway. Get them now.
imhotep-lesson-first-load-first = That is allowed, and sometimes the best turn. This time load the ship that I am pointing at.
imhotep-lesson-first-statue-first = Every card is good for something, and later you choose yourself. Start with the statue: it is the easiest one.
imhotep-lesson-first-temple-first = That is allowed. But the temple pays you again and again, so send this ship there.
imhotep-lesson-first-obelisks-first = That is allowed. But at the obelisks nobody is ahead of you yet, so send this ship there.
