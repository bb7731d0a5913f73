### Builders & Biomes pöydässä: nimet, piirros, kysymykset, valinnat ja tapahtumat.

## Options of the command line.

builders-option-boards = Kunkin paikan pelialusta, kuten 314 kolmelle paikalle, 0 arvottavalle, tai random (oletus { $default }).
builders-option-beginners = Paikat, joille lasketaan kaikki ominaisuuden ruudut eikä vain suurinta ryhmää, kuten 13 paikoille 1 ja 3, tai no (oletus { $default }).

## Names of seats and of what points come from.

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Nosta kuutioita suuresta kuutiosta, tutki, taistele hirviöitä vastaan ja rakenna maailmasi.

builders-seat-red = Punainen
builders-seat-blue = Sininen
builders-seat-yellow = Keltainen
builders-seat-green = Vihreä

builders-source-buildings = { $form ->
    [elative] rakennuksista
   *[nominative] rakennukset
}
builders-source-mobs = { $form ->
    [elative] päihitetyistä hirviöistä
   *[nominative] päihitetyt hirviöt
}
builders-source-hoes = { $form ->
    [elative] kultaisista kuokista
   *[nominative] kultaiset kuokat
}
builders-source-scoring-a = { $form ->
    [elative] pistelaskusta A
   *[nominative] pistelasku A
}
builders-source-scoring-b = { $form ->
    [elative] pistelaskusta B
   *[nominative] pistelasku B
}
builders-source-scoring-c = { $form ->
    [elative] pistelaskusta C
   *[nominative] pistelasku C
}
builders-source-mob-scoring = { $form ->
    [elative] hirviöistä lopussa
   *[nominative] hirviöt lopussa
}

## What points come from, where there is little room: at most 6 characters.

builders-brief-buildings = raken.
builders-brief-mobs = hirv.
builders-brief-hoes = kuokat
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = loppu

## Blocks, biomes, materials and types of buildings.

builders-block-wood = { $form ->
    [cube] puukuution
   *[nominative] puu
}
builders-block-sand = { $form ->
    [cube] hiekkakuution
   *[nominative] hiekka
}
builders-block-stone = { $form ->
    [cube] kivikuution
   *[nominative] kivi
}
builders-block-obsidian = { $form ->
    [cube] obsidiaanikuution
   *[nominative] obsidiaani
}
builders-block-emerald = { $form ->
    [cube] smaragdikuution
   *[nominative] smaragdi
}

builders-characteristic-forest = { $form ->
    [elative] metsästä
   *[nominative] metsä
}
builders-characteristic-desert = { $form ->
    [elative] aavikosta
   *[nominative] aavikko
}
builders-characteristic-mountains = { $form ->
    [elative] vuoristosta
   *[nominative] vuoristo
}
builders-characteristic-snowy-tundra = { $form ->
    [elative] tundrasta
   *[nominative] tundra
}
builders-characteristic-wood = { $form ->
    [elative] puusta
   *[nominative] puu
}
builders-characteristic-sand = { $form ->
    [elative] hiekasta
   *[nominative] hiekka
}
builders-characteristic-stone = { $form ->
    [elative] kivestä
   *[nominative] kivi
}
builders-characteristic-obsidian = { $form ->
    [elative] obsidiaanista
   *[nominative] obsidiaani
}
builders-characteristic-decoration = { $form ->
    [elative] koristeista
   *[nominative] koriste
}
builders-characteristic-dwelling = { $form ->
    [elative] asumuksista
   *[nominative] asumus
}
builders-characteristic-animal-house = { $form ->
    [elative] eläinsuojista
   *[nominative] eläinsuoja
}
builders-characteristic-bridge = { $form ->
    [elative] silloista
   *[nominative] silta
}

## Signs in the drawing: one letter for each seat, biome and material, two for each type. No two biomes
## may have the same, no two materials and no two types. Letters of materials are small.

builders-sign-red = p
builders-sign-blue = s
builders-sign-yellow = k
builders-sign-green = v
builders-sign-forest = M
builders-sign-desert = A
builders-sign-mountains = V
builders-sign-snowy-tundra = T
builders-sign-wood = p
builders-sign-sand = h
builders-sign-stone = k
builders-sign-obsidian = o
builders-sign-emerald = s
builders-sign-decoration = Ko
builders-sign-dwelling = As
builders-sign-animal-house = El
builders-sign-bridge = Si

## What a building shows.

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

## Weapons.

builders-weapon-wooden-sword = { $form ->
    [genitive] puumiekan
   *[nominative] puumiekka
}
builders-weapon-stone-sword = { $form ->
    [genitive] kivimiekan
   *[nominative] kivimiekka
}
builders-weapon-poisonous-potato = { $form ->
    [genitive] myrkyllisen perunan
   *[nominative] myrkyllinen peruna
}
builders-weapon-bow = { $form ->
    [genitive] jousen
   *[nominative] jousi
}
builders-weapon-golden-hoe = { $form ->
    [genitive] kultaisen kuokan
   *[nominative] kultainen kuokka
}
builders-weapon-stone-pickaxe = { $form ->
    [genitive] kivisen hakun
   *[nominative] kivinen hakku
}
builders-weapon-iron-sword = { $form ->
    [genitive] rautamiekan
   *[nominative] rautamiekka
}
builders-weapon-diamond-sword = { $form ->
    [genitive] timanttimiekan
   *[nominative] timanttimiekka
}
builders-weapon-tnt = { $form ->
    [genitive] dynamiitin
   *[nominative] dynamiitti
}

## Weapons in at most 7 characters.

builders-short-wooden-sword = puu
builders-short-stone-sword = kivi
builders-short-poisonous-potato = peruna
builders-short-bow = jousi
builders-short-golden-hoe = kuokka
builders-short-stone-pickaxe = hakku
builders-short-iron-sword = rauta
builders-short-diamond-sword = timant.
builders-short-tnt = dynam.

## Weapons in at most 4 characters.

builders-narrow-bow = jou.
builders-narrow-golden-hoe = kuo.
builders-narrow-stone-pickaxe = hak.
builders-narrow-iron-sword = rau.
builders-narrow-diamond-sword = tim.
builders-narrow-tnt = dyn.

## Mobs. The drawing in the terminal shows at least their first 7 characters.

builders-mob-spider = Hämähäkki
builders-mob-zombie = Zombi
builders-mob-skeleton = Luuranko
builders-mob-creeper = Creeper
builders-mob-witch = Noita
builders-mob-enderman = Enderman
# What a mob is good for: an extra action. At most 4 characters.
builders-mob-extra = +toi
# What a mob is good for: points for each space with this sign.
builders-mob-scores = { $points }/{ $sign }


## What lies at a place, which is named as it is typed: “b2 wood”, “c4 Spider”.

builders-thing = { $place } { $thing }

## The drawing in the terminal.

builders-turn = vuoro { $turn }
builders-turn-of = { $seat } pelaa
builders-piles = peitossa: { $tiles } laattaa, { $tokens } asetta
builders-layout = Ruudukko
builders-face-down = ?
# So many hearts, at most 2 characters; the letter is that of builders-heart.
builders-hearts = { $hearts }♥
# In the legend.
builders-heart = ♥ sydän
# In the legend: a sign and what it stands for.
builders-legend = { $sign } { $name }
builders-cube = Suuri kuutio
# Heading of a column for a layer of the cube, at most 4 characters, as are the next ones.
builders-layer-1 = ylin
# At most 4 characters.
builders-layer-2 = 2.
# At most 4 characters.
builders-layer-3 = 3.
# At most 4 characters.
builders-layer-4 = 4.
# Behind numbers: so many blocks are left in each layer. At most 8 characters.
builders-left = jäljellä
# A scoring card: its letter, and what it is about. At most 14 characters.
builders-card-A = A ympäristöt
# At most 14 characters.
builders-card-B = B materiaalit
# At most 14 characters.
builders-card-C = C tyypit
# At most 13 characters where $card counts as one.
builders-round-held = { $card }: ohi
# So many blocks must go before this card is scored. At most 12 characters where $card and $blocks
# count as one each.
builders-round-to-come = { $card }: vielä { $blocks }
# Below the cube, at most 26 characters: blocks in capital letters may be taken.
builders-takeable = ISO KIRJAIN: saa ottaa
builders-you = { $seat } (sinä)
builders-points = { $points }
# Who scores as a beginner. At most 14 characters.
builders-beginner = helppo versio
# At most 16 characters.
builders-no-blocks = ei kuutioita
# Beaten mobs; what they are good for follows.
builders-mobs = hirviöt
# What a card would score now: $card is its letter.
builders-nothing-yet = { $card } ei vielä mitään
# Such as “A forest 3×4=12”: three spaces, four points each.
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

## What is asked.

builders-asked-first-action = { $seat }, ensimmäinen toimintosi: nosta kuutioita, tutki, rakenna, taistele tai nosta ase.
builders-asked-second-action = { $seat }, toinen toimintosi: sen on oltava eri kuin ensimmäinen.
builders-asked-extra-action = { $seat }, hirviön lisätoiminto: mikä tahansa toiminto.
builders-asked-second-block = { $seat }, ota toinen kuutio.
builders-asked-pickaxe = { $seat }, kivinen hakku: saat ottaa kuution. { $mob }: sydämiä tähän mennessä { $hearts }/{ $needed }.
builders-asked-tnt = { $seat }, räjäytätkö dynamiitin? { $mob }: tarvitaan { $needed ->
    [one] { $needed } sydän
   *[other] { $needed } sydäntä
}, sinulla on { $hearts }.
builders-asked-trade-or-end = { $seat }, vaihda hirviö lisätoimintoon tai päätä vuorosi.
builders-asked-scoring = { $seat }, pistelasku { $card }: valitse ominaisuus, josta lasket pisteet.

## Headings of choices, and what stands behind them: “Fight: c4 Spider”, “Build b2 dwelling (forest, wood) on space: 3”.

builders-do-block = Ota kuutio
builders-do-explore = Tutki risteyksessä
builders-do-build = Rakenna { $cell } { $building } ruutuun
builders-do-fight = Taistele
builders-do-collect = Nosta ase
builders-do-score = Laske pisteet
builders-do-end = Päätä
builders-do-trade = Vaihda
builders-do-decline = Tai
builders-do-tnt = Dynamiitti
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = päätä vuoro
builders-label-trade = palauta hirviö, saat lisätoiminnon
builders-label-decline = älä ota
builders-label-light = räjäytä
builders-label-keep = pidä

## What happened. $cell, $column, $crossing and $space are places as they are typed.

builders-did-block = { $seat } ottaa { FORM($block, "cube") } sarakkeesta { $column }.
builders-did-explore = { $seat } siirtyy risteykseen { $crossing }.
builders-did-stay = { $seat } tutkii paikallaan.
builders-did-turn-up = Käännetty: { $things }.
builders-turned-up = { $place } { $thing }
builders-did-build = { $seat } rakentaa paikan { $cell } rakennuksen ({ $building }) ruutuun { $space }.
builders-did-collect = { $seat } nostaa { FORM($weapon, "genitive") } paikasta { $cell }.
builders-did-fight = { $seat } taistelee paikassa { $cell }, vastassa { $mob }.
builders-did-reveal = Käännetty: { $tokens }; { $hearts ->
    [one] { $hearts } sydän
   *[other] { $hearts } sydäntä
}.
builders-did-beat = { $mob } on päihitetty.
builders-did-lose = Hirviö jää paikalleen.
builders-did-light = { $seat } räjäyttää dynamiitin.
builders-did-keep = { $seat } pitää dynamiitin.
builders-did-decline = { $seat } ei ota kuutiota.
builders-did-trade = { $seat } palauttaa hirviön ja saa lisätoiminnon.
builders-did-end = { $seat } päättää vuoronsa.
builders-did-score = { $seat } laskee pisteet { FORM($name, "elative") }.
# The layers are numbered from the top.
builders-did-round = { $layer ->
    [1] Ylin kerros on poissa: pistelasku { $card }.
    [2] Toinen kerros on poissa: pistelasku { $card }.
   *[3] Kolmas kerros on poissa: pistelasku { $card }.
}
builders-did-game-over = Peli on päättynyt.

## The end.

builders-ended-third-layer-gone = Kolmas kerros on poissa.
builders-ended-turn-limit = 400 vuoron raja on täynnä.
builders-tie-blocks = Tasatilanteen ratkaisivat varastojen kuutiot.

## Choices before a game.

web-builders-boards = Pelialusta
web-builders-boards-chosen = Pelialustat: { $value }
web-builders-beginners = Helppo versio
web-builders-beginners-mean = Helpossa versiossa pistelaskussa lasketaan kaikki ominaisuuden ruudut, ei vain suurinta ryhmää.
web-builders-beginners-chosen = Helppo versio: { $seats }
