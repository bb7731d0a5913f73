### Builders & Biomes: vad varje plats på bordet är och är värd, vad som är nytt, vad man gör och varför.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: med sådana block betalar du för byggnader.
builders-explained-emerald = { CAP($block) }: ersätter vilket block som helst när du bygger.
builders-explained-block-gone = Blocket som låg här är taget.
builders-explained-block-hidden = Ingen har sett det här blocket än.
builders-explained-block-covered = Ett annat block ligger på det, så det kan inte tas än.
builders-explained-block-open = Ovansidan och två sidor är fria, så det kan tas.
builders-explained-block-shut = { $sides ->
    [0] Ingen av dess sidor är fri, så det kan inte tas än.
    [one] Bara en av dess sidor är fri, så det kan inte tas än.
   *[other] Bara { $sides } av dess sidor är fria, så det kan inte tas än.
}
builders-explained-block-pays = Med det kan du betala för: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Poängräkning { $card } kommer så snart turen är över.
    [one] Poängräkning { $card } kommer efter ett block till.
   *[other] Poängräkning { $card } kommer efter { $blocks } block till.
}
builders-explained-held = Poängräkning { $card } är över.
builders-explained-bottom = Det understa lagret ger ingen poängräkning: spelet tar slut innan det är borta.
builders-explained-supply = { $count ->
    [0] Inget sådant finns i det personliga lagret.
    [one] Ett sådant finns i det personliga lagret.
   *[other] { $count } sådana finns i det personliga lagret.
}
builders-explained-tie = Vid lika poäng i slutet vinner flest block.

builders-explained-nothing = Här finns inget kvar.
builders-explained-tiles-left = Den som utforskar bredvid vänder upp det översta. Någonstans ligger ännu { $buildings ->
    [one] { $buildings } byggnad
   *[other] { $buildings } byggnader
} och { $mobs ->
    [one] { $mobs } mob
   *[other] { $mobs } mobs
} nedvända.
builders-explained-tokens-left = Den som utforskar bredvid vänder upp det. Det är ett av dessa: { $weapons }.
builders-explained-away = { $steps ->
    [0] Din spelpjäs står bredvid.
    [one] Din spelpjäs måste gå ett steg för att stå bredvid.
   *[other] Din spelpjäs måste gå { $steps } steg för att stå bredvid.
}
builders-explained-gain = På den bästa rutan på ditt spelbräde ger den { $points } mer i poängräkning { $card }.
builders-explained-no-gain = Som det är nu ger den inget mer i poängräkning { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: ingen ruta än.
    [one] { CAP($name) }: en ruta, { $points } poäng.
   *[other] { CAP($name) }: { $spaces } rutor som rör varandra, { $value } var: { $points } poäng.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: ingen ruta än.
    [one] { CAP($name) }: en ruta, { $points } poäng.
   *[other] { CAP($name) }: { $spaces } rutor totalt, { $value } var: { $points } poäng.
}
builders-explained-chance = { $mob }: med det här vapnet vinner du { $then } av 100 strider, inte { $now }.

builders-explained-here = Här: { $names }.
builders-explained-around = Runt om: { $things }.
builders-explained-turns-up = { $count ->
    [0] Utforskar du här vänds inget nytt upp.
    [one] Utforskar du här vänds ett kort upp som ingen känner till.
   *[other] Utforskar du här vänds { $count } kort upp som ingen känner till.
}
builders-explained-steps = { $steps ->
    [0] Din spelpjäs står här.
    [one] Din spelpjäs är ett steg bort.
   *[other] Din spelpjäs är { $steps } steg bort.
}
builders-explained-too-far = Din spelpjäs är { $steps } steg bort; när du utforskar går den högst { $most }.

builders-explained-space = Obebyggd: { $biome }.
builders-explained-bare = En obebyggd ruta räknas bara i poängräkning { $card } och för mobs i slutet.
builders-explained-belongs = { $spaces ->
    [one] Poängräkning { $card }: { $name }, ensam, { $points } poäng.
   *[other] Poängräkning { $card }: { $name }, en av { $spaces } sådana rutor, { $points } poäng totalt.
}
builders-explained-best = Inget annat på det här kortet ger mer nu.
builders-explained-better = Ger mer nu: { $name }, { $points } poäng.
builders-explained-of-seat = { $seat }: { $name }, { $points } poäng nu.
builders-explained-in-pile = { $count } av { $all } vapen i högen. En strid vänder upp { $tokens } av dem.
builders-explained-trades = { $count ->
    [one] En besegrad mob kan lämnas tillbaka för en extra handling.
   *[other] { $count } besegrade mobs kan lämnas tillbaka, var och en för en extra handling.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: inget i slutet än; skulle räknas: { $name }.
    [one] { $mob }: { $points } poäng i slutet för en ruta: { $name }.
   *[other] { $mob }: { $points } poäng i slutet för { $spaces } rutor: { $name }.
}
builders-explained-no-mobs = Ingen mob är besegrad än.
builders-explained-score = { $seat }: { $points } erfarenhetspoäng hittills. Mest vinner.
builders-explained-sources = Varifrån: { $sources }.
builders-explained-next = Om poängräkning { $card } kom nu: { $points } till ({ $name }).
builders-explained-mobs-end = Om spelet tog slut nu skulle mobs ge { $points } till.

builders-explained-kind-collect-blocks = Samla block: ta två från den stora kuben. Med dem betalar du för byggnader.
builders-explained-kind-explore = Utforska: flytta din spelpjäs och vänd upp det som ligger nedvänt runt den.
builders-explained-kind-build = Bygg: betala för en byggnad bredvid din spelpjäs och lägg den på ditt spelbräde.
builders-explained-kind-fight = Bekämpa en mob bredvid din spelpjäs: hjärtana på dina vapen måste räcka.
builders-explained-kind-collect-weapon = Samla ett vapen bredvid din spelpjäs. Sedan hjälper det i varje strid.
builders-explained-done = Det har du gjort på den här turen; den andra handlingen måste vara en annan.

builders-news-tnt = Spräng TNT:n, och den räknas som { $hearts ->
    [one] ett hjärta
   *[other] { $hearts } hjärtan
} och är borta. Behåll den, och den räknas inte nu men är kvar hos dig.
builders-news-trade = Du har en mob som du kan lämna tillbaka för en handling till, nu eller i slutet av en senare tur.
builders-news-scoring = Poängräkning { $card }: välj vad du räknar. Mest ger: { $name }, { $points } poäng.
builders-news-second-block = Du tar två block i en handling. Det andra får vara ett som det första har frilagt.
builders-news-building = Det här kan du bygga nu: { $building }. Det får ligga på vilken ruta som helst på ditt spelbräde.
builders-news-mob = En mob! { $mob }: { $hearts ->
    [one] { $hearts } hjärta besegrar den
   *[other] { $hearts } hjärtan besegrar den
}, och du vinner { $percent } av 100 sådana strider. Förlorar du ligger den bara kvar.
builders-news-weapon = Bredvid dig ligger ett vapen: { $weapon }. Samla det, så hjälper det i varje strid.
builders-news-second-action = Nu din andra handling: allt utom det du just gjorde.
builders-news-scoring-near = { $blocks ->
    [0] Efter den här turen kommer poängräkning { $card }: alla räknar en av de här.
    [one] Ett block till, och poängräkning { $card } kommer: alla räknar en av de här.
   *[other] { $blocks } block till, och poängräkning { $card } kommer: alla räknar en av de här.
}
builders-news-end-near = { $blocks ->
    [0] Efter den här turen kommer poängräkning { $card }, den sista. Sedan är spelet slut.
    [one] Ett block till, och poängräkning { $card } kommer, den sista. Sedan är spelet slut.
   *[other] { $blocks } block till, och poängräkning { $card } kommer, den sista. Sedan är spelet slut.
}
builders-news-explore = Allt runt dig ligger nedvänt. Utforska: gå upp till { $most } steg, och allt runt din spelpjäs vänds upp.
builders-news-group = Det här ger dig mest i poängräkning { $card } nu. { $group }
builders-news-blocks = Bara de här blocken kan tas nu: ovansidan och två sidor på ett block måste vara fria.
builders-news-emerald = En smaragd! Den ersätter vilket block som helst när du bygger.

builders-urge-block = Ta det här blocket: { $block }.
builders-urge-explore = Gå hit och utforska.
builders-urge-stay = Stanna här och utforska.
builders-urge-build = Bygg den här på rutan: { $building }.
builders-urge-fight = Bekämpa den här moben: { $mob }.
builders-urge-collect = Samla det här vapnet: { $weapon }.
builders-urge-score = Räkna poäng för: { $name }.
builders-urge-light = Spräng TNT:n.
builders-urge-keep = Behåll TNT:n.
builders-urge-decline = Ta inget block.
builders-urge-trade = Lämna tillbaka en mob för en handling till.
builders-urge-end = Avsluta din tur.

builders-merit-pays = Med det här blocket kan du betala för: { $building }.
builders-merit-closer = Du behöver det till en byggnad bredvid dig: { $building }.
builders-merit-needed = Du behöver det till en byggnad som ligger uppvänd: { $building }.
builders-merit-emerald = En smaragd ersätter vilket block som helst när du bygger.
builders-merit-last-of-layer = Det är det sista blocket före poängräkning { $card }, som kommer i slutet av turen.
builders-merit-frees = Det frilägger andra block som du kan ta sedan: { $blocks }.
builders-merit-supply = Det går till ditt lager: med block betalar du för byggnader.
builders-merit-turns-up = { $count ->
    [one] Du vänder upp ett kort som ingen känner till. Det kan vara just vad du behöver.
   *[other] Du vänder upp { $count } kort som ingen känner till. De kan vara just vad du behöver.
}
builders-merit-there-building = Där ligger en byggnad som du kan betala för: { $building }.
builders-merit-there-mob = Där ligger en mob: { $mob }. Du vinner { $percent } av 100 sådana strider.
builders-merit-there-weapon = Där ligger ett vapen: { $weapon }.
builders-merit-nothing-new = Inget nytt ligger där, men du kanske står bättre inför nästa tur.
builders-merit-adds = { $points } mer i poängräkning { $card }, som det är nu. { $group }
builders-merit-gives = Det ger { $points } erfarenhetspoäng genast.
builders-merit-trophy-more = Dina besegrade mobs ger { $points } mer i slutet, som det är nu.
builders-merit-stands = Den ger inget mer än, men en grupp kan växa runt den.
builders-merit-hopeless = Dina vapen kan inte besegra den än.
builders-merit-beats = Du vinner { $percent } av 100 sådana strider, och en seger ger { $points } erfarenhetspoäng.
builders-merit-extra = När den är besegrad kan du lämna tillbaka den för en handling till.
builders-merit-at-end = När den är besegrad ger den { $points } i slutet, som det är nu ({ $name }).
builders-merit-won-already = Du vinner utan den också, och då vore den borta.
builders-merit-not-enough = Även med den har du för få hjärtan.
builders-merit-wins = Med den vinner du: { $points } erfarenhetspoäng.
builders-merit-wins-with-next = Med den och nästa TNT vinner du: { $points } erfarenhetspoäng.
builders-merit-keep = Du har den till en senare strid.
builders-merit-decline = Då försvinner inget block, och poängräkningen kommer inte närmare.
builders-merit-trade = Du får en valfri handling till och behåller mobens erfarenhetspoäng.
builders-merit-end = Moben stannar hos dig, och du kan lämna tillbaka den på en senare tur.
