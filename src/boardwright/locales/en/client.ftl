### Playing at a table on a server from the terminal.

## What can go wrong.

client-no-link = “{ $text }” is not a link to a table; one looks like http://localhost:8400/#/table/…
client-no-server = “{ $text }” is not the address of a server; write one such as http://localhost:8400
client-unreachable = No table server answers at { $server }: { $reason }
# These three stand for $reason.
client-status = it answers with HTTP status { $code }
client-garbled = its answer cannot be understood
client-left = the connection was closed here
client-other-rules = The table plays version { $theirs } of the rules, but the newest here is { $ours }: update Boardwright here.
client-other-components = This table is played with an owner’s components; name the same file here with --components FILE.
client-other-game = That is a table of { $game }: boardwright play { $game } --join …
client-two-tables = The links are for different tables; name those of one table.
client-no-view = The server and this program describe the game differently: update the older of the two.

## Options of boardwright play.

play-option-server = Play at a table on this server, such as http://localhost:8400; seats may then also be open.
play-option-join = Join a table, or come back to it, by its link.
play-option-name = The name of a person at a table on a server; repeat it for each person here.
play-not-remote = { $option } is for games on this device only.
play-needs-server = { $option } is for tables on a server: add --server URL or --join LINK.

## At the table. The commands that players type (hint, say, undo, yes, no, bot, back, start, links …) stay English.

remote-links = Send a link for each open seat:
remote-watch = To watch: { $link }
remote-go-on = Come back with: boardwright play --join { $link }
remote-waiting-seats = Waiting until the open seats are taken. start BOT puts a bot on each, such as: start level:2
remote-waiting-host = Waiting until the game begins.
remote-waiting = Waiting for { $name }.
remote-waiting-bot = { $name } is thinking.
remote-lost = Connection lost; trying again …
remote-back = Connected again.
remote-chat = { $name }: { $text }
remote-hint = Commands: say, undo, scores, log, board, help, quit
# $time is such as 14:05:30.
remote-due = A bot moves for you after { $time }.
# $reason is a sentence.
remote-undo-ask = { $reason } Ask the others with: undo ask
remote-undo-wish = { $name } asks to take back their latest move. Answer: yes or no
remote-say-what = Say what: say Good luck!
remote-advice-thinking = A bot is thinking about it …
remote-advice-seconds = The server decides how long it thinks about a hint; just type: hint
remote-nothing-now = It is not your turn. Type help to see what you can do meanwhile.
# Explanations begin in the same column; each line has at most 78 characters.
remote-help =
    Answer with the number of a choice or with its text, such as: { $example }
    hint            the best choice compared with the next, and why
    say TEXT        say it to everybody at the table
    undo            take back your latest move, if nothing has been revealed since
    undo ask        ask the others whether you may take back more
    yes, no         answer somebody who asks to do so
    bot SEAT [BOT]  let a bot play a seat: yours, or one whose player is away
    back            play your own seat yourself again
    start [BOT]     begin; a bot takes each open seat
    links           the links of this table
    why ACTION      which rule forbids an action: why { $example }
    rules [ID]      the rules, or one of them: rules { $rule }
    scores          points by source
    log             what has happened lately
    board           draw the table again (so does an empty line)
    quit            leave; the seat stays yours
remote-no-seat = Say which seat: bot 1 to bot { $last }
