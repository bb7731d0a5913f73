# Imhotep i browseren.
imhotep-board-round = Runde { $round } af { $rounds }
imhotep-board-piles = { $pile } kort i bunken, { $discards } i kastebunken
imhotep-board-start = Startspiller
imhotep-board-coming = Kommende skibe
imhotep-board-coming-mean = { $cards } rundekort er tilbage. { $out ->
    [0] Det næste er iblandt dem.
    [one] Et af dem er det næste, og ét bliver i æsken.
   *[other] Et af dem er det næste, og { $out } bliver i æsken.
} Tallene er pladserne på de fire skibe.
imhotep-board-go-on = Vælg nu noget, der lyser.
imhotep-board-get = Hent { $label }

imhotep-board-hint-market = Et kort for hver sten
imhotep-board-hint-pyramids-a = Straks: det næste felts point
imhotep-board-hint-pyramids-b = Straks: det næste felt på en pyramide, du vælger
imhotep-board-hint-temple-a = Hver runde: { $points } point for hver sten øverst
imhotep-board-hint-temple-b = Hver runde: det, der vises nedenfor
imhotep-board-hint-burial-a = Til sidst, for hver gruppe: { $groups } +{ $further }
imhotep-board-hint-burial-b = Til sidst, flest i hver række: { $places }
imhotep-board-hint-obelisks-a = Til sidst, efter højde: { $places }
imhotep-board-hint-obelisks-b = Straks for { $stones } sten; til sidst { $points } for en løs

imhotep-board-standing-pyramids = Point indtil nu
imhotep-board-standing-temple = Point, når runden slutter
imhotep-board-standing-burial = Point, hvis det sluttede nu
imhotep-board-standing-obelisks = Point, hvis det sluttede nu

imhotep-board-empty = tom
imhotep-board-none = ingen
imhotep-board-ship = Skib { $ship } med { $slots ->
    [one] { $slots } plads
   *[other] { $slots } pladser
}, sejler med mindst { $minimum } sten. Fra stævnen: { FORM($load, "stone") }.
imhotep-board-ship-away = Skib { $ship }, { $at }
imhotep-board-slot = Skib { $ship }, plads { $slot } fra stævnen: { FORM($stone, "stone") }

imhotep-board-site = { $site }, side { $side }.
imhotep-board-visited = Skib { $ship } er her.
imhotep-board-on-market = { $cards ->
    [0] Der ligger ingen åbne kort.
    [one] Der ligger { $cards } åbent kort.
   *[other] Der ligger { $cards } åbne kort.
}
imhotep-board-on-pyramids = Sten i rækkefølge: { FORM($stones, "stone") }.
imhotep-board-on-temple = Sten fra venstre, { $spaces } pr. niveau: { FORM($stones, "stone") }.
imhotep-board-on-burial = Sten kolonne for kolonne, { $rows } pr. kolonne: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Sten: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { $space }. Sten: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = { CAP($pyramid) }: færdig. Sten: { FORM($stones, "stone") }.
imhotep-board-looked-at = nogen ser på det

imhotep-board-player = { $name }, { FORM($seat, "stone") }: { $stones } sten på slæden
imhotep-board-quarry = Stenbrud, { $seat }: { $stones } sten
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Vrede: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards } kort
imhotep-board-cards-of = Kort: { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = Hvis spillet sluttede nu: { $points } point

imhotep-board-effect-entrance = Straks: en sten fra dit stenbrud til pyramiderne
imhotep-board-effect-sarcophagus = Straks: en sten fra dit stenbrud til gravkammeret
imhotep-board-effect-paved-path = Straks: en sten fra dit stenbrud til obeliskerne
imhotep-board-effect-decoration = { $stones ->
    [one] Til sidst: 1 point for hver sten på stedet
   *[other] Til sidst: 1 point pr. { $stones } sten på stedet
}
imhotep-board-effect-statue = Til sidst: { $points } point for 1 til { $most } af dem
imhotep-board-effect-lever = Som tur: sejl et skib, og vælg losserækkefølgen
imhotep-board-effect-hammer = Som tur: hent sten, og placer så en
imhotep-board-effect-sail = Som tur: placer en sten, og sejl så det skib
imhotep-board-effect-chisel = Som tur: placer to sten

imhotep-board-voyages = Hvad ville hvert skib give nu?
imhotep-board-voyages-mean = Point mere eller mindre for alle, hvis skibet sejlede nu, templet gav sit udbytte én gang, og spillet sluttede. Kort og bonusser tælles ikke med; på pyramidernes B-side tager alle det felt, der giver flest point.
imhotep-board-voyages-none = Intet ventende skib har en sten om bord.
imhotep-board-to = Til
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards } kort

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = S
imhotep-board-letter-white = H
imhotep-board-letter-brown = B
imhotep-board-letter-grey = G
