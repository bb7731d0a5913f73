### Builders & Biomes: opastetut pelit.

builders-lesson-first = Ensimmäinen maailmasi
builders-lesson-first-welcome = Tervetuloa uuteen maailmaan! Tutki, rakenna ja kerää eniten kokemuspisteitä. Kaikki laatat ovat vielä kuvapuoli alaspäin: vie pelihahmosi merkittyyn risteykseen ja katso, mitä siellä on.
builders-lesson-first-elsewhere = Sinnekin voisit mennä. Mutta tule ensin merkittyyn risteykseen.
builders-lesson-first-look-first = Kuutioita tarvitset pian. Mutta katsotaan ensin, mihin: mene merkittyyn risteykseen.
builders-lesson-first-found = Rakennuksia! Tämän asumuksen hinta: { $cost }. Joka vuorolla teet kaksi eri asiaa. Olet tutkinut, joten nosta nyt kuutioita: ota tämä suuresta kuutiosta.
builders-lesson-first-this-corner = Sekin kuutio on vapaa. Mutta ota merkitty: se on puuta asumukseen, ja se vapauttaa vierestään smaragdin.
builders-lesson-first-freed = Miksei mikä tahansa kuutio? Siitä on näyttävä yläpuoli ja kaksi sivua. Otat aina kaksi kuutiota, ja ensimmäinen vapautti juuri tämän smaragdin. Nosta se!
builders-lesson-first-emerald = Senkin voisit ottaa. Mutta merkitty on smaragdi, ja pian näet, mihin se on hyvä.
builders-lesson-first-build = Myös Sininen on tutkinut ja nostanut kuutioita. Rakenna nyt asumus: sinulla on yksi puu, ja smaragdi korvaa minkä tahansa kuution. Valitse asumus ja sitten merkitty ruutu aavikkojesi välistä.
builders-lesson-first-between = Saat rakentaa mihin ruutuun vain, ja jokin toinen voi nyt tuoda yhtä paljon. Mutta keskeltä aavikkosi voivat kasvaa joka suuntaan, joten valitse tämä ruutu.
builders-lesson-first-pay-first = Sen voit tehdä myöhemmin. Rakenna ensin: sinulla on siihen kaikki kuutiot.
builders-lesson-first-why = Rakennuksessa on elinympäristö, materiaali ja tyyppi, ja kukin lasketaan kerran. Ensin lasketaan elinympäristö, mutta vain ruudut, jotka koskettavat toisiaan: { $spaces ->
    [one] { $spaces } aavikko
   *[other] { $spaces } aavikkoa
}, { $value } pistettä kustakin.
builders-lesson-first-more = Vuorolla on toinen toiminto. Nosta kuutioita seuraavaan rakennukseen: tähän tarvitaan hiekkaa, joten ota sitä.
builders-lesson-first-sand = Sekin kuutio on vapaa. Mutta hiekkaa sinulla ei vielä ole, joten ota merkitty.
builders-lesson-first-blocks-now = Voisit myös tutkia. Mutta nosta ensin kuutioita: hyvällä varastolla voit rakentaa heti.
builders-lesson-first-hidden = Kukaan ei tiedä, mitä tämän kuution alla on. Ota se, niin näemme!
builders-lesson-first-below = Sen voisit ottaa. Mutta etkö halua tietää, mitä merkityn alla on?
builders-lesson-first-onward = Sininenkin on rakentanut. Tutkitaan taas: silloin saat kulkea enintään kaksi askelta, joten tule tänne. Rakentamasi laatan alla odottaa seuraava.
builders-lesson-first-this-way = Sinnekin voisit mennä. Mutta tule tällä kertaa merkittyyn risteykseen.
builders-lesson-first-explore-first = Kuutiot ovat hyvä ajatus. Mutta tutki ensin, niin tiedät, mitä tarvitset.
builders-lesson-first-plan = Puinen silta aavikolla! Se suurentaisi aavikkojesi ryhmää. Hinta: { $cost }, ja sinulta puuttuu yksi puu. Tuossa on: ota se.
builders-lesson-first-wood = Sekin kuutio on vapaa. Mutta siltaan puuttuu puuta: ota merkitty.
builders-lesson-first-keep = Sen voisit rakentaa. Mutta sitten sillasta puuttuisi vielä enemmän puuta, joten ota ensin merkitty kuutio.
builders-lesson-first-layer = Näetkö, miten ylin kerros hupenee? Kun sen viimeinen kuutio on poissa, tulee ensimmäinen pistelasku. { $blocks ->
    [one] Jäljellä on { $blocks } kuutio.
   *[other] Jäljellä on { $blocks } kuutiota.
} Ota tämäkin.
builders-lesson-first-any-block = Sekin kuutio on vapaa. Mutta ota nyt merkitty.
builders-lesson-first-bigger = Nyt voit maksaa sillan. Valitse se ja sitten merkitty ruutu, niin { $spaces ->
    [one] { $spaces } aavikko koskettaa toista
   *[other] { $spaces } aavikkoa koskettaa toisiaan
}. Ja kaksi vierekkäistä puurakennusta auttaa, kun materiaalit lasketaan.
builders-lesson-first-beside = Saat rakentaa mihin ruutuun vain. Mutta tässä silta suurentaa aavikkojesi ryhmää, joten valitse tämä ruutu.
builders-lesson-first-soon = Hienoa! Ylimmässä kerroksessa on { $blocks ->
    [one] { $blocks } kuutio
   *[other] { $blocks } kuutiota
} jäljellä. Mitä enemmän otat, sitä pikemmin pistelasku tulee, ja sinä olet siihen valmis. Ota tämä.
builders-lesson-first-top-layer = Sekin kuutio on vapaa. Mutta ota merkitty: vain ylimmän kerroksen kuutiot tuovat pistelaskun lähemmäs.
builders-lesson-first-last = Vielä yksi: tämä. Sitten Sininen voi tyhjentää ylimmän kerroksen, ja ensimmäinen pistelasku tulee.
builders-lesson-first-score = Ylin kerros on poissa, joten kaikki laskevat yhden elinympäristön. Sininen valitsi vuoriston. Sinulla on { $spaces ->
    [one] { $spaces } aavikko
   *[other] { $spaces } aavikkoa, jotka koskettavat toisiaan
}, ja kukin antaa { $value } pistettä: valitse aavikko!
builders-lesson-first-most = Katso lukuja: aavikosta saat enemmän. Valitse aavikko!
builders-lesson-first-on = { $points } kokemuspistettä sinulle, { $theirs } Siniselle! Toisen kerroksen jälkeen lasketaan materiaali, kolmannen jälkeen tyyppi. Sitten peli päättyy, ja eniten pisteitä voittaa. Maailma on sinun: jatka peliä!

builders-lesson-fights = Aseet ja hirviöt
builders-lesson-fights-look = Tässä maailmassa elää hirviöitä, ja niiden päihittämisestä saa kokemuspisteitä. Tutkia voi myös liikkumatta: valitse risteys, jossa seisot.
builders-lesson-fights-stay = Sinne voisit mennä. Mutta tutki tällä kertaa siellä, missä seisot.
builders-lesson-fights-no-block = Kuutiot voivat odottaa. Tässä luvussa taistellaan.
builders-lesson-fights-fight = Zombi: { $hearts ->
    [one] { $hearts } sydän päihittää sen
   *[other] { $hearts } sydäntä päihittää sen
}. Sattuma kääntää { $tokens } asettasi: miekoissa on sydämiä, myrkyllisissä perunoissa ei. Voitat { $percent } tällaista taistelua sadasta. Rohkeasti vain, taistele!
builders-lesson-fights-trade = Kivimiekkasi teki sen: { $experience } kokemuspistettä! Kaikki aseet palaavat pinoosi. Ja tästä hirviöstä on vielä hyötyä: palauta se, niin saat lisätoiminnon.
builders-lesson-fights-not-yet = Voisit säästää hirviön. Mutta käytä se nyt: palauta se, niin saat lisätoiminnon.
builders-lesson-fights-edge = Lisätoiminto saa olla mikä tahansa, myös sellainen, jonka teit jo tällä vuorolla. Maailman reunalla on lisää aseita: mene sinne ja tutki.
builders-lesson-fights-to-edge = Sinnekin voisit mennä. Mutta merkitty risteys on reunalla, missä aseet ovat.
builders-lesson-fights-collect = Timanttimiekka! Nosta se, niin se on sinun. Sitten voitat { $then } taistelua sadasta tätä luurankoa vastaan, et vain { $now }.
builders-lesson-fights-diamond = Jousikin on hyvä. Mutta timanttimiekassa on enemmän sydämiä, joten nosta se.
builders-lesson-fights-arm-first = Se tulee pian. Nosta ensin timanttimiekka.
builders-lesson-fights-again = Taistele nyt luurankoa vastaan. Jos häviät, et menetä mitään: se jää paikalleen, ja pidät aseesi.
builders-lesson-fights-dare = Voisit tehdä niin. Mutta sinulla on hyvät aseet: taistele luurankoa vastaan!
builders-lesson-fights-end = Päihitetty! Tämän hirviön pidät loppuun asti. Silloin se antaa { $value } pistettä jokaisesta metsästäsi, koskettivatpa ne toisiaan tai eivät: metsiä on { $spaces }, pisteitä { $points }. Nyt osaat taistella: jatka peliä!

builders-lesson-scoring = Näin pisteet lasketaan
builders-lesson-scoring-welcome = Teitä on neljä, ja Sininen pelaa helppoa versiota: Siniselle pistelasku on helpompi. Pian näet miten. Tutki ensin siellä, missä seisot.
builders-lesson-scoring-stay = Sinne voisit mennä. Mutta tutki tällä kertaa siellä, missä seisot.
builders-lesson-scoring-look-first = Kuutiot tulevat sitten. Tutki ensin siellä, missä seisot.
builders-lesson-scoring-wood = Tämän rakennuksen elinympäristö on aavikko. Hinta: { $cost }. Ota siihen merkitty kuutio.
builders-lesson-scoring-that-wood = Sekin kuutio on vapaa. Mutta ota rakennukseen merkitty.
builders-lesson-scoring-another = Ja toinen kuutio: merkitty.
builders-lesson-scoring-any = Sekin kuutio on vapaa. Mutta ota nyt merkitty.
builders-lesson-scoring-build = Rakenna se tähän, pelialustasi keskelle. Silloin aavikoita on { $all }, ja niistä { $spaces } koskettaa toisiaan sivuistaan.
builders-lesson-scoring-middle = Saat rakentaa mihin ruutuun vain. Mutta katso, mitä tässä keskellä tapahtuu.
builders-lesson-scoring-build-first = Sen voit tehdä myöhemmin. Rakenna ensin: sinulla on siihen kaikki kuutiot.
builders-lesson-scoring-layer = Ylimmässä kerroksessa on { $blocks ->
    [one] { $blocks } kuutio
   *[other] { $blocks } kuutiota
} jäljellä. Kun viimeinen on poissa, kaikki laskevat yhden elinympäristön. Ota tämä.
builders-lesson-scoring-top-layer = Voisit tehdä niinkin. Mutta haluamme nähdä pistelaskun: ota merkitty kuutio.
builders-lesson-scoring-one-more = Ja tämä. Muut tyhjentävät kerroksen.
builders-lesson-scoring-score = Pistelasku! Aavikoita on { $all }, mutta sinulla lasketaan vain suurin ryhmä, eivätkä kulmat kosketa toisiaan: { $spaces } kertaa { $value } on { $points }. Valitse aavikko!
builders-lesson-scoring-most = Katso lukuja: aavikosta saat enemmän. Valitse aavikko!
builders-lesson-scoring-end = { $theirs } kokemuspistettä Siniselle, vaikka hänen { $all } aavikkoaan eivät edes kosketa toisiaan! Helpossa versiossa lasketaan joka ruutu; sinun säännölläsi pisteitä olisi { $less }. Helpon version pelaajat valitaan ennen peliä. Jatka nyt peliä!
