### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Lire les coups
looking-pause = Mettre en pause
looking-speed = Vitesse
looking-turning-points = Tournants
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Coup { $line } : { $name }, chances de victoire de { $before } à { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Coup { $line } : { $gained }

## A film

film-make = Créer un film de la partie
film-lead = Tous les coups jusqu’ici, tels que les voient les spectateurs. Le film est créé et enregistré sur cet appareil.
film-making = Tournage : coup { $line } sur { $last }
film-saved = Le film est enregistré.
film-cannot = Ce navigateur ne peut pas créer de films ; Chrome, Edge et Firefox sur ordinateur le peuvent.
film-failed = Le film n’a pas pu être créé. Essaie encore une fois.

## The big screen

screen-open = Grand écran, pour les spectateurs
screen-chances = Chances de victoire
screen-chances-later = Les chances de victoire sont calculées une fois la partie terminée.
screen-full = Plein écran
screen-back = À la table
screen-no-link = Cet appareil n’a pas le lien pour regarder cette table : il ne peut donc pas montrer ce que tout le monde peut voir.
