### Hvor en trykt værdi kendes fra.

## Builders & Biomes

source-setup = opsætning
source-fits-printed-order = 3-4-5-6 i trykt rækkefølge passer med alle eksempler, jo sjældnere, jo mere værd
source-example-scoring-a = eksempel på scoring A
source-note-single-spaces = note om enkelte felter
source-example-scoring-b = eksempel på scoring B
source-example-scoring-c = eksempel på scoring C
source-weaker-sword = det svageste af de to sværd
source-stronger-sword = det stærkeste af de to sværd
source-setup-and-fight = opsætning; bekæmp en mob
source-fits-weapons = passer med de 16 farveløse våbenbrikker og hjerterne på mobs
source-six-tokens-revealed = der kan vendes op til seks brikker
source-special-weapons = våben med særlige evner
source-boards-differ = det vides, at de fire spilleplader er forskellige, men ikke hvordan
source-list-of-mobs = en offentliggjort liste over mobs, en anden kilde end optællingen af dem
source-list-of-mobs-confirmed = en offentliggjort liste over mobs, en anden kilde end optællingen af dem; en anden bekræfter det
source-characteristics-left = det, der er tilbage, når hver egenskab har én mob
source-extra-action-no-points = en ekstra handling giver ingen point
source-characteristics-by-strength = hver egenskab én gang, sjældnere på stærkere mobs
source-example-mob-scoring = eksempel på scoring for mobs
source-points-by-rarity = som de kendte, mere for sjældnere egenskaber
source-fits-buildings = passer med de 44 bygninger, de blokke, der findes, og hvad anmeldelser siger om priser
source-photograph-of-tile = et offentliggjort foto viser det

## Imhotep

source-text-and-pictures = tekst og billeder, sammenholdt med flere offentlige afskrifter
source-number-of-cards = antallet af kort; hvad de viser, vides med sikkerhed fra offentlige afskrifter
source-attested-twice = hvert kort bekræftet to gange
source-text-and-table = tekst og tabel
source-one-table-for-all = én tabel uden spillersymboler, altså den samme for 2, 3 og 4 spillere

## Biotopia

source-reference-of-cards = kortoversigt
source-fits-deck = passer med 100 kort af 13 slags
source-review = en offentliggjort anmeldelse
source-later-review = en anmeldelse af en senere udgave
source-fits-points = passer med point, der stiger med prisen
source-example-above-two = regelbogens eksempel siger mere end 2
source-fits-costs = passer med priser fra 2 til 7
source-later-review-above-three = en anmeldelse af en senere udgave; regelbogens eksempel siger mere end 3
source-example-one-to-three = regelbogens eksempel siger 1 til 3
source-reference-of-missions = missionsoversigt
source-example-mission = eksempel på en mission
source-example-mourning-cloak = eksempel med sørgekåben
source-orange-tip-only = regelbogen siger kun, at en mission kræver en aurora
source-fits-missions = passer med seks almindelige missioner
source-open-moves = alle træk er åbne, så alle kan huske dem
