### Jak silne są boty.

cli-ladder-help = Oceń boty w grze: Elo z przedziałami 95%, dla każdej liczby graczy.
cli-ladder-examples = Przykład: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Boty od najsłabszego do najsilniejszego, oddzielone przecinkami (domyślnie: { $bots }); każdy gra z dwoma sąsiadami po obu stronach, a każdy poziom z następnym.
cli-ladder-players = Liczby graczy, oddzielone przecinkami (domyślnie: 2).
cli-ladder-how-many = Ile partii gra każda para, w zaokrągleniu w górę do pełnych rozsadzeń (domyślnie: { $games }).
cli-ladder-seed = Ziarno wszystkich losowań (domyślnie: { $seed }).
cli-ladder-reproduce = Rozegraj opublikowany ranking i zapisz go tutaj w docs/bots.md. Po przerwaniu to samo polecenie gra dalej.
cli-ladder-renew = Zapisz opublikowany ranking na nowo, ale rozegraj tylko partie botów zmienionych od tego czasu; pozostałe są tutaj w docs/ladder.
cli-ladder-two-bots = ranking wymaga dwóch różnych botów, np. --bots random,greedy
cli-ladder-no-number = „{ $text }” to nie liczba graczy; wpisz np. --players 2,4
cli-ladder-published = { $flag } gra z opublikowanymi ustawieniami; pomiń { $option }.
cli-ladder-no-page = Nie ma tu pliku { $file } albo brak w nim miejsca na ranking gry { $game }: uruchom to w katalogu źródłowym Boardwright.
cli-ladder-kept = { $games ->
    [one] Przejęto jedną partię z wcześniejszego uruchomienia.
    [few] Przejęto { $games } partie z wcześniejszego uruchomienia.
    [many] Przejęto { $games } partii z wcześniejszego uruchomienia.
   *[other] Przejęto { $games } partii z wcześniejszego uruchomienia.
}
cli-ladder-go-on = Rozegrane partie są zapisane w { $file }; to samo polecenie gra od tego miejsca.
cli-ladder-written = Ranking zapisano w { $file }.

cli-ladder-title = { $players ->
    [one] { $game }, { $players } gracz: { $fixed } ma Elo 0
    [few] { $game }, { $players } gracze: { $fixed } ma Elo 0
    [many] { $game }, { $players } graczy: { $fixed } ma Elo 0
   *[other] { $game }, { $players } gracza: { $fixed } ma Elo 0
}
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95%
cli-ladder-games = partie
cli-ladder-time = ms na ruch

cli-forecast = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}: { $minutes ->
    [one] około minuty
    [few] około { $minutes } minut
    [many] około { $minutes } minut
   *[other] około { $minutes } minuty
}, { $jobs ->
    [one] jeden proces
    [few] { $jobs } procesy
    [many] { $jobs } procesów
   *[other] { $jobs } procesu
}.
cli-forecast-hours = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}: około { $hours } godz., { $jobs ->
    [one] jeden proces
    [few] { $jobs } procesy
    [many] { $jobs } procesów
   *[other] { $jobs } procesu
}.
cli-stopped = Przerwano po { $done } z { $games } partii.

ladder-unlinked = { $count ->
    [0] { $fixed } z nikim nie grał, więc nie ma czego z nim porównać.
    [one] Żadne partie nie łączą { $bots } z { $fixed }, więc nie da się ich ocenić razem.
   *[other] Żadne partie nie łączą żadnego z { $bots } z { $fixed }, więc nie da się ich ocenić razem.
}
