### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Houkuttele perhosia puutarhaasi. Heti kun jollakin on 15 pistettä, kierros pelataan loppuun: eniten pisteitä voittaa.
biotopia-primer-turn = Tee yksi asia; sitten on seuraavan vuoro.
biotopia-primer-turn-draw = Ota kortti pakasta tai taivaalta.
biotopia-primer-turn-flower = Aseta kortti kukkapuoli ylöspäin: nyt se on kukka.
biotopia-primer-turn-butterfly = Pelaa perhonen: tarvitset sen hinnan verran kukkia, ja ne jäävät sinulle.
biotopia-primer-turn-mission = Ota tehtävä, kun sinulla on, mitä se näyttää.
biotopia-primer-scoring-butterflies = Jokainen perhonen antaa korttinsa pisteet.
biotopia-primer-scoring-missions = Jokainen tehtävä antaa pisteitä: { $points }.
biotopia-primer-scoring-whites = Eniten kaaliperhosia: { $points }, niin kauan kuin sinulla on eniten.

## The rules in plain words.

biotopia-passage-setup = Jokainen saa neljä korttia, asettaa yhden kukkapuoli ylöspäin ja pitää kolme. Kolme muuta on keskellä kuvapuoli ylöspäin: se on taivas. Vieressä on viisi tehtävää; ”eniten kaaliperhosia” on aina mukana.
biotopia-passage-draw = Tee vuorollasi yksi viidestä asiasta. Kahdella ensimmäisellä saat kortin: nosta yksi pakasta näkemättä sitä tai ota yksi taivaan kolmesta.
biotopia-passage-flower = Aseta mikä tahansa käsikortti kukkapuoli ylöspäin kukkariviisi. Nyt se on kukka, oli toisella puolella mitä tahansa. Vain sinä saat katsoa.
biotopia-passage-butterfly = Pelaa kortti kuvapuoli ylöspäin. Rivissäsi on oltava vähintään kortin hinnan verran kukkia. Esimerkiksi neitoperhonen maksaa { $cost }. Kukat eivät kulu: ne jäävät, ja ne lasketaan seuraavallakin kerralla.
biotopia-passage-mission = Ota tehtävä, kun sinulla on, mitä se näyttää. Se on kokonainen vuoro, joten ole nopea: ehkä joku muukin haluaa sen.
biotopia-passage-hand = Vuorosi lopussa kädessäsi saa olla kuusi korttia. Ylimääräiset menevät kompostiin.
biotopia-passage-symbols = Kukkapuoli ylöspäin oleva kortti on yksi kukka. Ahdekaunokki on kukka toiseltakin puolelta ja vastaa siellä kahta.
biotopia-passage-rows = Perhoset lentävät kukkiesi yllä. Ne antavat pisteensä, tekevät, mitä kortissa lukee, ja jäävät pysyvästi.
biotopia-passage-effects = Jokainen perhoslaji tekee jotakin tullessaan; kortti kertoo mitä. Hohtosinisiivellä saat ottaa kortin taivaalta, auroraperhosella kompostista, ja nurmihäränsilmällä saat nostaa kortteja. Sitruunaperhosesta saat kukan. Suruvaippa korvaa perhosen, joka tehtävästä puuttuu. Ensimmäinen nokkosperhonen maksaa { $cost }, jokainen seuraava maksaa 1 enemmän ja antaa 1 enemmän.
biotopia-passage-bio = Biokortit käytetään kerran. Auringonpaisteella nostat kolme korttia. Kotelolla yksi kukistasi muuttuu toisen puolensa perhoseksi, eikä se maksa mitään; vain neitoperhonen ei voi tulla näin.
biotopia-passage-missions = Tehtävä vaatii tiettyjä perhosia puutarhaasi tai kukkia. Sen pisteet ({ $points }) pysyvät sinulla: kukaan ei voi ottaa sitä pois.
biotopia-passage-whites = ”Eniten kaaliperhosia” menee itsestään sille, jolla niitä on enemmän kuin kellään muulla. Menetät sen pisteet ({ $points }), kun joku saavuttaa sinut.
biotopia-passage-sky = Jos taivaalla on kolme samanlaista korttia, ne menevät kompostiin ja tulee kolme uutta. Kun pakka on tyhjä, komposti sekoitetaan, ja siitä tulee pakka.
biotopia-passage-end = Kun jollakin on vuoronsa lopussa 15 pistettä, muut pelaavat kierroksen loppuun, niin että kaikilla on ollut yhtä monta vuoroa. Eniten pisteitä voittaa. Tasatilanteessa eniten erilaisia perhosia voittaa.
biotopia-passage-secret = Kukaan ei saa katsoa kättäsi eikä kukkiesi alle. Kaikki saavat katsoa kompostiin.
