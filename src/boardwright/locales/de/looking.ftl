### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Züge abspielen
looking-pause = Anhalten
looking-speed = Tempo
looking-turning-points = Wendepunkte
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Zug { $line }: Gewinnchance für { $name } von { $before } auf { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Zug { $line }: { $gained }

## A film

film-make = Film der Partie erstellen
film-lead = Jeder Zug bis jetzt, wie Zuschauer ihn sehen. Der Film wird auf diesem Gerät erstellt und gespeichert.
film-making = Film entsteht: Zug { $line } von { $last }
film-saved = Der Film ist gespeichert.
film-cannot = Dieser Browser kann keine Filme erstellen; Chrome, Edge und Firefox auf einem Computer können es.
film-failed = Der Film konnte nicht erstellt werden. Bitte versuche es noch einmal.

## The big screen

screen-open = Große Ansicht für Zuschauer
screen-chances = Gewinnchancen
screen-chances-later = Die Gewinnchancen werden berechnet, sobald die Partie zu Ende ist.
screen-full = Vollbild
screen-back = Zum Tisch
screen-no-link = Dieses Gerät hat keinen Link zum Zuschauen an diesem Tisch und kann darum nicht zeigen, was alle sehen dürfen.
