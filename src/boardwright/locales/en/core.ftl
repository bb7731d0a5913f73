# What the ground of all games says.
unknown-text = “{ $text }” is no { $what }.
unknown-text-near = “{ $text }” is no { $what }; did you mean { $near }?
option-unfit = The option { $name } cannot be “{ $text }”; write for example { $example }.
position-unreadable = This position cannot be read: { $error }.
refused-no-action = { $action } is no action; actions are numbered 0 to { $last }.

components-unreadable = { $file } cannot be read: { $error }.
components-no-toml = { $file } is not a TOML file: { $error }.
components-no-name = { $file }: each entry of [[{ $path }]] needs a name.
components-no-source = { $file }: { $path } has no source; write source = "confidence: where" with one of { $known }.
components-unknown = nothing is called { $path }.
components-unknown-near = nothing is called { $path }; did you mean { $near }?
components-other-type = { $path } must be written like { $value }.
components-not-a-number = { $path } must be a whole number, at least { $low }.
components-not-numbers = { $path } must be whole numbers, each at least { $low }.
components-wrong-length = { $path } must have { $length } values.
components-unknown-word = { $path } must be one of { $known }.

bot-unusable = The bot { $bot } cannot be used. { $error }
bot-is-none = It must make a boardwright.bots.bot.Bot from a game, a seat and a seed.
bot-failed = The bot { $bot } failed ({ $reason }); another action was played for it.
bot-too-slow = The bot { $bot } did not answer within its { $reason } s; another action was played for it.
bot-still-thinking = The bot { $bot } still thinks about an earlier action; another one was played for it.
bot-not-legal = The bot { $bot } answered { $reason }, which is not allowed; another action was played for it.

undo-revealed = Something has been revealed since: what was seen cannot be unseen.
undo-another-acted = Another player has acted since.
undo-nothing = You have done nothing yet that could be taken back.

record-header = Line { $line }: “{ $text }” does not belong into the head of a record.
record-header-short = Line { $line }: the head of the record lacks “{ $missing }”.
record-format = The record has format { $format }; this version reads format { $known }.
record-line = Line { $line }: “{ $text }” is no line of a record.
record-seat = Line { $line }: seat { $seat } acts, but seat { $asked } is asked.
record-chance-short = Line { $line }: chance is asked more than the record answers.
record-chance-long = Line { $line }: the record answers more than chance is asked.
record-refused = Line { $line }: { $reason }
record-hash = Line { $line }: the position is not the one of the record.
record-version = The record was played under version { $was } of the rules; these are version { $now }.
record-components = The record was played with other components ({ $digest }); name their file with --components.
record-seats = The record needs { $players } seats in its head.
record-empty = The record has no setup line.
