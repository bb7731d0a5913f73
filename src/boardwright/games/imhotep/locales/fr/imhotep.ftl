### Imhotep : pourquoi une action est refusée.

imhotep-refused-asked-0 = c’est ton tour : prends des pierres, charge une pierre, envoie un bateau ou joue une carte bleue.
imhotep-refused-asked-1 = dis d’abord dans quel ordre les pierres sont déchargées.
imhotep-refused-asked-2 = dis d’abord où va le bateau de la carte Voile.
imhotep-refused-asked-3 = charge d’abord la deuxième pierre du Ciseau.
imhotep-refused-asked-4 = prends d’abord une carte du marché pour cette pierre.
imhotep-refused-asked-5 = garde d’abord une carte de la paire face cachée.
imhotep-refused-asked-6 = choisis d’abord une pyramide pour cette pierre.
imhotep-refused-asked-7 = charge d’abord la pierre bonus sur un bateau, ou renonces-y.
imhotep-refused-asked-8 = choisis d’abord entre le point et les pierres du temple.
imhotep-refused-asked-9 = prends d’abord les pierres bonus, ou renonces-y.
imhotep-refused-asked-10 = la partie est terminée.
imhotep-refused-pass = on ne passe que si rien d’autre n’est possible.
imhotep-refused-empty-quarry = il ne te reste aucune pierre dans la carrière.
imhotep-refused-full-sled = { $room ->
    [one] ton traîneau est plein : il porte { $room } pierre.
   *[other] ton traîneau est plein : il porte { $room } pierres.
}
imhotep-refused-empty-sled = il n’y a aucune pierre sur ton traîneau.
imhotep-refused-sailed = le bateau { $ship } est parti.
imhotep-refused-no-slot = le bateau { $ship } n’a pas de place { $slot }.
imhotep-refused-slot-taken = la place { $slot } du bateau { $ship } est occupée.
imhotep-refused-ship-sailed = le bateau { $ship } est déjà parti pendant cette manche.
imhotep-refused-minimum = il faut { $needs ->
    [one] 1 pierre
   *[other] { $needs } pierres
} à ce bateau, il en a { $has }.
imhotep-refused-visited = un bateau est déjà allé { $site } pendant cette manche.
imhotep-refused-order = les pierres de ce bateau ne peuvent pas être déchargées dans cet ordre.
imhotep-refused-not-on-offer = le marché ne propose aucune carte { $card }.
imhotep-refused-no-pair = le marché ne propose aucune paire face cachée.
imhotep-refused-not-in-pair = la paire ne contient aucune carte { $card }.
imhotep-refused-complete = la pyramide { FORM($pyramid, "de") } est achevée.
imhotep-refused-no-card = tu n’as pas de carte { $card }.
imhotep-refused-no-stone-at-all = tu n’as de pierre ni sur le traîneau ni dans la carrière.
imhotep-refused-two-stones = le Ciseau demande deux pierres sur le traîneau, tu en as { $has }.
imhotep-refused-two-slots = le Ciseau demande deux places libres, il y en a { $free }.

imhotep-components-round-card = une carte Manche désigne quatre bateaux de la boîte, pas { $card }.
imhotep-components-too-large = { $path } doit valoir au plus { $most }.
imhotep-components-rounds = il faut au moins six cartes Manche.
imhotep-components-space = { $space } n’est pas une case ; écris des points en chiffres, ou un mot parmi { $known }.
