### Bordet forklarer sig selv: hvad steder er, hvad der er nyt for nogen, tip og vejlederen.

explained-no-points = { $seat }: ingen point endnu.
web-tip = Hvad det her er
web-tip-not = Ikke nu: { $why }

web-explains = Forklar, mens jeg spiller
web-explains-first = I mit første parti
web-explains-always = Altid
web-explains-never = Aldrig
web-news = Godt at vide
web-news-read = Forstået
web-news-stop = Ikke flere af dem
