### Biotopia: miksi toiminto evätään. Teksti seuraa säännön tunnusta.

biotopia-refused-asked-0 = on sinun vuorosi: nosta kortti, ota taivaskortti, aseta kukka, pelaa kortti tai ota tehtävä.
biotopia-refused-asked-1 = aseta ensin yksi neljästä kortistasi ensimmäiseksi kukaksesi.
biotopia-refused-asked-2 = käännä ensin kotelolla jokin kukkarivisi kortti.
biotopia-refused-asked-3 = ota ensin taivaskortti hohtosinisiiven ansiosta tai jätä ottamatta.
biotopia-refused-asked-4 = ota ensin kortti kompostista auroraperhosen ansiosta tai jätä ottamatta.
biotopia-refused-asked-5 = nosta ensin nurmihäränsilmän kortit tai jätä nostamatta.
biotopia-refused-asked-6 = poista ensin kortteja: kädessäsi saa olla enintään kuusi korttia.
biotopia-refused-asked-7 = peli on päättynyt.
biotopia-refused-pass = väliin saa jättää vain, jos ei voi tehdä mitään muuta.
biotopia-refused-nothing-to-draw = sekä pakka että komposti ovat tyhjiä.
biotopia-refused-not-in-sky = taivaalla ei ole { FORM($card, "partitive") }.
biotopia-refused-not-in-hand = kädessäsi ei ole { FORM($card, "partitive") }.
biotopia-refused-too-few-flowers = { FORM($card, "nominative") } vaatii riviisi { $needs ->
    [one] { $needs } kukkasymbolin
   *[other] { $needs } kukkasymbolia
}, sinulla on { $has }.
biotopia-refused-nothing-to-turn = kukkarivissäsi ei ole perhosta, jonka kotelo voisi kääntää.
biotopia-refused-mission-out = tehtävä { $mission } ei ole mukana tässä pelissä.
biotopia-refused-mission-taken = { $seat } on jo ottanut tehtävän { $mission }.
biotopia-refused-mission-not-met = et vielä täytä tehtävää { $mission }.
biotopia-refused-peacock = { FORM($card, "nominative") } on pelattava kädestä, kotelo ei voi kääntää sitä.
biotopia-refused-not-in-row = rivissäsi ei ole { FORM($card, "partitive") } kukkapuoli ylöspäin.
biotopia-refused-not-in-compost = kompostissa ei ole { FORM($card, "partitive") }.
## What is wrong in an owner's file of components; $path is the name of a value there.

biotopia-components-all-cards = kortteja on oltava yhteensä { $all }, ei { $total }; muuta arvoa { $path } tai jonkin toisen lajin määrää.
biotopia-components-needs = { $path } ei voi vaatia lajia { $kind }; kirjoita, montako (vähintään 1) kutakin näistä: { $known }.
biotopia-components-no-needs = { $path }: nimeä perhoset ja kunkin määrä; perhoset ovat { $known }.
biotopia-components-too-many-needs = { $path } vaatii { $asked } kertaa { $kind }, mutta laatikossa niitä on vain { $most }; kirjoita enintään { $most }.
biotopia-components-too-many-different = { $path } vaatii { $asked } erilaista perhosta, mutta laatikossa lajeja on vain { $most }; kirjoita enintään { $most }.
biotopia-components-too-many-alike = { $path } vaatii { $asked } samanlaista perhosta, mutta laatikossa ei mitään lajia ole enempää kuin { $most }; kirjoita enintään { $most }.
biotopia-components-too-many-flowers = { $path } vaatii { $asked } kukkasymbolia, mutta puutarhassa ei voi koskaan olla enempää kuin { $most }; kirjoita enintään { $most }.
