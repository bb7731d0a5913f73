### Biotopia przy stole.

biotopia-title = Biotopia
biotopia-name = Biotopia
biotopia-about = Wyhoduj ukwieconą łąkę i zwab motyle do swojego ogrodu.

biotopia-seat-1 = Gracz 1
biotopia-seat-2 = Gracz 2
biotopia-seat-3 = Gracz 3
biotopia-seat-4 = Gracz 4
biotopia-seat-5 = Gracz 5

biotopia-source-butterflies = motyle
biotopia-source-tortoiseshells = pokrzywniki
biotopia-source-missions = misje
biotopia-source-large-whites = bielinki

biotopia-narrow-butterflies = motyl
biotopia-narrow-tortoiseshells = pokrz
biotopia-narrow-missions = misje
biotopia-narrow-large-whites = biel.

biotopia-card-essex-skipper = { $form ->
    [genitive] karłątka ryski
    [accusative] karłątka ryskę
   *[nominative] Karłątek ryska
}
biotopia-card-large-white = { $form ->
    [genitive] bielinka kapustnika
    [accusative] bielinka kapustnika
   *[nominative] Bielinek kapustnik
}
biotopia-card-small-tortoiseshell = { $form ->
    [genitive] rusałki pokrzywnika
    [accusative] rusałkę pokrzywnika
   *[nominative] Rusałka pokrzywnik
}
biotopia-card-common-blue = { $form ->
    [genitive] modraszka ikara
    [accusative] modraszka ikara
   *[nominative] Modraszek ikar
}
biotopia-card-meadow-brown = { $form ->
    [genitive] prze­strojnika jurtiny
    [accusative] prze­strojnika jurtinę
   *[nominative] Prze­strojnik jurtina
}
biotopia-card-brimstone = { $form ->
    [genitive] latolistka cytrynka
    [accusative] latolistka cytrynka
   *[nominative] Latolistek cytrynek
}
biotopia-card-orange-tip = { $form ->
    [genitive] zorzynka rzeżuchowca
    [accusative] zorzynka rzeżuchowca
   *[nominative] Zorzynek rzeżu­chowiec
}
biotopia-card-red-admiral = { $form ->
    [genitive] rusałki admirała
    [accusative] rusałkę admirała
   *[nominative] Rusałka admirał
}
biotopia-card-mourning-cloak = { $form ->
    [genitive] rusałki żałobnika
    [accusative] rusałkę żałobnika
   *[nominative] Rusałka żałobnik
}
biotopia-card-peacock = { $form ->
    [genitive] rusałki pawika
    [accusative] rusałkę pawika
   *[nominative] Rusałka pawik
}
biotopia-card-chrysalis = { $form ->
    [genitive] poczwarki
    [accusative] poczwarkę
   *[nominative] Poczwarka
}
biotopia-card-sunshine = { $form ->
    [genitive] słońca
    [accusative] słońce
   *[nominative] Słońce
}
biotopia-card-common-knapweed = { $form ->
    [genitive] chabra łąkowego
    [accusative] chaber łąkowy
   *[nominative] Chaber łąkowy
}

biotopia-short-essex-skipper = karłątek
biotopia-short-large-white = bielinek
biotopia-short-small-tortoiseshell = pokrzywn.
biotopia-short-common-blue = modraszek
biotopia-short-meadow-brown = jurtina
biotopia-short-brimstone = cytrynek
biotopia-short-orange-tip = zorzynek
biotopia-short-red-admiral = admirał
biotopia-short-mourning-cloak = żałobnik
biotopia-short-peacock = pawik
biotopia-short-chrysalis = poczwarka
biotopia-short-sunshine = słońce
biotopia-short-common-knapweed = chaber

biotopia-effect-essex-skipper = bez efektu
biotopia-effect-large-white = { $points ->
    [one] najwięcej: { $points } punkt
    [few] najwięcej: { $points } punkty
    [many] najwięcej: { $points } punktów
   *[other] najwięcej: { $points } punktu
}
biotopia-effect-small-tortoiseshell = każda kolejna: o 1 więcej
biotopia-effect-common-blue = możesz wziąć kartę z nieba
biotopia-effect-meadow-brown = możesz dobrać 1 za jurtinę
biotopia-effect-brimstone = wierzch talii to kwiat
biotopia-effect-orange-tip = możesz wziąć z kompostu
biotopia-effect-red-admiral = bez efektu
biotopia-effect-mourning-cloak = pomaga w misjach
biotopia-effect-peacock = tylko z ręki
biotopia-effect-chrysalis = odwróć własny kwiat
biotopia-effect-sunshine = dobierz 3 karty
biotopia-effect-common-knapweed = dwa symbole kwiatów

biotopia-mission-most-large-whites = Bielinki
biotopia-mission-three-skippers = Trawiasty stok
biotopia-mission-seven-flowers = Morze kwiatów
biotopia-mission-meadow-quartet = Życie łąki
biotopia-mission-spring-flight = Wiosenny lot
biotopia-mission-nettle-bed = Kępa pokrzyw
biotopia-mission-rich-meadow = Bogata łąka
biotopia-mission-of = { $cards }

biotopia-starts = rozpoczyna { $seat }
biotopia-deck = { $cards ->
    [0] talia jest pusta
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
}
biotopia-last-round = ostatnia runda
biotopia-goal = { $points ->
    [one] gra do { $points } punktu
    [few] gra do { $points } punktów
    [many] gra do { $points } punktów
   *[other] gra do { $points } punktu
}
biotopia-sky = Niebo
biotopia-sky-empty = brak kart
biotopia-hand = Twoja ręka, { $cards } z { $limit }
biotopia-hand-empty = brak kart
biotopia-ready = do zagrania
biotopia-lacks = brak { $symbols }✿
biotopia-no-target = brak celu
biotopia-new = nowa
biotopia-worth = { $points }p
biotopia-garden = Twój ogród
biotopia-flower-row = { $symbols ->
    [0] Nie ma jeszcze symboli kwiatów
    [one] { $symbols } symbol kwiatu
    [few] { $symbols } symbole kwiatów
    [many] { $symbols } symboli kwiatów
   *[other] { $symbols } symbolu kwiatu
}
biotopia-butterfly-row = { $butterflies ->
    [0] Nie ma jeszcze motyli
    [one] { $butterflies } motyl, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    [few] { $butterflies } motyle, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
    [many] { $butterflies } motyli, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[other] { $butterflies } motyla, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
}
biotopia-face-down = { $cards ->
    [one] { $cards } zakryta:
    [few] { $cards } zakryte:
    [many] { $cards } zakrytych:
   *[other] { $cards } zakrytej:
}
biotopia-face-up = { $count ->
    [1] { $card }, odkryty
   *[other] { $count } × { $card }, odkryte
}
biotopia-missions = { $points ->
    [one] Misje, po { $points } punkcie
    [few] Misje, po { $points } punkty
    [many] Misje, po { $points } punktów
   *[other] Misje, po { $points } punktu
}
biotopia-mission-flowers = symbole kwiatów { $has }
biotopia-mission-different = różne { $has }
biotopia-mission-alike = jednakowe { $has }
biotopia-mission-is-met = możesz ją wziąć
biotopia-mission-held = ma ją
biotopia-whites-held = prowadzi: { $whites }
biotopia-whites-open = { $whites ->
    [0] nikt jeszcze nie ma
   *[other] nikt nie prowadzi, remis: { $whites }
}
biotopia-compost = Kompost { $cards }:
biotopia-player = gracz
biotopia-you = ty
biotopia-points = punkty
biotopia-flowers = kwiaty
biotopia-hand-size = ręka
biotopia-open-cards = motyle; ma: na ręce albo jako kwiat
biotopia-known = ma
biotopia-in-hand = na ręce
biotopia-none = brak

biotopia-asked-turn = { $seat }, twoja tura: dobierz kartę, weź kartę z nieba, wyłóż kwiat, zagraj kartę albo weź misję.
biotopia-asked-first-flower = { $seat }, wyłóż jedną z czterech kart jako pierwszy kwiat; nikt inny jej nie widzi.
biotopia-asked-chrysalis-target = { $seat }, który z twoich kwiatów odwraca poczwarka?
biotopia-asked-sky-card = { $seat }, dzięki modraszkowi ikarowi możesz wziąć kartę z nieba.
biotopia-asked-compost-card = { $seat }, dzięki zorzynkowi rzeżuchowcowi możesz wziąć kartę z kompostu.
biotopia-asked-more-cards = { $cards ->
    [one] { $seat }, dzięki przestrojnikowi możesz dobrać kartę.
    [few] { $seat }, dzięki przestrojnikom możesz dobrać { $cards } karty.
    [many] { $seat }, dzięki przestrojnikom możesz dobrać { $cards } kart.
   *[other] { $seat }, dzięki przestrojnikom możesz dobrać { $cards } karty.
}
biotopia-asked-hand-limit = { $cards ->
    [one] { $seat }, odrzuć jedną kartę: kompost jest jawny dla wszystkich.
    [few] { $seat }, odrzuć { $cards } karty, jedną po drugiej: kompost jest jawny dla wszystkich.
    [many] { $seat }, odrzuć { $cards } kart, jedną po drugiej: kompost jest jawny dla wszystkich.
   *[other] { $seat }, odrzuć { $cards } karty, jedną po drugiej: kompost jest jawny dla wszystkich.
}

biotopia-do-pass = Nic się nie da zrobić
biotopia-do-draw = Dobierz
biotopia-do-take = Weź z nieba
biotopia-do-flower = Wyłóż jako kwiat
biotopia-do-play = Zagraj odkrytą
biotopia-do-mission = Weź misję
biotopia-do-turn = Odwróć
biotopia-do-recover = Weź z kompostu
biotopia-do-discard = Odrzuć
biotopia-do-decline = Albo
biotopia-label-pass = spasuj
biotopia-label-draw = { $cards ->
    [one] wierzchnią kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
biotopia-label-decline = zrezygnuj

biotopia-did-pass = { $seat } nic nie może zrobić i pasuje.
biotopia-did-draw = { $cards ->
    [0] { $seat } nic nie dobiera: nie ma już kart.
    [one] { $seat } dobiera kartę.
    [few] { $seat } dobiera { $cards } karty.
    [many] { $seat } dobiera { $cards } kart.
   *[other] { $seat } dobiera { $cards } karty.
}
biotopia-did-take = { $seat } bierze z nieba { FORM($card, "accusative") }.
biotopia-did-flower = { $seat } wykłada kwiat.
biotopia-did-play = { $seat } zagrywa { FORM($card, "accusative") }.
biotopia-did-lay-top = Wierzchnia karta talii staje się kwiatem.
biotopia-did-sunshine = { $cards ->
    [0] { $seat } zagrywa { FORM($card, "accusative") }, ale nie ma czego dobrać.
    [one] { $seat } zagrywa { FORM($card, "accusative") } i dobiera kartę.
    [few] { $seat } zagrywa { FORM($card, "accusative") } i dobiera { $cards } karty.
    [many] { $seat } zagrywa { FORM($card, "accusative") } i dobiera { $cards } kart.
   *[other] { $seat } zagrywa { FORM($card, "accusative") } i dobiera { $cards } karty.
}
biotopia-did-mission = { $seat } bierze misję „{ $mission }”.
biotopia-did-turn = { $seat } odwraca { FORM($card, "accusative") }.
biotopia-did-recover = { $seat } bierze z kompostu { FORM($card, "accusative") }.
biotopia-did-discard = { $seat } odrzuca { FORM($card, "accusative") }.
biotopia-did-decline-sky-card = { $seat } nie bierze karty z nieba.
biotopia-did-decline-compost-card = { $seat } nie bierze nic z kompostu.
biotopia-did-decline-more-cards = { $seat } nic nie dobiera.
biotopia-did-refill = Na niebo: { $cards }.
biotopia-did-three-alike = Trzy jednakowe karty z nieba trafiają do kompostu: { $card }.
biotopia-did-reshuffle = Kompost zostaje przetasowany w nową talię.
biotopia-did-lead = Najwięcej bielinków ma teraz { $seat }.
biotopia-did-tie = Nikt nie ma teraz najwięcej bielinków.
biotopia-did-last-round = { $points ->
    [one] { $seat } ma { $points } punkt: gramy rundę do końca.
    [few] { $seat } ma { $points } punkty: gramy rundę do końca.
    [many] { $seat } ma { $points } punktów: gramy rundę do końca.
   *[other] { $seat } ma { $points } punktu: gramy rundę do końca.
}
biotopia-did-end = Gra skończona.

biotopia-ended-fifteen-points = Rundę, w której ktoś zdobył 15 punktów, rozegrano do końca.
biotopia-ended-all-passed = Wszyscy spasowali po kolei.
biotopia-ended-standstill = Przez dziesięć rund nic nie trafiło do żadnego rzędu i nikt nie wziął misji.
biotopia-tie-different-butterflies = O remisie zdecydowały różne motyle w grze.
