# Imhotep im Browser: was der Tisch zeigt, und was von seinen Stellen vorgelesen wird.
imhotep-board-round = Runde { $round } von { $rounds }
imhotep-board-piles = { $pile ->
    [one] { $pile } Karte im Stapel, { $discards } abgelegt
   *[other] { $pile } Karten im Stapel, { $discards } abgelegt
}
imhotep-board-start = Beginnt die Runde
imhotep-board-coming = Kommende Boote
imhotep-board-coming-mean = { $cards ->
    [one] { $cards } Rundenkarte ist übrig.
   *[other] { $cards } Rundenkarten sind übrig.
} { $out ->
    [0] Die nächste ist darunter.
    [one] Eine davon kommt als nächste, und eine bleibt in der Schachtel.
   *[other] Eine davon kommt als nächste, und { $out } bleiben in der Schachtel.
} Die Zahlen sind die Ladeplätze auf den vier Booten.
imhotep-board-go-on = Wähle jetzt, was leuchtet.
imhotep-board-get = { $label } besorgen

# Was die Orte bringen, in wenigen Worten.
imhotep-board-hint-market = Eine Karte für jeden Stein
imhotep-board-hint-pyramids-a = Sofort: die Punkte des nächsten Felds
imhotep-board-hint-pyramids-b = Sofort: das nächste Feld einer Pyramide deiner Wahl
imhotep-board-hint-temple-a = { $points ->
    [one] Jede Runde: { $points } Punkt für jeden Stein, der oben liegt
   *[other] Jede Runde: { $points } Punkte für jeden Stein, der oben liegt
}
imhotep-board-hint-temple-b = Jede Runde: was darunter steht
imhotep-board-hint-burial-a = Am Ende, für jede Gruppe: { $groups } +{ $further }
imhotep-board-hint-burial-b = Am Ende, die meisten in jeder Reihe: { $places }
imhotep-board-hint-obelisks-a = Am Ende, nach Höhe: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Sofort für { $stones } Stein; am Ende { $points } für einen losen
   *[other] Sofort für { $stones } Steine; am Ende { $points } für einen losen
}

# Was die Zahlen am Fuß eines Orts zählen.
imhotep-board-standing-pyramids = Punkte bisher
imhotep-board-standing-temple = Punkte am Ende der Runde
imhotep-board-standing-burial = Punkte, wäre jetzt Schluss
imhotep-board-standing-obelisks = Punkte, wäre jetzt Schluss

# Boote.
imhotep-board-empty = leer
imhotep-board-none = keine
imhotep-board-ship = Boot { $ship } mit { $slots ->
    [one] { $slots } Ladeplatz
   *[other] { $slots } Ladeplätzen
}, fährt mit mindestens { $minimum ->
    [one] { $minimum } Stein
   *[other] { $minimum } Steinen
}. Vom Bug aus: { FORM($load, "stone") }.
imhotep-board-ship-away = Boot { $ship }, { $at }
imhotep-board-slot = Boot { $ship }, Ladeplatz { $slot } vom Bug aus: { FORM($stone, "stone") }

# Orte.
imhotep-board-site = { $site }, Seite { $side }.
imhotep-board-visited = Boot { $ship } ist hier.
imhotep-board-on-market = { $cards ->
    [0] Keine Karte liegt offen.
    [one] { $cards } Karte liegt offen.
   *[other] { $cards } Karten liegen offen.
}
imhotep-board-on-pyramids = Steine der Reihe nach: { FORM($stones, "stone") }.
imhotep-board-on-temple = Steine von links, { $spaces } je Ebene: { FORM($stones, "stone") }.
imhotep-board-on-burial = Steine Spalte für Spalte, { $rows } je Spalte: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Steine: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { CAP($space) }. Steine: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = { CAP($pyramid) }: fertig. Steine: { FORM($stones, "stone") }.
imhotep-board-looked-at = jemand sieht es sich an

# Personen und ihre Karten.
imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "stone") }: { $stones } Stein auf dem Schlitten
   *[other] { $name }, { FORM($seat, "stone") }: { $stones } Steine auf dem Schlitten
}
imhotep-board-quarry = { $stones ->
    [one] Steinbruch von { $seat }: { $stones } Stein
   *[other] Steinbruch von { $seat }: { $stones } Steine
}
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Zorn: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
imhotep-board-cards-of = Karten von { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] Wenn jetzt Schluss wäre: { $points } Punkt
   *[other] Wenn jetzt Schluss wäre: { $points } Punkte
}

imhotep-board-effect-entrance = Sofort: ein Stein aus deinem Steinbruch zu den Pyramiden
imhotep-board-effect-sarcophagus = Sofort: ein Stein aus deinem Steinbruch in die Grabkammer
imhotep-board-effect-paved-path = Sofort: ein Stein aus deinem Steinbruch zu den Obelisken
imhotep-board-effect-decoration = { $stones ->
    [one] Am Ende: 1 Punkt für jeden Stein dort
   *[other] Am Ende: 1 Punkt für je { $stones } Steine dort
}
imhotep-board-effect-statue = Am Ende: { $points } Punkte für 1 bis { $most } davon
imhotep-board-effect-lever = Als Zug: ein Boot fahren und die Reihenfolge beim Entladen wählen
imhotep-board-effect-hammer = Als Zug: Steine besorgen, dann einen platzieren
imhotep-board-effect-sail = Als Zug: einen Stein platzieren, dann dieses Boot fahren
imhotep-board-effect-chisel = Als Zug: zwei Steine platzieren

# Was ein Boot brächte.
imhotep-board-voyages = Was brächte jedes Boot jetzt?
imhotep-board-voyages-mean = Punkte mehr oder weniger für alle, wenn das Boot jetzt führe, der Tempel einmal auszahlte und die Partie endete. Karten und Boni sind nicht mitgezählt; auf Seite B der Pyramiden nehmen alle das Feld mit den meisten Punkten.
imhotep-board-voyages-none = Kein wartendes Boot hat einen Stein an Bord.
imhotep-board-to = Ziel
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = S
imhotep-board-letter-white = W
imhotep-board-letter-brown = B
imhotep-board-letter-grey = G
