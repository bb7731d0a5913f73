### Builders & Biomes at a glance.

builders-wins = Was gleich ist und nebeneinanderliegt, punktet in drei Wertungen. Die meiste Erfahrung gewinnt.
