### Imhotep ved bordet.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Last skip med steinene dine, og send dem dit de gir deg mest.
imhotep-option-sides = Side for marked, pyramider, tempel, gravkammer og obelisker, f.eks. { $example } (standard { $default }).
imhotep-option-wrath = Spill med Faraos vrede.

imhotep-seat-black = { $form ->
    [stone] svart
   *[nominative] Svart
}
imhotep-seat-white = { $form ->
    [stone] hvit
   *[nominative] Hvit
}
imhotep-seat-brown = { $form ->
    [stone] brun
   *[nominative] Brun
}
imhotep-seat-grey = { $form ->
    [stone] grå
   *[nominative] Grå
}

imhotep-source-pyramids = { $form ->
    [definite] pyramidene
   *[nominative] pyramider
}
imhotep-source-temple = { $form ->
    [definite] tempelet
   *[nominative] tempel
}
imhotep-source-burial-chamber = { $form ->
    [definite] gravkammeret
   *[nominative] gravkammer
}
imhotep-source-obelisks = { $form ->
    [definite] obeliskene
   *[nominative] obelisker
}
imhotep-source-decorations = { $form ->
    [definite] dekorasjonene
   *[nominative] dekorasjoner
}
imhotep-source-statues = { $form ->
    [definite] statuene
   *[nominative] statuer
}
imhotep-source-blue-cards = { $form ->
    [definite] de blå kortene
   *[nominative] blå kort
}
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
imhotep-to-pyramids = til pyramidene
imhotep-to-temple = til tempelet
imhotep-to-burial = til gravkammeret
imhotep-to-obelisks = til obeliskene
imhotep-at-market = ved markedet
imhotep-at-pyramids = ved pyramidene
imhotep-at-temple = ved tempelet
imhotep-at-burial = ved gravkammeret
imhotep-at-obelisks = ved obeliskene

imhotep-pyramid-left = { $form ->
    [definite] venstre
   *[nominative] venstre
}
imhotep-pyramid-middle = { $form ->
    [definite] midtre
   *[nominative] midten
}
imhotep-pyramid-right = høyre

imhotep-slot = skip { $ship }, felt { $slot }
imhotep-ship-size = { $slots }

imhotep-card-entrance = { $form ->
    [indefinite] en inngang
   *[nominative] Inngang
}
imhotep-card-sarcophagus = { $form ->
    [indefinite] en sarkofag
   *[nominative] Sarkofag
}
imhotep-card-paved-path = { $form ->
    [indefinite] en brostein
   *[nominative] Brostein
}
imhotep-card-pyramid-decoration = { $form ->
    [indefinite] en pyramidedekorasjon
   *[nominative] Pyramide­dekorasjon
}
imhotep-card-temple-decoration = { $form ->
    [indefinite] en tempeldekorasjon
   *[nominative] Tempel­dekorasjon
}
imhotep-card-burial-chamber-decoration = { $form ->
    [indefinite] en gravkammerdekorasjon
   *[nominative] Grav­kammer­dekorasjon
}
imhotep-card-obelisk-decoration = { $form ->
    [indefinite] en obeliskdekorasjon
   *[nominative] Obelisk­dekorasjon
}
imhotep-card-statue = { $form ->
    [indefinite] en statue
   *[nominative] Statue
}
imhotep-card-lever = { $form ->
    [indefinite] et spett
   *[nominative] Spett
}
imhotep-card-hammer = { $form ->
    [indefinite] en hammer
   *[nominative] Hammer
}
imhotep-card-sail = { $form ->
    [indefinite] et seil
   *[nominative] Seil
}
imhotep-card-chisel = { $form ->
    [indefinite] en meisel
   *[nominative] Meisel
}

imhotep-effect-entrance = nå: 1 stein til pyramidene
imhotep-effect-sarcophagus = nå: 1 stein til gravkammeret
imhotep-effect-paved-path = nå: 1 stein til obeliskene
imhotep-effect-decoration = slutt: steiner / { $stones }
imhotep-effect-statue = slutt: { $points } for 1 til { $most }
imhotep-effect-lever = tur: seil, velg losserekkefølge
imhotep-effect-hammer = tur: anskaff steiner, plasser én
imhotep-effect-sail = tur: plasser 1, seil det skipet
imhotep-effect-chisel = tur: plasser to steiner

imhotep-round = runde { $round } av { $rounds }
imhotep-starts = { $seat } starter
imhotep-piles = bunke { $pile }, kastet { $discards }
imhotep-wrath = med Faraos vrede
imhotep-harbour = Havn
imhotep-ship-needs = min. { $minimum }, har { $loaded }
imhotep-ship-ready = min. { $minimum }, kan seile
imhotep-ship-gone = ble liggende
imhotep-ship-is-here = skip { $ship }
imhotep-pair = { $cards ->
    [one] Skjult kort
   *[other] Skjult par
}
imhotep-pair-effect = se, og behold ett
imhotep-market-empty = ingen kort igjen
imhotep-beside = ved siden av, { $points } hver:
imhotep-pyramid-signs = { $stones ->
    [one] c kort, s { $stones } stein, ▸ en stein til et skip
   *[other] c kort, s { $stones } steiner, ▸ en stein til et skip
}
imhotep-temple-under = steiner under
imhotep-temple-a = hver synlig: { $points } per runde
imhotep-temple-b = s steiner, c kort
imhotep-burial-a = slutt: egne grupper { $groups } +{ $further }
imhotep-burial-b = slutt: flest i en rad { $places }
imhotep-obelisks-a = slutt: { $places }
imhotep-obelisks-b = { $stones ->
    [one] av { $stones } stein hver
   *[other] av { $stones } steiner hver
}
imhotep-obelisks-loose = løse, { $points } hver
imhotep-player = spiller
imhotep-you = { $seat } (du)
imhotep-sled = lager
imhotep-quarry = brudd
imhotep-cards = kort
imhotep-points = poeng

imhotep-asked-turn = { $seat }, din tur: anskaff steiner, plasser én, seil et skip eller spill et blått kort.
imhotep-asked-unload-order = { $seat }, i hvilken rekkefølge skal steinene losses? Den som nevnes først, går først i land.
imhotep-asked-sail-to = { $seat }, hvor skal skip { $ship } seile?
imhotep-asked-second-stone = { $seat }, hvor skal meiselens andre stein?
imhotep-asked-take-card = { $seat }, ta et kort for steinen din ved markedet.
imhotep-asked-keep-card = { $seat }, behold ett kort av paret; bare du ser det.
imhotep-asked-choose-pyramid = { $seat }, hvilken pyramide skal steinen din på?
imhotep-asked-ship-bonus = { $seat }, som bonus kan du plassere en stein fra lagerbrikken din på et skip.
imhotep-asked-temple-choice = { $seat }, felt { $space } i tempelet: poeng eller steiner?
imhotep-asked-stones-bonus = { $seat }, som bonus kan du ta steiner fra steinbruddet til lagerbrikken din.

imhotep-do-pass = Ingenting kan gjøres
imhotep-do-get = Anskaff steiner
imhotep-do-place = Plasser på skip { $ship }, felt
imhotep-do-sail = Seil skip { $ship } til
imhotep-do-lever = Spett: seil skip { $ship } til
imhotep-do-hammer = Hammer: anskaff, plasser på skip { $ship }, felt
imhotep-do-sail-card = Seil: seil med en stein på skip { $ship }, felt
imhotep-do-chisel = Meisel: den første på skip { $ship }, felt
imhotep-do-sail-to = Seil til
imhotep-do-second-stone = Den andre på skip { $ship }, felt
imhotep-do-unload = Loss
imhotep-do-take = Ta
imhotep-do-keep = Behold
imhotep-do-pyramid = Bygg
imhotep-do-decline = Eller
imhotep-do-temple = Ta
imhotep-do-stones-bonus = Bonussteiner
imhotep-label-pass = stå over
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } stein
   *[other] { $stones } steiner
}
imhotep-label-points = { $points } poeng
imhotep-label-pair = det skjulte paret: se, og behold ett
imhotep-label-decline = la være
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } og et kort
imhotep-label-space-stones = { $pyramid }: { $points } og steiner
imhotep-label-space-ship = { $pyramid }: { $points } og en stein til et skip

imhotep-did-pass = { $seat } står over.
imhotep-did-get = { $stones ->
    [one] { $seat } anskaffer { $stones } stein.
   *[other] { $seat } anskaffer { $stones } steiner.
}
imhotep-did-place = { $seat } plasserer en stein på { $slot }.
imhotep-did-sail = { $seat } seiler skip { $ship } { $to }.
imhotep-did-lever = { $seat } spiller et spett: Skip { $ship } seiler { $to }.
imhotep-did-hammer = { $seat } spiller en hammer: anskaffer { $stones } og plasserer én på { $slot }.
imhotep-did-sail-card = { $seat } spiller et seil og plasserer en stein på { $slot }.
imhotep-did-chisel = { $seat } spiller en meisel: Den første steinen legges på { $slot }.
imhotep-did-second-stone = { $seat } plasserer den andre steinen på { $slot }.
imhotep-did-unload = { $seat } lar steinene losses i denne rekkefølgen: { FORM($stones, "stone") }.
imhotep-did-take = { $seat } tar { FORM($card, "indefinite") }.
imhotep-did-look = { $seat } ser på det skjulte paret.
imhotep-did-keep = { $seat } beholder { FORM($card, "indefinite") }.
imhotep-did-pyramid = { $seat } bygger på den { FORM($pyramid, "definite") } pyramiden.
imhotep-did-decline = { $seat } takker nei til bonusen.
imhotep-did-point = { $seat } tar poengene fra tempelet.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = Kastebunken stokkes til en ny trekkbunke.
imhotep-did-draw = { $seat } trekker { FORM($card, "indefinite") }.
imhotep-did-round = Runde { $round } begynner med skip på { $ships } felter; { $seat } starter.
imhotep-did-end = Spillet er slutt.

imhotep-ended-six-rounds = Seks runder er spilt.
imhotep-tie-stones-on-sled = Ved poenglikhet avgjorde steinene på lagerbrikkene.

## Choices before a game.

web-imhotep-sides = Sider på byggeplassene
web-imhotep-sides-all = Alle { $side }
web-imhotep-sides-mixed = Tilfeldig blanding
web-imhotep-sides-chosen = Sider: { $value }
web-imhotep-sides-market-a = Alle kortene ligger åpent.
web-imhotep-sides-market-b = Man kan også se på et skjult par og beholde ett kort.
web-imhotep-sides-pyramids-a = Én pyramide: En stein gir poengene på neste felt med en gang.
web-imhotep-sides-pyramids-b = Tre pyramider å velge mellom; noen felter gir et kort, steiner eller en stein på et skip.
web-imhotep-sides-temple-a = Hver runde gir hver stein som er synlig ovenfra, det samme.
web-imhotep-sides-temple-b = Hver runde gir hver stein som er synlig ovenfra, det feltet viser: poeng, steiner eller et kort.
web-imhotep-sides-burial-a = På slutten gir hver gruppe av egne steiner som ligger inntil hverandre, poeng; store langt flere.
web-imhotep-sides-burial-b = På slutten får den mest i en rad som har flest steiner der.
web-imhotep-sides-obelisks-a = På slutten gir det høyeste tårnet mest.
web-imhotep-sides-obelisks-b = En ferdig obelisk gir poeng med en gang; jo før, jo flere.
web-imhotep-wrath = Med Faraos vrede
web-imhotep-wrath-mean = Den som ikke har noen stein ved et av de fire byggverkene, mister poeng på slutten.
web-imhotep-wrath-chosen = Med Faraos vrede
