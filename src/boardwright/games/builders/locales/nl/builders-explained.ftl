### Builders & Biomes: wat elke plek van de tafel is en waard is, wat nieuw is, wat te doen en waar het goed voor is.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: met zulke blokken betaal je gebouwen.
builders-explained-emerald = { CAP($block) }: vervangt bij het bouwen elk blok.
builders-explained-block-gone = Het blok dat hier lag, is gepakt.
builders-explained-block-hidden = Niemand heeft dit blok nog gezien.
builders-explained-block-covered = Er ligt een ander blok op, dus je kunt het nog niet pakken.
builders-explained-block-open = Het is boven en aan twee zijden vrij, dus je kunt het pakken.
builders-explained-block-shut = { $sides ->
    [0] Geen van de zijden is vrij, dus je kunt het nog niet pakken.
    [one] Maar één zijde is vrij, dus je kunt het nog niet pakken.
   *[other] Maar { $sides } zijden zijn vrij, dus je kunt het nog niet pakken.
}
builders-explained-block-pays = Daarmee kun je betalen: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Puntentelling { $card } komt zodra deze beurt voorbij is.
    [one] Puntentelling { $card } komt na nog één blok.
   *[other] Puntentelling { $card } komt na nog { $blocks } blokken.
}
builders-explained-held = Puntentelling { $card } is voorbij.
builders-explained-bottom = De onderste laag brengt geen puntentelling: het spel is eerder uit.
builders-explained-supply = { $count ->
    [0] Daarvan ligt er geen in de voorraad.
    [one] Daarvan ligt er { $count } in de voorraad.
   *[other] Daarvan liggen er { $count } in de voorraad.
}
builders-explained-tie = Bij gelijke ervaring aan het einde winnen meer blokken.

builders-explained-nothing = Hier ligt niets meer.
builders-explained-tiles-left = Wie ernaast onderzoekt, onthult de bovenste. Ergens liggen nog { $buildings ->
    [one] { $buildings } gebouw
   *[other] { $buildings } gebouwen
} en { $mobs ->
    [one] { $mobs } monster
   *[other] { $mobs } monsters
} gedekt.
builders-explained-tokens-left = Wie ernaast onderzoekt, onthult hem. Het is een van deze: { $weapons }.
builders-explained-away = { $steps ->
    [0] Je speelfiguur staat ernaast.
    [one] Je speelfiguur moet { $steps } stap zetten om ernaast te staan.
   *[other] Je speelfiguur moet { $steps } stappen zetten om ernaast te staan.
}
builders-explained-gain = Op het beste veld van je spelersbord geeft het { $points } meer in puntentelling { $card }.
builders-explained-no-gain = Zoals het nu ligt, geeft het niets meer in puntentelling { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: nog geen veld.
    [one] { CAP($name) }: één veld, { $points } ervaringspunten.
   *[other] { CAP($name) }: { $spaces } velden die elkaar raken, elk { $value }: { $points } ervaringspunten.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: nog geen veld.
    [one] { CAP($name) }: één veld, { $points } ervaringspunten.
   *[other] { CAP($name) }: { $spaces } velden in totaal, elk { $value }: { $points } ervaringspunten.
}
builders-explained-chance = { $mob }: daarmee win je { $then } van 100 gevechten, niet { $now }.

builders-explained-here = Hier: { $names }.
builders-explained-around = Eromheen: { $things }.
builders-explained-turns-up = { $count ->
    [0] Hier onderzoeken onthult niets nieuws.
    [one] Hier onderzoeken onthult { $count } ding dat niemand kent.
   *[other] Hier onderzoeken onthult { $count } dingen die niemand kent.
}
builders-explained-steps = { $steps ->
    [0] Je speelfiguur staat hier.
    [one] Je speelfiguur is { $steps } stap verderop.
   *[other] Je speelfiguur is { $steps } stappen verderop.
}
builders-explained-too-far = Je speelfiguur is { $steps } stappen verderop; bij onderzoeken zet hij er hooguit { $most }.

builders-explained-space = Onbebouwd: { $biome }.
builders-explained-bare = Een onbebouwd veld telt alleen in puntentelling { $card } en voor monsters aan het einde.
builders-explained-belongs = { $spaces ->
    [one] Puntentelling { $card }: { $name }, alleen, { $points } ervaringspunten.
   *[other] Puntentelling { $card }: { $name }, een van { $spaces } zulke velden, samen { $points } ervaringspunten.
}
builders-explained-best = Niets anders op deze kaart geeft nu meer.
builders-explained-better = Nu meer: { $name }, { $points } ervaringspunten.
builders-explained-of-seat = { $seat }: { $name }, nu { $points } ervaringspunten.
builders-explained-in-pile = { $count } van { $all } wapens op de stapel. Een gevecht onthult er { $tokens }.
builders-explained-trades = { $count ->
    [one] { $count } verslagen monster kan terug voor een extra actie.
   *[other] { $count } verslagen monsters kunnen terug, elk voor een extra actie.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: aan het einde nog niets; zou tellen: { $name }.
    [one] { $mob }: { $points } ervaringspunten aan het einde voor { $spaces } veld: { $name }.
   *[other] { $mob }: { $points } ervaringspunten aan het einde voor { $spaces } velden: { $name }.
}
builders-explained-no-mobs = Nog geen monster verslagen.
builders-explained-score = { $seat }: { $points } ervaringspunten tot nu toe. De meeste ervaring wint.
builders-explained-sources = Waarvan: { $sources }.
builders-explained-next = Kwam puntentelling { $card } nu: { $points } erbij ({ $name }).
builders-explained-mobs-end = Was het spel nu uit, dan gaven monsters er { $points } bij.

builders-explained-kind-collect-blocks = Blokken pakken: twee van de grote kubus. Daarmee betaal je gebouwen.
builders-explained-kind-explore = Onderzoeken: verplaats je speelfiguur en onthul wat eromheen gedekt ligt.
builders-explained-kind-build = Bouwen: betaal een gebouw naast je speelfiguur en leg het op je spelersbord.
builders-explained-kind-fight = Vechten tegen een monster naast je speelfiguur: je wapens moeten samen genoeg harten hebben.
builders-explained-kind-collect-weapon = Wapen pakken dat naast je speelfiguur ligt. Het helpt voortaan in elk gevecht.
builders-explained-done = Dat heb je deze beurt gedaan; de tweede actie moet een andere zijn.

builders-news-tnt = Steek je de TNT aan, dan telt hij { $hearts ->
    [one] { $hearts } hart
   *[other] { $hearts } harten
} en is hij weg. Bewaar je hem, dan telt hij nu niets, maar blijft hij van jou.
builders-news-trade = Je hebt een monster dat je kunt terugleggen voor nog een actie, nu of aan het einde van een latere beurt.
builders-news-scoring = Puntentelling { $card }: kies wat je telt. Het meeste geeft: { $name }, { $points } ervaringspunten.
builders-news-second-block = In één actie pak je twee blokken. Het tweede mag er een zijn dat het eerste heeft vrijgemaakt.
builders-news-building = Dit kun je nu bouwen: { $building }. Het mag op elk veld van je spelersbord.
builders-news-mob = Een monster! { $mob }: { $hearts ->
    [one] je verslaat het met { $hearts } hart
   *[other] je verslaat het met { $hearts } harten
}, en van 100 zulke gevechten win je er { $percent }. Verlies je, dan blijft het gewoon liggen.
builders-news-weapon = Naast je ligt een wapen: { $weapon }. Pak het, en het helpt voortaan in elk gevecht.
builders-news-second-action = Nu je tweede actie: alles behalve wat je net hebt gedaan.
builders-news-scoring-near = { $blocks ->
    [0] Na deze beurt komt puntentelling { $card }: iedereen telt een van deze.
    [one] Nog één blok, dan komt puntentelling { $card }: iedereen telt een van deze.
   *[other] Nog { $blocks } blokken, dan komt puntentelling { $card }: iedereen telt een van deze.
}
builders-news-end-near = { $blocks ->
    [0] Na deze beurt komt puntentelling { $card }, de laatste. Dan is het spel uit.
    [one] Nog één blok, dan komt puntentelling { $card }, de laatste. Dan is het spel uit.
   *[other] Nog { $blocks } blokken, dan komt puntentelling { $card }, de laatste. Dan is het spel uit.
}
builders-news-explore = Alles om je heen ligt gedekt. Ga op onderzoek: zet tot { $most } stappen, en alles rond je speelfiguur wordt onthuld.
builders-news-group = Dit geeft je nu het meeste in puntentelling { $card }. { $group }
builders-news-blocks = Alleen deze blokken kun je nu pakken: een blok moet boven en aan twee zijden vrij zijn.
builders-news-emerald = Een smaragd! Die vervangt bij het bouwen elk blok.

builders-urge-block = Pak dit blok: { $block }.
builders-urge-explore = Ga hierheen en onderzoek.
builders-urge-stay = Blijf hier en onderzoek.
builders-urge-build = Bouw dit hier: { $building }.
builders-urge-fight = Vecht tegen dit monster: { $mob }.
builders-urge-collect = Pak dit wapen: { $weapon }.
builders-urge-score = Tel dit: { FORM($name, "plural") }.
builders-urge-light = Steek de TNT aan.
builders-urge-keep = Bewaar de TNT.
builders-urge-decline = Pak geen blok.
builders-urge-trade = Leg een monster terug voor nog een actie.
builders-urge-end = Beëindig je beurt.

builders-merit-pays = Met dit blok kun je betalen: { $building }.
builders-merit-closer = Je hebt het nodig voor een gebouw naast je: { $building }.
builders-merit-needed = Je hebt het nodig voor een gebouw dat open ligt: { $building }.
builders-merit-emerald = Een smaragd vervangt bij het bouwen elk blok.
builders-merit-last-of-layer = Het is het laatste blok vóór puntentelling { $card }, die aan het einde van deze beurt komt.
builders-merit-frees = Het maakt andere vrij die je daarna kunt pakken: { $blocks }.
builders-merit-supply = Het gaat naar je voorraad: met blokken betaal je gebouwen.
builders-merit-turns-up = { $count ->
    [one] Je onthult { $count } ding dat niemand kent. Misschien is het net wat je nodig hebt.
   *[other] Je onthult { $count } dingen die niemand kent. Misschien is het net wat je nodig hebt.
}
builders-merit-there-building = Daar ligt een gebouw dat je kunt betalen: { $building }.
builders-merit-there-mob = Daar ligt een monster: { $mob }. Van 100 zulke gevechten win je er { $percent }.
builders-merit-there-weapon = Daar ligt een wapen: { $weapon }.
builders-merit-nothing-new = Daar ligt niets nieuws, maar misschien sta je er beter voor je volgende beurt.
builders-merit-adds = { $points } meer in puntentelling { $card }, zoals het nu ligt. { $group }
builders-merit-gives = Het geeft meteen { $points } ervaringspunten.
builders-merit-trophy-more = Je verslagen monsters geven aan het einde { $points } meer, zoals het nu ligt.
builders-merit-stands = Het voegt nog niets toe, maar er kan een groep omheen groeien.
builders-merit-hopeless = Je wapens kunnen het nog niet verslaan.
builders-merit-beats = Van 100 zulke gevechten win je er { $percent }, en winnen geeft { $points } ervaringspunten.
builders-merit-extra = Eenmaal verslagen kun je het terugleggen voor nog een actie.
builders-merit-at-end = Eenmaal verslagen geeft het er { $points } aan het einde, zoals het nu ligt ({ $name }).
builders-merit-won-already = Je wint ook zonder, en dan was hij weg.
builders-merit-not-enough = Ook daarmee heb je te weinig harten.
builders-merit-wins = Daarmee win je: { $points } ervaringspunten.
builders-merit-wins-with-next = Daarmee en met de volgende TNT win je: { $points } ervaringspunten.
builders-merit-keep = Je hebt hem voor een later gevecht.
builders-merit-decline = Dan gaat er geen blok weg, en de puntentelling komt niet dichterbij.
builders-merit-trade = Je krijgt nog een actie naar keuze en houdt de ervaringspunten van het monster.
builders-merit-end = Je monster blijft bij je, en je kunt het in een latere beurt terugleggen.
