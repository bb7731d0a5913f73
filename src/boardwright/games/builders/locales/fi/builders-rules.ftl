### Builders & Biomes: säännöt omin sanoin ja tulkinnat kohdista, jotka sääntökirja jättää avoimiksi.

## Headings of the rules.

builders-section-setup = Valmistelut
builders-section-turn = Vuoro
builders-section-collect-blocks = Nosta kuutioita
builders-section-explore = Tutki
builders-section-build = Rakenna
builders-section-fight-a-mob = Taistele hirviötä vastaan
builders-section-collect-a-weapon = Nosta ase
builders-section-beaten-mobs = Päihitetyt hirviöt
builders-section-scoring-rounds = Pistelaskukierrokset
builders-section-end = Pelin päättyminen
builders-section-beginners = Helppo peliversio

## What changed from one version of the rules to the next.

builders-change-tiles = Neljällä rakennuksella on toinen tyyppi, koska julkaistu valokuva näyttää metsän kivisillan: eläinsuojat metsä/kivi ja aavikko/obsidiaani ovat nyt siltoja, ja sillat metsä/obsidiaani ja aavikko/kivi eläinsuojia.

## Rules and rulings.

rule-bb-1-1 = Pelaajia on kahdesta neljään, ja värit ovat punainen, sininen, keltainen ja vihreä.
rule-bb-1-2 = 64 laattaa, rakennukset ja hirviöt yhdessä, sekoitetaan 16 neljän laatan pinoon kuvapuoli alaspäin neljä kertaa neljä -ruudukoksi.
rule-bb-1-3 = 16 väritöntä aselaattaa sekoitetaan, ja jokaisen pysty- ja vaakarivin kumpaankin päähän tulee yksi kuvapuoli alaspäin: ruudukossa on kuusi kertaa kuusi paikkaa, joista neljä kulmaa on tyhjiä.
rule-bb-1-4 = 64 kuutiota (16 puuta, 14 hiekkaa, 12 kiveä, 10 obsidiaania, 12 smaragdia) muodostavat satunnaisessa järjestyksessä suuren kuution, neljä kertaa neljä kertaa neljä.
rule-bb-1-5 = Jokaisella pelaajalla on yksi neljästä erilaisesta pelialustasta, johon on painettu kolme kertaa kolme elinympäristöä, nolla kokemuspistettä ja viiden aselaatan pino: kivimiekka, puumiekka ja kolme myrkyllistä perunaa.
rule-bb-1-6 = Risteyksiä on 25, ruudukon sisäkulmissa, ja kaikki pelihahmot aloittavat niistä keskimmäisestä.
rule-bb-1-7 = Alussa mitään ei käännetä.
rule-bb-1-8 = Aloittaja sovitaan ennen peliä tai arvotaan.
rule-bb-2-1 = Vuorolla tehdään täsmälleen kaksi eri toimintoa näistä: nosta kuutioita, tutki, rakenna, taistele hirviötä vastaan ja nosta ase; sitten lisätoimintoja, jos haluaa; sitten vuoro siirtyy myötäpäivään.
rule-bb-2-2 = Toimintoa, jota ei voi suorittaa, ei voi valita.
rule-bb-3-1 = Ota suuresta kuutiosta kaksi kuutiota, toinen toisensa jälkeen, omaan varastoosi, jonka kaikki näkevät.
rule-bb-3-2 = Kuution saa ottaa vain, jos siitä on näkyvillä yläpuoli ja vähintään kaksi neljästä sivusta, mistä kerroksesta ja miltä puolelta tahansa; alussa nämä ovat neljä ylänurkkaa.
rule-bb-3-3 = Toinen kuutio saa olla sellainen, jonka ensimmäinen vapautti.
rule-bb-3-4 = Kuutio, jonka yläpuoli ja sivut ovat kaikki peitossa, on kaikilta piilossa: alussa kaksitoista sisintä.
rule-bb-4-1 = Liikuta pelihahmoa nolla, yksi tai kaksi askelta, kukin seuraavaan risteykseen pysty- tai vaakariviä pitkin.
rule-bb-4-2 = Sitten käännetään kaikki, mitä risteystä ympäröivissä neljässä paikassa on kuvapuoli alaspäin, pinojen päällimmäiset ja aselaatat; tämä on pakollista myös liikkumatta, ja jo käännetyt jäävät ennalleen.
rule-bb-4-3 = Samassa risteyksessä voi olla useita pelihahmoja, eivätkä tyhjät paikat vaikuta liikkumiseen.
rule-bb-5-1 = Rakennuksen on oltava käännettynä jossakin pelihahmoa ympäröivistä neljästä paikasta.
rule-bb-5-2 = Sen hinta maksetaan varastosta pelilaatikkoon; smaragdi voi korvata minkä tahansa kuution.
rule-bb-5-3 = Laatta tulee mihin tahansa oman pelialustan ruutuun sen elinympäristöstä riippumatta, myös vanhemman rakennuksen päälle, jota ei sen jälkeen lasketa.
rule-bb-5-4 = Rakennus, johon on painettu kokemuspisteitä, antaa ne heti.
rule-bb-5-5 = Pinon seuraava laatta jää kuvapuoli alaspäin, kunnes joku tutkii siellä.
rule-bb-6-1 = Hirviön on oltava käännettynä pelihahmon vieressä; pelaaja sekoittaa oman pinonsa ja kääntää kolme aselaattaa yksi kerrallaan.
rule-bb-6-2 = Jos sydämiä on vähintään yhtä monta kuin hirviössä, se on päihitetty, siirtyy pelaajalle ja antaa heti kokemuspisteensä; jos vähemmän, se jää paikalleen. Perunoissa ei ole sydämiä. Alla oleva laatta jää kuvapuoli alaspäin; päihitetyt hirviöt pidetään kuvapuoli alaspäin.
rule-bb-6-3 = Taistelun jälkeen kaikki käännetyt aselaatat palaavat pinoon, räjäytettyä dynamiittia lukuun ottamatta.
rule-bb-6-4 = Jokaisesta käännetystä jousesta saa heti kääntää yhden aselaatan lisää; näin käännetty jousi vaikuttaa samoin.
rule-bb-6-5 = Jokainen käännetty kultainen kuokka antaa heti kaksi kokemuspistettä, voittipa tai hävisi taistelun.
rule-bb-6-6 = Jokaisesta käännetystä kivisestä hakusta pelaaja saa heti ottaa yhden kuution, voittipa tai hävisi taistelun; se ei ole toiminto ”nosta kuutioita”.
rule-bb-6-7 = Kun kaikki aselaatat on käännetty, käännetyn dynamiitin saa räjäyttää: se antaa viisi sydäntä ja poistuu pelistä; muuten siitä ei lasketa mitään ja se pidetään.
rule-bb-7-1 = Ota pelihahmon vieressä oleva käännetty aselaatta omaan pinoosi; kuvapuoli alaspäin olevan laatan vieressä ei kukaan koskaan seiso.
rule-bb-7-2 = Omia aselaattoja saa katsoa milloin tahansa.
rule-bb-8-1 = Kahden toiminnon jälkeen pelaaja saa palauttaa kuinka monta lisätoimintosymbolilla varustettua hirviötä tahansa; kustakin saa yhden minkä tahansa toiminnon, joka on suoritettava, ja hirviön kokemuspisteet säilyvät.
rule-bb-8-2 = Pistesymbolilla varustetut hirviöt säilytetään pelin loppuun.
rule-bb-9-1 = Kierros A (elinympäristöt) tulee, kun ylimmän kerroksen viimeinen kuutio on poissa, B (materiaalit), kun toinen kerros on poissa, ja C (tyypit), kun kolmas on, otettiinpa alemmista kerroksista mitä tahansa.
rule-bb-9-2 = Kierroksen käynnistänyt pelaa ensin vuoronsa loppuun lisätoimintoineen; useat samalla vuorolla käynnistyneet kierrokset pidetään peräkkäin, A, B, C.
rule-bb-9-3 = Vuoronsa päättäneestä pelaajasta myötäpäivään kukin valitsee täsmälleen yhden kortin neljästä ominaisuudesta; jokainen kierros alkaa taas samasta pelaajasta.
rule-bb-9-4 = Pisteitä saa suurimmasta yhtenäisestä ryhmästä ruutuja, joissa on tämä ominaisuus ja jotka koskettavat toisiaan sivuistaan: kortin arvo jokaisesta ruudusta; yhden ruudun ryhmäkin kelpaa.
rule-bb-9-5 = Kierroksella A lasketaan rakennusten elinympäristöt ja rakentamattomiin ruutuihin painetut; kierroksilla B ja C vain rakennukset.
rule-bb-9-6 = Pistelaskussa ei poisteta mitään, ja peli jatkuu sen käynnistäneen pelaajan vasemmalta puolelta.
rule-bb-10-1 = Kierroksen C jälkeen peli päättyy, olipa alimmasta kerroksesta jäljellä mitä tahansa; sitten jokainen pistesymbolilla varustettu hirviö antaa arvonsa jokaisesta ominaisuutensa ruudusta, olivatpa ruudut yhteydessä tai eivät, näkyvät painetut elinympäristöt mukaan lukien.
rule-bb-10-2 = Eniten kokemuspisteitä voittaa; tasatilanteen ratkaisee varaston kuutioiden määrä; yhä tasoissa olevat voittavat yhdessä.
rule-bb-11-1 = Helpossa versiossa kolmella pistelaskukierroksella lasketaan kaikki ominaisuuden ruudut, ei vain suurinta ryhmää.
rule-bb-11-2 = Sen voi asettaa samassa pöydässä yksittäisille pelaajille.
rule-bb-r1 = Jos kuutioita on jäljellä yksi, otetaan yksi, ja jos ei yhtään, toimintoa ei voi valita. Tutkia voi aina, vaikka käännettävää ei olisi.
rule-bb-r1-reason = Kaksi kuutiota voi aina ottaa, kun kaksi on jäljellä; joka vuorolla voi aina tehdä kaksi eri toimintoa, joten kukaan ei jää jumiin.
rule-bb-r1-remark = Sääntökirja ei puhu suuresta kuutiosta, jossa on alle kaksi kuutiota.
rule-bb-r2 = Askel sinne ja takaisin on sama kuin paikallaan pysyminen.
rule-bb-r2-reason = Laattoja käännetään vain siinä risteyksessä, johon liike päättyy.
rule-bb-r2-remark = Sääntökirja ei puhu kuljetusta reitistä.
rule-bb-r3 = Ensin maksetaan omalla materiaalilla, puuttuva smaragdeilla.
rule-bb-r3-reason = Smaragdi käy kaikkeen, mihin muutkin kuutiot, joten sen säästäminen ei ole koskaan huonompi vaihtoehto eikä todellista valintaa jää pois.
rule-bb-r3-remark = Sääntökirja ei kerro, kuka valitsee.
rule-bb-r4 = Jousen lisälaatta käännetään aina.
rule-bb-r4-reason = Kieltäytymisestä olisi hyötyä vain, jos haluaisi hävitä tahallaan.
rule-bb-r4-remark = Sääntökirjan mukaan sen saa kääntää.
rule-bb-r5 = Jokaisesta käännetystä dynamiitista kysytään erikseen, myös kun taistelu on jo voitettu; sen saa räjäyttää voittamattakin. Jos kuutioita ei ole jäljellä, hakusta ei kysytä.
rule-bb-r5-reason = Dynamiitin käyttäminen on joka kerta pelaajan valinta; missä ei ole otettavaa, ei ole valintaa.
rule-bb-r5-remark = Sääntökirja ei puhu useista dynamiiteista eikä tyhjästä suuresta kuutiosta.
rule-bb-r6 = Lisätoimintohirviöt vaihdetaan yksi kerrallaan, myös juuri tällä vuorolla päihitetty; ei kysytä, mikä niistä palautetaan.
rule-bb-r6-reason = Yksitellen pelaaja näkee, mitä toiminto tuo, ennen kuin maksaa seuraavasta; kokemuspisteet säilyvät, joten hirviöillä ei ole eroa.
rule-bb-r6-remark = Sääntökirja sanoo: niin monta kuin haluat.
rule-bb-r7 = Pelialustat jaetaan satunnaisesti tai valitaan ennen peliä väristä riippumatta.
rule-bb-r7-reason = Saksankielinen sääntökirja ja kolme muuta sanovat suoraan, että minkä tahansa pelialustan saa ottaa.
rule-bb-r7-remark = Englanninkielisestä sääntökirjasta saa kuvan, että pelialusta kuuluu väriin; saksankielinen sanoo: mikä tahansa neljästä.
rule-bb-r8 = Aselaatan vaikutus toteutetaan ennen seuraavan kääntämistä; dynamiitti tulee viimeisen jälkeen.
rule-bb-r8-reason = Sitä ”heti” tarkoittaa, kun aselaatat käännetään yksi kerrallaan; näin esiin tulevat kuutiot ja laatat voivat vaikuttaa seuraavaan valintaan.
rule-bb-r8-remark = Sääntökirja sanoo sekä ”heti” että ”kääntämisen jälkeen”.
rule-bb-r9 = Jokaiselta pelaajalta kysytään aina ominaisuus; myös sellaisen saa valita, jota ei ole missään ruudussa, ja siitä ei saa mitään.
rule-bb-r9-reason = Kierroksilla B ja C pelialustalla ei ehkä ole yhtään ominaisuutta, ja valinta on silti tehtävä.
rule-bb-r9-remark = Sääntökirja ei puhu pelialustasta, josta ei saa pisteitä.
rule-bb-r10 = Kokemuspisteet ovat pelkkä luku ilman ylärajaa.
rule-bb-r10-reason = Painetun pisteradan voi kiertää uudestaan.
rule-bb-r10-remark = Sääntökirja ei puhu pisteradan päästä.
rule-bb-r11 = 400 vuoron jälkeen peli päättyy: 400. vuoron käynnistämät pistelaskukierrokset vielä pidetään, muut jätetään väliin, hirviöiden pisteet lasketaan ja kokemuspisteet ratkaisevat.
rule-bb-r11-reason = Paikallaan tutkiminen ja toivoton taistelu voisivat toistua loputtomiin; tuhansista koepeleistä pisimmässä oli 69 vuoroa.
rule-bb-r11-remark = Sääntökirjat eivät aseta rajaa.
rule-bb-r12 = Myös ruudukon neljän kulman risteykset, joiden ympärillä on kolme paikkaa, lasketaan risteyksiksi.
rule-bb-r12-reason = Rivit ja sarakkeet risteävät sielläkin, eikä kuusi yhdestätoista sääntökirjasta mainitse lukumäärää.
rule-bb-r12-remark = Saksankielinen sääntökirja ja neljä muuta puhuvat neljän kortin tai laatan välisestä risteyksestä; englanninkielinen ja viisi muuta eivät mainitse lukumäärää.
rule-bb-r13 = Päihitetyt hirviöt ja aselaatat ovat kuvapuoli alaspäin, mutta se, mitä pelaajalla on, on kaikkien tiedossa.
rule-bb-r13-reason = Kaikki näkivät niiden tulevan, eikä pinon järjestyksellä ole koskaan väliä: se sekoitetaan jokaista taistelua varten.
rule-bb-r13-remark = Sääntökirjan mukaan molemmat ovat kuvapuoli alaspäin ja omia laattoja saa katsoa; se ei sano, mitä muut saavat tietää.
