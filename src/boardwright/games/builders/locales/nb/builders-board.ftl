# Builders & Biomes på det tegnede brettet.
builders-board-blocks = { $count } { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = ingenting igjen
builders-board-token-down = en våpenpollett med bildesiden ned
builders-board-tiles-down = { $count ->
    [one] ett kort med bildesiden ned
   *[other] en bunke på { $count } kort med bildesiden ned
}
builders-board-below = { $count ->
    [0] ingenting under
    [one] ett kort under
   *[other] { $count } kort under
}
builders-board-cost = koster { $blocks }
builders-board-gives = +{ $points } erfaringspoeng
builders-board-payable = { $emeralds ->
    [0] du har alle blokkene som trengs
    [one] du har alle blokkene som trengs, medregnet én { $block }
   *[other] du har alle blokkene som trengs, medregnet { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] du mangler { $blocks }: én blokk til, så kan du betale
   *[other] du mangler { $blocks }: { $lacking } blokker til, så kan du betale
}
builders-board-needs = { $hearts ->
    [one] { $hearts } hjerte beseirer den
   *[other] { $hearts } hjerter beseirer den
}
builders-board-chance = du vinner { $percent } av 100 slike kamper
builders-board-extra-action = gir en ekstra handling når den er beseiret
builders-board-mob-scores = på slutten +{ $points } for hver av plassene dine med { $name }
builders-board-counts = { $hearts ->
    [0] ingen hjerter
    [one] { $hearts } hjerte
   *[other] { $hearts } hjerter
}
builders-board-does-bow = én pollett til snus
builders-board-does-golden-hoe = +{ $points } erfaringspoeng hver gang den snus
builders-board-does-stone-pickaxe = du kan ta en blokk hver gang den snus
builders-board-does-tnt = hjertene teller når du detonerer den, og da er den borte

builders-board-crossing = Kryss { $number }
builders-board-crossing-with = Kryss { $number }, her: { $names }
builders-board-character = Karakter: { $name }
builders-board-space = Plass { $number }: { $biome }, ikke bebygd
builders-board-space-built = Plass { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } i neste scorerunde
builders-board-block = { $block }, kolonne { $column }, lag { $layer } ovenfra
builders-board-block-open = { $block }, kolonne { $column }, lag { $layer } ovenfra, kan tas
builders-board-none-takeable = Du kan ikke ta noen blokk nå.

builders-board-turn-left = Drei kuben mot venstre (Shift og ←)
builders-board-turn-right = Drei kuben mot høyre (Shift og →)
builders-board-turn-up = Se mer av sidene (Shift og ↑)
builders-board-turn-down = Se mer av toppen (Shift og ↓)
builders-board-list = Blokker du kan ta, som liste

builders-board-players = Spillernes spillbrett
builders-board-board-of = Spillbrett: { $name }
builders-board-tab = { $number } { $name }, { $points } erfaringspoeng
builders-board-supply = Blokker i lageret
builders-board-weapons = Våpenpolletter i bunken
builders-board-trophy = { $spaces ->
    [0] ingen slik plass ennå
    [one] én slik plass nå: { $points } erfaringspoeng
   *[other] { $spaces } slike plasser nå: { $points } erfaringspoeng
}

builders-board-scorings = De tre scorerundene
builders-board-card-A = Biomer
builders-board-card-B = Mate­rialer
builders-board-card-C = Typer
builders-board-held = scoret: { $points }
builders-board-to-go = { $blocks ->
    [0] score­runde etter denne turen
    [one] score­runde når én blokk til er borte
   *[other] score­runde når { $blocks } blokker til er borte
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Handlinger i denne turen
builders-board-kind-open-collect-blocks = Samle blokker: mulig nå
builders-board-kind-open-explore = Utforske: mulig nå
builders-board-kind-open-build = Bygge: mulig nå
builders-board-kind-open-fight = Slåss mot en mob: mulig nå
builders-board-kind-open-collect-weapon = Ta et våpen: mulig nå
builders-board-kind-done-collect-blocks = Samle blokker: gjort i denne turen
builders-board-kind-done-explore = Utforske: gjort i denne turen
builders-board-kind-done-build = Bygge: gjort i denne turen
builders-board-kind-done-fight = Slåss mot en mob: gjort i denne turen
builders-board-kind-done-collect-weapon = Ta et våpen: gjort i denne turen
builders-board-kind-rest-collect-blocks = Samle blokker
builders-board-kind-rest-explore = Utforske
builders-board-kind-rest-build = Bygge
builders-board-kind-rest-fight = Slåss mot en mob
builders-board-kind-rest-collect-weapon = Ta et våpen
builders-board-look-closer = Pek på et kort eller trykk på det for å lese hva det koster og gir.

builders-board-fight = { $name } slåss mot { FORM($mob, "definite") }: { $hearts } av { $needed ->
    [one] { $needed } hjerte
   *[other] { $needed } hjerter
}.
builders-board-revealed = Snudde våpenpolletter
builders-board-hearts = { $hearts } av { $needed }
builders-board-beaten = Beseiret! +{ $points }
