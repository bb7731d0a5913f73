### Wat elke plek aan de tafel van Biotopia nu waard is, wat je als nieuwkomer één keer hoort, en waar een zet goed voor is.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Je kunt hem nu spelen.
    [one] Je kunt hem nu spelen, voor { $points } punt.
   *[other] Je kunt hem nu spelen, voor { $points } punten.
}
biotopia-explained-as-flower = Of leg hem als bloem: dan heeft je tuin { $symbols ->
    [one] { $symbols } bloem
   *[other] { $symbols } bloemen
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Daarmee heb je alles wat je voor de missie “{ $mission }” nodig hebt.
   *[other] Dit telt voor de missie “{ $mission }”: dan mis je er nog { $lacks }.
}
biotopia-explained-sky-card = Je kunt hem pakken in plaats van te trekken; er komt een nieuwe voor terug.
biotopia-explained-compost-card = Een oranjetipje kan hem terughalen, of hij komt in de nieuwe trekstapel als de compost wordt geschud.
biotopia-explained-flower = Telt als één bloem. Alleen jij mag de andere kant bekijken.
biotopia-explained-turned = Een pop zou hem kunnen omdraaien, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-explained-not-turned = Het is geen vlinder, dus geen pop draait hem om.
biotopia-explained-kind-points = Alle van deze soort in deze tuin: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-explained-playable = Je hebt genoeg bloemen voor: { FORM($cards, "bare") }.
biotopia-explained-too-many = { $cards ->
    [one] Aan het einde van de beurt moet er { $cards } kaart naar de compost.
   *[other] Aan het einde van de beurt moeten er { $cards } kaarten naar de compost.
}
biotopia-explained-rival-hand = Alleen { $seat } mag ze bekijken.
biotopia-explained-held = Zeker daarbij: { FORM($cards, "bare") }.
biotopia-explained-deck = In je beurt mag je de bovenste kaart trekken. Is de trekstapel leeg, dan wordt de compost geschud tot een nieuwe.
biotopia-explained-sky = { $cards ->
    [0] De lucht is leeg.
    [one] { $cards } open kaart: in je beurt mag je hem pakken.
   *[other] { $cards } open kaarten: in je beurt mag je er een pakken, en er komt een nieuwe voor terug. Zijn ze allemaal gelijk, dan gaan ze naar de compost.
}
biotopia-explained-compost = { $cards ->
    [0] Hier komen gebruikte kaarten; er is er nog geen.
    [one] { $cards } gebruikte kaart, die iedereen mag bekijken. Is de trekstapel leeg, dan wordt dit de nieuwe.
   *[other] { $cards } gebruikte kaarten, die iedereen mag bekijken. Is de trekstapel leeg, dan worden ze de nieuwe.
}
biotopia-explained-mission-met = Je hebt alles wat ervoor nodig is: neem hem in je beurt.
biotopia-explained-mission-lacks = Je mist er nog { $lacks }.
biotopia-explained-mission-missing = Je mist nog: { FORM($cards, "bare") }.
biotopia-explained-mission-cloak = Je rouwmantel vervangt er een van.
biotopia-explained-whites-nobody = Niemand heeft er meer dan alle anderen, dus niemand heeft hem.
biotopia-explained-whites-lead = Hij is van jou, zolang niemand er evenveel heeft.
biotopia-explained-whites-lacks = Met nog { $whites } erbij zou je er de meeste hebben.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] Aan het einde van je beurt begint de laatste ronde.
    [one] Met nog { $points } punt begin jij de laatste ronde.
   *[other] Met nog { $points } punten begin jij de laatste ronde.
}
biotopia-explained-to-go = { $points ->
    [0] Aan het einde van deze beurt begint de laatste ronde.
    [one] Met nog { $points } punt begint { $seat } de laatste ronde.
   *[other] Met nog { $points } punten begint { $seat } de laatste ronde.
}
biotopia-explained-nearest = { $points ->
    [0] Het dichtst bij het einde: { $seat }, met genoeg punten.
    [one] Het dichtst bij het einde: { $seat }, nog { $points } punt te gaan.
   *[other] Het dichtst bij het einde: { $seat }, nog { $points } punten te gaan.
}
biotopia-explained-missions = Missies: { $missions }.
biotopia-explained-turn = Nu aan de beurt: { $seat }.
biotopia-news-first-flower = Elke kaart kan een bloem zijn. Leg het liefst een kaart die je niet gauw kunt spelen, omdat hij veel bloemen kost.
biotopia-news-offer = Dit is een cadeau en kost geen beurt. Je mag ook nee zeggen.
biotopia-news-flowers-first = Vlinders komen op bloemen af: met nog { $lacks ->
    [one] { $lacks } bloem
   *[other] { $lacks } bloemen
} kun je deze kaart spelen: { $card }.
biotopia-news-butterfly-ready = Je hebt genoeg bloemen voor een vlinder: { $card }, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-news-white-wins = Met een groot koolwitje zou je er de meeste hebben: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} erbij voor de missie, zonder eigen beurt.
biotopia-news-mission-ready = Je tuin heeft alles voor de missie “{ $mission }”: hem nemen is één beurt, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-news-mission-in-reach = Je bent dicht bij de missie “{ $mission }”: er ontbreekt nog maar één ding.
biotopia-news-rival-near-mission = { $seat } is dicht bij de missie “{ $mission }”: wie hem het eerst neemt, houdt hem.
biotopia-news-rival-near-end = { $points ->
    [one] Met nog { $points } punt begint { $seat } de laatste ronde.
   *[other] Met nog { $points } punten begint { $seat } de laatste ronde.
}
biotopia-news-last-round = { $turns ->
    [one] De laatste ronde: dit is de laatste beurt. Dan wint wie de meeste punten heeft.
   *[other] De laatste ronde: nog { $turns } beurten. Dan wint wie de meeste punten heeft.
}
biotopia-news-hand-full = Aan het einde van een beurt mag je hoogstens { $limit ->
    [one] { $limit } kaart
   *[other] { $limit } kaarten
} in je hand hebben.
biotopia-news-deck-empty = De trekstapel is leeg. Zodra er een kaart nodig is, wordt de compost geschud tot een nieuwe.
biotopia-news-rival-leads = { $seat } heeft de meeste grote koolwitjes en daarmee hun missie, zolang niemand er evenveel heeft.
biotopia-urge-pass = Pas, want er kan niets anders.
biotopia-urge-draw = { $cards ->
    [one] Trek de bovenste kaart van de trekstapel.
   *[other] Trek { $cards } kaarten.
}
biotopia-urge-take = Pak { FORM($card, "indefinite") } uit de lucht.
biotopia-urge-flower = Leg { FORM($card, "indefinite") } als bloem.
biotopia-urge-play = Speel { FORM($card, "indefinite") } open.
biotopia-urge-mission = Neem de missie “{ $mission }”.
biotopia-urge-turn = Draai { FORM($card, "indefinite") } om.
biotopia-urge-recover = Pak { FORM($card, "indefinite") } uit de compost.
biotopia-urge-discard = Leg { FORM($card, "indefinite") } af.
biotopia-merit-points = Dit levert meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
biotopia-merit-lead = Je krijgt de missie voor grote koolwitjes: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} erbij.
biotopia-merit-keeps-lead = Je voorsprong met grote koolwitjes wordt veiliger.
biotopia-merit-rival-loses = { $seat } raakt de missie voor grote koolwitjes kwijt, en daarmee { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-merit-last-round = Met { $points } punten begin jij de laatste ronde.
biotopia-merit-turns = Die kan een van je bloemen omdraaien: { FORM($card, "bare") }, voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
biotopia-merit-cards = { $cards ->
    [one] Je krijgt een kaart; welke weet niemand.
   *[other] Je krijgt { $cards } kaarten; welke weet niemand.
}
biotopia-merit-flowers = Dan heeft je tuin { $symbols ->
    [one] { $symbols } bloem
   *[other] { $symbols } bloemen
}.
biotopia-merit-affords = Dan heb je genoeg bloemen voor: { FORM($cards, "bare") }.
biotopia-merit-nearer-card = Dan mis je nog { $lacks ->
    [one] { $lacks } bloem
   *[other] { $lacks } bloemen
} voor: { FORM($card, "bare") }.
biotopia-merit-hidden = Een pop, zoals in je hand, kan hem later omdraaien tot een vlinder.
biotopia-merit-would-score = { $lacks ->
    [0] Je hebt genoeg bloemen om hem te spelen, voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
    [one] Met nog { $lacks } bloem kun je hem spelen, voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] Met nog { $lacks } bloemen kun je hem spelen, voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
biotopia-merit-denies = { $seat } zou met zo’n kaart alles voor de missie “{ $mission }” hebben, en krijgt deze niet.
biotopia-merit-too-dear = Je mist er nog { $symbols ->
    [one] { $symbols } bloem
   *[other] { $symbols } bloemen
} voor.
biotopia-merit-decline = Je hand blijft zoals hij is.
biotopia-merit-pass = Er kan niets anders.
