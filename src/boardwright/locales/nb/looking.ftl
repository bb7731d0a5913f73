### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Spill av trekkene
looking-pause = Sett på pause
looking-speed = Tempo
looking-turning-points = Vendepunkter
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Trekk { $line }: vinnersjanse for { $name } fra { $before } til { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Trekk { $line }: { $gained }

## A film

film-make = Lag en film av partiet
film-lead = Alle trekk til nå, slik tilskuere ser dem. Filmen lages og lagres på denne enheten.
film-making = Filmen lages: trekk { $line } av { $last }
film-saved = Filmen er lagret.
film-cannot = Denne nettleseren kan ikke lage filmer; det kan Chrome, Edge og Firefox på en datamaskin.
film-failed = Filmen kunne ikke lages. Prøv igjen.

## The big screen

screen-open = Stor skjerm, for tilskuere
screen-chances = Vinnersjanser
screen-chances-later = Vinnersjansene regnes ut når spillet er slutt.
screen-full = Fullskjerm
screen-back = Til bordet
screen-no-link = Denne enheten har ingen lenke for tilskuere ved dette bordet og kan derfor ikke vise det alle får se.
