### Hvad hver plads på bordet i Biotopia er værd nu, hvad nye får at vide én gang, og hvad et træk er godt for.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Du kan spille det nu.
   *[other] Du kan spille det nu, for { $points } point.
}
biotopia-explained-as-flower = Eller læg det som blomst: så har din have { $symbols ->
    [one] { $symbols } blomst
   *[other] { $symbols } blomster
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Med det har du alt, hvad missionen { $mission } kræver.
   *[other] Det tæller til missionen { $mission }: så mangler der { $lacks } mere.
}
biotopia-explained-sky-card = Du kan tage det i stedet for at trække fra bunken; et nyt kommer i stedet.
biotopia-explained-compost-card = Det kan komme tilbage med en aurora, eller når kompostbunken blandes til en ny bunke.
biotopia-explained-flower = Den tæller som én blomst. Kun du må se den anden side.
biotopia-explained-turned = En puppe kunne vende den, for { $points } point.
biotopia-explained-not-turned = Det er ingen sommerfugl, så ingen puppe vender den.
biotopia-explained-kind-points = Alle af denne slags i denne have: { $points } point.
biotopia-explained-playable = Du har blomster nok til: { $cards }.
biotopia-explained-too-many = Når turen er slut, skal { $cards } kort i kompostbunken.
biotopia-explained-rival-hand = Kun { $seat } må se dem.
biotopia-explained-held = Sikkert iblandt dem: { $cards }.
biotopia-explained-deck = På din tur må du trække det øverste kort. Når bunken er tom, blandes kompostbunken til en ny.
biotopia-explained-sky = { $cards ->
    [0] Himmelen er tom.
    [one] { $cards } åbent kort: på din tur må du tage det.
   *[other] { $cards } åbne kort: på din tur må du tage et, og et nyt kommer i stedet. Er de alle ens, ryger de i kompostbunken.
}
biotopia-explained-compost = { $cards ->
    [0] Her kommer brugte kort; der er ingen endnu.
    [one] { $cards } brugt kort, åbent for alle. Når bunken er tom, bliver det den nye.
   *[other] { $cards } brugte kort, åbne for alle. Når bunken er tom, bliver de den nye.
}
biotopia-explained-mission-met = Du har alt, hvad den kræver: tag den på din tur.
biotopia-explained-mission-lacks = Du mangler { $lacks } mere.
biotopia-explained-mission-missing = Du mangler endnu: { $cards }.
biotopia-explained-mission-cloak = Din sørgekåbe gælder for en af dem.
biotopia-explained-whites-nobody = Ingen har flere end alle andre, så ingen har den.
biotopia-explained-whites-lead = Den er din, så længe ingen har lige så mange.
biotopia-explained-whites-lacks = Med { $whites } mere ville du have flest.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] Når din tur er slut, begynder sidste runde.
   *[other] Med { $points } point mere starter du sidste runde.
}
biotopia-explained-to-go = { $points ->
    [0] Når denne tur er slut, begynder sidste runde.
   *[other] Med { $points } point mere starter { $seat } sidste runde.
}
biotopia-explained-nearest = { $points ->
    [0] Nærmest slutningen: { $seat }, som har point nok.
   *[other] Nærmest slutningen: { $seat }, der mangler { $points } point.
}
biotopia-explained-missions = Missioner: { $missions }.
biotopia-explained-turn = Står for tur: { $seat }.
biotopia-news-first-flower = Ethvert kort kan være en blomst. Læg helst et, som du ikke kan spille foreløbig, fordi det koster mange blomster.
biotopia-news-offer = Det er en gave og koster ingen tur. Du må også sige nej.
biotopia-news-flowers-first = Sommerfugle kommer til blomster: med { $lacks ->
    [one] { $lacks } blomst
   *[other] { $lacks } blomster
} mere kan du spille dette kort: { $card }.
biotopia-news-butterfly-ready = Du har blomster nok til en sommerfugl: { $card }, for { $points } point.
biotopia-news-white-wins = Med en kålsommerfugl ville du have flest: { $points } point mere for missionen, uden at det koster en tur.
biotopia-news-mission-ready = Din have har alt, hvad missionen { $mission } kræver: det koster en tur at tage den, for { $points } point.
biotopia-news-mission-in-reach = Du er tæt på missionen { $mission }: der mangler kun én ting.
biotopia-news-rival-near-mission = { $seat } er tæt på missionen { $mission }: den, der tager den først, beholder den.
biotopia-news-rival-near-end = Med { $points } point mere starter { $seat } sidste runde.
biotopia-news-last-round = { $turns ->
    [one] Sidste runde: dette er den sidste tur. Så vinder flest point.
   *[other] Sidste runde: { $turns } ture tilbage. Så vinder flest point.
}
biotopia-news-hand-full = Når en tur er slut, må en hånd højst have { $limit } kort.
biotopia-news-deck-empty = Bunken er tom. Så snart der er brug for et kort, blandes kompostbunken til en ny.
biotopia-news-rival-leads = { $seat } har flest kålsommerfugle og deres mission, så længe ingen har lige så mange.
biotopia-urge-pass = Meld pas, for intet andet kan lade sig gøre.
biotopia-urge-draw = { $cards ->
    [one] Træk det øverste kort fra bunken.
   *[other] Træk { $cards } kort.
}
biotopia-urge-take = Tag { FORM($card, "indefinite") } fra himmelen.
biotopia-urge-flower = Læg { FORM($card, "indefinite") } som blomst.
biotopia-urge-play = Spil { FORM($card, "indefinite") } med forsiden op.
biotopia-urge-mission = Tag missionen { $mission }.
biotopia-urge-turn = Vend { FORM($card, "indefinite") }.
biotopia-urge-recover = Tag { FORM($card, "indefinite") } fra kompostbunken.
biotopia-urge-discard = Læg { FORM($card, "indefinite") } i kompostbunken.
biotopia-merit-points = Det giver { $points } point med det samme.
biotopia-merit-lead = Du får missionen for kålsommerfugle: { $points } point mere.
biotopia-merit-keeps-lead = Dit forspring i kålsommerfugle bliver sikrere.
biotopia-merit-rival-loses = { $seat } mister missionen for kålsommerfugle, og { $points } point med den.
biotopia-merit-last-round = Med { $points } point starter du sidste runde.
biotopia-merit-turns = Den kan vende en af dine blomster: { $card }, for { $points } point.
biotopia-merit-cards = { $cards ->
    [one] Du får et kort; hvilket ved ingen.
   *[other] Du får { $cards } kort; hvilke ved ingen.
}
biotopia-merit-flowers = Så har din have { $symbols ->
    [one] { $symbols } blomst
   *[other] { $symbols } blomster
}.
biotopia-merit-affords = Så har du blomster nok til: { $cards }.
biotopia-merit-nearer-card = Så mangler du { $lacks ->
    [one] { $lacks } blomst
   *[other] { $lacks } blomster
} til: { $card }.
biotopia-merit-hidden = En puppe, som den på din hånd, kan vende det til en sommerfugl senere.
biotopia-merit-would-score = { $lacks ->
    [0] Du har blomster nok til at spille det, for { $points } point.
    [one] Med { $lacks } blomst mere kan du spille det, for { $points } point.
   *[other] Med { $lacks } blomster mere kan du spille det, for { $points } point.
}
biotopia-merit-denies = { $seat } ville med sådan et kort have alt til missionen { $mission }, og får ikke dette.
biotopia-merit-too-dear = Du mangler endnu { $symbols ->
    [one] { $symbols } blomst
   *[other] { $symbols } blomster
} til det.
biotopia-merit-decline = Din hånd bliver, som den er.
biotopia-merit-pass = Intet andet kan lade sig gøre.
