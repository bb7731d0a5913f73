### Podstawa wszystkich gier.

unknown-game = „{ $text }” to nie gra.
unknown-bot = „{ $text }” to nie bot.
unknown-setting = „{ $text }” to nie ustawienie wyszukiwania.
unknown-seat = „{ $text }” to nie miejsce; są miejsca od 1 do { $players }.
unknown-action = „{ $text }” to nie akcja.
unknown-rule = „{ $text }” to nie zasada.
unknown-limit = „{ $text }” to nie limit.
unknown-option = „{ $text }” to nie opcja gry { $game }.
unknown-boards = { $players ->
    [one] „{ $text }” to nie wybór plansz dla { $players } gracza; wpisz cyfrę dla każdego miejsca, 0 dla planszy losowej.
    [few] „{ $text }” to nie wybór plansz dla { $players } graczy; wpisz cyfrę dla każdego miejsca, 0 dla planszy losowej.
    [many] „{ $text }” to nie wybór plansz dla { $players } graczy; wpisz cyfrę dla każdego miejsca, 0 dla planszy losowej.
   *[other] „{ $text }” to nie wybór plansz dla { $players } gracza; wpisz cyfrę dla każdego miejsca, 0 dla planszy losowej.
}
unknown-colours = { $players ->
    [one] „{ $text }” to nie wybór kolorów dla { $players } gracza; dla każdego miejsca podaj jeden z { $known }.
    [few] „{ $text }” to nie wybór kolorów dla { $players } graczy; dla każdego miejsca podaj jeden z { $known }.
    [many] „{ $text }” to nie wybór kolorów dla { $players } graczy; dla każdego miejsca podaj jeden z { $known }.
   *[other] „{ $text }” to nie wybór kolorów dla { $players } gracza; dla każdego miejsca podaj jeden z { $known }.
}
unknown-version = Nie ma tu wersji { $version } zasad gry { $game }; najnowsza to { $newest }. Wybierz jedną z wersji od 1 do { $newest } albo zaktualizuj Boardwright.
unknown-chance = „{ $text }” to nie wynik losowania.
unknown-near = { $unknown } Może chodziło o { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = Opcja { $name } nie może mieć wartości „{ $text }”; wpisz np. { $example }.
position-unreadable = Nie można odczytać tej pozycji: { $error }.
refused-no-action = { $action } to nie akcja; akcje mają numery od 0 do { $last }.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = Nie można odczytać { $file }: { $error }.
components-no-toml = { $file } nie jest plikiem TOML: { $error }.
components-deep = Plik { $file } jest zbyt głęboko zagnieżdżony.
components-large = { $path } to za dużo; najwyżej { $most }.
components-no-name = { $file }: każdy wpis [[{ $path }]] potrzebuje nazwy.
components-no-source = { $file }: { $path } nie ma źródła; wpisz source = "pewność: skąd", gdzie pewność to jedno z: { $known }.
components-unknown = nic się tak nie nazywa: { $path }.
components-unknown-near = nic się tak nie nazywa: { $path }; może chodziło o { $near }?
components-renamed = { $path } w wersji { $version } zasad nazywa się { $name }.
components-later = { $path } jest dopiero od wersji { $since } zasad, a to jest wersja { $version }: pomiń tę wartość.
components-either = { $path } nie może stać obok { $other }; wpisz tylko jedno z nich.
components-other-type = { $path } trzeba zapisać jak { $value }.
components-not-a-number = { $path } musi być liczbą całkowitą, co najmniej { $low }.
components-not-numbers = { $path } to muszą być liczby całkowite, każda co najmniej { $low }.
components-wrong-length = { $length ->
    [one] { $path } musi mieć { $length } wartość.
    [few] { $path } musi mieć { $length } wartości.
    [many] { $path } musi mieć { $length } wartości.
   *[other] { $path } musi mieć { $length } wartości.
}
components-empty = { $path } musi mieć co najmniej jedną wartość.
components-unknown-word = { $path } musi być jednym z: { $known }.

bot-setting = { $kind ->
    [whole] Ustawienie { $name } nie może mieć wartości „{ $value }”; wpisz liczbę całkowitą od { $least } do { $most }.
   *[other] Ustawienie { $name } nie może mieć wartości „{ $value }”; wpisz liczbę od { $least } do { $most }.
}
bot-unusable = Nie można użyć bota { $bot }. { $error }
bot-is-none = Nie można użyć bota { $bot }. Musi tworzyć obiekt boardwright.bots.bot.Bot na podstawie gry, miejsca i ziarna.
bot-of-others = Bot { $bot } to cudzy kod, którego tutaj się nie wczytuje.
bot-failed = Bot { $bot } zawiódł ({ $reason }); zagrano za niego inną akcję.
bot-too-slow = Bot { $bot } nie odpowiedział w ciągu { $reason } s; zagrano za niego inną akcję.
bot-still-thinking = Bot { $bot } wciąż myśli nad wcześniejszą akcją; zagrano za niego inną.
bot-not-legal = Bot { $bot } odpowiedział { $reason }, a to niedozwolone; zagrano za niego inną akcję.

undo-revealed = Od tego czasu coś się odsłoniło: tego, co już zobaczono, nie da się cofnąć.
undo-another-acted = Od tego czasu grał już ktoś inny.
undo-nothing = Nie ma jeszcze twojego ruchu, który można by cofnąć.

record-header = Linia { $line }: „{ $text }” nie należy do nagłówka zapisu.
record-header-short = Linia { $line }: w nagłówku zapisu brakuje „{ $missing }”.
record-format = Zapis ma format { $format }; ta wersja czyta format { $known }.
record-line = Linia { $line }: „{ $text }” to nie linia zapisu.
record-line-long = { $most ->
    [one] Linia { $line } jest za długa; linia zapisu ma najwyżej { $most } znak.
    [few] Linia { $line } jest za długa; linia zapisu ma najwyżej { $most } znaki.
    [many] Linia { $line } jest za długa; linia zapisu ma najwyżej { $most } znaków.
   *[other] Linia { $line } jest za długa; linia zapisu ma najwyżej { $most } znaku.
}
record-seat = Linia { $line }: gra miejsce { $seat }, a kolej jest na miejsce { $asked }.
record-chance-short = Linia { $line }: losowań jest więcej niż wyników w zapisie.
record-chance-impossible = Linia { $line }: takiego wyniku losowanie nie może tu dać: nic takiego już nie zostało.
record-chance-long = Linia { $line }: wyników w zapisie jest więcej niż losowań.
record-refused = Linia { $line }: { $reason }
record-hash = Linia { $line }: pozycja jest inna niż w zapisie.
record-version = Zapis powstał według wersji { $was } zasad; te mają wersję { $now }.
record-version-unknown = Zapis powstał według wersji { $was } zasad; tutaj najnowsza to { $newest }: zaktualizuj Boardwright.
record-components = Zapis powstał z innymi elementami ({ $digest }); podaj ich plik przez --components.
record-seats = { $players ->
    [one] Zapis musi mieć w nagłówku { $players } miejsce.
    [few] Zapis musi mieć w nagłówku { $players } miejsca.
    [many] Zapis musi mieć w nagłówku { $players } miejsc.
   *[other] Zapis musi mieć w nagłówku { $players } miejsca.
}
record-empty = Zapis nie ma linii przygotowania.
record-unreadable = To nie jest plik tekstowy, więc nie jest to zapis.

rulebook-place = { $edition }, { $headings }
rulebook-heading = „{ $heading }”
rulebook-page = „{ $heading }” (s. { $page })
rulebook-en = wydanie angielskie
rulebook-de = wydanie niemieckie
rulebook-da = wydanie duńskie
rulebook-no = wydanie norweskie

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = nie ma takiego pliku ani folderu
system-forbidden = to niedozwolone
system-exists = coś o tej nazwie już istnieje
system-folder = to jest folder
system-not-ordinary = to nie jest zwykły plik
system-no-folder = część ścieżki nie jest folderem
system-full = na dysku nie ma już miejsca
system-damaged = jest uszkodzony
system-refused = nikt tam nie nasłuchuje
system-broken-off = połączenie zostało przerwane
system-in-use = ten adres jest już zajęty
system-no-address = ten komputer nie ma takiego adresu
system-silent = odpowiedź nie przyszła na czas
system-unknown-host = nie można znaleźć komputera o tej nazwie
system-insecure = nie udało się nawiązać bezpiecznego połączenia
# $code is such as ENAMETOOLONG.
system-other = system zgłasza { $code }

## Games of others that cannot be played.

game-name-taken = Tak nazywa się już inna gra: { $other }.
game-name-unfit = Nazwa gry ma od 2 do 32 małych liter i cyfr i zaczyna się od litery.
game-no-players = Nie ma opcji liczby graczy.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Gra { $game } została pominięta. { $reason }
game-failed = Gra { $game } zawiodła: { $error } ({ $file }, wiersz { $line })
