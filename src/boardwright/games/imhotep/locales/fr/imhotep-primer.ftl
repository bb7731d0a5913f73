### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Apporte tes pierres aux monuments. Après six manches, qui a le plus de points gagne.
imhotep-primer-turn = Fais une seule chose, puis c’est au suivant.
imhotep-primer-turn-get = Prends des pierres sur ton traîneau : jusqu’à { $stones }.
imhotep-primer-turn-place = Charge une pierre sur un bateau.
imhotep-primer-turn-sail = Envoie un bateau assez plein vers un site libre : n’importe lequel, même sans pierre à toi.
imhotep-primer-turn-card = Ou joue une carte bleue.
imhotep-primer-market = Marché : une carte par pierre.
imhotep-primer-pyramids = Pyramides : des points aussitôt.
imhotep-primer-temple = Temple : à chaque manche, pour les pierres vues d’en haut.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Chambre funéraire : à la fin, pour le plus de pierres dans une rangée.
   *[A] Chambre funéraire : à la fin, pour tes pierres qui se touchent.
}
imhotep-primer-obelisks = { $side ->
    [B] Obélisques : { $stones } de tes pierres en font un ; les premiers valent le plus.
   *[A] Obélisques : à la fin, pour les plus hautes tours.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Chacun prend une couleur. Au début, vous avez sur vos traîneaux, dans l’ordre du tour, ces nombres de pierres : { $stones }. Les autres attendent dans la carrière. Il y a cinq sites : le marché et quatre monuments. Chacun a une face A et une face B, et vous choisissez laquelle est visible. Il y a sept cartes Manche et l’une reste de côté : personne ne sait donc au juste quels bateaux viendront.
imhotep-passage-round = À chaque manche, quatre bateaux arrivent. Chacun à son tour fait une chose, encore et encore, jusqu’à ce que les quatre soient partis. Il y a cinq sites : l’un d’eux n’a donc pas de bateau.
imhotep-passage-round-end = Quand le quatrième bateau est déchargé, la manche est finie. Le temple rapporte, les cartes restées au marché s’en vont, et de nouveaux bateaux arrivent. Celui qui est assis à gauche du dernier à avoir envoyé un bateau commence.
imhotep-passage-pass = Il faut toujours faire quelque chose. Tu ne passes que si rien n’est possible.
imhotep-passage-get = Prends des pierres de ta carrière sur ton traîneau : { $stones } à la fois. Le traîneau en porte { $sled } ; s’il en a déjà { $full }, il n’y a de place que pour une de plus.
imhotep-passage-place = Pose une pierre de ton traîneau sur une place libre d’un bateau qui attend encore. Les bateaux ne sont à personne : tu peux monter sur celui que tu veux.
imhotep-passage-sail = Un bateau doit avoir assez de pierres pour partir : { $four } sur un bateau à quatre places, { $two } sur un bateau à deux places. Tu peux envoyer n’importe quel bateau, même sans pierre à toi, vers n’importe quel site où il n’y en a pas encore. Tu peux ainsi t’aider, ou envoyer les autres là où ils ne veulent pas aller.
imhotep-passage-unload = Les pierres descendent du bateau l’une après l’autre, en commençant par la proue. La première prend la prochaine case libre : la place sur le bateau compte donc.
imhotep-passage-market = Pour chaque pierre qui arrive au marché, son propriétaire prend une carte. La pierre retourne dans la carrière.
imhotep-passage-market-cards = Une carte rouge pose aussitôt une pierre à toi de plus sur un monument. Les cartes vertes et violettes donnent des points à la fin. Les cartes bleues servent à un tour suivant.
imhotep-passage-market-pair = Face B. Deux des cartes sont face cachée. Qui les choisit regarde les deux, en garde une et défausse l’autre.
imhotep-passage-market-pile = Quand il faut une carte et que la pioche est vide, on mélange la défausse.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = Face A. Les pierres remplissent la pyramide case par case, et chacune donne aussitôt ses points : d’abord { $points }, et ainsi de suite. Compte à l’avance : qui aura les bonnes cases ? Quand la pyramide est achevée, chaque pierre de plus donne { $beyond }.
imhotep-passage-pyramids-b = Face B. Chaque pierre va sur l’une des trois pyramides, au choix de son propriétaire. La case suivante rapporte aussitôt des points, ou un point et autre chose : une carte, des pierres pour ton traîneau ({ $stones }), ou une pierre à toi sur un bateau. Quand les trois sont achevées, chaque pierre de plus donne { $beyond }.
imhotep-passage-temple = Les pierres sont côte à côte dans le temple ; il y a de la place pour { $spaces }. Quand il est plein, les suivantes recouvrent les anciennes, à partir de la gauche.
imhotep-passage-temple-a = Face A. À la fin de chaque manche, regardez d’en haut : chaque pierre que l’on voit donne { $points }. Une pierre peut donc rapporter encore et encore, jusqu’à ce que quelqu’un la recouvre.
imhotep-passage-temple-b = Face B. À la fin de chaque manche, regardez d’en haut : chaque pierre que l’on voit donne ce qui est indiqué dessous : des points, une carte, ou au choix un point ou des pierres pour le traîneau ({ $stones }).
imhotep-passage-burial = Il y a { $rows } rangées. Les pierres les remplissent colonne par colonne : on descend la première, puis la suivante.
imhotep-passage-burial-a = Face A. À la fin, tes pierres qui se touchent par un côté forment un groupe. Chaque groupe compte, et les grands bien plus : un groupe de { $stones } donne { $points }. Au-delà de { $most }, chaque pierre de plus donne { $further }. Les coins ne comptent pas.
imhotep-passage-burial-b = Face B. À la fin, chaque rangée compte pour elle-même. Qui y a le plus de pierres reçoit le plus, puis les suivants : { $points }. En cas d’égalité, on partage.
imhotep-passage-obelisks-a = Face A. Chacun construit une tour. À la fin, la plus haute rapporte le plus, puis la suivante : { $points }. En cas d’égalité, on partage.
imhotep-passage-obelisks-b = Face B. Dès que tu as ici { $stones } pierres isolées, elles deviennent un obélisque. Il prend la plus haute place libre et en donne aussitôt les points : { $points }, et ainsi de suite. À la fin, chaque pierre hors d’un obélisque donne { $loose }.
imhotep-passage-blue = Jouer une carte bleue, c’est tout ton tour. Celle qu’il te reste à la fin donne { $points }.
imhotep-passage-blue-each = Levier : envoie un bateau et choisis dans quel ordre ses pierres sont déchargées. Marteau : prends des pierres, puis charges-en une. Voile : charge une pierre, puis envoie ce bateau. Ciseau : charge deux pierres.
imhotep-passage-end = Après six manches, on compte la chambre funéraire, les obélisques et les cartes. Qui a le plus de points gagne. En cas d’égalité, c’est celui qui a le plus de pierres sur son traîneau.
imhotep-passage-end-cards = Une carte verte donne des points pour les pierres de son site, quel que soit leur propriétaire : 1 par lot de { $stones }. Les statues valent plus quand on en a plus : { $points } pour une, deux, trois et ainsi de suite.
imhotep-passage-wrath = Le pharaon veut voir une pierre à toi sur chacun des quatre monuments. Qui n’en a pas sur l’un d’eux à la fin perd des points : { $points }.
