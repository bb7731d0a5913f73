### Touching the table: what is asked before a move is made.

touching-asks = Ask me before a move
touching-asks-first = in my first games, or if final
touching-asks-final = if it is final
touching-asks-always = always
touching-asks-never = never
touching-asks-mean = A move is final if it reveals something: it cannot simply be taken back.
touching-asked = Is this what you want to do?
touching-final = It reveals something, so you cannot simply take it back.
touching-less = Ask me less often …

## When several people share a device.

touching-seen = Look at what your move brought. Then it is { $name }’s turn.
touching-done = Done
