### Builders & Biomes: guidade partier.

builders-lesson-first = Din första värld
builders-lesson-first-welcome = Välkommen till en ny värld! Utforska, bygg och samla flest erfarenhetspoäng. Än ligger alla kort nedvända: gå med din spelpjäs till den markerade korsningen och se vad som finns där.
builders-lesson-first-elsewhere = Dit kan du också gå. Men följ först med till den markerade korsningen.
builders-lesson-first-look-first = Block behöver du snart. Men låt oss först se till vad: gå till den markerade korsningen.
builders-lesson-first-found = Byggnader! Den här bostaden kostar { $cost }. På varje tur gör du två olika saker. Du har utforskat, så samla nu block: ta det här från den stora kuben.
builders-lesson-first-this-corner = Det blocket är också fritt. Men ta det markerade: det är trä till bostaden och frilägger en smaragd bredvid.
builders-lesson-first-freed = Varför inte vilket block som helst? Ovansidan och två sidor måste vara fria. Du tar alltid två block, och det första har just frilagt den här smaragden. Ta den!
builders-lesson-first-emerald = Det kan du också ta. Men det markerade är en smaragd, och snart ser du vad den är bra för.
builders-lesson-first-build = Blå har också utforskat och samlat block. Bygg nu bostaden: du har ett träblock, och din smaragd ersätter vilket block som helst. Välj bostaden och sedan den markerade rutan mellan dina öknar.
builders-lesson-first-between = Du får bygga på vilken ruta som helst, och en annan ger kanske lika mycket nu. Men från mitten kan dina öknar växa åt alla håll, så välj den här rutan.
builders-lesson-first-pay-first = Det kan du göra senare. Bygg först: du har alla block som behövs.
builders-lesson-first-why = En byggnad visar ett biom (landskapet), ett material och en typ, och vart och ett räknas en gång. Först räknas ett biom, men bara rutor som rör varandra: { $spaces ->
    [one] { $spaces } öken
   *[other] { $spaces } öknar
}, { $value } poäng var.
builders-lesson-first-more = Nu kommer turens andra handling. Samla block till din nästa byggnad: den här behöver sand, så ta lite.
builders-lesson-first-sand = Det blocket är också fritt. Men du har ingen sand än, så ta det markerade.
builders-lesson-first-blocks-now = Du kan också utforska. Men samla först block med oss: med ett bra lager kan du bygga genast.
builders-lesson-first-hidden = Ingen vet vad som ligger under det här blocket. Ta det, så får vi se!
builders-lesson-first-below = Det kan du ta. Men vill du inte veta vad som ligger under det markerade?
builders-lesson-first-onward = Blå har också byggt. Låt oss se oss om igen: när du utforskar går du upp till två steg, så kom hit. Under kortet du byggde väntar nästa.
builders-lesson-first-this-way = Dit kan du också gå. Men följ den här gången med till den markerade korsningen.
builders-lesson-first-explore-first = Block är en bra idé. Men utforska först, så vet du vilka du behöver.
builders-lesson-first-plan = En träbro i öknen! Den skulle göra din grupp av öknar större. Den kostar { $cost }, och du saknar ett träblock. Där finns ett: ta det.
builders-lesson-first-wood = Det blocket är också fritt. Men till bron saknar du trä: ta det markerade.
builders-lesson-first-keep = Det kan du bygga. Men då saknas ännu mer trä till bron, så ta först det markerade blocket.
builders-lesson-first-layer = Ser du hur det översta lagret krymper? När dess sista block är borta kommer den första poängräkningen. { $blocks ->
    [one] { $blocks } block är kvar.
   *[other] { $blocks } block är kvar.
} Ta det här också.
builders-lesson-first-any-block = Det blocket är också fritt. Men ta nu det markerade.
builders-lesson-first-bigger = Nu kan du betala för bron. Välj den och sedan den markerade rutan, så rör { $spaces ->
    [one] { $spaces } öken
   *[other] { $spaces } öknar
} varandra. Och två träbyggnader bredvid varandra räknas när materialen räknas.
builders-lesson-first-beside = Du får bygga på vilken ruta som helst. Men här gör bron din grupp av öknar större, så välj den här rutan.
builders-lesson-first-soon = Bra gjort! { $blocks ->
    [one] { $blocks } block är
   *[other] { $blocks } block är
} kvar i det översta lagret. Ju fler du tar, desto tidigare kommer poängräkningen, och du är redo. Ta det här.
builders-lesson-first-top-layer = Det blocket är också fritt. Men ta det markerade: bara block i det översta lagret för poängräkningen närmare.
builders-lesson-first-last = Ett till: det här. Sedan kan Blå tömma det översta lagret, och den första poängräkningen kommer.
builders-lesson-first-score = Det översta lagret är borta, så alla räknar poäng för ett biom. Blå valde berg. Hos dig rör { $spaces ->
    [one] { $spaces } öken
   *[other] { $spaces } öknar
} varandra, och var och en ger { $value } poäng: välj öken!
builders-lesson-first-most = Titta på talen: öken ger dig mer. Välj öken!
builders-lesson-first-on = { $points } erfarenhetspoäng till dig, { $theirs } till Blå! Efter det andra lagret räknar alla ett material, efter det tredje en typ. Sedan är spelet slut, och flest poäng vinner. Världen är din: spela vidare!

builders-lesson-fights = Vapen och mobs
builders-lesson-fights-look = I den här världen finns mobs, och den som besegrar dem får erfarenhetspoäng. Du kan också utforska utan att gå: välj korsningen där du står.
builders-lesson-fights-stay = Dit kan du gå. Men den här gången ser du dig om där du står.
builders-lesson-fights-no-block = Block kan vänta. Det här kapitlet handlar om strider.
builders-lesson-fights-fight = En zombie: { $hearts ->
    [one] { $hearts } hjärta besegrar den
   *[other] { $hearts } hjärtan besegrar den
}. Slumpen vänder upp { $tokens } av dina vapen: svärd har hjärtan, giftiga potatisar har inga. Du vinner { $percent } av 100 sådana strider. Var modig, bekämpa den!
builders-lesson-fights-trade = Ditt stensvärd klarade det: { $experience } erfarenhetspoäng! Alla vapen går tillbaka till din hög. Och den här moben kan mer: lämna tillbaka den, så får du en extra handling.
builders-lesson-fights-not-yet = Du kan spara moben till senare. Men använd den nu: lämna tillbaka den för en extra handling.
builders-lesson-fights-edge = En extra handling får vara vilken som helst, även en du redan har gjort den här turen. Vid världens kant ligger fler vapen: gå dit och utforska.
builders-lesson-fights-to-edge = Dit kan du också gå. Men den markerade korsningen ligger vid kanten, där vapnen är.
builders-lesson-fights-collect = Ett diamantsvärd! Samla det, så är det ditt. Sedan vinner du { $then } av 100 strider mot det här skelettet, inte { $now }.
builders-lesson-fights-diamond = Pilbågen är också bra. Men diamantsvärdet har fler hjärtan, så ta det.
builders-lesson-fights-arm-first = Det kommer snart. Samla först diamantsvärdet.
builders-lesson-fights-again = Bekämpa nu skelettet. Förlorar du är inget förlorat: det ligger kvar, och du behåller dina vapen.
builders-lesson-fights-dare = Det kan du göra. Men du har bra vapen: bekämpa skelettet!
builders-lesson-fights-end = Besegrad! Den här moben behåller du till slutet. Då ger den { $value } poäng för var och en av dina skogar, om de rör varandra eller inte: med { $spaces } blir det { $points }. Nu kan du strida: spela vidare!

builders-lesson-scoring = Så räknas poängen
builders-lesson-scoring-welcome = Ni är fyra som spelar, och Blå är nybörjare: för Blå är poängräkningarna lättare. Snart ser du hur. Utforska först där du står.
builders-lesson-scoring-stay = Dit kan du gå. Men den här gången ser du dig om där du står.
builders-lesson-scoring-look-first = Block kommer sedan. Se dig först om där du står.
builders-lesson-scoring-wood = Den här byggnaden är en öken och kostar { $cost }. Ta det markerade blocket till den.
builders-lesson-scoring-that-wood = Det blocket är också fritt. Men ta det markerade till byggnaden.
builders-lesson-scoring-another = Och ett block till: det markerade.
builders-lesson-scoring-any = Det blocket är också fritt. Men ta nu det markerade.
builders-lesson-scoring-build = Bygg den här, mitt på ditt spelbräde. Då har du { $all } öknar, och { $spaces } av dem rör varandra med sidorna.
builders-lesson-scoring-middle = Du får bygga på vilken ruta som helst. Men se vad som händer här i mitten.
builders-lesson-scoring-build-first = Det kan du göra senare. Bygg först: du har alla block som behövs.
builders-lesson-scoring-layer = { $blocks ->
    [one] { $blocks } block är
   *[other] { $blocks } block är
} kvar i det översta lagret. När det sista är borta räknar alla poäng för ett biom. Ta det här.
builders-lesson-scoring-top-layer = Det kan du också göra. Men vi vill se poängräkningen: ta det markerade blocket.
builders-lesson-scoring-one-more = Och det här. De andra tömmer lagret.
builders-lesson-scoring-score = Poängräkningen! Du har { $all } öknar, men för dig räknas bara den största gruppen, och hörn rör inte varandra: { $spaces } gånger { $value } är { $points }. Välj öken!
builders-lesson-scoring-most = Titta på talen: öken ger dig mer. Välj öken!
builders-lesson-scoring-end = { $theirs } erfarenhetspoäng till Blå, för { $all } öknar som inte alls rör varandra! För nybörjare räknas varje ruta; med dina regler skulle det bli { $less }. Före ett spel kan man välja vem som är nybörjare. Spela nu vidare!
