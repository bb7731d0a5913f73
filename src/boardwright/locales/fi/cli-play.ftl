### Peli päätteessä. Pelaajien kirjoittamat komennot (hint, undo, why, rules, scores, log, board, save, quit)
### pysyvät englanninkielisinä, samoin toimintojen tekstit.

cli-play-help = Pelaa tässä päätteessä: botteja vastaan, usean ihmisen kesken samalla näppäimistöllä tai palvelimen pöydässä.
cli-play-examples =
    Esimerkki: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    Palvelimella: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Ketkä pelaavat, pilkuilla erotettuina: human tai botti ({ $bots }).
play-option-seed = Kaiken sattuman siemenluku: samoilla valinnoilla sama peli (oletus: satunnainen).
play-option-record = Tallenna peli tähän tiedostoon pelikansion sijasta.
play-option-resume = Jatka tämän tiedoston peliä; jos TIEDOSTO puuttuu, viimeisintä keskeneräistä.
play-option-trust = Valitsimen --resume kanssa: lataa tämä botti eli koodi, jonka tallennettu peli nimeää, myös nykyisestä kansiosta.

# $known are words to type.
play-no-player = ”{ $text }” ei ole pelaaja; kirjoita kullekin paikalle jokin näistä: { $known }.
play-record-exists = { $file } on jo olemassa. Jatka sitä: boardwright play --resume { $file }
play-nothing-unfinished = Kansiossa { $folder } ei ole keskeneräistä peliä; nimeä tiedosto: --resume TIEDOSTO
play-unfinished = Keskeneräinen peli löytyi: { $file }
play-unfinished-choice = [1] jatka sitä   [2] aloita uusi peli
play-in-use = Tiedoston { $file } peliä pelataan jo toisessa päätteessä. Poistu sieltä komennolla quit ja yritä uudelleen, tai jatka tiedoston kopiolla.

play-code = { $file } nimeää botteja, jotka ovat jonkun muun koodia. Ladattuna se voi tehdä tällä tietokoneella kaiken, mitä sinäkin:
play-code-bot = { $bot }: moduulin { $module } luokka { $name }, tiedostosta { $file }
play-code-absent = { $bot }: mitään sen nimistä ei ole asennettu. Nykyisestä kansiosta etsitään vain valitsimella --trust.
play-code-choice = [1] älä lataa   [2] lataa ja pelaa
play-code-refused = Mitään ei ladattu. Jos luotat tähän koodiin: boardwright play --resume { $file } { $options }

play-seed = Siemenluku { $seed }: samoilla valinnoilla siitä syntyy sama peli uudestaan.
play-not-saved = Tätä peliä ei tallenneta: kansioon { $folder } ei voi kirjoittaa. Tallenna näin: save TIEDOSTO
play-elsewhere = Toinen ohjelma on poistanut tiedoston { $file } tai muuttanut sitä; se jätetään ennalleen. Tästä lähtien peli tallennetaan tiedostoon { $other }
play-unsaved = Viimeisimpiä siirtoja ei ole tallennettu: { $error }. Sitä yritetään uudelleen joka siirron jälkeen. Tallenna kopio näin: save TIEDOSTO
play-resumed = Jatketaan peliä { $file }.
play-hint = Numero tai teksti, kuten ”{ $example }” (sarkain täydentää). Lisää: help
play-hand-over = Vuorossa on { $seat }: anna laite hänelle. Hän painaa sitten Enteriä.
# Explanations begin in the same column; each line has at most 78 characters.
play-help =
    Vastaa valinnan numerolla tai tekstillä, kuten: { $example }
    Pidempi teksti voi vastata useaan kysymykseen, jos toinen johtaa toiseen.
    hint [SEKUNNIT]  paras valinta verrattuna seuraavaksi parhaaseen, ja syyt
    undo             peru viimeisin siirtosi, jos mitään ei ole paljastunut
    why TOIMINTO     mikä sääntö kieltää toiminnon: why { $example }
    rules [TUNNUS]   säännöt tai yksi niistä: rules { $rule }
    scores           pisteet lähteittäin
    log              viimeisimmät tapahtumat
    board            piirrä pöytä uudestaan (niin tekee myös tyhjä rivi)
    save [TIEDOSTO]  minne peli on tallennettu, tai tallenna siitä kopio
    quit             poistu; peli on tallessa, ja sitä voi jatkaa
play-undone = { $moves ->
    [one] Viimeisin siirtosi peruttiin.
   *[other] { $moves } siirtoa peruttiin, viimeisimpääsi asti.
}
play-no-choice = Valintaa { $number } ei ole; valitse 1–{ $last } tai kirjoita help.
play-unknown = ”{ $text }” ei ole valinta. Kirjoita numero, toiminnon teksti tai help.
play-unknown-near = ”{ $text }” ei ole valinta; tarkoititko { $near }? Muuten kirjoita help.
play-why-what = Kerro, mikä toiminto: why { $example }
play-why-legal = ”{ $action }” on nyt sallittu.
play-why-not = ”{ $action }” on kielletty. { $reason }
play-no-rule = Sääntöä { $rule } ei ole; tunnukset ovat { $first }–{ $last }. Kirjoita rules, niin näet kaikki.
play-saved = Peli on tallennettu tiedostoon { $file }
play-save-where = Tätä peliä ei ole tallennettu; nimeä tiedosto: save TIEDOSTO
play-cannot-save = Tiedostoa { $file } ei voi kirjoittaa: { $error }.
play-go-on = Jatka näin: boardwright play --resume { $file }
play-left-at-once = Mitään ei pelattu, joten mitään ei tallenneta.
play-left-unsaved = Peliä ei tallennettu.
play-left-lost = Viimeisimpiä siirtoja ei tallennettu: { $error }.
play-replay = Katso peli uudestaan: boardwright replay { $file }

# Heading of a column.
play-source = pisteiden lähde
play-total = yhteensä
