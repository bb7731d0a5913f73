### Det som servern säger.

server-frozen = Det här bordet började med version { $version } av reglerna, som det här programmet inte känner till. Du kan se det; uppdatera Boardwright för att spela vidare.
server-damaged = Det som är sparat om det här bordet är skadat. Det som ännu går att läsa visas; det går inte att spela vidare.
server-past-damaged = Tidigare drag vid det här bordet är skadade, så det går inte att se tillbaka. Det som visas stämmer.
server-not-started = Spelet har inte börjat än.
server-started = Spelet har redan börjat.
server-seats-open = Några platser är fortfarande öppna: vänta tills de är tagna, eller låt botar ta dem.
server-finished = Spelet är slut.
server-not-finished = Spelet är inte slut än.
server-play-on-secret = Innan det här spelet är slut kan du inte spela vidare härifrån: det skulle avslöja vad de andra, även botar, håller dolt.
server-not-running = Ingen spelar här just nu.
server-stale = Det har hänt saker vid bordet sedan dess; så här ser det ut nu.
server-not-asked = Det är inte din tur.
server-not-own = Den platsen är inte din; använd platsens länk.
server-no-seat = Den platsen finns inte.
server-host-only = Det kan bara den som skapade bordet göra.
server-bot-plays = En bot spelar på den platsen; ta först tillbaka den om den är din.
server-plays-already = Du spelar redan själv på den platsen.
server-not-away = { $name } är inte borta: ingen annan kan lämna över platsen förrän { $seconds } sekunder har gått utan svar.
server-has-left = Den platsen har redan lämnats.
server-no-line = Protokollet slutar med rad { $last }.
server-undo-pending = Någon har redan bett att få ta tillbaka ett drag; svara på det först.
server-undo-unasked = Ingen ber om ditt samtycke.
server-pace-same = Tiden per drag är redan så.
server-pace-pending = Någon har redan föreslagit en annan tid per drag; svara på det först.
server-undo-absent = { $name } har gjort ett drag sedan dess och är borta nu: ingen annan kan gå med på att ta tillbaka det.
server-undo-wait = Du har just bett att få ta tillbaka ett drag: fråga igen om { $seconds } sekunder, eller skriv varför i chatten.
server-no-hints = Botar ger inga råd vid det här bordet.
server-busy = Många vill ha råd just nu; försök igen om en liten stund.
server-advice-wait = Det har du redan frågat om; en bot tänker fortfarande på det.
server-advice-lost = Inget kunde hittas; försök igen.

server-name-long = Ett namn har högst { $most } tecken.
server-name-taken = Två vid samma bord kan inte båda heta ”{ $name }”; välj ett annat namn.
server-chat-empty = En tom rad säger ingenting.
server-chat-long = En rad i chatten har högst { $most } tecken.
server-text-unfit = Bara vanliga bokstäver och tecken, tack.

server-no-invite = Den här inbjudan gäller ingen plats här; be om en ny länk.
server-seat-taken = Någon har redan gått med via den här inbjudan; var det du, fortsätt med länken du fick då.
server-join-frozen = Reglerna har ändrats sedan det här bordet skapades, så ingen kan sätta sig här längre. Be om en inbjudan till ett nytt bord.
server-full = Alla platser är tagna.
server-no-bot = ”{ $text }” är ingen bot som spelar här; ta random, greedy, mcts, mcts:2s, mcts:5000 eller level:1 till level:5.
server-bot-budget = En bot får här tänka högst { $seconds } sekunder eller { $iterations } iterationer på ett drag.
server-bot-lost = Boten { $bot } gav inget svar; en annan handling spelades i stället.
server-unfit = { $reason }
server-components-long = En komponentfil har här högst { $most } tecken.
server-record-long = Ett protokoll har här högst { $most } tecken.
server-record-wrong = Drag { $move } i protokollet följer inte reglerna.
server-tables-many = Du har ändrat eller skapat { $most } bord inom en timme; vänta en liten stund.
server-tables-unfinished = Du har { $most } oavslutade bord; avsluta först ett av dem.

server-no-table = Det bordet finns inte.
server-no-token = Det här bordet kräver en egen länk; fråga den som skapade det.
server-no-game = ”{ $text }” är inget spel som spelas här.
server-no-status = ”{ $text }” är inget som ett bord kan vara: skriv open, running eller finished.
server-no-hello = Det första meddelandet måste vara hello.
server-hello-twice = Du har redan sagt hello.
server-garbage = Det här meddelandet går inte att förstå: { $reason }.
server-message-long = Ett meddelande har högst { $most } byte.
server-no-json = Innehållet måste vara application/json.
server-too-fast = För mycket på en gång; vänta en liten stund.
server-origin = Sidor från andra servrar får inte fråga här.
server-host = Den här servern är inte känd som ”{ $host }”. Ska den vara det, starta den med --origin och den adressen.
server-local-only = Siffrorna är bara för den här datorn.
server-error = Något gick fel här; inget ändrades. Försök igen.
server-closing = Servern startas om; kom tillbaka om en liten stund.
server-store-failed = Det gick inte att spara, så det kanske inte har hänt. Titta på bordet och försök igen.
server-store-unreadable = Borden går inte att läsa just nu. Försök igen.

server-log-left = { $name } har lämnat bordet.
server-log-taken-over = { FORM($bot, "level") } spelar åt { $name }.
server-log-taken-back = { $name } är tillbaka.
server-log-undone = { $moves ->
    [one] { $name } tog tillbaka ett drag.
   *[other] { $name } tog tillbaka { $moves } drag.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Tiden var ute; en bot valde:
server-log-paced = Från och med nu är tiden per drag { $time }.
server-log-unpaced = Från och med nu finns det ingen tidsgräns per drag.
server-pace-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
server-pace-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
server-pace-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
server-pace-days = { $count } dygn

serve-help = Öppna bord för människor och botar: en server med en sida för webbläsare.
serve-examples = Exempel: boardwright serve --port 8400 --store games.db
serve-option-host = Adress att lyssna på; 0.0.0.0 släpper in andra.
serve-option-port = Port att lyssna på.
serve-option-store = Var borden sparas: en SQLite-fil, eller postgresql://… (standard: { $file }).
serve-option-workers = Processer som betjänar; fler än en kräver PostgreSQL.
serve-option-bots = Processer där botar tänker.
serve-option-origin = Ytterligare en adress som sidor får komma från, till exempel https://games.example.
serve-option-limit = Ändra en gräns, till exempel connections=500; se docs/security.md.
serve-limit-unfit = Gränsen { $name } kan inte vara ”{ $text }”; skriv ett tal.
serve-limit-range = Gränsen { $name } kan inte vara ”{ $text }”; den går från { $least } till { $most }.
serve-option-proxy = Adress till en proxy vars X-Forwarded-For är betrodd.
serve-option-open = Öppna lobbyn i webbläsaren.
serve-workers-sqlite = { $workers } processer kan inte dela en SQLite-fil: det ger inget och får alla att vänta. Använd en process, eller ange en PostgreSQL-databas med --store postgresql://…
serve-lobby = Lobbyn finns på { $url } (stoppa med Ctrl+C)
serve-no-address = { $url } kan inte användas: { $reason }.
