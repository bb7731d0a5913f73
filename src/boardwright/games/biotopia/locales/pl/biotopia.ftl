### Biotopia: dlaczego akcja jest niedozwolona.

biotopia-refused-asked-0 = teraz twoja tura: dobierz kartę, weź kartę z nieba, wyłóż kwiat, zagraj kartę odkrytą albo weź misję.
biotopia-refused-asked-1 = najpierw wyłóż jedną z czterech kart jako pierwszy kwiat.
biotopia-refused-asked-2 = najpierw odwróć poczwarką kartę ze swojego rzędu kwiatów.
biotopia-refused-asked-3 = najpierw weź kartę z nieba za modraszka ikara albo zrezygnuj.
biotopia-refused-asked-4 = najpierw weź kartę z kompostu za zorzynka rzeżuchowca albo zrezygnuj.
biotopia-refused-asked-5 = najpierw dobierz karty za przestrojnika jurtinę albo zrezygnuj.
biotopia-refused-asked-6 = najpierw odrzuć: na ręce możesz mieć najwyżej sześć kart.
biotopia-refused-asked-7 = gra jest skończona.
biotopia-refused-pass = spasować można tylko wtedy, gdy nie da się zrobić nic innego.
biotopia-refused-nothing-to-draw = talia i kompost są puste.
biotopia-refused-not-in-sky = na niebie nie ma { FORM($card, "genitive") }.
biotopia-refused-not-in-hand = nie masz na ręce { FORM($card, "genitive") }.
biotopia-refused-too-few-flowers = { $needs ->
    [one] żeby zagrać { FORM($card, "accusative") }, potrzebujesz w rzędzie { $needs } symbolu kwiatu, a masz: { $has }.
    [few] żeby zagrać { FORM($card, "accusative") }, potrzebujesz w rzędzie { $needs } symboli kwiatów, a masz: { $has }.
    [many] żeby zagrać { FORM($card, "accusative") }, potrzebujesz w rzędzie { $needs } symboli kwiatów, a masz: { $has }.
   *[other] żeby zagrać { FORM($card, "accusative") }, potrzebujesz w rzędzie { $needs } symbolu kwiatu, a masz: { $has }.
}
biotopia-refused-nothing-to-turn = poczwarka nie ma w twoim rzędzie kwiatów motyla do odwrócenia.
biotopia-refused-mission-out = misji „{ $mission }” nie ma w tej grze.
biotopia-refused-mission-taken = misję „{ $mission }” ma już { $seat }.
biotopia-refused-mission-not-met = nie spełniasz jeszcze warunków misji „{ $mission }”.
biotopia-refused-peacock = { FORM($card, "accusative") } trzeba zagrać z ręki, poczwarka nie może odwrócić tej karty.
biotopia-refused-not-in-row = wśród kart, które leżą w twoim rzędzie kwiatem do góry, nie ma { FORM($card, "genitive") }.
biotopia-refused-not-in-compost = w kompoście nie ma { FORM($card, "genitive") }.

biotopia-components-all-cards = kart musi być razem { $all }, a nie { $total }; zmień { $path } albo liczbę kart innego rodzaju.
biotopia-components-needs = { $path } nie może wymagać { $kind }; wpisz, ile (co najmniej 1) potrzeba każdego z: { $known }.
biotopia-components-no-needs = { $path } musi wymieniać motyle i ile ma być każdego, spośród: { $known }.
biotopia-components-too-many-needs = { $path } wymaga { $asked } × { $kind }, a w pudełku jest tylko { $most }; wpisz najwyżej { $most }.
biotopia-components-too-many-different = { $path } wymaga różnych motyli w liczbie { $asked }, a rodzajów w pudełku jest tylko { $most }; wpisz najwyżej { $most }.
biotopia-components-too-many-alike = { $path } wymaga jednakowych motyli w liczbie { $asked }, a żadnego rodzaju nie ma w pudełku więcej niż { $most }; wpisz najwyżej { $most }.
biotopia-components-too-many-flowers = { $path } wymaga symboli kwiatów w liczbie { $asked }, a ogród nigdy nie pokaże więcej niż { $most }; wpisz najwyżej { $most }.
