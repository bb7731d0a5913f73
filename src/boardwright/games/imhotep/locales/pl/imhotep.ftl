### Imhotep: dlaczego akcja jest niedozwolona.

imhotep-refused-asked-0 = teraz twoja tura: dobierz kamienie, połóż kamień, wyślij statek albo zagraj niebieską kartę.
imhotep-refused-asked-1 = najpierw powiedz, w jakiej kolejności rozładować kamienie.
imhotep-refused-asked-2 = najpierw powiedz, dokąd płynie statek z karty Żagiel.
imhotep-refused-asked-3 = najpierw połóż drugi kamień z Dłuta.
imhotep-refused-asked-4 = najpierw weź kartę z targu za ten kamień.
imhotep-refused-asked-5 = najpierw zatrzymaj jedną z dwóch zakrytych kart.
imhotep-refused-asked-6 = najpierw wybierz piramidę dla tego kamienia.
imhotep-refused-asked-7 = najpierw połóż kamień z premii na statku albo z niej zrezygnuj.
imhotep-refused-asked-8 = najpierw wybierz między punktem a kamieniami świątyni.
imhotep-refused-asked-9 = najpierw weź kamienie z premii albo z nich zrezygnuj.
imhotep-refused-asked-10 = gra jest skończona.
imhotep-refused-pass = spasować można tylko wtedy, gdy nie da się zrobić nic innego.
imhotep-refused-empty-quarry = w kamieniołomie nie ma już twoich kamieni.
imhotep-refused-full-sled = { $room ->
    [one] twoje sanie są pełne: mają miejsce na { $room } kamień.
    [few] twoje sanie są pełne: mają miejsce na { $room } kamienie.
    [many] twoje sanie są pełne: mają miejsce na { $room } kamieni.
   *[other] twoje sanie są pełne: mają miejsce na { $room } kamienia.
}
imhotep-refused-empty-sled = na twoich saniach nie ma kamienia.
imhotep-refused-sailed = statek { $ship } już odpłynął.
imhotep-refused-no-slot = statek { $ship } nie ma miejsca { $slot }.
imhotep-refused-slot-taken = miejsce { $slot } na statku { $ship } jest zajęte.
imhotep-refused-ship-sailed = statek { $ship } odpłynął już w tej rundzie.
imhotep-refused-minimum = { $needs ->
    [one] ten statek potrzebuje { $needs } kamienia, a ma: { $has }.
    [few] ten statek potrzebuje { $needs } kamieni, a ma: { $has }.
    [many] ten statek potrzebuje { $needs } kamieni, a ma: { $has }.
   *[other] ten statek potrzebuje { $needs } kamienia, a ma: { $has }.
}
imhotep-refused-visited = w tej rundzie jakiś statek popłynął już { $site }.
imhotep-refused-order = kamieni z tego statku nie można rozładować w takiej kolejności.
imhotep-refused-not-on-offer = na targu nie ma teraz { FORM($card, "genitive") }.
imhotep-refused-no-pair = na targu nie ma zakrytych kart.
imhotep-refused-not-in-pair = wśród dwóch zakrytych kart nie ma { FORM($card, "genitive") }.
imhotep-refused-complete = { $pyramid } piramida jest ukończona.
imhotep-refused-no-card = nie masz { FORM($card, "genitive") }.
imhotep-refused-no-stone-at-all = nie masz kamieni ani na saniach, ani w kamieniołomie.
imhotep-refused-two-stones = Dłuto wymaga dwóch kamieni na saniach, a masz: { $has }.
imhotep-refused-two-slots = Dłuto wymaga dwóch wolnych miejsc, a jest: { $free }.

imhotep-components-round-card = karta rundy wymienia cztery statki, które są w pudełku, a nie { $card }.
imhotep-components-too-large = { $path } może wynosić najwyżej { $most }.
imhotep-components-rounds = kart rund musi być co najmniej sześć.
imhotep-components-space = { $space } to nie pole; wpisz punkty jako liczbę albo jedno z: { $known }.
