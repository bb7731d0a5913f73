### Dónde se guardan las mesas.

store-out-of-step = La mesa { $table } está en la entrada { $latest }, no en la { $number }: alguien se ha adelantado.
store-failed = El almacén { $store } ha fallado: { $error }.
store-damaged = Lo que { $store } guarda de la mesa { $table } está dañado.
store-gone = { $file } se ha quitado o sustituido mientras se usa { $store }. Para que no se pierda nada, no se escribe nada más. Detén el servidor, pon el archivo correcto en su sitio y vuelve a iniciarlo.
store-unlike = { $store } no devuelve lo que se acaba de escribir en él.
store-session-lost = se ha perdido la conexión que mantiene sus reservas y se está restableciendo
store-away = El almacén { $store } no está disponible ({ $error }); nuevo intento.
store-closed = El almacén { $store } está cerrado.

store-unknown-kind = Un almacén es la ruta de un archivo o una dirección postgresql://…; no se conoce «{ $scheme }».
store-in-use = Otro proceso está usando { $store }. Un archivo sirve para un proceso; para varios, usa un servidor PostgreSQL: --store postgresql://…
store-several-names = { $store } tiene varios nombres (enlaces duros). SQLite guarda los últimos cambios en un archivo que se llama como uno de ellos; con otro podrían perderse. Quita los demás nombres o indica una copia.
store-unusable = No se puede abrir { $store }: { $error }.
store-not-ours = { $store } no contiene mesas de Boardwright, sino otra cosa; indica otro archivo.
store-newer = { $store } lo escribió un Boardwright más nuevo: su esquema tiene la versión { $version }, y este programa conoce versiones hasta la { $known }. Actualiza el programa.
store-migration = { $store } no se puede llevar de la versión { $version } de su esquema a la versión { $next }, y se ha dejado como estaba: { $error }.
store-absent = No existe el almacén { $store }; indica el que usa el servidor: --store ARCHIVO|URL
store-older = El esquema de { $store } tiene la versión { $version }, y este programa trabaja con la versión { $known }. Arranca una vez el servidor: lo actualiza.
store-served = Un servidor está usando { $store }. Páralo, repite la orden y vuelve a arrancarlo.
store-file-damaged = { $store } está dañado: { $error }.
store-unwritable = No se puede escribir { $store }: { $error }.
store-not-empty = { $store } ya contiene mesas ({ $tables }). Con --force se sustituyen y se guardan en otro archivo.
store-backup-exists = { $file } ya existe. Indica otro archivo, o sustituye este con --force.
store-backup-no-file = { $file } no es un archivo normal; indica otro.
store-backup-itself = { $file } es el propio almacén; indica otro archivo para su copia.
store-no-asyncpg = PostgreSQL necesita asyncpg: instala boardwright[postgres], o indica un archivo.
store-unreachable = No se puede usar el servidor PostgreSQL { $store }: { $error }.
store-address = La dirección de un servidor PostgreSQL se escribe postgresql://user:password@host:port/database; en una contraseña, escribe signos como @ / : # ? como %40 %2F %3A %23 %3F.
