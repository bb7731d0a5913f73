### Biotopias spelplan i webbläsaren.

biotopia-board-effect-essex-skipper = Den har ingen effekt.
biotopia-board-effect-large-white = Den som ensam har flest av dem har uppdraget för kålfjärilar.
biotopia-board-effect-small-tortoiseshell = Varje ytterligare kostar en blomma mer och ger en poäng mer.
biotopia-board-effect-common-blue = Du får ta ett kort från himlen.
biotopia-board-effect-meadow-brown = Du får dra ett kort för varje slåttergräsfjäril i din trädgård.
biotopia-board-effect-brimstone = Det översta kortet i leken blir en blomma i din trädgård.
biotopia-board-effect-orange-tip = Du får ta valfritt kort ur komposten.
biotopia-board-effect-red-admiral = Den har ingen effekt.
biotopia-board-effect-mourning-cloak = Den ersätter en fjäril som ännu saknas för ett uppdrag.
biotopia-board-effect-peacock = Det spelas bara från handen: ingen puppa vänder det.
biotopia-board-effect-chrysalis = Den vänder en av dina blommor till fjärilen på andra sidan, vad den än kostar.
biotopia-board-effect-sunshine = Dra tre kort.
biotopia-board-effect-common-knapweed = Den växer i din blomsterrad och räknas som två blommor.

biotopia-board-butterfly = { $name }, en fjäril: kostar { $cost ->
    [one] { $cost } blomma
   *[other] { $cost } blommor
}, ger { $points } poäng.
biotopia-board-card = { $name }: kostar { $cost ->
    [one] { $cost } blomma
   *[other] { $cost } blommor
}.
biotopia-board-gains-mission = Med den skulle du få uppdraget för kålfjärilar: { $points } poäng till.
biotopia-board-lacks = { $symbols ->
    [one] Du saknar { $symbols } blomma.
   *[other] Du saknar { $symbols } blommor.
}
biotopia-board-no-target = Du har ingen blomma som den kan vända.
biotopia-board-copies = { $copies ->
    [one] Det finns { $copies } sådant.
   *[other] Det finns { $copies } sådana.
}
biotopia-board-pointed = { $card }: { $effect }

biotopia-board-deck = Kortlek
biotopia-board-compost = Kompost
biotopia-board-compost-empty = Komposten är tom.
biotopia-board-open-compost = { $cards ->
    [0] Komposten är tom
   *[other] Titta igenom komposten: { $cards } kort
}
biotopia-board-recover = Ta ett kort ur komposten
biotopia-board-decline-sky-card = Ta inget kort från himlen
biotopia-board-decline-compost-card = Ta inget
biotopia-board-decline-more-cards = Dra inget
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Passa

biotopia-board-missions = Uppdrag
biotopia-board-missions-none = Inga än.
biotopia-board-most = flest
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } sort
   *[other] { $butterflies } olika
}
biotopia-board-alike = { $butterflies } likadana
biotopia-board-mission = Uppdraget { $name }, { $points } poäng.
biotopia-board-mission-held = { $name } har det.
biotopia-board-asks-flowers = { $symbols ->
    [one] Det kräver { $symbols } blomma.
   *[other] Det kräver { $symbols } blommor.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Det kräver { $butterflies } fjäril.
   *[other] Det kräver { $butterflies } olika fjärilar.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Det kräver { $butterflies } fjäril.
   *[other] Det kräver { $butterflies } likadana fjärilar.
}
biotopia-board-asks-whites = Det kräver fler kålfjärilar än någon annan har.
biotopia-board-asks-for = Det kräver: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } av { $asked }.
biotopia-board-whites = { $name }: { $whites }.

biotopia-board-garden-of = Trädgård: { $name }
biotopia-board-peek = Kika
biotopia-board-flower = En blomma, nedvänd
biotopia-board-own-flower = En blomma; på andra sidan: { $card }
biotopia-board-no-butterflies = Inga fjärilar än
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } fjäril
   *[other] { $name }: { $butterflies } fjärilar
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } blomma
   *[other] { $name }: { $symbols } blommor
}
biotopia-board-hand-of = { $cards ->
    [0] Inga kort på handen.
   *[other] { $cards } kort på handen.
}
biotopia-board-held = { $missions } uppdrag
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } fjärilsart, vilket räknas vid lika poäng.
   *[other] { $kinds } fjärilsarter, vilket räknas vid lika poäng.
}
biotopia-board-points = { $points } poäng
biotopia-board-known = Kort som alla har sett
biotopia-board-known-lead = De togs öppet och finns på handen eller nedvända bland blommorna.
biotopia-board-held-surely = Säkert på handen
biotopia-board-known-none = Inga.
biotopia-board-last-round = { $turns ->
    [0] Sista omgången
    [one] Sista omgången: { $turns } tur kvar
   *[other] Sista omgången: { $turns } turer kvar
}

biotopia-board-guide = Alla kort
biotopia-board-guide-lead = Blommor förbrukas inte: ett kort kan spelas när din trädgård visar så många som det kostar.
biotopia-board-butterfly-facts = Kostar { $cost ->
    [one] { $cost } blomma
   *[other] { $cost } blommor
}, ger { $points } poäng.
biotopia-board-card-facts = Kostar { $cost ->
    [one] { $cost } blomma
   *[other] { $cost } blommor
}.
biotopia-board-unseen = { $copies } kort i spelet; { $unseen } av dem har du inte sett.
