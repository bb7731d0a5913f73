### Mitä kaikkien pelien perusta sanoo.

## A text that is not known; $text is what somebody typed.

unknown-game = ”{ $text }” ei ole peli.
unknown-bot = ”{ $text }” ei ole botti.
unknown-setting = ”{ $text }” ei ole haun asetus.
unknown-seat = ”{ $text }” ei ole paikka; paikkoja ovat 1–{ $players }.
unknown-action = ”{ $text }” ei ole toiminto.
unknown-rule = ”{ $text }” ei ole sääntö.
unknown-limit = ”{ $text }” ei ole raja.
unknown-option = ”{ $text }” ei ole pelin { $game } asetus.
unknown-boards = ”{ $text }” ei ole { $players } pelialustan valinta; kirjoita joka paikalle numero, 0 arvottavalle pelialustalle.
unknown-colours = ”{ $text }” ei ole { $players } värin valinta; anna joka paikalle yksi näistä: { $known }.
unknown-version = Pelin { $game } säännöistä ei ole täällä versiota { $version }; uusin on { $newest }. Valitse jokin versioista 1–{ $newest } tai päivitä Boardwright.
unknown-chance = ”{ $text }” ei ole sattuman vastaus.
# Behind one of the sentences above. $near names up to three texts to type instead.
unknown-near = { $unknown } Tarkoititko { $near }?
# Which rule refuses, and why.
refused-by-rule = { $rule }: { $reason }
option-unfit = Asetus { $name } ei voi olla ”{ $text }”; kirjoita esimerkiksi { $example }.
position-unreadable = Tätä asemaa ei voi lukea: { $error }.
refused-no-action = { $action } ei ole toiminto; toiminnot on numeroitu 0–{ $last }.

## Files of components; $path is the name of a value in it.

# Where in a file something is wrong, and what.
components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = Tiedostoa { $file } ei voi lukea: { $error }.
components-no-toml = { $file } ei ole TOML-tiedosto: { $error }.
components-deep = Tiedostossa { $file } on liikaa sisäkkäisiä tasoja.
components-large = { $path } on liian suuri; enintään { $most }.
components-no-name = { $file }: jokainen kohta [[{ $path }]] tarvitsee nimen (name).
components-no-source = { $file }: arvolla { $path } ei ole lähdettä; kirjoita source = "varmuus: missä", varmuutena jokin näistä: { $known }.
components-unknown = nimeä { $path } ei ole.
components-unknown-near = nimeä { $path } ei ole; tarkoititko { $near }?
components-renamed = { $path } on sääntöjen versiossa { $version } nimeltään { $name }.
components-later = { $path } on mukana vasta sääntöjen versiosta { $since } alkaen, ja tämä on versio { $version }: jätä se pois.
components-either = { $path } ei voi olla yhdessä arvon { $other } kanssa; kirjoita vain toinen.
components-other-type = { $path } on kirjoitettava kuten { $value }.
components-not-a-number = arvon { $path } on oltava kokonaisluku, vähintään { $low }.
components-not-numbers = arvon { $path } on oltava kokonaislukuja, kukin vähintään { $low }.
components-wrong-length = { $length ->
    [one] kohdassa { $path } on oltava { $length } arvo.
   *[other] kohdassa { $path } on oltava { $length } arvoa.
}
components-empty = kohdassa { $path } on oltava vähintään yksi arvo.
components-unknown-word = arvon { $path } on oltava jokin näistä: { $known }.

## Bots.

bot-setting = { $kind ->
    [whole] Asetus { $name } ei voi olla ”{ $value }”; kirjoita kokonaisluku väliltä { $least }–{ $most }.
   *[other] Asetus { $name } ei voi olla ”{ $value }”; kirjoita luku väliltä { $least }–{ $most }.
}
bot-unusable = Bottia { $bot } ei voi käyttää. { $error }
bot-is-none = Bottia { $bot } ei voi käyttää. Sen on luotava pelin, paikan ja siemenluvun perusteella olio boardwright.bots.bot.Bot.
bot-of-others = Botti { $bot } on jonkun muun koodia, jota ei ladata täällä.
bot-failed = Botti { $bot } epäonnistui ({ $reason }); sen puolesta pelattiin toinen toiminto.
bot-too-slow = Botti { $bot } ei vastannut ajassaan ({ $reason } s); sen puolesta pelattiin toinen toiminto.
bot-still-thinking = Botti { $bot } miettii yhä aiempaa toimintoa; sen puolesta pelattiin toinen.
bot-not-legal = Botti { $bot } vastasi { $reason }, mikä ei ole sallittua; sen puolesta pelattiin toinen toiminto.

## Why a move cannot be taken back.

undo-revealed = Sen jälkeen on paljastunut jotain: nähtyä ei saa näkemättömäksi.
undo-another-acted = Toinen pelaaja on sen jälkeen jo pelannut.
undo-nothing = Et ole vielä tehnyt mitään, minkä voisi perua.

## Records of games.

record-header = Rivi { $line }: ”{ $text }” ei kuulu tallenteen alkuun.
record-header-short = Rivi { $line }: tallenteen alusta puuttuu ”{ $missing }”.
record-format = Tallenteen muoto on { $format }; tämä versio lukee muotoa { $known }.
record-line = Rivi { $line }: ”{ $text }” ei ole tallenteen rivi.
record-line-long = Rivi { $line } on liian pitkä; tallenteen rivillä saa olla enintään { $most } merkkiä.
record-seat = Rivi { $line }: pelaa paikka { $seat }, vaikka vuorossa on paikka { $asked }.
record-chance-short = Rivi { $line }: sattumalta kysytään enemmän kuin tallenteessa on vastauksia.
record-chance-impossible = Rivi { $line }: sattuma ei voi vastata tässä näin: sellaisia ei ole jäljellä.
record-chance-long = Rivi { $line }: tallenteessa on enemmän vastauksia kuin sattumalta kysytään.
record-refused = Rivi { $line }: { $reason }
record-hash = Rivi { $line }: asema ei ole sama kuin tallenteessa.
record-version = Tallenne on pelattu sääntöjen versiolla { $was }; nämä ovat versio { $now }.
record-version-unknown = Tallenne on pelattu sääntöjen versiolla { $was }; täällä uusin on { $newest }: päivitä Boardwright.
record-components = Tallenne on pelattu muilla osilla ({ $digest }); nimeä niiden tiedosto: --components.
record-seats = Tallenteen alussa on oltava { $players } paikkaa.
record-empty = Tallenteesta puuttuu valmistelurivi.
record-unreadable = Tämä ei ole tekstitiedosto eikä siis tallenne.

## Where a rule stands: the edition of the rulebook, the headings there, and on which page.

rulebook-place = { $edition }, { $headings }
rulebook-heading = ”{ $heading }”
rulebook-page = ”{ $heading }” (s. { $page })
rulebook-en = englanninkielinen painos
rulebook-de = saksankielinen painos
rulebook-da = tanskankielinen painos
rulebook-no = norjankielinen painos

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = tällaista tiedostoa tai kansiota ei ole
system-forbidden = se ei ole sallittua
system-exists = tämänniminen on jo olemassa
system-folder = se on kansio
system-not-ordinary = se ei ole tavallinen tiedosto
system-no-folder = osa polusta ei ole kansio
system-full = levyllä ei ole enää tilaa
system-damaged = se on vioittunut
system-refused = siellä ei kuuntele kukaan
system-broken-off = yhteys katkesi
system-in-use = osoite on jo käytössä
system-no-address = tällä koneella ei ole tätä osoitetta
system-silent = vastausta ei tullut ajoissa
system-unknown-host = tämännimistä konetta ei löydy
system-insecure = suojattua yhteyttä ei saatu
# $code is such as ENAMETOOLONG.
system-other = järjestelmä ilmoittaa { $code }

## Games of others that cannot be played.

game-name-taken = Toisella pelillä on jo tämä nimi: { $other }.
game-name-unfit = Pelin nimessä on 2–32 pientä kirjainta tai numeroa, ja se alkaa kirjaimella.
game-no-players = Siinä ei ole asetusta pelaajien määrälle.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Peli { $game } on jätetty pois. { $reason }
game-failed = Peli { $game } epäonnistui: { $error } ({ $file }, rivi { $line })
