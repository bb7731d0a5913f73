### Kohtaukset pöydässä: saadut pisteet ja pelin loppu.

## Saadut pisteet

scene-final = Loppupisteytys
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## Pelin loppu

ending-decided = Mikä ratkaisi pelin
ending-margin = { $points ->
    [one] Yhden pisteen ero toiseen sijaan
   *[other] { $points } pisteen ero toiseen sijaan
}
ending-most-from = Suurin etu: { $source }, { $own } vastaan { $other }
ending-since = Johdossa siirrosta { $move } alkaen: { $name }
ending-turned = Peli kääntyi vasta aivan lopussa. Johdossa ennen viimeisiä pisteitä, ero { $points }: { $name }
ending-swing = Suurin käänne siirrossa { $move }: { $name }, { $before } → { $after }
ending-look = Katso siirto { $move }
ending-sources = Mistä pisteet tulivat
ending-curve = Pisteet siirto siirrolta
ending-curve-told = Pisteet siirto siirrolta; lopussa: { $names }
ending-next = Mitä seuraavaksi?
ending-level = Pelaa tason { $level } botteja vastaan
ending-other = Toinen peli
ending-picture = Kuva jaettavaksi
ending-picture-save = Tallenna kuva
ending-picture-share = Jaa kuva
