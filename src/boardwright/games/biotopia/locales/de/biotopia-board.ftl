### Der Tisch von Biotopia im Browser. Namen der Karten und Missionen stehen in biotopia-table.ftl.

## Was eine Karte bewirkt, in einem Satz.

biotopia-board-effect-essex-skipper = Er hat keinen Effekt.
biotopia-board-effect-large-white = Wer mehr davon hat als alle anderen, hat die Mission für Kohlweißlinge.
biotopia-board-effect-small-tortoiseshell = Jeder weitere kostet eine Blume mehr und bringt einen Punkt mehr.
biotopia-board-effect-common-blue = Du darfst eine Karte vom Himmel nehmen.
biotopia-board-effect-meadow-brown = Du darfst für jedes Große Ochsenauge in deinem Garten eine Karte ziehen.
biotopia-board-effect-brimstone = Die oberste Karte des Stapels wird eine Blume in deinem Garten.
biotopia-board-effect-orange-tip = Du darfst eine beliebige Karte aus dem Kompost nehmen.
biotopia-board-effect-red-admiral = Er hat keinen Effekt.
biotopia-board-effect-mourning-cloak = Er ersetzt einen Schmetterling, der für eine Mission noch fehlt.
biotopia-board-effect-peacock = Es wird nur aus der Hand gespielt: Keine Puppe wendet es.
biotopia-board-effect-chrysalis = Sie wendet eine deiner Blumen zum Schmetterling auf der anderen Seite, egal was er kostet.
biotopia-board-effect-sunshine = Zieh drei Karten.
biotopia-board-effect-common-knapweed = Sie wächst in deiner Blumenreihe und zählt als zwei Blumen.

## Eine Karte in Worten, für alle, die sie nicht sehen können.

biotopia-board-butterfly = { $name }, ein Schmetterling: kostet { $cost ->
    [one] { $cost } Blume
   *[other] { $cost } Blumen
}, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-board-card = { $name }: kostet { $cost ->
    [one] { $cost } Blume
   *[other] { $cost } Blumen
}.
biotopia-board-gains-mission = { $points ->
    [one] Mit ihm bekämst du die Mission für Kohlweißlinge: { $points } Punkt mehr.
   *[other] Mit ihm bekämst du die Mission für Kohlweißlinge: { $points } Punkte mehr.
}
biotopia-board-lacks = { $symbols ->
    [one] Dir fehlt { $symbols } Blume.
   *[other] Dir fehlen { $symbols } Blumen.
}
biotopia-board-no-target = Du hast keine Blume, die sie wenden könnte.
biotopia-board-copies = { $copies ->
    [one] Davon gibt es { $copies }.
   *[other] Davon gibt es { $copies }.
}
biotopia-board-pointed = { $card }: { $effect }

## Stapel, Himmel und Kompost.

biotopia-board-deck = Stapel
biotopia-board-compost = Kompost
biotopia-board-compost-empty = Der Kompost ist leer.
biotopia-board-open-compost = { $cards ->
    [0] Der Kompost ist leer
    [one] Den Kompost durchsehen: { $cards } Karte
   *[other] Den Kompost durchsehen: { $cards } Karten
}
biotopia-board-recover = Nimm eine Karte aus dem Kompost
biotopia-board-decline-sky-card = Keine Karte vom Himmel
biotopia-board-decline-compost-card = Nichts nehmen
biotopia-board-decline-more-cards = Nichts ziehen
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Passen

## Missionen.

biotopia-board-missions = Missionen
biotopia-board-missions-none = Noch keine.
biotopia-board-most = die meisten
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } Art
   *[other] { $butterflies } verschiedene
}
biotopia-board-alike = { $butterflies } gleiche
biotopia-board-mission = Mission { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-board-mission-held = { $name } hat sie.
biotopia-board-asks-flowers = { $symbols ->
    [one] Sie verlangt { $symbols } Blume.
   *[other] Sie verlangt { $symbols } Blumen.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Sie verlangt { $butterflies } Schmetterling.
   *[other] Sie verlangt { $butterflies } verschiedene Schmetterlinge.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Sie verlangt { $butterflies } Schmetterling.
   *[other] Sie verlangt { $butterflies } gleiche Schmetterlinge.
}
biotopia-board-asks-whites = Sie verlangt mehr Große Kohlweißlinge, als irgendwer sonst hat.
biotopia-board-asks-for = Sie verlangt: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } von { $asked }.
biotopia-board-whites = { $name }: { $whites }.

## Gärten und Hände.

biotopia-board-garden-of = Der Garten von { $name }
biotopia-board-peek = Nachsehen
biotopia-board-flower = Eine Blume, verdeckt
biotopia-board-own-flower = Eine Blume; auf der anderen Seite: { $card }
biotopia-board-no-butterflies = Noch keine Schmetterlinge
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } Schmetterling
   *[other] { $name }: { $butterflies } Schmetterlinge
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } Blume
   *[other] { $name }: { $symbols } Blumen
}
biotopia-board-hand-of = { $cards ->
    [0] Keine Karte auf der Hand.
    [one] { $cards } Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
}
biotopia-board-held = { $missions ->
    [one] { $missions } Mission
   *[other] { $missions } Missionen
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } Art von Schmetterlingen; das zählt bei Gleichstand.
   *[other] { $kinds } Arten von Schmetterlingen; das zählt bei Gleichstand.
}
biotopia-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
biotopia-board-known = Karten, die alle gesehen haben
biotopia-board-known-lead = Sie wurden offen genommen und sind auf der Hand oder verdeckt unter den Blumen.
biotopia-board-held-surely = Sicher auf der Hand
biotopia-board-known-none = Keine.
biotopia-board-last-round = { $turns ->
    [0] Die letzte Runde
    [one] Die letzte Runde: noch { $turns } Zug
   *[other] Die letzte Runde: noch { $turns } Züge
}

## Alle Karten.

biotopia-board-guide = Alle Karten
biotopia-board-guide-lead = Blumen werden nicht verbraucht: Eine Karte ist spielbar, wenn dein Garten so viele zeigt, wie sie kostet.
biotopia-board-butterfly-facts = Kostet { $cost ->
    [one] { $cost } Blume
   *[other] { $cost } Blumen
}, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-board-card-facts = Kostet { $cost ->
    [one] { $cost } Blume
   *[other] { $cost } Blumen
}.
biotopia-board-unseen = { $copies ->
    [one] { $copies } Karte im Spiel; nicht gesehen hast du { $unseen }.
   *[other] { $copies } Karten im Spiel; nicht gesehen hast du { $unseen } davon.
}
