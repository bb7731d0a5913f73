# Imhotep selaimessa: mitä lauta näyttää ja mitä sen paikoista kerrotaan.
imhotep-board-round = Kierros { $round }/{ $rounds }
imhotep-board-piles = { $pile ->
    [one] pakassa { $pile } kortti, poistettu { $discards }
   *[other] pakassa { $pile } korttia, poistettu { $discards }
}
imhotep-board-start = Aloittaja
imhotep-board-coming = Tulevat laivat
imhotep-board-coming-mean = { $cards ->
    [one] { $cards } kierroskortti on jäljellä.
   *[other] { $cards } kierroskorttia on jäljellä.
} { $out ->
    [0] Seuraava on niiden joukossa.
    [one] Yksi niistä tulee seuraavaksi, ja yksi jää laatikkoon.
   *[other] Yksi niistä tulee seuraavaksi, ja { $out } jää laatikkoon.
} Luvut kertovat neljän laivan paikkojen määrät.
imhotep-board-go-on = Valitse nyt jokin hohtavista kohdista.
imhotep-board-get = Hae { $label }

# What the sites give, in few words.
imhotep-board-hint-market = Kortti jokaisesta kivestä
imhotep-board-hint-pyramids-a = Heti: seuraavan ruudun pisteet
imhotep-board-hint-pyramids-b = Heti: valitsemasi pyramidin seuraava ruutu
imhotep-board-hint-temple-a = { $points ->
    [one] Joka kierros: { $points } piste kustakin näkyvästä kivestä
   *[other] Joka kierros: { $points } pistettä kustakin näkyvästä kivestä
}
imhotep-board-hint-temple-b = Joka kierros: mitä alla näkyy
imhotep-board-hint-burial-a = Lopussa, joka ryhmästä: { $groups } +{ $further }
imhotep-board-hint-burial-b = Lopussa, eniten kullakin rivillä: { $places }
imhotep-board-hint-obelisks-a = Lopussa, korkeuden mukaan: { $places }
imhotep-board-hint-obelisks-b = Heti { $stones } kivestä; lopussa { $points } irrallisesta

# What the numbers at the foot of a site count.
imhotep-board-standing-pyramids = Pisteet tähän asti
imhotep-board-standing-temple = Pisteet kierroksen lopussa
imhotep-board-standing-burial = Pisteet, jos peli päättyisi nyt
imhotep-board-standing-obelisks = Pisteet, jos peli päättyisi nyt

# Ships.
imhotep-board-empty = tyhjä
imhotep-board-none = ei yhtään
imhotep-board-ship = { $minimum ->
    [one] Laiva { $ship }, paikkoja { $slots }, lähtöön vähintään { $minimum } kivi. Keulasta alkaen: { FORM($load, "stone") }.
   *[other] Laiva { $ship }, paikkoja { $slots }, lähtöön vähintään { $minimum } kiveä. Keulasta alkaen: { FORM($load, "stone") }.
}
imhotep-board-ship-away = Laiva { $ship }, { $at }
imhotep-board-slot = Laiva { $ship }, { $slot }. paikka keulasta: { FORM($stone, "stone") }

# Sites.
imhotep-board-site = { $site }, puoli { $side }.
imhotep-board-visited = Laiva { $ship } on täällä.
imhotep-board-on-market = { $cards ->
    [0] Avoimia kortteja ei ole.
    [one] { $cards } avoin kortti.
   *[other] { $cards } avointa korttia.
}
imhotep-board-on-pyramids = Kivet järjestyksessä: { FORM($stones, "stone") }.
imhotep-board-on-temple = Kivet vasemmalta, { $spaces } kerroksessa: { FORM($stones, "stone") }.
imhotep-board-on-burial = Kivet sarakkeittain, { $rows } sarakkeessa: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Kivet: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { $space }. Kivet: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = { $pyramid }: valmis. Kivet: { FORM($stones, "stone") }.
imhotep-board-looked-at = joku katsoo sitä

# Players and their cards.
imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "stone") }: { $stones } kivi reessä
   *[other] { $name }, { FORM($seat, "stone") }: { $stones } kiveä reessä
}
imhotep-board-quarry = { $stones ->
    [one] Louhos, { $seat }: { $stones } kivi
   *[other] Louhos, { $seat }: { $stones } kiveä
}
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Viha: −{ $points }
imhotep-board-card = { $count ->
    [one] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}
imhotep-board-cards-of = Kortit: { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] Jos peli päättyisi nyt: { $points } piste
   *[other] Jos peli päättyisi nyt: { $points } pistettä
}

imhotep-board-effect-entrance = Heti: kivi louhoksestasi pyramideille
imhotep-board-effect-sarcophagus = Heti: kivi louhoksestasi hautakammioon
imhotep-board-effect-paved-path = Heti: kivi louhoksestasi obeliskeille
imhotep-board-effect-decoration = { $stones ->
    [one] Lopussa: 1 piste kohteen jokaista kiveä kohti
   *[other] Lopussa: 1 piste kohteen jokaista { $stones } kiveä kohti
}
imhotep-board-effect-statue = Lopussa: { $points } pistettä, kun niitä on 1–{ $most }
imhotep-board-effect-lever = Koko vuoro: lähetä laiva ja valitse purkujärjestys
imhotep-board-effect-hammer = Koko vuoro: hae kiviä ja lastaa sitten yksi
imhotep-board-effect-sail = Koko vuoro: lastaa kivi ja lähetä sitten se laiva
imhotep-board-effect-chisel = Koko vuoro: lastaa kaksi kiveä

# What a ship would bring.
imhotep-board-voyages = Mitä kukin laiva toisi nyt?
imhotep-board-voyages-mean = Kaikkien pisteiden muutos, jos laiva lähtisi nyt, temppeli tuottaisi kerran ja peli päättyisi. Kortteja ja bonuksia ei lasketa; pyramidien puolella B kukin ottaa ruudun, josta saa eniten pisteitä.
imhotep-board-voyages-none = Yhdessäkään odottavassa laivassa ei ole kiviä.
imhotep-board-to = Kohde
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = M
imhotep-board-letter-white = V
imhotep-board-letter-brown = R
imhotep-board-letter-grey = H
