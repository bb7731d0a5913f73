### Wat de basis van alle spellen zegt.

## Een onbekende tekst; $text is wat iemand typte.

unknown-game = “{ $text }” is geen spel.
unknown-bot = “{ $text }” is geen bot.
unknown-setting = “{ $text }” is geen instelling van het zoeken.
unknown-seat = “{ $text }” is geen plaats; er zijn de plaatsen 1 tot en met { $players }.
unknown-action = “{ $text }” is geen actie.
unknown-rule = “{ $text }” is geen regel.
unknown-limit = “{ $text }” is geen grens.
unknown-option = “{ $text }” is geen optie van { $game }.
unknown-boards = “{ $text }” is geen keuze van { $players } spelersborden; schrijf een cijfer voor elke plaats, 0 voor een spelersbord dat wordt uitgedeeld.
unknown-colours = “{ $text }” is geen keuze van { $players } kleuren; noem voor elke plaats een van { $known }.
unknown-version = Versie { $version } van de regels van { $game } is er hier niet; de nieuwste is { $newest }. Kies er een van 1 tot en met { $newest }, of werk Boardwright bij.
unknown-chance = “{ $text }” is geen antwoord van het toeval.
# Achter een van de zinnen hierboven.
unknown-near = { $unknown } Bedoel je { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = De optie { $name } kan niet “{ $text }” zijn; schrijf bijvoorbeeld { $example }.
position-unreadable = Deze stelling kan niet worden gelezen: { $error }.
refused-no-action = { $action } is geen actie; acties hebben de nummers 0 tot en met { $last }.

## Bestanden met spelmateriaal; $path is de naam van een waarde daarin.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = { $file } kan niet worden gelezen: { $error }.
components-no-toml = { $file } is geen TOML-bestand: { $error }.
components-deep = { $file } is te diep genest.
components-large = { $path } is te groot; het maximum is { $most }.
components-no-name = { $file }: elk onderdeel van [[{ $path }]] moet een naam hebben.
components-no-source = { $file }: { $path } heeft geen bron; schrijf source = "confidence: where" met een van { $known }.
components-unknown = niets heet { $path }.
components-unknown-near = niets heet { $path }; bedoel je { $near }?
components-renamed = { $path } heet { $name } in versie { $version } van de regels.
components-later = { $path } is er pas sinds versie { $since } van de regels, en dit is versie { $version }: laat het weg.
components-either = { $path } kan niet naast { $other } staan; schrijf maar een van de twee.
components-other-type = { $path } moet worden geschreven als { $value }.
components-not-a-number = { $path } moet een geheel getal zijn, minstens { $low }.
components-not-numbers = { $path } moet uit gehele getallen bestaan, elk minstens { $low }.
components-wrong-length = { $length ->
    [one] { $path } moet { $length } waarde hebben.
   *[other] { $path } moet { $length } waarden hebben.
}
components-empty = { $path } moet minstens één waarde hebben.
components-unknown-word = { $path } moet een van { $known } zijn.

## Bots.

bot-setting = { $kind ->
    [whole] De instelling { $name } kan niet “{ $value }” zijn; schrijf een geheel getal van { $least } tot { $most }.
   *[other] De instelling { $name } kan niet “{ $value }” zijn; schrijf een getal van { $least } tot { $most }.
}
bot-unusable = De bot { $bot } kan niet worden gebruikt. { $error }
bot-is-none = De bot { $bot } kan niet worden gebruikt. Hij moet van een spel, een plaats en een startwaarde een boardwright.bots.bot.Bot maken.
bot-of-others = De bot { $bot } is code van iemand anders, die hier niet wordt geladen.
bot-failed = De bot { $bot } liep vast ({ $reason }); in plaats daarvan is een andere actie gespeeld.
bot-too-slow = De bot { $bot } antwoordde niet binnen { $reason } s; in plaats daarvan is een andere actie gespeeld.
bot-still-thinking = De bot { $bot } denkt nog na over een eerdere actie; in plaats daarvan is een andere gespeeld.
bot-not-legal = De bot { $bot } antwoordde { $reason }, en dat mag niet; in plaats daarvan is een andere actie gespeeld.

## Waarom een zet niet kan worden teruggenomen.

undo-revealed = Sindsdien is er iets onthuld, en wat gezien is, is gezien.
undo-another-acted = Sindsdien heeft een andere speler iets gedaan.
undo-nothing = Je hebt nog niets gedaan wat je kunt terugnemen.

## Verslagen van partijen.

record-header = Regel { $line }: “{ $text }” hoort niet in de kop van een verslag.
record-header-short = Regel { $line }: in de kop van het verslag ontbreekt “{ $missing }”.
record-format = Het verslag heeft formaat { $format }; deze versie leest formaat { $known }.
record-line = Regel { $line }: “{ $text }” is geen regel van een verslag.
record-line-long = Regel { $line } is te lang; een regel van een verslag heeft hoogstens { $most } tekens.
record-seat = Regel { $line }: plaats { $seat } doet iets, maar plaats { $asked } is aan de beurt.
record-chance-short = Regel { $line }: het toeval wordt vaker gevraagd dan het verslag antwoordt.
record-chance-impossible = Regel { $line }: zo kan het toeval hier niet antwoorden: er is niets meer van over.
record-chance-long = Regel { $line }: het verslag antwoordt vaker dan het toeval wordt gevraagd.
record-refused = Regel { $line }: { $reason }
record-hash = Regel { $line }: de stelling is niet die van het verslag.
record-version = Het verslag is gespeeld met versie { $was } van de regels; dit is versie { $now }.
record-version-unknown = Het verslag is gespeeld met versie { $was } van de regels; hier is de nieuwste { $newest }: werk Boardwright bij.
record-components = Het verslag is gespeeld met ander spelmateriaal ({ $digest }); noem het bestand daarvan met --components.
record-seats = Het verslag moet { $players } plaatsen in de kop hebben.
record-empty = Het verslag heeft geen regel voor de opbouw.
record-unreadable = Dit is geen tekstbestand en dus geen verslag.

## Waar een regel staat: de uitgave van het regelboek, de koppen daar, en op welke bladzijde.

rulebook-place = { $edition }, { $headings }
rulebook-heading = “{ $heading }”
rulebook-page = “{ $heading }” (blz. { $page })
rulebook-en = Engelse uitgave
rulebook-de = Duitse uitgave
rulebook-da = Deense uitgave
rulebook-no = Noorse uitgave

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = dat bestand of die map is er niet
system-forbidden = dat mag niet
system-exists = er is al iets met die naam
system-folder = het is een map
system-not-ordinary = het is geen gewoon bestand
system-no-folder = een deel van het pad is geen map
system-full = er is geen ruimte meer op de schijf
system-damaged = het is beschadigd
system-refused = daar luistert niemand
system-broken-off = de verbinding is verbroken
system-in-use = het adres is al in gebruik
system-no-address = deze computer heeft dat adres niet
system-silent = er kwam niet op tijd antwoord
system-unknown-host = er is geen computer met die naam te vinden
system-insecure = er kwam geen beveiligde verbinding tot stand
# $code is such as ENAMETOOLONG.
system-other = het systeem meldt { $code }

## Games of others that cannot be played.

game-name-taken = Een ander spel heet al zo: { $other }.
game-name-unfit = De naam van een spel bestaat uit 2 tot 32 kleine letters en cijfers en begint met een letter.
game-no-players = Het heeft geen optie voor het aantal spelers.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Het spel { $game } is weggelaten. { $reason }
game-failed = Het spel { $game } liep vast: { $error } ({ $file }, regel { $line })
