### Podpowiedzi i powody.

advice-action = { $heading }: { $label }
hint-only = Jest tylko jedna możliwość: { $action }.
hint-best = Najlepiej: { $action }, szansa na wygraną { $chance }%.
hint-runner-up = Drugi wybór: { $action }, { $chance }%.
hint-for = Za najlepszym ruchem: { $reasons }.
hint-against = Przeciw niemu: { $reasons }.
hint-no-reason = żadne źródło punktów się nie wyróżnia
hint-contrary = Przy prostej dalszej grze częściej wygrywał drugi wybór: po najlepszym trzeba dobrze grać dalej.
hint-how = { $playouts ->
    [one] Punkty to te z końca gry, najlepszy ruch wobec drugiego, po { $playouts } rozegraniu każdego z nich.
    [few] Punkty to te z końca gry, najlepszy ruch wobec drugiego, po { $playouts } rozegraniach każdego z nich.
    [many] Punkty to te z końca gry, najlepszy ruch wobec drugiego, po { $playouts } rozegraniach każdego z nich.
   *[other] Punkty to te z końca gry, najlepszy ruch wobec drugiego, po { $playouts } rozegrania każdego z nich.
}
reason-you-more = dostajesz o { NUMBER($points, minimumFractionDigits: 1) } więcej za { FORM($source, "accusative") }
reason-you-fewer = dostajesz o { NUMBER($points, minimumFractionDigits: 1) } mniej za { FORM($source, "accusative") }
reason-seat-more = { $seat } dostaje o { NUMBER($points, minimumFractionDigits: 1) } więcej za { FORM($source, "accusative") }
reason-seat-fewer = { $seat } dostaje o { NUMBER($points, minimumFractionDigits: 1) } mniej za { FORM($source, "accusative") }
