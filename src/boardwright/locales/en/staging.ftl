### Moves are shown one after the other.

web-speed = Show moves
web-speed-calm = Calmly
web-speed-brisk = Briskly
web-speed-instant = At once
web-skip = Skip
web-since = Since your last turn
web-since-watch = Watch the moves
