### Biotopia at a glance.

biotopia-wins = Mariposas y misiones dan puntos. ¿Alguien tiene 15? Se completa la ronda: gana quien tiene más puntos.
