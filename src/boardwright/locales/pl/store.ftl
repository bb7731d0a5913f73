### Gdzie są przechowywane stoły.

store-out-of-step = Stół { $table } jest przy wpisie { $latest }, a nie { $number }: ktoś inny był szybszy.
store-failed = Magazyn { $store } zawiódł: { $error }.
store-session-lost = połączenie, które trzyma jego rezerwacje, zostało zerwane i jest nawiązywane na nowo
store-away = Magazyn { $store } jest niedostępny ({ $error }); próbuję ponownie.
store-closed = Magazyn { $store } jest zamknięty.

store-unknown-kind = Magazyn to ścieżka do pliku albo adres postgresql://…; „{ $scheme }” nie jest znane.
store-in-use = Z { $store } korzysta inny proces. Plik obsługuje jeden proces; dla kilku użyj serwera PostgreSQL: --store postgresql://…
store-unusable = Nie można otworzyć { $store }: { $error }.
store-not-ours = { $store } zawiera coś innego niż stoły Boardwright; podaj inny plik.
store-newer = { $store } pochodzi z nowszej wersji Boardwright: jego schemat ma wersję { $version }, a ten program zna wersje do { $known }. Zaktualizuj program.
store-migration = Nie można przenieść { $store } z wersji { $version } schematu do wersji { $next }; zostało bez zmian: { $error }.
store-no-asyncpg = PostgreSQL wymaga asyncpg: zainstaluj boardwright[postgres] albo podaj plik.
store-unreachable = Nie można użyć serwera PostgreSQL { $store }: { $error }.
store-address = Adres serwera PostgreSQL zapisuje się postgresql://user:password@host:port/database; w haśle znaki takie jak @ / : # ? zapisz jako %40 %2F %3A %23 %3F.
