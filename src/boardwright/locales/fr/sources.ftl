### D’où l’on connaît une valeur imprimée.

## Bâtisseurs et biomes

source-setup = mise en place
source-fits-printed-order = 3-4-5-6 dans l’ordre imprimé convient à tous les exemples ; plus c’est rare, plus ça rapporte
source-example-scoring-a = exemple du décompte A
source-note-single-spaces = remarque sur les cases isolées
source-example-scoring-b = exemple du décompte B
source-example-scoring-c = exemple du décompte C
source-weaker-sword = la plus faible des deux épées
source-stronger-sword = la plus forte des deux épées
source-setup-and-fight = mise en place ; combattre un monstre
source-fits-weapons = cohérent avec les 16 tuiles Arme neutres et les cœurs des monstres
source-six-tokens-revealed = jusqu’à six tuiles Arme peuvent être retournées
source-special-weapons = armes à effet spécial
source-boards-differ = les quatre plateaux diffèrent, on ne sait pas comment
source-list-of-mobs = une liste publiée des monstres, une autre source que celle de leur nombre
source-list-of-mobs-confirmed = une liste publiée des monstres, une autre source que celle de leur nombre ; une seconde la confirme
source-characteristics-left = ce qui reste quand chaque caractéristique a un monstre
source-extra-action-no-points = une action supplémentaire n’en rapporte aucun
source-characteristics-by-strength = chaque caractéristique une fois, les plus rares sur les monstres les plus forts
source-example-mob-scoring = exemple des monstres à la fin
source-points-by-rarity = comme les points connus, davantage pour les caractéristiques plus rares
source-fits-buildings = cohérent avec les 44 tuiles, les blocs disponibles et ce que les critiques disent des coûts
source-photograph-of-tile = une photo publiée le montre

## Imhotep

source-text-and-pictures = texte et images, comparés à plusieurs transcriptions publiques
source-number-of-cards = nombre de cartes ; ce qu’elles montrent est connu avec certitude par des transcriptions publiques
source-attested-twice = chaque carte attestée deux fois
source-text-and-table = texte et tableau
source-one-table-for-all = un seul tableau sans symboles de joueurs, donc le même à 2, 3 et 4 joueurs

## Biotopia

source-reference-of-cards = aperçu des cartes
source-fits-deck = cohérent avec 100 cartes de 13 espèces
source-review = une critique publiée
source-later-review = une critique d’une édition ultérieure
source-fits-points = cohérent avec des points qui augmentent avec le coût
source-example-above-two = l’exemple du livret dit plus de 2
source-fits-costs = cohérent avec des coûts de 2 à 7
source-later-review-above-three = une critique d’une édition ultérieure ; l’exemple du livret dit plus de 3
source-example-one-to-three = l’exemple du livret dit 1 à 3
source-reference-of-missions = aperçu des missions
source-example-mission = exemple d’une mission
source-example-mourning-cloak = exemple du morio
source-orange-tip-only = le livret dit seulement qu’une mission demande une aurore
source-fits-missions = cohérent avec six missions ordinaires
source-open-moves = tous les coups sont visibles, chacun peut s’en souvenir
