### Gra w terminalu.

cli-play-help = Graj w tym terminalu: przeciw botom, w kilka osób przy jednej klawiaturze albo przy stole na serwerze.
cli-play-examples =
    Przykład: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    Na serwerze: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Kto gra, po przecinkach: human albo bot ({ $bots }).
play-option-seed = Ziarno wszystkich losowań: przy tych samych wyborach ta sama partia (domyślnie: losowe).
play-option-record = Zapisz partię w tym pliku zamiast w folderze gier.
play-option-resume = Graj dalej partię z tego pliku; bez niego ostatnią niedokończoną.
play-option-trust = Z --resume: wczytaj tego bota, czyli kod, który wymienia zapisana partia, także z bieżącego folderu.

play-no-player = „{ $text }” to nie gracz; dla każdego miejsca wpisz jedno z: { $known }.
play-record-exists = { $file } już istnieje. Żeby grać dalej: boardwright play --resume { $file }
play-nothing-unfinished = W { $folder } nie ma niedokończonej partii; podaj plik: --resume PLIK
play-unfinished = Jest niedokończona partia: { $file }
play-unfinished-choice = [1] graj ją dalej   [2] zacznij nową partię
play-in-use = Partia { $file } jest już rozgrywana w innym terminalu. Wyjdź z niej tam przez quit i spróbuj ponownie albo graj dalej na kopii pliku.

play-code = { $file } wymienia boty, które są cudzym kodem. Po wczytaniu może on na tym komputerze wszystko to, co ty:
play-code-bot = { $bot }: klasa { $name } modułu { $module }, z { $file }
play-code-absent = { $bot }: nic o tej nazwie nie jest zainstalowane. W bieżącym folderze szuka się tylko z --trust.
play-code-choice = [1] nie wczytuj   [2] wczytaj i graj
play-code-refused = Niczego nie wczytano. Jeśli ufasz temu kodowi: boardwright play --resume { $file } { $options }

play-seed = Ziarno { $seed }: przy tych samych wyborach da znów tę samą partię.
play-not-saved = Ta partia nie jest zapisywana: nie można pisać w { $folder }. Zapisz ją przez: save PLIK
play-elsewhere = Inny program usunął lub zmienił { $file }; plik zostaje, jak jest. Od teraz partia jest zapisywana w { $other }
play-unsaved = Ostatnie ruchy nie są zapisane: { $error }. Po każdym ruchu próbuje się ponownie. Żeby zapisać kopię: save PLIK
play-resumed = Gramy dalej: { $file }.
play-hint = Liczba albo tekst, np. „{ $example }” (Tab uzupełnia). Więcej: help
play-hand-over = Teraz { $seat }: przejmij urządzenie i naciśnij Enter.
play-help =
    Odpowiedz numerem możliwości albo jej tekstem, np.: { $example }
    Dłuższy tekst może odpowiedzieć na kilka pytań naraz, jeśli z siebie wynikają.
    hint [SEKUNDY]  najlepszy wybór, porównany z drugim, i dlaczego
    undo            cofnij ostatni ruch, jeśli nic się od tego czasu nie odsłoniło
    why AKCJA       która zasada zabrania akcji: why { $example }
    rules [ID]      zasady albo jedna z nich: rules { $rule }
    scores          punkty według źródeł
    log             co się ostatnio działo
    board           narysuj stół jeszcze raz (tak samo pusta linia)
    save [PLIK]     gdzie partia jest zapisana albo zapisz jej kopię
    quit            wyjdź; partia jest zapisana i można grać ją dalej
play-undone = { $moves ->
    [one] Cofnięto twój ostatni ruch.
    [few] Cofnięto { $moves } ruchy, aż do twojego ostatniego.
    [many] Cofnięto { $moves } ruchów, aż do twojego ostatniego.
   *[other] Cofnięto { $moves } ruchu, aż do twojego ostatniego.
}
play-no-choice = Nie ma możliwości { $number }; wybierz od 1 do { $last } albo wpisz help.
play-unknown = „{ $text }” nie jest jedną z możliwości. Wpisz numer, tekst akcji albo help.
play-unknown-near = „{ $text }” nie jest jedną z możliwości; może chodziło o { $near }? Jeśli nie, wpisz help.
play-why-what = Podaj, o którą akcję chodzi: why { $example }
play-why-legal = „{ $action }” jest teraz dozwolone.
play-why-not = „{ $action }” jest niedozwolone. { $reason }
play-no-rule = Nie ma zasady { $rule }; są od { $first } do { $last }. Wpisz rules, żeby zobaczyć wszystkie.
play-saved = Partia jest zapisana w { $file }
play-save-where = Ta partia nie jest zapisana; podaj plik: save PLIK
play-cannot-save = Nie można zapisać { $file }: { $error }.
play-go-on = Graj dalej przez: boardwright play --resume { $file }
play-left-at-once = Nic nie zagrano, więc nic nie zostaje.
play-left-unsaved = Partia nie została zapisana.
play-left-lost = Ostatnie ruchy nie zostały zapisane: { $error }.
play-replay = Zobacz jeszcze raz: boardwright replay { $file }

play-source = źródło
play-total = razem
