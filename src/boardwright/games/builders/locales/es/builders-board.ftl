# Builders & Biomes en el tablero dibujado.
builders-board-blocks = { $count } × { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = no queda nada
builders-board-token-down = una ficha-arma, boca abajo
builders-board-tiles-down = { $count ->
    [one] una carta, boca abajo
   *[other] un mazo de { $count } cartas, boca abajo
}
builders-board-below = { $count ->
    [0] nada debajo
    [one] una carta debajo
   *[other] { $count } cartas debajo
}
builders-board-cost = cuesta { $blocks }
builders-board-gives = +{ $points } de experiencia
builders-board-payable = { $emeralds ->
    [0] tienes todos los bloques para pagarlo
    [one] tienes todos los bloques para pagarlo, contando 1 × { $block }
   *[other] tienes todos los bloques para pagarlo, contando { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] te falta material ({ $blocks }): con un bloque más puedes pagar
   *[other] te falta material ({ $blocks }): con { $lacking } bloques más puedes pagar
}
builders-board-needs = { $hearts ->
    [one] se derrota con { $hearts } corazón
   *[other] se derrota con { $hearts } corazones
}
builders-board-chance = ganas { $percent } de cada 100 combates así
builders-board-extra-action = una vez en tu poder, sirve para una acción adicional
builders-board-mob-scores = al final, +{ $points } por cada casilla tuya de { $name }
builders-board-counts = { $hearts ->
    [0] sin corazones
    [one] { $hearts } corazón
   *[other] { $hearts } corazones
}
builders-board-does-bow = se destapa una ficha más
builders-board-does-golden-hoe = +{ $points } de experiencia cada vez que se destapa
builders-board-does-stone-pickaxe = puedes coger un bloque cada vez que se destapa
builders-board-does-tnt = sus corazones cuentan si lo detonas, y entonces desaparece

builders-board-crossing = Cruce { $number }
builders-board-crossing-with = Cruce { $number }, aquí: { $names }
builders-board-character = Peón de { $name }
builders-board-space = Casilla { $number }: { $biome }, sin construir
builders-board-space-built = Casilla { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } en la próxima puntuación
builders-board-block = { $block }, columna { $column }, capa { $layer } desde arriba
builders-board-block-open = { $block }, columna { $column }, capa { $layer } desde arriba, se puede coger
builders-board-none-takeable = Ahora no puedes coger ningún bloque.

builders-board-turn-left = Girar el cubo a la izquierda (Mayús y ←)
builders-board-turn-right = Girar el cubo a la derecha (Mayús y →)
builders-board-turn-up = Ver mejor los lados (Mayús y ↑)
builders-board-turn-down = Ver mejor la parte de arriba (Mayús y ↓)
builders-board-list = Lista de los bloques que puedes coger

builders-board-players = Tableros de los jugadores
builders-board-board-of = Tablero de { $name }
builders-board-tab = { $number } { $name }, { $points } de experiencia
builders-board-supply = Bloques de la reserva
builders-board-weapons = Fichas-arma del mazo
builders-board-trophy = { $spaces ->
    [0] aún ninguna casilla así
    [one] una casilla así ahora: { $points } de experiencia
   *[other] { $spaces } casillas así ahora: { $points } de experiencia
}

builders-board-scorings = Las tres puntuaciones
builders-board-card-A = Biomas
builders-board-card-B = Mate­riales
builders-board-card-C = Tipos
builders-board-held = puntuado: { $points }
builders-board-to-go = { $blocks ->
    [0] puntuación tras este turno
    [one] puntuación tras un bloque más
   *[other] puntuación tras { $blocks } bloques más
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Acciones de este turno
builders-board-kind-open-collect-blocks = Coger bloques: posible ahora
builders-board-kind-open-explore = Explorar: posible ahora
builders-board-kind-open-build = Construir: posible ahora
builders-board-kind-open-fight = Luchar contra un monstruo: posible ahora
builders-board-kind-open-collect-weapon = Coger un arma: posible ahora
builders-board-kind-done-collect-blocks = Coger bloques: ya hecho este turno
builders-board-kind-done-explore = Explorar: ya hecho este turno
builders-board-kind-done-build = Construir: ya hecho este turno
builders-board-kind-done-fight = Luchar contra un monstruo: ya hecho este turno
builders-board-kind-done-collect-weapon = Coger un arma: ya hecho este turno
builders-board-kind-rest-collect-blocks = Coger bloques
builders-board-kind-rest-explore = Explorar
builders-board-kind-rest-build = Construir
builders-board-kind-rest-fight = Luchar contra un monstruo
builders-board-kind-rest-collect-weapon = Coger un arma
builders-board-look-closer = Señala o toca una carta para leer lo que cuesta y lo que da.

builders-board-fight = { $name } lucha contra { TRAIT($mob, "el") }: { $hearts } de { $needed ->
    [one] { $needed } corazón
   *[other] { $needed } corazones
}.
builders-board-revealed = Fichas-arma destapadas
builders-board-hearts = { $hearts } de { $needed }
builders-board-beaten = ¡Victoria! +{ $points }
