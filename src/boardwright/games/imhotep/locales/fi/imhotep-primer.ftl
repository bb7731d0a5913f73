### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Vie kivesi monumenteille. Kuuden kierroksen jälkeen eniten pisteitä voittaa.
imhotep-primer-turn = Tee yksi asia; sitten on seuraavan vuoro.
imhotep-primer-turn-get = Hae kiviä rekeesi: enintään { $stones }.
imhotep-primer-turn-place = Lastaa kivi laivaan.
imhotep-primer-turn-sail = Lähetä tarpeeksi täysi laiva vapaaseen kohteeseen: mikä tahansa, vaikka siinä ei olisi kiveäsi.
imhotep-primer-turn-card = Tai pelaa sininen kortti.
imhotep-primer-market = Tori: kortti jokaisesta kivestä.
imhotep-primer-pyramids = Pyramidit: pisteitä heti.
imhotep-primer-temple = Temppeli: joka kierros kivistä, jotka näkyvät ylhäältä.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Hautakammio: lopussa, jos sinulla on rivillä eniten kiviä.
   *[A] Hautakammio: lopussa toisiaan koskettavista kivistäsi.
}
imhotep-primer-obelisks = { $side ->
    [B] Obeliskit: { $stones } kivestäsi tulee yksi; ensimmäiset antavat eniten.
   *[A] Obeliskit: lopussa korkeimmista torneista.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Jokainen ottaa värin. Alussa reissänne on vuorojärjestyksessä näin monta kiveä: { $stones }. Loput odottavat louhoksessa. Kohteita on viisi: tori ja neljä monumenttia. Jokaisella on puoli A ja puoli B, ja te valitsette, kumpi on esillä. Kierroskortteja on seitsemän, ja yksi jää pois, joten kukaan ei tiedä varmasti, mitä laivoja tulee.
imhotep-passage-round = Joka kierroksella tulee neljä laivaa. Vuorollaan jokainen tekee yhden asian, yhä uudelleen, kunnes kaikki neljä ovat lähteneet. Kohteita on viisi, joten yksi jää ilman laivaa.
imhotep-passage-round-end = Kun neljäs laiva on purettu, kierros on ohi. Temppeli tuottaa, torille jääneet kortit poistuvat ja uudet laivat tulevat. Viimeisen laivan lähettäjän vasemmalla puolella istuva aloittaa.
imhotep-passage-pass = Aina on tehtävä jotakin. Vain jos mikään ei ole mahdollista, jätät vuoron väliin.
imhotep-passage-get = Ota kiviä louhoksestasi rekeesi: { $stones } kerralla. Rekeen mahtuu { $sled }; jos siinä on jo { $full }, mahtuu vain yksi lisää.
imhotep-passage-place = Lastaa kivi reestäsi vapaaseen paikkaan laivassa, joka vielä odottaa. Laivat eivät ole kenenkään, joten voit valita minkä tahansa.
imhotep-passage-sail = Laivassa on oltava tarpeeksi kiviä, jotta se voi lähteä: neljän paikan laivassa { $four }, kahden paikan laivassa { $two }. Saat lähettää minkä tahansa laivan, vaikka siinä ei olisi kiveäsi, mihin tahansa kohteeseen, jossa ei vielä ole laivaa. Näin autat itseäsi tai lähetät muut sinne, minne he eivät halua.
imhotep-passage-unload = Kivet puretaan laivasta yksi kerrallaan keulasta alkaen. Ensimmäinen saa seuraavan vapaan ruudun, joten paikalla laivassa on väliä.
imhotep-passage-market = Jokaisesta torille tulevasta kivestä sen omistaja ottaa kortin. Kivi palaa louhokseen.
imhotep-passage-market-cards = Punainen kortti vie heti vielä yhden kivesi monumentille. Vihreät ja violetit kortit antavat pisteitä lopussa. Siniset kortit ovat myöhempää vuoroa varten.
imhotep-passage-market-pair = Puoli B. Kaksi korteista on kuvapuoli alaspäin. Ne valinnut katsoo molemmat, pitää toisen ja poistaa toisen.
imhotep-passage-market-pile = Kun korttia tarvitaan ja pakka on tyhjä, poistetut kortit sekoitetaan.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = Puoli A. Kivet täyttävät pyramidin ruutu ruudulta, ja jokainen antaa heti pisteensä: ensin { $points } ja niin edelleen. Laske etukäteen: kuka saa hyvät ruudut? Kun pyramidi on valmis, jokainen kivi sen jälkeen antaa { $beyond }.
imhotep-passage-pyramids-b = Puoli B. Jokainen kivi menee yhteen kolmesta pyramidista omistajansa valinnan mukaan. Sen seuraava ruutu antaa heti pisteitä tai pisteen ja jotakin muuta: kortin, kiviä rekeesi ({ $stones }) tai yhden kivistäsi laivaan. Kun kaikki kolme ovat valmiita, jokainen kivi sen jälkeen antaa { $beyond }.
imhotep-passage-temple = Temppelissä kivet ovat vierekkäin; tilaa on näin monelle: { $spaces }. Kun se on täynnä, seuraavat peittävät vanhat vasemmalta alkaen.
imhotep-passage-temple-a = Puoli A. Katsokaa joka kierroksen lopussa ylhäältä: jokainen näkyvä kivi antaa omistajalleen { $points }. Kivi voi siis tuottaa yhä uudelleen, kunnes joku peittää sen.
imhotep-passage-temple-b = Puoli B. Katsokaa joka kierroksen lopussa ylhäältä: jokainen näkyvä kivi antaa omistajalleen sen, mitä sen alla näkyy: pisteitä, kortin tai oman valinnan mukaan pisteen tai kiviä rekeen ({ $stones }).
imhotep-passage-burial = Rivejä on { $rows }. Kivet täyttävät ne sarake kerrallaan: ensin ensimmäinen ylhäältä alas, sitten seuraava.
imhotep-passage-burial-a = Puoli A. Lopussa kivesi, jotka koskettavat toisiaan sivuilta, ovat ryhmä. Jokainen ryhmä lasketaan, ja suuret antavat paljon enemmän: kun kiviä on { $stones }, saat { $points }. Kun niitä on yli { $most }, jokainen lisäkivi antaa { $further }. Kulmia ei lasketa.
imhotep-passage-burial-b = Puoli B. Lopussa jokainen rivi lasketaan erikseen. Se, jolla siinä on eniten kiviä, saa eniten, sitten seuraava: { $points }. Tasoissa olevat jakavat pisteet.
imhotep-passage-obelisks-a = Puoli A. Jokainen rakentaa tornin. Lopussa korkein antaa eniten, sitten seuraava: { $points }. Tasoissa olevat jakavat pisteet.
imhotep-passage-obelisks-b = Puoli B. Heti kun sinulla on täällä { $stones } irrallista kiveä, niistä tulee obeliski. Se saa arvokkaimman vapaan paikan ja heti sen pisteet: { $points } ja niin edelleen. Lopussa jokainen kivi, joka ei ole obeliskissa, antaa { $loose }.
imhotep-passage-blue = Sinisen kortin pelaaminen on koko vuorosi. Jokainen pelaamatta jäänyt antaa lopussa { $points }.
imhotep-passage-blue-each = Vipu: lähetä laiva ja päätä, missä järjestyksessä sen kivet puretaan. Vasara: hae kiviä ja lastaa sitten yksi. Purje: lastaa kivi ja lähetä sitten se laiva. Taltta: lastaa kaksi kiveä.
imhotep-passage-end = Kuuden kierroksen jälkeen lasketaan hautakammio, obeliskit ja kortit. Eniten pisteitä voittaa. Tasatilanteessa voittaa se, jonka reessä on enemmän kiviä.
imhotep-passage-end-cards = Vihreä kortti antaa pisteitä kohteensa kivistä, olivatpa ne kenen tahansa: 1 jokaista { $stones } kiveä kohti. Patsaat ovat sitä arvokkaampia, mitä enemmän niitä on: { $points } yhdestä, kahdesta, kolmesta ja niin edelleen.
imhotep-passage-wrath = Faarao haluaa nähdä kivesi jokaisessa neljästä monumentista. Jos jossakin niistä ei lopussa ole kiveäsi, menetät pisteitä: { $points }.
