### Touching the table: what is asked before a move is made.

touching-asks = Fråga före ett drag
touching-asks-first = första partierna eller om slutgiltigt
touching-asks-final = om det är slutgiltigt
touching-asks-always = alltid
touching-asks-never = aldrig
touching-asks-mean = Ett drag är slutgiltigt om det avslöjar något: det kan inte tas tillbaka hur som helst.
touching-asked = Är det det här du vill göra?
touching-final = Det avslöjar något, så det kan inte tas tillbaka hur som helst.
touching-less = Fråga mindre ofta …

## When several people share a device.

touching-seen = Se vad ditt drag gav. Sedan spelar { $name }.
touching-done = Klar
