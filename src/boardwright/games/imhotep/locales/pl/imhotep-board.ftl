imhotep-board-round = Runda { $round } z { $rounds }
imhotep-board-piles = { $pile ->
    [one] { $pile } karta w talii, odrzucone: { $discards }
    [few] { $pile } karty w talii, odrzucone: { $discards }
    [many] { $pile } kart w talii, odrzucone: { $discards }
   *[other] { $pile } karty w talii, odrzucone: { $discards }
}
imhotep-board-start = Gracz rozpoczynający
imhotep-board-coming = Następne statki
imhotep-board-coming-mean = { $cards ->
    [one] Została { $cards } karta rund.
    [few] Zostały { $cards } karty rund.
    [many] Zostało { $cards } kart rund.
   *[other] Zostało { $cards } karty rund.
} { $out ->
    [0] Następna jest wśród nich.
    [one] Jedna z nich będzie następna, a jedna zostanie w pudełku.
    [few] Jedna z nich będzie następna, a { $out } zostaną w pudełku.
    [many] Jedna z nich będzie następna, a { $out } zostanie w pudełku.
   *[other] Jedna z nich będzie następna, a { $out } zostanie w pudełku.
} Liczby to miejsca na czterech statkach.
imhotep-board-go-on = Teraz wybierz coś podświetlonego.
imhotep-board-get = Dobierz { $label }

imhotep-board-hint-market = Karta za każdy kamień
imhotep-board-hint-pyramids-a = Od razu: punkty następnego pola
imhotep-board-hint-pyramids-b = Od razu: następne pole wybranej piramidy
imhotep-board-hint-temple-a = { $points ->
    [one] Co rundę: { $points } punkt za każdy kamień na wierzchu
    [few] Co rundę: { $points } punkty za każdy kamień na wierzchu
    [many] Co rundę: { $points } punktów za każdy kamień na wierzchu
   *[other] Co rundę: { $points } punktu za każdy kamień na wierzchu
}
imhotep-board-hint-temple-b = Co rundę: to, co widać poniżej
imhotep-board-hint-burial-a = Na koniec, za każdą grupę: { $groups } +{ $further }
imhotep-board-hint-burial-b = Na koniec, najwięcej w każdym rzędzie: { $places }
imhotep-board-hint-obelisks-a = Na koniec, według wysokości: { $places }
imhotep-board-hint-obelisks-b = { $stones ->
    [one] Od razu za { $stones } kamień; na koniec { $points } za kamień luzem
    [few] Od razu za { $stones } kamienie; na koniec { $points } za kamień luzem
    [many] Od razu za { $stones } kamieni; na koniec { $points } za kamień luzem
   *[other] Od razu za { $stones } kamienia; na koniec { $points } za kamień luzem
}

imhotep-board-standing-pyramids = Punkty do tej pory
imhotep-board-standing-temple = Punkty na koniec rundy
imhotep-board-standing-burial = Punkty, gdyby to był koniec
imhotep-board-standing-obelisks = Punkty, gdyby to był koniec

imhotep-board-empty = puste
imhotep-board-none = brak
imhotep-board-ship = { $minimum ->
    [one] Statek { $ship }, miejsca: { $slots }, płynie, gdy ma co najmniej { $minimum } kamień. Od dziobu: { FORM($load, "stone") }.
    [few] Statek { $ship }, miejsca: { $slots }, płynie, gdy ma co najmniej { $minimum } kamienie. Od dziobu: { FORM($load, "stone") }.
    [many] Statek { $ship }, miejsca: { $slots }, płynie, gdy ma co najmniej { $minimum } kamieni. Od dziobu: { FORM($load, "stone") }.
   *[other] Statek { $ship }, miejsca: { $slots }, płynie, gdy ma co najmniej { $minimum } kamienia. Od dziobu: { FORM($load, "stone") }.
}
imhotep-board-ship-away = Statek { $ship }, { $at }
imhotep-board-slot = Statek { $ship }, miejsce { $slot } od dziobu: { FORM($stone, "stone") }

imhotep-board-site = { $site }, strona { $side }.
imhotep-board-visited = Stoi tu statek { $ship }.
imhotep-board-on-market = { $cards ->
    [0] Nie ma odkrytych kart.
    [one] Leży { $cards } odkryta karta.
    [few] Leżą { $cards } odkryte karty.
    [many] Leży { $cards } odkrytych kart.
   *[other] Leży { $cards } odkrytej karty.
}
imhotep-board-on-pyramids = Kamienie po kolei: { FORM($stones, "stone") }.
imhotep-board-on-temple = Kamienie od lewej, { $spaces } na poziom: { FORM($stones, "stone") }.
imhotep-board-on-burial = Kamienie kolumna po kolumnie, { $rows } na kolumnę: { FORM($stones, "stone") }.
imhotep-board-on-obelisks = Kamienie: { $stones }.
imhotep-board-count = { $seat } { $stones }
imhotep-board-pyramid = Piramida { $space }. Kamienie: { FORM($stones, "stone") }.
imhotep-board-pyramid-complete = Piramida { $pyramid }: ukończona. Kamienie: { FORM($stones, "stone") }.
imhotep-board-looked-at = ktoś je ogląda

imhotep-board-player = { $stones ->
    [one] { $name }, { FORM($seat, "stone") }: { $stones } kamień na saniach
    [few] { $name }, { FORM($seat, "stone") }: { $stones } kamienie na saniach
    [many] { $name }, { FORM($seat, "stone") }: { $stones } kamieni na saniach
   *[other] { $name }, { FORM($seat, "stone") }: { $stones } kamienia na saniach
}
imhotep-board-quarry = { $stones ->
    [one] Kamieniołom, { $seat }: { $stones } kamień
    [few] Kamieniołom, { $seat }: { $stones } kamienie
    [many] Kamieniołom, { $seat }: { $stones } kamieni
   *[other] Kamieniołom, { $seat }: { $stones } kamienia
}
imhotep-board-row = { $row }: { $points }
imhotep-board-wrath = Gniew: −{ $points }
imhotep-board-card = { $count ->
    [1] { $card }: { $effect }
   *[other] { $count } × { $card }: { $effect }
}
imhotep-board-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
imhotep-board-cards-of = Karty: { $name }
imhotep-board-many = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
imhotep-board-worth = { $points ->
    [one] Gdyby gra skończyła się teraz: { $points } punkt
    [few] Gdyby gra skończyła się teraz: { $points } punkty
    [many] Gdyby gra skończyła się teraz: { $points } punktów
   *[other] Gdyby gra skończyła się teraz: { $points } punktu
}

imhotep-board-effect-entrance = Od razu: kamień z twojego kamieniołomu do piramid
imhotep-board-effect-sarcophagus = Od razu: kamień z twojego kamieniołomu do komory grobowej
imhotep-board-effect-paved-path = Od razu: kamień z twojego kamieniołomu do obelisków
imhotep-board-effect-decoration = { $stones ->
    [one] Na koniec: 1 punkt za każdy { $stones } kamień na tym placu
    [few] Na koniec: 1 punkt za każde { $stones } kamienie na tym placu
    [many] Na koniec: 1 punkt za każdych { $stones } kamieni na tym placu
   *[other] Na koniec: 1 punkt za każde { $stones } kamienia na tym placu
}
imhotep-board-effect-statue = Na koniec: { $points } punktów za 1–{ $most } posągów
imhotep-board-effect-lever = Akcja: wyślij statek i wybierz kolejność rozładunku
imhotep-board-effect-hammer = Akcja: dobierz kamienie, potem połóż jeden
imhotep-board-effect-sail = Akcja: połóż kamień, potem wyślij ten statek
imhotep-board-effect-chisel = Akcja: połóż dwa kamienie

imhotep-board-voyages = Co przyniósłby teraz każdy statek?
imhotep-board-voyages-mean = O ile więcej lub mniej punktów miałby każdy, gdyby statek popłynął teraz, świątynia zapłaciła raz, a gra się skończyła. Karty i premie się nie liczą; po stronie B piramid każdy bierze pole z największą liczbą punktów.
imhotep-board-voyages-none = Żaden czekający statek nie ma kamienia na pokładzie.
imhotep-board-to = Cel
imhotep-board-more = +{ $points }
imhotep-board-fewer = −{ $points }
imhotep-board-take = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}

# The letters on stones: each stands in the word for its colour, and each is another one.
imhotep-board-letter-black = C
imhotep-board-letter-white = B
imhotep-board-letter-brown = R
imhotep-board-letter-grey = S
