### El tablero de Biotopia en el navegador.

biotopia-board-effect-essex-skipper = No tiene efecto.
biotopia-board-effect-large-white = Quien tiene más que nadie posee la misión de las blancas de la col.
biotopia-board-effect-small-tortoiseshell = Cada ortiguera siguiente cuesta una flor más y da un punto más.
biotopia-board-effect-common-blue = Puedes coger una carta del cielo.
biotopia-board-effect-meadow-brown = Puedes robar una carta por cada loba de tu jardín.
biotopia-board-effect-brimstone = La primera carta del mazo se convierte en una flor de tu jardín.
biotopia-board-effect-orange-tip = Puedes coger cualquier carta del compost.
biotopia-board-effect-red-admiral = No tiene efecto.
biotopia-board-effect-mourning-cloak = Sustituye a una mariposa que aún falta para una misión.
biotopia-board-effect-peacock = Solo se juega desde la mano: ninguna crisálida le da la vuelta.
biotopia-board-effect-chrysalis = Da la vuelta a una de tus flores y la convierte en la mariposa del otro lado, cueste lo que cueste.
biotopia-board-effect-sunshine = Roba tres cartas.
biotopia-board-effect-common-knapweed = Crece en tu fila de flores y cuenta como dos flores.

biotopia-board-butterfly = { $name }, mariposa: cuesta { $cost ->
    [one] { $cost } flor
   *[other] { $cost } flores
}, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-board-card = { $name }: cuesta { $cost ->
    [one] { $cost } flor
   *[other] { $cost } flores
}.
biotopia-board-gains-mission = { $points ->
    [one] Con ella conseguirías la misión de las blancas de la col: { $points } punto más.
   *[other] Con ella conseguirías la misión de las blancas de la col: { $points } puntos más.
}
biotopia-board-lacks = { $symbols ->
    [one] Te falta { $symbols } flor.
   *[other] Te faltan { $symbols } flores.
}
biotopia-board-no-target = No tienes ninguna flor a la que pueda dar la vuelta.
biotopia-board-copies = { $copies ->
    [one] Hay { $copies }.
   *[other] Hay { $copies } iguales.
}
biotopia-board-pointed = { $card }: { $effect }

biotopia-board-deck = Mazo
biotopia-board-compost = Compost
biotopia-board-compost-empty = El compost está vacío.
biotopia-board-open-compost = { $cards ->
    [0] El compost está vacío
    [one] Mirar el compost: { $cards } carta
   *[other] Mirar el compost: { $cards } cartas
}
biotopia-board-recover = Coge una carta del compost
biotopia-board-decline-sky-card = No coger carta del cielo
biotopia-board-decline-compost-card = No coger nada
biotopia-board-decline-more-cards = No robar nada
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Pasar

biotopia-board-missions = Misiones
biotopia-board-missions-none = Aún ninguna.
biotopia-board-most = mayoría
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } especie
   *[other] { $butterflies } distintas
}
biotopia-board-alike = { $butterflies } iguales
biotopia-board-mission = Misión «{ $name }», { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-board-mission-held = La tiene { $name }.
biotopia-board-asks-flowers = { $symbols ->
    [one] Pide { $symbols } flor.
   *[other] Pide { $symbols } flores.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Pide { $butterflies } mariposa.
   *[other] Pide { $butterflies } mariposas distintas.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Pide { $butterflies } mariposa.
   *[other] Pide { $butterflies } mariposas iguales.
}
biotopia-board-asks-whites = Pide más blancas de la col que nadie.
biotopia-board-asks-for = Pide: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } de { $asked }.
biotopia-board-whites = { $name }: { $whites }.

biotopia-board-garden-of = El jardín de { $name }
biotopia-board-peek = Mirar
biotopia-board-flower = Una flor, boca abajo
biotopia-board-own-flower = Una flor; por el otro lado: { $card }
biotopia-board-no-butterflies = Aún sin mariposas
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } mariposa
   *[other] { $name }: { $butterflies } mariposas
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } flor
   *[other] { $name }: { $symbols } flores
}
biotopia-board-hand-of = { $cards ->
    [0] Ninguna carta en la mano.
    [one] { $cards } carta en la mano.
   *[other] { $cards } cartas en la mano.
}
biotopia-board-held = { $missions ->
    [one] { $missions } misión
   *[other] { $missions } misiones
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } clase de mariposa, que cuenta en caso de empate.
   *[other] { $kinds } clases de mariposas, que cuentan en caso de empate.
}
biotopia-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
biotopia-board-known = Cartas que se han visto
biotopia-board-known-lead = Se cogieron a la vista y están en la mano o boca abajo entre las flores.
biotopia-board-held-surely = Con seguridad en la mano
biotopia-board-known-none = Ninguna.
biotopia-board-last-round = { $turns ->
    [0] La última ronda
    [one] La última ronda: queda { $turns } turno
   *[other] La última ronda: quedan { $turns } turnos
}

biotopia-board-guide = Todas las cartas
biotopia-board-guide-lead = Las flores no se gastan: puedes jugar una carta cuando tu jardín muestra tantas como cuesta.
biotopia-board-butterfly-facts = Cuesta { $cost ->
    [one] { $cost } flor
   *[other] { $cost } flores
}, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-board-card-facts = Cuesta { $cost ->
    [one] { $cost } flor
   *[other] { $cost } flores
}.
biotopia-board-unseen = { $copies ->
    [one] { $copies } carta en el juego; { $unseen ->
        [0] ya la has visto
       *[other] aún no la has visto
    }.
   *[other] { $copies } cartas en el juego; { $unseen ->
        [0] las has visto todas
        [one] te falta { $unseen } por ver
       *[other] te faltan { $unseen } por ver
    }.
}
