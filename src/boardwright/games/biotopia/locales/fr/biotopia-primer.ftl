### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Attire des papillons dans ton jardin. Dès que quelqu’un a 15 points, on finit le tour de table : qui a le plus de points gagne.
biotopia-primer-turn = Fais une seule chose, puis c’est au suivant.
biotopia-primer-turn-draw = Prends une carte de la pioche ou du ciel.
biotopia-primer-turn-flower = Pose une carte côté fleur : c’est maintenant une fleur.
biotopia-primer-turn-butterfly = Joue un papillon : il te faut autant de fleurs qu’il en coûte, et tu les gardes.
biotopia-primer-turn-mission = Prends une mission quand tu as ce qu’elle montre.
biotopia-primer-scoring-butterflies = Chaque papillon donne les points de sa carte.
biotopia-primer-scoring-missions = Chaque mission donne des points : { $points }.
biotopia-primer-scoring-whites = Le plus de piérides du chou : { $points }, tant que tu en as le plus.

## The rules in plain words.

biotopia-passage-setup = Chacun reçoit quatre cartes, en pose une côté fleur et en garde trois. Trois autres sont face visible au milieu : c’est le ciel. À côté, il y a cinq missions, dont toujours « Piérides du chou ».
biotopia-passage-draw = À ton tour, fais une de ces cinq choses. Les deux premières te donnent une carte : pioche-en une sans la voir, ou prends une des trois du ciel.
biotopia-passage-flower = Pose n’importe quelle carte de ta main côté fleur dans ta rangée de fleurs. C’est désormais une fleur, quoi qu’il y ait de l’autre côté. Toi seul peux regarder.
biotopia-passage-butterfly = Joue une carte face visible. Il te faut dans ta rangée au moins autant de fleurs que la carte en coûte. Un paon-du-jour, par exemple, coûte { $cost }. Tu ne paies pas : les fleurs restent et comptent encore la fois suivante.
biotopia-passage-mission = Prends une mission quand tu as ce qu’elle montre. C’est un tour entier : fais vite, un autre la veut peut-être aussi.
biotopia-passage-hand = À la fin de ton tour, tu peux garder six cartes en main. Ce qui est en trop va au compost.
biotopia-passage-symbols = Une carte posée côté fleur est une fleur. La centaurée jacée en est une aussi de l’autre côté, et y compte pour deux.
biotopia-passage-rows = Les papillons volent au-dessus de tes fleurs. Ils donnent leurs points, font ce que dit leur carte et restent pour de bon.
biotopia-passage-effects = Chaque espèce de papillon fait quelque chose en arrivant ; la carte dit quoi. L’azuré commun te laisse prendre une carte du ciel, l’aurore une carte du compost, et le myrtil te laisse piocher. Le citron te donne une fleur. Un morio remplace un papillon qui manque pour une mission. La première petite tortue coûte { $cost }, chaque suivante coûte 1 de plus et donne 1 de plus.
biotopia-passage-bio = Les cartes bio servent une fois. Le rayon de soleil te fait piocher trois cartes. Avec une chrysalide, une de tes fleurs devient le papillon de son autre côté, et cela ne coûte rien ; seul un paon-du-jour ne peut pas venir ainsi.
biotopia-passage-missions = Une mission demande certains papillons dans ton jardin, ou des fleurs. Ses points ({ $points }) te restent : personne ne peut te la reprendre.
biotopia-passage-whites = « Piérides du chou » va d’elle-même à celui qui en a plus que tous les autres. Tu perds ses points ({ $points }) quand quelqu’un te rattrape.
biotopia-passage-sky = Si trois cartes pareilles sont dans le ciel, elles vont au compost et trois nouvelles arrivent. Quand la pioche est vide, on mélange le compost, qui devient la pioche.
biotopia-passage-end = Quand quelqu’un a 15 points à la fin de son tour, les autres finissent le tour de table, pour que tous aient joué autant de fois. Qui a le plus de points gagne. En cas d’égalité, c’est celui qui a le plus de papillons différents.
biotopia-passage-secret = Personne ne peut regarder ta main, ni sous tes fleurs. Tout le monde peut regarder dans le compost.
