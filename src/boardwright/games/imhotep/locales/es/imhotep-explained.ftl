# Imhotep se explica: qué es cada sitio y cuánto vale ahora, qué hay de nuevo, qué hacer y para qué sirve.

imhotep-explained-nothing = nada
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Un barco con { $slots } hueco
   *[other] Un barco con { $slots } huecos
}. Puede zarpar en cuanto { $minimum ->
    [one] haya { $minimum } piedra a bordo.
   *[other] haya { $minimum } piedras a bordo.
}
imhotep-explained-ship-ready = Puede zarpar ahora, y cualquiera puede enviarlo en su turno.
imhotep-explained-ship-missing = { $missing ->
    [one] Aún falta { $missing } piedra.
   *[other] Aún faltan { $missing } piedras.
}
imhotep-explained-ship-load = Se descargan desde la proa, de una en una: { FORM($stones, "piedra") }.
imhotep-explained-ship-away = Se queda { $at } hasta que acabe la ronda, y ningún otro barco puede ir allí.
imhotep-explained-voyages = Lo que daría si zarpara así, el templo pagara y la partida acabara:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = Un hueco libre: quien tiene el turno puede cargar aquí una piedra.
imhotep-explained-slot-taken = Esta piedra es { FORM($seat, "piedra") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Con la carga actual, de aquí se descarga primero.
    [one] Con la carga actual, antes se descarga { $ahead } piedra.
   *[other] Con la carga actual, antes se descargan { $ahead } piedras.
}

imhotep-explained-market = Cada piedra que llega aquí da una carta. La piedra vuelve a la cantera.
imhotep-explained-pyramids-a = { $points ->
    [one] Aquí una piedra puntúa al momento: la casilla siguiente da { $points } punto.
   *[other] Aquí una piedra puntúa al momento: la casilla siguiente da { $points } puntos.
}
imhotep-explained-pyramids-b = Aquí una piedra puntúa al momento. Quien la posee elige la pirámide.
imhotep-explained-pyramids-full = { $points ->
    [one] Todas las casillas están ocupadas: cada piedra más da { $points } punto.
   *[other] Todas las casillas están ocupadas: cada piedra más da { $points } puntos.
}
imhotep-explained-pyramid = Casilla siguiente, { $space }.
imhotep-explained-pyramid-complete = Esta pirámide está completa.
imhotep-explained-temple-a = { $points ->
    [one] Al acabar una ronda, cada piedra visible desde arriba da { $points } punto.
   *[other] Al acabar una ronda, cada piedra visible desde arriba da { $points } puntos.
}
imhotep-explained-temple-b = Al acabar una ronda, cada piedra visible desde arriba da lo que muestra su casilla.
imhotep-explained-covers = La próxima piedra tapa aquí una: { FORM($seat, "piedra") }.
imhotep-explained-burial-a = Al final, cada grupo de piedras de un color que se tocan puntúa según su tamaño: { $groups }, y luego { $further } por cada piedra más.
imhotep-explained-groups = Grupos ahora: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
} ({ $points })
imhotep-explained-burial-b = Al final, cada fila cuenta según quién tiene más piedras en ella: { $places }.
imhotep-explained-row = Fila { $row }, si acabara ahora: { $points }.
imhotep-explained-obelisks-a = Aquí cada cual levanta una torre. Al final puntúan según la altura: { $places }.
imhotep-explained-towers = Alturas ahora: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } piedra hace un obelisco.
   *[other] { $stones } piedras de un color hacen un obelisco.
} Puntúa al momento: el próximo, { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] Todos los sitios están ocupados: una piedra más da { $points } punto al final.
   *[other] Todos los sitios están ocupados: una piedra más da { $points } puntos al final.
}
imhotep-explained-loose = Piedras sueltas, { $points } cada una al final: { $stones }.
imhotep-explained-another = Lo que daría ahora una piedra más: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = El barco { $ship } está aquí, así que ningún otro puede venir en esta ronda.

imhotep-explained-taken = Cogerla daría, si luego acabara la partida: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] Allí hay { $stones } piedra.
   *[other] Allí hay { $stones } piedras.
} { $missing ->
    [one] Con { $missing } más se gana otro punto.
   *[other] Con { $missing } más se gana otro punto.
}
imhotep-explained-unused = { $points ->
    [one] Sin jugar, da { $points } punto al final.
   *[other] Sin jugar, da { $points } puntos al final.
}
imhotep-explained-pair = { $cards ->
    [one] Una carta boca abajo. Quien la coge la ve entonces y se la queda.
   *[other] Cartas boca abajo. Quien las coge las mira, se queda una y descarta la otra.
}

imhotep-explained-get = { $stones ->
    [0] No caben más piedras en el trineo: solo caben { $room }.
    [one] Al coger piedras llegaría { $stones }; en el trineo caben { $room }.
   *[other] Al coger piedras llegarían { $stones }; en el trineo caben { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] Hay { $stones } piedra lista para cargar.
   *[other] Hay { $stones } piedras listas para cargar.
} En el trineo caben { $room }.
imhotep-explained-points = { $points ->
    [0] Aún no hay puntos.
   *[other] Puntos hasta ahora: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Si la partida acabara ahora, no se sumarían puntos.
   *[other] Si la partida acabara ahora, se sumarían: { $total } ({ $sources }).
}
imhotep-explained-wrath = Aún sin piedra aquí: { $sites }. Mientras falte una, el final cuesta { $points } puntos.
imhotep-explained-round = { $ships ->
    [one] Aún espera { $ships } barco. Cuando zarpe, el templo paga y la ronda acaba.
   *[other] Aún esperan { $ships } barcos. Cuando hayan zarpado todos, el templo paga y la ronda acaba.
}

imhotep-news-sled-empty = Tu trineo está vacío. Coge piedras de tu cantera para tener qué cargar.
imhotep-news-may-sail = Hay bastantes piedras a bordo: puedes enviar este barco, aunque ninguna sea tuya.
imhotep-news-others-may-sail = Tu piedra está en este barco, y cualquiera puede enviarlo adonde quiera.
imhotep-news-last-ship = Este es el último barco. Cuando zarpe, el templo paga, las cartas que queden en el mercado se van y la ronda acaba.
imhotep-news-last-round = Esta es la última ronda. Después puntúan la cámara funeraria, los obeliscos y las cartas.
imhotep-news-blue-card = Tienes esta carta: { $card }. { $effect }.
imhotep-news-wrath = Aquí aún no has construido. Mientras te falte una piedra en uno de estos, el final te cuesta { $points } puntos: { $sites }.
imhotep-news-temple-covers = La próxima piedra que llegue al templo tapa una tuya, que entonces ya no da nada.
imhotep-news-may-not-sail = { $missing ->
    [one] Este barco aún no puede zarpar: falta { $missing } piedra.
   *[other] Este barco aún no puede zarpar: faltan { $missing } piedras.
}
imhotep-news-site-taken = Aquí hay un barco, así que ningún otro puede venir antes de la próxima ronda.
imhotep-news-pair = Estas cartas están boca abajo. Quien las coge las mira y se queda una.
imhotep-news-sled-full = Tu trineo está lleno: caben { $room }. Carga una piedra antes de coger más.
imhotep-news-pyramids-full = { $points ->
    [one] Todas las casillas de las pirámides están ocupadas. Cada piedra más da { $points } punto.
   *[other] Todas las casillas de las pirámides están ocupadas. Cada piedra más da { $points } puntos.
}
imhotep-news-quarry-empty = Tu cantera está vacía. Las piedras solo vuelven a ella desde el mercado.

imhotep-urge-pass = Pasa, porque no puedes hacer otra cosa.
imhotep-urge-get = { $stones ->
    [one] Coge { $stones } piedra de tu cantera.
   *[other] Coge { $stones } piedras de tu cantera.
}
imhotep-urge-place = Carga una piedra en el barco { $ship }.
imhotep-urge-sail = Envía el barco { $ship } { $to }.
imhotep-urge-lever = Juega la Palanca: envía el barco { $ship } { $to } y elige quién baja primero.
imhotep-urge-hammer = Juega el Martillo: coge piedras y carga una en el barco { $ship }.
imhotep-urge-sail-card = Juega la Vela: carga una piedra en el barco { $ship } y envíalo al momento.
imhotep-urge-chisel = Juega el Cincel: carga una piedra en el barco { $ship } y luego otra.
imhotep-urge-sail-to = Envíalo { $to }.
imhotep-urge-second-stone = Carga la otra piedra en el barco { $ship }.
imhotep-urge-unload = Descarga en este orden: { FORM($stones, "piedra") }.
imhotep-urge-take = Coge esta carta: { $card }.
imhotep-urge-look = Mira las cartas boca abajo y quédate una.
imhotep-urge-keep = Quédate esta carta: { $card }.
imhotep-urge-pyramid = Construye en la pirámide { FORM($pyramid, "frase") }.
imhotep-urge-decline = Renuncia a la bonificación.
imhotep-urge-point = { $points ->
    [one] Elige el punto ({ $points }).
   *[other] Elige los { $points } puntos.
}
imhotep-urge-stones = { $stones ->
    [one] Coge la piedra ({ $stones }).
   *[other] Coge las { $stones } piedras.
}

imhotep-merit-pass = No puedes hacer ninguna otra cosa.
imhotep-merit-get = { $stones ->
    [one] Así tendrás { $stones } piedra en tu trineo, lista para tu próximo turno.
   *[other] Así tendrás { $stones } piedras en tu trineo, listas para tus próximos turnos.
}
imhotep-merit-voyage = { $points ->
    [one] Si este barco va luego { $to }, puede darte { $points } punto.
   *[other] Si este barco va luego { $to }, puede darte { $points } puntos.
}
imhotep-merit-voyage-market = Si este barco va luego al mercado, tu piedra te da una carta.
imhotep-merit-ready = Así el barco tiene bastantes piedras a bordo para zarpar.
imhotep-merit-full = Así el barco está lleno, y nadie más puede subir a bordo.
imhotep-merit-aboard = Así viaja una piedra tuya en este barco.
imhotep-merit-in-one-turn = Con la carta haces en un turno lo que sin ella pide más.
imhotep-merit-pyramids-a = { $points ->
    [one] Las pirámides te dan { $points } punto al momento.
   *[other] Las pirámides te dan { $points } puntos al momento.
}
imhotep-merit-pyramids-b = { $points ->
    [one] Las pirámides pueden darte { $points } punto al momento.
   *[other] Las pirámides pueden darte { $points } puntos al momento.
}
imhotep-merit-temple = { $points ->
    [one] El templo te da { $points } punto al acabar esta ronda, y nadie puede taparte antes.
   *[other] El templo te da { $points } puntos al acabar esta ronda, y nadie puede taparte antes.
}
imhotep-merit-burial = { $points ->
    [one] Tus piedras de la cámara funeraria valdrían así { $points } punto más al final.
   *[other] Tus piedras de la cámara funeraria valdrían así { $points } puntos más al final.
}
imhotep-merit-obelisks = { $points ->
    [one] Tus piedras de los obeliscos valdrían así { $points } punto más al final.
   *[other] Tus piedras de los obeliscos valdrían así { $points } puntos más al final.
}
imhotep-merit-obelisk = { $points ->
    [one] Completas un obelisco: { $points } punto al momento.
   *[other] Completas un obelisco: { $points } puntos al momento.
}
imhotep-merit-end = { $points ->
    [one] Si luego acabara la partida, tendrías { $points } punto más ({ $source }).
   *[other] Si luego acabara la partida, tendrías { $points } puntos más ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] Recibes { $cards } carta en el mercado.
   *[other] Recibes { $cards } cartas en el mercado.
}
imhotep-merit-costs = { $points ->
    [one] Tal como están las cosas, { $seat } pierde con ello { $points } punto.
   *[other] Tal como están las cosas, { $seat } pierde con ello { $points } puntos.
}
imhotep-merit-spoils = { $seat } va a bordo, pero aquí, tal como están las cosas, solo recibe { $points }; otro lugar podría dar { $most }.
imhotep-merit-round-ends = Es el último barco: la ronda acaba y el templo paga ahora.
imhotep-merit-game-ends = Es el último barco de la última ronda: después acaba la partida.
imhotep-merit-decide = Decides tú adónde va este barco, antes de que lo haga otra persona.
imhotep-merit-order = Eliges qué piedra baja primero del barco.
imhotep-merit-order-best = { $points ->
    [one] En el orden adecuado, puede darte { $points } punto.
   *[other] En el orden adecuado, puede darte { $points } puntos.
}
imhotep-merit-first = Tu piedra baja la primera del barco.
imhotep-merit-red = Una piedra tuya va { $to } sin barco.
imhotep-merit-blue = { $effect }. Sin jugar, da { $points } al final.
imhotep-merit-decoration = { $stones ->
    [one] Da al final un punto por cada piedra de ese lugar ({ $stones }), sea de quien sea.
   *[other] Da al final un punto por cada { $stones } piedras de ese lugar, sean de quien sean.
}
imhotep-merit-look = Puedes elegir entre cartas que nadie más ha visto.
imhotep-merit-space = { $points ->
    [one] Esta casilla te da { $points } punto al momento.
   *[other] Esta casilla te da { $points } puntos al momento.
}
imhotep-merit-card = Te da además una carta del mazo.
imhotep-merit-ship = Te deja además cargar enseguida otra piedra.
imhotep-merit-room-left = Queda sitio en tu trineo: aún puedes coger piedras si prefieres esperar.
imhotep-merit-stone-kept = Te quedas la piedra para un barco que te convenga más.
imhotep-merit-point = { $points ->
    [one] Tienes { $points } punto seguro.
   *[other] Tienes { $points } puntos seguros.
}
imhotep-merit-stones = Llegan piedras a tu trineo sin que te cueste un turno.
