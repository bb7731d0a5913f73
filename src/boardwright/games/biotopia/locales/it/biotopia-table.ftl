### Biotopia al tavolo.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Fai crescere un prato di fiori, e attira le farfalle nel tuo giardino.

biotopia-seat-1 = Giocatore 1
biotopia-seat-2 = Giocatore 2
biotopia-seat-3 = Giocatore 3
biotopia-seat-4 = Giocatore 4
biotopia-seat-5 = Giocatore 5

biotopia-source-butterflies = { $form ->
    [da] dalle farfalle
   *[nome] farfalle
}
biotopia-source-tortoiseshells = { $form ->
    [da] dalle vanesse dell’ortica
   *[nome] vanesse dell’ortica
}
biotopia-source-missions = { $form ->
    [da] dalle missioni
   *[nome] missioni
}
biotopia-source-large-whites = { $form ->
    [da] dalle cavolaie
   *[nome] cavolaie
}

biotopia-narrow-butterflies = farf
biotopia-narrow-tortoiseshells = ort
biotopia-narrow-missions = mis
biotopia-narrow-large-whites = cav

biotopia-card-essex-skipper = Atteone lineato minore
    .un = un atteone lineato minore
biotopia-card-large-white = Cavolaia maggiore
    .un = una cavolaia maggiore
biotopia-card-small-tortoiseshell = Vanessa dell’ortica
    .un = una vanessa dell’ortica
biotopia-card-common-blue = Icaro
    .un = un icaro
biotopia-card-meadow-brown = Giurtina
    .un = una giurtina
biotopia-card-brimstone = Cedronella
    .un = una cedronella
biotopia-card-orange-tip = Aurora
    .un = un’aurora
biotopia-card-red-admiral = Vanessa atalanta
    .un = una vanessa atalanta
biotopia-card-mourning-cloak = Antiopa
    .un = un’antiopa
biotopia-card-peacock = Occhio di pavone
    .un = un occhio di pavone
biotopia-card-chrysalis = Crisalide
    .un = una crisalide
biotopia-card-sunshine = Raggio di sole
    .un = un raggio di sole
biotopia-card-common-knapweed = Fiordaliso stoppione
    .un = un fiordaliso stoppione

biotopia-short-essex-skipper = atteone
biotopia-short-large-white = cavolaia
biotopia-short-small-tortoiseshell = ortica
biotopia-short-common-blue = icaro
biotopia-short-meadow-brown = giurtina
biotopia-short-brimstone = cedronel.
biotopia-short-orange-tip = aurora
biotopia-short-red-admiral = atalanta
biotopia-short-mourning-cloak = antiopa
biotopia-short-peacock = pavone
biotopia-short-chrysalis = crisalide
biotopia-short-sunshine = sole
biotopia-short-common-knapweed = stoppione

biotopia-effect-essex-skipper = nessun effetto
biotopia-effect-large-white = { $points ->
    [one] chi ne ha di più: { $points } punto
   *[other] chi ne ha di più: { $points } punti
}
biotopia-effect-small-tortoiseshell = ogni altra: 1 in più
biotopia-effect-common-blue = puoi prendere dal cielo
biotopia-effect-meadow-brown = puoi pescare 1 per giurtina
biotopia-effect-brimstone = la prima del mazzo: un fiore
biotopia-effect-orange-tip = puoi prendere dal compost
biotopia-effect-red-admiral = nessun effetto
biotopia-effect-mourning-cloak = aiuta nelle missioni
biotopia-effect-peacock = solo dalla mano
biotopia-effect-chrysalis = gira un tuo fiore
biotopia-effect-sunshine = pesca 3 carte
biotopia-effect-common-knapweed = due simboli fiore

biotopia-mission-most-large-whites = Più cavolaie
biotopia-mission-three-skippers = Pendio erboso
biotopia-mission-seven-flowers = Mare di fiori
biotopia-mission-meadow-quartet = Vita del prato
biotopia-mission-spring-flight = Volo primaverile
biotopia-mission-nettle-bed = Aiuola d’ortiche
biotopia-mission-rich-meadow = Prato ricco
biotopia-mission-of = { $cards }

biotopia-starts = ha iniziato { $seat }
biotopia-deck = { $cards ->
    [0] il mazzo è vuoto
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
biotopia-last-round = ultimo giro
biotopia-goal = si finisce a { $points } punti
biotopia-sky = Cielo
biotopia-sky-empty = non ci sono più carte
biotopia-hand = La tua mano, { $cards } (massimo { $limit })
biotopia-hand-empty = nessuna carta
biotopia-ready = giocabile
biotopia-lacks = { $symbols ->
    [one] manca { $symbols }✿
   *[other] mancano { $symbols }✿
}
biotopia-no-target = ingiocabile
biotopia-new = nuova
biotopia-worth = { $points }p
biotopia-garden = Il tuo giardino
biotopia-flower-row = { $symbols ->
    [0] Ancora nessun simbolo fiore
    [one] { $symbols } simbolo fiore
   *[other] { $symbols } simboli fiore
}
biotopia-butterfly-row = { $butterflies ->
    [0] Ancora nessuna farfalla
    [one] { $butterflies } farfalla, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $butterflies } farfalle, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
biotopia-face-down = { $cards ->
    [one] { $cards } coperta:
   *[other] { $cards } coperte:
}
biotopia-face-up = { $count ->
    [one] scoperta: { $card }
   *[other] scoperte: { $count } × { $card }
}
biotopia-missions = { $points ->
    [one] Missioni, { $points } punto l’una
   *[other] Missioni, { $points } punti l’una
}
biotopia-mission-flowers = simboli fiore { $has }
biotopia-mission-different = diverse { $has }
biotopia-mission-alike = uguali { $has }
biotopia-mission-is-met = puoi prenderla
biotopia-mission-held = ce l’ha
biotopia-whites-held = in testa con { $whites }
biotopia-whites-open = { $whites ->
    [0] nessuno ne ha ancora
   *[other] nessuno in testa, parità a { $whites }
}
biotopia-compost = Compost { $cards }:
biotopia-player = giocatore
biotopia-you = tu
biotopia-points = punti
biotopia-flowers = fiori
biotopia-hand-size = mano
biotopia-open-cards = farfalle; ha: in mano o come fiore
biotopia-known = ha
biotopia-in-hand = in mano
biotopia-none = nessuna

biotopia-asked-turn = { $seat }, tocca a te: pesca, prendi una carta dal cielo, posa un fiore, gioca una carta o prendi una missione.
biotopia-asked-first-flower = { $seat }, posa una delle tue quattro carte come primo fiore; nessun altro vede quale.
biotopia-asked-chrysalis-target = { $seat }, quale dei tuoi fiori gira la crisalide?
biotopia-asked-sky-card = { $seat }, l’icaro ti permette di prendere una carta dal cielo.
biotopia-asked-compost-card = { $seat }, l’aurora ti permette di prendere una carta dal compost.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, la giurtina ti permette di pescare una carta.
   *[other] { $seat }, le giurtine ti permettono di pescare { $cards } carte.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, scarta una carta: tutti vedono il compost.
   *[other] { $seat }, scarta { $cards } carte, una alla volta: tutti vedono il compost.
}

biotopia-do-pass = Nessuna mossa possibile
biotopia-do-draw = Pesca
biotopia-do-take = Prendi dal cielo
biotopia-do-flower = Posa come fiore
biotopia-do-play = Gioca scoperta
biotopia-do-mission = Prendi una missione
biotopia-do-turn = Gira
biotopia-do-recover = Prendi dal compost
biotopia-do-discard = Scarta
biotopia-do-decline = Oppure
biotopia-label-pass = passa
biotopia-label-draw = { $cards ->
    [one] la prima carta
   *[other] { $cards } carte
}
biotopia-label-decline = rinuncia

biotopia-did-pass = { $seat } non può fare nulla e passa.
biotopia-did-draw = { $cards ->
    [0] { $seat } non pesca nulla: non ci sono più carte.
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $cards } carte.
}
biotopia-did-take = { $seat } prende { TRAIT($card, "un") } dal cielo.
biotopia-did-flower = { $seat } posa un fiore.
biotopia-did-play = { $seat } gioca { TRAIT($card, "un") }.
biotopia-did-lay-top = La prima carta del mazzo diventa un fiore.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } gioca { TRAIT($card, "un") }, ma non c’è nulla da pescare.
    [one] { $seat } gioca { TRAIT($card, "un") } e pesca una carta.
   *[other] { $seat } gioca { TRAIT($card, "un") } e pesca { $cards } carte.
}
biotopia-did-mission = { $seat } prende la missione «{ $mission }».
biotopia-did-turn = { $seat } gira { TRAIT($card, "un") }.
biotopia-did-recover = { $seat } prende { TRAIT($card, "un") } dal compost.
biotopia-did-discard = { $seat } scarta { TRAIT($card, "un") }.
biotopia-did-decline-sky-card = { $seat } non prende nessuna carta dal cielo.
biotopia-did-decline-compost-card = { $seat } non prende nulla dal compost.
biotopia-did-decline-more-cards = { $seat } non pesca nulla.
biotopia-did-refill = In arrivo nel cielo: { $cards }.
biotopia-did-three-alike = Tre carte { $card } vanno dal cielo nel compost.
biotopia-did-reshuffle = Il compost, mescolato, diventa il nuovo mazzo.
biotopia-did-lead = Ora { $seat } ha più cavolaie di tutti.
biotopia-did-tie = Ora nessuno è in testa per le cavolaie.
biotopia-did-last-round = { $seat } ha { $points } punti: si completa il giro.
biotopia-did-end = La partita è finita.

biotopia-ended-fifteen-points = Il giro in cui qualcuno ha raggiunto 15 punti è completo.
biotopia-ended-all-passed = Hanno passato tutti di seguito.
biotopia-ended-standstill = Per dieci giri nulla è entrato in una fila e nessuna missione è stata presa.
biotopia-tie-different-butterflies = Le farfalle diverse in gioco hanno risolto la parità.
