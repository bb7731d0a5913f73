### Imhotep pöydässä: nimet, piirros, kysymykset, valinnat ja tapahtumat.

## Names of seats, of what points come from, of sites and of pyramids.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Lastaa kivesi laivoihin ja lähetä ne sinne, missä niistä on sinulle eniten hyötyä.
imhotep-option-sides = Torin, pyramidien, temppelin, hautakammion ja obeliskien puoli, kuten { $example } (oletus { $default }).
imhotep-option-wrath = Pelaa faaraon vihan kanssa.

imhotep-seat-black = { $form ->
    [stone] musta
   *[nominative] Musta
}
imhotep-seat-white = { $form ->
    [stone] valkoinen
   *[nominative] Valkoinen
}
imhotep-seat-brown = { $form ->
    [stone] ruskea
   *[nominative] Ruskea
}
imhotep-seat-grey = { $form ->
    [stone] harmaa
   *[nominative] Harmaa
}

imhotep-source-pyramids = { $form ->
    [elative] pyramideista
   *[nominative] pyramidit
}
imhotep-source-temple = { $form ->
    [elative] temppelistä
   *[nominative] temppeli
}
imhotep-source-burial-chamber = { $form ->
    [elative] hautakammiosta
   *[nominative] hautakammio
}
imhotep-source-obelisks = { $form ->
    [elative] obeliskeista
   *[nominative] obeliskit
}
imhotep-source-decorations = { $form ->
    [elative] koristeista
   *[nominative] koristeet
}
imhotep-source-statues = { $form ->
    [elative] patsaista
   *[nominative] patsaat
}
imhotep-source-blue-cards = { $form ->
    [elative] sinisistä korteista
   *[nominative] siniset kortit
}
imhotep-source-wrath = { $form ->
    [elative] faaraon vihasta
   *[nominative] faaraon viha
}

## What points come from, where there is little room: at most 5 characters.

imhotep-short-pyramids = pyram
imhotep-short-temple = temp
imhotep-short-burial-chamber = hauta
imhotep-short-obelisks = obel
imhotep-short-decorations = kor
imhotep-short-statues = pats
imhotep-short-blue-cards = sin
imhotep-short-wrath = viha

## Sites: as headings, as where a ship sails to, and as where it lies or has been.

imhotep-site-market = Tori
imhotep-site-pyramids = Pyramidit
imhotep-site-temple = Temppeli
imhotep-site-burial = Hauta­kammio
imhotep-site-obelisks = Obeliskit
imhotep-to-market = torille
imhotep-to-pyramids = pyramideille
imhotep-to-temple = temppelille
imhotep-to-burial = hautakammiolle
imhotep-to-obelisks = obeliskeille
imhotep-at-market = torilla
imhotep-at-pyramids = pyramideilla
imhotep-at-temple = temppelillä
imhotep-at-burial = hautakammiolla
imhotep-at-obelisks = obeliskeilla
## Which pyramid: “the left pyramid”, “left: 3 points”, and below a drawing, where at least 5 characters have room.

imhotep-pyramid-left = { $form ->
    [partitive] vasenta
   *[nominative] vasen
}
imhotep-pyramid-middle = { $form ->
    [partitive] keskimmäistä
   *[nominative] keskimmäinen
}
imhotep-pyramid-right = { $form ->
    [partitive] oikeaa
   *[nominative] oikea
}
## A slot of a ship, counted from the bow: “places a stone on ship 2, slot 1”.

imhotep-slot = laivan { $ship } paikkaan { $slot }
imhotep-ship-size = { $slots }

## Cards of the market.

imhotep-card-entrance = { $form ->
    [genitive] Sisäänkäynnin
    [partitive] Sisäänkäyntiä
   *[nominative] Sisään­käynti
}
imhotep-card-sarcophagus = { $form ->
    [genitive] Sarkofagin
    [partitive] Sarkofagia
   *[nominative] Sarko­fagi
}
imhotep-card-paved-path = { $form ->
    [genitive] Kivetyn polun
    [partitive] Kivettyä polkua
   *[nominative] Kivetty polku
}
imhotep-card-pyramid-decoration = { $form ->
    [genitive] Pyramidikoristeen
    [partitive] Pyramidikoristetta
   *[nominative] Pyramidi­koriste
}
imhotep-card-temple-decoration = { $form ->
    [genitive] Temppelikoristeen
    [partitive] Temppelikoristetta
   *[nominative] Temppeli­koriste
}
imhotep-card-burial-chamber-decoration = { $form ->
    [genitive] Hautakammiokoristeen
    [partitive] Hautakammiokoristetta
   *[nominative] Hauta­kammio­koriste
}
imhotep-card-obelisk-decoration = { $form ->
    [genitive] Obeliskikoristeen
    [partitive] Obeliskikoristetta
   *[nominative] Obeliski­koriste
}
imhotep-card-statue = { $form ->
    [genitive] Patsaan
    [partitive] Patsasta
   *[nominative] Patsas
}
imhotep-card-lever = { $form ->
    [genitive] Vivun
    [partitive] Vipua
   *[nominative] Vipu
}
imhotep-card-hammer = { $form ->
    [genitive] Vasaran
    [partitive] Vasaraa
   *[nominative] Vasara
}
imhotep-card-sail = { $form ->
    [genitive] Purjeen
    [partitive] Purjetta
   *[nominative] Purje
}
imhotep-card-chisel = { $form ->
    [genitive] Taltan
    [partitive] Talttaa
   *[nominative] Taltta
}

## What a card does, in at most 34 characters. “now”, “end” and “turn” say when.

imhotep-effect-entrance = heti: 1 kivi pyramideille
imhotep-effect-sarcophagus = heti: 1 kivi hautakammioon
imhotep-effect-paved-path = heti: 1 kivi obeliskeille
imhotep-effect-decoration = lopussa: kivet / { $stones }
imhotep-effect-statue = lopussa: { $points } (1–{ $most } kpl)
imhotep-effect-lever = vuoro: lähetä, oma purkujärjestys
imhotep-effect-hammer = vuoro: hae kiviä, lastaa yksi
imhotep-effect-sail = vuoro: lastaa 1, lähetä se laiva
imhotep-effect-chisel = vuoro: lastaa kaksi kiveä

## The drawing in the terminal.

imhotep-round = kierros { $round }/{ $rounds }
imhotep-starts = aloittaja { $seat }
imhotep-piles = pakka { $pile }, poistot { $discards }
imhotep-wrath = faaraon viha mukana
imhotep-harbour = Satama
# How many stones a ship needs to sail, and how many are on it. At most 19 characters.
imhotep-ship-needs = väh. { $minimum }, nyt { $loaded }
# At most 19 characters.
imhotep-ship-ready = väh. { $minimum }, saa lähteä
# A ship that nobody sailed in this round. At most 19 characters.
imhotep-ship-gone = jäi satamaan
imhotep-ship-is-here = laiva { $ship }
imhotep-pair = { $cards ->
    [one] Peitetty kortti
   *[other] Peitetty pari
}
imhotep-pair-effect = katso ja pidä yksi
imhotep-market-empty = ei kortteja jäljellä
# Stones beside the finished pyramids, which give $points each. Their letters follow.
imhotep-beside = vieressä, { $points } kukin:
# What the signs c, s and ▸ on a pyramid give; keep the signs.
imhotep-pyramid-signs = { $stones ->
    [one] c kortti, s { $stones } kivi, ▸ kivi laivaan
   *[other] c kortti, s { $stones } kiveä, ▸ kivi laivaan
}
# Below numbers: how many stones lie under each visible one.
imhotep-temple-under = kiviä alla
imhotep-temple-a = näkyvä kivi: { $points } joka kierros
# What the signs s and c on the temple give; keep the signs.
imhotep-temple-b = s kiviä, c kortti
# Points at the end for groups of own stones of each size, such as “1 3 6 10 15 +2”.
imhotep-burial-a = lopussa: omat ryhmät { $groups } +{ $further }
# Points at the end for the most stones in a row, such as “6 3”.
imhotep-burial-b = lopussa: eniten rivillä { $places }
# Points at the end for the tallest obelisks, such as “15/10/5/1”.
imhotep-obelisks-a = lopussa: { $places }
imhotep-obelisks-b = { $stones ->
    [one] kussakin { $stones } kivi
   *[other] kussakin { $stones } kiveä
}
imhotep-obelisks-loose = irrallaan, { $points } kukin
# Heading of a column, as are the next ones.
imhotep-player = pelaaja
imhotep-you = { $seat } (sinä)
imhotep-sled = reki
imhotep-quarry = louhos
imhotep-cards = kortit
imhotep-points = pisteet

## What is asked.

imhotep-asked-turn = { $seat }, sinun vuorosi: hae kiviä, lastaa kivi, lähetä laiva tai pelaa sininen kortti.
imhotep-asked-unload-order = { $seat }, missä järjestyksessä kivet puretaan? Ensimmäisenä mainittu puretaan ensin.
imhotep-asked-sail-to = { $seat }, minne laiva { $ship } lähtee?
imhotep-asked-second-stone = { $seat }, minne Taltan toinen kivi lastataan?
imhotep-asked-take-card = { $seat }, ota kortti torille tulleesta kivestäsi.
imhotep-asked-keep-card = { $seat }, pidä yksi parin korteista; vain sinä näet ne.
imhotep-asked-choose-pyramid = { $seat }, mihin pyramidiin kivesi tulee?
imhotep-asked-ship-bonus = { $seat }, saat bonuksena lastata kiven reestäsi laivaan.
imhotep-asked-temple-choice = { $seat }, temppelin ruutu { $space }: pisteitä vai kiviä?
imhotep-asked-stones-bonus = { $seat }, saat bonuksena hakea kiviä louhoksesta rekeesi.

## Headings of choices, and what stands behind them: “Sail ship 1 to: Temple”, “Place on ship 2, slot: 1”.

imhotep-do-pass = Mitään ei voi tehdä
imhotep-do-get = Hae kiviä
imhotep-do-place = Lastaa laivaan { $ship }, paikka
imhotep-do-sail = Lähetä laiva { $ship }, kohde
imhotep-do-lever = Vipu: lähetä laiva { $ship }, kohde
imhotep-do-hammer = Vasara: hae, lastaa laivaan { $ship }, paikka
imhotep-do-sail-card = Purje: lastaa ja lähetä laiva { $ship }, paikka
imhotep-do-chisel = Taltta: ensimmäinen laivaan { $ship }, paikka
imhotep-do-sail-to = Lähetä, kohde
imhotep-do-second-stone = Toinen laivaan { $ship }, paikka
imhotep-do-unload = Pura
imhotep-do-take = Ota
imhotep-do-keep = Pidä
imhotep-do-pyramid = Rakenna
imhotep-do-decline = Tai
imhotep-do-temple = Ota
imhotep-do-stones-bonus = Bonuskivet
imhotep-label-pass = jätä väliin
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } kivi
   *[other] { $stones } kiveä
}
imhotep-label-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
imhotep-label-pair = peitetty pari: katso ja pidä yksi
imhotep-label-decline = jätä käyttämättä
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } ja kortti
imhotep-label-space-stones = { $pyramid }: { $points } ja kiviä
imhotep-label-space-ship = { $pyramid }: { $points } ja kivi laivaan

## What happened.

imhotep-did-pass = { $seat } jättää väliin.
imhotep-did-get = { $stones ->
    [one] { $seat } hakee { $stones } kiven.
   *[other] { $seat } hakee { $stones } kiveä.
}
imhotep-did-place = { $seat } lastaa kiven { $slot }.
imhotep-did-sail = { $seat } lähettää laivan { $ship } { $to }.
imhotep-did-lever = { $seat } pelaa Vivun: laiva { $ship } lähtee { $to }.
imhotep-did-hammer = { $stones ->
    [one] { $seat } pelaa Vasaran: hakee { $stones } kiven ja lastaa yhden { $slot }.
   *[other] { $seat } pelaa Vasaran: hakee { $stones } kiveä ja lastaa yhden { $slot }.
}
imhotep-did-sail-card = { $seat } pelaa Purjeen ja lastaa kiven { $slot }.
imhotep-did-chisel = { $seat } pelaa Taltan: ensimmäinen kivi tulee { $slot }.
imhotep-did-second-stone = { $seat } lastaa toisen kiven { $slot }.
imhotep-did-unload = { $seat } päättää purkujärjestyksen: { FORM($stones, "stone") }.
imhotep-did-take = { $seat } ottaa { FORM($card, "genitive") }.
imhotep-did-look = { $seat } katsoo peitettyä paria.
imhotep-did-keep = { $seat } pitää { FORM($card, "genitive") }.
imhotep-did-pyramid = { $seat } rakentaa { FORM($pyramid, "partitive") } pyramidia.
imhotep-did-decline = { $seat } jättää bonuksen käyttämättä.
imhotep-did-point = { $seat } ottaa temppelin pisteet.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = Poistetut kortit sekoitetaan uudeksi pakaksi.
imhotep-did-draw = { $seat } nostaa { FORM($card, "genitive") }.
imhotep-did-round = Kierros { $round } alkaa, laivojen koot { $ships }; { $seat } aloittaa.
imhotep-did-end = Peli on päättynyt.

## The end.

imhotep-ended-six-rounds = Kuusi kierrosta on pelattu.
imhotep-tie-stones-on-sled = Tasatilanteen ratkaisivat rekien kivet.

## Choices before a game.

web-imhotep-sides = Kohteiden puolet
web-imhotep-sides-all = Kaikki { $side }
web-imhotep-sides-mixed = Arvottu sekoitus
web-imhotep-sides-chosen = Puolet: { $value }
web-imhotep-sides-market-a = Kaikki kortit ovat avoimina.
web-imhotep-sides-market-b = Voi myös katsoa peitetyn parin ja pitää yhden kortin.
web-imhotep-sides-pyramids-a = Yksi pyramidi: kivi antaa heti seuraavan ruudun pisteet.
web-imhotep-sides-pyramids-b = Kolme pyramidia, joista valita; jotkin ruudut antavat kortin, kiviä tai kiven laivaan.
web-imhotep-sides-temple-a = Joka kierroksella jokainen ylhäältä näkyvä kivi antaa saman verran.
web-imhotep-sides-temple-b = Joka kierroksella jokainen ylhäältä näkyvä kivi antaa sen, mitä sen ruutu näyttää: pisteitä, kiviä tai kortin.
web-imhotep-sides-burial-a = Lopussa jokainen ryhmä omia toisiaan koskettavia kiviä antaa pisteitä; suuret paljon enemmän.
web-imhotep-sides-burial-b = Lopussa kullakin rivillä saa eniten se, jolla on siinä eniten kiviä.
web-imhotep-sides-obelisks-a = Lopussa korkein torni antaa eniten.
web-imhotep-sides-obelisks-b = Valmis obeliski antaa pisteet heti; mitä aiemmin, sitä enemmän.
web-imhotep-wrath = Faaraon viha mukana
web-imhotep-wrath-mean = Jos pelaajalla ei ole kiveä jossakin neljästä rakennelmasta, hän menettää lopussa pisteitä.
web-imhotep-wrath-chosen = Faaraon viha mukana
