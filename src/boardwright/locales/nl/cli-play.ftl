### Een spel in de terminal. De opdrachten die spelers typen (hint, undo, why, rules, scores, log, board, save, quit)
### blijven Engels, net als de teksten van acties.

cli-play-help = In deze terminal spelen: tegen bots, met meerdere mensen aan één toetsenbord, of aan een tafel op een server.
cli-play-examples =
    Voorbeeld: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    Op een server: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Wie er spelen, gescheiden door komma’s: human, of een bot ({ $bots }).
play-option-seed = Startwaarde voor al het toeval: bij dezelfde keuzes dezelfde partij (standaard: een willekeurige).
play-option-record = De partij in dit bestand bewaren in plaats van in de map voor partijen.
play-option-resume = Verdergaan met de partij in dit bestand; zonder BESTAND met de laatste die niet af is.
play-option-trust = Met --resume: deze bot laden, dus code die de bewaarde partij noemt, ook uit de huidige map.

play-no-player = “{ $text }” is geen speler; schrijf voor elke plaats een van { $known }.
play-record-exists = { $file } bestaat al. Om ermee verder te gaan: boardwright play --resume { $file }
play-nothing-unfinished = Er is geen partij in { $folder } die nog niet af is; noem een bestand: --resume BESTAND
play-unfinished = Er is een partij die nog niet af is: { $file }
play-unfinished-choice = [1] daarmee verdergaan   [2] een nieuwe partij beginnen
play-in-use = { $file } wordt al in een andere terminal gespeeld. Verlaat de partij daar met quit en probeer het opnieuw, of ga verder met een kopie van het bestand.

play-code = { $file } noemt bots die code van iemand anders zijn. Eenmaal geladen kan die op deze computer alles wat jij kunt:
play-code-bot = { $bot }: klasse { $name } van module { $module }, uit { $file }
play-code-absent = { $bot }: er is niets met die naam geïnstalleerd. In de huidige map wordt alleen met --trust gezocht.
play-code-choice = [1] niet laden   [2] laden en spelen
play-code-refused = Er is niets geladen. Als je deze code vertrouwt: boardwright play --resume { $file } { $options }

play-seed = Startwaarde { $seed }: met dezelfde keuzes geeft die weer dezelfde partij.
play-not-saved = Deze partij wordt niet bewaard: in { $folder } kan niet worden geschreven. Bewaar hem met: save BESTAND
play-elsewhere = { $file } is door een ander programma verwijderd of veranderd en blijft zoals het is. Vanaf nu wordt de partij bewaard in { $other }
play-unsaved = De laatste zetten zijn niet bewaard: { $error }. Na elke zet wordt het opnieuw geprobeerd. Een kopie bewaren: save BESTAND
play-resumed = Verder met { $file }.
play-hint = Een nummer of een tekst, zoals “{ $example }” (Tab vult aan). Meer: help
play-hand-over = Geef het apparaat aan { $seat } en druk dan op Enter.
play-help =
    Antwoord met het nummer van een keuze of met de tekst ervan, zoals: { $example }
    Een langere tekst beantwoordt meerdere vragen ineens, als ze op elkaar volgen.
    hint [SECONDEN] de beste keuze tegenover de op een na beste, en waarom
    undo            je laatste zet terugnemen, als er sindsdien niets is onthuld
    why ACTIE       welke regel een actie verbiedt: why { $example }
    rules [ID]      de regels, of een ervan: rules { $rule }
    scores          punten per bron
    log             wat er het laatst is gebeurd
    board           de tafel opnieuw tekenen (een lege regel doet dat ook)
    save [BESTAND]  waar de partij bewaard wordt, of bewaar een kopie
    quit            weggaan; de partij is bewaard en kan later verder
play-undone = { $moves ->
    [one] Je laatste zet is teruggenomen.
   *[other] { $moves } zetten zijn teruggenomen, tot en met je laatste.
}
play-no-choice = Er is geen keuze { $number }; kies 1 tot en met { $last }, of typ help.
play-unknown = “{ $text }” is geen keuze. Typ een nummer, de tekst van een actie, of help.
play-unknown-near = “{ $text }” is geen keuze; bedoel je { $near }? Typ anders help.
play-why-what = Zeg welke actie: why { $example }
play-why-legal = “{ $action }” mag nu.
play-why-not = “{ $action }” mag niet. { $reason }
play-no-rule = Geen regel heet { $rule }; ze lopen van { $first } tot en met { $last }. Typ rules om ze allemaal te zien.
play-saved = De partij is bewaard in { $file }
play-save-where = Deze partij wordt niet bewaard; noem een bestand: save BESTAND
play-cannot-save = { $file } kan niet worden geschreven: { $error }.
play-go-on = Ga verder met: boardwright play --resume { $file }
play-left-at-once = Er is niets gespeeld, dus er wordt niets bewaard.
play-left-unsaved = De partij is niet bewaard.
play-left-lost = De laatste zetten zijn niet bewaard: { $error }.
play-replay = Nog eens bekijken: boardwright replay { $file }

play-source = punten voor
play-total = totaal
