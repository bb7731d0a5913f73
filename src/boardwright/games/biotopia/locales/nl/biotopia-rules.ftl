### Biotopia: de regels in onze eigen woorden, en de beslissingen over gaten in het regelboek.

## Koppen van de regels.

biotopia-section-setup = Opbouw
biotopia-section-turn = De beurt
biotopia-section-cards = Kaarten
biotopia-section-missions = Missies
biotopia-section-sky-and-deck = Lucht en trekstapel
biotopia-section-end = Het einde
biotopia-section-information = Informatie

## Regels en beslissingen.

rule-bt-1-1 = Twee tot vijf spelers. Het regelboek noemt geen aantal; openbare bronnen wel.
rule-bt-1-2 = De missie “meeste grote koolwitjes” ligt open, met ernaast vier van de zes andere, willekeurig getrokken; twee doen niet mee.
rule-bt-1-3 = De 100 kaarten worden geschud; drie vormen de lucht, daarna trekt elke speler er vier.
rule-bt-1-4 = Elke speler legt in het geheim een van de vier kaarten met de bloemkant boven neer als eerste bloem en houdt er drie.
rule-bt-1-5 = De startspeler wordt aangewezen of geloot.
rule-bt-2-1 = Een beurt is precies een van vijf acties; daarna is met de klok mee de volgende speler aan de beurt. Een ervan: trek de bovenste kaart van de trekstapel.
rule-bt-2-2 = Of pak een van de drie kaarten uit de lucht; de lucht wordt meteen aangevuld vanaf de trekstapel.
rule-bt-2-3 = Of leg een handkaart naar keuze met de bloemkant boven in je eigen bloemenrij.
rule-bt-2-4 = Of speel een handkaart open, als je bloemenrij minstens zoveel bloemsymbolen toont als de kaart kost; bloemen raken niet op.
rule-bt-2-5 = Of neem een gewone missie waaraan je voldoet; je krijgt hem niet vanzelf.
rule-bt-2-6 = Aan het einde van je beurt mag je hoogstens zes kaarten in je hand hebben; je kiest zelf welke andere naar de compost gaan.
rule-bt-3-1 = Een kaart met de bloemkant boven is één bloemsymbool; een open gespeeld knoopkruid ligt in de bloemenrij en is er twee.
rule-bt-3-2 = Open gespeelde vlinders gaan naar de vlinderrij, leveren hun punten op en hebben hun effect, hoe ze ook in het spel komen; ze gaan nooit meer weg.
rule-bt-3-3 = Atalanta en zwartsprietdikkopje hebben geen effect.
rule-bt-3-4 = Icarusblauwtje: je mag een kaart uit de lucht in je hand nemen; de lucht wordt meteen aangevuld.
rule-bt-3-5 = Oranjetipje: je mag een kaart naar keuze uit de compost in je hand nemen, nu of helemaal niet.
rule-bt-3-6 = Citroenvlinder: de bovenste kaart van de trekstapel gaat met de bloemkant boven naar je eigen bloemenrij, wat het ook is; je mag die kaart bekijken.
rule-bt-3-7 = Bruin zandoogje: je mag zoveel kaarten trekken als je zelf bruine zandoogjes in het spel hebt, dit meegeteld.
rule-bt-3-8 = Groot koolwitje: meteen wordt gekeken wie er de meeste heeft.
rule-bt-3-9 = Kleine vos: elke kleine vos die al in je eigen rij ligt, maakt de volgende één symbool duurder en één punt meer waard.
rule-bt-3-10 = Rouwmantel: hoogstens één ervan vervangt één ontbrekende vlinder als je een gewone missie neemt, en in latere beurten opnieuw; het effect van andere vlinders heeft hij niet.
rule-bt-3-11 = Dagpauwoog: moet uit de hand worden gespeeld, een pop kan hem niet omdraaien; als bloem leggen mag wel.
rule-bt-3-12 = Pop: eerst wordt gekeken of je genoeg bloemsymbolen hebt, dan gaat de pop naar de compost; daarna moet je een eigen vlinder die als bloem ligt (geen dagpauwoog) omdraaien naar de vlinderrij, wat die vlinder ook kost, en zijn effect treedt op.
rule-bt-3-13 = Zonneschijn: je moet drie kaarten trekken, daarna gaat de kaart naar de compost; intussen ligt hij op geen enkele stapel.
rule-bt-3-14 = Een vlinder blijft in het spel, ook als de bloemenrij later minder symbolen toont dan hij kost.
rule-bt-4-1 = Gewone missies vragen vlinders in je eigen rij of bloemsymbolen; ze zijn elk twee punten waard.
rule-bt-4-2 = Een missie die je hebt, raak je nooit meer kwijt.
rule-bt-4-3 = “Meeste grote koolwitjes” kost geen actie: wie er echt meer in het spel heeft dan ieder ander, heeft de missie; bij een gelijke stand ligt die in het midden. Rouwmantels tellen er niet voor mee.
rule-bt-5-1 = Drie gelijke kaarten in de lucht gaan naar de compost en er worden drie nieuwe getrokken, zo nodig opnieuw.
rule-bt-5-2 = Een lege trekstapel wordt vernieuwd met de geschudde compost.
rule-bt-6-1 = Heeft een speler aan het einde van een beurt 15 punten of meer, dan wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad.
rule-bt-6-2 = Wie de meeste punten heeft, wint; bij een gelijke stand wie de meeste verschillende vlinders in het spel heeft; wie dan nog gelijk staat, deelt de winst.
rule-bt-7-1 = Handkaarten zijn geheim; je mag de kaarten in je eigen bloemenrij bekijken, nooit die van anderen; de compost mag iedereen inzien.
rule-bt-7-2 = Wat op een kaart staat, gaat voor de algemene regels; geen kaart in deze doos spreekt een andere tegen.
rule-bt-r1 = Is het einde eenmaal ingeluid, dan blijft het zo, ook als de koploper “meeste grote koolwitjes” kwijtraakt en zo onder de 15 zakt.
rule-bt-r1-reason = De laatste ronde is begonnen; een spel waarvan het einde telkens weer wordt afgeblazen, zou eeuwig kunnen duren.
rule-bt-r1-remark = Het boek laat de koploper in de laatste ronde punten verliezen; het zegt niet of het spel dan doorgaat.
rule-bt-r2 = Een pop zonder kaart om om te draaien kan niet open worden gespeeld.
rule-bt-r2-reason = Omdraaien is wat de kaart doet, en er staat niet dat het mag, maar dat het gebeurt.
rule-bt-r2-remark = Het boek zegt wat de kaart omdraait, niet wat er zonder zo’n kaart gebeurt.
rule-bt-r3 = Zijn trekstapel en compost allebei leeg, dan kun je niet trekken, trek je bij effecten wat er nog is, en blijft de lucht onvolledig tot die bij het aanvullen of aan het einde van een beurt weer vol kan. Wie niets kan doen, past, en dat telt als een beurt; als iedereen na elkaar heeft gepast, eindigt het spel meteen, ook midden in een ronde.
rule-bt-r3-reason = Van niets valt niets te trekken, en niemand is tot het onmogelijke gehouden.
rule-bt-r3-remark = Het boek zegt alleen hoe een lege trekstapel wordt vernieuwd.
rule-bt-r4 = De kaarten van een bruin zandoogje trek je allemaal of geen enkele; naar een vrijwillig effect waarbij niets te pakken valt, wordt niet gevraagd.
rule-bt-r4-reason = Het boek noemt één aantal; een vraag met één antwoord is geen vraag.
rule-bt-r4-remark = Het boek laat je kaarten trekken naar het aantal; het spreekt niet over minder trekken.
rule-bt-r5 = Bij een missie die verschillende vlinders vraagt, mag één rouwmantel een ontbrekende soort vervangen, maar dan telt hij niet voor zichzelf; een tweede rouwmantel telt nog wel als zichzelf. Bij een gelijke stand is een rouwmantel alleen zijn eigen soort.
rule-bt-r5-reason = Eén kaart is één vlinder, en een gelijke stand is geen missie.
rule-bt-r5-remark = Het boek zegt: elke vlinder, alleen voor missies en één keer per beurt.
rule-bt-r6 = De handlimiet wordt alleen aan het einde van de beurt gecontroleerd.
rule-bt-r6-reason = Tijdens de beurt kunnen kaarten nog worden gebruikt.
rule-bt-r6-remark = Het boek noemt het einde van de beurt.
rule-bt-r7 = Een kleine vos die door een pop is omgedraaid, levert punten op naar zijn plaats in de reeks, net als elke andere.
rule-bt-r7-reason = De punten volgen uit het aantal in het spel, hoe ze er ook kwamen.
rule-bt-r7-remark = Het boek scheldt alleen de kosten kwijt.
rule-bt-r8 = Na elke aanvulling en bij de opbouw wordt gekeken of er drie gelijke in de lucht liggen; bestaan trekstapel en compost alleen uit diezelfde soort, dan blijven ze liggen en wordt er aan het einde van elke beurt opnieuw gekeken.
rule-bt-r8-reason = Opruimen zou eeuwig dezelfde drie kaarten terugbrengen.
rule-bt-r8-remark = Het boek zegt: op elk moment in het spel.
rule-bt-r9 = Na tien keer zoveel beurten op rij als er spelers zijn waarin niets in een rij kwam en geen missie werd genomen, eindigt het spel meteen en beslissen de punten.
rule-bt-r9-reason = Pakken en afleggen zou eeuwig door kunnen gaan.
rule-bt-r9-remark = Het boek spreekt er niet over.
rule-bt-r10 = De compost wordt geschud als er een kaart moet worden getrokken en de trekstapel leeg is, niet eerder.
rule-bt-r10-reason = Tot dan heeft niemand een nieuwe trekstapel nodig en mag iedereen de compost inzien; het maakt alleen uit voor wat een oranjetipje vindt.
rule-bt-r10-remark = Het boek zegt: als de trekstapel leeg raakt. Of dat meteen is of bij de volgende kaart, laat het open.
rule-bt-r11 = Niemand past uit eigen wil.
rule-bt-r11-reason = Een beurt is een van vijf acties; wie er een kan doen, doet er een.
rule-bt-r11-remark = Het boek noemt de vijf acties waaruit je kiest; passen is er niet bij.

biotopia-change-memory = Onthouden wordt in welke volgorde kaarten open zijn gepakt, gelegd en getoond, zodat bekend is wat alleen in een hand kan zitten; eerst alleen wat in de hand of in de bloemenrij zat.
