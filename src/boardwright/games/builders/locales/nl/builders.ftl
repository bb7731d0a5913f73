### Builders & Biomes: waarom een actie niet mag. Elke tekst staat achter het nummer van een regel.

builders-refused-asked-0 = jij bent aan de beurt: pak blokken, onderzoek, bouw, vecht tegen een monster of pak een wapen.
builders-refused-asked-1 = nu komt je tweede actie: pak blokken, onderzoek, bouw, vecht tegen een monster of pak een wapen.
builders-refused-asked-2 = voer eerst de extra actie uit van het monster dat je teruglegde.
builders-refused-asked-3 = pak eerst het tweede blok.
builders-refused-asked-4 = pak eerst een blok met het stenen pikhouweel, of zie ervan af.
builders-refused-asked-5 = zeg eerst of je de TNT aansteekt of bewaart.
builders-refused-asked-6 = leg een monster terug voor een extra actie, of beëindig je beurt.
builders-refused-asked-7 = kies eerst voor welke eigenschap je punten telt.
builders-refused-asked-8 = het spel is afgelopen.
builders-refused-card = dit is puntentelling { $card }: kies uit { $card ->
    [A] bos, woestijn, bergen en besneeuwde toendra
    [B] hout, zand, steen en obsidiaan
   *[C] decoratie, woonhuizen, dierenverblijven en bruggen
}.
builders-refused-again-collect-blocks = je hebt deze beurt al blokken gepakt; je tweede actie moet een andere zijn.
builders-refused-again-explore = je hebt deze beurt al onderzocht; je tweede actie moet een andere zijn.
builders-refused-again-build = je hebt deze beurt al gebouwd; je tweede actie moet een andere zijn.
builders-refused-again-fight = je hebt deze beurt al gevochten; je tweede actie moet een andere zijn.
builders-refused-again-collect-weapon = je hebt deze beurt al een wapen gepakt; je tweede actie moet een andere zijn.
builders-refused-no-block = er is geen blok meer over in kolom { $column } van de grote kubus.
builders-refused-sides = het bovenste blok van kolom { $column } heeft maar { $sides ->
    [one] één vrije zijde
   *[other] { $sides } vrije zijden
}; het moeten er twee zijn.
builders-refused-too-far = kruispunt { $crossing } ligt meer dan twee stappen verderop.
builders-refused-empty = er ligt niets op { $cell }.
builders-refused-face-down = de bovenste kaart op { $cell } ligt gedekt; onderzoek om hem te onthullen.
builders-refused-no-building = er ligt geen gebouw op { $cell }.
builders-refused-no-mob = er ligt geen monster op { $cell }.
builders-refused-no-weapon = er ligt geen wapentegel op { $cell }.
builders-refused-blocks-missing = voor dit gebouw moeten smaragden { $missing ->
    [one] één blok
   *[other] { $missing } blokken
} vervangen, en je hebt er { $emeralds ->
    [0] geen
    [one] maar één
   *[other] maar { $emeralds }
}.
## Wat er mis is in een eigen bestand met spelmateriaal; $path is de naam van een waarde daarin.

builders-components-sum = deze aantallen moeten samen { $total } zijn, het is { $sum }.
builders-components-board = een bord heeft negen biomes, elk een van { $known }.
builders-components-tiles = het moeten er { $count } zijn, niet { $found }.
builders-components-cost = kosten schrijf je als "1 wood, 2 sand", met { $known }.
