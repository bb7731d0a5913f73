### Builders & Biomes: hvad hvert sted på bordet er og er værd, hvad der er nyt, hvad man gør og hvorfor.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: den slags blokke betaler for bygninger.
builders-explained-emerald = { CAP($block) }: erstatter enhver blok, når du bygger.
builders-explained-block-gone = Blokken, der var her, er taget.
builders-explained-block-hidden = Ingen har set denne blok endnu.
builders-explained-block-covered = Der ligger en anden blok på den, så den kan ikke tages endnu.
builders-explained-block-open = Oversiden og to sider er fri, så den kan tages.
builders-explained-block-shut = { $sides ->
    [0] Ingen af dens sider er fri, så den kan ikke tages endnu.
    [one] Kun én af dens sider er fri, så den kan ikke tages endnu.
   *[other] Kun { $sides } af dens sider er fri, så den kan ikke tages endnu.
}
builders-explained-block-pays = Med den kan du betale for: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Scoring { $card } kommer, så snart denne tur er slut.
    [one] Scoring { $card } kommer, når en blok mere er væk.
   *[other] Scoring { $card } kommer, når { $blocks } blokke mere er væk.
}
builders-explained-held = Scoring { $card } er overstået.
builders-explained-bottom = Det nederste lag giver ingen scoring: spillet slutter, før det er væk.
builders-explained-supply = { $count ->
    [0] Der er ingen af dem på lager.
    [one] Der er én af dem på lager.
   *[other] Der er { $count } af dem på lager.
}
builders-explained-tie = Ved lige mange point til sidst vinder flest blokke.

builders-explained-nothing = Her er intet tilbage.
builders-explained-tiles-left = Den, der udforsker ved siden af, vender det øverste. Et sted ligger der endnu { $buildings ->
    [one] { $buildings } bygning
   *[other] { $buildings } bygninger
} og { $mobs ->
    [one] { $mobs } mob
   *[other] { $mobs } mobs
} med billedsiden nedad.
builders-explained-tokens-left = Den, der udforsker ved siden af, vender den. Den er en af disse: { $weapons }.
builders-explained-away = { $steps ->
    [0] Din figur står ved siden af.
    [one] Din figur skal gå ét skridt for at stå ved siden af.
   *[other] Din figur skal gå { $steps } skridt for at stå ved siden af.
}
builders-explained-gain = På det bedste felt på din spilleplade giver den { $points } mere i scoring { $card }.
builders-explained-no-gain = Som det er nu, giver den intet mere i scoring { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: intet felt endnu.
    [one] { CAP($name) }: ét felt, { $points } point.
   *[other] { CAP($name) }: { $spaces } felter, der rører hinanden, { $value } hver: { $points } point.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: intet felt endnu.
    [one] { CAP($name) }: ét felt, { $points } point.
   *[other] { CAP($name) }: { $spaces } felter i alt, { $value } hver: { $points } point.
}
builders-explained-chance = { $mob }: med det våben vinder du { $then } ud af 100 kampe, ikke { $now }.

builders-explained-here = Her: { $names }.
builders-explained-around = Rundt om: { $things }.
builders-explained-turns-up = { $count ->
    [0] Udforsker du her, vendes der intet nyt.
    [one] Udforsker du her, vendes der én ting, som ingen kender.
   *[other] Udforsker du her, vendes der { $count } ting, som ingen kender.
}
builders-explained-steps = { $steps ->
    [0] Din figur står her.
    [one] Din figur er ét skridt væk.
   *[other] Din figur er { $steps } skridt væk.
}
builders-explained-too-far = Din figur er { $steps } skridt væk; når du udforsker, går den højst { $most }.

builders-explained-space = Ubebygget: { $biome }.
builders-explained-bare = Et ubebygget felt tæller kun i scoring { $card } og for mobs til sidst.
builders-explained-belongs = { $spaces ->
    [one] Scoring { $card }: { $name }, alene, { $points } point.
   *[other] Scoring { $card }: { $name }, et af { $spaces } af den slags felter, { $points } point i alt.
}
builders-explained-best = Intet andet på dette kort giver mere nu.
builders-explained-better = Giver mere nu: { $name }, { $points } point.
builders-explained-of-seat = { $seat }: { $name }, { $points } point nu.
builders-explained-in-pile = { $count } af { $all } våben i stakken. En kamp vender { $tokens } af dem.
builders-explained-trades = { $count ->
    [one] Én besejret mob kan lægges tilbage for en ekstra handling.
   *[other] { $count } besejrede mobs kan lægges tilbage, hver for en ekstra handling.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: intet til sidst endnu; ville tælle: { $name }.
    [one] { $mob }: { $points } point til sidst for ét felt: { $name }.
   *[other] { $mob }: { $points } point til sidst for { $spaces } felter: { $name }.
}
builders-explained-no-mobs = Ingen mob er besejret endnu.
builders-explained-score = { $seat }: { $points } erfaringspoint indtil nu. Flest vinder.
builders-explained-sources = Hvorfra: { $sources }.
builders-explained-next = Kom scoring { $card } nu: { $points } mere ({ $name }).
builders-explained-mobs-end = Sluttede spillet nu, gav mobs { $points } mere.

builders-explained-kind-collect-blocks = Saml blokke: tag to fra den store terning. De betaler for bygninger.
builders-explained-kind-explore = Udforsk: flyt din figur, og vend det, der ligger med billedsiden nedad rundt om den.
builders-explained-kind-build = Byg: betal for en bygning ved siden af din figur, og læg den på din spilleplade.
builders-explained-kind-fight = Bekæmp en mob ved siden af din figur: hjerterne på dine våben skal række.
builders-explained-kind-collect-weapon = Indsaml et våben ved siden af din figur. Så hjælper det i hver kamp.
builders-explained-done = Det har du gjort i denne tur; den anden handling skal være en anden.

builders-news-tnt = Detoner TNT’en, og den tæller { $hearts ->
    [one] ét hjerte
   *[other] { $hearts } hjerter
} og er væk. Behold den, og den tæller ikke nu, men er stadig din.
builders-news-trade = Du har en mob, som du kan lægge tilbage for en handling mere, nu eller sidst i en senere tur.
builders-news-scoring = Scoring { $card }: vælg, hvad du scorer for. Mest giver: { $name }, { $points } point.
builders-news-second-block = Du tager to blokke i én handling. Den anden må være en, som den første har gjort fri.
builders-news-building = Det kan du bygge nu: { $building }. Det må ligge på ethvert felt på din spilleplade.
builders-news-mob = En mob! { $mob }: { $hearts ->
    [one] { $hearts } hjerte besejrer den
   *[other] { $hearts } hjerter besejrer den
}, og du vinder { $percent } ud af 100 af den slags kampe. Taber du, bliver den bare liggende.
builders-news-weapon = Ved siden af dig ligger et våben: { $weapon }. Indsaml det, så hjælper det i hver kamp.
builders-news-second-action = Nu din anden handling: alt andet end det, du lige har gjort.
builders-news-scoring-near = { $blocks ->
    [0] Efter denne tur kommer scoring { $card }: alle scorer for en af disse.
    [one] En blok mere, og scoring { $card } kommer: alle scorer for en af disse.
   *[other] { $blocks } blokke mere, og scoring { $card } kommer: alle scorer for en af disse.
}
builders-news-end-near = { $blocks ->
    [0] Efter denne tur kommer scoring { $card }, den sidste. Så er spillet slut.
    [one] En blok mere, og scoring { $card } kommer, den sidste. Så er spillet slut.
   *[other] { $blocks } blokke mere, og scoring { $card } kommer, den sidste. Så er spillet slut.
}
builders-news-explore = Alt omkring dig ligger med billedsiden nedad. Udforsk: gå op til { $most } skridt, og alt rundt om din figur vendes.
builders-news-group = Dette giver dig mest i scoring { $card } nu. { $group }
builders-news-blocks = Kun disse blokke kan tages nu: oversiden og to sider af en blok skal være fri.
builders-news-emerald = En smaragd! Den erstatter enhver blok, når du bygger.

builders-urge-block = Tag denne blok: { $block }.
builders-urge-explore = Gå herhen, og udforsk.
builders-urge-stay = Bliv her, og udforsk.
builders-urge-build = Byg dette her: { $building }.
builders-urge-fight = Bekæmp denne mob: { $mob }.
builders-urge-collect = Indsaml dette våben: { $weapon }.
builders-urge-score = Scor for dette: { $name }.
builders-urge-light = Detoner TNT’en.
builders-urge-keep = Behold TNT’en.
builders-urge-decline = Tag ingen blok.
builders-urge-trade = Læg en mob tilbage for en handling mere.
builders-urge-end = Afslut din tur.

builders-merit-pays = Med denne blok kan du betale for: { $building }.
builders-merit-closer = Du har brug for den til en bygning ved siden af dig: { $building }.
builders-merit-needed = Du har brug for den til en bygning, der er vendt: { $building }.
builders-merit-emerald = En smaragd erstatter enhver blok, når du bygger.
builders-merit-last-of-layer = Det er den sidste blok før scoring { $card }, som kommer sidst i denne tur.
builders-merit-frees = Den gør andre fri, som du kan tage bagefter: { $blocks }.
builders-merit-supply = Den går til dit lager: blokke betaler for bygninger.
builders-merit-turns-up = { $count ->
    [one] Du vender én ting, som ingen kender. Måske er det lige, hvad du har brug for.
   *[other] Du vender { $count } ting, som ingen kender. Måske er det lige, hvad du har brug for.
}
builders-merit-there-building = Der ligger en bygning, du kan betale for: { $building }.
builders-merit-there-mob = Der ligger en mob: { $mob }. Du vinder { $percent } ud af 100 af den slags kampe.
builders-merit-there-weapon = Der ligger et våben: { $weapon }.
builders-merit-nothing-new = Der ligger intet nyt, men måske står du bedre til din næste tur.
builders-merit-adds = { $points } mere i scoring { $card }, som det er nu. { $group }
builders-merit-gives = Det giver { $points } erfaringspoint med det samme.
builders-merit-trophy-more = Dine besejrede mobs giver { $points } mere til sidst, som det er nu.
builders-merit-stands = Den giver intet mere endnu, men en gruppe kan vokse omkring den.
builders-merit-hopeless = Dine våben kan ikke besejre den endnu.
builders-merit-beats = Du vinder { $percent } ud af 100 af den slags kampe, og en sejr giver { $points } erfaringspoint.
builders-merit-extra = Når den er besejret, kan du lægge den tilbage for en handling mere.
builders-merit-at-end = Når den er besejret, giver den { $points } til sidst, som det er nu ({ $name }).
builders-merit-won-already = Du vinder også uden den, og så ville den være væk.
builders-merit-not-enough = Selv med den har du for få hjerter.
builders-merit-wins = Med den vinder du: { $points } erfaringspoint.
builders-merit-wins-with-next = Med den og den næste TNT vinder du: { $points } erfaringspoint.
builders-merit-keep = Du har den til en senere kamp.
builders-merit-decline = Så forsvinder der ingen blok, og scoringen kommer ikke nærmere.
builders-merit-trade = Du får en valgfri handling mere og beholder mobbens erfaringspoint.
builders-merit-end = Mobben bliver hos dig, og du kan lægge den tilbage i en senere tur.
