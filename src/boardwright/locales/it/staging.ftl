### Le mosse sono mostrate una dopo l’altra.

staging-speed = Mostra le mosse
staging-speed-calm = Con calma
staging-speed-brisk = Rapidamente
staging-speed-instant = Subito
staging-skip = Salta
staging-since = Dal tuo ultimo turno
staging-since-watch = Guarda le mosse
