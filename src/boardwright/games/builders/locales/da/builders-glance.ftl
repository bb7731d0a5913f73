### Builders & Biomes at a glance.

builders-wins = Det, der er ens og ligger side om side, giver point i tre scoringsrunder. Flest erfaringspoint vinder.
