### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Spela upp dragen
looking-pause = Pausa
looking-speed = Hastighet
looking-turning-points = Vändpunkter
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Drag { $line }: vinstchans för { $name } från { $before } till { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Drag { $line }: { $gained }

## A film

film-make = Gör en film av partiet
film-lead = Alla drag hittills, som åskådare ser dem. Filmen görs och sparas på den här enheten.
film-making = Filmen görs: drag { $line } av { $last }
film-saved = Filmen är sparad.
film-cannot = Den här webbläsaren kan inte göra filmer; det kan Chrome, Edge och Firefox på en dator.
film-failed = Filmen gick inte att göra. Försök igen.

## The big screen

screen-open = Stor skärm, för åskådare
screen-chances = Vinstchanser
screen-chances-later = Vinstchanserna räknas ut när spelet är slut.
screen-full = Helskärm
screen-back = Till bordet
screen-no-link = Den här enheten har ingen länk för åskådare vid det här bordet och kan därför inte visa det som alla får se.
