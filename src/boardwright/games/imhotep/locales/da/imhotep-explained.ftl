# Imhotep forklarer sig selv: hvad hvert sted er og er værd nu, hvad der er nyt, hvad man kan gøre, og hvorfor.

imhotep-explained-nothing = intet
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Et skib med { $slots } plads
   *[other] Et skib med { $slots } pladser
}. Det må sejle, så snart { $minimum } sten er om bord.
imhotep-explained-ship-ready = Det må sejle nu, og alle må gøre det, når de har turen.
imhotep-explained-ship-missing = Der mangler endnu { $missing } sten.
imhotep-explained-ship-load = Losses fra stævnen, én ad gangen: { FORM($stones, "stone") }.
imhotep-explained-ship-away = Det ligger { $at }, til runden slutter, og intet andet skib må komme derhen.
imhotep-explained-voyages = Hvad det ville give, hvis det sejlede sådan, templet gav sit udbytte, og spillet sluttede:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = En ledig plads: den, der har turen, må placere en sten her.
imhotep-explained-slot-taken = Stenen her er { FORM($seat, "stone") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Som skibet er lastet nu, losses denne plads først.
   *[other] Som skibet er lastet nu, losses { $ahead } sten før den.
}

imhotep-explained-market = Hver sten, der kommer hertil, giver sin ejer et kort. Stenen går tilbage til stenbruddet.
imhotep-explained-pyramids-a = En sten giver point straks her: det næste felt giver { $points } point.
imhotep-explained-pyramids-b = En sten giver point straks her. Den, der ejer stenen, vælger pyramide.
imhotep-explained-pyramids-full = Alle felter er taget: hver yderligere sten giver { $points } point.
imhotep-explained-pyramid = Næste felt, { $space }.
imhotep-explained-pyramid-complete = Denne pyramide er færdig.
imhotep-explained-temple-a = Når en runde slutter, giver hver sten, der ses oppefra, { $points } point.
imhotep-explained-temple-b = Når en runde slutter, giver hver sten, der ses oppefra, det, dens felt viser.
imhotep-explained-covers = Den næste sten her dækker en: { FORM($seat, "stone") }.
imhotep-explained-burial-a = Til sidst giver hver gruppe af sten i én farve, der rører hinanden, point efter størrelse: { $groups }, derefter { $further } for hver sten mere.
imhotep-explained-groups = Grupper nu: { $groups }.
imhotep-explained-group = { $seat } { $stones } sten ({ $points })
imhotep-explained-burial-b = Til sidst tæller hver række efter, hvem der har flest sten i den: { $places }.
imhotep-explained-row = Række { $row }, hvis spillet sluttede nu: { $points }.
imhotep-explained-obelisks-a = Alle bygger et tårn her. Til sidst giver de point efter højde: { $places }.
imhotep-explained-towers = Højder nu: { $stones }.
imhotep-explained-obelisks-b = { $stones } sten i én farve bliver til en obelisk. Den giver point straks: den næste { $points }.
imhotep-explained-obelisks-full = Alle pladser er taget: en sten mere giver { $points } point til sidst.
imhotep-explained-loose = Løse sten, { $points } værd hver til sidst: { $stones }.
imhotep-explained-another = Hvad en sten mere ville give nu: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Skib { $ship } ligger her, så intet andet må komme i denne runde.

imhotep-explained-taken = At tage det ville give, hvis spillet så sluttede: { $gains }.
imhotep-explained-decoration = Der ligger { $stones } sten der. Med { $missing } til bliver det et point mere.
imhotep-explained-unused = Uspillet giver det { $points } point til sidst.
imhotep-explained-pair = { $cards ->
    [one] Et skjult kort. Den, der tager det, ser det først da og beholder det.
   *[other] Skjulte kort. Den, der tager dem, ser på dem, beholder ét og lægger det andet i kastebunken.
}

imhotep-explained-get = { $stones ->
    [0] Der er ikke plads til flere sten på slæden: den rummer { $room }.
   *[other] At hente sten ville give { $stones } nu; slæden rummer { $room }.
}
imhotep-explained-sled = { $stones } sten er klar til at blive lastet. Slæden rummer { $room }.
imhotep-explained-points = { $points ->
    [0] Ingen point endnu.
   *[other] Point indtil nu: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Hvis spillet sluttede nu, kom der ingen point til.
   *[other] Hvis spillet sluttede nu, kom der til: { $total } ({ $sources }).
}
imhotep-explained-wrath = Endnu ingen sten her: { $sites }. Så længe en mangler, koster slutningen { $points } point.
imhotep-explained-round = { $ships ->
    [one] { $ships } skib venter endnu. Når det er sejlet, giver templet sit udbytte, og runden slutter.
   *[other] { $ships } skibe venter endnu. Når alle er sejlet, giver templet sit udbytte, og runden slutter.
}

imhotep-news-sled-empty = Din slæde er tom. Hent sten fra dit stenbrud, så du har nogle at laste.
imhotep-news-may-sail = Der er sten nok om bord: du må sejle skibet, også selv om ingen af dem er din.
imhotep-news-others-may-sail = Din sten ligger på dette skib, og alle må sejle det, hvorhen de vil.
imhotep-news-last-ship = Det er det sidste skib. Når det er sejlet, giver templet sit udbytte, resten af kortene på markedet forsvinder, og runden slutter.
imhotep-news-last-round = Det er den sidste runde. Derefter tæller gravkammeret, obeliskerne og kortene.
imhotep-news-blue-card = Du har dette kort: { $card }. { $effect }.
imhotep-news-wrath = Her har du ikke bygget endnu. Så længe du mangler en sten et af disse steder, koster slutningen dig { $points } point: { $sites }.
imhotep-news-temple-covers = Den næste sten, der kommer til templet, dækker en af dine, som så ikke giver mere.
imhotep-news-may-not-sail = Skibet må ikke sejle endnu: der mangler { $missing } sten.
imhotep-news-site-taken = Her ligger et skib, så intet andet må komme før næste runde.
imhotep-news-pair = Disse kort er skjulte. Den, der tager dem, ser på dem og beholder et.
imhotep-news-sled-full = Din slæde er fuld: den rummer { $room }. Last en sten, før du henter flere.
imhotep-news-pyramids-full = Alle felter på pyramiderne er taget. Hver yderligere sten giver { $points } point.
imhotep-news-quarry-empty = Dit stenbrud er tomt. Kun fra markedet kommer der sten tilbage.

imhotep-urge-pass = Meld pas, for du kan ikke gøre andet.
imhotep-urge-get = Hent { $stones } sten fra dit stenbrud.
imhotep-urge-place = Placer en sten på skib { $ship }.
imhotep-urge-sail = Sejl skib { $ship } { $to }.
imhotep-urge-lever = Spil løftestangen: sejl skib { $ship } { $to }, og vælg, hvilken sten der losses først.
imhotep-urge-hammer = Spil hammeren: hent sten, og placer en på skib { $ship }.
imhotep-urge-sail-card = Spil sejlet: placer en sten på skib { $ship }, og sejl det straks.
imhotep-urge-chisel = Spil mejslen: placer en sten på skib { $ship } og så en til.
imhotep-urge-sail-to = Sejl det { $to }.
imhotep-urge-second-stone = Placer den anden sten på skib { $ship }.
imhotep-urge-unload = Los i denne rækkefølge: { FORM($stones, "stone") }.
imhotep-urge-take = Tag dette kort: { $card }.
imhotep-urge-look = Se på de skjulte kort, og behold et.
imhotep-urge-keep = Behold dette kort: { $card }.
imhotep-urge-pyramid = Byg på den { FORM($pyramid, "definite") } pyramide.
imhotep-urge-decline = Sig nej tak til bonussen.
imhotep-urge-point = Tag { $points } point.
imhotep-urge-stones = Tag { $stones } sten.

imhotep-merit-pass = Du kan ikke gøre andet.
imhotep-merit-get = { $stones ->
    [one] Så har du { $stones } sten på slæden, klar til din næste tur.
   *[other] Så har du { $stones } sten på slæden, klar til dine næste ture.
}
imhotep-merit-voyage = Hvis skibet så sejler { $to }, kan det give dig { $points } point.
imhotep-merit-voyage-market = Hvis skibet så sejler til markedet, giver din sten dig et kort.
imhotep-merit-ready = Så har skibet sten nok om bord til at sejle.
imhotep-merit-full = Så er skibet fyldt, og ingen andre kommer om bord.
imhotep-merit-aboard = Så rejser en af dine sten med dette skib.
imhotep-merit-in-one-turn = Med kortet gør du i én tur det, der ellers kræver flere.
imhotep-merit-pyramids-a = Pyramiderne giver dig straks { $points } point.
imhotep-merit-pyramids-b = Pyramiderne kan straks give dig { $points } point.
imhotep-merit-temple = Templet giver dig { $points } point, når runden slutter, og ingen kan dække din sten inden da.
imhotep-merit-burial = Dine sten i gravkammeret ville så være { $points } point mere værd til sidst.
imhotep-merit-obelisks = Dine sten ved obeliskerne ville så være { $points } point mere værd til sidst.
imhotep-merit-obelisk = Du gør en obelisk færdig: straks { $points } point.
imhotep-merit-end = Hvis spillet så sluttede, ville du have { $points } point mere ({ $source }).
imhotep-merit-cards = Du får { $cards } kort ved markedet.
imhotep-merit-costs = Som det står nu, koster det { $seat } { $points } point.
imhotep-merit-spoils = { $seat } er om bord, men får her, som det står nu, kun { $points }; en anden byggeplads kunne give { $most }.
imhotep-merit-round-ends = Det er det sidste skib, så runden slutter, og templet giver sit udbytte nu.
imhotep-merit-game-ends = Det er det sidste skib i den sidste runde: derefter er spillet slut.
imhotep-merit-decide = Du bestemmer, hvor skibet sejler hen, før en anden gør det.
imhotep-merit-order = Du vælger, hvis sten der losses først.
imhotep-merit-order-best = I den rette rækkefølge kan det give dig { $points } point.
imhotep-merit-first = Din sten losses først.
imhotep-merit-red = En af dine sten går { $to } uden skib.
imhotep-merit-blue = { $effect }. Uspillet giver det { $points } til sidst.
imhotep-merit-decoration = { $stones ->
    [one] Det giver til sidst et point for hver sten der ({ $stones }), hvem den end tilhører.
   *[other] Det giver til sidst et point pr. { $stones } sten der, hvem de end tilhører.
}
imhotep-merit-look = Du må vælge mellem kort, som ingen andre har set.
imhotep-merit-space = Dette felt giver dig straks { $points } point.
imhotep-merit-card = Med det følger et kort fra bunken.
imhotep-merit-ship = Med det må du straks laste en sten til.
imhotep-merit-room-left = Der er stadig plads på slæden, så du kan hente sten, hvis du hellere vil vente.
imhotep-merit-stone-kept = Du beholder stenen til et skib, der passer dig bedre.
imhotep-merit-point = Du har { $points } point med sikkerhed.
imhotep-merit-stones = Der kommer sten til din slæde, uden at det koster en tur.
