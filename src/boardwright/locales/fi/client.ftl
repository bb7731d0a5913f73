### Pelaaminen palvelimen pöydässä päätteestä.

## What can go wrong.

client-no-link = ”{ $text }” ei ole linkki pöytään; linkki näyttää tältä: http://localhost:8400/#/table/…
client-no-server = ”{ $text }” ei ole palvelimen osoite; kirjoita esimerkiksi http://localhost:8400
client-unreachable = Osoitteessa { $server } ei vastaa pöytäpalvelin: { $reason }
# These three stand for $reason.
client-status = se vastaa HTTP-tilalla { $code }
client-garbled = sen vastausta ei voi ymmärtää
client-left = yhteys suljettiin täältä
client-other-rules = Pöydässä on sääntöjen versio { $theirs }, täällä uusin on { $ours }: päivitä Boardwright täällä.
client-other-components = Tässä pöydässä pelataan omilla osilla; nimeä sama tiedosto täällä: --components TIEDOSTO.
client-other-game = Siinä pöydässä pelataan peliä { $game }: boardwright play { $game } --join …
client-two-tables = Linkit ovat eri pöytiin; anna yhden pöydän linkit.
client-no-view = Palvelin näyttää tämän pelin toisin kuin täällä tunnetaan: päivitä vanhempi.

## Options of boardwright play.

play-option-server = Pelaa tämän palvelimen pöydässä, kuten http://localhost:8400; paikka voi silloin olla myös open.
play-option-join = Liity pöytään tai palaa siihen sen linkillä.
play-option-name = Pelaajan nimi palvelimen pöydässä; anna se kerran jokaiselle täällä pelaavalle.
play-not-remote = { $option } on vain tällä laitteella pelattaviin peleihin.
play-needs-server = { $option } on palvelimen pöytiin: lisää --server URL tai --join LINKKI.

## At the table. The commands that players type (hint, say, undo, yes, no, bot, back, start, links …) stay English.

remote-links = Lähetä linkki jokaista vapaata paikkaa kohti:
remote-watch = Katsojille: { $link }
remote-go-on = Palaa näin: boardwright play --join { $link }
remote-waiting-seats = Odotetaan, että vapaat paikat täyttyvät. start BOTTI asettaa botin jokaiselle, kuten: start level:2
remote-waiting-host = Odotetaan pelin alkua.
remote-waiting = Vuorossa { $name }.
remote-waiting-bot = { $name } miettii.
remote-lost = Yhteys katkesi; yritetään uudestaan …
remote-back = Yhteys palasi.
remote-chat = { $name }: { $text }
remote-hint = Komennot: say, undo, scores, log, board, help, quit
# $time is such as 14:05:30.
remote-due = Botti pelaa puolestasi, kun kello on { $time }.
# $reason is a sentence.
remote-undo-ask = { $reason } Kysy muilta: undo ask
remote-undo-wish = { $name } haluaisi perua viimeisimmän siirtonsa. Vastaa: yes tai no
remote-say-what = Kerro mitä: say Onnea peliin!
remote-advice-thinking = Botti miettii …
remote-advice-seconds = Palvelin päättää, kuinka kauan vinkkiä mietitään; kirjoita vain: hint
remote-nothing-now = Nyt ei ole sinun vuorosi. Kirjoita help, niin näet, mitä sillä välin voi tehdä.
# Explanations begin in the same column; each line has at most 78 characters.
remote-help =
    Vastaa valinnan numerolla tai tekstillä, kuten: { $example }
    hint                paras valinta verrattuna seuraavaksi parhaaseen, ja syyt
    say TEKSTI          kerro jotain kaikille pöydässä
    undo                peru viimeisin siirtosi, jos mitään ei ole paljastunut
    undo ask            kysy muilta, saatko perua enemmän
    yes, no             vastaa tällaiseen pyyntöön
    bot PAIKKA [BOTTI]  anna botin pelata paikalla: omallasi tai poissa olevan
    back                pelaa taas itse omalla paikallasi
    start [BOTTI]       aloita; botti ottaa jokaisen vapaan paikan
    links               tämän pöydän linkit
    why TOIMINTO        mikä sääntö kieltää toiminnon: why { $example }
    rules [TUNNUS]      säännöt tai yksi niistä: rules { $rule }
    scores              pisteet lähteittäin
    log                 viimeisimmät tapahtumat
    board               piirrä pöytä uudestaan (niin tekee myös tyhjä rivi)
    quit                poistu; paikka pysyy sinun
remote-no-seat = Kerro, mikä paikka: bot 1 … bot { $last }
