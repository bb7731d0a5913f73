### La table s’explique elle-même : les emplacements, ce qui est nouveau, les conseils et le tuteur.

explained-no-points = { $seat } : pas encore de points.
web-tip = Ce que c’est
web-tip-not = Pas maintenant : { $why }

web-explains = Expliquer pendant que je joue
web-explains-first = À ma première partie
web-explains-always = Toujours
web-explains-never = Jamais
web-news = Bon à savoir
web-news-read = Compris
web-news-stop = Ne plus en montrer

hint-forced = Tu n’as pas d’autre choix.
hint-alike = Deux coups se valent à peu près :
hint-or = Ou bien :
hint-no-better = Rien d’autre ne semble meilleur.
hint-brings = Cela te rapporte plus de points avec { FORM($source, "le") }.
hint-takes = Ainsi, { $seat } gagne moins de points avec { FORM($source, "le") }.
web-hint-more = En chiffres

judged-better = C’était une grosse perte. Mieux vaudrait :
judged-yours = Le tien : { $action }, { $chance } % de chances de victoire.
web-tutor = Tuteur : me dire quand un coup coûte cher
web-tutor-name = Tuteur
web-tutor-offer = Veux-tu un tuteur ? Il ne parle que lorsqu’un de tes coups coûte cher.
web-tutor-back = Reprendre mon coup
web-tutor-on = Continuer
