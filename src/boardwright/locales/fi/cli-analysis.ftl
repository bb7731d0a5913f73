### Vinkki kesken pelin ja tallennetun pelin analyysi. ”hint” kirjoitetaan, joten se pysyy.

hint-thinking = Mietitään { $seconds } s …
hint-seconds = ”{ $text }” ei ole miettimisaika; kirjoita sekunnit, enintään { $longest }: hint 10
# An action with its number, the text to type, and its words.
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

## The analysis. Win chances and shares are whole percents.

cli-analyze-help = Katso tallennettu peli uudestaan: voittomahdollisuudet, kalleimmat virheet ja onnen osuus.
cli-analyze-examples = Esimerkki: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Haun pituus siirtoa kohti; kukin asema pelataan loppuun viidesosan siitä määrästä.
cli-analyze-jobs = Käytettävien prosessien määrä (oletus: kaikki ytimet); tulokset pysyvät samoina.
cli-analyze-seed = Hakujen ja läpipeluiden siemenluku: sama siemenluku, samat tulokset.
cli-analyze-moves = Siirrot
cli-analyze-weighing = Virheet
cli-analyze-curve = Voittomahdollisuus kunkin siirron jälkeen prosentteina
cli-analyze-percent = { $percent } %
cli-analyze-unfinished = Peli on kesken: tämä on tilanne, kun on pelattu { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}.
cli-analyze-mistakes = Kalleimmat virheet
cli-analyze-no-mistake = Varmoja virheitä ei löytynyt.
cli-analyze-mistake = { $number }. Siirto { $move }, { $seat }: ”{ $action }”, parempi ”{ $better }”: voittomahdollisuus { $chance } %, paremmalla { $better_chance } % (ero ±{ $margin }).
# $reasons are a list of the texts in advice.ftl that begin with “reason”.
cli-analyze-better = Paremmalla siirrolla { $reasons }.
cli-analyze-luck = Onni
cli-analyze-no-luck = Mikään ei muuttanut voittomahdollisuuksia niin paljon, että onnen erottaisi päätöksistä.
cli-analyze-share = Sattuma aiheutti noin { $share } % voittomahdollisuuksien heilahteluista ({ $low }–{ $high } %), päätökset loput.
cli-analyze-seat-luck = { $seat } sai onnesta { $luck } % voittomahdollisuutta (±{ $margin }).
cli-analyze-how = Voittomahdollisuudet ja onni: niin kuin kaikki jatkaisivat kuin botti greedy. Virheet: hakemalla, sen pohjalta, mitä pelaaja tiesi.
