### Moves are shown one after the other.

staging-speed = Show moves
staging-speed-calm = Calmly
staging-speed-brisk = Briskly
staging-speed-instant = At once
staging-skip = Skip
staging-since = Since your last turn
staging-since-watch = Watch the moves
