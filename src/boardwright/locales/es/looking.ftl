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

film-make = Crear un vídeo de la partida
film-lead = Todas las jugadas hasta ahora, como las ve quien mira. El vídeo se crea y se guarda en este dispositivo.
film-making = Creando el vídeo: jugada { $line } de { $last }
film-saved = El vídeo está guardado.
film-cannot = Este navegador no puede crear vídeos; Chrome, Edge y Firefox en un ordenador sí.
film-failed = No se pudo crear el vídeo. Inténtalo otra vez.

## The big screen

screen-open = Pantalla grande, para quien mira
screen-chances = Probabilidades de ganar
screen-chances-later = Las probabilidades de ganar se calculan cuando la partida ha terminado.
screen-full = Pantalla completa
screen-back = A la mesa
screen-no-link = Este dispositivo no tiene el enlace para mirar esta mesa, así que no puede mostrar lo que todo el mundo puede ver.
