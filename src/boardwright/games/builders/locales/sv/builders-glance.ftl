### Builders & Biomes at a glance.

builders-wins = Det som är likadant och ligger sida vid sida ger poäng i tre poängräkningar. Flest erfarenhetspoäng vinner.
