### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Bygg på dina nio rutor så att det som är likadant ligger sida vid sida. Flest erfarenhetspoäng vinner.
builders-primer-turn = Gör två olika saker:
builders-primer-turn-collect = Samla två block från utsidan av kuben.
builders-primer-turn-explore = Utforska: gå, och vänd upp det som ligger runt dig.
builders-primer-turn-build = Bygg det som ligger bredvid dig: betala med blocken och lägg det på ditt spelbräde.
builders-primer-turn-fight = Bekämpa en mob bredvid dig: vänd upp tre vapen med tillräckligt många hjärtan.
builders-primer-turn-weapon = Samla ett vapen bredvid dig.
builders-primer-scoring = När ett lager av kuben är borta räknas din största grupp, för varje ruta:
builders-primer-scoring-a = A: av ett biom
builders-primer-scoring-b = B: av ett material
builders-primer-scoring-c = C: av en typ. Sedan är spelet slut.
builders-primer-scoring-mobs = Mobs ger erfarenhetspoäng, och en extra handling eller poäng i slutet.

## The rules in plain words.

builders-passage-setup = Korten ligger i högar om fyra med vapen runtom, alla nedvända. Blocken bildar den stora kuben. Ditt spelbräde har nio rutor, var och en med ett biom. Av dina vapen ({ $weapons }) är { $potatoes } potatisar, som inte gör någon nytta i strid. Alla börjar i korsningen i mitten.
builders-passage-turn = Gör två olika handlingar. Det finns fem: samla block, utforska, bygga, bekämpa en mob och samla ett vapen.
builders-passage-collect = Ta två block från kuben. Du kan ta ett block om inget ligger på det och minst två av dess sidor är fria, så man börjar vid hörnen. Det första blocket kan frilägga det andra.
builders-passage-explore = Gå upp till två korsningar längs vägarna, eller stå kvar. Vänd sedan upp allt som ligger nedvänt på de fyra platserna runt dig.
builders-passage-build = Välj en byggnad som ligger uppvänd bredvid dig och betala med blocken som den visar. En smaragd ersätter vilket annat block som helst.
builders-passage-build-place = Lägg byggnaden på valfri ruta på ditt spelbräde. Den får täcka en äldre, som då inte räknas längre. Vissa byggnader ger erfarenhetspoäng genast.
builders-passage-fight = Välj en mob som ligger uppvänd bredvid dig. Blanda dina vapen och vänd upp tre. Visar de minst lika många hjärtan som moben är den besegrad: du får den, och dess erfarenhetspoäng. Hjärtan på ett stensvärd: { $stone }; på ett träsvärd: { $wooden }. Alla vapen får du tillbaka, hur det än går.
builders-passage-weapons = Vissa vapen gör mer när de vänds upp. En pilbåge vänder upp ett vapen till. En guldhacka ger { $experience } erfarenhetspoäng. En stenspetshacka tar ett block från kuben. TNT ger hjärtan ({ $hearts }) om du spränger den, men sedan är den borta.
builders-passage-weapon = Ta ett vapen som ligger uppvänt bredvid dig. Det gör dina nästa strider lättare.
builders-passage-beaten = Vissa mobs som du har besegrat visar en blixt: lämna tillbaka en efter dina två handlingar, så får du en handling till. Dess erfarenhetspoäng behåller du. De andra ger mer poäng i slutet.
builders-passage-rounds = Det finns tre poängräkningar. A kommer när det sista blocket i det översta lagret är borta, B efter det andra lagret, C efter det tredje. Den som tar block bestämmer alltså när de kommer.
builders-passage-groups = Alla väljer en av de fyra sorterna på kortet och räknar sin största grupp: rutor av den sorten som ligger sida mot sida. Berg ger till exempel { $value } för varje ruta, så en grupp på { $spaces } ger { $points }. I A räknas också det som är tryckt på ditt spelbräde; i B och C bara byggnader.
builders-passage-end = Spelet slutar efter C. Nu ger mobs poäng för varje ruta av den sort som de visar. Flest erfarenhetspoäng vinner. Vid lika vinner flest block kvar.
builders-passage-beginners = Nybörjare räknar alla rutor som passar i de tre poängräkningarna, inte bara den största gruppen. Var och en kan välja det för sig.
