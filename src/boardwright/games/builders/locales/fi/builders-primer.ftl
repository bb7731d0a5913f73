### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Rakenna yhdeksälle ruudullesi niin, että samanlaiset ovat vierekkäin. Eniten kokemuspisteitä voittaa.
builders-primer-turn = Tee kaksi eri asiaa:
builders-primer-turn-collect = Nosta kaksi kuutiota suuren kuution ulkopinnalta.
builders-primer-turn-explore = Tutki: kulje ja käännä, mitä ympärilläsi on.
builders-primer-turn-build = Rakenna vieressäsi oleva rakennus: maksa sen kuutiot ja aseta se pelialustallesi.
builders-primer-turn-fight = Taistele viereistä hirviötä vastaan: käännä kolme asetta, joissa on tarpeeksi sydämiä.
builders-primer-turn-weapon = Nosta viereinen ase.
builders-primer-scoring = Kun suuren kuution kerros on poissa, suurimman ryhmäsi joka ruutu tuo pisteitä:
builders-primer-scoring-a = A: yhtä elinympäristöä
builders-primer-scoring-b = B: yhtä materiaalia
builders-primer-scoring-c = C: yhtä tyyppiä. Sitten peli loppuu.
builders-primer-scoring-mobs = Hirviöistä saa kokemuspisteitä ja lisätoiminnon tai pisteitä lopussa.

## The rules in plain words.

builders-passage-setup = Laatat ovat neljän pinoissa ja aseet niiden ympärillä, kaikki kuvapuoli alaspäin. Kuutioista on koottu suuri kuutio. Omalla pelialustallasi on yhdeksän ruutua, joissa jokaisessa on elinympäristö. Aseistasi ({ $weapons }) { $potatoes } on perunoita, joista ei ole taistelussa hyötyä. Kaikki aloittavat keskimmäisestä risteyksestä.
builders-passage-turn = Tee kaksi eri toimintoa. Niitä on viisi: nosta kuutioita, tutki, rakenna, taistele hirviötä vastaan ja nosta ase.
builders-passage-collect = Nosta suuresta kuutiosta kaksi kuutiota. Kuution saa ottaa, kun sen päällä ei ole mitään ja vähintään kaksi sen sivua on vapaana, joten aloitetaan kulmista. Ensimmäinen voi vapauttaa toisen.
builders-passage-explore = Kulje teitä pitkin enintään kahden risteyksen verran tai pysy paikallasi. Käännä sitten kaikki, mikä on kuvapuoli alaspäin neljässä paikassa ympärilläsi.
builders-passage-build = Valitse käännetty rakennus vierestäsi ja maksa sen näyttämät kuutiot. Smaragdi korvaa minkä tahansa muun kuution.
builders-passage-build-place = Aseta rakennus mihin tahansa pelialustasi ruutuun. Se saa peittää vanhemman, jota ei sitten enää lasketa. Joistakin rakennuksista saa heti kokemuspisteitä.
builders-passage-fight = Valitse käännetty hirviö vierestäsi. Sekoita aseesi ja käännä niistä kolme. Jos niissä on vähintään yhtä monta sydäntä kuin hirviössä, päihität sen: saat sen ja sen kokemuspisteet. Kivimiekan sydämiä: { $stone }; puumiekan: { $wooden }. Saat kaikki aseesi takaisin, kävi miten kävi.
builders-passage-weapons = Jotkin aseet tekevät enemmän, kun ne käännetään. Jousi kääntää vielä yhden aseen. Kultainen kuokka antaa kokemuspisteitä: { $experience }. Kivinen hakku ottaa kuution suuresta kuutiosta. Dynamiitti antaa sydämiä ({ $hearts }), jos räjäytät sen, mutta sitten se on poissa.
builders-passage-weapon = Nosta käännetty ase vierestäsi. Se helpottaa seuraavia taistelujasi.
builders-passage-beaten = Joissakin päihittämissäsi hirviöissä on salama: palauta yksi kahden toimintosi jälkeen, niin saat vielä yhden toiminnon. Sen kokemuspisteet jäävät sinulle. Muista saa lopussa lisää pisteitä.
builders-passage-rounds = Pistelaskukierroksia on kolme. A tulee, kun ylimmän kerroksen viimeinen kuutio on poissa, B toisen kerroksen jälkeen, C kolmannen jälkeen. Kuutioita ottamalla siis päätetään, milloin pisteet lasketaan.
builders-passage-groups = Jokainen valitsee yhden pistelaskukortin neljästä lajista ja laskee suurimman ryhmänsä: sen lajin ruudut, jotka koskettavat toisiaan sivuilta. Vuoristo esimerkiksi antaa { $value } joka ruudusta, joten kun ruutuja on { $spaces }, saat { $points }. A:ssa lasketaan myös pelialustaasi painetut elinympäristöt; B:ssä ja C:ssä vain rakennukset.
builders-passage-end = Peli päättyy C:n jälkeen. Nyt hirviöistä saa pisteitä jokaisesta niiden näyttämän lajin ruudusta. Eniten kokemuspisteitä voittaa. Tasatilanteessa voittaa se, jolla on enemmän kuutioita jäljellä.
builders-passage-beginners = Helpossa versiossa kolmella pistelaskukierroksella lasketaan kaikki sopivat ruudut, ei vain suurinta ryhmää. Jokainen voi valita sen itselleen.
