### Budowniczy i Biomy przy stole.

builders-option-boards = Plansze po kolei dla każdego miejsca, np. 314 dla trzech miejsc, 0 dla losowej, albo random (domyślnie { $default }).
builders-option-beginners = Miejsca, na których liczą się wszystkie pasujące pola, a nie największa grupa, np. 13 dla miejsc 1 i 3, albo no (domyślnie { $default }).

builders-title = Budowniczy i Biomy
builders-name = Minecraft: Budowniczy i Biomy
builders-about = Wydobywaj bloki z dużej kostki, odkrywaj, walcz z mobami i buduj swój świat.

builders-seat-red = Czerwony
builders-seat-blue = Niebieski
builders-seat-yellow = Żółty
builders-seat-green = Zielony

builders-source-buildings = budowle
builders-source-mobs = pokonane moby
builders-source-hoes = złote motyki
builders-source-scoring-a = { $form ->
    [accusative] punktację A
   *[nominative] punktacja A
}
builders-source-scoring-b = { $form ->
    [accusative] punktację B
   *[nominative] punktacja B
}
builders-source-scoring-c = { $form ->
    [accusative] punktację C
   *[nominative] punktacja C
}
builders-source-mob-scoring = moby na koniec gry

builders-brief-buildings = budow.
builders-brief-mobs = moby
builders-brief-hoes = motyki
builders-brief-scoring-a = A
builders-brief-scoring-b = B
builders-brief-scoring-c = C
builders-brief-mob-scoring = koniec

builders-block-wood = { $form ->
    [genitive] drewna
   *[nominative] drewno
}
builders-block-sand = { $form ->
    [genitive] piasku
   *[nominative] piasek
}
builders-block-stone = { $form ->
    [genitive] kamienia
   *[nominative] kamień
}
builders-block-obsidian = { $form ->
    [genitive] obsydianu
   *[nominative] obsydian
}
builders-block-emerald = { $form ->
    [genitive] szmaragdu
   *[nominative] szmaragd
}

builders-characteristic-forest = las
builders-characteristic-desert = { $form ->
    [accusative] pustynię
   *[nominative] pustynia
}
builders-characteristic-mountains = góry
builders-characteristic-snowy-tundra = { $form ->
    [accusative] ośnieżoną tundrę
   *[nominative] ośnieżona tundra
}
builders-characteristic-wood = drewno
builders-characteristic-sand = piasek
builders-characteristic-stone = kamień
builders-characteristic-obsidian = obsydian
builders-characteristic-decoration = { $form ->
    [accusative] dekoracje
    [built] dekorację
   *[nominative] dekoracja
}
builders-characteristic-dwelling = { $form ->
    [accusative] mieszkania
   *[nominative] mieszkanie
}
builders-characteristic-animal-house = { $form ->
    [accusative] domy dla zwierząt
   *[nominative] dom dla zwierząt
}
builders-characteristic-bridge = { $form ->
    [accusative] mosty
   *[nominative] most
}

builders-sign-red = c
builders-sign-blue = n
builders-sign-yellow = ż
builders-sign-green = z
builders-sign-forest = L
builders-sign-desert = P
builders-sign-mountains = G
builders-sign-snowy-tundra = T
builders-sign-wood = d
builders-sign-sand = p
builders-sign-stone = k
builders-sign-obsidian = o
builders-sign-emerald = s
builders-sign-decoration = De
builders-sign-dwelling = Mi
builders-sign-animal-house = Zw
builders-sign-bridge = Mo

builders-building-sign = { $biome }{ $material }{ $type }
builders-building = { $biome }, { $material }, { $type }
builders-listed-building = { $form ->
    [built] { FORM($type, "built") } ({ $biome }, { $material })
   *[nominative] { $type } ({ $biome }, { $material })
}

builders-weapon-wooden-sword = drewniany miecz
builders-weapon-stone-sword = kamienny miecz
builders-weapon-poisonous-potato = trujący ziemniak
builders-weapon-bow = łuk
builders-weapon-golden-hoe = złota motyka
builders-weapon-stone-pickaxe = kamienny kilof
builders-weapon-iron-sword = żelazny miecz
builders-weapon-diamond-sword = diamentowy miecz
builders-weapon-tnt = TNT

builders-short-wooden-sword = drewn.
builders-short-stone-sword = kamien.
builders-short-poisonous-potato = ziemn.
builders-short-bow = łuk
builders-short-golden-hoe = motyka
builders-short-stone-pickaxe = kilof
builders-short-iron-sword = żelazny
builders-short-diamond-sword = diament
builders-short-tnt = TNT

builders-narrow-bow = łuk
builders-narrow-golden-hoe = mot.
builders-narrow-stone-pickaxe = kil.
builders-narrow-iron-sword = żel.
builders-narrow-diamond-sword = dia.
builders-narrow-tnt = TNT

builders-mob-spider = Pająk
builders-mob-zombie = Zombie
builders-mob-skeleton = Szkielet
builders-mob-creeper = Creeper
builders-mob-witch = Czarownica
builders-mob-enderman = Enderman
builders-mob-extra = +akc
builders-mob-scores = { $points }/{ $sign }

builders-thing = { $place } { $thing }

builders-turn = tura { $turn }
builders-turn-of = gra { $seat }
builders-piles = zakryte: płytki { $tiles }, broń { $tokens }
builders-layout = Siatka
builders-face-down = ?
builders-hearts = { $hearts }♥
builders-heart = ♥ serce
builders-legend = { $sign } { $name }
builders-cube = Duża kostka
builders-layer-1 = góra
builders-layer-2 = 2.
builders-layer-3 = 3.
builders-layer-4 = 4.
builders-left = zostało
builders-card-A = A biomy
builders-card-B = B materiały
builders-card-C = C rodzaje
builders-round-held = { $card }: gotowe
builders-round-to-come = { $card }: jeszcze { $blocks }
builders-takeable = WIELKA LITERA: do wzięcia
builders-you = { $seat } (ty)
builders-points = { $points }
builders-beginner = początkujący
builders-no-blocks = brak bloków
builders-mobs = moby
builders-nothing-yet = { $card } jeszcze nic
builders-would-score = { $card } { $name } { $spaces }×{ $value }={ $points }

builders-asked-first-action = { $seat }, pierwsza akcja: zbierz bloki, odkrywaj świat, buduj, walcz z mobem albo zbierz broń.
builders-asked-second-action = { $seat }, druga akcja: musi być inna niż pierwsza.
builders-asked-extra-action = { $seat }, dodatkowa akcja za moba: dowolna.
builders-asked-second-block = { $seat }, weź drugi blok.
builders-asked-pickaxe = { $seat }, kamienny kilof: możesz wziąć blok. { $mob }: masz na razie { $hearts } z { $needed } potrzebnych serc.
builders-asked-tnt = { $seat }, zdetonować TNT? { $mob }: masz { $hearts } z { $needed } potrzebnych serc.
builders-asked-trade-or-end = { $seat }, wymień moba na dodatkową akcję albo zakończ turę.
builders-asked-scoring = { $seat }, punktacja { $card }: wybierz, za co zdobywasz punkty.

builders-do-block = Weź blok
builders-do-explore = Odkrywaj na skrzyżowaniu
builders-do-build = Zbuduj { $cell } { FORM($building, "built") } na polu
builders-do-fight = Walcz
builders-do-collect = Zbierz broń
builders-do-score = Punktuj
builders-do-end = Koniec
builders-do-trade = Wymień
builders-do-decline = Albo
builders-do-tnt = TNT
builders-label-number = { $number }
builders-label-score = { $name }: { $points }
builders-label-end = zakończ turę
builders-label-trade = zwróć moba za dodatkową akcję
builders-label-decline = nie bierz
builders-label-light = zdetonuj
builders-label-keep = zatrzymaj

builders-did-block = { $seat } bierze blok { FORM($block, "genitive") } z { $column }.
builders-did-explore = { $seat } idzie na skrzyżowanie { $crossing }.
builders-did-stay = { $seat } odkrywa świat bez ruchu.
builders-did-turn-up = Odkryto: { $things }.
builders-turned-up = { $thing } na { $place }
builders-did-build = { $seat } stawia na polu { $space } budowlę z { $cell }: { $building }.
builders-did-collect = { $seat } zbiera broń z { $cell }: { $weapon }.
builders-did-fight = { $seat } walczy z mobem na { $cell }: { $mob }.
builders-did-reveal = { $hearts ->
    [one] Odsłonięto: { $tokens }; { $hearts } serce.
    [few] Odsłonięto: { $tokens }; { $hearts } serca.
    [many] Odsłonięto: { $tokens }; { $hearts } serc.
   *[other] Odsłonięto: { $tokens }; { $hearts } serca.
}
builders-did-beat = Mob pokonany: { $mob }.
builders-did-lose = Mob zostaje.
builders-did-light = { $seat } detonuje TNT.
builders-did-keep = { $seat } zatrzymuje TNT.
builders-did-decline = { $seat } nie bierze bloku.
builders-did-trade = { $seat } zwraca moba za dodatkową akcję.
builders-did-end = { $seat } kończy turę.
builders-did-score = { $seat } punktuje za { FORM($name, "accusative") }.
builders-did-round = { $layer ->
    [1] Pierwsza warstwa jest wyczerpana: punktacja { $card }.
    [2] Druga warstwa jest wyczerpana: punktacja { $card }.
   *[3] Trzecia warstwa jest wyczerpana: punktacja { $card }.
}
builders-did-game-over = Gra skończona.

builders-ended-third-layer-gone = Trzecia warstwa jest wyczerpana.
builders-ended-turn-limit = Osiągnięto limit 400 tur.
builders-tie-blocks = O remisie zdecydowały bloki w zasobach.

## Choices before a game.

web-builders-boards = Plansza
web-builders-boards-chosen = Plansze: { $value }
web-builders-beginners = Początkujący
web-builders-beginners-mean = U początkujących w rundach punktacji liczą się wszystkie pasujące pola, a nie tylko największa grupa.
web-builders-beginners-chosen = Wariant dla początkujących: { $seats }
