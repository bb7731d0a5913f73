### Kommandolinjen. Det som skrives inn, blir som det er: kommandoer, flagg, filer, og det som «Eksempel:» viser.

cli-help = Moderne brettspill, nøyaktig etter regelbøkene: Spill dem, simuler dem, les reglene.
cli-alone = Uten en kommando åpnes lobbyen i nettleseren.
cli-examples = Eksempel: boardwright play imhotep --seats human,level:2,level:2
cli-error = Feil: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Språk denne gangen: { $languages }. For godt: boardwright language

cli-word-file = FIL
cli-word-optional-file = [FIL]
cli-word-folder = MAPPE
cli-word-table = BORD
cli-word-tables = BORD …
cli-word-age = ALDER
cli-word-number = TALL
cli-word-text = TEKST
cli-word-link = LENKE
cli-word-name = NAVN
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = SPILLERE
cli-word-language = SPRÅK
cli-word-address = ADRESSE
cli-word-limit = NAVN=TALL
cli-word-path-or-url = FIL|URL
cli-word-shell = SKALL
cli-word-game = SPILL
cli-word-options = [FLAGG]
cli-word-command = KOMMANDO …

cli-rate = { $rate }/s

click-usage = Bruk:
click-options = Flagg
click-heading = { $heading }:
click-commands = Kommandoer
click-version = Vis versjonen og avslutt.
click-help = Vis denne meldingen og avslutt.
click-error = Feil: { $message }
click-try = Prøv «{ $command } { $option }» for hjelp.
click-invalid = Ugyldig verdi: { $message }
click-invalid-for = Ugyldig verdi for { $param_hint }: { $message }
click-missing-argument = Mangler argumentet
click-missing-option = Mangler flagget
click-missing-command = Mangler en kommando.
click-no-option = Flagget { $name } finnes ikke.
click-no-command = Kommandoen { $name } finnes ikke.
click-near = Mente du { $possibilities }?
click-extra-arguments = { $count ->
    [one] Ett argument for mye: { $args }
   *[other] For mange argumenter: { $args }
}
click-default = standard: { $default }
click-required = påkrevd
click-takes-no-value = Flagget { $name } tar ingen verdi.
click-takes-value = { $count ->
    [one] Flagget { $name } krever et argument.
   *[other] Flagget { $name } krever { $nargs } argumenter.
}
click-no-choice = { $value } er ikke en av { $choices }.
click-choose = Velg blant: { $choices }
click-no-number = { $value } er ikke noe gyldig tall.
click-no-range = { $value } er ikke i området { $range }.
click-no-file = Filen { $filename } finnes ikke.
click-directory = { $filename } er en mappe, ikke en fil.
click-unreadable = Filen { $filename } kan ikke leses.
click-unopened = Filen { $filename } kan ikke åpnes: { $message }

cli-option-components = Eierens egen fil, med verdier som erstatter de trykte.
cli-option-rules-version = Versjon av reglene, fra 1; ellers den nyeste. Hva som er endret: boardwright rules SPILL --changes.
cli-option-json = Skriv ut ett JSON-dokument.
cli-option-players = Antall spillere: { $example } (standard { $default }).
cli-option-start = Plassen som starter: { $example } (standard { $default }).
cli-option-colours = Fargen til hver plass, f.eks. { $example } for fire plasser (hvis ikke noe er sagt, i spillets rekkefølge).
cli-seed = Startverdi for alt tilfeldig: samme startverdi, samme partier.

cli-simulate-help = La boter spille partier i tusentall, og oppsummer hvem som vinner og hvor poengene kommer fra.
cli-simulate-examples = Eksempel: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = En bot for hver plass, skilt med komma.
cli-simulate-how-many = Hvor mange partier.
cli-simulate-jobs = Prosesser som brukes (standard: alle kjerner); partiene blir de samme.
cli-simulate-output = Skriv en rad for hvert parti og hver plass til en .csv-, .jsonl- eller .parquet-fil.
cli-simulate-games = Partier
cli-simulate-title = { $games ->
    [one] { $game }, { $games } parti
   *[other] { $game }, { $games } partier
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = andel seire
cli-simulate-interval = 95 %-intervall
cli-simulate-score = snittpoeng
cli-simulate-speed = { $length } valg per parti; { $seconds } s, { $rate } valg/s.

cli-tournament-help = La boter møte hverandre på alle plasser, med samme utdeling i alle oppgjør.
cli-tournament-examples = Eksempel: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Botene, skilt med komma, f.eks. { $bots }.
cli-tournament-how-many = Hvor mange partier hvert oppgjør har (rundet opp så alle plasser er med like ofte).
cli-tournament-two-bots = en turnering krever to forskjellige boter, f.eks. --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } spiller
   *[other] { $game }, { $players } spillere
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } mot { $rival }
   *[other] { $bot } blant { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } ga ikke noe brukbart svar { $troubles ->
    [one] én gang
   *[other] { $troubles } ganger
}; en annen handling ble spilt i stedet.
cli-tournament-games = partier
cli-tournament-wins = seire (95 %)
cli-tournament-ahead = forsprang
cli-tournament-time = ms per trekk / rivalens

cli-replay-help = Vis et lagret parti steg for steg, kontrollert mot reglene.
cli-replay-examples = Eksempel: boardwright replay game.bwr --at 20 --board
cli-replay-at = Bare stillingen etter dette trekket (0: etter forberedelsen).
cli-replay-board = Tegn bordet etter hvert trekk.
cli-replay-beyond = opptaket slutter med trekk { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Forberedelse: { $chance }

cli-verify-help = Spill et opptak på nytt etter reglene, og kontroller hashen til hver stilling.
cli-verify-examples = Eksempel: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: Den eneste linjen stemmer.
   *[other] { $file }: Alle { $lines } linjer stemmer.
}

cli-playthrough-help = Skriv ut et helt tilfeldig parti som tekst: hvert valg, tilfeldighetenes svar, hver hash.
cli-playthrough-examples = Eksempel: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Les reglene til et spill, eller én regel med koden og testene som viser til den.
cli-rules-examples = Eksempel: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } regler og avklaringer
cli-rules-reason = En avklaring der reglene tier. Hvorfor: { $reason }
cli-rules-rulebook = Regelbok: { $rulebook }
cli-rules-gap = Regelbok: { $rulebook }. { $remark }
cli-rules-code = Kode: { $places }
cli-rules-tests = Tester: { $places }
cli-rules-changes = Hva som er endret fra én versjon av reglene til den neste.
cli-rules-version = { $game }, siden versjon { $version }
cli-rules-unchanged = { $game }: Det finnes bare versjon 1 av reglene.

cli-components-help = Vis hva som er trykt på spillmateriellet, med kilden til hver verdi.
cli-components-examples = Eksempel: boardwright components imhotep --estimates
cli-components-estimates = Bare verdier som er laget for å passe til det som er kjent.
cli-components-path = navn
cli-components-value = verdi
cli-components-confidence = sikkerhet
cli-confidence-rulebook = regelbok
cli-confidence-public = offentlig
cli-confidence-inferred = utledet
cli-confidence-estimate = anslag
cli-confidence-owner = eier
cli-components-source = kilde
cli-components-sum = { $game }: { $shown } av { $of } verdier.
cli-components-shares = Hvor sikkert: { $shares }.
cli-components-share = { $count } { $confidence }

cli-bench-help = Mål hvor raskt spillmotorene spiller, i CPU-tid på én kjerne.
cli-bench-examples = Eksempel: boardwright bench --json
cli-bench-rounds = Runder over alle målinger; medianer vises.
cli-bench-seconds = CPU-sekunder for hver måling i en runde.
cli-bench-measuring = Måler
cli-bench-uncompiled = Spillmotorene kjører ukompilert her: Installer en C-kompilator og kjør «make build».
cli-bench-title = Fire tilfeldige spillere (søk og greedy: to spillere), én kjerne
cli-bench-stepped = trinnvis, valg/s
cli-bench-whole = hele, valg/s
cli-bench-clone_us = kopi, µs
cli-bench-rollouts = tilfeldige partier/s
cli-bench-search = søk, iterasjoner per sekund
cli-bench-greedy = greedy, valg/s

cli-language-help = Velg språket som kommandolinjen snakker fra nå av; uten SPRÅK vises det gjeldende.
cli-language-examples = Eksempel: boardwright language de
cli-language-chosen = Kommandolinjen snakker norsk fra nå av.

cli-completion-help = Skriv ut skriptet som lar skallet fullføre kommandoer, spill og flagg.
cli-completion-examples = Eksempel: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Lag mappen til et nytt spill: et lite som kan spilles med en gang og gjøres til ditt eget.
cli-new-game-examples = Eksempel: boardwright new-game harvest
cli-new-game-made = { $folder } inneholder spillet { $name }. Installer det med: { $install }. Deretter: { $play }
cli-new-game-exists = Det ligger allerede noe i { $folder }.
cli-new-game-python = Python bruker allerede navnet { $name }.
