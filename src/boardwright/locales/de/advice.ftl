### Was zu tun ist, und warum: Tipps am Tisch und im Terminal, und Gründe in einer Analyse.

advice-action = { $heading }: { $label }
hint-only = Es gibt nur eine Möglichkeit: { $action }.
hint-best = Am besten: { $action }, Gewinnchance { $chance } %.
hint-runner-up = Zweitbeste Wahl: { $action }, { $chance } %.
hint-for = Dafür: { $reasons }.
hint-against = Dagegen: { $reasons }.
hint-no-reason = keine Punktequelle sticht heraus
hint-contrary = Bei einfacher Spielweise gewann die zweitbeste Wahl öfter: Die beste verlangt danach gutes Spiel.
hint-how = Gemeint sind Punkte am Ende der Partie, die beste gegen die zweitbeste Wahl, über { $playouts ->
    [one] { $playouts } Durchlauf
   *[other] { $playouts } Durchläufe
} von jeder.
reason-you-more = du bekommst { NUMBER($points, minimumFractionDigits: 1) } mehr durch { FORM($source, "through") }
reason-you-fewer = du bekommst { NUMBER($points, minimumFractionDigits: 1) } weniger durch { FORM($source, "through") }
reason-seat-more = { $seat } bekommt { NUMBER($points, minimumFractionDigits: 1) } mehr durch { FORM($source, "through") }
reason-seat-fewer = { $seat } bekommt { NUMBER($points, minimumFractionDigits: 1) } weniger durch { FORM($source, "through") }
