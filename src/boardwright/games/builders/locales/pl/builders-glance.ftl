### Builders & Biomes at a glance.

builders-wins = To, co jednakowe i obok siebie, daje punkty w trzech rundach punktacji. Wygrywa, kto ma najwięcej punktów doświadczenia.
