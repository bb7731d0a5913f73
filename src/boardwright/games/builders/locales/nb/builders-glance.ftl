### Builders & Biomes at a glance.

builders-wins = Det som er likt og ligger side om side, gir poeng i tre scorerunder. Flest erfaringspoeng vinner.
