### Biotopia at a glance.

biotopia-wins = Papillons et missions donnent des points. Quelqu’un en a 15 ? On finit le tour de table : qui a le plus de points gagne.
