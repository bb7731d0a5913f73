### Wat de server zegt.

## Waarom iets aan een tafel niet kan.

server-frozen = Deze tafel is begonnen met versie { $version } van de regels, die dit programma niet kent. Je kunt alles bekijken; werk Boardwright bij om verder te spelen.
server-damaged = Wat van deze tafel is bewaard, is beschadigd. Wat nog leesbaar is, wordt getoond; verderspelen kan niet.
server-past-damaged = Eerdere zetten van deze tafel zijn beschadigd, dus terugkijken kan niet. Wat je ziet, klopt.
server-not-started = Het spel is nog niet begonnen.
server-started = Het spel is al begonnen.
server-seats-open = Er zijn nog plaatsen open: wacht tot ze bezet zijn, of zet er bots neer.
server-finished = Het spel is afgelopen.
server-not-finished = Het spel is nog niet afgelopen.
server-play-on-secret = Zolang dit spel niet is afgelopen, kun je vanaf hier niet verderspelen: dat zou verraden wat de anderen, ook bots, verborgen houden.
server-not-running = Er wordt hier op dit moment niet gespeeld.
server-stale = Er is intussen verdergespeeld; zo staat het er nu voor.
server-not-asked = Je bent niet aan de beurt.
server-not-own = Die plaats is niet van jou; gebruik de link van de plaats.
server-no-seat = Die plaats bestaat niet.
server-host-only = Dat kan alleen degene die de tafel heeft gemaakt.
server-bot-plays = Op die plaats speelt een bot; neem de plaats eerst terug als die van jou is.
server-plays-already = Je speelt al zelf op die plaats.
server-not-away = { $name } is niet weg: niemand anders kan die plaats overdragen voordat er { $seconds } seconden zonder antwoord voorbij zijn.
server-has-left = Die plaats is al verlaten.
server-no-line = Het verslag eindigt met regel { $last }.
server-undo-pending = Iemand heeft al gevraagd om terug te gaan; geef daar eerst antwoord op.
server-undo-unasked = Niemand vraagt om je toestemming.
server-pace-same = De tijd voor een zet is al zo.
server-pace-pending = Iemand heeft al een andere tijd voor een zet voorgesteld; geef daar eerst antwoord op.
server-undo-absent = { $name } heeft sindsdien gespeeld en is nu weg: niemand anders kan ermee instemmen om dat terug te nemen.
server-undo-wait = Je hebt net gevraagd om terug te gaan: vraag het over { $seconds } seconden opnieuw, of zeg in de chat waarom.
server-no-hints = Aan deze tafel geven bots geen tips.
server-busy = Er willen nu veel mensen een tip; probeer het zo nog eens.
server-advice-wait = Dat heb je al gevraagd; er wordt nog over nagedacht.
server-advice-lost = Er is niets gevonden; probeer het nog eens.

## Namen en chat.

server-name-long = Een naam heeft hoogstens { $most } tekens.
server-name-taken = Twee mensen aan één tafel kunnen niet allebei “{ $name }” heten; kies een andere naam.
server-chat-empty = Een lege regel zegt niets.
server-chat-long = Een regel in de chat heeft hoogstens { $most } tekens.
server-text-unfit = Alleen gewone letters en tekens, alsjeblieft.

## Plaatsen innemen en tafels maken.

server-no-invite = Deze uitnodiging is voor geen enkele plaats hier; vraag om een nieuwe link.
server-seat-taken = Er is al iemand met deze uitnodiging gaan zitten; was jij dat, ga dan verder met de link die je toen kreeg.
server-join-frozen = De regels zijn veranderd sinds deze tafel is gemaakt, dus niemand kan hier nog gaan zitten. Vraag om een uitnodiging voor een nieuwe tafel.
server-full = Alle plaatsen zijn bezet.
server-no-bot = “{ $text }” is geen bot die hier speelt; neem random, greedy, mcts, mcts:2s, mcts:5000 of level:1 tot en met level:5.
server-bot-budget = Een bot mag hier hoogstens { $seconds } seconden of { $iterations } iteraties over een zet nadenken.
server-bot-lost = De bot { $bot } gaf geen antwoord; in plaats daarvan is een andere actie gespeeld.
server-unfit = { $reason }
server-components-long = Een bestand met spelmateriaal heeft hier hoogstens { $most } tekens.
server-record-long = Een verslag heeft hier hoogstens { $most } tekens.
server-record-wrong = Zet { $move } van het verslag volgt de regels niet.
server-tables-many = Je hebt binnen een uur { $most } tafels veranderd of gemaakt; wacht even.
server-tables-unfinished = Je hebt { $most } tafels die niet af zijn; maak er eerst een af.

## Verbindingen.

server-no-table = Die tafel bestaat niet.
server-no-token = Voor deze tafel heb je een eigen link nodig; vraag erom bij wie de tafel heeft gemaakt.
server-no-game = “{ $text }” is geen spel dat hier wordt gespeeld.
server-no-status = “{ $text }” kan een tafel niet zijn: schrijf open, running of finished.
server-no-hello = Het eerste bericht moet hello zijn.
server-hello-twice = Je hebt al hello gezegd.
server-garbage = Dit bericht is niet te begrijpen: { $reason }.
server-message-long = Een bericht heeft hoogstens { $most } bytes.
server-no-json = De inhoud moet application/json zijn.
server-too-fast = Te veel tegelijk; wacht even.
server-origin = Pagina’s van andere servers mogen hier niets vragen.
server-host = Deze server staat niet bekend als “{ $host }”. Als dat wel moet, start hem dan met --origin en dat adres.
server-local-only = Statistieken zijn alleen op deze machine op te vragen.
server-error = Er ging hier iets mis; er is niets veranderd. Probeer het nog eens.
server-closing = De server wordt opnieuw gestart; kom zo terug.
server-store-failed = Het kon niet worden vastgelegd, dus misschien is het niet gebeurd. Kijk naar de tafel en probeer het nog eens.
server-store-unreadable = De tafels kunnen op dit moment niet worden gelezen. Probeer het nog eens.

## Wat er in het logboek komt.

server-log-left = { $name } is van tafel gegaan.
server-log-taken-over = { FORM($bot, "level") } speelt voor { $name }.
server-log-taken-back = { $name } is terug.
server-log-undone = { $moves ->
    [one] { $name } nam een zet terug.
   *[other] { $name } nam { $moves } zetten terug.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = De tijd was om; een bot koos:
server-log-paced = Vanaf nu is de tijd voor een zet { $time }.
server-log-unpaced = Vanaf nu is er geen tijdslimiet voor een zet.
server-pace-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
server-pace-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
server-pace-hours = { $count } uur
server-pace-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

## boardwright serve

serve-help = Tafels openen voor mensen en bots: een server met een pagina voor browsers.
serve-examples = Voorbeeld: boardwright serve --port 8400 --store games.db
serve-option-host = Adres om op te luisteren; 0.0.0.0 laat anderen binnen.
serve-option-port = Poort om op te luisteren.
serve-option-store = Waar tafels worden bewaard: een SQLite-bestand, of postgresql://… (standaard: { $file }).
serve-option-workers = Aantal serverprocessen; voor meer dan één is PostgreSQL nodig.
serve-option-bots = Aantal processen waarin bots nadenken.
serve-option-origin = Nog een adres waar pagina’s vandaan mogen komen, zoals https://games.example.
serve-option-limit = Een grens veranderen, zoals connections=500; zie docs/security.md.
serve-limit-unfit = De grens { $name } kan niet “{ $text }” zijn; schrijf een getal.
serve-limit-range = De grens { $name } kan niet “{ $text }” zijn; ze loopt van { $least } tot { $most }.
serve-option-proxy = Adres van een proxy waarvan X-Forwarded-For wordt vertrouwd.
serve-option-open = De lobby in de browser openen.
serve-workers-sqlite = { $workers } processen kunnen geen SQLite-bestand delen: het levert niets op en laat iedereen wachten. Gebruik er één, of noem een PostgreSQL-database met --store postgresql://…
serve-lobby = De lobby is op { $url } (stop met Ctrl+C)
serve-no-address = { $url } kan niet worden gebruikt: { $reason }.
