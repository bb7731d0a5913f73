### Biotopia en la mesa.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Haz crecer un prado de flores y atrae mariposas a tu jardín.

biotopia-seat-1 = Jugador 1
biotopia-seat-2 = Jugador 2
biotopia-seat-3 = Jugador 3
biotopia-seat-4 = Jugador 4
biotopia-seat-5 = Jugador 5

biotopia-source-butterflies = { $form ->
    [el] las mariposas
   *[nombre] mariposas
}
biotopia-source-tortoiseshells = { $form ->
    [el] las ortigueras
   *[nombre] ortigueras
}
biotopia-source-missions = { $form ->
    [el] las misiones
   *[nombre] misiones
}
biotopia-source-large-whites = { $form ->
    [el] las blancas de la col
   *[nombre] blancas de la col
}

biotopia-narrow-butterflies = mari.
biotopia-narrow-tortoiseshells = ort.
biotopia-narrow-missions = mis.
biotopia-narrow-large-whites = blan.

biotopia-card-essex-skipper = { $form ->
    [un] una dorada línea corta
    [plural] doradas línea corta
   *[nombre] Dorada línea corta
}
biotopia-card-large-white = { $form ->
    [un] una blanca de la col
    [plural] blancas de la col
   *[nombre] Blanca de la col
}
biotopia-card-small-tortoiseshell = { $form ->
    [un] una ortiguera
    [plural] ortigueras
   *[nombre] Ortiguera
}
biotopia-card-common-blue = { $form ->
    [un] un ícaro
    [plural] ícaros
   *[nombre] Ícaro
}
biotopia-card-meadow-brown = { $form ->
    [un] una loba
    [plural] lobas
   *[nombre] Loba
}
biotopia-card-brimstone = { $form ->
    [un] una limonera
    [plural] limoneras
   *[nombre] Limonera
}
biotopia-card-orange-tip = { $form ->
    [un] una aurora
    [plural] auroras
   *[nombre] Aurora
}
biotopia-card-red-admiral = { $form ->
    [un] una vulcana
    [plural] vulcanas
   *[nombre] Vulcana
}
biotopia-card-mourning-cloak = { $form ->
    [un] una antíopa
    [plural] antíopas
   *[nombre] Antíopa
}
biotopia-card-peacock = { $form ->
    [un] un pavo real
    [plural] pavos reales
   *[nombre] Pavo real
}
biotopia-card-chrysalis = { $form ->
    [un] una crisálida
    [plural] crisálidas
   *[nombre] Crisálida
}
biotopia-card-sunshine = { $form ->
    [un] un rayo de sol
    [plural] rayos de sol
   *[nombre] Rayo de sol
}
biotopia-card-common-knapweed = { $form ->
    [un] una centaurea
    [plural] centaureas
   *[nombre] Centaurea
}

biotopia-short-essex-skipper = dorada
biotopia-short-large-white = blanca
biotopia-short-small-tortoiseshell = ortiguera
biotopia-short-common-blue = ícaro
biotopia-short-meadow-brown = loba
biotopia-short-brimstone = limonera
biotopia-short-orange-tip = aurora
biotopia-short-red-admiral = vulcana
biotopia-short-mourning-cloak = antíopa
biotopia-short-peacock = pavo real
biotopia-short-chrysalis = crisálida
biotopia-short-sunshine = sol
biotopia-short-common-knapweed = centaurea

biotopia-effect-essex-skipper = sin efecto
biotopia-effect-large-white = { $points ->
    [one] mayoría: { $points } punto
   *[other] mayoría: { $points } puntos
}
biotopia-effect-small-tortoiseshell = cada siguiente: 1 más
biotopia-effect-common-blue = puedes coger una del cielo
biotopia-effect-meadow-brown = puedes robar 1 por loba
biotopia-effect-brimstone = 1.ª del mazo: una flor
biotopia-effect-orange-tip = puedes coger del compost
biotopia-effect-red-admiral = sin efecto
biotopia-effect-mourning-cloak = ayuda en las misiones
biotopia-effect-peacock = solo desde la mano
biotopia-effect-chrysalis = da la vuelta a una flor tuya
biotopia-effect-sunshine = roba 3 cartas
biotopia-effect-common-knapweed = dos símbolos de flor

biotopia-mission-most-large-whites = Más blancas
biotopia-mission-three-skippers = Ladera herbosa
biotopia-mission-seven-flowers = Mar de flores
biotopia-mission-meadow-quartet = Vida del prado
biotopia-mission-spring-flight = Vuelo primaveral
biotopia-mission-nettle-bed = Ortigal
biotopia-mission-rich-meadow = Prado diverso
biotopia-mission-of = { $cards }

biotopia-starts = ha empezado { $seat }
biotopia-deck = { $cards ->
    [0] el mazo está vacío
    [one] { $cards } carta en el mazo
   *[other] { $cards } cartas en el mazo
}
biotopia-last-round = la última ronda
biotopia-goal = acaba con { $points } puntos
biotopia-sky = Cielo
biotopia-sky-empty = no quedan cartas
biotopia-hand = Tu mano, { $cards } (máximo { $limit })
biotopia-hand-empty = sin cartas
biotopia-ready = jugable
biotopia-lacks = { $symbols ->
    [one] falta { $symbols }✿
   *[other] faltan { $symbols }✿
}
biotopia-no-target = sin objetivo
biotopia-new = nueva
biotopia-worth = { $points }p
biotopia-garden = Tu jardín
biotopia-flower-row = { $symbols ->
    [0] Aún sin símbolos de flor
    [one] { $symbols } símbolo de flor
   *[other] { $symbols } símbolos de flor
}
biotopia-butterfly-row = { $butterflies ->
    [0] Aún sin mariposas
    [one] { $butterflies } mariposa, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] { $butterflies } mariposas, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
biotopia-face-down = { $cards } boca abajo:
biotopia-face-up = { $count ->
    [one] { $card } boca arriba
   *[other] { $count } × { $card } boca arriba
}
biotopia-missions = { $points ->
    [one] Misiones, { $points } punto cada una
   *[other] Misiones, { $points } puntos cada una
}
biotopia-mission-flowers = símbolos de flor { $has }
biotopia-mission-different = distintas { $has }
biotopia-mission-alike = iguales { $has }
biotopia-mission-is-met = puedes cogerla
biotopia-mission-held = la tiene
biotopia-whites-held = va en cabeza con { $whites }
biotopia-whites-open = { $whites ->
    [0] nadie tiene aún ninguna
   *[other] nadie va en cabeza, empate a { $whites }
}
biotopia-compost = Compost { $cards }:
biotopia-player = jugador
biotopia-you = tú
biotopia-points = puntos
biotopia-flowers = flores
biotopia-hand-size = mano
biotopia-open-cards = mariposas; tiene: en la mano o como flor
biotopia-known = tiene
biotopia-in-hand = en la mano
biotopia-none = ninguna

biotopia-asked-turn = { $seat }, te toca: roba, coge una carta del cielo, pon una flor, juega una carta o coge una misión.
biotopia-asked-first-flower = { $seat }, pon una de tus cuatro cartas como primera flor; nadie más ve cuál.
biotopia-asked-chrysalis-target = { $seat }, ¿a cuál de tus flores da la vuelta la crisálida?
biotopia-asked-sky-card = { $seat }, el ícaro te permite coger una carta del cielo.
biotopia-asked-compost-card = { $seat }, la aurora te permite coger una carta del compost.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, la loba te permite robar una carta.
   *[other] { $seat }, las lobas te permiten robar { $cards } cartas.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, descarta una carta: el compost está a la vista.
   *[other] { $seat }, descarta { $cards } cartas, una a una: el compost está a la vista.
}

biotopia-do-pass = No se puede hacer nada
biotopia-do-draw = Robar
biotopia-do-take = Coger del cielo
biotopia-do-flower = Poner como flor
biotopia-do-play = Jugar boca arriba
biotopia-do-mission = Coger una misión
biotopia-do-turn = Dar la vuelta
biotopia-do-recover = Coger del compost
biotopia-do-discard = Descartar
biotopia-do-decline = O bien
biotopia-label-pass = pasar
biotopia-label-draw = { $cards ->
    [one] la primera carta
   *[other] { $cards } cartas
}
biotopia-label-decline = renunciar

biotopia-did-pass = { $seat } no puede hacer nada y pasa.
biotopia-did-draw = { $cards ->
    [0] { $seat } no roba nada: no quedan cartas.
    [one] { $seat } roba una carta.
   *[other] { $seat } roba { $cards } cartas.
}
biotopia-did-take = { $seat } coge { FORM($card, "un") } del cielo.
biotopia-did-flower = { $seat } pone una flor.
biotopia-did-play = { $seat } juega { FORM($card, "un") }.
biotopia-did-lay-top = La primera carta del mazo se convierte en flor.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } juega { FORM($card, "un") } y no hay nada que robar.
    [one] { $seat } juega { FORM($card, "un") } y roba una carta.
   *[other] { $seat } juega { FORM($card, "un") } y roba { $cards } cartas.
}
biotopia-did-mission = { $seat } coge la misión «{ $mission }».
biotopia-did-turn = { $seat } da la vuelta a { FORM($card, "un") }.
biotopia-did-recover = { $seat } coge { FORM($card, "un") } del compost.
biotopia-did-discard = { $seat } descarta { FORM($card, "un") }.
biotopia-did-decline-sky-card = { $seat } no coge ninguna carta del cielo.
biotopia-did-decline-compost-card = { $seat } no coge nada del compost.
biotopia-did-decline-more-cards = { $seat } no roba nada.
biotopia-did-refill = Al cielo: { FORM($cards, "un") }.
biotopia-did-three-alike = Tres { FORM($card, "plural") } del cielo van al compost.
biotopia-did-reshuffle = El compost se baraja y forma el nuevo mazo.
biotopia-did-lead = { $seat } tiene ahora la mayoría de blancas de la col.
biotopia-did-tie = Ahora nadie tiene la mayoría de blancas de la col.
biotopia-did-last-round = { $seat } tiene { $points } puntos: la ronda se juega hasta el final.
biotopia-did-end = La partida ha terminado.

biotopia-ended-fifteen-points = Se ha jugado hasta el final la ronda en que alguien llegó a 15 puntos.
biotopia-ended-all-passed = Todo el mundo ha pasado consecutivamente.
biotopia-ended-standstill = Durante diez rondas no ha llegado nada a ninguna fila y nadie ha cogido una misión.
biotopia-tie-different-butterflies = El empate se ha resuelto por las mariposas distintas en juego.
