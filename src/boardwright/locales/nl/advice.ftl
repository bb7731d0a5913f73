### Wat te doen, en waarom: tips aan tafel en in de terminal, en redenen in een analyse.

advice-action = { $heading }: { $label }
hint-only = Er is maar één keuze: { $action }.
hint-best = Beste keuze: { $action }, winstkans { $chance }%.
hint-runner-up = Op een na beste: { $action }, { $chance }%.
hint-for = Voor de beste keuze: { $reasons }.
hint-against = Ertegen: { $reasons }.
hint-no-reason = geen enkele bron van punten springt eruit
hint-contrary = Eenvoudig verdergespeeld won de op een na beste keuze vaker: de beste vraagt daarna goed spel.
hint-how = Bedoeld zijn de punten aan het einde van het spel, de beste keuze tegenover de op een na beste, over { $playouts ->
    [one] { $playouts } uitgespeelde partij
   *[other] { $playouts } uitgespeelde partijen
} van elk.
reason-you-more = je krijgt { NUMBER($points, minimumFractionDigits: 1) } punten meer door { FORM($source, "through") }
reason-you-fewer = je krijgt { NUMBER($points, minimumFractionDigits: 1) } punten minder door { FORM($source, "through") }
reason-seat-more = { $seat } krijgt { NUMBER($points, minimumFractionDigits: 1) } punten meer door { FORM($source, "through") }
reason-seat-fewer = { $seat } krijgt { NUMBER($points, minimumFractionDigits: 1) } punten minder door { FORM($source, "through") }
