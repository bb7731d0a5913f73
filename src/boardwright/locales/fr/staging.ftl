### Les coups sont montrés l’un après l’autre.

web-speed = Montrer les coups
web-speed-calm = Calmement
web-speed-brisk = Rapidement
web-speed-instant = Aussitôt
web-skip = Passer l’animation
web-since = Depuis ton dernier tour
web-since-watch = Voir les coups
