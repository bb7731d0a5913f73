### Det som är gemensamt för alla spel.

unknown-game = ”{ $text }” är inget spel.
unknown-bot = ”{ $text }” är ingen bot.
unknown-setting = ”{ $text }” är ingen inställning för sökningen.
unknown-seat = ”{ $text }” är ingen plats; det finns platserna 1 till { $players }.
unknown-action = ”{ $text }” är ingen handling.
unknown-rule = ”{ $text }” är ingen regel.
unknown-limit = ”{ $text }” är ingen gräns.
unknown-option = ”{ $text }” är inget alternativ för { $game }.
unknown-boards = ”{ $text }” är inget val av { $players } spelbräden; skriv en siffra för varje plats, 0 för ett spelbräde som delas ut.
unknown-colours = ”{ $text }” är inget val av { $players } färger; nämn en av { $known } för varje plats.
unknown-version = Version { $version } av reglerna för { $game } finns inte här; den senaste är { $newest }. Välj en från 1 till { $newest }, eller uppdatera Boardwright.
unknown-chance = ”{ $text }” är inget svar från slumpen.
unknown-near = { $unknown } Menade du { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = Alternativet { $name } kan inte vara ”{ $text }”; skriv till exempel { $example }.
position-unreadable = Den här ställningen går inte att läsa: { $error }.
refused-no-action = { $action } är ingen handling; handlingar är numrerade 0 till { $last }.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = { $file } går inte att läsa: { $error }.
components-no-toml = { $file } är ingen TOML-fil: { $error }.
components-deep = { $file } har för många nivåer.
components-large = { $path } är för stort; högst { $most }.
components-no-name = { $file }: varje post i [[{ $path }]] behöver ett name.
components-no-source = { $file }: { $path } saknar källa; skriv source = "confidence: where" med något av { $known }.
components-unknown = inget heter { $path }.
components-unknown-near = inget heter { $path }; menade du { $near }?
components-renamed = { $path } heter { $name } i version { $version } av reglerna.
components-later = { $path } finns först från version { $since } av reglerna, och det här är version { $version }: utelämna det.
components-either = { $path } kan inte stå bredvid { $other }; skriv bara det ena.
components-other-type = { $path } måste skrivas som { $value }.
components-not-a-number = { $path } måste vara ett heltal, minst { $low }.
components-not-numbers = { $path } måste vara heltal, vart och ett minst { $low }.
components-wrong-length = { $length ->
    [one] { $path } måste ha { $length } värde.
   *[other] { $path } måste ha { $length } värden.
}
components-empty = { $path } måste ha minst ett värde.
components-unknown-word = { $path } måste vara något av { $known }.

bot-setting = { $kind ->
    [whole] Inställningen { $name } kan inte vara ”{ $value }”; skriv ett heltal från { $least } till { $most }.
   *[other] Inställningen { $name } kan inte vara ”{ $value }”; skriv ett tal från { $least } till { $most }.
}
bot-unusable = Boten { $bot } kan inte användas. { $error }
bot-is-none = Boten { $bot } kan inte användas. Den måste skapa en boardwright.bots.bot.Bot av ett spel, en plats och ett slumpfrö.
bot-of-others = Boten { $bot } är någon annans kod, som inte laddas här.
bot-failed = Boten { $bot } misslyckades ({ $reason }); en annan handling spelades i stället.
bot-too-slow = Boten { $bot } svarade inte inom sina { $reason } s; en annan handling spelades i stället.
bot-still-thinking = Boten { $bot } tänker fortfarande på en tidigare handling; en annan spelades i stället.
bot-not-legal = Boten { $bot } svarade { $reason }, vilket inte är tillåtet; en annan handling spelades i stället.

undo-revealed = Något har avslöjats sedan dess: det som setts kan inte göras osett.
undo-another-acted = En annan spelare har handlat sedan dess.
undo-nothing = Du har inte gjort något än som kan tas tillbaka.

record-header = Rad { $line }: ”{ $text }” hör inte hemma i ett protokolls huvud.
record-header-short = Rad { $line }: protokollets huvud saknar ”{ $missing }”.
record-format = Protokollet har format { $format }; den här versionen läser format { $known }.
record-line = Rad { $line }: ”{ $text }” är ingen rad i ett protokoll.
record-line-long = Rad { $line } är för lång; en rad i ett protokoll har högst { $most } tecken.
record-seat = Rad { $line }: plats { $seat } handlar, men frågan gäller plats { $asked }.
record-chance-short = Rad { $line }: slumpen tillfrågas mer än protokollet svarar.
record-chance-impossible = Rad { $line }: slumpen kan inte ge det svaret här: inget sådant finns kvar.
record-chance-long = Rad { $line }: protokollet svarar mer än slumpen tillfrågas.
record-refused = Rad { $line }: { $reason }
record-hash = Rad { $line }: ställningen är inte protokollets.
record-version = Protokollet spelades enligt version { $was } av reglerna; det här är version { $now }.
record-version-unknown = Protokollet spelades enligt version { $was } av reglerna; här är den senaste { $newest }: uppdatera Boardwright.
record-components = Protokollet spelades med andra komponenter ({ $digest }); ange deras fil med --components.
record-seats = Protokollet behöver { $players } platser i sitt huvud.
record-empty = Protokollet har ingen rad för förberedelserna.
record-unreadable = Det är ingen textfil och alltså inget protokoll.

rulebook-place = { $edition }, { $headings }
rulebook-heading = ”{ $heading }”
rulebook-page = ”{ $heading }” (s. { $page })
rulebook-en = engelska utgåvan
rulebook-de = tyska utgåvan
rulebook-da = danska utgåvan
rulebook-no = norska utgåvan

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = filen eller mappen finns inte
system-forbidden = det är inte tillåtet
system-exists = det finns redan något med det namnet
system-folder = det är en mapp
system-not-ordinary = det är ingen vanlig fil
system-no-folder = en del av sökvägen är ingen mapp
system-full = det finns inget utrymme kvar på disken
system-damaged = den är skadad
system-refused = ingen lyssnar där
system-broken-off = anslutningen bröts
system-in-use = adressen används redan
system-no-address = den här datorn har inte den adressen
system-silent = inget svar kom i tid
system-unknown-host = ingen dator med det namnet går att hitta
system-insecure = det gick inte att upprätta en säker anslutning
# $code is such as ENAMETOOLONG.
system-other = systemet meddelar { $code }

## Games of others that cannot be played.

game-name-taken = Ett annat spel heter redan så: { $other }.
game-name-unfit = Ett spels namn har 2 till 32 små bokstäver och siffror och börjar med en bokstav.
game-no-players = Det har inget alternativ för antalet spelare.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Spelet { $game } är utelämnat. { $reason }
game-failed = Spelet { $game } misslyckades: { $error } ({ $file }, rad { $line })
