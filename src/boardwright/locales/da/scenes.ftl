### Scener ved bordet: point, som nogen får, og slutningen på et parti.

## Point, som nogen får

scene-final = Slutopgørelse
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## Slutningen på et parti

ending-decided = Det afgjorde spillet
ending-margin = { $points ->
    [one] Ét point foran andenpladsen
   *[other] { $points } point foran andenpladsen
}
ending-most-from = Største fordel: { $source }, { $own } mod { $other }
ending-since = Foran siden træk { $move }: { $name }
ending-turned = Det vendte først til allersidst. Foran med { $points } før de sidste point: { $name }
ending-swing = Største omsving ved træk { $move }: { $name }, fra { $before } til { $after }
ending-look = Se træk { $move }
ending-sources = Hvor pointene kom fra
ending-curve = Point, træk for træk
ending-curve-told = Point, træk for træk; til sidst: { $names }
ending-next = Hvad nu?
ending-level = Spil mod botter på niveau { $level }
ending-other = Et andet spil
ending-picture = Billede til deling
ending-picture-save = Gem billedet
ending-picture-share = Del billedet
