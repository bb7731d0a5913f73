### Builders & Biomes: miksi toiminto evätään. Teksti seuraa säännön tunnusta.

builders-refused-asked-0 = on sinun vuorosi: nosta kuutioita, tutki, rakenna, taistele hirviötä vastaan tai nosta ase.
builders-refused-asked-1 = nyt on toisen toimintosi vuoro: nosta kuutioita, tutki, rakenna, taistele hirviötä vastaan tai nosta ase.
builders-refused-asked-2 = tee ensin palauttamasi hirviön lisätoiminto.
builders-refused-asked-3 = ota ensin toinen kuutio.
builders-refused-asked-4 = ota ensin kuutio kivisellä hakulla tai jätä ottamatta.
builders-refused-asked-5 = kerro ensin, räjäytätkö dynamiitin vai pidätkö sen.
builders-refused-asked-6 = vaihda hirviö lisätoimintoon tai päätä vuorosi.
builders-refused-asked-7 = valitse ensin ominaisuus, josta lasket pisteet.
builders-refused-asked-8 = peli on päättynyt.
builders-refused-card = nyt on pistelaskukierros { $card }: valitse yksi näistä: { $card ->
    [A] metsä, aavikko, vuoristo ja tundra
    [B] puu, hiekka, kivi ja obsidiaani
   *[C] koriste, asumus, eläinsuoja ja silta
}.
builders-refused-again-collect-blocks = olet jo nostanut kuutioita tällä vuorolla; toisen toimintosi on oltava jokin muu.
builders-refused-again-explore = olet jo tutkinut tällä vuorolla; toisen toimintosi on oltava jokin muu.
builders-refused-again-build = olet jo rakentanut tällä vuorolla; toisen toimintosi on oltava jokin muu.
builders-refused-again-fight = olet jo taistellut tällä vuorolla; toisen toimintosi on oltava jokin muu.
builders-refused-again-collect-weapon = olet jo nostanut aseen tällä vuorolla; toisen toimintosi on oltava jokin muu.
builders-refused-no-block = suuren kuution sarakkeessa { $column } ei ole enää kuutioita.
builders-refused-sides = sarakkeen { $column } ylimmästä kuutiosta on näkyvillä vain { $sides ->
    [one] yksi sivu
   *[other] { $sides } sivua
}; sivuja on oltava kaksi.
builders-refused-too-far = risteykseen { $crossing } on yli kaksi askelta.
builders-refused-empty = paikassa { $cell } ei ole mitään.
builders-refused-face-down = paikan { $cell } päällimmäinen laatta on kuvapuoli alaspäin; käännä se tutkimalla.
builders-refused-no-building = paikassa { $cell } ei ole rakennusta.
builders-refused-no-mob = paikassa { $cell } ei ole hirviötä.
builders-refused-no-weapon = paikassa { $cell } ei ole aselaattaa.
builders-refused-blocks-missing = tähän rakennukseen smaragdien on korvattava { $missing ->
    [one] yksi kuutio
   *[other] { $missing } kuutiota
}, mutta sinulla { $emeralds ->
    [0] ei ole yhtään smaragdia
    [one] on vain yksi smaragdi
   *[other] on vain { $emeralds } smaragdia
}.
## What is wrong in an owner's file of components; $path is the name of a value there.

builders-components-sum = näiden määrien summan on oltava { $total }, nyt se on { $sum }.
builders-components-board = pelialustassa on yhdeksän elinympäristöä, kukin jokin näistä: { $known }.
builders-components-tiles = niitä on oltava { $count }, ei { $found }.
builders-components-cost = hinta kirjoitetaan näin: "1 wood, 2 sand"; sanat ovat { $known }.
