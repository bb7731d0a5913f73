### Biotopia: por qué se rechaza una acción.

biotopia-refused-asked-0 = es tu turno: roba, coge una carta del cielo, pon una flor, juega una carta boca arriba o coge una misión.
biotopia-refused-asked-1 = primero pon una de tus cuatro cartas como primera flor.
biotopia-refused-asked-2 = primero da la vuelta a una carta de tu fila de flores con la crisálida.
biotopia-refused-asked-3 = primero coge una carta del cielo por el ícaro, o renuncia.
biotopia-refused-asked-4 = primero coge una carta del compost por la aurora, o renuncia.
biotopia-refused-asked-5 = primero roba las cartas de la loba, o renuncia.
biotopia-refused-asked-6 = primero descarta: no puedes tener más de seis cartas en la mano.
biotopia-refused-asked-7 = la partida ha terminado.
biotopia-refused-pass = solo se puede pasar cuando no es posible hacer nada más.
biotopia-refused-nothing-to-draw = el mazo y el compost están vacíos.
biotopia-refused-not-in-sky = en el cielo no hay { FORM($card, "plural") }.
biotopia-refused-not-in-hand = en tu mano no hay { FORM($card, "plural") }.
biotopia-refused-too-few-flowers = { FORM($card, "un") } necesita { $needs ->
    [one] { $needs } símbolo de flor
   *[other] { $needs } símbolos de flor
} en tu fila y tienes { $has }.
biotopia-refused-nothing-to-turn = la crisálida no encuentra en tu fila de flores ninguna mariposa a la que dar la vuelta.
biotopia-refused-mission-out = la misión «{ $mission }» no está en esta partida.
biotopia-refused-mission-taken = { $seat } ya tiene la misión «{ $mission }».
biotopia-refused-mission-not-met = aún no cumples la misión «{ $mission }».
biotopia-refused-peacock = { FORM($card, "un") } se tiene que jugar desde la mano; una crisálida no puede darle la vuelta.
biotopia-refused-not-in-row = en tu fila no hay { FORM($card, "plural") } por el lado de la flor.
biotopia-refused-not-in-compost = en el compost no hay { FORM($card, "plural") }.

biotopia-components-all-cards = debe haber { $all } cartas en total, no { $total }; cambia { $path } o el número de ejemplares de otra clase.
biotopia-components-needs = { $path } no puede pedir { $kind }; escribe cuántas (al menos 1) de cada una de estas: { $known }.
biotopia-components-no-needs = { $path } debe nombrar mariposas y cuántas de cada una, de entre estas: { $known }.
biotopia-components-too-many-needs = { $path } pide { $asked } de { $kind }, pero en la caja solo hay { $most }; escribe { $most } o menos.
biotopia-components-too-many-different = { $path } pide { $asked } mariposas distintas, pero en la caja solo hay { $most } clases; escribe { $most } o menos.
biotopia-components-too-many-alike = { $path } pide { $asked } mariposas iguales, pero en la caja no hay más de { $most } de ninguna clase; escribe { $most } o menos.
biotopia-components-too-many-flowers = { $path } pide { $asked } símbolos de flor, pero un jardín nunca puede mostrar más de { $most }; escribe { $most } o menos.
