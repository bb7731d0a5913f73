# Builders & Biomes på det tegnede bord.
builders-board-blocks = { $count } { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = intet tilbage
builders-board-token-down = en våbenbrik med billedsiden nedad
builders-board-tiles-down = { $count ->
    [one] et kort med billedsiden nedad
   *[other] en stak på { $count } kort med billedsiden nedad
}
builders-board-below = { $count ->
    [0] intet nedenunder
    [one] et kort nedenunder
   *[other] { $count } kort nedenunder
}
builders-board-cost = koster { $blocks }
builders-board-gives = +{ $points } erfaringspoint
builders-board-payable = { $emeralds ->
    [0] du har alle blokke til den
    [one] du har alle blokke til den, heraf én { $block }
   *[other] du har alle blokke til den, heraf { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] du mangler { $blocks }: én blok mere, og du kan betale
   *[other] du mangler { $blocks }: { $lacking } blokke mere, og du kan betale
}
builders-board-needs = { $hearts ->
    [one] { $hearts } hjerte besejrer den
   *[other] { $hearts } hjerter besejrer den
}
builders-board-chance = du vinder { $percent } ud af 100 af den slags kampe
builders-board-extra-action = giver en ekstra handling, når den er besejret
builders-board-mob-scores = til sidst +{ $points } for hvert af dine felter med { $name }
builders-board-counts = { $hearts ->
    [0] ingen hjerter
    [one] { $hearts } hjerte
   *[other] { $hearts } hjerter
}
builders-board-does-bow = der vendes en brik mere
builders-board-does-golden-hoe = +{ $points } erfaringspoint, hver gang den vendes
builders-board-does-stone-pickaxe = du må tage en blok, hver gang den vendes
builders-board-does-tnt = dens hjerter tæller, når du detonerer den, og så er den væk

builders-board-crossing = Kryds { $number }
builders-board-crossing-with = Kryds { $number }, her: { $names }
builders-board-character = Figur: { $name }
builders-board-space = Felt { $number }: { $biome }, ubebygget
builders-board-space-built = Felt { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } i den næste scoring
builders-board-block = { $block }, kolonne { $column }, lag { $layer } fra toppen
builders-board-block-open = { $block }, kolonne { $column }, lag { $layer } fra toppen, må tages
builders-board-none-takeable = Du kan ikke tage en blok nu.

builders-board-turn-left = Drej terningen til venstre (Shift og ←)
builders-board-turn-right = Drej terningen til højre (Shift og →)
builders-board-turn-up = Se mere af siderne (Shift og ↑)
builders-board-turn-down = Se mere af oversiden (Shift og ↓)
builders-board-list = Blokke, du kan tage, som liste

builders-board-players = Spillernes spilleplader
builders-board-board-of = Spilleplade: { $name }
builders-board-tab = { $number } { $name }, { $points } erfaringspoint
builders-board-supply = Blokke på lager
builders-board-weapons = Våbenbrikker i stakken
builders-board-trophy = { $spaces ->
    [0] intet felt af den slags endnu
    [one] ét felt af den slags nu: { $points } erfaringspoint
   *[other] { $spaces } felter af den slags nu: { $points } erfaringspoint
}

builders-board-scorings = De tre scoringer
builders-board-card-A = Biomer
builders-board-card-B = Mate­rialer
builders-board-card-C = Typer
builders-board-held = scoret: { $points }
builders-board-to-go = { $blocks ->
    [0] scoring efter denne tur
    [one] scoring, når en blok mere er væk
   *[other] scoring, når { $blocks } blokke mere er væk
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Turens handlinger
builders-board-kind-open-collect-blocks = Saml blokke: muligt nu
builders-board-kind-open-explore = Udforsk: muligt nu
builders-board-kind-open-build = Byg: muligt nu
builders-board-kind-open-fight = Bekæmp en mob: muligt nu
builders-board-kind-open-collect-weapon = Indsaml et våben: muligt nu
builders-board-kind-done-collect-blocks = Saml blokke: gjort i denne tur
builders-board-kind-done-explore = Udforsk: gjort i denne tur
builders-board-kind-done-build = Byg: gjort i denne tur
builders-board-kind-done-fight = Bekæmp en mob: gjort i denne tur
builders-board-kind-done-collect-weapon = Indsaml et våben: gjort i denne tur
builders-board-kind-rest-collect-blocks = Saml blokke
builders-board-kind-rest-explore = Udforsk
builders-board-kind-rest-build = Byg
builders-board-kind-rest-fight = Bekæmp en mob
builders-board-kind-rest-collect-weapon = Indsaml et våben
builders-board-look-closer = Peg på et kort, eller tryk på det, for at læse, hvad det koster og giver.

builders-board-fight = { $name } bekæmper { FORM($mob, "definite") }: { $hearts } af { $needed ->
    [one] { $needed } hjerte
   *[other] { $needed } hjerter
}.
builders-board-revealed = Vendte våbenbrikker
builders-board-hearts = { $hearts } af { $needed }
builders-board-beaten = Besejret! +{ $points }
