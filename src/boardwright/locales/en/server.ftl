### What the server says.

## Why something cannot be done at a table.

server-frozen = This table was started under version { $version } of the rules, which this program does not know. You can look at it; to play on, update Boardwright.
server-damaged = What is stored for this table is damaged. What can still be read is shown; play cannot go on.
server-past-damaged = Earlier moves at this table are damaged, so you cannot look back at them. What is shown is right.
server-not-started = The game has not begun yet.
server-started = The game has already begun.
server-seats-open = Some seats are still open: wait until they are taken, or let bots take them.
server-finished = The game is over.
server-not-finished = The game is not over yet.
server-play-on-secret = Until this game is over, you cannot play on from here: it would reveal what the others, bots included, keep hidden.
server-not-running = Nobody is playing here at the moment.
server-stale = The game has moved on; here is how it stands now.
server-not-asked = It is not your turn.
server-not-own = That seat is not yours; use the link of the seat.
server-no-seat = There is no such seat.
server-host-only = Only whoever set up the table can do that.
server-bot-plays = A bot is playing that seat; take it back first if it is yours.
server-plays-already = You are already playing that seat yourself.
server-not-away = { $name } is not away: nobody else can hand over that seat until { $seconds } seconds have passed without an answer.
server-has-left = That seat has already been left.
server-no-line = The record ends with line { $last }.
server-undo-pending = Somebody has already asked to take back a move; answer that first.
server-undo-unasked = Nobody is asking for your agreement.
server-pace-same = That is already the time per move.
server-pace-pending = Somebody has already proposed another time per move; answer that first.
server-undo-absent = { $name } has moved since and is away now: nobody else can agree to taking that back.
server-undo-wait = You asked to take back a move just now: ask again in { $seconds } seconds, or say why in the chat.
server-no-hints = Bots give no advice at this table.
server-busy = Many people want advice right now; please try again in a moment.
server-advice-wait = You have already asked for that; a bot is still thinking about it.
server-advice-lost = Nothing could be found; please try again.

## Names and chat.

server-name-long = A name has at most { $most } characters.
server-name-taken = Two people at a table cannot both be called “{ $name }”; please choose another name.
server-chat-empty = An empty line says nothing.
server-chat-long = A line of chat has at most { $most } characters.
server-text-unfit = Only plain letters and symbols, please.

## Taking seats and making tables.

server-no-invite = This invitation is not for any seat here; ask for a new link.
server-seat-taken = Somebody has already joined with this invitation; if it was you, use the link you got then.
server-join-frozen = The rules have changed since this table was made, so nobody can sit down here any more. Ask for an invitation to a new table.
server-full = All seats are taken.
server-no-bot = “{ $text }” is not a bot that plays here; choose random, greedy, mcts, mcts:2s, mcts:5000 or level:1 to level:5.
server-bot-budget = A bot here may think at most { $seconds } seconds or { $iterations } iterations about a move.
server-bot-lost = The bot { $bot } gave no answer; another action was played for it.
server-unfit = { $reason }
server-components-long = A components file has at most { $most } characters here.
server-record-long = A record has at most { $most } characters here.
server-record-wrong = Move { $move } of the record does not follow the rules.
server-tables-many = You have set up or changed { $most } tables within an hour; please wait a little.
server-tables-unfinished = You have { $most } unfinished tables; finish one of them first.

## Connections.

server-no-table = There is no such table.
server-no-token = You need a link to this table; ask whoever set it up.
server-no-game = “{ $text }” is not a game that is played here.
server-no-status = A table cannot be “{ $text }”: write open, running or finished.
server-no-hello = The first message must be hello.
server-hello-twice = You have already said hello.
server-garbage = This message cannot be understood: { $reason }.
server-message-long = A message has at most { $most } bytes.
server-no-json = The body must be application/json.
server-too-fast = Too much at once; please wait a moment.
server-origin = Pages from other servers may not ask here.
server-host = This server is not known as “{ $host }”. If it should be, start it with --origin and that address.
server-local-only = Figures are shown only to this machine.
server-error = Something went wrong here; nothing was changed. Please try again.
server-closing = The server is being restarted; please come back in a moment.
server-store-failed = It could not be saved, so it may not have happened. Look at the table, and try again.
server-store-unreadable = The tables cannot be read at the moment. Please try again.

## What is told in the log.

server-log-left = { $name } has left.
server-log-taken-over = { FORM($bot, "level") } takes over for { $name }.
server-log-taken-back = { $name } is back.
server-log-undone = { $moves ->
    [one] { $name } took back a move.
   *[other] { $name } took back { $moves } moves.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Time was up; a bot chose:
server-log-paced = From now on the time per move is { $time }.
server-log-unpaced = From now on there is no time limit.
server-pace-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
server-pace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
server-pace-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
server-pace-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## boardwright serve

serve-help = Open tables for people and bots: a server with a page for browsers.
serve-examples = Example: boardwright serve --port 8400 --store games.db
serve-option-host = Address to listen on; 0.0.0.0 lets others in.
serve-option-port = Port to listen on.
serve-option-store = Where tables are kept: a SQLite file, or postgresql://… (default: { $file }).
serve-option-workers = Processes that serve; more than one needs PostgreSQL.
serve-option-bots = Processes in which bots think.
serve-option-origin = Another address that pages may come from, such as https://games.example.
serve-option-limit = Change a limit, such as connections=500; see docs/security.md.
serve-limit-unfit = The limit { $name } cannot be “{ $text }”; write a number.
serve-limit-range = The limit { $name } cannot be “{ $text }”; it may be { $least } to { $most }.
serve-option-proxy = Address of a proxy whose X-Forwarded-For is trusted.
serve-option-open = Open the lobby in the browser.
serve-workers-sqlite = { $workers } processes cannot share a SQLite file: it gains nothing and makes everybody wait. Serve with one, or name a PostgreSQL database with --store postgresql://…
serve-lobby = The lobby is at { $url } (stop with Ctrl+C)
serve-no-address = { $url } cannot be used: { $reason }.
