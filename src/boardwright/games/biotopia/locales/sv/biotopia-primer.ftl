### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Locka fjärilar till din trädgård. Så snart någon har 15 poäng spelas omgången färdigt: flest poäng vinner.
biotopia-primer-turn = Gör en sak; sedan är det nästa spelares tur.
biotopia-primer-turn-draw = Ta ett kort från leken eller himlen.
biotopia-primer-turn-flower = Lägg ett kort med blomstersidan upp: nu är det en blomma.
biotopia-primer-turn-butterfly = Spela en fjäril: du behöver så många blommor som den kostar, och du behåller dem.
biotopia-primer-turn-mission = Ta ett uppdrag när du har det som det visar.
biotopia-primer-scoring-butterflies = Varje fjäril ger poängen på sitt kort.
biotopia-primer-scoring-missions = Varje uppdrag ger poäng: { $points }.
biotopia-primer-scoring-whites = Flest kålfjärilar: { $points }, så länge du har flest.

## The rules in plain words.

biotopia-passage-setup = Alla får fyra kort, lägger ett av dem med blomstersidan upp och behåller tre. Tre till ligger uppvända i mitten: det är himlen. Bredvid ligger fem uppdrag; ”flest kålfjärilar” är alltid ett av dem.
biotopia-passage-draw = På din tur gör du en av fem saker. De två första ger dig ett kort: dra ett ur leken utan att se det, eller ta ett av de tre i himlen.
biotopia-passage-flower = Lägg vilket kort du vill från handen med blomstersidan upp i din blomsterrad. Nu är det en blomma, vad som än finns på andra sidan. Bara du får titta.
biotopia-passage-butterfly = Spela ett kort med framsidan upp. Du behöver minst så många blommor i din rad som kortet kostar. Ett påfågelöga kostar till exempel { $cost }. Du betalar inte: blommorna är kvar och räknas nästa gång också.
biotopia-passage-mission = Ta ett uppdrag när du har det som det visar. Det är en hel tur, så skynda dig: någon annan kanske också vill ha det.
biotopia-passage-hand = I slutet av din tur får du behålla sex kort på handen. Resten går till komposten.
biotopia-passage-symbols = Ett kort med blomstersidan upp är en blomma. Rödklint är en blomma även på andra sidan, och räknas där som två.
biotopia-passage-rows = Fjärilar flyger ovanför dina blommor. De ger sina poäng, gör det som står på kortet och stannar för alltid.
biotopia-passage-effects = Varje fjärilsart gör något när den kommer; kortet säger vad. Puktörneblåvingen låter dig ta ett kort från himlen, aurorafjärilen ett från komposten, och slåttergräsfjärilen låter dig dra. Citronfjärilen ger dig en blomma. En sorgmantel ersätter en fjäril som saknas för ett uppdrag. Den första nässelfjärilen kostar { $cost }, varje ytterligare kostar 1 mer och ger 1 mer.
biotopia-passage-bio = Biokort används en gång. Med solsken drar du tre kort. Med en puppa blir en av dina blommor fjärilen på andra sidan, och det kostar inget; bara ett påfågelöga kan inte komma så.
biotopia-passage-missions = Ett uppdrag kräver vissa fjärilar i din trädgård, eller blommor. Dess poäng ({ $points }) behåller du: ingen kan ta dem ifrån dig.
biotopia-passage-whites = ”Flest kålfjärilar” går av sig självt till den som har fler än någon annan. Du förlorar dess poäng ({ $points }) när någon kommer ikapp.
biotopia-passage-sky = Ligger det tre likadana kort i himlen går de till komposten och tre nya kommer. När leken är tom blandas komposten till en ny.
biotopia-passage-end = När någon har 15 poäng i slutet av sin tur spelar de andra omgången färdigt, så att alla har haft lika många turer. Flest poäng vinner. Vid lika vinner flest olika fjärilar.
biotopia-passage-secret = Ingen får titta på din hand eller under dina blommor. Alla får titta i komposten.
