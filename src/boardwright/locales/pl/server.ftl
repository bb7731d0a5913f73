### Co mówi serwer.

server-frozen = Grę przy tym stole zaczęto według wersji { $version } zasad, której ten program nie zna. Można ją oglądać; aby grać dalej, zaktualizuj Boardwright.
server-damaged = To, co zapisano o tym stole, jest uszkodzone. Widać to, co da się jeszcze odczytać; grać dalej nie można.
server-past-damaged = Wcześniejsze ruchy przy tym stole są uszkodzone, więc nie można spojrzeć wstecz. To, co widać, jest prawidłowe.
server-not-started = Gra się jeszcze nie zaczęła.
server-started = Gra już się zaczęła.
server-seats-open = Niektóre miejsca są jeszcze wolne: poczekaj, aż ktoś je zajmie, albo posadź na nich boty.
server-finished = Gra jest skończona.
server-not-finished = Gra jeszcze się nie skończyła.
server-play-on-secret = Dopóki ta gra się nie skończy, nie możesz grać stąd dalej: zdradziłoby to, co ukrywają inni, także boty.
server-not-running = Nikt tu teraz nie gra.
server-stale = Przy stole coś się od tego czasu wydarzyło; oto aktualny stan.
server-not-asked = To nie twoja kolej.
server-not-own = To nie twoje miejsce; użyj linku do tego miejsca.
server-no-seat = Nie ma takiego miejsca.
server-host-only = Może to zrobić tylko osoba, która założyła stół.
server-bot-plays = Na tym miejscu gra bot; jeśli jest twoje, najpierw je przejmij.
server-plays-already = Na tym miejscu już grasz.
server-not-away = { $seconds ->
    [one] { $name } jest przy stole: nikt inny nie może oddać tego miejsca przed upływem { $seconds } sekundy bez odpowiedzi.
    [few] { $name } jest przy stole: nikt inny nie może oddać tego miejsca przed upływem { $seconds } sekund bez odpowiedzi.
    [many] { $name } jest przy stole: nikt inny nie może oddać tego miejsca przed upływem { $seconds } sekund bez odpowiedzi.
   *[other] { $name } jest przy stole: nikt inny nie może oddać tego miejsca przed upływem { $seconds } sekundy bez odpowiedzi.
}
server-has-left = To miejsce jest już opuszczone.
server-no-line = Zapis kończy się na linii { $last }.
server-undo-pending = Ktoś już prosi o cofnięcie; najpierw na to odpowiedz.
server-undo-unasked = Nikt nie pyta o twoją zgodę.
server-pace-same = Czas na ruch jest już taki.
server-pace-pending = Ktoś już zaproponował inny czas na ruch; najpierw na to odpowiedz.
server-undo-absent = Z tego miejsca ({ $name }) padł już ruch, a nikogo tam teraz nie ma: nikt inny nie może zgodzić się na jego cofnięcie.
server-undo-wait = { $seconds ->
    [one] Prośba o cofnięcie już padła: ponów ją za { $seconds } sekundę albo napisz na czacie, dlaczego.
    [few] Prośba o cofnięcie już padła: ponów ją za { $seconds } sekundy albo napisz na czacie, dlaczego.
    [many] Prośba o cofnięcie już padła: ponów ją za { $seconds } sekund albo napisz na czacie, dlaczego.
   *[other] Prośba o cofnięcie już padła: ponów ją za { $seconds } sekundy albo napisz na czacie, dlaczego.
}
server-no-hints = Przy tym stole boty nie podpowiadają.
server-busy = Wiele osób prosi teraz o radę; spróbuj za chwilę.
server-advice-wait = To pytanie już padło; bot jeszcze myśli.
server-advice-lost = Nic nie udało się znaleźć; spróbuj ponownie.

server-name-long = { $most ->
    [one] Imię ma najwyżej { $most } znak.
    [few] Imię ma najwyżej { $most } znaki.
    [many] Imię ma najwyżej { $most } znaków.
   *[other] Imię ma najwyżej { $most } znaku.
}
server-name-taken = Dwie osoby przy stole nie mogą mieć tego samego imienia „{ $name }”; wybierz inne.
server-chat-empty = Pusta wiadomość nic nie mówi.
server-chat-long = { $most ->
    [one] Wiadomość na czacie ma najwyżej { $most } znak.
    [few] Wiadomość na czacie ma najwyżej { $most } znaki.
    [many] Wiadomość na czacie ma najwyżej { $most } znaków.
   *[other] Wiadomość na czacie ma najwyżej { $most } znaku.
}
server-text-unfit = Używaj tylko zwykłych liter i znaków.

server-no-invite = To zaproszenie nie dotyczy żadnego miejsca tutaj; poproś o nowy link.
server-seat-taken = Ktoś już skorzystał z tego zaproszenia; jeśli to ty, graj dalej przez otrzymany wtedy link.
server-join-frozen = Zasady zmieniły się od założenia tego stołu, więc nikt nie może już tu usiąść. Poproś o zaproszenie do nowego stołu.
server-full = Wszystkie miejsca są zajęte.
server-no-bot = „{ $text }” to nie bot, który tu gra; wybierz random, greedy, mcts, mcts:2s, mcts:5000 albo od level:1 do level:5.
server-bot-budget = Bot może tu myśleć nad ruchem najwyżej { $seconds } s albo { $iterations } iteracji.
server-bot-lost = Bot { $bot } nie odpowiedział; zagrano za niego inną akcję.
server-unfit = { $reason }
server-components-long = { $most ->
    [one] Plik elementów może tu mieć najwyżej { $most } znak.
    [few] Plik elementów może tu mieć najwyżej { $most } znaki.
    [many] Plik elementów może tu mieć najwyżej { $most } znaków.
   *[other] Plik elementów może tu mieć najwyżej { $most } znaku.
}
server-record-long = { $most ->
    [one] Zapis może tu mieć najwyżej { $most } znak.
    [few] Zapis może tu mieć najwyżej { $most } znaki.
    [many] Zapis może tu mieć najwyżej { $most } znaków.
   *[other] Zapis może tu mieć najwyżej { $most } znaku.
}
server-record-wrong = Ruch { $move } w zapisie nie jest zgodny z zasadami.
server-tables-many = Zmienione lub założone przez ciebie stoły w ciągu godziny: { $most }; poczekaj trochę.
server-tables-unfinished = { $most ->
    [one] Masz już { $most } niedokończony stół; najpierw dokończ któryś z nich.
    [few] Masz już { $most } niedokończone stoły; najpierw dokończ któryś z nich.
    [many] Masz już { $most } niedokończonych stołów; najpierw dokończ któryś z nich.
   *[other] Masz już { $most } niedokończonego stołu; najpierw dokończ któryś z nich.
}

server-no-table = Nie ma takiego stołu.
server-no-token = Ten stół wymaga własnego linku; poproś osobę, która go założyła.
server-no-game = „{ $text }” to nie gra, w którą się tu gra.
server-no-status = „{ $text }” to nie stan stołu: wpisz open, running albo finished.
server-no-hello = Pierwszą wiadomością musi być hello.
server-hello-twice = Wiadomość hello już była.
server-garbage = Ta wiadomość jest niezrozumiała: { $reason }.
server-message-long = { $most ->
    [one] Wiadomość ma najwyżej { $most } bajt.
    [few] Wiadomość ma najwyżej { $most } bajty.
    [many] Wiadomość ma najwyżej { $most } bajtów.
   *[other] Wiadomość ma najwyżej { $most } bajtu.
}
server-no-json = Treść musi być typu application/json.
server-too-fast = Za dużo naraz; poczekaj chwilę.
server-origin = Strony z innych serwerów nie mogą tu pytać.
server-host = Ten serwer nie jest znany jako „{ $host }”. Jeśli ma być, uruchom go z --origin i tym adresem.
server-local-only = Statystyki są dostępne tylko z tego komputera.
server-error = Coś poszło nie tak; nic się nie zmieniło. Spróbuj ponownie.
server-closing = Serwer uruchamia się ponownie; wróć za chwilę.
server-store-failed = Nie udało się tego zapisać, więc mogło się nie wydarzyć. Spójrz na stół i spróbuj ponownie.
server-store-unreadable = Nie można teraz odczytać stołów. Spróbuj ponownie.

server-log-left = { $name } odchodzi od stołu.
server-log-taken-over = { FORM($bot, "level") } gra w zastępstwie: { $name }.
server-log-taken-back = { $name } wraca do gry.
server-log-undone = { $moves ->
    [one] { $name } cofa ruch.
    [few] { $name } cofa { $moves } ruchy.
    [many] { $name } cofa { $moves } ruchów.
   *[other] { $name } cofa { $moves } ruchu.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Czas minął; wybrał bot:
server-log-paced = Od teraz czas na ruch: { $time }.
server-log-unpaced = Od teraz nie ma limitu czasu na ruch.
server-pace-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
server-pace-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
server-pace-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
server-pace-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[other] { $count } dni
}

serve-help = Otwórz stoły dla ludzi i botów: serwer ze stroną dla przeglądarek.
serve-examples = Przykład: boardwright serve --port 8400 --store games.db
serve-option-host = Adres, na którym nasłuchuje; 0.0.0.0 wpuszcza innych.
serve-option-port = Port, na którym nasłuchuje.
serve-option-store = Gdzie trzymać stoły: plik SQLite albo postgresql://… (domyślnie: { $file }).
serve-option-workers = Procesy, które obsługują; więcej niż jeden wymaga PostgreSQL.
serve-option-bots = Procesy, w których myślą boty.
serve-option-origin = Inny adres, z którego mogą pochodzić strony, np. https://games.example.
serve-option-limit = Zmień ograniczenie, np. connections=500; zob. docs/security.md.
serve-limit-unfit = Limit { $name } nie może mieć wartości „{ $text }”; wpisz liczbę.
serve-limit-range = Limit { $name } nie może mieć wartości „{ $text }”; dozwolone są wartości od { $least } do { $most }.
serve-option-proxy = Adres proxy, którego nagłówkowi X-Forwarded-For można wierzyć.
serve-option-open = Otwórz lobby w przeglądarce.
serve-workers-sqlite = { $workers ->
    [one] { $workers } proces nie może
    [few] { $workers } procesy nie mogą
    [many] { $workers } procesów nie może
   *[other] { $workers } procesu nie może
} dzielić pliku SQLite: nic to nie daje, a wszyscy czekają. Użyj jednego albo podaj bazę PostgreSQL: --store postgresql://…
serve-lobby = Lobby jest pod adresem { $url } (zakończ przez Ctrl+C)
serve-no-address = Nie można użyć { $url }: { $reason }.
