### Mitä palvelin sanoo.

## Why something cannot be done at a table.

server-frozen = Tämä pöytä aloitettiin sääntöjen versiolla { $version }, jota tämä ohjelma ei tunne. Sitä voi lukea; jatka päivittämällä Boardwright.
server-damaged = Tästä pöydästä tallennettu on vioittunut. Se, mikä on vielä luettavissa, näytetään; peliä ei voi jatkaa.
server-past-damaged = Tämän pöydän aiempia siirtoja on vioittunut, joten taaksepäin ei voi katsoa. Se, mitä näkyy, pitää paikkansa.
server-not-started = Peli ei ole vielä alkanut.
server-started = Peli on jo alkanut.
server-seats-open = Paikkoja on vielä vapaana: odota, että ne täyttyvät, tai anna bottien ottaa ne.
server-finished = Peli on päättynyt.
server-not-finished = Peli ei ole vielä päättynyt.
server-play-on-secret = Ennen kuin tämä peli on päättynyt, et voi jatkaa tästä: se paljastaisi, mitä muut, myös botit, pitävät salassa.
server-not-running = Täällä ei juuri nyt pelaa kukaan.
server-stale = Pöydässä on jo edetty; tässä on nykyinen tilanne.
server-not-asked = Nyt ei ole sinun vuorosi.
server-not-own = Se ei ole sinun paikkasi; käytä paikan linkkiä.
server-no-seat = Sellaista paikkaa ei ole.
server-host-only = Vain pöydän perustaja voi tehdä sen.
server-bot-plays = Sillä paikalla pelaa botti; jos paikka on sinun, ota se ensin takaisin.
server-plays-already = Pelaat jo itse sillä paikalla.
server-not-away = { $name } ei ole poissa: kukaan muu ei voi luovuttaa paikkaa botille, ennen kuin { $seconds } sekuntia on kulunut vastauksetta.
server-has-left = Siltä paikalta on jo lähdetty.
server-no-line = Tallenne päättyy riviin { $last }.
server-undo-pending = Joku on jo pyytänyt perumista; vastaa ensin siihen.
server-undo-unasked = Kukaan ei pyydä suostumustasi.
server-pace-same = Aikaa siirtoon on jo juuri niin paljon.
server-pace-pending = Joku on jo ehdottanut toista aikaa siirtoon; vastaa ensin siihen.
server-undo-absent = { $name } on sen jälkeen tehnyt siirron ja on nyt poissa: kukaan muu ei voi suostua sen perumiseen.
server-undo-wait = Pyysit juuri perumista: pyydä uudestaan { $seconds } sekunnin kuluttua tai kerro keskustelussa, miksi.
server-no-hints = Botit eivät anna vinkkejä tässä pöydässä.
server-busy = Moni haluaa juuri nyt neuvoja; yritä hetken kuluttua uudestaan.
server-advice-wait = Olet jo kysynyt sitä; sitä mietitään vielä.
server-advice-lost = Mitään ei löytynyt; yritä uudestaan.

## Names and chat.

server-name-long = Nimessä saa olla enintään { $most } merkkiä.
server-name-taken = Pöydässä ei voi olla kahta, joiden nimi on ”{ $name }”; valitse toinen nimi.
server-chat-empty = Tyhjässä rivissä ei ole mitään sanottavaa.
server-chat-long = Keskustelun rivissä saa olla enintään { $most } merkkiä.
server-text-unfit = Vain tavallisia kirjaimia ja merkkejä, kiitos.

## Taking seats and making tables.

server-no-invite = Tämä kutsu ei ole mihinkään paikkaan täällä; pyydä uusi linkki.
server-seat-taken = Joku on jo liittynyt tällä kutsulla; jos se olit sinä, jatka silloin saamallasi linkillä.
server-join-frozen = Säännöt ovat muuttuneet tämän pöydän perustamisen jälkeen, joten tänne ei voi enää istua. Pyydä kutsu uuteen pöytään.
server-full = Kaikki paikat on varattu.
server-no-bot = ”{ $text }” ei ole täällä pelaava botti; valitse random, greedy, mcts, mcts:2s, mcts:5000 tai level:1 … level:5.
server-bot-budget = Botti saa täällä miettiä siirtoa enintään { $seconds } sekuntia tai { $iterations } iteraatiota.
server-bot-lost = Botti { $bot } ei vastannut; sen puolesta pelattiin toinen toiminto.
server-unfit = { $reason }
server-components-long = Osatiedostossa saa olla täällä enintään { $most } merkkiä.
server-record-long = Tallenteessa saa olla täällä enintään { $most } merkkiä.
server-record-wrong = Tallenteen siirto { $move } ei noudata sääntöjä.
server-tables-many = Olet muuttanut tai perustanut tunnin aikana { $most } pöytää; odota vähän.
server-tables-unfinished = Sinulla on { $most } keskeneräistä pöytää; pelaa ensin jokin niistä loppuun.

## Connections.

server-no-table = Sellaista pöytää ei ole.
server-no-token = Tähän pöytään tarvitaan oma linkki; kysy pöydän perustajalta.
server-no-game = ”{ $text }” ei ole peli, jota täällä pelataan.
server-no-status = ”{ $text }” ei ole pöydän tila: kirjoita open, running tai finished.
server-no-hello = Ensimmäisen viestin on oltava hello.
server-hello-twice = Olet jo sanonut hello.
server-garbage = Tätä viestiä ei ymmärretä: { $reason }.
server-message-long = Viestissä saa olla enintään { $most } tavua.
server-no-json = Pyynnön rungon on oltava application/json.
server-too-fast = Liian paljon kerralla; odota hetki.
server-origin = Muiden palvelinten sivut eivät saa kysellä täällä.
server-host = Tätä palvelinta ei tunneta nimellä ”{ $host }”. Jos pitäisi, käynnistä se valitsimella --origin ja tuolla osoitteella.
server-local-only = Tunnusluvut ovat vain tälle koneelle.
server-error = Täällä meni jotain vikaan; mitään ei muutettu. Yritä uudestaan.
server-closing = Palvelin käynnistetään uudestaan; palaa hetken kuluttua.
server-store-failed = Sitä ei saatu kirjattua, joten se ei ehkä tapahtunut. Katso pöytää ja yritä uudestaan.
server-store-unreadable = Pöytiä ei voi juuri nyt lukea. Yritä uudestaan.

## What is told in the log.

server-log-left = { $name } on lähtenyt.
server-log-taken-over = { FORM($bot, "level") } pelaa pelaajan { $name } puolesta.
server-log-taken-back = { $name } on palannut.
server-log-undone = { $moves ->
    [one] { $name } perui siirron.
   *[other] { $name } perui { $moves } siirtoa.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Aika loppui; botti valitsi:
server-log-paced = Tästä lähtien aikaa siirtoon: { $time }.
server-log-unpaced = Tästä lähtien siirroilla ei ole aikarajaa.
server-pace-seconds = { $count ->
    [one] { $count } sekunti
   *[other] { $count } sekuntia
}
server-pace-minutes = { $count ->
    [one] { $count } minuutti
   *[other] { $count } minuuttia
}
server-pace-hours = { $count ->
    [one] { $count } tunti
   *[other] { $count } tuntia
}
server-pace-days = { $count ->
    [one] { $count } vuorokausi
   *[other] { $count } vuorokautta
}

## boardwright serve

serve-help = Avaa pöytiä ihmisille ja boteille: palvelin ja sivu selaimille.
serve-examples = Esimerkki: boardwright serve --port 8400 --store games.db
serve-option-host = Kuunneltava osoite; 0.0.0.0 päästää muutkin sisään.
serve-option-port = Kuunneltava portti.
serve-option-store = Missä pöydät säilytetään: SQLite-tiedosto tai postgresql://… (oletus: { $file }).
serve-option-workers = Palvelevien prosessien määrä; useampi kuin yksi vaatii PostgreSQL:n.
serve-option-bots = Niiden prosessien määrä, joissa botit miettivät.
serve-option-origin = Toinen osoite, josta sivut saavat tulla, kuten https://games.example.
serve-option-limit = Muuta rajaa, kuten connections=500; katso docs/security.md.
serve-limit-unfit = Raja { $name } ei voi olla ”{ $text }”; kirjoita luku.
serve-limit-range = Raja { $name } ei voi olla ”{ $text }”; sen on oltava väliltä { $least }–{ $most }.
serve-option-proxy = Välityspalvelimen osoite, jonka X-Forwarded-For-tietoon luotetaan.
serve-option-open = Avaa aula selaimessa.
serve-workers-sqlite = Useampi prosessi ({ $workers }) ei voi käyttää samaa SQLite-tiedostoa: siitä ei ole hyötyä, ja kaikki joutuvat odottamaan. Käytä yhtä prosessia tai nimeä PostgreSQL-tietokanta: --store postgresql://…
serve-lobby = Aula on osoitteessa { $url } (lopeta painamalla Ctrl+C)
serve-no-address = Osoitetta { $url } ei voi käyttää: { $reason }.
