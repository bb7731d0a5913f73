### Hva du bør gjøre, og hvorfor: tips ved bordet og i terminalen, og begrunnelser i en analyse.

advice-action = { $heading }: { $label }
hint-only = Det er bare ett valg: { $action }.
hint-best = Best: { $action }, vinnersjanse { $chance } %.
hint-runner-up = Nest best: { $action }, { $chance } %.
hint-for = For det beste: { $reasons }.
hint-against = Mot det: { $reasons }.
hint-no-reason = ingen poengkilde skiller seg ut
hint-contrary = Spilt enkelt videre vant det nest beste oftere: Det beste krever godt spill etterpå.
hint-how = Poengene er de ved spillets slutt, det beste mot det nest beste, over { $playouts ->
    [one] { $playouts } gjennomspilling
   *[other] { $playouts } gjennomspillinger
} av hvert.
reason-you-more = du får { NUMBER($points, minimumFractionDigits: 1) } poeng mer fra { FORM($source, "definite") }
reason-you-fewer = du får { NUMBER($points, minimumFractionDigits: 1) } poeng mindre fra { FORM($source, "definite") }
reason-seat-more = { $seat } får { NUMBER($points, minimumFractionDigits: 1) } poeng mer fra { FORM($source, "definite") }
reason-seat-fewer = { $seat } får { NUMBER($points, minimumFractionDigits: 1) } poeng mindre fra { FORM($source, "definite") }
