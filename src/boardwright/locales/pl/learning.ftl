### Partie z przewodnikiem: co mówi każda lekcja, niezależnie od gry.

## Dlaczego nie można utworzyć partii z przewodnikiem.

learning-no-lesson = Nie ma tu partii z przewodnikiem o nazwie „{ $text }”.
learning-table-plain = W partii z przewodnikiem jest jedno miejsce do zajęcia, twoje; reszta z tego wynika.

## W poczekalni.

learning-learn = Naucz się grać
learning-go-on = Ucz się dalej
learning-again = Ucz się jeszcze raz
learning-chapters = Wszystkie lekcje
learning-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
learning-done = ukończona

## Przy stole.

learning-part = Lekcja
learning-guide = Lekcja: { $lesson }
learning-step = Krok { $step } z { $steps }
learning-continue = Dalej
learning-back = Wstecz
learning-do = Teraz ty: spróbuj!
learning-waiting = Zobacz, co robią inni.
learning-other = Tak też można. Ale najpierw wypróbuj to, co jest podświetlone.
learning-read-first = Za chwilę zagrasz. Najpierw przeczytaj dalej.
learning-do-anyway = Zrób to mimo wszystko i opuść lekcję
learning-fine = Dobrze
learning-leave = Opuść lekcję
learning-leaving = Chcesz grać dalej bez pomocy? Gra potoczy się dalej od tego miejsca, a przy tym stole nikt cię już nie poprowadzi.
learning-stay = Zostań
learning-strayed = Idziesz własną drogą: odtąd to zwykła partia. Jeśli chcesz wrócić do lekcji, cofnij swój ruch.
learning-over = To już koniec lekcji. Gra toczy się stąd dalej przeciw łagodnemu botowi. Jeśli nie masz pewności, poproś o podpowiedź lub cofnij ruch. Kolejne lekcje czekają w lobby.
learning-play-on = Graj dalej
