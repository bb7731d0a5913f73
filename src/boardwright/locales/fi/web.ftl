### Sivu selaimessa: aula ja pöytä. Mitä pelit itsestään kertovat, on niiden omissa tiedostoissa.

## Before anything is there.

web-no-script = Tämä sivu tarvitsee JavaScriptin. Ilman sitä voit pelata päätteessä: boardwright play
web-unreachable = Palvelimeen ei saada yhteyttä. Yritä uudestaan.

## Header and settings

web-settings = Asetukset
web-language = Kieli
web-theme = Värit
web-theme-auto = Kuten laitteessa
web-theme-light = Vaalea
web-theme-dark = Tumma
web-sound = Äänet
web-motion = Näytä liikkeet
web-close = Sulje

## An address that is none

web-lost-title = Täällä ei ole mitään
web-lost = Tämä osoite ei vie mihinkään pöytään. Ehkä osa linkistä jäi pois.

## Lobby

lobby-title = Boardwright
lobby-lead = Pelaa ystävien kanssa tai botteja vastaan. Tiliä ei tarvita.
lobby-players = Pelaajat
lobby-name = Nimesi
lobby-public = Näytä pöytä kaikille aulassa
lobby-play-bots = Pelaa botteja vastaan
lobby-invite = Kutsu ystäviä
lobby-own = Omat pöytäsi
lobby-public-tables = Avoimet pöydät
lobby-none = Ei vielä yhtään.
lobby-join = Liity
lobby-table = Pöytä
lobby-start = Aloita
lobby-back = Takaisin aulaan
lobby-your-turn = Sinun vuorosi
web-welcome = Mitä pelataan?
web-player-range = { $from }–{ $to } pelaajaa
web-set-up = Ystäviä ja muuta …
web-others = Ketkä muut pelaavat?
web-seat = Paikka { $seat }
web-own-seat = Paikka { $seat } (sinä)
web-name = Nimi
web-sitter-level-1 = { $bot }: lapsille
web-sitter-level-2 = { $bot }: aloittelijoille
web-sitter-level-3 = { $bot }: kokenut
web-sitter-level-4 = { $bot }: vahva
web-sitter-level-5 = { $bot }: paras
web-sitter-open = Ystävä linkillä
web-sitter-here = Joku tällä laitteella
web-pace = Aikaa siirtoon
web-pace-0 = Niin kauan kuin haluaa
web-pace-60 = Minuutti
web-pace-300 = Viisi minuuttia
web-pace-3600 = Tunti
web-pace-86400 = Vuorokausi
web-begin = Kuka aloittaa
web-begin-random = Arvotaan
web-begin-chosen = Paikka { $seat } aloittaa
web-choices = Lisää valintoja
web-choices-usual = Kuten tavallisesti; aloittaja arvotaan
web-choices-reset = Palauta tavalliset valinnat
web-colour = Väri
web-colours-chosen = Värit: { $colours }
web-by-chance = Arvotaan
web-hints-allowed = Botit saavat antaa vinkkejä
web-own-box = Oman pelisi arvot (TOML-tiedosto)
web-running-tables = Katsottavissa olevat pöydät
web-finished-tables = Päättyneet pelit
web-status-open = Odottaa pelaajia
web-status-running = { $line ->
    [one] { $line } siirto pelattu
   *[other] { $line } siirtoa pelattu
}
web-status-finished = Päättynyt
web-go-on = Jatka
web-watch = Katso
web-replay = Katso uudestaan
web-more = { $more ->
    [one] { $more } lisää
   *[other] { $more } lisää
}

## Joining

web-join-title = Sinut on kutsuttu
# $names are those who sit there already.
web-join-there = Pöydässä: { $names }
# $seat is what the game calls it, such as “White” or “Player 2”.
web-join-seat = Paikkasi: { $seat }
web-join-lead = Sinulle on varattu paikka. Millä nimellä muut voivat kutsua sinua?
web-join = Istu pöytään

## Table

web-connecting = Yhdistetään …
web-reconnecting = Yhteys katkesi; yritetään uudestaan …
web-retry = Yritä nyt
web-not-understood = Sivu ei ymmärrä, mitä palvelin sanoo. Lataa sivu uudestaan.
web-part-failed = Osaa ”{ $part }” ei voi juuri nyt näyttää. Kaikki muu jatkuu.
web-part-again = Näytä uudestaan
web-turn-of = Vuorossa { $name }
web-bot-thinks = { $name } miettii …
web-sending = Lähetetään …
web-watching = Olet katsojana.
web-frozen = Tämä pöytä aloitettiin säännöillä, joita tämä palvelin ei tunne. Sitä voi lukea; peliä voi jatkaa, kun palvelin on päivitetty.
web-estimates = { $estimates ->
    [one] Yksi tämän pelin painetuista arvoista on arvio.
   *[other] { $estimates } tämän pelin painetuista arvoista on arvioita.
}
web-seats = Pelaajat
web-you = sinä
web-away = poissa
web-points = Pisteet
web-points-of = Pisteet: { $points }
web-source = Lähde
web-total = Yhteensä
web-log = Tapahtumat
web-log-earlier = Aiemmat
web-log-look = Siirto { $line }: katso silloista pöytää
web-chat = Keskustelu
web-chat-say = Sano jotain
web-chat-send = Lähetä
web-chat-empty = Kukaan ei ole vielä sanonut mitään.
web-board = Pöytä
web-question = Mitä kysytään
web-actions-none = Juuri nyt sinun ei tarvitse tehdä mitään.
web-menu = Mikä niistä?
web-cancel = Peruuta
web-send = Tee se
web-chosen = { $heading }: { $label }
web-hint = Vinkki
web-hint-thinking = Botti miettii …
web-hint-do = Tee näin
web-undo = Peru siirto
web-undo-ask = Kysy muilta
web-undo-wish = { $name } haluaisi perua siirron. Sopiiko se?
web-undo-waits = Pyysit saada perua siirron. Vastaus puuttuu vielä: { $names }
web-pace-wish = { $name } ehdottaa toista aikaa siirtoon: { $pace }. Sopiiko se?
web-pace-waits = Ehdotit toista aikaa siirtoon: { $pace }. Vastaus puuttuu vielä: { $names }
web-pace-propose = Ehdota tätä aikaa
web-withdraw = Peru pyyntö
web-yes = Kyllä
web-no = Ei
web-rule = Sääntö { $rule }
web-rules = Säännöt
web-rules-changes = Mikä säännöissä on muuttunut
web-rules-since = Versiosta { $version } alkaen
web-rules-older = Tässä pöydässä pelataan sääntöjen versiolla { $version }, jolla se aloitettiin; uusin on { $newest }.
# Of a ruling: $reason is a sentence, $rulebook a place in the rulebook, $remark a sentence on what it says there.
web-rule-reason = Tulkinta avoimesta kohdasta. Miksi: { $reason }
web-rule-gap = Sääntökirja: { $rulebook }. { $remark }
web-dismiss = Sulje tämä viesti
web-look-back = Selaa taaksepäin
web-look-line = Siirto { $line }/{ $last }
web-look-first = Alkuun
web-look-before = Siirto taaksepäin
web-look-after = Siirto eteenpäin
web-look-now = Takaisin nykyhetkeen
web-play-on = Pelaa tästä eteenpäin botteja vastaan
web-look-link = Kopioi linkki tähän siirtoon
web-look-link-inside = Tämä linkki avautuu vain niille, jotka ovat jo tässä pöydässä.
web-pass-title = Anna laite pelaajalle { $name }
web-pass-lead = Muiden ei pitäisi nyt katsoa näyttöä.
web-pass-ready = Olen { $name }
web-over = Peli on päättynyt
web-rematch = Pelaa uudestaan
web-next-table = Seuraavaan peliin
web-record = Tallenna peli tiedostoon
web-percent = { $percent } %
web-analyse = Käy peli läpi botin kanssa
web-analysing = Käydään läpi: { $seen }/{ $of } vaihetta
web-analysis-how = Mahdollisuudet ja onni on laskettu ikään kuin kaikki pelaisivat jatkossa yksinkertaisesti; virheet on etsitty laskemalla siirtoja eteenpäin sen pohjalta, mitä pelaaja tiesi.
web-curve = Voittomahdollisuus kunkin siirron jälkeen
web-curve-simple = Nämä mahdollisuudet on laskettu ikään kuin kaikki pelaisivat jatkossa yksinkertaisesti; virheiden kohdalla ne on saatu laskemalla siirtoja eteenpäin.
web-curve-told = Voittomahdollisuus kunkin siirron jälkeen; lopussa: { $names }
web-curve-share = { $name }: { $percent }
web-curve-table = Sama taulukkona
web-move = Siirto
web-mistakes = Kalleimmat virheet
web-no-mistakes = Varmoja virheitä ei löytynyt.
web-mistake = Siirto { $move }, { $name }: ”{ $played }”. Parempi: ”{ $better }”.
web-mistake-cost = Voittomahdollisuus { $chance } %, paremmalla siirrolla { $better } %.
web-mistake-why = Paremmalla siirrolla: { $reasons }.
web-mistake-look = Katso pöytää ennen siirtoa { $move }
web-luck = Onni
web-luck-none = Mikään ei muuttanut mahdollisuuksia niin paljon, että onnen erottaisi päätöksistä.
web-luck-share = Sattuma aiheutti noin { $share } % kaikista heilahteluista (vähintään { $low } %, enintään { $high } %), päätökset loput.
web-luck-good = { $name } sai onnesta { $luck } %.
web-luck-bad = { $name } menetti huonon onnen takia { $luck } %.
web-hand-over = Anna botin pelata puolestani
web-take-over = Anna botin pelata pelaajan { $name } puolesta
web-take-back = Pelaa taas itse
web-leave = Nouse pöydästä
web-leave-sure = Nousetko pöydästä lopullisesti?
web-got-up = Nousit pöydästä: paikkasi on vapaa. Olet nyt katsojana.
web-got-up-gone = Nousit pöydästä: paikkasi on vapaa muille.
web-more-deeds = Lisää

## Inviting

web-invite-title = Kutsu ystäviä
web-invite-lead = Lähetä kullekin ystävälle yksi linkki. Linkin avaaja saa sen paikan.
web-invite-seat = Linkki paikalle { $seat }
web-invite-watch = Linkki katsojille
web-invite-own = Oma paikkasi toista laitetta varten
web-copy = Kopioi
web-copy-own = Kopioi linkkini toista laitetta varten
web-copy-watch = Kopioi linkki katsojille
web-renew = Joutuiko linkki vääriin käsiin? Tee uudet
web-renew-sure = Kaikki nykyiset linkkisi lakkaavat toimimasta, myös lähettämäsi ja muilla laitteillasi olevat. Tehdäänkö uudet?
web-renewed = Vanhat linkit eivät enää avaa mitään. Tässä on nyt uudet.
web-copied = Kopioitu
web-copy-by-hand = Selain ei anna sivun kopioida. Linkki on valittuna; kopioi se itse.
web-share = Jaa
web-deed-of = { $deed }: { $what }
web-waiting = Odotetaan pelaajia
web-ready = Kaikki ovat paikalla. Pöydän avaaja voi aloittaa pelin.
web-ready-start = Kaikki ovat paikalla: voit aloittaa pelin.
web-start = Aloita
web-start-bots = Aloita, botit ottavat vapaat paikat
