# Imhotep s’explique : ce qu’est chaque endroit et ce qu’il vaut, ce qui est nouveau, que faire et à quoi cela sert.

imhotep-explained-nothing = rien
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Un bateau à { $slots } place
   *[other] Un bateau à { $slots } places
}. Il peut partir dès que { $minimum ->
    [one] { $minimum } pierre est à bord.
   *[other] { $minimum } pierres sont à bord.
}
imhotep-explained-ship-ready = Il peut partir maintenant, et chacun peut l’envoyer à son tour.
imhotep-explained-ship-missing = { $missing ->
    [one] Il manque encore { $missing } pierre.
   *[other] Il manque encore { $missing } pierres.
}
imhotep-explained-ship-load = Déchargées depuis la proue, une par une : { FORM($stones, "pierre") }.
imhotep-explained-ship-away = Il reste { $at } jusqu’à la fin de la manche, et aucun autre bateau ne peut y aller.
imhotep-explained-voyages = Ce qu’il donnerait s’il partait ainsi, si le temple payait et si la partie finissait :
imhotep-explained-voyage = { CAP($to) } : { $brings }
imhotep-explained-slot-free = Une place libre : celui dont c’est le tour peut y charger une pierre.
imhotep-explained-slot-taken = Cette pierre est { FORM($seat, "pierre") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Avec le chargement actuel, c’est d’ici qu’on décharge en premier.
    [one] Avec le chargement actuel, { $ahead } pierre est déchargée avant.
   *[other] Avec le chargement actuel, { $ahead } pierres sont déchargées avant.
}

imhotep-explained-market = Chaque pierre qui arrive ici donne une carte. La pierre retourne dans la carrière.
imhotep-explained-pyramids-a = { $points ->
    [one] Ici, une pierre rapporte tout de suite : la case suivante donne { $points } point.
   *[other] Ici, une pierre rapporte tout de suite : la case suivante donne { $points } points.
}
imhotep-explained-pyramids-b = Ici, une pierre rapporte tout de suite. Son propriétaire choisit la pyramide.
imhotep-explained-pyramids-full = { $points ->
    [one] Toutes les cases sont prises : chaque pierre de plus donne { $points } point.
   *[other] Toutes les cases sont prises : chaque pierre de plus donne { $points } points.
}
imhotep-explained-pyramid = Case suivante, { $space }.
imhotep-explained-pyramid-complete = Cette pyramide est achevée.
imhotep-explained-temple-a = { $points ->
    [one] À la fin d’une manche, chaque pierre visible d’en haut donne { $points } point.
   *[other] À la fin d’une manche, chaque pierre visible d’en haut donne { $points } points.
}
imhotep-explained-temple-b = À la fin d’une manche, chaque pierre visible d’en haut donne ce que montre sa case.
imhotep-explained-covers = La prochaine pierre ici en couvre une : { FORM($seat, "pierre") }.
imhotep-explained-burial-a = À la fin, chaque groupe de pierres d’une couleur qui se touchent compte selon sa taille : { $groups }, puis { $further } par pierre de plus.
imhotep-explained-groups = Groupes actuels : { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
} ({ $points })
imhotep-explained-burial-b = À la fin, chaque rangée compte selon qui y a le plus de pierres : { $places }.
imhotep-explained-row = Rangée { $row }, si on s’arrêtait là : { $points }.
imhotep-explained-obelisks-a = Ici, chacun bâtit une tour. À la fin, elles comptent selon la hauteur : { $places }.
imhotep-explained-towers = Hauteurs actuelles : { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } pierre fait un obélisque.
   *[other] { $stones } pierres d’une couleur font un obélisque.
} Il compte tout de suite : le prochain { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] Toutes les places sont prises : une autre pierre donne { $points } point à la fin.
   *[other] Toutes les places sont prises : une autre pierre donne { $points } points à la fin.
}
imhotep-explained-loose = Pierres isolées, { $points } chacune à la fin : { $stones }.
imhotep-explained-another = Ce qu’une pierre de plus donnerait maintenant : { $gains }.
imhotep-explained-standing = { $what } : { $points }.
imhotep-explained-visited = Le bateau { $ship } est ici, donc aucun autre ne peut venir pendant cette manche.

imhotep-explained-taken = La prendre donnerait, si la partie finissait ensuite : { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] { $stones } pierre s’y trouve.
   *[other] { $stones } pierres s’y trouvent.
} { $missing ->
    [one] { $missing } de plus fait un autre point.
   *[other] { $missing } de plus font un autre point.
}
imhotep-explained-unused = { $points ->
    [one] Non jouée, elle donne { $points } point à la fin.
   *[other] Non jouée, elle donne { $points } points à la fin.
}
imhotep-explained-pair = { $cards ->
    [one] Une carte face cachée. Qui la prend la voit alors, et la garde.
   *[other] Des cartes face cachée. Qui les prend les regarde, en garde une et défausse l’autre.
}

imhotep-explained-get = { $stones ->
    [0] Aucune pierre ne tient plus sur le traîneau : il en porte { $room }.
    [one] Prendre des pierres en apporterait { $stones } ; le traîneau en porte { $room }.
   *[other] Prendre des pierres en apporterait { $stones } ; le traîneau en porte { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } pierre est prête à être chargée.
   *[other] { $stones } pierres sont prêtes à être chargées.
} Le traîneau en porte { $room }.
imhotep-explained-points = { $points ->
    [0] Pas encore de points.
   *[other] Points jusqu’ici : { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Si la partie finissait maintenant, aucun point ne s’ajouterait.
   *[other] Si la partie finissait maintenant, s’ajouteraient : { $total } ({ $sources }).
}
imhotep-explained-wrath = Pas encore de pierre ici : { $sites }. Tant qu’il en manque une, la fin coûte { $points } points.
imhotep-explained-round = { $ships ->
    [one] { $ships } bateau attend encore. Quand il sera parti, le temple paiera et la manche finira.
   *[other] { $ships } bateaux attendent encore. Quand tous seront partis, le temple paiera et la manche finira.
}

imhotep-news-sled-empty = Ton traîneau est vide. Prends des pierres dans ta carrière pour en avoir à charger.
imhotep-news-may-sail = Il y a assez de pierres à bord : tu peux envoyer ce bateau, même si aucune n’est à toi.
imhotep-news-others-may-sail = Ta pierre est sur ce bateau, et tout le monde peut l’envoyer où il veut.
imhotep-news-last-ship = C’est le dernier bateau. Quand il sera parti, le temple paiera, les cartes restées au marché s’en iront et la manche finira.
imhotep-news-last-round = C’est la dernière manche. Ensuite comptent la chambre funéraire, les obélisques et les cartes.
imhotep-news-blue-card = Tu as cette carte : { $card }. { $effect }.
imhotep-news-wrath = Tu n’as pas encore construit ici. Tant qu’il te manque une pierre à l’un d’eux, la fin te coûte { $points } points : { $sites }.
imhotep-news-temple-covers = La prochaine pierre qui arrive au temple couvre une des tiennes, qui ne donne alors plus rien.
imhotep-news-may-not-sail = { $missing ->
    [one] Ce bateau ne peut pas encore partir : il manque { $missing } pierre.
   *[other] Ce bateau ne peut pas encore partir : il manque { $missing } pierres.
}
imhotep-news-site-taken = Un bateau est ici, donc aucun autre ne peut venir avant la prochaine manche.
imhotep-news-pair = Ces cartes sont face cachée. Qui les prend les regarde et en garde une.
imhotep-news-sled-full = Ton traîneau est plein : il porte { $room } pierres. Charges-en une avant d’en prendre d’autres.
imhotep-news-pyramids-full = { $points ->
    [one] Toutes les cases des pyramides sont prises. Chaque pierre de plus donne { $points } point.
   *[other] Toutes les cases des pyramides sont prises. Chaque pierre de plus donne { $points } points.
}
imhotep-news-quarry-empty = Ta carrière est vide. Les pierres n’y reviennent que du marché.

imhotep-urge-pass = Passe, car rien d’autre n’est possible.
imhotep-urge-get = { $stones ->
    [one] Prends { $stones } pierre dans ta carrière.
   *[other] Prends { $stones } pierres dans ta carrière.
}
imhotep-urge-place = Charge une pierre sur le bateau { $ship }.
imhotep-urge-sail = Envoie le bateau { $ship } { $to }.
imhotep-urge-lever = Joue le Levier : envoie le bateau { $ship } { $to }, et choisis qui descend en premier.
imhotep-urge-hammer = Joue le Marteau : prends des pierres, et charges-en une sur le bateau { $ship }.
imhotep-urge-sail-card = Joue la Voile : charge une pierre sur le bateau { $ship }, et envoie-le aussitôt.
imhotep-urge-chisel = Joue le Ciseau : charge une pierre sur le bateau { $ship }, puis encore une.
imhotep-urge-sail-to = Envoie-le { $to }.
imhotep-urge-second-stone = Charge l’autre pierre sur le bateau { $ship }.
imhotep-urge-unload = Décharge dans cet ordre : { FORM($stones, "pierre") }.
imhotep-urge-take = Prends cette carte : { $card }.
imhotep-urge-look = Regarde les cartes face cachée et gardes-en une.
imhotep-urge-keep = Garde cette carte : { $card }.
imhotep-urge-pyramid = Construis sur la pyramide { FORM($pyramid, "de") }.
imhotep-urge-decline = Renonce au bonus.
imhotep-urge-point = { $points ->
    [one] Prends le point ({ $points }).
   *[other] Prends les { $points } points.
}
imhotep-urge-stones = { $stones ->
    [one] Prends la pierre ({ $stones }).
   *[other] Prends les { $stones } pierres.
}

imhotep-merit-pass = Tu ne peux rien faire d’autre.
imhotep-merit-get = { $stones ->
    [one] Tu auras alors { $stones } pierre sur ton traîneau, prête pour ton prochain tour.
   *[other] Tu auras alors { $stones } pierres sur ton traîneau, prêtes pour tes prochains tours.
}
imhotep-merit-voyage = { $points ->
    [one] Si ce bateau va ensuite { $to }, il peut te donner { $points } point.
   *[other] Si ce bateau va ensuite { $to }, il peut te donner { $points } points.
}
imhotep-merit-voyage-market = Si ce bateau va ensuite au marché, ta pierre te donne une carte.
imhotep-merit-ready = Le bateau a alors assez de pierres à bord pour partir.
imhotep-merit-full = Le bateau est alors plein, et personne d’autre ne peut monter à bord.
imhotep-merit-aboard = Une pierre à toi voyage alors sur ce bateau.
imhotep-merit-in-one-turn = Avec la carte, tu fais en un tour ce qui en demande plus sans elle.
imhotep-merit-pyramids-a = { $points ->
    [one] Les pyramides te donnent { $points } point tout de suite.
   *[other] Les pyramides te donnent { $points } points tout de suite.
}
imhotep-merit-pyramids-b = { $points ->
    [one] Les pyramides peuvent te donner { $points } point tout de suite.
   *[other] Les pyramides peuvent te donner { $points } points tout de suite.
}
imhotep-merit-temple = { $points ->
    [one] Le temple te donne { $points } point à la fin de cette manche, et personne ne peut te couvrir avant.
   *[other] Le temple te donne { $points } points à la fin de cette manche, et personne ne peut te couvrir avant.
}
imhotep-merit-burial = { $points ->
    [one] Tes pierres de la chambre funéraire vaudraient alors { $points } point de plus à la fin.
   *[other] Tes pierres de la chambre funéraire vaudraient alors { $points } points de plus à la fin.
}
imhotep-merit-obelisks = { $points ->
    [one] Tes pierres aux obélisques vaudraient alors { $points } point de plus à la fin.
   *[other] Tes pierres aux obélisques vaudraient alors { $points } points de plus à la fin.
}
imhotep-merit-obelisk = { $points ->
    [one] Tu achèves un obélisque : { $points } point tout de suite.
   *[other] Tu achèves un obélisque : { $points } points tout de suite.
}
imhotep-merit-end = { $points ->
    [one] Si la partie finissait ensuite, tu aurais { $points } point de plus ({ $source }).
   *[other] Si la partie finissait ensuite, tu aurais { $points } points de plus ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] Tu reçois { $cards } carte au marché.
   *[other] Tu reçois { $cards } cartes au marché.
}
imhotep-merit-costs = { $points ->
    [one] Au point où on en est, { $seat } y perd { $points } point.
   *[other] Au point où on en est, { $seat } y perd { $points } points.
}
imhotep-merit-spoils = { $seat } est à bord, mais n’obtient ici que { $points }, au point où on en est ; un autre site pourrait donner { $most }.
imhotep-merit-round-ends = C’est le dernier bateau : la manche finit et le temple paie maintenant.
imhotep-merit-game-ends = C’est le dernier bateau de la dernière manche : ensuite la partie est finie.
imhotep-merit-decide = Tu décides où va ce bateau, avant que quelqu’un d’autre ne le fasse.
imhotep-merit-order = Tu choisis la pierre qui descend du bateau en premier.
imhotep-merit-order-best = { $points ->
    [one] Dans le bon ordre, cela peut te donner { $points } point.
   *[other] Dans le bon ordre, cela peut te donner { $points } points.
}
imhotep-merit-first = Ta pierre descend du bateau en premier.
imhotep-merit-red = Une pierre à toi va { $to } sans bateau.
imhotep-merit-blue = { $effect }. Non jouée, elle donne { $points } à la fin.
imhotep-merit-decoration = { $stones ->
    [one] Elle donne à la fin un point par pierre là-bas ({ $stones }), quel que soit son propriétaire.
   *[other] Elle donne à la fin un point par lot de { $stones } pierres là-bas, quel que soit leur propriétaire.
}
imhotep-merit-look = Tu peux choisir entre des cartes que personne d’autre n’a vues.
imhotep-merit-space = { $points ->
    [one] Cette case te donne { $points } point tout de suite.
   *[other] Cette case te donne { $points } points tout de suite.
}
imhotep-merit-card = Elle te donne aussi une carte de la pioche.
imhotep-merit-ship = Elle te laisse aussi charger tout de suite une autre pierre.
imhotep-merit-room-left = Il reste de la place sur ton traîneau : tu peux encore prendre des pierres si tu préfères attendre.
imhotep-merit-stone-kept = Tu gardes la pierre pour un bateau qui te convient mieux.
imhotep-merit-point = { $points ->
    [one] Tu as { $points } point à coup sûr.
   *[other] Tu as { $points } points à coup sûr.
}
imhotep-merit-stones = Des pierres arrivent sur ton traîneau sans te coûter un tour.
