# Biotopian lauta selaimessa. Korttien ja tehtävien nimet ovat tiedostossa biotopia-table.ftl.

# What a card does, in a sentence.
biotopia-board-effect-essex-skipper = Sillä ei ole vaikutusta.
biotopia-board-effect-large-white = Kaaliperhostehtävä on sillä, jolla on näitä enemmän kuin kellään muulla.
biotopia-board-effect-small-tortoiseshell = Jokainen seuraava maksaa kukan enemmän ja antaa pisteen enemmän.
biotopia-board-effect-common-blue = Saat ottaa kortin taivaalta.
biotopia-board-effect-meadow-brown = Saat nostaa kortin jokaisesta puutarhasi nurmihäränsilmästä.
biotopia-board-effect-brimstone = Pakan päällimmäisestä kortista tulee kukka puutarhaasi.
biotopia-board-effect-orange-tip = Saat ottaa kompostista minkä tahansa kortin.
biotopia-board-effect-red-admiral = Sillä ei ole vaikutusta.
biotopia-board-effect-mourning-cloak = Se korvaa yhden perhosen, joka tehtävästä vielä puuttuu.
biotopia-board-effect-peacock = Sen voi pelata vain kädestä: kotelo ei käännä sitä.
biotopia-board-effect-chrysalis = Se kääntää yhden kukistasi toisella puolella olevaksi perhoseksi hinnasta riippumatta.
biotopia-board-effect-sunshine = Nosta kolme korttia.
biotopia-board-effect-common-knapweed = Se kasvaa kukkarivissäsi ja vastaa kahta kukkaa.

# A card in words, for who cannot see it.
biotopia-board-butterfly = { $name }, perhonen: hinta { $cost ->
    [one] { $cost } kukka
   *[other] { $cost } kukkaa
}, arvo { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-board-card = { $name }: hinta { $cost ->
    [one] { $cost } kukka
   *[other] { $cost } kukkaa
}.
biotopia-board-gains-mission = { $points ->
    [one] Sillä saisit kaaliperhostehtävän: { $points } piste lisää.
   *[other] Sillä saisit kaaliperhostehtävän: { $points } pistettä lisää.
}
biotopia-board-lacks = { $symbols ->
    [one] Sinulta puuttuu { $symbols } kukka.
   *[other] Sinulta puuttuu { $symbols } kukkaa.
}
biotopia-board-no-target = Sinulla ei ole kukkaa, jonka se voisi kääntää.
biotopia-board-copies = { $copies ->
    [one] Niitä on { $copies }.
   *[other] Niitä on { $copies }.
}
biotopia-board-pointed = { $card }: { $effect }

# Deck, sky and compost.
biotopia-board-deck = Pakka
biotopia-board-compost = Komposti
biotopia-board-compost-empty = Komposti on tyhjä.
biotopia-board-open-compost = { $cards ->
    [0] Komposti on tyhjä
    [one] Selaa kompostia: { $cards } kortti
   *[other] Selaa kompostia: { $cards } korttia
}
biotopia-board-recover = Ota kortti kompostista
biotopia-board-decline-sky-card = Älä ota taivaskorttia
biotopia-board-decline-compost-card = Älä ota mitään
biotopia-board-decline-more-cards = Älä nosta mitään
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Jätä väliin

# Missions.
biotopia-board-missions = Tehtävät
biotopia-board-missions-none = Ei vielä yhtään.
biotopia-board-most = eniten
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } laji
   *[other] { $butterflies } erilaista
}
biotopia-board-alike = { $butterflies } samaa
biotopia-board-mission = Tehtävä { $name }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-board-mission-held = Haltija: { $name }.
biotopia-board-asks-flowers = { $symbols ->
    [one] Vaatimus: { $symbols } kukka.
   *[other] Vaatimus: { $symbols } kukkaa.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Vaatimus: { $butterflies } perhonen.
   *[other] Vaatimus: { $butterflies } erilaista perhosta.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Vaatimus: { $butterflies } perhonen.
   *[other] Vaatimus: { $butterflies } samanlaista perhosta.
}
biotopia-board-asks-whites = Vaatimus: enemmän kaaliperhosia kuin kellään muulla.
biotopia-board-asks-for = Vaatimus: { FORM($cards, "nominative") }.
biotopia-board-asks-part = { $form ->
    [nominative] { $asked } × { FORM($card, "nominative") }
   *[heading] { $asked } × { $card }
}
biotopia-board-progress = { $name }: { $has }/{ $asked }.
biotopia-board-whites = { $name }: { $whites }.

# Gardens and hands.
biotopia-board-garden-of = Puutarha: { $name }
biotopia-board-peek = Kurkista
biotopia-board-flower = Kukka, kuvapuoli alaspäin
biotopia-board-own-flower = Kukka; toisella puolella: { $card }
biotopia-board-no-butterflies = Ei vielä perhosia
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } perhonen
   *[other] { $name }: { $butterflies } perhosta
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } kukka
   *[other] { $name }: { $symbols } kukkaa
}
biotopia-board-hand-of = { $cards ->
    [0] Ei kortteja kädessä.
    [one] { $cards } kortti kädessä.
   *[other] { $cards } korttia kädessä.
}
biotopia-board-held = { $missions ->
    [one] { $missions } tehtävä
   *[other] { $missions } tehtävää
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } perhoslaji; se ratkaisee tasatilanteessa.
   *[other] { $kinds } perhoslajia; se ratkaisee tasatilanteessa.
}
biotopia-board-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
biotopia-board-known = Kaikkien näkemät kortit
biotopia-board-known-lead = Ne otettiin kaikkien nähden, ja ne ovat kädessä tai kuvapuoli alaspäin kukkien joukossa.
biotopia-board-held-surely = Varmasti kädessä
biotopia-board-known-none = Ei yhtään.
biotopia-board-last-round = { $turns ->
    [0] Viimeinen kierros
    [one] Viimeinen kierros: { $turns } vuoro jäljellä
   *[other] Viimeinen kierros: { $turns } vuoroa jäljellä
}

# All cards.
biotopia-board-guide = Kaikki kortit
biotopia-board-guide-lead = Kukat eivät kulu: kortin voi pelata, kun puutarhassasi on vähintään sen hinnan verran kukkia.
biotopia-board-butterfly-facts = Hinta { $cost ->
    [one] { $cost } kukka
   *[other] { $cost } kukkaa
}, arvo { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-board-card-facts = Hinta { $cost ->
    [one] { $cost } kukka
   *[other] { $cost } kukkaa
}.
biotopia-board-unseen = { $copies ->
    [one] Pelissä on { $copies } kortti; näkemättä { $unseen }.
   *[other] Pelissä on { $copies } korttia; näkemättä { $unseen }.
}
