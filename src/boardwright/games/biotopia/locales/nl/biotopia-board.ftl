### Het bord van Biotopia in de browser. Namen van kaarten en missies staan in biotopia-table.ftl.

## Wat een kaart doet, in een zin.

biotopia-board-effect-essex-skipper = Heeft geen effect.
biotopia-board-effect-large-white = Wie er meer heeft dan ieder ander, heeft de missie voor grote koolwitjes.
biotopia-board-effect-small-tortoiseshell = Elke volgende kost een bloem meer en levert een punt meer op.
biotopia-board-effect-common-blue = Je mag een kaart uit de lucht pakken.
biotopia-board-effect-meadow-brown = Je mag een kaart trekken voor elk bruin zandoogje in je tuin.
biotopia-board-effect-brimstone = De bovenste kaart van de trekstapel wordt een bloem in je tuin.
biotopia-board-effect-orange-tip = Je mag een kaart naar keuze uit de compost pakken.
biotopia-board-effect-red-admiral = Heeft geen effect.
biotopia-board-effect-mourning-cloak = Vervangt één vlinder die je voor een missie nog mist.
biotopia-board-effect-peacock = Kun je alleen uit je hand spelen: geen pop draait hem om.
biotopia-board-effect-chrysalis = Draait een van je bloemen om tot de vlinder op de andere kant, wat die ook kost.
biotopia-board-effect-sunshine = Trek drie kaarten.
biotopia-board-effect-common-knapweed = Groeit in je bloemenrij en telt als twee bloemen.

## Een kaart in woorden, voor wie hem niet kan zien.

biotopia-board-butterfly = { $name }, een vlinder: kost { $cost ->
    [one] { $cost } bloem
   *[other] { $cost } bloemen
}, levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
biotopia-board-card = { $name }: kost { $cost ->
    [one] { $cost } bloem
   *[other] { $cost } bloemen
}.
biotopia-board-gains-mission = { $points ->
    [one] Daarmee zou je de missie voor grote koolwitjes krijgen: { $points } punt erbij.
   *[other] Daarmee zou je de missie voor grote koolwitjes krijgen: { $points } punten erbij.
}
biotopia-board-lacks = { $symbols ->
    [one] Je mist nog { $symbols } bloem.
   *[other] Je mist nog { $symbols } bloemen.
}
biotopia-board-no-target = Je hebt geen bloem om ermee om te draaien.
biotopia-board-copies = { $copies ->
    [one] Er is er { $copies }.
   *[other] Er zijn er { $copies }.
}
biotopia-board-pointed = { $card }: { $effect }

## Trekstapel, lucht en compost.

biotopia-board-deck = Trekstapel
biotopia-board-compost = Compost
biotopia-board-compost-empty = De compost is leeg.
biotopia-board-open-compost = { $cards ->
    [0] De compost is leeg
    [one] De compost inzien: { $cards } kaart
   *[other] De compost inzien: { $cards } kaarten
}
biotopia-board-recover = Pak een kaart uit de compost
biotopia-board-decline-sky-card = Geen kaart uit de lucht
biotopia-board-decline-compost-card = Niets pakken
biotopia-board-decline-more-cards = Niets trekken
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Passen

## Missies.

biotopia-board-missions = Missies
biotopia-board-missions-none = Nog geen.
biotopia-board-most = de meeste
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } soort
   *[other] { $butterflies } soorten
}
biotopia-board-alike = { $butterflies } gelijke
biotopia-board-mission = Missie { $name }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-board-mission-held = { $name } heeft hem.
biotopia-board-asks-flowers = { $symbols ->
    [one] Daarvoor heb je { $symbols } bloem nodig.
   *[other] Daarvoor heb je { $symbols } bloemen nodig.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Daarvoor heb je { $butterflies } vlinder nodig.
   *[other] Daarvoor heb je { $butterflies } verschillende vlinders nodig.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Daarvoor heb je { $butterflies } vlinder nodig.
   *[other] Daarvoor heb je { $butterflies } gelijke vlinders nodig.
}
biotopia-board-asks-whites = Daarvoor heb je meer grote koolwitjes nodig dan wie ook.
biotopia-board-asks-for = Daarvoor heb je nodig: { $cards }.
biotopia-board-asks-part = { $asked } × { FORM($card, "bare") }
biotopia-board-progress = { $name }: { $has } van { $asked }.
biotopia-board-whites = { $name }: { $whites }.

## Tuinen en handen.

biotopia-board-garden-of = De tuin van { $name }
biotopia-board-peek = Bekijken
biotopia-board-flower = Een bloem, gedekt
biotopia-board-own-flower = Een bloem; op de andere kant: { FORM($card, "bare") }
biotopia-board-no-butterflies = Nog geen vlinders
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } vlinder
   *[other] { $name }: { $butterflies } vlinders
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } bloem
   *[other] { $name }: { $symbols } bloemen
}
biotopia-board-hand-of = { $cards ->
    [0] Geen kaart in de hand.
    [one] { $cards } kaart in de hand.
   *[other] { $cards } kaarten in de hand.
}
biotopia-board-held = { $missions ->
    [one] { $missions } missie
   *[other] { $missions } missies
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } soort vlinders; dat telt bij een gelijke stand.
   *[other] { $kinds } soorten vlinders; dat telt bij een gelijke stand.
}
biotopia-board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
biotopia-board-known = Kaarten die iedereen heeft gezien
biotopia-board-known-lead = Ze zijn open gepakt, en zitten in de hand of liggen gedekt tussen de bloemen.
biotopia-board-held-surely = Zeker in de hand
biotopia-board-known-none = Geen.
biotopia-board-last-round = { $turns ->
    [0] De laatste ronde
    [one] De laatste ronde: nog { $turns } beurt
   *[other] De laatste ronde: nog { $turns } beurten
}

## Alle kaarten.

biotopia-board-guide = Alle kaarten
biotopia-board-guide-lead = Bloemen raken niet op: je kunt een kaart spelen als je tuin zoveel bloemen toont als die kaart kost.
biotopia-board-butterfly-facts = Kost { $cost ->
    [one] { $cost } bloem
   *[other] { $cost } bloemen
}, levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
biotopia-board-card-facts = Kost { $cost ->
    [one] { $cost } bloem
   *[other] { $cost } bloemen
}.
biotopia-board-unseen = { $copies ->
    [one] { $copies } kaart in het spel; nog niet gezien: { $unseen }.
   *[other] { $copies } kaarten in het spel; nog niet gezien: { $unseen }.
}
