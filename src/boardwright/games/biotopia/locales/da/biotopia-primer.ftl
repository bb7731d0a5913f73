### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Lok sommerfugle til din have. Så snart nogen har 15 point, spilles runden færdig: flest point vinder.
biotopia-primer-turn = Gør én ting; så er det den næstes tur.
biotopia-primer-turn-draw = Tag et kort fra bunken eller fra himmelen.
biotopia-primer-turn-flower = Læg et kort med blomstersiden op: nu er det en blomst.
biotopia-primer-turn-butterfly = Spil en sommerfugl: du skal have så mange blomster, som den koster, og du beholder dem.
biotopia-primer-turn-mission = Tag en mission, når du har det, den viser.
biotopia-primer-scoring-butterflies = Hver sommerfugl giver de point, der står på kortet.
biotopia-primer-scoring-missions = Hver mission giver point: { $points }.
biotopia-primer-scoring-whites = Flest kålsommerfugle: { $points }, så længe du har flest.

## The rules in plain words.

biotopia-passage-setup = Alle får fire kort, lægger et af dem med blomstersiden op og beholder tre. Tre mere ligger åbent i midten: det er himmelen. Ved siden af ligger fem missioner; ”flest kålsommerfugle” er altid en af dem.
biotopia-passage-draw = På din tur gør du én af fem ting. De to første giver dig et kort: træk et fra bunken uden at se det, eller tag et af de tre fra himmelen.
biotopia-passage-flower = Læg et hvilket som helst kort fra hånden med blomstersiden op i din blomsterrække. Fra nu af er det en blomst, hvad der end er på den anden side. Kun du må kigge.
biotopia-passage-butterfly = Spil et kort med forsiden op. Du skal have mindst så mange blomster i din række, som kortet koster. Et dagpåfugleøje koster for eksempel { $cost }. Du betaler ikke: blomsterne bliver og tæller igen næste gang.
biotopia-passage-mission = Tag en mission, når du har det, den viser. Det er en hel tur, så skynd dig: måske vil en anden også have den.
biotopia-passage-hand = Når din tur slutter, må du beholde seks kort på hånden. Resten lægges i kompostbunken.
biotopia-passage-symbols = Et kort med blomstersiden op er én blomst. Almindelig knopurt er også en blomst på den anden side og tæller dér for to.
biotopia-passage-rows = Sommerfugle flyver over dine blomster. De giver deres point, gør det, der står på kortet, og bliver for altid.
biotopia-passage-effects = Hver slags sommerfugl gør noget, når den kommer; kortet siger hvad. Almindelig blåfugl lader dig tage et kort fra himmelen, aurora et fra kompostbunken, og græsrandøje lader dig trække. Citronsommerfugl giver dig en blomst. En sørgekåbe gælder for en sommerfugl, du mangler til en mission. Den første nældens takvinge koster { $cost }, hver yderligere koster 1 mere og giver 1 mere.
biotopia-passage-bio = Biokort bruges én gang. Med solskin trækker du tre kort. Med en puppe bliver en af dine blomster til sommerfuglen på den anden side, og det koster ikke noget; kun et dagpåfugleøje kan ikke komme sådan.
biotopia-passage-missions = En mission kræver bestemte sommerfugle i din have, eller blomster. Dens point ({ $points }) beholder du: ingen kan tage dem fra dig igen.
biotopia-passage-whites = ”Flest kålsommerfugle” går af sig selv til den, der har flere end nogen anden. Du mister dens point ({ $points }) igen, når nogen indhenter dig.
biotopia-passage-sky = Ligger der tre ens kort i himmelen, lægges de i kompostbunken, og tre nye kommer. Når bunken er tom, blandes kompostbunken til en ny.
biotopia-passage-end = Når nogen har 15 point ved slutningen af sin tur, spiller de andre runden færdig, så alle har haft lige mange ture. Flest point vinder. Står det lige, vinder flest forskellige sommerfugle.
biotopia-passage-secret = Ingen må se din hånd eller kigge under dine blomster. Alle må kigge i komposten.
