### Touching the table: what is asked before a move is made.

touching-asks = Spørg før et træk
touching-asks-first = i første spil, og hvis det ikke kan tages tilbage
touching-asks-final = hvis det ikke kan tages tilbage
touching-asks-always = altid
touching-asks-never = aldrig
touching-asked = Er det dette, du vil gøre?
touching-final = Det afslører noget, så det kan ikke bare tages tilbage.
touching-less = Spørg sjældnere …

## When several people share a device.

touching-seen = Se, hvad dit træk gav. Så har { $name } turen.
touching-done = Færdig
