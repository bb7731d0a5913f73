### Touching the table: what is asked before a move is made.

touching-asks = Preguntar antes de una jugada
touching-asks-first = primeras partidas o si es definitiva
touching-asks-final = si es definitiva
touching-asks-always = siempre
touching-asks-never = nunca
touching-asks-mean = Es definitiva la jugada que revela algo: no se puede deshacer sin más.
touching-asked = ¿Es esto lo que quieres hacer?
touching-final = Revela algo, así que no se puede deshacer sin más.
touching-less = Preguntar menos…

## When several people share a device.

touching-seen = Mira el resultado de tu jugada. Después le toca a { $name }.
touching-done = Listo
