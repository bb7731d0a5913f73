### Imhotep en la mesa.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Carga barcos con tus piedras y envíalos adonde más te convenga.
imhotep-option-sides = Cara de mercado, pirámides, templo, cámara funeraria y obeliscos, por ejemplo { $example } (por defecto { $default }).
imhotep-option-wrath = Juega con la ira del faraón.

imhotep-seat-black = { $form ->
    [piedra] negra
   *[nombre] Negro
}
imhotep-seat-white = { $form ->
    [piedra] blanca
   *[nombre] Blanco
}
imhotep-seat-brown = { $form ->
    [piedra] marrón
   *[nombre] Marrón
}
imhotep-seat-grey = { $form ->
    [piedra] gris
   *[nombre] Gris
}

imhotep-source-pyramids = { $form ->
    [el] las pirámides
   *[nombre] pirámides
}
imhotep-source-temple = { $form ->
    [el] el templo
   *[nombre] templo
}
imhotep-source-burial-chamber = { $form ->
    [el] la cámara funeraria
   *[nombre] cámara funeraria
}
imhotep-source-obelisks = { $form ->
    [el] los obeliscos
   *[nombre] obeliscos
}
imhotep-source-decorations = { $form ->
    [el] los ornamentos
   *[nombre] ornamentos
}
imhotep-source-statues = { $form ->
    [el] las estatuas
   *[nombre] estatuas
}
imhotep-source-blue-cards = { $form ->
    [el] las cartas azules
   *[nombre] cartas azules
}
imhotep-source-wrath = { $form ->
    [el] la ira del faraón
   *[nombre] ira del faraón
}

imhotep-short-pyramids = pir.
imhotep-short-temple = tem.
imhotep-short-burial-chamber = cám.
imhotep-short-obelisks = obe.
imhotep-short-decorations = orn.
imhotep-short-statues = est.
imhotep-short-blue-cards = azul
imhotep-short-wrath = ira

imhotep-site-market = Mercado
imhotep-site-pyramids = Pirámides
imhotep-site-temple = Templo
imhotep-site-burial = Cámara funeraria
imhotep-site-obelisks = Obeliscos
imhotep-to-market = al mercado
imhotep-to-pyramids = a las pirámides
imhotep-to-temple = al templo
imhotep-to-burial = a la cámara funeraria
imhotep-to-obelisks = a los obeliscos
imhotep-at-market = en el mercado
imhotep-at-pyramids = en las pirámides
imhotep-at-temple = en el templo
imhotep-at-burial = en la cámara funeraria
imhotep-at-obelisks = en los obeliscos

imhotep-pyramid-left = { $form ->
    [frase] de la izquierda
    [larga] izquierda
   *[corta] izq.
}
imhotep-pyramid-middle = { $form ->
    [frase] del centro
    [larga] centro
   *[corta] centro
}
imhotep-pyramid-right = { $form ->
    [frase] de la derecha
    [larga] derecha
   *[corta] der.
}

imhotep-slot = el barco { $ship }, hueco { $slot }
imhotep-ship-size = { $slots }

imhotep-card-entrance = Entrada
imhotep-card-sarcophagus = Sarcófago
imhotep-card-paved-path = Camino empedrado
imhotep-card-pyramid-decoration = Ornamento de pirámide
imhotep-card-temple-decoration = Ornamento de templo
imhotep-card-burial-chamber-decoration = Ornamento de cámara funeraria
imhotep-card-obelisk-decoration = Ornamento de obelisco
imhotep-card-statue = Estatua
imhotep-card-lever = Palanca
imhotep-card-hammer = Martillo
imhotep-card-sail = Vela
imhotep-card-chisel = Cincel

imhotep-effect-entrance = ya: 1 piedra a las pirámides
imhotep-effect-sarcophagus = ya: 1 piedra a la cámara
imhotep-effect-paved-path = ya: 1 piedra a los obeliscos
imhotep-effect-decoration = fin: piedras / { $stones }
imhotep-effect-statue = fin: { $points } con 1 a { $most }
imhotep-effect-lever = turno: envía y elige el orden
imhotep-effect-hammer = turno: coge piedras y carga una
imhotep-effect-sail = turno: carga 1, envía el barco
imhotep-effect-chisel = turno: carga dos piedras

imhotep-round = ronda { $round } de { $rounds }
imhotep-starts = empieza { $seat }
imhotep-piles = mazo { $pile }, descartes { $discards }
imhotep-wrath = ira del faraón
imhotep-harbour = Puerto
imhotep-ship-needs = mín. { $minimum }, lleva { $loaded }
imhotep-ship-ready = mín. { $minimum }, puede salir
imhotep-ship-gone = se quedó en puerto
imhotep-ship-is-here = barco { $ship }
imhotep-pair = { $cards ->
    [one] Carta boca abajo
   *[other] Pareja boca abajo
}
imhotep-pair-effect = mira y quédate una
imhotep-market-empty = no quedan cartas
imhotep-beside = al lado, { $points } cada una:
imhotep-pyramid-signs = { $stones ->
    [one] c carta, s { $stones } piedra, ▸ una piedra a un barco
   *[other] c carta, s { $stones } piedras, ▸ una piedra a un barco
}
imhotep-temple-under = piedras debajo
imhotep-temple-a = cada visible: { $points } por ronda
imhotep-temple-b = s piedras, c carta
imhotep-burial-a = fin: grupos propios { $groups } +{ $further }
imhotep-burial-b = fin: mayoría por fila { $places }
imhotep-obelisks-a = fin: { $places }
imhotep-obelisks-b = { $stones ->
    [one] de { $stones } piedra cada uno
   *[other] de { $stones } piedras cada uno
}
imhotep-obelisks-loose = sueltas, { $points } cada una
imhotep-player = jugador
imhotep-you = { $seat } (tú)
imhotep-sled = trineo
imhotep-quarry = cantera
imhotep-cards = cartas
imhotep-points = puntos

imhotep-asked-turn = { $seat }, te toca: coge piedras, carga una, envía un barco o juega una carta azul.
imhotep-asked-unload-order = { $seat }, ¿en qué orden se descargan las piedras? Sale primero la que se nombra primero.
imhotep-asked-sail-to = { $seat }, ¿adónde va el barco { $ship }?
imhotep-asked-second-stone = { $seat }, ¿dónde va la segunda piedra del Cincel?
imhotep-asked-take-card = { $seat }, coge una carta por tu piedra del mercado.
imhotep-asked-keep-card = { $seat }, quédate una carta de la pareja; nadie más las ve.
imhotep-asked-choose-pyramid = { $seat }, ¿para qué pirámide es tu piedra?
imhotep-asked-ship-bonus = { $seat }, como bonificación puedes cargar una piedra de tu trineo en un barco.
imhotep-asked-temple-choice = { $seat }, casilla { $space } del templo: ¿puntos o piedras?
imhotep-asked-stones-bonus = { $seat }, como bonificación puedes coger piedras de la cantera para tu trineo.

imhotep-do-pass = No se puede hacer nada
imhotep-do-get = Coger piedras
imhotep-do-place = Cargar el barco { $ship }, hueco
imhotep-do-sail = Enviar el barco { $ship }
imhotep-do-lever = Palanca: enviar el barco { $ship }
imhotep-do-hammer = Martillo: coger y cargar el barco { $ship }, hueco
imhotep-do-sail-card = Vela: cargar (y luego enviar) el barco { $ship }, hueco
imhotep-do-chisel = Cincel: la primera en el barco { $ship }, hueco
imhotep-do-sail-to = Enviar ese barco
imhotep-do-second-stone = La segunda en el barco { $ship }, hueco
imhotep-do-unload = Descargar
imhotep-do-take = Coger
imhotep-do-keep = Quedarse
imhotep-do-pyramid = Construir
imhotep-do-decline = O bien
imhotep-do-temple = Coger
imhotep-do-stones-bonus = Piedras de bonificación
imhotep-label-pass = pasar
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}
imhotep-label-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
imhotep-label-pair = la pareja boca abajo: mirar y quedarse una
imhotep-label-decline = renunciar
imhotep-label-order = { FORM($stones, "piedra") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { FORM($pyramid, "larga") }: { $points }
imhotep-label-space-card = { FORM($pyramid, "larga") }: { $points } y una carta
imhotep-label-space-stones = { FORM($pyramid, "larga") }: { $points } y piedras
imhotep-label-space-ship = { FORM($pyramid, "larga") }: { $points } y una piedra a un barco

imhotep-did-pass = { $seat } pasa.
imhotep-did-get = { $stones ->
    [one] { $seat } coge { $stones } piedra.
   *[other] { $seat } coge { $stones } piedras.
}
imhotep-did-place = { $seat } carga una piedra en { $slot }.
imhotep-did-sail = { $seat } envía el barco { $ship } { $to }.
imhotep-did-lever = { $seat } juega la Palanca: el barco { $ship } va { $to }.
imhotep-did-hammer = { $stones ->
    [0] { $seat } juega el Martillo: no coge piedras y carga una en { $slot }.
    [one] { $seat } juega el Martillo: coge { $stones } piedra y carga una en { $slot }.
   *[other] { $seat } juega el Martillo: coge { $stones } piedras y carga una en { $slot }.
}
imhotep-did-sail-card = { $seat } juega la Vela y carga una piedra en { $slot }.
imhotep-did-chisel = { $seat } juega el Cincel: la primera piedra va en { $slot }.
imhotep-did-second-stone = { $seat } carga la segunda piedra en { $slot }.
imhotep-did-unload = { $seat } hace descargar las piedras en este orden: { FORM($stones, "piedra") }.
imhotep-did-take = { $seat } coge la carta { $card }.
imhotep-did-look = { $seat } mira la pareja boca abajo.
imhotep-did-keep = { $seat } se queda la carta { $card }.
imhotep-did-pyramid = { $seat } construye en la pirámide { FORM($pyramid, "frase") }.
imhotep-did-decline = { $seat } renuncia a la bonificación.
imhotep-did-point = { $seat } elige los puntos del templo.
imhotep-did-land = { $site }: { FORM($stones, "piedra") }.
imhotep-did-reshuffle = Los descartes se barajan y forman el nuevo mazo.
imhotep-did-draw = { $seat } roba la carta { $card }.
imhotep-did-round = La ronda { $round } empieza con barcos de { $ships } huecos; empieza { $seat }.
imhotep-did-end = La partida ha terminado.

imhotep-ended-six-rounds = Se han jugado las seis rondas.
imhotep-tie-stones-on-sled = El empate se ha resuelto por las piedras de los trineos.

## Choices before a game.

web-imhotep-sides = Caras de los lugares
web-imhotep-sides-all = Todas { $side }
web-imhotep-sides-mixed = Mezcla al azar
web-imhotep-sides-chosen = Caras: { $value }
web-imhotep-sides-market-a = Todas las cartas están boca arriba.
web-imhotep-sides-market-b = También se puede mirar una pareja boca abajo y quedarse una carta.
web-imhotep-sides-pyramids-a = Una pirámide: una piedra da al momento los puntos de la casilla siguiente.
web-imhotep-sides-pyramids-b = Tres pirámides a elegir; algunas casillas dan una carta, piedras o una piedra en un barco.
web-imhotep-sides-temple-a = Cada ronda, cada piedra visible desde arriba da lo mismo.
web-imhotep-sides-temple-b = Cada ronda, cada piedra visible desde arriba da lo que muestra su casilla: puntos, piedras o una carta.
web-imhotep-sides-burial-a = Al final puntúa cada grupo de piedras propias que se tocan; los grandes, mucho más.
web-imhotep-sides-burial-b = Al final, en cada fila puntúa más quien tiene más piedras.
web-imhotep-sides-obelisks-a = Al final, la torre más alta da más puntos.
web-imhotep-sides-obelisks-b = Un obelisco terminado puntúa al momento; cuanto antes, más.
web-imhotep-wrath = Con la ira del faraón
web-imhotep-wrath-mean = Quien no tenga ninguna piedra en uno de los cuatro monumentos pierde puntos al final.
web-imhotep-wrath-chosen = Con la ira del faraón
