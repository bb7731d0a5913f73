### Imhotep à la table.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Charge tes pierres sur les bateaux, et envoie-les là où elles te servent le mieux.
imhotep-option-sides = Face du marché, des pyramides, du temple, de la chambre funéraire et des obélisques, par exemple { $example } (par défaut { $default }).
imhotep-option-wrath = Joue avec la colère du pharaon.

imhotep-seat-black = { $form ->
    [pierre] noire
   *[nom] Noir
}
imhotep-seat-white = { $form ->
    [pierre] blanche
   *[nom] Blanc
}
imhotep-seat-brown = { $form ->
    [pierre] marron
   *[nom] Marron
}
imhotep-seat-grey = { $form ->
    [pierre] grise
   *[nom] Gris
}

imhotep-source-pyramids = { $form ->
    [le] les pyramides
   *[nom] pyramides
}
imhotep-source-temple = { $form ->
    [le] le temple
   *[nom] temple
}
imhotep-source-burial-chamber = { $form ->
    [le] la chambre funéraire
   *[nom] chambre funéraire
}
imhotep-source-obelisks = { $form ->
    [le] les obélisques
   *[nom] obélisques
}
imhotep-source-decorations = { $form ->
    [le] les décorations
   *[nom] décorations
}
imhotep-source-statues = { $form ->
    [le] les statues
   *[nom] statues
}
imhotep-source-blue-cards = { $form ->
    [le] les cartes bleues
   *[nom] cartes bleues
}
imhotep-source-wrath = { $form ->
    [le] la colère du pharaon
   *[nom] colère du pharaon
}

imhotep-short-pyramids = pyra
imhotep-short-temple = temp
imhotep-short-burial-chamber = cham
imhotep-short-obelisks = obél
imhotep-short-decorations = déco
imhotep-short-statues = stat
imhotep-short-blue-cards = bleu
imhotep-short-wrath = ire

imhotep-site-market = Marché
imhotep-site-pyramids = Pyramides
imhotep-site-temple = Temple
imhotep-site-burial = Chambre funéraire
imhotep-site-obelisks = Obélisques
imhotep-to-market = au marché
imhotep-to-pyramids = aux pyramides
imhotep-to-temple = au temple
imhotep-to-burial = à la chambre funéraire
imhotep-to-obelisks = aux obélisques
imhotep-at-market = au marché
imhotep-at-pyramids = aux pyramides
imhotep-at-temple = au temple
imhotep-at-burial = à la chambre funéraire
imhotep-at-obelisks = aux obélisques

imhotep-pyramid-left = { $form ->
    [de] de gauche
   *[nom] gauche
}
imhotep-pyramid-middle = { $form ->
    [de] du centre
   *[nom] centre
}
imhotep-pyramid-right = { $form ->
    [de] de droite
   *[nom] droite
}

imhotep-slot = le bateau { $ship }, place { $slot }
imhotep-ship-size = { $slots }

imhotep-card-entrance = Entrée
imhotep-card-sarcophagus = Sarcophage
imhotep-card-paved-path = Chemin pavé
imhotep-card-pyramid-decoration = Décoration de pyramide
imhotep-card-temple-decoration = Décoration de temple
imhotep-card-burial-chamber-decoration = Décoration de chambre funéraire
imhotep-card-obelisk-decoration = Décoration d’obélisque
imhotep-card-statue = Statue
imhotep-card-lever = Levier
imhotep-card-hammer = Marteau
imhotep-card-sail = Voile
imhotep-card-chisel = Ciseau

imhotep-effect-entrance = immédiat : 1 pierre aux pyramides
imhotep-effect-sarcophagus = immédiat : 1 pierre à la chambre
imhotep-effect-paved-path = immédiat : 1 pierre aux obélisques
imhotep-effect-decoration = fin : pierres / { $stones }
imhotep-effect-statue = fin : { $points } pour 1 à { $most }
imhotep-effect-lever = tour : envoie, choisis l’ordre
imhotep-effect-hammer = tour : prends, charge 1 pierre
imhotep-effect-sail = tour : charge 1, envoie ce bateau
imhotep-effect-chisel = tour : charge deux pierres

imhotep-round = manche { $round } sur { $rounds }
imhotep-starts = { $seat } commence
imhotep-piles = pioche { $pile }, défausse { $discards }
imhotep-wrath = avec la colère du pharaon
imhotep-harbour = Port
imhotep-ship-needs = min. { $minimum }, à bord { $loaded }
imhotep-ship-ready = min. { $minimum }, peut partir
imhotep-ship-gone = resté à quai
imhotep-ship-is-here = bateau { $ship }
imhotep-pair = { $cards ->
    [one] Carte face cachée
   *[other] Paire face cachée
}
imhotep-pair-effect = regarde, gardes-en une
imhotep-market-empty = plus de cartes
imhotep-beside = à côté, { $points } chacune :
imhotep-pyramid-signs = { $stones ->
    [one] c carte, s { $stones } pierre, ▸ une pierre sur un bateau
   *[other] c carte, s { $stones } pierres, ▸ une pierre sur un bateau
}
imhotep-temple-under = pierres dessous
imhotep-temple-a = visible : { $points } par manche
imhotep-temple-b = s pierres, c carte
imhotep-burial-a = fin : tes groupes { $groups } +{ $further }
imhotep-burial-b = fin : majorité par rangée { $places }
imhotep-obelisks-a = fin : { $places }
imhotep-obelisks-b = { $stones ->
    [one] de { $stones } pierre
   *[other] de { $stones } pierres
}
imhotep-obelisks-loose = isolées, { $points } chacune
imhotep-player = joueur
imhotep-you = { $seat } (toi)
imhotep-sled = traîneau
imhotep-quarry = carrière
imhotep-cards = cartes
imhotep-points = points

imhotep-asked-turn = { $seat }, à toi : prends des pierres, charges-en une, envoie un bateau ou joue une carte bleue.
imhotep-asked-unload-order = { $seat }, dans quel ordre décharger les pierres ? La première citée sort d’abord.
imhotep-asked-sail-to = { $seat }, où envoies-tu le bateau { $ship } ?
imhotep-asked-second-stone = { $seat }, où va la deuxième pierre du Ciseau ?
imhotep-asked-take-card = { $seat }, prends une carte pour ta pierre au marché.
imhotep-asked-keep-card = { $seat }, garde une carte de la paire ; personne d’autre ne les voit.
imhotep-asked-choose-pyramid = { $seat }, sur quelle pyramide va ta pierre ?
imhotep-asked-ship-bonus = { $seat }, en bonus tu peux charger une pierre de ton traîneau sur un bateau.
imhotep-asked-temple-choice = { $seat }, case { $space } du temple : points ou pierres ?
imhotep-asked-stones-bonus = { $seat }, en bonus tu peux prendre des pierres de la carrière sur ton traîneau.

imhotep-do-pass = Aucune action possible
imhotep-do-get = Prendre des pierres
imhotep-do-place = Charger le bateau { $ship }, place
imhotep-do-sail = Envoyer le bateau { $ship }
imhotep-do-lever = Levier : envoyer le bateau { $ship }
imhotep-do-hammer = Marteau : prendre, puis charger le bateau { $ship }, place
imhotep-do-sail-card = Voile : charger (puis envoyer) le bateau { $ship }, place
imhotep-do-chisel = Ciseau : la première sur le bateau { $ship }, place
imhotep-do-sail-to = Envoyer ce bateau
imhotep-do-second-stone = La deuxième sur le bateau { $ship }, place
imhotep-do-unload = Décharger
imhotep-do-take = Prendre
imhotep-do-keep = Garder
imhotep-do-pyramid = Construire
imhotep-do-decline = Ou
imhotep-do-temple = Prendre
imhotep-do-stones-bonus = Pierres bonus
imhotep-label-pass = passer
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}
imhotep-label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
imhotep-label-pair = la paire face cachée : regarder, en garder une
imhotep-label-decline = renoncer
imhotep-label-order = { FORM($stones, "pierre") }
imhotep-label-card = { $card } : { $effect }
imhotep-label-space = { $pyramid } : { $points }
imhotep-label-space-card = { $pyramid } : { $points } et une carte
imhotep-label-space-stones = { $pyramid } : { $points } et des pierres
imhotep-label-space-ship = { $pyramid } : { $points } et une pierre sur un bateau

imhotep-did-pass = { $seat } passe.
imhotep-did-get = { $stones ->
    [one] { $seat } prend { $stones } pierre.
   *[other] { $seat } prend { $stones } pierres.
}
imhotep-did-place = { $seat } charge une pierre sur { $slot }.
imhotep-did-sail = { $seat } envoie le bateau { $ship } { $to }.
imhotep-did-lever = { $seat } joue le Levier : le bateau { $ship } va { $to }.
imhotep-did-hammer = { $stones ->
    [0] { $seat } joue le Marteau et charge une pierre sur { $slot }.
    [one] { $seat } joue le Marteau : prend { $stones } pierre et en charge une sur { $slot }.
   *[other] { $seat } joue le Marteau : prend { $stones } pierres et en charge une sur { $slot }.
}
imhotep-did-sail-card = { $seat } joue la Voile et charge une pierre sur { $slot }.
imhotep-did-chisel = { $seat } joue le Ciseau : la première pierre va sur { $slot }.
imhotep-did-second-stone = { $seat } charge la deuxième pierre sur { $slot }.
imhotep-did-unload = { $seat } fait décharger les pierres dans cet ordre : { FORM($stones, "pierre") }.
imhotep-did-take = { $seat } prend la carte { $card }.
imhotep-did-look = { $seat } regarde la paire face cachée.
imhotep-did-keep = { $seat } garde la carte { $card }.
imhotep-did-pyramid = { $seat } construit sur la pyramide { FORM($pyramid, "de") }.
imhotep-did-decline = { $seat } renonce au bonus.
imhotep-did-point = { $seat } prend les points du temple.
imhotep-did-land = { $site } : { FORM($stones, "pierre") }.
imhotep-did-reshuffle = La défausse mélangée devient la nouvelle pioche.
imhotep-did-draw = { $seat } pioche la carte { $card }.
imhotep-did-round = La manche { $round } s’ouvre avec des bateaux de { $ships } places ; { $seat } commence.
imhotep-did-end = La partie est terminée.

imhotep-ended-six-rounds = Les six manches sont jouées.
imhotep-tie-stones-on-sled = Les pierres sur les traîneaux départagent l’égalité.

## Choices before a game.

web-imhotep-sides = Faces des sites
web-imhotep-sides-all = Toutes { $side }
web-imhotep-sides-mixed = Mélange au hasard
web-imhotep-sides-chosen = Faces : { $value }
web-imhotep-sides-market-a = Toutes les cartes sont face visible.
web-imhotep-sides-market-b = On peut aussi regarder une paire face cachée et garder une carte.
web-imhotep-sides-pyramids-a = Une pyramide : une pierre rapporte aussitôt les points de la case suivante.
web-imhotep-sides-pyramids-b = Trois pyramides au choix ; certaines cases donnent une carte, des pierres ou une pierre sur un bateau.
web-imhotep-sides-temple-a = À chaque manche, chaque pierre visible d’en haut rapporte autant.
web-imhotep-sides-temple-b = À chaque manche, chaque pierre visible d’en haut donne ce qu’indique sa case : des points, des pierres ou une carte.
web-imhotep-sides-burial-a = À la fin, chaque groupe de pierres à soi qui se touchent rapporte ; les grands bien plus.
web-imhotep-sides-burial-b = À la fin, dans chaque rangée, celui qui a le plus de pierres marque le plus.
web-imhotep-sides-obelisks-a = À la fin, la plus haute tour rapporte le plus.
web-imhotep-sides-obelisks-b = Un obélisque achevé rapporte aussitôt ; plus il est tôt, plus il vaut.
web-imhotep-wrath = Avec la colère du pharaon
web-imhotep-wrath-mean = Celui qui n’a aucune pierre à l’un des quatre monuments perd des points à la fin.
web-imhotep-wrath-chosen = Avec la colère du pharaon
