### Budowniczy i Biomy: czym jest i ile jest warte każde miejsce stołu, co nowego, co zrobić i po co.

builders-explained-is = { CAP($thing) }.

builders-explained-block = { CAP($block) }: takimi blokami płaci się za budowle.
builders-explained-emerald = { CAP($block) }: zastępuje dowolny blok przy budowaniu.
builders-explained-block-gone = Tego bloku już tu nie ma.
builders-explained-block-hidden = Nikt jeszcze nie widział tego bloku.
builders-explained-block-covered = Leży na nim inny blok, więc nie można go jeszcze wziąć.
builders-explained-block-open = Ma odsłoniętą górę i dwa boki, więc można go wziąć.
builders-explained-block-shut = { $sides ->
    [0] Nie ma odsłoniętego żadnego boku, więc nie można go jeszcze wziąć.
    [one] Ma odsłonięty tylko jeden bok, więc nie można go jeszcze wziąć.
    [few] Ma odsłonięte tylko { $sides } boki, więc nie można go jeszcze wziąć.
    [many] Ma odsłonięte tylko { $sides } boków, więc nie można go jeszcze wziąć.
   *[other] Ma odsłonięte tylko { $sides } boku, więc nie można go jeszcze wziąć.
}
builders-explained-block-pays = Można by nim zapłacić za: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Punktacja { $card } będzie zaraz po tej turze.
    [one] Punktacja { $card } będzie, gdy zniknie jeszcze jeden blok.
    [few] Punktacja { $card } będzie, gdy znikną jeszcze { $blocks } bloki.
    [many] Punktacja { $card } będzie, gdy zniknie jeszcze { $blocks } bloków.
   *[other] Punktacja { $card } będzie, gdy zniknie jeszcze { $blocks } bloku.
}
builders-explained-held = Punktacja { $card } już była.
builders-explained-bottom = Dolna warstwa nie daje punktacji: gra kończy się wcześniej.
builders-explained-supply = { $count ->
    [0] W zasobach nie ma takich.
    [one] W zasobach jest { $count } taki.
    [few] W zasobach są { $count } takie.
    [many] W zasobach jest { $count } takich.
   *[other] W zasobach jest { $count } takiego.
}
builders-explained-tie = Przy równej liczbie punktów na koniec wygrywa, kto ma więcej bloków.

builders-explained-nothing = Nic tu już nie ma.
builders-explained-tiles-left = Kto odkrywa obok, odsłania wierzchnią. Gdzieś leżą jeszcze zakryte: { $buildings ->
    [one] { $buildings } budowla
    [few] { $buildings } budowle
    [many] { $buildings } budowli
   *[other] { $buildings } budowli
} i { $mobs ->
    [one] { $mobs } mob
    [few] { $mobs } moby
    [many] { $mobs } mobów
   *[other] { $mobs } moba
}.
builders-explained-tokens-left = Kto odkrywa obok, odsłania go. To jeden z tych: { $weapons }.
builders-explained-away = { $steps ->
    [0] Twoja postać stoi obok.
    [one] Twoja postać musi przejść { $steps } krok, żeby stanąć obok.
    [few] Twoja postać musi przejść { $steps } kroki, żeby stanąć obok.
    [many] Twoja postać musi przejść { $steps } kroków, żeby stanąć obok.
   *[other] Twoja postać musi przejść { $steps } kroku, żeby stanąć obok.
}
builders-explained-gain = Na najlepszym polu twojej planszy da o { $points } więcej w punktacji { $card }.
builders-explained-no-gain = Na razie nie da nic więcej w punktacji { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: jeszcze żadnego pola.
    [one] { CAP($name) }: jedno pole, { $points } pkt.
    [few] { CAP($name) }: { $spaces } stykające się pola po { $value }: { $points } pkt.
    [many] { CAP($name) }: { $spaces } stykających się pól po { $value }: { $points } pkt.
   *[other] { CAP($name) }: { $spaces } stykającego się pola po { $value }: { $points } pkt.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: jeszcze żadnego pola.
    [one] { CAP($name) }: jedno pole, { $points } pkt.
    [few] { CAP($name) }: razem { $spaces } pola po { $value }: { $points } pkt.
    [many] { CAP($name) }: razem { $spaces } pól po { $value }: { $points } pkt.
   *[other] { CAP($name) }: razem { $spaces } pola po { $value }: { $points } pkt.
}
builders-explained-chance = { $mob }: z tą bronią wygrasz { $then } na 100 walk, a nie { $now }.

builders-explained-here = Tutaj: { $names }.
builders-explained-around = Dookoła: { $things }.
builders-explained-turns-up = { $count ->
    [0] Odkrywanie tutaj nie odsłoni nic nowego.
    [one] Odkrywanie tutaj odsłoni { $count } nieznaną rzecz.
    [few] Odkrywanie tutaj odsłoni { $count } nieznane rzeczy.
    [many] Odkrywanie tutaj odsłoni { $count } nieznanych rzeczy.
   *[other] Odkrywanie tutaj odsłoni { $count } nieznanej rzeczy.
}
builders-explained-steps = { $steps ->
    [0] Twoja postać stoi tutaj.
    [one] Twoja postać jest { $steps } krok stąd.
    [few] Twoja postać jest { $steps } kroki stąd.
    [many] Twoja postać jest { $steps } kroków stąd.
   *[other] Twoja postać jest { $steps } kroku stąd.
}
builders-explained-too-far = Twoja postać jest za daleko (kroków: { $steps }); odkrywając świat, przechodzi najwyżej { $most }.

builders-explained-space = Niezabudowane: { $biome }.
builders-explained-bare = Niezabudowane pole liczy się tylko w punktacji { $card } i u mobów na koniec.
builders-explained-belongs = { $spaces ->
    [one] Punktacja { $card }: { $name }, jedno pole, { $points } pkt.
    [few] Punktacja { $card }: { $name }, jedno z { $spaces } takich pól, razem { $points } pkt.
    [many] Punktacja { $card }: { $name }, jedno z { $spaces } takich pól, razem { $points } pkt.
   *[other] Punktacja { $card }: { $name }, jedno z { $spaces } takich pól, razem { $points } pkt.
}
builders-explained-best = Nic innego na tej karcie nie da teraz więcej.
builders-explained-better = Teraz więcej: { $name }, { $points } pkt.
builders-explained-of-seat = { $seat }: { $name }, teraz { $points } pkt.
builders-explained-in-pile = W stosie: { $count } z { $all } sztuk broni. W walce odsłania się { $tokens }.
builders-explained-trades = { $count ->
    [one] { $count } pokonanego moba można zwrócić za dodatkową akcję.
    [few] { $count } pokonane moby można zwrócić, każdego za dodatkową akcję.
    [many] { $count } pokonanych mobów można zwrócić, każdego za dodatkową akcję.
   *[other] { $count } pokonanego moba można zwrócić za dodatkową akcję.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: na koniec jeszcze nic; liczy się: { $name }.
    [one] { $mob }: na koniec { $points } pkt za { $spaces } pole: { $name }.
    [few] { $mob }: na koniec { $points } pkt za { $spaces } pola: { $name }.
    [many] { $mob }: na koniec { $points } pkt za { $spaces } pól: { $name }.
   *[other] { $mob }: na koniec { $points } pkt za { $spaces } pola: { $name }.
}
builders-explained-no-mobs = Żaden mob nie jest jeszcze pokonany.
builders-explained-score = { $seat }: na razie { $points } pkt doświadczenia. Wygrywa, kto ma ich najwięcej.
builders-explained-sources = Skąd: { $sources }.
builders-explained-next = Gdyby punktacja { $card } była teraz: jeszcze { $points } ({ $name }).
builders-explained-mobs-end = Gdyby gra skończyła się teraz, moby dałyby jeszcze { $points }.

builders-explained-kind-collect-blocks = Zbieranie bloków: weź dwa z dużej kostki. Płaci się nimi za budowle.
builders-explained-kind-explore = Odkrywanie świata: przesuń postać i odkryj, co leży zakryte wokół niej.
builders-explained-kind-build = Budowanie: zapłać za budowlę obok postaci i połóż ją na swojej planszy.
builders-explained-kind-fight = Walka z mobem obok postaci: serc na twojej broni musi wystarczyć.
builders-explained-kind-collect-weapon = Zbieranie broni leżącej obok postaci. Odtąd pomaga w każdej walce.
builders-explained-done = Ta akcja już była w tej turze; druga musi być inna.

builders-news-tnt = Zdetonuj TNT, a policzy się { $hearts ->
    [one] jako { $hearts } serce
    [few] jako { $hearts } serca
    [many] jako { $hearts } serc
   *[other] jako { $hearts } serca
} i zniknie. Zatrzymaj je, a teraz się nie liczy, ale nadal je masz.
builders-news-trade = Masz moba, którego możesz zwrócić za jeszcze jedną akcję, teraz albo pod koniec późniejszej tury.
builders-news-scoring = Punktacja { $card }: wybierz, za co punktujesz. Najwięcej da: { $name }, { $points } pkt.
builders-news-second-block = W jednej akcji bierzesz dwa bloki. Drugi może być tym, który odsłonił się po pierwszym.
builders-news-building = To możesz teraz zbudować: { $building }. Wolno na dowolnym polu twojej planszy.
builders-news-mob = Mob! { $mob }: { $hearts ->
    [one] do pokonania potrzeba { $hearts } serca
    [few] do pokonania potrzeba { $hearts } serc
    [many] do pokonania potrzeba { $hearts } serc
   *[other] do pokonania potrzeba { $hearts } serca
}, a wygrasz { $percent } na 100 takich walk. Jeśli przegrasz, po prostu zostaje.
builders-news-weapon = Obok ciebie leży broń: { $weapon }. Zbierz ją, a pomoże w każdej walce.
builders-news-second-action = Teraz druga akcja: wszystko, tylko nie to samo.
builders-news-scoring-near = { $blocks ->
    [0] Po tej turze będzie punktacja { $card }: każdy punktuje za jedno z tych.
    [one] Jeszcze jeden blok i będzie punktacja { $card }: każdy punktuje za jedno z tych.
    [few] Jeszcze { $blocks } bloki i będzie punktacja { $card }: każdy punktuje za jedno z tych.
    [many] Jeszcze { $blocks } bloków i będzie punktacja { $card }: każdy punktuje za jedno z tych.
   *[other] Jeszcze { $blocks } bloku i będzie punktacja { $card }: każdy punktuje za jedno z tych.
}
builders-news-end-near = { $blocks ->
    [0] Po tej turze będzie punktacja { $card }, ostatnia. Potem gra się kończy.
    [one] Jeszcze jeden blok i będzie punktacja { $card }, ostatnia. Potem gra się kończy.
    [few] Jeszcze { $blocks } bloki i będzie punktacja { $card }, ostatnia. Potem gra się kończy.
    [many] Jeszcze { $blocks } bloków i będzie punktacja { $card }, ostatnia. Potem gra się kończy.
   *[other] Jeszcze { $blocks } bloku i będzie punktacja { $card }, ostatnia. Potem gra się kończy.
}
builders-news-explore = Wokół ciebie wszystko jest zakryte. Odkrywaj: przejdź kroków najwyżej { $most }, a wszystko wokół postaci się odsłoni.
builders-news-group = To dałoby ci teraz najwięcej w punktacji { $card }. { $group }
builders-news-blocks = Teraz można wziąć tylko te bloki: blok musi mieć odsłoniętą górę i dwa boki.
builders-news-emerald = Szmaragd! Zastępuje dowolny blok przy budowaniu.

builders-urge-block = Weź ten blok: { $block }.
builders-urge-explore = Idź tutaj i odkrywaj.
builders-urge-stay = Zostań tu i odkrywaj.
builders-urge-build = Zbuduj to tutaj: { $building }.
builders-urge-fight = Walcz z tym mobem: { $mob }.
builders-urge-collect = Zbierz tę broń: { $weapon }.
builders-urge-score = Punktuj za to: { $name }.
builders-urge-light = Zdetonuj TNT.
builders-urge-keep = Zatrzymaj TNT.
builders-urge-decline = Nie bierz bloku.
builders-urge-trade = Zwróć moba za jeszcze jedną akcję.
builders-urge-end = Zakończ turę.

builders-merit-pays = Tym blokiem możesz zapłacić za: { $building }.
builders-merit-closer = Przyda się na budowlę obok ciebie: { $building }.
builders-merit-needed = Przyda się na budowlę, która leży odkryta: { $building }.
builders-merit-emerald = Szmaragd zastępuje dowolny blok przy budowaniu.
builders-merit-last-of-layer = To ostatni blok przed punktacją { $card }, która będzie na koniec tej tury.
builders-merit-frees = Odsłania inne, które możesz wziąć potem: { $blocks }.
builders-merit-supply = Trafia do twoich zasobów: blokami płaci się za budowle.
builders-merit-turns-up = { $count ->
    [one] Odsłaniasz { $count } nieznaną rzecz. Może właśnie jej ci trzeba.
    [few] Odsłaniasz { $count } nieznane rzeczy. Może właśnie ich ci trzeba.
    [many] Odsłaniasz { $count } nieznanych rzeczy. Może właśnie ich ci trzeba.
   *[other] Odsłaniasz { $count } nieznanej rzeczy. Może właśnie jej ci trzeba.
}
builders-merit-there-building = Leży tam budowla, za którą możesz zapłacić: { $building }.
builders-merit-there-mob = Leży tam mob: { $mob }. Wygrasz { $percent } na 100 takich walk.
builders-merit-there-weapon = Leży tam broń: { $weapon }.
builders-merit-nothing-new = Nie ma tam nic nowego, ale może to lepsze miejsce na następną turę.
builders-merit-adds = Na razie o { $points } więcej w punktacji { $card }. { $group }
builders-merit-gives = Od razu daje { $points } pkt doświadczenia.
builders-merit-trophy-more = Pokonane moby dałyby teraz na koniec o { $points } więcej.
builders-merit-stands = Na razie nic nie dodaje, ale wokół może urosnąć grupa.
builders-merit-hopeless = Twoja broń jeszcze go nie pokona.
builders-merit-beats = Wygrasz { $percent } na 100 takich walk, a wygrana daje { $points } pkt doświadczenia.
builders-merit-extra = Po pokonaniu możesz go zwrócić za jeszcze jedną akcję.
builders-merit-at-end = Po pokonaniu dałby teraz na koniec { $points } ({ $name }).
builders-merit-won-already = Wygrasz też bez niego, a przepadłoby.
builders-merit-not-enough = Nawet z nim masz za mało serc.
builders-merit-wins = Z nim wygrasz: { $points } pkt doświadczenia.
builders-merit-wins-with-next = Z nim i z następnym TNT wygrasz: { $points } pkt doświadczenia.
builders-merit-keep = Zostaje na późniejszą walkę.
builders-merit-decline = Wtedy nie znika żaden blok i punktacja się nie zbliża.
builders-merit-trade = Dostajesz jeszcze jedną dowolną akcję i zachowujesz punkty za moba.
builders-merit-end = Mob zostaje z tobą i możesz go zwrócić w późniejszej turze.
