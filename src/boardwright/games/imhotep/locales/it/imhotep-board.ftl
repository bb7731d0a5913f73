# Imhotep nel browser.
imhotep-board-round = Round { $round } di { $rounds }
imhotep-board-piles = { $pile ->
    [one] { $pile } carta nel mazzo, { $discards } negli scarti
   *[other] { $pile } carte nel mazzo, { $discards } negli scarti
}
imhotep-board-start = Inizia il round
imhotep-board-coming = Barche in arrivo
imhotep-board-coming-mean = { $cards ->
    [one] Resta { $cards } carta round.
   *[other] Restano { $cards } carte round.
} { $out ->
    [0] La prossima è fra queste.
    [one] Una di queste è la prossima, e una resta nella scatola.
   *[other] Una di queste è la prossima, e { $out } restano nella scatola.
} I numeri sono i posti sulle quattro barche.
imhotep-board-go-on = Ora scegli tra ciò che brilla.
imhotep-board-get = Prendi { $label }

imhotep-board-hint-market = Una carta per ogni pietra
imhotep-board-hint-pyramids-a = Subito: i punti della prossima casella
imhotep-board-hint-pyramids-b = Subito: prossima casella di una piramide a scelta
imhotep-board-hint-temple-a = { $points ->
    [one] Ogni round: { $points } punto per ogni pietra in cima
   *[other] Ogni round: { $points } punti per ogni pietra in cima
}
imhotep-board-hint-temple-b = Ogni round: ciò che è indicato sotto
imhotep-board-hint-burial-a = Alla fine, per ogni gruppo: { $groups } +{ $further }
imhotep-board-hint-burial-b = Alla fine, chi ha più pietre in ogni fila: { $places }
imhotep-board-hint-obelisks-a = Alla fine, secondo l’altezza: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Subito per { $stones } pietra; alla fine { $points } per ogni pietra sciolta
   *[other] Subito per { $stones } pietre; alla fine { $points } per ogni pietra sciolta
}

imhotep-board-standing-pyramids = Punti finora
imhotep-board-standing-temple = Punti a fine round
imhotep-board-standing-burial = Punti se finisse ora
imhotep-board-standing-obelisks = Punti se finisse ora

imhotep-board-empty = vuoto
imhotep-board-none = nessuna
imhotep-board-ship = Barca { $ship } con { $slots ->
    [one] { $slots } posto
   *[other] { $slots } posti
}, salpa con almeno { $minimum ->
    [one] { $minimum } pietra
   *[other] { $minimum } pietre
}. Da prua: { FORM($load, "pietra") }.
imhotep-board-ship-away = Barca { $ship }, { $at }
imhotep-board-slot = Barca { $ship }, posto { $slot } da prua: { FORM($stone, "pietra") }

imhotep-board-site = { $site }, lato { $side }.
imhotep-board-visited = La barca { $ship } è qui.
imhotep-board-on-market = { $cards ->
    [0] Nessuna carta scoperta.
    [one] { $cards } carta scoperta.
   *[other] { $cards } carte scoperte.
}
imhotep-board-on-pyramids = Pietre in ordine: { FORM($stones, "pietra") }.
imhotep-board-on-temple = Pietre da sinistra, { $spaces } per livello: { FORM($stones, "pietra") }.
imhotep-board-on-burial = Pietre colonna per colonna, { $rows } per colonna: { FORM($stones, "pietra") }.
imhotep-board-on-obelisks = Pietre: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { $space }. Pietre: { FORM($stones, "pietra") }.
imhotep-board-pyramid-complete = { $pyramid }: completa. Pietre: { FORM($stones, "pietra") }.
imhotep-board-looked-at = qualcuno la sta guardando

imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "pietra") }: { $stones } pietra sulla slitta
   *[other] { $name }, { FORM($seat, "pietra") }: { $stones } pietre sulla slitta
}
imhotep-board-quarry = { $stones ->
    [one] Cava di { $seat }: { $stones } pietra
   *[other] Cava di { $seat }: { $stones } pietre
}
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Ira: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
imhotep-board-cards-of = Carte di { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] Se la partita finisse ora: { $points } punto
   *[other] Se la partita finisse ora: { $points } punti
}

imhotep-board-effect-entrance = Subito: una pietra dalla tua cava alle piramidi
imhotep-board-effect-sarcophagus = Subito: una pietra dalla tua cava alla camera funeraria
imhotep-board-effect-paved-path = Subito: una pietra dalla tua cava agli obelischi
imhotep-board-effect-decoration = { $stones ->
    [one] Alla fine: 1 punto ogni pietra in quel luogo
   *[other] Alla fine: 1 punto ogni { $stones } pietre in quel luogo
}
imhotep-board-effect-statue = Alla fine: { $points } punti se ne hai da 1 a { $most }
imhotep-board-effect-lever = In un turno: fai salpare una barca e scegli l’ordine di scarico
imhotep-board-effect-hammer = In un turno: prendi pietre, poi caricane una
imhotep-board-effect-sail = In un turno: carica una pietra, poi fai salpare quella barca
imhotep-board-effect-chisel = In un turno: carica due pietre

imhotep-board-voyages = Che cosa porterebbe ora ogni barca?
imhotep-board-voyages-mean = Punti in più o in meno per ciascuno se la barca salpasse ora, il tempio desse i suoi punti una volta e la partita finisse. Carte e bonus non sono contati; sul lato B delle piramidi ognuno prende la casella con più punti.
imhotep-board-voyages-none = Nessuna barca in attesa ha pietre a bordo.
imhotep-board-to = Verso
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = N
imhotep-board-letter-white = B
imhotep-board-letter-brown = M
imhotep-board-letter-grey = G
