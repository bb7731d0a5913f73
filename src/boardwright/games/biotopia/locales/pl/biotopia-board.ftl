biotopia-board-effect-essex-skipper = Nie ma efektu.
biotopia-board-effect-large-white = Kto ma ich więcej niż każdy inny, ma misję za bielinki.
biotopia-board-effect-small-tortoiseshell = Każda kolejna kosztuje o kwiat więcej i daje o punkt więcej.
biotopia-board-effect-common-blue = Możesz wziąć kartę z nieba.
biotopia-board-effect-meadow-brown = Możesz dobrać kartę za każdego przestrojnika w swoim ogrodzie.
biotopia-board-effect-brimstone = Wierzchnia karta talii staje się kwiatem w twoim ogrodzie.
biotopia-board-effect-orange-tip = Możesz wziąć dowolną kartę z kompostu.
biotopia-board-effect-red-admiral = Nie ma efektu.
biotopia-board-effect-mourning-cloak = Zastępuje jednego motyla, którego brakuje do misji.
biotopia-board-effect-peacock = Zagrywa się ją tylko z ręki: poczwarka jej nie odwróci.
biotopia-board-effect-chrysalis = Odwraca jeden z twoich kwiatów na motyla z jego drugiej strony, bez względu na koszt.
biotopia-board-effect-sunshine = Dobierz trzy karty.
biotopia-board-effect-common-knapweed = Rośnie w twoim rzędzie kwiatów i liczy się za dwa kwiaty.

biotopia-board-butterfly = { $name }, motyl: kosztuje { $cost ->
    [one] { $cost } kwiat
    [few] { $cost } kwiaty
    [many] { $cost } kwiatów
   *[other] { $cost } kwiatu
}, daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-board-card = { $cost ->
    [one] { $name }: kosztuje { $cost } kwiat.
    [few] { $name }: kosztuje { $cost } kwiaty.
    [many] { $name }: kosztuje { $cost } kwiatów.
   *[other] { $name }: kosztuje { $cost } kwiatu.
}
biotopia-board-gains-mission = { $points ->
    [one] Dzięki niemu zdobędziesz misję za bielinki: { $points } punkt więcej.
    [few] Dzięki niemu zdobędziesz misję za bielinki: { $points } punkty więcej.
    [many] Dzięki niemu zdobędziesz misję za bielinki: { $points } punktów więcej.
   *[other] Dzięki niemu zdobędziesz misję za bielinki: { $points } punktu więcej.
}
biotopia-board-lacks = { $symbols ->
    [one] Brakuje ci { $symbols } kwiatu.
    [few] Brakuje ci { $symbols } kwiatów.
    [many] Brakuje ci { $symbols } kwiatów.
   *[other] Brakuje ci { $symbols } kwiatu.
}
biotopia-board-no-target = Nie masz kwiatu, który można odwrócić.
biotopia-board-copies = Sztuk: { $copies }.
biotopia-board-pointed = { $card }: { $effect }

biotopia-board-deck = Talia
biotopia-board-compost = Kompost
biotopia-board-compost-empty = Kompost jest pusty.
biotopia-board-open-compost = { $cards ->
    [0] Kompost jest pusty
    [one] Przejrzyj kompost: { $cards } karta
    [few] Przejrzyj kompost: { $cards } karty
    [many] Przejrzyj kompost: { $cards } kart
   *[other] Przejrzyj kompost: { $cards } karty
}
biotopia-board-recover = Weź kartę z kompostu
biotopia-board-decline-sky-card = Nie bierz karty z nieba
biotopia-board-decline-compost-card = Nic nie bierz
biotopia-board-decline-more-cards = Nic nie dobieraj
biotopia-board-offer = { $heading }: { $label }
biotopia-board-pass = Spasuj

biotopia-board-missions = Misje
biotopia-board-missions-none = Jeszcze żadnych.
biotopia-board-most = najwięcej
biotopia-board-different = { $butterflies ->
    [one] { $butterflies } motyl
    [few] { $butterflies } różne
    [many] { $butterflies } różnych
   *[other] { $butterflies } różnego
}
biotopia-board-alike = { $butterflies ->
    [one] { $butterflies } motyl
    [few] { $butterflies } jednakowe
    [many] { $butterflies } jednakowych
   *[other] { $butterflies } jednakowego
}
biotopia-board-mission = { $points ->
    [one] Misja „{ $name }”, { $points } punkt.
    [few] Misja „{ $name }”, { $points } punkty.
    [many] Misja „{ $name }”, { $points } punktów.
   *[other] Misja „{ $name }”, { $points } punktu.
}
biotopia-board-mission-held = Ma ją { $name }.
biotopia-board-asks-flowers = { $symbols ->
    [one] Wymaga { $symbols } kwiatu.
    [few] Wymaga { $symbols } kwiatów.
    [many] Wymaga { $symbols } kwiatów.
   *[other] Wymaga { $symbols } kwiatu.
}
biotopia-board-asks-different = { $butterflies ->
    [one] Wymaga { $butterflies } motyla.
    [few] Wymaga { $butterflies } różnych motyli.
    [many] Wymaga { $butterflies } różnych motyli.
   *[other] Wymaga { $butterflies } motyla.
}
biotopia-board-asks-alike = { $butterflies ->
    [one] Wymaga { $butterflies } motyla.
    [few] Wymaga { $butterflies } jednakowych motyli.
    [many] Wymaga { $butterflies } jednakowych motyli.
   *[other] Wymaga { $butterflies } jednakowego motyla.
}
biotopia-board-asks-whites = Wymaga więcej bielinków, niż ma ktokolwiek inny.
biotopia-board-asks-for = Wymaga: { $cards }.
biotopia-board-asks-part = { $asked } × { $card }
biotopia-board-progress = { $name }: { $has } z { $asked }.
biotopia-board-whites = { $name }: { $whites }.

biotopia-board-garden-of = Ogród: { $name }
biotopia-board-peek = Podejrzyj
biotopia-board-flower = Zakryty kwiat
biotopia-board-own-flower = Kwiat; po drugiej stronie: { $card }
biotopia-board-no-butterflies = Nie ma jeszcze motyli
biotopia-board-butterflies-of = { $butterflies ->
    [one] { $name }: { $butterflies } motyl
    [few] { $name }: { $butterflies } motyle
    [many] { $name }: { $butterflies } motyli
   *[other] { $name }: { $butterflies } motyla
}
biotopia-board-flowers-of = { $symbols ->
    [one] { $name }: { $symbols } kwiat
    [few] { $name }: { $symbols } kwiaty
    [many] { $name }: { $symbols } kwiatów
   *[other] { $name }: { $symbols } kwiatu
}
biotopia-board-hand-of = { $cards ->
    [0] Brak kart na ręce.
    [one] { $cards } karta na ręce.
    [few] { $cards } karty na ręce.
    [many] { $cards } kart na ręce.
   *[other] { $cards } karty na ręce.
}
biotopia-board-held = { $missions ->
    [one] { $missions } misja
    [few] { $missions } misje
    [many] { $missions } misji
   *[other] { $missions } misji
}
biotopia-board-kinds = { $kinds ->
    [one] { $kinds } gatunek motyla, co liczy się przy remisie.
    [few] { $kinds } gatunki motyli, co liczy się przy remisie.
    [many] { $kinds } gatunków motyli, co liczy się przy remisie.
   *[other] { $kinds } gatunku motyla, co liczy się przy remisie.
}
biotopia-board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
biotopia-board-known = Karty, które wszyscy widzieli
biotopia-board-known-lead = Zostały wzięte jawnie i są na ręce albo leżą zakryte wśród kwiatów.
biotopia-board-held-surely = Na pewno na ręce
biotopia-board-known-none = Brak.
biotopia-board-last-round = { $turns ->
    [0] Ostatnia runda
    [one] Ostatnia runda: została { $turns } tura
    [few] Ostatnia runda: zostały { $turns } tury
    [many] Ostatnia runda: zostało { $turns } tur
   *[other] Ostatnia runda: zostało { $turns } tury
}

biotopia-board-guide = Wszystkie karty
biotopia-board-guide-lead = Kwiaty się nie zużywają: kartę można zagrać, gdy twój ogród pokazuje ich tyle, ile ona kosztuje.
biotopia-board-butterfly-facts = Kosztuje { $cost ->
    [one] { $cost } kwiat
    [few] { $cost } kwiaty
    [many] { $cost } kwiatów
   *[other] { $cost } kwiatu
}, daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-board-card-facts = { $cost ->
    [one] Kosztuje { $cost } kwiat.
    [few] Kosztuje { $cost } kwiaty.
    [many] Kosztuje { $cost } kwiatów.
   *[other] Kosztuje { $cost } kwiatu.
}
biotopia-board-unseen = { $copies ->
    [one] W grze jest { $copies } karta; jeszcze niewidziane: { $unseen }.
    [few] W grze są { $copies } karty; jeszcze niewidziane: { $unseen }.
    [many] W grze jest { $copies } kart; jeszcze niewidziane: { $unseen }.
   *[other] W grze jest { $copies } karty; jeszcze niewidziane: { $unseen }.
}
