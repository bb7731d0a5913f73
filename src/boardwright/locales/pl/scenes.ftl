### Sceny przy stole: zdobyte punkty i koniec gry.

## Zdobyte punkty

scene-final = Punktacja końcowa
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## Koniec gry

ending-decided = Co przesądziło o wyniku
ending-margin = { $points ->
    [one] { $points } punkt przewagi nad drugim miejscem
    [few] { $points } punkty przewagi nad drugim miejscem
    [many] { $points } punktów przewagi nad drugim miejscem
   *[other] { $points } punktu przewagi nad drugim miejscem
}
ending-most-from = Największa przewaga: { $source }, { $own } do { $other }
ending-since = Na prowadzeniu od ruchu { $move }: { $name }
ending-turned = Wynik odwrócił się na samym końcu. Przed ostatnimi punktami prowadzenie o { $points }: { $name }
ending-swing = Największy zwrot w ruchu { $move }: { $name }, z { $before } na { $after }
ending-look = Zobacz ruch { $move }
ending-sources = Skąd wzięły się punkty
ending-curve = Punkty, ruch po ruchu
ending-curve-told = Punkty, ruch po ruchu; na końcu: { $names }
ending-next = Co dalej?
ending-level = Graj przeciw botom poziomu { $level }
ending-other = Inna gra
ending-picture = Obrazek do udostępnienia
ending-picture-save = Zapisz obrazek
ending-picture-share = Udostępnij obrazek
