### Bâtisseurs et biomes à la table.

builders-option-boards = Le plateau de chaque place, par exemple 314 pour trois places, 0 pour un plateau distribué au hasard, ou random (par défaut { $default }).
builders-option-beginners = Les places qui comptabilisent toutes les cases correspondantes et pas seulement le plus grand groupe, par exemple 13 pour les places 1 et 3, ou no (par défaut { $default }).

builders-title = Bâtisseurs et biomes
builders-name = Minecraft : Bâtisseurs et biomes
builders-about = Prends des blocs du grand cube, explore, combats des monstres et bâtis ton monde.

builders-seat-red = Rouge
builders-seat-blue = Bleu
builders-seat-yellow = Jaune
builders-seat-green = Vert

builders-source-buildings = { $form ->
    [le] les constructions
   *[nom] constructions
}
builders-source-mobs = { $form ->
    [le] les monstres vaincus
   *[nom] monstres vaincus
}
builders-source-hoes = { $form ->
    [le] les houes en or
   *[nom] houes en or
}
builders-source-scoring-a = { $form ->
    [le] le décompte A
   *[nom] décompte A
}
builders-source-scoring-b = { $form ->
    [le] le décompte B
   *[nom] décompte B
}
builders-source-scoring-c = { $form ->
    [le] le décompte C
   *[nom] décompte C
}
builders-source-mob-scoring = { $form ->
    [le] les monstres à la fin
   *[nom] monstres à la fin
}

builders-brief-buildings = constr
builders-brief-mobs = monstr
builders-brief-hoes = houes
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = fin

builders-block-wood = bois
builders-block-sand = sable
builders-block-stone = pierre
builders-block-obsidian = obsidienne
builders-block-emerald = émeraude

builders-characteristic-forest = { $form ->
    [le] la forêt
   *[nom] forêt
}
builders-characteristic-desert = { $form ->
    [le] le désert
   *[nom] désert
}
builders-characteristic-mountains = { $form ->
    [le] les montagnes
   *[nom] montagnes
}
builders-characteristic-snowy-tundra = { $form ->
    [le] la toundra enneigée
   *[nom] toundra enneigée
}
builders-characteristic-wood = { $form ->
    [le] le bois
   *[nom] bois
}
builders-characteristic-sand = { $form ->
    [le] le sable
   *[nom] sable
}
builders-characteristic-stone = { $form ->
    [le] la pierre
   *[nom] pierre
}
builders-characteristic-obsidian = { $form ->
    [le] l’obsidienne
   *[nom] obsidienne
}
builders-characteristic-decoration = { $form ->
    [le] les décors
   *[nom] décor
}
builders-characteristic-dwelling = { $form ->
    [le] les immeubles
   *[nom] immeuble
}
builders-characteristic-animal-house = { $form ->
    [le] les enclos
   *[nom] enclos
}
builders-characteristic-bridge = { $form ->
    [le] les ponts
   *[nom] pont
}

builders-sign-red = r
builders-sign-blue = b
builders-sign-yellow = j
builders-sign-green = v
builders-sign-forest = F
builders-sign-desert = D
builders-sign-mountains = M
builders-sign-snowy-tundra = T
builders-sign-wood = b
builders-sign-sand = s
builders-sign-stone = p
builders-sign-obsidian = o
builders-sign-emerald = e
builders-sign-decoration = Dé
builders-sign-dwelling = Im
builders-sign-animal-house = En
builders-sign-bridge = Po

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $type } ({ $biome }, { $material })

builders-weapon-wooden-sword = épée en bois
builders-weapon-stone-sword = épée en pierre
builders-weapon-poisonous-potato = pomme de terre empoisonnée
builders-weapon-bow = arc
builders-weapon-golden-hoe = houe en or
builders-weapon-stone-pickaxe = pioche en pierre
builders-weapon-iron-sword = épée en fer
builders-weapon-diamond-sword = épée en diamant
builders-weapon-tnt = TNT

builders-short-wooden-sword = bois
builders-short-stone-sword = pierre
builders-short-poisonous-potato = patate
builders-short-bow = arc
builders-short-golden-hoe = houe
builders-short-stone-pickaxe = pioche
builders-short-iron-sword = fer
builders-short-diamond-sword = diamant
builders-short-tnt = TNT

builders-narrow-bow = arc
builders-narrow-golden-hoe = houe
builders-narrow-stone-pickaxe = pio.
builders-narrow-iron-sword = fer
builders-narrow-diamond-sword = dia.
builders-narrow-tnt = TNT

builders-mob-spider = Araignée
    .le = l’araignée
builders-mob-zombie = Zombie
    .le = le zombie
builders-mob-skeleton = Squelette
    .le = le squelette
builders-mob-creeper = Creeper
    .le = le creeper
builders-mob-witch = Sorcière
    .le = la sorcière
builders-mob-enderman = Enderman
    .le = l’enderman
builders-mob-extra = +act
builders-mob-scores = { $points }/{ $sign }

builders-thing = { $place } { $thing }

builders-turn = tour { $turn }
builders-turn-of = { $seat } joue
builders-piles = face cachée : { $tiles } tuiles, { $tokens } armes
builders-layout = Surface
builders-face-down = ?
builders-hearts = { $hearts }♥
builders-heart = ♥ cœur
builders-legend = { $sign } { $name }
builders-cube = Grand cube
builders-layer-1 = haut
builders-layer-2 = 2e
builders-layer-3 = 3e
builders-layer-4 = 4e
builders-left = restants
builders-card-A = A biomes
builders-card-B = B matériaux
builders-card-C = C types
builders-round-held = { $card } : fait
builders-round-to-come = { $card } : encore { $blocks }
builders-takeable = MAJUSCULE : disponible
builders-you = { $seat } (toi)
builders-points = { $points }
builders-beginner = mode débutant
builders-no-blocks = aucun bloc
builders-mobs = monstres
builders-nothing-yet = { $card } encore rien
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

builders-asked-first-action = { $seat }, ta première action : prends des blocs, explore, construis, combats ou récupère une arme.
builders-asked-second-action = { $seat }, ta deuxième action : elle doit être différente de la première.
builders-asked-extra-action = { $seat }, l’action supplémentaire de ton monstre : celle que tu veux.
builders-asked-second-block = { $seat }, prends le deuxième bloc.
builders-asked-pickaxe = { $seat }, la pioche en pierre : tu peux prendre un bloc. { CAP(TRAIT($mob, "le")) } : { $hearts } sur { $needed ->
    [one] { $needed } cœur
   *[other] { $needed } cœurs
} jusqu’ici.
builders-asked-tnt = { $seat }, allumer la TNT ? { CAP(TRAIT($mob, "le")) } demande { $needed ->
    [one] { $needed } cœur
   *[other] { $needed } cœurs
}, tu en as { $hearts }.
builders-asked-trade-or-end = { $seat }, défausse un monstre pour une action supplémentaire, ou termine ton tour.
builders-asked-scoring = { $seat }, décompte { $card } : choisis ce que tu comptabilises.

builders-do-block = Prendre un bloc
builders-do-explore = Explorer à l’intersection
builders-do-build = Construire { $cell } { $building } sur la case
builders-do-fight = Combattre
builders-do-collect = Récupérer une arme
builders-do-score = Comptabiliser
builders-do-end = Terminer
builders-do-trade = Défausser
builders-do-decline = Ou
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name } : { $points }
builders-label-end = finir le tour
builders-label-trade = un monstre pour une action supplémentaire
builders-label-decline = n’en prendre aucun
builders-label-light = l’allumer
builders-label-keep = la garder

builders-did-block = { $seat } prend un bloc en { $column } : { $block }.
builders-did-explore = { $seat } va à l’intersection { $crossing }.
builders-did-stay = { $seat } explore sur place.
builders-did-turn-up = Révélé : { $things }.
builders-turned-up = { $thing } en { $place }
builders-did-build = { $seat } construit la tuile prise en { $cell } ({ $building }) sur la case { $space }.
builders-did-collect = { $seat } récupère une arme en { $cell } : { $weapon }.
builders-did-fight = { $seat } combat { TRAIT($mob, "le") } en { $cell }.
builders-did-reveal = Révélé : { $tokens } ; { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}.
builders-did-beat = Victoire contre { TRAIT($mob, "le") } !
builders-did-lose = Le monstre reste.
builders-did-light = { $seat } allume la TNT.
builders-did-keep = { $seat } garde la TNT.
builders-did-decline = { $seat } ne prend pas de bloc.
builders-did-trade = { $seat } défausse un monstre pour une action supplémentaire.
builders-did-end = { $seat } termine son tour.
builders-did-score = { $seat } comptabilise { FORM($name, "le") }.
builders-did-round = { $layer ->
    [1] La couche supérieure est vidée : décompte { $card }.
    [2] La deuxième couche est vidée : décompte { $card }.
   *[3] La troisième couche est vidée : décompte { $card }.
}
builders-did-game-over = La partie est terminée.

builders-ended-third-layer-gone = La troisième couche est vidée.
builders-ended-turn-limit = La limite de 400 tours est atteinte.
builders-tie-blocks = Les blocs dans les réserves départagent l’égalité.

## Choices before a game.

web-builders-boards = Plateau
web-builders-boards-chosen = Plateaux : { $value }
web-builders-beginners = Débutant
web-builders-beginners-mean = Pour les débutants, toutes les cases correspondantes comptent lors des décomptes, et pas seulement le plus grand groupe.
web-builders-beginners-chosen = Variante débutant : { $seats }
