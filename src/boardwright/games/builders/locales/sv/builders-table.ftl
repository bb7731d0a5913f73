### Builders & Biomes vid bordet.

builders-option-boards = Spelbrädet för varje plats, till exempel 314 för tre platser, 0 för ett som delas ut, eller random (standard { $default }).
builders-option-beginners = Platser som räknar alla matchande rutor, inte den största gruppen, till exempel 13 för plats 1 och 3, eller no (standard { $default }).

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Bryt block ur den stora kuben, utforska, bekämpa mobs och bygg din värld.

builders-seat-red = Röd
builders-seat-blue = Blå
builders-seat-yellow = Gul
builders-seat-green = Grön

builders-source-buildings = byggnader
builders-source-mobs = besegrade mobs
builders-source-hoes = guldhackor
builders-source-scoring-a = poängräkning A
builders-source-scoring-b = poängräkning B
builders-source-scoring-c = poängräkning C
builders-source-mob-scoring = mobs i slutet

builders-brief-buildings = byggt
builders-brief-mobs = mobs
builders-brief-hoes = hackor
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = slut

builders-block-wood = trä
builders-block-sand = sand
builders-block-stone = sten
builders-block-obsidian = obsidian
builders-block-emerald = smaragd

builders-characteristic-forest = skog
builders-characteristic-desert = öken
builders-characteristic-mountains = berg
builders-characteristic-snowy-tundra = snöig tundra
builders-characteristic-wood = trä
builders-characteristic-sand = sand
builders-characteristic-stone = sten
builders-characteristic-obsidian = obsidian
builders-characteristic-decoration = dekoration
builders-characteristic-dwelling = bostad
builders-characteristic-animal-house = djurhus
builders-characteristic-bridge = bro

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = g
builders-sign-green = n
builders-sign-forest = S
builders-sign-desert = Ö
builders-sign-mountains = B
builders-sign-snowy-tundra = T
builders-sign-wood = t
builders-sign-sand = s
builders-sign-stone = e
builders-sign-obsidian = o
builders-sign-emerald = m
builders-sign-decoration = De
builders-sign-dwelling = Bo
builders-sign-animal-house = Dj
builders-sign-bridge = Br

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

builders-weapon-wooden-sword = träsvärd
builders-weapon-stone-sword = stensvärd
builders-weapon-poisonous-potato = giftig potatis
builders-weapon-bow = pilbåge
builders-weapon-golden-hoe = guldhacka
builders-weapon-stone-pickaxe = stenspetshacka
builders-weapon-iron-sword = järnsvärd
builders-weapon-diamond-sword = diamantsvärd
builders-weapon-tnt = TNT

builders-short-wooden-sword = trä
builders-short-stone-sword = sten
builders-short-poisonous-potato = potatis
builders-short-bow = pilbåge
builders-short-golden-hoe = guldh.
builders-short-stone-pickaxe = spetsh.
builders-short-iron-sword = järn
builders-short-diamond-sword = diamant
builders-short-tnt = TNT

builders-narrow-bow = båge
builders-narrow-golden-hoe = guld
builders-narrow-stone-pickaxe = hack
builders-narrow-iron-sword = järn
builders-narrow-diamond-sword = diam
builders-narrow-tnt = TNT

builders-mob-spider = { $form ->
    [listed] spindel
   *[nominative] Spindel
}
builders-mob-zombie = { $form ->
    [listed] zombie
   *[nominative] Zombie
}
builders-mob-skeleton = { $form ->
    [listed] skelett
   *[nominative] Skelett
}
builders-mob-creeper = { $form ->
    [listed] creeper
   *[nominative] Creeper
}
builders-mob-witch = { $form ->
    [listed] häxa
   *[nominative] Häxa
}
builders-mob-enderman = { $form ->
    [listed] enderman
   *[nominative] Enderman
}
builders-mob-extra = +hdl
builders-mob-scores = { $points }/{ $sign }

builders-thing = { $place } { $thing }

builders-turn = tur { $turn }
builders-turn-of = { $seat } spelar
builders-piles = nedvända: { $tiles } kort, { $tokens } vapenkort
builders-layout = Rutnät
builders-face-down = ?
builders-hearts = { $hearts }h
builders-heart = h hjärta
builders-legend = { $sign } { $name }
builders-cube = Stora kuben
builders-layer-1 = topp
builders-layer-2 = 2:a
builders-layer-3 = 3:e
builders-layer-4 = 4:e
builders-left = kvar
builders-card-A = A biom
builders-card-B = B material
builders-card-C = C typ
builders-round-held = { $card }: räknad
builders-round-to-come = { $card }: { $blocks } kvar
builders-takeable = VERSAL: får tas
builders-you = { $seat } (du)
builders-points = { $points }
builders-beginner = nybörjare
builders-no-blocks = inga block
builders-mobs = mobs
builders-nothing-yet = { $card } inget än
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

builders-asked-first-action = { $seat }, din första handling: samla block, utforska, bygg, bekämpa en mob eller samla ett vapen.
builders-asked-second-action = { $seat }, din andra handling: den måste vara en annan än den första.
builders-asked-extra-action = { $seat }, den extra handlingen från din mob: vilken handling du vill.
builders-asked-second-block = { $seat }, ta det andra blocket.
builders-asked-pickaxe = { $seat }, stenspetshackan: du får ta ett block. { $mob }: hittills { $hearts } av { $needed ->
    [one] { $needed } hjärta
   *[other] { $needed } hjärtan
}.
builders-asked-tnt = { $seat }, ska TNT:n sprängas? { $mob }: { $needed ->
    [one] { $needed } hjärta krävs
   *[other] { $needed } hjärtan krävs
}, du har { $hearts }.
builders-asked-trade-or-end = { $seat }, byt in en mob mot en extra handling, eller avsluta din tur.
builders-asked-scoring = { $seat }, poängräkning { $card }: välj vad du räknar poäng för.

builders-do-block = Ta ett block
builders-do-explore = Utforska i korsning
builders-do-build = Bygg { $cell } { $building } på ruta
builders-do-fight = Bekämpa
builders-do-collect = Samla ett vapen
builders-do-score = Räkna poäng
builders-do-end = Klar
builders-do-trade = Byt in
builders-do-decline = Eller
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = avsluta turen
builders-label-trade = lämna tillbaka en mob för en extra handling
builders-label-decline = ta inget
builders-label-light = spräng den
builders-label-keep = behåll den

builders-did-block = { $seat } tar { $block } från { $column }.
builders-did-explore = { $seat } går till korsning { $crossing }.
builders-did-stay = { $seat } utforskar utan att flytta sig.
builders-did-turn-up = Uppvänt: { $things }.
builders-turned-up = { FORM($thing, "listed") } på { $place }
builders-did-build = { $seat } bygger byggnaden från { $cell } på ruta { $space }: { $building }.
builders-did-collect = { $seat } samlar ett vapen: { $weapon } från { $cell }.
builders-did-fight = { $seat } bekämpar en mob på { $cell }: { $mob }.
builders-did-reveal = Uppvänt: { $tokens }; { $hearts ->
    [one] { $hearts } hjärta
   *[other] { $hearts } hjärtan
}.
builders-did-beat = Moben är besegrad: { $mob }.
builders-did-lose = Moben ligger kvar.
builders-did-light = { $seat } spränger TNT:n.
builders-did-keep = { $seat } behåller TNT:n.
builders-did-decline = { $seat } tar inget block.
builders-did-trade = { $seat } lämnar tillbaka en mob för en extra handling.
builders-did-end = { $seat } avslutar turen.
builders-did-score = { $seat } räknar poäng för { $name }.
builders-did-round = { $layer ->
    [1] Det översta lagret är borta: poängräkning { $card }.
    [2] Det andra lagret är borta: poängräkning { $card }.
   *[3] Det tredje lagret är borta: poängräkning { $card }.
}
builders-did-game-over = Spelet är slut.

builders-ended-third-layer-gone = Det tredje lagret är borta.
builders-ended-turn-limit = Gränsen på 400 turer är nådd.
builders-tie-blocks = Blocken i de personliga lagren avgjorde vid lika poäng.

## Choices before a game.

web-builders-boards = Spelbräde
web-builders-boards-chosen = Spelbräden: { $value }
web-builders-beginners = Nybörjare
web-builders-beginners-mean = För nybörjare räknas alla matchande rutor i poängräkningen, inte bara den största gruppen.
web-builders-beginners-chosen = Nybörjarvariant: { $seats }
