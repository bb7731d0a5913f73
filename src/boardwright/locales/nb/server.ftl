### Det serveren sier.

server-frozen = Dette bordet ble startet med versjon { $version } av reglene, som dette programmet ikke kjenner. Det kan leses; oppdater Boardwright for å spille videre.
server-damaged = Det som er lagret om dette bordet, er skadet. Det som fortsatt kan leses, vises; det kan ikke spilles videre.
server-past-damaged = Tidligere trekk ved dette bordet er skadet, så det går ikke an å se tilbake. Det som vises, er riktig.
server-not-started = Spillet har ikke begynt ennå.
server-started = Spillet har allerede begynt.
server-seats-open = Noen plasser er fortsatt ledige: Vent til de er tatt, eller la boter ta dem.
server-finished = Spillet er slutt.
server-not-finished = Spillet er ikke slutt ennå.
server-play-on-secret = Før dette spillet er slutt, kan du ikke spille videre herfra: Det ville avsløre det de andre, også boter, holder skjult.
server-not-running = Ingen spiller her akkurat nå.
server-stale = Spillet har gått videre i mellomtiden; slik står det nå.
server-not-asked = Det er ikke din tur.
server-not-own = Den plassen er ikke din; bruk lenken til plassen.
server-no-seat = Den plassen finnes ikke.
server-host-only = Det kan bare den som laget bordet.
server-bot-plays = En bot spiller på den plassen; ta den tilbake først hvis den er din.
server-plays-already = Du spiller allerede den plassen selv.
server-not-away = { $name } er ikke borte: Ingen andre kan overlate den plassen til en bot før det har gått { $seconds } sekunder uten svar.
server-has-left = Den plassen er allerede forlatt.
server-no-line = Opptaket slutter med linje { $last }.
server-undo-pending = Noen har allerede bedt om å få angre; svar på det først.
server-undo-unasked = Ingen ber om ditt samtykke.
server-pace-same = Tiden per trekk er allerede slik.
server-pace-pending = Noen har allerede foreslått en annen tid per trekk; svar på det først.
server-undo-absent = { $name } har trukket siden og er borte nå: Ingen andre kan gå med på å angre det.
server-undo-wait = Du har nettopp bedt om å få angre: Spør igjen om { $seconds } sekunder, eller skriv hvorfor i chatten.
server-no-hints = Boter gir ikke tips ved dette bordet.
server-busy = Mange vil ha tips akkurat nå; prøv igjen om et øyeblikk.
server-advice-wait = Du har allerede spurt om det; svaret er på vei.
server-advice-lost = Ingenting ble funnet; prøv igjen.

server-name-long = Et navn har høyst { $most } tegn.
server-name-taken = To ved samme bord kan ikke begge hete «{ $name }»; velg et annet navn.
server-chat-empty = En tom linje sier ingenting.
server-chat-long = En linje i chatten har høyst { $most } tegn.
server-text-unfit = Bare vanlige bokstaver og tegn, takk.

server-no-invite = Denne invitasjonen gjelder ingen plass her; be om en ny lenke.
server-seat-taken = Noen har allerede brukt denne invitasjonen; hvis det var deg, fortsett med lenken du fikk da.
server-join-frozen = Reglene er endret siden dette bordet ble laget, så ingen kan sette seg her lenger. Be om en invitasjon til et nytt bord.
server-full = Alle plasser er tatt.
server-no-bot = «{ $text }» er ingen bot som spiller her; velg random, greedy, mcts, mcts:2s, mcts:5000 eller level:1 til level:5.
server-bot-budget = En bot kan her tenke høyst { $seconds } sekunder eller { $iterations } iterasjoner på et trekk.
server-bot-lost = Boten { $bot } ga ikke noe svar; en annen handling ble spilt i stedet.
server-unfit = { $reason }
server-components-long = En materiellfil har her høyst { $most } tegn.
server-record-long = Et opptak har her høyst { $most } tegn.
server-record-wrong = Trekk { $move } i opptaket følger ikke reglene.
server-tables-many = Du har endret eller laget { $most } bord på en time; vent litt.
server-tables-unfinished = Du har { $most } uferdige bord; gjør ferdig ett av dem først.

server-no-table = Det bordet finnes ikke.
server-no-token = Dette bordet krever sin egen lenke; spør den som laget det.
server-no-game = «{ $text }» er ikke noe spill som spilles her.
server-no-status = «{ $text }» er ikke noe et bord kan være: Skriv open, running eller finished.
server-no-hello = Den første meldingen må være hello.
server-hello-twice = Du har allerede sagt hello.
server-garbage = Denne meldingen er uforståelig: { $reason }.
server-message-long = En melding har høyst { $most } byte.
server-no-json = Innholdet må være application/json.
server-too-fast = For mye på en gang; vent et øyeblikk.
server-origin = Sider fra andre servere kan ikke spørre her.
server-host = Denne serveren er ikke kjent som «{ $host }». Hvis den skal være det, start den med --origin og den adressen.
server-local-only = Tallene er bare for denne maskinen.
server-error = Noe gikk galt her; ingenting er endret. Prøv igjen.
server-closing = Serveren startes på nytt; kom tilbake om et øyeblikk.
server-store-failed = Det kunne ikke skrives ned, så kanskje har det ikke skjedd. Se på bordet, og prøv igjen.
server-store-unreadable = Bordene kan ikke leses akkurat nå. Prøv igjen.

server-log-left = { $name } har forlatt bordet.
server-log-taken-over = { FORM($bot, "level") } spiller for { $name }.
server-log-taken-back = { $name } er tilbake.
server-log-undone = { $moves ->
    [one] { $name } angret et trekk.
   *[other] { $name } angret { $moves } trekk.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Tiden var ute; en bot valgte:
server-log-paced = Fra nå av er tiden per trekk { $time }.
server-log-unpaced = Fra nå av er det ingen tidsgrense per trekk.
server-pace-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
server-pace-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
server-pace-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
server-pace-days = { $count } døgn

serve-help = Åpne bord for folk og boter: en server med en side for nettlesere.
serve-examples = Eksempel: boardwright serve --port 8400 --store games.db
serve-option-host = Adressen det lyttes på; 0.0.0.0 slipper inn andre.
serve-option-port = Porten det lyttes på.
serve-option-store = Hvor bordene lagres: en SQLite-fil, eller postgresql://… (standard: { $file }).
serve-option-workers = Serverprosesser; mer enn én krever PostgreSQL.
serve-option-bots = Prosesser som boter tenker i.
serve-option-origin = En annen adresse sider kan komme fra, f.eks. https://games.example.
serve-option-limit = Endre en grense, f.eks. connections=500; se docs/security.md.
serve-limit-unfit = Grensen { $name } kan ikke være «{ $text }»; skriv et tall.
serve-limit-range = Grensen { $name } kan ikke være «{ $text }»; den går fra { $least } til { $most }.
serve-option-proxy = Adressen til en proxy der X-Forwarded-For godtas.
serve-option-open = Åpne lobbyen i nettleseren.
serve-workers-sqlite = { $workers } prosesser kan ikke dele en SQLite-fil: Det gir ingenting og får alle til å vente. Bruk én, eller oppgi en PostgreSQL-database med --store postgresql://…
serve-lobby = Lobbyen er på { $url } (stopp med Ctrl+C)
serve-no-address = { $url } kan ikke brukes: { $reason }.
