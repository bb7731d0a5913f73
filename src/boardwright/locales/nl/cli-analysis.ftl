### Een tip in een lopend spel, en de analyse van een opgenomen partij. “hint” wordt getypt en blijft dus zo.

hint-thinking = Denkt { $seconds } s na …
hint-seconds = “{ $text }” is geen bedenktijd; schrijf seconden, hoogstens { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

## De analyse. Winstkansen en aandelen zijn hele procenten.

cli-analyze-help = Een opgenomen partij nog eens bekijken: winstkansen, de duurste fouten en het aandeel geluk.
cli-analyze-examples = Voorbeeld: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Hoe lang elke zet wordt doorzocht; elke stelling wordt een vijfde van dat aantal keren uitgespeeld.
cli-analyze-jobs = Aantal processen (standaard: alle kernen); de uitkomsten blijven gelijk.
cli-analyze-seed = Startwaarde voor het zoeken en uitspelen: dezelfde startwaarde, dezelfde uitkomsten.
cli-analyze-moves = Zetten
cli-analyze-weighing = Fouten
cli-analyze-curve = Winstkans na elke zet, in procenten
cli-analyze-percent = { $percent }%
cli-analyze-unfinished = De partij is niet af: zo staat het na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
cli-analyze-mistakes = Duurste fouten
cli-analyze-no-mistake = Er is er geen met zekerheid gevonden.
cli-analyze-mistake = { $number }. Zet { $move }, { $seat }: “{ $action }” in plaats van “{ $better }”: winstkans { $chance }% in plaats van { $better_chance }% (verschil ±{ $margin }).
cli-analyze-better = Met de betere zet: { $reasons }.
cli-analyze-luck = Geluk
cli-analyze-no-luck = Niets bewoog de winstkansen genoeg om geluk van beslissingen te onderscheiden.
cli-analyze-share = Het toeval bepaalde ongeveer { $share }% van de schommelingen van de winstkansen ({ $low }–{ $high }%), beslissingen de rest.
cli-analyze-seat-luck = { $seat } had { $luck }% winstkans door geluk (±{ $margin }).
cli-analyze-how = Winstkansen en geluk: alsof iedereen verderspeelde als de bot greedy. Fouten: door zoeken, vanuit wat de speler wist.
