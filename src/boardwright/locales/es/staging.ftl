### Las jugadas se muestran una tras otra.

web-speed = Mostrar las jugadas
web-speed-calm = Con calma
web-speed-brisk = Con agilidad
web-speed-instant = Al instante
web-skip = Saltar
web-since = Desde tu último turno
web-since-watch = Ver las jugadas
