### Touching the table: what is asked before a move is made.

touching-asks = Demander avant un coup
touching-asks-first = dans les premières parties, et s’il est irrévocable
touching-asks-final = s’il est irrévocable
touching-asks-always = toujours
touching-asks-never = jamais
touching-asked = Est-ce bien ce que tu veux faire ?
touching-final = Ce coup révèle quelque chose : on ne peut pas simplement l’annuler.
touching-less = Demander moins souvent…

## When several people share a device.

touching-seen = Regarde ce que ton coup a donné. Ensuite, c’est à { $name } de jouer.
touching-done = Terminé
