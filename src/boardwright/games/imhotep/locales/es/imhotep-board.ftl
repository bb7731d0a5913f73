# Imhotep en el navegador.
imhotep-board-round = Ronda { $round } de { $rounds }
imhotep-board-piles = { $pile ->
    [one] { $pile } carta en el mazo, { $discards } en los descartes
   *[other] { $pile } cartas en el mazo, { $discards } en los descartes
}
imhotep-board-start = Empieza la ronda
imhotep-board-coming = Barcos por venir
imhotep-board-coming-mean = { $cards ->
    [one] Queda { $cards } carta de ronda.
   *[other] Quedan { $cards } cartas de ronda.
} { $out ->
    [0] La próxima está entre ellas.
    [one] Una de ellas sale a continuación y una se queda en la caja.
   *[other] Una de ellas sale a continuación y { $out } se quedan en la caja.
} Los números son los huecos de los cuatro barcos.
imhotep-board-go-on = Ahora elige lo que brilla.
imhotep-board-get = Coger { $label }

imhotep-board-hint-market = Una carta por piedra
imhotep-board-hint-pyramids-a = Al momento: los puntos de la casilla siguiente
imhotep-board-hint-pyramids-b = Al momento: siguiente casilla de la pirámide elegida
imhotep-board-hint-temple-a = { $points ->
    [one] Cada ronda: { $points } punto por cada piedra de encima
   *[other] Cada ronda: { $points } puntos por cada piedra de encima
}
imhotep-board-hint-temple-b = Cada ronda: lo que se muestra debajo
imhotep-board-hint-burial-a = Al final, por cada grupo: { $groups } +{ $further }
imhotep-board-hint-burial-b = Al final, mayoría en cada fila: { $places }
imhotep-board-hint-obelisks-a = Al final, según la altura: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Al momento por { $stones } piedra; al final { $points } por cada suelta
   *[other] Al momento por { $stones } piedras; al final { $points } por cada suelta
}

imhotep-board-standing-pyramids = Puntos hasta ahora
imhotep-board-standing-temple = Puntos al acabar la ronda
imhotep-board-standing-burial = Puntos si acabara ahora
imhotep-board-standing-obelisks = Puntos si acabara ahora

imhotep-board-empty = vacío
imhotep-board-none = ninguna
imhotep-board-ship = Barco { $ship } con { $slots ->
    [one] { $slots } hueco
   *[other] { $slots } huecos
}, zarpa con al menos { $minimum ->
    [one] { $minimum } piedra
   *[other] { $minimum } piedras
}. Desde la proa: { FORM($load, "piedra") }.
imhotep-board-ship-away = Barco { $ship }, { $at }
imhotep-board-slot = Barco { $ship }, hueco { $slot } desde la proa: { FORM($stone, "piedra") }

imhotep-board-site = { $site }, cara { $side }.
imhotep-board-visited = El barco { $ship } está aquí.
imhotep-board-on-market = { $cards ->
    [0] No hay cartas a la vista.
    [one] Hay { $cards } carta a la vista.
   *[other] Hay { $cards } cartas a la vista.
}
imhotep-board-on-pyramids = Piedras por orden: { FORM($stones, "piedra") }.
imhotep-board-on-temple = Piedras desde la izquierda, { $spaces } por nivel: { FORM($stones, "piedra") }.
imhotep-board-on-burial = Piedras columna por columna, { $rows } por columna: { FORM($stones, "piedra") }.
imhotep-board-on-obelisks = Piedras: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { CAP($space) }. Piedras: { FORM($stones, "piedra") }.
imhotep-board-pyramid-complete = { CAP(FORM($pyramid, "larga")) }: completa. Piedras: { FORM($stones, "piedra") }.
imhotep-board-looked-at = alguien la está mirando

imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "piedra") }: { $stones } piedra en el trineo
   *[other] { $name }, { FORM($seat, "piedra") }: { $stones } piedras en el trineo
}
imhotep-board-quarry = { $stones ->
    [one] Cantera de { $seat }: { $stones } piedra
   *[other] Cantera de { $seat }: { $stones } piedras
}
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Ira: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
imhotep-board-cards-of = Cartas de { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] Si la partida acabara ahora: { $points } punto
   *[other] Si la partida acabara ahora: { $points } puntos
}

imhotep-board-effect-entrance = Al momento: una piedra de tu cantera a las pirámides
imhotep-board-effect-sarcophagus = Al momento: una piedra de tu cantera a la cámara funeraria
imhotep-board-effect-paved-path = Al momento: una piedra de tu cantera a los obeliscos
imhotep-board-effect-decoration = { $stones ->
    [one] Al final: 1 punto por cada piedra de ese lugar
   *[other] Al final: 1 punto por cada { $stones } piedras de ese lugar
}
imhotep-board-effect-statue = Al final: { $points } puntos con 1 a { $most } estatuas
imhotep-board-effect-lever = Como turno: envía un barco y elige el orden de descarga
imhotep-board-effect-hammer = Como turno: coge piedras y luego carga una
imhotep-board-effect-sail = Como turno: carga una piedra y luego envía ese barco
imhotep-board-effect-chisel = Como turno: carga dos piedras

imhotep-board-voyages = ¿Qué daría ahora cada barco?
imhotep-board-voyages-mean = Puntos de más o de menos para cada cual si el barco zarpara ahora, el templo pagara una vez y la partida acabara. Las cartas y las bonificaciones no se cuentan; en la cara B de las pirámides cada cual elige la casilla que más da.
imhotep-board-voyages-none = Ningún barco del puerto lleva piedras.
imhotep-board-to = Destino
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = N
imhotep-board-letter-white = B
imhotep-board-letter-brown = M
imhotep-board-letter-grey = G
