### Biotopia i nettleseren.

biotopia-board-effect-essex-skipper = Den har ingen virkning.
biotopia-board-effect-large-white = Den som har flere av dem enn alle andre, har oppdraget for kålsommerfugler.
biotopia-board-effect-small-tortoiseshell = Hver ny koster én blomst mer og gir ett poeng mer.
biotopia-board-effect-common-blue = Du kan ta et kort fra himmelen.
biotopia-board-effect-meadow-brown = Du kan trekke et kort for hver rappringvinge i hagen din.
biotopia-board-effect-brimstone = Det øverste kortet i bunken blir en blomst i hagen din.
biotopia-board-effect-orange-tip = Du kan ta et valgfritt kort fra komposten.
biotopia-board-effect-red-admiral = Den har ingen virkning.
biotopia-board-effect-mourning-cloak = Den erstatter én sommerfugl som ennå mangler til et oppdrag.
biotopia-board-effect-peacock = Det spilles bare fra hånden: Ingen puppe snur det.
biotopia-board-effect-chrysalis = Den snur en av blomstene dine til sommerfuglen på den andre siden, uansett hva den koster.
biotopia-board-effect-sunshine = Trekk tre kort.
biotopia-board-effect-common-knapweed = Den vokser i blomsterrekken din og teller som to blomster.

biotopia-board-butterfly = { $name }, en sommerfugl: koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}, gir { $points } poeng.
biotopia-board-card = { $name }: koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}.
biotopia-board-gains-mission = Med den ville du få oppdraget for kålsommerfugler: { $points } poeng til.
biotopia-board-lacks = { $symbols ->
    [one] Du mangler { $symbols } blomst.
   *[other] Du mangler { $symbols } blomster.
}
biotopia-board-no-target = Du har ingen blomst som den kan snu.
biotopia-board-copies = Det finnes { $copies } av dette kortet.
biotopia-board-pointed = { $card }: { $effect }

biotopia-board-deck = Bunke
biotopia-board-compost = Kompost
biotopia-board-compost-empty = Komposten er tom.
biotopia-board-open-compost = { $cards ->
    [0] Komposten er tom
   *[other] Se gjennom komposten: { $cards } kort
}
biotopia-board-recover = Ta et kort fra komposten
biotopia-board-decline-sky-card = Ikke ta noe kort fra himmelen
biotopia-board-decline-compost-card = Ikke ta noe
biotopia-board-decline-more-cards = Ikke trekk
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Stå over

biotopia-board-missions = Oppdrag
biotopia-board-missions-none = Ingen ennå.
biotopia-board-most = flest
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } slag
   *[other] { $butterflies } forskjellige
}
biotopia-board-alike = { $butterflies } like
biotopia-board-mission = Oppdraget { $name }, { $points } poeng.
biotopia-board-mission-held = { $name } har det.
biotopia-board-asks-flowers = { $symbols ->
    [one] Det krever { $symbols } blomst.
   *[other] Det krever { $symbols } blomster.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Det krever { $butterflies } sommerfugl.
   *[other] Det krever { $butterflies } forskjellige sommerfugler.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Det krever { $butterflies } sommerfugl.
   *[other] Det krever { $butterflies } like sommerfugler.
}
biotopia-board-asks-whites = Det krever flere store kålsommerfugler enn noen annen har.
biotopia-board-asks-for = Det krever: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } av { $asked }.
biotopia-board-whites = { $name }: { $whites }.

biotopia-board-garden-of = Hage: { $name }
biotopia-board-peek = Kikk
biotopia-board-flower = En blomst, med forsiden ned
biotopia-board-own-flower = En blomst; på den andre siden: { $card }
biotopia-board-no-butterflies = Ingen sommerfugler ennå
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } sommerfugl
   *[other] { $name }: { $butterflies } sommerfugler
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } blomst
   *[other] { $name }: { $symbols } blomster
}
biotopia-board-hand-of = { $cards ->
    [0] Ingen kort på hånden.
   *[other] { $cards } kort på hånden.
}
biotopia-board-held = { $missions } oppdrag
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } sommerfuglart, som teller ved poenglikhet.
   *[other] { $kinds } sommerfuglarter, som teller ved poenglikhet.
}
biotopia-board-points = { $points } poeng
biotopia-board-known = Kort som alle har sett
biotopia-board-known-lead = De ble tatt åpent, og er på hånden eller ligger blant blomstene.
biotopia-board-held-surely = Sikkert på hånden
biotopia-board-known-none = Ingen.
biotopia-board-last-round = { $turns ->
    [0] Siste runde
    [one] Siste runde: { $turns } tur igjen
   *[other] Siste runde: { $turns } turer igjen
}

biotopia-board-guide = Alle kort
biotopia-board-guide-lead = Blomster brukes ikke opp: Et kort kan spilles når hagen din viser så mange som det koster.
biotopia-board-butterfly-facts = Koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}, gir { $points } poeng.
biotopia-board-card-facts = Koster { $cost ->
    [one] { $cost } blomst
   *[other] { $cost } blomster
}.
biotopia-board-unseen = { $copies } kort i spillet; { $unseen } av dem har du ikke sett.
