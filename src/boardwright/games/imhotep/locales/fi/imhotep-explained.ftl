# Imhotep selittää itsensä: mitä mikin paikka on ja minkä arvoinen nyt, mikä on uutta, mitä tehdä ja miksi.

imhotep-explained-nothing = ei mitään
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Laiva, jossa on { $slots } paikka kiville.
   *[other] Laiva, jossa on { $slots } paikkaa kiville.
} Se saa lähteä, kun kyydissä on { $minimum ->
    [one] { $minimum } kivi.
   *[other] { $minimum } kiveä.
}
imhotep-explained-ship-ready = Se saa lähteä nyt, ja kuka tahansa saa lähettää sen vuorollaan.
imhotep-explained-ship-missing = { $missing ->
    [one] Vielä puuttuu { $missing } kivi.
   *[other] Vielä puuttuu { $missing } kiveä.
}
imhotep-explained-ship-load = Puretaan keulasta, yksi kerrallaan: { FORM($stones, "stone") }.
imhotep-explained-ship-away = Se on { $at } kierroksen loppuun, eikä muita laivoja saa tulla sinne.
imhotep-explained-voyages = Mitä se toisi, jos se lähtisi näin, temppeli tuottaisi ja peli päättyisi:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = Vapaa paikka: vuorossa oleva saa lastata tähän kiven.
imhotep-explained-slot-taken = Tämän kiven väri: { FORM($seat, "stone") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Nykyisessä lastissa tämä paikka puretaan ensin.
    [one] Nykyisessä lastissa ennen sitä puretaan { $ahead } kivi.
   *[other] Nykyisessä lastissa ennen sitä puretaan { $ahead } kiveä.
}

imhotep-explained-market = Jokaisesta tänne tulevasta kivestä saa kortin. Kivi palaa louhokseen.
imhotep-explained-pyramids-a = { $points ->
    [one] Täällä kivi tuo pisteitä heti: seuraavasta ruudusta saa { $points } pisteen.
   *[other] Täällä kivi tuo pisteitä heti: seuraavasta ruudusta saa { $points } pistettä.
}
imhotep-explained-pyramids-b = Täällä kivi tuo pisteitä heti. Kiven omistaja valitsee pyramidin.
imhotep-explained-pyramids-full = { $points ->
    [one] Kaikki ruudut on täytetty: jokainen uusi kivi tuo { $points } pisteen.
   *[other] Kaikki ruudut on täytetty: jokainen uusi kivi tuo { $points } pistettä.
}
imhotep-explained-pyramid = Seuraava ruutu, { $space }.
imhotep-explained-pyramid-complete = Tämä pyramidi on valmis.
imhotep-explained-temple-a = { $points ->
    [one] Kierroksen lopussa jokainen ylhäältä näkyvä kivi tuo { $points } pisteen.
   *[other] Kierroksen lopussa jokainen ylhäältä näkyvä kivi tuo { $points } pistettä.
}
imhotep-explained-temple-b = Kierroksen lopussa jokainen ylhäältä näkyvä kivi tuo sen, mitä sen ruutu näyttää.
imhotep-explained-covers = Seuraava kivi peittää täällä yhden: { FORM($seat, "stone") }.
imhotep-explained-burial-a = Lopussa jokainen samanväristen toisiaan koskettavien kivien ryhmä tuo pisteitä koon mukaan: { $groups }, sitten { $further } jokaisesta lisäkivestä.
imhotep-explained-groups = Ryhmät nyt: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } kivi
   *[other] { $stones } kiveä
} ({ $points })
imhotep-explained-burial-b = Lopussa jokainen rivi lasketaan sen mukaan, kenellä siinä on eniten kiviä: { $places }.
imhotep-explained-row = Rivi { $row }, jos peli päättyisi nyt: { $points }.
imhotep-explained-obelisks-a = Täällä kukin rakentaa tornin. Lopussa pisteet korkeuden mukaan: { $places }.
imhotep-explained-towers = Korkeudet nyt: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } kivestä tulee obeliski.
   *[other] { $stones } samanvärisestä kivestä tulee obeliski.
} Se tuo pisteitä heti: seuraava { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] Kaikki paikat on täytetty: uusi kivi tuo lopussa { $points } pisteen.
   *[other] Kaikki paikat on täytetty: uusi kivi tuo lopussa { $points } pistettä.
}
imhotep-explained-loose = Irralliset kivet, lopussa { $points } kustakin: { $stones }.
imhotep-explained-another = Mitä yksi kivi lisää toisi nyt: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Laiva { $ship } on täällä, joten muita ei saa tulla tällä kierroksella.

imhotep-explained-taken = Sen ottaminen toisi, jos peli sitten päättyisi: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] Siellä on { $stones } kivi.
   *[other] Siellä on { $stones } kiveä.
} { $missing ->
    [one] Kun tulee { $missing } lisää, saa uuden pisteen.
   *[other] Kun tulee { $missing } lisää, saa uuden pisteen.
}
imhotep-explained-unused = { $points ->
    [one] Pelaamattomana se tuo lopussa { $points } pisteen.
   *[other] Pelaamattomana se tuo lopussa { $points } pistettä.
}
imhotep-explained-pair = { $cards ->
    [one] Peitetty kortti. Joka sen ottaa, katsoo sen ensin ja pitää sen.
   *[other] Peitettyjä kortteja. Joka ne ottaa, katsoo ne, pitää yhden ja poistaa toisen.
}

imhotep-explained-get = { $stones ->
    [0] Rekeen ei mahdu enää kiviä: siihen mahtuu { $room }.
   *[other] Hakemalla kiviä saisi nyt { $stones }; rekeen mahtuu { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } kivi on valmiina lastattavaksi.
   *[other] { $stones } kiveä on valmiina lastattavaksi.
} Rekeen mahtuu { $room }.
imhotep-explained-points = { $points ->
    [0] Ei vielä pisteitä.
   *[other] Pisteet tähän asti: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Jos peli päättyisi nyt, pisteitä ei tulisi lisää.
   *[other] Jos peli päättyisi nyt, lisää tulisi: { $total } ({ $sources }).
}
imhotep-explained-wrath = Ei vielä kiveä täällä: { $sites }. Jos yksikin puuttuu vielä lopussa, menettää { $points } pistettä.
imhotep-explained-round = { $ships ->
    [one] { $ships } laiva odottaa vielä. Kun se on lähtenyt, temppeli tuottaa ja kierros päättyy.
   *[other] { $ships } laivaa odottaa vielä. Kun kaikki ovat lähteneet, temppeli tuottaa ja kierros päättyy.
}

imhotep-news-sled-empty = Rekesi on tyhjä. Hae kiviä louhoksestasi, jotta sinulla on lastattavaa.
imhotep-news-may-sail = Kyydissä on tarpeeksi kiviä: saat lähettää tämän laivan, vaikkei yksikään olisi sinun.
imhotep-news-others-may-sail = Kivesi on tässä laivassa, ja kuka tahansa saa lähettää sen minne haluaa.
imhotep-news-last-ship = Tämä on viimeinen laiva. Kun se on lähtenyt, temppeli tuottaa, torille jääneet kortit poistuvat ja kierros päättyy.
imhotep-news-last-round = Tämä on viimeinen kierros. Sen jälkeen lasketaan hautakammio, obeliskit ja kortit.
imhotep-news-blue-card = Sinulla on tämä kortti: { $card }. { $effect }.
imhotep-news-wrath = Et ole vielä rakentanut tänne. Jos kivesi puuttuu lopussa yhdestäkin näistä, menetät { $points } pistettä: { $sites }.
imhotep-news-temple-covers = Seuraava temppeliin tuleva kivi peittää yhden sinun kivistäsi, eikä se sitten tuo enää mitään.
imhotep-news-may-not-sail = { $missing ->
    [one] Tämä laiva ei saa vielä lähteä: { $missing } kivi puuttuu.
   *[other] Tämä laiva ei saa vielä lähteä: { $missing } kiveä puuttuu.
}
imhotep-news-site-taken = Täällä on laiva, joten muita ei saa tulla ennen seuraavaa kierrosta.
imhotep-news-pair = Nämä kortit on peitetty. Joka ne ottaa, katsoo ne ja pitää yhden.
imhotep-news-sled-full = Rekesi on täynnä: siihen mahtuu { $room }. Lastaa kivi, ennen kuin haet lisää.
imhotep-news-pyramids-full = { $points ->
    [one] Pyramidien kaikki ruudut on täytetty. Jokainen uusi kivi tuo { $points } pisteen.
   *[other] Pyramidien kaikki ruudut on täytetty. Jokainen uusi kivi tuo { $points } pistettä.
}
imhotep-news-quarry-empty = Louhoksesi on tyhjä. Kiviä palaa sinne vain torilta.

imhotep-urge-pass = Jätä väliin, sillä muuta et voi tehdä.
imhotep-urge-get = { $stones ->
    [one] Hae { $stones } kivi louhoksestasi.
   *[other] Hae { $stones } kiveä louhoksestasi.
}
imhotep-urge-place = Lastaa kivi laivaan { $ship }.
imhotep-urge-sail = Lähetä laiva { $ship } { $to }.
imhotep-urge-lever = Pelaa Vipu: lähetä laiva { $ship } { $to } ja valitse, mikä kivi puretaan ensin.
imhotep-urge-hammer = Pelaa Vasara: hae kiviä ja lastaa yksi laivaan { $ship }.
imhotep-urge-sail-card = Pelaa Purje: lastaa kivi laivaan { $ship } ja lähetä se heti.
imhotep-urge-chisel = Pelaa Taltta: lastaa kivi laivaan { $ship } ja sitten vielä toinen.
imhotep-urge-sail-to = Lähetä se { $to }.
imhotep-urge-second-stone = Lastaa toinen kivi laivaan { $ship }.
imhotep-urge-unload = Pura tässä järjestyksessä: { FORM($stones, "stone") }.
imhotep-urge-take = Ota tämä kortti: { $card }.
imhotep-urge-look = Katso peitetyt kortit ja pidä yksi.
imhotep-urge-keep = Pidä tämä kortti: { $card }.
imhotep-urge-pyramid = Rakenna { FORM($pyramid, "partitive") } pyramidia.
imhotep-urge-decline = Jätä bonus käyttämättä.
imhotep-urge-point = { $points ->
    [one] Ota { $points } piste.
   *[other] Ota { $points } pistettä.
}
imhotep-urge-stones = { $stones ->
    [one] Ota { $stones } kivi.
   *[other] Ota { $stones } kiveä.
}

imhotep-merit-pass = Muuta et voi tehdä.
imhotep-merit-get = { $stones ->
    [one] Silloin reessäsi on { $stones } kivi valmiina seuraavaan vuoroosi.
   *[other] Silloin reessäsi on { $stones } kiveä valmiina seuraaviin vuoroihisi.
}
imhotep-merit-voyage = { $points ->
    [one] Jos laiva lähtee sitten { $to }, se voi tuoda sinulle { $points } pisteen.
   *[other] Jos laiva lähtee sitten { $to }, se voi tuoda sinulle { $points } pistettä.
}
imhotep-merit-voyage-market = Jos laiva lähtee sitten torille, saat kivestäsi kortin.
imhotep-merit-ready = Silloin laivassa on tarpeeksi kiviä lähtöön.
imhotep-merit-full = Silloin laiva on täynnä, eikä muita mahdu kyytiin.
imhotep-merit-aboard = Silloin kivesi matkustaa tässä laivassa.
imhotep-merit-in-one-turn = Kortilla teet yhdellä vuorolla sen, mihin muuten menisi useampi.
imhotep-merit-pyramids-a = { $points ->
    [one] Pyramidit tuovat sinulle heti { $points } pisteen.
   *[other] Pyramidit tuovat sinulle heti { $points } pistettä.
}
imhotep-merit-pyramids-b = { $points ->
    [one] Pyramidit voivat tuoda sinulle heti { $points } pisteen.
   *[other] Pyramidit voivat tuoda sinulle heti { $points } pistettä.
}
imhotep-merit-temple = { $points ->
    [one] Temppeli tuo sinulle { $points } pisteen tämän kierroksen lopussa, eikä kukaan voi peittää kiviäsi ennen sitä.
   *[other] Temppeli tuo sinulle { $points } pistettä tämän kierroksen lopussa, eikä kukaan voi peittää kiviäsi ennen sitä.
}
imhotep-merit-burial = { $points ->
    [one] Kivesi hautakammiossa olisivat silloin lopussa { $points } pisteen arvokkaammat.
   *[other] Kivesi hautakammiossa olisivat silloin lopussa { $points } pistettä arvokkaammat.
}
imhotep-merit-obelisks = { $points ->
    [one] Kivesi obeliskeilla olisivat silloin lopussa { $points } pisteen arvokkaammat.
   *[other] Kivesi obeliskeilla olisivat silloin lopussa { $points } pistettä arvokkaammat.
}
imhotep-merit-obelisk = { $points ->
    [one] Saat obeliskin valmiiksi: heti { $points } piste.
   *[other] Saat obeliskin valmiiksi: heti { $points } pistettä.
}
imhotep-merit-end = { $points ->
    [one] Jos peli sitten päättyisi, sinulla olisi { $points } piste enemmän ({ $source }).
   *[other] Jos peli sitten päättyisi, sinulla olisi { $points } pistettä enemmän ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] Saat torilta { $cards } kortin.
   *[other] Saat torilta { $cards } korttia.
}
imhotep-merit-costs = { $points ->
    [one] Tässä tilanteessa { $seat } menettää { $points } pisteen.
   *[other] Tässä tilanteessa { $seat } menettää { $points } pistettä.
}
imhotep-merit-spoils = { $seat } on kyydissä mutta saa täällä nyt vain { $points }; toinen kohde voisi tuoda { $most }.
imhotep-merit-round-ends = Se on viimeinen laiva, joten kierros päättyy ja temppeli tuottaa nyt.
imhotep-merit-game-ends = Se on viimeisen kierroksen viimeinen laiva: sen jälkeen peli päättyy.
imhotep-merit-decide = Sinä päätät, minne tämä laiva lähtee, ennen kuin joku muu päättää.
imhotep-merit-order = Sinä valitset, mikä kivi puretaan ensin.
imhotep-merit-order-best = { $points ->
    [one] Oikeassa järjestyksessä se voi tuoda sinulle { $points } pisteen.
   *[other] Oikeassa järjestyksessä se voi tuoda sinulle { $points } pistettä.
}
imhotep-merit-first = Sinun kivesi puretaan ensin.
imhotep-merit-red = Kivesi pääsee { $to } ilman laivaa.
imhotep-merit-blue = { $effect }. Pelaamattomana se tuo lopussa { $points }.
imhotep-merit-decoration = { $stones ->
    [one] Se tuo lopussa pisteen jokaista kohteen kiveä kohti ({ $stones }), olipa se kenen tahansa.
   *[other] Se tuo lopussa pisteen jokaista { $stones } kohteen kiveä kohti, olivatpa ne kenen tahansa.
}
imhotep-merit-look = Saat valita korteista, joita kukaan muu ei ole nähnyt.
imhotep-merit-space = { $points ->
    [one] Tämä ruutu tuo sinulle heti { $points } pisteen.
   *[other] Tämä ruutu tuo sinulle heti { $points } pistettä.
}
imhotep-merit-card = Sen mukana tulee kortti pakasta.
imhotep-merit-ship = Sen mukana saat heti lastata vielä yhden kiven.
imhotep-merit-room-left = Rekeen jää tilaa, joten voit vielä hakea kiviä, jos haluat mieluummin odottaa.
imhotep-merit-stone-kept = Säästät kiven laivaan, joka sopii sinulle paremmin.
imhotep-merit-point = { $points ->
    [one] Saat { $points } pisteen varmasti.
   *[other] Saat { $points } pistettä varmasti.
}
imhotep-merit-stones = Rekeesi tulee kiviä, eikä siihen kulu vuoroa.
