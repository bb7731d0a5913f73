### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Skopiuj wszystkie stoły do jednego pliku, także podczas pracy serwera.
backup-examples = Przykład: boardwright backup tables-2026-11-18.db
backup-option-force = Zastąp plik, jeśli istnieje.
backup-copying = Kopiowanie
backup-made = { $file } zawiera wszystkie stoły ({ $tables }), { $size } kB.

## boardwright restore

restore-help = Przywróć stoły z kopii do magazynu dowolnego rodzaju.
restore-examples = Przykład: boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Zastąp stoły, które tam są; zostaną zachowane w innym pliku.
restore-copying = Przywracanie
restore-done = Stoły przywrócone z { $file }: { $tables }.
restore-replaced = To, co było wcześniej, jest w { $file }.

## boardwright tables

tables-help = Zajmij się stołami serwera.
tables-examples = Przykład: boardwright tables list --status running
tables-list-help = Wypisz stoły, także podczas pracy serwera.
tables-list-examples = Przykład: boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Tylko stoły otwarte (open), w grze (running) lub zakończone (finished).
tables-option-game = Tylko stoły tej gry.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Tylko stoły, których nikt nie zmienił od tak dawna: 12h, 90d, 52w.
tables-no-age = „{ $text }” to nie wiek; wpisz 12h, 90d albo 52w.
# Headings of columns.
tables-column-id = stół
tables-column-game = gra
tables-column-status = stan
tables-column-seats = miejsca
tables-column-moves = ruchy
tables-column-age = wiek
tables-column-size = rozmiar
tables-size = { $size } kB
tables-sum = Stoły: { $tables }, razem { $size } kB.
tables-absent = W { $store } nie ma stołu { $table }; „boardwright tables list” pokazuje wszystkie.
tables-unreadable = Nie da się odczytać tego, co zapisano o stole { $table }.
tables-export-help = Zapisz przebieg partii, także niedokończonej.
tables-export-examples = Przykład: boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Zapisz przebieg wszystkich partii w tym katalogu.
tables-export-which = Podaj stół albo wszystkie przez --all KATALOG.
tables-exported = Zapis jest w { $file }.
tables-exported-all = Zapisy w { $folder }: { $games }.
tables-not-begun = Przy stole { $table } nie zaczęła się żadna partia.
tables-export-unfinished = Partia przy stole { $table } nie jest skończona: jej zapis zdradza, co gracze przed sobą ukrywają.
tables-delete-help = Usuń na zawsze stoły z imionami, czatem i partiami.
tables-delete-examples = Przykład: boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Zrób to bez pytania.
tables-delete-ask = Usunąć na zawsze (stoły: { $tables })? Wpisz tak:
tables-deleted = Usunięte stoły: { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = tak t yes y
tables-ask-nobody = Nie ma kogo zapytać; dodaj --yes, jeśli ma to być zrobione.
tables-prune-help = Usuń stoły, których nikt od dawna nie zmieniał.
tables-prune-examples = Przykład: boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Tylko pokaż, co zostałoby usunięte.
tables-forget-help = Usuń imiona i czat stołów; partie zostają i można je kontynuować.
tables-forget-examples = Przykład: boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Usunąć na zawsze imiona i czat (stoły: { $tables })? Wpisz tak:
tables-forgotten = Imiona i czat są usunięte (stoły: { $tables }).
tables-forget-next = Po { $table } te same osoby grały przy { $next }; tam też są ich imiona.
tables-revoke-help = Unieważnij linki stołu i wypisz nowe.
tables-revoke-examples = Przykład: boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Tylko link tego miejsca, licząc od 1.
tables-option-server = Adres serwera w nowych linkach.
tables-no-seat = Miejsce { $seat } nie ma linku: nikt tam nie siedzi.
tables-revoked = Nowe linki do stołu { $table }; stare są już nic niewarte.
tables-revoked-seat = Miejsce { $seat }: { $link }
tables-revoked-invite = Zaproszenie na miejsce { $seat }: { $link }
tables-revoked-watch = Dla widzów: { $link }
tables-revoked-host = Dla gospodarza: { $link }
