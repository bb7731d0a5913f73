# Imhotep dans le navigateur.
imhotep-board-round = Manche { $round } sur { $rounds }
imhotep-board-piles = { $pile ->
    [one] { $pile } carte dans la pioche, { $discards } dans la défausse
   *[other] { $pile } cartes dans la pioche, { $discards } dans la défausse
}
imhotep-board-start = Premier joueur
imhotep-board-coming = Bateaux à venir
imhotep-board-coming-mean = { $cards ->
    [one] Il reste { $cards } carte Manche.
   *[other] Il reste { $cards } cartes Manche.
} { $out ->
    [0] La prochaine est parmi elles.
    [one] L’une d’elles vient ensuite, et une autre reste dans la boîte.
   *[other] L’une d’elles vient ensuite, et { $out } restent dans la boîte.
} Les nombres sont les places sur les quatre bateaux.
imhotep-board-go-on = Choisis maintenant ce qui brille.
imhotep-board-get = Prendre { $label }

imhotep-board-hint-market = Une carte par pierre
imhotep-board-hint-pyramids-a = Tout de suite : les points de la case suivante
imhotep-board-hint-pyramids-b = Aussitôt : pyramide au choix, case suivante
imhotep-board-hint-temple-a = { $points ->
    [one] À chaque manche : { $points } point par pierre au sommet
   *[other] À chaque manche : { $points } points par pierre au sommet
}
imhotep-board-hint-temple-b = À chaque manche : ce qui est indiqué ci-dessous
imhotep-board-hint-burial-a = À la fin, pour chaque groupe : { $groups } +{ $further }
imhotep-board-hint-burial-b = À la fin, majorité dans chaque rangée : { $places }
imhotep-board-hint-obelisks-a = À la fin, selon la hauteur : { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Tout de suite pour { $stones } pierre ; à la fin { $points } par pierre isolée
   *[other] Tout de suite pour { $stones } pierres ; à la fin { $points } par pierre isolée
}

imhotep-board-standing-pyramids = Points jusqu’ici
imhotep-board-standing-temple = Points en fin de manche
imhotep-board-standing-burial = Points si on s’arrêtait là
imhotep-board-standing-obelisks = Points si on s’arrêtait là

imhotep-board-empty = vide
imhotep-board-none = aucune
imhotep-board-ship = Bateau { $ship } à { $slots ->
    [one] { $slots } place
   *[other] { $slots } places
}, part avec au moins { $minimum ->
    [one] { $minimum } pierre
   *[other] { $minimum } pierres
}. Depuis la proue : { FORM($load, "pierre") }.
imhotep-board-ship-away = Bateau { $ship }, { $at }
imhotep-board-slot = Bateau { $ship }, place { $slot } depuis la proue : { FORM($stone, "pierre") }

imhotep-board-site = { $site }, face { $side }.
imhotep-board-visited = Le bateau { $ship } est ici.
imhotep-board-on-market = { $cards ->
    [0] Aucune carte visible.
    [one] { $cards } carte visible.
   *[other] { $cards } cartes visibles.
}
imhotep-board-on-pyramids = Pierres dans l’ordre : { FORM($stones, "pierre") }.
imhotep-board-on-temple = Pierres depuis la gauche, { $spaces } par niveau : { FORM($stones, "pierre") }.
imhotep-board-on-burial = Pierres colonne par colonne, { $rows } par colonne : { FORM($stones, "pierre") }.
imhotep-board-on-obelisks = Pierres : { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = { $space }. Pierres : { FORM($stones, "pierre") }.
imhotep-board-pyramid-complete = { $pyramid } : achevée. Pierres : { FORM($stones, "pierre") }.
imhotep-board-looked-at = quelqu’un la regarde

imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "pierre") } : { $stones } pierre sur le traîneau
   *[other] { $name }, { FORM($seat, "pierre") } : { $stones } pierres sur le traîneau
}
imhotep-board-quarry = { $stones ->
    [one] Carrière, { $seat } : { $stones } pierre
   *[other] Carrière, { $seat } : { $stones } pierres
}
imhotep-board-row = { $row } : { $points }
imhotep-board-wrath = Colère : −{ $points }
imhotep-board-card = { $count ->
    [one] { $card } : { $effect }
   *[other] { $count } × { $card } : { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
imhotep-board-cards-of = Cartes : { $name }
imhotep-board-many = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] Si la partie finissait maintenant : { $points } point
   *[other] Si la partie finissait maintenant : { $points } points
}

imhotep-board-effect-entrance = Tout de suite : une pierre de ta carrière aux pyramides
imhotep-board-effect-sarcophagus = Tout de suite : une pierre de ta carrière à la chambre funéraire
imhotep-board-effect-paved-path = Tout de suite : une pierre de ta carrière aux obélisques
imhotep-board-effect-decoration = { $stones ->
    [one] À la fin : 1 point par pierre sur ce site
   *[other] À la fin : 1 point par lot de { $stones } pierres sur ce site
}
imhotep-board-effect-statue = À la fin : { $points } points pour 1 à { $most } statues
imhotep-board-effect-lever = À ton tour : envoie un bateau et choisis l’ordre de déchargement
imhotep-board-effect-hammer = À ton tour : prends des pierres, puis charges-en une
imhotep-board-effect-sail = À ton tour : charge une pierre, puis envoie ce bateau
imhotep-board-effect-chisel = À ton tour : charge deux pierres

imhotep-board-voyages = Que rapporterait chaque bateau maintenant ?
imhotep-board-voyages-mean = Points en plus ou en moins pour chacun si le bateau partait maintenant, si le temple rapportait une fois et si la partie s’arrêtait là. Les cartes et les bonus ne sont pas comptés ; sur la face B des pyramides, chacun prend la case qui vaut le plus.
imhotep-board-voyages-none = Aucun bateau au port n’a de pierre à bord.
imhotep-board-to = Vers
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = N
imhotep-board-letter-white = B
imhotep-board-letter-brown = M
imhotep-board-letter-grey = G
