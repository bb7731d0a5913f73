### Que faire, et pourquoi.

advice-action = { $heading } : { $label }
hint-only = Il n’y a qu’un choix : { $action }.
hint-best = Le meilleur : { $action }, { $chance } % de chances de victoire.
hint-runner-up = Le suivant : { $action }, { $chance } %.
hint-for = En faveur du meilleur : { $reasons }.
hint-against = Contre lui : { $reasons }.
hint-no-reason = aucune source de points ne se détache
hint-contrary = En jouant simplement la suite, le suivant a gagné plus souvent : le meilleur demande de bien jouer après.
hint-how = Les points sont ceux de la fin de partie, le meilleur comparé au suivant, sur { $playouts ->
    [one] { $playouts } simulation
   *[other] { $playouts } simulations
} de chacun.
reason-you-more = tu gagnes { NUMBER($points, minimumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus avec { FORM($source, "le") }
reason-you-fewer = tu gagnes { NUMBER($points, minimumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins avec { FORM($source, "le") }
reason-seat-more = { $seat } gagne { NUMBER($points, minimumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus avec { FORM($source, "le") }
reason-seat-fewer = { $seat } gagne { NUMBER($points, minimumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins avec { FORM($source, "le") }
