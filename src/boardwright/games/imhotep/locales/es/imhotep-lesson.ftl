### Imhotep: partidas guiadas, idea por idea, y respuestas amables a quien hace otra cosa.

imhotep-lesson-first = Tu primera partida
imhotep-lesson-first-load = ¡Te damos la bienvenida al Nilo! Las piedras en los cinco lugares de la orilla te dan puntos, y tras { $rounds } rondas gana quien más tiene. Pero las piedras pesan, así que viajan en barco. Carga una de las tuyas en este barquito: elige el hueco con el marco brillante.
imhotep-lesson-first-sail = ¡Bien cargado! Los bloquecitos grises de un barco muestran cuántas piedras necesita para zarpar. A este le basta con { $minimum }, así que puede salir. En las pirámides, una piedra puntúa al momento. Elige el barco y luego las pirámides.
imhotep-lesson-first-get = { $points ->
    [one] { $points } punto para ti
   *[other] { $points } puntos para ti
}: es el número sobre el que cayó tu piedra. Después jugó tu rival y cogió piedras nuevas. En cada turno se hace una sola cosa. Tu trineo está casi vacío, así que haz lo mismo: coge { $stones } piedras de tu cantera.
imhotep-lesson-first-wish = Ahora tienes piedras de sobra. Carga este barco y espera que vaya al templo. ¿Por qué solo esperar? Porque todos pueden enviar cualquier barco: ¡aquí nadie tiene barcos propios!
imhotep-lesson-first-market = ¿Lo ves? Tu rival ha preferido enviar tu piedra al mercado. Eso es lo divertido, y ahora tú también conoces el truco. Aun así te sirve: en el mercado, una piedra da una carta. Coge la estatua. Las estatuas puntúan al final, y cuantas más tengas (hasta cinco), más vale cada una.
imhotep-lesson-first-share = ¡Otra vez! En este barco hay una piedra de tu rival. Pon la tuya al lado: quien lo envíe a un buen sitio hace también un favor al otro, y una jugarreta os perjudica a ambos.
imhotep-lesson-first-temple = Esta vez date prisa: envía tú este barco al templo. Allí, cada piedra visible desde arriba da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al acabar cada ronda. La piedra de delante, a la izquierda, se descarga primero.
imhotep-lesson-first-paid = Tu rival ha enviado el último barco, así que la ronda ha acabado, y el templo te ha dado { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, lo mismo que a tu rival. Tu piedra sigue ahí y vuelve a dar puntos al final de cada ronda, hasta que otra la tape.
imhotep-lesson-first-burial = Mira adónde fue el último barco. En la cámara funeraria, tu rival tiene { $stones } piedras que se tocan. Un grupo así puntúa al final de la partida: tal como está, { $points } puntos; con una más, { $more }. Cuanto más crece (hasta cinco piedras), más vale cada piedra.
imhotep-lesson-first-obelisks = Al final también cuentan los obeliscos. La torre más alta da { $points } puntos, la siguiente solo { $second }. Nadie ha empezado ninguna, ¡así que empieza tú! La nueva ronda ha traído barcos nuevos: carga otra vez este pequeño.
imhotep-lesson-first-tower = ¡Y ahora, a los obeliscos! Elige el barco y luego los obeliscos.
imhotep-lesson-first-on = Si la partida acabara ahora, tu torre te daría { $points } puntos. Pero tu rival aún puede hacer una más alta. ¡No pierdas de vista sus planes! No necesitas saber más. Juega hasta el final de la ronda { $rounds }: gana quien tenga más puntos.

imhotep-lesson-first-other-ship = Puedes usar cualquier hueco libre de un barco que siga aquí. Por ahora, elige el hueco que te señalo: hay algo que ver.
imhotep-lesson-first-stones-left = Siempre puedes coger piedras mientras haya sitio en tu trineo. Pero ya tienes, así que carga una primero.
imhotep-lesson-first-pyramids-first = ¡Buena idea! Este barco puede ir a cualquier lugar sin barcos. Pero solo en las pirámides las piedras dan puntos al momento, y eso es un buen comienzo. Envía el barco allí.
imhotep-lesson-first-sail-first = También es una buena jugada. Pero si esperas, otros pueden llevarse el barco. Envíalo tú ahora.
imhotep-lesson-first-sled-first = Puedes hacerlo, pero tu trineo quedará vacío y en el próximo turno tendrás que coger piedras. Cógelas ahora.
imhotep-lesson-first-load-first = Está permitido, y a veces es la mejor jugada. Esta vez, carga el barco que te señalo.
imhotep-lesson-first-statue-first = Todas las cartas sirven para algo, y más tarde elegirás tú. Empieza por la estatua: es la más sencilla.
imhotep-lesson-first-temple-first = Está permitido. Pero el templo da puntos una y otra vez, así que envía allí este barco.
imhotep-lesson-first-obelisks-first = Está permitido. Pero en los obeliscos nadie va aún por delante de ti, así que envía allí este barco.

imhotep-lesson-blue-cards = Cartas azules
imhotep-lesson-blue-cards-load = Una carta azul es un turno con truco: hace más que un turno normal. Se consigue como todas las cartas, con piedras en el mercado. ¡Mira, están las cuatro clases! Carga este barco.
imhotep-lesson-blue-cards-more = Cada piedra da una carta. Así que, antes de que zarpe el barco, carga también tu otra piedra.
imhotep-lesson-blue-cards-hammer = Tu rival ha enviado tu barco al mercado creyendo que te fastidiaba. ¡Muchas gracias! Dos piedras, dos cartas. Coge primero el Martillo.
imhotep-lesson-blue-cards-lever = Y ahora la Palanca. Ambas quedan ante ti hasta que las juegues, una por turno.
imhotep-lesson-blue-cards-play = Tu trineo está vacío. Coger piedras y luego cargar una serían dos turnos. El Martillo hace las dos cosas en uno: te da { $stones } piedras y carga una. Elige el Martillo y luego el hueco del barco.
imhotep-lesson-blue-cards-order = Este barco está lleno. En las pirámides, las piedras ocupan una casilla tras otra: si zarpara ahora, la tuya solo tendría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Con la Palanca envías un barco y eliges quién baja primero. Elige la Palanca, el barco y las pirámides.
imhotep-lesson-blue-cards-last = Ahora elige el orden. La mejor casilla es la tercera, así que deja pasar las dos piedras de tu rival. Así la tuya tendrá { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] ¡Ahí está: { $points } punto!
   *[other] ¡Ahí están: { $points } puntos!
} En el mercado quedan la Vela, que carga una piedra y envía ese barco al momento, y el Cincel, que carga dos piedras. Guarda las cartas azules para el momento adecuado; cada una que no juegues da { $unused } al final. ¡Sigue jugando!
imhotep-lesson-blue-cards-pointed = Está permitido. Por ahora, elige el barco que te señalo: debe ir al mercado.
imhotep-lesson-blue-cards-later = Está permitido, y a veces es la mejor jugada. Esta vez, carga el barco que te señalo.
imhotep-lesson-blue-cards-card = ¡También es buena carta! Por ahora, coge la que te señalo.
imhotep-lesson-blue-cards-slot = El Martillo puede cargar cualquier hueco libre. Por ahora, elige el que te señalo.
imhotep-lesson-blue-cards-twice = Así tendrías piedras, pero no podrías cargar una en el mismo turno. El Martillo permite ambas cosas.
imhotep-lesson-blue-cards-best = La Palanca puede enviar un barco a cualquier lugar libre. En las pirámides se ve mejor para qué sirve.
imhotep-lesson-blue-cards-now = Está permitido, pero no verías lo que hace la Palanca. Juégala ahora.
imhotep-lesson-blue-cards-third = Puedes elegir cualquier orden. Pero mira los números de las casillas: la tercera piedra es la que más recibe.

imhotep-lesson-b-sides = Las caras B
imhotep-lesson-b-sides-load = Cada lugar tiene una segunda cara, la B. Allí hay más que elegir y más que pensar. A y B se pueden mezclar; aquí los cinco muestran la B. Vamos a verlos: carga este barco.
imhotep-lesson-b-sides-sail = Empezamos por las pirámides, que ahora son tres. Envía allí tu barco.
imhotep-lesson-b-sides-pyramid = Quien posee la piedra que llega elige una pirámide y recibe su casilla siguiente. Ahora cada una te da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}. Algunas casillas posteriores dan menos, pero con algo más: una carta, piedras o una piedra a un barco. Construye en la pirámide de la izquierda.
imhotep-lesson-b-sides-temple = En el templo, cada casilla da algo distinto al acabar la ronda: puntos, piedras o una carta. La primera casilla por la izquierda sigue libre. Carga este barquito para llegar a ella.
imhotep-lesson-b-sides-obelisks = Este barco solo lleva piedras de tu rival. Envíalo donde le sirvan poco: en los obeliscos hacen falta { $stones } piedras para acabar uno, que da { $points } puntos al momento. Una piedra suelta solo da { $loose } al final.
imhotep-lesson-b-sides-last = Tu rival ha estado en el mercado: allí hay dos cartas boca abajo. Quien las coge mira ambas y se queda una, aquí una carta azul. Ahora te toca: envía tu barco al templo. Es el último.
imhotep-lesson-b-sides-choose = La ronda ha acabado, y el templo te pregunta qué quieres de tu casilla: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} o { $stones ->
    [one] { $stones } piedra
   *[other] { $stones } piedras
}. Tu trineo está vacío, y coger piedras cuesta un turno. ¡Coge las piedras!
imhotep-lesson-b-sides-rows = Queda la cámara funeraria. En esta cara cuentan las filas: al final, quien tiene más piedras en una fila recibe { $points } puntos, y el siguiente, { $second }. Se llena columna por columna, de arriba abajo, así que importa cuándo llega la tuya. Ya conoces todas las caras. ¡Sigue jugando!
imhotep-lesson-b-sides-pointed = Está permitido. Por ahora, elige el hueco que te señalo.
imhotep-lesson-b-sides-later = Está permitido, y a veces es la mejor jugada. Esta vez, carga el barco que te señalo.
imhotep-lesson-b-sides-hurry = Puedes hacerlo. Pero envía el barco ahora, antes de que lo haga tu rival.
imhotep-lesson-b-sides-begin = Este barco puede ir a cualquier lugar. Empezamos por las pirámides, así que envíalo allí.
imhotep-lesson-b-sides-left = Ahora todas dan lo mismo, así que tanto vale una como otra. Esta vez, elige la de la izquierda.
imhotep-lesson-b-sides-least = Está permitido. Pero piensa dónde ayudan menos a tu rival estas piedras: en los obeliscos.
imhotep-lesson-b-sides-own = Está permitido. Pero tu piedra debería ir al templo, mientras la mejor casilla para ti esté libre allí.
imhotep-lesson-b-sides-worth = Un punto nunca está mal. Pero, con el trineo vacío, ahora te sirven más las piedras.
