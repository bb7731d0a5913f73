### Un conseil en cours de partie, et l’analyse d’une partie enregistrée.

hint-thinking = Réflexion pendant { $seconds } s…
hint-seconds = « { $text } » n’est pas un temps de réflexion ; écris des secondes, jusqu’à { $longest } : hint 10
hint-action = [{ $number }] { $text } ({ $heading } : { $label })

cli-analyze-help = Revoit une partie enregistrée : chances de victoire, erreurs les plus coûteuses et part du hasard.
cli-analyze-examples = Exemple : boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Durée de la recherche pour chaque coup ; chaque position est poursuivie cinq fois moins souvent.
cli-analyze-jobs = Processus à utiliser (par défaut : tous les cœurs) ; les résultats restent les mêmes.
cli-analyze-seed = Graine des recherches et des simulations : même graine, mêmes résultats.
cli-analyze-moves = Coups
cli-analyze-weighing = Erreurs
cli-analyze-curve = Chances de victoire après chaque coup, en pour cent
cli-analyze-percent = { $percent } %
cli-analyze-unfinished = La partie n’est pas terminée : voici où elle en est après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
cli-analyze-mistakes = Erreurs les plus coûteuses
cli-analyze-no-mistake = Aucune trouvée avec certitude.
cli-analyze-mistake = { $number }. Coup { $move }, { $seat } : « { $action } » au lieu de « { $better } » : chances de victoire de { $chance } % au lieu de { $better_chance } % (différence à ±{ $margin } près).
cli-analyze-better = Avec le meilleur coup, { $reasons }.
cli-analyze-luck = Hasard
cli-analyze-no-luck = Rien n’a assez fait bouger les chances de victoire pour distinguer hasard et décisions.
cli-analyze-share = Le hasard explique environ { $share } % des variations des chances de victoire ({ $low } à { $high } %), les décisions le reste.
cli-analyze-seat-luck = { $seat } : { $luck } % de chances de victoire dues au hasard (±{ $margin }).
cli-analyze-how = Chances de victoire et hasard : comme si tous continuaient à la manière du bot greedy. Erreurs : par recherche, d’après ce que le joueur savait.
