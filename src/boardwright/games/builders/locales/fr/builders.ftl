### Bâtisseurs et biomes : pourquoi une action est refusée.

builders-refused-asked-0 = c’est ton tour : prends des blocs, explore, construis, combats un monstre ou récupère une arme.
builders-refused-asked-1 = c’est maintenant ta deuxième action : prends des blocs, explore, construis, combats un monstre ou récupère une arme.
builders-refused-asked-2 = fais d’abord l’action supplémentaire du monstre défaussé.
builders-refused-asked-3 = prends d’abord le deuxième bloc.
builders-refused-asked-4 = prends d’abord un bloc avec la pioche en pierre, ou renonces-y.
builders-refused-asked-5 = dis d’abord si tu allumes la TNT ou si tu la gardes.
builders-refused-asked-6 = défausse un monstre pour une action supplémentaire, ou termine ton tour.
builders-refused-asked-7 = choisis d’abord la caractéristique que tu comptabilises.
builders-refused-asked-8 = la partie est terminée.
builders-refused-card = c’est le décompte { $card } : choisis parmi { $card ->
    [A] forêt, désert, montagnes et toundra enneigée
    [B] bois, sable, pierre et obsidienne
   *[C] décor, immeuble, enclos et pont
}.
builders-refused-again-collect-blocks = tu as déjà pris des blocs ce tour-ci ; ta deuxième action doit être différente.
builders-refused-again-explore = tu as déjà exploré ce tour-ci ; ta deuxième action doit être différente.
builders-refused-again-build = tu as déjà construit ce tour-ci ; ta deuxième action doit être différente.
builders-refused-again-fight = tu as déjà combattu ce tour-ci ; ta deuxième action doit être différente.
builders-refused-again-collect-weapon = tu as déjà récupéré une arme ce tour-ci ; ta deuxième action doit être différente.
builders-refused-no-block = il ne reste aucun bloc dans la colonne { $column } du grand cube.
builders-refused-sides = le bloc du dessus de la colonne { $column } n’a { $sides ->
    [0] aucun côté visible
    [one] qu’un côté visible
   *[other] que { $sides } côtés visibles
} ; il en faut deux.
builders-refused-too-far = l’intersection { $crossing } est à plus de deux pas.
builders-refused-empty = il n’y a rien en { $cell }.
builders-refused-face-down = la tuile du dessus en { $cell } est face cachée ; explore pour la retourner.
builders-refused-no-building = il n’y a pas de construction en { $cell }.
builders-refused-no-mob = il n’y a pas de monstre en { $cell }.
builders-refused-no-weapon = il n’y a pas de tuile Arme en { $cell }.
builders-refused-blocks-missing = pour cette construction, des émeraudes doivent remplacer { $missing ->
    [one] un bloc
   *[other] { $missing } blocs
}, et tu { $emeralds ->
    [0] n’en as aucune
    [one] n’en as qu’une
   *[other] n’en as que { $emeralds }
}.

builders-components-sum = ces nombres doivent faire { $total } en tout, ils font { $sum }.
builders-components-board = un plateau a neuf biomes, chacun parmi { $known }.
builders-components-tiles = il doit y en avoir { $count }, pas { $found }.
builders-components-cost = un coût s’écrit comme "1 wood, 2 sand", avec { $known }.
