### Det, serveren siger.

server-frozen = Dette bord blev begyndt under version { $version } af reglerne, som dette program ikke kender. Det kan ses; opdater Boardwright for at spille videre.
server-damaged = Det, der er gemt om dette bord, er beskadiget. Det, der stadig kan læses, vises; der kan ikke spilles videre.
server-past-damaged = Tidligere træk ved dette bord er beskadiget, så man kan ikke se tilbage. Det, der vises, er rigtigt.
server-not-started = Spillet er ikke begyndt endnu.
server-started = Spillet er allerede begyndt.
server-seats-open = Nogle pladser er stadig åbne: vent, til de er taget, eller lad botter tage dem.
server-finished = Spillet er slut.
server-not-finished = Spillet er ikke slut endnu.
server-play-on-secret = Før dette spil er slut, kan du ikke spille videre herfra: Det ville afsløre, hvad de andre, også botter, holder skjult.
server-not-running = Ingen spiller her lige nu.
server-stale = Der er sket noget ved bordet siden; sådan står det nu.
server-not-asked = Det er ikke din tur.
server-not-own = Den plads er ikke din; brug pladsens link.
server-no-seat = Den plads findes ikke.
server-host-only = Det kan kun den, der oprettede bordet.
server-bot-plays = En bot spiller på den plads; tag den først tilbage, hvis den er din.
server-plays-already = Du spiller allerede selv på den plads.
server-not-away = { $name } er ikke væk: ingen andre kan overdrage pladsen, før der er gået { $seconds } sekunder uden svar.
server-has-left = Den plads er allerede forladt.
server-no-line = Optagelsen slutter med linje { $last }.
server-undo-pending = Nogen har allerede bedt om at fortryde; svar først på det.
server-undo-unasked = Ingen beder om dit samtykke.
server-pace-same = Tiden til et træk er allerede sådan.
server-pace-pending = Nogen har allerede foreslået en anden tid til et træk; svar først på det.
server-undo-absent = { $name } har trukket siden og er væk nu: Ingen andre kan give lov til at fortryde det.
server-undo-wait = Du har lige bedt om at fortryde: Spørg igen om { $seconds } sekunder, eller skriv i chatten hvorfor.
server-no-hints = Botter giver ingen råd ved dette bord.
server-busy = Mange vil have råd lige nu; prøv igen om lidt.
server-advice-wait = Det har du allerede spurgt om; der tænkes stadig over det.
server-advice-lost = Der blev ikke fundet noget; prøv igen.

server-name-long = Et navn har højst { $most } tegn.
server-name-taken = To ved samme bord kan ikke begge hedde ”{ $name }”; vælg et andet navn.
server-chat-empty = En tom linje siger ingenting.
server-chat-long = En linje i chatten har højst { $most } tegn.
server-text-unfit = Kun almindelige bogstaver og tegn, tak.

server-no-invite = Denne invitation gælder ingen plads her; bed om et nyt link.
server-seat-taken = Nogen har allerede brugt denne invitation; var det dig, så fortsæt med det link, du fik dengang.
server-join-frozen = Reglerne er ændret, siden bordet blev oprettet, så ingen kan sætte sig her længere. Bed om en invitation til et nyt bord.
server-full = Alle pladser er taget.
server-no-bot = ”{ $text }” er ikke en bot, der spiller her; tag random, greedy, mcts, mcts:2s, mcts:5000 eller level:1 til level:5.
server-bot-budget = En bot må her højst tænke { $seconds } sekunder eller { $iterations } iterationer over et træk.
server-bot-lost = Botten { $bot } gav intet svar; en anden handling blev spillet i stedet.
server-unfit = { $reason }
server-components-long = En komponentfil har her højst { $most } tegn.
server-record-long = En optagelse har her højst { $most } tegn.
server-record-wrong = Træk { $move } i optagelsen følger ikke reglerne.
server-tables-many = Du har ændret eller oprettet { $most } borde inden for en time; vent lidt.
server-tables-unfinished = Du har { $most } ufærdige borde; gør først et af dem færdigt.

server-no-table = Det bord findes ikke.
server-no-token = Dette bord kræver sit eget link; spørg den, der oprettede det.
server-no-game = ”{ $text }” er ikke et spil, der spilles her.
server-no-status = ”{ $text }” er ikke noget, et bord kan være: skriv open, running eller finished.
server-no-hello = Den første besked skal være hello.
server-hello-twice = Du har allerede sagt hello.
server-garbage = Denne besked kan ikke forstås: { $reason }.
server-message-long = En besked har højst { $most } byte.
server-no-json = Indholdet skal være application/json.
server-too-fast = For meget på én gang; vent et øjeblik.
server-origin = Sider fra andre servere må ikke spørge her.
server-host = Denne server kendes ikke som ”{ $host }”. Skal den det, så start den med --origin og den adresse.
server-local-only = Tallene er kun til denne maskine.
server-error = Noget gik galt her; intet er ændret. Prøv igen.
server-closing = Serveren genstartes; kom tilbage om lidt.
server-store-failed = Det kunne ikke gemmes, så måske er det ikke sket. Se på bordet, og prøv igen.
server-store-unreadable = Bordene kan ikke læses lige nu. Prøv igen.

server-log-left = { $name } har forladt bordet.
server-log-taken-over = { FORM($bot, "level") } spiller for { $name }.
server-log-taken-back = { $name } er tilbage.
server-log-undone = { $moves ->
    [one] { $name } fortrød et træk.
   *[other] { $name } fortrød { $moves } træk.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Tiden løb ud; en bot valgte:
server-log-paced = Fra nu af er tiden til et træk { $time }.
server-log-unpaced = Fra nu af er der ingen tidsgrænse for et træk.
server-pace-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
server-pace-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
server-pace-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
server-pace-days = { $count } døgn

serve-help = Åbn borde for mennesker og botter: en server med en side til browsere.
serve-examples = Eksempel: boardwright serve --port 8400 --store games.db
serve-option-host = Adresse at lytte på; 0.0.0.0 lukker andre ind.
serve-option-port = Port at lytte på.
serve-option-store = Hvor borde gemmes: en SQLite-fil eller postgresql://… (standard: { $file }).
serve-option-workers = Processer, der betjener; mere end én kræver PostgreSQL.
serve-option-bots = Processer, som botter tænker i.
serve-option-origin = Endnu en adresse, som sider må komme fra, for eksempel https://games.example.
serve-option-limit = Ret en grænse, for eksempel connections=500; se docs/security.md.
serve-limit-unfit = Grænsen { $name } kan ikke være ”{ $text }”; skriv et tal.
serve-limit-range = Grænsen { $name } kan ikke være ”{ $text }”; den går fra { $least } til { $most }.
serve-option-proxy = Adresse på en proxy, hvis X-Forwarded-For der stoles på.
serve-option-open = Åbn lobbyen i browseren.
serve-workers-sqlite = { $workers } processer kan ikke deles om en SQLite-fil: det giver ingenting og får alle til at vente. Brug én proces, eller angiv en PostgreSQL-database med --store postgresql://…
serve-lobby = Lobbyen er på { $url } (stop med Ctrl+C)
serve-no-address = { $url } kan ikke bruges: { $reason }.
