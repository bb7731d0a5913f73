### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Construis sur tes neuf cases pour que ce qui est pareil se touche. Qui a le plus de points d’expérience gagne.
builders-primer-turn = Fais deux choses différentes :
builders-primer-turn-collect = Prends deux blocs à l’extérieur du cube.
builders-primer-turn-explore = Explore : marche et retourne ce qui t’entoure.
builders-primer-turn-build = Construis ce qui est à côté de toi : paie ses blocs et pose-le sur ton plateau.
builders-primer-turn-fight = Combats un monstre à côté de toi : retourne trois armes avec assez de cœurs.
builders-primer-turn-weapon = Récupère une arme à côté de toi.
builders-primer-scoring = Quand une couche du cube est vidée, chaque case de ton plus grand groupe compte :
builders-primer-scoring-a = A : d’un même biome
builders-primer-scoring-b = B : d’un même matériau
builders-primer-scoring-c = C : d’un même type. Puis la partie finit.
builders-primer-scoring-mobs = Les monstres donnent de l’expérience, et une action supplémentaire ou des points à la fin.

## The rules in plain words.

builders-passage-setup = Les tuiles sont en piles de quatre, avec des armes tout autour, le tout face cachée. Les blocs forment le grand cube. Ton plateau a neuf cases, chacune avec un biome. Parmi tes armes ({ $weapons }), { $potatoes } sont des pommes de terre, qui ne servent à rien au combat. Tout le monde commence sur l’intersection du milieu.
builders-passage-turn = Fais deux actions différentes. Il y en a cinq : prendre des blocs, explorer, construire, combattre un monstre et récupérer une arme.
builders-passage-collect = Prends deux blocs du cube. Tu peux prendre un bloc si rien n’est posé dessus et si au moins deux de ses côtés sont libres : tu commences donc par les coins. Le premier bloc peut libérer le second.
builders-passage-explore = Avance de deux intersections au plus le long des chemins, ou reste sur place. Puis retourne tout ce qui est face cachée sur les quatre emplacements autour de toi.
builders-passage-build = Choisis une construction face visible à côté de toi, et paie les blocs qu’elle montre. Une émeraude remplace n’importe quel autre bloc.
builders-passage-build-place = Pose la construction sur n’importe quelle case de ton plateau. Elle peut en recouvrir une plus ancienne, qui ne compte alors plus. Certaines donnent aussitôt de l’expérience.
builders-passage-fight = Choisis un monstre face visible à côté de toi. Mélange tes armes et retournes-en trois. Si elles montrent au moins autant de cœurs que le monstre, il est vaincu : tu le reçois, avec son expérience. Cœurs d’une épée en pierre : { $stone } ; d’une épée en bois : { $wooden }. Toutes tes armes te reviennent, quoi qu’il arrive.
builders-passage-weapons = Certaines armes font plus quand on les retourne. Un arc retourne une arme de plus. Une houe en or donne { $experience } d’expérience. Une pioche en pierre prend un bloc du cube. La TNT apporte des cœurs ({ $hearts }) si tu l’allumes, mais ensuite elle est partie.
builders-passage-weapon = Prends une arme face visible à côté de toi. Tes prochains combats seront plus faciles.
builders-passage-beaten = Certains monstres vaincus montrent un éclair : défausses-en un après tes deux actions, et tu as une action supplémentaire. Son expérience te reste. Les autres donnent plus de points à la fin.
builders-passage-rounds = Il y a trois décomptes. A vient quand le dernier bloc de la couche supérieure est parti, B après la deuxième couche, C après la troisième. Qui prend des blocs décide donc du moment.
builders-passage-groups = Chacun choisit une des quatre caractéristiques de la tuile Décompte et compte son plus grand groupe : des cases ayant cette caractéristique qui se touchent par un côté. Les montagnes, par exemple, donnent { $value } par case : un groupe de { $spaces } donne { $points }. Pour A, ce qui est imprimé sur ton plateau compte aussi ; pour B et C, seulement les constructions.
builders-passage-end = La partie finit après C. Les monstres donnent alors des points pour chaque case ayant la caractéristique qu’ils montrent. Qui a le plus de points d’expérience gagne. En cas d’égalité, c’est celui à qui il reste le plus de blocs.
builders-passage-beginners = Pour les débutants, toutes les cases correspondantes comptent lors des trois décomptes, et pas seulement le plus grand groupe. Chacun peut le choisir pour soi.
