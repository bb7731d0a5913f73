### Ce que vaut maintenant chaque endroit de la table de Biotopia, ce qu’on dit une fois aux nouveaux, et à quoi sert un coup.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Tu peux la jouer maintenant.
    [one] Tu peux la jouer maintenant, pour { $points } point.
   *[other] Tu peux la jouer maintenant, pour { $points } points.
}
biotopia-explained-as-flower = Ou pose-la comme fleur : ton jardin aura alors { $symbols ->
    [one] { $symbols } fleur
   *[other] { $symbols } fleurs
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Avec cela, tu as tout ce que demande la mission « { $mission } ».
   *[other] Cela compte pour la mission « { $mission } » : il en manquera encore { $lacks }.
}
biotopia-explained-sky-card = Tu peux la prendre au lieu de piocher ; une nouvelle vient à sa place.
biotopia-explained-compost-card = Elle peut revenir avec une aurore, ou quand le compost devient la nouvelle pioche.
biotopia-explained-flower = Elle compte pour une fleur. Personne d’autre que toi ne peut regarder son autre côté.
biotopia-explained-turned = Une chrysalide pourrait la retourner, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-explained-not-turned = Ce n’est pas un papillon : aucune chrysalide ne la retourne.
biotopia-explained-kind-points = Tous ceux de cette espèce dans ce jardin : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-explained-playable = Tu as assez de fleurs pour : { $cards }.
biotopia-explained-too-many = { $cards ->
    [one] À la fin du tour, { $cards } carte doit aller au compost.
   *[other] À la fin du tour, { $cards } cartes doivent aller au compost.
}
biotopia-explained-rival-hand = Seul { $seat } peut les regarder.
biotopia-explained-held = À coup sûr parmi elles : { $cards }.
biotopia-explained-deck = À ton tour, tu peux piocher la première carte. Quand la pioche est vide, le compost mélangé devient la nouvelle pioche.
biotopia-explained-sky = { $cards ->
    [0] Le ciel est vide.
    [one] { $cards } carte visible : à ton tour, tu peux la prendre.
   *[other] { $cards } cartes visibles : à ton tour, tu peux en prendre une, et une nouvelle vient à sa place. Si toutes sont identiques, elles vont au compost.
}
biotopia-explained-compost = { $cards ->
    [0] Les cartes utilisées viennent ici ; il n’y en a pas encore.
    [one] { $cards } carte utilisée, visible de tous. Quand la pioche est vide, elle devient la nouvelle.
   *[other] { $cards } cartes utilisées, visibles de tous. Quand la pioche est vide, elles deviennent la nouvelle.
}
biotopia-explained-mission-met = Tu as tout ce qu’elle demande : prends-la à ton tour.
biotopia-explained-mission-lacks = Il t’en manque encore { $lacks }.
biotopia-explained-mission-missing = Il te manque encore : { $cards }.
biotopia-explained-mission-cloak = Ton morio en remplace un.
biotopia-explained-whites-nobody = Personne n’en a plus que tous les autres, donc personne ne la détient.
biotopia-explained-whites-lead = Elle est à toi, tant que personne n’en a autant.
biotopia-explained-whites-lacks = Avec { $whites } de plus, tu en aurais le plus.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total } : { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] À la fin de ton tour, le dernier tour de table commence.
    [one] Avec { $points } point de plus, tu lances le dernier tour de table.
   *[other] Avec { $points } points de plus, tu lances le dernier tour de table.
}
biotopia-explained-to-go = { $points ->
    [0] À la fin de ce tour, le dernier tour de table commence.
    [one] Avec { $points } point de plus, { $seat } lance le dernier tour de table.
   *[other] Avec { $points } points de plus, { $seat } lance le dernier tour de table.
}
biotopia-explained-nearest = { $points ->
    [0] Au plus près de la fin : { $seat }, qui a assez de points.
    [one] Au plus près de la fin : { $seat }, encore { $points } point à faire.
   *[other] Au plus près de la fin : { $seat }, encore { $points } points à faire.
}
biotopia-explained-missions = Missions : { $missions }.
biotopia-explained-turn = C’est le tour de : { $seat }.
biotopia-news-first-flower = Toute carte peut être une fleur. Pose plutôt celle que tu ne pourras pas jouer de sitôt, car elle coûte beaucoup de fleurs.
biotopia-news-offer = C’est un cadeau, qui ne prend pas ton tour. Tu peux aussi dire non.
biotopia-news-flowers-first = Les papillons viennent aux fleurs : encore { $lacks ->
    [one] { $lacks } fleur
   *[other] { $lacks } fleurs
}, et tu pourras jouer cette carte : { $card }.
biotopia-news-butterfly-ready = Tu as assez de fleurs pour un papillon : { $card }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-news-white-wins = Avec une piéride du chou, tu en aurais le plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus pour la mission, sans y passer un tour.
biotopia-news-mission-ready = Ton jardin a tout ce que demande la mission « { $mission } » : la prendre coûte un tour, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-news-mission-in-reach = Tu es près de la mission « { $mission } » : il ne manque qu’une chose.
biotopia-news-rival-near-mission = { $seat } est près de la mission « { $mission } » : qui la prend en premier la garde.
biotopia-news-rival-near-end = { $points ->
    [one] Avec { $points } point de plus, { $seat } lance le dernier tour de table.
   *[other] Avec { $points } points de plus, { $seat } lance le dernier tour de table.
}
biotopia-news-last-round = { $turns ->
    [one] Dernier tour de table : voici le dernier tour. Ensuite, celui qui a le plus de points gagne.
   *[other] Dernier tour de table : encore { $turns } tours. Ensuite, celui qui a le plus de points gagne.
}
biotopia-news-hand-full = À la fin d’un tour, une main peut avoir au plus { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}.
biotopia-news-deck-empty = La pioche est vide. Dès qu’il faut une carte, le compost mélangé devient la nouvelle pioche.
biotopia-news-rival-leads = { $seat } a le plus de piérides du chou et détient leur mission, tant que personne n’en a autant.
biotopia-urge-pass = Passe, car rien d’autre n’est possible.
biotopia-urge-draw = { $cards ->
    [one] Pioche la première carte.
   *[other] Pioche { $cards } cartes.
}
biotopia-urge-take = Prends { FORM($card, "un") } dans le ciel.
biotopia-urge-flower = Pose { FORM($card, "un") } comme fleur.
biotopia-urge-play = Joue { FORM($card, "un") } face visible.
biotopia-urge-mission = Prends la mission « { $mission } ».
biotopia-urge-turn = Retourne { FORM($card, "un") }.
biotopia-urge-recover = Prends { FORM($card, "un") } dans le compost.
biotopia-urge-discard = Défausse { FORM($card, "un") }.
biotopia-merit-points = Cela rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-merit-lead = Tu obtiens la mission des piérides du chou : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
biotopia-merit-keeps-lead = Ton avance en piérides du chou devient plus sûre.
biotopia-merit-rival-loses = { $seat } perd la mission des piérides du chou, et avec elle { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-merit-last-round = Avec { $points } points, tu lances le dernier tour de table.
biotopia-merit-turns = Elle peut retourner une de tes fleurs : { $card }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-merit-cards = { $cards ->
    [one] Tu reçois une carte ; laquelle, personne ne le sait.
   *[other] Tu reçois { $cards } cartes ; lesquelles, personne ne le sait.
}
biotopia-merit-flowers = Ton jardin a alors { $symbols ->
    [one] { $symbols } fleur
   *[other] { $symbols } fleurs
}.
biotopia-merit-affords = Tu as alors assez de fleurs pour : { $cards }.
biotopia-merit-nearer-card = Il te manque alors { $lacks ->
    [one] { $lacks } fleur
   *[other] { $lacks } fleurs
} pour : { $card }.
biotopia-merit-hidden = Une chrysalide, comme celle de ta main, peut en faire un papillon plus tard.
biotopia-merit-would-score = { $lacks ->
    [0] Tu as assez de fleurs pour la jouer : elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [one] Avec { $lacks } fleur de plus, tu peux la jouer : elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Avec { $lacks } fleurs de plus, tu peux la jouer : elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
biotopia-merit-denies = Avec une telle carte, { $seat } aurait tout pour la mission « { $mission } », et n’aura pas celle-ci.
biotopia-merit-too-dear = Il te manque encore { $symbols ->
    [one] { $symbols } fleur
   *[other] { $symbols } fleurs
} pour elle.
biotopia-merit-decline = Ta main reste comme elle est.
biotopia-merit-pass = Rien d’autre n’est possible.
