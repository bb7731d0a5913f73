### Kommandoraden. Det som skrivs förblir som det är: kommandon, flaggor, filer, och det som ”Exempel:” visar.

cli-help = Moderna brädspel, exakt enligt sina regelböcker: spela dem, simulera dem, läs deras regler.
cli-alone = Utan kommando öppnas lobbyn i webbläsaren.
cli-examples = Exempel: boardwright play imhotep --seats human,level:2,level:2
cli-error = Fel: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Språk för den här gången: { $languages }. För gott: boardwright language

cli-word-file = FIL
cli-word-optional-file = [FIL]
cli-word-folder = MAPP
cli-word-table = BORD
cli-word-tables = BORD …
cli-word-age = ÅLDER
cli-word-number = TAL
cli-word-text = TEXT
cli-word-link = LÄNK
cli-word-name = NAMN
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = SPELARE
cli-word-language = SPRÅK
cli-word-address = ADRESS
cli-word-limit = NAMN=TAL
cli-word-path-or-url = FIL|URL
cli-word-shell = SKAL
cli-word-game = SPEL
cli-word-options = [FLAGGOR]
cli-word-command = KOMMANDO …

cli-rate = { $rate }/s

click-usage = Användning:
click-options = Flaggor
click-heading = { $heading }:
click-commands = Kommandon
click-version = Visa versionen och avsluta.
click-help = Visa det här meddelandet och avsluta.
click-error = Fel: { $message }
click-try = Prova ”{ $command } { $option }” för hjälp.
click-invalid = Ogiltigt värde: { $message }
click-invalid-for = Ogiltigt värde för { $param_hint }: { $message }
click-missing-argument = Argument saknas:
click-missing-option = Flagga saknas:
click-missing-command = Kommando saknas.
click-no-option = Flaggan { $name } finns inte.
click-no-command = Kommandot { $name } finns inte.
click-near = Menade du { $possibilities }?
click-extra-arguments = { $count ->
    [one] Det här argumentet är ett för mycket: { $args }
   *[other] De här argumenten är för många: { $args }
}
click-default = standard: { $default }
click-required = obligatorisk
click-takes-no-value = Flaggan { $name } tar inget värde.
click-takes-value = { $count ->
    [one] Flaggan { $name } kräver ett argument.
   *[other] Flaggan { $name } kräver { $nargs } argument.
}
click-no-choice = { $value } är inte något av { $choices }.
click-choose = Välj bland: { $choices }
click-no-number = { $value } är inget giltigt tal.
click-no-range = { $value } ligger inte i intervallet { $range }.
click-no-file = Det finns ingen fil { $filename }.
click-directory = { $filename } är en mapp, inte en fil.
click-unreadable = Filen { $filename } går inte att läsa.
click-unopened = Filen { $filename } går inte att öppna: { $message }

cli-option-components = En spelägares fil vars värden ersätter de tryckta.
cli-option-rules-version = Reglernas version, från 1; annars den senaste. Vad som har ändrats: boardwright rules SPEL --changes.
cli-option-json = Skriv ut ett JSON-dokument.
cli-option-players = Antal spelare: { $example } (standard { $default }).
cli-option-start = Platsen som börjar: { $example } (standard { $default }).
cli-option-colours = Färgen för varje plats, till exempel { $example } för fyra platser (om inget anges, i spelets ordning).
cli-seed = Slumpfrö för all slump: samma frö, samma partier.

cli-simulate-help = Låt botar spela tusentals partier och summera vem som vinner och varifrån poängen kommer.
cli-simulate-examples = Exempel: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = En bot för varje plats, åtskilda med kommatecken.
cli-simulate-how-many = Hur många partier.
cli-simulate-jobs = Processer att använda (standard: alla kärnor); partierna blir desamma.
cli-simulate-output = Skriv en rad för varje parti och plats i en .csv-, .jsonl- eller .parquet-fil.
cli-simulate-games = Partier
cli-simulate-title = { $games ->
    [one] { $game }, { $games } parti
   *[other] { $game }, { $games } partier
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = andel vinster
cli-simulate-interval = 95 %-intervall
cli-simulate-score = medelpoäng
cli-simulate-speed = { $length } beslut per parti; { $seconds } s, { $rate } beslut/s.

cli-tournament-help = Låt botar möta varandra på alla platser, med samma slump för alla möten.
cli-tournament-examples = Exempel: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Botarna, åtskilda med kommatecken, till exempel { $bots }.
cli-tournament-how-many = Hur många partier varje möte omfattar (avrundat uppåt så att alla sitter lika ofta på varje plats).
cli-tournament-two-bots = en turnering behöver två olika botar, till exempel --bots greedy,random
cli-tournament-title = { $game }, { $players } spelare
cli-tournament-pairing = { $rivals ->
    [one] { $bot } mot { $rival }
   *[other] { $bot } bland { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } gav inget användbart svar { $troubles ->
    [one] en gång
   *[other] { $troubles } gånger
}; en annan handling spelades i stället.
cli-tournament-games = partier
cli-tournament-wins = vinster (95 %)
cli-tournament-ahead = försprång
cli-tournament-time = ms per drag / rivalens

cli-replay-help = Visa ett sparat parti steg för steg, kontrollerat mot reglerna.
cli-replay-examples = Exempel: boardwright replay game.bwr --at 20 --board
cli-replay-at = Bara ställningen efter det här draget (0: efter förberedelserna).
cli-replay-board = Rita bordet efter varje drag.
cli-replay-beyond = protokollet slutar med drag { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Förberedelser: { $chance }

cli-verify-help = Spela upp ett protokoll enligt reglerna och kontrollera hashen för varje ställning.
cli-verify-examples = Exempel: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: dess enda rad stämmer.
   *[other] { $file }: alla { $lines } rader stämmer.
}

cli-playthrough-help = Skriv ut ett helt slumpmässigt parti som text: varje val, slumpens svar, varje hash.
cli-playthrough-examples = Exempel: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Läs reglerna för ett spel, eller en regel med koden och testerna som hänvisar till den.
cli-rules-examples = Exempel: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } regler och tolkningar
cli-rules-reason = En tolkning där regelboken har en lucka. Varför: { $reason }
cli-rules-rulebook = Regelbok: { $rulebook }
cli-rules-gap = Regelbok: { $rulebook }. { $remark }
cli-rules-code = Kod: { $places }
cli-rules-tests = Tester: { $places }
cli-rules-changes = Vad som har ändrats från en version av reglerna till nästa.
cli-rules-version = { $game }, sedan version { $version }
cli-rules-unchanged = { $game }: det finns bara version 1 av reglerna.

cli-components-help = Visa vad som står på ett spels komponenter, med källan till varje värde.
cli-components-examples = Exempel: boardwright components imhotep --estimates
cli-components-estimates = Bara värden som är påhittade för att passa det som är känt.
cli-components-path = namn
cli-components-value = värde
cli-components-confidence = säkerhet
cli-confidence-rulebook = regelbok
cli-confidence-public = offentligt
cli-confidence-inferred = härlett
cli-confidence-estimate = uppskattat
cli-confidence-owner = ägare
cli-components-source = källa
cli-components-sum = { $game }: { $shown } av { $of } värden.
cli-components-shares = Hur säkert: { $shares }.
cli-components-share = { $count } { $confidence }

cli-bench-help = Mät hur snabbt spelmotorerna spelar, i CPU-tid på en kärna.
cli-bench-examples = Exempel: boardwright bench --json
cli-bench-rounds = Varv över alla mätningar; medianer visas.
cli-bench-seconds = CPU-sekunder för varje mätning i ett varv.
cli-bench-measuring = Mäter
cli-bench-uncompiled = Spelmotorerna körs okompilerade här: installera en C-kompilator och kör ”make build”.
cli-bench-title = Fyra slumpmässiga spelare (sökning och greedy: två spelare), en kärna
cli-bench-stepped = stegvis, beslut/s
cli-bench-whole = hela, beslut/s
cli-bench-clone_us = kopia, µs
cli-bench-rollouts = slumppartier/s
cli-bench-search = sökning, iterationer per sekund
cli-bench-greedy = greedy, beslut/s

cli-language-help = Välj språket som kommandoraden talar från och med nu; utan SPRÅK visas det nuvarande.
cli-language-examples = Exempel: boardwright language de
cli-language-chosen = Kommandoraden talar svenska från och med nu.

cli-completion-help = Skriv ut skriptet som låter ditt skal fylla i kommandon, spel och flaggor.
cli-completion-examples = Exempel: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Gör mappen till ett nytt spel: ett litet som går att spela genast och göra till sitt eget.
cli-new-game-examples = Exempel: boardwright new-game harvest
cli-new-game-made = { $folder } innehåller spelet { $name }. Installera det med: { $install }. Sedan: { $play }
cli-new-game-exists = Det ligger redan något i { $folder }.
cli-new-game-python = Python använder redan namnet { $name }.
