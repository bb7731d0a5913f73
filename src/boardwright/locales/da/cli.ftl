### Kommandolinjen. Det, der tastes, bliver, som det er: kommandoer, tilvalg, filer og det, som ”Eksempel:” viser.

cli-help = Moderne brætspil, præcis efter deres regelbøger: spil dem, simuler dem, læs deres regler.
cli-alone = Uden en kommando åbnes lobbyen i browseren.
cli-examples = Eksempel: boardwright play imhotep --seats human,level:2,level:2
cli-error = Fejl: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Sprog denne gang: { $languages }. For altid: boardwright language

cli-word-file = FIL
cli-word-optional-file = [FIL]
cli-word-folder = MAPPE
cli-word-table = BORD
cli-word-tables = BORD …
cli-word-age = ALDER
cli-word-number = TAL
cli-word-text = TEKST
cli-word-link = LINK
cli-word-name = NAVN
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = SPILLERE
cli-word-language = SPROG
cli-word-address = ADRESSE
cli-word-limit = NAVN=TAL
cli-word-path-or-url = FIL|URL
cli-word-shell = SHELL
cli-word-game = SPIL
cli-word-options = [TILVALG]
cli-word-command = KOMMANDO …

cli-rate = { $rate }/s

click-usage = Brug:
click-options = Tilvalg
click-heading = { $heading }:
click-commands = Kommandoer
click-version = Vis versionen, og afslut.
click-help = Vis denne besked, og afslut.
click-error = Fejl: { $message }
click-try = Prøv ”{ $command } { $option }” for at få hjælp.
click-invalid = Ugyldig værdi: { $message }
click-invalid-for = Ugyldig værdi for { $param_hint }: { $message }
click-missing-argument = Argument mangler:
click-missing-option = Tilvalg mangler:
click-missing-command = Kommando mangler.
click-no-option = Tilvalget { $name } findes ikke.
click-no-command = Kommandoen { $name } findes ikke.
click-near = Mente du { $possibilities }?
click-extra-arguments = { $count ->
    [one] Dette argument er et for meget: { $args }
   *[other] Disse argumenter er overflødige: { $args }
}
click-default = standard: { $default }
click-required = påkrævet
click-takes-no-value = Tilvalget { $name } tager ingen værdi.
click-takes-value = { $count ->
    [one] Tilvalget { $name } kræver et argument.
   *[other] Tilvalget { $name } kræver { $nargs } argumenter.
}
click-no-choice = { $value } er ikke en af { $choices }.
click-choose = Vælg mellem: { $choices }
click-no-number = { $value } er ikke et gyldigt tal.
click-no-range = { $value } er ikke i intervallet { $range }.
click-no-file = Filen { $filename } findes ikke.
click-directory = { $filename } er en mappe, ikke en fil.
click-unreadable = Filen { $filename } kan ikke læses.
click-unopened = Filen { $filename } kan ikke åbnes: { $message }

cli-option-components = En ejers fil, hvis værdier erstatter de trykte.
cli-option-rules-version = Reglernes version, fra 1; ellers den nyeste. Hvad der er ændret: boardwright rules SPIL --changes.
cli-option-json = Udskriv ét JSON-dokument.
cli-option-players = Antal spillere: { $example } (standard { $default }).
cli-option-start = Den plads, der starter: { $example } (standard { $default }).
cli-option-colours = Farven for hver plads, for eksempel { $example } til fire pladser (uden angivelse i spillets rækkefølge).
cli-seed = Frø til al tilfældighed: samme frø, samme partier.

cli-simulate-help = Lad botter spille partier i tusindvis, og se, hvem der vinder, og hvor pointene kommer fra.
cli-simulate-examples = Eksempel: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = En bot til hver plads, adskilt af kommaer.
cli-simulate-how-many = Hvor mange partier.
cli-simulate-jobs = Antal processer (standard: alle kerner); partierne bliver de samme.
cli-simulate-output = Skriv en række for hvert parti og hver plads i en .csv-, .jsonl- eller .parquet-fil.
cli-simulate-games = Partier
cli-simulate-title = { $games ->
    [one] { $game }, { $games } parti
   *[other] { $game }, { $games } partier
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = andel sejre
cli-simulate-interval = 95 %-interval
cli-simulate-score = point i snit
cli-simulate-speed = { $length } beslutninger pr. parti; { $seconds } s, { $rate } beslutninger/s.

cli-tournament-help = Lad botter møde hinanden på alle pladser, med samme tilfældighed i alle opgør.
cli-tournament-examples = Eksempel: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Botterne, adskilt af kommaer, for eksempel { $bots }.
cli-tournament-how-many = Hvor mange partier hvert opgør har (rundet op, så alle sidder lige tit på hver plads).
cli-tournament-two-bots = en turnering kræver to forskellige botter, for eksempel --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } spiller
   *[other] { $game }, { $players } spillere
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } mod { $rival }
   *[other] { $bot } blandt { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } gav ikke et brugbart svar { $troubles ->
    [one] én gang
   *[other] { $troubles } gange
}; en anden handling blev spillet i stedet.
cli-tournament-games = partier
cli-tournament-wins = sejre (95 %)
cli-tournament-ahead = forspring
cli-tournament-time = ms pr. træk / rivalens

cli-replay-help = Vis et gemt parti skridt for skridt, tjekket efter reglerne.
cli-replay-examples = Eksempel: boardwright replay game.bwr --at 20 --board
cli-replay-at = Kun stillingen efter dette træk (0: efter opsætningen).
cli-replay-board = Tegn bordet efter hvert træk.
cli-replay-beyond = optagelsen slutter med træk { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Opsætning: { $chance }

cli-verify-help = Afspil en optagelse efter reglerne, og tjek hashværdien for hver stilling.
cli-verify-examples = Eksempel: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: den eneste linje er rigtig.
   *[other] { $file }: alle { $lines } linjer er rigtige.
}

cli-playthrough-help = Udskriv et helt tilfældigt parti som tekst: hvert valg, tilfældets svar, hver hashværdi.
cli-playthrough-examples = Eksempel: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Læs reglerne for et spil, eller én regel med den kode og de test, der henviser til den.
cli-rules-examples = Eksempel: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } regler og fortolkninger
cli-rules-reason = En fortolkning, hvor regelbogen har et hul. Hvorfor: { $reason }
cli-rules-rulebook = Regelbog: { $rulebook }
cli-rules-gap = Regelbog: { $rulebook }. { $remark }
cli-rules-code = Kode: { $places }
cli-rules-tests = Test: { $places }
cli-rules-changes = Hvad der er ændret fra en version af reglerne til den næste.
cli-rules-version = { $game }, siden version { $version }
cli-rules-unchanged = { $game }: der findes kun version 1 af reglerne.

cli-components-help = Vis, hvad der er trykt på et spils komponenter, med kilden til hver værdi.
cli-components-examples = Eksempel: boardwright components imhotep --estimates
cli-components-estimates = Kun værdier, der er fundet på, så de passer med det, man ved.
cli-components-path = navn
cli-components-value = værdi
cli-components-confidence = sikkerhed
cli-confidence-rulebook = regelbog
cli-confidence-public = offentlig
cli-confidence-inferred = udledt
cli-confidence-estimate = skøn
cli-confidence-owner = ejer
cli-components-source = kilde
cli-components-sum = { $game }: { $shown } af { $of } værdier.
cli-components-shares = Hvor sikkert: { $shares }.
cli-components-share = { $count } { $confidence }

cli-bench-help = Mål, hvor hurtigt spilmotorerne spiller, i CPU-tid på én kerne.
cli-bench-examples = Eksempel: boardwright bench --json
cli-bench-rounds = Runder over alle målinger; medianerne vises.
cli-bench-seconds = CPU-sekunder til hver måling i en runde.
cli-bench-measuring = Måler
cli-bench-uncompiled = Spilmotorerne kører ukompileret her: installer en C-compiler, og kør ”make build”.
cli-bench-title = Fire tilfældige spillere (søgning og greedy: to spillere), én kerne
cli-bench-stepped = trinvis, beslutninger/s
cli-bench-whole = hele, beslutninger/s
cli-bench-clone_us = kopi, µs
cli-bench-rollouts = tilfældige partier/s
cli-bench-search = søgning, iterationer pr. sekund
cli-bench-greedy = greedy, beslutninger/s

cli-language-help = Vælg det sprog, kommandolinjen taler fra nu af; uden SPROG vises det nuværende.
cli-language-examples = Eksempel: boardwright language de
cli-language-chosen = Kommandolinjen taler dansk fra nu af.

cli-completion-help = Udskriv det script, der lader din shell fuldføre kommandoer, spil og tilvalg.
cli-completion-examples = Eksempel: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Lav mappen til et nyt spil: et lille et, der kan spilles med det samme og gøres til dit eget.
cli-new-game-examples = Eksempel: boardwright new-game harvest
cli-new-game-made = { $folder } indeholder spillet { $name }. Installer det med: { $install }. Derefter: { $play }
cli-new-game-exists = Der ligger allerede noget i { $folder }.
cli-new-game-python = Python bruger allerede navnet { $name }.
