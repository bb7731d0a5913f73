### Imhotep: veiledede spill, én tanke om gangen, og vennlige svar til den som gjør noe annet.

imhotep-lesson-first = Ditt første spill
imhotep-lesson-first-load = Velkommen til Nilen! Steiner på de fem byggeplassene ved bredden gir deg poeng, og flest poeng etter { $rounds } runder vinner. Men steiner er tunge, så de reiser med skip. Plasser en av steinene dine på det lille skipet: Velg feltet med den lysende ringen.
imhotep-lesson-first-sail = Godt lastet! De små grå klossene på et skip viser hvor mange steiner det trenger for å seile. Dette trenger bare { $minimum }, så det kan dra. Ved pyramidene gir en stein poeng med en gang. Velg skipet, så pyramidene.
imhotep-lesson-first-get = { $points } poeng til deg: Det er tallet steinen din havnet på. Så hadde motspilleren din sin tur og anskaffet nye steiner. Hver tur gjør man én ting. Lagerbrikken din er nesten tom, så gjør det samme: Anskaff { $stones } steiner fra steinbruddet ditt.
imhotep-lesson-first-wish = Nå har du massevis av steiner. Last dette skipet, og håp at det drar til tempelet. Hvorfor bare håpe? Fordi alle kan seile hvilket skip som helst: Her har ingen egne skip!
imhotep-lesson-first-market = Ser du? Motspilleren din seilte steinen din til markedet i stedet. Det er det som er gøy, og nå kan du trikset også. Du har nytte av det likevel: Ved markedet gir en stein et kort. Ta statuen. Statuer gir poeng på slutten, og jo flere du har (opptil fem), jo mer gir hver.
imhotep-lesson-first-share = Nytt forsøk! På dette skipet ligger en av motspillerens steiner. Legg din ved siden av: Da hjelper den som seiler skipet til et godt sted, dere begge, og et stygt triks rammer dere begge.
imhotep-lesson-first-temple = Vær raskere denne gangen, og seil dette skipet til tempelet selv. Hver stein der som er synlig ovenfra, gir { $points } poeng når en runde slutter. Steinen fremst på skipet, til venstre, losses først.
imhotep-lesson-first-paid = Motspilleren din seilte det siste skipet, så runden er over, og tempelet ga dere { $points } poeng hver. Steinen din blir liggende og gir poeng igjen på slutten av hver runde, til en annen dekker den.
imhotep-lesson-first-burial = Se hvor det siste skipet dro. I gravkammeret har motspilleren din { $stones } steiner som berører hverandre. En slik gruppe gir poeng når spillet slutter: som den er { $points } poeng, med én til { $more }. Jo større den blir (opptil fem steiner), desto mer er hver stein verdt.
imhotep-lesson-first-obelisks = På slutten teller obeliskene også. Det høyeste tårnet får { $points } poeng, det neste bare { $second }. Ingen har begynt på et ennå, så begynn du! Den nye runden ga nye skip: Last det lille igjen.
imhotep-lesson-first-tower = Og så av sted til obeliskene! Velg skipet, så obeliskene.
imhotep-lesson-first-on = Hvis spillet sluttet nå, ville tårnet ditt gi deg { $points } poeng. Men motspilleren din kan fortsatt bygge et høyere. Følg med på hverandres planer! Mer trenger du ikke å vite. Spill videre til slutten av runde { $rounds }: Den som da har flest poeng, vinner.

imhotep-lesson-first-other-ship = Du kan ta hvilket som helst ledig felt på et skip som fortsatt er her. Ta nå feltet jeg peker på: Der er det noe å se.
imhotep-lesson-first-stones-left = Du kan alltid anskaffe steiner så lenge det er plass på lagerbrikken. Men du har noen allerede, så last en først.
imhotep-lesson-first-pyramids-first = God idé! Skipet kan seile til hvilken som helst byggeplass uten andre skip. Men bare ved pyramidene gir steiner poeng med en gang, og det er en god begynnelse. Seil skipet dit.
imhotep-lesson-first-sail-first = Også et godt valg. Men hvis du venter, kan andre seile av sted med skipet. Seil det selv nå.
imhotep-lesson-first-sled-first = Det kan du, men da er lagerbrikken tom, og neste tur må du uansett anskaffe steiner. Gjør det nå.
imhotep-lesson-first-load-first = Det er lov og noen ganger det beste man kan gjøre. Denne gangen laster du skipet jeg peker på.
imhotep-lesson-first-statue-first = Hvert kort er godt for noe, og senere velger du selv. Begynn med statuen: Den er enklest.
imhotep-lesson-first-temple-first = Det er lov. Men tempelet gir poeng igjen og igjen, så seil skipet dit.
imhotep-lesson-first-obelisks-first = Det er lov. Men ved obeliskene ligger ingen foran deg ennå, så seil skipet dit.

imhotep-lesson-blue-cards = Blå kort
imhotep-lesson-blue-cards-load = Et blått kort er en tur med et triks: Det kan mer enn en vanlig tur. Du får dem som alle andre kort: ved å sende steiner til markedet. Se, alle fire slagene ligger der! Last dette skipet.
imhotep-lesson-blue-cards-more = Hver stein gir et kort. Så last den andre steinen din også før skipet seiler.
imhotep-lesson-blue-cards-hammer = Motspilleren din seilte skipet ditt til markedet og trodde at det ville ødelegge for deg. Tusen takk! To steiner, to kort. Ta hammeren først.
imhotep-lesson-blue-cards-lever = Og nå spettet. Begge ligger foran deg til du spiller dem, ett per tur.
imhotep-lesson-blue-cards-play = Lagerbrikken din er tom. Å anskaffe steiner og så laste en tar to turer. Hammeren gjør begge deler på én: Den gir deg { $stones } steiner og laster en. Velg hammeren, så feltet på skipet.
imhotep-lesson-blue-cards-order = Skipet er fullt. Ved pyramidene tar steinene felt etter felt: Hvis skipet seilte nå, fikk steinen din bare { $points } poeng. Med spettet seiler du et skip og velger hvilken stein som losses først. Velg spettet, skipet og pyramidene.
imhotep-lesson-blue-cards-last = Velg nå rekkefølgen. Det tredje feltet er best, så la begge steinene til motspilleren gå først. Da får din { $points } poeng.
imhotep-lesson-blue-cards-rest = Der er de: { $points } poeng! Igjen ved markedet ligger seilet, som laster en stein og seiler det skipet med en gang, og meiselen, som laster to steiner. Spar blå kort til det rette øyeblikket; hvert kort du aldri spiller, gir { $unused } på slutten. Spill videre!
imhotep-lesson-blue-cards-pointed = Det er lov. Ta nå skipet jeg peker på: Det skal til markedet.
imhotep-lesson-blue-cards-later = Det er lov og noen ganger det beste man kan gjøre. Denne gangen laster du skipet jeg peker på.
imhotep-lesson-blue-cards-card = Også et godt kort! Ta nå det jeg peker på.
imhotep-lesson-blue-cards-slot = Hammeren kan laste ethvert ledig felt. Ta nå det jeg peker på.
imhotep-lesson-blue-cards-twice = Da får du steiner, men kan ikke laste en i samme tur. Med hammeren gjør du begge deler.
imhotep-lesson-blue-cards-best = Med spettet kan du seile et skip til hvilken som helst ledig byggeplass. Ved pyramidene ser du best hva det er godt for.
imhotep-lesson-blue-cards-now = Det er lov, men da ser du ikke hva spettet kan. Spill det nå.
imhotep-lesson-blue-cards-third = Du kan velge hvilken rekkefølge som helst. Men se på tallene på feltene: Den tredje steinen får mest.

imhotep-lesson-b-sides = B-sidene
imhotep-lesson-b-sides-load = Hver byggeplass har en annen side, B-siden. Der er det mer å velge og mer å tenke på. Dere kan blande A og B som dere vil; her viser alle fem B. La oss se på dem: Last dette skipet.
imhotep-lesson-b-sides-sail = Vi begynner ved pyramidene, for nå er det tre av dem. Seil skipet ditt dit.
imhotep-lesson-b-sides-pyramid = Når en stein kommer fram, velger eieren en pyramide og får det neste feltet på den. Nå gir hver deg { $points } poeng. Noen senere felter gir mindre, men også noe annet: et kort, steiner eller en stein til et skip. Bygg på den venstre pyramiden.
imhotep-lesson-b-sides-temple = I tempelet gir feltene forskjellige ting når en runde slutter: poeng, steiner eller et kort. Det første feltet fra venstre er fortsatt ledig. Last det lille skipet for å komme dit.
imhotep-lesson-b-sides-obelisks = Dette skipet har bare motspillerens steiner. Seil det dit de gjør liten nytte: Ved obeliskene trengs { $stones } steiner til en ferdig obelisk, som gir { $points } poeng med en gang. En løs stein gir bare { $loose } på slutten.
imhotep-lesson-b-sides-last = Motspilleren din var ved markedet: Der ligger to skjulte kort. Den som tar dem, ser på begge og beholder ett, denne gangen et blått. Nå er det din tur: Seil skipet ditt til tempelet. Det er det siste skipet.
imhotep-lesson-b-sides-choose = Runden er over, og tempelet spør hva du vil ha fra feltet ditt: { $points } poeng eller { $stones ->
    [one] { $stones } stein
   *[other] { $stones } steiner
}. Lagerbrikken din er tom, og å anskaffe steiner koster en tur. Så ta steinene!
imhotep-lesson-b-sides-rows = Igjen står gravkammeret. På denne siden teller radene: På slutten gir flest steiner i en rad { $points } poeng, nest flest { $second }. Det fylles kolonne for kolonne, ovenfra og ned, så det betyr noe når steinen din kommer. Nå kjenner du alle sidene. Spill videre!
imhotep-lesson-b-sides-pointed = Det er lov. Ta nå feltet jeg peker på.
imhotep-lesson-b-sides-later = Det er lov og noen ganger det beste man kan gjøre. Denne gangen laster du skipet jeg peker på.
imhotep-lesson-b-sides-hurry = Det kan du. Men seil skipet nå, før motspilleren din gjør det.
imhotep-lesson-b-sides-begin = Skipet kan seile til hvilken som helst byggeplass. Vi begynner ved pyramidene, så seil det dit.
imhotep-lesson-b-sides-left = Alle gir like mye nå, så du har rett. Ta den venstre denne gangen.
imhotep-lesson-b-sides-least = Det er lov. Men tenk på hvor steinene hjelper motspilleren minst: ved obeliskene.
imhotep-lesson-b-sides-own = Det er lov. Men din egen stein bør til tempelet så lenge det beste feltet for deg er ledig der.
imhotep-lesson-b-sides-worth = Poeng er aldri feil. Men med tom lagerbrikke har du nå mer nytte av steiner.
