### Builders & Biomes at a glance.

builders-wins = En tres puntuaciones cuenta lo que es igual y está junto. Gana quien tiene más experiencia.
