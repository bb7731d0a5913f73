### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Skicka dina stenar till monumenten. Efter sex omgångar vinner flest poäng.
imhotep-primer-turn = Gör en sak; sedan är det nästa spelares tur.
imhotep-primer-turn-get = Hämta stenar till din släde: högst { $stones }.
imhotep-primer-turn-place = Placera en sten på ett skepp.
imhotep-primer-turn-sail = Segla ett skepp som är tillräckligt fullt till en ledig byggplats: vilket som helst, även utan egen sten.
imhotep-primer-turn-card = Eller spela ett blått kort.
imhotep-primer-market = Marknaden: ett kort för varje sten.
imhotep-primer-pyramids = Pyramiderna: poäng genast.
imhotep-primer-temple = Templet: varje omgång, för stenar man ser uppifrån.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Gravkammaren: i slutet, för flest stenar i en rad.
   *[A] Gravkammaren: i slutet, för dina stenar som rör varandra.
}
imhotep-primer-obelisks = { $side ->
    [B] Obeliskerna: { $stones } av dina stenar blir en; tidiga ger mest.
   *[A] Obeliskerna: i slutet, för de högsta tornen.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Alla tar en färg. I början ligger det, i turordning, så här många stenar på era slädar: { $stones }. Resten väntar i stenbrottet. Det finns fem byggplatser: marknaden och fyra monument. Var och en har en A-sida och en B-sida, och ni väljer vilken som ligger upp. Det finns sju omgångskort, och ett läggs åt sidan, så ingen vet säkert vilka skepp som kommer.
imhotep-passage-round = Varje omgång kommer fyra skepp. I turordning gör var och en en sak, om och om igen, tills alla fyra har seglat. Det finns fem byggplatser, så en får inget skepp.
imhotep-passage-round-end = När det fjärde skeppet är lossat är omgången slut. Templet ger utdelning, korten som är kvar på marknaden försvinner och nya skepp kommer. Den som sitter till vänster om den som seglade sist börjar.
imhotep-passage-pass = Du måste alltid göra något. Bara när ingenting går passar du.
imhotep-passage-get = Ta stenar från ditt stenbrott till din släde: { $stones } åt gången. Släden rymmer { $sled }; ligger det redan { $full } där får bara en till plats.
imhotep-passage-place = Lägg en sten från din släde på en ledig plats på ett skepp som väntar. Skeppen är ingens, så du får åka med vilket du vill.
imhotep-passage-sail = Ett skepp behöver tillräckligt många stenar för att segla: { $four } på ett skepp för fyra, { $two } på ett skepp för två. Du får segla vilket skepp som helst, även utan egen sten, till vilken byggplats som helst där inget skepp ligger. Så hjälper du dig själv, eller skickar andra dit de inte vill.
imhotep-passage-unload = Stenarna lossas en efter en, från fören. Den första får nästa lediga fält, så det är viktigt var på skeppet en sten ligger.
imhotep-passage-market = För varje sten som kommer till marknaden tar dess ägare ett kort. Stenen går tillbaka till stenbrottet.
imhotep-passage-market-cards = Ett rött kort lägger genast ännu en av dina stenar på ett monument. Gröna och lila kort ger poäng i slutet. Blå kort är för en senare tur.
imhotep-passage-market-pair = B-sidan. Två av korten ligger nedvända. Den som tar dem tittar på båda, behåller ett och kastar det andra.
imhotep-passage-market-pile = När ett kort behövs och draghögen är tom blandas kasthögen.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = A-sidan. Stenarna fyller pyramiden fält för fält, och varje fält ger genast sina poäng: först { $points } och så vidare. Räkna i förväg: vem får de bra fälten? När pyramiden är färdig ger varje ytterligare sten { $beyond }.
imhotep-passage-pyramids-b = B-sidan. Varje sten läggs på en av tre pyramider, som ägaren vill. Nästa fält där ger genast poäng, eller en poäng och något mer: ett kort, stenar till din släde ({ $stones }) eller en av dina stenar på ett skepp. När alla tre är färdiga ger varje ytterligare sten { $beyond }.
imhotep-passage-temple = I templet ligger stenarna bredvid varandra; det finns plats för { $spaces }. När det är fullt läggs nästa ovanpå de gamla, från vänster.
imhotep-passage-temple-a = A-sidan. I slutet av varje omgång tittar ni uppifrån: varje sten man ser ger sin ägare { $points }. En sten kan alltså ge poäng om och om igen, tills någon täcker den.
imhotep-passage-temple-b = B-sidan. I slutet av varje omgång tittar ni uppifrån: varje sten man ser ger sin ägare det som visas under den: poäng, ett kort, eller valet mellan en poäng och stenar till släden ({ $stones }).
imhotep-passage-burial = Det finns { $rows } rader. Stenarna fyller dem kolumn för kolumn: nedåt i den första, sedan i nästa.
imhotep-passage-burial-a = A-sidan. I slutet är dina stenar som ligger sida mot sida en grupp. Varje grupp ger poäng, och stora mycket mer: en grupp på { $stones } ger { $points }. Utöver { $most } ger varje ytterligare sten { $further }. Hörn räknas inte.
imhotep-passage-burial-b = B-sidan. I slutet räknas varje rad för sig. Den som har flest stenar där får mest, sedan nästa: { $points }. De som ligger lika delar på poängen.
imhotep-passage-obelisks-a = A-sidan. Alla bygger ett torn. I slutet ger det högsta mest, sedan nästa: { $points }. De som ligger lika delar på poängen.
imhotep-passage-obelisks-b = B-sidan. Så snart du har { $stones } lösa stenar här blir de en obelisk. Den får den högsta lediga platsen och ger genast dess poäng: { $points } och så vidare. I slutet ger varje sten som inte är i en obelisk { $loose }.
imhotep-passage-blue = Att spela ett blått kort är hela din tur. Ett som du har kvar i slutet ger { $points }.
imhotep-passage-blue-each = Hävstång: segla ett skepp och bestäm i vilken ordning stenarna lossas. Hammare: hämta stenar och placera sedan en. Segel: placera en sten och segla sedan det skeppet. Mejsel: placera två stenar.
imhotep-passage-end = Efter sex omgångar räknas gravkammaren, obeliskerna och korten. Flest poäng vinner. Vid lika vinner flest stenar på släden.
imhotep-passage-end-cards = Ett grönt kort ger poäng för stenarna på sin byggplats, vems de än är: 1 för varje { $stones }. Statyer är värda mer ju fler du har: { $points } för en, två, tre och så vidare.
imhotep-passage-wrath = Farao vill se en av dina stenar på vart och ett av de fyra monumenten. Den som i slutet saknar sten på något av dem förlorar poäng: { $points }.
