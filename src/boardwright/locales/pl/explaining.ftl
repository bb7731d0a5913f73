### Stół sam się objaśnia: czym są miejsca, co jest dla kogoś nowe, podpowiedzi i opiekun.

explained-no-points = { $seat }: jeszcze bez punktów.
web-tip = Co to jest
web-tip-not = Nie teraz: { $why }

web-explains = Objaśniaj podczas gry
web-explains-first = W mojej pierwszej grze
web-explains-always = Zawsze
web-explains-never = Nigdy
web-news = Warto wiedzieć
web-news-read = Rozumiem
web-news-stop = Nie pokazuj więcej
