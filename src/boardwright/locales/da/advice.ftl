### Hvad man skal gøre, og hvorfor.

advice-action = { $heading }: { $label }
hint-only = Der er kun ét valg: { $action }.
hint-best = Bedst: { $action }, vinderchance { $chance } %.
hint-runner-up = Næstbedst: { $action }, { $chance } %.
hint-for = For det bedste taler: { $reasons }.
hint-against = Imod taler: { $reasons }.
hint-no-reason = ingen pointkilde skiller sig ud
hint-contrary = Når der blev spillet enkelt videre, vandt det næstbedste oftere: det bedste kræver, at du spiller godt bagefter.
hint-how = Pointene er dem ved spillets slutning, det bedste i forhold til det næstbedste, over { $playouts ->
    [one] { $playouts } gennemspilning
   *[other] { $playouts } gennemspilninger
} af hvert.
reason-you-more = du får { NUMBER($points, minimumFractionDigits: 1) } point mere fra { $source }
reason-you-fewer = du får { NUMBER($points, minimumFractionDigits: 1) } point mindre fra { $source }
reason-seat-more = { $seat } får { NUMBER($points, minimumFractionDigits: 1) } point mere fra { $source }
reason-seat-fewer = { $seat } får { NUMBER($points, minimumFractionDigits: 1) } point mindre fra { $source }
