### Var borden sparas.

store-out-of-step = Bord { $table } är vid post { $latest }, inte { $number }: någon annan hann före.
store-failed = Lagringen { $store } misslyckades: { $error }.
store-session-lost = anslutningen som håller dess anspråk är bruten och upprättas på nytt
store-away = Lagringen { $store } går inte att nå ({ $error }); försöker igen.
store-closed = Lagringen { $store } är stängd.

store-unknown-kind = En lagring är sökvägen till en fil eller en adress postgresql://…; ”{ $scheme }” är inte känt.
store-in-use = { $store } används av en annan process. En fil betjänar en process; för flera, använd en PostgreSQL-server: --store postgresql://…
store-unusable = { $store } går inte att öppna: { $error }.
store-not-ours = { $store } innehåller något annat än Boardwrights bord; ange en annan fil.
store-newer = { $store } skrevs av en nyare Boardwright: dess schema har version { $version }, det här programmet känner till versioner upp till { $known }. Uppdatera programmet.
store-migration = { $store } kan inte föras från version { $version } av sitt schema till version { $next }, och lämnades som det var: { $error }.
store-no-asyncpg = PostgreSQL kräver asyncpg: installera boardwright[postgres], eller ange en fil.
store-unreachable = PostgreSQL-servern { $store } kan inte användas: { $error }.
store-address = Adressen till en PostgreSQL-server skrivs postgresql://user:password@host:port/database; i ett lösenord skrivs tecken som @ / : # ? som %40 %2F %3A %23 %3F.
