### What all games have in common.

## A text that is not known; $text is what somebody typed.

unknown-game = There is no game “{ $text }”.
unknown-bot = There is no bot “{ $text }”.
unknown-setting = The search has no setting “{ $text }”.
unknown-seat = There is no seat “{ $text }”; the seats are 1 to { $players }.
unknown-action = There is no action “{ $text }”.
unknown-rule = There is no rule “{ $text }”.
unknown-limit = There is no limit “{ $text }”.
unknown-option = { $game } has no option “{ $text }”.
unknown-boards = “{ $text }” does not name { $players } boards; write a digit for each seat, 0 for a board that is dealt.
unknown-colours = “{ $text }” does not name { $players } colours; for each seat name one of { $known }.
unknown-version = Version { $version } of the rules of { $game } is not known here; the newest is { $newest }. Choose one from 1 to { $newest }, or update Boardwright.
unknown-chance = “{ $text }” is not an answer that chance gives.
# Behind one of the sentences above. $near names up to three texts to type instead.
unknown-near = { $unknown } Did you mean { $near }?
# Which rule refuses, and why.
refused-by-rule = { $rule }: { $reason }
option-unfit = The option { $name } cannot be “{ $text }”; write for example { $example }.
position-unreadable = This position cannot be read: { $error }.
refused-no-action = There is no action { $action }; actions are numbered 0 to { $last }.

## Files of components; $path is the name of a value in it.

# Where in a file something is wrong, and what.
components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = { $file } cannot be read: { $error }.
components-no-toml = { $file } is not a TOML file: { $error }.
components-deep = { $file } is nested too deeply.
components-large = { $path } is too large; it may be at most { $most }.
components-no-name = { $file }: each entry of [[{ $path }]] needs a name.
components-no-source = { $file }: { $path } has no source; write source = "confidence: where" with one of { $known }.
components-unknown = there is nothing called { $path }.
components-unknown-near = there is nothing called { $path }; did you mean { $near }?
components-renamed = { $path } is called { $name } in version { $version } of the rules.
components-later = { $path } came with version { $since } of the rules, and this is version { $version }: leave it out.
components-either = { $path } and { $other } exclude each other; write only one of the two.
components-other-type = { $path } must be written like { $value }.
components-not-a-number = { $path } must be a whole number, at least { $low }.
components-not-numbers = { $path } must be whole numbers, each at least { $low }.
components-wrong-length = { $length ->
    [one] { $path } must have { $length } value.
   *[other] { $path } must have { $length } values.
}
components-empty = { $path } must have at least one value.
components-unknown-word = { $path } must be one of { $known }.

## Bots.

# $name is that of a setting of the search, such as depth; $value is what somebody typed.
bot-setting = { $kind ->
    [whole] The setting { $name } cannot be “{ $value }”; write a whole number from { $least } to { $most }.
   *[other] The setting { $name } cannot be “{ $value }”; write a number from { $least } to { $most }.
}
bot-unusable = The bot { $bot } cannot be used. { $error }
bot-is-none = The bot { $bot } cannot be used. It must make a boardwright.bots.bot.Bot from a game, a seat and a seed.
bot-of-others = The bot { $bot } is somebody else’s code, which is not loaded here.
bot-failed = The bot { $bot } failed ({ $reason }); another action was played for it.
bot-too-slow = The bot { $bot } did not answer within its { $reason } s; another action was played for it.
bot-still-thinking = The bot { $bot } is still thinking about an earlier action; another one was played for it.
bot-not-legal = The bot { $bot } answered { $reason }, which is not allowed; another action was played for it.

## Why a move cannot be taken back.

undo-revealed = Something has been revealed since: what was seen cannot be unseen.
undo-another-acted = Another player has acted since.
undo-nothing = You have done nothing yet that could be taken back.

## Records of games.

record-header = Line { $line }: “{ $text }” does not belong in the header of a record.
record-header-short = Line { $line }: the header of the record lacks “{ $missing }”.
record-format = The record has format { $format }; this version reads format { $known }.
record-line = Line { $line }: “{ $text }” is not a line of a record.
record-line-long = Line { $line } is too long; a line of a record has at most { $most } characters.
record-seat = Line { $line }: seat { $seat } acts, but seat { $asked } is asked.
record-chance-short = Line { $line }: chance is asked more often than the record answers.
record-chance-impossible = Line { $line }: chance cannot answer this here: none is left.
record-chance-long = Line { $line }: the record answers more often than chance is asked.
record-refused = Line { $line }: { $reason }
record-hash = Line { $line }: the position is not the one in the record.
record-version = The record was played under version { $was } of the rules; these are version { $now }.
record-version-unknown = The record was played under version { $was } of the rules; here the newest is { $newest }: update Boardwright.
record-components = The record was played with other components ({ $digest }); name their file with --components.
record-seats = The record needs { $players } seats in its header.
record-empty = The record has no setup line.
record-unreadable = This is not a text file, so it is not a record.

## Where a rule stands: the edition of the rulebook, the headings there, and on which page.

# Such as “Norwegian edition, “B) Marked” (p. 9) and “Spillets gang””. $headings is a list of the next two.
rulebook-place = { $edition }, { $headings }
rulebook-heading = “{ $heading }”
rulebook-page = “{ $heading }” (p. { $page })
rulebook-en = English edition
rulebook-de = German edition
rulebook-da = Danish edition
rulebook-no = Norwegian edition

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = there is no such file or folder
system-forbidden = it is not permitted
system-exists = something with this name is already there
system-folder = it is a folder
system-not-ordinary = it is not an ordinary file
system-no-folder = part of the path is not a folder
system-full = there is no room left on the disk
system-damaged = it is damaged
system-refused = nothing is listening there
system-broken-off = the connection was dropped
system-in-use = the address is already in use
system-no-address = this computer does not have that address
system-silent = no answer came in time
system-unknown-host = no computer of that name can be found
system-insecure = no secure connection could be made
# $code is such as ENAMETOOLONG.
system-other = the system says { $code }

## Games of others that cannot be played.

game-name-taken = Another game has this name already: { $other }.
game-name-unfit = A game’s name is 2 to 32 lowercase letters and digits, and begins with a letter.
game-no-players = It has no option for the number of players.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = The game { $game } is left out. { $reason }
game-failed = The game { $game } failed: { $error } ({ $file }, line { $line })
