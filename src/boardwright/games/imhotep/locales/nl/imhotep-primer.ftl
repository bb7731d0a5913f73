### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Breng je stenen naar de monumenten. Na zes rondes winnen de meeste punten.
imhotep-primer-turn = Doe één ding; dan is de volgende aan de beurt.
imhotep-primer-turn-get = Pak stenen op je slede: hoogstens { $stones }.
imhotep-primer-turn-place = Plaats een steen op een boot.
imhotep-primer-turn-sail = Laat een boot die vol genoeg is naar een vrije locatie varen: welke je wilt, ook een zonder eigen steen.
imhotep-primer-turn-card = Of speel een blauwe kaart.
imhotep-primer-market = Markt: voor elke steen een kaart.
imhotep-primer-pyramids = Piramides: meteen punten.
imhotep-primer-temple = Tempel: elke ronde, voor stenen die je van boven ziet.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Grafkamer: aan het einde, voor de meeste stenen in een rij.
   *[A] Grafkamer: aan het einde, voor je stenen die elkaar raken.
}
imhotep-primer-obelisks = { $side ->
    [B] Obelisken: { $stones } stenen van jou vormen er een; vroege geven het meest.
   *[A] Obelisken: aan het einde, voor de hoogste torens.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Iedereen neemt een kleur. Aan het begin liggen er, in beurtvolgorde, zoveel stenen op jullie sleden: { $stones }. De rest wacht in de steengroeve. Er zijn vijf locaties: de markt en vier monumenten. Elke heeft een A-kant en een B-kant, en jullie kiezen welke boven ligt. Er zijn zeven rondekaarten en één blijft eruit, dus niemand weet zeker welke boten er komen.
imhotep-passage-round = Elke ronde komen er vier boten. Om de beurt doet iedereen één ding, steeds weer, tot ze alle vier hebben gevaren. Er zijn vijf locaties, dus één krijgt geen boot.
imhotep-passage-round-end = Als de vierde boot is uitgeladen, is de ronde voorbij. De tempel betaalt, de kaarten die nog op de markt liggen gaan weg, en er komen nieuwe boten. Wie links zit van degene die het laatst voer, begint.
imhotep-passage-pass = Je moet altijd iets doen. Alleen als er niets kan, pas je.
imhotep-passage-get = Leg stenen uit je steengroeve op je slede: { $stones } per keer. Op de slede passen er { $sled }; liggen er al { $full }, dan kan er nog maar één bij.
imhotep-passage-place = Plaats een steen van je slede op een vrije plek van een boot die nog wacht. Boten zijn van niemand, dus je mag mee met welke je wilt.
imhotep-passage-sail = Een boot heeft genoeg stenen nodig om te varen: { $four } op een boot voor vier, { $two } op een boot voor twee. Je mag elke boot laten varen, ook een zonder eigen steen, naar elke locatie waar nog geen boot ligt. Zo help je jezelf, of stuur je anderen naar waar ze niet heen willen.
imhotep-passage-unload = De stenen gaan een voor een van de boot, te beginnen bij de boeg. De eerste krijgt het volgende vrije veld, dus de plek op de boot is belangrijk.
imhotep-passage-market = Voor elke steen die op de markt komt, neemt de eigenaar een kaart. De steen gaat terug naar de steengroeve.
imhotep-passage-market-cards = Een rode kaart zet meteen nog een steen van jou op een monument. Groene en paarse kaarten geven aan het einde punten. Blauwe kaarten zijn voor een latere beurt.
imhotep-passage-market-pair = B-kant. Twee van de kaarten liggen gedekt. Wie ze kiest, bekijkt ze allebei, houdt er een en legt de andere af.
imhotep-passage-market-pile = Is er een kaart nodig en is de stapel leeg, dan worden de afgelegde kaarten geschud.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = A-kant. Stenen vullen de piramide veld voor veld, en elk veld geeft meteen zijn punten: eerst { $points }, enzovoort. Tel vooruit: wie krijgt de goede velden? Is de piramide af, dan geeft elke volgende steen { $beyond }.
imhotep-passage-pyramids-b = B-kant. Elke steen gaat naar een van drie piramides, naar keuze van de eigenaar. Het volgende veld daar betaalt meteen: punten, of een punt en nog iets: een kaart, stenen voor je slede ({ $stones }) of een steen van jou op een boot. Zijn ze alle drie af, dan geeft elke volgende steen { $beyond }.
imhotep-passage-temple = In de tempel liggen stenen naast elkaar; er is plaats voor { $spaces }. Is hij vol, dan komen de volgende op de oude, vanaf links.
imhotep-passage-temple-a = A-kant. Kijk aan het einde van elke ronde van boven: elke steen die je ziet, geeft { $points }. Zo kan een steen keer op keer betalen, tot iemand hem bedekt.
imhotep-passage-temple-b = B-kant. Kijk aan het einde van elke ronde van boven: elke steen die je ziet, geeft wat eronder staat: punten, een kaart, of naar keuze een punt of stenen voor de slede ({ $stones }).
imhotep-passage-burial = Er zijn { $rows } rijen. Stenen vullen ze kolom voor kolom: de eerste naar beneden, dan de volgende.
imhotep-passage-burial-a = A-kant. Aan het einde vormen je stenen die elkaar met de zijkant raken een groep. Elke groep telt, en grote veel meer: een groep van { $stones } geeft { $points }. Boven { $most } geeft elke volgende steen { $further }. Hoeken tellen niet.
imhotep-passage-burial-b = B-kant. Aan het einde telt elke rij apart. Wie er de meeste stenen heeft, krijgt het meest, dan de volgende: { $points }. Bij een gelijke stand wordt gedeeld.
imhotep-passage-obelisks-a = A-kant. Iedereen bouwt een toren. Aan het einde geeft de hoogste het meest, dan de volgende: { $points }. Bij een gelijke stand wordt gedeeld.
imhotep-passage-obelisks-b = B-kant. Zodra je hier { $stones } losse stenen hebt, worden ze een obelisk. Die krijgt de hoogste vrije plaats en geeft meteen zijn punten: { $points }, enzovoort. Aan het einde geeft elke steen die in geen obelisk zit { $loose }.
imhotep-passage-blue = Een blauwe kaart spelen is je hele beurt. Een die je aan het einde nog hebt, geeft { $points }.
imhotep-passage-blue-each = Hefboom: laat een boot varen en bepaal in welke volgorde de stenen worden uitgeladen. Hamer: pak stenen en plaats er dan een op een boot. Zeil: plaats een steen op een boot en laat die boot dan varen. Beitel: plaats twee stenen op boten.
imhotep-passage-end = Na zes rondes worden de grafkamer, de obelisken en de kaarten geteld. De meeste punten winnen. Bij een gelijke stand winnen de meeste stenen op de slede.
imhotep-passage-end-cards = Een groene kaart geeft punten voor de stenen op de bijbehorende locatie, van wie ook: 1 voor elke { $stones }. Standbeelden zijn meer waard naarmate je er meer hebt: { $points } voor één, twee, drie enzovoort.
imhotep-passage-wrath = De farao wil op elk van de vier monumenten een steen van jou zien. Wie er aan het einde op een ervan geen heeft, verliest punten: { $points }.
