### The page in the browser: lobby and table. What the games say of themselves is in their own files.

## Before anything is there.

web-no-script = This page needs JavaScript. Without it, play in a terminal: boardwright play
web-unreachable = The server cannot be reached. Please try again.

## Header and settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-motion = Animate moves
web-close = Close

## An address that leads nowhere

web-lost-title = There is nothing here
web-lost = This address leads to no table. Perhaps part of the link was cut off.

## Lobby

lobby-title = Boardwright
lobby-lead = Play with friends or against bots. No account needed.
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
web-player-range = { $from } to { $to } players
web-set-up = Friends and more …
web-others = Who else plays?
web-seat = Seat { $seat }
web-own-seat = Seat { $seat } (you)
web-name = Name
web-sitter-level-1 = { $bot }: for children
web-sitter-level-2 = { $bot }: for beginners
web-sitter-level-3 = { $bot }: experienced
web-sitter-level-4 = { $bot }: strong
web-sitter-level-5 = { $bot }: our best
web-sitter-open = A friend, by link
web-sitter-here = Somebody on this device
web-pace = Time per move
web-pace-0 = No time limit
web-pace-60 = One minute
web-pace-300 = Five minutes
web-pace-3600 = One hour
web-pace-86400 = One day
web-begin = Who begins
web-begin-random = Chance decides
web-begin-chosen = Seat { $seat } begins
web-choices = More choices
web-choices-usual = As usual; chance decides who begins
web-choices-reset = Back to usual
web-colour = Colour
web-colours-chosen = Colours: { $colours }
web-by-chance = At random
web-hints-allowed = Bots may give hints
web-own-box = Values of your own box (TOML file)
web-running-tables = Tables to watch
web-finished-tables = Finished games
web-status-open = Waiting for players
web-status-running = { $line ->
    [one] { $line } move so far
   *[other] { $line } moves so far
}
web-status-finished = Finished
web-go-on = Continue
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
web-join-lead = A seat is kept for you. What should the others call you?
web-join = Sit down

## Table

web-connecting = Connecting …
web-reconnecting = Connection lost; trying again …
web-retry = Try now
web-not-understood = The page does not understand what the server says. Please reload the page.
web-part-failed = “{ $part }” cannot be shown just now. Everything else still works.
web-part-again = Show it again
web-turn-of = It is { $name }’s turn
web-bot-thinks = { $name } is thinking …
web-sending = Sending …
web-watching = You are watching.
web-frozen = This table was started under rules that this server does not know. You can look at it; to play on, whoever runs the server must update it.
web-estimates = { $estimates ->
    [one] One printed value of this game is an estimate.
   *[other] { $estimates } printed values of this game are estimates.
}
web-seats = Players
web-you = you
web-away = away
web-points = Points
web-points-of = Points: { $points }
web-source = From
web-total = Total
web-log = What happened
web-log-earlier = Earlier
web-log-look = Move { $line }: see the table then
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-board = Table
web-question = Question
web-actions-none = Nothing to do right now.
web-menu = Which one?
web-cancel = Cancel
web-send = Do it
web-chosen = { $heading }: { $label }
web-hint = Hint
web-hint-thinking = A bot is thinking about it …
web-hint-do = Do this
web-undo = Take back
web-undo-ask = Ask the others
web-undo-wish = { $name } would like to take back a move. Is that all right?
web-undo-waits = You asked to take back a move. Still to answer: { $names }
web-pace-wish = { $name } proposes another time per move: { $pace }. Is that all right?
web-pace-waits = You proposed another time per move: { $pace }. Still to answer: { $names }
web-pace-propose = Propose this time
web-withdraw = Withdraw
web-yes = Yes
web-no = No
web-rule = Rule { $rule }
web-rules = Rules
web-rules-changes = What changed in the rules
web-rules-since = Since version { $version }
web-rules-older = This table plays by version { $version } of the rules, as when it was started; the newest is { $newest }.
# Of a ruling: $reason is a sentence, $rulebook a place in the rulebook, $remark a sentence on what it says there.
web-rule-reason = A ruling on a gap. Why: { $reason }
web-rule-gap = Rulebook: { $rulebook }. { $remark }
web-dismiss = Close this message
web-look-back = Look back
web-look-line = Move { $line } of { $last }
web-look-first = To the beginning
web-look-before = One move back
web-look-after = One move forward
web-look-now = Back to now
web-play-on = Play on from here against bots
web-look-link = Copy a link to this move
web-look-link-inside = This link opens only for those already at the table.
web-pass-title = Pass the device to { $name }
web-pass-lead = Nobody else should look at the screen now.
web-pass-ready = I am { $name }
web-over = The game is over
web-rematch = Play again
web-next-table = To the next game
web-record = Save the record
web-percent = { $percent }%
web-analyse = Analyse the game with a bot
web-analysing = Analysing: { $seen } of { $of } steps
web-analysis-how = Chances and luck are worked out as if everybody played simply from there on; mistakes are found by looking many moves ahead, from what the player knew.
web-curve = Chance of winning after each move
web-curve-simple = These chances are worked out as if everybody played simply from there on; those beside the mistakes come from looking many moves ahead.
web-curve-told = Chance of winning after each move; at the end: { $names }
web-curve-share = { $name }: { $percent }
web-curve-table = The same as a table
web-move = Move
web-mistakes = Costliest mistakes
web-no-mistakes = None was found for certain.
web-mistake = Move { $move }, { $name }: “{ $played }”. Better: “{ $better }”.
web-mistake-cost = Chance of winning { $chance }% instead of { $better }%.
web-mistake-why = With the better move: { $reasons }.
web-mistake-look = Look at the table before move { $move }
web-luck = Luck
web-luck-none = Nothing moved the chances enough to tell luck from decisions.
web-luck-share = Chance caused about { $share }% of all swings (between { $low }% and { $high }%), decisions the rest.
web-luck-good = { $name } gained { $luck }% through luck.
web-luck-bad = { $name } lost { $luck }% through bad luck.
web-hand-over = Let a bot play for me
web-take-over = Let a bot play for { $name }
web-take-back = Play my seat myself
web-leave = Leave my seat
web-leave-sure = Leave your seat for good?
web-got-up = You left your seat: it is free. You are watching now.
web-got-up-gone = You left your seat: it is free for others.
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
web-renew = A link leaked? Make new ones
web-renew-sure = All the links you have now will stop working, including those you sent and those on your other devices. Make new ones?
web-renewed = The old links no longer work. New ones have taken their place here.
web-copied = Copied
web-copy-by-hand = The browser does not let this page copy. The link is selected; copy it by hand.
web-share = Share
# For screen readers: what a button does, and with what.
web-deed-of = { $deed }: { $what }
web-waiting = Waiting for players
web-ready = Everybody is here. Whoever set up the table can start.
web-ready-start = Everybody is here: you can start.
web-start = Start
web-start-bots = Start; bots take the free seats
