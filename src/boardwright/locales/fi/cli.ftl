### Komentorivi. Kirjoitettava pysyy sellaisenaan: komennot, valitsimet, tiedostot ja esimerkit.

## The words of every command.

cli-help = Nykyaikaisia lautapelejä täsmälleen sääntökirjojen mukaan: pelaa, simuloi ja lue sääntöjä.
cli-alone = Ilman komentoa se avaa aulan selaimessa.
cli-examples = Esimerkki: boardwright play imhotep --seats human,level:2,level:2
# $error is a sentence.
cli-error = Virhe: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Kieli tällä kertaa: { $languages }. Pysyvästi: boardwright language

## What stands for something to be typed, in capital letters, as in “--record FILE”. Words in the help of options
## must be the same.

cli-word-file = TIEDOSTO
cli-word-optional-file = [TIEDOSTO]
cli-word-folder = KANSIO
cli-word-table = PÖYTÄ
cli-word-tables = PÖYTÄ …
cli-word-age = IKÄ
cli-word-number = LUKU
cli-word-text = TEKSTI
cli-word-link = LINKKI
cli-word-name = NIMI
cli-word-bot = BOTTI
cli-word-rule = [TUNNUS]
cli-word-players = PELAAJAT
cli-word-language = KIELI
cli-word-address = OSOITE
cli-word-limit = NIMI=LUKU
cli-word-path-or-url = TIEDOSTO|URL
cli-word-shell = KOMENTOTULKKI
cli-word-game = PELI
cli-word-options = [VALITSIMET]
cli-word-command = KOMENTO …

## So many a second.

cli-rate = { $rate }/s

## What every command says when it is not used as it should be. $option, $param_hint, $name and the like
## come with their quotation marks.

click-usage = Käyttö:
click-options = Valitsimet
click-heading = { $heading }:
click-commands = Komennot
click-version = Näytä versio ja lopeta.
click-help = Näytä tämä ohje ja lopeta.
click-error = Virhe: { $message }
click-try = Ohjeen saat näin: ”{ $command } { $option }”.
click-invalid = Arvo ei kelpaa: { $message }
click-invalid-for = Arvo ei kelpaa, { $param_hint }: { $message }
# What is missing follows.
click-missing-argument = Puuttuva argumentti
# What is missing follows.
click-missing-option = Puuttuva valitsin
click-missing-command = Komento puuttuu.
click-no-option = Valitsinta { $name } ei ole.
click-no-command = Komentoa { $name } ei ole.
click-near = Tarkoititko { $possibilities }?
click-extra-arguments = { $count ->
    [one] Yksi argumentti on liikaa: { $args }
   *[other] Nämä argumentit ovat liikaa: { $args }
}
click-default = oletus: { $default }
click-required = pakollinen
click-takes-no-value = Valitsimelle { $name } ei anneta arvoa.
click-takes-value = { $count ->
    [one] Valitsin { $name } vaatii argumentin.
   *[other] Valitsin { $name } vaatii { $nargs } argumenttia.
}
click-no-choice = { $value } ei ole mikään näistä: { $choices }.
click-choose = Valitse jokin näistä: { $choices }
click-no-number = { $value } ei ole kelvollinen luku.
# $range is such as 1<=x<=64.
click-no-range = { $value } ei ole välillä { $range }.
click-no-file = Tiedostoa { $filename } ei ole.
click-directory = { $filename } on kansio, ei tiedosto.
click-unreadable = Tiedostoa { $filename } ei voi lukea.
click-unopened = Tiedostoa { $filename } ei voi avata: { $message }

## Options of several commands. $example and $default are values to type.

cli-option-components = Oma tiedosto, jonka arvot korvaavat painetut arvot.
cli-option-rules-version = Sääntöjen versio, 1:stä alkaen; muuten uusin. Mikä on muuttunut: boardwright rules PELI --changes.
cli-option-json = Tulosta yksi JSON-dokumentti.
cli-option-players = Pelaajien määrä: { $example } (oletus { $default }).
cli-option-start = Aloittava paikka: { $example } (oletus { $default }).
cli-option-colours = Kunkin paikan väri, kuten { $example } neljälle paikalle (ellei muuta sanota, pelin järjestyksessä).
cli-seed = Kaiken sattuman siemenluku: sama siemenluku, samat pelit.

## boardwright simulate

cli-simulate-help = Anna bottien pelata tuhansia pelejä ja katso, kuka voittaa ja mistä pisteet tulevat.
cli-simulate-examples = Esimerkki: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = Botti kullekin paikalle pilkuilla erotettuina.
cli-simulate-how-many = Montako peliä.
cli-simulate-jobs = Käytettävien prosessien määrä (oletus: kaikki ytimet); pelit pysyvät samoina.
cli-simulate-output = Kirjoita rivi kustakin pelistä ja paikasta .csv-, .jsonl- tai .parquet-tiedostoon.
cli-simulate-games = Pelit
cli-simulate-title = { $games ->
    [one] { $game }, { $games } peli
   *[other] { $game }, { $games } peliä
}
# Heading of a column: the number of a seat and its bot.
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = voittojen osuus
cli-simulate-interval = 95 %:n väli
cli-simulate-score = pisteiden keskiarvo
cli-simulate-speed = { $length } päätöstä pelissä; { $seconds } s, { $rate } päätöstä/s.

## boardwright tournament

cli-tournament-help = Anna bottien pelata toisiaan vastaan kaikilla paikoilla, samoilla jaoilla kaikille pareille.
cli-tournament-examples = Esimerkki: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Botit pilkuilla erotettuina, kuten { $bots }.
cli-tournament-how-many = Montako peliä kukin pari pelaa (pyöristettynä ylös täysiin istumajärjestyksiin).
cli-tournament-two-bots = turnaukseen tarvitaan kaksi eri bottia, kuten --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } pelaaja
   *[other] { $game }, { $players } pelaajaa
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } vastaan { $rival }
   *[other] { $bot } vastaan { $rivals } × { $rival }
}
cli-tournament-bot = botti
cli-bot-troubles = { $bot } jätti antamatta kelvollisen vastauksen { $troubles ->
    [one] kerran
   *[other] { $troubles } kertaa
}; sen puolesta pelattiin toinen toiminto.
cli-tournament-games = pelejä
cli-tournament-wins = voitot (95 %)
# Heading of a column: by how many points.
cli-tournament-ahead = edellä
# Heading of a column: milliseconds for a move of the bot, and of its rival.
cli-tournament-time = ms/siirto, oma / vastustaja

## boardwright replay

cli-replay-help = Näytä tallennettu peli askel askeleelta säännöillä tarkistettuna.
cli-replay-examples = Esimerkki: boardwright replay game.bwr --at 20 --board
cli-replay-at = Vain asema tämän siirron jälkeen (0: valmistelujen jälkeen).
cli-replay-board = Piirrä pöytä jokaisen siirron jälkeen.
cli-replay-beyond = tallenne päättyy siirtoon { $last }
# $action is as it is typed, $chance what chance answered, $totals the points of all.
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Valmistelut: { $chance }

## boardwright verify

cli-verify-help = Pelaa tallenne läpi säännöillä ja tarkista jokaisen aseman tiiviste.
cli-verify-examples = Esimerkki: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: sen ainoa rivi on oikein.
   *[other] { $file }: kaikki { $lines } riviä ovat oikein.
}

## boardwright playthrough

cli-playthrough-help = Tulosta kokonainen satunnainen peli tekstinä: jokainen valinta, sattuman vastaukset ja tiivisteet.
cli-playthrough-examples = Esimerkki: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

## boardwright rules

cli-rules-help = Lue pelin säännöt tai yksi sääntö sekä koodi ja testit, jotka viittaavat siihen.
cli-rules-examples = Esimerkki: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } sääntöä ja tulkintaa
cli-rules-reason = Tulkinta avoimesta kohdasta. Miksi: { $reason }
cli-rules-rulebook = Sääntökirja: { $rulebook }
# Of a ruling: $rulebook is the place in the rulebook, $remark a sentence on what it says there.
cli-rules-gap = Sääntökirja: { $rulebook }. { $remark }
cli-rules-code = Koodi: { $places }
cli-rules-tests = Testit: { $places }
cli-rules-changes = Mikä muuttui sääntöjen versiosta seuraavaan.
cli-rules-version = { $game }, versiosta { $version } alkaen
cli-rules-unchanged = { $game }: säännöistä on vain versio 1.

## boardwright components

cli-components-help = Näytä, mitä pelin osiin on painettu, ja kunkin arvon lähde.
cli-components-examples = Esimerkki: boardwright components imhotep --estimates
cli-components-estimates = Vain arvot, jotka on arvioitu tunnettujen tietojen pohjalta.
cli-components-path = nimi
cli-components-value = arvo
# Heading of a column: how sure a value is; one of the next five.
cli-components-confidence = varmuus
cli-confidence-rulebook = sääntökirja
cli-confidence-public = julkinen
cli-confidence-inferred = päätelty
cli-confidence-estimate = arvio
cli-confidence-owner = omistaja
cli-components-source = lähde
cli-components-sum = { $game }: { $shown }/{ $of } arvoa.
# Such as “How sure: 40 rulebook, 3 public and 12 estimate.”
cli-components-shares = Varmuus: { $shares }.
cli-components-share = { $confidence } { $count }

## boardwright bench

cli-bench-help = Mittaa, kuinka nopeasti pelimoottorit pelaavat, yhden ytimen suoritinaikana.
cli-bench-examples = Esimerkki: boardwright bench --json
cli-bench-rounds = Kierroksia kaikkien mittausten yli; tulokset ovat mediaaneja.
cli-bench-seconds = Suoritinsekunteja mittausta ja kierrosta kohti.
cli-bench-measuring = Mitataan
cli-bench-uncompiled = Pelimoottorit toimivat täällä kääntämättöminä: asenna C-kääntäjä ja suorita ”make build”.
cli-bench-title = Neljä satunnaista pelaajaa (haku ja greedy: kaksi pelaajaa), yksi ydin
# Headings of columns: decisions a second, stepping through the game from Python.
cli-bench-stepped = askeltaen, päätöstä/s
# Decisions a second, whole games in compiled code.
cli-bench-whole = kokonaan, päätöstä/s
# Microseconds for a copy of a position.
cli-bench-clone_us = kopio, µs
# Games that are played out at random, in a second.
cli-bench-rollouts = läpipeluuta/s
cli-bench-search = haku, iteraatiota sekunnissa
cli-bench-greedy = greedy, päätöstä/s

## boardwright language

cli-language-help = Valitse kieli, jota komentorivi puhuu tästä lähtien; jos KIELI puuttuu, näytetään nykyinen.
cli-language-examples = Esimerkki: boardwright language de
cli-language-chosen = Komentorivi puhuu tästä lähtien suomea.

## boardwright completion

cli-completion-help = Tulosta komentosarja, jolla komentotulkkisi täydentää komennot, pelit ja valitsimet.
cli-completion-examples = Esimerkki: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Tee kansio uudelle pelille: pieni peli, jota voi pelata heti ja josta voi tehdä oman.
cli-new-game-examples = Esimerkki: boardwright new-game harvest
cli-new-game-made = Kansiossa { $folder } on peli { $name }. Asenna se: { $install }. Sitten: { $play }
cli-new-game-exists = Paikassa { $folder } on jo jotain.
cli-new-game-python = Nimi { $name } on jo käytössä Pythonissa.
