### Imhotep: guidade spel, en tanke i taget, och vänliga svar till den som gör något annat.

imhotep-lesson-first = Ditt första spel
imhotep-lesson-first-load = Välkommen till Nilen! Stenar på de fem byggplatserna på stranden ger dig poäng, och flest poäng efter { $rounds } omgångar vinner. Men stenar är tunga, så de färdas med skepp. Placera en av dina stenar på det lilla skeppet: välj platsen med den lysande ringen.
imhotep-lesson-first-sail = Bra lastat! De små grå klossarna på ett skepp visar hur många stenar det behöver för att segla. Det här behöver bara { $minimum }, så det kan ge sig av. Vid pyramiderna ger en sten poäng genast. Välj skeppet, sedan pyramiderna.
imhotep-lesson-first-get = { $points } poäng till dig: det är talet som din sten hamnade på. Sedan hade din motspelare sin tur och hämtade nya stenar. Varje tur gör man en enda sak. Din släde är nästan tom, så gör likadant: hämta { $stones } stenar från ditt stenbrott.
imhotep-lesson-first-wish = Nu har du gott om stenar. Lasta det här skeppet och hoppas att det går till templet. Varför bara hoppas? För att alla får segla vilket skepp som helst: ingen har egna skepp här!
imhotep-lesson-first-market = Ser du? Din motspelare seglade i stället din sten till marknaden. Det är det roliga, och nu kan du också knepet. Du har ändå nytta av det: vid marknaden ger en sten ett kort. Ta statyn. Statyer ger poäng i slutet, och ju fler du har (upp till fem), desto mer ger var och en.
imhotep-lesson-first-share = Nytt försök! På det här skeppet ligger en av din motspelares stenar. Lägg din bredvid: då hjälper den som seglar skeppet till ett bra ställe er båda, och ett fult knep drabbar er båda.
imhotep-lesson-first-temple = Var snabbare den här gången och segla skeppet till templet själv. Varje sten där som syns uppifrån ger { $points } poäng när en omgång slutar. Stenen längst fram på skeppet, till vänster, lossas först.
imhotep-lesson-first-paid = Din motspelare seglade det sista skeppet, så omgången är slut, och templet gav er { $points } poäng var. Din sten ligger kvar och ger poäng igen i slutet av varje omgång, tills en annan täcker den.
imhotep-lesson-first-burial = Se vart det sista skeppet gick. I gravkammaren har din motspelare { $stones } stenar som rör varandra. En sådan grupp ger poäng i slutet av spelet: som den är { $points } poäng, med en till { $more }. Ju större den blir (upp till fem stenar), desto mer är varje sten värd.
imhotep-lesson-first-obelisks = I slutet räknas också obeliskerna. Det högsta tornet får { $points } poäng, nästa bara { $second }. Ingen har börjat på något än, så börja du! Den nya omgången gav nya skepp: lasta det lilla igen.
imhotep-lesson-first-tower = Och så till obeliskerna! Välj skeppet, sedan obeliskerna.
imhotep-lesson-first-on = Om spelet slutade nu skulle ditt torn ge dig { $points } poäng. Men din motspelare kan fortfarande bygga ett högre. Håll ett öga på varandras planer! Mer behöver du inte veta. Spela vidare till slutet av omgång { $rounds }: den som då har flest poäng vinner.

imhotep-lesson-first-other-ship = Du får ta vilken ledig plats som helst på ett skepp som är kvar. Ta nu platsen som jag pekar på: där finns något att se.
imhotep-lesson-first-stones-left = Du får alltid hämta stenar så länge det finns plats på släden. Men du har redan några, så lasta en först.
imhotep-lesson-first-pyramids-first = Bra tänkt! Skeppet får segla till vilken byggplats som helst där inget annat skepp ligger. Men bara vid pyramiderna ger stenar poäng genast, och det är en bra början. Segla skeppet dit.
imhotep-lesson-first-sail-first = Också ett bra val. Men om du väntar kan andra segla i väg med skeppet. Segla det själv nu.
imhotep-lesson-first-sled-first = Det får du, men då blir släden tom och på nästa tur måste du ändå hämta stenar. Gör det nu.
imhotep-lesson-first-load-first = Det är tillåtet och ibland det bästa man kan göra. Den här gången lastar du skeppet som jag pekar på.
imhotep-lesson-first-statue-first = Varje kort är bra för något, och senare väljer du själv. Börja med statyn: den är enklast.
imhotep-lesson-first-temple-first = Det är tillåtet. Men templet ger poäng om och om igen, så segla skeppet dit.
imhotep-lesson-first-obelisks-first = Det är tillåtet. Men vid obeliskerna ligger ingen före dig än, så segla skeppet dit.

imhotep-lesson-blue-cards = Blå kort
imhotep-lesson-blue-cards-load = Ett blått kort är en tur med en knorr: det kan mer än en vanlig tur. Du får dem som alla andra kort: genom att skicka stenar till marknaden. Titta, alla fyra sorterna ligger där! Lasta det här skeppet.
imhotep-lesson-blue-cards-more = Varje sten ger ett kort. Så lasta din andra sten också innan skeppet seglar.
imhotep-lesson-blue-cards-hammer = Din motspelare seglade ditt skepp till marknaden och trodde att det skulle ställa till det för dig. Tack så mycket! Två stenar, två kort. Ta hammaren först.
imhotep-lesson-blue-cards-lever = Och nu hävstången. Båda ligger framför dig tills du spelar dem, ett per tur.
imhotep-lesson-blue-cards-play = Din släde är tom. Att hämta stenar och sedan lasta en tar två turer. Hammaren gör båda på en: den ger dig { $stones } stenar och lastar en. Välj hammaren, sedan platsen på skeppet.
imhotep-lesson-blue-cards-order = Skeppet är fullt. Vid pyramiderna tar stenarna fält efter fält: om skeppet seglade nu skulle din sten bara få { $points } poäng. Med hävstången seglar du ett skepp och väljer vilken sten som lossas först. Välj hävstången, skeppet och pyramiderna.
imhotep-lesson-blue-cards-last = Välj nu ordningen. Det tredje fältet är bäst, så låt motspelarens båda stenar gå först. Då får din { $points } poäng.
imhotep-lesson-blue-cards-rest = Där är de: { $points } poäng! Kvar vid marknaden ligger seglet, som lastar en sten och genast seglar det skeppet, och mejseln, som lastar två stenar. Spara blå kort till rätt tillfälle; varje kort som du aldrig spelar ger { $unused } i slutet. Spela vidare!
imhotep-lesson-blue-cards-pointed = Det är tillåtet. Ta nu skeppet som jag pekar på: det ska till marknaden.
imhotep-lesson-blue-cards-later = Det är tillåtet och ibland det bästa man kan göra. Den här gången lastar du skeppet som jag pekar på.
imhotep-lesson-blue-cards-card = Också ett bra kort! Ta nu det som jag pekar på.
imhotep-lesson-blue-cards-slot = Hammaren får lasta vilken ledig plats som helst. Ta nu den som jag pekar på.
imhotep-lesson-blue-cards-twice = Då får du stenar, men kan inte lasta någon på samma tur. Med hammaren gör du både och.
imhotep-lesson-blue-cards-best = Med hävstången får du segla ett skepp till vilken ledig byggplats som helst. Vid pyramiderna ser du bäst vad den är bra för.
imhotep-lesson-blue-cards-now = Det är tillåtet, men då ser du inte vad hävstången kan. Spela den nu.
imhotep-lesson-blue-cards-third = Du får välja vilken ordning som helst. Men se på talen på fälten: den tredje stenen får mest.

imhotep-lesson-b-sides = B-sidorna
imhotep-lesson-b-sides-load = Varje byggplats har en andra sida, B-sidan. Där finns mer att välja och mer att tänka på. Ni kan blanda A och B som ni vill; här visar alla fem B. Vi tar en titt: lasta det här skeppet.
imhotep-lesson-b-sides-sail = Vi börjar vid pyramiderna, för nu är de tre. Segla ditt skepp dit.
imhotep-lesson-b-sides-pyramid = När en sten kommer fram väljer ägaren en pyramid och får dess nästa fält. Nu ger var och en dig { $points } poäng. En del senare fält ger mindre, men också något annat: ett kort, stenar eller en sten till ett skepp. Bygg på den vänstra pyramiden.
imhotep-lesson-b-sides-temple = I templet ger fälten olika saker när en omgång slutar: poäng, stenar eller ett kort. Det första fältet från vänster är ännu ledigt. Lasta det lilla skeppet för att komma dit.
imhotep-lesson-b-sides-obelisks = Det här skeppet har bara din motspelares stenar. Segla det dit där de gör liten nytta: vid obeliskerna behövs { $stones } stenar till en färdig obelisk, som genast ger { $points } poäng. En lös sten ger bara { $loose } i slutet.
imhotep-lesson-b-sides-last = Din motspelare var vid marknaden: där ligger två kort nedvända. Den som tar dem tittar på båda och behåller ett, den här gången ett blått. Nu är det din tur: segla ditt skepp till templet. Det är det sista skeppet.
imhotep-lesson-b-sides-choose = Omgången är slut, och templet frågar vad du vill ha från ditt fält: { $points } poäng eller { $stones ->
    [one] { $stones } sten
   *[other] { $stones } stenar
}. Din släde är tom, och att hämta stenar kostar en tur. Ta alltså stenarna!
imhotep-lesson-b-sides-rows = Kvar är gravkammaren. På den här sidan räknas raderna: i slutet ger flest stenar i en rad { $points } poäng, näst flest { $second }. Den fylls kolumn för kolumn, uppifrån och ned, så det spelar roll när din sten kommer. Nu kan du alla sidor. Spela vidare!
imhotep-lesson-b-sides-pointed = Det är tillåtet. Ta nu platsen som jag pekar på.
imhotep-lesson-b-sides-later = Det är tillåtet och ibland det bästa man kan göra. Den här gången lastar du skeppet som jag pekar på.
imhotep-lesson-b-sides-hurry = Det får du. Men segla skeppet nu, innan din motspelare gör det.
imhotep-lesson-b-sides-begin = Skeppet får segla till vilken byggplats som helst. Vi börjar vid pyramiderna, så segla det dit.
imhotep-lesson-b-sides-left = Alla ger lika mycket nu, så du har rätt. Ta den vänstra den här gången.
imhotep-lesson-b-sides-least = Det är tillåtet. Men tänk på var stenarna hjälper din motspelare minst: vid obeliskerna.
imhotep-lesson-b-sides-own = Det är tillåtet. Men din egen sten ska till templet, så länge det bästa fältet för dig är ledigt där.
imhotep-lesson-b-sides-worth = En poäng är aldrig fel. Men med tom släde har du nu mer nytta av stenar.
