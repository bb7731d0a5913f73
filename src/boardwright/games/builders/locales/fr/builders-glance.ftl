### Builders & Biomes at a glance.

builders-wins = Ce qui est pareil et se touche rapporte lors de trois décomptes. Le plus de points d’expérience gagne.
