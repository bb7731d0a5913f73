### Mistä painettu arvo tiedetään: komento boardwright components näyttää sen varmuuden vieressä.

## Builders & Biomes

source-setup = valmistelut
source-fits-printed-order = 3-4-5-6 painetussa järjestyksessä sopii kaikkiin esimerkkeihin, harvinaisempi on arvokkaampi
source-example-scoring-a = pistelaskun A esimerkki
source-note-single-spaces = huomautus yksittäisistä ruuduista
source-example-scoring-b = pistelaskun B esimerkki
source-example-scoring-c = pistelaskun C esimerkki
source-weaker-sword = kahdesta miekasta heikompi
source-stronger-sword = kahdesta miekasta vahvempi
source-setup-and-fight = valmistelut; taistele hirviötä vastaan
source-fits-weapons = sopii 16 värittömään aselaattaan ja hirviöiden sydämiin
source-six-tokens-revealed = aselaattoja voi kääntyä enintään kuusi
source-special-weapons = aseet, joilla on erikoiskyky
source-boards-differ = neljän pelialustan tiedetään olevan erilaisia, mutta ei, millä tavalla
source-list-of-mobs = julkaistu hirviöluettelo, eri lähde kuin niiden määrällä
source-list-of-mobs-confirmed = julkaistu hirviöluettelo, eri lähde kuin niiden määrällä; toinen lähde vahvistaa sen
source-characteristics-left = mitä jää, kun kullakin ominaisuudella on yksi hirviö
source-extra-action-no-points = lisätoiminnosta ei saa pisteitä
source-characteristics-by-strength = kukin ominaisuus kerran, harvinaisemmat vahvemmilla hirviöillä
source-example-mob-scoring = esimerkki hirviöiden pistelaskusta
source-points-by-rarity = kuten tunnetut, harvinaisemmista ominaisuuksista enemmän
source-fits-buildings = sopii 44 laattaan, kuutioiden määriin ja siihen, mitä arvostelut kertovat hinnoista
source-photograph-of-tile = julkaistu valokuva näyttää sen

## Imhotep

source-text-and-pictures = teksti ja kuvat, verrattu useisiin julkisiin jäljennöksiin
source-number-of-cards = korttien määrä; niiden sisältö tiedetään varmasti julkisista jäljennöksistä
source-attested-twice = jokaiselle kortille kaksi lähdettä
source-text-and-table = teksti ja taulukko
source-one-table-for-all = yksi taulukko ilman pelaajamäärän merkkejä, siis sama 2, 3 ja 4 pelaajalle

## Biotopia

source-reference-of-cards = korttien selitykset
source-fits-deck = sopii 100 korttiin ja 13 lajiin
source-review = julkaistu arvostelu
source-later-review = myöhemmän painoksen arvostelu
source-fits-points = sopii siihen, että pisteet kasvavat hinnan mukana
source-example-above-two = sääntökirjan esimerkin mukaan yli 2
source-fits-costs = sopii hintoihin 2–7
source-later-review-above-three = myöhemmän painoksen arvostelu; sääntökirjan esimerkin mukaan yli 3
source-example-one-to-three = sääntökirjan esimerkin mukaan 1–3
source-reference-of-missions = tehtävien selitykset
source-example-mission = esimerkki tehtävästä
source-example-mourning-cloak = esimerkki suruvaipasta
source-orange-tip-only = sääntökirja kertoo vain, että jokin tehtävä vaatii auroraperhosen
source-fits-missions = sopii kuuteen tavalliseen tehtävään
source-open-moves = kaikki siirrot ovat avoimia, joten kaikki voivat muistaa ne
