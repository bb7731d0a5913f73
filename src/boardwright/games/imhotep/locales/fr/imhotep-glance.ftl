### Imhotep at a glance.

imhotep-wins = Chaque site rapporte à sa façon. Après six manches, qui a le plus de points gagne.
