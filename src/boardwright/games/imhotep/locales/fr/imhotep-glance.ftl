### Imhotep at a glance.

imhotep-wins = Chaque site rapporte à sa façon. Après six manches, le plus de points gagne.
