### Le partite guidate di Biotopia, passo dopo passo, per chi non ha mai giocato.

biotopia-lesson-first = Il tuo primo giardino
biotopia-lesson-first-flower = Eccoti nel prato! Le farfalle vengono solo dove crescono fiori. Per fortuna ogni carta ha un fiore sul retro. Posane quindi una come fiore: l’occhio di pavone. Sarebbe la tua farfalla più cara, con { $cost } fiori.
biotopia-lesson-first-flower-other = Anche quella sarebbe un fiore. Ma costa meno, quindi potrai giocarla prima. Posa l’occhio di pavone.
biotopia-lesson-first-more = Tocca a te, e in un turno fai una cosa sola. Accanto al fiorellino di una carta c’è scritto quanti fiori vuole: l’atteone lineato minore ne vuole { $cost }, e tu ne hai { $symbols }. Posa quindi un altro fiore: la vanessa atalanta.
biotopia-lesson-first-more-cards = Le carte servono, e presto ne prenderemo. Ma prima i fiori. Posa la vanessa atalanta.
biotopia-lesson-first-more-other = Crescerebbe anche quella. Ma teniamola, e posiamo la vanessa atalanta.
biotopia-lesson-first-butterfly = { $symbols } fiori: ora viene l’atteone lineato minore! Giocalo nel tuo giardino. In alto a destra sulla carta ci sono i suoi punti: ricevi subito { $points }. E i fiori restano.
biotopia-lesson-first-butterfly-later = Potrai farlo dopo. Ora hai abbastanza fiori per la tua prima farfalla, e le farfalle danno punti. Gioca l’atteone lineato minore.
biotopia-lesson-first-goal = Il tuo primo punto, e anche il tuo avversario ne ha uno. Quando qualcuno ha { $goal } punti, il giro si completa. Poi vince chi ha più punti.
biotopia-lesson-first-sky = Ora ti servono carte nuove. { $cards } sono scoperte nel cielo. Prendi l’icaro: sa fare qualcosa di speciale. Al suo posto arriva una carta nuova.
biotopia-lesson-first-sky-deck = Il mazzo è una sorpresa; nel cielo vedi che cosa prendi. Questa volta prendi l’icaro.
biotopia-lesson-first-sky-other = Bella farfalla! Ma prendi l’icaro: voglio mostrarti che cosa sa fare.
biotopia-lesson-first-sky-flower = Tieni ancora quella carta, e prima prendi l’icaro dal cielo.
biotopia-lesson-first-compost = Il tuo avversario ha giocato un raggio di sole. Una carta così serve una volta sola: gli ha dato nuove carte, e ora sta nel compost. Ora tu: per l’icaro manca solo un fiore. Ne vuole { $cost }, e tu ne hai { $symbols }. Posa l’antiopa.
biotopia-lesson-first-compost-cards = Prima un altro fiore: così può venire l’icaro, che ti porta anche una carta. Posa l’antiopa.
biotopia-lesson-first-compost-blue = Come fiore non potrebbe volare! Tieni l’icaro, e posa l’antiopa.
biotopia-lesson-first-blue = Ora hai abbastanza fiori. Gioca l’icaro. Dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e poi guarda che cosa fa.
biotopia-lesson-first-blue-later = Potresti fare anche quello. Ma l’icaro dà un punto e una carta in un solo turno. Giocalo.
biotopia-lesson-first-effect = Molte farfalle fanno qualcosa quando arrivano. L’icaro ti lascia prendere una carta dal cielo, in regalo. Prendi la cavolaia maggiore: ci serve subito.
biotopia-lesson-first-effect-other = Buona carta! Ma la cavolaia maggiore può farti vincere subito una missione. Prendi quella.
biotopia-lesson-first-effect-decline = Puoi dire di no. Ma questa carta è un regalo, e non costa un turno. Prendi la cavolaia maggiore.
biotopia-lesson-first-white = Guarda questa missione: è di chi ha più cavolaie maggiori. Ancora non ne ha nessuno! Gioca la tua: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per la farfalla e ancora { $mission } per la missione.
biotopia-lesson-first-white-later = Meglio adesso, prima che ne abbia una il tuo avversario! Gioca la cavolaia maggiore.
biotopia-lesson-first-deck = La missione è tua, finché nessuno ha altrettante cavolaie maggiori. La tua mano è vuota, quindi pesca dal mazzo. Quando finisce, si mescola il compost, che diventa il nuovo mazzo.
biotopia-lesson-first-deck-sky = Anche quello va bene. Ma questa volta lasciati sorprendere dal mazzo: pesca la prima carta.
biotopia-lesson-first-missions = Le altre missioni si prendono in un turno a parte, quando il tuo giardino ha tutto quello che chiedono. Questa dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $asked } atteoni lineati minori; tu ne hai { $has }. È di chi arriva primo.
biotopia-lesson-first-onward = Tu hai { $own } punti, il tuo avversario { $rival }. Ora continua per conto tuo, fino a { $goal }! Prima i fiori, poi le farfalle, e ogni tanto carte nuove. La tua vanessa dell’ortica può venire subito.
biotopia-lesson-missions = Le missioni
biotopia-lesson-missions-wish = Le missioni danno punti in più. Questa dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $asked } atteoni lineati minori nel tuo giardino. Ne hai { $held } in mano, e un altro è nel cielo. Prima un fiore: posa l’occhio di pavone.
biotopia-lesson-missions-wish-other = Quella carta ci serve per altro. Posa quella che brilla.
biotopia-lesson-missions-progress = La missione mostra a che punto sono tutti: ancora nessuno ne ha uno su { $asked }. Un atteone lineato minore chiede { $cost } fiori, e tu ne hai { $symbols }. Posa la vanessa atalanta.
biotopia-lesson-missions-progress-cards = Le carte non scappano. Prima un altro fiore, poi le farfalle: posa la vanessa atalanta.
biotopia-lesson-missions-one = Ora gioca un atteone lineato minore. Dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e conta per la missione.
biotopia-lesson-missions-play-first = Aiuterebbe anche quello. Ma la missione è di chi arriva primo: gioca un atteone lineato minore.
biotopia-lesson-missions-sky = Attenzione, anche il tuo avversario ne ha { $rival } su { $asked }! L’atteone lineato minore nel cielo lo può prendere chiunque. Prendilo, prima che sparisca.
biotopia-lesson-missions-sky-other = Quello può aspettare. L’atteone lineato minore nel cielo forse la prossima volta non c’è più: prendilo.
biotopia-lesson-missions-sky-later = Le carte nella tua mano non te le toglie nessuno. Quella nel cielo può prenderla un altro, quindi comincia da lì.
biotopia-lesson-missions-two = Hai { $held } atteoni lineati minori in mano, ma la missione dice { $has } su { $asked }: contano solo le farfalle nel giardino. Fuori il prossimo!
biotopia-lesson-missions-three = { $has } su { $asked }. Gioca anche l’ultimo.
biotopia-lesson-missions-take = Ci sono tutti! Ma la missione non viene da sola: prenderla occupa il tuo turno. Prendila adesso, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-lesson-missions-take-now = Prima prendi la missione! Se il tuo avversario arriva prima, è persa.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} che nessuno può toglierti. Solo la missione delle cavolaie può cambiare di mano. E un consiglio: un’antiopa, come quella nel cielo, sostituisce una farfalla che ancora manca a una missione. Ora continua a giocare!
biotopia-lesson-bio-cards = Raggio di sole e crisalide
biotopia-lesson-bio-cards-hide = Il raggio di sole e la crisalide sono carte bio: fanno qualcosa e se ne vanno. La crisalide trasforma un fiore nella farfalla sull’altro lato. Nascondi quindi una buona farfalla tra i fiori: posa la vanessa atalanta, che chiederebbe { $cost } fiori.
biotopia-lesson-bio-cards-hide-other = Anche quella sarebbe un fiore. Ma la crisalide deve trovare poi qualcosa di buono: posa la vanessa atalanta.
biotopia-lesson-bio-cards-second = Il raggio di sole chiede { $cost } fiori, e tu ne hai { $symbols }. Posa l’occhio di pavone. È l’unica farfalla che nessuna crisalide può girare.
biotopia-lesson-bio-cards-second-cards = Il raggio di sole ti porta più carte in un turno. Gli manca solo un fiore: posa l’occhio di pavone.
biotopia-lesson-bio-cards-second-other = Quella carta vogliamo giocarla. Posa l’occhio di pavone.
biotopia-lesson-bio-cards-sunshine = Gioca il raggio di sole! Peschi più carte in un turno, e il raggio di sole va nel compost.
biotopia-lesson-bio-cards-sunshine-draw = Quella sarebbe una carta. Il raggio di sole te ne dà di più: giocalo.
biotopia-lesson-bio-cards-sunshine-flower = Hai abbastanza fiori per il raggio di sole. Giocalo scoperto.
biotopia-lesson-bio-cards-knapweed = Carte nuove! Il fiordaliso stoppione è un fiore su entrambi i lati. Giocato scoperto per { $cost } fiori, cresce nella tua fila dei fiori e vale doppio. Giocalo.
biotopia-lesson-bio-cards-knapweed-first = Potrai farlo presto. Prima il fiordaliso stoppione, così hai abbastanza fiori per la crisalide.
biotopia-lesson-bio-cards-knapweed-back = Posata come fiore, una carta vale uno; il fiordaliso stoppione, giocato scoperto, vale doppio. Gioca quello.
biotopia-lesson-bio-cards-chrysalis = Ora la crisalide. Chiede { $cost } fiori, e tu ne hai { $symbols }. Giocala.
biotopia-lesson-bio-cards-chrysalis-first = Bene, ma non ora: vediamo che cosa esce dalla crisalide. Giocala.
biotopia-lesson-bio-cards-turn = Quale fiore gira? Dalla mano la vanessa atalanta chiederebbe { $cost } fiori, e tu ne hai { $symbols }. Alla crisalide non importa! Gira la vanessa atalanta, per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
biotopia-lesson-bio-cards-turned = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e a buon prezzo! Ti è costato un fiore: ne restano { $symbols }. E la crisalide è nel compost. Posa quindi buone farfalle come fiori, e una crisalide le farà volare. Ora continua a giocare!
