### Det, der er fælles for alle spil.

unknown-game = ”{ $text }” er ikke et spil.
unknown-bot = ”{ $text }” er ikke en bot.
unknown-setting = ”{ $text }” er ikke en indstilling af søgningen.
unknown-seat = ”{ $text }” er ikke en plads; der er pladserne 1 til { $players }.
unknown-action = ”{ $text }” er ikke en handling.
unknown-rule = ”{ $text }” er ikke en regel.
unknown-limit = ”{ $text }” er ikke en grænse.
unknown-option = ”{ $text }” er ikke et tilvalg til { $game }.
unknown-boards = ”{ $text }” er ikke et valg af { $players } spilleplader; skriv et ciffer for hver plads, 0 for en spilleplade, der deles ud.
unknown-colours = ”{ $text }” er ikke et valg af { $players } farver; nævn en af { $known } for hver plads.
unknown-version = Version { $version } af reglerne til { $game } findes ikke her; den nyeste er { $newest }. Vælg en af 1 til { $newest }, eller opdater Boardwright.
unknown-chance = ”{ $text }” er ikke et svar fra tilfældet.
unknown-near = { $unknown } Mente du { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = Tilvalget { $name } kan ikke være ”{ $text }”; skriv for eksempel { $example }.
position-unreadable = Denne stilling kan ikke læses: { $error }.
refused-no-action = { $action } er ikke en handling; handlinger er nummereret 0 til { $last }.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = { $file } kan ikke læses: { $error }.
components-no-toml = { $file } er ikke en TOML-fil: { $error }.
components-deep = { $file } har for mange niveauer.
components-large = { $path } er for stor; højst { $most }.
components-no-name = { $file }: hver post i [[{ $path }]] skal have et name.
components-no-source = { $file }: { $path } har ingen kilde; skriv source = "confidence: where" med en af { $known }.
components-unknown = intet hedder { $path }.
components-unknown-near = intet hedder { $path }; mente du { $near }?
components-renamed = { $path } hedder { $name } i version { $version } af reglerne.
components-later = { $path } findes først fra version { $since } af reglerne, og dette er version { $version }: udelad det.
components-either = { $path } kan ikke stå sammen med { $other }; skriv kun det ene.
components-other-type = { $path } skal skrives som { $value }.
components-not-a-number = { $path } skal være et helt tal, mindst { $low }.
components-not-numbers = { $path } skal være hele tal, hvert mindst { $low }.
components-wrong-length = { $length ->
    [one] { $path } skal have { $length } værdi.
   *[other] { $path } skal have { $length } værdier.
}
components-empty = { $path } skal have mindst én værdi.
components-unknown-word = { $path } skal være en af { $known }.

bot-setting = { $kind ->
    [whole] Indstillingen { $name } kan ikke være ”{ $value }”; skriv et helt tal fra { $least } til { $most }.
   *[other] Indstillingen { $name } kan ikke være ”{ $value }”; skriv et tal fra { $least } til { $most }.
}
bot-unusable = Botten { $bot } kan ikke bruges. { $error }
bot-is-none = Botten { $bot } kan ikke bruges. Den skal lave en boardwright.bots.bot.Bot ud fra et spil, en plads og et frø.
bot-of-others = Botten { $bot } er en andens kode, som ikke indlæses her.
bot-failed = Botten { $bot } svigtede ({ $reason }); en anden handling blev spillet i stedet.
bot-too-slow = Botten { $bot } svarede ikke inden for sine { $reason } s; en anden handling blev spillet i stedet.
bot-still-thinking = Botten { $bot } tænker stadig over en tidligere handling; en anden blev spillet i stedet.
bot-not-legal = Botten { $bot } svarede { $reason }, hvilket ikke er tilladt; en anden handling blev spillet i stedet.

undo-revealed = Noget er blevet afsløret siden: det, der er set, kan ikke gøres uset.
undo-another-acted = En anden spiller har handlet siden.
undo-nothing = Du har endnu ikke gjort noget, der kan fortrydes.

record-header = Linje { $line }: ”{ $text }” hører ikke til i hovedet på en optagelse.
record-header-short = Linje { $line }: optagelsens hoved mangler ”{ $missing }”.
record-format = Optagelsen har format { $format }; denne version læser format { $known }.
record-line = Linje { $line }: ”{ $text }” er ikke en linje i en optagelse.
record-line-long = Linje { $line } er for lang; en linje i en optagelse har højst { $most } tegn.
record-seat = Linje { $line }: plads { $seat } handler, men det er plads { $asked }, der bliver spurgt.
record-chance-short = Linje { $line }: tilfældet bliver spurgt om mere, end optagelsen svarer på.
record-chance-impossible = Linje { $line }: det kan tilfældet ikke svare her: der er ingen tilbage.
record-chance-long = Linje { $line }: optagelsen svarer på mere, end tilfældet bliver spurgt om.
record-refused = Linje { $line }: { $reason }
record-hash = Linje { $line }: stillingen er ikke den, der er i optagelsen.
record-version = Optagelsen er spillet efter version { $was } af reglerne; dette er version { $now }.
record-version-unknown = Optagelsen er spillet efter version { $was } af reglerne; her er den nyeste { $newest }: opdater Boardwright.
record-components = Optagelsen er spillet med andre komponenter ({ $digest }); angiv deres fil med --components.
record-seats = Optagelsen skal have { $players } pladser i sit hoved.
record-empty = Optagelsen har ingen linje for opsætningen.
record-unreadable = Det er ikke en tekstfil og derfor ikke en optagelse.

rulebook-place = { $edition }, { $headings }
rulebook-heading = ”{ $heading }”
rulebook-page = ”{ $heading }” (s. { $page })
rulebook-en = engelsk udgave
rulebook-de = tysk udgave
rulebook-da = dansk udgave
rulebook-no = norsk udgave

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = filen eller mappen findes ikke
system-forbidden = det er ikke tilladt
system-exists = der er allerede noget med det navn
system-folder = det er en mappe
system-not-ordinary = det er ikke en almindelig fil
system-no-folder = en del af stien er ikke en mappe
system-full = der er ikke mere plads på disken
system-damaged = den er beskadiget
system-refused = der er ingen, der lytter dér
system-broken-off = forbindelsen blev afbrudt
system-in-use = adressen er allerede i brug
system-no-address = denne computer har ikke den adresse
system-silent = der kom ikke svar i tide
system-unknown-host = der kan ikke findes nogen computer med det navn
system-insecure = der kunne ikke oprettes en sikker forbindelse
# $code is such as ENAMETOOLONG.
system-other = systemet melder { $code }

## Games of others that cannot be played.

game-name-taken = Et andet spil hedder allerede sådan: { $other }.
game-name-unfit = Et spils navn består af 2 til 32 små bogstaver og cifre og begynder med et bogstav.
game-no-players = Det har intet tilvalg for antallet af spillere.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Spillet { $game } er udeladt. { $reason }
game-failed = Spillet { $game } svigtede: { $error } ({ $file }, linje { $line })
