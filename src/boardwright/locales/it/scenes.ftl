### Scene al tavolo: i punti guadagnati e la fine di una partita.

## I punti guadagnati

scene-final = Punteggio finale
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## La fine di una partita

ending-decided = Che cosa ha deciso la partita
ending-margin = { $points ->
    [one] Un punto di vantaggio sul secondo posto
   *[other] { $points } punti di vantaggio sul secondo posto
}
ending-most-from = Maggior vantaggio: { $source }, { $own } contro { $other }
ending-since = In testa dalla mossa { $move }: { $name }
ending-turned = Tutto è cambiato alla fine. In testa di { $points } prima degli ultimi punti: { $name }
ending-swing = Maggiore svolta alla mossa { $move }: { $name }, da { $before } a { $after }
ending-look = Guarda la mossa { $move }
ending-sources = Da dove sono venuti i punti
ending-curve = I punti, mossa per mossa
ending-curve-told = I punti, mossa per mossa; alla fine: { $names }
ending-next = E adesso?
ending-level = Gioca contro bot di livello { $level }
ending-other = Un altro gioco
ending-picture = Immagine da condividere
ending-picture-save = Salva l’immagine
ending-picture-share = Condividi l’immagine
