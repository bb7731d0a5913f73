### Biotopia ved bordet.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = La en blomstereng vokse fram, og lokk sommerfugler til hagen din.

biotopia-seat-1 = Spiller 1
biotopia-seat-2 = Spiller 2
biotopia-seat-3 = Spiller 3
biotopia-seat-4 = Spiller 4
biotopia-seat-5 = Spiller 5

biotopia-source-butterflies = { $form ->
    [definite] sommerfuglene
   *[nominative] sommerfugler
}
biotopia-source-tortoiseshells = { $form ->
    [definite] neslesommerfuglene
   *[nominative] neslesommerfugler
}
biotopia-source-missions = { $form ->
    [definite] oppdragene
   *[nominative] oppdrag
}
biotopia-source-large-whites = { $form ->
    [definite] de store kålsommerfuglene
   *[nominative] store kålsommerfugler
}

biotopia-narrow-butterflies = sfugl
biotopia-narrow-tortoiseshells = nesle
biotopia-narrow-missions = oppdr
biotopia-narrow-large-whites = kål

biotopia-card-essex-skipper = { $form ->
    [indefinite] en timoteismyger
   *[nominative] Timotei­smyger
}
biotopia-card-large-white = { $form ->
    [indefinite] en stor kål­sommer­fugl
   *[nominative] Stor kål­sommer­fugl
}
biotopia-card-small-tortoiseshell = { $form ->
    [indefinite] en neslesommerfugl
   *[nominative] Nesle­sommer­fugl
}
biotopia-card-common-blue = { $form ->
    [indefinite] en tiriltungeblåvinge
   *[nominative] Tiril­tunge­blåvinge
}
biotopia-card-meadow-brown = { $form ->
    [indefinite] en rappringvinge
   *[nominative] Rapp­ringvinge
}
biotopia-card-brimstone = { $form ->
    [indefinite] en sitronsommerfugl
   *[nominative] Sitron­sommer­fugl
}
biotopia-card-orange-tip = { $form ->
    [indefinite] en aurorasommerfugl
   *[nominative] Aurora­sommer­fugl
}
biotopia-card-red-admiral = { $form ->
    [indefinite] en admiral
   *[nominative] Admiral
}
biotopia-card-mourning-cloak = { $form ->
    [indefinite] en sørgekåpe
   *[nominative] Sørgekåpe
}
biotopia-card-peacock = { $form ->
    [indefinite] et dagpåfugløye
   *[nominative] Dag­påfugl­øye
}
biotopia-card-chrysalis = { $form ->
    [indefinite] en puppe
   *[nominative] Puppe
}
biotopia-card-sunshine = { $form ->
    [indefinite] solskinn
   *[nominative] Solskinn
}
biotopia-card-common-knapweed = { $form ->
    [indefinite] en engknoppurt
   *[nominative] Engknoppurt
}

biotopia-short-essex-skipper = smyger
biotopia-short-large-white = kål
biotopia-short-small-tortoiseshell = nesle
biotopia-short-common-blue = blåvinge
biotopia-short-meadow-brown = ringvinge
biotopia-short-brimstone = sitron
biotopia-short-orange-tip = aurora
biotopia-short-red-admiral = admiral
biotopia-short-mourning-cloak = sørgekåpe
biotopia-short-peacock = påfugløye
biotopia-short-chrysalis = puppe
biotopia-short-sunshine = solskinn
biotopia-short-common-knapweed = knoppurt

biotopia-effect-essex-skipper = ingen virkning
biotopia-effect-large-white = flest: { $points } poeng
biotopia-effect-small-tortoiseshell = hver neste: 1 mer
biotopia-effect-common-blue = kan ta kort fra himmelen
biotopia-effect-meadow-brown = kan trekke 1 per ringvinge
biotopia-effect-brimstone = øverste kort: en blomst
biotopia-effect-orange-tip = kan ta kort fra komposten
biotopia-effect-red-admiral = ingen virkning
biotopia-effect-mourning-cloak = hjelper med oppdrag
biotopia-effect-peacock = bare fra hånden
biotopia-effect-chrysalis = snu en egen blomst
biotopia-effect-sunshine = trekk 3 kort
biotopia-effect-common-knapweed = to blomster­symboler

biotopia-mission-most-large-whites = Kål­sommer­fugler
biotopia-mission-three-skippers = Gressbakke
biotopia-mission-seven-flowers = Blomsterhav
biotopia-mission-meadow-quartet = Liv på enga
biotopia-mission-spring-flight = Vårsverming
biotopia-mission-nettle-bed = Neslekratt
biotopia-mission-rich-meadow = Artsrik eng
biotopia-mission-of = { $cards }

biotopia-starts = { $seat } begynte
biotopia-deck = { $cards ->
    [0] bunken er tom
   *[other] { $cards } kort i bunken
}
biotopia-last-round = siste runde
biotopia-goal = slutter ved { $points } poeng
biotopia-sky = Himmelen
biotopia-sky-empty = ingen kort igjen
biotopia-hand = Hånden din, { $cards } av høyst { $limit }
biotopia-hand-empty = ingen kort
biotopia-ready = kan spilles
biotopia-lacks = mangler { $symbols }✿
biotopia-no-target = ikke noe mål
biotopia-new = nytt
biotopia-worth = { $points }p
biotopia-garden = Hagen din
biotopia-flower-row = { $symbols ->
    [0] Ingen blomstersymboler ennå
    [one] { $symbols } blomstersymbol
   *[other] { $symbols } blomstersymboler
}
biotopia-butterfly-row = { $butterflies ->
    [0] Ingen sommerfugler ennå
    [one] { $butterflies } sommerfugl, { $points } poeng
   *[other] { $butterflies } sommerfugler, { $points } poeng
}
biotopia-face-down = { $cards } som blomster:
biotopia-face-up = { $count ->
    [one] { $card } med forsiden opp
   *[other] { $count } × { $card } med forsiden opp
}
biotopia-missions = Oppdrag, { $points } poeng hvert
biotopia-mission-flowers = blomster­symboler { $has }
biotopia-mission-different = forskjellige { $has }
biotopia-mission-alike = like { $has }
biotopia-mission-is-met = du kan ta det
biotopia-mission-held = har det
biotopia-whites-held = leder med { $whites }
biotopia-whites-open = { $whites ->
    [0] ingen har noen ennå
   *[other] ingen leder, likt på { $whites }
}
biotopia-compost = Kompost { $cards }:
biotopia-player = spiller
biotopia-you = du
biotopia-points = poeng
biotopia-flowers = blomster
biotopia-hand-size = hånd
biotopia-open-cards = sommerfugler; har: på hånden eller som blomst
biotopia-known = har
biotopia-in-hand = på hånden
biotopia-none = ingen

biotopia-asked-turn = { $seat }, din tur: trekk, ta et kort fra himmelen, legg en blomst, spill et kort eller ta et oppdrag.
biotopia-asked-first-flower = { $seat }, legg ett av de fire kortene dine som din første blomst; ingen andre ser hvilket.
biotopia-asked-chrysalis-target = { $seat }, hvilken av blomstene dine skal puppen snu?
biotopia-asked-sky-card = { $seat }, tiriltungeblåvingen lar deg ta et kort fra himmelen.
biotopia-asked-compost-card = { $seat }, aurorasommerfuglen lar deg ta et kort fra komposten.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, rappringvingen lar deg trekke et kort.
   *[other] { $seat }, rappringvingene lar deg trekke { $cards } kort.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, kast ett kort: Komposten er åpen for alle.
   *[other] { $seat }, kast { $cards } kort, ett om gangen: Komposten er åpen for alle.
}

biotopia-do-pass = Ingenting kan gjøres
biotopia-do-draw = Trekk
biotopia-do-take = Ta fra himmelen
biotopia-do-flower = Legg som blomst
biotopia-do-play = Spill med forsiden opp
biotopia-do-mission = Ta et oppdrag
biotopia-do-turn = Snu
biotopia-do-recover = Ta fra komposten
biotopia-do-discard = Kast
biotopia-do-decline = Eller
biotopia-label-pass = stå over
biotopia-label-draw = { $cards ->
    [one] det øverste kortet
   *[other] { $cards } kort
}
biotopia-label-decline = la være

biotopia-did-pass = { $seat } kan ikke gjøre noe og står over.
biotopia-did-draw = { $cards ->
    [0] { $seat } trekker ingenting: Det er ingen kort igjen.
    [one] { $seat } trekker et kort.
   *[other] { $seat } trekker { $cards } kort.
}
biotopia-did-take = { $seat } tar { FORM($card, "indefinite") } fra himmelen.
biotopia-did-flower = { $seat } legger en blomst.
biotopia-did-play = { $seat } spiller { FORM($card, "indefinite") }.
biotopia-did-lay-top = Det øverste kortet i bunken blir en blomst.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } spiller { FORM($card, "indefinite") }, men det er ingenting å trekke.
    [one] { $seat } spiller { FORM($card, "indefinite") } og trekker et kort.
   *[other] { $seat } spiller { FORM($card, "indefinite") } og trekker { $cards } kort.
}
biotopia-did-mission = { $seat } tar oppdraget { $mission }.
biotopia-did-turn = { $seat } snur { FORM($card, "indefinite") }.
biotopia-did-recover = { $seat } tar { FORM($card, "indefinite") } fra komposten.
biotopia-did-discard = { $seat } kaster { FORM($card, "indefinite") }.
biotopia-did-decline-sky-card = { $seat } tar ikke noe kort fra himmelen.
biotopia-did-decline-compost-card = { $seat } tar ingenting fra komposten.
biotopia-did-decline-more-cards = { $seat } trekker ingenting.
biotopia-did-refill = Nytt på himmelen: { FORM($cards, "indefinite") }.
biotopia-did-three-alike = Tre like på himmelen går i komposten: { $card }.
biotopia-did-reshuffle = Komposten stokkes til en ny bunke.
biotopia-did-lead = { $seat } har nå flest store kålsommerfugler.
biotopia-did-tie = Ingen har nå flest store kålsommerfugler.
biotopia-did-last-round = { $seat } har { $points } poeng: Runden spilles ferdig.
biotopia-did-end = Spillet er slutt.

biotopia-ended-fifteen-points = Runden der noen nådde 15 poeng, er spilt ferdig.
biotopia-ended-all-passed = Alle har stått over etter hverandre.
biotopia-ended-standstill = På ti runder kom ingenting i noen rekke, og ingen oppdrag ble tatt.
biotopia-tie-different-butterflies = Ved poenglikhet avgjorde antallet forskjellige sommerfugler i spill.
