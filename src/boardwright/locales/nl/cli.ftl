### De opdrachtregel. Wat wordt getypt, blijft zoals het is: opdrachten, opties, bestanden, en wat achter “Voorbeeld:” staat.

## De woorden van elke opdracht.

cli-help = Moderne bordspellen, precies volgens hun regelboek: spelen, simuleren, regels lezen.
cli-alone = Zonder opdracht opent het de lobby in de browser.
cli-examples = Voorbeeld: boardwright play imhotep --seats human,level:2,level:2
cli-error = Fout: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Taal voor deze keer: { $languages }. Voorgoed: boardwright language

## Wat voor iets staat dat wordt getypt, in hoofdletters.

cli-word-file = BESTAND
cli-word-optional-file = [BESTAND]
cli-word-folder = MAP
cli-word-table = TAFEL
cli-word-tables = TAFEL …
cli-word-age = LEEFTIJD
cli-word-number = GETAL
cli-word-text = TEKST
cli-word-link = LINK
cli-word-name = NAAM
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = SPELERS
cli-word-language = TAAL
cli-word-address = ADRES
cli-word-limit = NAAM=GETAL
cli-word-path-or-url = BESTAND|URL
cli-word-shell = SHELL
cli-word-game = SPEL
cli-word-options = [OPTIES]
cli-word-command = OPDRACHT …

## Zoveel per seconde.

cli-rate = { $rate }/s

## Wat elke opdracht zegt als ze niet goed wordt gebruikt.

click-usage = Gebruik:
click-options = Opties
click-heading = { $heading }:
click-commands = Opdrachten
click-version = De versie tonen en stoppen.
click-help = Deze hulp tonen en stoppen.
click-error = Fout: { $message }
click-try = Hulp krijg je met “{ $command } { $option }”.
click-invalid = Ongeldige waarde: { $message }
click-invalid-for = Ongeldige waarde voor { $param_hint }: { $message }
click-missing-argument = Ontbrekend argument
click-missing-option = Ontbrekende optie
click-missing-command = Er ontbreekt een opdracht.
click-no-option = De optie { $name } bestaat niet.
click-no-command = De opdracht { $name } bestaat niet.
click-near = Bedoel je { $possibilities }?
click-extra-arguments = { $count ->
    [one] Dit is één argument te veel: { $args }
   *[other] Dit zijn te veel argumenten: { $args }
}
click-default = standaard: { $default }
click-required = verplicht
click-takes-no-value = De optie { $name } krijgt geen waarde.
click-takes-value = { $count ->
    [one] Bij de optie { $name } hoort een argument.
   *[other] Bij de optie { $name } horen { $nargs } argumenten.
}
click-no-choice = { $value } is geen van { $choices }.
click-choose = Kies uit: { $choices }
click-no-number = { $value } is geen geldig getal.
click-no-range = { $value } ligt niet in het bereik { $range }.
click-no-file = Het bestand { $filename } bestaat niet.
click-directory = { $filename } is een map, geen bestand.
click-unreadable = Het bestand { $filename } kan niet worden gelezen.
click-unopened = Het bestand { $filename } kan niet worden geopend: { $message }

## Opties van meerdere opdrachten.

cli-option-components = Een eigen bestand met spelmateriaal waarvan de waarden de gedrukte vervangen.
cli-option-rules-version = Versie van de regels, vanaf 1; anders de nieuwste. Wat er veranderd is: boardwright rules SPEL --changes.
cli-option-json = Eén JSON-document tonen.
cli-option-players = Aantal spelers: { $example } (standaard { $default }).
cli-option-start = De plaats die begint: { $example } (standaard { $default }).
cli-option-colours = De kleur van elke plaats, zoals { $example } voor vier plaatsen (zonder opgave in de volgorde van het spel).
cli-seed = Startwaarde voor al het toeval: dezelfde startwaarde, dezelfde partijen.

## boardwright simulate

cli-simulate-help = Bots duizenden partijen laten spelen en samenvatten wie er wint en waar de punten vandaan komen.
cli-simulate-examples = Voorbeeld: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = Een bot voor elke plaats, gescheiden door komma’s.
cli-simulate-how-many = Hoeveel partijen.
cli-simulate-jobs = Aantal processen (standaard: alle kernen); de partijen blijven gelijk.
cli-simulate-output = Een rij voor elke partij en plaats naar een .csv-, .jsonl- of .parquet-bestand schrijven.
cli-simulate-games = Partijen
cli-simulate-title = { $games ->
    [one] { $game }, { $games } partij
   *[other] { $game }, { $games } partijen
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = aandeel gewonnen
cli-simulate-interval = 95%-interval
cli-simulate-score = gemiddelde score
cli-simulate-speed = { $length } beslissingen per partij; { $seconds } s, { $rate } beslissingen/s.

## boardwright tournament

cli-tournament-help = Bots op elke plaats tegen elkaar laten spelen, met gelijk toeval voor alle paren.
cli-tournament-examples = Voorbeeld: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = De bots, gescheiden door komma’s, zoals { $bots }.
cli-tournament-how-many = Hoeveel partijen elk paar speelt (naar boven afgerond op volledige zitvolgordes).
cli-tournament-two-bots = voor een toernooi zijn twee verschillende bots nodig, zoals --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } speler
   *[other] { $game }, { $players } spelers
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } tegen { $rival }
   *[other] { $bot } tussen { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } gaf { $troubles ->
    [one] één keer
   *[other] { $troubles } keer
} geen bruikbaar antwoord; in plaats daarvan is een andere actie gespeeld.
cli-tournament-games = partijen
cli-tournament-wins = gewonnen (95%)
cli-tournament-ahead = voorsprong
cli-tournament-time = ms per zet / tegenstander

## boardwright replay

cli-replay-help = Een opgenomen partij stap voor stap tonen, getoetst aan de regels.
cli-replay-examples = Voorbeeld: boardwright replay game.bwr --at 20 --board
cli-replay-at = Alleen de stelling na deze zet (0: na de opbouw).
cli-replay-board = Na elke zet de tafel tekenen.
cli-replay-beyond = het verslag eindigt met zet { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Opbouw: { $chance }

## boardwright verify

cli-verify-help = Een verslag volgens de regels naspelen en de hash van elke stelling controleren.
cli-verify-examples = Voorbeeld: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: de enige regel klopt.
   *[other] { $file }: alle { $lines } regels kloppen.
}

## boardwright playthrough

cli-playthrough-help = Een hele willekeurige partij als tekst tonen: elke keuze, elk antwoord van het toeval, elke hash.
cli-playthrough-examples = Voorbeeld: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

## boardwright rules

cli-rules-help = De regels van een spel lezen, of één regel met de code en de tests die ernaar verwijzen.
cli-rules-examples = Voorbeeld: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } regels en beslissingen
cli-rules-reason = Een beslissing over een gat in het regelboek. Waarom: { $reason }
cli-rules-rulebook = Regelboek: { $rulebook }
cli-rules-gap = Regelboek: { $rulebook }. { $remark }
cli-rules-code = Code: { $places }
cli-rules-tests = Tests: { $places }
cli-rules-changes = Wat er van de ene versie van de regels op de volgende is veranderd.
cli-rules-version = { $game }, sinds versie { $version }
cli-rules-unchanged = { $game }: er is alleen versie 1 van de regels.

## boardwright components

cli-components-help = Tonen wat er op het spelmateriaal staat, met de bron van elke waarde.
cli-components-examples = Voorbeeld: boardwright components imhotep --estimates
cli-components-estimates = Alleen waarden die zijn geschat om te passen bij wat bekend is.
cli-components-path = naam
cli-components-value = waarde
cli-components-confidence = zekerheid
cli-confidence-rulebook = regelboek
cli-confidence-public = openbaar
cli-confidence-inferred = afgeleid
cli-confidence-estimate = geschat
cli-confidence-owner = eigen opgave
cli-components-source = bron
cli-components-sum = { $game }: { $shown } van { $of } waarden.
cli-components-shares = Hoe zeker: { $shares }.
cli-components-share = { $count } { $confidence }

## boardwright bench

cli-bench-help = Meten hoe snel de engines spelen, in CPU-tijd op één kern.
cli-bench-examples = Voorbeeld: boardwright bench --json
cli-bench-rounds = Rondes over alle metingen; getoond worden medianen.
cli-bench-seconds = CPU-seconden voor elke meting in een ronde.
cli-bench-measuring = Aan het meten
cli-bench-uncompiled = De engines draaien hier niet gecompileerd: installeer een C-compiler en voer “make build” uit.
cli-bench-title = Vier willekeurige spelers (bij zoeken en greedy twee spelers), één kern
cli-bench-stepped = stapsgewijs, beslissingen/s
cli-bench-whole = in één keer, beslissingen/s
cli-bench-clone_us = kopie, µs
cli-bench-rollouts = toevalspartijen/s
cli-bench-search = zoeken, iteraties per seconde
cli-bench-greedy = greedy, beslissingen/s

## boardwright language

cli-language-help = De taal kiezen die de opdrachtregel vanaf nu spreekt; zonder TAAL tonen welke het is.
cli-language-examples = Voorbeeld: boardwright language de
cli-language-chosen = De opdrachtregel spreekt vanaf nu Nederlands.

## boardwright completion

cli-completion-help = Het script tonen waarmee je shell opdrachten, spellen en opties aanvult.
cli-completion-examples = Voorbeeld: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Maak de map van een nieuw spel: een klein spel dat meteen te spelen is en dat je tot je eigen maakt.
cli-new-game-examples = Voorbeeld: boardwright new-game harvest
cli-new-game-made = { $folder } bevat het spel { $name }. Installeer het met: { $install }. Daarna: { $play }
cli-new-game-exists = Er staat al iets in { $folder }.
cli-new-game-python = Python gebruikt de naam { $name } al.
