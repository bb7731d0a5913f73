### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Bygg på de ni plassene dine slik at det som er likt, ligger side om side. Flest erfaringspoeng vinner.
builders-primer-turn = Gjør to forskjellige ting:
builders-primer-turn-collect = Samle to blokker fra utsiden av kuben.
builders-primer-turn-explore = Utforsk: Gå, og snu det som ligger rundt deg.
builders-primer-turn-build = Bygg det som ligger ved siden av deg: Betal med blokkene det viser, og legg det på brettet ditt.
builders-primer-turn-fight = Slåss mot en mob ved siden av deg: Snu tre våpen med nok hjerter.
builders-primer-turn-weapon = Ta et våpen ved siden av deg.
builders-primer-scoring = Når et lag av kuben er borte, teller den største gruppen din, for hver plass:
builders-primer-scoring-a = A: av ett biom
builders-primer-scoring-b = B: av ett materiale
builders-primer-scoring-c = C: av én type. Da er spillet slutt.
builders-primer-scoring-mobs = Mobs gir erfaringspoeng, og en ekstra handling eller poeng på slutten.

## The rules in plain words.

builders-passage-setup = Kortene ligger i bunker på fire med våpen rundt, alle med bildesiden ned. Blokkene danner den store kuben. Ditt eget brett har ni plasser, hver med et biom. Av våpnene dine ({ $weapons }) er { $potatoes } poteter, som ikke gjør noen nytte i kamp. Alle begynner på krysset i midten.
builders-passage-turn = Gjør to forskjellige handlinger. Det er fem: samle blokker, utforske, bygge, slåss mot en mob og ta et våpen.
builders-passage-collect = Ta to blokker fra kuben. Du kan ta en blokk hvis ingenting ligger på den og minst to av sidene er synlige, så man begynner ved hjørnene. Den første blokken kan frigjøre den andre.
builders-passage-explore = Gå opptil to kryss langs veiene, eller bli stående. Snu så alt som ligger med bildesiden ned på de fire rutene rundt deg.
builders-passage-build = Velg et byggverk som ligger med bildesiden opp ved siden av deg, og betal blokkene det viser. En smaragd gjelder som hvilken som helst annen blokk.
builders-passage-build-place = Legg byggverket på hvilken plass du vil på brettet ditt. Det kan dekke et eldre, som da ikke teller lenger. Noen byggverk gir erfaringspoeng med en gang.
builders-passage-fight = Velg en mob som ligger med bildesiden opp ved siden av deg. Bland våpnene dine og snu tre. Viser de minst så mange hjerter som moben, er den beseiret: Du får den, og erfaringspoengene. Hjerter på et steinsverd: { $stone }; på et tresverd: { $wooden }. Alle våpnene får du tilbake, uansett hvordan det går.
builders-passage-weapons = Noen våpen gjør mer når de snus. En bue snur et våpen til. En gullhakke gir { $experience } erfaringspoeng. En spisshakke av stein tar en blokk fra kuben. TNT gir hjerter ({ $hearts }) hvis du detonerer den, men da er den borte.
builders-passage-weapon = Ta et våpen som ligger med bildesiden opp ved siden av deg. Det gjør de neste kampene lettere.
builders-passage-beaten = Noen av mobsene du har beseiret, viser et lyn: Legg tilbake en etter de to handlingene dine, og du får en handling til. Erfaringspoengene beholder du. De andre gir flere poeng på slutten.
builders-passage-rounds = Det er tre scorerunder. A kommer når den siste blokken i det øverste laget er borte, B etter det andre laget, C etter det tredje. Den som tar blokker, bestemmer altså når det scores.
builders-passage-groups = Alle velger en av de fire slagene på kortet og teller den største gruppen sin: plasser av det slaget som ligger side mot side. Fjell gir for eksempel { $value } for hver plass, så en gruppe på { $spaces } gir { $points }. I A teller også det som er trykt på brettet ditt; i B og C bare byggverk.
builders-passage-end = Spillet slutter etter C. Nå gir mobs poeng for hver plass av det slaget de viser. Flest erfaringspoeng vinner. Ved likhet vinner flest blokker igjen.
builders-passage-beginners = Nybegynnere teller alle plasser som passer, i de tre scorerundene, ikke bare den største gruppen. Det kan hver spiller velge for seg.
