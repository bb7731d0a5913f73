### Varifrån ett tryckt värde är känt.

## Builders & Biomes

source-setup = förberedelser
source-fits-printed-order = 3-4-5-6 i tryckt ordning stämmer med alla exempel, ju ovanligare desto mer värt
source-example-scoring-a = exempel på poängräkning A
source-note-single-spaces = anmärkning om enstaka rutor
source-example-scoring-b = exempel på poängräkning B
source-example-scoring-c = exempel på poängräkning C
source-weaker-sword = det svagare av de två svärden
source-stronger-sword = det starkare av de två svärden
source-setup-and-fight = förberedelser; bekämpa en mob
source-fits-weapons = stämmer med de 16 ofärgade vapenkorten och mobsens hjärtan
source-six-tokens-revealed = upp till sex vapenkort kan vändas upp
source-special-weapons = vapen med särskilda förmågor
source-boards-differ = det är känt att de fyra spelbrädena är olika, men inte hur
source-list-of-mobs = en publicerad lista över mobsen, en annan källa än uppräkningen av dem
source-list-of-mobs-confirmed = en publicerad lista över mobsen, en annan källa än uppräkningen av dem; en andra bekräftar det
source-characteristics-left = det som blir kvar när varje egenskap har en mob
source-extra-action-no-points = en extra handling ger inga poäng
source-characteristics-by-strength = varje egenskap en gång, ovanligare på starkare mobs
source-example-mob-scoring = exempel på poängräkning för mobs
source-points-by-rarity = som de kända, mer för ovanligare egenskaper
source-fits-buildings = stämmer med de 44 byggkorten, blocken som finns och vad recensioner säger om kostnader
source-photograph-of-tile = ett publicerat foto visar det

## Imhotep

source-text-and-pictures = text och bilder, jämförda med flera offentliga avskrifter
source-number-of-cards = antalet kort; vad de visar är säkert känt från offentliga avskrifter
source-attested-twice = varje kort belagt två gånger
source-text-and-table = text och tabell
source-one-table-for-all = en enda tabell utan spelarsymboler, alltså samma för 2, 3 och 4 spelare

## Biotopia

source-reference-of-cards = kortöversikt
source-fits-deck = stämmer med 100 kort av 13 slag
source-review = en publicerad recension
source-later-review = en recension av en senare utgåva
source-fits-points = stämmer med poäng som stiger med kostnaden
source-example-above-two = regelbokens exempel säger mer än 2
source-fits-costs = stämmer med kostnader från 2 till 7
source-later-review-above-three = en recension av en senare utgåva; regelbokens exempel säger mer än 3
source-example-one-to-three = regelbokens exempel säger 1 till 3
source-reference-of-missions = uppdragsöversikt
source-example-mission = exempel på ett uppdrag
source-example-mourning-cloak = exempel med sorgmanteln
source-orange-tip-only = regelboken säger bara att ett uppdrag kräver en aurorafjäril
source-fits-missions = stämmer med sex vanliga uppdrag
source-open-moves = alla drag är öppna, så alla kan minnas dem
