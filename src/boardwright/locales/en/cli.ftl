# The command line.
cli-help = Modern board games, exactly by their rulebooks: play them, simulate them, read their rules.
cli-examples = Example: boardwright play imhotep --seats human,random,random
cli-error = Error: { $error }

cli-option-components = An owner's file whose values replace the printed ones.
cli-option-json = Print one JSON document.
cli-option-players = Number of players: { $example } (default { $default }).
cli-option-sides = Side of market, pyramids, temple, burial chamber and obelisks, such as { $example } (default { $default }).
cli-option-wrath = Play with the Pharaoh's wrath.
cli-option-start = The seat that starts: { $example } (default { $default }).
cli-seed = Seed of all chance: the same seed, the same games.

cli-simulate-help = Let bots play games by the thousand and sum up who wins and what points come from.
cli-simulate-examples = Example: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = A bot for each seat, separated by commas.
cli-simulate-how-many = How many games.
cli-simulate-jobs = Processes to use (default: all cores); the games stay the same.
cli-simulate-output = Write a row for each game and seat to a .csv, .jsonl or .parquet file.
cli-simulate-games = Games
cli-simulate-title = { $game }, { $games } games
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = share of wins
cli-simulate-interval = 95 % interval
cli-simulate-score = mean score
cli-simulate-speed = { $length } decisions a game; { $seconds } s, { $rate } decisions/s.

cli-tournament-help = Let bots play each other at every seat, with the same deals for all pairings.
cli-tournament-examples = Example: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = The bots, separated by commas, such as { $bots }.
cli-tournament-how-many = How many games each pairing plays (rounded up to full seatings).
cli-tournament-two-bots = a tournament needs two different bots, such as --bots greedy,random
cli-tournament-title = { $game }, { $players } players
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
cli-tournament-wins = wins (95 %)
cli-tournament-ahead = ahead
cli-tournament-time = ms a move / rival's

cli-replay-help = Show a recorded game step by step, checked against the rules.
cli-replay-examples = Example: boardwright replay game.bwr --at 20 --board
cli-replay-at = Only the position after this move (0: after the setup).
cli-replay-board = Draw the table after each move.
cli-replay-beyond = the record ends with move { $last }
cli-replay-line = { $number }. { $seat } { $action }  { $chance }  ({ $totals })

cli-verify-help = Replay a record under the rules and check the hash of every position.
cli-verify-examples = Example: boardwright verify game.bwr --json
cli-verify-ok = { $file }: all { $lines } lines are right.

cli-playthrough-help = Print a whole random game as text: every choice, what chance answered, every hash.
cli-playthrough-examples = Example: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Read the rules of a game, or one rule with the code and tests that cite it.
cli-rules-examples = Example: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } rules and rulings
cli-rules-reason = A ruling on a gap. Why: { $reason }
cli-rules-rulebook = Rulebook: { $rulebook }
cli-rules-code = Code: { $places }
cli-rules-tests = Tests: { $places }

cli-components-help = Show what is printed on a game's components, with the source of each value.
cli-components-examples = Example: boardwright components imhotep --estimates
cli-components-estimates = Only values that were made up to fit what is known.
cli-components-path = name
cli-components-value = value
cli-components-confidence = confidence
cli-components-source = source
cli-components-sum = { $game }: { $shown } of { $of } values ({ $shares }).

cli-bench-help = Measure how fast the engines play, in CPU time on one core.
cli-bench-examples = Example: boardwright bench --peers --json
cli-bench-peers = Measure OpenSpiel and Catanatron in the same run and print ratios.
cli-bench-no-peers = OpenSpiel and Catanatron are not installed: run “make bench”, or install boardwright[bench].
cli-bench-rounds = Rounds over all measurements; medians are shown.
cli-bench-seconds = CPU seconds for each measurement in a round.
cli-bench-measuring = Measuring
cli-bench-uncompiled = The engines run uncompiled here: install a C compiler and run “make build”.
cli-bench-title = Four random players (the search: two), one core
cli-bench-stepped = stepped, decisions/s
cli-bench-whole = whole, decisions/s
cli-bench-clone_us = clone, µs
cli-bench-rollouts = rollouts/s
cli-bench-search = search, iterations a second

cli-completion-help = Print the script that lets your shell complete commands, games and options.
cli-completion-examples = Example: boardwright completion bash >> ~/.bashrc
