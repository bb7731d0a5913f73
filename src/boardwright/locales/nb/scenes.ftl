### Scener ved bordet: poeng som noen får, og slutten på et parti.

## Poeng som noen får

scene-final = Sluttpoeng
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## Slutten på et parti

ending-decided = Det som avgjorde
ending-margin = { $points ->
    [one] Ett poeng foran andreplassen
   *[other] { $points } poeng foran andreplassen
}
ending-most-from = Største fordel: { $source }, { $own } mot { $other }
ending-since = I ledelsen siden trekk { $move }: { $name }
ending-turned = Det snudde først helt til slutt. I ledelsen med { $points } før de siste poengene: { $name }
ending-swing = Største svingning ved trekk { $move }: { $name }, fra { $before } til { $after }
ending-look = Se trekk { $move }
ending-sources = Hvor poengene kom fra
ending-curve = Poeng, trekk for trekk
ending-curve-told = Poeng, trekk for trekk; på slutten: { $names }
ending-next = Hva nå?
ending-level = Spill mot boter på nivå { $level }
ending-other = Et annet spill
ending-picture = Bilde til deling
ending-picture-save = Lagre bildet
ending-picture-share = Del bildet
