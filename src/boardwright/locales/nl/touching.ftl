### Touching the table: what is asked before a move is made.

touching-asks = Vragen voor een zet
touching-asks-first = in eerste partijen, en als hij niet terug te nemen is
touching-asks-final = als hij niet terug te nemen is
touching-asks-always = altijd
touching-asks-never = nooit
touching-asked = Wil je dit doen?
touching-final = Dit onthult iets, dus je kunt het niet zomaar terugnemen.
touching-less = Minder vaak vragen …

## When several people share a device.

touching-seen = Bekijk wat je zet heeft opgeleverd. Daarna is { $name } aan de beurt.
touching-done = Klaar
