### Hvor en trykt verdi er kjent fra.

## Builders & Biomes

source-setup = oppsett
source-fits-printed-order = 3-4-5-6 i trykt rekkefølge stemmer med alle eksempler, jo sjeldnere, desto mer verdt
source-example-scoring-a = eksempel på scorerunde A
source-note-single-spaces = merknad om enkeltplasser
source-example-scoring-b = eksempel på scorerunde B
source-example-scoring-c = eksempel på scorerunde C
source-weaker-sword = det svakeste av de to sverdene
source-stronger-sword = det sterkeste av de to sverdene
source-setup-and-fight = oppsett; slåss mot en mob
source-fits-weapons = stemmer med de 16 fargeløse våpenpollettene og hjertene på mobs
source-six-tokens-revealed = opptil seks polletter kan snus
source-special-weapons = våpen med spesielle evner
source-boards-differ = det er kjent at de fire spillbrettene er forskjellige, men ikke hvordan
source-list-of-mobs = en publisert liste over mobs, en annen kilde enn opptellingen av dem
source-list-of-mobs-confirmed = en publisert liste over mobs, en annen kilde enn opptellingen av dem; en annen bekrefter det
source-characteristics-left = det som er igjen når hvert kjennetegn har én mob
source-extra-action-no-points = en ekstra handling gir ingen poeng
source-characteristics-by-strength = hvert kjennetegn én gang, sjeldnere på sterkere mobs
source-example-mob-scoring = eksempel på scoring for mobs
source-points-by-rarity = som de kjente, mer for sjeldnere kjennetegn
source-fits-buildings = stemmer med de 44 byggverkene, blokkene som finnes, og det omtaler sier om kostnader
source-photograph-of-tile = et publisert bilde viser det

## Imhotep

source-text-and-pictures = tekst og bilder, sammenlignet med flere offentlige avskrifter
source-number-of-cards = antall kort; det de viser, er sikkert kjent fra offentlige avskrifter
source-attested-twice = hvert kort bekreftet to ganger
source-text-and-table = tekst og tabell
source-one-table-for-all = én tabell uten spillersymboler, altså den samme for 2, 3 og 4 spillere

## Biotopia

source-reference-of-cards = kortoversikt
source-fits-deck = stemmer med 100 kort av 13 slag
source-review = en publisert omtale
source-later-review = en omtale av en senere utgave
source-fits-points = stemmer med poeng som stiger med kostnaden
source-example-above-two = eksempelet i regelboken sier mer enn 2
source-fits-costs = stemmer med kostnader fra 2 til 7
source-later-review-above-three = en omtale av en senere utgave; eksempelet i regelboken sier mer enn 3
source-example-one-to-three = eksempelet i regelboken sier 1 til 3
source-reference-of-missions = oppdragsoversikt
source-example-mission = eksempel på et oppdrag
source-example-mourning-cloak = eksempel med sørgekåpen
source-orange-tip-only = regelboken sier bare at et oppdrag krever en aurorasommerfugl
source-fits-missions = stemmer med seks vanlige oppdrag
source-open-moves = alle trekk er åpne, så alle kan huske dem
