### Biotopia at a glance.

biotopia-wins = Perhosista ja tehtävistä saa pisteitä. Jollakin on 15? Kierros pelataan loppuun: eniten pisteitä kerännyt voittaa.
