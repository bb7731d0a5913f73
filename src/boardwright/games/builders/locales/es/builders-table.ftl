### Builders & Biomes en la mesa.

builders-option-boards = El tablero de cada asiento, por ejemplo 314 para tres asientos, 0 para uno que se reparte al azar, o random (por defecto { $default }).
builders-option-beginners = Asientos que puntúan todas las casillas con la característica y no solo el grupo más grande, por ejemplo 13 para los asientos 1 y 3, o no (por defecto { $default }).

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Coge bloques del cubo grande, explora, lucha contra monstruos y construye tu mundo.

builders-seat-red = Rojo
builders-seat-blue = Azul
builders-seat-yellow = Amarillo
builders-seat-green = Verde

builders-source-buildings = { $form ->
    [el] los edificios
   *[nombre] edificios
}
builders-source-mobs = { $form ->
    [el] los monstruos derrotados
   *[nombre] monstruos derrotados
}
builders-source-hoes = { $form ->
    [el] las azadas de oro
   *[nombre] azadas de oro
}
builders-source-scoring-a = { $form ->
    [el] la puntuación A
   *[nombre] puntuación A
}
builders-source-scoring-b = { $form ->
    [el] la puntuación B
   *[nombre] puntuación B
}
builders-source-scoring-c = { $form ->
    [el] la puntuación C
   *[nombre] puntuación C
}
builders-source-mob-scoring = { $form ->
    [el] los monstruos al final
   *[nombre] monstruos al final
}

builders-brief-buildings = edif.
builders-brief-mobs = monst.
builders-brief-hoes = azadas
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = final

builders-block-wood = tronco
builders-block-sand = arena
builders-block-stone = piedra
builders-block-obsidian = obsidiana
builders-block-emerald = esmeralda

builders-characteristic-forest = { $form ->
    [el] el bosque
   *[nombre] bosque
}
builders-characteristic-desert = { $form ->
    [el] el desierto
   *[nombre] desierto
}
builders-characteristic-mountains = { $form ->
    [el] las colinas
   *[nombre] colinas
}
builders-characteristic-snowy-tundra = { $form ->
    [el] la llanura helada
   *[nombre] llanura helada
}
builders-characteristic-wood = { $form ->
    [el] el tronco
   *[nombre] tronco
}
builders-characteristic-sand = { $form ->
    [el] la arena
   *[nombre] arena
}
builders-characteristic-stone = { $form ->
    [el] la piedra
   *[nombre] piedra
}
builders-characteristic-obsidian = { $form ->
    [el] la obsidiana
   *[nombre] obsidiana
}
builders-characteristic-decoration = { $form ->
    [el] la decoración
   *[nombre] decoración
}
builders-characteristic-dwelling = { $form ->
    [el] las casas
   *[nombre] casa
}
builders-characteristic-animal-house = { $form ->
    [el] los corrales
   *[nombre] corral
}
builders-characteristic-bridge = { $form ->
    [el] los puentes
   *[nombre] puente
}

builders-sign-red = r
builders-sign-blue = a
builders-sign-yellow = m
builders-sign-green = v
builders-sign-forest = B
builders-sign-desert = D
builders-sign-mountains = C
builders-sign-snowy-tundra = L
builders-sign-wood = t
builders-sign-sand = a
builders-sign-stone = p
builders-sign-obsidian = o
builders-sign-emerald = e
builders-sign-decoration = De
builders-sign-dwelling = Ca
builders-sign-animal-house = Co
builders-sign-bridge = Pu

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

builders-weapon-wooden-sword = espada de madera
builders-weapon-stone-sword = espada de piedra
builders-weapon-poisonous-potato = patata envenenada
builders-weapon-bow = arco
builders-weapon-golden-hoe = azada de oro
builders-weapon-stone-pickaxe = pico de piedra
builders-weapon-iron-sword = espada de hierro
builders-weapon-diamond-sword = espada de diamante
builders-weapon-tnt = TNT

builders-short-wooden-sword = madera
builders-short-stone-sword = piedra
builders-short-poisonous-potato = patata
builders-short-bow = arco
builders-short-golden-hoe = azada
builders-short-stone-pickaxe = pico
builders-short-iron-sword = hierro
builders-short-diamond-sword = diam.
builders-short-tnt = TNT

builders-narrow-bow = arco
builders-narrow-golden-hoe = aza.
builders-narrow-stone-pickaxe = pico
builders-narrow-iron-sword = hie.
builders-narrow-diamond-sword = dia.
builders-narrow-tnt = TNT

builders-mob-spider = Araña
    .tipo = monstruo
    .nombre = araña
    .el = la araña
builders-mob-zombie = Zombi
    .tipo = monstruo
    .nombre = zombi
    .el = el zombi
builders-mob-skeleton = Esqueleto
    .tipo = monstruo
    .nombre = esqueleto
    .el = el esqueleto
builders-mob-creeper = Creeper
    .tipo = monstruo
    .nombre = creeper
    .el = el creeper
builders-mob-witch = Bruja
    .tipo = monstruo
    .nombre = bruja
    .el = la bruja
builders-mob-enderman = Enderman
    .tipo = monstruo
    .nombre = enderman
    .el = el enderman
builders-mob-extra = +acc
builders-mob-scores = { $points }/{ $sign }

builders-thing = { TRAIT($thing, "tipo") ->
    [monstruo] { $place } { TRAIT($thing, "nombre") }
   *[otro] { $place } { $thing }
}

builders-turn = turno { $turn }
builders-turn-of = juega { $seat }
builders-piles = boca abajo: { $tiles } cartas, { $tokens } armas
builders-layout = Cuadrícula
builders-face-down = ?
builders-hearts = { $hearts }c
builders-heart = c corazón
builders-legend = { $sign } { $name }
builders-cube = Cubo grande
builders-layer-1 = 1.ª
builders-layer-2 = 2.ª
builders-layer-3 = 3.ª
builders-layer-4 = 4.ª
builders-left = quedan
builders-card-A = { $form ->
    [frase] A (biomas)
   *[nombre] A biomas
}
builders-card-B = { $form ->
    [frase] B (materiales)
   *[nombre] B materiales
}
builders-card-C = { $form ->
    [frase] C (tipos)
   *[nombre] C tipos
}
builders-round-held = { $card }: puntuado
builders-round-to-come = { $blocks ->
    [one] { $card }: falta { $blocks }
   *[other] { $card }: faltan { $blocks }
}
builders-takeable = MAYÚSCULA: disponible
builders-you = { $seat } (tú)
builders-points = { $points }
builders-beginner = principiante
builders-no-blocks = sin bloques
builders-mobs = monstruos
builders-nothing-yet = { $card } aún nada
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

builders-asked-first-action = { $seat }, tu primera acción: coge bloques, explora, construye, lucha o coge un arma.
builders-asked-second-action = { $seat }, tu segunda acción: tiene que ser distinta de la primera.
builders-asked-extra-action = { $seat }, la acción adicional de tu monstruo: la que quieras.
builders-asked-second-block = { $seat }, coge el segundo bloque.
builders-asked-pickaxe = { $seat }, el pico de piedra: puedes coger un bloque. Contra { TRAIT($mob, "el") }: { $hearts } de { $needed ->
    [one] { $needed } corazón
   *[other] { $needed } corazones
} hasta ahora.
builders-asked-tnt = { $seat }, ¿detonas el TNT? Contra { TRAIT($mob, "el") } { $needed ->
    [one] hace falta { $needed } corazón
   *[other] hacen falta { $needed } corazones
} y tienes { $hearts }.
builders-asked-trade-or-end = { $seat }, entrega un monstruo por una acción adicional, o termina tu turno.
builders-asked-scoring = { $seat }, puntuación { FORM($card, "frase") }: elige qué puntúas.

builders-do-block = Coger un bloque
builders-do-explore = Explorar en el cruce
builders-do-build = Construir { $cell } { $building } en la casilla
builders-do-fight = Luchar
builders-do-collect = Coger un arma
builders-do-score = Puntuar
builders-do-end = Terminar
builders-do-trade = Entregar
builders-do-decline = O bien
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = acabar el turno
builders-label-trade = un monstruo por una acción adicional
builders-label-decline = no coger ninguno
builders-label-light = detonarlo
builders-label-keep = guardarlo

builders-did-block = { $seat } coge un bloque de { $column }: { $block }.
builders-did-explore = { $seat } va al cruce { $crossing }.
builders-did-stay = { $seat } explora sin moverse.
builders-did-turn-up = Se destapa: { $things }.
builders-turned-up = { TRAIT($thing, "tipo") ->
    [monstruo] { TRAIT($thing, "nombre") } en { $place }
   *[otro] { $thing } en { $place }
}
builders-did-build = { $seat } construye en la casilla { $space } el edificio de { $cell }: { $building }.
builders-did-collect = { $seat } coge un arma de { $cell }: { $weapon }.
builders-did-fight = { $seat } lucha contra { TRAIT($mob, "el") } de { $cell }.
builders-did-reveal = Se destapa: { $tokens }; { $hearts ->
    [one] { $hearts } corazón
   *[other] { $hearts } corazones
}.
builders-did-beat = ¡Victoria contra { TRAIT($mob, "el") }!
builders-did-lose = El monstruo se queda.
builders-did-light = { $seat } detona el TNT.
builders-did-keep = { $seat } guarda el TNT.
builders-did-decline = { $seat } no coge ningún bloque.
builders-did-trade = { $seat } entrega un monstruo por una acción adicional.
builders-did-end = { $seat } termina su turno.
builders-did-score = { $seat } puntúa { FORM($name, "el") }.
builders-did-round = { $layer ->
    [1] La capa superior se ha agotado: puntuación { FORM($card, "frase") }.
    [2] La segunda capa se ha agotado: puntuación { FORM($card, "frase") }.
   *[3] La tercera capa se ha agotado: puntuación { FORM($card, "frase") }.
}
builders-did-game-over = La partida ha terminado.

builders-ended-third-layer-gone = La tercera capa se ha agotado.
builders-ended-turn-limit = Se ha llegado al límite de 400 turnos.
builders-tie-blocks = El empate se ha resuelto por los bloques de las reservas.

## Choices before a game.

web-builders-boards = Tablero
web-builders-boards-chosen = Tableros: { $value }
web-builders-beginners = Principiante
web-builders-beginners-mean = Para principiantes cuentan al puntuar todas las casillas con la característica, no solo el grupo más grande.
web-builders-beginners-chosen = Variante para principiantes: { $seats }
