### Touching the table: what is asked before a move is made.

touching-asks = Demander confirmation avant un coup
touching-asks-first = premières parties ou si définitif
touching-asks-final = s’il est définitif
touching-asks-always = toujours
touching-asks-never = jamais
touching-asks-mean = Un coup est définitif s’il révèle quelque chose : on ne peut pas simplement le reprendre.
touching-asked = Est-ce bien ce que tu veux faire ?
touching-final = Ce coup révèle quelque chose : on ne peut pas simplement le reprendre.
touching-less = Demander moins souvent…

## When several people share a device.

touching-seen = Regarde ce que ton coup a donné. Ensuite, c’est à { $name } de jouer.
touching-done = Terminé
