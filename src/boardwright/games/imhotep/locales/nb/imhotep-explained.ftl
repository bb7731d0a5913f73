# Imhotep forklarer seg selv: hva hvert sted er og er verdt nå, hva som er nytt, hva man kan gjøre, og hvorfor.

imhotep-explained-nothing = ingenting
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Et skip med { $slots } felt
   *[other] Et skip med { $slots } felter
}. Det kan seile så snart { $minimum ->
    [one] { $minimum } stein er om bord.
   *[other] { $minimum } steiner er om bord.
}
imhotep-explained-ship-ready = Det kan seile nå, og alle kan gjøre det når de har turen.
imhotep-explained-ship-missing = { $missing ->
    [one] { $missing } stein mangler ennå.
   *[other] { $missing } steiner mangler ennå.
}
imhotep-explained-ship-load = Losses fra baugen, én om gangen: { FORM($stones, "stone") }.
imhotep-explained-ship-away = Det ligger { $at } til runden slutter, og ingen andre skip kan komme dit.
imhotep-explained-voyages = Hva det ville gi hvis det seilte slik, tempelet ga poeng og spillet sluttet:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = Et ledig felt: Den som har turen, kan plassere en stein her.
imhotep-explained-slot-taken = Steinen her er { FORM($seat, "stone") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Slik skipet er lastet nå, losses dette feltet først.
    [one] Slik skipet er lastet nå, losses { $ahead } stein før dette feltet.
   *[other] Slik skipet er lastet nå, losses { $ahead } steiner før dette feltet.
}

imhotep-explained-market = Hver stein som kommer hit, gir eieren et kort. Steinen går tilbake til steinbruddet.
imhotep-explained-pyramids-a = En stein gir poeng med en gang her: Neste felt gir { $points } poeng.
imhotep-explained-pyramids-b = En stein gir poeng med en gang her. Den som eier steinen, velger pyramide.
imhotep-explained-pyramids-full = Alle felter er tatt: Hver stein til gir { $points } poeng.
imhotep-explained-pyramid = Neste felt, { $space }.
imhotep-explained-pyramid-complete = Denne pyramiden er ferdig.
imhotep-explained-temple-a = Når en runde slutter, gir hver stein som er synlig ovenfra, { $points } poeng.
imhotep-explained-temple-b = Når en runde slutter, gir hver stein som er synlig ovenfra, det feltet viser.
imhotep-explained-covers = Neste stein her dekker en: { FORM($seat, "stone") }.
imhotep-explained-burial-a = På slutten gir hver gruppe av steiner i én farge som ligger inntil hverandre, poeng etter størrelse: { $groups }, så { $further } for hver stein til.
imhotep-explained-groups = Grupper nå: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } stein
   *[other] { $stones } steiner
} ({ $points })
imhotep-explained-burial-b = På slutten teller hver rad etter hvem som har flest steiner i den: { $places }.
imhotep-explained-row = Rad { $row }, hvis spillet sluttet nå: { $points }.
imhotep-explained-obelisks-a = Alle bygger et tårn her. På slutten gir de poeng etter høyde: { $places }.
imhotep-explained-towers = Høyder nå: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } stein blir en obelisk.
   *[other] { $stones } steiner i én farge blir en obelisk.
} Den gir poeng med en gang: den neste { $points }.
imhotep-explained-obelisks-full = Alle plasser er tatt: En stein til gir { $points } poeng på slutten.
imhotep-explained-loose = Løse steiner, verdt { $points } hver på slutten: { $stones }.
imhotep-explained-another = Hva en stein til ville gi nå: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Skip { $ship } ligger her, så ingen andre kan komme i denne runden.

imhotep-explained-taken = Å ta det ville gi, hvis spillet så sluttet: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] { $stones } stein ligger der.
   *[other] { $stones } steiner ligger der.
} Med { $missing } til blir det ett poeng mer.
imhotep-explained-unused = Uspilt gir det { $points } poeng på slutten.
imhotep-explained-pair = { $cards ->
    [one] Et skjult kort. Den som tar det, ser det først da og beholder det.
   *[other] Skjulte kort. Den som tar dem, ser på dem, beholder ett og kaster det andre.
}

imhotep-explained-get = { $stones ->
    [0] Det er ikke plass til flere steiner på lagerbrikken: Den rommer { $room }.
   *[other] Å anskaffe steiner ville gi { $stones } nå; lagerbrikken rommer { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } stein er klar til å lastes.
   *[other] { $stones } steiner er klare til å lastes.
} Lagerbrikken rommer { $room }.
imhotep-explained-points = { $points ->
    [0] Ingen poeng ennå.
   *[other] Poeng så langt: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Hvis spillet sluttet nå, kom det ingen poeng til.
   *[other] Hvis spillet sluttet nå, kom det til: { $total } ({ $sources }).
}
imhotep-explained-wrath = Ennå ingen stein her: { $sites }. Så lenge en mangler, koster slutten { $points } poeng.
imhotep-explained-round = { $ships ->
    [one] { $ships } skip venter ennå. Når det har seilt, gir tempelet poeng, og runden slutter.
   *[other] { $ships } skip venter ennå. Når alle har seilt, gir tempelet poeng, og runden slutter.
}

imhotep-news-sled-empty = Lagerbrikken din er tom. Anskaff steiner fra steinbruddet ditt, så du har noen å laste.
imhotep-news-may-sail = Det er nok steiner om bord: Du kan seile dette skipet, selv om ingen er din.
imhotep-news-others-may-sail = Steinen din ligger på dette skipet, og alle kan seile det dit de vil.
imhotep-news-last-ship = Dette er det siste skipet. Når det har seilt, gir tempelet poeng, kort som er igjen på markedet, forsvinner, og runden slutter.
imhotep-news-last-round = Dette er den siste runden. Etter den teller gravkammeret, obeliskene og kortene.
imhotep-news-blue-card = Du har dette kortet: { $card }. { $effect }.
imhotep-news-wrath = Her har du ikke bygget ennå. Så lenge du mangler en stein på et av disse stedene, koster slutten deg { $points } poeng: { $sites }.
imhotep-news-temple-covers = Neste stein som kommer til tempelet, dekker en av dine, som da ikke gir mer.
imhotep-news-may-not-sail = { $missing ->
    [one] Skipet kan ikke seile ennå: { $missing } stein mangler.
   *[other] Skipet kan ikke seile ennå: { $missing } steiner mangler.
}
imhotep-news-site-taken = Her ligger et skip, så ingen andre kan komme før neste runde.
imhotep-news-pair = Disse kortene er skjult. Den som tar dem, ser på dem og beholder ett.
imhotep-news-sled-full = Lagerbrikken din er full: Den rommer { $room }. Last en stein før du anskaffer flere.
imhotep-news-pyramids-full = Alle feltene på pyramidene er tatt. Hver stein til gir { $points } poeng.
imhotep-news-quarry-empty = Steinbruddet ditt er tomt. Bare fra markedet kommer det steiner tilbake dit.

imhotep-urge-pass = Stå over, for du kan ikke gjøre noe annet.
imhotep-urge-get = { $stones ->
    [one] Anskaff { $stones } stein fra steinbruddet ditt.
   *[other] Anskaff { $stones } steiner fra steinbruddet ditt.
}
imhotep-urge-place = Plasser en stein på skip { $ship }.
imhotep-urge-sail = Seil skip { $ship } { $to }.
imhotep-urge-lever = Spill spettet: Seil skip { $ship } { $to }, og velg hvilken stein som losses først.
imhotep-urge-hammer = Spill hammeren: Anskaff steiner, og plasser én på skip { $ship }.
imhotep-urge-sail-card = Spill seilet: Plasser en stein på skip { $ship }, og seil det med en gang.
imhotep-urge-chisel = Spill meiselen: Plasser en stein på skip { $ship }, og så en til.
imhotep-urge-sail-to = Seil det { $to }.
imhotep-urge-second-stone = Plasser den andre steinen på skip { $ship }.
imhotep-urge-unload = Loss i denne rekkefølgen: { FORM($stones, "stone") }.
imhotep-urge-take = Ta dette kortet: { $card }.
imhotep-urge-look = Se på de skjulte kortene, og behold ett.
imhotep-urge-keep = Behold dette kortet: { $card }.
imhotep-urge-pyramid = Bygg på den { FORM($pyramid, "definite") } pyramiden.
imhotep-urge-decline = Takk nei til bonusen.
imhotep-urge-point = Ta { $points } poeng.
imhotep-urge-stones = { $stones ->
    [one] Ta { $stones } stein.
   *[other] Ta { $stones } steiner.
}

imhotep-merit-pass = Du kan ikke gjøre noe annet.
imhotep-merit-get = { $stones ->
    [one] Da har du { $stones } stein på lagerbrikken, klar for din neste tur.
   *[other] Da har du { $stones } steiner på lagerbrikken, klare for dine neste turer.
}
imhotep-merit-voyage = Hvis skipet så drar { $to }, kan det gi deg { $points } poeng.
imhotep-merit-voyage-market = Hvis skipet så drar til markedet, gir steinen din deg et kort.
imhotep-merit-ready = Da har skipet nok steiner om bord til å seile.
imhotep-merit-full = Da er skipet fullt, og ingen andre kommer om bord.
imhotep-merit-aboard = Da reiser en av steinene dine med dette skipet.
imhotep-merit-in-one-turn = Med kortet gjør du på én tur det som ellers krever flere.
imhotep-merit-pyramids-a = Pyramidene gir deg { $points } poeng med en gang.
imhotep-merit-pyramids-b = Pyramidene kan gi deg { $points } poeng med en gang.
imhotep-merit-temple = Tempelet gir deg { $points } poeng når runden slutter, og ingen kan dekke steinen din før det.
imhotep-merit-burial = Steinene dine i gravkammeret ville da være verdt { $points } poeng mer på slutten.
imhotep-merit-obelisks = Steinene dine ved obeliskene ville da være verdt { $points } poeng mer på slutten.
imhotep-merit-obelisk = Du gjør en obelisk ferdig: { $points } poeng med en gang.
imhotep-merit-end = Hvis spillet så sluttet, ville du ha { $points } poeng mer ({ $source }).
imhotep-merit-cards = Du får { $cards } kort ved markedet.
imhotep-merit-costs = Slik det står nå, koster det { $seat } { $points } poeng.
imhotep-merit-spoils = { $seat } er om bord, men får bare { $points } her, slik det står nå; en annen byggeplass kunne gi { $most }.
imhotep-merit-round-ends = Det er det siste skipet, så runden slutter, og tempelet gir poeng nå.
imhotep-merit-game-ends = Det er det siste skipet i den siste runden: Deretter er spillet slutt.
imhotep-merit-decide = Du bestemmer hvor skipet drar, før noen andre gjør det.
imhotep-merit-order = Du velger hvem sin stein som losses først.
imhotep-merit-order-best = I riktig rekkefølge kan det gi deg { $points } poeng.
imhotep-merit-first = Steinen din losses først.
imhotep-merit-red = En av steinene dine går { $to } uten skip.
imhotep-merit-blue = { $effect }. Uspilt gir det { $points } på slutten.
imhotep-merit-decoration = { $stones ->
    [one] Det gir på slutten ett poeng for hver stein der ({ $stones }), hvem den enn tilhører.
   *[other] Det gir på slutten ett poeng per { $stones } steiner der, hvem de enn tilhører.
}
imhotep-merit-look = Du kan velge mellom kort som ingen andre har sett.
imhotep-merit-space = Dette feltet gir deg { $points } poeng med en gang.
imhotep-merit-card = Med det følger et kort fra trekkbunken.
imhotep-merit-ship = Med det kan du laste en stein til med en gang.
imhotep-merit-room-left = Det er fortsatt plass på lagerbrikken, så du kan anskaffe steiner hvis du heller vil vente.
imhotep-merit-stone-kept = Du beholder steinen til et skip som passer deg bedre.
imhotep-merit-point = Du har { $points } poeng sikkert.
imhotep-merit-stones = Det kommer steiner til lagerbrikken uten at det koster en tur.
