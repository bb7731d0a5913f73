### Pöytä selittää itse itsensä: mitä paikat ovat, mikä on uutta, vinkit ja ohjaaja.

explained-no-points = { $seat }: ei vielä pisteitä.
web-tip = Mikä tämä on
web-tip-not = Ei nyt: { $why }

web-explains = Selitä pelin aikana
web-explains-first = Ensimmäisessä pelissäni
web-explains-always = Aina
web-explains-never = Ei koskaan
web-news = Hyvä tietää
web-news-read = Selvä
web-news-stop = Ei enää näitä

hint-forced = Sinulla ei ole muuta vaihtoehtoa.
hint-alike = Kaksi siirtoa on suunnilleen yhtä hyviä:
hint-or = Tai:
hint-no-better = Mikään muu ei näytä paremmalta.
hint-brings = Siitä saat enemmän pisteitä { FORM($source, "elative") }.
hint-takes = Näin { $seat } saa vähemmän pisteitä { FORM($source, "elative") }.
web-hint-more = Lukuina

judged-better = Siinä meni paljon hukkaan. Parempi olisi:
judged-yours = Sinun: { $action }, voittomahdollisuus { $chance } %.
web-tutor = Ohjaaja: kerro, kun siirto hukkaa paljon
web-tutor-name = Ohjaaja
web-tutor-offer = Haluatko ohjaajan? Se puhuu vain, kun siirtosi hukkaa paljon.
web-tutor-back = Peru se
web-tutor-on = Jatka
