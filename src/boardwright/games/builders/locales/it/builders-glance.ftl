### Builders & Biomes at a glance.

builders-wins = In tre punteggi conta ciò che è uguale e vicino. Vince chi ha più esperienza.
