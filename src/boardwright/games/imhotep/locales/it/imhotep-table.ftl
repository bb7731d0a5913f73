### Imhotep al tavolo.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Carica le tue pietre sulle barche, e mandale dove ti servono di più.
imhotep-option-sides = Lato di mercato, piramidi, tempio, camera funeraria e obelischi, per esempio { $example } (predefinito: { $default }).
imhotep-option-wrath = Gioca con l’ira del faraone.

imhotep-seat-black = { $form ->
    [pietra] nera
   *[nome] Nero
}
imhotep-seat-white = { $form ->
    [pietra] bianca
   *[nome] Bianco
}
imhotep-seat-brown = { $form ->
    [pietra] marrone
   *[nome] Marrone
}
imhotep-seat-grey = { $form ->
    [pietra] grigia
   *[nome] Grigio
}

imhotep-source-pyramids = { $form ->
    [da] dalle piramidi
   *[nome] piramidi
}
imhotep-source-temple = { $form ->
    [da] dal tempio
   *[nome] tempio
}
imhotep-source-burial-chamber = { $form ->
    [da] dalla camera funeraria
   *[nome] camera funeraria
}
imhotep-source-obelisks = { $form ->
    [da] dagli obelischi
   *[nome] obelischi
}
imhotep-source-decorations = { $form ->
    [da] dalle decorazioni
   *[nome] decorazioni
}
imhotep-source-statues = { $form ->
    [da] dalle statue
   *[nome] statue
}
imhotep-source-blue-cards = { $form ->
    [da] dalle carte blu
   *[nome] carte blu
}
imhotep-source-wrath = { $form ->
    [da] dall’ira del faraone
   *[nome] ira del faraone
}

imhotep-short-pyramids = piram
imhotep-short-temple = temp
imhotep-short-burial-chamber = cam
imhotep-short-obelisks = obel
imhotep-short-decorations = decor
imhotep-short-statues = stat
imhotep-short-blue-cards = blu
imhotep-short-wrath = ira

imhotep-site-market = Mercato
imhotep-site-pyramids = Piramidi
imhotep-site-temple = Tempio
imhotep-site-burial = Camera funeraria
imhotep-site-obelisks = Obelischi
imhotep-to-market = al mercato
imhotep-to-pyramids = alle piramidi
imhotep-to-temple = al tempio
imhotep-to-burial = alla camera funeraria
imhotep-to-obelisks = agli obelischi
imhotep-at-market = al mercato
imhotep-at-pyramids = alle piramidi
imhotep-at-temple = al tempio
imhotep-at-burial = alla camera funeraria
imhotep-at-obelisks = agli obelischi

imhotep-pyramid-left = sinistra
imhotep-pyramid-middle = centrale
imhotep-pyramid-right = destra

imhotep-slot = sulla barca { $ship }, posto { $slot }
imhotep-ship-size = { $slots }

imhotep-card-entrance = Ingresso
imhotep-card-sarcophagus = Sarcofago
imhotep-card-paved-path = Via lastricata
imhotep-card-pyramid-decoration = Decorazione delle piramidi
imhotep-card-temple-decoration = Decorazione del tempio
imhotep-card-burial-chamber-decoration = Decorazione della camera
imhotep-card-obelisk-decoration = Decorazione degli obelischi
imhotep-card-statue = Statua
imhotep-card-lever = Leva
imhotep-card-hammer = Martello
imhotep-card-sail = Vela
imhotep-card-chisel = Scalpello

imhotep-effect-entrance = subito: 1 pietra alle piramidi
imhotep-effect-sarcophagus = subito: 1 pietra alla camera
imhotep-effect-paved-path = subito: 1 pietra agli obelischi
imhotep-effect-decoration = fine: pietre / { $stones }
imhotep-effect-statue = fine: { $points } da 1 a { $most }
imhotep-effect-lever = turno: salpa, scegli l’ordine
imhotep-effect-hammer = turno: prendi, poi carica 1
imhotep-effect-sail = turno: carica 1, la barca salpa
imhotep-effect-chisel = turno: carica due pietre

imhotep-round = round { $round } di { $rounds }
imhotep-starts = inizia { $seat }
imhotep-piles = mazzo { $pile }, scarti { $discards }
imhotep-wrath = con l’ira del faraone
imhotep-harbour = Porto
imhotep-ship-needs = min. { $minimum }, ne ha { $loaded }
imhotep-ship-ready = min. { $minimum }, può salpare
imhotep-ship-gone = rimasta in porto
imhotep-ship-is-here = barca { $ship }
imhotep-pair = { $cards ->
    [one] Carta coperta
   *[other] Coppia coperta
}
imhotep-pair-effect = guarda e tienine una
imhotep-market-empty = non ci sono più carte
imhotep-beside = accanto, { $points } l’una:
imhotep-pyramid-signs = { $stones ->
    [one] c carta, s { $stones } pietra, ▸ una pietra su una barca
   *[other] c carta, s { $stones } pietre, ▸ una pietra su una barca
}
imhotep-temple-under = pietre sotto
imhotep-temple-a = ogni visibile: { $points }/round
imhotep-temple-b = s pietre, c carta
imhotep-burial-a = fine: tuoi gruppi { $groups } +{ $further }
imhotep-burial-b = fine: più pietre in fila { $places }
imhotep-obelisks-a = fine: { $places }
imhotep-obelisks-b = { $stones ->
    [one] di { $stones } pietra
   *[other] di { $stones } pietre
}
imhotep-obelisks-loose = sciolte, { $points } l’una
imhotep-player = giocatore
imhotep-you = { $seat } (tu)
imhotep-sled = slitta
imhotep-quarry = cava
imhotep-cards = carte
imhotep-points = punti

imhotep-asked-turn = { $seat }, tocca a te: prendi pietre, caricane una, fai salpare una barca o gioca una carta blu.
imhotep-asked-unload-order = { $seat }, in che ordine si scaricano le pietre? Esce per prima quella nominata per prima.
imhotep-asked-sail-to = { $seat }, dove va la barca { $ship }?
imhotep-asked-second-stone = { $seat }, dove va la seconda pietra dello Scalpello?
imhotep-asked-take-card = { $seat }, prendi una carta per la tua pietra al mercato.
imhotep-asked-keep-card = { $seat }, tieni una carta della coppia; la vedi solo tu.
imhotep-asked-choose-pyramid = { $seat }, a quale piramide va la tua pietra?
imhotep-asked-ship-bonus = { $seat }, come bonus puoi caricare una pietra dalla tua slitta su una barca.
imhotep-asked-temple-choice = { $seat }, casella { $space } del tempio: punti o pietre?
imhotep-asked-stones-bonus = { $seat }, come bonus puoi prendere pietre dalla cava sulla tua slitta.

imhotep-do-pass = Nessuna mossa possibile
imhotep-do-get = Prendi pietre
imhotep-do-place = Carica la barca { $ship }, posto
imhotep-do-sail = Fai salpare la barca { $ship } verso
imhotep-do-lever = Leva: fai salpare la barca { $ship } verso
imhotep-do-hammer = Martello: prendi e carica la barca { $ship }, posto
imhotep-do-sail-card = Vela: carica (poi fai salpare) la barca { $ship }, posto
imhotep-do-chisel = Scalpello: la prima sulla barca { $ship }, posto
imhotep-do-sail-to = Salpa verso
imhotep-do-second-stone = La seconda sulla barca { $ship }, posto
imhotep-do-unload = Scarica
imhotep-do-take = Prendi
imhotep-do-keep = Tieni
imhotep-do-pyramid = Costruisci
imhotep-do-decline = Oppure
imhotep-do-temple = Prendi
imhotep-do-stones-bonus = Pietre bonus
imhotep-label-pass = passa
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}
imhotep-label-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
imhotep-label-pair = la coppia coperta: guarda e tienine una
imhotep-label-decline = rinuncia
imhotep-label-order = { FORM($stones, "pietra") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } e una carta
imhotep-label-space-stones = { $pyramid }: { $points } e pietre
imhotep-label-space-ship = { $pyramid }: { $points } e una pietra su una barca

imhotep-did-pass = { $seat } passa.
imhotep-did-get = { $stones ->
    [one] { $seat } prende { $stones } pietra.
   *[other] { $seat } prende { $stones } pietre.
}
imhotep-did-place = { $seat } carica una pietra { $slot }.
imhotep-did-sail = { $seat } manda la barca { $ship } { $to }.
imhotep-did-lever = { $seat } gioca la Leva: la barca { $ship } va { $to }.
imhotep-did-hammer = { $stones ->
    [0] { $seat } gioca il Martello e carica una pietra { $slot }.
    [one] { $seat } gioca il Martello: prende { $stones } pietra e ne carica una { $slot }.
   *[other] { $seat } gioca il Martello: prende { $stones } pietre e ne carica una { $slot }.
}
imhotep-did-sail-card = { $seat } gioca la Vela e carica una pietra { $slot }.
imhotep-did-chisel = { $seat } gioca lo Scalpello: la prima pietra va { $slot }.
imhotep-did-second-stone = { $seat } carica la seconda pietra { $slot }.
imhotep-did-unload = { $seat } fa scaricare le pietre in quest’ordine: { FORM($stones, "pietra") }.
imhotep-did-take = { $seat } prende la carta { $card }.
imhotep-did-look = { $seat } guarda la coppia coperta.
imhotep-did-keep = { $seat } tiene la carta { $card }.
imhotep-did-pyramid = { $seat } costruisce sulla piramide { $pyramid }.
imhotep-did-decline = { $seat } rinuncia al bonus.
imhotep-did-point = { $seat } prende i punti del tempio.
imhotep-did-land = { $site }: { FORM($stones, "pietra") }.
imhotep-did-reshuffle = Gli scarti vengono mescolati e formano il nuovo mazzo.
imhotep-did-draw = { $seat } pesca la carta { $card }.
imhotep-did-round = Il round { $round } comincia con barche da { $ships } posti; inizia { $seat }.
imhotep-did-end = La partita è finita.

imhotep-ended-six-rounds = I sei round sono stati giocati.
imhotep-tie-stones-on-sled = Le pietre sulle slitte hanno risolto la parità.

## Choices before a game.

web-imhotep-sides = Lati dei luoghi
web-imhotep-sides-all = Tutti { $side }
web-imhotep-sides-mixed = Misti a caso
web-imhotep-sides-chosen = Lati: { $value }
web-imhotep-sides-market-a = Tutte le carte sono scoperte.
web-imhotep-sides-market-b = Si può anche guardare una coppia coperta e tenere una carta.
web-imhotep-sides-pyramids-a = Una piramide: una pietra dà subito i punti della casella successiva.
web-imhotep-sides-pyramids-b = Tre piramidi tra cui scegliere; alcune caselle danno una carta, pietre o una pietra su una nave.
web-imhotep-sides-temple-a = A ogni round ogni pietra visibile dall’alto dà lo stesso.
web-imhotep-sides-temple-b = A ogni round ogni pietra visibile dall’alto dà ciò che mostra la sua casella: punti, pietre o una carta.
web-imhotep-sides-burial-a = Alla fine ogni gruppo di pietre proprie che si toccano dà punti; quelli grandi molti di più.
web-imhotep-sides-burial-b = Alla fine, in ogni fila ottiene più punti chi ha più pietre.
web-imhotep-sides-obelisks-a = Alla fine la torre più alta dà più punti.
web-imhotep-sides-obelisks-b = Un obelisco completo dà subito punti; prima è pronto, più ne dà.
web-imhotep-wrath = Con l’ira del faraone
web-imhotep-wrath-mean = Chi non ha pietre in uno dei quattro monumenti perde punti alla fine.
web-imhotep-wrath-chosen = Con l’ira del faraone
