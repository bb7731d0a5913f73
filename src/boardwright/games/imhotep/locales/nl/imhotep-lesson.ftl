### Imhotep: begeleide spellen, gedachte voor gedachte, en vriendelijke antwoorden als iemand iets anders doet.

imhotep-lesson-first = Je eerste spel
imhotep-lesson-first-load = Welkom aan de Nijl! Stenen op de vijf locaties aan de oever leveren je punten op, en na { $rounds } rondes winnen de meeste punten. Maar stenen zijn zwaar, dus varen ze mee op boten. Plaats een van je stenen op dit bootje: kies de plek met de lichte ring.
imhotep-lesson-first-sail = Goed geladen! De grijze blokjes op een boot tonen hoeveel stenen hij nodig heeft om te vertrekken. Deze heeft er maar { $minimum } nodig, dus hij kan weg. Bij de piramides telt een steen meteen. Kies de boot, daarna de piramides.
imhotep-lesson-first-get = { $points ->
    [one] { $points } punt voor jou
   *[other] { $points } punten voor jou
}: dat getal stond op het veld van je steen. Daarna was je tegenspeler aan de beurt en pakte nieuwe stenen. In elke beurt doe je één ding. Je slede is bijna leeg, dus doe hetzelfde: pak { $stones } stenen uit je steengroeve.
imhotep-lesson-first-wish = Nu heb je stenen genoeg. Laad deze boot en hoop dat hij naar de tempel gaat. Waarom alleen hopen? Omdat iedereen elke boot mag laten varen: eigen boten heeft hier niemand!
imhotep-lesson-first-market = Zie je? Je tegenspeler heeft je steen naar de markt laten varen. Dat is juist het leuke, en nu ken jij de truc ook. Je hebt er toch iets aan: op de markt levert een steen een kaart op. Pak het standbeeld. Standbeelden tellen aan het einde, en hoe meer je er hebt (tot vijf), hoe meer elk waard is.
imhotep-lesson-first-share = Nog een keer! Op deze boot ligt een steen van je tegenspeler. Leg de jouwe erbij: wie hem dan naar een goede plek stuurt, helpt jullie allebei, en een gemene streek treft jullie allebei.
imhotep-lesson-first-temple = Wees deze keer sneller en laat deze boot zelf naar de tempel varen. Elke steen die daar van boven zichtbaar is, geeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als een ronde eindigt. De steen vooraan op de boot, links, wordt het eerst uitgeladen.
imhotep-lesson-first-paid = De laatste boot is weg, dus de ronde is voorbij, en de tempel gaf jou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, en je tegenspeler evenveel. Je steen blijft liggen en betaalt aan het einde van elke ronde opnieuw, tot een andere hem bedekt.
imhotep-lesson-first-burial = Kijk waar de laatste boot heen ging. In de grafkamer heeft je tegenspeler { $stones } stenen die elkaar raken. Zoals die groep nu is, levert hij aan het einde van het spel { $points } punten op, met één steen erbij { $more }. Hoe groter hij wordt (tot vijf stenen), hoe meer elke steen waard is.
imhotep-lesson-first-obelisks = Aan het einde tellen ook de obelisken. De hoogste toren krijgt { $points } punten, de volgende maar { $second }. Niemand is er nog aan begonnen, dus begin jij! De nieuwe ronde bracht nieuwe boten: laad deze kleine weer.
imhotep-lesson-first-tower = En nu naar de obelisken! Kies de boot, daarna de obelisken.
imhotep-lesson-first-on = Als het spel nu afgelopen was, gaf je toren je { $points } punten. Maar je tegenspeler kan nog een hogere bouwen. Let op wat anderen van plan zijn! Meer hoef je niet te weten. Speel verder tot het einde van ronde { $rounds }: wie dan de meeste punten heeft, wint.

imhotep-lesson-first-other-ship = Je mag elke vrije plek nemen op een boot die er nog ligt. Maar neem nu de plek die ik aanwijs: daar is iets te zien.
imhotep-lesson-first-stones-left = Je mag altijd stenen pakken zolang er plek is op je slede. Maar je hebt er al, dus laad er eerst een.
imhotep-lesson-first-pyramids-first = Goed idee! Deze boot mag naar elke locatie zonder boot. Maar alleen bij de piramides leveren stenen meteen punten op, en dat is een goed begin. Stuur de boot daarheen.
imhotep-lesson-first-sail-first = Ook een goede beurt. Maar wie wacht, ziet anderen er misschien mee wegvaren. Laat de boot dus nu zelf varen.
imhotep-lesson-first-sled-first = Dat mag, maar dan is je slede leeg en moet je de volgende beurt toch stenen pakken. Doe het nu.
imhotep-lesson-first-load-first = Dat mag, en soms is het de beste beurt. Laad deze keer de boot die ik aanwijs.
imhotep-lesson-first-statue-first = Elke kaart is ergens goed voor, en later kies je zelf. Begin met het standbeeld: dat is de eenvoudigste.
imhotep-lesson-first-temple-first = Dat mag. Maar de tempel betaalt steeds opnieuw, dus stuur deze boot daarheen.
imhotep-lesson-first-obelisks-first = Dat mag. Maar bij de obelisken ligt nog niemand voor je, dus stuur deze boot daarheen.

imhotep-lesson-blue-cards = Blauwe kaarten
imhotep-lesson-blue-cards-load = Een blauwe kaart is een beurt met een truc: hij kan meer dan een gewone beurt. Je krijgt ze zoals alle kaarten, met stenen op de markt. Kijk, alle vier de soorten liggen er! Laad deze boot.
imhotep-lesson-blue-cards-more = Elke steen levert een kaart op. Laad dus ook je andere steen voordat de boot vertrekt.
imhotep-lesson-blue-cards-hammer = Je tegenspeler liet je boot naar de markt varen en dacht je te plagen. Dank je wel! Twee stenen, twee kaarten. Pak eerst de Hamer.
imhotep-lesson-blue-cards-lever = En nu de Hefboom. Beide blijven voor je liggen tot je ze speelt, één per beurt.
imhotep-lesson-blue-cards-play = Je slede is leeg. Stenen pakken en er dan een laden: dat zijn twee beurten. De Hamer doet beide in één: je krijgt { $stones } stenen en laadt er een. Kies de Hamer, daarna de plek op de boot.
imhotep-lesson-blue-cards-order = Deze boot is vol. Bij de piramides vullen stenen het ene veld na het andere: zou hij nu varen, dan kreeg jouw steen maar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Met de Hefboom laat je een boot varen en kies je wie er het eerst af gaat. Kies de Hefboom, de boot en de piramides.
imhotep-lesson-blue-cards-last = Kies nu de volgorde. Het derde veld is het beste, dus laat de twee stenen van je tegenspeler voorgaan. Dan krijgt de jouwe { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] Daar is hij: { $points } punt!
   *[other] Daar zijn ze: { $points } punten!
} Op de markt liggen nog het Zeil, dat een steen laadt en die boot meteen laat varen, en de Beitel, die twee stenen laadt. Bewaar blauwe kaarten voor het goede moment; elke kaart die je nooit speelt, geeft aan het einde { $unused }. Speel verder!
imhotep-lesson-blue-cards-pointed = Dat mag. Maar neem nu de boot die ik aanwijs: die moet naar de markt.
imhotep-lesson-blue-cards-later = Dat mag, en soms is het de beste beurt. Laad deze keer de boot die ik aanwijs.
imhotep-lesson-blue-cards-card = Ook een goede kaart! Pak nu de kaart die ik aanwijs.
imhotep-lesson-blue-cards-slot = De Hamer mag elke vrije plek laden. Neem nu de plek die ik aanwijs.
imhotep-lesson-blue-cards-twice = Zo krijg je stenen, maar dan kun je er in dezelfde beurt geen laden. Met de Hamer doe je beide.
imhotep-lesson-blue-cards-best = De Hefboom mag een boot naar elke vrije locatie sturen. Bij de piramides zie je het best waar hij goed voor is.
imhotep-lesson-blue-cards-now = Dat mag, maar dan zie je niet wat de Hefboom kan. Speel hem nu.
imhotep-lesson-blue-cards-third = Je mag elke volgorde kiezen. Maar kijk naar de getallen op de velden: de derde steen krijgt het meest.

imhotep-lesson-b-sides = De B-kanten
imhotep-lesson-b-sides-load = Elke locatie heeft een tweede kant, de B-kant. Daar valt meer te kiezen en meer te bedenken. A en B kun je mengen; hier ligt overal de B-kant boven. We gaan ze bekijken: laad deze boot.
imhotep-lesson-b-sides-sail = We beginnen bij de piramides, want nu zijn het er drie. Laat je boot erheen varen.
imhotep-lesson-b-sides-pyramid = Van wie de steen is, die kiest een piramide en krijgt het volgende veld daarvan. Nu geeft elke piramide je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}. Sommige latere velden geven minder, maar met iets erbij: een kaart, stenen of een steen op een boot. Bouw aan de linkerpiramide.
imhotep-lesson-b-sides-temple = In de tempel geeft elk veld iets anders aan het einde van een ronde: punten, stenen of een kaart. Het eerste veld van links is nog vrij. Laad dit bootje om daar te komen.
imhotep-lesson-b-sides-obelisks = Op deze boot liggen alleen stenen van je tegenspeler. Stuur hem naar waar ze weinig helpen: bij de obelisken zijn er { $stones } stenen nodig voor één obelisk, die dan meteen { $points } punten geeft. Een losse steen geeft aan het einde maar { $loose }.
imhotep-lesson-b-sides-last = Je tegenspeler was op de markt: daar liggen twee kaarten gedekt. Wie ze pakt, bekijkt ze allebei en houdt er één, hier een blauwe. Nu jij weer: laat je boot naar de tempel varen. Het is de laatste.
imhotep-lesson-b-sides-choose = De ronde is voorbij, en de tempel vraagt wat je van je veld wilt: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} of { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
}. Je slede is leeg, en stenen pakken kost een beurt. Neem dus de stenen!
imhotep-lesson-b-sides-rows = Nu nog de grafkamer. Op deze kant tellen de rijen: aan het einde geven de meeste stenen in een rij { $points } punten, de op een na meeste { $second }. De kamer wordt kolom voor kolom gevuld, van boven naar beneden, dus het maakt uit wanneer jouw steen komt. Nu ken je alle kanten. Speel verder!
imhotep-lesson-b-sides-pointed = Dat mag. Maar neem nu de plek die ik aanwijs.
imhotep-lesson-b-sides-later = Dat mag, en soms is het de beste beurt. Laad deze keer de boot die ik aanwijs.
imhotep-lesson-b-sides-hurry = Dat mag. Maar laat de boot nu varen, voordat je tegenspeler het doet.
imhotep-lesson-b-sides-begin = Deze boot mag naar elke locatie. We beginnen bij de piramides, dus stuur hem daarheen.
imhotep-lesson-b-sides-left = Ze geven nu allemaal evenveel, dus je hebt gelijk. Neem deze keer de linker.
imhotep-lesson-b-sides-least = Dat mag. Maar bedenk waar deze stenen je tegenspeler het minst helpen: bij de obelisken.
imhotep-lesson-b-sides-own = Dat mag. Maar je eigen steen hoort naar de tempel, zolang daar het beste veld voor jou vrij is.
imhotep-lesson-b-sides-worth = Een punt is nooit verkeerd. Maar met een lege slede heb je nu meer aan stenen.
