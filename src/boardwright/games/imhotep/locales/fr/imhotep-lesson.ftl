### Imhotep : parties guidées, pensée par pensée, et réponses aimables quand on fait autre chose.

imhotep-lesson-first = Ta première partie
imhotep-lesson-first-load = Bienvenue au bord du Nil ! Les pierres sur les cinq sites de la rive te donnent des points, et celui qui en a le plus après { $rounds } manches gagne. Mais les pierres sont lourdes : elles voyagent en bateau. Charge une de tes pierres sur ce petit bateau : choisis la place au cadre brillant.
imhotep-lesson-first-sail = Bien chargé ! Les petits blocs gris d’un bateau montrent combien de pierres il lui faut avant de partir. À celui-ci, il n’en faut que { $minimum } : il peut partir. Aux pyramides, une pierre rapporte tout de suite. Choisis le bateau, puis les pyramides.
imhotep-lesson-first-get = { $points ->
    [one] { $points } point pour toi
   *[other] { $points } points pour toi
} : c’est le nombre inscrit sous ta pierre. Puis ton adversaire a joué et pris de nouvelles pierres. À chaque tour, on fait une seule chose. Ton traîneau est presque vide, alors fais pareil : prends { $stones } pierres dans ta carrière.
imhotep-lesson-first-wish = Te voilà avec plein de pierres. Charge ce bateau, et espère qu’il ira au temple. Pourquoi seulement espérer ? Parce que tout le monde peut envoyer n’importe quel bateau : ici, personne n’a de bateau à soi !
imhotep-lesson-first-market = Tu vois ? Ton adversaire a préféré envoyer ta pierre au marché. C’est ce qui est drôle, et maintenant tu connais le truc aussi. Cela te sert quand même : au marché, une pierre donne une carte. Prends la statue. Les statues comptent à la fin, et plus tu en as (jusqu’à cinq), plus chacune vaut cher.
imhotep-lesson-first-share = Nouvel essai ! Sur ce bateau, il y a une pierre de ton adversaire. Mets la tienne à côté : qui l’envoie au bon endroit rend alors aussi service à l’autre, et un mauvais tour vous gêne l’un comme l’autre.
imhotep-lesson-first-temple = Cette fois, va plus vite : envoie toi-même ce bateau au temple. Là, chaque pierre visible d’en haut donne { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin de chaque manche. La pierre à l’avant du bateau, à gauche, est déchargée en premier.
imhotep-lesson-first-paid = Ton adversaire a envoyé le dernier bateau, donc la manche est finie, et le temple t’a donné { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et autant à lui. Ta pierre reste là et rapporte de nouveau à chaque fin de manche, jusqu’à ce qu’une autre la couvre.
imhotep-lesson-first-burial = Regarde où est allé le dernier bateau. Dans la chambre funéraire, ton adversaire a { $stones } pierres qui se touchent. Un tel groupe compte à la fin de la partie : tel quel { $points } points, avec une pierre de plus { $more }. Plus il grandit (jusqu’à cinq pierres), plus chaque pierre a de valeur.
imhotep-lesson-first-obelisks = À la fin, les obélisques comptent aussi. La tour la plus haute donne { $points } points, la suivante seulement { $second }. Personne n’en a encore commencé, alors à toi l’honneur ! La nouvelle manche a amené de nouveaux bateaux : charge encore le petit.
imhotep-lesson-first-tower = Et maintenant, aux obélisques ! Choisis le bateau, puis les obélisques.
imhotep-lesson-first-on = Si la partie finissait maintenant, ta tour te donnerait { $points } points. Mais ton adversaire peut encore en bâtir une plus haute. Garde un œil sur ses projets ! Tu sais tout ce qu’il faut. Joue jusqu’à la fin de la manche { $rounds } : celui qui a le plus de points gagne.

imhotep-lesson-first-other-ship = Tu peux prendre n’importe quelle place libre sur un bateau encore là. Pour l’instant, prends la place que je te montre : il y a quelque chose à voir.
imhotep-lesson-first-stones-left = Tu peux toujours prendre des pierres tant qu’il y a de la place sur ton traîneau. Mais tu en as déjà, alors charges-en d’abord une.
imhotep-lesson-first-pyramids-first = Bonne idée ! Ce bateau peut aller à n’importe quel site sans bateau. Mais c’est seulement aux pyramides que les pierres donnent des points tout de suite, et c’est un bon début. Envoie ce bateau là-bas.
imhotep-lesson-first-sail-first = C’est un bon coup aussi. Mais si tu attends, d’autres peuvent envoyer le bateau ailleurs. Envoie-le toi-même maintenant.
imhotep-lesson-first-sled-first = Tu peux, mais ton traîneau sera vide et ton prochain tour servira de toute façon à prendre des pierres. Prends-les maintenant.
imhotep-lesson-first-load-first = C’est permis, et parfois c’est le meilleur coup. Cette fois, charge le bateau que je te montre.
imhotep-lesson-first-statue-first = Chaque carte sert à quelque chose, et plus tard tu choisiras. Commence par la statue : c’est la plus simple.
imhotep-lesson-first-temple-first = C’est permis. Mais le temple rapporte encore et encore, alors envoie ce bateau là-bas.
imhotep-lesson-first-obelisks-first = C’est permis. Mais aux obélisques, personne n’est encore devant toi, alors envoie ce bateau là-bas.

imhotep-lesson-blue-cards = Cartes bleues
imhotep-lesson-blue-cards-load = Une carte bleue est un tour avec une astuce : elle fait plus qu’un tour ordinaire. On l’obtient comme toutes les cartes, avec des pierres au marché. Regarde, les quatre sortes y sont ! Charge ce bateau.
imhotep-lesson-blue-cards-more = Chaque pierre donne une carte. Avant que le bateau parte, charge donc aussi ton autre pierre.
imhotep-lesson-blue-cards-hammer = Ton adversaire a envoyé ton bateau au marché, croyant te gêner. Merci beaucoup ! Deux pierres, deux cartes. Prends d’abord le Marteau.
imhotep-lesson-blue-cards-lever = Et maintenant le Levier. Ces cartes restent devant toi jusqu’à ce que tu les joues, une par tour.
imhotep-lesson-blue-cards-play = Ton traîneau est vide. Prendre des pierres, puis en charger une : cela ferait deux tours. Le Marteau fait les deux d’un coup : il te donne { $stones } pierres et en charge une. Choisis le Marteau, puis la place sur le bateau.
imhotep-lesson-blue-cards-order = Ce bateau est plein. Aux pyramides, les pierres prennent une case après l’autre : s’il partait maintenant, la tienne n’aurait que { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Avec le Levier, tu envoies un bateau et tu choisis qui en descend en premier. Choisis le Levier, le bateau et les pyramides.
imhotep-lesson-blue-cards-last = Choisis maintenant l’ordre. La meilleure case est la troisième, alors laisse passer les deux pierres de ton adversaire. La tienne reçoit alors { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] Le voilà : { $points } point !
   *[other] Les voilà : { $points } points !
} Au marché restent la Voile, qui charge une pierre et envoie aussitôt ce bateau, et le Ciseau, qui charge deux pierres. Garde les cartes bleues pour le bon moment ; chacune que tu ne joues jamais donne { $unused } à la fin. Continue !
imhotep-lesson-blue-cards-pointed = C’est permis. Pour l’instant, prends le bateau que je te montre : il doit aller au marché.
imhotep-lesson-blue-cards-later = C’est permis, et parfois c’est le meilleur coup. Cette fois, charge le bateau que je te montre.
imhotep-lesson-blue-cards-card = Une bonne carte aussi ! Pour l’instant, prends celle que je te montre.
imhotep-lesson-blue-cards-slot = Le Marteau peut charger n’importe quelle place libre. Pour l’instant, prends celle que je te montre.
imhotep-lesson-blue-cards-twice = Tu aurais des pierres, mais tu ne pourrais pas en charger une au même tour. Le Marteau fait tout d’un coup.
imhotep-lesson-blue-cards-best = Le Levier peut envoyer un bateau à n’importe quel site libre. C’est aux pyramides qu’on voit le mieux à quoi il sert.
imhotep-lesson-blue-cards-now = C’est permis, mais tu ne verrais pas ce que fait le Levier. Joue-le maintenant.
imhotep-lesson-blue-cards-third = Tu peux choisir l’ordre que tu veux. Mais regarde les nombres des cases : la troisième pierre reçoit le plus.

imhotep-lesson-b-sides = Les faces B
imhotep-lesson-b-sides-load = Chaque site a une seconde face, la face B. Elle offre plus de choix et fait plus réfléchir. On peut mélanger A et B ; ici, les cinq montrent B. Allons les voir : charge ce bateau.
imhotep-lesson-b-sides-sail = Commençons par les pyramides, car il y en a trois maintenant. Envoie ton bateau là-bas.
imhotep-lesson-b-sides-pyramid = Celui dont la pierre arrive choisit une pyramide et reçoit sa case suivante. Maintenant, chacune te donne { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Certaines cases plus loin donnent moins, mais aussi autre chose : une carte, des pierres ou une pierre sur un bateau. Construis sur la pyramide de gauche.
imhotep-lesson-b-sides-temple = Au temple, chaque case donne quelque chose de différent à la fin d’une manche : des points, des pierres ou une carte. La première case à gauche est encore libre. Charge ce petit bateau pour y arriver.
imhotep-lesson-b-sides-obelisks = Ce bateau ne porte que des pierres de ton adversaire. Envoie-le là où elles l’aident peu : aux obélisques, il faut { $stones } pierres pour en achever un, qui donne aussitôt { $points } points. Une pierre isolée ne donne que { $loose } à la fin.
imhotep-lesson-b-sides-last = Ton adversaire était au marché : deux cartes y sont face cachée. Qui les prend regarde les deux et en garde une, ici une carte bleue. À toi maintenant : envoie ton bateau au temple. C’est le dernier.
imhotep-lesson-b-sides-choose = La manche est finie, et le temple te demande ce que tu veux de ta case : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ou { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}. Ton traîneau est vide, et prendre des pierres coûte un tour. Prends donc les pierres !
imhotep-lesson-b-sides-rows = Reste la chambre funéraire. Sur cette face, ce sont les rangées qui comptent : à la fin, qui a le plus de pierres dans une rangée a { $points } points, le suivant { $second }. On la remplit colonne par colonne, de haut en bas : le moment où ta pierre arrive compte. Tu connais toutes les faces. Continue !
imhotep-lesson-b-sides-pointed = C’est permis. Pour l’instant, prends la place que je te montre.
imhotep-lesson-b-sides-later = C’est permis, et parfois c’est le meilleur coup. Cette fois, charge le bateau que je te montre.
imhotep-lesson-b-sides-hurry = Tu peux. Mais envoie le bateau maintenant, avant que ton adversaire ne le fasse.
imhotep-lesson-b-sides-begin = Ce bateau peut aller à n’importe quel site. Nous commençons par les pyramides, alors envoie-le là-bas.
imhotep-lesson-b-sides-left = Elles donnent toutes autant maintenant : elles se valent. Cette fois, prends celle de gauche.
imhotep-lesson-b-sides-least = C’est permis. Mais demande-toi où ces pierres aident le moins ton adversaire : aux obélisques.
imhotep-lesson-b-sides-own = C’est permis. Mais ta propre pierre devrait aller au temple, tant que la meilleure case pour toi y est libre.
imhotep-lesson-b-sides-worth = Un point n’est jamais mauvais. Mais avec un traîneau vide, les pierres te servent plus.
