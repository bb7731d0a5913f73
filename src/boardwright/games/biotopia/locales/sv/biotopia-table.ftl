### Biotopia vid bordet.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Odla en blomsteräng och locka fjärilar till din trädgård.

biotopia-seat-1 = Spelare 1
biotopia-seat-2 = Spelare 2
biotopia-seat-3 = Spelare 3
biotopia-seat-4 = Spelare 4
biotopia-seat-5 = Spelare 5

biotopia-source-butterflies = fjärilar
biotopia-source-tortoiseshells = nässelfjärilar
biotopia-source-missions = uppdrag
biotopia-source-large-whites = kålfjärilar

biotopia-narrow-butterflies = fjär
biotopia-narrow-tortoiseshells = näss
biotopia-narrow-missions = uppdr
biotopia-narrow-large-whites = kål

biotopia-card-essex-skipper = { $form ->
    [indefinite] en mindre tåtelsmygare
    [plural] mindre tåtelsmygare
   *[nominative] Mindre tåtelsmygare
}
biotopia-card-large-white = { $form ->
    [indefinite] en kålfjäril
    [plural] kålfjärilar
   *[nominative] Kålfjäril
}
biotopia-card-small-tortoiseshell = { $form ->
    [indefinite] en nässelfjäril
    [plural] nässelfjärilar
   *[nominative] Nässel­fjäril
}
biotopia-card-common-blue = { $form ->
    [indefinite] en puktörneblåvinge
    [plural] puktörneblåvingar
   *[nominative] Puktörne­blåvinge
}
biotopia-card-meadow-brown = { $form ->
    [indefinite] en slåttergräsfjäril
    [plural] slåttergräsfjärilar
   *[nominative] Slåtter­gräs­fjäril
}
biotopia-card-brimstone = { $form ->
    [indefinite] en citronfjäril
    [plural] citronfjärilar
   *[nominative] Citron­fjäril
}
biotopia-card-orange-tip = { $form ->
    [indefinite] en aurorafjäril
    [plural] aurorafjärilar
   *[nominative] Aurora­fjäril
}
biotopia-card-red-admiral = { $form ->
    [indefinite] en amiral
    [plural] amiraler
   *[nominative] Amiral
}
biotopia-card-mourning-cloak = { $form ->
    [indefinite] en sorgmantel
    [plural] sorgmantlar
   *[nominative] Sorgmantel
}
biotopia-card-peacock = { $form ->
    [indefinite] ett påfågelöga
    [plural] påfågelögon
   *[nominative] Påfågelöga
}
biotopia-card-chrysalis = { $form ->
    [indefinite] en puppa
    [plural] puppor
   *[nominative] Puppa
}
biotopia-card-sunshine = { $form ->
    [indefinite] kortet Solsken
    [plural] kort med Solsken
   *[nominative] Solsken
}
biotopia-card-common-knapweed = { $form ->
    [indefinite] en rödklint
    [plural] rödklintar
   *[nominative] Rödklint
}

biotopia-short-essex-skipper = smygare
biotopia-short-large-white = kålfjäril
biotopia-short-small-tortoiseshell = nässelfj.
biotopia-short-common-blue = blåvinge
biotopia-short-meadow-brown = gräsfj.
biotopia-short-brimstone = citronfj.
biotopia-short-orange-tip = aurora
biotopia-short-red-admiral = amiral
biotopia-short-mourning-cloak = mantel
biotopia-short-peacock = påfågel
biotopia-short-chrysalis = puppa
biotopia-short-sunshine = solsken
biotopia-short-common-knapweed = rödklint

biotopia-effect-essex-skipper = ingen effekt
biotopia-effect-large-white = flest: { $points } poäng
biotopia-effect-small-tortoiseshell = varje ytterligare: 1 mer
biotopia-effect-common-blue = får ta kort från himlen
biotopia-effect-meadow-brown = får dra 1 per gräsfjäril
biotopia-effect-brimstone = översta kortet: en blomma
biotopia-effect-orange-tip = får ta kort ur komposten
biotopia-effect-red-admiral = ingen effekt
biotopia-effect-mourning-cloak = hjälper med uppdrag
biotopia-effect-peacock = bara från handen
biotopia-effect-chrysalis = vänd en egen blomma
biotopia-effect-sunshine = dra 3 kort
biotopia-effect-common-knapweed = två blomster­symboler

biotopia-mission-most-large-whites = Kålfjärilar
biotopia-mission-three-skippers = Gräsbacke
biotopia-mission-seven-flowers = Blomsterhav
biotopia-mission-meadow-quartet = Ängsliv
biotopia-mission-spring-flight = Vårflygare
biotopia-mission-nettle-bed = Nässelsnår
biotopia-mission-rich-meadow = Artrik äng
biotopia-mission-of = { $cards }

biotopia-starts = { $seat } började
biotopia-deck = { $cards ->
    [0] leken är tom
   *[other] { $cards } kort i leken
}
biotopia-last-round = sista omgången
biotopia-goal = slut vid { $points } poäng
biotopia-sky = Himlen
biotopia-sky-empty = inga kort kvar
biotopia-hand = Din hand, { $cards } av högst { $limit }
biotopia-hand-empty = inga kort
biotopia-ready = kan spelas
biotopia-lacks = saknar { $symbols }✿
biotopia-no-target = inget mål
biotopia-new = nytt
biotopia-worth = { $points }p
biotopia-garden = Din trädgård
biotopia-flower-row = { $symbols ->
    [0] Inga blomstersymboler än
    [one] { $symbols } blomstersymbol
   *[other] { $symbols } blomstersymboler
}
biotopia-butterfly-row = { $butterflies ->
    [0] Inga fjärilar än
    [one] { $butterflies } fjäril, { $points } poäng
   *[other] { $butterflies } fjärilar, { $points } poäng
}
biotopia-face-down = { $cards } med blomstersidan upp:
biotopia-face-up = { $count ->
    [one] { $card } med framsidan upp
   *[other] { $count } × { $card } med framsidan upp
}
biotopia-missions = Uppdrag, { $points } poäng vardera
biotopia-mission-flowers = blomster­symboler { $has }
biotopia-mission-different = olika { $has }
biotopia-mission-alike = likadana { $has }
biotopia-mission-is-met = du kan ta det
biotopia-mission-held = har det
biotopia-whites-held = leder med { $whites }
biotopia-whites-open = { $whites ->
    [0] ingen har någon än
   *[other] ingen leder, lika på { $whites }
}
biotopia-compost = Kompost { $cards }:
biotopia-player = spelare
biotopia-you = du
biotopia-points = poäng
biotopia-flowers = blommor
biotopia-hand-size = hand
biotopia-open-cards = fjärilar; har: på handen eller som blomma
biotopia-known = har
biotopia-in-hand = på handen
biotopia-none = inga

biotopia-asked-turn = { $seat }, din tur: dra, ta ett kort från himlen, lägg en blomma, spela ett kort eller ta ett uppdrag.
biotopia-asked-first-flower = { $seat }, lägg ett av dina fyra kort som din första blomma; ingen annan ser vilket.
biotopia-asked-chrysalis-target = { $seat }, vilken av dina blommor ska puppan vända?
biotopia-asked-sky-card = { $seat }, puktörneblåvingen låter dig ta ett kort från himlen.
biotopia-asked-compost-card = { $seat }, aurorafjärilen låter dig ta ett kort ur komposten.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, slåttergräsfjärilen låter dig dra ett kort.
   *[other] { $seat }, slåttergräsfjärilarna låter dig dra { $cards } kort.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, kasta ett kort: komposten är öppen för alla.
   *[other] { $seat }, kasta { $cards } kort, ett i taget: komposten är öppen för alla.
}

biotopia-do-pass = Inget går att göra
biotopia-do-draw = Dra
biotopia-do-take = Ta från himlen
biotopia-do-flower = Lägg som blomma
biotopia-do-play = Spela med framsidan upp
biotopia-do-mission = Ta ett uppdrag
biotopia-do-turn = Vänd
biotopia-do-recover = Ta ur komposten
biotopia-do-discard = Kasta
biotopia-do-decline = Eller
biotopia-label-pass = passa
biotopia-label-draw = { $cards ->
    [one] det översta kortet
   *[other] { $cards } kort
}
biotopia-label-decline = avstå

biotopia-did-pass = { $seat } kan inte göra något och passar.
biotopia-did-draw = { $cards ->
    [0] { $seat } drar inget: det finns inga kort kvar.
    [one] { $seat } drar ett kort.
   *[other] { $seat } drar { $cards } kort.
}
biotopia-did-take = { $seat } tar { FORM($card, "indefinite") } från himlen.
biotopia-did-flower = { $seat } lägger en blomma.
biotopia-did-play = { $seat } spelar { FORM($card, "indefinite") }.
biotopia-did-lay-top = Det översta kortet i leken blir en blomma.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } spelar { FORM($card, "indefinite") }, men det finns inget att dra.
    [one] { $seat } spelar { FORM($card, "indefinite") } och drar ett kort.
   *[other] { $seat } spelar { FORM($card, "indefinite") } och drar { $cards } kort.
}
biotopia-did-mission = { $seat } tar uppdraget { $mission }.
biotopia-did-turn = { $seat } vänder { FORM($card, "indefinite") }.
biotopia-did-recover = { $seat } tar { FORM($card, "indefinite") } ur komposten.
biotopia-did-discard = { $seat } kastar { FORM($card, "indefinite") }.
biotopia-did-decline-sky-card = { $seat } tar inget kort från himlen.
biotopia-did-decline-compost-card = { $seat } tar inget ur komposten.
biotopia-did-decline-more-cards = { $seat } drar inget.
biotopia-did-refill = Till himlen: { FORM($cards, "indefinite") }.
biotopia-did-three-alike = Tre { FORM($card, "plural") } i himlen går till komposten.
biotopia-did-reshuffle = Komposten blandas till en ny lek.
biotopia-did-lead = { $seat } har nu flest kålfjärilar.
biotopia-did-tie = Nu har ingen ensam flest kålfjärilar.
biotopia-did-last-round = { $seat } har { $points } poäng: omgången spelas färdigt.
biotopia-did-end = Spelet är slut.

biotopia-ended-fifteen-points = Omgången då någon nådde 15 poäng har spelats färdigt.
biotopia-ended-all-passed = Alla har passat i följd.
biotopia-ended-standstill = På tio omgångar lades inget i någon rad och inget uppdrag togs.
biotopia-tie-different-butterflies = Antalet olika fjärilar i spel avgjorde vid lika poäng.
