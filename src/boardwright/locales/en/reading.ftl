### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = about { $minutes } minutes
reading-minutes-range = { $from } to { $to } minutes
reading-age = ages { $age }+

## How it is played, on one screen.

reading-how-to = How to play
# $game is its name.
reading-how-to-of = How to play: { $game }
reading-goal = Goal
reading-turn = Your turn
reading-scoring = Scoring
reading-rules = Read the rules
reading-done = Got it

## The rules.

reading-rules-of = Rules: { $game }
reading-contents = Contents
reading-search = Search the rules
reading-found = { $found ->
    [0] Nothing found.
    [one] { $found } passage found
   *[other] { $found } passages found
}
reading-exact = { $rules ->
    [one] The exact rule
   *[other] The exact rules ({ $rules })
}
reading-apart = Not in play at this table
reading-link = Copy the link to rule { $rule }
reading-page = Open as a page
reading-print = Print
