### Biotopia à la table.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Fais pousser une prairie de fleurs, et attire des papillons dans ton jardin.

biotopia-seat-1 = Joueur 1
biotopia-seat-2 = Joueur 2
biotopia-seat-3 = Joueur 3
biotopia-seat-4 = Joueur 4
biotopia-seat-5 = Joueur 5

biotopia-source-butterflies = { $form ->
    [le] les papillons
   *[nom] papillons
}
biotopia-source-tortoiseshells = { $form ->
    [le] les petites tortues
   *[nom] petites tortues
}
biotopia-source-missions = { $form ->
    [le] les missions
   *[nom] missions
}
biotopia-source-large-whites = { $form ->
    [le] les piérides du chou
   *[nom] piérides du chou
}

biotopia-narrow-butterflies = pap.
biotopia-narrow-tortoiseshells = tort.
biotopia-narrow-missions = miss.
biotopia-narrow-large-whites = piér.

biotopia-card-essex-skipper = { $form ->
    [un] une hespérie du dactyle
    [de] d’hespérie du dactyle
    [pluriel] hespéries du dactyle
   *[nom] Hespérie du dactyle
}
biotopia-card-large-white = { $form ->
    [un] une piéride du chou
    [de] de piéride du chou
    [pluriel] piérides du chou
   *[nom] Piéride du chou
}
biotopia-card-small-tortoiseshell = { $form ->
    [un] une petite tortue
    [de] de petite tortue
    [pluriel] petites tortues
   *[nom] Petite tortue
}
biotopia-card-common-blue = { $form ->
    [un] un azuré commun
    [de] d’azuré commun
    [pluriel] azurés communs
   *[nom] Azuré commun
}
biotopia-card-meadow-brown = { $form ->
    [un] un myrtil
    [de] de myrtil
    [pluriel] myrtils
   *[nom] Myrtil
}
biotopia-card-brimstone = { $form ->
    [un] un citron
    [de] de citron
    [pluriel] citrons
   *[nom] Citron
}
biotopia-card-orange-tip = { $form ->
    [un] une aurore
    [de] d’aurore
    [pluriel] aurores
   *[nom] Aurore
}
biotopia-card-red-admiral = { $form ->
    [un] un vulcain
    [de] de vulcain
    [pluriel] vulcains
   *[nom] Vulcain
}
biotopia-card-mourning-cloak = { $form ->
    [un] un morio
    [de] de morio
    [pluriel] morios
   *[nom] Morio
}
biotopia-card-peacock = { $form ->
    [un] un paon-du-jour
    [de] de paon-du-jour
    [pluriel] paons-du-jour
   *[nom] Paon-du-jour
}
biotopia-card-chrysalis = { $form ->
    [un] une chrysalide
    [de] de chrysalide
    [pluriel] chrysalides
   *[nom] Chrysalide
}
biotopia-card-sunshine = { $form ->
    [un] un rayon de soleil
    [de] de rayon de soleil
    [pluriel] rayons de soleil
   *[nom] Rayon de soleil
}
biotopia-card-common-knapweed = { $form ->
    [un] une centaurée jacée
    [de] de centaurée jacée
    [pluriel] centaurées jacées
   *[nom] Centaurée jacée
}

biotopia-short-essex-skipper = hespérie
biotopia-short-large-white = piéride
biotopia-short-small-tortoiseshell = tortue
biotopia-short-common-blue = azuré
biotopia-short-meadow-brown = myrtil
biotopia-short-brimstone = citron
biotopia-short-orange-tip = aurore
biotopia-short-red-admiral = vulcain
biotopia-short-mourning-cloak = morio
biotopia-short-peacock = paon
biotopia-short-chrysalis = chrysal.
biotopia-short-sunshine = soleil
biotopia-short-common-knapweed = centaurée

biotopia-effect-essex-skipper = sans effet
biotopia-effect-large-white = { $points ->
    [one] majorité : { $points } point
   *[other] majorité : { $points } points
}
biotopia-effect-small-tortoiseshell = chaque suivante : 1 de plus
biotopia-effect-common-blue = si tu veux : carte du ciel
biotopia-effect-meadow-brown = si tu veux : 1 carte/myrtil
biotopia-effect-brimstone = dessus de pioche : une fleur
biotopia-effect-orange-tip = si tu veux : carte compost
biotopia-effect-red-admiral = sans effet
biotopia-effect-mourning-cloak = aide pour les missions
biotopia-effect-peacock = seulement depuis la main
biotopia-effect-chrysalis = retourne une de tes fleurs
biotopia-effect-sunshine = pioche 3 cartes
biotopia-effect-common-knapweed = deux symboles fleur

biotopia-mission-most-large-whites = Piérides du chou
biotopia-mission-three-skippers = Talus herbeux
biotopia-mission-seven-flowers = Mer de fleurs
biotopia-mission-meadow-quartet = Vie des prés
biotopia-mission-spring-flight = Vol de printemps
biotopia-mission-nettle-bed = Carré d’orties
biotopia-mission-rich-meadow = Riche prairie
biotopia-mission-of = { $cards }

biotopia-starts = { $seat } a commencé
biotopia-deck = { $cards ->
    [0] la pioche est vide
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
biotopia-last-round = dernier tour de table
biotopia-goal = fin à { $points } points
biotopia-sky = Ciel
biotopia-sky-empty = plus de cartes
biotopia-hand = Ta main, { $cards } (au plus { $limit })
biotopia-hand-empty = aucune carte
biotopia-ready = jouable
biotopia-lacks = manque { $symbols }✿
biotopia-no-target = sans cible
biotopia-new = nouvelle
biotopia-worth = { $points }p
biotopia-garden = Ton jardin
biotopia-flower-row = { $symbols ->
    [0] Pas encore de symbole fleur
    [one] { $symbols } symbole fleur
   *[other] { $symbols } symboles fleur
}
biotopia-butterfly-row = { $butterflies ->
    [0] Pas encore de papillon
    [one] { $butterflies } papillon, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $butterflies } papillons, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
biotopia-face-down = { $cards } face cachée :
biotopia-face-up = { $count ->
    [one] { $card } face visible
   *[other] { $count } × { $card } face visible
}
biotopia-missions = { $points ->
    [one] Missions, { $points } point chacune
   *[other] Missions, { $points } points chacune
}
biotopia-mission-flowers = symboles fleur { $has }
biotopia-mission-different = différents { $has }
biotopia-mission-alike = identiques { $has }
biotopia-mission-is-met = tu peux la prendre
biotopia-mission-held = l’a prise
biotopia-whites-held = mène avec { $whites }
biotopia-whites-open = { $whites ->
    [0] personne n’en a encore
   *[other] personne ne mène, égalité à { $whites }
}
biotopia-compost = Compost { $cards } :
biotopia-player = joueur
biotopia-you = toi
biotopia-points = points
biotopia-flowers = fleurs
biotopia-hand-size = main
biotopia-open-cards = papillons ; tient : en main ou comme fleur
biotopia-known = tient
biotopia-in-hand = en main
biotopia-none = aucune

biotopia-asked-turn = { $seat }, à toi : pioche, prends une carte du ciel, pose une fleur, joue une carte ou prends une mission.
biotopia-asked-first-flower = { $seat }, pose une de tes quatre cartes comme première fleur ; personne d’autre ne voit laquelle.
biotopia-asked-chrysalis-target = { $seat }, laquelle de tes fleurs la chrysalide retourne-t-elle ?
biotopia-asked-sky-card = { $seat }, l’azuré commun te permet de prendre une carte du ciel.
biotopia-asked-compost-card = { $seat }, l’aurore te permet de prendre une carte du compost.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, le myrtil te permet de piocher une carte.
   *[other] { $seat }, les myrtils te permettent de piocher { $cards } cartes.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, défausse une carte : tout le monde voit le compost.
   *[other] { $seat }, défausse { $cards } cartes, une à une : tout le monde voit le compost.
}

biotopia-do-pass = Aucune action possible
biotopia-do-draw = Piocher
biotopia-do-take = Prendre du ciel
biotopia-do-flower = Poser comme fleur
biotopia-do-play = Jouer face visible
biotopia-do-mission = Prendre une mission
biotopia-do-turn = Retourner
biotopia-do-recover = Prendre du compost
biotopia-do-discard = Défausser
biotopia-do-decline = Ou
biotopia-label-pass = passer
biotopia-label-draw = { $cards ->
    [one] la première carte
   *[other] { $cards } cartes
}
biotopia-label-decline = renoncer

biotopia-did-pass = { $seat } ne peut rien faire et passe.
biotopia-did-draw = { $cards ->
    [0] { $seat } ne pioche rien : il ne reste plus de cartes.
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cards } cartes.
}
biotopia-did-take = { $seat } prend { FORM($card, "un") } dans le ciel.
biotopia-did-flower = { $seat } pose une fleur.
biotopia-did-play = { $seat } joue { FORM($card, "un") }.
biotopia-did-lay-top = La première carte de la pioche devient une fleur.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } joue { FORM($card, "un") }, et il n’y a rien à piocher.
    [one] { $seat } joue { FORM($card, "un") } et pioche une carte.
   *[other] { $seat } joue { FORM($card, "un") } et pioche { $cards } cartes.
}
biotopia-did-mission = { $seat } prend la mission « { $mission } ».
biotopia-did-turn = { $seat } retourne { FORM($card, "un") }.
biotopia-did-recover = { $seat } prend { FORM($card, "un") } dans le compost.
biotopia-did-discard = { $seat } défausse { FORM($card, "un") }.
biotopia-did-decline-sky-card = { $seat } ne prend pas de carte du ciel.
biotopia-did-decline-compost-card = { $seat } ne prend rien dans le compost.
biotopia-did-decline-more-cards = { $seat } ne pioche rien.
biotopia-did-refill = Nouveau dans le ciel : { FORM($cards, "un") }.
biotopia-did-three-alike = Trois { FORM($card, "pluriel") } du ciel vont au compost.
biotopia-did-reshuffle = Le compost mélangé devient la nouvelle pioche.
biotopia-did-lead = { $seat } a maintenant le plus de piérides du chou.
biotopia-did-tie = Plus personne ne mène pour les piérides du chou.
biotopia-did-last-round = { $seat } a { $points } points : on termine le tour de table.
biotopia-did-end = La partie est terminée.

biotopia-ended-fifteen-points = Le tour de table où les 15 points ont été atteints est terminé.
biotopia-ended-all-passed = Tout le monde a passé d’affilée.
biotopia-ended-standstill = Pendant dix tours de table, rien n’est arrivé dans une rangée et aucune mission n’a été prise.
biotopia-tie-different-butterflies = Les papillons différents en jeu départagent l’égalité.
