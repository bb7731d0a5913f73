### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Dostarczaj kamienie na budowle. Po sześciu rundach wygrywa, kto ma najwięcej punktów.
imhotep-primer-turn = Zrób jedną rzecz; potem kolej następnej osoby.
imhotep-primer-turn-get = Dobierz kamienie na swoje sanie: najwyżej { $stones }.
imhotep-primer-turn-place = Połóż kamień na statku.
imhotep-primer-turn-sail = Wyślij dowolny statek, gdy ma dość kamieni, na wolny plac budowy: nawet bez twojego kamienia.
imhotep-primer-turn-card = Albo zagraj niebieską kartę.
imhotep-primer-market = Targ: karta za każdy kamień.
imhotep-primer-pyramids = Piramidy: punkty od razu.
imhotep-primer-temple = Świątynia: co rundę, za kamienie widoczne z góry.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Komora grobowa: na koniec, za najwięcej kamieni w rzędzie.
   *[A] Komora grobowa: na koniec, za twoje stykające się kamienie.
}
imhotep-primer-obelisks = { $side ->
    [B] Obeliski: z { $stones } twoich kamieni powstaje jeden; pierwsze dają najwięcej.
   *[A] Obeliski: na koniec, za najwyższe wieże.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Każdy bierze kolor. Na początku na waszych saniach leżą kamienie, w kolejności tur: { $stones }. Reszta czeka w kamieniołomie. Placów budowy jest pięć: targ i cztery budowle. Każdy ma stronę A i stronę B, a wy wybieracie, która leży na wierzchu. Kart rund jest siedem i jedna zostaje w pudełku, więc nikt nie wie na pewno, jakie statki przypłyną.
imhotep-passage-round = W każdej rundzie przypływają cztery statki. Po kolei każdy robi jedną rzecz, raz za razem, aż odpłyną wszystkie cztery. Placów budowy jest pięć, więc jeden zostaje bez statku.
imhotep-passage-round-end = Gdy czwarty statek jest rozładowany, runda się kończy. Świątynia płaci, karty pozostałe na targu znikają i przypływają nowe statki. Zaczyna osoba siedząca na lewo od tej, która wysłała statek jako ostatnia.
imhotep-passage-pass = Zawsze trzeba coś zrobić. Pasujesz tylko wtedy, gdy nic nie jest możliwe.
imhotep-passage-get = Dobierz kamienie z kamieniołomu na sanie: { $stones } naraz. Na saniach mieści się { $sled }; gdy leży tam już { $full }, zmieści się tylko jeden więcej.
imhotep-passage-place = Połóż kamień ze swoich sań na wolnym miejscu statku, który jeszcze czeka. Statki nie należą do nikogo, więc możesz wybrać dowolny.
imhotep-passage-sail = Statek potrzebuje dość kamieni, żeby odpłynąć: { $four } na statku z czterema miejscami, { $two } na statku z dwoma. Możesz wysłać każdy statek, także bez twojego kamienia, na każdy plac budowy, przy którym nie ma jeszcze statku. Tak pomagasz sobie albo wysyłasz innych tam, dokąd nie chcą płynąć.
imhotep-passage-unload = Kamienie schodzą ze statku jeden po drugim, począwszy od dziobu. Pierwszy dostaje następne wolne pole, więc miejsce na statku ma znaczenie.
imhotep-passage-market = Za każdy kamień, który trafia na targ, jego właściciel bierze kartę. Kamień wraca do kamieniołomu.
imhotep-passage-market-cards = Czerwona karta od razu kładzie jeszcze jeden twój kamień na budowli. Zielone i fioletowe karty dają punkty na koniec. Niebieskie są na późniejszą turę.
imhotep-passage-market-pair = Strona B. Dwie z kart leżą zakryte. Kto je wybiera, ogląda obie, jedną zatrzymuje, a drugą odrzuca.
imhotep-passage-market-pile = Gdy potrzebna jest karta, a talia jest pusta, tasuje się odrzucone karty.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = Strona A. Kamienie zapełniają piramidę pole po polu, a każde od razu daje swoje punkty: najpierw { $points } i tak dalej. Licz z góry: kto dostanie dobre pola? Gdy piramida jest gotowa, każdy następny kamień daje { $beyond }.
imhotep-passage-pyramids-b = Strona B. Każdy kamień trafia na jedną z trzech piramid, według woli właściciela. Następne pole od razu płaci: punkty albo punkt i coś jeszcze: kartę, kamienie na twoje sanie ({ $stones }) lub twój kamień na statek. Gdy wszystkie trzy są gotowe, każdy następny kamień daje { $beyond }.
imhotep-passage-temple = W świątyni kamienie leżą obok siebie; miejsc jest { $spaces }. Gdy jest pełna, następne przykrywają stare, od lewej.
imhotep-passage-temple-a = Strona A. Na koniec każdej rundy patrzycie z góry: każdy widoczny kamień daje właścicielowi { $points }. Kamień może więc płacić raz za razem, aż ktoś go przykryje.
imhotep-passage-temple-b = Strona B. Na koniec każdej rundy patrzycie z góry: każdy widoczny kamień daje właścicielowi to, co pokazano pod nim: punkty, kartę albo do wyboru punkt lub kamienie na sanie ({ $stones }).
imhotep-passage-burial = Rzędów jest { $rows }. Kamienie zapełniają je kolumna po kolumnie: w dół pierwszej, potem następnej.
imhotep-passage-burial-a = Strona A. Na koniec twoje kamienie, które stykają się bokami, są grupą. Każda grupa się liczy, a duże dają dużo więcej: gdy kamieni jest { $stones }, dostajesz { $points }. Powyżej { $most } każdy następny kamień daje { $further }. Rogi się nie liczą.
imhotep-passage-burial-b = Strona B. Na koniec każdy rząd liczy się osobno. Kto ma w nim najwięcej kamieni, dostaje najwięcej, potem następni: { $points }. Przy remisie punkty się dzieli.
imhotep-passage-obelisks-a = Strona A. Każdy buduje wieżę. Na koniec najwyższa daje najwięcej, potem następna: { $points }. Przy remisie punkty się dzieli.
imhotep-passage-obelisks-b = Strona B. Gdy tylko zbierzesz tu dość luźnych kamieni ({ $stones }), powstaje z nich obelisk. Zajmuje najcenniejsze wolne miejsce i od razu daje jego punkty: { $points } i tak dalej. Na koniec każdy kamień poza obeliskami daje { $loose }.
imhotep-passage-blue = Zagranie niebieskiej karty to cała twoja tura. Każda niezagrana daje na koniec { $points }.
imhotep-passage-blue-each = Dźwignia: wyślij statek i ustal, w jakiej kolejności schodzą jego kamienie. Młot: dobierz kamienie, a potem połóż jeden. Żagiel: połóż kamień, a potem wyślij ten statek. Dłuto: połóż dwa kamienie.
imhotep-passage-end = Po sześciu rundach liczy się komorę grobową, obeliski i karty. Wygrywa, kto ma najwięcej punktów. Przy remisie rozstrzygają kamienie na saniach: im więcej, tym lepiej.
imhotep-passage-end-cards = Zielona karta daje punkty za kamienie na jej placu, czyjekolwiek są: 1 za każde { $stones }. Posągi są warte więcej, gdy masz ich więcej: { $points } za jeden, dwa, trzy i tak dalej.
imhotep-passage-wrath = Faraon chce zobaczyć twój kamień na każdej z czterech budowli. Kto na koniec nie ma go na którejś z nich, traci punkty: { $points }.
