### Budowniczy i Biomy: dlaczego akcja jest niedozwolona.

builders-refused-asked-0 = teraz twoja tura: zbierz bloki, odkrywaj świat, buduj, walcz z mobem albo zbierz broń.
builders-refused-asked-1 = teraz twoja druga akcja: zbierz bloki, odkrywaj świat, buduj, walcz z mobem albo zbierz broń.
builders-refused-asked-2 = najpierw wykonaj dodatkową akcję za zwróconego moba.
builders-refused-asked-3 = najpierw weź drugi blok.
builders-refused-asked-4 = najpierw weź blok za kamienny kilof albo zrezygnuj.
builders-refused-asked-5 = najpierw powiedz, czy detonujesz TNT, czy je zatrzymujesz.
builders-refused-asked-6 = wymień moba na dodatkową akcję albo zakończ turę.
builders-refused-asked-7 = najpierw wybierz cechę, za którą zdobywasz punkty.
builders-refused-asked-8 = gra jest skończona.
builders-refused-card = to runda punktacji { $card }: wybierz jedną z cech: { $card ->
    [A] las, pustynia, góry lub ośnieżona tundra
    [B] drewno, piasek, kamień lub obsydian
   *[C] dekoracja, mieszkanie, dom dla zwierząt lub most
}.
builders-refused-again-collect-blocks = w tej turze było już zbieranie bloków; druga akcja musi być inna.
builders-refused-again-explore = w tej turze było już odkrywanie świata; druga akcja musi być inna.
builders-refused-again-build = w tej turze było już budowanie; druga akcja musi być inna.
builders-refused-again-fight = w tej turze była już walka z mobem; druga akcja musi być inna.
builders-refused-again-collect-weapon = w tej turze było już zbieranie broni; druga akcja musi być inna.
builders-refused-no-block = w kolumnie { $column } dużej kostki nie ma już bloków.
builders-refused-sides = najwyższy blok w kolumnie { $column } musi mieć dwa odsłonięte boki, a ma: { $sides }.
builders-refused-too-far = skrzyżowanie { $crossing } jest dalej niż dwa kroki stąd.
builders-refused-empty = na { $cell } nic nie leży.
builders-refused-face-down = wierzchnia płytka na { $cell } jest zakryta; odkrywaj świat, żeby ją odsłonić.
builders-refused-no-building = na { $cell } nie ma budowli.
builders-refused-no-mob = na { $cell } nie ma moba.
builders-refused-no-weapon = na { $cell } nie ma żetonu broni.
builders-refused-blocks-missing = w tej budowli szmaragdy muszą zastąpić { $missing ->
    [one] jeden blok
    [few] { $missing } bloki
    [many] { $missing } bloków
   *[other] { $missing } bloku
}, a { $emeralds ->
    [0] nie masz ani jednego
    [one] masz tylko jeden
    [few] masz tylko { $emeralds }
    [many] masz tylko { $emeralds }
   *[other] masz tylko { $emeralds }
}.

builders-components-sum = te liczby muszą dawać razem { $total }, a dają { $sum }.
builders-components-board = plansza ma dziewięć biomów, każdy to jeden z: { $known }.
builders-components-tiles = musi ich być { $count }, a nie { $found }.
builders-components-cost = koszt zapisuje się jak "1 wood, 2 sand", używając: { $known }.
