### The page in the browser: lobby and table. What the games say of themselves is in their own files.

## Before anything is there.

web-no-script = This page needs JavaScript. Without it, play in a terminal: boardwright play
web-unreachable = The server cannot be reached. Please try again.

## Header and settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-sound = A sound when it is my turn
web-motion = Show movements
web-confirm = Ask before my move is sent
web-close = Close

## An address that is none

web-lost-title = Nothing is here
web-lost = This address leads to no table. Perhaps a part of the link was cut off.

## Lobby

lobby-title = Boardwright
lobby-lead = Play with friends or against bots. No account needed.
lobby-game-builders = Minecraft: Builders & Biomes
lobby-game-imhotep = Imhotep
lobby-game-biotopia = Biotopia
lobby-players = Players
lobby-name = Your name
lobby-public = Show the table to everybody in the lobby
lobby-play-bots = Play against bots
lobby-invite = Invite friends
lobby-own = Your tables
lobby-public-tables = Open tables
lobby-none = None yet.
lobby-join = Join
lobby-table = Table
lobby-start = Start
lobby-back = Back to the lobby
lobby-your-turn = Your turn
web-welcome = What shall we play?
web-about-imhotep = Load ships with your stones, and send them where they serve you best.
web-about-builders = Mine blocks from the big cube, explore, fight mobs and build your world.
web-about-biotopia = Grow a meadow of flowers, and bring butterflies into your garden.
web-player-range = { $from } to { $to } players
web-set-up = Friends and more …
web-others = Who else plays?
web-seat = Seat { $seat }
web-name = Name
web-sitter-level-1 = { $bot }: for children
web-sitter-level-2 = { $bot }: for beginners
web-sitter-level-3 = { $bot }: experienced
web-sitter-level-4 = { $bot }: strong
web-sitter-level-5 = { $bot }: our best
web-sitter-open = A friend, by link
web-sitter-here = Somebody at this device
web-pace = Time for a move
web-pace-0 = As long as one likes
web-pace-60 = One minute
web-pace-300 = Five minutes
web-pace-3600 = One hour
web-pace-86400 = One day
web-imhotep-sides = Sides of the sites
web-imhotep-sides-AAAAA = All A, for the first games
web-imhotep-sides-BBBBB = All B
web-imhotep-sides-ABABA = Mixed: A B A B A
web-imhotep-sides-BABAB = Mixed: B A B A B
web-imhotep-sides-each = Choose each site
web-imhotep-sides-1 = Market
web-imhotep-sides-2 = Pyramids
web-imhotep-sides-3 = Temple
web-imhotep-sides-4 = Burial chamber
web-imhotep-sides-5 = Obelisks
web-imhotep-wrath = Pharaoh’s wrath
web-imhotep-wrath-no = Without
web-imhotep-wrath-yes = With it
web-imhotep-start = Who begins
web-imhotep-start-1 = You
web-imhotep-start-random = Chance decides
web-builders-beginners = Scoring
web-builders-beginners-no = The same for all
web-builders-beginners-1 = Easier for you
web-builders-start = Who begins
web-builders-start-1 = You
web-builders-start-random = Chance decides
web-biotopia-start = Who begins
web-biotopia-start-1 = You
web-biotopia-start-random = Chance decides
web-hints-allowed = Bots may give hints
web-running-tables = Tables to watch
web-finished-tables = Finished games
web-status-open = Waiting for players
web-status-running = { $line ->
    [one] { $line } move so far
   *[other] { $line } moves so far
}
web-status-finished = Finished
web-go-on = Go on
web-watch = Watch
web-replay = Look back
web-more = { $more ->
    [one] { $more } more
   *[other] { $more } more
}

## Joining

web-join-title = You are invited
# $names are those who sit there already.
web-join-there = At the table: { $names }
# $seat is what the game calls it, such as “White” or “Player 2”.
web-join-seat = Your seat: { $seat }
web-join-lead = A seat is kept for you. How shall the others call you?
web-join = Sit down

## Table

web-connecting = Connecting …
web-reconnecting = The connection is lost; trying again …
web-retry = Try now
web-not-understood = The page does not understand what the server says. Please load the page anew.
web-part-failed = “{ $part }” cannot be shown just now. Everything else goes on.
web-part-again = Show it again
web-turn-of = It is { $name }’s turn
web-bot-thinks = { $name } is thinking …
web-sending = Sending …
web-watching = You are watching.
web-frozen = This table was begun under rules that this server does not know. It can be read; whoever runs the server can update it to play on.
web-estimates = { $estimates ->
    [one] One printed value of this game is an estimate.
   *[other] { $estimates } printed values of this game are estimates.
}
web-seats = Players
web-you = you
web-away = not here
web-points = Points
web-points-of = Points: { $points }
web-source = From
web-total = Sum
web-log = What happened
web-log-earlier = Earlier
web-log-look = Move { $line }: look at the table then
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-board = Table
web-question = What is asked
web-actions-none = Nothing to do right now.
web-menu = Which one?
web-cancel = Cancel
web-send = Do it
web-chosen = { $heading }: { $label }
web-hint = Hint
web-hint-thinking = A bot thinks about it …
web-hint-do = Do this
web-undo = Take back
web-undo-ask = Ask the others
web-undo-wish = { $name } would like to take back a move. Is that all right?
web-undo-waits = You asked to take back a move. Still to answer: { $names }
web-pace-wish = { $name } proposes another time for a move: { $pace }. Is that all right?
web-pace-waits = You proposed another time for a move: { $pace }. Still to answer: { $names }
web-pace-propose = Propose this time
web-withdraw = Withdraw
web-yes = Yes
web-no = No
web-rule = Rule { $rule }
web-rules = Rules
web-rules-changes = What changed in the rules
web-rules-since = Since version { $version }
web-rules-older = This table is played by version { $version } of the rules, under which it was begun; the newest is { $newest }.
# Of a ruling: $reason is a sentence, $rulebook a place in the rulebook, $remark a sentence on what it says there.
web-rule-reason = A ruling on a gap. Why: { $reason }
web-rule-gap = Rulebook: { $rulebook }. { $remark }
web-dismiss = Close this message
web-look-back = Look back
web-look-line = Move { $line } of { $last }
web-look-first = To the beginning
web-look-before = One move back
web-look-after = One move on
web-look-now = Back to now
web-play-on = Play on from here against bots
web-look-link = Copy a link to this move
web-look-link-inside = This link opens only for those who are at the table already.
web-pass-title = Pass the device to { $name }
web-pass-lead = Nobody else should look at the screen now.
web-pass-ready = I am { $name }
web-over = The game is over
web-rematch = Play again
web-next-table = To the next game
web-record = Save the record
web-percent = { $percent }%
web-analyse = Look back at the game with a bot
web-analysing = Looking back: { $seen } of { $of } steps
web-analysis-how = Chances and luck are worked out as if everybody played on simply; mistakes are found by looking many moves ahead, from what the player knew.
web-curve = Chance to win after each move
web-curve-simple = These chances are worked out as if everybody played on simply; those beside the mistakes come from looking many moves ahead.
web-curve-told = Chance to win after each move; at the end: { $names }
web-curve-share = { $name }: { $percent }
web-curve-table = The same as a table
web-move = Move
web-mistakes = Dearest mistakes
web-no-mistakes = None was found for sure.
web-mistake = Move { $move }, { $name }: “{ $played }”. Better: “{ $better }”.
web-mistake-cost = Chance to win { $chance }% instead of { $better }%.
web-mistake-why = With the better move: { $reasons }.
web-mistake-look = Look at the table before move { $move }
web-luck = Luck
web-luck-none = Nothing moved the chances enough to tell luck from decisions.
web-luck-share = Chance made about { $share }% of all swings (between { $low }% and { $high }%), decisions the rest.
web-luck-good = { $name } gained { $luck }% by luck.
web-luck-bad = { $name } lost { $luck }% by bad luck.
web-hand-over = Let a bot play for me
web-take-over = Let a bot play for { $name }
web-take-back = Play myself again
web-leave = Get up
web-leave-sure = Get up for good?
web-got-up = You got up: your seat is free. You are watching now.
web-got-up-gone = You got up: your seat is free for others.
web-more-deeds = More

## Inviting

web-invite-title = Invite friends
web-invite-lead = Send each friend one link. Whoever opens it gets that seat.
web-invite-seat = Link for seat { $seat }
web-invite-watch = Link to watch
web-invite-own = Your own seat, for another device
web-copy = Copy
web-copy-own = Copy my link, for another device
web-copy-watch = Copy the link to watch
web-renew = A link got out? Make new ones
web-renew-sure = All links that you have now stop working, also where you have sent them and on your other devices. Make new ones?
web-renewed = The old links open nothing any more. New ones have taken their place here.
web-copied = Copied
web-copy-by-hand = The browser does not let this page copy. The link is marked; copy it by hand.
web-share = Share
# For screen readers: what a button does, and with what.
web-deed-of = { $deed }: { $what }
web-waiting = Waiting for players
web-ready = Everybody is here. Whoever opened the table can start.
web-ready-start = Everybody is here: you can start.
web-start = Start
web-start-bots = Start, bots take the free seats
