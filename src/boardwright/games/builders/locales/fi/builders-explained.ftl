### Builders & Biomes: mitä pöydän kukin paikka on ja minkä arvoinen, mikä on uutta, mitä tehdä ja miksi.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: tällaisilla kuutioilla maksetaan rakennuksia.
builders-explained-emerald = { CAP($block) }: korvaa rakentaessa minkä tahansa kuution.
builders-explained-block-gone = Tässä ollut kuutio on otettu.
builders-explained-block-hidden = Kukaan ei ole vielä nähnyt tätä kuutiota.
builders-explained-block-covered = Sen päällä on toinen kuutio, joten sitä ei voi vielä ottaa.
builders-explained-block-open = Siitä näkyy yläpuoli ja kaksi sivua, joten sen voi ottaa.
builders-explained-block-shut = { $sides ->
    [0] Siitä ei näy yhtään sivua, joten sitä ei voi vielä ottaa.
    [one] Siitä näkyy vain yksi sivu, joten sitä ei voi vielä ottaa.
   *[other] Siitä näkyy vain { $sides } sivua, joten sitä ei voi vielä ottaa.
}
builders-explained-block-pays = Sillä voisit maksaa: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Pistelasku { $card } tulee heti, kun tämä vuoro on ohi.
    [one] Pistelasku { $card } tulee, kun vielä yksi kuutio on poissa.
   *[other] Pistelasku { $card } tulee, kun vielä { $blocks } kuutiota on poissa.
}
builders-explained-held = Pistelasku { $card } on ohi.
builders-explained-bottom = Alin kerros ei tuo pistelaskua: peli päättyy sitä ennen.
builders-explained-supply = { $count ->
    [0] Näitä ei ole varastossa.
    [one] Näitä on varastossa yksi.
   *[other] Näitä on varastossa { $count }.
}
builders-explained-tie = Jos kokemuspisteitä on lopussa yhtä monta, eniten kuutioita voittaa.

builders-explained-nothing = Tässä ei ole enää mitään.
builders-explained-tiles-left = Joka tutkii vieressä, kääntää päällimmäisen. Jossakin on vielä kuvapuoli alaspäin { $buildings ->
    [one] { $buildings } rakennus
   *[other] { $buildings } rakennusta
} ja { $mobs ->
    [one] { $mobs } hirviö
   *[other] { $mobs } hirviötä
}.
builders-explained-tokens-left = Joka tutkii vieressä, kääntää sen. Se on jokin näistä: { $weapons }.
builders-explained-away = { $steps ->
    [0] Pelihahmosi seisoo vieressä.
    [one] Pelihahmosi pääsee viereen yhdellä askeleella.
   *[other] Pelihahmosi pääsee viereen { $steps } askeleella.
}
builders-explained-gain = Pelialustasi parhaassa ruudussa se antaisi { $points } lisää pistelaskussa { $card }.
builders-explained-no-gain = Tällä hetkellä se ei antaisi lisää pistelaskussa { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: ei vielä ruutua.
    [one] { CAP($name) }: yksi ruutu, { $points } pistettä.
   *[other] { CAP($name) }: { $spaces } toisiaan koskettavaa ruutua, { $value } kustakin: { $points } pistettä.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: ei vielä ruutua.
    [one] { CAP($name) }: yksi ruutu, { $points } pistettä.
   *[other] { CAP($name) }: yhteensä { $spaces } ruutua, { $value } kustakin: { $points } pistettä.
}
builders-explained-chance = { $mob }: tällä voittaisit { $then } taistelua sadasta, et vain { $now }.

builders-explained-here = Täällä: { $names }.
builders-explained-around = Ympärillä: { $things }.
builders-explained-turns-up = { $count ->
    [0] Tutkiminen ei käännä täällä mitään uutta.
    [one] Tutkiminen kääntää täällä yhden tuntemattoman laatan.
   *[other] Tutkiminen kääntää täällä { $count } tuntematonta laattaa.
}
builders-explained-steps = { $steps ->
    [0] Pelihahmosi seisoo tässä.
    [one] Pelihahmosi on yhden askeleen päässä.
   *[other] Pelihahmosi on { $steps } askeleen päässä.
}
builders-explained-too-far = Pelihahmosi on { $steps } askeleen päässä; tutkiessa se kulkee enintään { $most }.

builders-explained-space = Rakentamatta: { $biome }.
builders-explained-bare = Rakentamaton ruutu lasketaan vain pistelaskussa { $card } ja hirviöistä lopussa.
builders-explained-belongs = { $spaces ->
    [one] Pistelasku { $card }: { $name }, yksinään, { $points } pistettä.
   *[other] Pistelasku { $card }: { $name }, ruutuja { $spaces }, yhteensä { $points } pistettä.
}
builders-explained-best = Mikään muu tällä kortilla ei anna nyt enempää.
builders-explained-better = Nyt enemmän: { $name }, { $points } pistettä.
builders-explained-of-seat = { $seat }: { $name }, nyt { $points } pistettä.
builders-explained-in-pile = Pinossa { $count } (aseita yhteensä { $all }). Taistelussa käännetään { $tokens }.
builders-explained-trades = { $count ->
    [one] Yhden päihitetyn hirviön voi palauttaa lisätoimintoa varten.
   *[other] { $count } päihitettyä hirviötä voi palauttaa, kunkin lisätoimintoa varten.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: lopussa ei vielä mitään; laskettaisiin: { $name }.
    [one] { $mob }: lopussa { $points } pistettä yhdestä ruudusta: { $name }.
   *[other] { $mob }: lopussa { $points } pistettä { $spaces } ruudusta: { $name }.
}
builders-explained-no-mobs = Yhtään hirviötä ei ole vielä päihitetty.
builders-explained-score = { $seat }: kokemuspisteitä tähän mennessä { $points }. Eniten voittaa.
builders-explained-sources = Mistä: { $sources }.
builders-explained-next = Jos pistelasku { $card } tulisi nyt: { $points } lisää ({ $name }).
builders-explained-mobs-end = Jos peli päättyisi nyt, hirviöt antaisivat { $points } lisää.

builders-explained-kind-collect-blocks = Nosta kuutioita: kaksi suuresta kuutiosta. Niillä maksetaan rakennuksia.
builders-explained-kind-explore = Tutki: liikuta pelihahmoasi ja käännä, mitä sen ympärillä on kuvapuoli alaspäin.
builders-explained-kind-build = Rakenna: maksa rakennus pelihahmosi vierestä ja pane se pelialustallesi.
builders-explained-kind-fight = Taistele hirviötä vastaan pelihahmosi vieressä: aseidesi sydänten on riitettävä.
builders-explained-kind-collect-weapon = Nosta ase pelihahmosi vierestä. Siitä lähtien se auttaa joka taistelussa.
builders-explained-done = Sen olet tehnyt tällä vuorolla; toisen toiminnon on oltava eri.

builders-news-tnt = Räjäytä dynamiitti: siitä tulee { $hearts ->
    [one] yksi sydän
   *[other] { $hearts } sydäntä
}, ja se poistuu pelistä. Pidä se: nyt sitä ei lasketa, mutta se jää sinulle.
builders-news-trade = Sinulla on hirviö, jonka voit palauttaa lisätoimintoa varten, nyt tai jonkin vuorosi lopussa.
builders-news-scoring = Pistelasku { $card }: valitse, mistä lasket. Eniten antaa: { $name }, { $points } pistettä.
builders-news-second-block = Yhdellä toiminnolla otat kaksi kuutiota. Toinen saa olla sellainen, jonka ensimmäinen vapautti.
builders-news-building = Tämän voit nyt rakentaa: { $building }. Mikä tahansa pelialustasi ruutu käy.
builders-news-mob = Hirviö! { $mob }: { $hearts ->
    [one] { $hearts } sydän päihittää sen
   *[other] { $hearts } sydäntä päihittää sen
}, ja voitat { $percent } tällaista taistelua sadasta. Jos häviät, se vain jää paikalleen.
builders-news-weapon = Vieressäsi on ase: { $weapon }. Nosta se, niin se auttaa joka taistelussa.
builders-news-second-action = Nyt toinen toimintosi: mitä vain muuta kuin mitä juuri teit.
builders-news-scoring-near = { $blocks ->
    [0] Tämän vuoron jälkeen tulee pistelasku { $card }: kaikki laskevat yhden näistä.
    [one] Vielä yksi kuutio, ja pistelasku { $card } tulee: kaikki laskevat yhden näistä.
   *[other] Vielä { $blocks } kuutiota, ja pistelasku { $card } tulee: kaikki laskevat yhden näistä.
}
builders-news-end-near = { $blocks ->
    [0] Tämän vuoron jälkeen tulee pistelasku { $card }, viimeinen. Sitten peli päättyy.
    [one] Vielä yksi kuutio, ja pistelasku { $card } tulee, viimeinen. Sitten peli päättyy.
   *[other] Vielä { $blocks } kuutiota, ja pistelasku { $card } tulee, viimeinen. Sitten peli päättyy.
}
builders-news-explore = Ympärilläsi kaikki on kuvapuoli alaspäin. Tutki: kulje enintään { $most } askelta, niin kaikki pelihahmosi ympärillä käännetään.
builders-news-group = Tästä saisit nyt eniten pistelaskussa { $card }. { $group }
builders-news-blocks = Vain nämä kuutiot voi nyt ottaa: kuutiosta on näyttävä yläpuoli ja kaksi sivua.
builders-news-emerald = Smaragdi! Se korvaa rakentaessa minkä tahansa kuution.

builders-urge-block = Ota tämä kuutio: { $block }.
builders-urge-explore = Mene tänne ja tutki.
builders-urge-stay = Pysy tässä ja tutki.
builders-urge-build = Rakenna tämä tähän: { $building }.
builders-urge-fight = Taistele tätä hirviötä vastaan: { $mob }.
builders-urge-collect = Nosta tämä ase: { $weapon }.
builders-urge-score = Laske pisteet tästä: { $name }.
builders-urge-light = Räjäytä dynamiitti.
builders-urge-keep = Pidä dynamiitti.
builders-urge-decline = Älä ota kuutiota.
builders-urge-trade = Palauta hirviö, niin saat lisätoiminnon.
builders-urge-end = Päätä vuorosi.

builders-merit-pays = Tällä kuutiolla voit maksaa: { $building }.
builders-merit-closer = Tarvitset sitä vieressäsi olevaan rakennukseen: { $building }.
builders-merit-needed = Tarvitset sitä näkyvillä olevaan rakennukseen: { $building }.
builders-merit-emerald = Smaragdi korvaa rakentaessa minkä tahansa kuution.
builders-merit-last-of-layer = Se on viimeinen kuutio ennen pistelaskua { $card }, joka tulee tämän vuoron lopussa.
builders-merit-frees = Se vapauttaa muita, jotka voit ottaa seuraavaksi: { $blocks }.
builders-merit-supply = Se menee varastoosi: kuutioilla maksetaan rakennuksia.
builders-merit-turns-up = { $count ->
    [one] Käännät yhden tuntemattoman laatan. Ehkä siinä on juuri se, mitä tarvitset.
   *[other] Käännät { $count } tuntematonta laattaa. Ehkä niissä on juuri se, mitä tarvitset.
}
builders-merit-there-building = Siellä on rakennus, jonka voit maksaa: { $building }.
builders-merit-there-mob = Siellä on hirviö: { $mob }. Voitat { $percent } tällaista taistelua sadasta.
builders-merit-there-weapon = Siellä on ase: { $weapon }.
builders-merit-nothing-new = Siellä ei ole mitään uutta, mutta ehkä olet paremmassa paikassa ensi vuorolla.
builders-merit-adds = Tällä hetkellä { $points } lisää pistelaskussa { $card }. { $group }
builders-merit-gives = Siitä saat heti { $points } kokemuspistettä.
builders-merit-trophy-more = Tällä hetkellä päihittämäsi hirviöt antaisivat lopussa { $points } lisää.
builders-merit-stands = Se ei vielä tuo lisää, mutta sen ympärille voi kasvaa ryhmä.
builders-merit-hopeless = Aseesi eivät vielä riitä siihen.
builders-merit-beats = Voitat { $percent } tällaista taistelua sadasta, ja voitosta saat { $points } kokemuspistettä.
builders-merit-extra = Päihitettynä sen voi palauttaa lisätoimintoa varten.
builders-merit-at-end = Päihitettynä se antaisi nyt lopussa { $points } ({ $name }).
builders-merit-won-already = Voitat ilman sitäkin, ja se olisi poissa.
builders-merit-not-enough = Silläkään sydämet eivät riitä.
builders-merit-wins = Sillä voitat: { $points } kokemuspistettä.
builders-merit-wins-with-next = Sillä ja seuraavalla dynamiitilla voitat: { $points } kokemuspistettä.
builders-merit-keep = Se jää sinulle toista taistelua varten.
builders-merit-decline = Silloin mikään kuutio ei lähde, eikä pistelasku tule lähemmäs.
builders-merit-trade = Saat vielä yhden toiminnon, minkä tahansa, ja pidät hirviön kokemuspisteet.
builders-merit-end = Hirviö jää sinulle, ja voit palauttaa sen jonakin toisena vuorona.
