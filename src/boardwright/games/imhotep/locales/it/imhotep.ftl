### Imhotep: perché un’azione viene rifiutata.

imhotep-refused-asked-0 = tocca a te: prendi pietre, carica una pietra, fai salpare una barca o gioca una carta blu.
imhotep-refused-asked-1 = prima di’ in che ordine si scaricano le pietre.
imhotep-refused-asked-2 = prima di’ dove va la barca della carta Vela.
imhotep-refused-asked-3 = prima carica la seconda pietra dello Scalpello.
imhotep-refused-asked-4 = prima prendi una carta del mercato per questa pietra.
imhotep-refused-asked-5 = prima tieni una carta della coppia coperta.
imhotep-refused-asked-6 = prima scegli una piramide per questa pietra.
imhotep-refused-asked-7 = prima carica la pietra bonus su una barca, oppure rinuncia.
imhotep-refused-asked-8 = prima scegli tra il punto e le pietre del tempio.
imhotep-refused-asked-9 = prima prendi le pietre bonus, oppure rinuncia.
imhotep-refused-asked-10 = la partita è finita.
imhotep-refused-pass = si passa solo se non si può fare nient’altro.
imhotep-refused-empty-quarry = nella cava non ci sono più pietre tue.
imhotep-refused-full-sled = { $room ->
    [one] la tua slitta è piena: ci sta { $room } pietra.
   *[other] la tua slitta è piena: ci stanno { $room } pietre.
}
imhotep-refused-empty-sled = sulla tua slitta non ci sono pietre.
imhotep-refused-sailed = la barca { $ship } è già salpata.
imhotep-refused-no-slot = la barca { $ship } non ha un posto { $slot }.
imhotep-refused-slot-taken = il posto { $slot } della barca { $ship } è occupato.
imhotep-refused-ship-sailed = in questo round la barca { $ship } è già salpata.
imhotep-refused-minimum = a questa barca { $needs ->
    [one] serve 1 pietra
   *[other] servono { $needs } pietre
}, ne ha { $has }.
imhotep-refused-visited = in questo round una barca è già andata { $site }.
imhotep-refused-order = le pietre di questa barca non si possono scaricare in quest’ordine.
imhotep-refused-not-on-offer = al mercato non c’è nessuna carta { $card }.
imhotep-refused-no-pair = al mercato non c’è nessuna coppia coperta.
imhotep-refused-not-in-pair = nella coppia non c’è nessuna carta { $card }.
imhotep-refused-complete = la piramide { $pyramid } è completa.
imhotep-refused-no-card = non hai nessuna carta { $card }.
imhotep-refused-no-stone-at-all = non hai pietre né sulla slitta né nella cava.
imhotep-refused-two-stones = per lo Scalpello servono due pietre sulla slitta, tu ne hai { $has }.
imhotep-refused-two-slots = { $free ->
    [one] per lo Scalpello servono due posti liberi, ce n’è { $free }.
   *[other] per lo Scalpello servono due posti liberi, ce ne sono { $free }.
}

imhotep-components-round-card = una carta round indica quattro barche presenti nella scatola, non { $card }.
imhotep-components-too-large = { $path } può essere al massimo { $most }.
imhotep-components-rounds = servono almeno sei carte round.
imhotep-components-space = { $space } non è una casella; scrivi i punti come numero, oppure una di queste parole: { $known }.
