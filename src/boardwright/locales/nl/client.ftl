### Vanuit de terminal aan een tafel op een server spelen.

## Wat er mis kan gaan.

client-no-link = “{ $text }” is geen link naar een tafel; die ziet eruit als http://localhost:8400/#/table/…
client-no-server = “{ $text }” is geen adres van een server; schrijf er een zoals http://localhost:8400
client-unreachable = Er antwoordt geen tafelserver op { $server }: { $reason }
# These three stand for $reason.
client-status = het antwoord heeft HTTP-status { $code }
client-garbled = het antwoord is niet te begrijpen
client-left = de verbinding is hier gesloten
client-other-rules = De tafel speelt met versie { $theirs } van de regels, hier is de nieuwste { $ours }: werk Boardwright hier bij.
client-other-components = Aan deze tafel wordt met eigen spelmateriaal gespeeld; noem hier hetzelfde bestand met --components BESTAND.
client-other-game = Aan die tafel wordt { $game } gespeeld: boardwright play { $game } --join …
client-two-tables = De links zijn van verschillende tafels; noem die van één tafel.
client-no-view = De server toont dit spel anders dan het hier bekend is: werk de oudste bij.

## Opties van boardwright play.

play-option-server = Aan een tafel op deze server spelen, zoals http://localhost:8400; plaatsen mogen dan ook open zijn.
play-option-join = Aan een tafel gaan zitten, of ernaar terugkomen, via de link.
play-option-name = Naam van de persoon aan een tafel op een server; geef hem één keer voor ieder die hier zit.
play-not-remote = { $option } is alleen voor partijen op dit apparaat.
play-needs-server = { $option } is voor tafels op een server: voeg --server URL of --join LINK toe.

## Aan tafel. De opdrachten die spelers typen (hint, say, undo, yes, no, bot, back, start, links …) blijven Engels.

remote-links = Stuur een link voor elke open plaats:
remote-watch = Om te kijken: { $link }
remote-go-on = Kom terug met: boardwright play --join { $link }
remote-waiting-seats = Wachten tot de open plaatsen bezet zijn. start BOT zet er overal een bot neer, zoals: start level:2
remote-waiting-host = Wachten tot het spel begint.
remote-waiting = Wachten op { $name }.
remote-waiting-bot = { $name } denkt na.
remote-lost = De verbinding is weg; nieuwe poging …
remote-back = Weer verbonden.
remote-chat = { $name }: { $text }
remote-hint = Opdrachten: say, undo, scores, log, board, help, quit
remote-due = Na { $time } doet een bot een zet voor je.
remote-undo-ask = { $reason } Vraag het de anderen met: undo ask
remote-undo-wish = { $name } wil de eigen laatste zet terugnemen. Antwoord: yes of no
remote-say-what = Zeg wat: say Succes!
remote-advice-thinking = Een bot denkt erover na …
remote-advice-seconds = De server bepaalt hoelang er over een tip wordt nagedacht; typ alleen: hint
remote-nothing-now = Je bent niet aan de beurt. Typ help om te zien wat je intussen kunt doen.
remote-help =
    Antwoord met het nummer van een keuze of met de tekst ervan, zoals: { $example }
    hint              de beste keuze tegenover de op een na beste, en waarom
    say TEKST         iets zeggen tegen iedereen aan tafel
    undo              je laatste zet terugnemen, als er sindsdien niets onthuld is
    undo ask          de anderen vragen of je meer mag terugnemen
    yes, no           antwoorden als iemand dat vraagt
    bot PLAATS [BOT]  een bot laten spelen: voor jou, of voor iemand die weg is
    back              zelf weer op je eigen plaats spelen
    start [BOT]       beginnen; op elke open plaats komt een bot
    links             de links van deze tafel
    why ACTIE         welke regel een actie verbiedt: why { $example }
    rules [ID]        de regels, of een ervan: rules { $rule }
    scores            punten per bron
    log               wat er het laatst is gebeurd
    board             de tafel opnieuw tekenen (een lege regel doet dat ook)
    quit              weggaan; de plaats blijft van jou
remote-no-seat = Zeg welke plaats: bot 1 tot en met bot { $last }
