### Vad man ska göra, och varför.

advice-action = { $heading }: { $label }
hint-only = Det finns bara ett val: { $action }.
hint-best = Bäst: { $action }, vinstchans { $chance } %.
hint-runner-up = Näst bäst: { $action }, { $chance } %.
hint-for = Talar för det bästa: { $reasons }.
hint-against = Talar emot det: { $reasons }.
hint-no-reason = ingen poängkälla sticker ut
hint-contrary = Vid enkelt fortsatt spel vann det näst bästa oftare: det bästa kräver att du spelar bra efteråt.
hint-how = Poängen är de vid spelets slut, det bästa jämfört med det näst bästa, över { $playouts ->
    [one] { $playouts } genomspelning
   *[other] { $playouts } genomspelningar
} av vardera.
reason-you-more = du får { NUMBER($points, minimumFractionDigits: 1) } poäng mer från { $source }
reason-you-fewer = du får { NUMBER($points, minimumFractionDigits: 1) } poäng mindre från { $source }
reason-seat-more = { $seat } får { NUMBER($points, minimumFractionDigits: 1) } poäng mer från { $source }
reason-seat-fewer = { $seat } får { NUMBER($points, minimumFractionDigits: 1) } poäng mindre från { $source }
