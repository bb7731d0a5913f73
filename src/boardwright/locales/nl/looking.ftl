### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Zetten afspelen
looking-pause = Pauzeren
looking-speed = Snelheid
looking-turning-points = Keerpunten
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Zet { $line }: winstkans van { $name } van { $before } naar { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Zet { $line }: { $gained }

## A film

film-make = Film van de partij maken
film-lead = Elke zet tot nu toe, zoals toeschouwers die zien. De film wordt op dit apparaat gemaakt en opgeslagen.
film-making = Film wordt gemaakt: zet { $line } van { $last }
film-saved = De film is opgeslagen.
film-cannot = Deze browser kan geen films maken; Chrome, Edge en Firefox op een computer wel.
film-failed = De film is niet gelukt. Probeer het nog eens.

## The big screen

screen-open = Groot scherm, voor toeschouwers
screen-chances = Winstkansen
screen-chances-later = De winstkansen worden berekend zodra het spel is afgelopen.
screen-full = Volledig scherm
screen-back = Naar de tafel
screen-no-link = Dit apparaat heeft geen meekijklink voor deze tafel en kan dus niet tonen wat iedereen mag zien.
