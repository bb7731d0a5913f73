### Builders & Biomes: veiledede spill.

builders-lesson-first = Din første verden
builders-lesson-first-welcome = Velkommen til en ny verden! Utforsk, bygg og få flest erfaringspoeng. Ennå ligger alle kort med bildesiden ned: Gå med karakteren din til det merkede krysset og se hva som er der.
builders-lesson-first-elsewhere = Dit kan du også gå. Men bli først med til det merkede krysset.
builders-lesson-first-look-first = Blokker trenger du snart. Men la oss først se til hva: Gå til det merkede krysset.
builders-lesson-first-found = Byggverk! Denne boligen koster { $cost }. I hver tur gjør du to forskjellige ting. Du har utforsket, så samle nå blokker: Ta denne fra den store kuben.
builders-lesson-first-this-corner = Den blokken er også fri. Men ta den merkede: Det er en treblokk til boligen, og den frigjør en smaragd ved siden av.
builders-lesson-first-freed = Hvorfor ikke hvilken som helst blokk? Oversiden og to sider må være synlige. Du tar alltid to blokker, og den første har nettopp frigjort denne smaragden. Ta den!
builders-lesson-first-emerald = Den kan du også ta. Men den merkede er en smaragd, og snart ser du hva den er god for.
builders-lesson-first-build = Blå har også utforsket og samlet blokker. Bygg nå boligen: Du har én treblokk, og smaragden din erstatter enhver blokk. Velg boligen og så den markerte plassen mellom ørkenene dine.
builders-lesson-first-between = Du kan bygge på hvilken plass du vil, og en annen gir kanskje like mye nå. Men fra midten kan ørkenene dine vokse i alle retninger, så velg denne plassen.
builders-lesson-first-pay-first = Det kan du gjøre senere. Bygg først: Du har alle blokkene som trengs.
builders-lesson-first-why = Et byggverk viser et biom (landskapet), et materiale og en type, og hver av dem scores én gang. Først teller et biom, men bare plasser som berører hverandre: { $spaces ->
    [one] { $spaces } ørken
   *[other] { $spaces } ørkener
}, { $value } poeng hver.
builders-lesson-first-more = Nå kommer den andre handlingen i turen. Samle blokker til ditt neste byggverk: Dette trenger sand, så ta litt.
builders-lesson-first-sand = Den blokken er også fri. Men du har ingen sand ennå, så ta den merkede.
builders-lesson-first-blocks-now = Du kan også utforske. Men samle først blokker med oss: Med et godt lager kan du bygge med en gang.
builders-lesson-first-hidden = Ingen vet hva som ligger under denne blokken. Ta den, så får vi se!
builders-lesson-first-below = Den kan du ta. Men vil du ikke vite hva som ligger under den merkede?
builders-lesson-first-onward = Blå har også bygd. La oss se oss om igjen: Når du utforsker, går du opptil to steg, så kom hit. Under kortet du bygde, venter det neste.
builders-lesson-first-this-way = Dit kan du også gå. Men bli denne gangen med til det merkede krysset.
builders-lesson-first-explore-first = Blokker er en god idé. Men utforsk først, så vet du hvilke du trenger.
builders-lesson-first-plan = En bro av tre i ørkenen! Den ville gjort gruppen din av ørkener større. Den koster { $cost }, og du mangler én treblokk. Der ligger det en: Ta den.
builders-lesson-first-wood = Den blokken er også fri. Men til broen mangler du tre: Ta den merkede.
builders-lesson-first-keep = Det kan du bygge. Men da mangler det enda mer tre til broen, så ta den merkede blokken først.
builders-lesson-first-layer = Ser du at det øverste laget krymper? Når den siste blokken er borte, kommer den første scorerunden. { $blocks ->
    [one] { $blocks } blokk er igjen.
   *[other] { $blocks } blokker er igjen.
} Ta denne også.
builders-lesson-first-any-block = Den blokken er også fri. Men ta nå den merkede.
builders-lesson-first-bigger = Nå kan du betale for broen. Velg den og deretter den markerte plassen, så berører { $spaces ->
    [one] { $spaces } ørken
   *[other] { $spaces } ørkener
} hverandre. Og to byggverk av tre ved siden av hverandre teller når materialene scores.
builders-lesson-first-beside = Du kan bygge på hvilken plass du vil. Men her gjør broen gruppen av ørkener større, så velg denne plassen.
builders-lesson-first-soon = Bra gjort! { $blocks ->
    [one] { $blocks } blokk er
   *[other] { $blocks } blokker er
} igjen i det øverste laget. Jo flere du tar, jo før kommer scorerunden, og du er klar. Ta denne.
builders-lesson-first-top-layer = Den blokken er også fri. Men ta den merkede: Bare blokker i det øverste laget bringer scorerunden nærmere.
builders-lesson-first-last = Én til: denne. Da kan Blå tømme det øverste laget, og den første scorerunden kommer.
builders-lesson-first-score = Det øverste laget er borte, så alle scorer et biom. Blå valgte fjell. Hos deg berører { $spaces ->
    [one] { $spaces } ørken
   *[other] { $spaces } ørkener
} hverandre, og hver gir { $value } poeng: Velg ørken!
builders-lesson-first-most = Se på tallene: Ørken gir deg mer. Velg ørken!
builders-lesson-first-on = { $points } erfaringspoeng til deg, { $theirs } til Blå! Etter det andre laget scorer alle et materiale, etter det tredje en type. Så er spillet slutt, og flest poeng vinner. Nå er verden din: Spill videre!

builders-lesson-fights = Våpen og mobs
builders-lesson-fights-look = I denne verden lever det mobs, og den som beseirer dem, får erfaringspoeng. Du kan utforske uten å flytte: Velg krysset der du står.
builders-lesson-fights-stay = Dit kan du gå. Men denne gangen ser du deg om der du står.
builders-lesson-fights-no-block = Blokker kan vente. Dette kapittelet handler om kamper.
builders-lesson-fights-fight = En zombie: { $hearts ->
    [one] { $hearts } hjerte beseirer den
   *[other] { $hearts } hjerter beseirer den
}. Tilfeldighetene avgjør hvilke { $tokens } av våpnene dine som snus: Sverd har hjerter, giftige poteter har ingen. Du vinner { $percent } av 100 slike kamper. Vær modig og slåss!
builders-lesson-fights-trade = Steinsverdet ditt klarte det: { $experience } erfaringspoeng! Alle våpnene går tilbake i bunken. Og denne moben kan mer: Legg den tilbake, og du får en ekstra handling.
builders-lesson-fights-not-yet = Du kan spare moben til senere. Men bruk den nå: Legg den tilbake for en ekstra handling.
builders-lesson-fights-edge = En ekstra handling kan være hvilken som helst, også en du har gjort i denne turen. Ved verdens kant ligger flere våpen: Gå dit og utforsk.
builders-lesson-fights-to-edge = Dit kan du også gå. Men det merkede krysset ligger ved kanten, der våpnene er.
builders-lesson-fights-collect = Et diamantsverd! Ta det, så er det ditt. Da vinner du { $then } av 100 kamper mot dette skjelettet, ikke { $now }.
builders-lesson-fights-diamond = Buen er også bra. Men diamantsverdet har flere hjerter, så ta det.
builders-lesson-fights-arm-first = Det kommer snart. Ta diamantsverdet først.
builders-lesson-fights-again = Slåss nå mot skjelettet. Taper du, er ingenting tapt: Det blir stående, og du beholder våpnene.
builders-lesson-fights-dare = Det kan du gjøre. Men du har gode våpen: Slåss mot skjelettet!
builders-lesson-fights-end = Beseiret! Denne moben beholder du til slutten. Da gir den { $value } poeng for hver av skogene dine, om de berører hverandre eller ikke: Med { $spaces } blir det { $points }. Nå kan du slåss: Spill videre!

builders-lesson-scoring = Slik telles poengene
builders-lesson-scoring-welcome = Dere er fire som spiller, og Blå er nybegynner: For Blå er scorerundene lettere. Snart ser du hvordan. Utforsk først der du står.
builders-lesson-scoring-stay = Dit kan du gå. Men denne gangen ser du deg om der du står.
builders-lesson-scoring-look-first = Blokker kommer etterpå. Se deg først om der du står.
builders-lesson-scoring-wood = Dette byggverket er en ørken og koster { $cost }. Ta den merkede blokken til det.
builders-lesson-scoring-that-wood = Den blokken er også fri. Men ta den merkede til byggverket.
builders-lesson-scoring-another = Og en blokk til: den merkede.
builders-lesson-scoring-any = Den blokken er også fri. Men ta nå den merkede.
builders-lesson-scoring-build = Bygg det her, midt på spillbrettet ditt. Da har du { $all } ørkener, og { $spaces } av dem berører hverandre med sidene.
builders-lesson-scoring-middle = Du kan bygge på hvilken plass du vil. Men se hva som skjer her i midten.
builders-lesson-scoring-build-first = Det kan du gjøre senere. Bygg først: Du har alle blokkene som trengs.
builders-lesson-scoring-layer = { $blocks ->
    [one] { $blocks } blokk er
   *[other] { $blocks } blokker er
} igjen i det øverste laget. Når den siste er borte, scorer alle et biom. Ta denne.
builders-lesson-scoring-top-layer = Det kan du også gjøre. Men vi vil se scorerunden: Ta den merkede blokken.
builders-lesson-scoring-one-more = Og denne. De andre tømmer laget.
builders-lesson-scoring-score = Scorerunden! Du har { $all } ørkener, men for deg teller bare den største gruppen, og hjørner berører ikke hverandre: { $spaces } ganger { $value } er { $points }. Velg ørken!
builders-lesson-scoring-most = Se på tallene: Ørken gir deg mer. Velg ørken!
builders-lesson-scoring-end = { $theirs } erfaringspoeng til Blå, for { $all } ørkener som slett ikke berører hverandre! For nybegynnere teller hver plass; med dine regler ville det blitt { $less }. Før et spill kan man velge hvem som er nybegynner. Spill nå videre!
