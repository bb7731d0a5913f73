### Bâtisseurs et biomes : parties guidées.

builders-lesson-first = Ton premier monde
builders-lesson-first-welcome = Bienvenue dans un nouveau monde ! Explore, construis et gagne le plus de points d’expérience. Toutes les tuiles sont encore face cachée : mène ton personnage à l’intersection marquée et regarde ce qu’il y a.
builders-lesson-first-elsewhere = Tu pourrais y aller aussi. Mais viens d’abord avec nous à l’intersection marquée.
builders-lesson-first-look-first = Tu auras bientôt besoin de blocs. Mais voyons d’abord pour quoi : va à l’intersection marquée.
builders-lesson-first-found = Des constructions ! Cet immeuble coûte { $cost }. À chaque tour, tu fais deux choses différentes. Tu as exploré, alors maintenant, prends des blocs : celui-ci, dans le grand cube.
builders-lesson-first-this-corner = Ce bloc est libre aussi. Mais prends celui qui est marqué : c’est du bois pour l’immeuble, et il libère une émeraude à côté.
builders-lesson-first-freed = Pourquoi pas n’importe quel bloc ? Son dessus et deux de ses côtés doivent être libres. Tu prends chaque fois deux blocs, et le premier vient de libérer cette émeraude. Prends-la !
builders-lesson-first-emerald = Tu pourrais prendre celui-là aussi. Mais le bloc marqué est une émeraude, et tu verras bientôt à quoi elle sert.
builders-lesson-first-build = Bleu a exploré et pris des blocs aussi. Construis maintenant l’immeuble : tu as un bloc de bois, et ton émeraude remplace n’importe quel bloc. Choisis l’immeuble, puis la case marquée, entre tes déserts.
builders-lesson-first-between = Tu peux construire sur n’importe quelle case, et une autre rapporte peut-être autant pour l’instant. Mais à partir du milieu, tes déserts peuvent grandir de tous les côtés : choisis cette case.
builders-lesson-first-pay-first = Tu pourras le faire plus tard. Construis d’abord : tu as tous les blocs qu’il faut.
builders-lesson-first-why = Une construction montre un biome (le paysage), un matériau et un type, et chacun a son décompte. Le premier compte un biome, mais seulement les cases qui se touchent : { $spaces ->
    [one] { $spaces } désert
   *[other] { $spaces } déserts
}, à { $value } points chacun.
builders-lesson-first-more = Un tour a une deuxième action. Prends des blocs pour ta prochaine construction : celle-ci demande du sable, alors prends-en.
builders-lesson-first-sand = Ce bloc est libre aussi. Mais tu n’as pas encore de sable : prends celui qui est marqué.
builders-lesson-first-blocks-now = Tu pourrais aussi explorer. Mais prends d’abord des blocs avec nous : une bonne réserve permet de construire tout de suite.
builders-lesson-first-hidden = Personne ne sait ce qu’il y a sous ce bloc. Prends-le, et nous verrons !
builders-lesson-first-below = Tu pourrais prendre celui-là. Mais ne veux-tu pas savoir ce qu’il y a sous le bloc marqué ?
builders-lesson-first-onward = Bleu a construit aussi. Explorons encore : tu peux faire jusqu’à deux pas, alors viens ici. Sous la tuile que tu as construite, la suivante attend.
builders-lesson-first-this-way = Tu pourrais y aller aussi. Mais cette fois, viens avec nous à l’intersection marquée.
builders-lesson-first-explore-first = Des blocs, bonne idée. Mais explore d’abord : tu sauras lesquels il te faut.
builders-lesson-first-plan = Un pont en bois dans le désert ! Il agrandirait ton groupe de déserts. Il coûte { $cost }, et il te manque un bloc de bois. En voilà un : prends-le.
builders-lesson-first-wood = Ce bloc est libre aussi. Mais pour le pont, il te manque du bois : prends celui qui est marqué.
builders-lesson-first-keep = Tu pourrais construire cela. Mais il manquerait encore plus de bois pour le pont : prends d’abord le bloc marqué.
builders-lesson-first-layer = Tu vois la couche supérieure diminuer ? Quand son dernier bloc sera parti, ce sera le premier décompte. { $blocks ->
    [one] Il reste { $blocks } bloc.
   *[other] Il reste { $blocks } blocs.
} Prends aussi celui-ci.
builders-lesson-first-any-block = Ce bloc est libre aussi. Mais prends maintenant celui qui est marqué.
builders-lesson-first-bigger = Tu peux maintenant payer le pont. Choisis-le, puis la case marquée, et { $spaces ->
    [one] { $spaces } désert se touche
   *[other] { $spaces } déserts se touchent
}. Et deux constructions en bois côte à côte compteront au décompte des matériaux.
builders-lesson-first-beside = Tu peux construire sur n’importe quelle case. Mais ici, le pont agrandit ton groupe de déserts : choisis cette case.
builders-lesson-first-soon = Bien joué ! { $blocks ->
    [one] Il reste { $blocks } bloc
   *[other] Il reste { $blocks } blocs
} dans la couche supérieure. Plus tu en prends, plus le décompte approche, et c’est bon pour toi. Prends celui-ci.
builders-lesson-first-top-layer = Ce bloc est libre aussi. Mais prends celui qui est marqué : seuls les blocs de la couche supérieure font approcher le décompte.
builders-lesson-first-last = Encore un : celui-ci. Bleu pourra alors vider la couche supérieure, et le premier décompte viendra.
builders-lesson-first-score = La couche supérieure est vide : chacun comptabilise un biome. Bleu a choisi les montagnes. Chez toi, { $spaces ->
    [one] { $spaces } désert se touche
   *[other] { $spaces } déserts se touchent
}, et chacun donne { $value } points : choisis le désert !
builders-lesson-first-most = Regarde les nombres : le désert te donne plus que cela. Choisis le désert !
builders-lesson-first-on = { $points } points pour toi, { $theirs } pour Bleu ! Après la deuxième couche, chacun comptabilise un matériau, après la troisième un type. Puis la partie finit, et celui qui a le plus de points d’expérience l’emporte. Ce monde est à toi : continue !

builders-lesson-fights = Armes et monstres
builders-lesson-fights-look = Des monstres vivent dans ce monde, et les vaincre donne des points d’expérience. On peut explorer sans bouger : choisis l’intersection où tu es.
builders-lesson-fights-stay = Tu pourrais y aller. Mais cette fois, explore là où tu es.
builders-lesson-fights-no-block = Les blocs peuvent attendre. Ce chapitre parle des combats.
builders-lesson-fights-fight = Un zombie : { $hearts ->
    [one] il faut { $hearts } cœur pour le vaincre
   *[other] il faut { $hearts } cœurs pour le vaincre
}. On retourne au hasard { $tokens } de tes armes : les épées ont des cœurs, les pommes de terre empoisonnées n’en ont pas. Tu gagnes { $percent } combats comme celui-ci sur 100. Courage, combats !
builders-lesson-fights-trade = Ton épée en pierre a suffi : { $experience } points d’expérience ! Toutes tes armes reviennent dans ton paquet. Et ce monstre peut faire plus : défausse-le pour une action supplémentaire.
builders-lesson-fights-not-yet = Tu pourrais garder le monstre pour plus tard. Mais profites-en : défausse-le pour une action supplémentaire.
builders-lesson-fights-edge = Une action supplémentaire peut être n’importe laquelle, même une que tu as déjà faite ce tour-ci. D’autres armes sont au bord du monde : vas-y et explore.
builders-lesson-fights-to-edge = Tu pourrais y aller aussi. Mais l’intersection marquée est au bord, là où sont les armes.
builders-lesson-fights-collect = Une épée en diamant ! Récupère-la, elle est à toi. Tu gagneras alors { $then } combats sur 100 contre ce squelette, et non { $now }.
builders-lesson-fights-diamond = L’arc est bien aussi. Mais l’épée en diamant a plus de cœurs : prends-la.
builders-lesson-fights-arm-first = Cela viendra. Récupère d’abord l’épée en diamant.
builders-lesson-fights-again = Combats maintenant le squelette. Si tu perds, rien n’est perdu : il reste, et tu gardes tes armes.
builders-lesson-fights-dare = Tu pourrais le faire. Mais tu as de bonnes armes : combats le squelette !
builders-lesson-fights-end = Vaincu ! Tu gardes ce monstre jusqu’à la fin. Il donne alors { $value } points par forêt de ton plateau, qu’elles se touchent ou non : avec { $spaces }, cela fait { $points }. Tu sais maintenant combattre : continue !

builders-lesson-scoring = Comment on compte
builders-lesson-scoring-welcome = Vous êtes quatre, et Bleu débute : les décomptes sont plus simples pour Bleu. Tu verras bientôt comment. Explore d’abord là où tu es.
builders-lesson-scoring-stay = Tu pourrais y aller. Mais cette fois, explore là où tu es.
builders-lesson-scoring-look-first = Les blocs viennent après. Explore d’abord là où tu es.
builders-lesson-scoring-wood = Cette construction est un désert et coûte { $cost }. Prends le bloc marqué pour la payer.
builders-lesson-scoring-that-wood = Ce bloc est libre aussi. Mais pour la construction, prends celui qui est marqué.
builders-lesson-scoring-another = Et un deuxième bloc : celui qui est marqué.
builders-lesson-scoring-any = Ce bloc est libre aussi. Mais prends maintenant celui qui est marqué.
builders-lesson-scoring-build = Construis ici, au milieu de ton plateau. Tu auras alors { $all } déserts, et { $spaces } d’entre eux se touchent par les côtés.
builders-lesson-scoring-middle = Tu peux construire sur n’importe quelle case. Mais regarde ce qui se passe ici, au milieu.
builders-lesson-scoring-build-first = Tu pourras le faire plus tard. Construis d’abord : tu as tous les blocs qu’il faut.
builders-lesson-scoring-layer = { $blocks ->
    [one] Il reste { $blocks } bloc
   *[other] Il reste { $blocks } blocs
} dans la couche supérieure. Quand le dernier sera parti, chacun comptabilisera un biome. Prends celui-ci.
builders-lesson-scoring-top-layer = Tu pourrais le faire aussi. Mais nous voulons voir le décompte : prends le bloc marqué.
builders-lesson-scoring-one-more = Et celui-ci. Les autres videront la couche.
builders-lesson-scoring-score = Le décompte ! Tu as { $all } déserts, mais pour toi, seul le plus grand groupe compte, et les coins ne se touchent pas : { $spaces } fois { $value }, cela fait { $points }. Choisis le désert !
builders-lesson-scoring-most = Regarde les nombres : le désert te donne plus que cela. Choisis le désert !
builders-lesson-scoring-end = { $theirs } points pour Bleu, pour { $all } déserts qui ne se touchent pas du tout ! Pour les débutants, chaque case compte ; avec tes règles, ce serait { $less }. On choisit avant la partie qui débute. Continue maintenant !
