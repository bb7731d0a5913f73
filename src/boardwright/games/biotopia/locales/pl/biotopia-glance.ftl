### Biotopia at a glance.

biotopia-wins = Motyle i misje dają punkty. Ktoś ma 15? Gramy rundę do końca: wygrywa, kto ma najwięcej punktów.
