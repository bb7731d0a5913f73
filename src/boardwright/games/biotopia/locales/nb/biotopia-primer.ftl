### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Lokk sommerfugler til hagen din. Så snart noen har 15 poeng, spilles runden ferdig: Flest poeng vinner.
biotopia-primer-turn = Gjør én ting; så er det nestemanns tur.
biotopia-primer-turn-draw = Ta et kort fra bunken eller fra himmelen.
biotopia-primer-turn-flower = Legg et kort med blomstersiden opp: Nå er det en blomst.
biotopia-primer-turn-butterfly = Spill en sommerfugl: Du trenger så mange blomster som den koster, og beholder dem.
biotopia-primer-turn-mission = Ta et oppdrag når du har det som det viser.
biotopia-primer-scoring-butterflies = Hver sommerfugl gir poengene på kortet sitt.
biotopia-primer-scoring-missions = Hvert oppdrag gir poeng: { $points }.
biotopia-primer-scoring-whites = Flest kålsommerfugler: { $points }, så lenge du har flest.

## The rules in plain words.

biotopia-passage-setup = Alle får fire kort, legger ett av dem med blomstersiden opp og beholder tre. Tre til ligger åpent i midten: Det er himmelen. Ved siden av ligger fem oppdrag; «flest kålsommerfugler» er alltid ett av dem.
biotopia-passage-draw = På turen din gjør du én av fem ting. De to første gir deg et kort: Trekk et fra bunken uten å se det, eller ta et av de tre på himmelen.
biotopia-passage-flower = Legg hvilket kort du vil fra hånden med blomstersiden opp i blomsterrekken din. Fra nå av er det en blomst, hva som enn er på den andre siden. Bare du kan kikke.
biotopia-passage-butterfly = Spill et kort med forsiden opp. Du trenger minst så mange blomster i rekken din som kortet koster. Et dagpåfugløye koster for eksempel { $cost }. Du betaler ikke: Blomstene blir og teller igjen neste gang.
biotopia-passage-mission = Ta et oppdrag når du har det som det viser. Det er en hel tur, så skynd deg: Kanskje vil en annen også ha det.
biotopia-passage-hand = Når turen din er slutt, kan du beholde seks kort på hånden. Resten går i komposten.
biotopia-passage-symbols = Et kort med blomstersiden opp er én blomst. Engknoppurt er en blomst på den andre siden også, og teller der som to.
biotopia-passage-rows = Sommerfugler flyr over blomstene dine. De gir poengene sine, gjør det som står på kortet, og blir for godt.
biotopia-passage-effects = Hver sommerfuglart gjør noe når den kommer; kortet sier hva. Tiriltungeblåvingen lar deg ta et kort fra himmelen, aurorasommerfuglen et fra komposten, og rappringvingen lar deg trekke. Sitronsommerfuglen gir deg en blomst. En sørgekåpe erstatter en sommerfugl du mangler til et oppdrag. Den første neslesommerfuglen koster { $cost }, hver etter den koster 1 mer og gir 1 mer.
biotopia-passage-bio = Biokort brukes én gang. Med solskinn trekker du tre kort. Med en puppe blir en av blomstene dine til sommerfuglen på den andre siden, og det koster ingenting; bare et dagpåfugløye kan ikke komme slik.
biotopia-passage-missions = Et oppdrag krever bestemte sommerfugler i hagen din, eller blomster. Poengene ({ $points }) beholder du: Ingen kan ta dem fra deg.
biotopia-passage-whites = «Flest kålsommerfugler» går av seg selv til den som har flere enn alle andre. Du mister poengene ({ $points }) når noen tar deg igjen.
biotopia-passage-sky = Ligger det tre like kort på himmelen, går de i komposten, og tre nye kommer. Når bunken er tom, stokkes komposten til en ny.
biotopia-passage-end = Når noen har 15 poeng ved slutten av turen sin, spiller de andre runden ferdig, så alle har hatt like mange turer. Flest poeng vinner. Ved likhet vinner flest forskjellige sommerfugler.
biotopia-passage-secret = Ingen kan se hånden din eller kikke under blomstene dine. Alle kan se i komposten.
