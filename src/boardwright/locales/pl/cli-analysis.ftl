### Podpowiedź w grze i analiza zapisanej partii.

hint-thinking = Zastanawiam się przez { $seconds } s…
hint-seconds = „{ $text }” to nie czas do namysłu; podaj sekundy, najwyżej { $longest }: hint 10
hint-action = [{ $number }] { $text } ({ $heading }: { $label })

cli-analyze-help = Przyjrzyj się zapisanej partii: szanse na wygraną, najdroższe błędy i udział szczęścia.
cli-analyze-examples = Przykład: boardwright analyze game.bwr --iterations 2000
cli-analyze-iterations = Jak długo przeszukiwać każdy ruch; każdą pozycję rozgrywa się do końca pięć razy rzadziej.
cli-analyze-jobs = Liczba procesów (domyślnie: wszystkie rdzenie); wyniki są takie same.
cli-analyze-seed = Ziarno przeszukiwań i rozegrań: to samo ziarno, te same wyniki.
cli-analyze-moves = Ruchy
cli-analyze-weighing = Błędy
cli-analyze-curve = Szansa na wygraną po każdym ruchu, w procentach
cli-analyze-percent = { $percent }%
cli-analyze-unfinished = { $moves ->
    [one] Partia jest niedokończona: tak wygląda po { $moves } ruchu.
    [few] Partia jest niedokończona: tak wygląda po { $moves } ruchach.
    [many] Partia jest niedokończona: tak wygląda po { $moves } ruchach.
   *[other] Partia jest niedokończona: tak wygląda po { $moves } ruchu.
}
cli-analyze-mistakes = Najdroższe błędy
cli-analyze-no-mistake = Nie znaleziono żadnego pewnego błędu.
cli-analyze-mistake = { $number }. Ruch { $move }, { $seat }: „{ $action }” zamiast „{ $better }”: szansa na wygraną { $chance }% zamiast { $better_chance }% (różnica ±{ $margin }).
cli-analyze-better = Po lepszym ruchu: { $reasons }.
cli-analyze-luck = Szczęście
cli-analyze-no-luck = Szanse zmieniały się za mało, żeby odróżnić szczęście od decyzji.
cli-analyze-share = Los odpowiada za około { $share }% wahań szans na wygraną ({ $low }–{ $high }%), decyzje za resztę.
cli-analyze-seat-luck = { $seat }: { $luck }% szansy na wygraną dzięki losowi (±{ $margin }).
cli-analyze-how = Szanse i szczęście: tak, jakby wszyscy grali dalej jak bot greedy. Błędy: przez przeszukiwanie, na podstawie tego, co gracz wiedział.
