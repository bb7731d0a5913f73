### Missä pöydät säilytetään.

store-out-of-step = Pöytä { $table } on kohdassa { $latest }, ei { $number }: joku muu ehti ensin.
store-failed = Tallennuspaikassa { $store } tapahtui virhe: { $error }.
store-damaged = Se, mitä { $store } sisältää pöydästä { $table }, on vioittunut.
store-gone = { $file } poistettiin tai korvattiin, vaikka { $store } on käytössä. Jotta mitään ei katoaisi, mitään ei enää kirjoiteta. Pysäytä palvelin, pane oikea tiedosto paikalleen ja käynnistä se uudestaan.
store-unlike = { $store } ei anna takaisin sitä, mitä siihen juuri kirjoitettiin.
# Stands for $error in store-away.
store-session-lost = yhteys, joka pitää sen varauksia, katkesi ja avataan uudestaan
store-away = Tallennuspaikka { $store } ei vastaa ({ $error }); yritetään uudestaan.
store-closed = Tallennuspaikka { $store } on suljettu.

store-unknown-kind = Tallennuspaikka on tiedoston polku tai osoite postgresql://…; ”{ $scheme }” on tuntematon.
store-in-use = { $store } on toisen prosessin käytössä. Tiedosto palvelee yhtä prosessia; käytä useammalle PostgreSQL-palvelinta: --store postgresql://…
store-several-names = { $store } tunnetaan usealla nimellä (kovia linkkejä). SQLite säilyttää uusimmat muutokset tiedostossa, joka on nimetty niistä yhden mukaan; toisella nimellä ne voisivat kadota. Poista muut nimet tai anna kopio.
store-unusable = Tallennuspaikkaa { $store } ei voi avata: { $error }.
store-not-ours = { $store } sisältää jotain muuta kuin Boardwrightin pöytiä; nimeä toinen tiedosto.
store-newer = { $store } on uudemman Boardwrightin kirjoittama: sen skeeman versio on { $version }, mutta tämä ohjelma tuntee skeeman vain versioon { $known } asti. Päivitä ohjelma.
store-migration = Tallennuspaikkaa { $store } ei voi siirtää skeeman versiosta { $version } versioon { $next }, ja se jätettiin ennalleen: { $error }.
store-absent = Tallennuspaikkaa { $store } ei ole; nimeä se, jota palvelin käyttää: --store TIEDOSTO|URL
store-older = Tallennuspaikan { $store } skeeman versio on { $version }, mutta tämä ohjelma käyttää versiota { $known }. Käynnistä palvelin kerran: se päivittää skeeman.
store-served = Palvelin käyttää tallennuspaikkaa { $store }. Pysäytä palvelin, tee tämä uudelleen ja käynnistä se taas.
store-file-damaged = { $store } on vioittunut: { $error }.
store-unwritable = Tiedostoa { $store } ei voi kirjoittaa: { $error }.
store-not-empty = Tallennuspaikassa { $store } on jo pöytiä ({ $tables }). Valinnalla --force ne korvataan ja säilytetään toisessa tiedostossa.
store-backup-exists = { $file } on jo olemassa. Nimeä toinen tiedosto tai korvaa tämä valinnalla --force.
store-backup-no-file = { $file } ei ole tavallinen tiedosto; nimeä toinen.
store-backup-itself = { $file } on itse tallennuspaikka; nimeä varmuuskopiolle toinen tiedosto.
store-no-asyncpg = PostgreSQL vaatii kirjaston asyncpg: asenna boardwright[postgres] tai nimeä tiedosto.
store-unreachable = PostgreSQL-palvelinta { $store } ei voi käyttää: { $error }.
store-address = PostgreSQL-palvelimen osoite kirjoitetaan postgresql://user:password@host:port/database; kirjoita salasanan merkit kuten @ / : # ? muodossa %40 %2F %3A %23 %3F.
