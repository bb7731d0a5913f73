### Bâtisseurs et biomes : ce qu’est et vaut chaque lieu de la table, ce qui est nouveau, quoi faire et pourquoi.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) } : ces blocs servent à payer les constructions.
builders-explained-emerald = { CAP($block) } : elle remplace n’importe quel bloc pour construire.
builders-explained-block-gone = Le bloc qui était ici est pris.
builders-explained-block-hidden = Personne n’a encore vu ce bloc.
builders-explained-block-covered = Un autre bloc est posé dessus : on ne peut pas encore le prendre.
builders-explained-block-open = Son dessus et deux de ses côtés sont libres : on peut le prendre.
builders-explained-block-shut = { $sides ->
    [0] Aucun de ses côtés n’est libre : on ne peut pas encore le prendre.
    [one] Un seul de ses côtés est libre : on ne peut pas encore le prendre.
   *[other] Seuls { $sides } de ses côtés sont libres : on ne peut pas encore le prendre.
}
builders-explained-block-pays = Avec lui, tu pourrais payer : { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Le décompte { $card } vient dès que ce tour est fini.
    [one] Encore { $blocks } bloc avant le décompte { $card }.
   *[other] Encore { $blocks } blocs avant le décompte { $card }.
}
builders-explained-held = Le décompte { $card } est passé.
builders-explained-bottom = La couche du bas n’amène pas de décompte : la partie finit avant.
builders-explained-supply = { $count ->
    [0] Il n’y en a pas dans la réserve.
    [one] Il y en a { $count } dans la réserve.
   *[other] Il y en a { $count } dans la réserve.
}
builders-explained-tie = En cas d’égalité à la fin, celui qui a le plus de blocs l’emporte.

builders-explained-nothing = Il n’y a plus rien ici.
builders-explained-tiles-left = En explorant à côté, on retourne celle du dessus. { $buildings ->
    [one] { $buildings } construction
   *[other] { $buildings } constructions
} et { $mobs ->
    [one] { $mobs } monstre
   *[other] { $mobs } monstres
} sont encore face cachée quelque part.
builders-explained-tokens-left = En explorant à côté, on la retourne. C’est une de celles-ci : { $weapons }.
builders-explained-away = { $steps ->
    [0] Ton personnage est à côté.
    [one] Ton personnage doit faire { $steps } pas pour être à côté.
   *[other] Ton personnage doit faire { $steps } pas pour être à côté.
}
builders-explained-gain = Sur la meilleure case de ton plateau, elle donnerait { $points } de plus au décompte { $card }.
builders-explained-no-gain = Pour l’instant, elle ne donnerait rien de plus au décompte { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) } : aucune case encore.
    [one] { CAP($name) } : une case, { $points } points.
   *[other] { CAP($name) } : { $spaces } cases qui se touchent, à { $value } : { $points } points.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) } : aucune case encore.
    [one] { CAP($name) } : une case, { $points } points.
   *[other] { CAP($name) } : { $spaces } cases en tout, à { $value } : { $points } points.
}
builders-explained-chance = { $mob } : avec cette arme, tu gagnerais { $then } combats sur 100, et non { $now }.

builders-explained-here = Ici : { $names }.
builders-explained-around = Autour : { $things }.
builders-explained-turns-up = { $count ->
    [0] En explorant ici, on ne retourne rien de nouveau.
    [one] En explorant ici, on retourne { $count } tuile inconnue.
   *[other] En explorant ici, on retourne { $count } tuiles inconnues.
}
builders-explained-steps = { $steps ->
    [0] Ton personnage est ici.
    [one] Ton personnage est à { $steps } pas.
   *[other] Ton personnage est à { $steps } pas.
}
builders-explained-too-far = Ton personnage est à { $steps } pas ; en explorant, il en fait { $most } au plus.

builders-explained-space = Non bâtie : { $biome }.
builders-explained-bare = Une case non bâtie ne compte que pour le décompte { $card } et pour les monstres à la fin.
builders-explained-belongs = { $spaces ->
    [one] Décompte { $card } : { $name }, case seule, { $points } points.
   *[other] Décompte { $card } : { $name }, une de { $spaces } cases pareilles, { $points } points en tout.
}
builders-explained-best = Rien d’autre sur cette carte ne donne plus maintenant.
builders-explained-better = Donne plus maintenant : { $name }, { $points } points.
builders-explained-of-seat = { $seat } : { $name }, { $points } points maintenant.
builders-explained-in-pile = { $count } des { $all } armes du paquet. Un combat en retourne { $tokens }.
builders-explained-trades = { $count ->
    [one] { $count } monstre vaincu peut être défaussé pour une action supplémentaire.
   *[other] { $count } monstres vaincus peuvent être défaussés, chacun pour une action supplémentaire.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob } : rien encore à la fin ; compterait : { $name }.
    [one] { $mob } : { $points } points à la fin pour { $spaces } case : { $name }.
   *[other] { $mob } : { $points } points à la fin pour { $spaces } cases : { $name }.
}
builders-explained-no-mobs = Aucun monstre vaincu pour l’instant.
builders-explained-score = { $seat } : { $points } points d’expérience jusqu’ici. Celui qui en a le plus l’emporte.
builders-explained-sources = D’où : { $sources }.
builders-explained-next = Si le décompte { $card } venait maintenant : { $points } de plus ({ $name }).
builders-explained-mobs-end = Si la partie finissait maintenant, les monstres donneraient { $points } de plus.

builders-explained-kind-collect-blocks = Prendre des blocs : deux, dans le grand cube. Ils servent à payer les constructions.
builders-explained-kind-explore = Explorer : déplace ton personnage et retourne ce qui est face cachée autour de lui.
builders-explained-kind-build = Construire : paie une construction à côté de ton personnage et pose-la sur ton plateau.
builders-explained-kind-fight = Combattre un monstre à côté de ton personnage : il faut assez de cœurs sur tes armes.
builders-explained-kind-collect-weapon = Récupérer une arme à côté de ton personnage. Elle t’aide ensuite dans chaque combat.
builders-explained-done = C’est fait pour ce tour ; la deuxième action doit être différente.

builders-news-tnt = Si tu allumes la TNT, elle compte { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
} et disparaît. Si tu la gardes, elle ne compte pas maintenant, mais reste à toi.
builders-news-trade = Tu as un monstre que tu peux défausser pour une action de plus, maintenant ou à la fin d’un autre tour.
builders-news-scoring = Décompte { $card } : choisis ce que tu comptabilises. Le mieux : { $name }, { $points } points.
builders-news-second-block = Une action prend deux blocs. Le deuxième peut être un bloc que le premier a libéré.
builders-news-building = Tu peux construire cela maintenant : { $building }. Toute case de ton plateau convient.
builders-news-mob = Un monstre ! { $mob } : { $hearts ->
    [one] il faut { $hearts } cœur pour le vaincre
   *[other] il faut { $hearts } cœurs pour le vaincre
}, et tu gagnes { $percent } combats comme celui-ci sur 100. Si tu perds, il reste là, c’est tout.
builders-news-weapon = Une arme est à côté de toi : { $weapon }. Récupère-la : elle t’aide dans chaque combat.
builders-news-second-action = Et maintenant ta deuxième action : tout sauf ce que tu viens de faire.
builders-news-scoring-near = { $blocks ->
    [0] Après ce tour vient le décompte { $card } : chacun comptabilise une de ces choses.
    [one] Encore { $blocks } bloc, puis vient le décompte { $card } : chacun comptabilise une de ces choses.
   *[other] Encore { $blocks } blocs, puis vient le décompte { $card } : chacun comptabilise une de ces choses.
}
builders-news-end-near = { $blocks ->
    [0] Après ce tour vient le décompte { $card }, le dernier. Puis la partie finit.
    [one] Encore { $blocks } bloc, puis vient le décompte { $card }, le dernier. Ensuite, la partie finit.
   *[other] Encore { $blocks } blocs, puis vient le décompte { $card }, le dernier. Ensuite, la partie finit.
}
builders-news-explore = Tout est face cachée autour de toi. Explore : fais jusqu’à { $most } pas, et ce qui entoure ton personnage est retourné.
builders-news-group = Voici ce qui te donnerait le plus au décompte { $card }. { $group }
builders-news-blocks = On ne peut prendre que ces blocs : le dessus et deux côtés d’un bloc doivent être libres.
builders-news-emerald = Une émeraude ! Elle remplace n’importe quel bloc pour construire.

builders-urge-block = Prends ce bloc : { $block }.
builders-urge-explore = Va ici et explore.
builders-urge-stay = Reste ici et explore.
builders-urge-build = Construis ici : { $building }.
builders-urge-fight = Combats ce monstre : { $mob }.
builders-urge-collect = Récupère cette arme : { $weapon }.
builders-urge-score = Comptabilise ceci : { $name }.
builders-urge-light = Allume la TNT.
builders-urge-keep = Garde la TNT.
builders-urge-decline = Ne prends pas de bloc.
builders-urge-trade = Défausse un monstre pour une action de plus.
builders-urge-end = Termine ton tour.

builders-merit-pays = Avec ce bloc, tu peux payer : { $building }.
builders-merit-closer = Il t’en faut pour une construction à côté de toi : { $building }.
builders-merit-needed = Il t’en faut pour une construction face visible : { $building }.
builders-merit-emerald = Une émeraude remplace n’importe quel bloc pour construire.
builders-merit-last-of-layer = C’est le dernier bloc avant le décompte { $card }, qui vient à la fin de ce tour.
builders-merit-frees = Il en libère d’autres que tu peux prendre ensuite : { $blocks }.
builders-merit-supply = Il va dans ta réserve : les blocs servent à payer les constructions.
builders-merit-turns-up = { $count ->
    [one] Tu retournes { $count } tuile inconnue. C’est peut-être ce qu’il te faut.
   *[other] Tu retournes { $count } tuiles inconnues. C’est peut-être ce qu’il te faut.
}
builders-merit-there-building = Une construction que tu peux payer est là : { $building }.
builders-merit-there-mob = Un monstre est là : { $mob }. Tu gagnes { $percent } combats comme celui-là sur 100.
builders-merit-there-weapon = Une arme est là : { $weapon }.
builders-merit-nothing-new = Rien de nouveau là-bas, mais tu y es peut-être mieux pour ton prochain tour.
builders-merit-adds = { $points } de plus au décompte { $card }, pour l’instant. { $group }
builders-merit-gives = Cela donne aussitôt { $points } points d’expérience.
builders-merit-trophy-more = Tes monstres vaincus donnent { $points } de plus à la fin, pour l’instant.
builders-merit-stands = Elle n’ajoute encore rien, mais un groupe peut grandir autour.
builders-merit-hopeless = Tes armes ne peuvent pas encore le vaincre.
builders-merit-beats = Tu gagnes { $percent } combats comme celui-ci sur 100, et gagner donne { $points } points d’expérience.
builders-merit-extra = Une fois qu’il est vaincu, tu peux le défausser pour une action de plus.
builders-merit-at-end = Une fois vaincu, il donne { $points } à la fin, pour l’instant ({ $name }).
builders-merit-won-already = Tu gagnes aussi sans elle, et elle serait perdue.
builders-merit-not-enough = Même avec elle, tu as trop peu de cœurs.
builders-merit-wins = Avec elle, tu gagnes : { $points } points d’expérience.
builders-merit-wins-with-next = Avec elle et la TNT suivante, tu gagnes : { $points } points d’expérience.
builders-merit-keep = Tu l’as pour un autre combat.
builders-merit-decline = Aucun bloc ne part, et le décompte n’approche pas.
builders-merit-trade = Tu as une action de plus, n’importe laquelle, et gardes les points du monstre.
builders-merit-end = Ton monstre reste à toi, et tu peux le défausser à un autre tour.
