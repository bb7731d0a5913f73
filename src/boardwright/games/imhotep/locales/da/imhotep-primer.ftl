### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Bring dine sten til monumenterne. Efter seks runder vinder flest point.
imhotep-primer-turn = Gør én ting; så er det den næstes tur.
imhotep-primer-turn-get = Hent sten til din slæde: højst { $stones }.
imhotep-primer-turn-place = Placer en sten på et skib.
imhotep-primer-turn-sail = Sejl et skib, der er fyldt nok, til en ledig byggeplads: et hvilket som helst, også uden din egen sten.
imhotep-primer-turn-card = Eller spil et blåt kort.
imhotep-primer-market = Marked: et kort for hver sten.
imhotep-primer-pyramids = Pyramider: point med det samme.
imhotep-primer-temple = Tempel: hver runde, for sten, man ser oppefra.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Gravkammer: til sidst, for flest sten i en række.
   *[A] Gravkammer: til sidst, for dine sten, der rører hinanden.
}
imhotep-primer-obelisks = { $side ->
    [B] Obelisker: { $stones } af dine sten bliver til en; de tidlige giver mest.
   *[A] Obelisker: til sidst, for de højeste tårne.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Alle tager en farve. Fra starten ligger der, i turrækkefølge, så mange sten på jeres slæder: { $stones }. Resten venter i stenbruddet. Der er fem byggepladser: markedet og fire monumenter. Hver har en A-side og en B-side, og I vælger, hvilken der vender op. Der er syv rundekort, og ét bliver lagt væk, så ingen ved helt, hvilke skibe der kommer.
imhotep-passage-round = Hver runde kommer der fire skibe. Efter tur gør hver spiller én ting, igen og igen, til alle fire er sejlet. Der er fem byggepladser, så én får intet skib.
imhotep-passage-round-end = Når det fjerde skib er losset, er runden slut. Templet giver udbytte, resten af kortene på markedet forsvinder, og nye skibe kommer. Den, der sidder til venstre for den, som sejlede sidst, begynder.
imhotep-passage-pass = Du skal altid gøre noget. Kun når intet kan lade sig gøre, melder du pas.
imhotep-passage-get = Tag sten fra dit stenbrud til din slæde: { $stones } ad gangen. Slæden har plads til { $sled }; ligger der allerede { $full }, er der kun plads til én mere.
imhotep-passage-place = Læg en sten fra din slæde på en ledig plads på et skib, der stadig venter. Skibene er ingens, så du må tage med det, du vil.
imhotep-passage-sail = Et skib skal have sten nok, før det kan sejle: { $four } på et skib til fire, { $two } på et skib til to. Du må sejle et hvilket som helst skib, også uden din egen sten, til en hvilken som helst byggeplads, hvor der endnu ikke ligger et skib. Så hjælper du dig selv, eller sender andre hen, hvor de ikke vil.
imhotep-passage-unload = Stenene losses én efter én, fra stævnen. Den første får det næste ledige felt, så det betyder noget, hvor på skibet en sten ligger.
imhotep-passage-market = For hver sten, der kommer til markedet, tager ejeren et kort. Stenen går tilbage til stenbruddet.
imhotep-passage-market-cards = Et rødt kort lægger straks endnu en af dine sten på et monument. Grønne og violette kort giver point til sidst. Blå kort er til en senere tur.
imhotep-passage-market-pair = B-side. To af kortene ligger med bagsiden op. Den, der tager dem, ser på begge, beholder det ene og lægger det andet i kastebunken.
imhotep-passage-market-pile = Når der skal bruges et kort, og bunken er tom, blandes kastebunken.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = A-side. Stenene fylder pyramiden felt for felt, og hvert felt giver straks sine point: først { $points } og så videre. Tæl forud: hvem får de gode felter? Når pyramiden er færdig, giver hver yderligere sten { $beyond }.
imhotep-passage-pyramids-b = B-side. Hver sten lægges på en af tre pyramider, som ejeren vil. Det næste felt dér giver straks noget: point, eller et point og noget mere: et kort, sten til din slæde ({ $stones }) eller en af dine sten på et skib. Når alle tre er færdige, giver hver yderligere sten { $beyond }.
imhotep-passage-temple = I templet ligger stenene side om side; der er plads til { $spaces }. Når det er fuldt, dækker de næste de gamle, fra venstre.
imhotep-passage-temple-a = A-side. Ved slutningen af hver runde kigger I oppefra: hver sten, man kan se, giver sin ejer { $points }. En sten kan altså give point igen og igen, til nogen dækker den.
imhotep-passage-temple-b = B-side. Ved slutningen af hver runde kigger I oppefra: hver sten, man kan se, giver sin ejer det, der er vist under den: point, et kort, eller valget mellem et point og sten til slæden ({ $stones }).
imhotep-passage-burial = Der er { $rows } rækker. Stenene fylder dem kolonne for kolonne: ned ad den første, så ned ad den næste.
imhotep-passage-burial-a = A-side. Til sidst er dine sten, der rører hinanden med siderne, en gruppe. Hver gruppe giver point, og store meget mere: en gruppe på { $stones } giver { $points }. Ud over { $most } giver hver yderligere sten { $further }. Hjørner tæller ikke.
imhotep-passage-burial-b = B-side. Til sidst tæller hver række for sig. Den, der har flest sten i den, får mest, så den næste: { $points }. Står det lige, deles pointene.
imhotep-passage-obelisks-a = A-side. Alle bygger et tårn. Til sidst giver det højeste mest, så det næste: { $points }. Står det lige, deles pointene.
imhotep-passage-obelisks-b = B-side. Så snart du har { $stones } løse sten her, bliver de til en obelisk. Den får den højeste ledige plads og giver straks dens point: { $points } og så videre. Til sidst giver hver sten, der ikke er i en obelisk, { $loose }.
imhotep-passage-blue = At spille et blåt kort er hele din tur. Et, du har tilbage til sidst, giver { $points }.
imhotep-passage-blue-each = Løftestang: sejl et skib, og bestem, i hvilken rækkefølge stenene losses. Hammer: hent sten, og placer så én. Sejl: placer en sten, og sejl så det skib. Mejsel: placer to sten.
imhotep-passage-end = Efter seks runder tælles gravkammer, obelisker og kort. Flest point vinder. Står det lige, vinder flest sten på slæden.
imhotep-passage-end-cards = Et grønt kort giver point for stenene på sin byggeplads, hvem de end tilhører: 1 for hver { $stones }. Statuer er mere værd, jo flere du har: { $points } for en, to, tre og så videre.
imhotep-passage-wrath = Farao vil se en af dine sten på hvert af de fire monumenter. Den, der til sidst ikke har nogen på et af dem, mister point: { $points }.
