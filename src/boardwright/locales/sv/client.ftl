### Att spela vid ett bord på en server från terminalen.

client-no-link = ”{ $text }” är ingen länk till ett bord; den ser ut som http://localhost:8400/#/table/…
client-no-server = ”{ $text }” är ingen adress till en server; skriv en som http://localhost:8400
client-unreachable = Ingen bordsserver svarar på { $server }: { $reason }
# These three stand for $reason.
client-status = den svarar med HTTP-status { $code }
client-garbled = svaret går inte att förstå
client-left = anslutningen stängdes härifrån
client-other-rules = Bordet spelar med version { $theirs } av reglerna, här är den senaste { $ours }: uppdatera Boardwright här.
client-other-components = Vid det här bordet används en spelägares komponenter; ange samma fil här med --components FIL.
client-other-game = Vid det bordet spelas { $game }: boardwright play { $game } --join …
client-two-tables = Länkarna går till olika bord; ange länkar till ett och samma bord.
client-no-view = Servern visar det här spelet på ett annat sätt än det är känt här: uppdatera den äldre.

play-option-server = Spela vid ett bord på den här servern, till exempel http://localhost:8400; platser får då också vara open.
play-option-join = Slå dig ned vid ett bord, eller kom tillbaka till det, med dess länk.
play-option-name = Personens namn vid ett bord på en server; ange det en gång för varje person här.
play-not-remote = { $option } är bara för partier på den här enheten.
play-needs-server = { $option } är för bord på en server: lägg till --server URL eller --join LÄNK.

remote-links = Skicka en länk för varje öppen plats:
remote-watch = För att titta på: { $link }
remote-go-on = Kom tillbaka med: boardwright play --join { $link }
remote-waiting-seats = Väntar på att de öppna platserna tas. start BOT sätter en bot på var och en, till exempel: start level:2
remote-waiting-host = Väntar på att spelet börjar.
remote-waiting = Väntar på { $name }.
remote-waiting-bot = { $name } tänker.
remote-lost = Anslutningen är bruten; försöker igen …
remote-back = Ansluten igen.
remote-chat = { $name }: { $text }
remote-hint = Kommandon: say, undo, scores, log, board, help, quit
remote-due = En bot spelar åt dig efter { $time }.
remote-undo-ask = { $reason } Fråga de andra med: undo ask
remote-undo-wish = { $name } vill ta tillbaka sitt senaste drag. Svara: yes eller no
remote-say-what = Säg vad: say Lycka till!
remote-advice-thinking = En bot tänker på saken …
remote-advice-seconds = Servern bestämmer hur länge det tänks på ett tips; skriv bara: hint
remote-nothing-now = Det är inte din tur. Skriv help för att se vad du kan göra under tiden.
remote-help =
    Svara med numret på ett val eller med dess text, till exempel: { $example }
    hint            det bästa valet jämfört med det näst bästa, och varför
    say TEXT        säg något till alla vid bordet
    undo            ta tillbaka ditt senaste drag, om inget avslöjats sedan dess
    undo ask        fråga de andra om du får ta tillbaka mer
    yes, no         svara den som frågar det
    bot PLATS [BOT] låt en bot spela en plats: din, eller någons som är borta
    back            spela din egen plats själv igen
    start [BOT]     börja; en bot tar varje öppen plats
    links           bordets länkar
    why HANDLING    vilken regel som förbjuder en handling: why { $example }
    rules [ID]      reglerna, eller en av dem: rules { $rule }
    scores          poäng efter källa
    log             vad som hänt på sistone
    board           rita bordet igen (det gör även en tom rad)
    quit            lämna; platsen förblir din
remote-no-seat = Säg vilken plats: bot 1 till bot { $last }
