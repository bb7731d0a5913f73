### Imhotep am Tisch: Namen, die Zeichnung, Fragen, Möglichkeiten, und was geschehen ist.

## Namen der Farben, der Punktequellen, der Orte und der Pyramiden.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Belade Boote mit deinen Steinen und schick sie dorthin, wo sie dir am meisten nützen.
imhotep-option-sides = Seite von Markt, Pyramiden, Tempel, Grabkammer und Obelisken, etwa { $example } (Vorgabe { $default }).
imhotep-option-wrath = Mit dem Zorn des Pharaos spielen.

imhotep-seat-black = { $form ->
    [stone] schwarz
   *[name] Schwarz
}
imhotep-seat-white = { $form ->
    [stone] weiß
   *[name] Weiß
}
imhotep-seat-brown = { $form ->
    [stone] braun
   *[name] Braun
}
imhotep-seat-grey = { $form ->
    [stone] grau
   *[name] Grau
}

imhotep-source-pyramids = { $form ->
    [through] die Pyramiden
   *[nominative] Pyramiden
}
imhotep-source-temple = { $form ->
    [through] den Tempel
   *[nominative] Tempel
}
imhotep-source-burial-chamber = { $form ->
    [through] die Grabkammer
   *[nominative] Grabkammer
}
imhotep-source-obelisks = { $form ->
    [through] die Obelisken
   *[nominative] Obelisken
}
imhotep-source-decorations = { $form ->
    [through] den Schmuck
   *[nominative] Schmuck
}
imhotep-source-statues = { $form ->
    [through] die Statuen
   *[nominative] Statuen
}
imhotep-source-blue-cards = { $form ->
    [through] die blauen Karten
   *[nominative] blaue Karten
}
imhotep-source-wrath = { $form ->
    [through] den Zorn des Pharaos
   *[nominative] Zorn des Pharaos
}

## Punktequellen, wo wenig Platz ist: höchstens 5 Zeichen.

imhotep-short-pyramids = Pyr
imhotep-short-temple = Temp
imhotep-short-burial-chamber = Grab
imhotep-short-obelisks = Obel
imhotep-short-decorations = Schm
imhotep-short-statues = Stat
imhotep-short-blue-cards = Blau
imhotep-short-wrath = Zorn

## Orte: als Überschrift, als Ziel eines Boots, und wo es liegt oder war.

imhotep-site-market = Markt
imhotep-site-pyramids = Pyramiden
imhotep-site-temple = Tempel
imhotep-site-burial = Grab­kammer
imhotep-site-obelisks = Obelisken
imhotep-to-market = zum Markt
imhotep-to-pyramids = zu den Pyramiden
imhotep-to-temple = zum Tempel
imhotep-to-burial = zur Grabkammer
imhotep-to-obelisks = zu den Obelisken
imhotep-at-market = am Markt
imhotep-at-pyramids = bei den Pyramiden
imhotep-at-temple = am Tempel
imhotep-at-burial = an der Grabkammer
imhotep-at-obelisks = bei den Obelisken
## Welche Pyramide: „die linke Pyramide“, „links: 3 Punkte“.

imhotep-pyramid-left = { $form ->
    [adjective] linke
    [adjective-dative] linken
   *[adverb] links
}
imhotep-pyramid-middle = { $form ->
    [adjective] mittlere
    [adjective-dative] mittleren
   *[adverb] Mitte
}
imhotep-pyramid-right = { $form ->
    [adjective] rechte
    [adjective-dative] rechten
   *[adverb] rechts
}
## Ein Ladeplatz eines Boots, vom Bug an gezählt: „platziert einen Stein auf Boot 2, Platz 1“.

imhotep-slot = Boot { $ship }, Platz { $slot }
imhotep-ship-size = { $slots }

## Marktkarten.

imhotep-card-entrance = Eingang
    .gender = masculine
imhotep-card-sarcophagus = Sarko­phag
    .gender = masculine
imhotep-card-paved-path = { $form ->
    [accusative] Gepflas­terten Weg
   *[nominative] Gepflas­terter Weg
}
    .gender = masculine
imhotep-card-pyramid-decoration = Pyramiden­schmuck
    .gender = masculine
imhotep-card-temple-decoration = Tempel­schmuck
    .gender = masculine
imhotep-card-burial-chamber-decoration = Grab­kammer­schmuck
    .gender = masculine
imhotep-card-obelisk-decoration = Obelisken­schmuck
    .gender = masculine
imhotep-card-statue = Statue
    .gender = feminine
imhotep-card-lever = Hebel
    .gender = masculine
imhotep-card-hammer = Hammer
    .gender = masculine
imhotep-card-sail = Segel
    .gender = neuter
imhotep-card-chisel = Meißel
    .gender = masculine

## Was eine Karte bewirkt, in höchstens 34 Zeichen. „jetzt“, „am Ende“ und „Zug“ sagen, wann.

imhotep-effect-entrance = jetzt: 1 Stein zu den Pyramiden
imhotep-effect-sarcophagus = jetzt: 1 Stein in die Grabkammer
imhotep-effect-paved-path = jetzt: 1 Stein zu den Obelisken
imhotep-effect-decoration = am Ende: Steine / { $stones }
imhotep-effect-statue = am Ende: { $points } für 1 bis { $most }
imhotep-effect-lever = Zug: fahren, Entladefolge wählen
imhotep-effect-hammer = Zug: Steine besorgen, 1 platzieren
imhotep-effect-sail = Zug: 1 platzieren, Boot fahren
imhotep-effect-chisel = Zug: zwei Steine platzieren

## Die Zeichnung im Terminal.

imhotep-round = Runde { $round } von { $rounds }
imhotep-starts = { $seat } beginnt
imhotep-piles = Stapel { $pile }, Ablage { $discards }
imhotep-wrath = mit dem Zorn des Pharaos
imhotep-harbour = Hafen
# Höchstens 19 Zeichen.
imhotep-ship-needs = mind. { $minimum }, hat { $loaded }
# Höchstens 19 Zeichen.
imhotep-ship-ready = mind. { $minimum }, fahrbereit
# Höchstens 19 Zeichen.
imhotep-ship-gone = blieb zurück
imhotep-ship-is-here = Boot { $ship }
imhotep-pair = { $cards ->
    [one] Verdeckte Karte
   *[other] Verdecktes Paar
}
imhotep-pair-effect = ansehen und eine behalten
imhotep-market-empty = keine Karten mehr
imhotep-beside = daneben, je { $points }:
imhotep-pyramid-signs = { $stones ->
    [one] c Karte, s { $stones } Stein, ▸ ein Stein auf ein Boot
   *[other] c Karte, s { $stones } Steine, ▸ ein Stein auf ein Boot
}
imhotep-temple-under = Steine darunter
imhotep-temple-a = je sichtbarer Stein: { $points } pro Runde
imhotep-temple-b = s Steine, c Karte
imhotep-burial-a = am Ende: eigene Gruppen { $groups } +{ $further }
imhotep-burial-b = am Ende: die meisten je Reihe { $places }
imhotep-obelisks-a = am Ende: { $places }
imhotep-obelisks-b = { $stones ->
    [one] aus je { $stones } Stein
   *[other] aus je { $stones } Steinen
}
imhotep-obelisks-loose = lose, je { $points }
imhotep-player = wer
imhotep-you = { $seat } (du)
imhotep-sled = Schlitten
imhotep-quarry = Steinbruch
imhotep-cards = Karten
imhotep-points = Punkte

## Was gefragt wird.

imhotep-asked-turn = { $seat }, du bist dran: Besorge Steine, platziere einen, fahre ein Boot oder spiele eine blaue Karte.
imhotep-asked-unload-order = { $seat }, in welcher Reihenfolge werden die Steine entladen? Der zuerst genannte geht als erster von Bord.
imhotep-asked-sail-to = { $seat }, wohin fährt Boot { $ship }?
imhotep-asked-second-stone = { $seat }, wohin kommt der zweite Stein des Meißels?
imhotep-asked-take-card = { $seat }, nimm eine Karte für deinen Stein am Markt.
imhotep-asked-keep-card = { $seat }, behalte eine Karte des Paars; nur du siehst es.
imhotep-asked-choose-pyramid = { $seat }, für welche Pyramide ist dein Stein?
imhotep-asked-ship-bonus = { $seat }, als Bonus darfst du einen Stein von deinem Schlitten auf ein Boot legen.
imhotep-asked-temple-choice = { $seat }, Feld { $space } des Tempels: Punkte oder Steine?
imhotep-asked-stones-bonus = { $seat }, als Bonus darfst du Steine aus dem Steinbruch auf deinen Schlitten nehmen.

## Überschriften der Möglichkeiten, und was dahinter steht: „Boot 1 fahren: Tempel“, „Stein auf Boot 2, Platz: 1“.

imhotep-do-pass = Nichts ist möglich
imhotep-do-get = Steine besorgen
imhotep-do-place = Stein auf Boot { $ship }, Platz
imhotep-do-sail = Boot { $ship } fahren
imhotep-do-lever = Hebel: Boot { $ship } fahren
imhotep-do-hammer = Hammer: besorgen, dann Stein auf Boot { $ship }, Platz
imhotep-do-sail-card = Segel: fahren mit Stein auf Boot { $ship }, Platz
imhotep-do-chisel = Meißel: erster Stein auf Boot { $ship }, Platz
imhotep-do-sail-to = Fahren
imhotep-do-second-stone = Zweiter Stein auf Boot { $ship }, Platz
imhotep-do-unload = Entladen
imhotep-do-take = Nehmen
imhotep-do-keep = Behalten
imhotep-do-pyramid = Bauen
imhotep-do-decline = Oder
imhotep-do-temple = Nehmen
imhotep-do-stones-bonus = Bonussteine
imhotep-label-pass = passen
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
imhotep-label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
imhotep-label-pair = das verdeckte Paar: ansehen und eine behalten
imhotep-label-decline = verzichten
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } und eine Karte
imhotep-label-space-stones = { $pyramid }: { $points } und Steine
imhotep-label-space-ship = { $pyramid }: { $points } und ein Stein auf ein Boot

## Was geschehen ist.

imhotep-did-pass = { $seat } passt.
imhotep-did-get = { $stones ->
    [one] { $seat } besorgt { $stones } Stein.
   *[other] { $seat } besorgt { $stones } Steine.
}
imhotep-did-place = { $seat } platziert einen Stein auf { $slot }.
imhotep-did-sail = { $seat } fährt Boot { $ship } { $to }.
imhotep-did-lever = { $seat } spielt den Hebel: Boot { $ship } fährt { $to }.
imhotep-did-hammer = { $stones ->
    [one] { $seat } spielt den Hammer, besorgt { $stones } Stein und platziert einen auf { $slot }.
   *[other] { $seat } spielt den Hammer, besorgt { $stones } Steine und platziert einen auf { $slot }.
}
imhotep-did-sail-card = { $seat } spielt das Segel und platziert einen Stein auf { $slot }.
imhotep-did-chisel = { $seat } spielt den Meißel: Der erste Stein kommt auf { $slot }.
imhotep-did-second-stone = { $seat } platziert den zweiten Stein auf { $slot }.
imhotep-did-unload = { $seat } lässt die Steine in dieser Reihenfolge entladen: { FORM($stones, "stone") }.
imhotep-did-take = { TRAIT($card, "gender") ->
    [feminine] { $seat } nimmt eine { $card }.
    [neuter] { $seat } nimmt ein { $card }.
   *[masculine] { $seat } nimmt einen { FORM($card, "accusative") }.
}
imhotep-did-look = { $seat } sieht sich das verdeckte Paar an.
imhotep-did-keep = { TRAIT($card, "gender") ->
    [feminine] { $seat } behält eine { $card }.
    [neuter] { $seat } behält ein { $card }.
   *[masculine] { $seat } behält einen { FORM($card, "accusative") }.
}
imhotep-did-pyramid = { $seat } baut an der { FORM($pyramid, "adjective-dative") } Pyramide.
imhotep-did-decline = { $seat } verzichtet auf den Bonus.
imhotep-did-point = { $seat } nimmt die Punkte des Tempels.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = Die Ablage wird zum neuen Stapel gemischt.
imhotep-did-draw = { TRAIT($card, "gender") ->
    [feminine] { $seat } zieht eine { $card }.
    [neuter] { $seat } zieht ein { $card }.
   *[masculine] { $seat } zieht einen { FORM($card, "accusative") }.
}
imhotep-did-round = Runde { $round } beginnt mit Booten der Größen { $ships }; { $seat } fängt an.
imhotep-did-end = Die Partie ist zu Ende.

## Das Ende.

imhotep-ended-six-rounds = Sechs Runden sind gespielt.
imhotep-tie-stones-on-sled = Den Gleichstand haben die Steine auf den Schlitten entschieden.

## Choices before a game.

web-imhotep-sides = Seiten der Orte
web-imhotep-sides-all = Alle { $side }
web-imhotep-sides-mixed = Zufällig gemischt
web-imhotep-sides-chosen = Seiten: { $value }
web-imhotep-sides-market-a = Alle Karten liegen offen.
web-imhotep-sides-market-b = Man kann auch ein verdecktes Paar ansehen und eine Karte behalten.
web-imhotep-sides-pyramids-a = Eine Pyramide: Ein Stein bringt sofort die Punkte des nächsten Felds.
web-imhotep-sides-pyramids-b = Drei Pyramiden zur Wahl; manche Felder bringen eine Karte, Steine oder einen Stein aufs Boot.
web-imhotep-sides-temple-a = Jede Runde bringt jeder von oben sichtbare Stein dasselbe.
web-imhotep-sides-temple-b = Jede Runde bringt jeder von oben sichtbare Stein, was sein Feld zeigt: Punkte, Steine oder eine Karte.
web-imhotep-sides-burial-a = Am Ende zählt jede Gruppe eigener Steine, die sich berühren; große weit mehr.
web-imhotep-sides-burial-b = Am Ende punktet in jeder Reihe am meisten, wer dort die meisten Steine hat.
web-imhotep-sides-obelisks-a = Am Ende bringt der höchste Turm am meisten.
web-imhotep-sides-obelisks-b = Ein fertiger Obelisk bringt sofort Punkte; je früher, desto mehr.
web-imhotep-wrath = Mit dem Zorn des Pharaos
web-imhotep-wrath-mean = Wer bei einem der vier Bauwerke keinen Stein hat, verliert am Ende Punkte.
web-imhotep-wrath-chosen = Mit dem Zorn des Pharaos
