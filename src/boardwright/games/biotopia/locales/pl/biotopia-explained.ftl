### Ile warte jest teraz każde miejsce na stole Biotopii, co raz mówi się nowym i po co jest ruch.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Możesz ją teraz zagrać.
    [one] Możesz ją teraz zagrać: da { $points } punkt.
    [few] Możesz ją teraz zagrać: da { $points } punkty.
    [many] Możesz ją teraz zagrać: da { $points } punktów.
   *[other] Możesz ją teraz zagrać: da { $points } punktu.
}
biotopia-explained-as-flower = { $symbols ->
    [one] Albo wyłóż ją jako kwiat: w twoim ogrodzie będzie wtedy { $symbols } kwiat.
    [few] Albo wyłóż ją jako kwiat: w twoim ogrodzie będą wtedy { $symbols } kwiaty.
    [many] Albo wyłóż ją jako kwiat: w twoim ogrodzie będzie wtedy { $symbols } kwiatów.
   *[other] Albo wyłóż ją jako kwiat: w twoim ogrodzie będzie wtedy { $symbols } kwiatu.
}
biotopia-explained-for-mission = { $lacks ->
    [0] Z nią masz wszystko, czego wymaga misja „{ $mission }”.
   *[other] Liczy się do misji „{ $mission }”: brakuje wtedy jeszcze { $lacks }.
}
biotopia-explained-sky-card = Możesz ją wziąć zamiast dobierać z talii; na jej miejsce przychodzi nowa.
biotopia-explained-compost-card = Może ją przywrócić zorzynek rzeżuchowiec albo następne tasowanie nowej talii.
biotopia-explained-flower = Liczy się za jeden kwiat. Tylko ty możesz zajrzeć na drugą stronę.
biotopia-explained-turned = Poczwarka mogłaby go odwrócić: da { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-explained-not-turned = To nie motyl, więc żadna poczwarka go nie odwróci.
biotopia-explained-kind-points = Wszystkie motyle tego gatunku w tym ogrodzie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-explained-playable = Wystarczy ci kwiatów na: { FORM($cards, "accusative") }.
biotopia-explained-too-many = { $cards ->
    [one] Na koniec tury { $cards } karta musi trafić do kompostu.
    [few] Na koniec tury { $cards } karty muszą trafić do kompostu.
    [many] Na koniec tury { $cards } kart musi trafić do kompostu.
   *[other] Na koniec tury { $cards } karty musi trafić do kompostu.
}
biotopia-explained-rival-hand = Może na nie patrzeć tylko { $seat }.
biotopia-explained-held = Na pewno są wśród nich: { $cards }.
biotopia-explained-deck = W swojej turze możesz dobrać wierzchnią kartę. Gdy talia jest pusta, kompost zostaje przetasowany w nową.
biotopia-explained-sky = { $cards ->
    [0] Niebo jest puste.
    [one] { $cards } odkryta karta: w swojej turze możesz ją wziąć.
    [few] { $cards } odkryte karty: w swojej turze możesz wziąć jedną, a na jej miejsce przychodzi nowa. Jeśli wszystkie są jednakowe, trafiają do kompostu.
    [many] { $cards } odkrytych kart: w swojej turze możesz wziąć jedną, a na jej miejsce przychodzi nowa. Jeśli wszystkie są jednakowe, trafiają do kompostu.
   *[other] { $cards } odkrytej karty: w swojej turze możesz ją wziąć.
}
biotopia-explained-compost = { $cards ->
    [0] Tu trafiają zużyte karty; jeszcze ich nie ma.
    [one] { $cards } zużyta karta, jawna dla wszystkich. Gdy talia jest pusta, staje się nową.
    [few] { $cards } zużyte karty, jawne dla wszystkich. Gdy talia jest pusta, stają się nową.
    [many] { $cards } zużytych kart, jawnych dla wszystkich. Gdy talia jest pusta, stają się nową.
   *[other] { $cards } zużytej karty, jawnej dla wszystkich. Gdy talia jest pusta, staje się nową.
}
biotopia-explained-mission-met = Masz wszystko, czego wymaga: weź ją w swojej turze.
biotopia-explained-mission-lacks = Brakuje ci jeszcze { $lacks }.
biotopia-explained-mission-missing = Brakuje ci jeszcze: { $cards }.
biotopia-explained-mission-cloak = Twoja rusałka żałobnik zastępuje jednego z nich.
biotopia-explained-whites-nobody = Nikt nie ma więcej niż wszyscy inni, więc nie ma jej nikt.
biotopia-explained-whites-lead = Jest twoja, dopóki nikt nie ma tyle samo.
biotopia-explained-whites-lacks = Żeby mieć najwięcej, brakuje ci { $whites }.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] Na koniec twojej tury zacznie się ostatnia runda.
    [one] Jeszcze { $points } punkt i zaczynasz ostatnią rundę.
    [few] Jeszcze { $points } punkty i zaczynasz ostatnią rundę.
    [many] Jeszcze { $points } punktów i zaczynasz ostatnią rundę.
   *[other] Jeszcze { $points } punktu i zaczynasz ostatnią rundę.
}
biotopia-explained-to-go = { $points ->
    [0] Na koniec tej tury zacznie się ostatnia runda.
    [one] Jeszcze { $points } punkt i { $seat } zaczyna ostatnią rundę.
    [few] Jeszcze { $points } punkty i { $seat } zaczyna ostatnią rundę.
    [many] Jeszcze { $points } punktów i { $seat } zaczyna ostatnią rundę.
   *[other] Jeszcze { $points } punktu i { $seat } zaczyna ostatnią rundę.
}
biotopia-explained-nearest = { $points ->
    [0] Najbliżej końca: { $seat }, punktów już wystarczy.
    [one] Najbliżej końca: { $seat }, jeszcze { $points } punkt.
    [few] Najbliżej końca: { $seat }, jeszcze { $points } punkty.
    [many] Najbliżej końca: { $seat }, jeszcze { $points } punktów.
   *[other] Najbliżej końca: { $seat }, jeszcze { $points } punktu.
}
biotopia-explained-missions = Misje: { $missions }.
biotopia-explained-turn = Teraz gra: { $seat }.
biotopia-news-first-flower = Każda karta może być kwiatem. Najlepiej wyłóż taką, której prędko nie zagrasz, bo kosztuje dużo kwiatów.
biotopia-news-offer = To prezent i nie zabiera tury. Możesz też odmówić.
biotopia-news-flowers-first = Motyle lecą do kwiatów: jeszcze { $lacks ->
    [one] { $lacks } kwiat
    [few] { $lacks } kwiaty
    [many] { $lacks } kwiatów
   *[other] { $lacks } kwiatu
} i możesz zagrać tę kartę: { $card }.
biotopia-news-butterfly-ready = Wystarczy ci kwiatów na motyla: { $card }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-news-white-wins = Z bielinkiem kapustnikiem masz najwięcej bielinków: za misję dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, i to bez osobnej tury.
biotopia-news-mission-ready = Twój ogród ma wszystko, czego wymaga misja „{ $mission }”: wzięcie jej to jedna tura, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-news-mission-in-reach = Misja „{ $mission }” jest blisko: brakuje ci tylko jednej rzeczy.
biotopia-news-rival-near-mission = Blisko misji „{ $mission }” jest { $seat }: kto pierwszy ją weźmie, ten ją zatrzyma.
biotopia-news-rival-near-end = { $points ->
    [one] Jeszcze { $points } punkt i { $seat } zaczyna ostatnią rundę.
    [few] Jeszcze { $points } punkty i { $seat } zaczyna ostatnią rundę.
    [many] Jeszcze { $points } punktów i { $seat } zaczyna ostatnią rundę.
   *[other] Jeszcze { $points } punktu i { $seat } zaczyna ostatnią rundę.
}
biotopia-news-last-round = { $turns ->
    [one] Ostatnia runda: to ostatnia tura. Potem wygrywa, kto ma najwięcej punktów.
    [few] Ostatnia runda: zostały { $turns } tury. Potem wygrywa, kto ma najwięcej punktów.
    [many] Ostatnia runda: zostało { $turns } tur. Potem wygrywa, kto ma najwięcej punktów.
   *[other] Ostatnia runda: zostało { $turns } tury. Potem wygrywa, kto ma najwięcej punktów.
}
biotopia-news-hand-full = Na koniec tury można mieć na ręce najwyżej { $limit ->
    [one] { $limit } kartę
    [few] { $limit } karty
    [many] { $limit } kart
   *[other] { $limit } karty
}.
biotopia-news-deck-empty = Talia jest pusta. Gdy tylko potrzebna będzie karta, kompost zostanie przetasowany w nową.
biotopia-news-rival-leads = Najwięcej bielinków i misję za nie ma { $seat }, dopóki nikt nie ma tyle samo.
biotopia-urge-pass = Spasuj, bo nic innego nie można zrobić.
biotopia-urge-draw = { $cards ->
    [one] Dobierz wierzchnią kartę talii.
    [few] Dobierz { $cards } karty.
    [many] Dobierz { $cards } kart.
   *[other] Dobierz { $cards } karty.
}
biotopia-urge-take = Weź z nieba { FORM($card, "accusative") }.
biotopia-urge-flower = Wyłóż jako kwiat { FORM($card, "accusative") }.
biotopia-urge-play = Zagraj odkrytą kartę: { $card }.
biotopia-urge-mission = Weź misję „{ $mission }”.
biotopia-urge-turn = Odwróć { FORM($card, "accusative") }.
biotopia-urge-recover = Weź z kompostu { FORM($card, "accusative") }.
biotopia-urge-discard = Odrzuć { FORM($card, "accusative") }.
biotopia-merit-points = Daje od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-merit-lead = Zdobywasz misję za bielinki: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
biotopia-merit-keeps-lead = Twoja przewaga w bielinkach będzie pewniejsza.
biotopia-merit-rival-loses = { $seat } traci misję za bielinki, a z nią { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-merit-last-round = { $points ->
    [one] Mając { $points } punkt, zaczynasz ostatnią rundę.
    [few] Mając { $points } punkty, zaczynasz ostatnią rundę.
    [many] Mając { $points } punktów, zaczynasz ostatnią rundę.
   *[other] Mając { $points } punktu, zaczynasz ostatnią rundę.
}
biotopia-merit-turns = Może odwrócić jeden z twoich kwiatów: { $card }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
biotopia-merit-cards = { $cards ->
    [one] Dostajesz kartę; jaką, nikt nie wie.
    [few] Dostajesz { $cards } karty; jakie, nikt nie wie.
    [many] Dostajesz { $cards } kart; jakich, nikt nie wie.
   *[other] Dostajesz { $cards } karty; jakie, nikt nie wie.
}
biotopia-merit-flowers = { $symbols ->
    [one] W twoim ogrodzie będzie wtedy { $symbols } kwiat.
    [few] W twoim ogrodzie będą wtedy { $symbols } kwiaty.
    [many] W twoim ogrodzie będzie wtedy { $symbols } kwiatów.
   *[other] W twoim ogrodzie będzie wtedy { $symbols } kwiatu.
}
biotopia-merit-affords = Wystarczy ci wtedy kwiatów na: { FORM($cards, "accusative") }.
biotopia-merit-nearer-card = { $lacks ->
    [one] Brakuje ci wtedy { $lacks } kwiatu na: { FORM($card, "accusative") }.
    [few] Brakuje ci wtedy { $lacks } kwiatów na: { FORM($card, "accusative") }.
    [many] Brakuje ci wtedy { $lacks } kwiatów na: { FORM($card, "accusative") }.
   *[other] Brakuje ci wtedy { $lacks } kwiatu na: { FORM($card, "accusative") }.
}
biotopia-merit-hidden = Poczwarka, jak ta na ręce, może ją później odwrócić na motyla.
biotopia-merit-would-score = { $lacks ->
    [0] Wystarczy ci kwiatów, żeby ją zagrać: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
    [one] Jeszcze { $lacks } kwiat i możesz ją zagrać: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
    [few] Jeszcze { $lacks } kwiaty i możesz ją zagrać: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
    [many] Jeszcze { $lacks } kwiatów i możesz ją zagrać: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] Jeszcze { $lacks } kwiatu i możesz ją zagrać: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
biotopia-merit-denies = Z taką kartą { $seat } ma wszystko do misji „{ $mission }”; tej karty nie dostanie.
biotopia-merit-too-dear = { $symbols ->
    [one] Brakuje ci na nią jeszcze { $symbols } kwiatu.
    [few] Brakuje ci na nią jeszcze { $symbols } kwiatów.
    [many] Brakuje ci na nią jeszcze { $symbols } kwiatów.
   *[other] Brakuje ci na nią jeszcze { $symbols } kwiatu.
}
biotopia-merit-decline = Twoja ręka zostaje, jaka jest.
biotopia-merit-pass = Nic innego nie można zrobić.
