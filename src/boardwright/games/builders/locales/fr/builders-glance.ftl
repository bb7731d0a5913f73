### Builders & Biomes at a glance.

builders-wins = Ce qui est pareil et se touche rapporte lors de trois décomptes. Qui a le plus d’expérience gagne.
