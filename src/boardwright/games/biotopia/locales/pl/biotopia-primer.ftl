### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Zwab motyle do swojego ogrodu. Gdy tylko ktoś ma 15 punktów, gramy rundę do końca: wygrywa, kto ma najwięcej punktów.
biotopia-primer-turn = Zrób jedną rzecz; potem kolej następnej osoby.
biotopia-primer-turn-draw = Weź kartę z talii albo z nieba.
biotopia-primer-turn-flower = Wyłóż kartę kwiatem do góry: teraz jest kwiatem.
biotopia-primer-turn-butterfly = Zagraj motyla: potrzebujesz tylu kwiatów, ile kosztuje, i je zachowujesz.
biotopia-primer-turn-mission = Weź misję, gdy masz to, co pokazuje.
biotopia-primer-scoring-butterflies = Każdy motyl daje punkty ze swojej karty.
biotopia-primer-scoring-missions = Każda misja daje punkty: { $points }.
biotopia-primer-scoring-whites = Najwięcej bielinków: { $points }, dopóki masz ich najwięcej.

## The rules in plain words.

biotopia-passage-setup = Każdy dostaje cztery karty, jedną wykłada kwiatem do góry i trzy zatrzymuje. Trzy kolejne leżą odkryte pośrodku: to jest niebo. Obok leży pięć misji; „najwięcej bielinków” jest zawsze jedną z nich.
biotopia-passage-draw = W swojej turze zrób jedną z pięciu rzeczy. Dwie pierwsze dają ci kartę: dobierz ją z talii, nie widząc jej wcześniej, albo weź jedną z trzech z nieba.
biotopia-passage-flower = Wyłóż dowolną kartę z ręki kwiatem do góry w swoim rzędzie kwiatów. Odtąd jest kwiatem, cokolwiek jest po drugiej stronie. Tylko ty możesz zajrzeć.
biotopia-passage-butterfly = Zagraj kartę odkrytą. W twoim rzędzie musi być co najmniej tyle kwiatów, ile karta kosztuje. Rusałka pawik na przykład kosztuje { $cost }. Kwiatów się nie zużywa: zostają i liczą się także następnym razem.
biotopia-passage-mission = Weź misję, gdy masz to, co pokazuje. To cała tura, więc się pospiesz: może chce jej też ktoś inny.
biotopia-passage-hand = Na koniec swojej tury możesz mieć na ręce sześć kart. Nadmiar trafia do kompostu.
biotopia-passage-symbols = Karta leżąca kwiatem do góry to jeden kwiat. Chaber łąkowy jest kwiatem także po drugiej stronie i liczy się tam za dwa.
biotopia-passage-rows = Motyle latają nad twoimi kwiatami. Dają swoje punkty, robią to, co mówi karta, i zostają na zawsze.
biotopia-passage-effects = Każdy gatunek motyla robi coś, gdy przylatuje; karta mówi co. Modraszek ikar pozwala wziąć kartę z nieba, zorzynek rzeżuchowiec z kompostu, a przestrojnik jurtina pozwala dobierać. Latolistek cytrynek daje ci kwiat. Rusałka żałobnik zastępuje motyla, którego brakuje do misji. Pierwsza rusałka pokrzywnik kosztuje { $cost }, każda następna kosztuje o 1 więcej i daje o 1 więcej.
biotopia-passage-bio = Karty bio działają raz. Słońce pozwala dobrać trzy karty. Poczwarka zmienia jeden z twoich kwiatów w motyla z drugiej strony, i to za darmo; tylko rusałka pawik nie może tak przylecieć.
biotopia-passage-missions = Misja wymaga pewnych motyli w twoim ogrodzie albo kwiatów. Jej punkty ({ $points }) zostają twoje: nikt nie może ci jej odebrać.
biotopia-passage-whites = „Najwięcej bielinków” trafia sama do tego, kto ma ich więcej niż każdy inny. Tracisz jej punkty ({ $points }), gdy ktoś cię dogoni.
biotopia-passage-sky = Gdy na niebie leżą trzy jednakowe karty, trafiają do kompostu i przychodzą trzy nowe. Gdy talia jest pusta, tasuje się kompost, który staje się talią.
biotopia-passage-end = Gdy ktoś ma 15 punktów na koniec swojej tury, inni grają rundę do końca, żeby wszyscy mieli tyle samo tur. Wygrywa, kto ma najwięcej punktów. Przy remisie wygrywa, kto ma najwięcej różnych motyli.
biotopia-passage-secret = Nikt nie może oglądać twojej ręki ani zaglądać pod twoje kwiaty. Do kompostu może zajrzeć każdy.
