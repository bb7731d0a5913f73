### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Züge abspielen
looking-pause = Anhalten
looking-speed = Tempo
looking-turning-points = Wendepunkte
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Zug { $line }: Gewinnchance { $name } von { $before } auf { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Zug { $line }: { $gained }

## A film

film-make = Film der Partie machen
film-lead = Jeder Zug bis jetzt, wie Zuschauer ihn sehen; gemacht und gespeichert auf diesem Gerät.
film-making = Film entsteht: Zug { $line } von { $last }
film-saved = Der Film ist gespeichert.
film-cannot = Dieser Browser kann keine Filme machen; Chrome, Edge und Firefox auf einem Computer können es.
film-failed = Der Film ist nicht gelungen. Bitte versuche es noch einmal.

## The big screen

screen-open = Große Ansicht für Zuschauer
screen-chances = Gewinnchancen
screen-chances-later = Die Gewinnchancen werden berechnet, sobald die Partie zu Ende ist.
screen-full = Vollbild
screen-back = Zum Tisch
screen-no-link = Dieses Gerät hat keinen Link zum Zuschauen an diesem Tisch; also gibt es nichts, was alle sehen dürfen.
