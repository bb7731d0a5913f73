# Imhotep i nettleseren.
imhotep-board-round = Runde { $round } av { $rounds }
imhotep-board-piles = { $pile } kort i trekkbunken, { $discards } kastet
imhotep-board-start = Startspiller
imhotep-board-coming = Skip som kommer
imhotep-board-coming-mean = { $cards } rundekort er igjen. { $out ->
    [0] Det neste er blant dem.
    [one] Ett av dem blir det neste, og ett ligger igjen i esken.
   *[other] Ett av dem blir det neste, og { $out } ligger igjen i esken.
} Tallene er feltene på de fire skipene.
imhotep-board-go-on = Velg nå noe som lyser.
imhotep-board-get = Anskaff { $label }

imhotep-board-hint-market = Et kort for hver stein
imhotep-board-hint-pyramids-a = Med en gang: poengene på neste felt
imhotep-board-hint-pyramids-b = Med en gang: neste felt i en pyramide du velger
imhotep-board-hint-temple-a = Hver runde: { $points } poeng for hver stein øverst
imhotep-board-hint-temple-b = Hver runde: det som vises nedenfor
imhotep-board-hint-burial-a = På slutten, for hver gruppe: { $groups } +{ $further }
imhotep-board-hint-burial-b = På slutten, flest i hver rad: { $places }
imhotep-board-hint-obelisks-a = På slutten, etter høyde: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Med en gang for { $stones } stein; på slutten { $points } for en løs
   *[other] Med en gang for { $stones } steiner; på slutten { $points } for en løs
}

imhotep-board-standing-pyramids = Poeng så langt
imhotep-board-standing-temple = Poeng når runden slutter
imhotep-board-standing-burial = Poeng hvis det sluttet nå
imhotep-board-standing-obelisks = Poeng hvis det sluttet nå

imhotep-board-empty = tomt
imhotep-board-none = ingen
imhotep-board-ship = Skip { $ship } med { $slots ->
    [one] { $slots } felt
   *[other] { $slots } felter
}, seiler med minst { $minimum ->
    [one] { $minimum } stein
   *[other] { $minimum } steiner
}. Fra baugen: { FORM($load, "stone") }.
imhotep-board-ship-away = Skip { $ship }, { $at }
imhotep-board-slot = Skip { $ship }, felt { $slot } fra baugen: { FORM($stone, "stone") }

imhotep-board-site = { $site }, side { $side }.
imhotep-board-visited = Skip { $ship } er her.
imhotep-board-on-market = { $cards ->
    [0] Ingen kort ligger åpent.
   *[other] { $cards } kort ligger åpent.
}
imhotep-board-on-pyramids = Steiner i rekkefølge: { FORM($stones, "stone") }.
imhotep-board-on-temple = Steiner fra venstre, { $spaces } per nivå: { FORM($stones, "stone") }.
imhotep-board-on-burial = Steiner kolonne for kolonne, { $rows } per kolonne: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Steiner: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { $space }. Steiner: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = { $pyramid }: ferdig. Steiner: { FORM($stones, "stone") }.
imhotep-board-looked-at = noen ser på det

imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "stone") }: { $stones } stein på lagerbrikken
   *[other] { $name }, { FORM($seat, "stone") }: { $stones } steiner på lagerbrikken
}
imhotep-board-quarry = { $stones ->
    [one] Steinbrudd, { $seat }: { $stones } stein
   *[other] Steinbrudd, { $seat }: { $stones } steiner
}
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
imhotep-board-worth = Hvis spillet sluttet nå: { $points } poeng

imhotep-board-effect-entrance = Med en gang: en stein fra steinbruddet ditt til pyramidene
imhotep-board-effect-sarcophagus = Med en gang: en stein fra steinbruddet ditt til gravkammeret
imhotep-board-effect-paved-path = Med en gang: en stein fra steinbruddet ditt til obeliskene
imhotep-board-effect-decoration = { $stones ->
    [one] På slutten: 1 poeng for hver stein der
   *[other] På slutten: 1 poeng for hver { $stones }. stein der
}
imhotep-board-effect-statue = På slutten: { $points } poeng for 1 til { $most } av dem
imhotep-board-effect-lever = Som tur: seil et skip, velg losserekkefølgen
imhotep-board-effect-hammer = Som tur: anskaff steiner, plasser så én
imhotep-board-effect-sail = Som tur: plasser en stein, seil så det skipet
imhotep-board-effect-chisel = Som tur: plasser to steiner

imhotep-board-voyages = Hva ville hvert skip gi nå?
imhotep-board-voyages-mean = Poeng mer eller mindre for alle hvis skipet seilte nå, tempelet ga poeng én gang og spillet sluttet. Kort og bonuser er ikke med; på B-siden av pyramidene tar alle feltet med flest poeng.
imhotep-board-voyages-none = Ingen ventende skip har en stein om bord.
imhotep-board-to = Til
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards } kort

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = S
imhotep-board-letter-white = H
imhotep-board-letter-brown = B
imhotep-board-letter-grey = G
