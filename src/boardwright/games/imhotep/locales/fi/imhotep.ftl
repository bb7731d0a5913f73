### Imhotep: miksi toiminto evätään. Teksti seuraa säännön tunnusta.

imhotep-refused-asked-0 = on sinun vuorosi: hae kiviä, lastaa kivi, lähetä laiva tai pelaa sininen kortti.
imhotep-refused-asked-1 = kerro ensin, missä järjestyksessä kivet puretaan.
imhotep-refused-asked-2 = kerro ensin, minne Purje-kortin laiva lähtee.
imhotep-refused-asked-3 = lastaa ensin Taltan toinen kivi.
imhotep-refused-asked-4 = ota ensin torikortti tästä kivestä.
imhotep-refused-asked-5 = pidä ensin yksi peitetyn parin korteista.
imhotep-refused-asked-6 = valitse ensin pyramidi tälle kivelle.
imhotep-refused-asked-7 = lastaa ensin bonuskivi laivaan tai jätä bonus käyttämättä.
imhotep-refused-asked-8 = valitse ensin temppelin pisteen ja kivien väliltä.
imhotep-refused-asked-9 = ota ensin bonuskivet tai jätä bonus käyttämättä.
imhotep-refused-asked-10 = peli on päättynyt.
imhotep-refused-pass = väliin saa jättää vain, jos ei voi tehdä mitään muuta.
imhotep-refused-empty-quarry = louhoksessa ei ole enää kiviäsi.
imhotep-refused-full-sled = { $room ->
    [one] rekesi on täynnä: siihen mahtuu { $room } kivi.
   *[other] rekesi on täynnä: siihen mahtuu { $room } kiveä.
}
imhotep-refused-empty-sled = reessäsi ei ole kiviä.
imhotep-refused-sailed = laiva { $ship } on jo lähtenyt.
imhotep-refused-no-slot = laivassa { $ship } ei ole paikkaa { $slot }.
imhotep-refused-slot-taken = laivan { $ship } paikka { $slot } on varattu.
imhotep-refused-ship-sailed = laiva { $ship } on jo lähtenyt tällä kierroksella.
imhotep-refused-minimum = tämä laiva tarvitsee { $needs ->
    [one] yhden kiven
   *[other] { $needs } kiveä
}, siinä on { $has }.
# $site is such as “to the market”.
imhotep-refused-visited = { $site } on jo tullut laiva tällä kierroksella.
imhotep-refused-order = tämän laivan kiviä ei voi purkaa siinä järjestyksessä.
imhotep-refused-not-on-offer = tarjolla ei ole { FORM($card, "partitive") }.
imhotep-refused-no-pair = tarjolla ei ole peitettyä paria.
imhotep-refused-not-in-pair = parissa ei ole { FORM($card, "partitive") }.
imhotep-refused-complete = { $pyramid } pyramidi on valmis.
imhotep-refused-no-card = sinulla ei ole { FORM($card, "partitive") }.
imhotep-refused-no-stone-at-all = sinulla ei ole kiviä reessä eikä louhoksessa.
imhotep-refused-two-stones = Talttaa varten reessä on oltava kaksi kiveä, sinulla on { $has }.
imhotep-refused-two-slots = Talttaa varten on oltava kaksi vapaata paikkaa, niitä on { $free }.
## What is wrong in an owner's file of components; $path is the name of a value there.

imhotep-components-round-card = kierroskortissa on neljä laivaa, jotka kuuluvat peliin, ei { $card }.
imhotep-components-too-large = { $path } saa olla enintään { $most }.
imhotep-components-rounds = kierroskortteja on oltava vähintään kuusi.
imhotep-components-space = { $space } ei ole ruutu; kirjoita pisteet lukuna tai jokin näistä: { $known }.
