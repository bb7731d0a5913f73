### Builders & Biomes ved bordet.

builders-option-boards = Spillbrettet til hver spiller, f.eks. 314 for tre spillere, 0 for et som deles ut, eller random (standard { $default }).
builders-option-beginners = Spillere som scorer alle plasser som passer, ikke bare den største gruppen, f.eks. 13 for spiller 1 og 3, eller no (standard { $default }).

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Hent blokker fra den store kuben, utforsk, slåss mot mobs og bygg din verden.

builders-seat-red = Rød
builders-seat-blue = Blå
builders-seat-yellow = Gul
builders-seat-green = Grønn

builders-source-buildings = { $form ->
    [definite] byggverkene
   *[nominative] byggverk
}
builders-source-mobs = beseirede mobs
builders-source-hoes = { $form ->
    [definite] gullhakkene
   *[nominative] gullhakker
}
builders-source-scoring-a = scorerunde A
builders-source-scoring-b = scorerunde B
builders-source-scoring-c = scorerunde C
builders-source-mob-scoring = mobs på slutten

builders-brief-buildings = bygget
builders-brief-mobs = mobs
builders-brief-hoes = hakker
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = slutt

builders-block-wood = tre
builders-block-sand = sand
builders-block-stone = stein
builders-block-obsidian = obsidian
builders-block-emerald = smaragd

builders-characteristic-forest = skog
builders-characteristic-desert = ørken
builders-characteristic-mountains = fjell
builders-characteristic-snowy-tundra = snøhvit tundra
builders-characteristic-wood = tre
builders-characteristic-sand = sand
builders-characteristic-stone = stein
builders-characteristic-obsidian = obsidian
builders-characteristic-decoration = interiør
builders-characteristic-dwelling = bolig
builders-characteristic-animal-house = dyrehus
builders-characteristic-bridge = bro

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = g
builders-sign-green = n
builders-sign-forest = S
builders-sign-desert = Ø
builders-sign-mountains = F
builders-sign-snowy-tundra = T
builders-sign-wood = t
builders-sign-sand = s
builders-sign-stone = e
builders-sign-obsidian = o
builders-sign-emerald = m
builders-sign-decoration = In
builders-sign-dwelling = Bo
builders-sign-animal-house = Dy
builders-sign-bridge = Br

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

builders-weapon-wooden-sword = tresverd
builders-weapon-stone-sword = steinsverd
builders-weapon-poisonous-potato = giftig potet
builders-weapon-bow = bue
builders-weapon-golden-hoe = gullhakke
builders-weapon-stone-pickaxe = spisshakke av stein
builders-weapon-iron-sword = jernsverd
builders-weapon-diamond-sword = diamantsverd
builders-weapon-tnt = TNT

builders-short-wooden-sword = tre
builders-short-stone-sword = stein
builders-short-poisonous-potato = potet
builders-short-bow = bue
builders-short-golden-hoe = gullh.
builders-short-stone-pickaxe = spissh.
builders-short-iron-sword = jern
builders-short-diamond-sword = diamant
builders-short-tnt = TNT

builders-narrow-bow = bue
builders-narrow-golden-hoe = gull
builders-narrow-stone-pickaxe = hakk
builders-narrow-iron-sword = jern
builders-narrow-diamond-sword = diam
builders-narrow-tnt = TNT

builders-mob-spider = { $form ->
    [definite] edderkoppen
    [listed] edderkopp
   *[nominative] Edderkopp
}
builders-mob-zombie = { $form ->
    [definite] zombien
    [listed] zombie
   *[nominative] Zombie
}
builders-mob-skeleton = { $form ->
    [definite] skjelettet
    [listed] skjelett
   *[nominative] Skjelett
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
    [definite] endermannen
    [listed] enderman
   *[nominative] Enderman
}
builders-mob-extra = +hdl
builders-mob-scores = { $points }/{ $sign }

builders-thing = { $place } { $thing }

builders-turn = tur { $turn }
builders-turn-of = { $seat } spiller
builders-piles = bildesiden ned: { $tiles } kort, { $tokens } våpen
builders-layout = Rutenett
builders-face-down = ?
builders-hearts = { $hearts }h
builders-heart = h hjerte
builders-legend = { $sign } { $name }
builders-cube = Den store kuben
builders-layer-1 = topp
builders-layer-2 = 2.
builders-layer-3 = 3.
builders-layer-4 = 4.
builders-left = igjen
builders-card-A = A biomer
builders-card-B = B materialer
builders-card-C = C typer
builders-round-held = { $card }: scoret
builders-round-to-come = { $card }: { $blocks } til
builders-takeable = STOR BOKSTAV: kan tas
builders-you = { $seat } (du)
builders-points = { $points }
builders-beginner = nybegynner
builders-no-blocks = ingen blokker
builders-mobs = mobs
builders-nothing-yet = { $card } ikke noe ennå
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

builders-asked-first-action = { $seat }, din første handling: samle blokker, utforsk, bygg, slåss eller ta et våpen.
builders-asked-second-action = { $seat }, din andre handling: Den må være en annen enn den første.
builders-asked-extra-action = { $seat }, den ekstra handlingen for moben din: hvilken handling du vil.
builders-asked-second-block = { $seat }, ta den andre blokken.
builders-asked-pickaxe = { $seat }, spisshakken av stein: Du kan ta en blokk. { CAP(FORM($mob, "definite")) }: { $hearts } av { $needed ->
    [one] { $needed } hjerte
   *[other] { $needed } hjerter
} så langt.
builders-asked-tnt = { $seat }, vil du detonere TNT-en? { CAP(FORM($mob, "definite")) } krever { $needed ->
    [one] { $needed } hjerte
   *[other] { $needed } hjerter
}, du har { $hearts }.
builders-asked-trade-or-end = { $seat }, bytt inn en mob mot en ekstra handling, eller avslutt turen din.
builders-asked-scoring = { $seat }, scorerunde { $card }: Velg hva du scorer.

builders-do-block = Ta en blokk
builders-do-explore = Utforsk ved kryss
builders-do-build = Bygg { $cell } { $building } på plass
builders-do-fight = Slåss
builders-do-collect = Ta et våpen
builders-do-score = Score
builders-do-end = Avslutt
builders-do-trade = Bytt inn
builders-do-decline = Eller
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = avslutt turen
builders-label-trade = legg tilbake en mob for en ekstra handling
builders-label-decline = ta ingen
builders-label-light = detoner den
builders-label-keep = behold den

builders-did-block = { $seat } tar en blokk fra { $column }: { $block }.
builders-did-explore = { $seat } går til kryss { $crossing }.
builders-did-stay = { $seat } utforsker uten å flytte.
builders-did-turn-up = Snudd: { $things }.
builders-turned-up = { FORM($thing, "listed") } på { $place }
builders-did-build = { $seat } bygger byggverket fra { $cell } på plass { $space }: { $building }.
builders-did-collect = { $seat } tar et våpen: { $weapon } fra { $cell }.
builders-did-fight = { $seat } slåss mot { FORM($mob, "definite") } på { $cell }.
builders-did-reveal = Snudd: { $tokens }; { $hearts ->
    [one] { $hearts } hjerte
   *[other] { $hearts } hjerter
}.
builders-did-beat = { CAP(FORM($mob, "definite")) } er beseiret.
builders-did-lose = Moben blir stående.
builders-did-light = { $seat } detonerer TNT-en.
builders-did-keep = { $seat } beholder TNT-en.
builders-did-decline = { $seat } tar ingen blokk.
builders-did-trade = { $seat } legger tilbake en mob for en ekstra handling.
builders-did-end = { $seat } avslutter turen.
builders-did-score = { $seat } scorer { $name }.
builders-did-round = { $layer ->
    [1] Det øverste laget er borte: scorerunde { $card }.
    [2] Det andre laget er borte: scorerunde { $card }.
   *[3] Det tredje laget er borte: scorerunde { $card }.
}
builders-did-game-over = Spillet er slutt.

builders-ended-third-layer-gone = Det tredje laget er borte.
builders-ended-turn-limit = Grensen på 400 turer er nådd.
builders-tie-blocks = Ved poenglikhet avgjorde blokkene i lagrene.

## Choices before a game.

web-builders-boards = Spillbrett
web-builders-boards-chosen = Spillbrett: { $value }
web-builders-beginners = Nybegynner
web-builders-beginners-mean = For nybegynnere teller alle plasser som passer, i scorerundene, ikke bare den største gruppen.
web-builders-beginners-chosen = Nybegynnervariant: { $seats }
