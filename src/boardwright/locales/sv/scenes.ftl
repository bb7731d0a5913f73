### Scener vid bordet: poäng som någon får, och slutet på ett parti.

## Poäng som någon får

scene-final = Slutpoäng
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## Slutet på ett parti

ending-decided = Det som avgjorde
ending-margin = { $points ->
    [one] En poäng före andraplatsen
   *[other] { $points } poäng före andraplatsen
}
ending-most-from = Största fördel: { $source }, { $own } mot { $other }
ending-since = I ledning sedan drag { $move }: { $name }
ending-turned = Det vände först på slutet. I ledning med { $points } före de sista poängen: { $name }
ending-swing = Största vändningen vid drag { $move }: { $name }, från { $before } till { $after }
ending-look = Se drag { $move }
ending-sources = Varifrån poängen kom
ending-curve = Poäng, drag för drag
ending-curve-told = Poäng, drag för drag; i slutet: { $names }
ending-next = Vad nu?
ending-level = Spela mot botar på nivå { $level }
ending-other = Ett annat spel
ending-picture = Bild att dela
ending-picture-save = Spara bilden
ending-picture-share = Dela bilden
