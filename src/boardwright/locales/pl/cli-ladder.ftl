### Jak silne są boty.

cli-ladder-help = Oceń boty w grze: Elo z przedziałami 95%, dla każdej liczby graczy.
cli-ladder-examples = Przykład: boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Boty od najsłabszego do najsilniejszego, oddzielone przecinkami (domyślnie: { $bots }); każdy gra z dwoma sąsiadami po obu stronach, a każdy poziom z następnym.
cli-ladder-players = Liczby graczy, oddzielone przecinkami (domyślnie: 2).
cli-ladder-how-many = Ile partii gra każda para, w zaokrągleniu w górę do pełnych rozsadzeń (domyślnie: { $games }).
cli-ladder-seed = Ziarno wszystkich losowań (domyślnie: { $seed }).
cli-ladder-two-bots = ranking wymaga dwóch różnych botów, np. --bots random,greedy
cli-ladder-no-number = „{ $text }” to nie liczba graczy; wpisz np. --players 2,4

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
