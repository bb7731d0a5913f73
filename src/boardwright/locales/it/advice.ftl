### Che cosa fare, e perché.

advice-action = { $heading }: { $label }
hint-only = C’è una sola scelta: { $action }.
hint-best = Migliore: { $action }, probabilità di vittoria { $chance }%.
hint-runner-up = Seconda: { $action }, { $chance }%.
hint-for = A favore della migliore: { $reasons }.
hint-against = Contro: { $reasons }.
hint-no-reason = nessuna fonte di punti spicca
hint-contrary = Continuando in modo semplice, la seconda ha vinto più spesso: la migliore richiede di giocare bene dopo.
hint-how = I punti sono quelli a fine partita, la migliore rispetto alla seconda, su { $playouts ->
    [one] { $playouts } simulazione
   *[other] { $playouts } simulazioni
} di ciascuna.
reason-you-more = ottieni { NUMBER($points, minimumFractionDigits: 1) } punti in più { FORM($source, "da") }
reason-you-fewer = ottieni { NUMBER($points, minimumFractionDigits: 1) } punti in meno { FORM($source, "da") }
reason-seat-more = { $seat } ottiene { NUMBER($points, minimumFractionDigits: 1) } punti in più { FORM($source, "da") }
reason-seat-fewer = { $seat } ottiene { NUMBER($points, minimumFractionDigits: 1) } punti in meno { FORM($source, "da") }
