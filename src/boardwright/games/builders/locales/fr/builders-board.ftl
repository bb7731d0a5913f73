# Bâtisseurs et biomes sur le plateau dessiné.
builders-board-blocks = { $count } × { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = plus rien
builders-board-token-down = une tuile Arme, face cachée
builders-board-tiles-down = { $count ->
    [one] une tuile, face cachée
   *[other] une pile de { $count } tuiles, face cachée
}
builders-board-below = { $count ->
    [0] rien dessous
    [one] une tuile dessous
   *[other] { $count } tuiles dessous
}
builders-board-cost = coûte { $blocks }
builders-board-gives = { $points ->
    [one] +{ $points } point d’expérience
   *[other] +{ $points } points d’expérience
}
builders-board-payable = { $emeralds ->
    [0] tu as tous les blocs qu’il faut
    [one] tu as tous les blocs qu’il faut, dont 1 × { $block }
   *[other] tu as tous les blocs qu’il faut, dont { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] il te manque { $blocks } : encore un bloc et tu peux payer
   *[other] il te manque { $blocks } : encore { $lacking } blocs et tu peux payer
}
builders-board-needs = { $hearts ->
    [one] { $hearts } cœur pour le vaincre
   *[other] { $hearts } cœurs pour le vaincre
}
builders-board-chance = tu gagnes un tel combat { $percent } fois sur 100
builders-board-extra-action = une fois vaincu, vaut une action supplémentaire
builders-board-mob-scores = à la fin, +{ $points } par case { $name } de ton plateau
builders-board-counts = { $hearts ->
    [0] aucun cœur
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}
builders-board-does-bow = fait retourner une tuile de plus
builders-board-does-golden-hoe = { $points ->
    [one] +{ $points } point d’expérience chaque fois qu’elle est retournée
   *[other] +{ $points } points d’expérience chaque fois qu’elle est retournée
}
builders-board-does-stone-pickaxe = tu peux prendre un bloc chaque fois qu’elle est retournée
builders-board-does-tnt = ses cœurs comptent si tu l’allumes, puis elle disparaît

builders-board-crossing = Intersection { $number }
builders-board-crossing-with = Intersection { $number }, ici : { $names }
builders-board-character = Personnage : { $name }
builders-board-space = Case { $number } : { $biome }, non bâtie
builders-board-space-built = Case { $number } : { $building }
builders-board-space-gain = { $space } ; { $gain } au prochain décompte
builders-board-block = { $block }, colonne { $column }, couche { $layer } depuis le haut
builders-board-block-open = { $block }, colonne { $column }, couche { $layer } depuis le haut, disponible
builders-board-none-takeable = Tu ne peux pas prendre de bloc maintenant.

builders-board-turn-left = Tourner le cube à gauche (Maj et ←)
builders-board-turn-right = Tourner le cube à droite (Maj et →)
builders-board-turn-up = Voir davantage les côtés (Maj et ↑)
builders-board-turn-down = Voir davantage le dessus (Maj et ↓)
builders-board-list = Liste des blocs que tu peux prendre

builders-board-players = Plateaux des joueurs
builders-board-board-of = Plateau : { $name }
builders-board-tab = { $points ->
    [one] { $number } { $name }, { $points } point d’expérience
   *[other] { $number } { $name }, { $points } points d’expérience
}
builders-board-supply = Blocs en réserve
builders-board-weapons = Tuiles Arme du paquet
builders-board-trophy = { $spaces ->
    [0] pas encore de case de ce genre
    [one] une case de ce genre : { $points } points d’expérience
   *[other] { $spaces } cases de ce genre : { $points } points d’expérience
}

builders-board-scorings = Les trois décomptes
builders-board-card-A = Biomes
builders-board-card-B = Maté­riaux
builders-board-card-C = Types
builders-board-held = compté : { $points }
builders-board-to-go = { $blocks ->
    [0] décompte après ce tour
    [one] encore un bloc avant le décompte
   *[other] encore { $blocks } blocs avant le décompte
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name } : { $sum }

builders-board-actions = Actions de ce tour
builders-board-kind-open-collect-blocks = Prendre des blocs : possible maintenant
builders-board-kind-open-explore = Explorer : possible maintenant
builders-board-kind-open-build = Construire : possible maintenant
builders-board-kind-open-fight = Combattre un monstre : possible maintenant
builders-board-kind-open-collect-weapon = Récupérer une arme : possible maintenant
builders-board-kind-done-collect-blocks = Prendre des blocs : fait ce tour-ci
builders-board-kind-done-explore = Explorer : fait ce tour-ci
builders-board-kind-done-build = Construire : fait ce tour-ci
builders-board-kind-done-fight = Combattre un monstre : fait ce tour-ci
builders-board-kind-done-collect-weapon = Récupérer une arme : fait ce tour-ci
builders-board-kind-rest-collect-blocks = Prendre des blocs
builders-board-kind-rest-explore = Explorer
builders-board-kind-rest-build = Construire
builders-board-kind-rest-fight = Combattre un monstre
builders-board-kind-rest-collect-weapon = Récupérer une arme
builders-board-look-closer = Pointe une tuile ou touche-la pour lire ce qu’elle coûte et rapporte.

builders-board-fight = { $name } combat { TRAIT($mob, "le") } : { $hearts } sur { $needed ->
    [one] { $needed } cœur
   *[other] { $needed } cœurs
}.
builders-board-revealed = Tuiles Arme retournées
builders-board-hearts = { $hearts } sur { $needed }
builders-board-beaten = Vaincu ! +{ $points }
