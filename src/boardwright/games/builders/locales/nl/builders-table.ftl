### Builders & Biomes aan tafel: namen, de tekening, vragen, keuzes, en wat er is gebeurd.

## Opties van de opdrachtregel.

builders-option-boards = Het spelersbord van elke plaats, zoals 314 voor drie plaatsen, 0 voor een bord dat wordt uitgedeeld, of random (standaard { $default }).
builders-option-beginners = Plaatsen die alle passende velden tellen, niet alleen de grootste groep, zoals 13 voor plaats 1 en 3, of no (standaard { $default }).

## Namen van de kleuren en van waar punten vandaan komen.

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Pak blokken van de grote kubus, ga op onderzoek uit, vecht tegen monsters en bouw je wereld.

builders-seat-red = Rood
builders-seat-blue = Blauw
builders-seat-yellow = Geel
builders-seat-green = Groen

builders-source-buildings = { $form ->
    [through] de gebouwen
   *[name] gebouwen
}
builders-source-mobs = { $form ->
    [through] verslagen monsters
   *[name] verslagen monsters
}
builders-source-hoes = { $form ->
    [through] de gouden schoffels
   *[name] gouden schoffels
}
builders-source-scoring-a = { $form ->
    [through] puntentelling A
   *[name] telling A
}
builders-source-scoring-b = { $form ->
    [through] puntentelling B
   *[name] telling B
}
builders-source-scoring-c = { $form ->
    [through] puntentelling C
   *[name] telling C
}
builders-source-mob-scoring = { $form ->
    [through] de monsters aan het einde
   *[name] monsters aan het einde
}

## Waar punten vandaan komen, als er weinig ruimte is: hoogstens 6 tekens.

builders-brief-buildings = bouw
builders-brief-mobs = monst.
builders-brief-hoes = schof.
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = einde

## Blokken, biomes, bouwmateriaal en typen gebouwen.

builders-block-wood = hout
builders-block-sand = zand
builders-block-stone = steen
builders-block-obsidian = obsidiaan
builders-block-emerald = smaragd

builders-characteristic-forest = bos
builders-characteristic-desert = woestijn
builders-characteristic-mountains = bergen
builders-characteristic-snowy-tundra = besneeuwde toendra
builders-characteristic-wood = hout
builders-characteristic-sand = zand
builders-characteristic-stone = steen
builders-characteristic-obsidian = obsidiaan
builders-characteristic-decoration = decoratie
builders-characteristic-dwelling = { $form ->
    [plural] woonhuizen
   *[singular] woonhuis
}
builders-characteristic-animal-house = { $form ->
    [plural] dierenverblijven
   *[singular] dierenverblijf
}
builders-characteristic-bridge = { $form ->
    [plural] bruggen
   *[singular] brug
}

## Tekens in de tekening: één letter voor elke kleur, biome en elk materiaal, twee voor elk type.

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = g
builders-sign-green = n
builders-sign-forest = B
builders-sign-desert = W
builders-sign-mountains = G
builders-sign-snowy-tundra = T
builders-sign-wood = h
builders-sign-sand = z
builders-sign-stone = s
builders-sign-obsidian = o
builders-sign-emerald = m
builders-sign-decoration = De
builders-sign-dwelling = Wo
builders-sign-animal-house = Di
builders-sign-bridge = Br

## Wat een gebouw toont.

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

## Wapens.

builders-weapon-wooden-sword = houten zwaard
builders-weapon-stone-sword = stenen zwaard
builders-weapon-poisonous-potato = giftige aardappel
builders-weapon-bow = boog
builders-weapon-golden-hoe = gouden schoffel
builders-weapon-stone-pickaxe = stenen pikhouweel
builders-weapon-iron-sword = ijzeren zwaard
builders-weapon-diamond-sword = diamanten zwaard
builders-weapon-tnt = TNT

## Wapens in hoogstens 7 tekens.

builders-short-wooden-sword = houten
builders-short-stone-sword = stenen
builders-short-poisonous-potato = aardap.
builders-short-bow = boog
builders-short-golden-hoe = schof.
builders-short-stone-pickaxe = houweel
builders-short-iron-sword = ijzeren
builders-short-diamond-sword = diamant
builders-short-tnt = TNT

## Wapens in hoogstens 4 tekens.

builders-narrow-bow = boog
builders-narrow-golden-hoe = sch.
builders-narrow-stone-pickaxe = hou.
builders-narrow-iron-sword = ijz.
builders-narrow-diamond-sword = dia.
builders-narrow-tnt = TNT

## Monsters. De tekening in de terminal toont minstens de eerste 7 tekens.

builders-mob-spider = { $form ->
    [inline] spin
   *[name] Spin
}
    .gender = common
builders-mob-zombie = { $form ->
    [inline] zombie
   *[name] Zombie
}
    .gender = common
builders-mob-skeleton = { $form ->
    [inline] skelet
   *[name] Skelet
}
    .gender = neuter
builders-mob-creeper = { $form ->
    [inline] creeper
   *[name] Creeper
}
    .gender = common
builders-mob-witch = { $form ->
    [inline] heks
   *[name] Heks
}
    .gender = common
builders-mob-enderman = { $form ->
    [inline] enderman
   *[name] Enderman
}
    .gender = common
# Hoogstens 4 tekens.
builders-mob-extra = +act
builders-mob-scores = { $points }/{ $sign }


## Wat er op een plek ligt, die heet zoals hij wordt getypt: “b2 hout”, “c4 Spin”.

builders-thing = { $place } { $thing }

## De tekening in de terminal.

builders-turn = beurt { $turn }
builders-turn-of = { $seat } speelt
builders-piles = gedekt: { $tiles } kaarten, { $tokens } wapens
builders-layout = Bovenwereld
builders-face-down = ?
# Hoogstens 2 tekens.
builders-hearts = { $hearts }♥
builders-heart = ♥ hart
builders-legend = { $sign } { $name }
builders-cube = Grote kubus
# Hoogstens 4 tekens.
builders-layer-1 = top
# Hoogstens 4 tekens.
builders-layer-2 = 2e
# Hoogstens 4 tekens.
builders-layer-3 = 3e
# Hoogstens 4 tekens.
builders-layer-4 = 4e
# Hoogstens 8 tekens.
builders-left = over
# Hoogstens 14 tekens.
builders-card-A = A biome
# Hoogstens 14 tekens.
builders-card-B = B materiaal
# Hoogstens 14 tekens.
builders-card-C = C type
# Hoogstens 13 tekens.
builders-round-held = { $card }: geteld
# Hoogstens 12 tekens.
builders-round-to-come = { $card }: nog { $blocks }
# Hoogstens 26 tekens.
builders-takeable = HOOFDLETTER: te pakken
builders-you = { $seat } (jij)
builders-points = { $points }
# Hoogstens 14 tekens.
builders-beginner = als beginner
# Hoogstens 16 tekens.
builders-no-blocks = geen blokken
builders-mobs = monsters
builders-nothing-yet = { $card } nog niets
builders-would-score = { $card } { FORM($name, "plural") } { $spaces }×{ $value }={ $points }

## Wat er wordt gevraagd.

builders-asked-first-action = { $seat }, je eerste actie: pak blokken, onderzoek, bouw, vecht of pak een wapen.
builders-asked-second-action = { $seat }, je tweede actie: het moet een andere zijn dan de eerste.
builders-asked-extra-action = { $seat }, de extra actie van je monster: elke actie die je wilt.
builders-asked-second-block = { $seat }, pak het tweede blok.
builders-asked-pickaxe = { $seat }, het stenen pikhouweel: je mag een blok pakken. { $mob }: tot nu toe { $hearts } van { $needed ->
    [one] { $needed } hart
   *[other] { $needed } harten
}.
builders-asked-tnt = { $seat }, steek je de TNT aan? { $mob }: { $needed ->
    [one] { $needed } hart
   *[other] { $needed } harten
} nodig, je hebt er { $hearts }.
builders-asked-trade-or-end = { $seat }, leg een monster terug voor een extra actie, of beëindig je beurt.
builders-asked-scoring = { $seat }, puntentelling { $card }: kies wat je telt.

## Koppen van keuzes, en wat erachter staat: “Vechten: c4 Spin”, “b2 woonhuis (bos, hout) bouwen op veld: 3”.

builders-do-block = Blok pakken
builders-do-explore = Onderzoeken op kruispunt
builders-do-build = { $cell } { $building } bouwen op veld
builders-do-fight = Vechten
builders-do-collect = Wapen pakken
builders-do-score = Tellen
builders-do-end = Einde
builders-do-trade = Inruilen
builders-do-decline = Of
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { FORM($name, "plural") }: { $points }
builders-label-end = de beurt beëindigen
builders-label-trade = een monster terugleggen voor een extra actie
builders-label-decline = geen blok pakken
builders-label-light = aansteken
builders-label-keep = bewaren

## Wat er is gebeurd. $cell, $column, $crossing en $space zijn plekken zoals ze worden getypt.

builders-did-block = { $seat } pakt { $block } van { $column }.
builders-did-explore = { $seat } gaat naar kruispunt { $crossing }.
builders-did-stay = { $seat } onderzoekt zonder te bewegen.
builders-did-turn-up = Onthuld: { $things }.
builders-turned-up = { FORM($thing, "inline") } op { $place }
builders-did-build = { $seat } bouwt op veld { $space } het gebouw van { $cell }: { $building }.
builders-did-collect = { $seat } pakt een wapen: { $weapon } van { $cell }.
builders-did-fight = { TRAIT($mob, "gender") ->
    [neuter] { $seat } vecht tegen het { FORM($mob, "inline") } op { $cell }.
   *[common] { $seat } vecht tegen de { FORM($mob, "inline") } op { $cell }.
}
builders-did-reveal = Onthuld: { $tokens }; { $hearts ->
    [one] { $hearts } hart
   *[other] { $hearts } harten
}.
builders-did-beat = { TRAIT($mob, "gender") ->
    [neuter] Het { FORM($mob, "inline") } is verslagen.
   *[common] De { FORM($mob, "inline") } is verslagen.
}
builders-did-lose = Het monster blijft liggen.
builders-did-light = { $seat } steekt de TNT aan.
builders-did-keep = { $seat } bewaart de TNT.
builders-did-decline = { $seat } pakt geen blok.
builders-did-trade = { $seat } legt een monster terug voor een extra actie.
builders-did-end = { $seat } beëindigt de beurt.
builders-did-score = { $seat } telt { FORM($name, "plural") }.
builders-did-round = { $layer ->
    [1] De bovenste laag is weg: puntentelling { $card }.
    [2] De tweede laag is weg: puntentelling { $card }.
   *[3] De derde laag is weg: puntentelling { $card }.
}
builders-did-game-over = Het spel is afgelopen.

## Het einde.

builders-ended-third-layer-gone = De derde laag is weg.
builders-ended-turn-limit = De grens van 400 beurten is bereikt.
builders-tie-blocks = Bij de gelijke stand gaven de blokken in de voorraden de doorslag.

## Choices before a game.

web-builders-boards = Spelersbord
web-builders-boards-chosen = Spelersborden: { $value }
web-builders-beginners = Beginner
web-builders-beginners-mean = Voor beginners tellen bij de puntentellingen alle passende velden, niet alleen de grootste groep.
web-builders-beginners-chosen = Beginnersvariant: { $seats }
