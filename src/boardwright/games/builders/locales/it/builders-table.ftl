### Builders & Biomes al tavolo.

builders-option-boards = La cartella di ogni posto, per esempio 314 per tre posti, 0 per una distribuita a caso, oppure random (predefinito: { $default }).
builders-option-beginners = I posti che valutano tutte le caselle corrispondenti, non solo il gruppo più grande, per esempio 13 per i posti 1 e 3, oppure no (predefinito: { $default }).

builders-title = Builders & Biomes
builders-name = Minecraft: Builders & Biomes
builders-about = Prendi blocchi dal cubo grande, esplora, combatti contro i mostri e costruisci il tuo mondo.

builders-seat-red = Rosso
builders-seat-blue = Blu
builders-seat-yellow = Giallo
builders-seat-green = Verde

builders-source-buildings = { $form ->
    [da] dagli edifici
   *[nome] edifici
}
builders-source-mobs = { $form ->
    [da] dai mostri sconfitti
   *[nome] mostri sconfitti
}
builders-source-hoes = { $form ->
    [da] dalle zappe d’oro
   *[nome] zappe d’oro
}
builders-source-scoring-a = { $form ->
    [da] dal punteggio A
   *[nome] punteggio A
}
builders-source-scoring-b = { $form ->
    [da] dal punteggio B
   *[nome] punteggio B
}
builders-source-scoring-c = { $form ->
    [da] dal punteggio C
   *[nome] punteggio C
}
builders-source-mob-scoring = { $form ->
    [da] dai mostri alla fine
   *[nome] mostri alla fine
}

builders-brief-buildings = edif.
builders-brief-mobs = mostri
builders-brief-hoes = zappe
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = fine

builders-block-wood = tronco
builders-block-sand = sabbia
builders-block-stone = roccia
builders-block-obsidian = ossidiana
builders-block-emerald = minerale

builders-characteristic-forest = { $form ->
    [il] la foresta
   *[nome] foresta
}
builders-characteristic-desert = { $form ->
    [il] il deserto
   *[nome] deserto
}
builders-characteristic-mountains = { $form ->
    [il] la montagna
   *[nome] montagna
}
builders-characteristic-snowy-tundra = { $form ->
    [il] la tundra innevata
   *[nome] tundra innevata
}
builders-characteristic-wood = { $form ->
    [il] i tronchi
   *[nome] tronco
}
builders-characteristic-sand = { $form ->
    [il] la sabbia
   *[nome] sabbia
}
builders-characteristic-stone = { $form ->
    [il] la roccia
   *[nome] roccia
}
builders-characteristic-obsidian = { $form ->
    [il] l’ossidiana
   *[nome] ossidiana
}
builders-characteristic-decoration = { $form ->
    [il] le decorazioni
   *[nome] decorazione
}
builders-characteristic-dwelling = { $form ->
    [il] le case
   *[nome] casa
}
builders-characteristic-animal-house = { $form ->
    [il] le riserve
   *[nome] riserva
}
builders-characteristic-bridge = { $form ->
    [il] i ponti
   *[nome] ponte
}

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = g
builders-sign-green = v
builders-sign-forest = F
builders-sign-desert = D
builders-sign-mountains = M
builders-sign-snowy-tundra = T
builders-sign-wood = t
builders-sign-sand = s
builders-sign-stone = r
builders-sign-obsidian = o
builders-sign-emerald = m
builders-sign-decoration = De
builders-sign-dwelling = Ca
builders-sign-animal-house = Ri
builders-sign-bridge = Po

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

builders-weapon-wooden-sword = spada di legno
builders-weapon-stone-sword = spada di roccia
builders-weapon-poisonous-potato = patata velenosa
builders-weapon-bow = arco
builders-weapon-golden-hoe = zappa d’oro
builders-weapon-stone-pickaxe = piccone di pietra
builders-weapon-iron-sword = spada di ferro
builders-weapon-diamond-sword = spada di diamante
builders-weapon-tnt = TNT

builders-short-wooden-sword = legno
builders-short-stone-sword = roccia
builders-short-poisonous-potato = patata
builders-short-bow = arco
builders-short-golden-hoe = zappa
builders-short-stone-pickaxe = piccone
builders-short-iron-sword = ferro
builders-short-diamond-sword = diam.
builders-short-tnt = TNT

builders-narrow-bow = arco
builders-narrow-golden-hoe = zap.
builders-narrow-stone-pickaxe = pic.
builders-narrow-iron-sword = fer.
builders-narrow-diamond-sword = dia.
builders-narrow-tnt = TNT

builders-mob-spider = { $form ->
    [il] il ragno
   *[nome] Ragno
}
builders-mob-zombie = { $form ->
    [il] lo zombie
   *[nome] Zombie
}
builders-mob-skeleton = { $form ->
    [il] lo scheletro
   *[nome] Scheletro
}
builders-mob-creeper = { $form ->
    [il] il creeper
   *[nome] Creeper
}
builders-mob-witch = { $form ->
    [il] la strega
   *[nome] Strega
}
builders-mob-enderman = { $form ->
    [il] l’enderman
   *[nome] Enderman
}
builders-mob-extra = +az.
builders-mob-scores = { $points }/{ $sign }

builders-thing = { $place } { $thing }

builders-turn = turno { $turn }
builders-turn-of = gioca { $seat }
builders-piles = coperte: { $tiles } carte, { $tokens } armi
builders-layout = Griglia
builders-face-down = ?
builders-hearts = { $hearts }c
builders-heart = c cuore
builders-legend = { $sign } { $name }
builders-cube = Cubo grande
builders-layer-1 = alto
builders-layer-2 = 2°
builders-layer-3 = 3°
builders-layer-4 = 4°
builders-left = restano
builders-card-A = A biomi
builders-card-B = B materiali
builders-card-C = C tipi
builders-round-held = { $card }: fatto
builders-round-to-come = { $card }: tra { $blocks }
builders-takeable = MAIUSCOLA: disponibile
builders-you = { $seat } (tu)
builders-points = { $points }
builders-beginner = principiante
builders-no-blocks = nessun blocco
builders-mobs = mostri
builders-nothing-yet = { $card } ancora nulla
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

builders-asked-first-action = { $seat }, la tua prima azione: prendi blocchi, esplora, costruisci, combatti o prendi un’arma.
builders-asked-second-action = { $seat }, la tua seconda azione: dev’essere diversa dalla prima.
builders-asked-extra-action = { $seat }, l’azione supplementare del tuo mostro: quella che vuoi.
builders-asked-second-block = { $seat }, prendi il secondo blocco.
builders-asked-pickaxe = { $seat }, il piccone di pietra: puoi prendere un blocco. Contro { FORM($mob, "il") }: finora { $hearts } su { $needed ->
    [one] { $needed } cuore
   *[other] { $needed } cuori
}.
builders-asked-tnt = { $seat }, inneschi il TNT? Contro { FORM($mob, "il") } { $needed ->
    [one] serve { $needed } cuore
   *[other] servono { $needed } cuori
}, tu ne hai { $hearts }.
builders-asked-trade-or-end = { $seat }, cedi un mostro in cambio di un’azione supplementare, oppure termina il turno.
builders-asked-scoring = { $seat }, punteggio { $card }: scegli che cosa valutare.

builders-do-block = Prendi un blocco
builders-do-explore = Esplora all’incrocio
builders-do-build = Costruisci { $cell } { $building } sulla casella
builders-do-fight = Combatti
builders-do-collect = Prendi un’arma
builders-do-score = Valuta
builders-do-end = Fine
builders-do-trade = Cedi
builders-do-decline = Oppure
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = termina il turno
builders-label-trade = un mostro per un’azione supplementare
builders-label-decline = non prenderne nessuno
builders-label-light = innescalo
builders-label-keep = conservalo

builders-did-block = { $seat } prende un blocco da { $column }: { $block }.
builders-did-explore = { $seat } va all’incrocio { $crossing }.
builders-did-stay = { $seat } esplora senza muoversi.
builders-did-turn-up = Si scopre: { $things }.
builders-turned-up = { $thing } in { $place }
builders-did-build = { $seat } costruisce l’edificio di { $cell } sulla casella { $space }: { $building }.
builders-did-collect = { $seat } prende un’arma da { $cell }: { $weapon }.
builders-did-fight = { $seat } combatte contro { FORM($mob, "il") } in { $cell }.
builders-did-reveal = Si scopre: { $tokens }; { $hearts ->
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
}.
builders-did-beat = Vittoria contro { FORM($mob, "il") }!
builders-did-lose = Il mostro resta.
builders-did-light = { $seat } innesca il TNT.
builders-did-keep = { $seat } conserva il TNT.
builders-did-decline = { $seat } non prende nessun blocco.
builders-did-trade = { $seat } cede un mostro in cambio di un’azione supplementare.
builders-did-end = { $seat } termina il turno.
builders-did-score = { $seat } valuta { FORM($name, "il") }.
builders-did-round = { $layer ->
    [1] Lo strato superiore è esaurito: punteggio { $card }.
    [2] Il secondo strato è esaurito: punteggio { $card }.
   *[3] Il terzo strato è esaurito: punteggio { $card }.
}
builders-did-game-over = La partita è finita.

builders-ended-third-layer-gone = Il terzo strato è esaurito.
builders-ended-turn-limit = È stato raggiunto il limite di 400 turni.
builders-tie-blocks = I blocchi nelle scorte hanno risolto la parità.

## Choices before a game.

web-builders-boards = Cartella
web-builders-boards-chosen = Cartelle: { $value }
web-builders-beginners = Principiante
web-builders-beginners-mean = Per i principianti nelle valutazioni contano tutte le caselle corrispondenti, non solo il gruppo più grande.
web-builders-beginners-chosen = Variante per principianti: { $seats }
