### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Attira farfalle nel tuo giardino. Appena qualcuno ha 15 punti si finisce il giro: vince chi ha più punti.
biotopia-primer-turn = Fai una cosa sola, poi tocca agli altri.
biotopia-primer-turn-draw = Prendi una carta dal mazzo o dal cielo.
biotopia-primer-turn-flower = Posa una carta dal lato fiore: ora è un fiore.
biotopia-primer-turn-butterfly = Gioca una farfalla: ti servono tanti fiori quanti ne costa, e li tieni.
biotopia-primer-turn-mission = Prendi una missione quando hai ciò che mostra.
biotopia-primer-scoring-butterflies = Ogni farfalla dà i punti sulla sua carta.
biotopia-primer-scoring-missions = Ogni missione dà punti: { $points }.
biotopia-primer-scoring-whites = Più cavolaie: { $points }, finché ne hai più di tutti.

## The rules in plain words.

biotopia-passage-setup = Ognuno riceve quattro carte, ne posa una dal lato fiore e ne tiene tre. Altre tre sono scoperte al centro: quello è il cielo. Accanto ci sono cinque missioni; «più cavolaie» c’è sempre.
biotopia-passage-draw = Nel tuo turno fai una di queste cinque cose. Le prime due ti danno una carta: pescane una dal mazzo senza vederla, o prendi una delle tre del cielo.
biotopia-passage-flower = Posa una carta qualsiasi della mano dal lato fiore nella tua fila dei fiori. Da ora è un fiore, qualunque cosa ci sia dall’altra parte. Solo tu puoi guardare.
biotopia-passage-butterfly = Gioca una carta scoperta. Nella tua fila ti servono almeno tanti fiori quanti ne costa. Un occhio di pavone, per esempio, costa { $cost }. Non paghi: i fiori restano e contano anche la prossima volta.
biotopia-passage-mission = Prendi una missione quando hai ciò che mostra. È un turno intero: fai presto, forse la vuole anche qualcun altro.
biotopia-passage-hand = Alla fine del tuo turno puoi tenere in mano sei carte. Quelle di troppo vanno nel compost.
biotopia-passage-symbols = Una carta dal lato fiore è un fiore. Il fiordaliso stoppione è un fiore anche dall’altra parte, e lì vale due.
biotopia-passage-rows = Le farfalle volano sopra i tuoi fiori. Danno i loro punti, fanno ciò che dice la carta e restano per sempre.
biotopia-passage-effects = Ogni specie di farfalla fa qualcosa quando arriva; la carta dice che cosa. L’icaro ti fa prendere una carta dal cielo, l’aurora una dal compost, e la giurtina ti fa pescare. La cedronella ti dà un fiore. Un’antiopa sostituisce una farfalla che ti manca per una missione. La prima vanessa dell’ortica costa { $cost }, ogni altra costa 1 in più e dà 1 in più.
biotopia-passage-bio = Le carte bio si usano una volta. Con il raggio di sole peschi tre carte. Con una crisalide uno dei tuoi fiori diventa la farfalla dell’altra parte, senza costi; solo un occhio di pavone non può arrivare così.
biotopia-passage-missions = Una missione chiede certe farfalle nel tuo giardino, oppure fiori. I suoi punti ({ $points }) restano tuoi: nessuno te li può togliere.
biotopia-passage-whites = «Più cavolaie» va da sola a chi ha più cavolaie maggiori di chiunque altro. Perdi i suoi punti ({ $points }) quando qualcuno ti raggiunge.
biotopia-passage-sky = Se nel cielo ci sono tre carte uguali, vanno nel compost e ne arrivano tre nuove. Quando il mazzo è vuoto, si mescola il compost, che diventa il mazzo.
biotopia-passage-end = Quando qualcuno ha 15 punti alla fine del suo turno, gli altri finiscono il giro, così tutti hanno giocato lo stesso numero di volte. Vince chi ha più punti. In caso di parità vince chi ha più farfalle diverse.
biotopia-passage-secret = Nessuno può guardare la tua mano, né sotto i tuoi fiori. Tutti possono guardare nel compost.
