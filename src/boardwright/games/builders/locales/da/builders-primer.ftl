### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Byg på dine ni felter, så det, der er ens, ligger side om side. Flest erfaringspoint vinder.
builders-primer-turn = Gør to forskellige ting:
builders-primer-turn-collect = Saml to blokke fra ydersiden af terningen.
builders-primer-turn-explore = Udforsk: gå, og vend det, der ligger omkring dig.
builders-primer-turn-build = Byg det, der ligger ved siden af dig: betal blokkene, og læg det på din spilleplade.
builders-primer-turn-fight = Bekæmp en mob ved siden af dig: vend tre våben med hjerter nok.
builders-primer-turn-weapon = Indsaml et våben ved siden af dig.
builders-primer-scoring = Når et lag af terningen er væk, tæller din største gruppe, for hvert felt:
builders-primer-scoring-a = A: af ét biom
builders-primer-scoring-b = B: af ét materiale
builders-primer-scoring-c = C: af én type. Så er spillet slut.
builders-primer-scoring-mobs = Mobs giver erfaringspoint, og en ekstra handling eller point til sidst.

## The rules in plain words.

builders-passage-setup = Kortene ligger i stakke på fire med våben rundt om, alle med billedsiden nedad. Blokkene danner den store terning. Din egen spilleplade har ni felter, hvert med et biom. Af dine våben ({ $weapons }) er { $potatoes } kartofler, som ikke nytter noget i kamp. Alle begynder på krydset i midten.
builders-passage-turn = Gør to forskellige handlinger. Der er fem: samle blokke, udforske, bygge, bekæmpe en mob og indsamle et våben.
builders-passage-collect = Tag to blokke fra terningen. Du kan tage en blok, hvis der ikke ligger noget på den, og mindst to af dens sider er fri, så man begynder ved hjørnerne. Den første blok kan gøre den anden fri.
builders-passage-explore = Gå op til to kryds ad vejene, eller bliv stående. Vend så alt det, der ligger med billedsiden nedad på de fire pladser omkring dig.
builders-passage-build = Vælg en bygning, der ligger vendt ved siden af dig, og betal de blokke, den viser. En smaragd gælder for enhver anden blok.
builders-passage-build-place = Læg bygningen på et hvilket som helst felt på din spilleplade. Den må dække en ældre, som så ikke tæller mere. Nogle bygninger giver erfaringspoint med det samme.
builders-passage-fight = Vælg en mob, der ligger vendt ved siden af dig. Bland dine våben, og vend tre af dem. Viser de mindst lige så mange hjerter som mobben, er den besejret: du får den, og dens erfaringspoint. Hjerter på et stensværd: { $stone }; på et træsværd: { $wooden }. Alle våben får du tilbage, uanset hvordan det går.
builders-passage-weapons = Nogle våben kan mere, når de vendes. En bue vender et våben mere. En gylden hakke giver { $experience } erfaringspoint. En isøkse i sten tager en blok fra terningen. TNT giver hjerter ({ $hearts }), hvis du detonerer den, men så er den væk.
builders-passage-weapon = Tag et våben, der ligger vendt ved siden af dig. Det gør dine næste kampe lettere.
builders-passage-beaten = Nogle af de mobs, du har besejret, viser et lyn: læg en tilbage efter dine to handlinger, og du får en handling mere. Dens erfaringspoint beholder du. De andre giver flere point til sidst.
builders-passage-rounds = Der er tre scoringsrunder. A kommer, når den sidste blok i det øverste lag er væk, B efter det andet lag, C efter det tredje. Den, der tager blokke, bestemmer altså, hvornår der scores.
builders-passage-groups = Alle vælger en af de fire slags på kortet og tæller deres største gruppe: felter af den slags, der rører hinanden med siderne. Bjerge giver for eksempel { $value } for hvert felt, så en gruppe på { $spaces } giver { $points }. I A tæller også det, der er trykt på din spilleplade; i B og C kun bygninger.
builders-passage-end = Spillet slutter efter C. Nu giver mobs point for hvert felt af den slags, de viser. Flest erfaringspoint vinder. Står det lige, vinder flest blokke på lager.
builders-passage-beginners = Begyndere tæller alle felter, der passer, i de tre scoringsrunder, ikke kun den største gruppe. Det kan hver spiller vælge for sig selv.
