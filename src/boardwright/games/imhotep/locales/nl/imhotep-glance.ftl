### Imhotep at a glance.

imhotep-wins = Elke locatie geeft punten op zijn eigen manier. Na zes rondes winnen de meeste punten.
