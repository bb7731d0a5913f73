### Et tip i et igangværende parti og analysen af et gemt. ”hint” tastes, så det bliver stående.

hint-thinking = Tænker i { $seconds } s …
hint-seconds = ”{ $text }” er ikke en tænketid; skriv sekunder, højst { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

cli-analyze-help = Se på et gemt parti igen: vinderchancer, de dyreste fejl og heldets andel.
cli-analyze-examples = Eksempel: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Hvor længe hvert træk undersøges; hver stilling spilles videre en femtedel så tit.
cli-analyze-jobs = Antal processer (standard: alle kerner); resultaterne bliver de samme.
cli-analyze-seed = Frø til søgninger og gennemspilninger: samme frø, samme resultater.
cli-analyze-moves = Træk
cli-analyze-weighing = Fejl
cli-analyze-curve = Vinderchance efter hvert træk, i procent
cli-analyze-percent = { $percent } %
cli-analyze-unfinished = Partiet er ikke færdigt: sådan står det efter { $moves } træk.
cli-analyze-mistakes = De dyreste fejl
cli-analyze-no-mistake = Der blev ikke fundet nogen sikre fejl.
cli-analyze-mistake = { $number }. Træk { $move }, { $seat }: ”{ $action }” i stedet for ”{ $better }”: vinderchance { $chance } % i stedet for { $better_chance } % (forskellen ±{ $margin }).
cli-analyze-better = Med det bedre træk: { $reasons }.
cli-analyze-luck = Held
cli-analyze-no-luck = Intet ændrede vinderchancerne nok til at skelne held fra beslutninger.
cli-analyze-share = Tilfældet stod for cirka { $share } % af udsvingene i vinderchancerne ({ $low }–{ $high } %), beslutningerne for resten.
cli-analyze-seat-luck = { $seat } fik { $luck } % vinderchance ved held (±{ $margin }).
cli-analyze-how = Vinderchancer og held: som om alle spillede videre som botten greedy. Fejl: ved søgning, ud fra hvad spilleren vidste.
