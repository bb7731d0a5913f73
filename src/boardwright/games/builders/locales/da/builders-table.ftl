### Builders & Biomes ved bordet.

builders-option-boards = Spillepladen for hver plads, for eksempel 314 til tre pladser, 0 for en, der deles ud, eller random (standard { $default }).
builders-option-beginners = Pladser, der scorer for alle matchende felter og ikke kun den største gruppe, for eksempel 13 for plads 1 og 3, eller no (standard { $default }).

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Hent blokke fra den store terning, udforsk, bekæmp mobs, og byg din verden.

builders-seat-red = Rød
builders-seat-blue = Blå
builders-seat-yellow = Gul
builders-seat-green = Grøn

builders-source-buildings = bygninger
builders-source-mobs = besejrede mobs
builders-source-hoes = gyldne hakker
builders-source-scoring-a = scoring A
builders-source-scoring-b = scoring B
builders-source-scoring-c = scoring C
builders-source-mob-scoring = mobs til sidst

builders-brief-buildings = bygget
builders-brief-mobs = mobs
builders-brief-hoes = hakker
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = slut

builders-block-wood = træ
builders-block-sand = sand
builders-block-stone = sten
builders-block-obsidian = obsidian
builders-block-emerald = smaragd

builders-characteristic-forest = skov
builders-characteristic-desert = ørken
builders-characteristic-mountains = bjerge
builders-characteristic-snowy-tundra = tundra
builders-characteristic-wood = træ
builders-characteristic-sand = sand
builders-characteristic-stone = sten
builders-characteristic-obsidian = obsidian
builders-characteristic-decoration = dekoration
builders-characteristic-dwelling = bolig
builders-characteristic-animal-house = stald
builders-characteristic-bridge = bro

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = g
builders-sign-green = n
builders-sign-forest = S
builders-sign-desert = Ø
builders-sign-mountains = B
builders-sign-snowy-tundra = T
builders-sign-wood = t
builders-sign-sand = s
builders-sign-stone = e
builders-sign-obsidian = o
builders-sign-emerald = m
builders-sign-decoration = De
builders-sign-dwelling = Bo
builders-sign-animal-house = St
builders-sign-bridge = Br

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

builders-weapon-wooden-sword = træsværd
builders-weapon-stone-sword = stensværd
builders-weapon-poisonous-potato = giftig kartoffel
builders-weapon-bow = bue
builders-weapon-golden-hoe = gylden hakke
builders-weapon-stone-pickaxe = isøkse i sten
builders-weapon-iron-sword = jernsværd
builders-weapon-diamond-sword = diamantsværd
builders-weapon-tnt = TNT

builders-short-wooden-sword = træ
builders-short-stone-sword = sten
builders-short-poisonous-potato = kartof.
builders-short-bow = bue
builders-short-golden-hoe = hakke
builders-short-stone-pickaxe = isøkse
builders-short-iron-sword = jern
builders-short-diamond-sword = diamant
builders-short-tnt = TNT

builders-narrow-bow = bue
builders-narrow-golden-hoe = hak.
builders-narrow-stone-pickaxe = isøk
builders-narrow-iron-sword = jern
builders-narrow-diamond-sword = diam
builders-narrow-tnt = TNT

builders-mob-spider = { $form ->
    [definite] edderkoppen
    [listed] edderkop
   *[nominative] Edderkop
}
builders-mob-zombie = { $form ->
    [definite] zombien
    [listed] zombie
   *[nominative] Zombie
}
builders-mob-skeleton = { $form ->
    [definite] skelettet
    [listed] skelet
   *[nominative] Skelet
}
builders-mob-creeper = { $form ->
    [definite] creeperen
    [listed] creeper
   *[nominative] Creeper
}
builders-mob-witch = { $form ->
    [definite] heksen
    [listed] heks
   *[nominative] Heks
}
builders-mob-enderman = { $form ->
    [definite] endermanen
    [listed] enderman
   *[nominative] Enderman
}
builders-mob-extra = +hdl
builders-mob-scores = { $points }/{ $sign }

builders-thing = { $place } { $thing }

builders-turn = tur { $turn }
builders-turn-of = { $seat } spiller
builders-piles = uvendt: { $tiles } kort, { $tokens } våben
builders-layout = Gitter
builders-face-down = ?
builders-hearts = { $hearts }h
builders-heart = h hjerte
builders-legend = { $sign } { $name }
builders-cube = Den store terning
builders-layer-1 = top
builders-layer-2 = 2.
builders-layer-3 = 3.
builders-layer-4 = 4.
builders-left = tilbage
builders-card-A = A biomer
builders-card-B = B materialer
builders-card-C = C typer
builders-round-held = { $card }: scoret
builders-round-to-come = { $card }: { $blocks } tilbage
builders-takeable = STORE bogstaver: må tages
builders-you = { $seat } (dig)
builders-points = { $points }
builders-beginner = begynder
builders-no-blocks = ingen blokke
builders-mobs = mobs
builders-nothing-yet = { $card } intet endnu
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

builders-asked-first-action = { $seat }, din første handling: saml blokke, udforsk, byg, bekæmp en mob, eller indsaml et våben.
builders-asked-second-action = { $seat }, din anden handling: den skal være en anden end den første.
builders-asked-extra-action = { $seat }, den ekstra handling fra din mob: du vælger frit.
builders-asked-second-block = { $seat }, tag den anden blok.
builders-asked-pickaxe = { $seat }, isøksen i sten: du må tage en blok. { $mob }: { $hearts } af { $needed ->
    [one] { $needed } hjerte
   *[other] { $needed } hjerter
} indtil nu.
builders-asked-tnt = { $seat }, vil du detonere TNT’en? { CAP(FORM($mob, "definite")) } kræver { $needed ->
    [one] { $needed } hjerte
   *[other] { $needed } hjerter
}, du har { $hearts }.
builders-asked-trade-or-end = { $seat }, byt en mob til en ekstra handling, eller afslut din tur.
builders-asked-scoring = { $seat }, scoring { $card }: vælg, hvad du scorer for.

builders-do-block = Tag en blok
builders-do-explore = Udforsk i kryds
builders-do-build = Byg { $cell } { $building } på felt
builders-do-fight = Bekæmp
builders-do-collect = Indsaml et våben
builders-do-score = Scor
builders-do-end = Færdig
builders-do-trade = Byt
builders-do-decline = Eller
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = afslut turen
builders-label-trade = læg en mob tilbage for en ekstra handling
builders-label-decline = tag ingen
builders-label-light = detoner den
builders-label-keep = behold den

builders-did-block = { $seat } tager { $block } fra { $column }.
builders-did-explore = { $seat } går til kryds { $crossing }.
builders-did-stay = { $seat } udforsker uden at flytte sig.
builders-did-turn-up = Vendt: { $things }.
builders-turned-up = { FORM($thing, "listed") } på { $place }
builders-did-build = { $seat } bygger bygningen fra { $cell } på felt { $space }: { $building }.
builders-did-collect = { $seat } indsamler et våben: { $weapon } fra { $cell }.
builders-did-fight = { $seat } bekæmper { FORM($mob, "definite") } på { $cell }.
builders-did-reveal = Vendt: { $tokens }; { $hearts ->
    [one] { $hearts } hjerte
   *[other] { $hearts } hjerter
}.
builders-did-beat = { CAP(FORM($mob, "definite")) } er besejret.
builders-did-lose = Mobben bliver, hvor den er.
builders-did-light = { $seat } detonerer TNT’en.
builders-did-keep = { $seat } beholder TNT’en.
builders-did-decline = { $seat } tager ingen blok.
builders-did-trade = { $seat } lægger en mob tilbage for en ekstra handling.
builders-did-end = { $seat } afslutter turen.
builders-did-score = { $seat } scorer for { $name }.
builders-did-round = { $layer ->
    [1] Det øverste lag er væk: scoring { $card }.
    [2] Det andet lag er væk: scoring { $card }.
   *[3] Det tredje lag er væk: scoring { $card }.
}
builders-did-game-over = Spillet er slut.

builders-ended-third-layer-gone = Det tredje lag er væk.
builders-ended-turn-limit = Grænsen på 400 ture er nået.
builders-tie-blocks = Pointligheden blev afgjort af blokkene på lager.

## Choices before a game.

web-builders-boards = Spilleplade
web-builders-boards-chosen = Spilleplader: { $value }
web-builders-beginners = Begynder
web-builders-beginners-mean = For begyndere tæller alle matchende felter i scoringsrunderne, ikke kun den største gruppe.
web-builders-beginners-chosen = Begyndervariant: { $seats }
