### Builders & Biomes: partidas guiadas.

builders-lesson-first = Tu primer mundo
builders-lesson-first-welcome = ¡Un mundo nuevo! Explora, construye y consigue más experiencia que nadie: así se llaman aquí los puntos. Todas las cartas están aún boca abajo: lleva tu peón al cruce marcado y mira qué hay allí.
builders-lesson-first-elsewhere = También podrías ir allí. Pero primero ven con nosotros al cruce marcado.
builders-lesson-first-look-first = Pronto te harán falta bloques. Pero veamos antes para qué: ve al cruce marcado.
builders-lesson-first-found = ¡Edificios! Esta casa cuesta { $cost }. En cada turno haces dos cosas distintas. Ya has explorado, así que ahora coge bloques: este, del cubo grande.
builders-lesson-first-this-corner = Ese bloque también está libre. Pero coge el marcado: es un tronco para la casa y libera una esmeralda al lado.
builders-lesson-first-freed = ¿Por qué no cualquier bloque? Tiene que estar libre por arriba y por dos lados. Cada vez coges dos bloques, y el primero acaba de liberar esta esmeralda. ¡Cógela!
builders-lesson-first-emerald = También podrías coger ese. Pero el marcado es una esmeralda, y pronto verás para qué sirve.
builders-lesson-first-build = Azul también ha explorado y cogido bloques. Ahora construye la casa: tienes un tronco, y tu esmeralda sustituye a cualquier bloque. Elige la casa y luego la casilla marcada, entre tus desiertos.
builders-lesson-first-between = Puedes construir en cualquier casilla, y otra quizá te dé ahora lo mismo. Pero desde el centro tus desiertos pueden crecer hacia todos los lados: elige esta casilla.
builders-lesson-first-pay-first = Eso puede esperar. Construye primero: tienes todos los bloques.
builders-lesson-first-why = Un edificio muestra un bioma (el paisaje), un material y un tipo, y cada uno se puntúa una vez. Primero cuenta un bioma, pero solo casillas que se tocan: { $spaces ->
    [one] { $spaces } desierto
   *[other] { $spaces } desiertos
}, { $value } de experiencia por cada uno.
builders-lesson-first-more = Un turno tiene una segunda acción. Coge bloques para tu próximo edificio: este pide arena, así que coge un poco.
builders-lesson-first-sand = Ese bloque también está libre. Pero aún no tienes arena: coge el marcado.
builders-lesson-first-blocks-now = También podrías explorar. Pero primero coge bloques con nosotros: con una buena reserva podrás construir enseguida.
builders-lesson-first-hidden = Nadie sabe qué hay debajo de este bloque. ¡Cógelo y lo veremos!
builders-lesson-first-below = Podrías coger ese. Pero ¿no quieres saber qué hay debajo del marcado?
builders-lesson-first-onward = Azul también ha construido. Exploremos otra vez: puedes dar hasta dos pasos, así que ven aquí. Debajo de la carta que has construido espera la siguiente.
builders-lesson-first-this-way = También podrías ir allí. Pero esta vez ven con nosotros al cruce marcado.
builders-lesson-first-explore-first = Los bloques son buena idea. Pero explora antes: así sabrás cuáles te hacen falta.
builders-lesson-first-plan = ¡Un puente de troncos en el desierto! Haría más grande tu grupo de desiertos. Cuesta { $cost }, y te falta un tronco. Ahí hay uno: cógelo.
builders-lesson-first-wood = Ese bloque también está libre. Pero para el puente te falta un tronco: coge el marcado.
builders-lesson-first-keep = Podrías construir eso. Pero entonces faltarían aún más troncos para el puente: coge antes el bloque marcado.
builders-lesson-first-layer = ¿Ves cómo se gasta la capa superior? Cuando se acabe su último bloque, llegará la primera puntuación. { $blocks ->
    [one] Queda { $blocks } bloque.
   *[other] Quedan { $blocks } bloques.
} Coge también este.
builders-lesson-first-any-block = Ese bloque también está libre. Pero ahora coge el marcado.
builders-lesson-first-bigger = Ya puedes pagar el puente. Elígelo y luego la casilla marcada, y { $spaces ->
    [one] se toca { $spaces } desierto
   *[other] se tocan { $spaces } desiertos
}. Y dos edificios de troncos juntos contarán cuando se puntúen los materiales.
builders-lesson-first-beside = Puedes construir en cualquier casilla. Pero aquí el puente agranda tu grupo de desiertos: elige esta casilla.
builders-lesson-first-soon = ¡Bien hecho! { $blocks ->
    [one] Queda { $blocks } bloque
   *[other] Quedan { $blocks } bloques
} en la capa superior. Cuantos más cojas, antes llega la puntuación, y te conviene. Coge este.
builders-lesson-first-top-layer = Ese bloque también está libre. Pero coge el marcado: solo los bloques de la capa superior acercan la puntuación.
builders-lesson-first-last = Uno más: este. Así Azul podrá acabar la capa superior, y llegará la primera puntuación.
builders-lesson-first-score = La capa superior se ha agotado: cada cual puntúa un bioma. Azul ha elegido colinas. En tu tablero { $spaces ->
    [one] se toca { $spaces } desierto
   *[other] se tocan { $spaces } desiertos
}, y cada uno da { $value } de experiencia: ¡elige el desierto!
builders-lesson-first-most = Mira los números: el desierto te da más. ¡Elige el desierto!
builders-lesson-first-on = ¡{ $points } de experiencia para ti, { $theirs } para Azul! Tras la segunda capa se puntúa un material, tras la tercera un tipo. Entonces acaba la partida y gana quien tiene más experiencia. El mundo es tuyo: ¡sigue jugando!

builders-lesson-fights = Armas y monstruos
builders-lesson-fights-look = En este mundo viven monstruos, y derrotarlos da experiencia. También se puede explorar sin moverse: elige el cruce donde estás.
builders-lesson-fights-stay = Podrías ir allí. Pero esta vez explora donde estás.
builders-lesson-fights-no-block = Los bloques pueden esperar. Este capítulo va de combates.
builders-lesson-fights-fight = Un zombi: { $hearts ->
    [one] se derrota con { $hearts } corazón
   *[other] se derrota con { $hearts } corazones
}. Se destapan al azar { $tokens } de tus armas: las espadas tienen corazones, las patatas envenenadas no. Ganas { $percent } de cada 100 combates así. ¡Valor, lucha!
builders-lesson-fights-trade = Tu espada de piedra lo ha logrado: ¡{ $experience } de experiencia! Todas las armas vuelven a tu mazo. Y este monstruo puede más: entrégalo y tendrás una acción adicional.
builders-lesson-fights-not-yet = Podrías guardar el monstruo para más tarde. Pero úsalo ahora: entrégalo por una acción adicional.
builders-lesson-fights-edge = Una acción adicional puede ser cualquiera, incluso una que ya has hecho este turno. En el borde del mundo hay más armas: ve allí y explora.
builders-lesson-fights-to-edge = También podrías ir allí. Pero el cruce marcado está en el borde, donde hay armas.
builders-lesson-fights-collect = ¡Una espada de diamante! Cógela y es tuya. Entonces ganas { $then } de cada 100 combates contra este esqueleto, no { $now }.
builders-lesson-fights-diamond = El arco también es bueno. Pero la espada de diamante tiene más corazones: coge esa.
builders-lesson-fights-arm-first = Eso viene luego. Coge antes la espada de diamante.
builders-lesson-fights-again = Lucha ahora contra el esqueleto. Si pierdes, no se pierde nada: él se queda y tú conservas tus armas.
builders-lesson-fights-dare = Podrías hacerlo. Pero tienes buenas armas: ¡lucha contra el esqueleto!
builders-lesson-fights-end = ¡Victoria! Guardas este monstruo hasta el final. Entonces da { $value } de experiencia por cada bosque tuyo, se toquen o no: con { $spaces } son { $points }. Ya sabes luchar: ¡sigue jugando!

builders-lesson-scoring = Cómo se puntúa
builders-lesson-scoring-welcome = Sois cuatro, y Azul es principiante: para Azul las puntuaciones son más fáciles. Pronto verás cómo. Explora primero donde estás.
builders-lesson-scoring-stay = Podrías ir allí. Pero esta vez explora donde estás.
builders-lesson-scoring-look-first = Los bloques vienen después. Explora primero donde estás.
builders-lesson-scoring-wood = Este edificio es un desierto y cuesta { $cost }. Coge para él el bloque marcado.
builders-lesson-scoring-that-wood = Ese bloque también está libre. Pero, para el edificio, coge el marcado.
builders-lesson-scoring-another = Y un segundo bloque: el marcado.
builders-lesson-scoring-any = Ese bloque también está libre. Pero ahora coge el marcado.
builders-lesson-scoring-build = Constrúyelo aquí, en el centro de tu tablero. Así tienes { $all } desiertos, y { $spaces } de ellos se tocan por los lados.
builders-lesson-scoring-middle = Puedes construir en cualquier casilla. Pero mira lo que pasa aquí, en el centro.
builders-lesson-scoring-build-first = Eso puede esperar. Construye primero: tienes todos los bloques.
builders-lesson-scoring-layer = { $blocks ->
    [one] Queda { $blocks } bloque
   *[other] Quedan { $blocks } bloques
} en la capa superior. Cuando se acabe el último, cada cual puntuará un bioma. Coge este.
builders-lesson-scoring-top-layer = También podrías hacer eso. Pero queremos ver la puntuación: coge el bloque marcado.
builders-lesson-scoring-one-more = Y este. Los demás acabarán la capa.
builders-lesson-scoring-score = ¡La puntuación! Tienes { $all } desiertos, pero para ti solo cuenta el grupo más grande, y las esquinas no se tocan: { $spaces } por { $value } son { $points }. ¡Elige el desierto!
builders-lesson-scoring-most = Mira los números: el desierto te da más. ¡Elige el desierto!
builders-lesson-scoring-end = ¡{ $theirs } de experiencia para Azul, por { $all } desiertos que no se tocan! Para principiantes cuenta cada casilla; con tus reglas serían { $less }. Antes de la partida se elige quién es principiante. ¡Sigue jugando!
