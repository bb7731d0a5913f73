### Ett tips under spelets gång, och analysen av ett sparat parti. ”hint” skrivs, så det står kvar.

hint-thinking = Tänker i { $seconds } s …
hint-seconds = ”{ $text }” är ingen betänketid; skriv sekunder, högst { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

cli-analyze-help = Se på ett sparat parti igen: vinstchanser, de dyraste misstagen och slumpens andel.
cli-analyze-examples = Exempel: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Hur länge varje drag genomsöks; varje ställning spelas vidare en femtedel så många gånger.
cli-analyze-jobs = Processer att använda (standard: alla kärnor); resultaten blir desamma.
cli-analyze-seed = Slumpfrö för sökningar och genomspelningar: samma frö, samma resultat.
cli-analyze-moves = Drag
cli-analyze-weighing = Misstag
cli-analyze-curve = Vinstchans efter varje drag, i procent
cli-analyze-percent = { $percent } %
cli-analyze-unfinished = Partiet är inte avslutat: så här står det efter { $moves } drag.
cli-analyze-mistakes = Dyraste misstagen
cli-analyze-no-mistake = Inget säkert misstag hittades.
cli-analyze-mistake = { $number }. Drag { $move }, { $seat }: ”{ $action }” i stället för ”{ $better }”: vinstchans { $chance } % i stället för { $better_chance } % (skillnaden ±{ $margin }).
cli-analyze-better = Med det bättre draget: { $reasons }.
cli-analyze-luck = Tur
cli-analyze-no-luck = Inget ändrade vinstchanserna så mycket att tur kan skiljas från beslut.
cli-analyze-share = Slumpen stod för ungefär { $share } % av svängningarna i vinstchanserna ({ $low }–{ $high } %), besluten för resten.
cli-analyze-seat-luck = { $seat } fick { $luck } % vinstchans genom tur (±{ $margin }).
cli-analyze-how = Vinstchanser och tur: som om alla spelade vidare som boten greedy. Misstag: genom sökning, utifrån vad spelaren visste.
