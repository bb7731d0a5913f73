### Imhotep: partie z przewodnikiem, myśl po myśli, i życzliwe odpowiedzi, gdy ktoś zrobi coś innego.

imhotep-lesson-first = Twoja pierwsza partia
imhotep-lesson-first-load = Witaj nad Nilem! Kamienie na pięciu placach budowy na brzegu dają ci punkty, a po { $rounds } rundach wygrywa ten, kto ma ich najwięcej. Kamienie są jednak ciężkie, więc podróżują statkami. Połóż swój kamień na tym małym statku: wybierz miejsce w jasnej ramce.
imhotep-lesson-first-sail = Dobrze załadowane! Małe szare klocki na statku pokazują, ilu kamieni potrzebuje, żeby odpłynąć. Temu wystarczy { $minimum }, więc może ruszać. Przy piramidach kamień punktuje od razu. Wybierz statek, a potem piramidy.
imhotep-lesson-first-get = { $points ->
    [one] { $points } punkt dla ciebie
    [few] { $points } punkty dla ciebie
    [many] { $points } punktów dla ciebie
   *[other] { $points } punktu dla ciebie
}: taka liczba była na polu twojego kamienia. Potem rywal w swojej turze dobrał nowe kamienie. W każdej turze robi się jedną rzecz. Twoje sanie są prawie puste, więc zrób to samo: dobierz kamienie z kamieniołomu ({ $stones }).
imhotep-lesson-first-wish = Teraz masz dużo kamieni. Załaduj ten statek i miej nadzieję, że popłynie do świątyni. Dlaczego tylko nadzieję? Bo każdy może wysłać każdy statek: nikt nie ma tu własnych statków!
imhotep-lesson-first-market = Widzisz? Rywal wysłał twój kamień na targ zamiast do świątyni. Na tym polega zabawa, a teraz i ty znasz tę sztuczkę. I tak coś z tego masz: na targu kamień daje kartę. Weź Posąg. Posągi punktują na koniec, a im więcej ich masz (do pięciu), tym więcej daje każdy.
imhotep-lesson-first-share = Jeszcze raz! Na tym statku leży kamień rywala. Połóż swój obok: kto wyśle statek w dobre miejsce, pomoże wam obu, a złośliwość zaszkodzi wam obu.
imhotep-lesson-first-temple = Tym razem uprzedź rywala i wyślij ten statek do świątyni. Każdy kamień widoczny tam z góry daje na koniec rundy { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Kamień z przodu statku, po lewej, schodzi pierwszy.
imhotep-lesson-first-paid = Rywal wysłał ostatni statek, więc runda się skończyła, a świątynia dała ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, rywalowi tyle samo. Twój kamień tam zostaje i znów punktuje na koniec każdej rundy, dopóki inny go nie zakryje.
imhotep-lesson-first-burial = Zobacz, dokąd popłynął ostatni statek. W komorze grobowej rywal ma grupę { $stones } stykających się kamieni. Taka grupa punktuje na koniec gry: teraz { $points }, a z jeszcze jednym kamieniem { $more }. Im większa (do pięciu kamieni), tym więcej wart jest każdy kamień.
imhotep-lesson-first-obelisks = Na koniec liczą się też obeliski. Najwyższa wieża daje { $points } punktów, następna tylko { $second }. Nikt jeszcze nie zaczął, więc zacznij ty! Nowa runda przyniosła nowe statki: znów załaduj ten mały.
imhotep-lesson-first-tower = A teraz do obelisków! Wybierz statek, a potem obeliski.
imhotep-lesson-first-on = Gdyby gra skończyła się teraz, twoja wieża dałaby ci { $points } punktów. Ale rywal może jeszcze zbudować wyższą. Miej oko na jego plany! Więcej nie musisz wiedzieć. Graj do końca rundy { $rounds }: wygra ten, kto ma wtedy najwięcej punktów.

imhotep-lesson-first-other-ship = Możesz zająć każde wolne miejsce na statku, który tu jeszcze jest. Teraz wybierz miejsce, które wskazuję: zobaczysz coś ciekawego.
imhotep-lesson-first-stones-left = Zawsze możesz dobrać kamienie, gdy na saniach jest miejsce. Ale masz już jakieś, więc najpierw jeden załaduj.
imhotep-lesson-first-pyramids-first = Dobry pomysł! Ten statek może płynąć wszędzie tam, gdzie nie ma innego. Ale tylko przy piramidach kamienie dają punkty od razu, a to dobry początek. Wyślij statek właśnie tam.
imhotep-lesson-first-sail-first = To też dobry ruch. Ale gdy poczekasz, inni mogą zabrać ci statek. Wyślij go teraz.
imhotep-lesson-first-sled-first = Możesz, ale wtedy sanie będą puste i w następnej turze i tak trzeba będzie dobrać kamienie. Zrób to teraz.
imhotep-lesson-first-load-first = Tak można, a czasem to najlepszy ruch. Tym razem załaduj statek, który wskazuję.
imhotep-lesson-first-statue-first = Każda karta do czegoś się przyda, a później wybierasz samodzielnie. Zacznij od Posągu: jest najprostszy.
imhotep-lesson-first-temple-first = Tak można. Ale świątynia daje punkty raz po raz, więc wyślij tam ten statek.
imhotep-lesson-first-obelisks-first = Tak można. Ale przy obeliskach nikt cię jeszcze nie wyprzedza, więc wyślij tam ten statek.

imhotep-lesson-blue-cards = Niebieskie karty
imhotep-lesson-blue-cards-load = Niebieska karta to tura ze sztuczką: daje więcej niż zwykła tura. Zdobywa się ją jak każdą kartę: wysyłając kamienie na targ. Zobacz, leżą tam wszystkie cztery rodzaje! Załaduj ten statek.
imhotep-lesson-blue-cards-more = Każdy kamień daje kartę. Załaduj więc także drugi kamień, zanim statek odpłynie.
imhotep-lesson-blue-cards-hammer = Rywal wysłał twój statek na targ, żeby ci dokuczyć. Wielkie dzięki! Dwa kamienie, dwie karty. Najpierw weź Młot.
imhotep-lesson-blue-cards-lever = A teraz Dźwignię. Obie leżą przed tobą, dopóki ich nie zagrasz, po jednej na turę.
imhotep-lesson-blue-cards-play = Twoje sanie są puste. Dobrać kamienie, a potem jeden załadować: to dwie tury. Młot robi jedno i drugie naraz: daje ci kamienie ({ $stones }) i ładuje jeden. Wybierz Młot, a potem miejsce na statku.
imhotep-lesson-blue-cards-order = Ten statek jest pełny. Przy piramidach kamienie zajmują pole za polem: gdyby popłynął teraz, twój dostałby tylko { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Dźwignią wysyłasz statek i wybierasz, czyj kamień schodzi pierwszy. Wybierz Dźwignię, statek i piramidy.
imhotep-lesson-blue-cards-last = Teraz wybierz kolejność. Najlepsze jest trzecie pole, więc przepuść oba kamienie rywala. Wtedy twój dostanie { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] Jest: { $points } punkt!
    [few] Są: { $points } punkty!
    [many] Jest: { $points } punktów!
   *[other] Jest: { $points } punktu!
} Na targu leżą jeszcze Żagiel, który ładuje kamień i od razu wysyła ten statek, oraz Dłuto, które ładuje dwa kamienie. Zachowaj niebieskie karty na dobrą chwilę; każda niezagrana daje na koniec { $unused }. Graj dalej!
imhotep-lesson-blue-cards-pointed = Tak można. Teraz wybierz statek, który wskazuję: ma popłynąć na targ.
imhotep-lesson-blue-cards-later = Tak można, a czasem to najlepszy ruch. Tym razem załaduj statek, który wskazuję.
imhotep-lesson-blue-cards-card = To też dobra karta! Teraz weź tę, którą wskazuję.
imhotep-lesson-blue-cards-slot = Młotem można załadować każde wolne miejsce. Teraz wybierz to, które wskazuję.
imhotep-lesson-blue-cards-twice = Tak zdobędziesz kamienie, ale nie załadujesz żadnego w tej samej turze. Młot pozwala na jedno i drugie.
imhotep-lesson-blue-cards-best = Dźwignia może wysłać statek na każdy wolny plac budowy. Przy piramidach najlepiej widać, do czego służy.
imhotep-lesson-blue-cards-now = Tak można, ale wtedy nie zobaczysz, co potrafi Dźwignia. Zagraj ją teraz.
imhotep-lesson-blue-cards-third = Możesz wybrać każdą kolejność. Ale spójrz na liczby na polach: trzeci kamień dostaje najwięcej.

imhotep-lesson-b-sides = Strony B
imhotep-lesson-b-sides-load = Każdy plac budowy ma drugą stronę: B. Jest tam więcej do wyboru i więcej do przemyślenia. A i B można mieszać; tutaj wszystkie place pokazują B. Obejrzyjmy je: załaduj ten statek.
imhotep-lesson-b-sides-sail = Zaczynamy od piramid, bo teraz są trzy. Wyślij tam swój statek.
imhotep-lesson-b-sides-pyramid = Czyj kamień przypływa, ten wybiera piramidę i dostaje jej następne pole. Teraz każda daje ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Niektóre dalsze pola dają mniej, ale z dodatkiem: kartą, kamieniami lub kamieniem na statek. Buduj na lewej piramidzie.
imhotep-lesson-b-sides-temple = W świątyni każde pole daje na koniec rundy coś innego: punkty, kamienie albo kartę. Pierwsze pole od lewej jest jeszcze wolne. Załaduj ten mały statek, żeby się tam dostać.
imhotep-lesson-b-sides-obelisks = Na tym statku są tylko kamienie rywala. Wyślij go tam, gdzie mało mu pomogą, do obelisków: na jeden potrzeba { $stones } kamieni, a daje on od razu { $points } punktów. Kamień luzem daje na koniec tylko { $loose }.
imhotep-lesson-b-sides-last = Rywal był na targu: leżą tam dwie zakryte karty. Kto je bierze, ogląda obie i zatrzymuje jedną, tym razem niebieską. Teraz twoja kolej: wyślij swój statek do świątyni. To ostatni.
imhotep-lesson-b-sides-choose = Runda się skończyła, a świątynia pyta, co chcesz ze swojego pola: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} czy { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}. Twoje sanie są puste, a dobranie kamieni kosztuje turę. Weź więc kamienie!
imhotep-lesson-b-sides-rows = Została komora grobowa. Po tej stronie liczą się rzędy: na koniec najwięcej kamieni w rzędzie daje { $points } punktów, drugie miejsce { $second }. Zapełnia się kolumna po kolumnie, z góry na dół, więc ważne, kiedy trafi tam twój kamień. Znasz już wszystkie strony. Graj dalej!
imhotep-lesson-b-sides-pointed = Tak można. Teraz wybierz miejsce, które wskazuję.
imhotep-lesson-b-sides-later = Tak można, a czasem to najlepszy ruch. Tym razem załaduj statek, który wskazuję.
imhotep-lesson-b-sides-hurry = Możesz. Ale wyślij statek teraz, zanim zrobi to rywal.
imhotep-lesson-b-sides-begin = Ten statek może płynąć wszędzie. Zaczynamy od piramid, więc wyślij go tam.
imhotep-lesson-b-sides-left = Teraz wszystkie dają tyle samo, więc masz rację. Tym razem weź lewą.
imhotep-lesson-b-sides-least = Tak można. Ale pomyśl, gdzie te kamienie najmniej pomogą rywalowi: przy obeliskach.
imhotep-lesson-b-sides-own = Tak można. Ale twój kamień powinien trafić do świątyni, póki najlepsze dla ciebie pole jest tam wolne.
imhotep-lesson-b-sides-worth = Punkt nigdy nie zaszkodzi. Ale przy pustych saniach kamienie są teraz więcej warte.
