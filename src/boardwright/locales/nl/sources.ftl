# Waar een gedrukte waarde vandaan bekend is: staat bij `boardwright components` naast hoe zeker die is
# (regelboek, openbaar, afgeleid, geschat). Begint met een kleine letter, eindigt zonder punt.

## Builders & Biomes

source-setup = opbouw
source-fits-printed-order = 3-4-5-6 in gedrukte volgorde past bij elk voorbeeld, zeldzamer is meer waard
source-example-scoring-a = voorbeeld van puntentelling A
source-note-single-spaces = opmerking over afzonderlijke velden
source-example-scoring-b = voorbeeld van puntentelling B
source-example-scoring-c = voorbeeld van puntentelling C
source-weaker-sword = het zwakste van de twee zwaarden
source-stronger-sword = het sterkste van de twee zwaarden
source-setup-and-fight = opbouw; tegen een monster vechten
source-fits-weapons = past bij de 16 neutrale wapentegels en de harten van de monsters
source-six-tokens-revealed = er kunnen tot zes tegels worden onthuld
source-special-weapons = wapens met speciale vaardigheden
source-boards-differ = bekend is alleen dat de vier spelersborden verschillen, niet hoe
source-list-of-mobs = een gepubliceerde lijst van de monsters, een andere bron dan die van hun aantal
source-list-of-mobs-confirmed = een gepubliceerde lijst van de monsters, een andere bron dan die van hun aantal; een tweede bevestigt het
source-characteristics-left = wat overblijft als elke eigenschap één monster heeft
source-extra-action-no-points = een extra actie levert geen punten op
source-characteristics-by-strength = elke eigenschap één keer, zeldzamere op sterkere monsters
source-example-mob-scoring = voorbeeld van de puntentelling voor monsters
source-points-by-rarity = zoals de bekende, meer voor zeldzamere eigenschappen
source-fits-buildings = past bij de 44 kaarten, de beschikbare blokken en wat recensies over de kosten zeggen
source-photograph-of-tile = een gepubliceerde foto laat het zien

## Imhotep

source-text-and-pictures = tekst en afbeeldingen, vergeleken met meerdere openbare transcripties
source-number-of-cards = aantal kaarten; wat erop staat, is met zekerheid bekend uit openbare transcripties
source-attested-twice = elke kaart twee keer bevestigd
source-text-and-table = tekst en tabel
source-one-table-for-all = één tabel zonder spelerssymbolen, dus gelijk voor 2, 3 en 4 spelers

## Biotopia

source-reference-of-cards = overzicht van de kaarten
source-fits-deck = past bij 100 kaarten in 13 soorten
source-review = een gepubliceerde recensie
source-later-review = een recensie van een latere uitgave
source-fits-points = past bij punten die met de kosten oplopen
source-example-above-two = volgens het voorbeeld in het regelboek meer dan 2
source-fits-costs = past bij kosten van 2 t/m 7
source-later-review-above-three = een recensie van een latere uitgave; volgens het voorbeeld in het regelboek meer dan 3
source-example-one-to-three = volgens het voorbeeld in het regelboek 1 t/m 3
source-reference-of-missions = overzicht van de missies
source-example-mission = voorbeeld van een missie
source-example-mourning-cloak = voorbeeld bij de rouwmantel
source-orange-tip-only = het regelboek zegt alleen dat een missie een oranjetipje vraagt
source-fits-missions = past bij zes gewone missies
source-open-moves = alle zetten zijn open, dus iedereen kan ze onthouden
