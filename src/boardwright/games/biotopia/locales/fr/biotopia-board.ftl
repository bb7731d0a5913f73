### Le plateau de Biotopia dans le navigateur.

biotopia-board-effect-essex-skipper = Elle n’a pas d’effet.
biotopia-board-effect-large-white = Qui en a plus que tous les autres détient la mission des piérides du chou.
biotopia-board-effect-small-tortoiseshell = Chaque suivante coûte une fleur de plus, et rapporte un point de plus.
biotopia-board-effect-common-blue = Tu peux prendre une carte du ciel.
biotopia-board-effect-meadow-brown = Tu peux piocher une carte par myrtil de ton jardin.
biotopia-board-effect-brimstone = La première carte de la pioche devient une fleur de ton jardin.
biotopia-board-effect-orange-tip = Tu peux prendre n’importe quelle carte du compost.
biotopia-board-effect-red-admiral = Il n’a pas d’effet.
biotopia-board-effect-mourning-cloak = Il remplace un papillon qui manque encore pour une mission.
biotopia-board-effect-peacock = Il ne se joue que depuis la main : aucune chrysalide ne le retourne.
biotopia-board-effect-chrysalis = Elle change une de tes fleurs en papillon, celui de l’autre côté, quel que soit son coût.
biotopia-board-effect-sunshine = Pioche trois cartes.
biotopia-board-effect-common-knapweed = Elle pousse dans ta rangée de fleurs et compte pour deux.

biotopia-board-butterfly = { $name }, un papillon : coûte { $cost ->
    [one] { $cost } fleur
   *[other] { $cost } fleurs
}, rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-board-card = { $name } : coûte { $cost ->
    [one] { $cost } fleur
   *[other] { $cost } fleurs
}.
biotopia-board-gains-mission = { $points ->
    [one] Avec elle, tu obtiendrais la mission des piérides du chou : { $points } point de plus.
   *[other] Avec elle, tu obtiendrais la mission des piérides du chou : { $points } points de plus.
}
biotopia-board-lacks = { $symbols ->
    [one] Il te manque { $symbols } fleur.
   *[other] Il te manque { $symbols } fleurs.
}
biotopia-board-no-target = Tu n’as pas de fleur qu’elle puisse retourner.
biotopia-board-copies = { $copies ->
    [one] Il y en a { $copies }.
   *[other] Il y en a { $copies }.
}
biotopia-board-pointed = { $card } : { $effect }

biotopia-board-deck = Pioche
biotopia-board-compost = Compost
biotopia-board-compost-empty = Le compost est vide.
biotopia-board-open-compost = { $cards ->
    [0] Le compost est vide
    [one] Parcourir le compost : { $cards } carte
   *[other] Parcourir le compost : { $cards } cartes
}
biotopia-board-recover = Prendre une carte du compost
biotopia-board-decline-sky-card = Ne rien prendre du ciel
biotopia-board-decline-compost-card = Ne rien prendre
biotopia-board-decline-more-cards = Ne rien piocher
biotopia-board-offer = { $heading } : { $label }
biotopia-board-pass = Passer

biotopia-board-missions = Missions
biotopia-board-missions-none = Aucune pour l’instant.
biotopia-board-most = le plus
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } espèce
   *[other] { $butterflies } différents
}
biotopia-board-alike = { $butterflies } identiques
biotopia-board-mission = Mission « { $name } », { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-board-mission-held = { $name } la détient.
biotopia-board-asks-flowers = { $symbols ->
    [one] Elle demande { $symbols } fleur.
   *[other] Elle demande { $symbols } fleurs.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Elle demande { $butterflies } papillon.
   *[other] Elle demande { $butterflies } papillons différents.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Elle demande { $butterflies } papillon.
   *[other] Elle demande { $butterflies } papillons identiques.
}
biotopia-board-asks-whites = Elle demande plus de piérides du chou que n’en a aucun autre joueur.
biotopia-board-asks-for = Elle demande : { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name } : { $has } sur { $asked }.
biotopia-board-whites = { $name } : { $whites }.

biotopia-board-garden-of = Jardin : { $name }
biotopia-board-peek = Regarder
biotopia-board-flower = Une fleur, face cachée
biotopia-board-own-flower = Une fleur ; de l’autre côté : { $card }
biotopia-board-no-butterflies = Pas encore de papillon
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name } : { $butterflies } papillon
   *[other] { $name } : { $butterflies } papillons
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name } : { $symbols } fleur
   *[other] { $name } : { $symbols } fleurs
}
biotopia-board-hand-of = { $cards ->
    [0] Aucune carte en main.
    [one] { $cards } carte en main.
   *[other] { $cards } cartes en main.
}
biotopia-board-held = { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } espèce de papillon, ce qui compte en cas d’égalité.
   *[other] { $kinds } espèces de papillons, ce qui compte en cas d’égalité.
}
biotopia-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
biotopia-board-known = Cartes que tout le monde a vues
biotopia-board-known-lead = Elles ont été prises à la vue de tous ; elles sont en main ou face cachée parmi les fleurs.
biotopia-board-held-surely = À coup sûr en main
biotopia-board-known-none = Aucune.
biotopia-board-last-round = { $turns ->
    [0] Le dernier tour de table
    [one] Le dernier tour de table : encore { $turns } tour
   *[other] Le dernier tour de table : encore { $turns } tours
}

biotopia-board-guide = Toutes les cartes
biotopia-board-guide-lead = Les fleurs ne sont pas dépensées : une carte peut être jouée quand ton jardin en montre autant qu’elle en coûte.
biotopia-board-butterfly-facts = Coûte { $cost ->
    [one] { $cost } fleur
   *[other] { $cost } fleurs
}, rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-board-card-facts = Coûte { $cost ->
    [one] { $cost } fleur
   *[other] { $cost } fleurs
}.
biotopia-board-unseen = { $copies ->
    [one] { $copies } carte dans le jeu ; pas encore vue : { $unseen }.
   *[other] { $copies } cartes dans le jeu ; pas encore vues : { $unseen }.
}
