### Builders & Biomes: che cos’è e quanto vale ogni posto del tavolo, che cosa è nuovo, che cosa fare e a che serve.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: con blocchi così si pagano gli edifici.
builders-explained-emerald = { CAP($block) }: per costruire sostituisce qualsiasi blocco.
builders-explained-block-gone = Il blocco che era qui è stato preso.
builders-explained-block-hidden = Nessuno ha ancora visto questo blocco.
builders-explained-block-covered = Sopra c’è un altro blocco: non si può ancora prendere.
builders-explained-block-open = Sopra e su due lati è libero: si può prendere.
builders-explained-block-shut = { $sides ->
    [0] Nessuno dei suoi lati è libero: non si può ancora prendere.
    [one] Solo { $sides } dei suoi lati è libero: non si può ancora prendere.
   *[other] Solo { $sides } dei suoi lati sono liberi: non si può ancora prendere.
}
builders-explained-block-pays = Con questo potresti pagare: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Il punteggio { $card } arriva appena finisce questo turno.
    [one] Il punteggio { $card } arriva dopo un altro blocco.
   *[other] Il punteggio { $card } arriva dopo altri { $blocks } blocchi.
}
builders-explained-held = Il punteggio { $card } è passato.
builders-explained-bottom = L’ultimo strato non porta punteggio: la partita finisce prima.
builders-explained-supply = { $count ->
    [0] Nella scorta non ce n’è.
    [one] Nella scorta ce n’è { $count }.
   *[other] Nella scorta ce ne sono { $count }.
}
builders-explained-tie = A parità di punti alla fine, vince chi ha più blocchi.

builders-explained-nothing = Qui non resta nulla.
builders-explained-tiles-left = Chi esplora qui accanto scopre quella in cima. Da qualche parte sono ancora coperti { $buildings ->
    [one] { $buildings } edificio
   *[other] { $buildings } edifici
} e { $mobs ->
    [one] { $mobs } mostro
   *[other] { $mobs } mostri
}.
builders-explained-tokens-left = Chi esplora qui accanto la scopre. È una di queste: { $weapons }.
builders-explained-away = { $steps ->
    [0] La tua pedina è accanto.
    [one] La tua pedina deve fare { $steps } passo per esserci accanto.
   *[other] La tua pedina deve fare { $steps } passi per esserci accanto.
}
builders-explained-gain = Sulla casella migliore della tua cartella darebbe { $points } in più nel punteggio { $card }.
builders-explained-no-gain = Per ora non darebbe nulla in più nel punteggio { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: ancora nessuna casella.
    [one] { CAP($name) }: una casella, { $points } punti.
   *[other] { CAP($name) }: { $spaces } caselle che si toccano, { $value } ciascuna: { $points } punti.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: ancora nessuna casella.
    [one] { CAP($name) }: una casella, { $points } punti.
   *[other] { CAP($name) }: { $spaces } caselle in tutto, { $value } ciascuna: { $points } punti.
}
builders-explained-chance = { $mob }: con quest’arma vinceresti { $then } battaglie su 100, non { $now }.

builders-explained-here = Qui: { $names }.
builders-explained-around = Intorno: { $things }.
builders-explained-turns-up = { $count ->
    [0] Esplorando qui non si scopre nulla di nuovo.
    [one] Esplorando qui si scopre { $count } cosa che nessuno conosce.
   *[other] Esplorando qui si scoprono { $count } cose che nessuno conosce.
}
builders-explained-steps = { $steps ->
    [0] La tua pedina è qui.
    [one] La tua pedina è a { $steps } passo.
   *[other] La tua pedina è a { $steps } passi.
}
builders-explained-too-far = La tua pedina è a { $steps } passi; esplorando ne fa al massimo { $most }.

builders-explained-space = Senza edificio: { $biome }.
builders-explained-bare = Una casella senza edificio conta solo nel punteggio { $card } e per i mostri alla fine.
builders-explained-belongs = { $spaces ->
    [one] Punteggio { $card }: { $name }, una sola casella, { $points } punti.
   *[other] Punteggio { $card }: { $name }, una di { $spaces } caselle così, { $points } punti in tutto.
}
builders-explained-best = Nient’altro su questa carta ora dà di più.
builders-explained-better = Ora dà di più: { $name }, { $points } punti.
builders-explained-of-seat = { $seat }: { $name }, ora { $points } punti.
builders-explained-in-pile = { $count } di { $all } armi nel mazzo. Una battaglia ne scopre { $tokens }.
builders-explained-trades = { $count ->
    [one] { $count } mostro sconfitto si può cedere per un’azione supplementare.
   *[other] { $count } mostri sconfitti si possono cedere, ognuno per un’azione supplementare.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: alla fine ancora nulla; conterebbe: { $name }.
    [one] { $mob }: alla fine { $points } punti per { $spaces } casella: { $name }.
   *[other] { $mob }: alla fine { $points } punti per { $spaces } caselle: { $name }.
}
builders-explained-no-mobs = Ancora nessun mostro sconfitto.
builders-explained-score = { $seat }: finora { $points } punti-esperienza. Vince chi ne ha di più.
builders-explained-sources = Da dove: { $sources }.
builders-explained-next = Se il punteggio { $card } arrivasse ora: altri { $points } ({ $name }).
builders-explained-mobs-end = Se la partita finisse ora, i mostri darebbero altri { $points }.

builders-explained-kind-collect-blocks = Prendi blocchi: due, dal cubo grande. Servono a pagare gli edifici.
builders-explained-kind-explore = Esplora: muovi la tua pedina e scopri ciò che è coperto intorno.
builders-explained-kind-build = Costruisci: paga un edificio accanto alla tua pedina e mettilo sulla tua cartella.
builders-explained-kind-fight = Combatti contro un mostro accanto alla tua pedina: devono bastare i cuori delle tue armi.
builders-explained-kind-collect-weapon = Prendi un’arma accanto alla tua pedina. Da lì in poi ti aiuta in ogni battaglia.
builders-explained-done = In questo turno l’hai già fatto; la seconda azione dev’essere diversa.

builders-news-tnt = Se inneschi il TNT, vale { $hearts ->
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
} e poi non c’è più. Se lo conservi, ora non vale nulla, ma resta tuo.
builders-news-trade = Hai un mostro che puoi cedere per un’altra azione, ora o alla fine di un turno successivo.
builders-news-scoring = Punteggio { $card }: scegli che cosa valutare. Ti dà di più: { $name }, { $points } punti.
builders-news-second-block = In un’azione prendi due blocchi. Il secondo può essere uno liberato dal primo.
builders-news-building = Ora puoi costruire questo: { $building }. Va bene ogni casella della tua cartella.
builders-news-mob = Un mostro! { $mob }: { $hearts ->
    [one] si sconfigge con { $hearts } cuore
   *[other] si sconfigge con { $hearts } cuori
}, e vinci { $percent } battaglie come questa su 100. Se perdi, resta lì e basta.
builders-news-weapon = Accanto a te c’è un’arma: { $weapon }. Prendila: da ora ti aiuta in ogni battaglia.
builders-news-second-action = Ora la seconda azione: tutto tranne quello che hai appena fatto.
builders-news-scoring-near = { $blocks ->
    [0] Finito questo turno arriva il punteggio { $card }: ognuno valuta una di queste cose.
    [one] Ancora un blocco e arriva il punteggio { $card }: ognuno valuta una di queste cose.
   *[other] Ancora { $blocks } blocchi e arriva il punteggio { $card }: ognuno valuta una di queste cose.
}
builders-news-end-near = { $blocks ->
    [0] Finito questo turno arriva il punteggio { $card }, l’ultimo. Poi la partita finisce.
    [one] Ancora un blocco e arriva il punteggio { $card }, l’ultimo. Poi la partita finisce.
   *[other] Ancora { $blocks } blocchi e arriva il punteggio { $card }, l’ultimo. Poi la partita finisce.
}
builders-news-explore = Intorno a te è tutto coperto. Esplora: fai fino a { $most } passi, e si scopre tutto intorno alla tua pedina.
builders-news-group = Ecco che cosa ti darebbe di più nel punteggio { $card }. { $group }
builders-news-blocks = Ora si possono prendere solo questi: un blocco dev’essere libero sopra e su due lati.
builders-news-emerald = Un minerale! Per costruire sostituisce qualsiasi blocco.

builders-urge-block = Prendi questo blocco: { $block }.
builders-urge-explore = Vai qui ed esplora.
builders-urge-stay = Resta qui ed esplora.
builders-urge-build = Costruisci qui: { $building }.
builders-urge-fight = Combatti contro questo mostro: { $mob }.
builders-urge-collect = Prendi quest’arma: { $weapon }.
builders-urge-score = Valuta questo: { $name }.
builders-urge-light = Innesca il TNT.
builders-urge-keep = Conserva il TNT.
builders-urge-decline = Non prendere blocchi.
builders-urge-trade = Cedi un mostro per un’altra azione.
builders-urge-end = Termina il turno.

builders-merit-pays = Con questo blocco puoi pagare: { $building }.
builders-merit-closer = Ti serve per un edificio accanto a te: { $building }.
builders-merit-needed = Ti serve per un edificio scoperto: { $building }.
builders-merit-emerald = Per costruire, un minerale sostituisce qualsiasi blocco.
builders-merit-last-of-layer = È l’ultimo blocco prima del punteggio { $card }, che arriva a fine turno.
builders-merit-frees = Ne libera altri che puoi prendere subito dopo: { $blocks }.
builders-merit-supply = Va nella tua scorta: i blocchi servono a pagare gli edifici.
builders-merit-turns-up = { $count ->
    [one] Scopri { $count } cosa che nessuno conosce. Forse è proprio quello che ti serve.
   *[other] Scopri { $count } cose che nessuno conosce. Forse sono proprio quello che ti serve.
}
builders-merit-there-building = Lì c’è un edificio che puoi pagare: { $building }.
builders-merit-there-mob = Lì c’è un mostro: { $mob }. Vinci { $percent } battaglie così su 100.
builders-merit-there-weapon = Lì c’è un’arma: { $weapon }.
builders-merit-nothing-new = Lì non c’è nulla di nuovo, ma forse è un posto migliore per il prossimo turno.
builders-merit-adds = { $points } in più nel punteggio { $card }, per ora. { $group }
builders-merit-gives = Dà subito { $points } punti-esperienza.
builders-merit-trophy-more = I tuoi mostri sconfitti danno { $points } in più alla fine, per ora.
builders-merit-stands = Per ora non aggiunge nulla, ma intorno può crescere un gruppo.
builders-merit-hopeless = Le tue armi non possono ancora sconfiggerlo.
builders-merit-beats = Vinci { $percent } battaglie come questa su 100, e vincere dà { $points } punti-esperienza.
builders-merit-extra = Da sconfitto puoi cederlo per un’altra azione.
builders-merit-at-end = Da sconfitto dà { $points } alla fine, per ora ({ $name }).
builders-merit-won-already = Vinci anche senza, e poi non ci sarebbe più.
builders-merit-not-enough = Anche così hai troppo pochi cuori.
builders-merit-wins = Con questo vinci: { $points } punti-esperienza.
builders-merit-wins-with-next = Con questo e il prossimo TNT vinci: { $points } punti-esperienza.
builders-merit-keep = Ce l’hai per un’altra battaglia.
builders-merit-decline = Allora non va via nessun blocco, e il punteggio non si avvicina.
builders-merit-trade = Hai un’altra azione a scelta e tieni i punti del mostro.
builders-merit-end = Il mostro resta tuo, e puoi cederlo in un altro turno.
