### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Porta le tue pietre ai monumenti. Dopo sei round vince chi ha più punti.
imhotep-primer-turn = Fai una cosa sola, poi tocca agli altri.
imhotep-primer-turn-get = Prendi pietre sulla tua slitta: fino a { $stones }.
imhotep-primer-turn-place = Carica una pietra su una barca.
imhotep-primer-turn-sail = Fai salpare una barca abbastanza piena verso un luogo libero: una qualsiasi, anche senza pietre tue.
imhotep-primer-turn-card = Oppure gioca una carta blu.
imhotep-primer-market = Mercato: una carta per ogni pietra.
imhotep-primer-pyramids = Piramidi: punti subito.
imhotep-primer-temple = Tempio: a ogni round, per le pietre che si vedono dall’alto.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Camera funeraria: alla fine, per chi ha più pietre in una fila.
   *[A] Camera funeraria: alla fine, per le tue pietre che si toccano.
}
imhotep-primer-obelisks = { $side ->
    [B] Obelischi: { $stones } tue pietre ne fanno uno; i primi danno di più.
   *[A] Obelischi: alla fine, per le torri più alte.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Ognuno prende un colore. All’inizio sulle slitte ci sono, in ordine di turno, queste pietre: { $stones }. Le altre aspettano nella cava. I luoghi sono cinque: il mercato e quattro monumenti. Ognuno ha un lato A e un lato B, e scegliete voi quale usare. Le carte round sono sette e una resta fuori: così nessuno sa di preciso quali barche verranno.
imhotep-passage-round = A ogni round arrivano quattro barche. A turno ognuno fa una cosa, ancora e ancora, finché tutte e quattro sono salpate. I luoghi sono cinque: uno resta quindi senza barca.
imhotep-passage-round-end = Quando la quarta barca è scaricata, il round è finito. Il tempio dà i suoi punti, le carte rimaste al mercato vanno via e arrivano nuove barche. Comincia chi siede a sinistra di chi ha fatto salpare l’ultima barca.
imhotep-passage-pass = Devi sempre fare qualcosa. Passi solo se non puoi fare nulla.
imhotep-passage-get = Prendi pietre dalla tua cava sulla slitta: { $stones } alla volta. La slitta ne porta { $sled }; se ne ha già { $full }, ce ne sta solo una in più.
imhotep-passage-place = Metti una pietra dalla slitta su un posto libero di una barca che aspetta ancora. Le barche non sono di nessuno: puoi salire dove vuoi.
imhotep-passage-sail = Una barca deve avere abbastanza pietre per salpare: { $four } su una barca da quattro, { $two } su una barca da due. Puoi far salpare qualsiasi barca, anche senza pietre tue, verso qualsiasi luogo dove non c’è ancora una barca. Così aiuti te, o mandi gli altri dove non vogliono andare.
imhotep-passage-unload = Le pietre scendono dalla barca una dopo l’altra, a partire dalla prua. La prima prende la prossima casella libera: conta quindi dove si sta sulla barca.
imhotep-passage-market = Per ogni pietra che arriva al mercato, chi la possiede prende una carta. La pietra torna nella cava.
imhotep-passage-market-cards = Una carta rossa mette subito un’altra tua pietra su un monumento. Le carte verdi e viola danno punti alla fine. Le carte blu servono in un turno successivo.
imhotep-passage-market-pair = Lato B. Due delle carte sono coperte. Chi le sceglie le guarda tutte e due, ne tiene una e scarta l’altra.
imhotep-passage-market-pile = Quando serve una carta e il mazzo è vuoto, si mescolano gli scarti.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = Lato A. Le pietre riempiono la piramide casella per casella, e ognuna dà subito i suoi punti: prima { $points }, e così via. Conta in anticipo: chi avrà le caselle buone? Quando la piramide è completa, ogni altra pietra dà { $beyond }.
imhotep-passage-pyramids-b = Lato B. Ogni pietra va su una delle tre piramidi, a scelta di chi la possiede. La casella successiva dà subito punti, oppure un punto e qualcos’altro: una carta, pietre per la tua slitta ({ $stones }) o una tua pietra su una barca. Quando tutte e tre sono complete, ogni altra pietra dà { $beyond }.
imhotep-passage-temple = Nel tempio le pietre stanno una accanto all’altra; c’è posto per { $spaces }. Quando è pieno, le prossime coprono le vecchie, da sinistra.
imhotep-passage-temple-a = Lato A. Alla fine di ogni round guardate dall’alto: ogni pietra che si vede dà { $points }. Una pietra può quindi dare punti più volte, finché qualcuno non la copre.
imhotep-passage-temple-b = Lato B. Alla fine di ogni round guardate dall’alto: ogni pietra che si vede dà ciò che mostra la sua casella: punti, una carta, o a scelta un punto o pietre per la slitta ({ $stones }).
imhotep-passage-burial = Le file sono { $rows }. Le pietre le riempiono colonna per colonna: giù per la prima, poi per la seguente.
imhotep-passage-burial-a = Lato A. Alla fine le tue pietre che si toccano per un lato sono un gruppo. Ogni gruppo conta, e quelli grandi molto di più: un gruppo di { $stones } dà { $points }. Oltre { $most }, ogni altra pietra dà { $further }. Gli angoli non contano.
imhotep-passage-burial-b = Lato B. Alla fine ogni fila conta per sé. Chi ha più pietre riceve di più, poi gli altri: { $points }. In caso di parità si divide.
imhotep-passage-obelisks-a = Lato A. Ognuno costruisce una torre. Alla fine la più alta dà di più, poi la seguente: { $points }. In caso di parità si divide.
imhotep-passage-obelisks-b = Lato B. Appena hai qui { $stones } pietre sciolte, diventano un obelisco. Prende il posto libero più alto e ne dà subito i punti: { $points }, e così via. Alla fine ogni pietra fuori dagli obelischi dà { $loose }.
imhotep-passage-blue = Giocare una carta blu è tutto il tuo turno. Quella che hai ancora alla fine dà { $points }.
imhotep-passage-blue-each = Leva: fai salpare una barca e decidi in che ordine si scaricano le sue pietre. Martello: prendi pietre, poi caricane una. Vela: carica una pietra, poi fai salpare quella barca. Scalpello: carica due pietre.
imhotep-passage-end = Dopo sei round si contano la camera funeraria, gli obelischi e le carte. Vince chi ha più punti. In caso di parità vince chi ha più pietre sulla slitta.
imhotep-passage-end-cards = Una carta verde dà punti per le pietre nel suo luogo, di chiunque siano: 1 ogni { $stones }. Le statue valgono di più se ne hai di più: { $points } per una, due, tre e così via.
imhotep-passage-wrath = Il faraone vuole vedere una tua pietra su ognuno dei quattro monumenti. Chi alla fine non ne ha su uno di essi perde punti: { $points }.
