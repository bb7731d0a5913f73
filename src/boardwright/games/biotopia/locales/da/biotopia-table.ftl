### Biotopia ved bordet.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Anlæg en blomsterhave, og lok sommerfuglene til.

biotopia-seat-1 = Spiller 1
biotopia-seat-2 = Spiller 2
biotopia-seat-3 = Spiller 3
biotopia-seat-4 = Spiller 4
biotopia-seat-5 = Spiller 5

biotopia-source-butterflies = sommerfugle
biotopia-source-tortoiseshells = nældens takvinger
biotopia-source-missions = missioner
biotopia-source-large-whites = kålsommerfugle

biotopia-narrow-butterflies = somm.
biotopia-narrow-tortoiseshells = takv.
biotopia-narrow-missions = miss.
biotopia-narrow-large-whites = kål

biotopia-card-essex-skipper = { $form ->
    [indefinite] en stregbredpande
    [plural] stregbredpander
   *[nominative] Streg­bred­pande
}
biotopia-card-large-white = { $form ->
    [indefinite] en kålsommerfugl
    [plural] kålsommerfugle
   *[nominative] Kål­sommer­fugl
}
biotopia-card-small-tortoiseshell = { $form ->
    [indefinite] en nældens takvinge
    [plural] nældens takvinger
   *[nominative] Nældens takvinge
}
biotopia-card-common-blue = { $form ->
    [indefinite] en almindelig blåfugl
    [plural] almindelige blåfugle
   *[nominative] Almindelig blåfugl
}
biotopia-card-meadow-brown = { $form ->
    [indefinite] et græsrandøje
    [plural] græsrandøjer
   *[nominative] Græs­rand­øje
}
biotopia-card-brimstone = { $form ->
    [indefinite] en citronsommerfugl
    [plural] citronsommerfugle
   *[nominative] Citron­sommer­fugl
}
biotopia-card-orange-tip = { $form ->
    [indefinite] en aurora
    [plural] auroraer
   *[nominative] Aurora
}
biotopia-card-red-admiral = { $form ->
    [indefinite] en admiral
    [plural] admiraler
   *[nominative] Admiral
}
biotopia-card-mourning-cloak = { $form ->
    [indefinite] en sørgekåbe
    [plural] sørgekåber
   *[nominative] Sørge­kåbe
}
biotopia-card-peacock = { $form ->
    [indefinite] et dagpåfugleøje
    [plural] dagpåfugleøjer
   *[nominative] Dag­påfugle­øje
}
biotopia-card-chrysalis = { $form ->
    [indefinite] en puppe
    [plural] pupper
   *[nominative] Puppe
}
biotopia-card-sunshine = { $form ->
    [indefinite] et solskinskort
    [plural] solskinskort
   *[nominative] Solskin
}
biotopia-card-common-knapweed = { $form ->
    [indefinite] en almindelig knopurt
    [plural] almindelige knopurter
   *[nominative] Almindelig knopurt
}

biotopia-short-essex-skipper = bredpande
biotopia-short-large-white = kål
biotopia-short-small-tortoiseshell = takvinge
biotopia-short-common-blue = blåfugl
biotopia-short-meadow-brown = randøje
biotopia-short-brimstone = citron
biotopia-short-orange-tip = aurora
biotopia-short-red-admiral = admiral
biotopia-short-mourning-cloak = sørgekåbe
biotopia-short-peacock = påfugl
biotopia-short-chrysalis = puppe
biotopia-short-sunshine = solskin
biotopia-short-common-knapweed = knopurt

biotopia-effect-essex-skipper = ingen effekt
biotopia-effect-large-white = flest: { $points } point
biotopia-effect-small-tortoiseshell = hver næste: 1 mere
biotopia-effect-common-blue = må tage et himmelkort
biotopia-effect-meadow-brown = må trække 1 pr. randøje
biotopia-effect-brimstone = øverste kort: en blomst
biotopia-effect-orange-tip = må tage fra komposten
biotopia-effect-red-admiral = ingen effekt
biotopia-effect-mourning-cloak = joker til missioner
biotopia-effect-peacock = kun fra hånden
biotopia-effect-chrysalis = vend en egen blomst
biotopia-effect-sunshine = træk 3 kort
biotopia-effect-common-knapweed = to blomster­symboler

biotopia-mission-most-large-whites = Kål­sommer­fugle
biotopia-mission-three-skippers = Græsskrænt
biotopia-mission-seven-flowers = Blomsterhav
biotopia-mission-meadow-quartet = Liv på engen
biotopia-mission-spring-flight = Forårs­flyvere
biotopia-mission-nettle-bed = Nældekrat
biotopia-mission-rich-meadow = Artsrig eng
biotopia-mission-of = { $cards }

biotopia-starts = { $seat } startede
biotopia-deck = { $cards ->
    [0] bunken er tom
   *[other] { $cards } kort i bunken
}
biotopia-last-round = sidste runde
biotopia-goal = slut ved { $points } point
biotopia-sky = Himmelen
biotopia-sky-empty = ingen kort tilbage
biotopia-hand = Din hånd, { $cards } af højst { $limit }
biotopia-hand-empty = ingen kort
biotopia-ready = kan spilles
biotopia-lacks = mangler { $symbols }✿
biotopia-no-target = intet mål
biotopia-new = nyt
biotopia-worth = { $points }p
biotopia-garden = Din have
biotopia-flower-row = { $symbols ->
    [0] Ingen blomstersymboler endnu
    [one] { $symbols } blomstersymbol
   *[other] { $symbols } blomstersymboler
}
biotopia-butterfly-row = { $butterflies ->
    [0] Ingen sommerfugle endnu
    [one] { $butterflies } sommerfugl, { $points } point
   *[other] { $butterflies } sommerfugle, { $points } point
}
biotopia-face-down = { $cards } med blomstersiden op:
biotopia-face-up = { $count ->
    [one] { $card } med forsiden op
   *[other] { $count } × { $card } med forsiden op
}
biotopia-missions = Missioner, { $points } point hver
biotopia-mission-flowers = blomster­symboler { $has }
biotopia-mission-different = forskellige { $has }
biotopia-mission-alike = ens { $has }
biotopia-mission-is-met = du kan tage den
biotopia-mission-held = har den
biotopia-whites-held = fører med { $whites }
biotopia-whites-open = { $whites ->
    [0] ingen har en endnu
   *[other] ingen fører, uafgjort på { $whites }
}
biotopia-compost = Kompostbunke { $cards }:
biotopia-player = spiller
biotopia-you = dig
biotopia-points = point
biotopia-flowers = blomster
biotopia-hand-size = hånd
biotopia-open-cards = sommerfugle; har: på hånden eller som blomst
biotopia-known = har
biotopia-in-hand = på hånden
biotopia-none = ingen

biotopia-asked-turn = { $seat }, det er din tur: træk, tag et kort fra himmelen, læg en blomst, spil et kort, eller tag en mission.
biotopia-asked-first-flower = { $seat }, læg et af dine fire kort som din første blomst; ingen andre ser hvilket.
biotopia-asked-chrysalis-target = { $seat }, hvilken af dine blomster skal puppen vende?
biotopia-asked-sky-card = { $seat }, den almindelige blåfugl lader dig tage et kort fra himmelen.
biotopia-asked-compost-card = { $seat }, auroraen lader dig tage et kort fra kompostbunken.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, græsrandøjet lader dig trække et kort.
   *[other] { $seat }, græsrandøjerne lader dig trække { $cards } kort.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, læg et kort i kompostbunken: alle må se, hvad der ligger i den.
   *[other] { $seat }, læg { $cards } kort i kompostbunken, et ad gangen: alle må se, hvad der ligger i den.
}

biotopia-do-pass = Intet at gøre
biotopia-do-draw = Træk
biotopia-do-take = Tag fra himmelen
biotopia-do-flower = Læg som blomst
biotopia-do-play = Spil med forsiden op
biotopia-do-mission = Tag en mission
biotopia-do-turn = Vend
biotopia-do-recover = Tag fra kompostbunken
biotopia-do-discard = Læg i kompostbunken
biotopia-do-decline = Eller
biotopia-label-pass = meld pas
biotopia-label-draw = { $cards ->
    [one] det øverste kort
   *[other] { $cards } kort
}
biotopia-label-decline = nej tak

biotopia-did-pass = { $seat } kan intet gøre og melder pas.
biotopia-did-draw = { $cards ->
    [0] { $seat } trækker intet: der er ingen kort tilbage.
    [one] { $seat } trækker et kort.
   *[other] { $seat } trækker { $cards } kort.
}
biotopia-did-take = { $seat } tager { FORM($card, "indefinite") } fra himmelen.
biotopia-did-flower = { $seat } lægger en blomst.
biotopia-did-play = { $seat } spiller { FORM($card, "indefinite") }.
biotopia-did-lay-top = Det øverste kort i bunken bliver til en blomst.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } spiller { FORM($card, "indefinite") }, men der er intet at trække.
    [one] { $seat } spiller { FORM($card, "indefinite") } og trækker et kort.
   *[other] { $seat } spiller { FORM($card, "indefinite") } og trækker { $cards } kort.
}
biotopia-did-mission = { $seat } tager missionen { $mission }.
biotopia-did-turn = { $seat } vender { FORM($card, "indefinite") }.
biotopia-did-recover = { $seat } tager { FORM($card, "indefinite") } fra kompostbunken.
biotopia-did-discard = { $seat } lægger { FORM($card, "indefinite") } i kompostbunken.
biotopia-did-decline-sky-card = { $seat } tager intet kort fra himmelen.
biotopia-did-decline-compost-card = { $seat } tager intet fra kompostbunken.
biotopia-did-decline-more-cards = { $seat } trækker ikke.
biotopia-did-refill = Nyt i himmelen: { FORM($cards, "indefinite") }.
biotopia-did-three-alike = Tre { FORM($card, "plural") } i himmelen ryger i kompostbunken.
biotopia-did-reshuffle = Kompostbunken blandes til en ny bunke.
biotopia-did-lead = { $seat } har nu flest kålsommerfugle.
biotopia-did-tie = Ingen har nu flest kålsommerfugle.
biotopia-did-last-round = { $seat } har { $points } point: runden spilles færdig.
biotopia-did-end = Spillet er slut.

biotopia-ended-fifteen-points = Den runde, hvor nogen nåede 15 point, er spillet færdig.
biotopia-ended-all-passed = Alle har meldt pas i træk.
biotopia-ended-standstill = I ti runder kom der intet i nogen række, og ingen mission blev taget.
biotopia-tie-different-butterflies = Pointligheden blev afgjort af de forskellige sommerfugle i spil.
