### Biotopia : pourquoi une action est refusée.

biotopia-refused-asked-0 = c’est ton tour : pioche, prends une carte du ciel, pose une fleur, joue une carte face visible ou prends une mission.
biotopia-refused-asked-1 = pose d’abord une de tes quatre cartes comme première fleur.
biotopia-refused-asked-2 = retourne d’abord une carte de ta rangée de fleurs avec la chrysalide.
biotopia-refused-asked-3 = prends d’abord une carte du ciel pour l’azuré commun, ou renonces-y.
biotopia-refused-asked-4 = prends d’abord une carte du compost pour l’aurore, ou renonces-y.
biotopia-refused-asked-5 = pioche d’abord les cartes du myrtil, ou renonces-y.
biotopia-refused-asked-6 = défausse d’abord : tu ne peux avoir que six cartes en main.
biotopia-refused-asked-7 = la partie est terminée.
biotopia-refused-pass = on ne passe que si rien d’autre n’est possible.
biotopia-refused-nothing-to-draw = la pioche et le compost sont vides.
biotopia-refused-not-in-sky = il n’y a pas { FORM($card, "de") } dans le ciel.
biotopia-refused-not-in-hand = il n’y a pas { FORM($card, "de") } dans ta main.
biotopia-refused-too-few-flowers = { FORM($card, "un") } demande { $needs ->
    [one] { $needs } symbole fleur
   *[other] { $needs } symboles fleur
} dans ta rangée, tu en as { $has }.
biotopia-refused-nothing-to-turn = la chrysalide ne trouve aucun papillon à retourner dans ta rangée de fleurs.
biotopia-refused-mission-out = la mission « { $mission } » n’est pas dans cette partie.
biotopia-refused-mission-taken = { $seat } a pris la mission « { $mission } ».
biotopia-refused-mission-not-met = tu ne remplis pas encore la mission « { $mission } ».
biotopia-refused-peacock = { FORM($card, "un") } doit être joué depuis la main, une chrysalide ne peut pas le retourner.
biotopia-refused-not-in-row = il n’y a pas { FORM($card, "de") } côté fleur dans ta rangée.
biotopia-refused-not-in-compost = il n’y a pas { FORM($card, "de") } dans le compost.

biotopia-components-all-cards = il faut { $all } cartes en tout, pas { $total } ; change { $path } ou le nombre d’exemplaires d’une autre espèce.
biotopia-components-needs = { $path } ne peut pas demander { $kind } ; écris combien (au moins 1) de chacun parmi { $known }.
biotopia-components-no-needs = { $path } doit nommer des papillons et combien de chacun, parmi { $known }.
biotopia-components-too-many-needs = { $path } demande { $asked } fois { $kind }, mais la boîte n’en contient que { $most } ; écris { $most } ou moins.
biotopia-components-too-many-different = { $path } demande { $asked } papillons différents, mais la boîte ne contient que { $most } espèces ; écris { $most } ou moins.
biotopia-components-too-many-alike = { $path } demande { $asked } papillons identiques, mais la boîte n’en contient jamais plus de { $most } d’une même espèce ; écris { $most } ou moins.
biotopia-components-too-many-flowers = { $path } demande { $asked } symboles de fleur, mais un jardin ne peut jamais en montrer plus de { $most } ; écris { $most } ou moins.
