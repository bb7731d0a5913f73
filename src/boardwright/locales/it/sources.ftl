### Da dove si conosce un valore stampato.

## Builders & Biomes

source-setup = preparazione
source-fits-printed-order = 3-4-5-6 nell’ordine stampato va bene con tutti gli esempi; ciò che è più raro vale di più
source-example-scoring-a = esempio del punteggio A
source-note-single-spaces = nota sulle caselle singole
source-example-scoring-b = esempio del punteggio B
source-example-scoring-c = esempio del punteggio C
source-weaker-sword = la più debole delle due spade
source-stronger-sword = la più forte delle due spade
source-setup-and-fight = preparazione; combattere contro un mostro
source-fits-weapons = coerente con le 16 tessere-arma neutrali e con i cuori dei mostri
source-six-tokens-revealed = si possono scoprire fino a sei tessere-arma
source-special-weapons = armi con effetti speciali
source-boards-differ = si sa che le quattro cartelle sono diverse, non come
source-list-of-mobs = un elenco pubblicato dei mostri, un’altra fonte rispetto al loro numero
source-list-of-mobs-confirmed = un elenco pubblicato dei mostri, un’altra fonte rispetto al loro numero; un secondo lo conferma
source-characteristics-left = ciò che resta quando ogni caratteristica ha un mostro
source-extra-action-no-points = un’azione supplementare non ne dà
source-characteristics-by-strength = ogni caratteristica una volta, le più rare sui mostri più forti
source-example-mob-scoring = esempio dei mostri alla fine
source-points-by-rarity = come quelli noti, di più per le caratteristiche più rare
source-fits-buildings = coerente con le 44 carte, i blocchi disponibili e ciò che le recensioni dicono dei costi
source-photograph-of-tile = una fotografia pubblicata lo mostra

## Imhotep

source-text-and-pictures = testo e immagini, confrontati con varie trascrizioni pubbliche
source-number-of-cards = numero di carte; ciò che mostrano è noto con certezza da trascrizioni pubbliche
source-attested-twice = ogni carta attestata due volte
source-text-and-table = testo e tabella
source-one-table-for-all = una sola tabella senza simboli dei giocatori, quindi uguale in 2, 3 e 4

## Biotopia

source-reference-of-cards = panoramica delle carte
source-fits-deck = coerente con 100 carte di 13 specie
source-review = una recensione pubblicata
source-later-review = una recensione di un’edizione successiva
source-fits-points = coerente con punti che crescono con il costo
source-example-above-two = l’esempio del regolamento dice più di 2
source-fits-costs = coerente con costi da 2 a 7
source-later-review-above-three = una recensione di un’edizione successiva; l’esempio del regolamento dice più di 3
source-example-one-to-three = l’esempio del regolamento dice da 1 a 3
source-reference-of-missions = panoramica delle missioni
source-example-mission = esempio di una missione
source-example-mourning-cloak = esempio dell’antiopa
source-orange-tip-only = il regolamento dice solo che una missione chiede un’aurora
source-fits-missions = coerente con sei missioni normali
source-open-moves = tutte le mosse sono palesi, quindi chiunque può ricordarle
