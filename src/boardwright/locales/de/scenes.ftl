### Szenen am Tisch: Punkte, die jemand bekommt, und das Ende einer Partie.

## Punkte, die jemand bekommt

scene-final = Schlusswertung
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## Das Ende einer Partie

ending-decided = Was den Ausschlag gab
ending-margin = { $points ->
    [one] Ein Punkt Vorsprung auf den zweiten Platz
   *[other] { $points } Punkte Vorsprung auf den zweiten Platz
}
ending-most-from = Größter Vorteil: { $source }, { $own } zu { $other }
ending-since = In Führung seit Zug { $move }: { $name }
ending-turned = Erst ganz am Ende gedreht. Vor den letzten Punkten mit { $points } in Führung: { $name }
ending-swing = Größter Umschwung in Zug { $move }: { $name }, von { $before } auf { $after }
ending-look = Zug { $move } ansehen
ending-sources = Woher die Punkte kamen
ending-curve = Punkte, Zug um Zug
ending-curve-told = Punkte, Zug um Zug; am Ende: { $names }
ending-next = Wie geht es weiter?
ending-level = Gegen Bots der Stufe { $level } spielen
ending-other = Ein anderes Spiel
ending-picture = Bild zum Teilen
ending-picture-save = Bild sichern
ending-picture-share = Bild teilen
