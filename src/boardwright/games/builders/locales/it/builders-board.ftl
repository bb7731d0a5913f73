# Builders & Biomes sulla plancia disegnata.
builders-board-blocks = { $count } × { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = non resta nulla
builders-board-token-down = una tessera-arma coperta
builders-board-tiles-down = { $count ->
    [one] una carta coperta
   *[other] un mazzo di { $count } carte coperte
}
builders-board-below = { $count ->
    [0] sotto non c’è nulla
    [one] sotto c’è un’altra carta
   *[other] sotto ci sono altre { $count } carte
}
builders-board-cost = costa { $blocks }
builders-board-gives = { $points ->
    [one] +{ $points } punto-esperienza
   *[other] +{ $points } punti-esperienza
}
builders-board-payable = { $emeralds ->
    [0] hai tutti i blocchi che servono
    [one] hai tutti i blocchi che servono, compreso 1 × { $block }
   *[other] hai tutti i blocchi che servono, compresi { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] manca ancora: { $blocks }; con un altro blocco puoi pagare
   *[other] manca ancora: { $blocks }; con altri { $lacking } blocchi puoi pagare
}
builders-board-needs = { $hearts ->
    [one] si sconfigge con { $hearts } cuore
   *[other] si sconfigge con { $hearts } cuori
}
builders-board-chance = vinci { $percent } battaglie come questa su 100
builders-board-extra-action = da sconfitto vale un’azione supplementare
builders-board-mob-scores = alla fine +{ $points } per ogni tua casella con { $name }
builders-board-counts = { $hearts ->
    [0] nessun cuore
    [one] { $hearts } cuore
   *[other] { $hearts } cuori
}
builders-board-does-bow = fa scoprire un’altra tessera
builders-board-does-golden-hoe = { $points ->
    [one] +{ $points } punto-esperienza ogni volta che si scopre
   *[other] +{ $points } punti-esperienza ogni volta che si scopre
}
builders-board-does-stone-pickaxe = puoi prendere un blocco ogni volta che si scopre
builders-board-does-tnt = i suoi cuori valgono se lo inneschi, poi non c’è più

builders-board-crossing = Incrocio { $number }
builders-board-crossing-with = Incrocio { $number }, qui: { $names }
builders-board-character = Pedina di { $name }
builders-board-space = Casella { $number }: { $biome }, senza edificio
builders-board-space-built = Casella { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } nel prossimo punteggio
builders-board-block = { $block }, colonna { $column }, strato { $layer } dall’alto
builders-board-block-open = { $block }, colonna { $column }, strato { $layer } dall’alto, si può prendere
builders-board-none-takeable = Ora non puoi prendere blocchi.

builders-board-turn-left = Gira il cubo a sinistra (Maiusc e ←)
builders-board-turn-right = Gira il cubo a destra (Maiusc e →)
builders-board-turn-up = Mostra meglio i lati (Maiusc e ↑)
builders-board-turn-down = Mostra meglio la cima (Maiusc e ↓)
builders-board-list = Elenco dei blocchi che puoi prendere

builders-board-players = Cartelle dei giocatori
builders-board-board-of = Cartella di { $name }
builders-board-tab = { $points ->
    [one] { $number } { $name }, { $points } punto-esperienza
   *[other] { $number } { $name }, { $points } punti-esperienza
}
builders-board-supply = Blocchi nella scorta
builders-board-weapons = Tessere-arma nel mazzo
builders-board-trophy = { $spaces ->
    [0] ancora nessuna casella così
    [one] ora una casella così: { $points } { $points ->
        [one] punto-esperienza
       *[other] punti-esperienza
    }
   *[other] ora { $spaces } caselle così: { $points } punti-esperienza
}

builders-board-scorings = I tre punteggi
builders-board-card-A = Biomi
builders-board-card-B = Mate­riali
builders-board-card-C = Tipi
builders-board-held = ottenuti: { $points }
builders-board-to-go = { $blocks ->
    [0] punteggio dopo questo turno
    [one] punteggio dopo un altro blocco
   *[other] punteggio dopo altri { $blocks } blocchi
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Azioni di questo turno
builders-board-kind-open-collect-blocks = Prendi blocchi: possibile ora
builders-board-kind-open-explore = Esplora: possibile ora
builders-board-kind-open-build = Costruisci: possibile ora
builders-board-kind-open-fight = Combatti contro un mostro: possibile ora
builders-board-kind-open-collect-weapon = Prendi un’arma: possibile ora
builders-board-kind-done-collect-blocks = Prendi blocchi: già fatto in questo turno
builders-board-kind-done-explore = Esplora: già fatto in questo turno
builders-board-kind-done-build = Costruisci: già fatto in questo turno
builders-board-kind-done-fight = Combatti contro un mostro: già fatto in questo turno
builders-board-kind-done-collect-weapon = Prendi un’arma: già fatto in questo turno
builders-board-kind-rest-collect-blocks = Prendi blocchi
builders-board-kind-rest-explore = Esplora
builders-board-kind-rest-build = Costruisci
builders-board-kind-rest-fight = Combatti contro un mostro
builders-board-kind-rest-collect-weapon = Prendi un’arma
builders-board-look-closer = Passa sopra una carta o toccala per leggere quanto costa e che cosa dà.

builders-board-fight = { $name } combatte contro { FORM($mob, "il") }: { $hearts } su { $needed ->
    [one] { $needed } cuore
   *[other] { $needed } cuori
}.
builders-board-revealed = Tessere-arma scoperte
builders-board-hearts = { $hearts } su { $needed }
builders-board-beaten = Sconfitto! +{ $points }
