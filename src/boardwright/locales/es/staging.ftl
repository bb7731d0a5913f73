### Las jugadas se muestran una tras otra.

staging-speed = Mostrar las jugadas
staging-speed-calm = Con calma
staging-speed-brisk = Deprisa
staging-speed-instant = Al instante
staging-skip = Saltar
staging-since = Desde tu último turno
staging-since-watch = Ver las jugadas
