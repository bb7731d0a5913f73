### Mitä tehdä ja miksi: vinkit pöydissä ja päätteessä sekä perustelut analyysissa.

advice-action = { $heading }: { $label }
hint-only = Vaihtoehtoja on vain yksi: { $action }.
hint-best = Paras: { $action }, voittomahdollisuus { $chance } %.
hint-runner-up = Seuraavaksi paras: { $action }, { $chance } %.
# $reasons are a list of the texts below that begin with “reason”, or hint-no-reason.
hint-for = Parhaan puolesta: { $reasons }.
hint-against = Sitä vastaan: { $reasons }.
hint-no-reason = mikään pisteiden lähde ei erotu joukosta
hint-contrary = Yksinkertaisesti loppuun pelattuna seuraavaksi paras voitti useammin: paras vaatii jatkossa hyvää peliä.
hint-how = Pisteet ovat pelin lopun pisteitä, parhaan ero seuraavaksi parhaaseen, kun kumpikin pelattiin loppuun { $playouts ->
    [one] { $playouts } kerran
   *[other] { $playouts } kertaa
}.
reason-you-more = saat { NUMBER($points, minimumFractionDigits: 1) } pistettä enemmän { FORM($source, "elative") }
reason-you-fewer = saat { NUMBER($points, minimumFractionDigits: 1) } pistettä vähemmän { FORM($source, "elative") }
reason-seat-more = { $seat } saa { NUMBER($points, minimumFractionDigits: 1) } pistettä enemmän { FORM($source, "elative") }
reason-seat-fewer = { $seat } saa { NUMBER($points, minimumFractionDigits: 1) } pistettä vähemmän { FORM($source, "elative") }
