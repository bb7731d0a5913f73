### Builders & Biomes at a glance.

builders-wins = Wat gelijk is en naast elkaar ligt, geeft punten in drie puntentellingen. De meeste ervaring wint.
