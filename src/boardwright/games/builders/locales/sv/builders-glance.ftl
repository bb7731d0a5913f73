### Builders & Biomes at a glance.

builders-wins = Det som är lika och ligger intill ger poäng i tre poängräkningar. Mest erfarenhet vinner.
