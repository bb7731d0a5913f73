### Baumeister & Biome am Tisch: Namen, die Zeichnung, Fragen, Möglichkeiten, und was geschehen ist.

## Optionen der Befehlszeile.

builders-option-boards = Die Tafel für jeden Platz, etwa 314 für drei Plätze, 0 für eine, die ausgeteilt wird, oder random (Vorgabe { $default }).
builders-option-beginners = Plätze, die alle passenden Felder werten, nicht nur die größte Gruppe, etwa 13 für die Plätze 1 und 3, oder no (Vorgabe { $default }).

## Namen der Farben und der Punktequellen.

builders-title = Baumeister & Biome
builders-name = Minecraft: Baumeister & Biome
builders-about = Bau Blöcke vom großen Würfel ab, erkunde, bekämpfe Monster und errichte deine Welt.

builders-seat-red = Rot
builders-seat-blue = Blau
builders-seat-yellow = Gelb
builders-seat-green = Grün

builders-source-buildings = { $form ->
    [through] die Bauwerke
   *[nominative] Bauwerke
}
builders-source-mobs = besiegte Monster
builders-source-hoes = { $form ->
    [through] die Goldhacken
   *[nominative] Goldhacken
}
builders-source-scoring-a = { $form ->
    [through] die Wertung A
   *[nominative] Wertung A
}
builders-source-scoring-b = { $form ->
    [through] die Wertung B
   *[nominative] Wertung B
}
builders-source-scoring-c = { $form ->
    [through] die Wertung C
   *[nominative] Wertung C
}
builders-source-mob-scoring = Monster am Ende

## Punktequellen, wo wenig Platz ist: höchstens 6 Zeichen.

builders-brief-buildings = Bau
builders-brief-mobs = Kampf
builders-brief-hoes = Hacken
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = Ende

## Blöcke, Biome, Baumaterial und Typen von Bauwerken.

builders-block-wood = Holz
builders-block-sand = Sand
builders-block-stone = Stein
builders-block-obsidian = Obsidian
builders-block-emerald = Smaragd

builders-characteristic-forest = Wald
builders-characteristic-desert = Wüste
builders-characteristic-mountains = Berge
builders-characteristic-snowy-tundra = verschneite Tundra
builders-characteristic-wood = Holz
builders-characteristic-sand = Sand
builders-characteristic-stone = Stein
builders-characteristic-obsidian = Obsidian
builders-characteristic-decoration = Dekoration
builders-characteristic-dwelling = { $form ->
    [plural] Wohnhäuser
   *[singular] Wohnhaus
}
builders-characteristic-animal-house = Tiergehege
builders-characteristic-bridge = { $form ->
    [plural] Brücken
   *[singular] Brücke
}

## Zeichen in der Zeichnung: ein Buchstabe für jede Farbe, jedes Biom und jedes Material, zwei für jeden Typ.

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = g
builders-sign-green = ü
builders-sign-forest = W
builders-sign-desert = Ü
builders-sign-mountains = B
builders-sign-snowy-tundra = T
builders-sign-wood = h
builders-sign-sand = s
builders-sign-stone = t
builders-sign-obsidian = o
builders-sign-emerald = m
builders-sign-decoration = De
builders-sign-dwelling = Wo
builders-sign-animal-house = Ti
builders-sign-bridge = Br

## Was ein Bauwerk zeigt.

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

## Waffen.

builders-weapon-wooden-sword = Holzschwert
builders-weapon-stone-sword = Steinschwert
builders-weapon-poisonous-potato = Giftige Kartoffel
builders-weapon-bow = Bogen
builders-weapon-golden-hoe = Goldhacke
builders-weapon-stone-pickaxe = Steinspitzhacke
builders-weapon-iron-sword = Eisenschwert
builders-weapon-diamond-sword = Diamantschwert
builders-weapon-tnt = TNT

## Waffen in höchstens 7 Zeichen.

builders-short-wooden-sword = Holz
builders-short-stone-sword = Stein
builders-short-poisonous-potato = Kartof.
builders-short-bow = Bogen
builders-short-golden-hoe = Hacke
builders-short-stone-pickaxe = Spitzh.
builders-short-iron-sword = Eisen
builders-short-diamond-sword = Diamant
builders-short-tnt = TNT

## Waffen in höchstens 4 Zeichen.

builders-narrow-bow = Bog.
builders-narrow-golden-hoe = Hac.
builders-narrow-stone-pickaxe = Spi.
builders-narrow-iron-sword = Eis.
builders-narrow-diamond-sword = Dia.
builders-narrow-tnt = TNT

## Monster, in höchstens 8 Zeichen.

builders-mob-spider = Spinne
    .gender = feminine
builders-mob-zombie = Zombie
    .gender = masculine
builders-mob-skeleton = Skelett
    .gender = neuter
builders-mob-creeper = Creeper
    .gender = masculine
builders-mob-witch = Hexe
    .gender = feminine
builders-mob-enderman = Enderman
    .gender = masculine
# Höchstens 4 Zeichen.
builders-mob-extra = +Akt
builders-mob-scores = { $points }/{ $sign }


## Was an einer Stelle liegt, die so heißt, wie sie getippt wird: „b2 Holz“, „c4 Spinne“.

builders-thing = { $place } { $thing }

## Die Zeichnung im Terminal.

builders-turn = Zug { $turn }
builders-turn-of = { $seat } spielt
builders-piles = verdeckt: { $tiles } Karten, { $tokens } Waffen
builders-layout = Oberwelt
builders-face-down = ?
# Höchstens 2 Zeichen.
builders-hearts = { $hearts }♥
builders-heart = ♥ Herz
builders-legend = { $sign } { $name }
builders-cube = Großer Würfel
# Höchstens 4 Zeichen.
builders-layer-1 = oben
# Höchstens 4 Zeichen.
builders-layer-2 = 2.
# Höchstens 4 Zeichen.
builders-layer-3 = 3.
# Höchstens 4 Zeichen.
builders-layer-4 = 4.
# Höchstens 8 Zeichen.
builders-left = übrig
# Höchstens 14 Zeichen.
builders-card-A = A Biome
# Höchstens 14 Zeichen.
builders-card-B = B Material
# Höchstens 14 Zeichen.
builders-card-C = C Typ
# Höchstens 20 Zeichen.
builders-round-held = { $card }: gewertet
# Höchstens 20 Zeichen.
builders-round-to-come = { $card }: noch { $blocks }
# Höchstens 26 Zeichen.
builders-takeable = GROSS: darfst du nehmen
builders-you = { $seat } (du)
builders-points = { $points }
# Höchstens 14 Zeichen.
builders-beginner = Einsteiger
# Höchstens 16 Zeichen.
builders-no-blocks = keine Blöcke
builders-mobs = Monster
builders-nothing-yet = { $card } noch nichts
builders-would-score = { $card } { FORM($name, "plural") } { $spaces }×{ $value }={ $points }

## Was gefragt wird.

builders-asked-first-action = { $seat }, deine erste Aktion: Nimm Blöcke, erkunde, baue, kämpfe oder nimm eine Waffe.
builders-asked-second-action = { $seat }, deine zweite Aktion: Sie muss eine andere sein als die erste.
builders-asked-extra-action = { $seat }, die zusätzliche Aktion deines Monsters: jede Aktion, die du willst.
builders-asked-second-block = { $seat }, nimm den zweiten Block.
builders-asked-pickaxe = { $seat }, die Steinspitzhacke: Du darfst einen Block nehmen. { $mob }: bisher { $hearts } von { $needed ->
    [one] { $needed } Herz
   *[other] { $needed } Herzen
}.
builders-asked-tnt = { $seat }, zündest du das TNT? { $mob }: { $needed ->
    [one] { $needed } Herz
   *[other] { $needed } Herzen
} nötig, du hast { $hearts }.
builders-asked-trade-or-end = { $seat }, gib ein Monster für eine zusätzliche Aktion ab oder beende deinen Zug.
builders-asked-scoring = { $seat }, Wertung { $card }: Wähle, was du wertest.

## Überschriften der Möglichkeiten, und was dahinter steht: „Kämpfen: c4 Spinne“, „b2 Wohnhaus (Wald, Holz) bauen auf Feld: 3“.

builders-do-block = Block nehmen
builders-do-explore = Erkunden an Kreuzung
builders-do-build = { $cell } { $building } bauen auf Feld
builders-do-fight = Kämpfen
builders-do-collect = Waffe nehmen
builders-do-score = Werten
builders-do-end = Beenden
builders-do-trade = Abgeben
builders-do-decline = Oder
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { FORM($name, "plural") }: { $points }
builders-label-end = den Zug beenden
builders-label-trade = ein Monster für eine zusätzliche Aktion
builders-label-decline = keinen nehmen
builders-label-light = zünden
builders-label-keep = behalten

## Was geschehen ist. $cell, $column, $crossing und $space sind Stellen, wie sie getippt werden.

builders-did-block = { $seat } nimmt { $block } von { $column }.
builders-did-explore = { $seat } geht zu Kreuzung { $crossing }.
builders-did-stay = { $seat } erkundet, ohne sich zu bewegen.
builders-did-turn-up = Aufgedeckt: { $things }.
builders-turned-up = { $thing } auf { $place }
builders-did-build = { $seat } baut auf Feld { $space } das Bauwerk von { $cell }: { $building }.
builders-did-collect = { $seat } nimmt eine Waffe: { $weapon } von { $cell }.
builders-did-fight = { TRAIT($mob, "gender") ->
    [feminine] { $seat } kämpft auf { $cell } gegen die { $mob }.
    [neuter] { $seat } kämpft auf { $cell } gegen das { $mob }.
   *[masculine] { $seat } kämpft auf { $cell } gegen den { $mob }.
}
builders-did-reveal = Aufgedeckt: { $tokens }; { $hearts ->
    [one] { $hearts } Herz
   *[other] { $hearts } Herzen
}.
builders-did-beat = { TRAIT($mob, "gender") ->
    [feminine] Die { $mob } ist besiegt.
    [neuter] Das { $mob } ist besiegt.
   *[masculine] Der { $mob } ist besiegt.
}
builders-did-lose = Das Monster bleibt.
builders-did-light = { $seat } zündet das TNT.
builders-did-keep = { $seat } behält das TNT.
builders-did-decline = { $seat } nimmt keinen Block.
builders-did-trade = { $seat } gibt ein Monster für eine zusätzliche Aktion ab.
builders-did-end = { $seat } beendet den Zug.
builders-did-score = { $seat } wertet { FORM($name, "plural") }.
builders-did-round = { $layer ->
    [1] Die oberste Schicht ist abgebaut: Wertung { $card }.
    [2] Die zweite Schicht ist abgebaut: Wertung { $card }.
   *[3] Die dritte Schicht ist abgebaut: Wertung { $card }.
}
builders-did-game-over = Die Partie ist zu Ende.

## Das Ende.

builders-ended-third-layer-gone = Die dritte Schicht ist abgebaut.
builders-ended-turn-limit = Die Grenze von 400 Zügen ist erreicht.
builders-tie-blocks = Den Gleichstand haben die Blöcke in den Vorräten entschieden.

## Choices before a game.

web-builders-boards = Tafel
web-builders-boards-chosen = Tafeln: { $value }
web-builders-beginners = Einsteiger
web-builders-beginners-mean = Für Einsteiger zählen bei den Wertungen alle passenden Felder, nicht nur die größte Gruppe.
web-builders-beginners-chosen = Einsteigervariante: { $seats }
