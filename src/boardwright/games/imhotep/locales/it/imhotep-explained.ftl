# Imhotep si spiega da sé: che cos’è ogni posto e quanto vale ora, che cosa è nuovo, che cosa fare e perché.

imhotep-explained-nothing = niente
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Una barca con { $slots } posto
   *[other] Una barca con { $slots } posti
}. Può salpare appena { $minimum ->
    [one] { $minimum } pietra è a bordo.
   *[other] { $minimum } pietre sono a bordo.
}
imhotep-explained-ship-ready = Può salpare ora, e chiunque può farlo nel suo turno.
imhotep-explained-ship-missing = { $missing ->
    [one] Manca ancora { $missing } pietra.
   *[other] Mancano ancora { $missing } pietre.
}
imhotep-explained-ship-load = Scaricate da prua, una alla volta: { FORM($stones, "pietra") }.
imhotep-explained-ship-away = Resta { $at } fino alla fine del round, e nessun’altra barca può andarci.
imhotep-explained-voyages = Che cosa porterebbe se salpasse così, il tempio pagasse e la partita finisse:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = Un posto libero: chi è di turno può caricare qui una pietra.
imhotep-explained-slot-taken = Questa pietra è { FORM($seat, "pietra") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Con il carico di ora, da qui si scarica per primo.
    [one] Con il carico di ora, prima si scarica { $ahead } pietra.
   *[other] Con il carico di ora, prima si scaricano { $ahead } pietre.
}

imhotep-explained-market = Ogni pietra che arriva qui dà una carta. La pietra torna nella cava.
imhotep-explained-pyramids-a = { $points ->
    [one] Qui una pietra dà subito punti: la prossima casella dà { $points } punto.
   *[other] Qui una pietra dà subito punti: la prossima casella dà { $points } punti.
}
imhotep-explained-pyramids-b = Qui una pietra dà subito punti. Chi la possiede sceglie la piramide.
imhotep-explained-pyramids-full = { $points ->
    [one] Tutte le caselle sono occupate: ogni altra pietra dà { $points } punto.
   *[other] Tutte le caselle sono occupate: ogni altra pietra dà { $points } punti.
}
imhotep-explained-pyramid = Prossima casella, { $space }.
imhotep-explained-pyramid-complete = Questa piramide è completa.
imhotep-explained-temple-a = { $points ->
    [one] Alla fine di un round, ogni pietra visibile dall’alto dà { $points } punto.
   *[other] Alla fine di un round, ogni pietra visibile dall’alto dà { $points } punti.
}
imhotep-explained-temple-b = Alla fine di un round, ogni pietra visibile dall’alto dà ciò che mostra la sua casella.
imhotep-explained-covers = La prossima pietra qui ne copre una: { FORM($seat, "pietra") }.
imhotep-explained-burial-a = Alla fine, ogni gruppo di pietre di un colore che si toccano vale secondo la grandezza: { $groups }, poi { $further } per ogni altra pietra.
imhotep-explained-groups = Gruppi ora: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
} ({ $points })
imhotep-explained-burial-b = Alla fine, ogni fila conta per chi vi ha più pietre: { $places }.
imhotep-explained-row = Fila { $row }, se finisse ora: { $points }.
imhotep-explained-obelisks-a = Qui ognuno costruisce una torre. Alla fine valgono secondo l’altezza: { $places }.
imhotep-explained-towers = Altezze ora: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } pietra fa un obelisco.
   *[other] { $stones } pietre di un colore fanno un obelisco.
} Vale subito: il prossimo { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] Tutti i posti sono occupati: un’altra pietra dà { $points } punto alla fine.
   *[other] Tutti i posti sono occupati: un’altra pietra dà { $points } punti alla fine.
}
imhotep-explained-loose = Pietre sciolte, { $points } l’una alla fine: { $stones }.
imhotep-explained-another = Che cosa porterebbe ora un’altra pietra: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = La barca { $ship } è qui, quindi nessun’altra può venire in questo round.

imhotep-explained-taken = Prenderla darebbe, se poi la partita finisse: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] Lì c’è { $stones } pietra.
   *[other] Lì ci sono { $stones } pietre.
} { $missing ->
    [one] Con { $missing } in più c’è un altro punto.
   *[other] Con { $missing } in più c’è un altro punto.
}
imhotep-explained-unused = { $points ->
    [one] Non giocata, dà { $points } punto alla fine.
   *[other] Non giocata, dà { $points } punti alla fine.
}
imhotep-explained-pair = { $cards ->
    [one] Una carta coperta. Chi la prende la vede solo allora e la tiene.
   *[other] Carte coperte. Chi le prende le guarda, ne tiene una e scarta l’altra.
}

imhotep-explained-get = { $stones ->
    [0] Sulla slitta non c’è posto per altre pietre: ne tiene { $room }.
    [one] Prendendo pietre, ora ne arriverebbe { $stones }; la slitta ne tiene { $room }.
   *[other] Prendendo pietre, ora ne arriverebbero { $stones }; la slitta ne tiene { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } pietra è pronta da caricare.
   *[other] { $stones } pietre sono pronte da caricare.
} La slitta ne tiene { $room }.
imhotep-explained-points = { $points ->
    [0] Ancora nessun punto.
   *[other] Punti finora: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Se la partita finisse ora, non si aggiungerebbero punti.
   *[other] Se la partita finisse ora, si aggiungerebbero: { $total } ({ $sources }).
}
imhotep-explained-wrath = Ancora nessuna pietra qui: { $sites }. Finché ne manca una, la fine costa { $points } punti.
imhotep-explained-round = { $ships ->
    [one] { $ships } barca aspetta ancora. Quando è salpata, il tempio paga e il round finisce.
   *[other] { $ships } barche aspettano ancora. Quando sono salpate tutte, il tempio paga e il round finisce.
}

imhotep-news-sled-empty = La tua slitta è vuota. Prendi pietre dalla tua cava per averne da caricare.
imhotep-news-may-sail = Ci sono abbastanza pietre a bordo: puoi far salpare questa barca, anche se nessuna è tua.
imhotep-news-others-may-sail = La tua pietra è su questa barca, e chiunque può mandarla dove vuole.
imhotep-news-last-ship = Questa è l’ultima barca. Quando è salpata, il tempio paga, le carte rimaste al mercato se ne vanno e il round finisce.
imhotep-news-last-round = Questo è l’ultimo round. Poi contano la camera funeraria, gli obelischi e le carte.
imhotep-news-blue-card = Hai questa carta: { $card }. { $effect }.
imhotep-news-wrath = Qui non hai ancora costruito. Finché ti manca una pietra in uno di questi, la fine ti costa { $points } punti: { $sites }.
imhotep-news-temple-covers = La prossima pietra che arriva al tempio ne copre una tua, che allora non dà più nulla.
imhotep-news-may-not-sail = { $missing ->
    [one] Questa barca non può ancora salpare: manca { $missing } pietra.
   *[other] Questa barca non può ancora salpare: mancano { $missing } pietre.
}
imhotep-news-site-taken = Qui c’è una barca, quindi nessun’altra può venire prima del prossimo round.
imhotep-news-pair = Queste carte sono coperte. Chi le prende le guarda e ne tiene una.
imhotep-news-sled-full = La tua slitta è piena: tiene { $room } pietre. Caricane una prima di prenderne altre.
imhotep-news-pyramids-full = { $points ->
    [one] Tutte le caselle delle piramidi sono occupate. Ogni altra pietra dà { $points } punto.
   *[other] Tutte le caselle delle piramidi sono occupate. Ogni altra pietra dà { $points } punti.
}
imhotep-news-quarry-empty = La tua cava è vuota. Le pietre vi tornano solo dal mercato.

imhotep-urge-pass = Passa, perché non puoi fare altro.
imhotep-urge-get = { $stones ->
    [one] Prendi { $stones } pietra dalla tua cava.
   *[other] Prendi { $stones } pietre dalla tua cava.
}
imhotep-urge-place = Carica una pietra sulla barca { $ship }.
imhotep-urge-sail = Manda la barca { $ship } { $to }.
imhotep-urge-lever = Gioca la Leva: manda la barca { $ship } { $to } e scegli chi scende per primo.
imhotep-urge-hammer = Gioca il Martello: prendi pietre e caricane una sulla barca { $ship }.
imhotep-urge-sail-card = Gioca la Vela: carica una pietra sulla barca { $ship } e falla subito salpare.
imhotep-urge-chisel = Gioca lo Scalpello: carica una pietra sulla barca { $ship } e poi un’altra.
imhotep-urge-sail-to = Mandala { $to }.
imhotep-urge-second-stone = Carica l’altra pietra sulla barca { $ship }.
imhotep-urge-unload = Scarica in quest’ordine: { FORM($stones, "pietra") }.
imhotep-urge-take = Prendi questa carta: { $card }.
imhotep-urge-look = Guarda le carte coperte e tienine una.
imhotep-urge-keep = Tieni questa carta: { $card }.
imhotep-urge-pyramid = Costruisci sulla piramide { $pyramid }.
imhotep-urge-decline = Rinuncia al bonus.
imhotep-urge-point = { $points ->
    [one] Prendi il punto ({ $points }).
   *[other] Prendi i { $points } punti.
}
imhotep-urge-stones = { $stones ->
    [one] Prendi la pietra ({ $stones }).
   *[other] Prendi le { $stones } pietre.
}

imhotep-merit-pass = Non puoi fare nient’altro.
imhotep-merit-get = { $stones ->
    [one] Così hai { $stones } pietra sulla slitta, pronta per il tuo prossimo turno.
   *[other] Così hai { $stones } pietre sulla slitta, pronte per i tuoi prossimi turni.
}
imhotep-merit-voyage = { $points ->
    [one] Se poi questa barca va { $to }, può darti { $points } punto.
   *[other] Se poi questa barca va { $to }, può darti { $points } punti.
}
imhotep-merit-voyage-market = Se poi questa barca va al mercato, la tua pietra ti dà una carta.
imhotep-merit-ready = Così la barca ha abbastanza pietre a bordo per salpare.
imhotep-merit-full = Così la barca è piena, e nessun altro può salire a bordo.
imhotep-merit-aboard = Così una tua pietra viaggia su questa barca.
imhotep-merit-in-one-turn = Con la carta fai in un turno ciò che senza ne richiede di più.
imhotep-merit-pyramids-a = { $points ->
    [one] Le piramidi ti danno subito { $points } punto.
   *[other] Le piramidi ti danno subito { $points } punti.
}
imhotep-merit-pyramids-b = { $points ->
    [one] Le piramidi possono darti subito { $points } punto.
   *[other] Le piramidi possono darti subito { $points } punti.
}
imhotep-merit-temple = { $points ->
    [one] Il tempio ti dà { $points } punto alla fine di questo round, e nessuno può coprirti prima.
   *[other] Il tempio ti dà { $points } punti alla fine di questo round, e nessuno può coprirti prima.
}
imhotep-merit-burial = { $points ->
    [one] Le tue pietre nella camera funeraria varrebbero { $points } punto in più alla fine.
   *[other] Le tue pietre nella camera funeraria varrebbero { $points } punti in più alla fine.
}
imhotep-merit-obelisks = { $points ->
    [one] Le tue pietre agli obelischi varrebbero { $points } punto in più alla fine.
   *[other] Le tue pietre agli obelischi varrebbero { $points } punti in più alla fine.
}
imhotep-merit-obelisk = { $points ->
    [one] Completi un obelisco: subito { $points } punto.
   *[other] Completi un obelisco: subito { $points } punti.
}
imhotep-merit-end = { $points ->
    [one] Se poi la partita finisse, avresti { $points } punto in più ({ $source }).
   *[other] Se poi la partita finisse, avresti { $points } punti in più ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] Al mercato ricevi { $cards } carta.
   *[other] Al mercato ricevi { $cards } carte.
}
imhotep-merit-costs = { $points ->
    [one] Per come stanno le cose, { $seat } ci perde { $points } punto.
   *[other] Per come stanno le cose, { $seat } ci perde { $points } punti.
}
imhotep-merit-spoils = { $seat } è a bordo, ma qui, per come stanno le cose, ottiene solo { $points }; un altro luogo potrebbe dare { $most }.
imhotep-merit-round-ends = È l’ultima barca, quindi il round finisce e il tempio paga ora.
imhotep-merit-game-ends = È l’ultima barca dell’ultimo round: poi la partita è finita.
imhotep-merit-decide = Decidi tu dove va questa barca, prima che lo faccia qualcun altro.
imhotep-merit-order = Scegli tu quale pietra scende per prima dalla barca.
imhotep-merit-order-best = { $points ->
    [one] Nell’ordine giusto può darti { $points } punto.
   *[other] Nell’ordine giusto può darti { $points } punti.
}
imhotep-merit-first = La tua pietra scende per prima dalla barca.
imhotep-merit-red = Una tua pietra va { $to } senza barca.
imhotep-merit-blue = { $effect }. Non giocata, dà { $points } alla fine.
imhotep-merit-decoration = { $stones ->
    [one] Alla fine dà un punto per ogni pietra in quel luogo ({ $stones }), di chiunque sia.
   *[other] Alla fine dà un punto ogni { $stones } pietre in quel luogo, di chiunque siano.
}
imhotep-merit-look = Puoi scegliere tra carte che nessun altro ha visto.
imhotep-merit-space = { $points ->
    [one] Questa casella ti dà subito { $points } punto.
   *[other] Questa casella ti dà subito { $points } punti.
}
imhotep-merit-card = Ti dà anche una carta dal mazzo.
imhotep-merit-ship = Ti fa anche caricare subito un’altra pietra.
imhotep-merit-room-left = Sulla slitta resta posto: puoi ancora prendere pietre se preferisci aspettare.
imhotep-merit-stone-kept = Tieni la pietra per una barca che ti conviene di più.
imhotep-merit-point = { $points ->
    [one] Hai { $points } punto sicuro.
   *[other] Hai { $points } punti sicuri.
}
imhotep-merit-stones = Arrivano pietre sulla tua slitta senza che ti costi un turno.
