### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Bouw zo op je negen velden dat wat gelijk is naast elkaar ligt. De meeste ervaring wint.
builders-primer-turn = Doe twee verschillende dingen:
builders-primer-turn-collect = Pak twee blokken van de buitenkant van de kubus.
builders-primer-turn-explore = Onderzoek: loop, en onthul wat er om je heen ligt.
builders-primer-turn-build = Bouw wat naast je ligt: betaal de blokken en leg het op je spelersbord.
builders-primer-turn-fight = Vecht tegen een monster naast je: onthul drie wapens met genoeg harten.
builders-primer-turn-weapon = Pak een wapen naast je.
builders-primer-scoring = Is een laag van de kubus weg, dan telt je grootste groep, voor elk veld:
builders-primer-scoring-a = A: van één biome
builders-primer-scoring-b = B: van één bouwmateriaal
builders-primer-scoring-c = C: van één type. Dan is het spel uit.
builders-primer-scoring-mobs = Monsters geven ervaring, en een extra actie of punten aan het einde.

## The rules in plain words.

builders-passage-setup = De kaarten liggen in stapels van vier, met wapens eromheen, allemaal gedekt. De blokken vormen de grote kubus. Je eigen spelersbord heeft negen velden, elk met een biome. Van je wapens ({ $weapons }) zijn er { $potatoes } aardappels, die in een gevecht niets doen. Iedereen begint op het kruispunt in het midden.
builders-passage-turn = Doe twee verschillende acties. Er zijn er vijf: blokken pakken, onderzoeken, bouwen, tegen een monster vechten en een wapen pakken.
builders-passage-collect = Pak twee blokken van de kubus. Je kunt een blok pakken als er niets op ligt en minstens twee zijden vrij zijn; je begint dus bij de hoeken. Het eerste blok maakt misschien het tweede vrij.
builders-passage-explore = Loop hoogstens twee kruispunten langs de wegen, of blijf staan. Onthul dan alles wat gedekt op de vier vakken om je heen ligt.
builders-passage-build = Kies een gebouw dat open naast je ligt en betaal de blokken die het toont. Een smaragd vervangt elk ander blok.
builders-passage-build-place = Leg het gebouw op een veld naar keuze van je spelersbord. Het mag een ouder gebouw bedekken, dat dan niet meer telt. Sommige gebouwen geven meteen ervaring.
builders-passage-fight = Kies een monster dat open naast je ligt. Schud je wapens en onthul er drie. Tonen ze minstens zoveel harten als het monster, dan versla je het: je krijgt het, met zijn ervaring. Harten van een stenen zwaard: { $stone }; van een houten zwaard: { $wooden }. Al je wapens krijg je terug, wie er ook wint.
builders-passage-weapons = Sommige wapens doen meer als ze worden onthuld. Een boog onthult nog een wapen. Een gouden schoffel geeft { $experience } ervaring. Een stenen pikhouweel pakt een blok van de kubus. TNT geeft harten ({ $hearts }) als je hem aansteekt, maar dan is hij weg.
builders-passage-weapon = Pak een wapen dat open naast je ligt. Het maakt je volgende gevechten makkelijker.
builders-passage-beaten = Sommige monsters die je hebt verslagen, tonen een bliksem: leg er na je twee acties een terug, en je krijgt nog een actie. De ervaring houd je. De andere geven aan het einde meer punten.
builders-passage-rounds = Er zijn drie puntentellingen. A komt als het laatste blok van de bovenste laag weg is, B na de tweede laag, C na de derde. Wie blokken pakt, bepaalt dus wanneer er geteld wordt.
builders-passage-groups = Iedereen kiest een van de vier soorten op de kaart en telt de eigen grootste groep: velden van die soort die elkaar met de zijkant raken. Bergen geven bijvoorbeeld { $value } per veld, dus een groep van { $spaces } geeft { $points }. Bij A telt ook wat op je spelersbord gedrukt is; bij B en C tellen alleen gebouwen.
builders-passage-end = Het spel eindigt na C. Nu geven monsters punten voor elk veld van de soort die ze tonen. De meeste ervaring wint. Bij een gelijke stand winnen de meeste blokken die over zijn.
builders-passage-beginners = Beginners tellen bij de drie puntentellingen alle passende velden, niet alleen de grootste groep. Ieder kan dat voor zich kiezen.
