### Var borden sparas.

store-out-of-step = Bord { $table } är vid post { $latest }, inte { $number }: någon annan hann före.
store-failed = Lagringen { $store } misslyckades: { $error }.
store-damaged = Det som { $store } innehåller om bord { $table } är skadat.
store-gone = { $file } togs bort eller ersattes medan { $store } används. För att inget ska gå förlorat skrivs inget mer. Stoppa servern, lägg rätt fil på plats och starta den igen.
store-unlike = { $store } ger inte tillbaka det som nyss skrevs dit.
store-session-lost = anslutningen som håller dess anspråk är bruten och upprättas på nytt
store-away = Lagringen { $store } går inte att nå ({ $error }); försöker igen.
store-closed = Lagringen { $store } är stängd.

store-unknown-kind = En lagring är sökvägen till en fil eller en adress postgresql://…; ”{ $scheme }” är inte känt.
store-in-use = { $store } används av en annan process. En fil betjänar en process; för flera, använd en PostgreSQL-server: --store postgresql://…
store-several-names = { $store } har flera namn (hårda länkar). SQLite sparar de senaste ändringarna i en fil som är uppkallad efter ett av dem, så de kan gå förlorade under ett annat. Ta bort de andra namnen, eller ange en kopia.
store-unusable = { $store } går inte att öppna: { $error }.
store-not-ours = { $store } innehåller något annat än Boardwrights bord; ange en annan fil.
store-newer = { $store } skrevs av en nyare Boardwright: dess schema har version { $version }, det här programmet känner till versioner upp till { $known }. Uppdatera programmet.
store-migration = { $store } kan inte föras från version { $version } av sitt schema till version { $next }, och lämnades som det var: { $error }.
store-absent = Lagringen { $store } finns inte; ange den som servern använder: --store FIL|URL
store-older = Schemat i { $store } har version { $version }, det här programmet arbetar med version { $known }. Starta servern en gång, så uppdaterar den det.
store-served = En server använder { $store }. Stoppa den, gör om detta och starta den igen.
store-file-damaged = { $store } är skadad: { $error }.
store-unwritable = { $store } kan inte skrivas: { $error }.
store-not-empty = { $store } innehåller redan bord ({ $tables }). Med --force ersätts de och sparas i en annan fil.
store-backup-exists = { $file } finns redan. Ange en annan fil, eller ersätt den här med --force.
store-backup-no-file = { $file } är ingen vanlig fil; ange en annan.
store-backup-itself = { $file } är själva lagringen; ange en annan fil för säkerhetskopian.
store-no-asyncpg = PostgreSQL kräver asyncpg: installera boardwright[postgres], eller ange en fil.
store-unreachable = PostgreSQL-servern { $store } kan inte användas: { $error }.
store-address = Adressen till en PostgreSQL-server skrivs postgresql://user:password@host:port/database; i ett lösenord skrivs tecken som @ / : # ? som %40 %2F %3A %23 %3F.
