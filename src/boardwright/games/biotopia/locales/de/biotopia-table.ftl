### Biotopia am Tisch: Namen, die Zeichnung, Fragen, Möglichkeiten, und was geschehen ist.

## Namen der Plätze, der Punktequellen, der Karten und der Missionen.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Lass eine Blumenwiese wachsen und locke Schmetterlinge in deinen Garten.

biotopia-seat-1 = Person 1
biotopia-seat-2 = Person 2
biotopia-seat-3 = Person 3
biotopia-seat-4 = Person 4
biotopia-seat-5 = Person 5

biotopia-source-butterflies = { $form ->
    [through] die Schmetterlinge
   *[nominative] Schmetterlinge
}
biotopia-source-tortoiseshells = { $form ->
    [through] die Kleinen Füchse
   *[nominative] Kleine Füchse
}
biotopia-source-missions = { $form ->
    [through] die Missionen
   *[nominative] Missionen
}
biotopia-source-large-whites = { $form ->
    [through] die Kohlweißlinge
   *[nominative] Kohlweißlinge
}

## Punktequellen, wo wenig Platz ist: höchstens 5 Zeichen.

biotopia-narrow-butterflies = Falt.
biotopia-narrow-tortoiseshells = Fuchs
biotopia-narrow-missions = Miss.
biotopia-narrow-large-whites = Kohlw

## Karten, in höchstens 23 Zeichen.

biotopia-card-essex-skipper = Braun-Dickkopf­falter
    .gender = masculine
biotopia-card-large-white = { $form ->
    [accusative] Großen Kohl­weißling
    [plural] Große Kohl­weißlinge
   *[nominative] Großer Kohl­weißling
}
    .gender = masculine
biotopia-card-small-tortoiseshell = { $form ->
    [accusative] Kleinen Fuchs
    [plural] Kleine Füchse
   *[nominative] Kleiner Fuchs
}
    .gender = masculine
biotopia-card-common-blue = { $form ->
    [plural] Hauhechel-Bläulinge
   *[nominative] Hauhechel-Bläuling
}
    .gender = masculine
biotopia-card-meadow-brown = { $form ->
    [plural] Große Ochsenaugen
   *[nominative] Großes Ochsenauge
}
    .gender = neuter
biotopia-card-brimstone = Zitronen­falter
    .gender = masculine
biotopia-card-orange-tip = Aurora­falter
    .gender = masculine
biotopia-card-red-admiral = { $form ->
    [plural] Admirale
   *[nominative] Admiral
}
    .gender = masculine
biotopia-card-mourning-cloak = { $form ->
    [plural] Trauer­mäntel
   *[nominative] Trauer­mantel
}
    .gender = masculine
biotopia-card-peacock = { $form ->
    [plural] Tag­pfauen­augen
   *[nominative] Tag­pfauen­auge
}
    .gender = neuter
biotopia-card-chrysalis = { $form ->
    [plural] Puppen
   *[nominative] Puppe
}
    .gender = feminine
biotopia-card-sunshine = { $form ->
    [plural] Karten „Sonnen­schein“
   *[nominative] Sonnen­schein
}
    .gender = masculine
biotopia-card-common-knapweed = { $form ->
    [plural] Wiesen-Flocken­blumen
   *[nominative] Wiesen-Flocken­blume
}
    .gender = feminine

## Ein Wort für jede Art, wo wenig Platz ist: höchstens 9 Zeichen.

biotopia-short-essex-skipper = Dickkopf
biotopia-short-large-white = Weißling
biotopia-short-small-tortoiseshell = Fuchs
biotopia-short-common-blue = Bläuling
biotopia-short-meadow-brown = Ochsenaug
biotopia-short-brimstone = Zitrone
biotopia-short-orange-tip = Aurora
biotopia-short-red-admiral = Admiral
biotopia-short-mourning-cloak = Mantel
biotopia-short-peacock = Pfauenaug
biotopia-short-chrysalis = Puppe
biotopia-short-sunshine = Sonne
biotopia-short-common-knapweed = Flocke

## Was eine Karte bewirkt, in höchstens 28 Zeichen.

biotopia-effect-essex-skipper = kein Effekt
biotopia-effect-large-white = { $points ->
    [one] die meisten: { $points } Punkt
   *[other] die meisten: { $points } Punkte
}
biotopia-effect-small-tortoiseshell = jeder weitere: 1 mehr
biotopia-effect-common-blue = darfst vom Himmel nehmen
biotopia-effect-meadow-brown = darfst je Ochsenauge ziehen
biotopia-effect-brimstone = oberste Karte: eine Blume
biotopia-effect-orange-tip = darfst aus Kompost nehmen
biotopia-effect-red-admiral = kein Effekt
biotopia-effect-mourning-cloak = hilft bei Missionen
biotopia-effect-peacock = nur aus der Hand
biotopia-effect-chrysalis = wendet eine eigene Blume
biotopia-effect-sunshine = 3 Karten ziehen
biotopia-effect-common-knapweed = zwei Blumen­symbole

## Missionen, in höchstens 16 Zeichen.

biotopia-mission-most-large-whites = Kohl­weißlinge
biotopia-mission-three-skippers = Grashang
biotopia-mission-seven-flowers = Blütenmeer
biotopia-mission-meadow-quartet = Wiesenleben
biotopia-mission-spring-flight = Frühlings­flug
biotopia-mission-nettle-bed = Brenn­nessel­beet
biotopia-mission-rich-meadow = Bunte Wiese
biotopia-mission-of = { $cards }

## Die Zeichnung im Terminal.

biotopia-starts = { $seat } hat begonnen
biotopia-deck = { $cards ->
    [0] der Stapel ist leer
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
biotopia-last-round = die letzte Runde
biotopia-goal = mit { $points } Punkten ist Schluss
biotopia-sky = Himmel
biotopia-sky-empty = keine Karten mehr
biotopia-hand = Deine Hand, { $cards } von höchstens { $limit }
biotopia-hand-empty = keine Karten
# Höchstens 13 Zeichen.
biotopia-ready = spielbar
# Höchstens 13 Zeichen.
biotopia-lacks = { $symbols ->
    [one] fehlt { $symbols }✿
   *[other] fehlen { $symbols }✿
}
# Höchstens 13 Zeichen.
biotopia-no-target = ohne Ziel
# Höchstens 8 Zeichen.
biotopia-new = neu
# Höchstens 4 Zeichen.
biotopia-worth = { $points }P
biotopia-garden = Dein Garten
biotopia-flower-row = { $symbols ->
    [0] Noch keine Blumensymbole
    [one] { $symbols } Blumensymbol
   *[other] { $symbols } Blumensymbole
}
biotopia-butterfly-row = { $butterflies ->
    [0] Noch keine Schmetterlinge
    [one] { $butterflies } Schmetterling, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $butterflies } Schmetterlinge, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
biotopia-face-down = { $cards } verdeckt:
biotopia-face-up = { $count ->
    [one] { $card } offen
   *[other] { $count } × { $card } offen
}
biotopia-missions = { $points ->
    [one] Missionen, je { $points } Punkt
   *[other] Missionen, je { $points } Punkte
}
biotopia-mission-flowers = Blumen­symbole { $has }
biotopia-mission-different = ver­schiedene { $has }
biotopia-mission-alike = gleiche { $has }
biotopia-mission-is-met = du kannst sie nehmen
biotopia-mission-held = hat sie
biotopia-whites-held = führt mit { $whites }
biotopia-whites-open = { $whites ->
    [0] noch hat niemand einen
   *[other] niemand führt, Gleichstand bei { $whites }
}
biotopia-compost = Kompost { $cards }:
# Höchstens 9 Zeichen.
biotopia-player = wer
# Höchstens 9 Zeichen.
biotopia-you = du
# Höchstens 8 Zeichen.
biotopia-points = Punkte
# Höchstens 8 Zeichen.
biotopia-flowers = Blumen
# Höchstens 8 Zeichen.
biotopia-hand-size = Hand
biotopia-open-cards = Schmetterlinge; hat: auf der Hand oder als Blume
biotopia-known = hat
biotopia-in-hand = auf der Hand
biotopia-none = keine

## Was gefragt wird.

biotopia-asked-turn = { $seat }, du bist dran: Zieh eine Karte, nimm eine vom Himmel, lege eine Blume, spiele eine Karte oder nimm eine Mission.
biotopia-asked-first-flower = { $seat }, lege eine deiner vier Karten als deine erste Blume; sonst sieht niemand, welche.
biotopia-asked-chrysalis-target = { $seat }, welche deiner Blumen wendet die Puppe?
biotopia-asked-sky-card = { $seat }, dank des Hauhechel-Bläulings darfst du eine Karte vom Himmel nehmen.
biotopia-asked-compost-card = { $seat }, dank des Aurorafalters darfst du eine Karte aus dem Kompost nehmen.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, dank des Großen Ochsenauges darfst du eine Karte ziehen.
   *[other] { $seat }, dank deiner Großen Ochsenaugen darfst du { $cards } Karten ziehen.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, wirf eine Karte ab: In den Kompost dürfen alle schauen.
   *[other] { $seat }, wirf { $cards } Karten ab, eine nach der anderen: In den Kompost dürfen alle schauen.
}

## Überschriften der Möglichkeiten, und was dahinter steht: „Ziehen: die oberste Karte“.

biotopia-do-pass = Nichts ist möglich
biotopia-do-draw = Ziehen
biotopia-do-take = Vom Himmel nehmen
biotopia-do-flower = Als Blume legen
biotopia-do-play = Offen spielen
biotopia-do-mission = Mission nehmen
biotopia-do-turn = Wenden
biotopia-do-recover = Aus dem Kompost nehmen
biotopia-do-discard = Abwerfen
biotopia-do-decline = Oder
biotopia-label-pass = passen
biotopia-label-draw = { $cards ->
    [one] die oberste Karte
   *[other] { $cards } Karten
}
biotopia-label-decline = verzichten

## Was geschehen ist. Nichts hier nennt eine Karte, die nicht alle gesehen haben.

biotopia-did-pass = { $seat } kann nichts tun und passt.
biotopia-did-draw = { $cards ->
    [0] { $seat } zieht nichts: Es ist keine Karte mehr da.
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $cards } Karten.
}
biotopia-did-take = { TRAIT($card, "gender") ->
    [feminine] { $seat } nimmt eine { $card } vom Himmel.
    [neuter] { $seat } nimmt ein { $card } vom Himmel.
   *[masculine] { $seat } nimmt einen { FORM($card, "accusative") } vom Himmel.
}
biotopia-did-flower = { $seat } legt eine Blume.
biotopia-did-play = { TRAIT($card, "gender") ->
    [feminine] { $seat } spielt eine { $card }.
    [neuter] { $seat } spielt ein { $card }.
   *[masculine] { $seat } spielt einen { FORM($card, "accusative") }.
}
biotopia-did-lay-top = Die oberste Karte des Stapels wird zur Blume.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } spielt { $card }, und es gibt nichts zu ziehen.
    [one] { $seat } spielt { $card } und zieht eine Karte.
   *[other] { $seat } spielt { $card } und zieht { $cards } Karten.
}
biotopia-did-mission = { $seat } nimmt die Mission „{ $mission }“.
biotopia-did-turn = { TRAIT($card, "gender") ->
    [feminine] { $seat } wendet eine { $card }.
    [neuter] { $seat } wendet ein { $card }.
   *[masculine] { $seat } wendet einen { FORM($card, "accusative") }.
}
biotopia-did-recover = { TRAIT($card, "gender") ->
    [feminine] { $seat } nimmt eine { $card } aus dem Kompost.
    [neuter] { $seat } nimmt ein { $card } aus dem Kompost.
   *[masculine] { $seat } nimmt einen { FORM($card, "accusative") } aus dem Kompost.
}
biotopia-did-discard = { TRAIT($card, "gender") ->
    [feminine] { $seat } wirft eine { $card } ab.
    [neuter] { $seat } wirft ein { $card } ab.
   *[masculine] { $seat } wirft einen { FORM($card, "accusative") } ab.
}
biotopia-did-decline-sky-card = { $seat } nimmt keine Karte vom Himmel.
biotopia-did-decline-compost-card = { $seat } nimmt nichts aus dem Kompost.
biotopia-did-decline-more-cards = { $seat } zieht nichts.
biotopia-did-refill = Neu am Himmel: { $cards }.
biotopia-did-three-alike = Drei { FORM($card, "plural") } am Himmel kommen auf den Kompost.
biotopia-did-reshuffle = Der Kompost wird zum neuen Stapel gemischt.
biotopia-did-lead = { $seat } hat jetzt die meisten Großen Kohlweißlinge.
biotopia-did-tie = Niemand hat jetzt die meisten Großen Kohlweißlinge.
biotopia-did-last-round = { $seat } hat { $points } Punkte: Die Runde wird zu Ende gespielt.
biotopia-did-end = Die Partie ist zu Ende.

## Das Ende.

biotopia-ended-fifteen-points = Die Runde, in der jemand 15 Punkte erreicht hat, ist zu Ende gespielt.
biotopia-ended-all-passed = Alle haben nacheinander gepasst.
biotopia-ended-standstill = Zehn Runden lang kam nichts in eine Reihe, und niemand hat eine Mission genommen.
biotopia-tie-different-butterflies = Den Gleichstand haben die verschiedenen Schmetterlinge im Spiel entschieden.
