### Touching the table: what is asked before a move is made.

touching-asks = Chiedi conferma prima di una mossa
touching-asks-first = prime partite e mosse definitive
touching-asks-final = se è definitiva
touching-asks-always = sempre
touching-asks-never = mai
touching-asks-mean = È definitiva la mossa che rivela qualcosa: non si può annullare liberamente.
touching-asked = È questo che vuoi fare?
touching-final = Rivela qualcosa, quindi non si può annullare liberamente.
touching-less = Chiedi meno spesso…

## When several people share a device.

touching-seen = Guarda che cosa ha portato la tua mossa. Poi tocca a { $name }.
touching-done = Fatto
