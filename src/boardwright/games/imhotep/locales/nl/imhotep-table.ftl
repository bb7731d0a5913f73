### Imhotep aan tafel: namen, de tekening, vragen, keuzes, en wat er is gebeurd.

## Namen van de kleuren, van waar punten vandaan komen, van locaties en piramides.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Laad je stenen op boten en stuur ze naar de plek waar je er het meest aan hebt.
imhotep-option-sides = Kant van markt, piramides, tempel, grafkamer en obelisken, zoals { $example } (standaard { $default }).
imhotep-option-wrath = Met de toorn van de farao spelen.

imhotep-seat-black = { $form ->
    [stone] zwart
   *[name] Zwart
}
imhotep-seat-white = { $form ->
    [stone] wit
   *[name] Wit
}
imhotep-seat-brown = { $form ->
    [stone] bruin
   *[name] Bruin
}
imhotep-seat-grey = { $form ->
    [stone] grijs
   *[name] Grijs
}

imhotep-source-pyramids = { $form ->
    [through] de piramides
   *[name] piramides
}
imhotep-source-temple = { $form ->
    [through] de tempel
   *[name] tempel
}
imhotep-source-burial-chamber = { $form ->
    [through] de grafkamer
   *[name] grafkamer
}
imhotep-source-obelisks = { $form ->
    [through] de obelisken
   *[name] obelisken
}
imhotep-source-decorations = { $form ->
    [through] de versieringen
   *[name] versieringen
}
imhotep-source-statues = { $form ->
    [through] de standbeelden
   *[name] standbeelden
}
imhotep-source-blue-cards = { $form ->
    [through] de blauwe kaarten
   *[name] blauwe kaarten
}
imhotep-source-wrath = { $form ->
    [through] de toorn van de farao
   *[name] toorn van de farao
}

## Waar punten vandaan komen, als er weinig ruimte is: hoogstens 5 tekens.

imhotep-short-pyramids = pir
imhotep-short-temple = temp
imhotep-short-burial-chamber = graf
imhotep-short-obelisks = obel
imhotep-short-decorations = sier
imhotep-short-statues = beeld
imhotep-short-blue-cards = blauw
imhotep-short-wrath = toorn

## Locaties: als kop, waar een boot heen vaart, en waar hij ligt of is geweest.

imhotep-site-market = Markt
imhotep-site-pyramids = Piramides
imhotep-site-temple = Tempel
imhotep-site-burial = Graf­kamer
imhotep-site-obelisks = Obelisken
imhotep-to-market = naar de markt
imhotep-to-pyramids = naar de piramides
imhotep-to-temple = naar de tempel
imhotep-to-burial = naar de grafkamer
imhotep-to-obelisks = naar de obelisken
imhotep-at-market = bij de markt
imhotep-at-pyramids = bij de piramides
imhotep-at-temple = bij de tempel
imhotep-at-burial = bij de grafkamer
imhotep-at-obelisks = bij de obelisken
## Welke piramide: “de linkerpiramide”, “links: 3 punten”.

imhotep-pyramid-left = { $form ->
    [noun] linkerpiramide
   *[where] links
}
imhotep-pyramid-middle = { $form ->
    [noun] middelste piramide
   *[where] midden
}
imhotep-pyramid-right = { $form ->
    [noun] rechterpiramide
   *[where] rechts
}
## Een plek op een boot, geteld vanaf de boeg: “plaatst een steen op boot 2, plek 1”.

imhotep-slot = boot { $ship }, plek { $slot }
imhotep-ship-size = { $slots }

## Marktkaarten.

imhotep-card-entrance = Ingang
imhotep-card-sarcophagus = Sarcofaag
imhotep-card-paved-path = Geplaveide weg
imhotep-card-pyramid-decoration = Piramide­versiering
imhotep-card-temple-decoration = Tempel­versiering
imhotep-card-burial-chamber-decoration = Graf­kamer­versiering
imhotep-card-obelisk-decoration = Obelisk­versiering
imhotep-card-statue = Standbeeld
imhotep-card-lever = Hefboom
imhotep-card-hammer = Hamer
imhotep-card-sail = Zeil
imhotep-card-chisel = Beitel

## Wat een kaart doet, in hoogstens 34 tekens. “nu”, “einde” en “beurt” zeggen wanneer.

imhotep-effect-entrance = nu: 1 steen naar de piramides
imhotep-effect-sarcophagus = nu: 1 steen naar de grafkamer
imhotep-effect-paved-path = nu: 1 steen naar de obelisken
imhotep-effect-decoration = einde: stenen / { $stones }
imhotep-effect-statue = einde: { $points } voor 1 t/m { $most }
imhotep-effect-lever = beurt: varen, volgorde bepalen
imhotep-effect-hammer = beurt: stenen pakken, 1 plaatsen
imhotep-effect-sail = beurt: 1 plaatsen, die boot vaart
imhotep-effect-chisel = beurt: twee stenen plaatsen

## De tekening in de terminal.

imhotep-round = ronde { $round } van { $rounds }
imhotep-starts = { $seat } begint
imhotep-piles = stapel { $pile }, afgelegd { $discards }
imhotep-wrath = toorn v.d. farao
imhotep-harbour = Haven
# Hoogstens 19 tekens.
imhotep-ship-needs = min. { $minimum }, heeft { $loaded }
# Hoogstens 19 tekens.
imhotep-ship-ready = min. { $minimum }, mag varen
# Hoogstens 19 tekens.
imhotep-ship-gone = achtergebleven
imhotep-ship-is-here = boot { $ship }
imhotep-pair = { $cards ->
    [one] Gedekte kaart
   *[other] Gedekt paar
}
imhotep-pair-effect = bekijken en er één houden
imhotep-market-empty = geen kaarten meer
imhotep-beside = ernaast, elk { $points }:
imhotep-pyramid-signs = { $stones ->
    [one] c kaart, s { $stones } steen, ▸ een steen op een boot
   *[other] c kaart, s { $stones } stenen, ▸ een steen op een boot
}
imhotep-temple-under = stenen eronder
imhotep-temple-a = elke zichtbare: { $points } per ronde
imhotep-temple-b = s stenen, c kaart
imhotep-burial-a = einde: eigen groepen { $groups } +{ $further }
imhotep-burial-b = einde: meeste in een rij { $places }
imhotep-obelisks-a = einde: { $places }
imhotep-obelisks-b = { $stones ->
    [one] van { $stones } steen elk
   *[other] van { $stones } stenen elk
}
imhotep-obelisks-loose = los, elk { $points }
imhotep-player = speler
imhotep-you = { $seat } (jij)
imhotep-sled = slede
imhotep-quarry = groeve
imhotep-cards = kaarten
imhotep-points = punten

## Wat er wordt gevraagd.

imhotep-asked-turn = { $seat }, jij bent aan de beurt: pak stenen, plaats er een, laat een boot varen of speel een blauwe kaart.
imhotep-asked-unload-order = { $seat }, in welke volgorde worden de stenen uitgeladen? De eerstgenoemde gaat als eerste van boord.
imhotep-asked-sail-to = { $seat }, waar vaart boot { $ship } heen?
imhotep-asked-second-stone = { $seat }, waar komt de tweede steen van de Beitel?
imhotep-asked-take-card = { $seat }, pak een kaart voor je steen op de markt.
imhotep-asked-keep-card = { $seat }, houd één kaart van het paar; alleen jij ziet het.
imhotep-asked-choose-pyramid = { $seat }, voor welke piramide is je steen?
imhotep-asked-ship-bonus = { $seat }, als bonus mag je een steen van je slede op een boot plaatsen.
imhotep-asked-temple-choice = { $seat }, veld { $space } van de tempel: punten of stenen?
imhotep-asked-stones-bonus = { $seat }, als bonus mag je stenen uit de steengroeve op je slede leggen.

## Koppen van keuzes, en wat erachter staat: “Boot 1 laten varen naar: Tempel”, “Steen op boot 2, plek: 1”.

imhotep-do-pass = Er is niets mogelijk
imhotep-do-get = Stenen pakken
imhotep-do-place = Steen op boot { $ship }, plek
imhotep-do-sail = Boot { $ship } laten varen naar
imhotep-do-lever = Hefboom: boot { $ship } laten varen naar
imhotep-do-hammer = Hamer: pakken, dan steen op boot { $ship }, plek
imhotep-do-sail-card = Zeil: varen met steen op boot { $ship }, plek
imhotep-do-chisel = Beitel: eerste steen op boot { $ship }, plek
imhotep-do-sail-to = Varen naar
imhotep-do-second-stone = Tweede steen op boot { $ship }, plek
imhotep-do-unload = Uitladen
imhotep-do-take = Pakken
imhotep-do-keep = Houden
imhotep-do-pyramid = Bouwen
imhotep-do-decline = Of
imhotep-do-temple = Nemen
imhotep-do-stones-bonus = Bonusstenen
imhotep-label-pass = passen
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
}
imhotep-label-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
imhotep-label-pair = het gedekte paar: bekijken en er één houden
imhotep-label-decline = niet doen
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } en een kaart
imhotep-label-space-stones = { $pyramid }: { $points } en stenen
imhotep-label-space-ship = { $pyramid }: { $points } en een steen op een boot

## Wat er is gebeurd.

imhotep-did-pass = { $seat } past.
imhotep-did-get = { $stones ->
    [one] { $seat } pakt { $stones } steen.
   *[other] { $seat } pakt { $stones } stenen.
}
imhotep-did-place = { $seat } plaatst een steen op { $slot }.
imhotep-did-sail = { $seat } laat boot { $ship } { $to } varen.
imhotep-did-lever = { $seat } speelt de Hefboom: boot { $ship } vaart { $to }.
imhotep-did-hammer = { $stones ->
    [one] { $seat } speelt de Hamer, pakt { $stones } steen en plaatst er één op { $slot }.
   *[other] { $seat } speelt de Hamer, pakt { $stones } stenen en plaatst er één op { $slot }.
}
imhotep-did-sail-card = { $seat } speelt het Zeil en plaatst een steen op { $slot }.
imhotep-did-chisel = { $seat } speelt de Beitel: de eerste steen komt op { $slot }.
imhotep-did-second-stone = { $seat } plaatst de tweede steen op { $slot }.
imhotep-did-unload = { $seat } laat de stenen uitladen in deze volgorde: { FORM($stones, "stone") }.
imhotep-did-take = { $seat } pakt een { $card }.
imhotep-did-look = { $seat } bekijkt het gedekte paar.
imhotep-did-keep = { $seat } houdt een { $card }.
imhotep-did-pyramid = { $seat } bouwt aan de { FORM($pyramid, "noun") }.
imhotep-did-decline = { $seat } ziet af van de bonus.
imhotep-did-point = { $seat } neemt de punten van de tempel.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = De aflegstapel wordt geschud tot nieuwe stapel.
imhotep-did-draw = { $seat } trekt een { $card }.
imhotep-did-round = Ronde { $round } begint met boten voor { $ships } stenen; startspeler is { $seat }.
imhotep-did-end = Het spel is afgelopen.

## Het einde.

imhotep-ended-six-rounds = Er zijn zes rondes gespeeld.
imhotep-tie-stones-on-sled = Bij de gelijke stand gaven de stenen op de sleden de doorslag.

## Choices before a game.

web-imhotep-sides = Kanten van de locaties
web-imhotep-sides-all = Alle { $side }
web-imhotep-sides-mixed = Willekeurig gemengd
web-imhotep-sides-chosen = Kanten: { $value }
web-imhotep-sides-market-a = Alle kaarten liggen open.
web-imhotep-sides-market-b = Je kunt ook een gedekt paar bekijken en één kaart houden.
web-imhotep-sides-pyramids-a = Eén piramide: een steen levert meteen de punten van het volgende veld op.
web-imhotep-sides-pyramids-b = Drie piramides om uit te kiezen; sommige velden leveren een kaart, stenen of een steen op een boot op.
web-imhotep-sides-temple-a = Elke ronde levert elke steen die van boven zichtbaar is hetzelfde op.
web-imhotep-sides-temple-b = Elke ronde levert elke steen die van boven zichtbaar is op wat zijn veld toont: punten, stenen of een kaart.
web-imhotep-sides-burial-a = Aan het einde telt elke groep eigen stenen die elkaar raken; grote veel meer.
web-imhotep-sides-burial-b = Aan het einde scoort in elke rij het meest wie daar de meeste stenen heeft.
web-imhotep-sides-obelisks-a = Aan het einde levert de hoogste toren het meest op.
web-imhotep-sides-obelisks-b = Een voltooide obelisk levert meteen punten op; hoe eerder, hoe meer.
web-imhotep-wrath = Met de toorn van de farao
web-imhotep-wrath-mean = Wie bij een van de vier bouwwerken geen steen heeft, verliest aan het einde punten.
web-imhotep-wrath-chosen = Met de toorn van de farao
