### Et parti i terminalen. Kommandoene som spillerne skriver (hint, undo, why, rules, scores, log, board, save, quit), forblir engelske.

cli-play-help = Spill i denne terminalen: mot boter, med flere personer rundt ett tastatur, eller ved et bord på en server.
cli-play-examples =
    Eksempel: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    På en server: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Hvem som spiller, skilt med komma: human, eller en bot ({ $bots }).
play-option-seed = Startverdi for alt tilfeldig: med samme valg, samme parti (standard: en tilfeldig).
play-option-record = Lagre partiet i denne filen i stedet for i mappen for partier.
play-option-resume = Fortsett med partiet i denne filen; uten FIL med det siste som ikke er ferdig.
play-option-trust = Med --resume: last inn denne boten, altså kode som det lagrede partiet nevner, også fra gjeldende mappe.

play-no-player = «{ $text }» er ingen spiller; skriv en av { $known } for hver plass.
play-record-exists = { $file } finnes allerede. For å fortsette: boardwright play --resume { $file }
play-nothing-unfinished = Det er ikke noe uferdig parti i { $folder }; oppgi en fil: --resume FIL
play-unfinished = Det finnes et uferdig parti: { $file }
play-unfinished-choice = [1] fortsett med det   [2] start et nytt parti
play-in-use = { $file } spilles allerede i en annen terminal. Forlat partiet der med quit og prøv igjen, eller fortsett med en kopi av filen.

play-code = { $file } nevner boter som er en annens kode. Når den er lastet inn, kan den gjøre alt på denne datamaskinen som du kan:
play-code-bot = { $bot }: klassen { $name } i modulen { $module }, fra { $file }
play-code-absent = { $bot }: Noe med dette navnet er ikke installert. I gjeldende mappe letes det bare med --trust.
play-code-choice = [1] ikke last den inn   [2] last den inn og spill
play-code-refused = Ingenting ble lastet inn. Hvis du stoler på koden: boardwright play --resume { $file } { $options }

play-seed = Startverdi { $seed }: Med samme valg gir den det samme partiet igjen.
play-not-saved = Dette partiet lagres ikke: Det går ikke an å skrive til { $folder }. Lagre det med: save FIL
play-elsewhere = { $file } ble fjernet eller endret av et annet program og blir som den er. Fra nå av lagres partiet i { $other }
play-unsaved = De siste trekkene er ikke lagret: { $error }. Det prøves igjen etter hvert trekk. Lagre en kopi med: save FIL
play-resumed = Fortsetter med { $file }.
play-hint = Et nummer eller en tekst, f.eks. «{ $example }» (Tab fullfører). Mer: help
play-hand-over = Gi enheten til { $seat }, som så trykker Enter.
play-help =
    Svar med nummeret på et valg eller med teksten, f.eks.: { $example }
    En lengre tekst kan svare på flere spørsmål, hvis det ene fører til det andre.
    hint [SEKUNDER] det beste valget mot det nest beste, og hvorfor
    undo            angre ditt siste trekk, hvis ingenting er avslørt siden
    why HANDLING    hvilken regel som forbyr en handling: why { $example }
    rules [ID]      reglene, eller en av dem: rules { $rule }
    scores          poeng etter kilde
    log             hva som har skjedd i det siste
    board           tegn bordet på nytt (det gjør også en tom linje)
    save [FIL]      hvor partiet er lagret, eller lagre en kopi av det
    quit            gå; partiet er lagret og kan fortsettes
play-undone = { $moves ->
    [one] Ditt siste trekk er angret.
   *[other] { $moves } trekk er angret, til og med ditt siste.
}
play-no-choice = Det finnes ikke noe valg { $number }; velg 1 til { $last }, eller skriv help.
play-unknown = «{ $text }» er ikke noe valg. Skriv et nummer, teksten til en handling, eller help.
play-unknown-near = «{ $text }» er ikke noe valg; mente du { $near }? Skriv ellers help.
play-why-what = Si hvilken handling: why { $example }
play-why-legal = «{ $action }» er tillatt nå.
play-why-not = «{ $action }» er ikke tillatt. { $reason }
play-no-rule = Ingen regel heter { $rule }; de går fra { $first } til { $last }. Skriv rules for å se alle.
play-saved = Partiet er lagret i { $file }
play-save-where = Dette partiet er ikke lagret; oppgi en fil: save FIL
play-cannot-save = { $file } kan ikke skrives: { $error }.
play-go-on = Fortsett med: boardwright play --resume { $file }
play-left-at-once = Ingenting ble spilt, så ingenting er lagret.
play-left-unsaved = Partiet ble ikke lagret.
play-left-lost = De siste trekkene ble ikke lagret: { $error }.
play-replay = Se det igjen: boardwright replay { $file }

play-source = poeng fra
play-total = sum
