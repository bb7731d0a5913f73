### Touching the table: what is asked before a move is made.

touching-asks = Vragen vóór een zet
touching-asks-first = eerste partijen of als definitief
touching-asks-final = als hij definitief is
touching-asks-always = altijd
touching-asks-never = nooit
touching-asks-mean = Definitief is een zet die iets onthult: die kun je niet zomaar terugnemen.
touching-asked = Wil je dit doen?
touching-final = Dit onthult iets, dus je kunt het niet zomaar terugnemen.
touching-less = Minder vaak vragen …

## When several people share a device.

touching-seen = Bekijk wat je zet heeft opgeleverd. Daarna is { $name } aan de beurt.
touching-done = Klaar
