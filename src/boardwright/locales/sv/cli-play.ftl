### Ett parti i terminalen. Kommandona som spelare skriver förblir engelska, liksom handlingarnas texter.

cli-play-help = Spela i den här terminalen: mot botar, flera personer runt ett tangentbord, eller vid ett bord på en server.
cli-play-examples =
    Exempel: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    På en server: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Vilka som spelar, åtskilda med kommatecken: human, eller en bot ({ $bots }).
play-option-seed = Slumpfrö för all slump: med samma val, samma parti (standard: ett slumpmässigt).
play-option-record = Spara partiet i den här filen i stället för i mappen för partier.
play-option-resume = Fortsätt med partiet i den här filen; utan FIL med det senaste oavslutade.
play-option-trust = Med --resume: ladda den här boten, alltså kod som det sparade partiet nämner, även från den aktuella mappen.

play-no-player = ”{ $text }” är ingen spelare; skriv något av { $known } för varje plats.
play-record-exists = { $file } finns redan. För att fortsätta: boardwright play --resume { $file }
play-nothing-unfinished = Det finns inget oavslutat parti i { $folder }; ange en fil: --resume FIL
play-unfinished = Det finns ett oavslutat parti: { $file }
play-unfinished-choice = [1] fortsätt med det   [2] börja ett nytt parti
play-in-use = { $file } spelas redan i en annan terminal. Lämna partiet där med quit och försök igen, eller fortsätt med en kopia av filen.

play-code = { $file } nämner botar som är någon annans kod. När den väl är laddad kan den göra allt på den här datorn som du kan:
play-code-bot = { $bot }: klassen { $name } i modulen { $module }, från { $file }
play-code-absent = { $bot }: inget med det namnet är installerat. I den aktuella mappen letas det bara med --trust.
play-code-choice = [1] ladda den inte   [2] ladda den och spela
play-code-refused = Inget laddades. Om du litar på koden: boardwright play --resume { $file } { $options }

play-seed = Slumpfrö { $seed }: med samma val ger det samma parti igen.
play-not-saved = Partiet sparas inte: det går inte att skriva i { $folder }. Spara det med: save FIL
play-elsewhere = { $file } togs bort eller ändrades av ett annat program och lämnas som den är. Från och med nu sparas partiet i { $other }
play-unsaved = De senaste dragen är inte sparade: { $error }. Nya försök görs efter varje drag. Spara en kopia med: save FIL
play-resumed = Fortsätter med { $file }.
play-hint = Ett nummer eller en text, till exempel ”{ $example }” (Tab fyller i). Mer: help
play-hand-over = Lämna enheten till { $seat }, som sedan trycker Enter.
play-help =
    Svara med numret på ett val eller med dess text, till exempel: { $example }
    En längre text kan besvara flera frågor på en gång, om en leder till nästa.
    hint [SEKUNDER] det bästa valet jämfört med det näst bästa, och varför
    undo            ta tillbaka ditt senaste drag, om inget avslöjats sedan dess
    why HANDLING    vilken regel som förbjuder en handling: why { $example }
    rules [ID]      reglerna, eller en av dem: rules { $rule }
    scores          poäng efter källa
    log             vad som hänt på sistone
    board           rita bordet igen (det gör även en tom rad)
    save [FIL]      var partiet sparas, eller spara en kopia av det
    quit            lämna; partiet sparas och kan fortsättas
play-undone = { $moves ->
    [one] Ditt senaste drag togs tillbaka.
   *[other] { $moves } drag togs tillbaka, till och med ditt senaste.
}
play-no-choice = Det finns inget val { $number }; välj 1 till { $last }, eller skriv help.
play-unknown = ”{ $text }” är inget val. Skriv ett nummer, texten för en handling, eller help.
play-unknown-near = ”{ $text }” är inget val; menade du { $near }? Skriv annars help.
play-why-what = Säg vilken handling: why { $example }
play-why-legal = ”{ $action }” är tillåtet nu.
play-why-not = ”{ $action }” är inte tillåtet. { $reason }
play-no-rule = Ingen regel heter { $rule }; de går från { $first } till { $last }. Skriv rules för att se alla.
play-saved = Partiet är sparat i { $file }
play-save-where = Partiet sparas inte; ange en fil: save FIL
play-cannot-save = Det går inte att skriva { $file }: { $error }.
play-go-on = Fortsätt med: boardwright play --resume { $file }
play-left-at-once = Inget spelades, så inget sparas.
play-left-unsaved = Partiet sparades inte.
play-left-lost = De senaste dragen sparades inte: { $error }.
play-replay = Se det igen: boardwright replay { $file }

play-source = poäng från
play-total = summa
