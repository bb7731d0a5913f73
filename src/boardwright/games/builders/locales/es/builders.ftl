### Builders & Biomes: por qué se rechaza una acción.

builders-refused-asked-0 = es tu turno: coge bloques, explora, construye, lucha contra un monstruo o coge un arma.
builders-refused-asked-1 = ahora viene tu segunda acción: coge bloques, explora, construye, lucha contra un monstruo o coge un arma.
builders-refused-asked-2 = primero haz la acción adicional del monstruo que has entregado.
builders-refused-asked-3 = primero coge el segundo bloque.
builders-refused-asked-4 = primero coge un bloque con el pico de piedra, o renuncia.
builders-refused-asked-5 = primero di si detonas el TNT o lo guardas.
builders-refused-asked-6 = entrega un monstruo por una acción adicional, o termina tu turno.
builders-refused-asked-7 = primero elige la característica que puntúas.
builders-refused-asked-8 = la partida ha terminado.
builders-refused-card = esta es la puntuación { $card }: elige entre { $card ->
    [A] bosque, desierto, colinas y llanura helada
    [B] tronco, arena, piedra y obsidiana
   *[C] decoración, casa, corral y puente
}.
builders-refused-again-collect-blocks = en este turno ya has cogido bloques; tu segunda acción tiene que ser otra.
builders-refused-again-explore = en este turno ya has explorado; tu segunda acción tiene que ser otra.
builders-refused-again-build = en este turno ya has construido; tu segunda acción tiene que ser otra.
builders-refused-again-fight = en este turno ya has luchado; tu segunda acción tiene que ser otra.
builders-refused-again-collect-weapon = en este turno ya has cogido un arma; tu segunda acción tiene que ser otra.
builders-refused-no-block = no quedan bloques en la columna { $column } del cubo grande.
builders-refused-sides = el bloque de arriba de la columna { $column } { $sides ->
    [0] no tiene ningún lado libre
    [one] solo tiene un lado libre
   *[other] solo tiene { $sides } lados libres
}; necesita dos.
builders-refused-too-far = el cruce { $crossing } está a más de dos pasos.
builders-refused-empty = en { $cell } no hay nada.
builders-refused-face-down = la carta de arriba en { $cell } está boca abajo; explora para destaparla.
builders-refused-no-building = en { $cell } no hay ningún edificio.
builders-refused-no-mob = en { $cell } no hay ningún monstruo.
builders-refused-no-weapon = en { $cell } no hay ninguna ficha-arma.
builders-refused-blocks-missing = para este edificio las esmeraldas tienen que sustituir a { $missing ->
    [one] un bloque
   *[other] { $missing } bloques
}, y { $emeralds ->
    [0] no tienes ninguna
    [one] solo tienes una
   *[other] solo tienes { $emeralds }
}.

builders-components-sum = estas cantidades deben sumar { $total } y suman { $sum }.
builders-components-board = un tablero tiene nueve biomas, cada uno de entre { $known }.
builders-components-tiles = debe haber { $count }, no { $found }.
builders-components-cost = un coste se escribe como "1 wood, 2 sand", con { $known }.
