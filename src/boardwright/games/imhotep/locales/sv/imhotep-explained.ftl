# Imhotep förklarar sig självt: vad varje plats är och är värd nu, vad som är nytt, vad man kan göra och varför.

imhotep-explained-nothing = inget
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Ett skepp med { $slots } plats
   *[other] Ett skepp med { $slots } platser
}. Det får segla så snart { $minimum ->
    [one] { $minimum } sten är ombord.
   *[other] { $minimum } stenar är ombord.
}
imhotep-explained-ship-ready = Det får segla nu, och alla får göra det på sin tur.
imhotep-explained-ship-missing = { $missing ->
    [one] { $missing } sten fattas ännu.
   *[other] { $missing } stenar fattas ännu.
}
imhotep-explained-ship-load = Lossas från fören, en i taget: { FORM($stones, "stone") }.
imhotep-explained-ship-away = Det ligger { $at } tills omgången slutar, och inget annat skepp får komma dit.
imhotep-explained-voyages = Vad det skulle ge om det seglade så här, templet gav poäng och spelet slutade:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = En ledig plats: den som har turen får placera en sten här.
imhotep-explained-slot-taken = Stenen här är { FORM($seat, "stone") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Som skeppet är lastat nu lossas den här platsen först.
    [one] Som skeppet är lastat nu lossas { $ahead } sten före den.
   *[other] Som skeppet är lastat nu lossas { $ahead } stenar före den.
}

imhotep-explained-market = Varje sten som kommer hit ger sin ägare ett kort. Stenen går tillbaka till stenbrottet.
imhotep-explained-pyramids-a = En sten ger poäng genast här: nästa fält ger { $points } poäng.
imhotep-explained-pyramids-b = En sten ger poäng genast här. Den som äger stenen väljer pyramid.
imhotep-explained-pyramids-full = Alla fält är tagna: varje ytterligare sten ger { $points } poäng.
imhotep-explained-pyramid = Nästa fält, { $space }.
imhotep-explained-pyramid-complete = Den här pyramiden är färdig.
imhotep-explained-temple-a = När en omgång slutar ger varje sten som syns uppifrån { $points } poäng.
imhotep-explained-temple-b = När en omgång slutar ger varje sten som syns uppifrån det som dess fält visar.
imhotep-explained-covers = Nästa sten här täcker en: { FORM($seat, "stone") }.
imhotep-explained-burial-a = I slutet ger varje grupp av stenar i en färg som ligger intill varandra poäng efter storlek: { $groups }, sedan { $further } för varje sten till.
imhotep-explained-groups = Grupper nu: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } sten
   *[other] { $stones } stenar
} ({ $points })
imhotep-explained-burial-b = I slutet räknas varje rad efter vem som har flest stenar i den: { $places }.
imhotep-explained-row = Rad { $row }, om spelet slutade nu: { $points }.
imhotep-explained-obelisks-a = Alla bygger ett torn här. I slutet ger de poäng efter höjd: { $places }.
imhotep-explained-towers = Höjder nu: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } sten blir en obelisk.
   *[other] { $stones } stenar i en färg blir en obelisk.
} Den ger poäng genast: nästa { $points }.
imhotep-explained-obelisks-full = Alla platser är tagna: en sten till ger { $points } poäng i slutet.
imhotep-explained-loose = Lösa stenar, värda { $points } var i slutet: { $stones }.
imhotep-explained-another = Vad en sten till skulle ge nu: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Skepp { $ship } ligger här, så inget annat får komma den här omgången.

imhotep-explained-taken = Att ta det skulle ge, om spelet slutade sedan: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] { $stones } sten ligger där.
   *[other] { $stones } stenar ligger där.
} Med { $missing } till blir det en poäng mer.
imhotep-explained-unused = Ospelat ger det { $points } poäng i slutet.
imhotep-explained-pair = { $cards ->
    [one] Ett nedvänt kort. Den som tar det får då se det och behåller det.
   *[other] Nedvända kort. Den som tar dem tittar på dem, behåller ett och kastar det andra.
}

imhotep-explained-get = { $stones ->
    [0] Ingen sten får plats på släden: den rymmer { $room }.
   *[other] Att hämta stenar skulle ge { $stones } nu; släden rymmer { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } sten är redo att lastas.
   *[other] { $stones } stenar är redo att lastas.
} Släden rymmer { $room }.
imhotep-explained-points = { $points ->
    [0] Inga poäng ännu.
   *[other] Poäng hittills: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Om spelet slutade nu skulle inga poäng tillkomma.
   *[other] Om spelet slutade nu skulle det tillkomma: { $total } ({ $sources }).
}
imhotep-explained-wrath = Ännu ingen sten här: { $sites }. Så länge en fattas kostar slutet { $points } poäng.
imhotep-explained-round = { $ships ->
    [one] { $ships } skepp väntar ännu. När det har seglat ger templet poäng och omgången slutar.
   *[other] { $ships } skepp väntar ännu. När alla har seglat ger templet poäng och omgången slutar.
}

imhotep-news-sled-empty = Din släde är tom. Hämta stenar från ditt stenbrott så att du har några att lasta.
imhotep-news-may-sail = Det finns nog med stenar ombord: du får segla skeppet, även om ingen är din.
imhotep-news-others-may-sail = Din sten ligger på det här skeppet, och alla får segla det vart de vill.
imhotep-news-last-ship = Det här är det sista skeppet. När det har seglat ger templet poäng, kort som är kvar på marknaden försvinner och omgången slutar.
imhotep-news-last-round = Det här är den sista omgången. Sedan räknas gravkammaren, obeliskerna och korten.
imhotep-news-blue-card = Du har det här kortet: { $card }. { $effect }.
imhotep-news-wrath = Här har du inte byggt än. Så länge du saknar en sten vid någon av dem kostar slutet dig { $points } poäng: { $sites }.
imhotep-news-temple-covers = Nästa sten som kommer till templet täcker en av dina, som då inte ger något mer.
imhotep-news-may-not-sail = { $missing ->
    [one] Skeppet får inte segla än: { $missing } sten fattas.
   *[other] Skeppet får inte segla än: { $missing } stenar fattas.
}
imhotep-news-site-taken = Här ligger ett skepp, så inget annat får komma före nästa omgång.
imhotep-news-pair = De här korten är nedvända. Den som tar dem tittar på dem och behåller ett.
imhotep-news-sled-full = Din släde är full: den rymmer { $room }. Lasta en sten innan du hämtar fler.
imhotep-news-pyramids-full = Alla fält på pyramiderna är tagna. Varje ytterligare sten ger { $points } poäng.
imhotep-news-quarry-empty = Ditt stenbrott är tomt. Bara från marknaden kommer stenar tillbaka dit.

imhotep-urge-pass = Passa, för du kan inte göra något annat.
imhotep-urge-get = { $stones ->
    [one] Hämta { $stones } sten från ditt stenbrott.
   *[other] Hämta { $stones } stenar från ditt stenbrott.
}
imhotep-urge-place = Placera en sten på skepp { $ship }.
imhotep-urge-sail = Segla skepp { $ship } { $to }.
imhotep-urge-lever = Spela hävstången: segla skepp { $ship } { $to } och välj vilken sten som lossas först.
imhotep-urge-hammer = Spela hammaren: hämta stenar och placera en på skepp { $ship }.
imhotep-urge-sail-card = Spela seglet: placera en sten på skepp { $ship } och segla det genast.
imhotep-urge-chisel = Spela mejseln: placera en sten på skepp { $ship } och sedan en till.
imhotep-urge-sail-to = Segla det { $to }.
imhotep-urge-second-stone = Placera den andra stenen på skepp { $ship }.
imhotep-urge-unload = Lossa i den här ordningen: { FORM($stones, "stone") }.
imhotep-urge-take = Ta det här kortet: { $card }.
imhotep-urge-look = Titta på de nedvända korten och behåll ett.
imhotep-urge-keep = Behåll det här kortet: { $card }.
imhotep-urge-pyramid = Bygg på den { FORM($pyramid, "definite") } pyramiden.
imhotep-urge-decline = Avstå från bonusen.
imhotep-urge-point = Ta { $points } poäng.
imhotep-urge-stones = { $stones ->
    [one] Ta { $stones } sten.
   *[other] Ta { $stones } stenar.
}

imhotep-merit-pass = Du kan inte göra något annat.
imhotep-merit-get = { $stones ->
    [one] Då har du { $stones } sten på släden, redo för din nästa tur.
   *[other] Då har du { $stones } stenar på släden, redo för dina nästa turer.
}
imhotep-merit-voyage = Om skeppet sedan går { $to } kan det ge dig { $points } poäng.
imhotep-merit-voyage-market = Om skeppet sedan går till marknaden ger din sten dig ett kort.
imhotep-merit-ready = Då har skeppet nog med stenar ombord för att segla.
imhotep-merit-full = Då är skeppet fullt, och ingen annan kommer ombord.
imhotep-merit-aboard = Då färdas en av dina stenar på det här skeppet.
imhotep-merit-in-one-turn = Med kortet gör du på en tur det som annars kräver flera.
imhotep-merit-pyramids-a = Pyramiderna ger dig genast { $points } poäng.
imhotep-merit-pyramids-b = Pyramiderna kan genast ge dig { $points } poäng.
imhotep-merit-temple = Templet ger dig { $points } poäng när omgången slutar, och ingen kan täcka din sten innan dess.
imhotep-merit-burial = Dina stenar i gravkammaren skulle då vara värda { $points } poäng mer i slutet.
imhotep-merit-obelisks = Dina stenar vid obeliskerna skulle då vara värda { $points } poäng mer i slutet.
imhotep-merit-obelisk = Du gör en obelisk färdig: genast { $points } poäng.
imhotep-merit-end = Om spelet slutade då skulle du ha { $points } poäng mer ({ $source }).
imhotep-merit-cards = Du får { $cards } kort vid marknaden.
imhotep-merit-costs = Som det ser ut nu kostar det { $seat } { $points } poäng.
imhotep-merit-spoils = { $seat } är ombord men får bara { $points } här, som det ser ut nu; en annan byggplats kunde ge { $most }.
imhotep-merit-round-ends = Det är det sista skeppet, så omgången slutar och templet ger poäng nu.
imhotep-merit-game-ends = Det är det sista skeppet i den sista omgången: sedan är spelet slut.
imhotep-merit-decide = Du bestämmer vart skeppet går, innan någon annan gör det.
imhotep-merit-order = Du väljer vems sten som lossas först.
imhotep-merit-order-best = I rätt ordning kan det ge dig { $points } poäng.
imhotep-merit-first = Din sten lossas först.
imhotep-merit-red = En av dina stenar går { $to } utan skepp.
imhotep-merit-blue = { $effect }. Ospelat ger det { $points } i slutet.
imhotep-merit-decoration = { $stones ->
    [one] Det ger i slutet en poäng per sten där ({ $stones }), vems den än är.
   *[other] Det ger i slutet en poäng per { $stones } stenar där, vems de än är.
}
imhotep-merit-look = Du får välja mellan kort som ingen annan har sett.
imhotep-merit-space = Det här fältet ger dig genast { $points } poäng.
imhotep-merit-card = Med det kommer ett kort från draghögen.
imhotep-merit-ship = Med det får du genast lasta en sten till.
imhotep-merit-room-left = Det finns plats kvar på släden, så du kan ännu hämta stenar om du hellre väntar.
imhotep-merit-stone-kept = Du behåller stenen till ett skepp som passar dig bättre.
imhotep-merit-point = Du har { $points } poäng säkert.
imhotep-merit-stones = Stenar kommer till din släde utan att det kostar en tur.
