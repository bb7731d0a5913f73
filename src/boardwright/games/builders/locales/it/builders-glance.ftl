### Builders & Biomes at a glance.

builders-wins = Ciò che è uguale e vicino dà punti in tre punteggi. Vince chi ha più esperienza.
