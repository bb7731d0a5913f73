### La plancia di Biotopia nel browser.

biotopia-board-effect-essex-skipper = Non ha effetto.
biotopia-board-effect-large-white = Chi ne ha più di chiunque altro ha la missione delle cavolaie.
biotopia-board-effect-small-tortoiseshell = Ogni altra costa un fiore in più, e dà un punto in più.
biotopia-board-effect-common-blue = Puoi prendere una carta dal cielo.
biotopia-board-effect-meadow-brown = Puoi pescare una carta per ogni giurtina nel tuo giardino.
biotopia-board-effect-brimstone = La prima carta del mazzo diventa un fiore del tuo giardino.
biotopia-board-effect-orange-tip = Puoi prendere una qualsiasi carta dal compost.
biotopia-board-effect-red-admiral = Non ha effetto.
biotopia-board-effect-mourning-cloak = Sostituisce una farfalla che ancora manca a una missione.
biotopia-board-effect-peacock = Si gioca solo dalla mano: nessuna crisalide lo gira.
biotopia-board-effect-chrysalis = Trasforma uno dei tuoi fiori nella farfalla sull’altro lato, qualunque sia il suo costo.
biotopia-board-effect-sunshine = Pesca tre carte.
biotopia-board-effect-common-knapweed = Cresce nella tua fila dei fiori, e vale due fiori.

biotopia-board-butterfly = { $name }, farfalla: costa { $cost ->
    [one] { $cost } fiore
   *[other] { $cost } fiori
}, dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-board-card = { $name }: costa { $cost ->
    [one] { $cost } fiore
   *[other] { $cost } fiori
}.
biotopia-board-gains-mission = { $points ->
    [one] Con questa otterresti la missione delle cavolaie: { $points } punto in più.
   *[other] Con questa otterresti la missione delle cavolaie: { $points } punti in più.
}
biotopia-board-lacks = { $symbols ->
    [one] Ti manca { $symbols } fiore.
   *[other] Ti mancano { $symbols } fiori.
}
biotopia-board-no-target = Non hai fiori che possa girare.
biotopia-board-copies = { $copies ->
    [one] Ce n’è { $copies }.
   *[other] Ce ne sono { $copies }.
}
biotopia-board-pointed = { $card }: { $effect }

biotopia-board-deck = Mazzo
biotopia-board-compost = Compost
biotopia-board-compost-empty = Il compost è vuoto.
biotopia-board-open-compost = { $cards ->
    [0] Il compost è vuoto
    [one] Guarda nel compost: { $cards } carta
   *[other] Guarda nel compost: { $cards } carte
}
biotopia-board-recover = Prendi una carta dal compost
biotopia-board-decline-sky-card = Non prendere dal cielo
biotopia-board-decline-compost-card = Non prendere nulla
biotopia-board-decline-more-cards = Non pescare
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Passa

biotopia-board-missions = Missioni
biotopia-board-missions-none = Ancora nessuna.
biotopia-board-most = più di tutti
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } specie
   *[other] { $butterflies } diverse
}
biotopia-board-alike = { $butterflies } uguali
biotopia-board-mission = Missione «{ $name }», { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-board-mission-held = Ce l’ha { $name }.
biotopia-board-asks-flowers = { $symbols ->
    [one] Chiede { $symbols } fiore.
   *[other] Chiede { $symbols } fiori.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Chiede { $butterflies } farfalla.
   *[other] Chiede { $butterflies } farfalle diverse.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Chiede { $butterflies } farfalla.
   *[other] Chiede { $butterflies } farfalle uguali.
}
biotopia-board-asks-whites = Chiede più cavolaie maggiori di chiunque altro.
biotopia-board-asks-for = Chiede: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } su { $asked }.
biotopia-board-whites = { $name }: { $whites }.

biotopia-board-garden-of = Il giardino di { $name }
biotopia-board-peek = Sbircia
biotopia-board-flower = Un fiore, carta coperta
biotopia-board-own-flower = Un fiore; sull’altro lato: { $card }
biotopia-board-no-butterflies = Ancora nessuna farfalla
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } farfalla
   *[other] { $name }: { $butterflies } farfalle
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } fiore
   *[other] { $name }: { $symbols } fiori
}
biotopia-board-hand-of = { $cards ->
    [0] Nessuna carta in mano.
    [one] { $cards } carta in mano.
   *[other] { $cards } carte in mano.
}
biotopia-board-held = { $missions ->
    [one] { $missions } missione
   *[other] { $missions } missioni
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } specie di farfalla: conta in caso di parità.
   *[other] { $kinds } specie di farfalle: contano in caso di parità.
}
biotopia-board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
biotopia-board-known = Carte che tutti hanno visto
biotopia-board-known-lead = Sono state prese davanti a tutti; ora sono in mano o coperte tra i fiori.
biotopia-board-held-surely = Di sicuro in mano
biotopia-board-known-none = Nessuna.
biotopia-board-last-round = { $turns ->
    [0] L’ultimo giro
    [one] L’ultimo giro: ancora { $turns } turno
   *[other] L’ultimo giro: ancora { $turns } turni
}

biotopia-board-guide = Tutte le carte
biotopia-board-guide-lead = I fiori non si consumano: puoi giocare una carta quando il tuo giardino ne mostra tanti quanti ne costa.
biotopia-board-butterfly-facts = Costa { $cost ->
    [one] { $cost } fiore
   *[other] { $cost } fiori
}, dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-board-card-facts = Costa { $cost ->
    [one] { $cost } fiore
   *[other] { $cost } fiori
}.
biotopia-board-unseen = { $copies ->
    [one] { $copies } carta in gioco; non ancora viste: { $unseen }.
   *[other] { $copies } carte in gioco; non ancora viste: { $unseen }.
}
