### Looking back at a game, a film of it, and the big screen for spectators.

## Looking back

looking-play = Toista siirrot
looking-pause = Tauko
looking-speed = Nopeus
looking-turning-points = Käännekohdat
# Moves at which much changed, told beside their marks; $before and $after are such as 40%.
looking-chance = Siirto { $line }: { $name }, voittomahdollisuus { $before } → { $after }
# $gained is such as “Red +3 mobs”.
looking-points = Siirto { $line }: { $gained }

## A film

film-make = Tee pelistä video
film-lead = Kaikki siirrot tähän asti katsojien silmin. Video tehdään tällä laitteella ja tallennetaan sille.
film-making = Video syntyy: siirto { $line }/{ $last }
film-saved = Video on tallennettu.
film-cannot = Tämä selain ei osaa tehdä videoita; tietokoneella Chrome, Edge ja Firefox osaavat.
film-failed = Videota ei saatu tehtyä. Yritä uudelleen.

## The big screen

screen-open = Suuri näyttö katsojille
screen-chances = Voittomahdollisuudet
screen-chances-later = Voittomahdollisuudet lasketaan, kun peli on päättynyt.
screen-full = Koko näyttö
screen-back = Pöytään
screen-no-link = Tällä laitteella ei ole tämän pöydän katsojalinkkiä, joten mitään ei voi näyttää kaikille.
