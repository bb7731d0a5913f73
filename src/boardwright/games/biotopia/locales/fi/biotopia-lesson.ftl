### Biotopian opastetut pelit askel askeleelta sille, joka ei ole koskaan pelannut.

biotopia-lesson-first = Ensimmäinen puutarhasi
biotopia-lesson-first-flower = Tervetuloa niitylle! Perhoset tulevat vain sinne, missä kasvaa kukkia. Onneksi jokaisen kortin takana on kukka. Aseta siis yksi kukaksi: neitoperhonen. Se olisi kallein perhosesi, { $cost } kukkaa.
biotopia-lesson-first-flower-other = Sekin olisi kukka. Mutta se on halvempi, joten voit pelata sen aikaisemmin. Aseta neitoperhonen.
biotopia-lesson-first-more = Sinun vuorosi, ja vuorolla tehdään vain yksi asia. Kortin pienen kukan vieressä lukee, montako kukkaa se haluaa: lauhahiipijä haluaa { $cost }, ja sinulla on { $symbols }. Aseta siis vielä yksi kukka: amiraali.
biotopia-lesson-first-more-cards = Kortit ovat hyviä, ja pian otamme niitä. Mutta kukat ensin. Aseta amiraali.
biotopia-lesson-first-more-other = Sekin kasvaisi. Mutta säästetään se kortti ja asetetaan amiraali.
biotopia-lesson-first-butterfly = { $symbols } kukkaa: nyt lauhahiipijä tulee! Pelaa se puutarhaasi. Kortin oikeassa yläkulmassa ovat sen pisteet: saat heti { $points }. Ja kukat jäävät.
biotopia-lesson-first-butterfly-later = Sen voit tehdä myöhemmin. Nyt kukkia riittää ensimmäiseen perhoseesi, ja perhosista saa pisteitä. Pelaa lauhahiipijä.
biotopia-lesson-first-goal = Ensimmäinen pisteesi, ja vastustajallakin on yksi. Kun jollakulla on { $goal } pistettä, kierros pelataan loppuun. Sitten voittaa se, jolla on eniten pisteitä.
biotopia-lesson-first-sky = Nyt tarvitset uusia kortteja. Taivaalla on { $cards } avointa. Ota hohtosinisiipi: se osaa jotain erityistä. Tilalle tulee uusi kortti.
biotopia-lesson-first-sky-deck = Pakka on yllätys; taivaalla näet, mitä saat. Ota tällä kertaa hohtosinisiipi.
biotopia-lesson-first-sky-other = Hieno perhonen! Mutta ota hohtosinisiipi: haluan näyttää, mitä se osaa.
biotopia-lesson-first-sky-flower = Säästä se kortti vielä hetki ja ota ensin hohtosinisiipi taivaalta.
biotopia-lesson-first-compost = Vastustajasi pelasi auringonpaisteen. Sellainen kortti toimii vain kerran: se toi uusia kortteja ja on nyt kompostissa. Nyt sinä: hohtosinisiipeen puuttuu vain yksi kukka. Se haluaa { $cost }, ja sinulla on { $symbols }. Aseta suruvaippa.
biotopia-lesson-first-compost-cards = Ensin vielä yksi kukka: silloin hohtosinisiipi voi tulla, ja se tuo sinulle kortinkin. Aseta suruvaippa.
biotopia-lesson-first-compost-blue = Kukkana se ei voisi lentää! Säästä hohtosinisiipi ja aseta suruvaippa.
biotopia-lesson-first-blue = Nyt kukkia riittää. Pelaa hohtosinisiipi. Siitä tulee { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, ja katso sitten, mitä se tekee.
biotopia-lesson-first-blue-later = Niinkin voisi tehdä. Mutta hohtosinisiipi antaa pisteen ja kortin yhdellä vuorolla. Pelaa se.
biotopia-lesson-first-effect = Moni perhonen tekee jotain tullessaan. Hohtosinisiiven ansiosta saat ottaa kortin taivaalta lahjaksi. Ota kaaliperhonen: tarvitsemme sitä heti.
biotopia-lesson-first-effect-other = Hyvä kortti! Mutta kaaliperhosella voit voittaa heti tehtävän. Ota se.
biotopia-lesson-first-effect-decline = Saat kieltäytyä. Mutta tämä kortti on lahja eikä vie vuoroa. Ota kaaliperhonen.
biotopia-lesson-first-white = Katso tätä tehtävää: se kuuluu sille, jolla on eniten kaaliperhosia. Vielä niitä ei ole kellään! Pelaa omasi: perhosesta { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} ja tehtävästä { $mission } lisää.
biotopia-lesson-first-white-later = Parempi nyt, ennen kuin vastustajasi saa sellaisen! Pelaa kaaliperhonen.
biotopia-lesson-first-deck = Tehtävä on sinun, kunhan kellään ei ole yhtä monta kaaliperhosta. Nyt kätesi on tyhjä, joten nosta pakasta. Kun se loppuu, komposti sekoitetaan uudeksi pakaksi.
biotopia-lesson-first-deck-sky = Sekin on hyvä tapa. Mutta anna pakan yllättää tällä kertaa: nosta sen päällimmäinen kortti.
biotopia-lesson-first-missions = Muut tehtävät otetaan omalla vuorollaan, kun puutarhassasi on kaikki, mitä ne vaativat. Tästä saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}, kun lauhahiipijöitä on { $asked }; sinulla on { $has }. Ensimmäinen saa sen.
biotopia-lesson-first-onward = Sinulla on { $own } pistettä, vastustajalla { $rival }. Jatka nyt itse, kunnes pisteitä on { $goal }! Ensin kukkia, sitten perhosia, ja välillä uusia kortteja. Nokkosperhosesi voi tulla heti.
biotopia-lesson-missions = Tehtävät
biotopia-lesson-missions-wish = Tehtävistä saa lisäpisteitä. Tästä saa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}, kun puutarhassasi on { $asked } lauhahiipijää. Kädessäsi on { $held }, ja taivaalla on vielä yksi. Ensin kukka: aseta neitoperhonen.
biotopia-lesson-missions-wish-other = Sitä korttia tarvitsemme muuhun. Aseta se, joka hohtaa.
biotopia-lesson-missions-progress = Tehtävä näyttää, miten pitkällä kukin on: tarvitaan { $asked }, eikä kellään ole vielä yhtään. Lauhahiipijä vaatii { $cost } kukkaa, ja sinulla on { $symbols }. Aseta amiraali.
biotopia-lesson-missions-progress-cards = Kortit eivät karkaa. Ensin toinen kukka, sitten perhosia: aseta amiraali.
biotopia-lesson-missions-one = Pelaa nyt lauhahiipijä. Siitä tulee { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, ja se auttaa tehtävässä.
biotopia-lesson-missions-play-first = Sekin auttaisi. Mutta tehtävän saa se, joka ehtii ensin: pelaa lauhahiipijä.
biotopia-lesson-missions-sky = Varo, vastustajallakin on { $rival }/{ $asked }! Taivaan lauhahiipijän saa ottaa kuka vain. Ota se, ennen kuin se on poissa.
biotopia-lesson-missions-sky-other = Se voi odottaa. Taivaan lauhahiipijä voi olla ensi kerralla poissa: ota se.
biotopia-lesson-missions-sky-later = Kädessäsi olevia kortteja ei vie kukaan. Taivaalla olevan voi joku viedä, joten hae se ensin.
biotopia-lesson-missions-two = Kädessäsi on { $held } lauhahiipijää, mutta tehtävässä lukee { $has }/{ $asked }: vain puutarhan perhoset lasketaan. Siis seuraava lentoon!
biotopia-lesson-missions-three = { $has }/{ $asked }. Pelaa viimeinenkin.
biotopia-lesson-missions-take = Kaikki ovat paikalla! Mutta tehtävä ei tule itsestään: sen ottaminen on vuorosi. Ota se nyt: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-lesson-missions-take-now = Ota ensin tehtävä! Jos vastustajasi ehtii ensin, se on mennyttä.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } piste, jota
   *[other] { $points } pistettä, joita
} kukaan ei voi viedä sinulta. Vain kaaliperhostehtävä voi vaihtaa omistajaa. Ja vinkki: suruvaippa, jollainen on taivaalla, korvaa yhden perhosen, joka tehtävästä vielä puuttuu. Jatka nyt peliä!
biotopia-lesson-bio-cards = Auringonpaiste ja kotelo
biotopia-lesson-bio-cards-hide = Auringonpaiste ja kotelo ovat biokortteja: ne tekevät jotain ja ovat sitten poissa. Kotelo kääntää kukan sen toisella puolella olevaksi perhoseksi. Piilota siis vahva perhonen kukkiesi joukkoon: aseta amiraali, joka vaatisi { $cost } kukkaa.
biotopia-lesson-bio-cards-hide-other = Sekin olisi kukka. Mutta kotelon pitää löytää myöhemmin jotain hyvää: aseta amiraali.
biotopia-lesson-bio-cards-second = Auringonpaiste vaatii { $cost } kukkaa, ja sinulla on { $symbols }. Aseta neitoperhonen. Se on ainoa perhonen, jota kotelo ei käännä.
biotopia-lesson-bio-cards-second-cards = Auringonpaiste tuo enemmän kortteja yhdellä vuorolla. Siihen puuttuu vain yksi kukka: aseta neitoperhonen.
biotopia-lesson-bio-cards-second-other = Sen kortin haluamme pelata. Aseta neitoperhonen.
biotopia-lesson-bio-cards-sunshine = Pelaa auringonpaiste! Nostat monta korttia yhdellä vuorolla, ja auringonpaiste siirtyy kompostiin.
biotopia-lesson-bio-cards-sunshine-draw = Siitä saisi yhden kortin. Auringonpaiste tuo enemmän: pelaa se.
biotopia-lesson-bio-cards-sunshine-flower = Kukkia riittää auringonpaisteeseen. Pelaa se kuvapuoli ylöspäin.
biotopia-lesson-bio-cards-knapweed = Uusia kortteja! Ahdekaunokki on kukka molemmilta puolilta. Kun sen pelaa kuvapuoli ylöspäin { $cost } kukan hinnalla, se kasvaa kukkarivissäsi ja lasketaan kahdesti. Pelaa se.
biotopia-lesson-bio-cards-knapweed-first = Sen voit tehdä pian. Ensin ahdekaunokki, sillä sitten kukkia riittää koteloon.
biotopia-lesson-bio-cards-knapweed-back = Kukaksi asetettu kortti lasketaan kerran; kuvapuoli ylöspäin pelattu ahdekaunokki lasketaan kahdesti. Pelaa se.
biotopia-lesson-bio-cards-chrysalis = Nyt kotelo. Se vaatii { $cost } kukkaa, ja sinulla on { $symbols }. Pelaa se.
biotopia-lesson-bio-cards-chrysalis-first = Hyvä, mutta ei nyt: katsotaan, mitä kotelosta tulee. Pelaa se.
biotopia-lesson-bio-cards-turn = Minkä kukan se kääntää? Kädestä amiraali vaatisi { $cost } kukkaa, ja sinulla on { $symbols }. Kotelo ei siitä välitä! Käännä amiraali: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
biotopia-lesson-bio-cards-turned = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, ja halvalla! Se maksoi sinulle yhden kukan: jäljellä on { $symbols }. Ja kotelo on kompostissa. Aseta siis vahvoja perhosia kukiksi, niin kotelo saa ne lentoon. Jatka nyt peliä!
