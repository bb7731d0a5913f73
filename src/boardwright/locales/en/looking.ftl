### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Play the moves
looking-pause = Pause
looking-speed = Speed
looking-turning-points = Turning points
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Move { $line }: { $name }’s chance of winning from { $before } to { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Move { $line }: { $gained }

## A film

film-make = Make a film of the game
film-lead = Every move so far, as spectators see it. The film is made and saved on this device.
film-making = Filming: move { $line } of { $last }
film-saved = The film is saved.
film-cannot = This browser cannot make films; Chrome, Edge and Firefox on a computer can.
film-failed = The film could not be made. Please try again.

## The big screen

screen-open = Big screen, for spectators
screen-chances = Chances of winning
screen-chances-later = The chances of winning are worked out once the game is over.
screen-full = Full screen
screen-back = To the table
screen-no-link = This device has no link to watch this table by, so it cannot show what everybody may see.
