### Ein Tipp in einer laufenden Partie, und die Analyse einer aufgezeichneten. „hint“ wird getippt, also bleibt es.

hint-thinking = Denkt { $seconds } s nach …
hint-seconds = „{ $text }“ ist keine Bedenkzeit; schreib Sekunden, höchstens { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

## Die Analyse. Gewinnchancen und Anteile sind ganze Prozente.

cli-analyze-help = Eine aufgezeichnete Partie noch einmal ansehen: Gewinnchancen, die teuersten Fehler und der Anteil des Glücks.
cli-analyze-examples = Beispiel: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Wie lange jeder Zug durchsucht wird; jede Stellung wird ein Fünftel so oft zu Ende gespielt.
cli-analyze-jobs = Zahl der Prozesse (Vorgabe: alle Kerne); die Ergebnisse bleiben gleich.
cli-analyze-seed = Startwert für Suche und Durchläufe: gleicher Startwert, gleiche Ergebnisse.
cli-analyze-moves = Züge
cli-analyze-weighing = Fehler
cli-analyze-curve = Gewinnchance nach jedem Zug, in Prozent
cli-analyze-percent = { $percent } %
cli-analyze-unfinished = Die Partie ist nicht zu Ende: So steht sie nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}.
cli-analyze-mistakes = Teuerste Fehler
cli-analyze-no-mistake = Keiner wurde mit Sicherheit gefunden.
cli-analyze-mistake = { $number }. Zug { $move }, { $seat }: „{ $action }“ statt „{ $better }“: Gewinnchance { $chance } % statt { $better_chance } % (Unterschied ±{ $margin }).
cli-analyze-better = Mit dem besseren Zug: { $reasons }.
cli-analyze-luck = Glück
cli-analyze-no-luck = Nichts hat die Gewinnchancen genug bewegt, um Glück von Entscheidungen zu trennen.
cli-analyze-share = Der Zufall machte etwa { $share } % der Ausschläge der Gewinnchancen aus ({ $low }–{ $high } %), den Rest die Entscheidungen.
cli-analyze-seat-luck = { $seat } hatte { $luck } % Gewinnchance durch Glück (±{ $margin }).
cli-analyze-how = Gewinnchancen und Glück: als spielten alle weiter wie der Bot greedy. Fehler: durch Suche, nach dem, was die Person am Zug wusste.
