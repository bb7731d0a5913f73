### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Odtwórz ruchy
looking-pause = Wstrzymaj
looking-speed = Tempo
looking-turning-points = Punkty zwrotne
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Ruch { $line }: { $name }, szansa na wygraną z { $before } na { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Ruch { $line }: { $gained }

## A film

film-make = Zrób film z partii
film-lead = Wszystkie dotychczasowe ruchy tak, jak widzą je widzowie. Film powstaje na tym urządzeniu i tu zostaje zapisany.
film-making = Powstaje film: ruch { $line } z { $last }
film-saved = Film został zapisany.
film-cannot = Ta przeglądarka nie potrafi robić filmów; na komputerze potrafią to Chrome, Edge i Firefox.
film-failed = Nie udało się zrobić filmu. Spróbuj jeszcze raz.

## The big screen

screen-open = Duży ekran dla widzów
screen-chances = Szanse na wygraną
screen-chances-later = Szanse na wygraną są obliczane po zakończeniu gry.
screen-full = Pełny ekran
screen-back = Do stołu
screen-no-link = To urządzenie nie ma linku do oglądania tego stołu, więc nie może pokazać tego, co wolno zobaczyć wszystkim.
