### Una pista en una partida en curso, y el análisis de una partida registrada.

hint-thinking = Pensando durante { $seconds } s…
hint-seconds = «{ $text }» no es un tiempo para pensar; escribe segundos, hasta { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

cli-analyze-help = Vuelve a mirar una partida registrada: probabilidades de ganar, los errores más caros y la parte de la suerte.
cli-analyze-examples = Ejemplo: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Cuánto se busca en cada jugada; cada posición se simula hasta el final una quinta parte de esas veces.
cli-analyze-jobs = Procesos que se usan (por defecto: todos los núcleos); los resultados son los mismos.
cli-analyze-seed = Semilla de búsquedas y simulaciones: misma semilla, mismos resultados.
cli-analyze-moves = Jugadas
cli-analyze-weighing = Errores
cli-analyze-curve = Probabilidad de ganar después de cada jugada, en tanto por ciento
cli-analyze-percent = { $percent } %
cli-analyze-unfinished = La partida no ha terminado: así está después de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
cli-analyze-mistakes = Los errores más caros
cli-analyze-no-mistake = No se ha encontrado ninguno seguro.
cli-analyze-mistake = { $number }. Jugada { $move }, { $seat }: «{ $action }» en vez de «{ $better }»: probabilidad de ganar { $chance } % en vez de { $better_chance } % (la diferencia, ±{ $margin }).
cli-analyze-better = Con la mejor jugada, { $reasons }.
cli-analyze-luck = Suerte
cli-analyze-no-luck = Nada movió las probabilidades lo bastante para distinguir la suerte de las decisiones.
cli-analyze-share = El azar causó alrededor del { $share } % de los vaivenes de las probabilidades ({ $low }–{ $high } %); las decisiones, el resto.
cli-analyze-seat-luck = { $seat }: { $luck } % de probabilidad de ganar por suerte (±{ $margin }).
cli-analyze-how = Probabilidades y suerte: como si todo el mundo siguiera jugando como el bot greedy. Errores: por búsqueda, según lo que sabía quien jugaba.
