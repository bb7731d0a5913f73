# Imhotep sam się objaśnia: czym jest każde miejsce i ile jest teraz warte, co nowego, co zrobić i po co.

imhotep-explained-nothing = nic
imhotep-explained-gain = { $seat } { $gain }
imhotep-explained-source = { $source } { $points }

imhotep-explained-ship = { $slots ->
    [one] Statek z { $slots } miejscem.
    [few] Statek z { $slots } miejscami.
    [many] Statek z { $slots } miejscami.
   *[other] Statek z { $slots } miejsca.
} Może płynąć, gdy ma na pokładzie { $minimum ->
    [one] { $minimum } kamień.
    [few] { $minimum } kamienie.
    [many] { $minimum } kamieni.
   *[other] { $minimum } kamienia.
}
imhotep-explained-ship-ready = Może już płynąć, a wysłać go może każdy w swojej turze.
imhotep-explained-ship-missing = { $missing ->
    [one] Brakuje jeszcze { $missing } kamienia.
    [few] Brakuje jeszcze { $missing } kamieni.
    [many] Brakuje jeszcze { $missing } kamieni.
   *[other] Brakuje jeszcze { $missing } kamienia.
}
imhotep-explained-ship-load = Rozładunek od dziobu, po kolei: { FORM($stones, "stone") }.
imhotep-explained-ship-away = Stoi { $at } do końca rundy i żaden inny statek nie może tam przypłynąć.
imhotep-explained-voyages = Co by dał, gdyby popłynął tak, jak jest, świątynia dała punkty i gra się skończyła:
imhotep-explained-voyage = { CAP($to) }: { $brings }
imhotep-explained-slot-free = Wolne miejsce: kto ma turę, może położyć tu kamień.
imhotep-explained-slot-taken = Ten kamień jest { FORM($seat, "stone") }.
imhotep-explained-slot-order = { $ahead ->
    [0] Przy obecnym ładunku to miejsce rozładowuje się pierwsze.
    [one] Przy obecnym ładunku wcześniej schodzi { $ahead } kamień.
    [few] Przy obecnym ładunku wcześniej schodzą { $ahead } kamienie.
    [many] Przy obecnym ładunku wcześniej schodzi { $ahead } kamieni.
   *[other] Przy obecnym ładunku wcześniej schodzi { $ahead } kamienia.
}

imhotep-explained-market = Każdy kamień, który tu trafia, daje właścicielowi kartę. Kamień wraca do kamieniołomu.
imhotep-explained-pyramids-a = { $points ->
    [one] Kamień punktuje tu od razu: następne pole daje { $points } punkt.
    [few] Kamień punktuje tu od razu: następne pole daje { $points } punkty.
    [many] Kamień punktuje tu od razu: następne pole daje { $points } punktów.
   *[other] Kamień punktuje tu od razu: następne pole daje { $points } punktu.
}
imhotep-explained-pyramids-b = Kamień punktuje tu od razu. Piramidę wybiera właściciel kamienia.
imhotep-explained-pyramids-full = { $points ->
    [one] Wszystkie pola są zajęte: każdy kolejny kamień daje { $points } punkt.
    [few] Wszystkie pola są zajęte: każdy kolejny kamień daje { $points } punkty.
    [many] Wszystkie pola są zajęte: każdy kolejny kamień daje { $points } punktów.
   *[other] Wszystkie pola są zajęte: każdy kolejny kamień daje { $points } punktu.
}
imhotep-explained-pyramid = Następne pole, { $space }.
imhotep-explained-pyramid-complete = Ta piramida jest ukończona.
imhotep-explained-temple-a = { $points ->
    [one] Na koniec rundy każdy kamień widoczny z góry daje { $points } punkt.
    [few] Na koniec rundy każdy kamień widoczny z góry daje { $points } punkty.
    [many] Na koniec rundy każdy kamień widoczny z góry daje { $points } punktów.
   *[other] Na koniec rundy każdy kamień widoczny z góry daje { $points } punktu.
}
imhotep-explained-temple-b = Na koniec rundy każdy kamień widoczny z góry daje to, co pokazuje jego pole.
imhotep-explained-covers = Następny kamień zakryje tu jeden: { FORM($seat, "stone") }.
imhotep-explained-burial-a = Na koniec każda grupa stykających się kamieni jednego koloru punktuje według wielkości: { $groups }, a potem { $further } za każdy kolejny kamień.
imhotep-explained-groups = Grupy teraz: { $groups }.
imhotep-explained-group = { $seat } { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
} ({ $points })
imhotep-explained-burial-b = Na koniec każdy rząd punktuje według tego, kto ma w nim najwięcej kamieni: { $places }.
imhotep-explained-row = Rząd { $row }, gdyby to był koniec: { $points }.
imhotep-explained-obelisks-a = Każdy buduje tu wieżę. Na koniec punktują według wysokości: { $places }.
imhotep-explained-towers = Wysokości teraz: { $stones }.
imhotep-explained-obelisks-b = { $stones ->
    [one] { $stones } kamień tworzy obelisk.
    [few] { $stones } kamienie jednego koloru tworzą obelisk.
    [many] { $stones } kamieni jednego koloru tworzy obelisk.
   *[other] { $stones } kamienia jednego koloru tworzy obelisk.
} Punktuje od razu: następny { $points }.
imhotep-explained-obelisks-full = { $points ->
    [one] Wszystkie miejsca są zajęte: kolejny kamień daje na koniec { $points } punkt.
    [few] Wszystkie miejsca są zajęte: kolejny kamień daje na koniec { $points } punkty.
    [many] Wszystkie miejsca są zajęte: kolejny kamień daje na koniec { $points } punktów.
   *[other] Wszystkie miejsca są zajęte: kolejny kamień daje na koniec { $points } punktu.
}
imhotep-explained-loose = Kamienie luzem, po { $points } na koniec: { $stones }.
imhotep-explained-another = Co dałby teraz jeszcze jeden kamień: { $gains }.
imhotep-explained-standing = { $what }: { $points }.
imhotep-explained-visited = Stoi tu statek { $ship }, więc w tej rundzie żaden inny nie może przypłynąć.

imhotep-explained-taken = Wzięcie jej dałoby, gdyby gra potem się skończyła: { $gains }.
imhotep-explained-decoration = { $stones ->
    [one] Leży tam { $stones } kamień.
    [few] Leżą tam { $stones } kamienie.
    [many] Leży tam { $stones } kamieni.
   *[other] Leży tam { $stones } kamienia.
} Do następnego punktu brakuje: { $missing }.
imhotep-explained-unused = { $points ->
    [one] Niezagrana daje na koniec { $points } punkt.
    [few] Niezagrana daje na koniec { $points } punkty.
    [many] Niezagrana daje na koniec { $points } punktów.
   *[other] Niezagrana daje na koniec { $points } punktu.
}
imhotep-explained-pair = { $cards ->
    [1] Zakryta karta. Kto ją bierze, najpierw ją ogląda, a potem zatrzymuje.
   *[other] Zakryte karty. Kto je bierze, ogląda je, zatrzymuje jedną, a drugą odrzuca.
}

imhotep-explained-get = { $stones ->
    [0] Na saniach nie ma miejsca na kamień: mieści się { $room }.
   *[other] Dobranie kamieni dałoby teraz { $stones }; na saniach mieści się { $room }.
}
imhotep-explained-sled = { $stones ->
    [one] { $stones } kamień czeka na załadunek.
    [few] { $stones } kamienie czekają na załadunek.
    [many] { $stones } kamieni czeka na załadunek.
   *[other] { $stones } kamienia czeka na załadunek.
} Na saniach mieści się { $room }.
imhotep-explained-points = { $points ->
    [0] Jeszcze bez punktów.
   *[other] Punkty do tej pory: { $total } ({ $sources }).
}
imhotep-explained-ending = { $points ->
    [0] Gdyby gra skończyła się teraz, nie doszłyby żadne punkty.
   *[other] Gdyby gra skończyła się teraz, doszłoby: { $total } ({ $sources }).
}
imhotep-explained-wrath = Jeszcze bez kamienia: { $sites }. Jeśli na koniec czegoś zabraknie, traci się punkty: { $points }.
imhotep-explained-round = { $ships ->
    [one] Czeka jeszcze { $ships } statek. Gdy odpłynie, świątynia daje punkty i runda się kończy.
    [few] Czekają jeszcze { $ships } statki. Gdy wszystkie odpłyną, świątynia daje punkty i runda się kończy.
    [many] Czeka jeszcze { $ships } statków. Gdy wszystkie odpłyną, świątynia daje punkty i runda się kończy.
   *[other] Czeka jeszcze { $ships } statku. Gdy wszystkie odpłyną, świątynia daje punkty i runda się kończy.
}

imhotep-news-sled-empty = Twoje sanie są puste. Dobierz kamienie z kamieniołomu, żeby mieć co ładować.
imhotep-news-may-sail = Na pokładzie jest dość kamieni: możesz wysłać ten statek, nawet jeśli żaden nie jest twój.
imhotep-news-others-may-sail = Twój kamień leży na tym statku, a każdy może go wysłać, dokąd zechce.
imhotep-news-last-ship = To ostatni statek. Gdy odpłynie, świątynia daje punkty, karty pozostałe na targu znikają i runda się kończy.
imhotep-news-last-round = To ostatnia runda. Po niej punktują komora grobowa, obeliski i karty.
imhotep-news-blue-card = Masz tę kartę: { $card }. { $effect }.
imhotep-news-wrath = Tu jeszcze nic nie masz. Jeśli na koniec zabraknie ci kamienia na którymś z tych placów, stracisz punkty ({ $points }): { $sites }.
imhotep-news-temple-covers = Następny kamień, który trafi do świątyni, zakryje jeden z twoich, a ten nic już wtedy nie da.
imhotep-news-may-not-sail = { $missing ->
    [one] Ten statek nie może jeszcze płynąć: brakuje { $missing } kamienia.
    [few] Ten statek nie może jeszcze płynąć: brakuje { $missing } kamieni.
    [many] Ten statek nie może jeszcze płynąć: brakuje { $missing } kamieni.
   *[other] Ten statek nie może jeszcze płynąć: brakuje { $missing } kamienia.
}
imhotep-news-site-taken = Stoi tu statek, więc przed następną rundą żaden inny nie może przypłynąć.
imhotep-news-pair = Te karty są zakryte. Kto je bierze, ogląda je i zatrzymuje jedną.
imhotep-news-sled-full = Twoje sanie są pełne: mieści się { $room }. Załaduj kamień, zanim dobierzesz nowe.
imhotep-news-pyramids-full = { $points ->
    [one] Wszystkie pola piramid są zajęte. Każdy kolejny kamień daje { $points } punkt.
    [few] Wszystkie pola piramid są zajęte. Każdy kolejny kamień daje { $points } punkty.
    [many] Wszystkie pola piramid są zajęte. Każdy kolejny kamień daje { $points } punktów.
   *[other] Wszystkie pola piramid są zajęte. Każdy kolejny kamień daje { $points } punktu.
}
imhotep-news-quarry-empty = Twój kamieniołom jest pusty. Kamienie wracają tam tylko z targu.

imhotep-urge-pass = Spasuj, bo nic innego nie możesz zrobić.
imhotep-urge-get = { $stones ->
    [one] Dobierz { $stones } kamień z kamieniołomu.
    [few] Dobierz { $stones } kamienie z kamieniołomu.
    [many] Dobierz { $stones } kamieni z kamieniołomu.
   *[other] Dobierz { $stones } kamienia z kamieniołomu.
}
imhotep-urge-place = Połóż kamień na statku { $ship }.
imhotep-urge-sail = Wyślij statek { $ship } { $to }.
imhotep-urge-lever = Zagraj Dźwignię: wyślij statek { $ship } { $to } i wybierz, czyj kamień schodzi pierwszy.
imhotep-urge-hammer = Zagraj Młot: dobierz kamienie i połóż jeden na statku { $ship }.
imhotep-urge-sail-card = Zagraj Żagiel: połóż kamień na statku { $ship } i od razu go wyślij.
imhotep-urge-chisel = Zagraj Dłuto: połóż kamień na statku { $ship }, a potem jeszcze jeden.
imhotep-urge-sail-to = Wyślij go { $to }.
imhotep-urge-second-stone = Połóż drugi kamień na statku { $ship }.
imhotep-urge-unload = Rozładuj w tej kolejności: { FORM($stones, "stone") }.
imhotep-urge-take = Weź tę kartę: { $card }.
imhotep-urge-look = Obejrzyj zakryte karty i zatrzymaj jedną.
imhotep-urge-keep = Zatrzymaj tę kartę: { $card }.
imhotep-urge-pyramid = Buduj na { FORM($pyramid, "locative") } piramidzie.
imhotep-urge-decline = Zrezygnuj z premii.
imhotep-urge-point = { $points ->
    [one] Weź { $points } punkt.
    [few] Weź { $points } punkty.
    [many] Weź { $points } punktów.
   *[other] Weź { $points } punktu.
}
imhotep-urge-stones = { $stones ->
    [one] Weź { $stones } kamień.
    [few] Weź { $stones } kamienie.
    [many] Weź { $stones } kamieni.
   *[other] Weź { $stones } kamienia.
}

imhotep-merit-pass = Nic innego nie możesz zrobić.
imhotep-merit-get = { $stones ->
    [one] Na saniach będzie wtedy { $stones } kamień, gotowy na twoją następną turę.
    [few] Na saniach będą wtedy { $stones } kamienie, gotowe na twoje następne tury.
    [many] Na saniach będzie wtedy { $stones } kamieni, gotowych na twoje następne tury.
   *[other] Na saniach będzie wtedy { $stones } kamienia na twoje następne tury.
}
imhotep-merit-voyage = { $points ->
    [one] Jeśli ten statek popłynie potem { $to }, może ci dać { $points } punkt.
    [few] Jeśli ten statek popłynie potem { $to }, może ci dać { $points } punkty.
    [many] Jeśli ten statek popłynie potem { $to }, może ci dać { $points } punktów.
   *[other] Jeśli ten statek popłynie potem { $to }, może ci dać { $points } punktu.
}
imhotep-merit-voyage-market = Jeśli ten statek popłynie potem na targ, twój kamień da ci kartę.
imhotep-merit-ready = Statek ma wtedy dość kamieni, żeby popłynąć.
imhotep-merit-full = Statek jest wtedy pełny i nikt inny nie wejdzie na pokład.
imhotep-merit-aboard = Twój kamień popłynie wtedy tym statkiem.
imhotep-merit-in-one-turn = Z tą kartą robisz w jednej turze to, co bez niej wymaga ich więcej.
imhotep-merit-pyramids-a = { $points ->
    [one] Piramidy dają ci od razu { $points } punkt.
    [few] Piramidy dają ci od razu { $points } punkty.
    [many] Piramidy dają ci od razu { $points } punktów.
   *[other] Piramidy dają ci od razu { $points } punktu.
}
imhotep-merit-pyramids-b = { $points ->
    [one] Piramidy mogą ci dać od razu { $points } punkt.
    [few] Piramidy mogą ci dać od razu { $points } punkty.
    [many] Piramidy mogą ci dać od razu { $points } punktów.
   *[other] Piramidy mogą ci dać od razu { $points } punktu.
}
imhotep-merit-temple = { $points ->
    [one] Świątynia da ci na koniec tej rundy { $points } punkt i nikt wcześniej nie zakryje twoich kamieni.
    [few] Świątynia da ci na koniec tej rundy { $points } punkty i nikt wcześniej nie zakryje twoich kamieni.
    [many] Świątynia da ci na koniec tej rundy { $points } punktów i nikt wcześniej nie zakryje twoich kamieni.
   *[other] Świątynia da ci na koniec tej rundy { $points } punktu i nikt wcześniej nie zakryje twoich kamieni.
}
imhotep-merit-burial = { $points ->
    [one] Twoje kamienie w komorze grobowej byłyby wtedy na koniec warte o { $points } punkt więcej.
    [few] Twoje kamienie w komorze grobowej byłyby wtedy na koniec warte o { $points } punkty więcej.
    [many] Twoje kamienie w komorze grobowej byłyby wtedy na koniec warte o { $points } punktów więcej.
   *[other] Twoje kamienie w komorze grobowej byłyby wtedy na koniec warte o { $points } punktu więcej.
}
imhotep-merit-obelisks = { $points ->
    [one] Twoje kamienie przy obeliskach byłyby wtedy na koniec warte o { $points } punkt więcej.
    [few] Twoje kamienie przy obeliskach byłyby wtedy na koniec warte o { $points } punkty więcej.
    [many] Twoje kamienie przy obeliskach byłyby wtedy na koniec warte o { $points } punktów więcej.
   *[other] Twoje kamienie przy obeliskach byłyby wtedy na koniec warte o { $points } punktu więcej.
}
imhotep-merit-obelisk = { $points ->
    [one] Kończysz obelisk: od razu { $points } punkt.
    [few] Kończysz obelisk: od razu { $points } punkty.
    [many] Kończysz obelisk: od razu { $points } punktów.
   *[other] Kończysz obelisk: od razu { $points } punktu.
}
imhotep-merit-end = { $points ->
    [one] Gdyby gra potem się skończyła, doszedłby ci { $points } punkt ({ $source }).
    [few] Gdyby gra potem się skończyła, doszłyby ci { $points } punkty ({ $source }).
    [many] Gdyby gra potem się skończyła, doszłoby ci { $points } punktów ({ $source }).
   *[other] Gdyby gra potem się skończyła, doszłoby ci { $points } punktu ({ $source }).
}
imhotep-merit-cards = { $cards ->
    [one] Na targu dostajesz { $cards } kartę.
    [few] Na targu dostajesz { $cards } karty.
    [many] Na targu dostajesz { $cards } kart.
   *[other] Na targu dostajesz { $cards } karty.
}
imhotep-merit-costs = { $points ->
    [one] Na razie { $seat } traci na tym { $points } punkt.
    [few] Na razie { $seat } traci na tym { $points } punkty.
    [many] Na razie { $seat } traci na tym { $points } punktów.
   *[other] Na razie { $seat } traci na tym { $points } punktu.
}
imhotep-merit-spoils = { $seat } jest na pokładzie, ale na razie dostaje tu tylko { $points }; inny plac budowy mógłby dać { $most }.
imhotep-merit-round-ends = To ostatni statek, więc runda się kończy, a świątynia daje teraz punkty.
imhotep-merit-game-ends = To ostatni statek ostatniej rundy: potem gra się kończy.
imhotep-merit-decide = Ty decydujesz, dokąd płynie ten statek, zanim zrobi to ktoś inny.
imhotep-merit-order = Ty wybierasz, czyj kamień schodzi pierwszy.
imhotep-merit-order-best = { $points ->
    [one] W dobrej kolejności może ci to dać { $points } punkt.
    [few] W dobrej kolejności może ci to dać { $points } punkty.
    [many] W dobrej kolejności może ci to dać { $points } punktów.
   *[other] W dobrej kolejności może ci to dać { $points } punktu.
}
imhotep-merit-first = Twój kamień schodzi ze statku pierwszy.
imhotep-merit-red = Twój kamień trafia { $to } bez statku.
imhotep-merit-blue = { $effect }. Niezagrana daje na koniec { $points }.
imhotep-merit-decoration = { $stones ->
    [one] Daje na koniec punkt za każdy { $stones } kamień na tym placu, czyjkolwiek jest.
    [few] Daje na koniec punkt za każde { $stones } kamienie na tym placu, czyjekolwiek są.
    [many] Daje na koniec punkt za każde { $stones } kamieni na tym placu, czyjekolwiek są.
   *[other] Daje na koniec punkt za każde { $stones } kamienia na tym placu, czyjekolwiek są.
}
imhotep-merit-look = Możesz wybrać spośród kart, których nikt inny nie widział.
imhotep-merit-space = { $points ->
    [one] To pole daje ci od razu { $points } punkt.
    [few] To pole daje ci od razu { $points } punkty.
    [many] To pole daje ci od razu { $points } punktów.
   *[other] To pole daje ci od razu { $points } punktu.
}
imhotep-merit-card = Do tego dochodzi karta z talii.
imhotep-merit-ship = Do tego możesz od razu załadować jeszcze jeden kamień.
imhotep-merit-room-left = Na saniach zostaje miejsce, więc możesz jeszcze dobrać kamienie, jeśli wolisz poczekać.
imhotep-merit-stone-kept = Zachowujesz kamień na statek, który bardziej ci odpowiada.
imhotep-merit-point = { $points ->
    [one] Masz na pewno { $points } punkt.
    [few] Masz na pewno { $points } punkty.
    [many] Masz na pewno { $points } punktów.
   *[other] Masz na pewno { $points } punktu.
}
imhotep-merit-stones = Kamienie trafiają na sanie i nie kosztuje to tury.
