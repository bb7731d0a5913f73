### Biotopia at a glance.

biotopia-wins = Schmetterlinge und Missionen bringen Punkte. Hat jemand 15, wird die Runde noch zu Ende gespielt: Die meisten Punkte gewinnen.
