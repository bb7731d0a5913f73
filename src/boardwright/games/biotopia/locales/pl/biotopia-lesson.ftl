### Prowadzone gry w Biotopię, krok po kroku, dla tych, którzy jeszcze nie grali.

biotopia-lesson-first = Twój pierwszy ogród
biotopia-lesson-first-flower = Witaj na łące! Motyle przylatują tylko tam, gdzie rosną kwiaty. Na szczęście każda karta ma z tyłu kwiat. Wyłóż więc jedną jako kwiat: rusałkę pawika. To byłby twój najdroższy motyl (kwiaty: { $cost }).
biotopia-lesson-first-flower-other = To też byłby kwiat. Ale ta karta jest tańsza, więc zagrasz ją wcześniej. Wyłóż rusałkę pawika.
biotopia-lesson-first-more = Twoja tura, a w turze robi się tylko jedną rzecz. Obok kwiatka na karcie stoi, ilu kwiatów potrzebuje: karłątek ryska { $cost }, a ty masz { $symbols }. Wyłóż więc jeszcze jeden kwiat: rusałkę admirała.
biotopia-lesson-first-more-cards = Karty są dobre i zaraz jakieś weźmiemy. Ale najpierw kwiaty. Wyłóż rusałkę admirała.
biotopia-lesson-first-more-other = To też by urosło. Ale zachowajmy tę kartę i wyłóżmy rusałkę admirała.
biotopia-lesson-first-butterfly = Kwiaty: { $symbols }. Teraz przylatuje karłątek ryska! Zagraj go do swojego ogrodu. U góry po prawej na karcie są jego punkty: od razu dostajesz { $points }. A kwiaty zostają.
biotopia-lesson-first-butterfly-later = To możesz zrobić później. Teraz wystarczy kwiatów na pierwszego motyla, a motyle dają punkty. Zagraj karłątka ryskę.
biotopia-lesson-first-goal = Twój pierwszy punkt, a rywal też ma jeden. Gdy ktoś zdobędzie { $goal } punktów, gramy rundę do końca. Potem wygrywa, kto ma ich najwięcej.
biotopia-lesson-first-sky = Teraz potrzebujesz nowych kart. Na niebie leżą odkryte karty: { $cards }. Weź modraszka ikara: umie coś szczególnego. Na jego miejsce przychodzi nowa karta.
biotopia-lesson-first-sky-deck = Talia to niespodzianka; na niebie widzisz, co bierzesz. Tym razem weź modraszka ikara.
biotopia-lesson-first-sky-other = Ładny motyl! Ale weź modraszka ikara: chcę ci pokazać, co umie.
biotopia-lesson-first-sky-flower = Zachowaj jeszcze tę kartę i najpierw weź z nieba modraszka ikara.
biotopia-lesson-first-compost = Rywal zagrał słońce. Taka karta działa tylko raz: dała mu nowe karty i leży teraz w kompoście. Teraz ty: do modraszka ikara brakuje tylko jednego kwiatu. Potrzebuje { $cost }, a masz { $symbols }. Wyłóż rusałkę żałobnika.
biotopia-lesson-first-compost-cards = Najpierw jeszcze jeden kwiat: wtedy przyleci modraszek ikar, a z nim karta. Wyłóż rusałkę żałobnika.
biotopia-lesson-first-compost-blue = Jako kwiat nie mógłby latać! Zachowaj modraszka ikara i wyłóż rusałkę żałobnika.
biotopia-lesson-first-blue = Teraz wystarczy kwiatów. Zagraj modraszka ikara. Daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, a potem patrz, co zrobi.
biotopia-lesson-first-blue-later = Tak też można. Ale modraszek ikar daje punkt i kartę w jednej turze. Zagraj go.
biotopia-lesson-first-effect = Wiele motyli coś robi, gdy przylatuje. Dzięki modraszkowi ikarowi możesz wziąć kartę z nieba, w prezencie. Weź bielinka kapustnika: zaraz się przyda.
biotopia-lesson-first-effect-other = Dobra karta! Ale bielinek kapustnik może od razu zdobyć ci misję. Weź jego.
biotopia-lesson-first-effect-decline = Możesz odmówić. Ale ta karta to prezent i nie kosztuje tury. Weź bielinka kapustnika.
biotopia-lesson-first-white = Widzisz tę misję? Ma ją ten, kto ma najwięcej bielinków. Nikt jeszcze nie ma żadnego! Zagraj swojego: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za motyla i jeszcze { $mission } za misję.
biotopia-lesson-first-white-later = Lepiej teraz, zanim rywal zdobędzie swojego! Zagraj bielinka kapustnika.
biotopia-lesson-first-deck = Misja jest twoja, dopóki nikt nie ma tyle samo bielinków. Twoja ręka jest pusta, więc dobierz z talii. Gdy ta się skończy, kompost zostanie przetasowany w nową.
biotopia-lesson-first-deck-sky = To też dobry sposób. Ale tym razem daj się zaskoczyć: dobierz wierzchnią kartę talii.
biotopia-lesson-first-missions = Inne misje bierze się w osobnej turze, gdy ogród ma wszystko, czego wymagają. Ta daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za karłątki ryski ({ $asked }); ty masz { $has }. Dostaje ją, kto pierwszy.
biotopia-lesson-first-onward = Twoje punkty: { $own }, rywala: { $rival }. Graj teraz dalej po swojemu, aż do { $goal }! Najpierw kwiaty, potem motyle, a po drodze nowe karty. Twoja rusałka pokrzywnik może przylecieć od razu.
biotopia-lesson-missions = Misje
biotopia-lesson-missions-wish = Misje dają dodatkowe punkty. Ta daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za karłątki ryski w ogrodzie: { $asked }. Na ręce masz { $held }, a jeszcze jeden jest na niebie. Najpierw kwiat: wyłóż rusałkę pawika.
biotopia-lesson-missions-wish-other = Ta karta przyda się do czegoś innego. Wyłóż tę podświetloną.
biotopia-lesson-missions-progress = Misja pokazuje, kto jak daleko zaszedł: potrzeba { $asked }, a nikt jeszcze nie ma żadnego. Karłątek ryska potrzebuje { $cost } kwiatów, a masz { $symbols }. Wyłóż rusałkę admirała.
biotopia-lesson-missions-progress-cards = Karty nie uciekną. Najpierw drugi kwiat, potem motyle: wyłóż rusałkę admirała.
biotopia-lesson-missions-one = Teraz zagraj karłątka ryskę. Daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} i liczy się do misji.
biotopia-lesson-missions-play-first = To też by pomogło. Ale misję dostaje, kto pierwszy: zagraj karłątka ryskę.
biotopia-lesson-missions-sky = Uwaga, rywal też ma { $rival } z { $asked }! Karłątka ryskę z nieba może wziąć każdy. Weź go, zanim zniknie.
biotopia-lesson-missions-sky-other = To może poczekać. Karłątek ryska z nieba może następnym razem zniknąć: weź go.
biotopia-lesson-missions-sky-later = Kart z twojej ręki nikt nie zabierze. Tę z nieba ktoś może wziąć, więc najpierw po nią sięgnij.
biotopia-lesson-missions-two = Na ręce masz { $held } takie motyle, ale misja mówi { $has } z { $asked }: liczą się tylko te w ogrodzie. Niech leci następny!
biotopia-lesson-missions-three = { $has } z { $asked }. Zagraj i ostatniego.
biotopia-lesson-missions-take = Są wszystkie! Ale misja nie przychodzi sama: wzięcie jej to twoja tura. Weź ją teraz: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-lesson-missions-take-now = Najpierw weź misję! Jeśli rywal zdąży przed tobą, przepadnie.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } punkt, którego
    [few] { $points } punkty, których
    [many] { $points } punktów, których
   *[other] { $points } punktu, którego
} nikt ci nie zabierze. Tylko misja za bielinki może zmienić właściciela. I rada: rusałka żałobnik, jak ta na niebie, zastępuje jednego motyla, którego brakuje do misji. Graj dalej!
biotopia-lesson-bio-cards = Słońce i poczwarka
biotopia-lesson-bio-cards-hide = Słońce i poczwarka to karty bio: coś robią i znikają. Poczwarka odwraca kwiat na motyla z jego drugiej strony. Ukryj więc silnego motyla wśród kwiatów: wyłóż rusałkę admirała, która z ręki potrzebowałaby { $cost } kwiatów.
biotopia-lesson-bio-cards-hide-other = To też byłby kwiat. Ale poczwarka ma potem znaleźć coś dobrego: wyłóż rusałkę admirała.
biotopia-lesson-bio-cards-second = Słońce potrzebuje { $cost } kwiatów, a masz { $symbols }. Wyłóż rusałkę pawika. To jedyny motyl, którego nie odwróci żadna poczwarka.
biotopia-lesson-bio-cards-second-cards = Słońce da ci więcej kart w jednej turze. Brakuje tylko jednego kwiatu: wyłóż rusałkę pawika.
biotopia-lesson-bio-cards-second-other = Tę kartę chcemy zagrać. Wyłóż rusałkę pawika.
biotopia-lesson-bio-cards-sunshine = Zagraj słońce! Dobierasz kilka kart w jednej turze, a słońce trafia do kompostu.
biotopia-lesson-bio-cards-sunshine-draw = To byłaby jedna karta. Słońce da ci więcej: zagraj je.
biotopia-lesson-bio-cards-sunshine-flower = Na słońce wystarczy ci kwiatów. Zagraj je odkryte.
biotopia-lesson-bio-cards-knapweed = Nowe karty! Chaber łąkowy jest kwiatem z obu stron. Zagrany odkryty (kwiaty: { $cost }) rośnie w twoim rzędzie kwiatów i liczy się podwójnie. Zagraj go.
biotopia-lesson-bio-cards-knapweed-first = To zrobisz zaraz. Najpierw chaber łąkowy, bo wtedy wystarczy kwiatów na poczwarkę.
biotopia-lesson-bio-cards-knapweed-back = Karta wyłożona jako kwiat liczy się raz; chaber łąkowy zagrany odkryty liczy się podwójnie. Zagraj go.
biotopia-lesson-bio-cards-chrysalis = Teraz poczwarka. Potrzebuje { $cost } kwiatów, a masz { $symbols }. Zagraj ją.
biotopia-lesson-bio-cards-chrysalis-first = Dobrze, ale nie teraz: zobaczmy, co wyjdzie z poczwarki. Zagraj ją.
biotopia-lesson-bio-cards-turn = Który kwiat odwraca? Z ręki rusałka admirał potrzebowałaby { $cost } kwiatów, a masz { $symbols }. Poczwarka o to nie pyta! Odwróć rusałkę admirała: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-lesson-bio-cards-turned = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, i to tanio! Kosztowało cię to jeden kwiat: zostało { $symbols }. A poczwarka leży w kompoście. Wykładaj więc silne motyle jako kwiaty, a poczwarka pozwoli im latać. Graj dalej!
