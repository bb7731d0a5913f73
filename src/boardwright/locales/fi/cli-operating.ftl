### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Kopioi kaikki pöydät yhteen tiedostoon, myös palvelimen käydessä.
backup-examples = Esimerkki: boardwright backup tables-2026-11-18.db
backup-option-force = Korvaa tiedosto, jos se on olemassa.
backup-copying = Kopioidaan
backup-made = { $file } sisältää kaikki pöydät ({ $tables }), { $size } kt.

## boardwright restore

restore-help = Palauta varmuuskopion pöydät tallennuspaikkaan, kumpaa lajia se onkin.
restore-examples = Esimerkki: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Korvaa olemassa olevat pöydät; ne säilytetään toisessa tiedostossa.
restore-copying = Palautetaan
restore-done = Pöytiä palautettu tiedostosta { $file }: { $tables }.
restore-replaced = Aiemmat pöydät ovat tiedostossa { $file }.

## boardwright tables

tables-help = Huolehdi palvelimen pöydistä.
tables-examples = Esimerkki: boardwright tables list --status running
tables-list-help = Luettele pöydät, myös palvelimen käydessä.
tables-list-examples = Esimerkki: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Vain avoimet (open), käynnissä olevat (running) tai päättyneet (finished) pöydät.
tables-option-game = Vain tämän pelin pöydät.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Vain pöydät, joita kukaan ei ole muuttanut näin pitkään aikaan: 12h, 90d, 52w.
tables-no-age = ”{ $text }” ei ole ikä; kirjoita 12h, 90d tai 52w.
# Headings of columns.
tables-column-id = pöytä
tables-column-game = peli
tables-column-status = tila
tables-column-seats = paikat
tables-column-moves = siirrot
tables-column-age = ikä
tables-column-size = koko
tables-size = { $size } kt
tables-sum = Pöytiä: { $tables }, yhteensä { $size } kt.
tables-absent = Tallennuspaikassa { $store } ei ole pöytää { $table }; ”boardwright tables list” näyttää kaikki.
tables-unreadable = Pöydän { $table } tallennettuja tietoja ei voi lukea.
tables-export-help = Kirjoita pelin tallenne, myös keskeneräisen.
tables-export-examples = Esimerkki: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Kirjoita kaikkien pelien tallenteet tähän kansioon.
tables-export-which = Nimeä pöytä, tai kaikki valinnalla --all KANSIO.
tables-exported = Tallenne on tiedostossa { $file }.
tables-exported-all = Tallenteita kansiossa { $folder }: { $games }.
tables-not-begun = Pöydässä { $table } ei ole alkanut peliä.
tables-export-unfinished = Peli pöydässä { $table } on kesken: sen tallenne paljastaa, mitä pelaajat salaavat toisiltaan.
tables-delete-help = Poista pöydät nimineen, keskusteluineen ja peleineen lopullisesti.
tables-delete-examples = Esimerkki: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Tee se kysymättä.
tables-delete-ask = Poistetaanko lopullisesti (pöytiä: { $tables })? Kirjoita kyllä:
tables-deleted = Poistettuja pöytiä: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = kyllä k yes y
tables-ask-nobody = Ei ole ketään, jolta kysyä; kirjoita --yes, jos niin tehdään.
tables-prune-help = Poista pöydät, joita kukaan ei ole muuttanut pitkään aikaan.
tables-prune-examples = Esimerkki: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Näytä vain, mitä poistettaisiin.
tables-forget-help = Poista pöytien nimet ja keskustelu; pelit säilyvät ja niitä voi jatkaa.
tables-forget-examples = Esimerkki: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Poistetaanko nimet ja keskustelu lopullisesti (pöytiä: { $tables })? Kirjoita kyllä:
tables-forgotten = Nimet ja keskustelu on poistettu (pöytiä: { $tables }).
tables-forget-next = Samat ihmiset jatkoivat pöydästä { $table } pöydässä { $next }; heidän nimensä ovat myös siellä.
tables-revoke-help = Tee pöydän linkit arvottomiksi ja tulosta uudet.
tables-revoke-examples = Esimerkki: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Vain tämän paikan linkki, ykkösestä laskien.
tables-option-server = Palvelimen osoite uusissa linkeissä.
tables-no-seat = Paikalla { $seat } ei ole linkkiä: siinä ei istu ketään.
tables-revoked = Uudet linkit pöytään { $table }; vanhoilla ei enää pääse mihinkään.
tables-revoked-seat = Paikka { $seat }: { $link }
tables-revoked-invite = Kutsu paikalle { $seat }: { $link }
tables-revoked-watch = Katsojille: { $link }
tables-revoked-host = Isännälle: { $link }
