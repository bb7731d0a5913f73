### Scènes aan tafel: punten die iemand krijgt, en het einde van een partij.

## Punten die iemand krijgt

scene-final = Eindtelling
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## Het einde van een partij

ending-decided = Wat de doorslag gaf
ending-margin = { $points ->
    [one] Eén punt voor op de tweede plaats
   *[other] { $points } punten voor op de tweede plaats
}
ending-most-from = Grootste voordeel: { $source }, { $own } tegen { $other }
ending-since = Aan kop sinds zet { $move }: { $name }
ending-turned = Pas helemaal aan het einde gekeerd. Voor de laatste punten met { $points } aan kop: { $name }
ending-swing = Grootste omslag bij zet { $move }: { $name }, van { $before } naar { $after }
ending-look = Bekijk zet { $move }
ending-sources = Waar de punten vandaan kwamen
ending-curve = De punten, zet voor zet
ending-curve-told = De punten, zet voor zet; aan het einde: { $names }
ending-next = En nu?
ending-level = Tegen bots van niveau { $level } spelen
ending-other = Een ander spel
ending-picture = Afbeelding om te delen
ending-picture-save = Afbeelding opslaan
ending-picture-share = Afbeelding delen
