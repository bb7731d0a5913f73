### Wiersz poleceń.

cli-help = Nowoczesne gry planszowe dokładnie według instrukcji: graj, symuluj, czytaj zasady.
cli-alone = Bez polecenia otwiera lobby w przeglądarce.
cli-examples = Przykład: boardwright play imhotep --seats human,level:2,level:2
cli-error = Błąd: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Język na ten raz: { $languages }. Na stałe: boardwright language

cli-word-file = PLIK
cli-word-optional-file = [PLIK]
cli-word-folder = KATALOG
cli-word-table = STÓŁ
cli-word-tables = STÓŁ …
cli-word-age = WIEK
cli-word-number = LICZBA
cli-word-text = TEKST
cli-word-link = LINK
cli-word-name = IMIĘ
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = GRACZE
cli-word-language = JĘZYK
cli-word-address = ADRES
cli-word-limit = NAZWA=LICZBA
cli-word-path-or-url = PLIK|URL
cli-word-shell = POWŁOKA
cli-word-game = GRA
cli-word-options = [OPCJE]
cli-word-command = POLECENIE …

cli-rate = { $rate }/s

click-usage = Użycie:
click-options = Opcje
click-heading = { $heading }:
click-commands = Polecenia
click-version = Pokaż wersję i zakończ.
click-help = Pokaż tę pomoc i zakończ.
click-error = Błąd: { $message }
click-try = Pomoc: „{ $command } { $option }”.
click-invalid = Niewłaściwa wartość: { $message }
click-invalid-for = Niewłaściwa wartość dla { $param_hint }: { $message }
click-missing-argument = Brakuje argumentu
click-missing-option = Brakuje opcji
click-missing-command = Brakuje polecenia.
click-no-option = Nie ma opcji { $name }.
click-no-command = Nie ma polecenia { $name }.
click-near = Może chodziło o { $possibilities }?
click-extra-arguments = { $count ->
    [one] Ten argument jest zbędny: { $args }
   *[other] Te argumenty są zbędne: { $args }
}
click-default = domyślnie: { $default }
click-required = wymagane
click-takes-no-value = Opcja { $name } nie przyjmuje wartości.
click-takes-value = { $count ->
    [one] Opcja { $name } wymaga wartości.
   *[other] Opcja { $name } wymaga { $nargs } wartości.
}
click-no-choice = { $value } to nie jedno z: { $choices }.
click-choose = Wybierz z: { $choices }
click-no-number = { $value } to nie jest poprawna liczba.
click-no-range = { $value } jest poza zakresem { $range }.
click-no-file = Nie ma pliku { $filename }.
click-directory = { $filename } to folder, a nie plik.
click-unreadable = Nie można odczytać pliku { $filename }.
click-unopened = Nie można otworzyć pliku { $filename }: { $message }

cli-option-components = Własny plik z wartościami, które zastępują nadrukowane.
cli-option-rules-version = Wersja zasad, od 1; bez niej najnowsza. Co się zmieniło: boardwright rules GRA --changes.
cli-option-json = Wypisz jeden dokument JSON.
cli-option-players = Liczba graczy: { $example } (domyślnie { $default }).
cli-option-start = Miejsce, które rozpoczyna: { $example } (domyślnie { $default }).
cli-option-colours = Kolory po kolei dla każdego miejsca, np. { $example } dla czterech miejsc (domyślnie w kolejności gry).
cli-seed = Ziarno wszystkich losowań: to samo ziarno, te same partie.

cli-simulate-help = Niech boty rozegrają tysiące partii; podsumuj, kto wygrywa i skąd są punkty.
cli-simulate-examples = Przykład: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = Bot dla każdego miejsca, po przecinkach.
cli-simulate-how-many = Ile partii.
cli-simulate-jobs = Liczba procesów (domyślnie: wszystkie rdzenie); partie są takie same.
cli-simulate-output = Zapisz wiersz dla każdej partii i miejsca w pliku .csv, .jsonl lub .parquet.
cli-simulate-games = Partie
cli-simulate-title = { $games ->
    [one] { $game }, { $games } partia
    [few] { $game }, { $games } partie
    [many] { $game }, { $games } partii
   *[other] { $game }, { $games } partii
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = udział wygranych
cli-simulate-interval = przedział 95%
cli-simulate-score = średni wynik
cli-simulate-speed = Decyzje na partię: { $length }; { $seconds } s, { $rate } decyzji/s.

cli-tournament-help = Niech boty grają ze sobą na każdym miejscu, z tymi samymi losowaniami dla wszystkich par.
cli-tournament-examples = Przykład: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Boty, po przecinkach, np. { $bots }.
cli-tournament-how-many = Ile partii gra każda para (w zaokrągleniu w górę do pełnych rozsadzeń).
cli-tournament-two-bots = turniej wymaga dwóch różnych botów, np. --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } gracz
    [few] { $game }, { $players } gracze
    [many] { $game }, { $players } graczy
   *[other] { $game }, { $players } gracza
}
cli-tournament-pairing = { $rivals ->
    [1] { $bot } przeciw { $rival }
   *[other] { $bot } wśród { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot }: brak przydatnej odpowiedzi { $troubles ->
    [one] raz
    [few] { $troubles } razy
    [many] { $troubles } razy
   *[other] { $troubles } razu
}; zagrano wtedy inną akcję.
cli-tournament-games = partie
cli-tournament-wins = wygrane (95%)
cli-tournament-ahead = przewaga
cli-tournament-time = ms na ruch / rywala

cli-replay-help = Pokaż zapisaną partię krok po kroku, sprawdzoną według zasad.
cli-replay-examples = Przykład: boardwright replay game.bwr --at 20 --board
cli-replay-at = Tylko pozycja po tym ruchu (0: po przygotowaniu).
cli-replay-board = Rysuj stół po każdym ruchu.
cli-replay-beyond = zapis kończy się na ruchu { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Przygotowanie: { $chance }

cli-verify-help = Odtwórz zapis według zasad i sprawdź skrót każdej pozycji.
cli-verify-examples = Przykład: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: jedyna linia się zgadza.
    [few] { $file }: zgadzają się wszystkie { $lines } linie.
    [many] { $file }: zgadza się wszystkich { $lines } linii.
   *[other] { $file }: zgadza się { $lines } linii.
}

cli-playthrough-help = Wypisz całą losową partię jako tekst: każdy wybór, każde losowanie, każdy skrót.
cli-playthrough-examples = Przykład: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Czytaj zasady gry albo jedną zasadę razem z kodem i testami, które ją przywołują.
cli-rules-examples = Przykład: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }, zasady i rozstrzygnięcia: { $count }
cli-rules-reason = Rozstrzygnięcie luki. Dlaczego: { $reason }
cli-rules-rulebook = Instrukcja: { $rulebook }
cli-rules-gap = Instrukcja: { $rulebook }. { $remark }
cli-rules-code = Kod: { $places }
cli-rules-tests = Testy: { $places }
cli-rules-changes = Co się zmieniło z jednej wersji zasad na drugą.
cli-rules-version = { $game }, od wersji { $version }
cli-rules-unchanged = { $game }: jest tylko wersja 1 zasad.

cli-components-help = Pokaż, co jest nadrukowane na elementach gry i skąd pochodzi każda wartość.
cli-components-examples = Przykład: boardwright components imhotep --estimates
cli-components-estimates = Tylko wartości dobrane tak, żeby pasowały do tego, co wiadomo.
cli-components-path = nazwa
cli-components-value = wartość
cli-components-confidence = pewność
cli-confidence-rulebook = instrukcja
cli-confidence-public = publiczne
cli-confidence-inferred = wywnioskowane
cli-confidence-estimate = oszacowane
cli-confidence-owner = własne
cli-components-source = źródło
cli-components-sum = { $game }: pokazano { $shown } z { $of } wartości.
cli-components-shares = Pewność: { $shares }.
cli-components-share = { $confidence } { $count }

cli-bench-help = Zmierz, jak szybko grają silniki, w czasie procesora na jednym rdzeniu.
cli-bench-examples = Przykład: boardwright bench --json
cli-bench-rounds = Rundy wszystkich pomiarów; pokazywane są mediany.
cli-bench-seconds = Sekundy procesora na każdy pomiar w rundzie.
cli-bench-measuring = Pomiar
cli-bench-uncompiled = Silniki działają tu nieskompilowane: zainstaluj kompilator C i uruchom „make build”.
cli-bench-title = Czterech losowych graczy (przeszukiwanie i greedy: dwóch graczy), jeden rdzeń
cli-bench-stepped = krokami, decyzje/s
cli-bench-whole = w całości, decyzje/s
cli-bench-clone_us = kopia, µs
cli-bench-rollouts = rozegrania/s
cli-bench-search = przeszukiwanie, iteracje na sekundę
cli-bench-greedy = greedy, decyzje/s

cli-language-help = Wybierz język, którym wiersz poleceń mówi od teraz; bez JĘZYK pokaż, który to.
cli-language-examples = Przykład: boardwright language de
cli-language-chosen = Wiersz poleceń mówi od teraz po polsku.

cli-completion-help = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia, gry i opcje.
cli-completion-examples = Przykład: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Utwórz folder nowej gry: małej, w którą od razu można zagrać i którą można przerobić na własną.
cli-new-game-examples = Przykład: boardwright new-game harvest
cli-new-game-made = Gra { $name } jest w { $folder }. Instalacja: { $install }. Potem: { $play }
cli-new-game-exists = W { $folder } już coś jest.
cli-new-game-python = Python używa już nazwy { $name }.
