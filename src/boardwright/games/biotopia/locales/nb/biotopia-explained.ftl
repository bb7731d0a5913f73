### Hva hver plass på bordet i Biotopia er verdt nå, hva nye får vite én gang, og hva et trekk er godt for.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Du kan spille det nå.
   *[other] Du kan spille det nå, for { $points } poeng.
}
biotopia-explained-as-flower = Eller legg det som blomst: Da har hagen din { $symbols ->
    [one] { $symbols } blomst
   *[other] { $symbols } blomster
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Med det har du alt som oppdraget { $mission } krever.
   *[other] Det teller for oppdraget { $mission }: Da mangler { $lacks } til.
}
biotopia-explained-sky-card = Du kan ta det i stedet for å trekke fra bunken; et nytt kommer i stedet.
biotopia-explained-compost-card = Det kan komme tilbake med en aurorasommerfugl, eller når komposten stokkes til en ny bunke.
biotopia-explained-flower = Den teller som én blomst. Bare du kan se på den andre siden.
biotopia-explained-turned = En puppe kunne snu den, for { $points } poeng.
biotopia-explained-not-turned = Det er ingen sommerfugl, så ingen puppe snur den.
biotopia-explained-kind-points = Alle av dette slaget i denne hagen: { $points } poeng.
biotopia-explained-playable = Du har nok blomster til: { $cards }.
biotopia-explained-too-many = På slutten av turen må { $cards } kort i komposten.
biotopia-explained-rival-hand = Bare { $seat } kan se på dem.
biotopia-explained-held = Sikkert blant dem: { $cards }.
biotopia-explained-deck = På turen din kan du trekke det øverste kortet. Når bunken er tom, stokkes komposten til en ny.
biotopia-explained-sky = { $cards ->
    [0] Himmelen er tom.
    [one] { $cards } åpent kort: På turen din kan du ta det.
   *[other] { $cards } åpne kort: På turen din kan du ta ett, og et nytt kommer i stedet. Er alle like, går de i komposten.
}
biotopia-explained-compost = { $cards ->
    [0] Hit kommer brukte kort; det er ingen ennå.
    [one] { $cards } brukt kort, åpent for alle. Når bunken er tom, blir det den nye.
   *[other] { $cards } brukte kort, åpne for alle. Når bunken er tom, blir de den nye.
}
biotopia-explained-mission-met = Du har alt det krever: Ta det på turen din.
biotopia-explained-mission-lacks = Du mangler { $lacks } til.
biotopia-explained-mission-missing = Du mangler fortsatt: { $cards }.
biotopia-explained-mission-cloak = Sørgekåpen din erstatter en av dem.
biotopia-explained-whites-nobody = Ingen har flere enn alle andre, så ingen har det.
biotopia-explained-whites-lead = Det er ditt, så lenge ingen har like mange.
biotopia-explained-whites-lacks = Med { $whites } til ville du hatt flest.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] På slutten av turen din begynner siste runde.
   *[other] Med { $points } poeng til starter du siste runde.
}
biotopia-explained-to-go = { $points ->
    [0] På slutten av denne turen begynner siste runde.
   *[other] Med { $points } poeng til starter { $seat } siste runde.
}
biotopia-explained-nearest = { $points ->
    [0] Nærmest slutten: { $seat }, som har nok poeng.
   *[other] Nærmest slutten: { $seat }, med { $points } poeng igjen.
}
biotopia-explained-missions = Oppdrag: { $missions }.
biotopia-explained-turn = Står for tur: { $seat }.
biotopia-news-first-flower = Alle kort kan være en blomst. Legg helst et du ikke kan spille med det første, fordi det koster mange blomster.
biotopia-news-offer = Dette er en gave og koster ingen tur. Du kan også si nei.
biotopia-news-flowers-first = Sommerfugler kommer til blomster: Med { $lacks ->
    [one] { $lacks } blomst
   *[other] { $lacks } blomster
} til kan du spille dette kortet: { $card }.
biotopia-news-butterfly-ready = Du har nok blomster til en sommerfugl: { $card }, for { $points } poeng.
biotopia-news-white-wins = Med en stor kålsommerfugl ville du hatt flest: { $points } poeng til for oppdraget, uten at det koster en tur.
biotopia-news-mission-ready = Hagen din har alt som oppdraget { $mission } krever: Å ta det koster én tur, for { $points } poeng.
biotopia-news-mission-in-reach = Du er nær oppdraget { $mission }: Bare én ting mangler.
biotopia-news-rival-near-mission = { $seat } er nær oppdraget { $mission }: Den som tar det først, beholder det.
biotopia-news-rival-near-end = Med { $points } poeng til starter { $seat } siste runde.
biotopia-news-last-round = { $turns ->
    [one] Siste runde: Dette er den siste turen. Så vinner flest poeng.
   *[other] Siste runde: { $turns } turer igjen. Så vinner flest poeng.
}
biotopia-news-hand-full = På slutten av en tur kan en hånd ha høyst { $limit } kort.
biotopia-news-deck-empty = Bunken er tom. Så snart et kort trengs, stokkes komposten til en ny.
biotopia-news-rival-leads = { $seat } har flest store kålsommerfugler og oppdraget for dem, så lenge ingen har like mange.
biotopia-urge-pass = Stå over, for ingenting annet kan gjøres.
biotopia-urge-draw = { $cards ->
    [one] Trekk det øverste kortet i bunken.
   *[other] Trekk { $cards } kort.
}
biotopia-urge-take = Ta { FORM($card, "indefinite") } fra himmelen.
biotopia-urge-flower = Legg { FORM($card, "indefinite") } som blomst.
biotopia-urge-play = Spill { FORM($card, "indefinite") } med forsiden opp.
biotopia-urge-mission = Ta oppdraget { $mission }.
biotopia-urge-turn = Snu { FORM($card, "indefinite") }.
biotopia-urge-recover = Ta { FORM($card, "indefinite") } fra komposten.
biotopia-urge-discard = Kast { FORM($card, "indefinite") }.
biotopia-merit-points = Det gir { $points } poeng med en gang.
biotopia-merit-lead = Du får oppdraget for kålsommerfugler: { $points } poeng til.
biotopia-merit-keeps-lead = Forspranget ditt i kålsommerfugler blir tryggere.
biotopia-merit-rival-loses = { $seat } mister oppdraget for kålsommerfugler, og { $points } poeng med det.
biotopia-merit-last-round = Med { $points } poeng starter du siste runde.
biotopia-merit-turns = Den kan snu en av blomstene dine: { $card }, for { $points } poeng.
biotopia-merit-cards = { $cards ->
    [one] Du får et kort; hvilket vet ingen.
   *[other] Du får { $cards } kort; hvilke vet ingen.
}
biotopia-merit-flowers = Da har hagen din { $symbols ->
    [one] { $symbols } blomst
   *[other] { $symbols } blomster
}.
biotopia-merit-affords = Da har du nok blomster til: { $cards }.
biotopia-merit-nearer-card = Da mangler du { $lacks ->
    [one] { $lacks } blomst
   *[other] { $lacks } blomster
} til: { $card }.
biotopia-merit-hidden = En puppe, som den på hånden din, kan snu det til en sommerfugl senere.
biotopia-merit-would-score = { $lacks ->
    [0] Du har nok blomster til å spille det, for { $points } poeng.
    [one] Med { $lacks } blomst til kan du spille det, for { $points } poeng.
   *[other] Med { $lacks } blomster til kan du spille det, for { $points } poeng.
}
biotopia-merit-denies = { $seat } ville med et slikt kort ha alt til oppdraget { $mission }, og får ikke dette.
biotopia-merit-too-dear = Du mangler fortsatt { $symbols ->
    [one] { $symbols } blomst
   *[other] { $symbols } blomster
} til det.
biotopia-merit-decline = Hånden din blir som den er.
biotopia-merit-pass = Ingenting annet kan gjøres.
