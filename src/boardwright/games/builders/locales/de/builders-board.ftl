# Baumeister & Biome auf dem gezeichneten Tisch: wie die Dinge heißen, was sie kosten und bringen.
builders-board-blocks = { $count } × { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = nichts mehr da
builders-board-token-down = Waffenplättchen, verdeckt
builders-board-tiles-down = { $count ->
    [one] eine Karte, verdeckt
   *[other] Stapel von { $count } Karten, verdeckt
}
builders-board-below = { $count ->
    [0] Nichts darunter
    [one] Eine Karte darunter
   *[other] { $count } Karten darunter
}
builders-board-cost = Kostet { $blocks }
builders-board-gives = +{ $points } Erfahrung
builders-board-payable = { $emeralds ->
    [0] Du hast alle Blöcke dafür
    [one] Du hast alle Blöcke dafür, darunter 1 × { $block }
   *[other] Du hast alle Blöcke dafür, darunter { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] Es fehlt: { $blocks }. Noch ein Block, und du kannst bezahlen
   *[other] Es fehlt: { $blocks }. Noch { $lacking } Blöcke, und du kannst bezahlen
}
builders-board-needs = { $hearts ->
    [one] { $hearts } Herz besiegt es
   *[other] { $hearts } Herzen besiegen es
}
builders-board-chance = Von 100 solchen Kämpfen gewinnst du { $percent }
builders-board-extra-action = Besiegt bringt es eine zusätzliche Aktion
builders-board-mob-scores = Am Ende +{ $points } für jedes deiner Felder mit „{ $name }“
builders-board-counts = { $hearts ->
    [0] Keine Herzen
    [one] { $hearts } Herz
   *[other] { $hearts } Herzen
}
builders-board-does-bow = Ein weiteres Plättchen wird aufgedeckt
builders-board-does-golden-hoe = +{ $points } Erfahrung bei jedem Aufdecken
builders-board-does-stone-pickaxe = Du darfst bei jedem Aufdecken einen Block nehmen
builders-board-does-tnt = Zählt seine Herzen, wenn du es zündest, und ist dann weg

builders-board-crossing = Kreuzung { $number }
builders-board-crossing-with = Kreuzung { $number }, hier: { $names }
builders-board-character = Figur von { $name }
builders-board-space = Feld { $number }: { $biome }, unbebaut
builders-board-space-built = Feld { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } bei der nächsten Wertung
builders-board-block = { $block }, Säule { $column }, Schicht { $layer } von oben
builders-board-block-open = { $block }, Säule { $column }, Schicht { $layer } von oben, darf genommen werden
builders-board-none-takeable = Du kannst gerade keinen Block nehmen.

builders-board-turn-left = Den Würfel nach links drehen (Umschalt und ←)
builders-board-turn-right = Den Würfel nach rechts drehen (Umschalt und →)
builders-board-turn-up = Mehr von den Seiten sehen (Umschalt und ↑)
builders-board-turn-down = Mehr von oben sehen (Umschalt und ↓)
builders-board-list = Blöcke, die du nehmen kannst, als Liste

builders-board-players = Tafeln aller am Tisch
builders-board-board-of = Tafel von { $name }
builders-board-tab = { $number } { $name }, { $points } Erfahrung
builders-board-supply = Blöcke im Vorrat
builders-board-weapons = Waffenplättchen im Stapel
builders-board-trophy = { $spaces ->
    [0] Noch kein solches Feld
    [one] Jetzt ein solches Feld: { $points } Erfahrung
   *[other] Jetzt { $spaces } solche Felder: { $points } Erfahrung
}

builders-board-scorings = Die drei Wertungen
builders-board-card-A = Biome
builders-board-card-B = Bau­material
builders-board-card-C = Typ
builders-board-held = gewertet: { $points }
builders-board-to-go = { $blocks ->
    [0] Wertung nach diesem Zug
    [one] Wertung nach einem weiteren Block
   *[other] Wertung nach { $blocks } weiteren Blöcken
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Aktionen dieses Zugs
builders-board-kind-open-collect-blocks = Blöcke nehmen: jetzt möglich
builders-board-kind-open-explore = Erkunden: jetzt möglich
builders-board-kind-open-build = Bauen: jetzt möglich
builders-board-kind-open-fight = Monster bekämpfen: jetzt möglich
builders-board-kind-open-collect-weapon = Waffe nehmen: jetzt möglich
builders-board-kind-done-collect-blocks = Blöcke nehmen: in diesem Zug getan
builders-board-kind-done-explore = Erkunden: in diesem Zug getan
builders-board-kind-done-build = Bauen: in diesem Zug getan
builders-board-kind-done-fight = Monster bekämpfen: in diesem Zug getan
builders-board-kind-done-collect-weapon = Waffe nehmen: in diesem Zug getan
builders-board-kind-rest-collect-blocks = Blöcke nehmen
builders-board-kind-rest-explore = Erkunden
builders-board-kind-rest-build = Bauen
builders-board-kind-rest-fight = Monster bekämpfen
builders-board-kind-rest-collect-weapon = Waffe nehmen
builders-board-look-closer = Zeig auf eine Karte oder tippe sie an, um zu lesen, was sie kostet und bringt.

builders-board-fight = { TRAIT($mob, "gender") ->
    [feminine] { $name } kämpft gegen die { $mob }: { $hearts } von { $needed ->
        [one] { $needed } Herz
       *[other] { $needed } Herzen
    }.
    [neuter] { $name } kämpft gegen das { $mob }: { $hearts } von { $needed ->
        [one] { $needed } Herz
       *[other] { $needed } Herzen
    }.
   *[masculine] { $name } kämpft gegen den { $mob }: { $hearts } von { $needed ->
        [one] { $needed } Herz
       *[other] { $needed } Herzen
    }.
}
builders-board-revealed = Aufgedeckte Waffenplättchen
builders-board-hearts = { $hearts } von { $needed }
builders-board-beaten = Besiegt! +{ $points }
