### Builders & Biomes at a glance.

builders-wins = Wat gelijk is en naast elkaar ligt, geeft punten in drie tellingen. De meeste ervaring wint.
