### Quanto vale ora ogni posto del tavolo di Biotopia, che cosa si dice una volta a chi è nuovo, e a che cosa serve una mossa.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Puoi giocarla adesso.
    [one] Puoi giocarla adesso, per { $points } punto.
   *[other] Puoi giocarla adesso, per { $points } punti.
}
biotopia-explained-as-flower = Oppure posala come fiore: il tuo giardino avrà { $symbols ->
    [one] { $symbols } fiore
   *[other] { $symbols } fiori
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Così hai tutto quello che chiede la missione «{ $mission }».
    [one] Conta per la missione «{ $mission }»: poi ne manca ancora { $lacks }.
   *[other] Conta per la missione «{ $mission }»: poi ne mancano ancora { $lacks }.
}
biotopia-explained-sky-card = Puoi prenderla invece di pescare dal mazzo; al suo posto ne arriva una nuova.
biotopia-explained-compost-card = Può tornare con un’aurora, o quando il compost diventa il nuovo mazzo.
biotopia-explained-flower = Vale un fiore. Solo tu puoi guardarne l’altro lato.
biotopia-explained-turned = Una crisalide potrebbe girarlo, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-explained-not-turned = Non è una farfalla: nessuna crisalide lo gira.
biotopia-explained-kind-points = Tutte quelle di questa specie in questo giardino: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-explained-playable = Hai abbastanza fiori per: { $cards }.
biotopia-explained-too-many = { $cards ->
    [one] Alla fine del turno, { $cards } carta deve andare nel compost.
   *[other] Alla fine del turno, { $cards } carte devono andare nel compost.
}
biotopia-explained-rival-hand = Può guardarle solo { $seat }.
biotopia-explained-held = Di sicuro ci sono: { $cards }.
biotopia-explained-deck = Nel tuo turno puoi pescare la prima carta. Quando il mazzo è vuoto, il compost, mescolato, diventa il nuovo mazzo.
biotopia-explained-sky = { $cards ->
    [0] Il cielo è vuoto.
    [one] { $cards } carta scoperta: nel tuo turno puoi prenderla.
   *[other] { $cards } carte scoperte: nel tuo turno puoi prenderne una, e al suo posto ne arriva una nuova. Se sono tutte uguali, vanno nel compost.
}
biotopia-explained-compost = { $cards ->
    [0] Qui arrivano le carte usate; ancora non ce ne sono.
    [one] { $cards } carta usata, visibile a tutti. Quando il mazzo è vuoto, diventa quello nuovo.
   *[other] { $cards } carte usate, visibili a tutti. Quando il mazzo è vuoto, diventano quello nuovo.
}
biotopia-explained-mission-met = Hai tutto quello che chiede: prendila nel tuo turno.
biotopia-explained-mission-lacks = { $lacks ->
    [one] Te ne manca ancora { $lacks }.
   *[other] Te ne mancano ancora { $lacks }.
}
biotopia-explained-mission-missing = Ti manca ancora: { $cards }.
biotopia-explained-mission-cloak = La tua antiopa ne sostituisce una.
biotopia-explained-whites-nobody = Nessuno ne ha più di tutti gli altri, quindi non ce l’ha nessuno.
biotopia-explained-whites-lead = È tua, finché nessuno ne ha quante te.
biotopia-explained-whites-lacks = Con { $whites } in più, ne avresti più di tutti.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] Alla fine del tuo turno comincia l’ultimo giro.
    [one] Con { $points } punto in più fai cominciare l’ultimo giro.
   *[other] Con { $points } punti in più fai cominciare l’ultimo giro.
}
biotopia-explained-to-go = { $points ->
    [0] Alla fine di questo turno comincia l’ultimo giro.
    [one] Con { $points } punto in più { $seat } fa cominciare l’ultimo giro.
   *[other] Con { $points } punti in più { $seat } fa cominciare l’ultimo giro.
}
biotopia-explained-nearest = { $points ->
    [0] Più vicino alla fine: { $seat }, che ha abbastanza punti.
    [one] Più vicino alla fine: { $seat }, a { $points } punto.
   *[other] Più vicino alla fine: { $seat }, a { $points } punti.
}
biotopia-explained-missions = Missioni: { $missions }.
biotopia-explained-turn = Ora tocca a: { $seat }.
biotopia-news-first-flower = Ogni carta può essere un fiore. Meglio posarne una che non potrai giocare presto, perché costa molti fiori.
biotopia-news-offer = È un regalo, e non costa un turno. Puoi anche dire di no.
biotopia-news-flowers-first = Le farfalle vengono dai fiori: con { $lacks ->
    [one] { $lacks } fiore
   *[other] { $lacks } fiori
} in più puoi giocare questa carta: { $card }.
biotopia-news-butterfly-ready = Hai abbastanza fiori per una farfalla: { $card }, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-news-white-wins = Con una cavolaia maggiore ne avresti più di tutti: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più per la missione, senza spendere un turno.
biotopia-news-mission-ready = Il tuo giardino ha tutto quello che chiede la missione «{ $mission }»: prenderla costa un turno, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-news-mission-in-reach = Per la missione «{ $mission }» ti manca solo una cosa.
biotopia-news-rival-near-mission = { $seat } è vicino alla missione «{ $mission }»: chi la prende per primo la tiene.
biotopia-news-rival-near-end = { $points ->
    [one] Con { $points } punto in più { $seat } fa cominciare l’ultimo giro.
   *[other] Con { $points } punti in più { $seat } fa cominciare l’ultimo giro.
}
biotopia-news-last-round = { $turns ->
    [one] L’ultimo giro: questo è l’ultimo turno. Poi vince chi ha più punti.
   *[other] L’ultimo giro: ancora { $turns } turni. Poi vince chi ha più punti.
}
biotopia-news-hand-full = Alla fine di un turno una mano può avere al massimo { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
}.
biotopia-news-deck-empty = Il mazzo è vuoto. Appena serve una carta, il compost, mescolato, diventa il nuovo mazzo.
biotopia-news-rival-leads = { $seat } ha più cavolaie maggiori di tutti e la loro missione, finché nessuno ne ha altrettante.
biotopia-urge-pass = Passa, perché non si può fare altro.
biotopia-urge-draw = { $cards ->
    [one] Pesca la prima carta del mazzo.
   *[other] Pesca { $cards } carte.
}
biotopia-urge-take = Prendi { TRAIT($card, "un") } dal cielo.
biotopia-urge-flower = Posa { TRAIT($card, "un") } come fiore.
biotopia-urge-play = Gioca { TRAIT($card, "un") }.
biotopia-urge-mission = Prendi la missione «{ $mission }».
biotopia-urge-turn = Gira { TRAIT($card, "un") }.
biotopia-urge-recover = Prendi { TRAIT($card, "un") } dal compost.
biotopia-urge-discard = Scarta { TRAIT($card, "un") }.
biotopia-merit-points = Dà subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-merit-lead = Ottieni la missione delle cavolaie: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
biotopia-merit-keeps-lead = Il tuo vantaggio nelle cavolaie è più sicuro.
biotopia-merit-rival-loses = { $seat } perde la missione delle cavolaie, e con essa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-merit-last-round = Con { $points } punti fai cominciare l’ultimo giro.
biotopia-merit-turns = Può girare uno dei tuoi fiori: { $card }, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-merit-cards = { $cards ->
    [one] Ricevi una carta; quale, non lo sa nessuno.
   *[other] Ricevi { $cards } carte; quali, non lo sa nessuno.
}
biotopia-merit-flowers = Così il tuo giardino ha { $symbols ->
    [one] { $symbols } fiore
   *[other] { $symbols } fiori
}.
biotopia-merit-affords = Così hai abbastanza fiori per: { $cards }.
biotopia-merit-nearer-card = { $lacks ->
    [one] Così ti manca { $lacks } fiore per: { $card }.
   *[other] Così ti mancano { $lacks } fiori per: { $card }.
}
biotopia-merit-hidden = Una crisalide, come quella nella tua mano, può farne più tardi una farfalla.
biotopia-merit-would-score = { $lacks ->
    [0] Hai abbastanza fiori per giocarla: vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    [one] Con { $lacks } fiore in più puoi giocarla: vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] Con { $lacks } fiori in più puoi giocarla: vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
biotopia-merit-denies = Con una carta così { $seat } avrebbe tutto per la missione «{ $mission }», e questa non l’avrà.
biotopia-merit-too-dear = { $symbols ->
    [one] Per questa ti manca ancora { $symbols } fiore.
   *[other] Per questa ti mancano ancora { $symbols } fiori.
}
biotopia-merit-decline = La tua mano resta com’è.
biotopia-merit-pass = Non si può fare altro.
