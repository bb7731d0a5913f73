### Touching the table: what is asked before a move is made.

touching-asks = Vor einem Zug nachfragen
touching-asks-first = erste Partien und Endgültiges
touching-asks-final = wenn er endgültig ist
touching-asks-always = immer
touching-asks-never = nie
touching-asks-mean = Endgültig ist ein Zug, der etwas aufdeckt: Er lässt sich nicht einfach zurücknehmen.
touching-asked = Möchtest du das tun?
touching-final = Dabei wird etwas aufgedeckt. Das lässt sich nicht einfach zurücknehmen.
touching-less = Seltener nachfragen …

## When several people share a device.

touching-seen = Sieh dir an, was dein Zug gebracht hat. Dann ist { $name } dran.
touching-done = Fertig
