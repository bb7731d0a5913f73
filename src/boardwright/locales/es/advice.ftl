### Qué hacer, y por qué.

advice-action = { $heading }: { $label }
hint-only = Solo hay una opción: { $action }.
hint-best = La mejor opción: { $action }, probabilidad de ganar { $chance } %.
hint-runner-up = La segunda: { $action }, { $chance } %.
hint-for = A favor de la mejor: { $reasons }.
hint-against = En contra: { $reasons }.
hint-no-reason = no destaca ninguna fuente de puntos
hint-contrary = Jugando el resto de forma sencilla, la segunda ganó más veces: la mejor exige jugar bien después.
hint-how = Los puntos son los del final de la partida, la mejor opción frente a la segunda, en { $playouts ->
    [one] { $playouts } simulación
   *[other] { $playouts } simulaciones
} de cada una.
reason-you-more = ganas { NUMBER($points, minimumFractionDigits: 1) } puntos más con { FORM($source, "el") }
reason-you-fewer = ganas { NUMBER($points, minimumFractionDigits: 1) } puntos menos con { FORM($source, "el") }
reason-seat-more = { $seat } gana { NUMBER($points, minimumFractionDigits: 1) } puntos más con { FORM($source, "el") }
reason-seat-fewer = { $seat } gana { NUMBER($points, minimumFractionDigits: 1) } puntos menos con { FORM($source, "el") }
