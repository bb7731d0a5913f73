### A game in the terminal. The commands that players type (hint, undo, why, rules, scores, log, board, save, quit)
### stay English, as do the texts of actions.

cli-play-help = Play in this terminal: against bots, with several people around one keyboard, or at a table on a server.
cli-play-examples =
    Example: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    On a server: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Who plays, separated by commas: human, or a bot ({ $bots }).
play-option-seed = Random seed: with the same choices, it gives the same game again (default: a new one).
play-option-record = Save the game in this file instead of the folder for games.
play-option-resume = Resume the game in this file; without FILE, the latest unfinished one.
play-option-trust = With --resume: load this bot, which is code that the saved game names, also from the current folder.

# $known are words to type.
play-no-player = “{ $text }” is not a player; write one of { $known } for each seat.
play-record-exists = { $file } already exists. To resume it: boardwright play --resume { $file }
play-nothing-unfinished = There is no unfinished game in { $folder }; name a file: --resume FILE
play-unfinished = There is an unfinished game: { $file }
play-unfinished-choice = [1] resume it   [2] start a new game
play-in-use = { $file } is already being played in another terminal. Leave the game there with quit and try again, or resume a copy of the file.

# What a saved game would load. $options are options to type.
play-code = { $file } names bots whose code would be loaded from elsewhere. Once loaded, that code can do anything on this computer that you can:
play-code-bot = { $bot }: class { $name } of module { $module }, from { $file }
play-code-absent = { $bot }: nothing of this name is installed. The current folder is searched only with --trust.
play-code-choice = [1] do not load it   [2] load it and play
play-code-refused = Nothing was loaded. If you trust this code: boardwright play --resume { $file } { $options }

play-seed = Seed { $seed }: the same choices give the same game again.
play-not-saved = This game is not saved: { $folder } cannot be written to. Save it with: save FILE
play-elsewhere = { $file } was removed or changed by another program, and is left as it is. From now on the game is saved in { $other }
play-unsaved = The latest moves are not saved: { $error }. Saving is tried again after each move. To save a copy: save FILE
play-resumed = Resuming { $file }.
play-hint = Type a number, or a text such as “{ $example }” (Tab completes it). More: help
play-hand-over = Pass the device to { $seat }, who then presses Enter.
# Explanations begin in the same column; each line has at most 78 characters.
play-help =
    Answer with the number of a choice or with its text, such as: { $example }
    A longer text may answer several questions at once, if one leads to the next.
    hint [SECONDS]  the best choice compared with the next, and why
    undo            take back your latest move, if nothing has been revealed since
    why ACTION      which rule forbids an action: why { $example }
    rules [ID]      the rules, or one of them: rules { $rule }
    scores          points by source
    log             what has happened lately
    board           draw the table again (so does an empty line)
    save [FILE]     where the game is saved, or save a copy of it
    quit            leave; the game is saved, and you can resume it
play-undone = { $moves ->
    [one] Your latest move was taken back.
   *[other] { $moves } moves were taken back, up to your latest one.
}
play-no-choice = There is no choice { $number }; choose 1 to { $last }, or type help.
play-unknown = “{ $text }” is not one of the choices. Type a number, the text of an action, or help.
play-unknown-near = “{ $text }” is not one of the choices; did you mean { $near }? Otherwise type help.
play-why-what = Say which action: why { $example }
play-why-legal = “{ $action }” is legal now.
play-why-not = “{ $action }” is refused. { $reason }
play-no-rule = There is no rule { $rule }; ids go from { $first } to { $last }. Type rules to see them all.
play-saved = The game is saved in { $file }
play-save-where = This game is not saved; name a file: save FILE
play-cannot-save = { $file } cannot be written: { $error }.
play-go-on = Resume with: boardwright play --resume { $file }
play-left-at-once = Nothing was played, so nothing is kept.
play-left-unsaved = The game was not saved.
play-left-lost = The latest moves were not saved: { $error }.
play-replay = Watch it again: boardwright replay { $file }

# Heading of a column.
play-source = points from
play-total = total
