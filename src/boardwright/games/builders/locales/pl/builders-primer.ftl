### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Buduj na swoich dziewięciu polach tak, by to, co jednakowe, leżało obok siebie. Wygrywa, kto ma najwięcej punktów doświadczenia.
builders-primer-turn = Zrób dwie różne rzeczy:
builders-primer-turn-collect = Zbierz dwa bloki z zewnątrz kostki.
builders-primer-turn-explore = Odkrywaj: idź i odsłoń to, co leży wokół ciebie.
builders-primer-turn-build = Zbuduj to, co leży obok: zapłać blokami i połóż na swojej planszy.
builders-primer-turn-fight = Walcz z mobem obok: odsłoń trzy żetony broni z dość dużą liczbą serc.
builders-primer-turn-weapon = Zbierz broń, która leży obok.
builders-primer-scoring = Gdy zniknie warstwa kostki, liczy się twoja największa grupa, za każde pole:
builders-primer-scoring-a = A: jednego biomu
builders-primer-scoring-b = B: jednego materiału
builders-primer-scoring-c = C: jednego rodzaju. Potem gra się kończy.
builders-primer-scoring-mobs = Moby dają punkty doświadczenia oraz dodatkową akcję albo punkty na koniec.

## The rules in plain words.

builders-passage-setup = Płytki leżą w stosach po cztery, a wokół nich żetony broni, wszystko zakryte. Bloki tworzą dużą kostkę. Twoja plansza ma dziewięć pól, każde z biomem. Wśród twoich żetonów broni ({ $weapons }) są ziemniaki ({ $potatoes }), które w walce nic nie dają. Wszyscy zaczynają na środkowym skrzyżowaniu.
builders-passage-turn = Zrób dwie różne akcje. Jest ich pięć: zbieranie bloków, odkrywanie świata, budowanie, walka z mobem i zbieranie broni.
builders-passage-collect = Weź dwa bloki z dużej kostki. Blok można wziąć, gdy nic na nim nie leży i wolne są co najmniej dwa jego boki, więc zaczyna się od narożników. Pierwszy blok może uwolnić drugi.
builders-passage-explore = Przejdź najwyżej dwa skrzyżowania po drogach albo zostań na miejscu. Potem odsłoń wszystko, co leży zakryte na czterech miejscach wokół ciebie.
builders-passage-build = Wybierz budowlę, która leży odkryta obok ciebie, i zapłać bloki, które pokazuje. Szmaragd zastępuje każdy inny blok.
builders-passage-build-place = Połóż budowlę na dowolnym polu swojej planszy. Może przykryć starszą, która wtedy już się nie liczy. Niektóre budowle od razu dają punkty doświadczenia.
builders-passage-fight = Wybierz moba, który leży odkryty obok ciebie. Potasuj swoje żetony broni i odsłoń trzy. Jeśli pokazują co najmniej tyle serc co mob, pokonujesz go: bierzesz go i dostajesz jego punkty doświadczenia. Serca kamiennego miecza: { $stone }; drewnianego: { $wooden }. Cała broń wraca do ciebie, niezależnie od wyniku.
builders-passage-weapons = Niektóre żetony broni potrafią więcej, gdy je odsłonisz. Łuk odsłania jeszcze jeden żeton. Złota motyka daje punkty doświadczenia: { $experience }. Kamienny kilof bierze blok z kostki. TNT daje serca ({ $hearts }), jeśli je zdetonujesz, ale potem go nie ma.
builders-passage-weapon = Zbierz broń, która leży odkryta obok ciebie. Następne walki będą łatwiejsze.
builders-passage-beaten = Niektóre pokonane moby pokazują błyskawicę: zwróć jednego po swoich dwóch akcjach, a dostaniesz jeszcze jedną akcję. Jego punkty doświadczenia zostają u ciebie. Inne dają na koniec więcej punktów.
builders-passage-rounds = Są trzy rundy punktacji. A następuje, gdy zniknie ostatni blok górnej warstwy, B po drugiej warstwie, C po trzeciej. Kto bierze bloki, decyduje więc, kiedy się punktuje.
builders-passage-groups = Każdy wybiera jedną z czterech cech na karcie i liczy swoją największą grupę: pola z tą cechą, które stykają się bokami. Góry na przykład dają { $value } za pole, więc gdy pól jest { $spaces }, dostajesz { $points }. W A liczy się też to, co nadrukowano na planszy; w B i C tylko budowle.
builders-passage-end = Gra kończy się po C. Teraz moby dają punkty za każde pole z cechą, którą pokazują. Wygrywa, kto ma najwięcej punktów doświadczenia. Przy remisie wygrywa ten, komu zostało więcej bloków.
builders-passage-beginners = Początkujący liczą w trzech rundach punktacji wszystkie pasujące pola, a nie tylko największą grupę. Każdy może to wybrać dla siebie.
