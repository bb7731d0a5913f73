### Lo que vale ahora cada sitio de la mesa de Biotopia, lo que se dice una vez a quien empieza y para qué sirve una jugada.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Puedes jugarla ahora.
    [one] Puedes jugarla ahora, por { $points } punto.
   *[other] Puedes jugarla ahora, por { $points } puntos.
}
biotopia-explained-as-flower = O ponla como flor: tu jardín tendrá entonces { $symbols ->
    [one] { $symbols } flor
   *[other] { $symbols } flores
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Con ella tienes todo lo que pide la misión «{ $mission }».
    [one] Cuenta para la misión «{ $mission }»: así solo falta { $lacks }.
   *[other] Cuenta para la misión «{ $mission }»: así solo faltan { $lacks }.
}
biotopia-explained-sky-card = Puedes cogerla en lugar de robar del mazo; una nueva ocupa su sitio.
biotopia-explained-compost-card = Puede volver con una aurora, o cuando el compost forme el nuevo mazo.
biotopia-explained-flower = Cuenta como una flor. Solo tú puedes mirar su otro lado.
biotopia-explained-turned = Una crisálida podría darle la vuelta, por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-explained-not-turned = No es una mariposa: ninguna crisálida le da la vuelta.
biotopia-explained-kind-points = Todas las de esta especie en este jardín: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-explained-playable = Tienes flores suficientes para: { $cards }.
biotopia-explained-too-many = { $cards ->
    [one] Al final del turno, { $cards } carta tiene que ir al compost.
   *[other] Al final del turno, { $cards } cartas tienen que ir al compost.
}
biotopia-explained-rival-hand = Solo { $seat } puede mirarlas.
biotopia-explained-held = Con seguridad entre ellas: { $cards }.
biotopia-explained-deck = En tu turno puedes robar la primera carta. Cuando el mazo está vacío, el compost se baraja y forma el nuevo.
biotopia-explained-sky = { $cards ->
    [0] El cielo está vacío.
    [one] { $cards } carta a la vista: puedes cogerla en tu turno.
   *[other] { $cards } cartas a la vista: en tu turno puedes coger una, y una nueva ocupa su sitio. Si todas son iguales, van al compost.
}
biotopia-explained-compost = { $cards ->
    [0] Aquí vienen las cartas usadas; aún no hay ninguna.
    [one] { $cards } carta usada, a la vista de todos. Cuando el mazo está vacío, se convierte en el nuevo.
   *[other] { $cards } cartas usadas, a la vista de todos. Cuando el mazo está vacío, se convierten en el nuevo.
}
biotopia-explained-mission-met = Tienes todo lo que pide: cógela en tu turno.
biotopia-explained-mission-lacks = { $lacks ->
    [one] Aún te falta { $lacks }.
   *[other] Aún te faltan { $lacks }.
}
biotopia-explained-mission-missing = Aún te falta: { $cards }.
biotopia-explained-mission-cloak = Tu antíopa sustituye a una de ellas.
biotopia-explained-whites-nobody = Nadie tiene más que los demás, así que no la tiene nadie.
biotopia-explained-whites-lead = Es tuya mientras nadie tenga tantas como tú.
biotopia-explained-whites-lacks = Con { $whites } más, tendrías más que nadie.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] Al final de tu turno empieza la última ronda.
    [one] Con { $points } punto más, empiezas la última ronda.
   *[other] Con { $points } puntos más, empiezas la última ronda.
}
biotopia-explained-to-go = { $points ->
    [0] Al final de este turno empieza la última ronda.
    [one] Con { $points } punto más, { $seat } empieza la última ronda.
   *[other] Con { $points } puntos más, { $seat } empieza la última ronda.
}
biotopia-explained-nearest = { $points ->
    [0] Más cerca del final: { $seat }, que tiene puntos suficientes.
    [one] Más cerca del final: { $seat }, a { $points } punto.
   *[other] Más cerca del final: { $seat }, a { $points } puntos.
}
biotopia-explained-missions = Misiones: { $missions }.
biotopia-explained-turn = Ahora le toca a: { $seat }.
biotopia-news-first-flower = Cualquier carta puede ser una flor. Pon mejor una que no puedas jugar pronto porque cuesta muchas flores.
biotopia-news-offer = Es un regalo y no gasta tu turno. También puedes decir que no.
biotopia-news-flowers-first = Las mariposas acuden a las flores: con { $lacks ->
    [one] { $lacks } flor
   *[other] { $lacks } flores
} más puedes jugar esta carta: { $card }.
biotopia-news-butterfly-ready = Tienes flores suficientes para una mariposa: { $card }, por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-news-white-wins = Con una blanca de la col tendrías más que nadie: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más por la misión, sin gastar un turno.
biotopia-news-mission-ready = Tu jardín tiene todo lo que pide la misión «{ $mission }»: cogerla cuesta un turno y da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-news-mission-in-reach = Estás cerca de la misión «{ $mission }»: solo falta una cosa.
biotopia-news-rival-near-mission = { $seat } está cerca de la misión «{ $mission }»: se la queda quien la coge primero.
biotopia-news-rival-near-end = { $points ->
    [one] Con { $points } punto más, { $seat } empieza la última ronda.
   *[other] Con { $points } puntos más, { $seat } empieza la última ronda.
}
biotopia-news-last-round = { $turns ->
    [one] La última ronda: este es el último turno. Después gana quien tiene más puntos.
   *[other] La última ronda: quedan { $turns } turnos. Después gana quien tiene más puntos.
}
biotopia-news-hand-full = Al final de un turno, una mano puede tener como mucho { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}.
biotopia-news-deck-empty = El mazo está vacío. En cuanto haga falta una carta, el compost se baraja y forma el nuevo.
biotopia-news-rival-leads = { $seat } tiene la mayoría de blancas de la col y su misión, mientras nadie tenga tantas.
biotopia-urge-pass = Pasa, porque no se puede hacer nada.
biotopia-urge-draw = { $cards ->
    [one] Roba la primera carta del mazo.
   *[other] Roba { $cards } cartas.
}
biotopia-urge-take = Coge { FORM($card, "un") } del cielo.
biotopia-urge-flower = Pon { FORM($card, "un") } como flor.
biotopia-urge-play = Juega { FORM($card, "un") } boca arriba.
biotopia-urge-mission = Coge la misión «{ $mission }».
biotopia-urge-turn = Da la vuelta a { FORM($card, "un") }.
biotopia-urge-recover = Coge { FORM($card, "un") } del compost.
biotopia-urge-discard = Descarta { FORM($card, "un") }.
biotopia-merit-points = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} enseguida.
biotopia-merit-lead = Consigues la misión de las blancas de la col: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más.
biotopia-merit-keeps-lead = Tu ventaja en blancas de la col es más segura.
biotopia-merit-rival-loses = { $seat } pierde la misión de las blancas de la col, y con ella { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-merit-last-round = Con { $points } puntos empiezas la última ronda.
biotopia-merit-turns = Puede dar la vuelta a una de tus flores: { $card }, por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-merit-cards = { $cards ->
    [one] Recibes una carta; cuál, no lo sabe nadie.
   *[other] Recibes { $cards } cartas; cuáles, no lo sabe nadie.
}
biotopia-merit-flowers = Así tu jardín tiene { $symbols ->
    [one] { $symbols } flor
   *[other] { $symbols } flores
}.
biotopia-merit-affords = Así tienes flores suficientes para: { $cards }.
biotopia-merit-nearer-card = { $lacks ->
    [one] Así te falta { $lacks } flor para: { $card }.
   *[other] Así te faltan { $lacks } flores para: { $card }.
}
biotopia-merit-hidden = Una crisálida, como la de tu mano, puede convertirla más tarde en mariposa.
biotopia-merit-would-score = { $lacks ->
    [0] Tienes flores suficientes para jugarla: da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    [one] Con { $lacks } flor más puedes jugarla: da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] Con { $lacks } flores más puedes jugarla: da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
biotopia-merit-denies = Con una carta así, { $seat } tendría todo para la misión «{ $mission }», y no se lleva esta.
biotopia-merit-too-dear = { $symbols ->
    [one] Aún te falta { $symbols } flor para ella.
   *[other] Aún te faltan { $symbols } flores para ella.
}
biotopia-merit-decline = Tu mano se queda como está.
biotopia-merit-pass = No se puede hacer otra cosa.
