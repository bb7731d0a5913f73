### Builders & Biomes: perché un’azione viene rifiutata.

builders-refused-asked-0 = tocca a te: prendi blocchi, esplora, costruisci, combatti contro un mostro o prendi un’arma.
builders-refused-asked-1 = ora tocca alla tua seconda azione: prendi blocchi, esplora, costruisci, combatti contro un mostro o prendi un’arma.
builders-refused-asked-2 = prima compi l’azione supplementare del mostro che hai ceduto.
builders-refused-asked-3 = prima prendi il secondo blocco.
builders-refused-asked-4 = prima prendi un blocco con il piccone di pietra, oppure rinuncia.
builders-refused-asked-5 = prima di’ se inneschi il TNT o lo conservi.
builders-refused-asked-6 = cedi un mostro in cambio di un’azione supplementare, oppure termina il turno.
builders-refused-asked-7 = prima scegli la caratteristica da valutare.
builders-refused-asked-8 = la partita è finita.
builders-refused-card = questo è il punteggio { $card }: scegli tra { $card ->
    [A] foresta, deserto, montagna e tundra innevata
    [B] tronco, sabbia, roccia e ossidiana
   *[C] decorazione, casa, riserva e ponte
}.
builders-refused-again-collect-blocks = in questo turno hai già preso blocchi; la tua seconda azione dev’essere un’altra.
builders-refused-again-explore = in questo turno hai già esplorato; la tua seconda azione dev’essere un’altra.
builders-refused-again-build = in questo turno hai già costruito; la tua seconda azione dev’essere un’altra.
builders-refused-again-fight = in questo turno hai già combattuto; la tua seconda azione dev’essere un’altra.
builders-refused-again-collect-weapon = in questo turno hai già preso un’arma; la tua seconda azione dev’essere un’altra.
builders-refused-no-block = nella colonna { $column } del cubo grande non ci sono più blocchi.
builders-refused-sides = il blocco in cima alla colonna { $column } { $sides ->
    [0] non ha lati liberi
    [one] ha un solo lato libero
   *[other] ha solo { $sides } lati liberi
}; ne servono due.
builders-refused-too-far = l’incrocio { $crossing } è a più di due passi.
builders-refused-empty = in { $cell } non c’è nulla.
builders-refused-face-down = la prima carta in { $cell } è coperta; esplora per scoprirla.
builders-refused-no-building = in { $cell } non c’è nessun edificio.
builders-refused-no-mob = in { $cell } non c’è nessun mostro.
builders-refused-no-weapon = in { $cell } non c’è nessuna tessera-arma.
builders-refused-blocks-missing = per questo edificio i minerali devono sostituire { $missing ->
    [one] un blocco
   *[other] { $missing } blocchi
}, e tu { $emeralds ->
    [0] non ne hai
    [one] ne hai uno solo
   *[other] ne hai solo { $emeralds }
}.

builders-components-sum = questi numeri insieme devono fare { $total }, fanno { $sum }.
builders-components-board = una cartella ha nove biomi, ciascuno tra { $known }.
builders-components-tiles = devono essere { $count }, non { $found }.
builders-components-cost = un costo si scrive come "1 wood, 2 sand", con { $known }.
