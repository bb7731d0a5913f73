### At spille ved et bord på en server fra terminalen.

client-no-link = ”{ $text }” er ikke et link til et bord; det ser ud som http://localhost:8400/#/table/…
client-no-server = ”{ $text }” er ikke en adresse på en server; skriv en som http://localhost:8400
client-unreachable = Ingen bordserver svarer på { $server }: { $reason }
# These three stand for $reason.
client-status = den svarer med HTTP-status { $code }
client-garbled = svaret kan ikke forstås
client-left = forbindelsen blev lukket herfra
client-other-rules = Bordet spiller version { $theirs } af reglerne, her er den nyeste { $ours }: opdater Boardwright her.
client-other-components = Ved dette bord spilles der med en ejers komponenter; angiv den samme fil her med --components FIL.
client-other-game = Ved det bord spilles { $game }: boardwright play { $game } --join …
client-two-tables = Linkene går til forskellige borde; angiv dem til ét bord.
client-no-view = Serveren viser spillet på en anden måde, end det kendes her: opdater den ældste.

play-option-server = Spil ved et bord på denne server, for eksempel http://localhost:8400; pladser må så også være open.
play-option-join = Sæt dig ved et bord, eller kom tilbage til det, med dets link.
play-option-name = Personens navn ved et bord på en server; angiv det én gang for hver person her.
play-not-remote = { $option } er kun til partier på denne enhed.
play-needs-server = { $option } er til borde på en server: tilføj --server URL eller --join LINK.

remote-links = Send et link for hver åben plads:
remote-watch = Se med her: { $link }
remote-go-on = Kom tilbage med: boardwright play --join { $link }
remote-waiting-seats = Venter på, at de åbne pladser bliver taget. start BOT sætter en bot på hver, for eksempel: start level:2
remote-waiting-host = Venter på, at spillet begynder.
remote-waiting = Venter på { $name }.
remote-waiting-bot = { $name } tænker.
remote-lost = Forbindelsen er afbrudt; prøver igen …
remote-back = Forbundet igen.
remote-chat = { $name }: { $text }
remote-hint = Kommandoer: say, undo, scores, log, board, help, quit
remote-due = En bot spiller for dig efter kl. { $time }.
remote-undo-ask = { $reason } Spørg de andre med: undo ask
remote-undo-wish = { $name } vil gerne fortryde sit seneste træk. Svar: yes eller no
remote-say-what = Sig hvad: say Held og lykke!
remote-advice-thinking = En bot tænker over det …
remote-advice-seconds = Serveren bestemmer, hvor længe der tænkes over et tip; skriv kun: hint
remote-nothing-now = Det er ikke din tur. Skriv help for at se, hvad du kan gøre imens.
remote-help =
    Svar med nummeret på et valg eller med dets tekst, for eksempel: { $example }
    hint            det bedste valg sammenlignet med det næstbedste, og hvorfor
    say TEKST       sig noget til alle ved bordet
    undo            fortryd dit seneste træk, hvis intet er afsløret siden
    undo ask        spørg de andre, om du må fortryde mere
    yes, no         svar den, der spørger om det
    bot PLADS [BOT] lad en bot spille en plads: din, eller en, hvor nogen er væk
    back            spil selv din egen plads igen
    start [BOT]     begynd; en bot tager hver åben plads
    links           bordets links
    why HANDLING    hvilken regel der forbyder en handling: why { $example }
    rules [ID]      reglerne, eller en af dem: rules { $rule }
    scores          point efter kilde
    log             hvad der er sket for nylig
    board           tegn bordet igen (det gør en tom linje også)
    quit            gå; pladsen forbliver din
remote-no-seat = Sig, hvilken plads: bot 1 til bot { $last }
