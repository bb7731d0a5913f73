### Et parti i terminalen. De kommandoer, spillere taster, forbliver engelske, ligesom handlingernes tekster.

cli-play-help = Spil i denne terminal: mod botter, med flere om ét tastatur eller ved et bord på en server.
cli-play-examples =
    Eksempel: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    På en server: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Hvem der spiller, adskilt af kommaer: human eller en bot ({ $bots }).
play-option-seed = Frø til al tilfældighed: med de samme valg det samme parti (standard: et tilfældigt).
play-option-record = Gem partiet i denne fil i stedet for i mappen med partier.
play-option-resume = Fortsæt partiet i denne fil; uden FIL det seneste ufærdige.
play-option-trust = Med --resume: indlæs denne bot, altså kode, som det gemte parti nævner, også fra den aktuelle mappe.

play-no-player = ”{ $text }” er ikke en spiller; skriv en af { $known } for hver plads.
play-record-exists = { $file } findes allerede. Fortsæt partiet med: boardwright play --resume { $file }
play-nothing-unfinished = Der er intet ufærdigt parti i { $folder }; angiv en fil: --resume FIL
play-unfinished = Der er et ufærdigt parti: { $file }
play-unfinished-choice = [1] fortsæt det   [2] start et nyt parti
play-in-use = { $file } spilles allerede i en anden terminal. Forlad partiet dér med quit, og prøv igen, eller fortsæt med en kopi af filen.

play-code = { $file } nævner botter, der er en andens kode. Når den er indlæst, kan den gøre alt det på denne computer, som du kan:
play-code-bot = { $bot }: klassen { $name } i modulet { $module }, fra { $file }
play-code-absent = { $bot }: noget af det navn er ikke installeret. I den aktuelle mappe søges der kun med --trust.
play-code-choice = [1] indlæs den ikke   [2] indlæs den, og spil
play-code-refused = Intet blev indlæst. Hvis du har tillid til koden: boardwright play --resume { $file } { $options }

play-seed = Frø { $seed }: de samme valg giver det samme parti igen.
play-not-saved = Partiet gemmes ikke: der kan ikke skrives i { $folder }. Gem det med: save FIL
play-elsewhere = { $file } blev fjernet eller ændret af et andet program og bliver, som den er. Fra nu af gemmes partiet i { $other }
play-unsaved = De seneste træk er ikke gemt: { $error }. Det prøves igen efter hvert træk. Gem en kopi med: save FIL
play-resumed = Fortsætter { $file }.
play-hint = Et nummer eller en tekst, for eksempel ”{ $example }” (Tab fuldfører). Mere: help
play-hand-over = Giv enheden videre til { $seat }, som så trykker Enter.
play-help =
    Svar med nummeret på et valg eller med dets tekst, for eksempel: { $example }
    En længere tekst kan svare på flere spørgsmål, hvis ét fører til det næste.
    hint [SEKUNDER] det bedste valg sammenlignet med det næstbedste, og hvorfor
    undo            fortryd dit seneste træk, hvis intet er afsløret siden
    why HANDLING    hvilken regel der forbyder en handling: why { $example }
    rules [ID]      reglerne, eller en af dem: rules { $rule }
    scores          point efter kilde
    log             hvad der er sket for nylig
    board           tegn bordet igen (det gør en tom linje også)
    save [FIL]      hvor partiet er gemt, eller gem en kopi af det
    quit            forlad spillet; partiet er gemt og kan fortsættes
play-undone = { $moves ->
    [one] Du har fortrudt dit seneste træk.
   *[other] { $moves } træk er fortrudt, til og med dit seneste.
}
play-no-choice = Der er intet valg { $number }; vælg 1 til { $last }, eller skriv help.
play-unknown = ”{ $text }” er ikke et valg. Skriv et nummer, teksten for en handling eller help.
play-unknown-near = ”{ $text }” er ikke et valg; mente du { $near }? Skriv ellers help.
play-why-what = Sig, hvilken handling: why { $example }
play-why-legal = ”{ $action }” er tilladt nu.
play-why-not = ”{ $action }” er ikke tilladt. { $reason }
play-no-rule = Ingen regel hedder { $rule }; de går fra { $first } til { $last }. Skriv rules for at se dem alle.
play-saved = Partiet er gemt i { $file }
play-save-where = Partiet gemmes ikke; angiv en fil: save FIL
play-cannot-save = { $file } kan ikke skrives: { $error }.
play-go-on = Fortsæt med: boardwright play --resume { $file }
play-left-at-once = Intet blev spillet, så intet er gemt.
play-left-unsaved = Partiet blev ikke gemt.
play-left-lost = De seneste træk blev ikke gemt: { $error }.
play-replay = Se det igen: boardwright replay { $file }

play-source = point fra
play-total = i alt
