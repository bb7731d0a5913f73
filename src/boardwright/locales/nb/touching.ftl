### Touching the table: what is asked before a move is made.

touching-asks = Spør før et trekk
touching-asks-first = første spill, eller hvis endelig
touching-asks-final = hvis det er endelig
touching-asks-always = alltid
touching-asks-never = aldri
touching-asks-mean = Et trekk er endelig hvis det avslører noe: det kan ikke bare angres.
touching-asked = Er det dette du vil gjøre?
touching-final = Det avslører noe, så det kan ikke bare angres.
touching-less = Spør sjeldnere …

## When several people share a device.

touching-seen = Se hva trekket ditt ga. Deretter er det { $name } sin tur.
touching-done = Ferdig
