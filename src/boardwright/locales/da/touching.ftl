### Touching the table: what is asked before a move is made.

touching-asks = Spørg før et træk
touching-asks-first = første spil, eller hvis endeligt
touching-asks-final = hvis det er endeligt
touching-asks-always = altid
touching-asks-never = aldrig
touching-asks-mean = Et træk er endeligt, hvis det afslører noget: det kan ikke bare fortrydes.
touching-asked = Er det dette, du vil gøre?
touching-final = Det afslører noget, så det kan ikke bare fortrydes.
touching-less = Spørg sjældnere …

## When several people share a device.

touching-seen = Se, hvad dit træk gav. Så har { $name } turen.
touching-done = Færdig
