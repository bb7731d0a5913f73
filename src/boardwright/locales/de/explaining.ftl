### Der Tisch erklärt sich selbst: was Stellen bedeuten, was jemandem neu ist, Tipps und der Tutor.

explained-no-points = { $seat }: noch keine Punkte.
web-tip = Was das ist
web-tip-not = Jetzt nicht: { $why }

web-explains = Beim Spielen erklären
web-explains-first = In meiner ersten Partie
web-explains-always = Immer
web-explains-never = Nie
web-news = Gut zu wissen
web-news-read = Verstanden
web-news-stop = Keine mehr davon
