### Le mosse sono mostrate una dopo l’altra.

web-speed = Mostra le mosse
web-speed-calm = Con calma
web-speed-brisk = Rapidamente
web-speed-instant = Subito
web-skip = Salta
web-since = Dal tuo ultimo turno
web-since-watch = Guarda le mosse
