### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Reproducir las jugadas
looking-pause = Pausa
looking-speed = Velocidad
looking-turning-points = Momentos decisivos
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Jugada { $line }: probabilidad de ganar de { $name }, de { $before } a { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Jugada { $line }: { $gained }

## A film

film-make = Hacer una película de la partida
film-lead = Todas las jugadas hasta ahora, como las ve quien mira; hecha y guardada en este dispositivo.
film-making = Filmando: jugada { $line } de { $last }
film-saved = La película está guardada.
film-cannot = Este navegador no sabe hacer películas; Chrome, Edge y Firefox en un ordenador sí.
film-failed = No se pudo hacer la película. Inténtalo otra vez.

## The big screen

screen-open = Pantalla grande, para quien mira
screen-chances = Probabilidades de ganar
screen-chances-later = Las probabilidades de ganar se calculan cuando la partida ha terminado.
screen-full = Pantalla completa
screen-back = A la mesa
screen-no-link = Este dispositivo no tiene un enlace para mirar esta mesa: no hay nada que todos puedan ver.
