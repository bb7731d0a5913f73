### Scènes à la table : les points gagnés et la fin d’une partie.

## Les points gagnés

scene-final = Décompte final
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) } : { $shares }
scene-share = { $name } { $points }

## La fin d’une partie

ending-decided = Ce qui a fait la différence
ending-margin = { $points ->
    [one] Un point d’avance sur la deuxième place
   *[other] { $points } points d’avance sur la deuxième place
}
ending-most-from = Plus grand avantage : { $source }, { $own } contre { $other }
ending-since = En tête depuis le coup { $move } : { $name }
ending-turned = Tout a basculé à la fin. En tête de { $points } avant les derniers points : { $name }
ending-swing = Plus grand revirement au coup { $move } : { $name }, de { $before } à { $after }
ending-look = Voir le coup { $move }
ending-sources = D’où viennent les points
ending-curve = Les points, coup par coup
ending-curve-told = Les points, coup par coup ; à la fin : { $names }
ending-next = Et maintenant ?
ending-level = Affronter des bots de niveau { $level }
ending-other = Un autre jeu
ending-picture = Image à partager
ending-picture-save = Enregistrer l’image
ending-picture-share = Partager l’image
