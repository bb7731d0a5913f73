### Touching the table: what is asked before a move is made.

touching-asks = Vor einem Zug nachfragen
touching-asks-first = in ersten Partien, und wenn er nicht zurückgenommen werden kann
touching-asks-final = wenn er nicht zurückgenommen werden kann
touching-asks-always = immer
touching-asks-never = nie
touching-asked = Möchtest du das tun?
touching-final = Dabei wird etwas aufgedeckt. Das lässt sich nicht einfach zurücknehmen.
touching-less = Seltener nachfragen …

## When several people share a device.

touching-seen = Sieh dir an, was dein Zug gebracht hat. Dann ist { $name } dran.
touching-done = Fertig
