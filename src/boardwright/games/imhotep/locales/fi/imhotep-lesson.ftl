### Imhotep: opastetut pelit, ajatus kerrallaan, ja ystävälliset vastaukset, kun joku tekee muuta.

imhotep-lesson-first = Ensimmäinen pelisi
imhotep-lesson-first-load = Hei, rakennusmestari! Kivet tuovat rannan viidessä kohteessa sinulle pisteitä, ja { $rounds } kierroksen jälkeen eniten pisteitä kerännyt voittaa. Kivet ovat raskaita, joten ne kulkevat laivalla. Lastaa yksi kivistäsi tähän pieneen laivaan: valitse paikka, jossa on kirkas kehys.
imhotep-lesson-first-sail = Hyvin lastattu! Laivan pienet harmaat palikat näyttävät, montako kiveä se tarvitsee lähteäkseen. Tälle riittää { $minimum }, joten se voi lähteä. Pyramideilla kivi tuo pisteitä heti. Valitse laiva, sitten pyramidit.
imhotep-lesson-first-get = { $points ->
    [one] { $points } piste sinulle
   *[other] { $points } pistettä sinulle
}: se luku oli ruudussa, johon kivesi tuli. Sitten vastustajasi haki vuorollaan uusia kiviä. Vuorolla tehdään aina yksi asia. Rekesi on melkein tyhjä, joten tee samoin: hae { $stones } kiveä louhoksestasi.
imhotep-lesson-first-wish = Nyt kiviä riittää. Lastaa tämä laiva ja toivo, että se lähtee temppelille. Miksi vain toivo? Koska kuka tahansa saa lähettää minkä tahansa laivan: omia laivoja ei ole kenelläkään!
imhotep-lesson-first-market = Näitkö? Vastustajasi lähettikin kivesi torille. Siinä se hauskuus on, ja nyt sinäkin osaat tempun. Hyödyt silti: torilla kivestä saa kortin. Ota Patsas. Patsaat tuovat pisteitä lopussa, ja mitä enemmän niitä on (viiteen asti), sitä enemmän kukin tuo.
imhotep-lesson-first-share = Uusi yritys! Tässä laivassa on vastustajasi kivi. Lastaa omasi sen viereen: joka silloin lähettää laivan hyvään paikkaan, auttaa teitä molempia, ja ilkeä temppu osuu kumpaankin.
imhotep-lesson-first-temple = Ole tällä kertaa nopeampi ja lähetä laiva itse temppelille. Jokainen siellä ylhäältä näkyvä kivi tuo { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}, kun kierros päättyy. Laivan etummainen kivi, vasemmalla, puretaan ensin.
imhotep-lesson-first-paid = Vastustajasi lähetti viimeisen laivan, joten kierros päättyi, ja temppeli antoi sinulle { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
} ja vastustajallesi saman verran. Kivesi jää sinne ja tuo pisteitä taas joka kierroksen lopussa, kunnes toinen kivi peittää sen.
imhotep-lesson-first-burial = Katso, minne viimeinen laiva meni. Hautakammiossa vastustajallasi on { $stones } kiveä, jotka koskettavat toisiaan. Tällainen ryhmä tuo pisteitä pelin lopussa: nyt { $points } pistettä, yhtä kiveä suurempana { $more }. Mitä suurempi ryhmä (viiteen kiveen asti), sitä arvokkaampi jokainen kivi.
imhotep-lesson-first-obelisks = Lopussa lasketaan myös obeliskit. Korkein torni saa { $points } pistettä, seuraava vain { $second }. Kukaan ei ole vielä aloittanut, joten aloita sinä! Uusi kierros toi uudet laivat: lastaa taas tämä pieni.
imhotep-lesson-first-tower = Ja sitten obeliskeille! Valitse laiva, sitten obeliskit.
imhotep-lesson-first-on = Jos peli päättyisi nyt, tornisi toisi sinulle { $points } pistettä. Vastustajasi voi kuitenkin vielä rakentaa korkeamman. Pidä silmällä hänen suunnitelmiaan! Muuta sinun ei tarvitse tietää. Pelaa kierroksen { $rounds } loppuun: silloin eniten pisteitä kerännyt voittaa.

imhotep-lesson-first-other-ship = Saat valita minkä tahansa vapaan paikan laivassa, joka on vielä täällä. Valitse nyt paikka, jota osoitan: siinä on jotain nähtävää.
imhotep-lesson-first-stones-left = Kiviä saa aina hakea, kun reessä on tilaa. Sinulla on niitä kuitenkin jo, joten lastaa ensin yksi.
imhotep-lesson-first-pyramids-first = Hyvä ajatus! Laiva saa lähteä mihin tahansa kohteeseen, jossa ei ole laivaa. Mutta vain pyramideilla kivet tuovat pisteitä heti, ja se on hyvä alku. Lähetä laiva sinne.
imhotep-lesson-first-sail-first = Sekin on hyvä vuoro. Mutta jos odotat, muut voivat viedä laivan. Lähetä se nyt itse.
imhotep-lesson-first-sled-first = Saat tehdä niin, mutta sitten rekesi on tyhjä ja seuraava vuoro kuluu kuitenkin kivien hakemiseen. Hae ne nyt.
imhotep-lesson-first-load-first = Niin saa tehdä, ja joskus se on paras vuoro. Lastaa tällä kertaa laiva, jota osoitan.
imhotep-lesson-first-statue-first = Jokaisesta kortista on hyötyä, ja myöhemmin valitset itse. Aloita Patsaasta: se on helpoin.
imhotep-lesson-first-temple-first = Niin saa tehdä. Mutta temppeli tuo pisteitä yhä uudelleen, joten lähetä laiva sinne.
imhotep-lesson-first-obelisks-first = Niin saa tehdä. Mutta obeliskeilla kukaan ei ole vielä edelläsi, joten lähetä laiva sinne.

imhotep-lesson-blue-cards = Siniset kortit
imhotep-lesson-blue-cards-load = Sininen kortti on vuoro, jossa on niksi: se tekee enemmän kuin tavallinen vuoro. Niitä saa kuten muitakin kortteja: lähettämällä kiviä torille. Katso, kaikki neljä lajia ovat siellä! Lastaa tämä laiva.
imhotep-lesson-blue-cards-more = Jokaisesta kivestä saa kortin. Lastaa siis toinenkin kivesi, ennen kuin laiva lähtee.
imhotep-lesson-blue-cards-hammer = Vastustajasi lähetti laivasi torille ja luuli sen harmittavan sinua. Suuri kiitos! Kaksi kiveä, kaksi korttia. Ota ensin Vasara.
imhotep-lesson-blue-cards-lever = Ja sitten Vipu. Molemmat odottavat edessäsi, kunnes pelaat ne, kummankin omalla vuorollaan.
imhotep-lesson-blue-cards-play = Rekesi on tyhjä. Kivien hakemiseen ja yhden lastaamiseen menisi kaksi vuoroa. Vasara tekee molemmat yhdellä: saat { $stones } kiveä ja lastaat yhden. Valitse Vasara, sitten paikka laivassa.
imhotep-lesson-blue-cards-order = Laiva on täynnä. Pyramideilla kivet täyttävät ruudun toisensa jälkeen: jos laiva lähtisi nyt, kivesi saisi vain { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}. Vivulla lähetät laivan ja valitset, mikä kivi puretaan ensin. Valitse Vipu, laiva ja pyramidit.
imhotep-lesson-blue-cards-last = Valitse nyt järjestys. Kolmas ruutu on paras, joten päästä vastustajan molemmat kivet edelle. Silloin kivesi saa { $points ->
    [one] { $points } pisteen.
   *[other] { $points } pistettä.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] Siinä se on: { $points } piste!
   *[other] Siinä ne ovat: { $points } pistettä!
} Torilla ovat vielä Purje, joka lastaa kiven ja lähettää sen laivan heti, ja Taltta, joka lastaa kaksi kiveä. Säästä siniset kortit oikeaan hetkeen; pelaamatta jäänyt tuo lopussa { $unused }. Jatka peliä!
imhotep-lesson-blue-cards-pointed = Niin saa tehdä. Valitse nyt laiva, jota osoitan: sen pitäisi lähteä torille.
imhotep-lesson-blue-cards-later = Niin saa tehdä, ja joskus se on paras vuoro. Lastaa tällä kertaa laiva, jota osoitan.
imhotep-lesson-blue-cards-card = Sekin on hyvä kortti! Ota nyt se, jota osoitan.
imhotep-lesson-blue-cards-slot = Vasaralla saa lastata minkä tahansa vapaan paikan. Valitse nyt se, jota osoitan.
imhotep-lesson-blue-cards-twice = Niin saisit kiviä, mutta et voisi lastata samalla vuorolla. Vasaralla teet molemmat.
imhotep-lesson-blue-cards-best = Vipu voi lähettää laivan mihin tahansa vapaaseen kohteeseen. Pyramideilla näet parhaiten, mihin siitä on.
imhotep-lesson-blue-cards-now = Niin saa tehdä, mutta silloin et näkisi, mitä Vipu osaa. Pelaa se nyt.
imhotep-lesson-blue-cards-third = Saat valita minkä tahansa järjestyksen. Mutta katso ruutujen lukuja: kolmas kivi saa eniten.

imhotep-lesson-b-sides = B-puolet
imhotep-lesson-b-sides-load = Jokaisella kohteella on toinen puoli, B-puoli. Siinä on enemmän valittavaa ja mietittävää. A- ja B-puolia voi sekoittaa; tässä kaikissa viidessä on esillä B. Käydään katsomassa: lastaa tämä laiva.
imhotep-lesson-b-sides-sail = Aloitetaan pyramideista, sillä nyt niitä on kolme. Lähetä laivasi sinne.
imhotep-lesson-b-sides-pyramid = Saapuvan kiven omistaja valitsee pyramidin ja saa sen seuraavan ruudun. Nyt jokainen tuo sinulle { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}. Jotkin myöhemmät ruudut tuovat vähemmän mutta jotain lisää: kortin, kiviä tai kiven laivaan. Rakenna vasenta pyramidia.
imhotep-lesson-b-sides-temple = Temppelissä jokainen ruutu tuo kierroksen lopussa jotain omaansa: pisteitä, kiviä tai kortin. Ensimmäinen ruutu vasemmalta on vielä vapaa. Lastaa tämä pieni laiva, jotta pääset sinne.
imhotep-lesson-b-sides-obelisks = Tässä laivassa on vain vastustajasi kiviä. Lähetä se obeliskeille, missä niistä on vähän hyötyä: siellä yhteen obeliskiin tarvitaan { $stones } kiveä, ja se tuo heti { $points } pistettä. Irrallinen kivi tuo lopussa vain { $loose }.
imhotep-lesson-b-sides-last = Vastustajasi kävi torilla: siellä on kaksi peitettyä korttia. Joka ne ottaa, katsoo molemmat ja pitää toisen, tällä kertaa sinisen. Nyt on sinun vuorosi: lähetä laivasi temppelille. Se on viimeinen.
imhotep-lesson-b-sides-choose = Kierros päättyi, ja temppeli kysyy, mitä haluat ruudustasi: { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
} vai { $stones ->
    [one] { $stones } kiven
   *[other] { $stones } kiveä
}. Rekesi on tyhjä, ja kivien hakemiseen kuluisi vuoro. Ota siis kivet!
imhotep-lesson-b-sides-rows = Jäljellä on hautakammio. Tällä puolella lasketaan rivit: lopussa se, jolla on rivillä eniten kiviä, saa { $points } pistettä ja seuraava { $second }. Kammio täyttyy sarake kerrallaan ylhäältä alas, joten on väliä, milloin kivesi tulee. Nyt tunnet kaikki puolet. Jatka peliä!
imhotep-lesson-b-sides-pointed = Niin saa tehdä. Valitse nyt paikka, jota osoitan.
imhotep-lesson-b-sides-later = Niin saa tehdä, ja joskus se on paras vuoro. Lastaa tällä kertaa laiva, jota osoitan.
imhotep-lesson-b-sides-hurry = Saat tehdä niin. Mutta lähetä laiva nyt, ennen kuin vastustajasi tekee sen.
imhotep-lesson-b-sides-begin = Laiva saa lähteä mihin tahansa kohteeseen. Aloitetaan pyramideista, joten lähetä se sinne.
imhotep-lesson-b-sides-left = Nyt kaikista saa yhtä paljon, joten olet oikeassa. Ota tällä kertaa vasen.
imhotep-lesson-b-sides-least = Niin saa tehdä. Mutta mieti, missä kivet auttavat vastustajaasi vähiten: obeliskeilla.
imhotep-lesson-b-sides-own = Niin saa tehdä. Mutta oman kivesi pitäisi päästä temppeliin, kun paras ruutu sinulle on siellä vielä vapaa.
imhotep-lesson-b-sides-worth = Piste ei ole koskaan väärin. Mutta kun reki on tyhjä, kivistä on nyt enemmän hyötyä.
