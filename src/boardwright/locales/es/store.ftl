### Dónde se guardan las mesas.

store-out-of-step = La mesa { $table } está en la entrada { $latest }, no en la { $number }: alguien se ha adelantado.
store-failed = El almacén { $store } ha fallado: { $error }.
store-session-lost = se ha perdido la conexión que mantiene sus reservas y se está restableciendo
store-away = El almacén { $store } no está disponible ({ $error }); nuevo intento.
store-closed = El almacén { $store } está cerrado.

store-unknown-kind = Un almacén es la ruta de un archivo o una dirección postgresql://…; no se conoce «{ $scheme }».
store-in-use = Otro proceso está usando { $store }. Un archivo sirve para un proceso; para varios, usa un servidor PostgreSQL: --store postgresql://…
store-unusable = No se puede abrir { $store }: { $error }.
store-not-ours = { $store } no contiene mesas de Boardwright, sino otra cosa; indica otro archivo.
store-newer = { $store } lo escribió un Boardwright más nuevo: su esquema tiene la versión { $version }, y este programa conoce versiones hasta la { $known }. Actualiza el programa.
store-migration = { $store } no se puede llevar de la versión { $version } de su esquema a la versión { $next }, y se ha dejado como estaba: { $error }.
store-no-asyncpg = PostgreSQL necesita asyncpg: instala boardwright[postgres], o indica un archivo.
store-unreachable = No se puede usar el servidor PostgreSQL { $store }: { $error }.
store-address = La dirección de un servidor PostgreSQL se escribe postgresql://user:password@host:port/database; en una contraseña, escribe signos como @ / : # ? como %40 %2F %3A %23 %3F.
