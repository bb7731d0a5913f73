### Det grunnlaget for alle spill sier.

unknown-game = «{ $text }» er ikke noe spill.
unknown-bot = «{ $text }» er ingen bot.
unknown-setting = «{ $text }» er ingen innstilling for søket.
unknown-seat = «{ $text }» er ingen plass; det er plassene 1 til { $players }.
unknown-action = «{ $text }» er ingen handling.
unknown-rule = «{ $text }» er ingen regel.
unknown-limit = «{ $text }» er ingen grense.
unknown-option = «{ $text }» er ingen innstilling i { $game }.
unknown-boards = «{ $text }» er ikke noe valg av { $players } spillbrett; skriv et siffer for hver plass, 0 for et spillbrett som deles ut.
unknown-colours = «{ $text }» er ikke noe valg av { $players } farger; nevn én av { $known } for hver plass.
unknown-version = Versjon { $version } av reglene til { $game } finnes ikke her; den nyeste er { $newest }. Velg en fra 1 til { $newest }, eller oppdater Boardwright.
unknown-chance = «{ $text }» er ikke noe svar fra tilfeldighetene.
unknown-near = { $unknown } Mente du { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = Innstillingen { $name } kan ikke være «{ $text }»; skriv for eksempel { $example }.
position-unreadable = Denne stillingen kan ikke leses: { $error }.
refused-no-action = { $action } er ingen handling; handlingene er nummerert fra 0 til { $last }.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = { $file } kan ikke leses: { $error }.
components-no-toml = { $file } er ingen TOML-fil: { $error }.
components-deep = { $file } er nøstet for dypt.
components-large = { $path } er for stor; { $most } er det meste.
components-no-name = { $file }: Hver oppføring i [[{ $path }]] trenger et navn.
components-no-source = { $file }: { $path } har ingen kilde; skriv source = "confidence: where" med en av { $known }.
components-unknown = ingenting heter { $path }.
components-unknown-near = ingenting heter { $path }; mente du { $near }?
components-renamed = { $path } heter { $name } i versjon { $version } av reglene.
components-later = { $path } finnes først fra versjon { $since } av reglene, og dette er versjon { $version }: utelat det.
components-either = { $path } kan ikke stå sammen med { $other }; skriv bare det ene.
components-other-type = { $path } må skrives som { $value }.
components-not-a-number = { $path } må være et heltall, minst { $low }.
components-not-numbers = { $path } må være heltall, hvert minst { $low }.
components-wrong-length = { $length ->
    [one] { $path } må ha { $length } verdi.
   *[other] { $path } må ha { $length } verdier.
}
components-empty = { $path } må ha minst én verdi.
components-unknown-word = { $path } må være en av { $known }.

bot-setting = { $kind ->
    [whole] Innstillingen { $name } kan ikke være «{ $value }»; skriv et heltall fra { $least } til { $most }.
   *[other] Innstillingen { $name } kan ikke være «{ $value }»; skriv et tall fra { $least } til { $most }.
}
bot-unusable = Boten { $bot } kan ikke brukes. { $error }
bot-is-none = Boten { $bot } kan ikke brukes. Den må lage en boardwright.bots.bot.Bot av et spill, en plass og en startverdi.
bot-of-others = Boten { $bot } er en annens kode, som ikke lastes inn her.
bot-failed = Boten { $bot } feilet ({ $reason }); en annen handling ble spilt i stedet.
bot-too-slow = Boten { $bot } svarte ikke innen { $reason } s; en annen handling ble spilt i stedet.
bot-still-thinking = Boten { $bot } tenker fortsatt på en tidligere handling; en annen ble spilt i stedet.
bot-not-legal = Boten { $bot } svarte { $reason }, som ikke er tillatt; en annen handling ble spilt i stedet.

undo-revealed = Noe er avslørt siden: Det som er sett, kan ikke bli usett.
undo-another-acted = En annen spiller har gjort noe siden.
undo-nothing = Du har ikke gjort noe ennå som kan angres.

record-header = Linje { $line }: «{ $text }» hører ikke hjemme i hodet på et opptak.
record-header-short = Linje { $line }: Hodet på opptaket mangler «{ $missing }».
record-format = Opptaket har format { $format }; denne versjonen leser format { $known }.
record-line = Linje { $line }: «{ $text }» er ingen linje i et opptak.
record-line-long = Linje { $line } er for lang; en linje i et opptak har høyst { $most } tegn.
record-seat = Linje { $line }: Plass { $seat } handler, men plass { $asked } er spurt.
record-chance-short = Linje { $line }: Tilfeldighetene blir spurt om mer enn opptaket svarer.
record-chance-impossible = Linje { $line }: Tilfeldighetene kan ikke svare dette her: Ingen er igjen.
record-chance-long = Linje { $line }: Opptaket svarer mer enn tilfeldighetene blir spurt om.
record-refused = Linje { $line }: { $reason }
record-hash = Linje { $line }: Stillingen er ikke den samme som i opptaket.
record-version = Opptaket ble spilt etter versjon { $was } av reglene; disse er versjon { $now }.
record-version-unknown = Opptaket ble spilt etter versjon { $was } av reglene; her er den nyeste { $newest }: Oppdater Boardwright.
record-components = Opptaket ble spilt med annet materiell ({ $digest }); oppgi filen med --components.
record-seats = Opptaket trenger { $players } plasser i hodet.
record-empty = Opptaket har ingen linje for forberedelsen.
record-unreadable = Dette er ikke en tekstfil og derfor ikke noe opptak.

rulebook-place = { $edition }, { $headings }
rulebook-heading = «{ $heading }»
rulebook-page = «{ $heading }» (s. { $page })
rulebook-en = engelsk utgave
rulebook-de = tysk utgave
rulebook-da = dansk utgave
rulebook-no = norsk utgave

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = Filen eller mappen finnes ikke
system-forbidden = Det er ikke tillatt
system-exists = Det finnes allerede noe med dette navnet
system-folder = Det er en mappe
system-not-ordinary = Det er ikke en vanlig fil
system-no-folder = En del av stien er ikke en mappe
system-full = Det er ikke mer plass på disken
system-damaged = Filen er skadet
system-refused = Ingen lytter der
system-broken-off = Forbindelsen ble brutt
system-in-use = Adressen er allerede i bruk
system-no-address = Denne maskinen har ikke den adressen
system-silent = Det kom ikke noe svar i tide
system-unknown-host = Ingen maskin med det navnet ble funnet
system-insecure = Det lot seg ikke gjøre å opprette en sikker forbindelse
# $code is such as ENAMETOOLONG.
system-other = Systemet melder { $code }

## Games of others that cannot be played.

game-name-taken = Et annet spill heter allerede dette: { $other }.
game-name-unfit = Navnet på et spill har 2 til 32 små bokstaver og sifre og begynner med en bokstav.
game-no-players = Det har ingen innstilling for antall spillere.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Spillet { $game } er utelatt. { $reason }
game-failed = Spillet { $game } feilet: { $error } ({ $file }, linje { $line })
