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

hint-forced = Nie masz innego wyboru.
hint-alike = Dwa ruchy są mniej więcej tak samo dobre:
hint-or = Albo:
hint-no-better = Nic innego nie wygląda lepiej.
hint-brings = Dzięki temu dostajesz więcej punktów za { FORM($source, "accusative") }.
hint-takes = Dzięki temu { $seat } dostaje mniej punktów za { FORM($source, "accusative") }.
web-hint-more = W liczbach

judged-better = To dużo kosztowało. Lepiej byłoby tak:
judged-yours = Twój: { $action }, szansa na wygraną { $chance }%.
web-tutor = Opiekun: powiedz, gdy ruch dużo kosztuje
web-tutor-name = Opiekun
web-tutor-offer = Chcesz mieć opiekuna? Odzywa się tylko wtedy, gdy twój ruch dużo kosztuje.
web-tutor-back = Cofnij
web-tutor-on = Graj dalej
