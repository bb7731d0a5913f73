### Builders & Biomes: partite guidate.

builders-lesson-first = Il tuo primo mondo
builders-lesson-first-welcome = Ecco un nuovo mondo! Esploralo, costruisci e ottieni più punti-esperienza di tutti. Le carte sono ancora coperte: porta la tua pedina all’incrocio segnato e guarda che cosa c’è.
builders-lesson-first-elsewhere = Potresti andare anche lì. Ma prima vieni con noi all’incrocio segnato.
builders-lesson-first-look-first = Presto ti serviranno blocchi. Ma prima vediamo per che cosa: vai all’incrocio segnato.
builders-lesson-first-found = Edifici! Questa casa costa { $cost }. In ogni turno fai due cose diverse. Hai esplorato, quindi ora prendi blocchi: questo, dal cubo grande.
builders-lesson-first-this-corner = Anche quel blocco è libero. Ma prendi quello segnato: è un tronco per la casa, e libera un minerale lì accanto.
builders-lesson-first-freed = Perché non un blocco qualsiasi? Sopra e su due lati dev’essere libero. Ogni volta prendi due blocchi, e il primo ha appena liberato questo minerale. Prendilo!
builders-lesson-first-emerald = Potresti prendere anche quello. Ma quello segnato è un minerale, e presto vedrai a che cosa serve.
builders-lesson-first-build = Anche il Blu ha esplorato e preso blocchi. Ora costruisci la casa: hai un tronco, e il minerale sostituisce qualsiasi blocco. Scegli la carta, poi la casella segnata tra i tuoi deserti.
builders-lesson-first-between = Puoi costruire su ogni casella, e un’altra forse per ora ti dà altrettanto. Ma dal centro i tuoi deserti possono crescere da ogni lato: scegli questa casella.
builders-lesson-first-pay-first = Potrai farlo dopo. Prima costruisci: hai tutti i blocchi che servono.
builders-lesson-first-why = Un edificio mostra un bioma (il paesaggio), un materiale e un tipo, e ognuno si valuta una volta. Prima conta un bioma, ma solo le caselle che si toccano: { $spaces ->
    [one] { $spaces } deserto
   *[other] { $spaces } deserti
}, { $value } punti ciascuno.
builders-lesson-first-more = Un turno ha una seconda azione. Prendi blocchi per il prossimo edificio: questo vuole sabbia, quindi prendine.
builders-lesson-first-sand = Anche quel blocco è libero. Ma non hai ancora sabbia: prendi quello segnato.
builders-lesson-first-blocks-now = Potresti anche esplorare. Ma prima prendi blocchi con noi: con una buona scorta puoi costruire subito.
builders-lesson-first-hidden = Nessuno sa che cosa c’è sotto questo blocco. Prendilo e lo vedremo!
builders-lesson-first-below = Potresti prendere quello. Ma non vuoi sapere che cosa c’è sotto quello segnato?
builders-lesson-first-onward = Anche il Blu ha costruito. Esploriamo ancora: puoi fare fino a due passi, quindi vieni qui. Sotto la carta che hai costruito aspetta la prossima.
builders-lesson-first-this-way = Potresti andare anche lì. Ma questa volta vieni con noi all’incrocio segnato.
builders-lesson-first-explore-first = I blocchi sono una buona idea. Ma prima esplora: poi sai quali ti servono.
builders-lesson-first-plan = Un ponte di tronchi nel deserto! Renderebbe più grande il tuo gruppo di deserti. Costa { $cost }, e ti manca un tronco. Eccolo: prendilo.
builders-lesson-first-wood = Anche quel blocco è libero. Ma per il ponte ti manca un tronco: prendi quello segnato.
builders-lesson-first-keep = Potresti costruirlo. Ma poi al ponte mancherebbero ancora più tronchi: prendi prima il blocco segnato.
builders-lesson-first-layer = Vedi che lo strato superiore si riduce? Quando finisce, arriva il primo punteggio. { $blocks ->
    [one] Resta { $blocks } blocco.
   *[other] Restano { $blocks } blocchi.
} Prendi anche questo.
builders-lesson-first-any-block = Anche quel blocco è libero. Ma ora prendi quello segnato.
builders-lesson-first-bigger = Ora puoi pagare il ponte. Scegli la carta, poi la casella segnata, così { $spaces ->
    [one] si tocca { $spaces } deserto
   *[other] si toccano { $spaces } deserti
}. E due edifici di tronchi vicini conteranno quando si valutano i materiali.
builders-lesson-first-beside = Puoi costruire su ogni casella. Ma qui il ponte rende più grande il tuo gruppo di deserti: scegli questa casella.
builders-lesson-first-soon = Ben fatto! { $blocks ->
    [one] Resta { $blocks } blocco
   *[other] Restano { $blocks } blocchi
} nello strato superiore. Più ne prendi, prima arriva il punteggio, e a te conviene. Prendi questo.
builders-lesson-first-top-layer = Anche quel blocco è libero. Ma prendi quello segnato: solo i blocchi dello strato superiore avvicinano il punteggio.
builders-lesson-first-last = Ancora uno: questo. Poi il Blu può finire lo strato superiore, e arriva il primo punteggio.
builders-lesson-first-score = Lo strato superiore è finito: ognuno valuta un bioma. Il Blu ha scelto la montagna. Da te { $spaces ->
    [one] si tocca { $spaces } deserto
   *[other] si toccano { $spaces } deserti
}, e ognuno dà { $value } punti: scegli il deserto!
builders-lesson-first-most = Guarda i numeri: il deserto ti dà di più. Scegli il deserto!
builders-lesson-first-on = { $points } punti per te, { $theirs } per il Blu! Dopo il secondo strato ognuno valuta un materiale, dopo il terzo un tipo. Poi la partita finisce, e vince chi ha più punti-esperienza. Il mondo è tuo: continua!

builders-lesson-fights = Armi e mostri
builders-lesson-fights-look = In questo mondo vivono mostri, e chi li sconfigge ottiene punti-esperienza. Si può esplorare anche senza muoversi: scegli l’incrocio dove ti trovi.
builders-lesson-fights-stay = Potresti andare lì. Ma questa volta esplora dove ti trovi.
builders-lesson-fights-no-block = I blocchi possono aspettare. Questo capitolo parla di battaglie.
builders-lesson-fights-fight = Uno zombie: { $hearts ->
    [one] lo sconfigge { $hearts } cuore
   *[other] lo sconfiggono { $hearts } cuori
}. Si scoprono a caso { $tokens } delle tue armi: le spade hanno cuori, le patate velenose no. Vinci { $percent } battaglie come questa su 100. Coraggio, combatti!
builders-lesson-fights-trade = Ci è riuscita la tua spada di roccia: { $experience } punti-esperienza! Tutte le armi tornano nel tuo mazzo. E questo mostro può fare di più: cedilo e ottieni un’azione supplementare.
builders-lesson-fights-not-yet = Potresti tenere il mostro per dopo. Ma usalo ora: cedilo per un’azione supplementare.
builders-lesson-fights-edge = Un’azione supplementare può essere qualsiasi, anche una già fatta in questo turno. Al bordo del mondo ci sono altre armi: vacci ed esplora.
builders-lesson-fights-to-edge = Potresti andare anche lì. Ma l’incrocio segnato è al bordo, dove sono le armi.
builders-lesson-fights-collect = Una spada di diamante! Prendila ed è tua. Poi vinci { $then } battaglie su 100 contro questo scheletro, non { $now }.
builders-lesson-fights-diamond = Anche l’arco va bene. Ma la spada di diamante ha più cuori: prendi quella.
builders-lesson-fights-arm-first = Fra poco. Prima prendi la spada di diamante.
builders-lesson-fights-again = Ora combatti contro lo scheletro. Se perdi, non hai perso nulla: lui resta, e tu tieni le tue armi.
builders-lesson-fights-dare = Potresti farlo. Ma hai buone armi: combatti contro lo scheletro!
builders-lesson-fights-end = Vittoria! Questo mostro lo tieni fino alla fine. Allora dà { $value } punti per ogni tua foresta, anche se non si toccano: con { $spaces } fanno { $points }. Ora sai combattere: continua!

builders-lesson-scoring = Come si contano i punti
builders-lesson-scoring-welcome = Giocate in quattro, e il Blu è principiante: per lui i punteggi sono più facili. Presto vedrai come. Prima esplora dove ti trovi.
builders-lesson-scoring-stay = Potresti andare lì. Ma questa volta esplora dove ti trovi.
builders-lesson-scoring-look-first = I blocchi vengono dopo. Prima esplora dove ti trovi.
builders-lesson-scoring-wood = Questo edificio è un deserto e costa { $cost }. Prendi il blocco segnato.
builders-lesson-scoring-that-wood = Anche quel blocco è libero. Ma per l’edificio prendi quello segnato.
builders-lesson-scoring-another = E un secondo blocco: quello segnato.
builders-lesson-scoring-any = Anche quel blocco è libero. Ma ora prendi quello segnato.
builders-lesson-scoring-build = Costruiscilo qui, al centro della tua cartella. Così hai { $all } deserti, e { $spaces } di questi si toccano per i lati.
builders-lesson-scoring-middle = Puoi costruire su ogni casella. Ma guarda che cosa succede qui al centro.
builders-lesson-scoring-build-first = Potrai farlo dopo. Prima costruisci: hai tutti i blocchi che servono.
builders-lesson-scoring-layer = { $blocks ->
    [one] Resta { $blocks } blocco
   *[other] Restano { $blocks } blocchi
} nello strato superiore. Quando finisce, ognuno valuta un bioma. Prendi questo.
builders-lesson-scoring-top-layer = Potresti fare anche quello. Ma vogliamo vedere il punteggio: prendi il blocco segnato.
builders-lesson-scoring-one-more = E questo. Gli altri finiranno lo strato.
builders-lesson-scoring-score = Il punteggio! Hai { $all } deserti, ma per te conta solo il gruppo più grande, e gli angoli non si toccano: { $spaces } per { $value } fa { $points }. Scegli il deserto!
builders-lesson-scoring-most = Guarda i numeri: il deserto ti dà di più. Scegli il deserto!
builders-lesson-scoring-end = { $theirs } punti per il Blu, per { $all } deserti che non si toccano affatto! Per i principianti conta ogni casella; con le tue regole sarebbero { $less }. Chi è principiante si sceglie prima della partita. Ora continua!
