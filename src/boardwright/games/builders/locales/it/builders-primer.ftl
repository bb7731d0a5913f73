### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Costruisci sulle tue nove caselle in modo che ciò che è uguale sia vicino. Vince chi ha più esperienza.
builders-primer-turn = Fai due cose diverse:
builders-primer-turn-collect = Prendi due blocchi dall’esterno del cubo.
builders-primer-turn-explore = Esplora: cammina e scopri ciò che hai intorno.
builders-primer-turn-build = Costruisci ciò che hai accanto: paga i suoi blocchi e mettilo sulla tua cartella.
builders-primer-turn-fight = Combatti contro un mostro accanto a te: scopri tre armi con abbastanza cuori.
builders-primer-turn-weapon = Prendi un’arma accanto a te.
builders-primer-scoring = Quando uno strato del cubo è finito, ogni casella del tuo gruppo più grande dà punti:
builders-primer-scoring-a = A: di un bioma
builders-primer-scoring-b = B: di un materiale
builders-primer-scoring-c = C: di un tipo. Poi la partita finisce.
builders-primer-scoring-mobs = I mostri danno esperienza, e un’azione supplementare o punti alla fine.

## The rules in plain words.

builders-passage-setup = Le carte sono in mazzi da quattro, con le armi intorno, tutte coperte. I blocchi formano il cubo grande. La tua cartella ha nove caselle, ognuna con un bioma. Delle tue armi ({ $weapons }), { $potatoes } sono patate, che in battaglia non servono a nulla. Tutti partono dall’incrocio al centro.
builders-passage-turn = Fai due azioni diverse. Sono cinque: prendere blocchi, esplorare, costruire, combattere contro un mostro e prendere un’arma.
builders-passage-collect = Prendi due blocchi dal cubo. Puoi prendere un blocco se sopra non ha niente e almeno due dei suoi lati sono liberi: si comincia quindi dagli angoli. Il primo blocco può liberare il secondo.
builders-passage-explore = Percorri le strade per due incroci al massimo, o resta dove sei. Poi scopri tutto ciò che è coperto nelle quattro posizioni intorno a te.
builders-passage-build = Scegli un edificio scoperto accanto a te e paga i blocchi che mostra. Un minerale vale come qualsiasi altro blocco.
builders-passage-build-place = Metti l’edificio su una casella qualsiasi della tua cartella. Può coprirne uno più vecchio, che allora non conta più. Alcuni edifici danno subito esperienza.
builders-passage-fight = Scegli un mostro scoperto accanto a te. Mescola le tue armi e scoprine tre. Se mostrano almeno tanti cuori quanti il mostro, lo sconfiggi: prendi lui e la sua esperienza. Cuori di una spada di roccia: { $stone }; di una spada di legno: { $wooden }. Tutte le armi tornano a te, comunque vada.
builders-passage-weapons = Alcune armi fanno di più quando le scopri. Un arco scopre un’altra arma. Una zappa d’oro dà { $experience } di esperienza. Un piccone di pietra prende un blocco dal cubo. Il TNT dà cuori ({ $hearts }) se lo inneschi, ma poi non c’è più.
builders-passage-weapon = Prendi un’arma scoperta accanto a te. Le tue prossime battaglie saranno più facili.
builders-passage-beaten = Alcuni mostri sconfitti mostrano un fulmine: cedine uno dopo le tue due azioni e hai un’azione supplementare. La sua esperienza resta tua. Gli altri danno più punti alla fine.
builders-passage-rounds = Ci sono tre punteggi. A arriva quando non c’è più l’ultimo blocco dello strato superiore, B dopo il secondo strato, C dopo il terzo. Chi prende blocchi decide quindi quando arriva.
builders-passage-groups = Ognuno sceglie una delle quattro caratteristiche della carta e conta il suo gruppo più grande: caselle con quella caratteristica che si toccano per un lato. Le montagne, per esempio, danno { $value } per casella: un gruppo di { $spaces } dà { $points }. In A conta anche ciò che è stampato sulla tua cartella; in B e C solo gli edifici.
builders-passage-end = La partita finisce dopo C. Ora i mostri danno punti per ogni casella con la caratteristica che mostrano. Vince chi ha più esperienza. In caso di parità vince chi ha più blocchi rimasti.
builders-passage-beginners = Per i principianti nei tre punteggi contano tutte le caselle corrispondenti, non solo il gruppo più grande. Ognuno può sceglierlo per sé.
