### Bordet forklarer seg selv: hva steder er, hva som er nytt for noen, tips og veilederen.

explained-no-points = { $seat }: ingen poeng ennå.
web-tip = Hva dette er
web-tip-not = Ikke nå: { $why }

web-explains = Forklar mens jeg spiller
web-explains-first = I mitt første parti
web-explains-always = Alltid
web-explains-never = Aldri
web-news = Greit å vite
web-news-read = Skjønner
web-news-stop = Ikke flere av disse
