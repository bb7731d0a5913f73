### Biotopia: säännöt omin sanoin ja tulkinnat kohdista, jotka sääntökirja jättää avoimiksi.

## Headings of the rules.

biotopia-section-setup = Valmistelut
biotopia-section-turn = Vuoro
biotopia-section-cards = Kortit
biotopia-section-missions = Tehtävät
biotopia-section-sky-and-deck = Taivas ja pakka
biotopia-section-end = Pelin päättyminen
biotopia-section-information = Tiedot

## Rules and rulings.

rule-bt-1-1 = Pelaajia on kahdesta viiteen. Sääntökirja ei mainitse määrää; julkiset lähteet mainitsevat.
rule-bt-1-2 = Tehtävä ”eniten kaaliperhosia” on esillä ja sen vieressä neljä kuudesta muusta, arvottuina; kaksi jää pois.
rule-bt-1-3 = 100 korttia sekoitetaan; kolmesta tulee taivas, sitten jokainen pelaaja nostaa neljä.
rule-bt-1-4 = Jokainen pelaaja asettaa salaa yhden neljästä kortistaan kukkapuoli ylöspäin ensimmäiseksi kukaksi ja pitää kolme.
rule-bt-1-5 = Aloittaja on sovittu tai arvotaan.
rule-bt-2-1 = Vuorolla tehdään täsmälleen yksi viidestä toiminnosta, sitten vuoro siirtyy myötäpäivään. Yksi niistä: nosta pakan päällimmäinen kortti.
rule-bt-2-2 = Tai ota yksi kolmesta taivaskortista; sen tilalle tulee heti uusi pakasta.
rule-bt-2-3 = Tai pelaa mikä tahansa käsikortti kukkapuoli ylöspäin omaan kukkariviin.
rule-bt-2-4 = Tai pelaa käsikortti kuvapuoli ylöspäin, jos omassa kukkarivissä on vähintään sen hinnan verran kukkasymboleja; kukat eivät kulu.
rule-bt-2-5 = Tai ota yksi tavallinen tehtävä, jonka vaatimus täyttyy; pelkkä täyttyminen ei vielä tuo tehtävää.
rule-bt-2-6 = Oman vuoron lopussa kädessä saa olla enintään kuusi korttia; pelaaja valitsee, mitkä ylimääräiset menevät kompostiin.
rule-bt-3-1 = Kukkapuoli ylöspäin oleva kortti on yksi kukkasymboli; kuvapuoli ylöspäin pelattu ahdekaunokki on kukkarivissä ja vastaa kahta.
rule-bt-3-2 = Kuvapuoli ylöspäin pelatut perhoset tulevat perhosriviin, antavat pisteensä ja vaikuttavat, tulivat ne peliin miten tahansa; ne eivät poistu koskaan.
rule-bt-3-3 = Amiraalilla ja lauhahiipijällä ei ole vaikutusta.
rule-bt-3-4 = Hohtosinisiipi: pelaaja saa ottaa yhden taivaskortin käteen; sen tilalle tulee heti uusi.
rule-bt-3-5 = Auroraperhonen: pelaaja saa ottaa kompostista minkä tahansa yhden kortin käteen, nyt tai ei ollenkaan.
rule-bt-3-6 = Sitruunaperhonen: pakan päällimmäinen kortti tulee kukkapuoli ylöspäin omaan kukkariviin, oli se mikä tahansa; pelaaja saa katsoa sen.
rule-bt-3-7 = Nurmihäränsilmä: pelaaja saa nostaa yhtä monta korttia kuin omia nurmihäränsilmiä on pelissä, tämä mukaan lukien.
rule-bt-3-8 = Kaaliperhonen: heti tarkistetaan, kenellä niitä on eniten.
rule-bt-3-9 = Nokkosperhonen: jokainen omassa rivissä jo oleva nostaa seuraavan hintaa yhdellä symbolilla ja arvoa yhdellä pisteellä.
rule-bt-3-10 = Suruvaippa: enintään yksi korvaa yhden puuttuvan perhosen, kun otetaan tavallinen tehtävä, ja taas myöhemmillä vuoroilla; sillä ei ole muiden perhosten vaikutuksia.
rule-bt-3-11 = Neitoperhonen: se on pelattava kädestä, kotelo ei voi kääntää sitä; sen saa pelata kukaksi.
rule-bt-3-12 = Kotelo: hinta tarkistetaan, kotelo menee kompostiin, ja sitten yksi oma kukkapuolella oleva perhonen (ei neitoperhonen) on käännettävä perhosriviin sen hinnasta välittämättä, ja se vaikuttaa.
rule-bt-3-13 = Auringonpaiste: kolme korttia on nostettava, sitten se menee kompostiin; sillä välin se ei ole missään pinossa.
rule-bt-3-14 = Perhonen pysyy pelissä, vaikka kukkarivissä olisi myöhemmin vähemmän symboleja kuin sen hinta on.
rule-bt-4-1 = Tavalliset tehtävät vaativat perhosia omassa rivissä tai kukkasymboleja; kukin antaa kaksi pistettä.
rule-bt-4-2 = Kerran otettua tehtävää ei menetä koskaan.
rule-bt-4-3 = ”Eniten kaaliperhosia” ei vaadi toimintoa: se on sillä, jolla niitä on pelissä enemmän kuin kellään muulla; tasatilanteessa se on keskellä. Suruvaippoja ei lasketa siihen.
rule-bt-5-1 = Kolme samanlaista korttia taivaalla menee kompostiin ja nostetaan kolme uutta, tarvittaessa uudestaan.
rule-bt-5-2 = Tyhjän pakan tilalle sekoitetaan komposti.
rule-bt-6-1 = Kun pelaajalla on vuoron lopussa vähintään 15 pistettä, kierros pelataan loppuun, niin että kaikilla on ollut yhtä monta vuoroa.
rule-bt-6-2 = Eniten pisteitä voittaa; sitten eniten erilaisia perhosia pelissä; yhä tasoissa olevat jakavat voiton.
rule-bt-7-1 = Käsikortit ovat salaisia; pelaaja saa katsoa oman kukkarivinsä kortteja, ei koskaan muiden; komposti on kaikille avoin.
rule-bt-7-2 = Kortissa sanottu ohittaa yleiset säännöt; yksikään tämän laatikon kortti ei ole ristiriidassa toisen kanssa.
rule-bt-r1 = Kerran käynnistynyt pelin päättyminen ei peruunnu, vaikka johtaja putoaisi alle 15 pisteen menettäessään tehtävän ”eniten kaaliperhosia”.
rule-bt-r1-reason = Viimeinen kierros on alkanut; jos päättyminen voisi peruuntua, peli voisi jatkua loputtomiin.
rule-bt-r1-remark = Sääntökirjan mukaan johtaja voi menettää pisteitä viimeisellä kierroksella; se ei kerro, jatkuuko peli silloin.
rule-bt-r2 = Koteloa ei voi pelata kuvapuoli ylöspäin, jos ei ole käännettävää korttia.
rule-bt-r2-reason = Kortti on olemassa kääntämistä varten, eikä se ole vapaaehtoista.
rule-bt-r2-remark = Sääntökirja kertoo, minkä kortti kääntää, ei sitä, mitä tapahtuu ilman sellaista korttia.
rule-bt-r3 = Kun sekä pakka että komposti ovat tyhjiä, kortteja ei voi nostaa, vaikutuksilla nostetaan se, mitä on, ja taivas jää vajaaksi, kunnes täydennys tai vuoron loppu voi täyttää sen. Se, joka ei voi tehdä mitään, jättää väliin, ja se lasketaan vuoroksi; kun kaikki ovat peräkkäin jättäneet väliin, peli päättyy heti, myös kesken kierroksen.
rule-bt-r3-reason = Tyhjästä ei voi nostaa, eikä ketään voi vaatia tekemään mahdotonta.
rule-bt-r3-remark = Sääntökirja kertoo vain, miten tyhjän pakan tilalle saadaan uusi.
rule-bt-r4 = Nurmihäränsilmän kortit nostetaan kaikki tai ei yhtään; vapaaehtoisesta vaikutuksesta, jolla ei ole mitään otettavaa, ei kysytä.
rule-bt-r4-reason = Sääntökirja mainitsee yhden määrän; kysymys, johon on yksi vastaus, ei ole kysymys.
rule-bt-r4-remark = Sääntökirjan mukaan saa nostaa kortteja määrän mukaan; se ei puhu vähemmän nostamisesta.
rule-bt-r5 = Tehtävässä, joka vaatii erilaisia perhosia, yksi suruvaippa voi korvata puuttuvan lajin, mutta ei silloin edusta itseään; toinen suruvaippa lasketaan yhä omana lajinaan. Tasatilanteen ratkaisussa suruvaippa on vain omaa lajiaan.
rule-bt-r5-reason = Yksi kortti on yksi perhonen, eikä tasatilanteen ratkaisu ole tehtävä.
rule-bt-r5-remark = Sääntökirja sanoo: mikä tahansa perhonen, vain tehtäviin ja kerran vuorolla.
rule-bt-r6 = Käden enimmäiskoko tarkistetaan vain vuoron lopussa.
rule-bt-r6-reason = Vuoron aikana kortteja voi vielä käyttää.
rule-bt-r6-remark = Sääntökirja mainitsee vuoron lopun.
rule-bt-r7 = Kotelolla käännetty nokkosperhonen antaa pisteet järjestyslukunsa mukaan kuten muutkin.
rule-bt-r7-reason = Pisteet riippuvat pelissä olevien määrästä, tulivat ne miten tahansa.
rule-bt-r7-remark = Sääntökirja poistaa vain hinnan.
rule-bt-r8 = Kolme samanlaista tarkistetaan taivaalta jokaisen täydennyksen jälkeen ja valmisteluissa; jos pakassa ja kompostissa on vain samaa lajia, taivas jää ennalleen ja tarkistetaan uudestaan jokaisen vuoron lopussa.
rule-bt-r8-reason = Tyhjentäminen toisi samat kolme korttia takaisin loputtomiin.
rule-bt-r8-remark = Sääntökirja sanoo: milloin tahansa pelin aikana.
rule-bt-r9 = Kun peräkkäin on pelattu kymmenen kertaa pelaajien määrän verran vuoroja, joilla mihinkään riviin ei ole tullut mitään eikä tehtävää ole otettu, peli päättyy heti ja pisteet ratkaisevat.
rule-bt-r9-reason = Ottaminen ja poistaminen voisi jatkua loputtomiin.
rule-bt-r9-remark = Sääntökirja ei puhu siitä.
rule-bt-r10 = Komposti sekoitetaan, kun kortti on nostettava ja pakka on tyhjä, ei aikaisemmin.
rule-bt-r10-reason = Siihen asti kukaan ei tarvitse uutta pakkaa, ja komposti on kaikille avoin; tämä vaikuttaa vain siihen, mitä auroraperhonen löytää.
rule-bt-r10-remark = Sääntökirja sanoo: kun pakka tyhjenee. Se jättää avoimeksi, tapahtuuko se heti vai seuraavalla nostolla.
rule-bt-r11 = Kukaan ei jätä väliin omasta tahdostaan.
rule-bt-r11-reason = Vuorolla tehdään yksi viidestä toiminnosta; se, joka voi tehdä jonkin, tekee sen.
rule-bt-r11-remark = Sääntökirja luettelee viisi toimintoa, joista valitaan; väliin jättäminen ei ole niistä yksikään.

## What changed from one version of the rules to the next.

biotopia-change-memory = Muistetaan, missä järjestyksessä kortteja otettiin avoimesti, pantiin kukiksi ja näytettiin, joten tiedetään, mikä voi olla vain kädessä; aiemmin vain, mikä oli kädessä tai kukkarivissä.
