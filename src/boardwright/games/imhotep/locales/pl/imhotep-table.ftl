### Imhotep przy stole.

imhotep-title = Imhotep
imhotep-name = Imhotep
imhotep-about = Ładuj na statki swoje kamienie i wysyłaj je tam, gdzie dadzą ci najwięcej.
imhotep-option-sides = Strona targu, piramid, świątyni, komory grobowej i obelisków, np. { $example } (domyślnie { $default }).
imhotep-option-wrath = Graj z gniewem faraona.

imhotep-seat-black = { $form ->
    [stone] czarny
   *[nominative] Czarny
}
imhotep-seat-white = { $form ->
    [stone] biały
   *[nominative] Biały
}
imhotep-seat-brown = { $form ->
    [stone] brązowy
   *[nominative] Brązowy
}
imhotep-seat-grey = { $form ->
    [stone] szary
   *[nominative] Szary
}

imhotep-source-pyramids = piramidy
imhotep-source-temple = { $form ->
    [accusative] świątynię
   *[nominative] świątynia
}
imhotep-source-burial-chamber = { $form ->
    [accusative] komorę grobową
   *[nominative] komora grobowa
}
imhotep-source-obelisks = obeliski
imhotep-source-decorations = dekoracje
imhotep-source-statues = posągi
imhotep-source-blue-cards = niebieskie karty
imhotep-source-wrath = gniew faraona

imhotep-short-pyramids = pir
imhotep-short-temple = świąt
imhotep-short-burial-chamber = kom
imhotep-short-obelisks = obel
imhotep-short-decorations = dek
imhotep-short-statues = pos
imhotep-short-blue-cards = nieb
imhotep-short-wrath = gniew

imhotep-site-market = Targ
imhotep-site-pyramids = Piramidy
imhotep-site-temple = Świątynia
imhotep-site-burial = Komora grobowa
imhotep-site-obelisks = Obeliski
imhotep-to-market = na targ
imhotep-to-pyramids = do piramid
imhotep-to-temple = do świątyni
imhotep-to-burial = do komory grobowej
imhotep-to-obelisks = do obelisków
imhotep-at-market = na targu
imhotep-at-pyramids = przy piramidach
imhotep-at-temple = przy świątyni
imhotep-at-burial = przy komorze grobowej
imhotep-at-obelisks = przy obeliskach

imhotep-pyramid-left = { $form ->
    [locative] lewej
   *[nominative] lewa
}
imhotep-pyramid-middle = { $form ->
    [locative] środkowej
   *[nominative] środkowa
}
imhotep-pyramid-right = { $form ->
    [locative] prawej
   *[nominative] prawa
}

imhotep-slot = { $form ->
    [locative] statku { $ship }, miejsce { $slot }
   *[accusative] statek { $ship }, miejsce { $slot }
}
imhotep-ship-size = { $slots }

imhotep-card-entrance = { $form ->
    [genitive] Wejścia
   *[nominative] Wejście
}
imhotep-card-sarcophagus = { $form ->
    [genitive] Sarkofagu
   *[nominative] Sarkofag
}
imhotep-card-paved-path = { $form ->
    [genitive] Brukowanej Drogi
    [accusative] Brukowaną Drogę
   *[nominative] Brukowana Droga
}
imhotep-card-pyramid-decoration = { $form ->
    [genitive] Dekoracji piramid
    [accusative] Dekorację piramid
   *[nominative] Dekoracja piramid
}
imhotep-card-temple-decoration = { $form ->
    [genitive] Dekoracji świątyni
    [accusative] Dekorację świątyni
   *[nominative] Dekoracja świątyni
}
imhotep-card-burial-chamber-decoration = { $form ->
    [genitive] Dekoracji komory grobowej
    [accusative] Dekorację komory grobowej
   *[nominative] Dekoracja komory grobowej
}
imhotep-card-obelisk-decoration = { $form ->
    [genitive] Dekoracji obelisków
    [accusative] Dekorację obelisków
   *[nominative] Dekoracja obelisków
}
imhotep-card-statue = { $form ->
    [genitive] Posągu
   *[nominative] Posąg
}
imhotep-card-lever = { $form ->
    [genitive] Dźwigni
    [accusative] Dźwignię
   *[nominative] Dźwignia
}
imhotep-card-hammer = { $form ->
    [genitive] Młota
   *[nominative] Młot
}
imhotep-card-sail = { $form ->
    [genitive] Żagla
   *[nominative] Żagiel
}
imhotep-card-chisel = { $form ->
    [genitive] Dłuta
   *[nominative] Dłuto
}

imhotep-effect-entrance = teraz: 1 kamień do piramid
imhotep-effect-sarcophagus = teraz: 1 kamień do komory
imhotep-effect-paved-path = teraz: 1 kamień do obelisków
imhotep-effect-decoration = koniec: kamienie / { $stones }
imhotep-effect-statue = koniec: { $points } za 1 do { $most }
imhotep-effect-lever = akcja: rejs i kolejność rozładunku
imhotep-effect-hammer = akcja: dobierz kamienie, połóż 1
imhotep-effect-sail = akcja: połóż 1 i wyślij ten statek
imhotep-effect-chisel = akcja: połóż dwa kamienie

imhotep-round = runda { $round } z { $rounds }
imhotep-starts = rozpoczyna { $seat }
imhotep-piles = talia { $pile }, odrzucone { $discards }
imhotep-wrath = z gniewem faraona
imhotep-harbour = Port
imhotep-ship-needs = min. { $minimum }, jest { $loaded }
imhotep-ship-ready = min. { $minimum }, może płynąć
imhotep-ship-gone = nie wypłynął
imhotep-ship-is-here = statek { $ship }
imhotep-pair = { $cards ->
    [one] Zakryta karta
   *[other] Dwie zakryte karty
}
imhotep-pair-effect = obejrzyj i zatrzymaj jedną
imhotep-market-empty = brak kart
imhotep-beside = obok, po { $points }:
imhotep-pyramid-signs = { $stones ->
    [one] c karta, s { $stones } kamień, ▸ kamień na statek
    [few] c karta, s { $stones } kamienie, ▸ kamień na statek
    [many] c karta, s { $stones } kamieni, ▸ kamień na statek
   *[other] c karta, s { $stones } kamienia, ▸ kamień na statek
}
imhotep-temple-under = kamienie pod spodem
imhotep-temple-a = każdy widoczny: { $points } co rundę
imhotep-temple-b = s kamienie, c karta
imhotep-burial-a = koniec: własne grupy { $groups } +{ $further }
imhotep-burial-b = koniec: najwięcej w rzędzie { $places }
imhotep-obelisks-a = koniec: { $places }
imhotep-obelisks-b = { $stones ->
    [one] każdy z { $stones } kamienia
    [few] każdy z { $stones } kamieni
    [many] każdy z { $stones } kamieni
   *[other] każdy z { $stones } kamienia
}
imhotep-obelisks-loose = luzem, po { $points }
imhotep-player = gracz
imhotep-you = { $seat } (ty)
imhotep-sled = sanie
imhotep-quarry = kamieniołom
imhotep-cards = karty
imhotep-points = punkty

imhotep-asked-turn = { $seat }, twoja tura: dobierz kamienie, połóż kamień na statku, wyślij statek albo zagraj niebieską kartę.
imhotep-asked-unload-order = { $seat }, w jakiej kolejności rozładować kamienie? Wymieniony jako pierwszy schodzi ze statku pierwszy.
imhotep-asked-sail-to = { $seat }, dokąd płynie statek { $ship }?
imhotep-asked-second-stone = { $seat }, gdzie położyć drugi kamień z Dłuta?
imhotep-asked-take-card = { $seat }, weź kartę za swój kamień na targu.
imhotep-asked-keep-card = { $seat }, zatrzymaj jedną z dwóch kart; tylko ty je widzisz.
imhotep-asked-choose-pyramid = { $seat }, do której piramidy trafi twój kamień?
imhotep-asked-ship-bonus = { $seat }, premia: możesz położyć kamień ze swoich sań na statku.
imhotep-asked-temple-choice = { $seat }, pole { $space } świątyni: punkty czy kamienie?
imhotep-asked-stones-bonus = { $seat }, premia: możesz wziąć kamienie z kamieniołomu na swoje sanie.

imhotep-do-pass = Nic się nie da zrobić
imhotep-do-get = Dobierz kamienie
imhotep-do-place = Połóż na statku { $ship }, miejsce
imhotep-do-sail = Wyślij statek { $ship }
imhotep-do-lever = Dźwignia: wyślij statek { $ship }
imhotep-do-hammer = Młot: dobierz, połóż na statku { $ship }, miejsce
imhotep-do-sail-card = Żagiel: połóż na statku { $ship } i płyń, miejsce
imhotep-do-chisel = Dłuto: pierwszy na statek { $ship }, miejsce
imhotep-do-sail-to = Cel rejsu
imhotep-do-second-stone = Drugi na statek { $ship }, miejsce
imhotep-do-unload = Rozładuj
imhotep-do-take = Weź
imhotep-do-keep = Zatrzymaj
imhotep-do-pyramid = Buduj
imhotep-do-decline = Albo
imhotep-do-temple = Weź
imhotep-do-stones-bonus = Kamienie z premii
imhotep-label-pass = spasuj
imhotep-label-slot = { $slot }
imhotep-label-stones = { $stones ->
    [one] { $stones } kamień
    [few] { $stones } kamienie
    [many] { $stones } kamieni
   *[other] { $stones } kamienia
}
imhotep-label-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
imhotep-label-pair = dwie zakryte karty: obejrzyj i zatrzymaj jedną
imhotep-label-decline = zrezygnuj
imhotep-label-order = { FORM($stones, "stone") }
imhotep-label-card = { $card }: { $effect }
imhotep-label-space = { $pyramid }: { $points }
imhotep-label-space-card = { $pyramid }: { $points } i karta
imhotep-label-space-stones = { $pyramid }: { $points } i kamienie
imhotep-label-space-ship = { $pyramid }: { $points } i kamień na statek

imhotep-did-pass = { $seat } pasuje.
imhotep-did-get = { $stones ->
    [one] { $seat } dobiera { $stones } kamień.
    [few] { $seat } dobiera { $stones } kamienie.
    [many] { $seat } dobiera { $stones } kamieni.
   *[other] { $seat } dobiera { $stones } kamienia.
}
imhotep-did-place = { $seat } kładzie kamień na { FORM($slot, "locative") }.
imhotep-did-sail = { $seat } wysyła statek { $ship } { $to }.
imhotep-did-lever = { $seat } zagrywa Dźwignię: statek { $ship } płynie { $to }.
imhotep-did-hammer = { $stones ->
    [one] { $seat } zagrywa Młot: dobiera { $stones } kamień i kładzie jeden na { FORM($slot, "locative") }.
    [few] { $seat } zagrywa Młot: dobiera { $stones } kamienie i kładzie jeden na { FORM($slot, "locative") }.
    [many] { $seat } zagrywa Młot: dobiera { $stones } kamieni i kładzie jeden na { FORM($slot, "locative") }.
   *[other] { $seat } zagrywa Młot: dobiera { $stones } kamienia i kładzie jeden na { FORM($slot, "locative") }.
}
imhotep-did-sail-card = { $seat } zagrywa Żagiel i kładzie kamień na { FORM($slot, "locative") }.
imhotep-did-chisel = { $seat } zagrywa Dłuto: pierwszy kamień trafia na { $slot }.
imhotep-did-second-stone = { $seat } kładzie drugi kamień na { FORM($slot, "locative") }.
imhotep-did-unload = { $seat } rozładowuje kamienie w tej kolejności: { FORM($stones, "stone") }.
imhotep-did-take = { $seat } bierze { FORM($card, "accusative") }.
imhotep-did-look = { $seat } ogląda dwie zakryte karty.
imhotep-did-keep = { $seat } zatrzymuje { FORM($card, "accusative") }.
imhotep-did-pyramid = { $seat } buduje na { FORM($pyramid, "locative") } piramidzie.
imhotep-did-decline = { $seat } rezygnuje z premii.
imhotep-did-point = { $seat } bierze punkty świątyni.
imhotep-did-land = { $site }: { FORM($stones, "stone") }.
imhotep-did-reshuffle = Odrzucone karty zostają przetasowane w nową talię.
imhotep-did-draw = { $seat } dobiera { FORM($card, "accusative") }.
imhotep-did-round = Zaczyna się runda { $round }; miejsca na statkach: { $ships }; rozpoczyna { $seat }.
imhotep-did-end = Gra skończona.

imhotep-ended-six-rounds = Rozegrano sześć rund.
imhotep-tie-stones-on-sled = O remisie zdecydowały kamienie na saniach.

## Choices before a game.

web-imhotep-sides = Strony placów budowy
web-imhotep-sides-all = Wszystkie { $side }
web-imhotep-sides-mixed = Losowo wymieszane
web-imhotep-sides-chosen = Strony: { $value }
web-imhotep-sides-market-a = Wszystkie karty są odkryte.
web-imhotep-sides-market-b = Można też obejrzeć parę zakrytych kart i zatrzymać jedną.
web-imhotep-sides-pyramids-a = Jedna piramida: kamień od razu daje punkty następnego pola.
web-imhotep-sides-pyramids-b = Trzy piramidy do wyboru; niektóre pola dają kartę, kamienie lub kamień na statek.
web-imhotep-sides-temple-a = Co rundę każdy kamień widoczny z góry daje tyle samo.
web-imhotep-sides-temple-b = Co rundę każdy kamień widoczny z góry daje to, co pokazuje jego pole: punkty, kamienie lub kartę.
web-imhotep-sides-burial-a = Na koniec punktuje każda grupa stykających się własnych kamieni; duże o wiele więcej.
web-imhotep-sides-burial-b = Na koniec w każdym rzędzie najwięcej punktuje ten, kto ma w nim najwięcej kamieni.
web-imhotep-sides-obelisks-a = Na koniec najwięcej daje najwyższa wieża.
web-imhotep-sides-obelisks-b = Ukończony obelisk punktuje od razu; im wcześniej, tym więcej.
web-imhotep-wrath = Z gniewem faraona
web-imhotep-wrath-mean = Kto nie ma kamienia przy jednej z czterech budowli, traci na koniec punkty.
web-imhotep-wrath-chosen = Z gniewem faraona
