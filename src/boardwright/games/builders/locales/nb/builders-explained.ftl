### Builders & Biomes: hva hvert sted på bordet er og er verdt, hva som er nytt, hva man gjør og hvorfor.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: Slike blokker betaler for byggverk.
builders-explained-emerald = { CAP($block) }: erstatter enhver blokk når du bygger.
builders-explained-block-gone = Blokken som var her, er tatt.
builders-explained-block-hidden = Ingen har sett denne blokken ennå.
builders-explained-block-covered = En annen blokk ligger oppå, så den kan ikke tas ennå.
builders-explained-block-open = Oversiden og to sider er synlige, så den kan tas.
builders-explained-block-shut = { $sides ->
    [0] Ingen av sidene er synlige, så den kan ikke tas ennå.
    [one] Bare én av sidene er synlig, så den kan ikke tas ennå.
   *[other] Bare { $sides } av sidene er synlige, så den kan ikke tas ennå.
}
builders-explained-block-pays = Med den kan du betale for: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Scorerunde { $card } kommer så snart denne turen er over.
    [one] Scorerunde { $card } kommer når én blokk til er borte.
   *[other] Scorerunde { $card } kommer når { $blocks } blokker til er borte.
}
builders-explained-held = Scorerunde { $card } er over.
builders-explained-bottom = Det nederste laget gir ingen scorerunde: Spillet slutter før det er borte.
builders-explained-supply = { $count ->
    [0] Det er ingen av dem på lageret.
    [one] Det er én av dem på lageret.
   *[other] Det er { $count } av dem på lageret.
}
builders-explained-tie = Ved like mange poeng til slutt vinner flest blokker.

builders-explained-nothing = Her er ingenting igjen.
builders-explained-tiles-left = Den som utforsker ved siden av, snur det øverste. Et sted ligger ennå { $buildings ->
    [one] { $buildings } byggverk
   *[other] { $buildings } byggverk
} og { $mobs ->
    [one] { $mobs } mob
   *[other] { $mobs } mobs
} med bildesiden ned.
builders-explained-tokens-left = Den som utforsker ved siden av, snur den. Den er en av disse: { $weapons }.
builders-explained-away = { $steps ->
    [0] Karakteren din står ved siden av.
    [one] Karakteren din må gå ett steg for å stå ved siden av.
   *[other] Karakteren din må gå { $steps } steg for å stå ved siden av.
}
builders-explained-gain = På den beste plassen på spillbrettet ditt gir det { $points } mer i scorerunde { $card }.
builders-explained-no-gain = Slik det er nå, gir det ikke mer i scorerunde { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: ingen plass ennå.
    [one] { CAP($name) }: én plass, { $points } poeng.
   *[other] { CAP($name) }: { $spaces } plasser som berører hverandre, { $value } hver: { $points } poeng.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: ingen plass ennå.
    [one] { CAP($name) }: én plass, { $points } poeng.
   *[other] { CAP($name) }: { $spaces } plasser i alt, { $value } hver: { $points } poeng.
}
builders-explained-chance = { $mob }: Med dette våpenet vinner du { $then } av 100 kamper, ikke { $now }.

builders-explained-here = Her: { $names }.
builders-explained-around = Rundt omkring: { $things }.
builders-explained-turns-up = { $count ->
    [0] Utforsker du her, snus ikke noe nytt.
    [one] Utforsker du her, snus én ting som ingen kjenner.
   *[other] Utforsker du her, snus { $count } ting som ingen kjenner.
}
builders-explained-steps = { $steps ->
    [0] Karakteren din står her.
    [one] Karakteren din er ett steg unna.
   *[other] Karakteren din er { $steps } steg unna.
}
builders-explained-too-far = Karakteren din er { $steps } steg unna; når du utforsker, går den høyst { $most }.

builders-explained-space = Ikke bebygd: { $biome }.
builders-explained-bare = En plass som ikke er bebygd, teller bare i scorerunde { $card } og for mobs på slutten.
builders-explained-belongs = { $spaces ->
    [one] Scorerunde { $card }: { $name }, alene, { $points } poeng.
   *[other] Scorerunde { $card }: { $name }, en av { $spaces } slike plasser, { $points } poeng i alt.
}
builders-explained-best = Ikke noe annet på dette kortet gir mer nå.
builders-explained-better = Gir mer nå: { $name }, { $points } poeng.
builders-explained-of-seat = { $seat }: { $name }, { $points } poeng nå.
builders-explained-in-pile = { $count } av { $all } våpen i bunken. En kamp snur { $tokens } av dem.
builders-explained-trades = { $count ->
    [one] Én beseiret mob kan legges tilbake for en ekstra handling.
   *[other] { $count } beseirede mobs kan legges tilbake, hver for en ekstra handling.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: ikke noe på slutten ennå; ville telt: { $name }.
    [one] { $mob }: { $points } poeng på slutten for én plass: { $name }.
   *[other] { $mob }: { $points } poeng på slutten for { $spaces } plasser: { $name }.
}
builders-explained-no-mobs = Ingen mob er beseiret ennå.
builders-explained-score = { $seat }: { $points } erfaringspoeng så langt. Flest vinner.
builders-explained-sources = Hvorfra: { $sources }.
builders-explained-next = Kom scorerunde { $card } nå: { $points } til ({ $name }).
builders-explained-mobs-end = Sluttet spillet nå, ga mobs { $points } til.

builders-explained-kind-collect-blocks = Samle blokker: Ta to fra den store kuben. De betaler for byggverk.
builders-explained-kind-explore = Utforsk: Flytt karakteren din og snu det som ligger med bildesiden ned rundt deg.
builders-explained-kind-build = Bygg: Betal for et byggverk ved siden av karakteren din og legg det på spillbrettet ditt.
builders-explained-kind-fight = Slåss mot en mob ved siden av karakteren din: Hjertene på våpnene dine må være nok.
builders-explained-kind-collect-weapon = Ta et våpen ved siden av karakteren din. Så hjelper det i hver kamp.
builders-explained-done = Det har du gjort denne turen; den andre handlingen må være en annen.

builders-news-tnt = Detoner TNT-en, og den teller { $hearts ->
    [one] ett hjerte
   *[other] { $hearts } hjerter
} og er borte. Behold den, og den teller ikke nå, men er fortsatt din.
builders-news-trade = Du har en mob som du kan legge tilbake for en handling til, nå eller på slutten av en senere tur.
builders-news-scoring = Scorerunde { $card }: Velg hva du scorer. Mest gir: { $name }, { $points } poeng.
builders-news-second-block = Du tar to blokker i én handling. Den andre kan være en som den første har frigjort.
builders-news-building = Dette kan du bygge nå: { $building }. Det kan ligge på hvilken plass som helst på spillbrettet.
builders-news-mob = En mob! { $mob }: { $hearts ->
    [one] { $hearts } hjerte beseirer den
   *[other] { $hearts } hjerter beseirer den
}, og du vinner { $percent } av 100 slike kamper. Taper du, blir den bare stående.
builders-news-weapon = Ved siden av deg ligger et våpen: { $weapon }. Ta det, så hjelper det i hver kamp.
builders-news-second-action = Nå din andre handling: alt annet enn det du nettopp gjorde.
builders-news-scoring-near = { $blocks ->
    [0] Etter denne turen kommer scorerunde { $card }: Alle scorer en av disse.
    [one] Én blokk til, og scorerunde { $card } kommer: Alle scorer en av disse.
   *[other] { $blocks } blokker til, og scorerunde { $card } kommer: Alle scorer en av disse.
}
builders-news-end-near = { $blocks ->
    [0] Etter denne turen kommer scorerunde { $card }, den siste. Så er spillet slutt.
    [one] Én blokk til, og scorerunde { $card } kommer, den siste. Så er spillet slutt.
   *[other] { $blocks } blokker til, og scorerunde { $card } kommer, den siste. Så er spillet slutt.
}
builders-news-explore = Alt rundt deg ligger med bildesiden ned. Utforsk: Gå opptil { $most } steg, og alt rundt karakteren din snus.
builders-news-group = Dette gir deg mest i scorerunde { $card } nå. { $group }
builders-news-blocks = Bare disse blokkene kan tas nå: Oversiden og to sider av en blokk må være synlige.
builders-news-emerald = En smaragd! Den erstatter enhver blokk når du bygger.

builders-urge-block = Ta denne blokken: { $block }.
builders-urge-explore = Gå hit og utforsk.
builders-urge-stay = Bli her og utforsk.
builders-urge-build = Bygg dette her: { $building }.
builders-urge-fight = Slåss mot denne moben: { $mob }.
builders-urge-collect = Ta dette våpenet: { $weapon }.
builders-urge-score = Score dette: { $name }.
builders-urge-light = Detoner TNT-en.
builders-urge-keep = Behold TNT-en.
builders-urge-decline = Ta ingen blokk.
builders-urge-trade = Legg tilbake en mob for en handling til.
builders-urge-end = Avslutt turen din.

builders-merit-pays = Med denne blokken kan du betale for: { $building }.
builders-merit-closer = Du trenger den til et byggverk ved siden av deg: { $building }.
builders-merit-needed = Du trenger den til et byggverk som ligger åpent: { $building }.
builders-merit-emerald = En smaragd erstatter enhver blokk når du bygger.
builders-merit-last-of-layer = Det er den siste blokken før scorerunde { $card }, som kommer på slutten av denne turen.
builders-merit-frees = Den frigjør andre som du kan ta etterpå: { $blocks }.
builders-merit-supply = Den går til lageret ditt: Blokker betaler for byggverk.
builders-merit-turns-up = { $count ->
    [one] Du snur én ting som ingen kjenner. Kanskje er det akkurat det du trenger.
   *[other] Du snur { $count } ting som ingen kjenner. Kanskje er det akkurat det du trenger.
}
builders-merit-there-building = Der ligger et byggverk du kan betale for: { $building }.
builders-merit-there-mob = Der ligger en mob: { $mob }. Du vinner { $percent } av 100 slike kamper.
builders-merit-there-weapon = Der ligger et våpen: { $weapon }.
builders-merit-nothing-new = Der ligger ikke noe nytt, men kanskje står du bedre til neste tur.
builders-merit-adds = { $points } mer i scorerunde { $card }, slik det er nå. { $group }
builders-merit-gives = Det gir { $points } erfaringspoeng med en gang.
builders-merit-trophy-more = De beseirede mobsene dine gir { $points } mer på slutten, slik det er nå.
builders-merit-stands = Det gir ikke mer ennå, men en gruppe kan vokse rundt det.
builders-merit-hopeless = Våpnene dine kan ikke beseire den ennå.
builders-merit-beats = Du vinner { $percent } av 100 slike kamper, og en seier gir { $points } erfaringspoeng.
builders-merit-extra = Når den er beseiret, kan du legge den tilbake for en handling til.
builders-merit-at-end = Når den er beseiret, gir den { $points } på slutten, slik det er nå ({ $name }).
builders-merit-won-already = Du vinner uten den også, og da ville den vært borte.
builders-merit-not-enough = Selv med den har du for få hjerter.
builders-merit-wins = Med den vinner du: { $points } erfaringspoeng.
builders-merit-wins-with-next = Med den og neste TNT vinner du: { $points } erfaringspoeng.
builders-merit-keep = Du har den til en senere kamp.
builders-merit-decline = Da forsvinner ingen blokk, og scorerunden kommer ikke nærmere.
builders-merit-trade = Du får en valgfri handling til og beholder erfaringspoengene for moben.
builders-merit-end = Moben blir hos deg, og du kan legge den tilbake i en senere tur.
