### Touching the table: what is asked before a move is made.

touching-asks = Kysy ennen siirtoa
touching-asks-first = ensipelit ja lopulliset siirrot
touching-asks-final = jos se on lopullinen
touching-asks-always = aina
touching-asks-never = ei koskaan
touching-asks-mean = Siirto on lopullinen, jos se paljastaa jotain: sitä ei voi noin vain perua.
touching-asked = Haluatko tehdä tämän?
touching-final = Siirto paljastaa jotain, joten sitä ei voi noin vain perua.
touching-less = Kysy harvemmin …

## When several people share a device.

touching-seen = Katso, mitä siirtosi toi. Sitten on vuorossa { $name }.
touching-done = Valmis
