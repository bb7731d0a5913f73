### Where tables are kept.

store-out-of-step = Table { $table } is at entry { $latest }, not { $number }: somebody else was first.
store-failed = The store { $store } failed: { $error }.
# Stands for $error in store-away.
store-session-lost = the connection that holds its claims is lost and being made again
store-away = The store { $store } is away ({ $error }); trying again.
store-closed = The store { $store } is closed.

store-unknown-kind = A store is the path of a file or an address postgresql://…; “{ $scheme }” is not known.
store-in-use = { $store } is in use by another process. A file serves one process; for several, use a PostgreSQL server: --store postgresql://…
store-unusable = { $store } cannot be opened: { $error }.
store-not-ours = { $store } holds something else than Boardwright's tables; name another file.
store-newer = { $store } was written by a newer Boardwright: its schema has version { $version }, this program knows versions up to { $known }. Update the program.
store-migration = { $store } cannot be brought from version { $version } of its schema to version { $next }, and was left as it is: { $error }.
store-no-asyncpg = PostgreSQL needs asyncpg: install boardwright[postgres], or name a file.
store-unreachable = The PostgreSQL server { $store } cannot be used: { $error }.
store-address = The address of a PostgreSQL server is written postgresql://user:password@host:port/database; in a password, write signs such as @ / : # ? as %40 %2F %3A %23 %3F.
