### Biotopias bord i browseren.

biotopia-board-effect-essex-skipper = Den har ingen effekt.
biotopia-board-effect-large-white = Den, der har flere af dem end nogen anden, har missionen for kålsommerfugle.
biotopia-board-effect-small-tortoiseshell = Hver yderligere koster en blomst mere og giver et point mere.
biotopia-board-effect-common-blue = Du må tage et kort fra himmelen.
biotopia-board-effect-meadow-brown = Du må trække et kort for hvert græsrandøje i din have.
biotopia-board-effect-brimstone = Det øverste kort i bunken bliver til en blomst i din have.
biotopia-board-effect-orange-tip = Du må tage et valgfrit kort fra kompostbunken.
biotopia-board-effect-red-admiral = Den har ingen effekt.
biotopia-board-effect-mourning-cloak = Den gælder for én sommerfugl, som endnu mangler til en mission.
biotopia-board-effect-peacock = Det spilles kun fra hånden: ingen puppe kan vende det.
biotopia-board-effect-chrysalis = Den vender en af dine blomster til sommerfuglen på den anden side, uanset hvad den koster.
biotopia-board-effect-sunshine = Træk tre kort.
biotopia-board-effect-common-knapweed = Den gror i din blomsterrække og tæller som to blomster.

biotopia-board-butterfly = { $name }, en sommerfugl: koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}, giver { $points } point.
biotopia-board-card = { $name }: koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}.
biotopia-board-gains-mission = Med den ville du få missionen for kålsommerfugle: { $points } point mere.
biotopia-board-lacks = { $symbols ->
    [one] Du mangler { $symbols } blomst.
   *[other] Du mangler { $symbols } blomster.
}
biotopia-board-no-target = Du har ingen blomst, som den kan vende.
biotopia-board-copies = Der er { $copies } af slagsen.
biotopia-board-pointed = { $card }: { $effect }

biotopia-board-deck = Bunke
biotopia-board-compost = Kompost
biotopia-board-compost-empty = Kompostbunken er tom.
biotopia-board-open-compost = { $cards ->
    [0] Kompostbunken er tom
   *[other] Kig kompostbunken igennem: { $cards } kort
}
biotopia-board-recover = Tag et kort fra kompostbunken
biotopia-board-decline-sky-card = Tag intet kort fra himmelen
biotopia-board-decline-compost-card = Tag intet
biotopia-board-decline-more-cards = Træk ikke
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Meld pas

biotopia-board-missions = Missioner
biotopia-board-missions-none = Ingen endnu.
biotopia-board-most = flest
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } slags
   *[other] { $butterflies } forskellige
}
biotopia-board-alike = { $butterflies } ens
biotopia-board-mission = Missionen { $name }, { $points } point.
biotopia-board-mission-held = { $name } har den.
biotopia-board-asks-flowers = { $symbols ->
    [one] Den kræver { $symbols } blomst.
   *[other] Den kræver { $symbols } blomster.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Den kræver { $butterflies } sommerfugl.
   *[other] Den kræver { $butterflies } forskellige sommerfugle.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Den kræver { $butterflies } sommerfugl.
   *[other] Den kræver { $butterflies } ens sommerfugle.
}
biotopia-board-asks-whites = Den kræver flere kålsommerfugle, end nogen anden har.
biotopia-board-asks-for = Den kræver: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } af { $asked }.
biotopia-board-whites = { $name }: { $whites }.

biotopia-board-garden-of = Have: { $name }
biotopia-board-peek = Kig
biotopia-board-flower = En blomst med skjult forside
biotopia-board-own-flower = En blomst; på den anden side: { $card }
biotopia-board-no-butterflies = Ingen sommerfugle endnu
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } sommerfugl
   *[other] { $name }: { $butterflies } sommerfugle
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } blomst
   *[other] { $name }: { $symbols } blomster
}
biotopia-board-hand-of = { $cards ->
    [0] Ingen kort på hånden.
   *[other] { $cards } kort på hånden.
}
biotopia-board-held = { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missioner
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } sommerfugleart; det tæller ved pointlighed.
   *[other] { $kinds } sommerfuglearter; det tæller ved pointlighed.
}
biotopia-board-points = { $points } point
biotopia-board-known = Kort, som alle har set
biotopia-board-known-lead = De blev taget åbent og er på hånden eller skjult blandt blomsterne.
biotopia-board-held-surely = Sikkert på hånden
biotopia-board-known-none = Ingen.
biotopia-board-last-round = { $turns ->
    [0] Sidste runde
    [one] Sidste runde: { $turns } tur tilbage
   *[other] Sidste runde: { $turns } ture tilbage
}

biotopia-board-guide = Alle kort
biotopia-board-guide-lead = Blomster bruges ikke op: et kort kan spilles, når din have viser så mange, som det koster.
biotopia-board-butterfly-facts = Koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}, giver { $points } point.
biotopia-board-card-facts = Koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}.
biotopia-board-unseen = { $copies } kort i spillet; { $unseen } af dem har du ikke set.
