### Gdzie są przechowywane stoły.

store-out-of-step = Stół { $table } jest przy wpisie { $latest }, a nie { $number }: ktoś inny był szybszy.
store-failed = Magazyn { $store } zawiódł: { $error }.
store-damaged = To, co { $store } zawiera o stole { $table }, jest uszkodzone.
store-gone = { $file } usunięto lub zastąpiono, choć { $store } jest w użyciu. Aby nic nie przepadło, nic więcej nie jest zapisywane. Zatrzymaj serwer, przywróć właściwy plik na miejsce i uruchom go ponownie.
store-unlike = { $store } nie zwraca tego, co właśnie tam zapisano.
store-session-lost = połączenie, które trzyma jego rezerwacje, zostało zerwane i jest nawiązywane na nowo
store-away = Magazyn { $store } jest niedostępny ({ $error }); próbuję ponownie.
store-closed = Magazyn { $store } jest zamknięty.

store-unknown-kind = Magazyn to ścieżka do pliku albo adres postgresql://…; „{ $scheme }” nie jest znane.
store-in-use = Z { $store } korzysta inny proces. Plik obsługuje jeden proces; dla kilku użyj serwera PostgreSQL: --store postgresql://…
store-several-names = { $store } ma kilka nazw (dowiązania twarde). SQLite trzyma ostatnie zmiany w pliku nazwanym według jednej z nich; pod inną mogłyby przepaść. Usuń pozostałe nazwy albo podaj kopię.
store-unusable = Nie można otworzyć { $store }: { $error }.
store-not-ours = { $store } zawiera coś innego niż stoły Boardwright; podaj inny plik.
store-newer = { $store } pochodzi z nowszej wersji Boardwright: jego schemat ma wersję { $version }, a ten program zna wersje do { $known }. Zaktualizuj program.
store-migration = Nie można przenieść { $store } z wersji { $version } schematu do wersji { $next }; zostało bez zmian: { $error }.
store-absent = Nie ma magazynu { $store }; podaj ten, którego używa serwer: --store PLIK|URL
store-older = Schemat { $store } ma wersję { $version }, a ten program pracuje z wersją { $known }. Uruchom raz serwer: zaktualizuje go.
store-served = Z { $store } korzysta serwer. Zatrzymaj go, powtórz polecenie i uruchom go ponownie.
store-file-damaged = { $store } jest uszkodzony: { $error }.
store-unwritable = Nie można zapisać { $store }: { $error }.
store-not-empty = W { $store } są już stoły ({ $tables }). Z opcją --force zostaną zastąpione i zachowane w innym pliku.
store-backup-exists = { $file } już istnieje. Podaj inny plik albo zastąp ten opcją --force.
store-backup-no-file = { $file } nie jest zwykłym plikiem; podaj inny.
store-backup-itself = { $file } to sam magazyn; podaj inny plik na jego kopię.
store-no-asyncpg = PostgreSQL wymaga asyncpg: zainstaluj boardwright[postgres] albo podaj plik.
store-unreachable = Nie można użyć serwera PostgreSQL { $store }: { $error }.
store-address = Adres serwera PostgreSQL zapisuje się postgresql://user:password@host:port/database; w haśle znaki takie jak @ / : # ? zapisz jako %40 %2F %3A %23 %3F.
