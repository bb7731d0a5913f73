### Mitä kukin Biotopian pöydän paikka on nyt arvoltaan, mitä uudelle kerrotaan kerran ja mitä hyötyä siirrosta on.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Voit pelata sen nyt.
    [one] Voit pelata sen nyt: { $points } piste.
   *[other] Voit pelata sen nyt: { $points } pistettä.
}
biotopia-explained-as-flower = Tai aseta se kukaksi: silloin puutarhassasi on { $symbols ->
    [one] { $symbols } kukka
   *[other] { $symbols } kukkaa
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Sen kanssa sinulla on kaikki, mitä tehtävä { $mission } vaatii.
   *[other] Se auttaa tehtävässä { $mission }: sitten puuttuu vielä { $lacks }.
}
biotopia-explained-sky-card = Voit ottaa sen sen sijaan, että nostaisit pakasta; tilalle tulee uusi.
biotopia-explained-compost-card = Auroraperhonen voi tuoda sen takaisin, tai seuraava sekoitus uudeksi pakaksi.
biotopia-explained-flower = Se on yksi kukka. Vain sinä saat katsoa sen toista puolta.
biotopia-explained-turned = Kotelo voisi kääntää sen: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-explained-not-turned = Se ei ole perhonen, joten kotelo ei käännä sitä.
biotopia-explained-kind-points = Kaikki tämän lajin perhoset tässä puutarhassa: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-explained-playable = Kukkia riittää: { FORM($cards, "nominative") }.
biotopia-explained-too-many = { $cards ->
    [one] Vuoron lopussa { $cards } kortti siirtyy kompostiin.
   *[other] Vuoron lopussa { $cards } korttia siirtyy kompostiin.
}
biotopia-explained-rival-hand = Niitä saa katsoa vain { $seat }.
biotopia-explained-held = Varmasti niiden joukossa: { FORM($cards, "nominative") }.
biotopia-explained-deck = Vuorollasi saat nostaa päällimmäisen kortin. Kun pakka on tyhjä, komposti sekoitetaan uudeksi pakaksi.
biotopia-explained-sky = { $cards ->
    [0] Taivas on tyhjä.
    [one] { $cards } avoin kortti: vuorollasi saat ottaa sen.
   *[other] { $cards } avointa korttia: vuorollasi saat ottaa yhden, ja tilalle tulee uusi. Jos kaikki ovat samoja, ne siirtyvät kompostiin.
}
biotopia-explained-compost = { $cards ->
    [0] Tänne tulevat käytetyt kortit; vielä niitä ei ole.
    [one] { $cards } käytetty kortti, kaikkien nähtävissä. Kun pakka on tyhjä, siitä tulee uusi.
   *[other] { $cards } käytettyä korttia, kaikkien nähtävissä. Kun pakka on tyhjä, niistä tulee uusi.
}
biotopia-explained-mission-met = Sinulla on kaikki, mitä se vaatii: ota se vuorollasi.
biotopia-explained-mission-lacks = Sinulta puuttuu vielä { $lacks }.
biotopia-explained-mission-missing = Sinulta puuttuu vielä: { FORM($cards, "nominative") }.
biotopia-explained-mission-cloak = Suruvaippasi korvaa niistä yhden.
biotopia-explained-whites-nobody = Kenelläkään ei ole enemmän kuin kaikilla muilla, joten se ei ole kenelläkään.
biotopia-explained-whites-lead = Se on sinun, kunhan kellään ei ole yhtä monta.
biotopia-explained-whites-lacks = Jos saat vielä { $whites }, sinulla on eniten.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] Vuorosi lopussa alkaa viimeinen kierros.
    [one] Vielä { $points } piste, niin aloitat viimeisen kierroksen.
   *[other] Vielä { $points } pistettä, niin aloitat viimeisen kierroksen.
}
biotopia-explained-to-go = { $points ->
    [0] Tämän vuoron lopussa alkaa viimeinen kierros.
    [one] Vielä { $points } piste, niin { $seat } aloittaa viimeisen kierroksen.
   *[other] Vielä { $points } pistettä, niin { $seat } aloittaa viimeisen kierroksen.
}
biotopia-explained-nearest = { $points ->
    [0] Lähimpänä loppua: { $seat }, pisteitä on tarpeeksi.
    [one] Lähimpänä loppua: { $seat }, vielä { $points } piste.
   *[other] Lähimpänä loppua: { $seat }, vielä { $points } pistettä.
}
biotopia-explained-missions = Tehtäviä: { $missions }.
biotopia-explained-turn = Nyt vuorossa: { $seat }.
biotopia-news-first-flower = Mikä tahansa kortti voi olla kukka. Aseta mieluiten sellainen, jota et voi pelata pian, koska se maksaa monta kukkaa.
biotopia-news-offer = Tämä on lahja, eikä se vie vuoroa. Saat myös kieltäytyä.
biotopia-news-flowers-first = Perhoset tulevat kukille: vielä { $lacks ->
    [one] { $lacks } kukka
   *[other] { $lacks } kukkaa
}, niin voit pelata tämän kortin: { FORM($card, "nominative") }.
biotopia-news-butterfly-ready = Kukkia riittää perhoseen: { FORM($card, "nominative") }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-news-white-wins = Kaaliperhosella sinulla olisi niitä eniten: tehtävästä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} lisää, eikä se vie omaa vuoroa.
biotopia-news-mission-ready = Puutarhassasi on kaikki, mitä tehtävä { $mission } vaatii: sen ottaminen on yksi vuoro, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-news-mission-in-reach = Olet lähellä tehtävää { $mission }: vain yksi asia puuttuu.
biotopia-news-rival-near-mission = { $seat } on lähellä tehtävää { $mission }: joka ottaa sen ensin, saa pitää sen.
biotopia-news-rival-near-end = { $points ->
    [one] Vielä { $points } piste, niin { $seat } aloittaa viimeisen kierroksen.
   *[other] Vielä { $points } pistettä, niin { $seat } aloittaa viimeisen kierroksen.
}
biotopia-news-last-round = { $turns ->
    [one] Viimeinen kierros: tämä on viimeinen vuoro. Sitten eniten pisteitä kerännyt voittaa.
   *[other] Viimeinen kierros: { $turns } vuoroa jäljellä. Sitten eniten pisteitä kerännyt voittaa.
}
biotopia-news-hand-full = Vuoron lopussa kädessä saa olla enintään { $limit ->
    [one] { $limit } kortti
   *[other] { $limit } korttia
}.
biotopia-news-deck-empty = Pakka on tyhjä. Heti kun korttia tarvitaan, komposti sekoitetaan uudeksi pakaksi.
biotopia-news-rival-leads = { $seat } johtaa kaaliperhosissa ja pitää niiden tehtävän, kunhan kellään ei ole yhtä monta.
biotopia-urge-pass = Jätä väliin, sillä muuta ei voi tehdä.
biotopia-urge-draw = { $cards ->
    [one] Nosta pakan päällimmäinen kortti.
   *[other] Nosta { $cards } korttia.
}
biotopia-urge-take = Ota taivaalta { FORM($card, "nominative") }.
biotopia-urge-flower = Aseta kukaksi { FORM($card, "nominative") }.
biotopia-urge-play = Pelaa { FORM($card, "nominative") }.
biotopia-urge-mission = Ota tehtävä { $mission }.
biotopia-urge-turn = Käännä esiin { FORM($card, "nominative") }.
biotopia-urge-recover = Ota kompostista { FORM($card, "nominative") }.
biotopia-urge-discard = Poista { FORM($card, "nominative") }.
biotopia-merit-points = Siitä tulee heti { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-merit-lead = Saat kaaliperhostehtävän: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} lisää.
biotopia-merit-keeps-lead = Johtosi kaaliperhosissa on varmempi.
biotopia-merit-rival-loses = { $seat } menettää kaaliperhostehtävän ja sen mukana { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
biotopia-merit-last-round = Kun pisteitä on { $points }, aloitat viimeisen kierroksen.
biotopia-merit-turns = Se voi kääntää yhden kukistasi: { FORM($card, "nominative") }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-merit-cards = { $cards ->
    [one] Saat kortin; kukaan ei tiedä, minkä.
   *[other] Saat { $cards } korttia; kukaan ei tiedä, mitkä.
}
biotopia-merit-flowers = Silloin puutarhassasi on { $symbols ->
    [one] { $symbols } kukka
   *[other] { $symbols } kukkaa
}.
biotopia-merit-affords = Silloin kukkia riittää: { FORM($cards, "nominative") }.
biotopia-merit-nearer-card = Silloin puuttuu { $lacks ->
    [one] { $lacks } kukka
   *[other] { $lacks } kukkaa
}: { FORM($card, "nominative") }.
biotopia-merit-hidden = Kotelo, jollainen sinulla on kädessä, voi kääntää sen myöhemmin perhoseksi.
biotopia-merit-would-score = { $lacks ->
    [0] Kukkia riittää sen pelaamiseen: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
    [one] Vielä { $lacks } kukka, niin voit pelata sen: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
   *[other] Vielä { $lacks } kukkaa, niin voit pelata sen: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }.
}
biotopia-merit-denies = Sellaisella kortilla { $seat } saisi tehtävän { $mission } täyteen; tämä jää saamatta.
biotopia-merit-too-dear = Siihen puuttuu vielä { $symbols ->
    [one] { $symbols } kukka
   *[other] { $symbols } kukkaa
}.
biotopia-merit-decline = Kätesi pysyy ennallaan.
biotopia-merit-pass = Muuta ei voi tehdä.
