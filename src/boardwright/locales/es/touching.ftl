### Touching the table: what is asked before a move is made.

touching-asks = Preguntar antes de una jugada
touching-asks-first = en las primeras partidas, y si no se puede deshacer
touching-asks-final = si no se puede deshacer
touching-asks-always = siempre
touching-asks-never = nunca
touching-asked = ¿Es esto lo que quieres hacer?
touching-final = Revela algo, así que no se puede deshacer sin más.
touching-less = Preguntar menos…

## When several people share a device.

touching-seen = Mira qué ha dado tu jugada. Después le toca a { $name }.
touching-done = Listo
