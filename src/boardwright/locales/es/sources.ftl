### De dónde se conoce un valor impreso.

## Builders & Biomes

source-setup = preparación
source-fits-printed-order = 3-4-5-6 en el orden impreso encaja con todos los ejemplos; lo más raro vale más
source-example-scoring-a = ejemplo de la puntuación A
source-note-single-spaces = nota sobre las casillas sueltas
source-example-scoring-b = ejemplo de la puntuación B
source-example-scoring-c = ejemplo de la puntuación C
source-weaker-sword = la más débil de las dos espadas
source-stronger-sword = la más fuerte de las dos espadas
source-setup-and-fight = preparación; luchar contra un monstruo
source-fits-weapons = encaja con las 16 fichas-arma neutrales y los corazones de los monstruos
source-six-tokens-revealed = se pueden destapar hasta seis fichas-arma
source-special-weapons = armas con efectos especiales
source-boards-differ = se sabe que los cuatro tableros son distintos, no en qué
source-list-of-mobs = una lista publicada de los monstruos, otra fuente que la de su número
source-list-of-mobs-confirmed = una lista publicada de los monstruos, otra fuente que la de su número; otra lo confirma
source-characteristics-left = lo que queda cuando cada característica tiene un monstruo
source-extra-action-no-points = una acción adicional no da ninguno
source-characteristics-by-strength = cada característica una vez, las más raras en los monstruos más fuertes
source-example-mob-scoring = ejemplo de los monstruos al final
source-points-by-rarity = como los conocidos, más por las características más raras
source-fits-buildings = encaja con las 44 cartas, los bloques que hay y lo que dicen las reseñas sobre los costes
source-photograph-of-tile = una fotografía publicada lo muestra

## Imhotep

source-text-and-pictures = texto e imágenes, cotejados con varias transcripciones públicas
source-number-of-cards = número de cartas; lo que muestran se sabe con certeza por transcripciones públicas
source-attested-twice = cada carta atestiguada dos veces
source-text-and-table = texto y tabla
source-one-table-for-all = una sola tabla sin símbolos de jugadores, así que vale igual para 2, 3 y 4

## Biotopia

source-reference-of-cards = resumen de las cartas
source-fits-deck = encaja con 100 cartas de 13 clases
source-review = una reseña publicada
source-later-review = una reseña de una edición posterior
source-fits-points = encaja con puntos que aumentan con el coste
source-example-above-two = el ejemplo del reglamento dice más de 2
source-fits-costs = encaja con costes de 2 a 7
source-later-review-above-three = una reseña de una edición posterior; el ejemplo del reglamento dice más de 3
source-example-one-to-three = el ejemplo del reglamento dice de 1 a 3
source-reference-of-missions = resumen de las misiones
source-example-mission = ejemplo de una misión
source-example-mourning-cloak = ejemplo de la antíopa
source-orange-tip-only = el reglamento solo dice que una misión pide una aurora
source-fits-missions = encaja con seis misiones normales
source-open-moves = todas las jugadas están a la vista, así que cualquiera puede recordarlas
