### Les coups sont montrés l’un après l’autre.

staging-speed = Montrer les coups
staging-speed-calm = Calmement
staging-speed-brisk = Rapidement
staging-speed-instant = Instantanément
staging-skip = Passer l’animation
staging-since = Depuis ton dernier tour
staging-since-watch = Voir les coups
