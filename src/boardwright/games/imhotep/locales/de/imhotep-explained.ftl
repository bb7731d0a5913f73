### Imhotep erklärt sich selbst: was jede Stelle ist und jetzt wert ist, was neu ist, was man tun kann
### und wozu ein Zug gut ist. Kurze, einfache Sätze.

## Was eine Stelle ist und jetzt wert ist. Listen wie „Schwarz (du) +2 und Weiß −1“.

imhotep-explained-nothing = nichts
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

# Boote und ihre Plätze.
imhotep-explained-ship = { $slots ->
    [one] Ein Boot mit { $slots } Ladeplatz
   *[other] Ein Boot mit { $slots } Ladeplätzen
}. Es darf fahren, sobald { $minimum ->
    [one] { $minimum } Stein an Bord ist.
   *[other] { $minimum } Steine an Bord sind.
}
imhotep-explained-ship-ready = Es darf jetzt fahren: Wer am Zug ist, darf es tun.
imhotep-explained-ship-missing = { $missing ->
    [one] { $missing } Stein fehlt noch.
   *[other] { $missing } Steine fehlen noch.
}
imhotep-explained-ship-load = Vom Bug an entladen, einer nach dem anderen: { FORM($stones, "stone") }.
imhotep-explained-ship-away = Es liegt { $at }, bis die Runde endet, und kein anderes Boot darf dorthin.
imhotep-explained-voyages = Was es bringt, wenn es so fährt, der Tempel auszahlt und die Partie dann endet:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = Ein freier Platz: Wer am Zug ist, darf hier einen Stein platzieren.
imhotep-explained-slot-taken = Dieser Stein gehört { $seat }.
imhotep-explained-slot-order = { $ahead ->
    [0] Wie das Boot jetzt beladen ist, wird hier zuerst entladen.
    [one] Wie das Boot jetzt beladen ist, wird { $ahead } Stein vorher entladen.
   *[other] Wie das Boot jetzt beladen ist, werden { $ahead } Steine vorher entladen.
}

# Orte.
imhotep-explained-market = Für jeden Stein, der hier ankommt, gibt es eine Karte. Der Stein geht zurück in den Steinbruch.
imhotep-explained-pyramids-a = { $points ->
    [one] Ein Stein bringt hier sofort Punkte: Das nächste Feld gibt { $points } Punkt.
   *[other] Ein Stein bringt hier sofort Punkte: Das nächste Feld gibt { $points } Punkte.
}
imhotep-explained-pyramids-b = Ein Stein bringt hier sofort Punkte. Wer ihn besitzt, wählt die Pyramide.
imhotep-explained-pyramids-full = { $points ->
    [one] Alle Felder sind belegt: Jeder weitere Stein gibt { $points } Punkt.
   *[other] Alle Felder sind belegt: Jeder weitere Stein gibt { $points } Punkte.
}
imhotep-explained-pyramid = Nächstes Feld, { $space }.
imhotep-explained-pyramid-complete = Diese Pyramide ist fertig.
imhotep-explained-temple-a = { $points ->
    [one] Wenn eine Runde endet, gibt jeder Stein, den man von oben sieht, { $points } Punkt.
   *[other] Wenn eine Runde endet, gibt jeder Stein, den man von oben sieht, { $points } Punkte.
}
imhotep-explained-temple-b = Wenn eine Runde endet, gibt jeder Stein, den man von oben sieht, was sein Feld zeigt.
imhotep-explained-covers = Der nächste Stein hier verdeckt einen von { $seat }.
imhotep-explained-burial-a = Am Ende zählt jede Gruppe gleichfarbiger Steine, die sich berühren, nach ihrer Größe: { $groups }, dann { $further } für jeden weiteren Stein.
imhotep-explained-groups = Gruppen jetzt: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
} ({ $points })
imhotep-explained-burial-b = Am Ende zählt in jeder Reihe, wer dort die meisten Steine hat: { $places }.
imhotep-explained-row = Reihe { $row }, wenn jetzt Schluss wäre: { $points }.
imhotep-explained-obelisks-a = Hier bauen alle einen Turm. Am Ende zählen sie nach Höhe: { $places }.
imhotep-explained-towers = Höhen jetzt: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } Stein gibt einen Obelisken.
   *[other] { $stones } Steine einer Farbe geben einen Obelisken.
} Er zählt sofort: der nächste { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] Alle Plätze sind belegt: Ein weiterer Stein gibt am Ende { $points } Punkt.
   *[other] Alle Plätze sind belegt: Ein weiterer Stein gibt am Ende { $points } Punkte.
}
imhotep-explained-loose = Lose Steine, am Ende je { $points } wert: { $stones }.
imhotep-explained-another = Was ein weiterer Stein jetzt brächte: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Boot { $ship } liegt hier, also darf in dieser Runde kein anderes her.

# Karten.
imhotep-explained-taken = Sie zu nehmen brächte, wenn danach Schluss wäre: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] { $stones } Stein liegt dort.
   *[other] { $stones } Steine liegen dort.
} { $missing ->
    [one] { $missing } weiterer gibt einen Punkt mehr.
   *[other] { $missing } weitere geben einen Punkt mehr.
}
imhotep-explained-unused = { $points ->
    [one] Ungespielt gibt sie am Ende { $points } Punkt.
   *[other] Ungespielt gibt sie am Ende { $points } Punkte.
}
imhotep-explained-pair = { $cards ->
    [one] Eine verdeckte Karte. Wer sie nimmt, sieht sie erst dann und behält sie.
   *[other] Verdeckte Karten. Wer sie nimmt, sieht sie an, behält eine und legt die andere ab.
}

# Punkte und die Runde.
imhotep-explained-get = { $stones ->
    [0] Auf dem Schlitten ist kein Platz mehr: Er fasst { $room }.
    [one] Steine zu besorgen brächte jetzt { $stones }; der Schlitten fasst { $room }.
   *[other] Steine zu besorgen brächte jetzt { $stones }; der Schlitten fasst { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } Stein liegt zum Verladen bereit.
   *[other] { $stones } Steine liegen zum Verladen bereit.
} Der Schlitten fasst { $room }.
imhotep-explained-points = { $points ->
    [0] Noch keine Punkte.
   *[other] Punkte bisher: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Wenn jetzt Schluss wäre, kämen keine Punkte dazu.
   *[other] Wenn jetzt Schluss wäre, kämen dazu: { $total } ({ $sources }).
}
imhotep-explained-wrath = Noch nicht gebaut: { $sites }. Fehlt am Ende etwas davon, kostet das { $points } Punkte.
imhotep-explained-round = { $ships ->
    [one] { $ships } Boot wartet noch. Wenn es gefahren ist, zahlt der Tempel, und die Runde endet.
   *[other] { $ships } Boote warten noch. Wenn alle gefahren sind, zahlt der Tempel, und die Runde endet.
}

## Was einmal gesagt wird, wenn es zum ersten Mal vorkommt.

imhotep-news-sled-empty = Dein Schlitten ist leer. Besorge Steine aus deinem Steinbruch, damit du welche zu verladen hast.
imhotep-news-may-sail = Genug Steine sind an Bord: Du darfst dieses Boot fahren, auch wenn keiner davon dir gehört.
imhotep-news-others-may-sail = Dein Stein liegt auf diesem Boot, und alle dürfen es fahren, wohin sie wollen.
imhotep-news-last-ship = Das ist das letzte Boot. Wenn es gefahren ist, zahlt der Tempel, übrige Karten am Markt kommen weg, und die Runde endet.
imhotep-news-last-round = Das ist die letzte Runde. Danach zählen die Grabkammer, die Obelisken und die Karten.
imhotep-news-blue-card = Du hast diese Karte: { $card }. { $effect }.
imhotep-news-wrath = Hier hast du noch nicht gebaut: { $sites }. Fehlt dir am Ende an einem dieser Orte ein Stein, kostet dich das { $points } Punkte.
imhotep-news-temple-covers = Der nächste Stein, der zum Tempel kommt, verdeckt einen von dir. Der gibt dann nichts mehr.
imhotep-news-may-not-sail = { $missing ->
    [one] Dieses Boot darf noch nicht fahren: { $missing } Stein fehlt.
   *[other] Dieses Boot darf noch nicht fahren: { $missing } Steine fehlen.
}
imhotep-news-site-taken = Hier liegt ein Boot, also darf vor der nächsten Runde kein anderes her.
imhotep-news-pair = Diese Karten liegen verdeckt. Wer sie nimmt, sieht sie an und behält eine.
imhotep-news-sled-full = Dein Schlitten ist voll: Er fasst { $room }. Verlade einen Stein, bevor du neue besorgst.
imhotep-news-pyramids-full = { $points ->
    [one] Alle Felder der Pyramiden sind belegt. Jeder weitere Stein gibt { $points } Punkt.
   *[other] Alle Felder der Pyramiden sind belegt. Jeder weitere Stein gibt { $points } Punkte.
}
imhotep-news-quarry-empty = Dein Steinbruch ist leer. Nur vom Markt kommen Steine dorthin zurück.

## Was zu tun ist. Boote haben auf dem Tisch Nummern; auf alles andere wird gezeigt.

imhotep-urge-pass = Passe, denn etwas anderes kannst du nicht tun.
imhotep-urge-get = { $stones ->
    [one] Besorge { $stones } Stein aus deinem Steinbruch.
   *[other] Besorge { $stones } Steine aus deinem Steinbruch.
}
imhotep-urge-place = Leg einen Stein auf Boot { $ship }.
imhotep-urge-sail = Fahre Boot { $ship } { $to }.
imhotep-urge-lever = Spiel den Hebel: Fahre Boot { $ship } { $to } und bestimme, wer zuerst von Bord geht.
imhotep-urge-hammer = Spiel den Hammer: Besorge Steine und leg einen auf Boot { $ship }.
imhotep-urge-sail-card = Spiel das Segel: Leg einen Stein auf Boot { $ship } und fahre es gleich.
imhotep-urge-chisel = Spiel den Meißel: Leg einen Stein auf Boot { $ship } und dann noch einen.
imhotep-urge-sail-to = Fahre es { $to }.
imhotep-urge-second-stone = Leg den anderen Stein auf Boot { $ship }.
imhotep-urge-unload = Entlade in dieser Reihenfolge: { FORM($stones, "stone") }.
imhotep-urge-take = Nimm diese Karte: { $card }.
imhotep-urge-look = Sieh dir die verdeckten Karten an und behalte eine.
imhotep-urge-keep = Behalte diese Karte: { $card }.
imhotep-urge-pyramid = Bau an der { FORM($pyramid, "adjective-dative") } Pyramide.
imhotep-urge-decline = Verzichte auf den Bonus.
imhotep-urge-point = { $points ->
    [one] Nimm den { $points } Punkt.
   *[other] Nimm die { $points } Punkte.
}
imhotep-urge-stones = { $stones ->
    [one] Nimm den { $stones } Stein.
   *[other] Nimm die { $stones } Steine.
}

## Wozu ein Zug gut ist.

imhotep-merit-pass = Etwas anderes kannst du nicht tun.
imhotep-merit-get = { $stones ->
    [one] Dann liegt { $stones } Stein auf deinem Schlitten, bereit für deinen nächsten Zug.
   *[other] Dann liegen { $stones } Steine auf deinem Schlitten, bereit für deine nächsten Züge.
}
imhotep-merit-voyage = { $points ->
    [one] Wenn dieses Boot dann { $to } fährt, kann es dir { $points } Punkt bringen.
   *[other] Wenn dieses Boot dann { $to } fährt, kann es dir { $points } Punkte bringen.
}
imhotep-merit-voyage-market = Wenn dieses Boot dann zum Markt fährt, bringt dir dein Stein eine Karte.
imhotep-merit-ready = Dann hat das Boot genug Steine an Bord, um zu fahren.
imhotep-merit-full = Dann ist das Boot voll, und sonst kommt niemand an Bord.
imhotep-merit-aboard = Dann fährt ein Stein von dir auf diesem Boot mit.
imhotep-merit-in-one-turn = Mit der Karte tust du in einem Zug, wofür du sonst mehr brauchst.
imhotep-merit-pyramids-a = { $points ->
    [one] Die Pyramiden geben dir sofort { $points } Punkt.
   *[other] Die Pyramiden geben dir sofort { $points } Punkte.
}
imhotep-merit-pyramids-b = { $points ->
    [one] Die Pyramiden können dir sofort { $points } Punkt geben.
   *[other] Die Pyramiden können dir sofort { $points } Punkte geben.
}
imhotep-merit-temple = { $points ->
    [one] Der Tempel zahlt dir am Ende dieser Runde { $points } Punkt, und niemand kann dich vorher verdecken.
   *[other] Der Tempel zahlt dir am Ende dieser Runde { $points } Punkte, und niemand kann dich vorher verdecken.
}
imhotep-merit-burial = { $points ->
    [one] Deine Steine in der Grabkammer wären dann am Ende { $points } Punkt mehr wert.
   *[other] Deine Steine in der Grabkammer wären dann am Ende { $points } Punkte mehr wert.
}
imhotep-merit-obelisks = { $points ->
    [one] Deine Steine bei den Obelisken wären dann am Ende { $points } Punkt mehr wert.
   *[other] Deine Steine bei den Obelisken wären dann am Ende { $points } Punkte mehr wert.
}
imhotep-merit-obelisk = { $points ->
    [one] Du vollendest einen Obelisken: sofort { $points } Punkt.
   *[other] Du vollendest einen Obelisken: sofort { $points } Punkte.
}
imhotep-merit-end = { $points ->
    [one] Wäre danach Schluss, hättest du { $points } Punkt mehr ({ $source }).
   *[other] Wäre danach Schluss, hättest du { $points } Punkte mehr ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] Du bekommst am Markt { $cards } Karte.
   *[other] Du bekommst am Markt { $cards } Karten.
}
imhotep-merit-costs = { $points ->
    [one] Es kostet { $seat }, wie es jetzt steht, { $points } Punkt.
   *[other] Es kostet { $seat }, wie es jetzt steht, { $points } Punkte.
}
imhotep-merit-spoils = { $seat } ist an Bord, bekommt hier aber, wie es jetzt steht, nur { $points }; ein anderer Ort könnte { $most } bringen.
imhotep-merit-round-ends = Es ist das letzte Boot, also endet die Runde, und der Tempel zahlt jetzt.
imhotep-merit-game-ends = Es ist das letzte Boot der letzten Runde: Danach ist die Partie zu Ende.
imhotep-merit-decide = Du bestimmst, wohin dieses Boot fährt, bevor es jemand anders tut.
imhotep-merit-order = Du bestimmst, wessen Stein zuerst von Bord geht.
imhotep-merit-order-best = { $points ->
    [one] In der richtigen Reihenfolge kann dir das { $points } Punkt bringen.
   *[other] In der richtigen Reihenfolge kann dir das { $points } Punkte bringen.
}
imhotep-merit-first = Dein Stein geht zuerst von Bord.
imhotep-merit-red = Ein Stein von dir kommt ohne Boot { $to }.
imhotep-merit-blue = { $effect }. Ungespielt gibt sie am Ende { $points }.
imhotep-merit-decoration = { $stones ->
    [one] Sie gibt am Ende einen Punkt für jeden Stein dort ({ $stones }), wem er auch gehört.
   *[other] Sie gibt am Ende einen Punkt für je { $stones } Steine dort, wem sie auch gehören.
}
imhotep-merit-look = Du darfst zwischen Karten wählen, die sonst niemand gesehen hat.
imhotep-merit-space = { $points ->
    [one] Dieses Feld gibt dir sofort { $points } Punkt.
   *[other] Dieses Feld gibt dir sofort { $points } Punkte.
}
imhotep-merit-card = Dazu kommt eine Karte vom Stapel.
imhotep-merit-ship = Dazu darfst du gleich noch einen Stein verladen.
imhotep-merit-room-left = Auf deinem Schlitten bleibt Platz. So kannst du noch Steine besorgen, wenn du lieber abwarten willst.
imhotep-merit-stone-kept = Du behältst den Stein für ein Boot, das dir besser passt.
imhotep-merit-point = { $points ->
    [one] { $points } Punkt ist dir sicher.
   *[other] { $points } Punkte sind dir sicher.
}
imhotep-merit-stones = So kommen Steine auf deinen Schlitten, ohne dass es einen Zug kostet.
