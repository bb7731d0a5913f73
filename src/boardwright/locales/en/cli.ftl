### The command line. What is typed stays as it is: commands, options, files, and what “Example:” shows.

## The words of every command.

cli-help = Modern board games, exactly by their rulebooks: play them, simulate them, read their rules.
cli-alone = Without a command it opens the lobby in the browser.
cli-examples = Example: boardwright play imhotep --seats human,level:2,level:2
# $error is a sentence.
cli-error = Error: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Language for this command: { $languages }. To keep one: boardwright language

## What stands for something to be typed, in capital letters, as in “--record FILE”. Words in the help of options
## must be the same.

cli-word-file = FILE
cli-word-optional-file = [FILE]
cli-word-folder = FOLDER
cli-word-table = TABLE
cli-word-tables = TABLE …
cli-word-age = AGE
cli-word-number = NUMBER
cli-word-text = TEXT
cli-word-link = LINK
cli-word-name = NAME
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = PLAYERS
cli-word-language = LANGUAGE
cli-word-address = ADDRESS
cli-word-limit = NAME=NUMBER
cli-word-path-or-url = FILE|URL
cli-word-shell = SHELL
cli-word-game = GAME
cli-word-options = [OPTIONS]
cli-word-command = COMMAND …

## So many a second.

cli-rate = { $rate }/s

## What every command says when it is not used as it should be. $option, $param_hint, $name and the like
## come with their quotation marks.

click-usage = Usage:
click-options = Options
# What stands above a list, such as click-options.
click-heading = { $heading }:
click-commands = Commands
click-version = Show the version and exit.
click-help = Show this message and exit.
click-error = Error: { $message }
click-try = Try “{ $command } { $option }” for help.
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
# What is missing follows.
click-missing-argument = Missing argument
# What is missing follows.
click-missing-option = Missing option
click-missing-command = Missing command.
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-near = Did you mean { $possibilities }?
click-extra-arguments = { $count ->
    [one] There is one argument too many: { $args }
   *[other] There are too many arguments: { $args }
}
click-default = default: { $default }
click-required = required
click-takes-no-value = Option { $name } does not take a value.
click-takes-value = { $count ->
    [one] Option { $name } requires an argument.
   *[other] Option { $name } requires { $nargs } arguments.
}
click-no-choice = { $value } is not one of { $choices }.
click-choose = Choose from: { $choices }
click-no-number = { $value } is not a valid number.
# $range is such as 1<=x<=64.
click-no-range = { $value } is not in the range { $range }.
click-no-file = There is no file { $filename }.
click-directory = { $filename } is a folder, not a file.
click-unreadable = The file { $filename } cannot be read.
click-unopened = The file { $filename } cannot be opened: { $message }

## Options of several commands. $example and $default are values to type.

cli-option-components = An owner’s file whose values replace the printed ones.
cli-option-rules-version = Version of the rules, from 1 on (default: the newest). What changed: boardwright rules GAME --changes.
cli-option-json = Print one JSON document.
cli-option-players = Number of players: { $example } (default { $default }).
cli-option-start = The seat that starts: { $example } (default { $default }).
cli-option-colours = The colour of each seat, such as { $example } for four seats (default: in the order of the game).
cli-seed = Random seed: the same seed gives the same games.

## boardwright simulate

cli-simulate-help = Let bots play games by the thousand and sum up who wins and where points come from.
cli-simulate-examples = Example: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = A bot for each seat, separated by commas.
cli-simulate-how-many = How many games.
cli-simulate-jobs = Processes to use (default: all cores); the games stay the same.
cli-simulate-output = Write a row for each game and seat to a .csv, .jsonl or .parquet file.
cli-simulate-games = Games
cli-simulate-title = { $games ->
    [one] { $game }, { $games } game
   *[other] { $game }, { $games } games
}
# Heading of a column: the number of a seat and its bot.
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = share of wins
cli-simulate-interval = 95% interval
cli-simulate-score = mean score
cli-simulate-speed = { $length } decisions a game; { $seconds } s, { $rate } decisions/s.

## boardwright tournament

cli-tournament-help = Let bots play each other at every seat, with the same deals for all pairings.
cli-tournament-examples = Example: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = The bots, separated by commas, such as { $bots }.
cli-tournament-how-many = How many games each pairing plays (rounded up to full seatings).
cli-tournament-two-bots = a tournament needs two different bots, such as --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } player
   *[other] { $game }, { $players } players
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } against { $rival }
   *[other] { $bot } among { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } gave no usable answer { $troubles ->
    [one] once
   *[other] { $troubles } times
}; another action was played for it.
cli-tournament-games = games
cli-tournament-wins = wins (95%)
# Heading of a column: by how many points.
cli-tournament-ahead = ahead
# Heading of a column: milliseconds for a move of the bot, and of its rival.
cli-tournament-time = ms a move / rival’s

## boardwright replay

cli-replay-help = Show a recorded game step by step, checked against the rules.
cli-replay-examples = Example: boardwright replay game.bwr --at 20 --board
cli-replay-at = Only the position after this move (0: after the setup).
cli-replay-board = Draw the table after each move.
cli-replay-beyond = the record ends with move { $last }
# $action is as it is typed, $chance what chance answered, $totals the points of all.
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Setup: { $chance }

## boardwright verify

cli-verify-help = Replay a record under the rules and check the hash of every position.
cli-verify-examples = Example: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: its only line is correct.
   *[other] { $file }: all { $lines } lines are correct.
}

## boardwright playthrough

cli-playthrough-help = Print a whole random game as text: every choice, what chance answered, every hash.
cli-playthrough-examples = Example: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

## boardwright rules

cli-rules-help = Read the rules of a game, or one rule with the code and tests that cite it.
cli-rules-examples = Example: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } rules and rulings
cli-rules-reason = A ruling on a gap. Why: { $reason }
cli-rules-rulebook = Rulebook: { $rulebook }
# Of a ruling: $rulebook is the place in the rulebook, $remark a sentence on what it says there.
cli-rules-gap = Rulebook: { $rulebook }. { $remark }
cli-rules-code = Code: { $places }
cli-rules-tests = Tests: { $places }
cli-rules-changes = What changed from one version of the rules to the next.
cli-rules-version = { $game }, since version { $version }
cli-rules-unchanged = { $game }: there is only version 1 of the rules.

## boardwright components

cli-components-help = Show what is printed on a game’s components, with the source of each value.
cli-components-examples = Example: boardwright components imhotep --estimates
cli-components-estimates = Only values that were estimated to fit what is known.
cli-components-path = name
cli-components-value = value
# Heading of a column: how sure a value is; one of the next five.
cli-components-confidence = confidence
cli-confidence-rulebook = rulebook
cli-confidence-public = public
cli-confidence-inferred = inferred
cli-confidence-estimate = estimate
cli-confidence-owner = owner
cli-components-source = source
cli-components-sum = { $game }: { $shown } of { $of } values.
# Such as “How sure: 40 rulebook, 3 public and 12 estimate.”
cli-components-shares = How sure: { $shares }.
cli-components-share = { $count } { $confidence }

## boardwright bench

cli-bench-help = Measure how fast the engines play, in CPU time on one core.
cli-bench-examples = Example: boardwright bench --json
cli-bench-rounds = Rounds over all measurements; medians are shown.
cli-bench-seconds = CPU seconds for each measurement in a round.
cli-bench-measuring = Measuring
cli-bench-uncompiled = The engines run uncompiled here: install a C compiler and run “make build”.
cli-bench-title = Four random players (search and greedy: two players), one core
# Headings of columns: decisions a second, stepping through the game from Python.
cli-bench-stepped = stepped, decisions/s
# Decisions a second, whole games in compiled code.
cli-bench-whole = whole, decisions/s
# Microseconds for a copy of a position.
cli-bench-clone_us = clone, µs
# Games that are played out at random, in a second.
cli-bench-rollouts = rollouts/s
cli-bench-search = search, iterations/s
# Decisions a second of the bot greedy, whose name stays.
cli-bench-greedy = greedy, decisions/s

## boardwright language

cli-language-help = Choose the language of the command line from now on; without LANGUAGE, show the current one.
cli-language-examples = Example: boardwright language de
cli-language-chosen = The command line speaks English from now on.

## boardwright completion

cli-completion-help = Print the script that lets your shell complete commands, games and options.
cli-completion-examples = Example: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Make a folder with a new game: a small one that you can play at once and turn into your own.
cli-new-game-examples = Example: boardwright new-game harvest
cli-new-game-made = { $folder } holds the game { $name }. Install it with: { $install }. Then: { $play }
cli-new-game-exists = There is already something at { $folder }.
cli-new-game-python = Python already uses the name { $name }.
