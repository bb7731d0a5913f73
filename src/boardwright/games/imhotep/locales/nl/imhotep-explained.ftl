# Imhotep legt zichzelf uit: wat elke plek is en nu waard is, wat nieuw is, wat te doen en waar het goed voor is.

imhotep-explained-nothing = niets
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Een boot met { $slots } plek
   *[other] Een boot met { $slots } plekken
}. Hij mag varen zodra er { $minimum ->
    [one] { $minimum } steen aan boord is.
   *[other] { $minimum } stenen aan boord zijn.
}
imhotep-explained-ship-ready = Hij mag nu varen, en iedereen mag dat in zijn beurt doen.
imhotep-explained-ship-missing = { $missing ->
    [one] Er ontbreekt nog { $missing } steen.
   *[other] Er ontbreken nog { $missing } stenen.
}
imhotep-explained-ship-load = Uitgeladen vanaf de boeg, een voor een: { FORM($stones, "stone") }.
imhotep-explained-ship-away = Hij ligt { $at } tot de ronde eindigt, en er mag geen andere boot bij.
imhotep-explained-voyages = Wat hij zou opleveren als hij zo voer, de tempel uitbetaalde en het spel afgelopen was:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = Een vrije plek: wie aan de beurt is, mag hier een steen plaatsen.
imhotep-explained-slot-taken = Deze steen is { FORM($seat, "stone") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Zoals de boot nu geladen is, wordt hier het eerst uitgeladen.
    [one] Zoals de boot nu geladen is, wordt eerst { $ahead } steen uitgeladen.
   *[other] Zoals de boot nu geladen is, worden eerst { $ahead } stenen uitgeladen.
}

imhotep-explained-market = Elke steen die hier aankomt, levert een kaart op. De steen gaat terug naar de steengroeve.
imhotep-explained-pyramids-a = { $points ->
    [one] Een steen telt hier meteen: het volgende veld geeft { $points } punt.
   *[other] Een steen telt hier meteen: het volgende veld geeft { $points } punten.
}
imhotep-explained-pyramids-b = Een steen telt hier meteen. De eigenaar kiest de piramide.
imhotep-explained-pyramids-full = { $points ->
    [one] Alle velden zijn bezet: elke volgende steen geeft { $points } punt.
   *[other] Alle velden zijn bezet: elke volgende steen geeft { $points } punten.
}
imhotep-explained-pyramid = Volgend veld, { $space }.
imhotep-explained-pyramid-complete = Deze piramide is af.
imhotep-explained-temple-a = { $points ->
    [one] Als een ronde eindigt, geeft elke steen die van boven zichtbaar is { $points } punt.
   *[other] Als een ronde eindigt, geeft elke steen die van boven zichtbaar is { $points } punten.
}
imhotep-explained-temple-b = Als een ronde eindigt, geeft elke steen die van boven zichtbaar is wat zijn veld toont.
imhotep-explained-covers = De volgende steen hier bedekt er een: { FORM($seat, "stone") }.
imhotep-explained-burial-a = Aan het einde telt elke groep stenen van één kleur die elkaar raken, naar grootte: { $groups }, daarna { $further } voor elke volgende steen.
imhotep-explained-groups = Groepen nu: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } steen
   *[other] { $stones } stenen
} ({ $points })
imhotep-explained-burial-b = Aan het einde telt elke rij naar wie er de meeste stenen in heeft: { $places }.
imhotep-explained-row = Rij { $row }, als het nu afgelopen was: { $points }.
imhotep-explained-obelisks-a = Iedereen bouwt hier een toren. Aan het einde tellen ze naar hoogte: { $places }.
imhotep-explained-towers = Hoogtes nu: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } steen vormt een obelisk.
   *[other] { $stones } stenen van één kleur vormen een obelisk.
} Die telt meteen: de volgende { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] Alle plaatsen zijn bezet: een volgende steen geeft aan het einde { $points } punt.
   *[other] Alle plaatsen zijn bezet: een volgende steen geeft aan het einde { $points } punten.
}
imhotep-explained-loose = Losse stenen, aan het einde elk { $points } waard: { $stones }.
imhotep-explained-another = Wat één steen erbij nu zou opleveren: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Boot { $ship } ligt hier, dus mag er in deze ronde geen andere komen.

imhotep-explained-taken = Pakken zou opleveren, als het daarna afgelopen was: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] Er ligt daar { $stones } steen.
   *[other] Er liggen daar { $stones } stenen.
} { $missing ->
    [one] Met { $missing } erbij komt er een punt bij.
   *[other] Met { $missing } erbij komt er een punt bij.
}
imhotep-explained-unused = { $points ->
    [one] Niet gespeeld geeft hij aan het einde { $points } punt.
   *[other] Niet gespeeld geeft hij aan het einde { $points } punten.
}
imhotep-explained-pair = { $cards ->
    [one] Een gedekte kaart. Wie hem pakt, ziet hem dan pas en houdt hem.
   *[other] Gedekte kaarten. Wie ze pakt, bekijkt ze, houdt er één en legt de andere af.
}

imhotep-explained-get = { $stones ->
    [0] Er past geen steen meer op de slede: er is plek voor { $room }.
    [one] Stenen pakken zou er nu { $stones } opleveren; de slede heeft plek voor { $room }.
   *[other] Stenen pakken zou er nu { $stones } opleveren; de slede heeft plek voor { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } steen ligt klaar om te laden.
   *[other] { $stones } stenen liggen klaar om te laden.
} De slede heeft plek voor { $room }.
imhotep-explained-points = { $points ->
    [0] Nog geen punten.
   *[other] Punten tot nu toe: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Als het spel nu afgelopen was, kwamen er geen punten bij.
   *[other] Als het spel nu afgelopen was, kwamen erbij: { $total } ({ $sources }).
}
imhotep-explained-wrath = Nog niet gebouwd bij: { $sites }. Ontbreekt er aan het einde nog een, dan kost dat { $points } punten.
imhotep-explained-round = { $ships ->
    [one] { $ships } boot wacht nog. Als die gevaren is, betaalt de tempel en eindigt de ronde.
   *[other] { $ships } boten wachten nog. Als alle gevaren zijn, betaalt de tempel en eindigt de ronde.
}

imhotep-news-sled-empty = Je slede is leeg. Pak stenen uit je steengroeve, zodat je er hebt om te laden.
imhotep-news-may-sail = Er zijn genoeg stenen aan boord: je mag deze boot laten varen, ook als er geen van jou bij is.
imhotep-news-others-may-sail = Je steen ligt op deze boot, en iedereen mag hem laten varen waarheen hij wil.
imhotep-news-last-ship = Dit is de laatste boot. Als hij gevaren is, betaalt de tempel, gaan de overgebleven kaarten van de markt weg en eindigt de ronde.
imhotep-news-last-round = Dit is de laatste ronde. Daarna tellen de grafkamer, de obelisken en de kaarten.
imhotep-news-blue-card = Je hebt deze kaart: { $card }. { $effect }.
imhotep-news-wrath = Hier heb je nog niet gebouwd: { $sites }. Mis je aan het einde bij een ervan een steen, dan kost dat je { $points } punten.
imhotep-news-temple-covers = De volgende steen die bij de tempel komt, bedekt er een van jou. Die geeft dan niets meer.
imhotep-news-may-not-sail = { $missing ->
    [one] Deze boot mag nog niet varen: er ontbreekt { $missing } steen.
   *[other] Deze boot mag nog niet varen: er ontbreken { $missing } stenen.
}
imhotep-news-site-taken = Hier ligt een boot, dus mag er voor de volgende ronde geen andere komen.
imhotep-news-pair = Deze kaarten liggen gedekt. Wie ze pakt, bekijkt ze en houdt er één.
imhotep-news-sled-full = Je slede is vol: er is plek voor { $room }. Laad een steen voordat je nieuwe pakt.
imhotep-news-pyramids-full = { $points ->
    [one] Alle velden van de piramides zijn bezet. Elke volgende steen geeft { $points } punt.
   *[other] Alle velden van de piramides zijn bezet. Elke volgende steen geeft { $points } punten.
}
imhotep-news-quarry-empty = Je steengroeve is leeg. Alleen van de markt komen er stenen terug.

imhotep-urge-pass = Pas, want iets anders kun je niet doen.
imhotep-urge-get = { $stones ->
    [one] Pak { $stones } steen uit je steengroeve.
   *[other] Pak { $stones } stenen uit je steengroeve.
}
imhotep-urge-place = Plaats een steen op boot { $ship }.
imhotep-urge-sail = Laat boot { $ship } { $to } varen.
imhotep-urge-lever = Speel de Hefboom: laat boot { $ship } { $to } varen en kies wie er het eerst af gaat.
imhotep-urge-hammer = Speel de Hamer: pak stenen en plaats er een op boot { $ship }.
imhotep-urge-sail-card = Speel het Zeil: plaats een steen op boot { $ship } en laat die meteen varen.
imhotep-urge-chisel = Speel de Beitel: plaats een steen op boot { $ship }, en dan nog een.
imhotep-urge-sail-to = Laat hem { $to } varen.
imhotep-urge-second-stone = Plaats de andere steen op boot { $ship }.
imhotep-urge-unload = Laad uit in deze volgorde: { FORM($stones, "stone") }.
imhotep-urge-take = Pak deze kaart: { $card }.
imhotep-urge-look = Bekijk de gedekte kaarten en houd er één.
imhotep-urge-keep = Houd deze kaart: { $card }.
imhotep-urge-pyramid = Bouw aan de { FORM($pyramid, "noun") }.
imhotep-urge-decline = Zie af van de bonus.
imhotep-urge-point = { $points ->
    [one] Neem het punt ({ $points }).
   *[other] Neem de { $points } punten.
}
imhotep-urge-stones = { $stones ->
    [one] Neem de steen ({ $stones }).
   *[other] Neem de { $stones } stenen.
}

imhotep-merit-pass = Iets anders kun je niet doen.
imhotep-merit-get = { $stones ->
    [one] Dan ligt er { $stones } steen op je slede, klaar voor je volgende beurt.
   *[other] Dan liggen er { $stones } stenen op je slede, klaar voor je volgende beurten.
}
imhotep-merit-voyage = { $points ->
    [one] Als deze boot dan { $to } gaat, kan hij je { $points } punt opleveren.
   *[other] Als deze boot dan { $to } gaat, kan hij je { $points } punten opleveren.
}
imhotep-merit-voyage-market = Als deze boot dan naar de markt gaat, levert je steen je een kaart op.
imhotep-merit-ready = Dan heeft de boot genoeg stenen aan boord om te varen.
imhotep-merit-full = Dan is de boot vol, en komt er niemand meer aan boord.
imhotep-merit-aboard = Dan vaart er een steen van jou met deze boot mee.
imhotep-merit-in-one-turn = Met de kaart doe je in één beurt waar je anders meer beurten voor nodig hebt.
imhotep-merit-pyramids-a = { $points ->
    [one] De piramides geven je meteen { $points } punt.
   *[other] De piramides geven je meteen { $points } punten.
}
imhotep-merit-pyramids-b = { $points ->
    [one] De piramides kunnen je meteen { $points } punt geven.
   *[other] De piramides kunnen je meteen { $points } punten geven.
}
imhotep-merit-temple = { $points ->
    [one] De tempel geeft je aan het einde van deze ronde { $points } punt, en niemand kan je eerder bedekken.
   *[other] De tempel geeft je aan het einde van deze ronde { $points } punten, en niemand kan je eerder bedekken.
}
imhotep-merit-burial = { $points ->
    [one] Je stenen in de grafkamer zijn dan aan het einde { $points } punt meer waard, zoals het nu staat.
   *[other] Je stenen in de grafkamer zijn dan aan het einde { $points } punten meer waard, zoals het nu staat.
}
imhotep-merit-obelisks = { $points ->
    [one] Je stenen bij de obelisken zijn dan aan het einde { $points } punt meer waard, zoals het nu staat.
   *[other] Je stenen bij de obelisken zijn dan aan het einde { $points } punten meer waard, zoals het nu staat.
}
imhotep-merit-obelisk = { $points ->
    [one] Je maakt een obelisk af: meteen { $points } punt.
   *[other] Je maakt een obelisk af: meteen { $points } punten.
}
imhotep-merit-end = { $points ->
    [one] Als het daarna afgelopen was, had je { $points } punt meer ({ $source }).
   *[other] Als het daarna afgelopen was, had je { $points } punten meer ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] Je krijgt { $cards } kaart op de markt.
   *[other] Je krijgt { $cards } kaarten op de markt.
}
imhotep-merit-costs = { $points ->
    [one] Het kost { $seat } { $points } punt, zoals het nu staat.
   *[other] Het kost { $seat } { $points } punten, zoals het nu staat.
}
imhotep-merit-spoils = { $seat } is aan boord, maar krijgt hier, zoals het nu staat, slechts { $points }; een andere locatie kan { $most } opleveren.
imhotep-merit-round-ends = Het is de laatste boot, dus de ronde eindigt en de tempel betaalt nu.
imhotep-merit-game-ends = Het is de laatste boot van de laatste ronde: daarna is het spel afgelopen.
imhotep-merit-decide = Jij bepaalt waar deze boot heen gaat, voordat iemand anders het doet.
imhotep-merit-order = Jij kiest wiens steen het eerst van boord gaat.
imhotep-merit-order-best = { $points ->
    [one] In de juiste volgorde kan dat je { $points } punt opleveren.
   *[other] In de juiste volgorde kan dat je { $points } punten opleveren.
}
imhotep-merit-first = Je steen gaat het eerst van boord.
imhotep-merit-red = Een steen van jou gaat { $to } zonder boot.
imhotep-merit-blue = { $effect }. Niet gespeeld geeft hij aan het einde { $points }.
imhotep-merit-decoration = { $stones ->
    [one] Hij geeft aan het einde een punt voor elke steen daar ({ $stones }), van wie ook.
   *[other] Hij geeft aan het einde een punt voor elke { $stones } stenen daar, van wie ook.
}
imhotep-merit-look = Je mag kiezen uit kaarten die niemand anders heeft gezien.
imhotep-merit-space = { $points ->
    [one] Dit veld geeft je meteen { $points } punt.
   *[other] Dit veld geeft je meteen { $points } punten.
}
imhotep-merit-card = Er komt een kaart van de stapel bij.
imhotep-merit-ship = Je mag er meteen nog een steen bij laden.
imhotep-merit-room-left = Er blijft plek op je slede, dus je kunt nog stenen pakken als je liever wacht.
imhotep-merit-stone-kept = Je houdt de steen voor een boot die je beter uitkomt.
imhotep-merit-point = { $points ->
    [one] Je hebt zeker { $points } punt.
   *[other] Je hebt zeker { $points } punten.
}
imhotep-merit-stones = Er komen stenen op je slede zonder dat het een beurt kost.
