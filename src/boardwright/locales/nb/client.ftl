### Å spille ved et bord på en server fra terminalen.

client-no-link = «{ $text }» er ingen lenke til et bord; en slik ser ut som http://localhost:8400/#/table/…
client-no-server = «{ $text }» er ingen adresse til en server; skriv en som http://localhost:8400
client-unreachable = Ingen bordserver svarer på { $server }: { $reason }
# These three stand for $reason.
client-status = Den svarer med HTTP-status { $code }
client-garbled = Svaret er ikke til å forstå
client-left = Forbindelsen ble lukket herfra
client-other-rules = Bordet spiller etter versjon { $theirs } av reglene, her er den nyeste { $ours }: Oppdater Boardwright her.
client-other-components = Dette bordet spilles med eierens eget materiell; oppgi den samme filen her med --components FIL.
client-other-game = Ved det bordet spilles { $game }: boardwright play { $game } --join …
client-two-tables = Lenkene går til forskjellige bord; oppgi dem til ett bord.
client-no-view = Serveren viser dette spillet på en annen måte enn det er kjent her: Oppdater den eldste.

play-option-server = Spill ved et bord på denne serveren, f.eks. http://localhost:8400; plasser kan da også være open.
play-option-join = Sett deg ved et bord, eller kom tilbake til det, med lenken.
play-option-name = Navnet på personen ved et bord på en server; oppgi det én gang for hver person her.
play-not-remote = { $option } er bare for partier på denne enheten.
play-needs-server = { $option } er for bord på en server: Legg til --server URL eller --join LENKE.

remote-links = Send én lenke for hver ledig plass:
remote-watch = For å se på: { $link }
remote-go-on = Kom tilbake med: boardwright play --join { $link }
remote-waiting-seats = Venter til de ledige plassene er tatt. start BOT setter en bot på hver, f.eks.: start level:2
remote-waiting-host = Venter til spillet begynner.
remote-waiting = Venter på { $name }.
remote-waiting-bot = { $name } tenker.
remote-lost = Forbindelsen er brutt; prøver igjen …
remote-back = Tilkoblet igjen.
remote-chat = { $name }: { $text }
remote-hint = Kommandoer: say, undo, scores, log, board, help, quit
remote-due = En bot spiller for deg etter { $time }.
remote-undo-ask = { $reason } Spør de andre med: undo ask
remote-undo-wish = { $name } ber om å få angre sitt siste trekk. Svar: yes eller no
remote-say-what = Si hva: say Lykke til!
remote-advice-thinking = En bot tenker på det …
remote-advice-seconds = Serveren bestemmer hvor lenge det tenkes på et tips; skriv bare: hint
remote-nothing-now = Det er ikke din tur. Skriv help for å se hva du kan gjøre imens.
remote-help =
    Svar med nummeret på et valg eller med teksten, f.eks.: { $example }
    hint            det beste valget mot det nest beste, og hvorfor
    say TEKST       si noe til alle ved bordet
    undo            angre ditt siste trekk, hvis ingenting er avslørt siden
    undo ask        spør de andre om du kan angre mer
    yes, no         svar noen som spør om det
    bot PLASS [BOT] la en bot spille en plass: din, eller til en som er borte
    back            spill din egen plass selv igjen
    start [BOT]     begynn; en bot tar hver ledige plass
    links           lenkene til dette bordet
    why HANDLING    hvilken regel som forbyr en handling: why { $example }
    rules [ID]      reglene, eller en av dem: rules { $rule }
    scores          poeng etter kilde
    log             hva som har skjedd i det siste
    board           tegn bordet på nytt (det gjør også en tom linje)
    quit            gå; plassen er fortsatt din
remote-no-seat = Si hvilken plass: bot 1 til bot { $last }
