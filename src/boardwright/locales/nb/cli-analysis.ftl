### Et tips i et parti som pågår, og analysen av et lagret parti. «hint» skrives inn, så det blir som det er.

hint-thinking = Tenker i { $seconds } s …
hint-seconds = «{ $text }» er ingen betenkningstid; skriv sekunder, opptil { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

cli-analyze-help = Se på et lagret parti igjen: vinnersjanser, de dyreste feilene og hvor mye som var flaks.
cli-analyze-examples = Eksempel: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Hvor lenge det søkes for hvert trekk; hver stilling spilles videre en femdel så ofte.
cli-analyze-jobs = Prosesser som brukes (standard: alle kjerner); funnene blir de samme.
cli-analyze-seed = Startverdi for søk og gjennomspillinger: samme startverdi, samme funn.
cli-analyze-moves = Trekk
cli-analyze-weighing = Feil
cli-analyze-curve = Vinnersjanse etter hvert trekk, i prosent
cli-analyze-percent = { $percent } %
cli-analyze-unfinished = Partiet er ikke ferdig: Slik står det etter { $moves } trekk.
cli-analyze-mistakes = Dyreste feil
cli-analyze-no-mistake = Ingen ble funnet med sikkerhet.
cli-analyze-mistake = { $number }. Trekk { $move }, { $seat }: «{ $action }» i stedet for «{ $better }»: vinnersjanse { $chance } % i stedet for { $better_chance } % (forskjellen ±{ $margin }).
cli-analyze-better = Med det bedre trekket: { $reasons }.
cli-analyze-luck = Flaks
cli-analyze-no-luck = Ingenting flyttet vinnersjansene nok til å skille flaks fra valg.
cli-analyze-share = Tilfeldighetene sto for omtrent { $share } % av svingningene i vinnersjansene ({ $low }–{ $high } %), valgene for resten.
cli-analyze-seat-luck = { $seat } fikk { $luck } % vinnersjanse av flaks (±{ $margin }).
cli-analyze-how = Vinnersjanser og flaks: som om alle spilte videre som boten greedy. Feil: ved søk, ut fra det spilleren visste.
