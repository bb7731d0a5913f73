### What to do, and why: hints at tables and in the terminal, and reasons in an analysis.

advice-action = { $heading }: { $label }
hint-only = There is only one choice: { $action }.
hint-best = Best: { $action }, win chance { $chance }%.
hint-runner-up = Next: { $action }, { $chance }%.
# $reasons are a list of the texts below that begin with “reason”, or hint-no-reason.
hint-for = For the best: { $reasons }.
hint-against = Against it: { $reasons }.
hint-no-reason = no source of points stands out
hint-contrary = With simple play from there, the next one won more often: the best needs good play afterwards.
hint-how = Points are those at the end of the game, the best compared with the next, over { $playouts ->
    [one] { $playouts } play-out
   *[other] { $playouts } play-outs
} of each.
reason-you-more = you get { NUMBER($points, minimumFractionDigits: 1) } more from { $source }
reason-you-fewer = you get { NUMBER($points, minimumFractionDigits: 1) } fewer from { $source }
reason-seat-more = { $seat } gets { NUMBER($points, minimumFractionDigits: 1) } more from { $source }
reason-seat-fewer = { $seat } gets { NUMBER($points, minimumFractionDigits: 1) } fewer from { $source }
