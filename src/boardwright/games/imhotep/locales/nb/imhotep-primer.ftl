### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Bring steinene dine til monumentene. Etter seks runder vinner flest poeng.
imhotep-primer-turn = Gjør én ting; så er det nestemanns tur.
imhotep-primer-turn-get = Anskaff steiner til lagerbrikken din: høyst { $stones }.
imhotep-primer-turn-place = Plasser en stein på et skip.
imhotep-primer-turn-sail = Seil et skip som er fullt nok, til en ledig byggeplass: hvilket som helst, også uten egen stein.
imhotep-primer-turn-card = Eller spill et blått kort.
imhotep-primer-market = Marked: et kort for hver stein.
imhotep-primer-pyramids = Pyramider: poeng med en gang.
imhotep-primer-temple = Tempel: hver runde, for steiner man ser ovenfra.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Gravkammer: på slutten, for flest steiner i en rad.
   *[A] Gravkammer: på slutten, for steinene dine som ligger inntil hverandre.
}
imhotep-primer-obelisks = { $side ->
    [B] Obelisker: { $stones } av steinene dine blir én; tidlige gir mest.
   *[A] Obelisker: på slutten, for de høyeste tårnene.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Alle tar en farge. Ved starten ligger det, i turrekkefølge, så mange steiner på lagerbrikkene: { $stones }. Resten venter i steinbruddet. Det er fem byggeplasser: markedet og fire monumenter. Hver har en A-side og en B-side, og dere velger hvilken som ligger opp. Det er sju rundekort, og ett legges bort, så ingen vet sikkert hvilke skip som kommer.
imhotep-passage-round = Hver runde kommer det fire skip. Etter tur gjør alle én ting, om og om igjen, til alle fire har seilt. Det er fem byggeplasser, så én får ikke noe skip.
imhotep-passage-round-end = Når det fjerde skipet er losset, er runden over. Tempelet gir poeng, kortene som er igjen på markedet, forsvinner, og nye skip kommer. Den som sitter til venstre for den som seilte sist, begynner.
imhotep-passage-pass = Du må alltid gjøre noe. Bare når ingenting er mulig, står du over.
imhotep-passage-get = Ta steiner fra steinbruddet ditt til lagerbrikken: { $stones } om gangen. Den har plass til { $sled }; ligger det allerede { $full } der, er det bare plass til én til.
imhotep-passage-place = Legg en stein fra lagerbrikken på et ledig felt på et skip som fortsatt venter. Skipene er ingens, så du kan bli med det du vil.
imhotep-passage-sail = Et skip trenger nok steiner for å seile: { $four } på et skip for fire, { $two } på et skip for to. Du kan seile hvilket skip som helst, også uten egen stein, til hvilken som helst byggeplass der det ikke ligger et skip. Slik hjelper du deg selv, eller sender andre dit de ikke vil.
imhotep-passage-unload = Steinene losses én etter én, fra baugen. Den første får det neste ledige feltet, så det betyr noe hvor på skipet en stein ligger.
imhotep-passage-market = For hver stein som kommer til markedet, tar eieren et kort. Steinen går tilbake til steinbruddet.
imhotep-passage-market-cards = Et rødt kort legger med en gang enda en av steinene dine på et monument. Grønne og fiolette kort gir poeng på slutten. Blå kort er for en senere tur.
imhotep-passage-market-pair = B-siden. To av kortene ligger med bildesiden ned. Den som tar dem, ser på begge, beholder det ene og kaster det andre.
imhotep-passage-market-pile = Når det trengs et kort og bunken er tom, stokkes kastebunken.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = A-siden. Steinene fyller pyramiden felt for felt, og hvert felt gir poengene sine med en gang: først { $points } og så videre. Tell på forhånd: Hvem får de gode feltene? Når pyramiden er ferdig, gir hver stein til { $beyond }.
imhotep-passage-pyramids-b = B-siden. Hver stein legges på en av tre pyramider, som eieren vil. Det neste feltet der gir noe med en gang: poeng, eller ett poeng og noe mer: et kort, steiner til lagerbrikken ({ $stones }) eller en av steinene dine på et skip. Når alle tre er ferdige, gir hver stein til { $beyond }.
imhotep-passage-temple = I tempelet ligger steinene side om side; det er plass til { $spaces }. Når det er fullt, dekker de neste de gamle, fra venstre.
imhotep-passage-temple-a = A-siden. Når runden er slutt, ser dere ovenfra: Hver stein man ser, gir eieren { $points }. En stein kan altså gi poeng om og om igjen, til noen dekker den.
imhotep-passage-temple-b = B-siden. Når runden er slutt, ser dere ovenfra: Hver stein man ser, gir eieren det som vises under den: poeng, et kort, eller valget mellom ett poeng og steiner til lagerbrikken ({ $stones }).
imhotep-passage-burial = Det er { $rows } rader. Steinene fyller dem kolonne for kolonne: ned den første, så ned den neste.
imhotep-passage-burial-a = A-siden. På slutten er steinene dine som ligger side mot side, en gruppe. Hver gruppe gir poeng, og store mye mer: En gruppe på { $stones } gir { $points }. Ut over { $most } gir hver stein til { $further }. Hjørner teller ikke.
imhotep-passage-burial-b = B-siden. På slutten teller hver rad for seg. Den som har flest steiner der, får mest, så den neste: { $points }. Ved likhet deles poengene.
imhotep-passage-obelisks-a = A-siden. Alle bygger et tårn. På slutten gir det høyeste mest, så det neste: { $points }. Ved likhet deles poengene.
imhotep-passage-obelisks-b = B-siden. Så snart du har { $stones } løse steiner her, blir de en obelisk. Den får den høyeste ledige plassen og gir poengene der med en gang: { $points } og så videre. På slutten gir hver stein som ikke er i en obelisk, { $loose }.
imhotep-passage-blue = Å spille et blått kort er hele turen din. Et du har igjen på slutten, gir { $points }.
imhotep-passage-blue-each = Spett: Seil et skip og bestem i hvilken rekkefølge steinene losses. Hammer: Anskaff steiner og plasser så én. Seil: Plasser en stein og seil så det skipet. Meisel: Plasser to steiner.
imhotep-passage-end = Etter seks runder telles gravkammer, obelisker og kort. Flest poeng vinner. Ved likhet vinner flest steiner på lagerbrikken.
imhotep-passage-end-cards = Et grønt kort gir poeng for steinene på byggeplassen sin, hvem de enn tilhører: 1 for hver { $stones }. Statuer er mer verdt jo flere du har: { $points } for en, to, tre og så videre.
imhotep-passage-wrath = Farao vil se en av steinene dine på hvert av de fire monumentene. Den som på slutten ikke har noen på ett av dem, mister poeng: { $points }.
