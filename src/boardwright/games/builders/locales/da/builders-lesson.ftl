### Builders & Biomes: guidede spil.

builders-lesson-first = Din første verden
builders-lesson-first-welcome = Velkommen til en ny verden! Udforsk, byg, og få flest erfaringspoint. Alle kort ligger endnu med billedsiden nedad: gå med din figur til det markerede kryds, og se, hvad der er.
builders-lesson-first-elsewhere = Derhen kan du også gå. Men kom først med til det markerede kryds.
builders-lesson-first-look-first = Blokke får du snart brug for. Men lad os først se, til hvad: gå til det markerede kryds.
builders-lesson-first-found = Bygninger! Denne bolig koster { $cost }. I hver tur gør du to forskellige ting. Du har udforsket, så saml nu blokke: tag denne fra den store terning.
builders-lesson-first-this-corner = Den blok er også fri. Men tag den markerede: det er en træblok til boligen, og den gør en smaragd fri ved siden af.
builders-lesson-first-freed = Hvorfor ikke en hvilken som helst blok? Oversiden og to sider skal være fri. Du tager altid to blokke, og den første har lige gjort denne smaragd fri. Tag den!
builders-lesson-first-emerald = Den kan du også tage. Men den markerede er en smaragd, og du ser snart, hvad den er god til.
builders-lesson-first-build = Blå har også udforsket og samlet blokke. Byg nu boligen: du har én træblok, og din smaragd erstatter enhver blok. Vælg boligen og så det markerede felt mellem dine ørkener.
builders-lesson-first-between = Du må bygge på ethvert felt, og et andet giver måske lige så meget nu. Men fra midten kan dine ørkener vokse til alle sider, så vælg dette felt.
builders-lesson-first-pay-first = Det kan du gøre senere. Byg først: du har alle blokke til det.
builders-lesson-first-why = En bygning viser et biom (landskabet), et materiale og en type, og der scores for hver af dem én gang. Først tæller et biom, men kun felter, der rører hinanden: { $spaces ->
    [one] { $spaces } ørken
   *[other] { $spaces } ørkener
}, { $value } point hver.
builders-lesson-first-more = Nu kommer turens anden handling. Saml blokke til din næste bygning: den her kræver sand, så tag noget.
builders-lesson-first-sand = Den blok er også fri. Men du har ikke noget sand endnu, så tag den markerede.
builders-lesson-first-blocks-now = Du kan også udforske. Men saml først blokke med os: med et godt lager kan du bygge med det samme.
builders-lesson-first-hidden = Ingen ved, hvad der ligger under denne blok. Tag den, så får vi at se!
builders-lesson-first-below = Den kan du tage. Men vil du ikke vide, hvad der ligger under den markerede?
builders-lesson-first-onward = Blå har også bygget. Lad os se os om igen: når du udforsker, går du op til to skridt, så kom herhen. Under det kort, du byggede, venter det næste.
builders-lesson-first-this-way = Derhen kan du også gå. Men kom denne gang med til det markerede kryds.
builders-lesson-first-explore-first = Blokke er en god idé. Men udforsk først, så ved du, hvilke du har brug for.
builders-lesson-first-plan = En træbro i ørkenen! Den ville gøre din gruppe af ørkener større. Den koster { $cost }, og du mangler én træblok. Der er en: tag den.
builders-lesson-first-wood = Den blok er også fri. Men til broen mangler du træ: tag den markerede.
builders-lesson-first-keep = Det kan du bygge. Men så mangler der endnu mere træ til broen, så tag først den markerede blok.
builders-lesson-first-layer = Kan du se, at det øverste lag skrumper? Når dets sidste blok er væk, kommer den første scoring. { $blocks ->
    [one] { $blocks } blok er tilbage.
   *[other] { $blocks } blokke er tilbage.
} Tag også denne.
builders-lesson-first-any-block = Den blok er også fri. Men tag nu den markerede.
builders-lesson-first-bigger = Nu kan du betale for broen. Vælg den og derefter det markerede felt, så { $spaces ->
    [one] rører { $spaces } ørken
   *[other] rører { $spaces } ørkener
} hinanden. Og to bygninger af træ ved siden af hinanden tæller, når der scores for materialer.
builders-lesson-first-beside = Du må bygge på ethvert felt. Men her gør broen din gruppe af ørkener større, så vælg dette felt.
builders-lesson-first-soon = Godt klaret! { $blocks ->
    [one] { $blocks } blok er
   *[other] { $blocks } blokke er
} tilbage i det øverste lag. Jo flere du tager, jo før kommer scoringen, og du er klar. Tag denne.
builders-lesson-first-top-layer = Den blok er også fri. Men tag den markerede: kun blokke i det øverste lag bringer scoringen nærmere.
builders-lesson-first-last = En til: denne. Så kan Blå tømme det øverste lag, og den første scoring kommer.
builders-lesson-first-score = Det øverste lag er væk, så alle scorer for et biom. Blå valgte bjerge. Hos dig { $spaces ->
    [one] rører { $spaces } ørken
   *[other] rører { $spaces } ørkener
} hinanden, og hver giver { $value } point: vælg ørken!
builders-lesson-first-most = Se på tallene: ørken giver dig mere. Vælg ørken!
builders-lesson-first-on = { $points } erfaringspoint til dig, { $theirs } til Blå! Efter det andet lag scorer alle for et materiale, efter det tredje for en type. Så er spillet slut, og flest point vinder. Verden er din: spil videre!

builders-lesson-fights = Våben og mobs
builders-lesson-fights-look = I denne verden lever der mobs, og den, der besejrer dem, får erfaringspoint. Du må også udforske uden at gå: vælg det kryds, hvor du står.
builders-lesson-fights-stay = Derhen kan du gå. Men denne gang skal du se dig om dér, hvor du står.
builders-lesson-fights-no-block = Blokke kan vente. Dette kapitel handler om kampe.
builders-lesson-fights-fight = En zombie: { $hearts ->
    [one] { $hearts } hjerte besejrer den
   *[other] { $hearts } hjerter besejrer den
}. Tilfældet afgør, hvilke { $tokens } af dine våben der vendes: sværd har hjerter, giftige kartofler har ingen. Du vinder { $percent } ud af 100 af den slags kampe. Vær modig, bekæmp den!
builders-lesson-fights-trade = Dit stensværd klarede det: { $experience } erfaringspoint! Alle våben kommer tilbage i din stak. Og denne mob kan mere: læg den tilbage, og du får en ekstra handling.
builders-lesson-fights-not-yet = Du kan gemme mobben til senere. Men brug den nu: læg den tilbage for en ekstra handling.
builders-lesson-fights-edge = En ekstra handling må være en hvilken som helst, også en, du har udført i denne tur. Ved verdens kant ligger der flere våben: gå derhen, og udforsk.
builders-lesson-fights-to-edge = Derhen kan du også gå. Men det markerede kryds ligger ved kanten, hvor våbnene er.
builders-lesson-fights-collect = Et diamantsværd! Indsaml det, så er det dit. Så vinder du { $then } ud af 100 kampe mod dette skelet, ikke { $now }.
builders-lesson-fights-diamond = Buen er også god. Men diamantsværdet har flere hjerter, så tag det.
builders-lesson-fights-arm-first = Det kommer snart. Indsaml først diamantsværdet.
builders-lesson-fights-again = Bekæmp nu skelettet. Taber du, er intet tabt: det bliver liggende, og du beholder dine våben.
builders-lesson-fights-dare = Det kan du gøre. Men du har gode våben: bekæmp skelettet!
builders-lesson-fights-end = Besejret! Denne mob beholder du til slutningen. Så giver den { $value } point for hver af dine skove, om de rører hinanden eller ej: med { $spaces } bliver det { $points }. Nu kan du kæmpe: spil videre!

builders-lesson-scoring = Sådan tæller scoringerne
builders-lesson-scoring-welcome = I er fire, der spiller, og Blå er begynder: for Blå er scoringerne lettere. Du ser snart hvordan. Udforsk først dér, hvor du står.
builders-lesson-scoring-stay = Derhen kan du gå. Men denne gang skal du se dig om dér, hvor du står.
builders-lesson-scoring-look-first = Blokke kommer bagefter. Se dig først om dér, hvor du står.
builders-lesson-scoring-wood = Denne bygning er en ørken og koster { $cost }. Tag den markerede blok til den.
builders-lesson-scoring-that-wood = Den blok er også fri. Men tag den markerede til bygningen.
builders-lesson-scoring-another = Og en blok til: den markerede.
builders-lesson-scoring-any = Den blok er også fri. Men tag nu den markerede.
builders-lesson-scoring-build = Byg den her, midt på din spilleplade. Så har du { $all } ørkener, og { $spaces } af dem rører hinanden med siderne.
builders-lesson-scoring-middle = Du må bygge på ethvert felt. Men se, hvad der sker her i midten.
builders-lesson-scoring-build-first = Det kan du gøre senere. Byg først: du har alle blokke til det.
builders-lesson-scoring-layer = { $blocks ->
    [one] { $blocks } blok er
   *[other] { $blocks } blokke er
} tilbage i det øverste lag. Når den sidste er væk, scorer alle for et biom. Tag denne.
builders-lesson-scoring-top-layer = Det kan du også gøre. Men vi vil se scoringen: tag den markerede blok.
builders-lesson-scoring-one-more = Og denne. De andre tømmer laget.
builders-lesson-scoring-score = Scoringen! Du har { $all } ørkener, men for dig tæller kun den største gruppe, og hjørner rører ikke hinanden: { $spaces } gange { $value } er { $points }. Vælg ørken!
builders-lesson-scoring-most = Se på tallene: ørken giver dig mere. Vælg ørken!
builders-lesson-scoring-end = { $theirs } erfaringspoint til Blå, for { $all } ørkener, der slet ikke rører hinanden! For begyndere tæller hvert felt; efter dine regler ville det blive { $less }. Før et spil kan man vælge, hvem der er begynder. Spil nu videre!
