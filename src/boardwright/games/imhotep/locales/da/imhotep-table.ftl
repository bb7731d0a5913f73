### Imhotep ved bordet.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Last skibe med dine sten, og send dem hen, hvor de gavner dig mest.
imhotep-option-sides = Side for marked, pyramider, tempel, gravkammer og obelisker, for eksempel { $example } (standard { $default }).
imhotep-option-wrath = Spil med Faraos vrede.

imhotep-seat-black = { $form ->
    [stone] sort
   *[nominative] Sort
}
imhotep-seat-white = { $form ->
    [stone] hvid
   *[nominative] Hvid
}
imhotep-seat-brown = { $form ->
    [stone] brun
   *[nominative] Brun
}
imhotep-seat-grey = { $form ->
    [stone] grå
   *[nominative] Grå
}

imhotep-source-pyramids = pyramider
imhotep-source-temple = tempel
imhotep-source-burial-chamber = gravkammer
imhotep-source-obelisks = obelisker
imhotep-source-decorations = dekorationer
imhotep-source-statues = statuer
imhotep-source-blue-cards = blå kort
imhotep-source-wrath = Faraos vrede

imhotep-short-pyramids = pyr
imhotep-short-temple = tem
imhotep-short-burial-chamber = grav
imhotep-short-obelisks = obe
imhotep-short-decorations = dek
imhotep-short-statues = sta
imhotep-short-blue-cards = blå
imhotep-short-wrath = vrede

imhotep-site-market = Marked
imhotep-site-pyramids = Pyramider
imhotep-site-temple = Tempel
imhotep-site-burial = Grav­kammer
imhotep-site-obelisks = Obelisker
imhotep-to-market = til markedet
imhotep-to-pyramids = til pyramiderne
imhotep-to-temple = til templet
imhotep-to-burial = til gravkammeret
imhotep-to-obelisks = til obeliskerne
imhotep-at-market = ved markedet
imhotep-at-pyramids = ved pyramiderne
imhotep-at-temple = ved templet
imhotep-at-burial = ved gravkammeret
imhotep-at-obelisks = ved obeliskerne

imhotep-pyramid-left = venstre
imhotep-pyramid-middle = { $form ->
    [definite] midterste
   *[nominative] midten
}
imhotep-pyramid-right = højre

imhotep-slot = skib { $ship }, plads { $slot }
imhotep-ship-size = { $slots }

imhotep-card-entrance = { $form ->
    [indefinite] en indgang
   *[nominative] Indgang
}
imhotep-card-sarcophagus = { $form ->
    [indefinite] en sarkofag
   *[nominative] Sarkofag
}
imhotep-card-paved-path = { $form ->
    [indefinite] en brolagt vej
   *[nominative] Brolagt vej
}
imhotep-card-pyramid-decoration = { $form ->
    [indefinite] en pyramidedekoration
   *[nominative] Pyramide­dekoration
}
imhotep-card-temple-decoration = { $form ->
    [indefinite] en tempeldekoration
   *[nominative] Tempel­dekoration
}
imhotep-card-burial-chamber-decoration = { $form ->
    [indefinite] en gravkammerdekoration
   *[nominative] Grav­kammer­dekoration
}
imhotep-card-obelisk-decoration = { $form ->
    [indefinite] en obeliskdekoration
   *[nominative] Obelisk­dekoration
}
imhotep-card-statue = { $form ->
    [indefinite] en statue
   *[nominative] Statue
}
imhotep-card-lever = { $form ->
    [indefinite] en løftestang
   *[nominative] Løftestang
}
imhotep-card-hammer = { $form ->
    [indefinite] en hammer
   *[nominative] Hammer
}
imhotep-card-sail = { $form ->
    [indefinite] et sejl
   *[nominative] Sejl
}
imhotep-card-chisel = { $form ->
    [indefinite] en mejsel
   *[nominative] Mejsel
}

imhotep-effect-entrance = nu: 1 sten til pyramiderne
imhotep-effect-sarcophagus = nu: 1 sten til gravkammeret
imhotep-effect-paved-path = nu: 1 sten til obeliskerne
imhotep-effect-decoration = slut: sten / { $stones }
imhotep-effect-statue = slut: { $points } for 1 til { $most }
imhotep-effect-lever = tur: sejl, vælg losserækkefølge
imhotep-effect-hammer = tur: hent sten, placer en
imhotep-effect-sail = tur: placer 1, sejl det skib
imhotep-effect-chisel = tur: placer to sten

imhotep-round = runde { $round } af { $rounds }
imhotep-starts = startspiller { $seat }
imhotep-piles = bunke { $pile }, kastebunke { $discards }
imhotep-wrath = med Faraos vrede
imhotep-harbour = Havn
imhotep-ship-needs = min. { $minimum }, har { $loaded }
imhotep-ship-ready = min. { $minimum }, kan sejle
imhotep-ship-gone = blev liggende
imhotep-ship-is-here = skib { $ship }
imhotep-pair = { $cards ->
    [one] Skjult kort
   *[other] Skjult par
}
imhotep-pair-effect = se, og behold et
imhotep-market-empty = ingen kort tilbage
imhotep-beside = ved siden af, { $points } hver:
imhotep-pyramid-signs = c kort, s { $stones } sten, ▸ en sten til et skib
imhotep-temple-under = sten under
imhotep-temple-a = hver synlig: { $points } pr. runde
imhotep-temple-b = s sten, c kort
imhotep-burial-a = slut: egne grupper { $groups } +{ $further }
imhotep-burial-b = slut: flest i en række { $places }
imhotep-obelisks-a = slut: { $places }
imhotep-obelisks-b = af { $stones } sten hver
imhotep-obelisks-loose = løse, { $points } hver
imhotep-player = spiller
imhotep-you = { $seat } (dig)
imhotep-sled = slæde
imhotep-quarry = stenbrud
imhotep-cards = kort
imhotep-points = point

imhotep-asked-turn = { $seat }, det er din tur: hent sten, placer en, sejl et skib, eller spil et blåt kort.
imhotep-asked-unload-order = { $seat }, i hvilken rækkefølge skal stenene losses? Den, der nævnes først, losses først.
imhotep-asked-sail-to = { $seat }, hvor skal skib { $ship } sejle hen?
imhotep-asked-second-stone = { $seat }, hvor skal mejslens anden sten ligge?
imhotep-asked-take-card = { $seat }, tag et kort for din sten ved markedet.
imhotep-asked-keep-card = { $seat }, behold et af parrets kort; kun du ser det.
imhotep-asked-choose-pyramid = { $seat }, hvilken pyramide skal din sten til?
imhotep-asked-ship-bonus = { $seat }, som bonus må du placere en sten fra din slæde på et skib.
imhotep-asked-temple-choice = { $seat }, felt { $space } i templet: point eller sten?
imhotep-asked-stones-bonus = { $seat }, som bonus må du hente sten fra stenbruddet til din slæde.

imhotep-do-pass = Intet at gøre
imhotep-do-get = Hent sten
imhotep-do-place = Placer på skib { $ship }, plads
imhotep-do-sail = Sejl skib { $ship } til
imhotep-do-lever = Løftestang: sejl skib { $ship } til
imhotep-do-hammer = Hammer: hent, placer på skib { $ship }, plads
imhotep-do-sail-card = Sejl: sejl med en sten på skib { $ship }, plads
imhotep-do-chisel = Mejsel: den første på skib { $ship }, plads
imhotep-do-sail-to = Sejl til
imhotep-do-second-stone = Den anden på skib { $ship }, plads
imhotep-do-unload = Los
imhotep-do-take = Tag
imhotep-do-keep = Behold
imhotep-do-pyramid = Byg
imhotep-do-decline = Eller
imhotep-do-temple = Tag
imhotep-do-stones-bonus = Bonussten
imhotep-label-pass = meld pas
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones } sten
imhotep-label-points = { $points } point
imhotep-label-pair = det skjulte par: se, og behold et
imhotep-label-decline = nej tak
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } og et kort
imhotep-label-space-stones = { $pyramid }: { $points } og sten
imhotep-label-space-ship = { $pyramid }: { $points } og en sten til et skib

imhotep-did-pass = { $seat } melder pas.
imhotep-did-get = { $seat } henter { $stones } sten.
imhotep-did-place = { $seat } placerer en sten på { $slot }.
imhotep-did-sail = { $seat } sejler skib { $ship } { $to }.
imhotep-did-lever = { $seat } spiller løftestangen: skib { $ship } sejler { $to }.
imhotep-did-hammer = { $seat } spiller hammeren: henter { $stones } og placerer en på { $slot }.
imhotep-did-sail-card = { $seat } spiller sejlet og placerer en sten på { $slot }.
imhotep-did-chisel = { $seat } spiller mejslen: den første sten kommer på { $slot }.
imhotep-did-second-stone = { $seat } placerer den anden sten på { $slot }.
imhotep-did-unload = { $seat } får stenene losset i denne rækkefølge: { FORM($stones, "stone") }.
imhotep-did-take = { $seat } tager { FORM($card, "indefinite") }.
imhotep-did-look = { $seat } ser på det skjulte par.
imhotep-did-keep = { $seat } beholder { FORM($card, "indefinite") }.
imhotep-did-pyramid = { $seat } bygger på den { FORM($pyramid, "definite") } pyramide.
imhotep-did-decline = { $seat } siger nej tak til bonussen.
imhotep-did-point = { $seat } tager templets point.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = Kastebunken blandes til en ny bunke.
imhotep-did-draw = { $seat } trækker { FORM($card, "indefinite") }.
imhotep-did-round = Runde { $round } begynder med skibe til { $ships } sten; { $seat } starter.
imhotep-did-end = Spillet er slut.

imhotep-ended-six-rounds = Der er spillet seks runder.
imhotep-tie-stones-on-sled = Pointligheden blev afgjort af stenene på slæderne.

## Choices before a game.

web-imhotep-sides = Byggepladsernes sider
web-imhotep-sides-all = Alle { $side }
web-imhotep-sides-mixed = Tilfældigt blandet
web-imhotep-sides-chosen = Sider: { $value }
web-imhotep-sides-market-a = Alle kort ligger med forsiden op.
web-imhotep-sides-market-b = Man kan også se på et skjult par og beholde ét kort.
web-imhotep-sides-pyramids-a = Én pyramide: en sten giver straks det næste felts point.
web-imhotep-sides-pyramids-b = Tre pyramider at vælge imellem; nogle felter giver et kort, sten eller en sten på et skib.
web-imhotep-sides-temple-a = Hver runde giver hver sten, der ses oppefra, det samme.
web-imhotep-sides-temple-b = Hver runde giver hver sten, der ses oppefra, det, dens felt viser: point, sten eller et kort.
web-imhotep-sides-burial-a = Til sidst giver hver gruppe af egne sten, der rører hinanden, point; store langt flere.
web-imhotep-sides-burial-b = Til sidst får den flest point i en række, der har flest sten i den.
web-imhotep-sides-obelisks-a = Til sidst giver det højeste tårn mest.
web-imhotep-sides-obelisks-b = En færdig obelisk giver straks point; jo før, jo flere.
web-imhotep-wrath = Med Faraos vrede
web-imhotep-wrath-mean = Den, der ikke har en sten ved et af de fire bygningsværker, mister point til sidst.
web-imhotep-wrath-chosen = Med Faraos vrede
