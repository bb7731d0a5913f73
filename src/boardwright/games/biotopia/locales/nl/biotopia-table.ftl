### Biotopia aan tafel: namen, de tekening, vragen, keuzes, en wat er is gebeurd.

## Namen van de plaatsen, van waar punten vandaan komen, van kaarten en missies.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Laat een bloemenweide groeien en lok vlinders naar je tuin.

biotopia-seat-1 = Speler 1
biotopia-seat-2 = Speler 2
biotopia-seat-3 = Speler 3
biotopia-seat-4 = Speler 4
biotopia-seat-5 = Speler 5

biotopia-source-butterflies = { $form ->
    [through] de vlinders
   *[name] vlinders
}
biotopia-source-tortoiseshells = { $form ->
    [through] de kleine vossen
   *[name] kleine vossen
}
biotopia-source-missions = { $form ->
    [through] de missies
   *[name] missies
}
biotopia-source-large-whites = { $form ->
    [through] de grote koolwitjes
   *[name] grote koolwitjes
}

## Waar punten vandaan komen, als er weinig ruimte is: hoogstens 5 tekens.

biotopia-narrow-butterflies = vlind
biotopia-narrow-tortoiseshells = vos
biotopia-narrow-missions = miss.
biotopia-narrow-large-whites = witje

## Kaarten, in hoogstens 23 tekens.

biotopia-card-essex-skipper = { $form ->
    [bare] zwartsprietdikkopje
    [indefinite] een zwartsprietdikkopje
    [plural] zwartsprietdikkopjes
   *[name] Zwart­spriet­dikkopje
}
biotopia-card-large-white = { $form ->
    [bare] groot koolwitje
    [indefinite] een groot koolwitje
    [plural] grote koolwitjes
   *[name] Groot koolwitje
}
biotopia-card-small-tortoiseshell = { $form ->
    [bare] kleine vos
    [indefinite] een kleine vos
    [plural] kleine vossen
   *[name] Kleine vos
}
biotopia-card-common-blue = { $form ->
    [bare] icarusblauwtje
    [indefinite] een icarusblauwtje
    [plural] icarusblauwtjes
   *[name] Icarus­blauwtje
}
biotopia-card-meadow-brown = { $form ->
    [bare] bruin zandoogje
    [indefinite] een bruin zandoogje
    [plural] bruine zandoogjes
   *[name] Bruin zandoogje
}
biotopia-card-brimstone = { $form ->
    [bare] citroenvlinder
    [indefinite] een citroenvlinder
    [plural] citroenvlinders
   *[name] Citroen­vlinder
}
biotopia-card-orange-tip = { $form ->
    [bare] oranjetipje
    [indefinite] een oranjetipje
    [plural] oranjetipjes
   *[name] Oranje­tipje
}
biotopia-card-red-admiral = { $form ->
    [bare] atalanta
    [indefinite] een atalanta
    [plural] atalanta’s
   *[name] Atalanta
}
biotopia-card-mourning-cloak = { $form ->
    [bare] rouwmantel
    [indefinite] een rouwmantel
    [plural] rouwmantels
   *[name] Rouw­mantel
}
biotopia-card-peacock = { $form ->
    [bare] dagpauwoog
    [indefinite] een dagpauwoog
    [plural] dagpauwogen
   *[name] Dagpauwoog
}
biotopia-card-chrysalis = { $form ->
    [bare] pop
    [indefinite] een pop
    [plural] poppen
   *[name] Pop
}
biotopia-card-sunshine = { $form ->
    [bare] zonneschijn
    [indefinite] zonneschijn
    [plural] kaarten Zonne­schijn
   *[name] Zonne­schijn
}
biotopia-card-common-knapweed = { $form ->
    [bare] knoopkruid
    [indefinite] knoopkruid
    [plural] kaarten Knoop­kruid
   *[name] Knoop­kruid
}

## Eén woord voor elke soort, als er weinig ruimte is: hoogstens 9 tekens.

biotopia-short-essex-skipper = dikkop
biotopia-short-large-white = koolwitje
biotopia-short-small-tortoiseshell = vos
biotopia-short-common-blue = blauwtje
biotopia-short-meadow-brown = zandoog
biotopia-short-brimstone = citroen
biotopia-short-orange-tip = oranjetip
biotopia-short-red-admiral = atalanta
biotopia-short-mourning-cloak = mantel
biotopia-short-peacock = pauwoog
biotopia-short-chrysalis = pop
biotopia-short-sunshine = zon
biotopia-short-common-knapweed = kruid

## Wat een kaart doet, in hoogstens 28 tekens.

biotopia-effect-essex-skipper = geen effect
biotopia-effect-large-white = { $points ->
    [one] de meeste: { $points } punt
   *[other] de meeste: { $points } punten
}
biotopia-effect-small-tortoiseshell = elke volgende: 1 meer
biotopia-effect-common-blue = mag uit de lucht pakken
biotopia-effect-meadow-brown = mag per zandoogje trekken
biotopia-effect-brimstone = bovenste kaart: een bloem
biotopia-effect-orange-tip = mag uit de compost pakken
biotopia-effect-red-admiral = geen effect
biotopia-effect-mourning-cloak = helpt bij missies
biotopia-effect-peacock = alleen uit de hand
biotopia-effect-chrysalis = draait een eigen bloem om
biotopia-effect-sunshine = 3 kaarten trekken
biotopia-effect-common-knapweed = twee bloem­symbolen

## Missies, in hoogstens 16 tekens.

biotopia-mission-most-large-whites = Grote koolwitjes
biotopia-mission-three-skippers = Grashelling
biotopia-mission-seven-flowers = Bloemenzee
biotopia-mission-meadow-quartet = Weideleven
biotopia-mission-spring-flight = Lentevlucht
biotopia-mission-nettle-bed = Brand­netel­hoek
biotopia-mission-rich-meadow = Bonte weide
biotopia-mission-of = { $cards }

## De tekening in de terminal.

biotopia-starts = { $seat } begon
biotopia-deck = { $cards ->
    [0] de trekstapel is leeg
    [one] { $cards } kaart op de trekstapel
   *[other] { $cards } kaarten op de trekstapel
}
biotopia-last-round = de laatste ronde
biotopia-goal = eindigt bij { $points } punten
biotopia-sky = Lucht
biotopia-sky-empty = geen kaarten meer
biotopia-hand = Je hand, { $cards } van hoogstens { $limit }
biotopia-hand-empty = geen kaarten
# Hoogstens 13 tekens.
biotopia-ready = speelbaar
# Hoogstens 13 tekens.
biotopia-lacks = nog { $symbols }✿ nodig
# Hoogstens 13 tekens.
biotopia-no-target = geen doel
# Hoogstens 8 tekens.
biotopia-new = nieuw
# Hoogstens 4 tekens.
biotopia-worth = { $points }p
biotopia-garden = Je tuin
biotopia-flower-row = { $symbols ->
    [0] Nog geen bloemsymbolen
    [one] { $symbols } bloemsymbool
   *[other] { $symbols } bloemsymbolen
}
biotopia-butterfly-row = { $butterflies ->
    [0] Nog geen vlinders
    [one] { $butterflies } vlinder, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] { $butterflies } vlinders, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
biotopia-face-down = { $cards } gedekt:
biotopia-face-up = { $count ->
    [one] { $card } open
   *[other] { $count } × { $card } open
}
biotopia-missions = { $points ->
    [one] Missies, elk { $points } punt
   *[other] Missies, elk { $points } punten
}
biotopia-mission-flowers = bloem­symbolen { $has }
biotopia-mission-different = soorten { $has }
biotopia-mission-alike = gelijke { $has }
biotopia-mission-is-met = je kunt hem nemen
biotopia-mission-held = heeft hem
biotopia-whites-held = leidt met { $whites }
biotopia-whites-open = { $whites ->
    [0] niemand heeft er nog een
   *[other] niemand leidt, gelijk met { $whites }
}
biotopia-compost = Compost { $cards }:
# Hoogstens 9 tekens.
biotopia-player = speler
# Hoogstens 9 tekens.
biotopia-you = jij
# Hoogstens 8 tekens.
biotopia-points = punten
# Hoogstens 8 tekens.
biotopia-flowers = bloemen
# Hoogstens 8 tekens.
biotopia-hand-size = hand
biotopia-open-cards = vlinders; heeft: in de hand of als bloem
biotopia-known = heeft
biotopia-in-hand = in de hand
biotopia-none = geen

## Wat er wordt gevraagd.

biotopia-asked-turn = { $seat }, jij bent aan de beurt: trek een kaart, pak er een uit de lucht, leg een bloem, speel een kaart of neem een missie.
biotopia-asked-first-flower = { $seat }, leg een van je vier kaarten neer als je eerste bloem; niemand anders ziet welke.
biotopia-asked-chrysalis-target = { $seat }, welke van je bloemen draait de pop om?
biotopia-asked-sky-card = { $seat }, dankzij het icarusblauwtje mag je een kaart uit de lucht pakken.
biotopia-asked-compost-card = { $seat }, dankzij het oranjetipje mag je een kaart uit de compost pakken.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, dankzij het bruin zandoogje mag je een kaart trekken.
   *[other] { $seat }, dankzij je bruine zandoogjes mag je { $cards } kaarten trekken.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, leg een kaart af: de compost mag iedereen inzien.
   *[other] { $seat }, leg { $cards } kaarten af, een voor een: de compost mag iedereen inzien.
}

## Koppen van keuzes, en wat erachter staat: “Trekken: de bovenste kaart”, “Als bloem leggen: Dagpauwoog”.

biotopia-do-pass = Er is niets mogelijk
biotopia-do-draw = Trekken
biotopia-do-take = Uit de lucht pakken
biotopia-do-flower = Als bloem leggen
biotopia-do-play = Open spelen
biotopia-do-mission = Missie nemen
biotopia-do-turn = Omdraaien
biotopia-do-recover = Uit de compost pakken
biotopia-do-discard = Afleggen
biotopia-do-decline = Of
biotopia-label-pass = passen
biotopia-label-draw = { $cards ->
    [one] de bovenste kaart
   *[other] { $cards } kaarten
}
biotopia-label-decline = niet doen

## Wat er is gebeurd. Hier wordt geen kaart genoemd die niet iedereen heeft gezien.

biotopia-did-pass = { $seat } kan niets doen en past.
biotopia-did-draw = { $cards ->
    [0] { $seat } trekt niets: er is geen kaart meer.
    [one] { $seat } trekt een kaart.
   *[other] { $seat } trekt { $cards } kaarten.
}
biotopia-did-take = { $seat } pakt { FORM($card, "indefinite") } uit de lucht.
biotopia-did-flower = { $seat } legt een bloem.
biotopia-did-play = { $seat } speelt { FORM($card, "indefinite") }.
biotopia-did-lay-top = De bovenste kaart van de trekstapel wordt een bloem.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } speelt { FORM($card, "indefinite") }, maar er valt niets te trekken.
    [one] { $seat } speelt { FORM($card, "indefinite") } en trekt een kaart.
   *[other] { $seat } speelt { FORM($card, "indefinite") } en trekt { $cards } kaarten.
}
biotopia-did-mission = { $seat } neemt de missie “{ $mission }”.
biotopia-did-turn = { $seat } draait { FORM($card, "indefinite") } om.
biotopia-did-recover = { $seat } pakt { FORM($card, "indefinite") } uit de compost.
biotopia-did-discard = { $seat } legt { FORM($card, "indefinite") } af.
biotopia-did-decline-sky-card = { $seat } pakt geen kaart uit de lucht.
biotopia-did-decline-compost-card = { $seat } pakt niets uit de compost.
biotopia-did-decline-more-cards = { $seat } trekt niets.
biotopia-did-refill = Nieuw in de lucht: { $cards }.
biotopia-did-three-alike = Drie { FORM($card, "plural") } in de lucht gaan naar de compost.
biotopia-did-reshuffle = De compost wordt geschud tot nieuwe trekstapel.
biotopia-did-lead = { $seat } heeft nu de meeste grote koolwitjes.
biotopia-did-tie = Niemand heeft nu de meeste grote koolwitjes.
biotopia-did-last-round = { $seat } heeft { $points } punten: de ronde wordt uitgespeeld.
biotopia-did-end = Het spel is afgelopen.

## Het einde.

biotopia-ended-fifteen-points = De ronde waarin iemand 15 punten haalde, is uitgespeeld.
biotopia-ended-all-passed = Iedereen heeft na elkaar gepast.
biotopia-ended-standstill = Tien rondes lang kwam er niets in een rij en werd er geen missie genomen.
biotopia-tie-different-butterflies = Bij de gelijke stand gaven de verschillende vlinders in het spel de doorslag.
