# Builders & Biomes op het getekende bord: hoe dingen heten, wat ze kosten en opleveren.
builders-board-blocks = { $count } { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { CAP($next) }

builders-board-nothing = niets meer
builders-board-token-down = een wapentegel, gedekt
builders-board-tiles-down = { $count ->
    [one] één kaart, gedekt
   *[other] een stapel van { $count } kaarten, gedekt
}
builders-board-below = { $count ->
    [0] niets eronder
    [one] één kaart eronder
   *[other] { $count } kaarten eronder
}
builders-board-cost = kost { $blocks }
builders-board-gives = { $points ->
    [one] +{ $points } ervaringspunt
   *[other] +{ $points } ervaringspunten
}
builders-board-payable = { $emeralds ->
    [0] je hebt er alle blokken voor
    [one] je hebt er alle blokken voor, waaronder één { $block }
   *[other] je hebt er alle blokken voor, waaronder { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] je mist { $blocks }: nog één blok en je kunt betalen
   *[other] je mist { $blocks }: nog { $lacking } blokken en je kunt betalen
}
builders-board-needs = { $hearts ->
    [one] je verslaat het met { $hearts } hart
   *[other] je verslaat het met { $hearts } harten
}
builders-board-chance = van 100 zulke gevechten win je er { $percent }
builders-board-extra-action = eenmaal verslagen goed voor een extra actie
builders-board-mob-scores = aan het einde +{ $points } voor elk van je velden met { FORM($name, "plural") }
builders-board-counts = { $hearts ->
    [0] geen harten
    [one] { $hearts } hart
   *[other] { $hearts } harten
}
builders-board-does-bow = er wordt nog een tegel onthuld
builders-board-does-golden-hoe = { $points ->
    [one] +{ $points } ervaringspunt telkens als hij wordt onthuld
   *[other] +{ $points } ervaringspunten telkens als hij wordt onthuld
}
builders-board-does-stone-pickaxe = je mag een blok pakken telkens als het wordt onthuld
builders-board-does-tnt = telt zijn harten als je hem aansteekt, en is dan weg

builders-board-crossing = Kruispunt { $number }
builders-board-crossing-with = Kruispunt { $number }, hier: { $names }
builders-board-character = Speelfiguur van { $name }
builders-board-space = Veld { $number }: { $biome }, onbebouwd
builders-board-space-built = Veld { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } bij de komende puntentelling
builders-board-block = { CAP($block) }, kolom { $column }, laag { $layer } van boven
builders-board-block-open = { CAP($block) }, kolom { $column }, laag { $layer } van boven, mag je pakken
builders-board-none-takeable = Je kunt nu geen blok pakken.

builders-board-turn-left = Draai de kubus naar links (Shift en ←)
builders-board-turn-right = Draai de kubus naar rechts (Shift en →)
builders-board-turn-up = Zie meer van de zijkanten (Shift en ↑)
builders-board-turn-down = Zie meer van de bovenkant (Shift en ↓)
builders-board-list = Blokken die je kunt pakken, als lijst

builders-board-players = Spelersborden
builders-board-board-of = Spelersbord van { $name }
builders-board-tab = { $points ->
    [one] { $number } { $name }, { $points } ervaringspunt
   *[other] { $number } { $name }, { $points } ervaringspunten
}
builders-board-supply = Blokken in de voorraad
builders-board-weapons = Wapentegels in de stapel
builders-board-trophy = { $spaces ->
    [0] nog geen zo’n veld
    [one] nu één zo’n veld: +{ $points }
   *[other] nu { $spaces } zulke velden: +{ $points }
}

builders-board-scorings = De drie puntentellingen
builders-board-card-A = Biome
builders-board-card-B = Bouw­materiaal
builders-board-card-C = Type
builders-board-held = geteld: { $points }
builders-board-to-go = { $blocks ->
    [0] punten­telling na deze beurt
    [one] punten­telling na nog één blok
   *[other] punten­telling na nog { $blocks } blokken
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { CAP(FORM($name, "plural")) }: { $sum }

builders-board-actions = Acties van deze beurt
builders-board-kind-open-collect-blocks = Blokken pakken: nu mogelijk
builders-board-kind-open-explore = Onderzoeken: nu mogelijk
builders-board-kind-open-build = Bouwen: nu mogelijk
builders-board-kind-open-fight = Tegen een monster vechten: nu mogelijk
builders-board-kind-open-collect-weapon = Wapen pakken: nu mogelijk
builders-board-kind-done-collect-blocks = Blokken pakken: deze beurt gedaan
builders-board-kind-done-explore = Onderzoeken: deze beurt gedaan
builders-board-kind-done-build = Bouwen: deze beurt gedaan
builders-board-kind-done-fight = Tegen een monster vechten: deze beurt gedaan
builders-board-kind-done-collect-weapon = Wapen pakken: deze beurt gedaan
builders-board-kind-rest-collect-blocks = Blokken pakken
builders-board-kind-rest-explore = Onderzoeken
builders-board-kind-rest-build = Bouwen
builders-board-kind-rest-fight = Tegen een monster vechten
builders-board-kind-rest-collect-weapon = Wapen pakken
builders-board-look-closer = Wijs een kaart aan of tik erop om te lezen wat hij kost en oplevert.

builders-board-fight = { TRAIT($mob, "gender") ->
    [neuter] { $name } vecht tegen het { FORM($mob, "inline") }: { $hearts } van { $needed ->
        [one] { $needed } hart
       *[other] { $needed } harten
    }.
   *[common] { $name } vecht tegen de { FORM($mob, "inline") }: { $hearts } van { $needed ->
        [one] { $needed } hart
       *[other] { $needed } harten
    }.
}
builders-board-revealed = Onthulde wapentegels
builders-board-hearts = { $hearts } van { $needed }
builders-board-beaten = Verslagen! +{ $points }
