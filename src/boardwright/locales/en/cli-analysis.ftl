### A hint in a running game, and the analysis of a recorded one. “hint” is typed, so it stays.

hint-thinking = Thinking for { $seconds } s …
hint-seconds = “{ $text }” is not a thinking time; write seconds, up to { $longest }: hint 10
# An action with its number, the text to type, and its words.
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

## The analysis. Win chances and shares are whole percents.

cli-analyze-help = Analyse a recorded game: win chances, the costliest mistakes, and the share of luck.
cli-analyze-examples = Example: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = How long each move is searched; each position is played out a fifth as often.
cli-analyze-jobs = Processes to use (default: all cores); the findings stay the same.
cli-analyze-seed = Random seed for searches and play-outs: the same seed gives the same findings.
cli-analyze-moves = Moves
cli-analyze-weighing = Mistakes
cli-analyze-curve = Win chance after each move, in percent
cli-analyze-percent = { $percent }%
cli-analyze-unfinished = The game is unfinished: this is how it stands after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-analyze-mistakes = Costliest mistakes
cli-analyze-no-mistake = None was found for certain.
cli-analyze-mistake = { $number }. Move { $move }, { $seat }: “{ $action }” instead of “{ $better }”: win chance { $chance }% instead of { $better_chance }% (the difference ±{ $margin }).
# $reasons are a list of the texts in advice.ftl that begin with “reason”.
cli-analyze-better = With the better move { $reasons }.
cli-analyze-luck = Luck
cli-analyze-no-luck = Nothing moved the win chances enough to tell luck from decisions.
cli-analyze-share = Chance caused about { $share }% of the swings in the win chances ({ $low }–{ $high }%), decisions the rest.
cli-analyze-seat-luck = { $seat }: { $luck }% of win chance through luck (±{ $margin }).
cli-analyze-how = Win chances and luck: as if everybody played on like the bot greedy. Mistakes: by search, from what the player knew.
