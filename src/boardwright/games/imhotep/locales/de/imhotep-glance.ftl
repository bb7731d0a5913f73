### Imhotep at a glance.

imhotep-wins = Jeder Ort bringt Punkte auf seine Art. Nach sechs Runden gewinnen die meisten Punkte.
