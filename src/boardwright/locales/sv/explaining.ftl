### Bordet förklarar sig självt: vad platser är, vad som är nytt för någon, tips och handledaren.

explained-no-points = { $seat }: inga poäng än.
web-tip = Vad det här är
web-tip-not = Inte nu: { $why }

web-explains = Förklara medan jag spelar
web-explains-first = I mitt första parti
web-explains-always = Alltid
web-explains-never = Aldrig
web-news = Bra att veta
web-news-read = Jag förstår
web-news-stop = Visa inga fler
