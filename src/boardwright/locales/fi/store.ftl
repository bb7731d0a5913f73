### Missä pöydät säilytetään.

store-out-of-step = Pöytä { $table } on kohdassa { $latest }, ei { $number }: joku muu ehti ensin.
store-failed = Tallennuspaikassa { $store } tapahtui virhe: { $error }.
# Stands for $error in store-away.
store-session-lost = yhteys, joka pitää sen varauksia, katkesi ja avataan uudestaan
store-away = Tallennuspaikka { $store } ei vastaa ({ $error }); yritetään uudestaan.
store-closed = Tallennuspaikka { $store } on suljettu.

store-unknown-kind = Tallennuspaikka on tiedoston polku tai osoite postgresql://…; ”{ $scheme }” on tuntematon.
store-in-use = { $store } on toisen prosessin käytössä. Tiedosto palvelee yhtä prosessia; käytä useammalle PostgreSQL-palvelinta: --store postgresql://…
store-unusable = Tallennuspaikkaa { $store } ei voi avata: { $error }.
store-not-ours = { $store } sisältää jotain muuta kuin Boardwrightin pöytiä; nimeä toinen tiedosto.
store-newer = { $store } on uudemman Boardwrightin kirjoittama: sen skeeman versio on { $version }, mutta tämä ohjelma tuntee skeeman vain versioon { $known } asti. Päivitä ohjelma.
store-migration = Tallennuspaikkaa { $store } ei voi siirtää skeeman versiosta { $version } versioon { $next }, ja se jätettiin ennalleen: { $error }.
store-no-asyncpg = PostgreSQL vaatii kirjaston asyncpg: asenna boardwright[postgres] tai nimeä tiedosto.
store-unreachable = PostgreSQL-palvelinta { $store } ei voi käyttää: { $error }.
store-address = PostgreSQL-palvelimen osoite kirjoitetaan postgresql://user:password@host:port/database; kirjoita salasanan merkit kuten @ / : # ? muodossa %40 %2F %3A %23 %3F.
