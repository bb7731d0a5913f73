### Un suggerimento durante la partita, e l’analisi di una partita registrata.

hint-thinking = Ci penso per { $seconds } s…
hint-seconds = «{ $text }» non è un tempo per pensare; scrivi i secondi, fino a { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

cli-analyze-help = Riesamina una partita registrata: probabilità di vittoria, errori più costosi e parte della fortuna.
cli-analyze-examples = Esempio: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Iterazioni di ricerca per ogni mossa; le simulazioni di ogni posizione sono un quinto.
cli-analyze-jobs = Processi da usare (predefinito: tutti i core); i risultati restano gli stessi.
cli-analyze-seed = Seme di ricerche e simulazioni: stesso seme, stessi risultati.
cli-analyze-moves = Mosse
cli-analyze-weighing = Errori
cli-analyze-curve = Probabilità di vittoria dopo ogni mossa, in percentuale
cli-analyze-percent = { $percent }%
cli-analyze-unfinished = La partita non è finita: ecco la situazione dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
cli-analyze-mistakes = Errori più costosi
cli-analyze-no-mistake = Nessuno trovato con certezza.
cli-analyze-mistake = { $number }. Mossa { $move }, { $seat }: «{ $action }» invece di «{ $better }»: probabilità di vittoria { $chance }% invece di { $better_chance }% (differenza ±{ $margin }).
cli-analyze-better = Con la mossa migliore { $reasons }.
cli-analyze-luck = Fortuna
cli-analyze-no-luck = Nulla ha mosso le probabilità di vittoria abbastanza da distinguere la fortuna dalle decisioni.
cli-analyze-share = Parte del caso nelle oscillazioni delle probabilità di vittoria: circa { $share }% ({ $low }–{ $high }%); il resto sono decisioni.
cli-analyze-seat-luck = { $seat }: { $luck }% di probabilità di vittoria per fortuna (±{ $margin }).
cli-analyze-how = Probabilità di vittoria e fortuna: come se tutti continuassero alla maniera del bot greedy. Errori: tramite ricerca, in base a ciò che si sapeva al momento.
