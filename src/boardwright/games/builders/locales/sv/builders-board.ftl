# Builders & Biomes på den ritade spelplanen.
builders-board-blocks = { $count } { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = inget kvar
builders-board-token-down = ett vapenkort, nedvänt
builders-board-tiles-down = { $count ->
    [one] ett kort, nedvänt
   *[other] en hög med { $count } kort, nedvända
}
builders-board-below = { $count ->
    [0] inget under
    [one] ett kort under
   *[other] { $count } kort under
}
builders-board-cost = kostar { $blocks }
builders-board-gives = +{ $points } erfarenhetspoäng
builders-board-payable = { $emeralds ->
    [0] du har alla block som behövs
    [one] du har alla block som behövs, med en { $block } inräknad
   *[other] du har alla block som behövs, med { $emeralds } × { $block } inräknade
}
builders-board-missing = { $lacking ->
    [one] du saknar { $blocks }: ett block till och du kan betala
   *[other] du saknar { $blocks }: { $lacking } block till och du kan betala
}
builders-board-needs = { $hearts ->
    [one] { $hearts } hjärta besegrar den
   *[other] { $hearts } hjärtan besegrar den
}
builders-board-chance = du vinner { $percent } av 100 sådana strider
builders-board-extra-action = ger en extra handling när den är besegrad
builders-board-mob-scores = i slutet +{ $points } för var och en av dina rutor med { $name }
builders-board-counts = { $hearts ->
    [0] inga hjärtan
    [one] { $hearts } hjärta
   *[other] { $hearts } hjärtan
}
builders-board-does-bow = ytterligare ett vapenkort vänds upp
builders-board-does-golden-hoe = +{ $points } erfarenhetspoäng varje gång den vänds upp
builders-board-does-stone-pickaxe = du får ta ett block varje gång den vänds upp
builders-board-does-tnt = dess hjärtan räknas när du spränger den, och sedan är den borta

builders-board-crossing = Korsning { $number }
builders-board-crossing-with = Korsning { $number }, här: { $names }
builders-board-character = Spelpjäs: { $name }
builders-board-space = Ruta { $number }: { $biome }, obebyggd
builders-board-space-built = Ruta { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } i nästa poängräkning
builders-board-block = { $block }, kolumn { $column }, lager { $layer } uppifrån
builders-board-block-open = { $block }, kolumn { $column }, lager { $layer } uppifrån, får tas
builders-board-none-takeable = Du kan inte ta något block nu.

builders-board-turn-left = Vrid kuben åt vänster (Skift och ←)
builders-board-turn-right = Vrid kuben åt höger (Skift och →)
builders-board-turn-up = Se mer av sidorna (Skift och ↑)
builders-board-turn-down = Se mer av ovansidan (Skift och ↓)
builders-board-list = Block du kan ta, som lista

builders-board-players = Spelarnas spelbräden
builders-board-board-of = Spelbräde: { $name }
builders-board-tab = { $number } { $name }, { $points } erfarenhetspoäng
builders-board-supply = Block i det personliga lagret
builders-board-weapons = Vapenkort i högen
builders-board-trophy = { $spaces ->
    [0] ingen sådan ruta än
    [one] en sådan ruta nu: { $points } erfarenhetspoäng
   *[other] { $spaces } sådana rutor nu: { $points } erfarenhetspoäng
}

builders-board-scorings = De tre poängräkningarna
builders-board-card-A = Biom
builders-board-card-B = Material
builders-board-card-C = Typ
builders-board-held = räknad: { $points }
builders-board-to-go = { $blocks ->
    [0] poäng­räkning efter den här turen
    [one] poäng­räkning efter ett block till
   *[other] poäng­räkning efter { $blocks } block till
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Turens handlingar
builders-board-kind-open-collect-blocks = Samla block: möjligt nu
builders-board-kind-open-explore = Utforska: möjligt nu
builders-board-kind-open-build = Bygga: möjligt nu
builders-board-kind-open-fight = Bekämpa en mob: möjligt nu
builders-board-kind-open-collect-weapon = Samla ett vapen: möjligt nu
builders-board-kind-done-collect-blocks = Samla block: gjort den här turen
builders-board-kind-done-explore = Utforska: gjort den här turen
builders-board-kind-done-build = Bygga: gjort den här turen
builders-board-kind-done-fight = Bekämpa en mob: gjort den här turen
builders-board-kind-done-collect-weapon = Samla ett vapen: gjort den här turen
builders-board-kind-rest-collect-blocks = Samla block
builders-board-kind-rest-explore = Utforska
builders-board-kind-rest-build = Bygga
builders-board-kind-rest-fight = Bekämpa en mob
builders-board-kind-rest-collect-weapon = Samla ett vapen
builders-board-look-closer = Peka på ett kort eller tryck på det för att läsa vad det kostar och ger.

builders-board-fight = { $name } mot { $mob }: { $hearts } av { $needed ->
    [one] { $needed } hjärta
   *[other] { $needed } hjärtan
}.
builders-board-revealed = Uppvända vapenkort
builders-board-hearts = { $hearts } av { $needed }
builders-board-beaten = Besegrad! +{ $points }
