### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Riproduci le mosse
looking-pause = Pausa
looking-speed = Velocità
looking-turning-points = Svolte
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Mossa { $line }: probabilità di vittoria di { $name } da { $before } a { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Mossa { $line }: { $gained }

## A film

film-make = Crea un filmato della partita
film-lead = Tutte le mosse fino a ora, come le vede chi guarda. Il filmato viene creato e salvato su questo dispositivo.
film-making = Creazione del filmato: mossa { $line } di { $last }
film-saved = Il filmato è stato salvato.
film-cannot = Questo browser non può creare filmati; Chrome, Edge e Firefox su un computer sì.
film-failed = Non è stato possibile creare il filmato. Riprova.

## The big screen

screen-open = Schermo grande, per chi guarda
screen-chances = Probabilità di vittoria
screen-chances-later = Le probabilità di vittoria si calcolano a partita finita.
screen-full = Schermo intero
screen-back = Al tavolo
screen-no-link = Questo dispositivo non ha il link per guardare questo tavolo, quindi non può mostrare ciò che tutti possono vedere.
