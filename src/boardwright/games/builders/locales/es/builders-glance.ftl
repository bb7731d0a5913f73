### Builders & Biomes at a glance.

builders-wins = Lo que es igual y está junto da puntos en tres puntuaciones. Gana quien tiene más experiencia.
