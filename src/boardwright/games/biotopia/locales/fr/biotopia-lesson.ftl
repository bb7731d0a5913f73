### Les parties guidées de Biotopia, pas à pas, pour qui n’y a jamais joué.

biotopia-lesson-first = Ton premier jardin
biotopia-lesson-first-flower = Bienvenue dans la prairie ! Les papillons ne viennent que là où poussent des fleurs. Par chance, chaque carte a une fleur au dos. Pose-en donc une comme fleur : le paon-du-jour. Ce serait ton papillon le plus cher, à { $cost } fleurs.
biotopia-lesson-first-flower-other = Ce serait aussi une fleur. Mais cette carte est moins chère, tu pourras donc la jouer plus tôt. Pose le paon-du-jour.
biotopia-lesson-first-more = À toi, et à ton tour tu fais une seule chose. Près de la petite fleur d’une carte, tu lis combien de fleurs il lui faut : { $cost } pour l’hespérie du dactyle, et tu en as { $symbols }. Pose donc une autre fleur : le vulcain.
biotopia-lesson-first-more-cards = Des cartes, c’est bien, et nous en prendrons bientôt. Mais d’abord les fleurs. Pose le vulcain.
biotopia-lesson-first-more-other = Elle pousserait aussi. Mais gardons cette carte, et posons le vulcain.
biotopia-lesson-first-butterfly = { $symbols } fleurs : l’hespérie du dactyle arrive ! Joue-la dans ton jardin. En haut à droite de la carte, ce sont ses points : tu en gagnes { $points } tout de suite. Et les fleurs restent.
biotopia-lesson-first-butterfly-later = Tu pourras le faire plus tard. Tu as maintenant assez de fleurs pour ton premier papillon, et les papillons rapportent des points. Joue l’hespérie du dactyle.
biotopia-lesson-first-goal = Ton premier point, et ton adversaire en a un aussi. Quand quelqu’un a { $goal } points, le tour de table est joué jusqu’au bout. Puis celui qui a le plus de points gagne.
biotopia-lesson-first-sky = Il te faut maintenant de nouvelles cartes. { $cards } d’entre elles sont visibles dans le ciel. Prends l’azuré commun : il sait faire quelque chose. Une nouvelle carte vient à sa place.
biotopia-lesson-first-sky-deck = La pioche est une surprise ; dans le ciel, tu vois ce que tu prends. Prends cette fois l’azuré commun.
biotopia-lesson-first-sky-other = Un beau papillon ! Mais prends l’azuré commun : je veux te montrer ce qu’il sait faire.
biotopia-lesson-first-sky-flower = Garde encore cette carte, et prends d’abord l’azuré commun dans le ciel.
biotopia-lesson-first-compost = Ton adversaire a joué un rayon de soleil. Cette carte ne sert qu’une fois : elle lui a donné de nouvelles cartes, et la voilà au compost. À toi : il ne manque qu’une fleur pour l’azuré commun. Il en faut { $cost }, et tu en as { $symbols }. Pose le morio.
biotopia-lesson-first-compost-cards = D’abord une fleur de plus : l’azuré commun pourra venir, et il t’apportera aussi une carte. Pose le morio.
biotopia-lesson-first-compost-blue = En fleur, il ne pourrait pas voler ! Garde l’azuré commun, et pose le morio.
biotopia-lesson-first-blue = Tu as maintenant assez de fleurs. Joue l’azuré commun. Il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, puis regarde ce qu’il fait.
biotopia-lesson-first-blue-later = Ce serait possible aussi. Mais l’azuré commun donne un point et une carte en un seul tour. Joue-le.
biotopia-lesson-first-effect = Beaucoup de papillons font quelque chose en arrivant. L’azuré commun te permet de prendre une carte du ciel, en cadeau. Prends la piéride du chou : nous en avons besoin tout de suite.
biotopia-lesson-first-effect-other = Une bonne carte ! Mais la piéride du chou peut te faire gagner une mission tout de suite. Prends-la.
biotopia-lesson-first-effect-decline = Tu peux dire non. Mais cette carte est un cadeau, et ne coûte pas de tour. Prends la piéride du chou.
biotopia-lesson-first-white = Regarde cette mission : elle est à celui qui a le plus de piérides du chou. Personne n’en a encore ! Joue la tienne : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le papillon, et encore { $mission } pour la mission.
biotopia-lesson-first-white-later = Mieux vaut maintenant, avant que ton adversaire en ait une ! Joue la piéride du chou.
biotopia-lesson-first-deck = La mission est à toi, tant que personne n’a autant de piérides du chou. Ta main est vide, alors pioche. Quand la pioche s’épuise, le compost mélangé devient la nouvelle.
biotopia-lesson-first-deck-sky = C’est bien aussi. Mais laisse-toi surprendre par la pioche cette fois : prends sa première carte.
biotopia-lesson-first-missions = Les autres missions se prennent à un tour à part, quand ton jardin a tout ce qu’elles demandent. Celle-ci donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $asked } hespéries du dactyle ; tu en as { $has }. Elle est au premier qui y arrive.
biotopia-lesson-first-onward = Tu as { $own } points, ton adversaire { $rival }. Continue maintenant par toi-même, jusqu’à { $goal } ! D’abord des fleurs, puis des papillons, et de nouvelles cartes de temps en temps. Ta petite tortue peut venir tout de suite.
biotopia-lesson-missions = Les missions
biotopia-lesson-missions-wish = Les missions donnent des points en plus. Celle-ci donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $asked } hespéries du dactyle dans ton jardin. Tu en as { $held } en main, et une autre est dans le ciel. D’abord une fleur : pose le paon-du-jour.
biotopia-lesson-missions-wish-other = Cette carte nous servira à autre chose. Pose celle qui brille.
biotopia-lesson-missions-progress = La mission montre où chacun en est : personne n’en a encore une sur { $asked }. Il faut { $cost } fleurs pour une hespérie du dactyle, et tu en as { $symbols }. Pose le vulcain.
biotopia-lesson-missions-progress-cards = Les cartes ne s’envolent pas. D’abord une deuxième fleur, puis des papillons : pose le vulcain.
biotopia-lesson-missions-one = Joue maintenant une hespérie du dactyle. Elle rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et elle compte pour la mission.
biotopia-lesson-missions-play-first = Cela aiderait aussi. Mais la mission est à qui arrive en premier : joue une hespérie du dactyle.
biotopia-lesson-missions-sky = Attention, ton adversaire en a aussi { $rival } sur { $asked } ! L’hespérie du dactyle dans le ciel est à qui la prend. Prends-la avant qu’elle ne parte.
biotopia-lesson-missions-sky-other = Cela peut attendre. L’hespérie du dactyle du ciel ne sera peut-être plus là la prochaine fois : prends-la.
biotopia-lesson-missions-sky-later = Personne ne prend les cartes de ta main. Mais on peut te prendre celle du ciel, donc d’abord celle-là.
biotopia-lesson-missions-two = Tu as { $held } hespéries du dactyle en main, mais la mission dit { $has } sur { $asked } : seuls les papillons du jardin comptent. Allez, la suivante !
biotopia-lesson-missions-three = { $has } sur { $asked }. Joue aussi la dernière.
biotopia-lesson-missions-take = Elles sont toutes là ! Mais la mission ne vient pas d’elle-même : la prendre occupe ton tour. Prends-la maintenant, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-lesson-missions-take-now = Prends d’abord la mission ! Si ton adversaire arrive avant, elle est perdue.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } point
   *[other] { $points } points
} que personne ne peut te reprendre. Seule la mission des piérides du chou peut changer de mains. Et un conseil : un morio, comme celui du ciel, remplace un papillon qui manque encore pour une mission. À toi de jouer !
biotopia-lesson-bio-cards = Rayon de soleil et chrysalide
biotopia-lesson-bio-cards-hide = Le rayon de soleil et la chrysalide sont des cartes bio : elles font quelque chose, puis s’en vont. La chrysalide change une fleur en papillon, celui de l’autre côté. Cache donc un bon papillon parmi tes fleurs : pose le vulcain, qui demanderait { $cost } fleurs.
biotopia-lesson-bio-cards-hide-other = Ce serait aussi une fleur. Mais la chrysalide doit trouver mieux tout à l’heure : pose le vulcain.
biotopia-lesson-bio-cards-second = Le rayon de soleil demande { $cost } fleurs, et tu en as { $symbols }. Pose le paon-du-jour. C’est le seul papillon qu’aucune chrysalide ne retourne.
biotopia-lesson-bio-cards-second-cards = Le rayon de soleil t’apporte plus de cartes en un tour. Il n’y manque qu’une fleur : pose le paon-du-jour.
biotopia-lesson-bio-cards-second-other = Cette carte, nous voulons la jouer. Pose le paon-du-jour.
biotopia-lesson-bio-cards-sunshine = Joue le rayon de soleil ! Tu pioches plusieurs cartes en un tour, et le rayon de soleil va au compost.
biotopia-lesson-bio-cards-sunshine-draw = Cela ferait une carte. Le rayon de soleil t’en donne plus : joue-le.
biotopia-lesson-bio-cards-sunshine-flower = Tu as assez de fleurs pour le rayon de soleil. Joue-le face visible.
biotopia-lesson-bio-cards-knapweed = De nouvelles cartes ! La centaurée jacée est une fleur de chaque côté. Jouée face visible pour { $cost } fleurs, elle pousse dans ta rangée de fleurs et compte double. Joue-la.
biotopia-lesson-bio-cards-knapweed-first = Tu pourras le faire bientôt. D’abord la centaurée jacée, car tu auras alors assez de fleurs pour la chrysalide.
biotopia-lesson-bio-cards-knapweed-back = Posée comme fleur, une carte compte une fois ; la centaurée jacée, jouée face visible, compte double. Joue-la.
biotopia-lesson-bio-cards-chrysalis = À la chrysalide ! Elle demande { $cost } fleurs, et tu en as { $symbols }. Joue-la.
biotopia-lesson-bio-cards-chrysalis-first = Bien, mais pas maintenant : voyons ce qui sort de la chrysalide. Joue-la.
biotopia-lesson-bio-cards-turn = Quelle fleur retourne-t-elle ? Depuis la main, le vulcain demanderait { $cost } fleurs, et tu en as { $symbols }. La chrysalide n’y regarde pas ! Retourne le vulcain, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
biotopia-lesson-bio-cards-turned = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et à bon prix ! Il t’en a coûté une fleur : il en reste { $symbols }. Et la chrysalide est au compost. Pose donc de bons papillons comme fleurs, et une chrysalide les fera voler. À toi de jouer !
