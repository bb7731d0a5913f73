### Touching the table: what is asked before a move is made.

touching-asks = Kysy ennen siirtoa
touching-asks-first = ensimmäisissä peleissä, ja jos sitä ei voi perua
touching-asks-final = jos sitä ei voi perua
touching-asks-always = aina
touching-asks-never = ei koskaan
touching-asked = Haluatko tehdä tämän?
touching-final = Siirto paljastaa jotain, joten sitä ei voi noin vain perua.
touching-less = Kysy harvemmin …

## When several people share a device.

touching-seen = Katso, mitä siirtosi toi. Sitten on vuorossa { $name }.
touching-done = Valmis
