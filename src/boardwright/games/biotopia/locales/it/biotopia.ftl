### Biotopia: perché un’azione viene rifiutata.

biotopia-refused-asked-0 = tocca a te: pesca, prendi una carta dal cielo, posa un fiore, gioca una carta scoperta o prendi una missione.
biotopia-refused-asked-1 = prima posa una delle tue quattro carte come primo fiore.
biotopia-refused-asked-2 = prima gira con la crisalide una carta della tua fila dei fiori.
biotopia-refused-asked-3 = prima prendi una carta dal cielo per l’icaro, oppure rinuncia.
biotopia-refused-asked-4 = prima prendi una carta dal compost per l’aurora, oppure rinuncia.
biotopia-refused-asked-5 = prima pesca le carte della giurtina, oppure rinuncia.
biotopia-refused-asked-6 = prima scarta: in mano puoi avere al massimo sei carte.
biotopia-refused-asked-7 = la partita è finita.
biotopia-refused-pass = si passa solo se non si può fare nient’altro.
biotopia-refused-nothing-to-draw = mazzo e compost sono entrambi vuoti.
biotopia-refused-not-in-sky = nel cielo non c’è nessuna carta { $card }.
biotopia-refused-not-in-hand = in mano non hai nessuna carta { $card }.
biotopia-refused-too-few-flowers = { $needs ->
    [one] per { TRAIT($card, "un") } serve { $needs } simbolo fiore nella tua fila, tu ne hai { $has }.
   *[other] per { TRAIT($card, "un") } servono { $needs } simboli fiore nella tua fila, tu ne hai { $has }.
}
biotopia-refused-nothing-to-turn = la crisalide non trova nessuna farfalla da girare nella tua fila dei fiori.
biotopia-refused-mission-out = la missione «{ $mission }» non è in questa partita.
biotopia-refused-mission-taken = { $seat } ha già preso la missione «{ $mission }».
biotopia-refused-mission-not-met = non soddisfi ancora la missione «{ $mission }».
biotopia-refused-peacock = { TRAIT($card, "un") } si gioca solo dalla mano, nessuna crisalide può girarlo.
biotopia-refused-not-in-row = nella tua fila non c’è nessuna carta { $card } dal lato fiore.
biotopia-refused-not-in-compost = nel compost non c’è nessuna carta { $card }.

biotopia-components-all-cards = le carte devono essere { $all } in tutto, non { $total }; cambia { $path } o le copie di un’altra specie.
biotopia-components-needs = { $path } non può chiedere { $kind }; scrivi quante (almeno 1) di ciascuna tra { $known }.
biotopia-components-no-needs = { $path } deve nominare delle farfalle e quante di ciascuna, tra { $known }.
biotopia-components-too-many-needs = { $path } chiede { $asked } di { $kind }, ma nella scatola ce ne sono solo { $most }; scrivi al massimo { $most }.
biotopia-components-too-many-different = { $path } chiede { $asked } farfalle diverse, ma nella scatola ci sono solo { $most } specie; scrivi al massimo { $most }.
biotopia-components-too-many-alike = { $path } chiede { $asked } farfalle uguali, ma nella scatola di nessuna specie ce ne sono più di { $most }; scrivi al massimo { $most }.
biotopia-components-too-many-flowers = { $path } chiede { $asked } simboli di fiore, ma un giardino non può mai mostrarne più di { $most }; scrivi al massimo { $most }.
