### Where tables are kept.

store-out-of-step = Table { $table } is at entry { $latest }, not { $number }: somebody else was first.
store-failed = The store { $store } failed: { $error }.
store-damaged = What { $store } holds of table { $table } is damaged.
store-gone = { $file } was removed or replaced while { $store } is in use. So that nothing gets lost, nothing more is written. Stop the server, put the right file in its place, and start it again.
store-unlike = { $store } does not give back what was just written to it.
# Stands for $error in store-away.
store-session-lost = the connection that holds its claims is lost and being made again
store-away = The store { $store } cannot be reached ({ $error }); trying again.
store-closed = The store { $store } is closed.

store-unknown-kind = A store is the path of a file or an address postgresql://…; “{ $scheme }” is not known.
store-in-use = { $store } is in use by another process. A file serves one process; for several, use a PostgreSQL server: --store postgresql://…
store-several-names = { $store } has several names (hard links). SQLite keeps the latest changes in a file called after one of them, so they could get lost under another. Remove the other names, or name a copy.
store-unusable = { $store } cannot be opened: { $error }.
store-not-ours = { $store } holds something other than Boardwright’s tables; name another file.
store-newer = { $store } was written by a newer Boardwright: its schema has version { $version }, this program knows versions up to { $known }. Update the program.
store-migration = { $store } cannot be brought from version { $version } of its schema to version { $next }, and was left as it is: { $error }.
store-absent = There is no store { $store }; name the one that the server uses: --store FILE|URL
store-older = The schema of { $store } has version { $version }, this program works with version { $known }. Start the server once: it brings it up to date.
store-served = A server is using { $store }. Stop the server, run this again, then restart it.
store-file-damaged = { $store } is damaged: { $error }.
store-unwritable = { $store } cannot be written: { $error }.
store-not-empty = { $store } already holds tables ({ $tables }). With --force they are replaced, and kept in another file.
store-backup-exists = { $file } already exists. Name another file, or replace this one with --force.
store-backup-no-file = { $file } is not an ordinary file; name another one.
store-backup-itself = { $file } is the store itself; name another file for its backup.
store-no-asyncpg = PostgreSQL needs asyncpg: install boardwright[postgres], or name a file.
store-unreachable = The PostgreSQL server { $store } cannot be used: { $error }.
store-address = The address of a PostgreSQL server is written postgresql://user:password@host:port/database; in a password, write characters such as @ / : # ? as %40 %2F %3A %23 %3F.
