### Touching the table: what is asked before a move is made.

touching-asks = Spør før et trekk
touching-asks-first = i første spill, og hvis det ikke kan tas tilbake
touching-asks-final = hvis det ikke kan tas tilbake
touching-asks-always = alltid
touching-asks-never = aldri
touching-asked = Er det dette du vil gjøre?
touching-final = Det avslører noe, så det kan ikke bare tas tilbake.
touching-less = Spør sjeldnere …

## When several people share a device.

touching-seen = Se hva trekket ditt ga. Deretter er det { $name } sin tur.
touching-done = Ferdig
