### Imhotep: por qué se rechaza una acción.

imhotep-refused-asked-0 = es tu turno: coge piedras, carga una piedra, envía un barco o juega una carta azul.
imhotep-refused-asked-1 = primero di en qué orden se descargan las piedras.
imhotep-refused-asked-2 = primero di adónde va el barco de la carta Vela.
imhotep-refused-asked-3 = primero carga la segunda piedra del Cincel.
imhotep-refused-asked-4 = primero coge una carta del mercado por esta piedra.
imhotep-refused-asked-5 = primero quédate una carta de la pareja boca abajo.
imhotep-refused-asked-6 = primero elige una pirámide para esta piedra.
imhotep-refused-asked-7 = primero carga la piedra de bonificación en un barco, o renuncia a ella.
imhotep-refused-asked-8 = primero elige entre el punto y las piedras del templo.
imhotep-refused-asked-9 = primero coge las piedras de bonificación, o renuncia a ellas.
imhotep-refused-asked-10 = la partida ha terminado.
imhotep-refused-pass = solo se puede pasar cuando no es posible hacer nada más.
imhotep-refused-empty-quarry = no te quedan piedras en la cantera.
imhotep-refused-full-sled = { $room ->
    [one] tu trineo está lleno: cabe { $room } piedra.
   *[other] tu trineo está lleno: caben { $room } piedras.
}
imhotep-refused-empty-sled = no tienes ninguna piedra en el trineo.
imhotep-refused-sailed = el barco { $ship } ya ha zarpado.
imhotep-refused-no-slot = el barco { $ship } no tiene hueco { $slot }.
imhotep-refused-slot-taken = el hueco { $slot } del barco { $ship } está ocupado.
imhotep-refused-ship-sailed = el barco { $ship } ya ha zarpado en esta ronda.
imhotep-refused-minimum = este barco necesita { $needs ->
    [one] 1 piedra
   *[other] { $needs } piedras
} y lleva { $has }.
imhotep-refused-visited = en esta ronda ya ha ido un barco { $site }.
imhotep-refused-order = las piedras de este barco no se pueden descargar en ese orden.
imhotep-refused-not-on-offer = en el mercado no hay ninguna carta { $card }.
imhotep-refused-no-pair = en el mercado no hay ninguna pareja boca abajo.
imhotep-refused-not-in-pair = en la pareja no hay ninguna carta { $card }.
imhotep-refused-complete = la pirámide { FORM($pyramid, "frase") } está completa.
imhotep-refused-no-card = no tienes ninguna carta { $card }.
imhotep-refused-no-stone-at-all = no tienes piedras ni en el trineo ni en la cantera.
imhotep-refused-two-stones = el Cincel necesita dos piedras en el trineo y tienes { $has }.
imhotep-refused-two-slots = el Cincel necesita dos huecos libres y hay { $free }.

imhotep-components-round-card = una carta de ronda indica cuatro barcos que estén en la caja, no { $card }.
imhotep-components-too-large = { $path } debe ser como mucho { $most }.
imhotep-components-rounds = debe haber al menos seis cartas de ronda.
imhotep-components-space = { $space } no es una casilla; escribe los puntos en cifras, o una de estas palabras: { $known }.
