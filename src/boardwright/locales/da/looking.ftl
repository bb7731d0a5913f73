### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Afspil træk
looking-pause = Sæt på pause
looking-speed = Tempo
looking-turning-points = Vendepunkter
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Træk { $line }: vinderchance for { $name } fra { $before } til { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Træk { $line }: { $gained }

## A film

film-make = Lav en film af partiet
film-lead = Alle træk indtil nu, som tilskuere ser dem. Filmen laves og gemmes på denne enhed.
film-making = Filmen laves: træk { $line } af { $last }
film-saved = Filmen er gemt.
film-cannot = Denne browser kan ikke lave film; det kan Chrome, Edge og Firefox på en computer.
film-failed = Filmen kunne ikke laves. Prøv igen.

## The big screen

screen-open = Stor skærm, til tilskuere
screen-chances = Vinderchancer
screen-chances-later = Vinderchancerne beregnes, når spillet er slut.
screen-full = Fuld skærm
screen-back = Til bordet
screen-no-link = Denne enhed har intet link til tilskuere ved dette bord og kan derfor ikke vise det, alle må se.
