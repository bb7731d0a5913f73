# Imhotep in de browser: wat het bord toont, en wat er van zijn plekken wordt voorgelezen.
imhotep-board-round = Ronde { $round } van { $rounds }
imhotep-board-piles = { $pile ->
    [one] { $pile } kaart op de stapel, { $discards } afgelegd
   *[other] { $pile } kaarten op de stapel, { $discards } afgelegd
}
imhotep-board-start = Startspeler
imhotep-board-coming = Boten die nog komen
imhotep-board-coming-mean = { $cards ->
    [one] Er is { $cards } rondekaart over.
   *[other] Er zijn { $cards } rondekaarten over.
} { $out ->
    [0] De volgende is daarbij.
    [one] Eén ervan komt hierna, en één blijft in de doos.
   *[other] Eén ervan komt hierna, en { $out } blijven in de doos.
} De getallen zijn de plekken op de vier boten.
imhotep-board-go-on = Kies nu wat oplicht.
imhotep-board-get = { $label } pakken

# Wat de locaties opleveren, in weinig woorden.
imhotep-board-hint-market = Een kaart voor elke steen
imhotep-board-hint-pyramids-a = Meteen: de punten van het volgende veld
imhotep-board-hint-pyramids-b = Meteen: volgend veld van een piramide naar keuze
imhotep-board-hint-temple-a = { $points ->
    [one] Elke ronde: { $points } punt voor elke steen die bovenop ligt
   *[other] Elke ronde: { $points } punten voor elke steen die bovenop ligt
}
imhotep-board-hint-temple-b = Elke ronde: wat eronder staat
imhotep-board-hint-burial-a = Aan het einde, voor elke groep: { $groups } +{ $further }
imhotep-board-hint-burial-b = Aan het einde, de meeste in elke rij: { $places }
imhotep-board-hint-obelisks-a = Aan het einde, naar hoogte: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Meteen voor { $stones } steen; aan het einde { $points } voor een losse
   *[other] Meteen voor { $stones } stenen; aan het einde { $points } voor een losse
}

# Wat de getallen onder aan een locatie tellen.
imhotep-board-standing-pyramids = Punten tot nu toe
imhotep-board-standing-temple = Punten na deze ronde
imhotep-board-standing-burial = Punten als het nu klaar was
imhotep-board-standing-obelisks = Punten als het nu klaar was

# Boten.
imhotep-board-empty = leeg
imhotep-board-none = geen
imhotep-board-ship = Boot { $ship } met { $slots ->
    [one] { $slots } plek
   *[other] { $slots } plekken
}, vaart met minstens { $minimum ->
    [one] { $minimum } steen
   *[other] { $minimum } stenen
}. Vanaf de boeg: { FORM($load, "stone") }.
imhotep-board-ship-away = Boot { $ship }, { $at }
imhotep-board-slot = Boot { $ship }, plek { $slot } vanaf de boeg: { FORM($stone, "stone") }

# Locaties.
imhotep-board-site = { $site }, kant { $side }.
imhotep-board-visited = Boot { $ship } ligt hier.
imhotep-board-on-market = { $cards ->
    [0] Er ligt geen kaart open.
    [one] Er ligt { $cards } kaart open.
   *[other] Er liggen { $cards } kaarten open.
}
imhotep-board-on-pyramids = Stenen op volgorde: { FORM($stones, "stone") }.
imhotep-board-on-temple = Stenen vanaf links, { $spaces } per laag: { FORM($stones, "stone") }.
imhotep-board-on-burial = Stenen kolom voor kolom, { $rows } per kolom: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Stenen: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { CAP($space) }. Stenen: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = { CAP($pyramid) }: af. Stenen: { FORM($stones, "stone") }.
imhotep-board-looked-at = iemand bekijkt het

# Spelers en hun kaarten.
imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "stone") }: { $stones } steen op de slede
   *[other] { $name }, { FORM($seat, "stone") }: { $stones } stenen op de slede
}
imhotep-board-quarry = { $stones ->
    [one] Steengroeve van { $seat }: { $stones } steen
   *[other] Steengroeve van { $seat }: { $stones } stenen
}
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Toorn: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
imhotep-board-cards-of = Kaarten van { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] Als het spel nu afgelopen was: { $points } punt
   *[other] Als het spel nu afgelopen was: { $points } punten
}

imhotep-board-effect-entrance = Meteen: een steen uit je steengroeve naar de piramides
imhotep-board-effect-sarcophagus = Meteen: een steen uit je steengroeve naar de grafkamer
imhotep-board-effect-paved-path = Meteen: een steen uit je steengroeve naar de obelisken
imhotep-board-effect-decoration = { $stones ->
    [one] Aan het einde: 1 punt voor elke steen daar
   *[other] Aan het einde: 1 punt voor elke { $stones } stenen daar
}
imhotep-board-effect-statue = Aan het einde: { $points } punten voor 1 tot en met { $most } stuks
imhotep-board-effect-lever = Als beurt: een boot laten varen, volgorde van uitladen kiezen
imhotep-board-effect-hammer = Als beurt: stenen pakken, dan een steen plaatsen
imhotep-board-effect-sail = Als beurt: een steen plaatsen, dan die boot laten varen
imhotep-board-effect-chisel = Als beurt: twee stenen plaatsen

# Wat een boot zou opleveren.
imhotep-board-voyages = Wat zou elke boot nu opleveren?
imhotep-board-voyages-mean = Punten meer of minder voor iedereen als de boot nu voer, de tempel één keer uitbetaalde en het spel dan afgelopen was. Kaarten en bonussen tellen niet mee; op kant B van de piramides neemt iedereen het veld met de meeste punten.
imhotep-board-voyages-none = Geen wachtende boot heeft een steen aan boord.
imhotep-board-to = Naar
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = Z
imhotep-board-letter-white = W
imhotep-board-letter-brown = B
imhotep-board-letter-grey = G
