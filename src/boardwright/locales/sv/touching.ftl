### Touching the table: what is asked before a move is made.

touching-asks = Fråga före ett drag
touching-asks-first = i första partier, och om det inte kan tas tillbaka
touching-asks-final = om det inte kan tas tillbaka
touching-asks-always = alltid
touching-asks-never = aldrig
touching-asked = Är det här du vill göra?
touching-final = Det avslöjar något, så det kan inte tas tillbaka hur som helst.
touching-less = Fråga mer sällan …

## When several people share a device.

touching-seen = Se vad ditt drag gav. Sedan spelar { $name }.
touching-done = Klar
