### Builders & Biomes: qué es y qué vale cada lugar de la mesa, qué es nuevo, qué hacer y para qué sirve.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: con bloques así se pagan edificios.
builders-explained-emerald = { CAP($block) }: al construir sustituye a cualquier bloque.
builders-explained-block-gone = El bloque que había aquí ya no está.
builders-explained-block-hidden = Nadie ha visto aún este bloque.
builders-explained-block-covered = Tiene otro bloque encima: aún no se puede coger.
builders-explained-block-open = Está libre por arriba y por dos lados: se puede coger.
builders-explained-block-shut = { $sides ->
    [0] No tiene ningún lado libre: aún no se puede coger.
    [one] Solo tiene un lado libre: aún no se puede coger.
   *[other] Solo tiene { $sides } lados libres: aún no se puede coger.
}
builders-explained-block-pays = Con él podrías pagar: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] La puntuación { $card } llega en cuanto acabe este turno.
    [one] La puntuación { $card } llega tras un bloque más.
   *[other] La puntuación { $card } llega tras { $blocks } bloques más.
}
builders-explained-held = La puntuación { $card } ya ha pasado.
builders-explained-bottom = La capa inferior no trae puntuación: la partida acaba antes.
builders-explained-supply = { $count ->
    [0] En la reserva no hay ninguno.
    [one] En la reserva hay { $count }.
   *[other] En la reserva hay { $count }.
}
builders-explained-tie = Con igual experiencia al final, gana quien tenga más bloques.

builders-explained-nothing = Aquí no queda nada.
builders-explained-tiles-left = Quien explora aquí al lado destapa la de arriba. En algún sitio siguen boca abajo { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edificios
} y { $mobs ->
    [one] { $mobs } monstruo
   *[other] { $mobs } monstruos
}.
builders-explained-tokens-left = Quien explora aquí al lado la destapa. Es una de estas: { $weapons }.
builders-explained-away = { $steps ->
    [0] Tu peón está al lado.
    [one] Tu peón tiene que dar { $steps } paso para estar al lado.
   *[other] Tu peón tiene que dar { $steps } pasos para estar al lado.
}
builders-explained-gain = En la mejor casilla de tu tablero daría { $points } más en la puntuación { $card }.
builders-explained-no-gain = Por ahora no daría nada más en la puntuación { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: aún ninguna casilla.
    [one] { CAP($name) }: una casilla, { $points } de experiencia.
   *[other] { CAP($name) }: { $spaces } casillas que se tocan, a { $value }: { $points } de experiencia.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: aún ninguna casilla.
    [one] { CAP($name) }: una casilla, { $points } de experiencia.
   *[other] { CAP($name) }: { $spaces } casillas en total, a { $value }: { $points } de experiencia.
}
builders-explained-chance = { $mob }: con esta arma ganarías { $then } de cada 100 combates, no { $now }.

builders-explained-here = Aquí: { $names }.
builders-explained-around = Alrededor: { $things }.
builders-explained-turns-up = { $count ->
    [0] Al explorar aquí no se destapa nada nuevo.
    [one] Al explorar aquí se destapa { $count } cosa que nadie conoce.
   *[other] Al explorar aquí se destapan { $count } cosas que nadie conoce.
}
builders-explained-steps = { $steps ->
    [0] Tu peón está aquí.
    [one] Tu peón está a { $steps } paso.
   *[other] Tu peón está a { $steps } pasos.
}
builders-explained-too-far = Tu peón está a { $steps } pasos; al explorar da { $most } como mucho.

builders-explained-space = Sin construir: { $biome }.
builders-explained-bare = Una casilla sin construir solo cuenta en la puntuación { $card } y para los monstruos al final.
builders-explained-belongs = { $spaces ->
    [one] Puntuación { $card }: { $name }, una sola casilla, { $points } de experiencia.
   *[other] Puntuación { $card }: { $name }, una de { $spaces } casillas así, { $points } de experiencia en total.
}
builders-explained-best = Nada más de esta carta da más ahora.
builders-explained-better = Ahora da más: { $name }, { $points } de experiencia.
builders-explained-of-seat = { $seat }: { $name }, { $points } de experiencia ahora.
builders-explained-in-pile = { $count } de { $all } armas del mazo. Un combate destapa { $tokens }.
builders-explained-trades = { $count ->
    [one] { $count } monstruo derrotado se puede entregar por una acción adicional.
   *[other] { $count } monstruos derrotados se pueden entregar, cada uno por una acción adicional.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: al final aún nada; contaría: { $name }.
    [one] { $mob }: { $points } de experiencia al final por { $spaces } casilla: { $name }.
   *[other] { $mob }: { $points } de experiencia al final por { $spaces } casillas: { $name }.
}
builders-explained-no-mobs = Aún no hay monstruos derrotados.
builders-explained-score = { $seat }: { $points } de experiencia hasta ahora. Gana quien tiene más.
builders-explained-sources = De dónde: { $sources }.
builders-explained-next = Si la puntuación { $card } llegara ahora: { $points } más ({ $name }).
builders-explained-mobs-end = Si la partida acabara ahora, los monstruos darían { $points } más.

builders-explained-kind-collect-blocks = Coger bloques: dos, del cubo grande. Con ellos se pagan edificios.
builders-explained-kind-explore = Explorar: mueve tu peón y destapa lo que haya boca abajo alrededor.
builders-explained-kind-build = Construir: paga un edificio junto a tu peón y ponlo en tu tablero.
builders-explained-kind-fight = Luchar contra un monstruo junto a tu peón: tienen que bastar los corazones de tus armas.
builders-explained-kind-collect-weapon = Coger un arma junto a tu peón. Desde entonces te ayuda en cada combate.
builders-explained-done = Ya lo has hecho este turno; la segunda acción tiene que ser distinta.

builders-news-tnt = Si detonas el TNT, cuenta { $hearts ->
    [one] { $hearts } corazón
   *[other] { $hearts } corazones
} y desaparece. Si lo guardas, ahora no cuenta nada, pero sigue siendo tuyo.
builders-news-trade = Tienes un monstruo que puedes entregar por otra acción, ahora o al final de otro turno.
builders-news-scoring = Puntuación { $card }: elige qué puntúas. Lo que más da: { $name }, { $points } de experiencia.
builders-news-second-block = En una acción coges dos bloques. El segundo puede ser uno que el primero ha liberado.
builders-news-building = Ahora puedes construir esto: { $building }. Vale cualquier casilla de tu tablero.
builders-news-mob = ¡Un monstruo! { $mob }: { $hearts ->
    [one] se derrota con { $hearts } corazón
   *[other] se derrota con { $hearts } corazones
}, y ganas { $percent } de cada 100 combates así. Si pierdes, se queda ahí y ya está.
builders-news-weapon = Hay un arma a tu lado: { $weapon }. Cógela: te ayudará en cada combate.
builders-news-second-action = Ahora tu segunda acción: todo menos lo que acabas de hacer.
builders-news-scoring-near = { $blocks ->
    [0] Al acabar este turno llega la puntuación { $card }: cada cual puntúa una de estas cosas.
    [one] Un bloque más y llega la puntuación { $card }: cada cual puntúa una de estas cosas.
   *[other] { $blocks } bloques más y llega la puntuación { $card }: cada cual puntúa una de estas cosas.
}
builders-news-end-near = { $blocks ->
    [0] Al acabar este turno llega la puntuación { $card }, la última. Después acaba la partida.
    [one] Un bloque más y llega la puntuación { $card }, la última. Después acaba la partida.
   *[other] { $blocks } bloques más y llega la puntuación { $card }, la última. Después acaba la partida.
}
builders-news-explore = Todo está boca abajo a tu alrededor. Explora: da hasta { $most } pasos, y se destapa todo alrededor de tu peón.
builders-news-group = Esto es lo que más te daría ahora en la puntuación { $card }. { $group }
builders-news-blocks = Ahora solo se pueden coger estos bloques: tienen que estar libres por arriba y por dos lados.
builders-news-emerald = ¡Una esmeralda! Al construir sustituye a cualquier bloque.

builders-urge-block = Coge este bloque: { $block }.
builders-urge-explore = Ve aquí y explora.
builders-urge-stay = Quédate aquí y explora.
builders-urge-build = Construye esto aquí: { $building }.
builders-urge-fight = Lucha contra este monstruo: { $mob }.
builders-urge-collect = Coge esta arma: { $weapon }.
builders-urge-score = Puntúa esto: { $name }.
builders-urge-light = Detona el TNT.
builders-urge-keep = Guarda el TNT.
builders-urge-decline = No cojas ningún bloque.
builders-urge-trade = Entrega un monstruo por otra acción.
builders-urge-end = Termina tu turno.

builders-merit-pays = Con este bloque puedes pagar: { $building }.
builders-merit-closer = Te hace falta para un edificio a tu lado: { $building }.
builders-merit-needed = Te hace falta para un edificio destapado: { $building }.
builders-merit-emerald = Una esmeralda sustituye a cualquier bloque al construir.
builders-merit-last-of-layer = Es el último bloque antes de la puntuación { $card }, que llega al final de este turno.
builders-merit-frees = Libera otros que puedes coger después: { $blocks }.
builders-merit-supply = Va a tu reserva: con bloques se pagan edificios.
builders-merit-turns-up = { $count ->
    [one] Destapas { $count } cosa que nadie conoce. Quizá sea justo lo que te hace falta.
   *[other] Destapas { $count } cosas que nadie conoce. Quizá sean justo lo que te hace falta.
}
builders-merit-there-building = Allí hay un edificio que puedes pagar: { $building }.
builders-merit-there-mob = Allí hay un monstruo: { $mob }. Ganas { $percent } de cada 100 combates así.
builders-merit-there-weapon = Allí hay un arma: { $weapon }.
builders-merit-nothing-new = Allí no hay nada nuevo, pero quizá sea mejor sitio para tu próximo turno.
builders-merit-adds = { $points } más en la puntuación { $card }, por ahora. { $group }
builders-merit-gives = Da { $points } de experiencia al momento.
builders-merit-trophy-more = Tus monstruos derrotados dan { $points } más al final, por ahora.
builders-merit-stands = Aún no añade nada, pero un grupo puede crecer alrededor.
builders-merit-hopeless = Tus armas aún no pueden derrotarlo.
builders-merit-beats = Ganas { $percent } de cada 100 combates así, y ganar da { $points } de experiencia.
builders-merit-extra = Una vez derrotado, se puede entregar por otra acción.
builders-merit-at-end = Una vez derrotado, da { $points } al final, por ahora ({ $name }).
builders-merit-won-already = Ganas también sin él, y desaparecería.
builders-merit-not-enough = Incluso con él te faltan corazones.
builders-merit-wins = Con él ganas: { $points } de experiencia.
builders-merit-wins-with-next = Con él y el próximo TNT ganas: { $points } de experiencia.
builders-merit-keep = Lo tienes para otro combate.
builders-merit-decline = No se va ningún bloque, y la puntuación no se acerca.
builders-merit-trade = Tienes otra acción cualquiera y conservas la experiencia del monstruo.
builders-merit-end = El monstruo sigue siendo tuyo, y puedes entregarlo en otro turno.
