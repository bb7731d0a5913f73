builders-board-blocks = { $count } × { $block }
builders-board-times = ×{ $count }
builders-board-gain = +{ $points }
builders-board-loss = −{ $points }
builders-board-then = { $said }. { $next }

builders-board-nothing = nic już nie ma
builders-board-token-down = zakryty żeton broni
builders-board-tiles-down = { $count ->
    [one] jedna zakryta płytka
    [few] stos: { $count } zakryte płytki
    [many] stos: { $count } zakrytych płytek
   *[other] stos: { $count } zakrytej płytki
}
builders-board-below = { $count ->
    [0] nic pod spodem
    [one] jedna płytka pod spodem
    [few] { $count } płytki pod spodem
    [many] { $count } płytek pod spodem
   *[other] { $count } płytki pod spodem
}
builders-board-cost = koszt: { $blocks }
builders-board-gives = +{ $points } pkt doświadczenia
builders-board-payable = { $emeralds ->
    [0] masz na to wszystkie bloki
   *[other] masz na to wszystkie bloki, w tym { $emeralds } × { $block }
}
builders-board-missing = { $lacking ->
    [one] brakuje: { $blocks }; jeszcze jeden blok i możesz zapłacić
    [few] brakuje: { $blocks }; jeszcze { $lacking } bloki i możesz zapłacić
    [many] brakuje: { $blocks }; jeszcze { $lacking } bloków i możesz zapłacić
   *[other] brakuje: { $blocks }; jeszcze { $lacking } bloku i możesz zapłacić
}
builders-board-needs = { $hearts ->
    [one] do pokonania potrzeba { $hearts } serca
    [few] do pokonania potrzeba { $hearts } serc
    [many] do pokonania potrzeba { $hearts } serc
   *[other] do pokonania potrzeba { $hearts } serca
}
builders-board-chance = wygrasz { $percent } na 100 takich walk
builders-board-extra-action = po pokonaniu daje dodatkową akcję
builders-board-mob-scores = na koniec +{ $points } za każde twoje pole z cechą: { $name }
builders-board-counts = { $hearts ->
    [0] bez serc
    [one] { $hearts } serce
    [few] { $hearts } serca
    [many] { $hearts } serc
   *[other] { $hearts } serca
}
builders-board-does-bow = odsłania jeszcze jeden żeton
builders-board-does-golden-hoe = +{ $points } pkt doświadczenia za każdym odsłonięciem
builders-board-does-stone-pickaxe = za każdym odsłonięciem możesz wziąć blok
builders-board-does-tnt = jego serca liczą się po zdetonowaniu, ale wtedy znika

builders-board-crossing = Skrzyżowanie { $number }
builders-board-crossing-with = Skrzyżowanie { $number }, tutaj: { $names }
builders-board-character = Postać: { $name }
builders-board-space = Pole { $number }: { $biome }, niezabudowane
builders-board-space-built = Pole { $number }: { $building }
builders-board-space-gain = { $space }; { $gain } w najbliższej punktacji
builders-board-block = { $block }, kolumna { $column }, warstwa { $layer } od góry
builders-board-block-open = { $block }, kolumna { $column }, warstwa { $layer } od góry, do wzięcia
builders-board-none-takeable = Teraz nie możesz wziąć bloku.

builders-board-turn-left = Obróć kostkę w lewo (Shift i ←)
builders-board-turn-right = Obróć kostkę w prawo (Shift i →)
builders-board-turn-up = Pokaż więcej boków (Shift i ↑)
builders-board-turn-down = Pokaż więcej góry (Shift i ↓)
builders-board-list = Bloki do wzięcia jako lista

builders-board-players = Plansze graczy
builders-board-board-of = Plansza: { $name }
builders-board-tab = { $number } { $name }, { $points } pkt doświadczenia
builders-board-supply = Bloki w zasobach
builders-board-weapons = Żetony broni w stosie
builders-board-trophy = { $spaces ->
    [0] jeszcze nie ma takiego pola
    [one] teraz jedno takie pole: { $points } pkt doświadczenia
    [few] teraz { $spaces } takie pola: { $points } pkt doświadczenia
    [many] teraz { $spaces } takich pól: { $points } pkt doświadczenia
   *[other] teraz { $spaces } takiego pola: { $points } pkt doświadczenia
}

builders-board-scorings = Trzy punktacje
builders-board-card-A = Biomy
builders-board-card-B = Mate­riały
builders-board-card-C = Rodzaje
builders-board-held = wynik: { $points }
builders-board-to-go = { $blocks ->
    [0] punktacja po tej turze
    [one] punktacja, gdy zniknie jeszcze jeden blok
    [few] punktacja, gdy znikną jeszcze { $blocks } bloki
    [many] punktacja, gdy zniknie jeszcze { $blocks } bloków
   *[other] punktacja, gdy zniknie jeszcze { $blocks } bloku
}
builders-board-sum = { $spaces }×{ $value } = { $points }
builders-board-sum-of = { $name }: { $sum }

builders-board-actions = Akcje w tej turze
builders-board-kind-open-collect-blocks = Zbieranie bloków: możliwe teraz
builders-board-kind-open-explore = Odkrywanie świata: możliwe teraz
builders-board-kind-open-build = Budowanie: możliwe teraz
builders-board-kind-open-fight = Walka z mobem: możliwa teraz
builders-board-kind-open-collect-weapon = Zbieranie broni: możliwe teraz
builders-board-kind-done-collect-blocks = Zbieranie bloków: wykonane w tej turze
builders-board-kind-done-explore = Odkrywanie świata: wykonane w tej turze
builders-board-kind-done-build = Budowanie: wykonane w tej turze
builders-board-kind-done-fight = Walka z mobem: wykonana w tej turze
builders-board-kind-done-collect-weapon = Zbieranie broni: wykonane w tej turze
builders-board-kind-rest-collect-blocks = Zbieranie bloków
builders-board-kind-rest-explore = Odkrywanie świata
builders-board-kind-rest-build = Budowanie
builders-board-kind-rest-fight = Walka z mobem
builders-board-kind-rest-collect-weapon = Zbieranie broni
builders-board-look-closer = Wskaż płytkę albo jej dotknij, żeby zobaczyć, ile kosztuje i co daje.

builders-board-fight = { $name }, walka: { $mob }. Serca: { $hearts } z { $needed }.
builders-board-revealed = Odsłonięte żetony broni
builders-board-hearts = { $hearts } z { $needed }
builders-board-beaten = Wygrana! +{ $points }
