### Biotopia pöydässä: nimet, piirros, kysymykset, valinnat ja tapahtumat.

## Names of seats, of what points come from, of cards and of missions.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Kasvata kukkaniitty ja houkuttele perhosia puutarhaasi.

biotopia-seat-1 = Pelaaja 1
biotopia-seat-2 = Pelaaja 2
biotopia-seat-3 = Pelaaja 3
biotopia-seat-4 = Pelaaja 4
biotopia-seat-5 = Pelaaja 5

biotopia-source-butterflies = { $form ->
    [elative] perhosista
   *[nominative] perhoset
}
biotopia-source-tortoiseshells = { $form ->
    [elative] nokkosperhosista
   *[nominative] nokkosperhoset
}
biotopia-source-missions = { $form ->
    [elative] tehtävistä
   *[nominative] tehtävät
}
biotopia-source-large-whites = { $form ->
    [elative] kaaliperhosista
   *[nominative] kaaliperhoset
}

## What points come from, where there is little room: at most 5 characters.

biotopia-narrow-butterflies = perh
biotopia-narrow-tortoiseshells = nokk
biotopia-narrow-missions = teht
biotopia-narrow-large-whites = kaali

## Cards, in at most 23 characters. Inside sentences the names are in small letters.

biotopia-card-essex-skipper = { $form ->
    [nominative] lauha­hiipijä
    [genitive] lauhahiipijän
    [partitive] lauhahiipijää
   *[heading] Lauha­hiipijä
}
biotopia-card-large-white = { $form ->
    [nominative] kaali­perhonen
    [genitive] kaaliperhosen
    [partitive] kaaliperhosta
   *[heading] Kaali­perhonen
}
biotopia-card-small-tortoiseshell = { $form ->
    [nominative] nokkos­perhonen
    [genitive] nokkosperhosen
    [partitive] nokkosperhosta
   *[heading] Nokkos­perhonen
}
biotopia-card-common-blue = { $form ->
    [nominative] hohto­sini­siipi
    [genitive] hohtosinisiiven
    [partitive] hohtosinisiipeä
   *[heading] Hohto­sini­siipi
}
biotopia-card-meadow-brown = { $form ->
    [nominative] nurmi­härän­silmä
    [genitive] nurmihäränsilmän
    [partitive] nurmihäränsilmää
   *[heading] Nurmi­härän­silmä
}
biotopia-card-brimstone = { $form ->
    [nominative] sitruuna­perhonen
    [genitive] sitruunaperhosen
    [partitive] sitruunaperhosta
   *[heading] Sitruuna­perhonen
}
biotopia-card-orange-tip = { $form ->
    [nominative] aurora­perhonen
    [genitive] auroraperhosen
    [partitive] auroraperhosta
   *[heading] Aurora­perhonen
}
biotopia-card-red-admiral = { $form ->
    [nominative] amiraali
    [genitive] amiraalin
    [partitive] amiraalia
   *[heading] Amiraali
}
biotopia-card-mourning-cloak = { $form ->
    [nominative] suruvaippa
    [genitive] suruvaipan
    [partitive] suruvaippaa
   *[heading] Suru­vaippa
}
biotopia-card-peacock = { $form ->
    [nominative] neito­perhonen
    [genitive] neitoperhosen
    [partitive] neitoperhosta
   *[heading] Neito­perhonen
}
biotopia-card-chrysalis = { $form ->
    [nominative] kotelo
    [genitive] kotelon
    [partitive] koteloa
   *[heading] Kotelo
}
biotopia-card-sunshine = { $form ->
    [nominative] auringon­paiste
    [genitive] auringonpaisteen
    [partitive] auringonpaistetta
   *[heading] Auringon­paiste
}
biotopia-card-common-knapweed = { $form ->
    [nominative] ahde­kaunokki
    [genitive] ahdekaunokin
    [partitive] ahdekaunokkia
   *[heading] Ahde­kaunokki
}

## One word for each kind, where there is little room: at most 9 characters.

biotopia-short-essex-skipper = hiipijä
biotopia-short-large-white = kaali
biotopia-short-small-tortoiseshell = nokkonen
biotopia-short-common-blue = sinisiipi
biotopia-short-meadow-brown = nurmi
biotopia-short-brimstone = sitruuna
biotopia-short-orange-tip = aurora
biotopia-short-red-admiral = amiraali
biotopia-short-mourning-cloak = vaippa
biotopia-short-peacock = neito
biotopia-short-chrysalis = kotelo
biotopia-short-sunshine = aurinko
biotopia-short-common-knapweed = kaunokki

## What a card does, in at most 28 characters.

biotopia-effect-essex-skipper = ei vaikutusta
biotopia-effect-large-white = { $points ->
    [one] eniten: { $points } piste
   *[other] eniten: { $points } pistettä
}
biotopia-effect-small-tortoiseshell = joka seuraava: 1 enemmän
biotopia-effect-common-blue = saat ottaa taivas­kortin
biotopia-effect-meadow-brown = saat nostaa 1/häränsilmä
biotopia-effect-brimstone = pakan päältä: kukka
biotopia-effect-orange-tip = saat ottaa kompostista
biotopia-effect-red-admiral = ei vaikutusta
biotopia-effect-mourning-cloak = auttaa tehtävissä
biotopia-effect-peacock = vain kädestä
biotopia-effect-chrysalis = käännä oma kukka
biotopia-effect-sunshine = nosta 3 korttia
biotopia-effect-common-knapweed = kaksi kukka­symbolia

## Missions, in at most 16 characters.

biotopia-mission-most-large-whites = Kaali­perhoset
biotopia-mission-three-skippers = Heinärinne
biotopia-mission-seven-flowers = Kukkameri
biotopia-mission-meadow-quartet = Niityn elämää
biotopia-mission-spring-flight = Kevätlento
biotopia-mission-nettle-bed = Nokkospehko
biotopia-mission-rich-meadow = Runsas niitty
biotopia-mission-of = { $cards }

## The drawing in the terminal.

biotopia-starts = { $seat } aloitti
biotopia-deck = { $cards ->
    [0] pakka on tyhjä
    [one] { $cards } kortti pakassa
   *[other] { $cards } korttia pakassa
}
biotopia-last-round = viimeinen kierros
biotopia-goal = { $points } pistettä päättää pelin
biotopia-sky = Taivas
biotopia-sky-empty = ei kortteja jäljellä
biotopia-hand = Kätesi, { $cards }/{ $limit } korttia
biotopia-hand-empty = ei kortteja
# Of a card in the hand, at most 13 characters: it can be played now.
biotopia-ready = pelattavissa
# At most 13 characters: so many flower symbols are missing for the card.
biotopia-lacks = puuttuu { $symbols }✿
# At most 13 characters: the chrysalis finds no card to turn.
biotopia-no-target = ei kohdetta
# At most 8 characters: a card that came into the hand since the last drawing.
biotopia-new = uusi
# At most 4 characters: what a card is worth.
biotopia-worth = { $points }p
biotopia-garden = Puutarhasi
biotopia-flower-row = { $symbols ->
    [0] Ei vielä kukkasymboleja
    [one] { $symbols } kukkasymboli
   *[other] { $symbols } kukkasymbolia
}
biotopia-butterfly-row = { $butterflies ->
    [0] Ei vielä perhosia
    [one] { $butterflies } perhonen, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
   *[other] { $butterflies } perhosta, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
}
# The names of the cards follow.
biotopia-face-down = kukkina { $cards }:
biotopia-face-up = { $count ->
    [one] { $card } kuvapuoli ylöspäin
   *[other] { $count } × { $card } kuvapuoli ylöspäin
}
biotopia-missions = { $points ->
    [one] Tehtävät, { $points } piste kukin
   *[other] Tehtävät, { $points } pistettä kukin
}
# What a mission asks for; $has is such as 2/7, or 7.
biotopia-mission-flowers = kukka­symboleja { $has }
# Different butterflies.
biotopia-mission-different = eri perhosia { $has }
biotopia-mission-alike = samaa { $has }
biotopia-mission-is-met = voit ottaa sen
# Behind the sign of a player.
biotopia-mission-held = on ottanut sen
# Behind the sign of a player.
biotopia-whites-held = johtaa, { $whites } kpl
biotopia-whites-open = { $whites ->
    [0] kenelläkään ei ole vielä yhtään
   *[other] kukaan ei johda, tasan { $whites }
}
# The names of the cards follow, or “none”.
biotopia-compost = Komposti { $cards }:
# Heading of a column, at most 9 characters.
biotopia-player = pelaaja
# In the place of a name: whoever looks. At most 9 characters.
biotopia-you = sinä
# Heading of a column, at most 8 characters.
biotopia-points = pist.
# Heading of a column, at most 8 characters: flower symbols.
biotopia-flowers = kukat
# Heading of a column, at most 8 characters: how many cards.
biotopia-hand-size = käsi
# Heading of a column: a player's butterflies; and behind the word of biotopia-known, cards that this
# player was seen to take and surely still holds.
biotopia-open-cards = perhoset; tallella: kädessä tai kukkana
biotopia-known = tallella
biotopia-in-hand = kädessä
biotopia-none = ei yhtään

## What is asked.

biotopia-asked-turn = { $seat }, sinun vuorosi: nosta kortti, ota taivaskortti, aseta kukka, pelaa kortti tai ota tehtävä.
biotopia-asked-first-flower = { $seat }, aseta yksi neljästä kortistasi ensimmäiseksi kukaksesi; kukaan muu ei näe, mikä se on.
biotopia-asked-chrysalis-target = { $seat }, minkä kukistasi kotelo kääntää?
biotopia-asked-sky-card = { $seat }, hohtosinisiiven ansiosta saat ottaa taivaskortin.
biotopia-asked-compost-card = { $seat }, auroraperhosen ansiosta saat ottaa kortin kompostista.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, nurmihäränsilmän ansiosta saat nostaa kortin.
   *[other] { $seat }, nurmihäränsilmien ansiosta saat nostaa { $cards } korttia.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, poista yksi kortti: kaikki näkevät kompostin.
   *[other] { $seat }, poista { $cards } korttia yksi kerrallaan: kaikki näkevät kompostin.
}

## Headings of choices, and what stands behind them: “Draw: the top card”, “Lay as a flower: Peacock”.

biotopia-do-pass = Mitään ei voi tehdä
biotopia-do-draw = Nosta
biotopia-do-take = Ota taivaalta
biotopia-do-flower = Aseta kukaksi
biotopia-do-play = Pelaa
biotopia-do-mission = Ota tehtävä
biotopia-do-turn = Käännä
biotopia-do-recover = Ota kompostista
biotopia-do-discard = Poista
biotopia-do-decline = Tai
biotopia-label-pass = jätä väliin
biotopia-label-draw = { $cards ->
    [one] päällimmäinen kortti
   *[other] { $cards } korttia
}
biotopia-label-decline = jätä käyttämättä

## What happened. Nothing here names a card that not everybody saw.

biotopia-did-pass = { $seat } ei voi tehdä mitään ja jättää väliin.
biotopia-did-draw = { $cards ->
    [0] { $seat } ei nosta mitään: kortteja ei ole jäljellä.
    [one] { $seat } nostaa kortin.
   *[other] { $seat } nostaa { $cards } korttia.
}
biotopia-did-take = { $seat } ottaa taivaalta { FORM($card, "genitive") }.
biotopia-did-flower = { $seat } asettaa kukan.
biotopia-did-play = { $seat } pelaa { FORM($card, "genitive") }.
biotopia-did-lay-top = Pakan päällimmäisestä kortista tulee kukka.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } pelaa { FORM($card, "genitive") }, eikä nostettavaa ole.
    [one] { $seat } pelaa { FORM($card, "genitive") } ja nostaa kortin.
   *[other] { $seat } pelaa { FORM($card, "genitive") } ja nostaa { $cards } korttia.
}
biotopia-did-mission = { $seat } ottaa tehtävän { $mission }.
biotopia-did-turn = { $seat } kääntää esiin { FORM($card, "genitive") }.
biotopia-did-recover = { $seat } ottaa kompostista { FORM($card, "genitive") }.
biotopia-did-discard = { $seat } poistaa { FORM($card, "genitive") }.
biotopia-did-decline-sky-card = { $seat } ei ota taivaskorttia.
biotopia-did-decline-compost-card = { $seat } ei ota mitään kompostista.
biotopia-did-decline-more-cards = { $seat } ei nosta mitään.
biotopia-did-refill = Taivaalle tulee { FORM($cards, "nominative") }.
biotopia-did-three-alike = Kolme { FORM($card, "partitive") } siirtyy taivaalta kompostiin.
biotopia-did-reshuffle = Komposti sekoitetaan uudeksi pakaksi.
biotopia-did-lead = { $seat } johtaa nyt kaaliperhosissa.
biotopia-did-tie = Kukaan ei nyt johda kaaliperhosissa.
biotopia-did-last-round = { $seat } on kerännyt { $points } pistettä: kierros pelataan loppuun.
biotopia-did-end = Peli on päättynyt.

## The end.

biotopia-ended-fifteen-points = Kierros, jolla joku saavutti 15 pistettä, on pelattu loppuun.
biotopia-ended-all-passed = Kaikki jättivät peräkkäin väliin.
biotopia-ended-standstill = Kymmeneen kierrokseen mihinkään riviin ei tullut mitään eikä tehtäviä otettu.
biotopia-tie-different-butterflies = Tasatilanteen ratkaisi erilaisten perhosten määrä.
