### Builders & Biomes: begeleide spellen.

builders-lesson-first = Je eerste wereld
builders-lesson-first-welcome = Welkom in een nieuwe wereld! Ga op onderzoek uit, bouw en verdien de meeste ervaringspunten. Alle kaarten liggen nog gedekt: ga met je speelfiguur naar het gemarkeerde kruispunt en kijk wat er ligt.
builders-lesson-first-elsewhere = Daar kun je ook heen. Maar ga eerst mee naar het gemarkeerde kruispunt.
builders-lesson-first-look-first = Blokken heb je straks nodig. Maar eerst kijken waarvoor: ga naar het gemarkeerde kruispunt.
builders-lesson-first-found = Gebouwen! Dit woonhuis kost { $cost }. In elke beurt doe je twee verschillende dingen. Je hebt onderzocht, dus pak nu blokken: dit hier van de grote kubus.
builders-lesson-first-this-corner = Dat blok is ook vrij. Maar pak het gemarkeerde: het is hout voor het woonhuis en maakt er een smaragd naast vrij.
builders-lesson-first-freed = Waarom niet zomaar elk blok? Het moet boven en aan twee zijden vrij zijn. Je pakt telkens twee blokken, en het eerste heeft net deze smaragd vrijgemaakt. Pak hem!
builders-lesson-first-emerald = Dat kun je ook pakken. Maar het gemarkeerde is een smaragd, en je ziet straks waar die goed voor is.
builders-lesson-first-build = Blauw heeft ook onderzocht en blokken gepakt. Bouw nu het woonhuis: je hebt één hout, en je smaragd vervangt elk blok. Kies het woonhuis en dan het gemarkeerde veld tussen je woestijnen.
builders-lesson-first-between = Je mag op elk veld bouwen, en een ander levert nu misschien evenveel op. Maar vanuit het midden kunnen je woestijnen naar alle kanten groeien, dus kies dit veld.
builders-lesson-first-pay-first = Dat kan later. Bouw eerst: je hebt er alle blokken voor.
builders-lesson-first-why = Een gebouw toont een biome (het landschap), een materiaal en een type, en elk daarvan wordt één keer geteld. Eerst telt een biome, maar alleen velden die elkaar raken: { $spaces ->
    [one] { $spaces } woestijn
   *[other] { $spaces } woestijnen
}, elk { $value } ervaringspunten.
builders-lesson-first-more = Een beurt heeft een tweede actie. Pak blokken voor je volgende gebouw: dit hier vraagt zand, dus pak wat.
builders-lesson-first-sand = Dat blok is ook vrij. Maar zand heb je nog niet, dus pak het gemarkeerde.
builders-lesson-first-blocks-now = Je kunt ook op onderzoek uitgaan. Maar pak eerst met ons blokken: met een goede voorraad kun je meteen bouwen.
builders-lesson-first-hidden = Niemand weet wat er onder dit blok ligt. Pak het, dan zien we het!
builders-lesson-first-below = Dat kun je pakken. Maar ben je niet benieuwd wat er onder het gemarkeerde ligt?
builders-lesson-first-onward = Blauw heeft ook gebouwd. Laten we weer rondkijken: bij onderzoeken mag je twee stappen zetten, dus kom hierheen. Onder de kaart die je hebt gebouwd wacht de volgende.
builders-lesson-first-this-way = Daar kun je ook heen. Maar ga deze keer mee naar het gemarkeerde kruispunt.
builders-lesson-first-explore-first = Blokken zijn een goed idee. Maar onderzoek eerst, dan weet je welke je nodig hebt.
builders-lesson-first-plan = Een houten brug in de woestijn! Die maakt je groep woestijnen groter. Hij kost { $cost }, en je mist één hout. Daar ligt het: pak het.
builders-lesson-first-wood = Dat blok is ook vrij. Maar voor de brug mis je hout: pak het gemarkeerde.
builders-lesson-first-keep = Dat kun je bouwen. Maar dan mis je nog meer hout voor de brug, dus pak eerst het gemarkeerde blok.
builders-lesson-first-layer = Zie je de bovenste laag kleiner worden? Als het laatste blok weg is, komt de eerste puntentelling. { $blocks ->
    [one] Er is nog { $blocks } blok.
   *[other] Er zijn nog { $blocks } blokken.
} Pak ook dit.
builders-lesson-first-any-block = Dat blok is ook vrij. Maar pak nu het gemarkeerde.
builders-lesson-first-bigger = Nu kun je de brug betalen. Kies hem en dan het gemarkeerde veld: zo { $spaces ->
    [one] raakt { $spaces } woestijn elkaar
   *[other] raken { $spaces } woestijnen elkaar
}. En twee houten gebouwen naast elkaar tellen straks als het materiaal wordt geteld.
builders-lesson-first-beside = Je mag op elk veld bouwen. Maar hier maakt de brug je groep woestijnen groter, dus kies dit veld.
builders-lesson-first-soon = Goed gedaan! { $blocks ->
    [one] Er is nog { $blocks } blok
   *[other] Er zijn nog { $blocks } blokken
} in de bovenste laag. Hoe meer je pakt, hoe eerder de puntentelling komt, en jij bent er klaar voor. Pak dit.
builders-lesson-first-top-layer = Dat blok is ook vrij. Maar pak het gemarkeerde: alleen blokken van de bovenste laag brengen de puntentelling dichterbij.
builders-lesson-first-last = Nog een: dit hier. Dan kan Blauw de bovenste laag leegmaken, en komt de eerste puntentelling.
builders-lesson-first-score = De bovenste laag is weg, dus iedereen telt een biome. Blauw koos bergen. Bij jou { $spaces ->
    [one] raakt { $spaces } woestijn elkaar
   *[other] raken { $spaces } woestijnen elkaar
}, en elke woestijn geeft { $value } ervaringspunten: kies woestijn!
builders-lesson-first-most = Kijk naar de getallen: woestijn levert je meer op. Kies woestijn!
builders-lesson-first-on = { $points } ervaringspunten voor jou, { $theirs } voor Blauw! Na de tweede laag telt iedereen een materiaal, na de derde een type. Dan is het spel uit en wint de meeste ervaring. De wereld is van jou: speel verder!

builders-lesson-fights = Wapens en monsters
builders-lesson-fights-look = In deze wereld leven monsters, en wie ze verslaat krijgt ervaringspunten. Je mag ook onderzoeken zonder te bewegen: kies het kruispunt waar je staat.
builders-lesson-fights-stay = Daar kun je heen. Maar kijk deze keer rond waar je staat.
builders-lesson-fights-no-block = Blokken kunnen wachten. Dit hoofdstuk gaat over gevechten.
builders-lesson-fights-fight = Een zombie: { $hearts ->
    [one] { $hearts } hart verslaat hem
   *[other] { $hearts } harten verslaan hem
}. Het toeval onthult { $tokens } van je wapens: zwaarden hebben harten, giftige aardappels niet. Van 100 zulke gevechten win je er { $percent }. Kom op, vecht!
builders-lesson-fights-trade = Je stenen zwaard heeft het gedaan: { $experience } ervaringspunten! Alle wapens gaan terug op je stapel. En dit monster kan nog meer: leg het terug, en je krijgt een extra actie.
builders-lesson-fights-not-yet = Je kunt het monster voor later bewaren. Maar gebruik het nu: leg het terug voor een extra actie.
builders-lesson-fights-edge = Een extra actie mag je vrij kiezen, ook een die je deze beurt al deed. Aan de rand van de wereld liggen meer wapens: ga erheen en onderzoek.
builders-lesson-fights-to-edge = Daar kun je ook heen. Maar het gemarkeerde kruispunt ligt aan de rand, waar de wapens zijn.
builders-lesson-fights-collect = Een diamanten zwaard! Pak het, en het is van jou. Dan win je { $then } van 100 gevechten tegen dit skelet, niet { $now }.
builders-lesson-fights-diamond = De boog is ook goed. Maar het diamanten zwaard heeft meer harten, dus pak dat.
builders-lesson-fights-arm-first = Dat komt zo. Pak eerst het diamanten zwaard.
builders-lesson-fights-again = Vecht nu tegen het skelet. Als je verliest, is er niets verloren: het blijft liggen, en jij houdt je wapens.
builders-lesson-fights-dare = Dat kan. Maar je bent goed bewapend: vecht tegen het skelet!
builders-lesson-fights-end = Verslagen! Dit monster houd je tot het einde. Dan geeft het { $value } voor elk van je bossen, of ze elkaar raken of niet: met { $spaces } is dat { $points }. Nu kun je vechten: speel verder!

builders-lesson-scoring = Hoe er wordt geteld
builders-lesson-scoring-welcome = Jullie spelen met z’n vieren, en Blauw is beginner: voor Blauw zijn de puntentellingen makkelijker. Hoe, zie je straks. Onderzoek eerst waar je staat.
builders-lesson-scoring-stay = Daar kun je heen. Maar kijk deze keer rond waar je staat.
builders-lesson-scoring-look-first = Blokken komen daarna. Kijk eerst rond waar je staat.
builders-lesson-scoring-wood = Dit gebouw is een woestijn en kost { $cost }. Pak er het gemarkeerde blok voor.
builders-lesson-scoring-that-wood = Dat blok is ook vrij. Maar pak het gemarkeerde voor het gebouw.
builders-lesson-scoring-another = En een tweede blok: het gemarkeerde.
builders-lesson-scoring-any = Dat blok is ook vrij. Maar pak nu het gemarkeerde.
builders-lesson-scoring-build = Bouw het hier, midden op je spelersbord. Dan heb je { $all } woestijnen, en { $spaces } ervan raken elkaar met hun zijden.
builders-lesson-scoring-middle = Je mag op elk veld bouwen. Maar kijk wat er hier in het midden gebeurt.
builders-lesson-scoring-build-first = Dat kan later. Bouw eerst: je hebt er alle blokken voor.
builders-lesson-scoring-layer = { $blocks ->
    [one] Er is nog { $blocks } blok
   *[other] Er zijn nog { $blocks } blokken
} in de bovenste laag. Als het laatste weg is, telt iedereen een biome. Pak dit.
builders-lesson-scoring-top-layer = Dat kan ook. Maar we willen de puntentelling zien: pak het gemarkeerde blok.
builders-lesson-scoring-one-more = En dit. De anderen maken de laag dan leeg.
builders-lesson-scoring-score = De puntentelling! Je hebt { $all } woestijnen, maar bij jou telt alleen de grootste groep, en hoeken raken elkaar niet: { $spaces } keer { $value } is { $points }. Kies woestijn!
builders-lesson-scoring-most = Kijk naar de getallen: woestijn levert je meer op. Kies woestijn!
builders-lesson-scoring-end = { $theirs } ervaringspunten voor Blauw, voor { $all } woestijnen die elkaar niet eens raken! Voor beginners telt elk veld; volgens jouw regel waren het er { $less }. Voor het spel kies je wie beginner is. Speel nu verder!
