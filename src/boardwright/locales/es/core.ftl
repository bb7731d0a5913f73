### Lo que dice la base de todos los juegos.

unknown-game = «{ $text }» no es un juego.
unknown-bot = «{ $text }» no es un bot.
unknown-setting = «{ $text }» no es un ajuste de la búsqueda.
unknown-seat = «{ $text }» no es un asiento; hay asientos del 1 al { $players }.
unknown-action = «{ $text }» no es una acción.
unknown-rule = «{ $text }» no es una regla.
unknown-limit = «{ $text }» no es un límite.
unknown-option = «{ $text }» no es una opción de { $game }.
unknown-boards = «{ $text }» no es una elección de { $players } tableros; escribe una cifra por asiento, 0 para un tablero que se reparte al azar.
unknown-colours = «{ $text }» no es una elección de { $players } colores; nombra para cada asiento uno de { $known }.
unknown-version = Aquí no existe la versión { $version } de las reglas de { $game }; la más reciente es la { $newest }. Elige una de 1 a { $newest } o actualiza Boardwright.
unknown-chance = «{ $text }» no es una respuesta del azar.
unknown-near = { $unknown } ¿Querías decir { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = La opción { $name } no puede ser «{ $text }»; escribe por ejemplo { $example }.
position-unreadable = No se puede leer esta posición: { $error }.
refused-no-action = { $action } no es una acción; las acciones van de 0 a { $last }.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = No se puede leer { $file }: { $error }.
components-no-toml = { $file } no es un archivo TOML: { $error }.
components-deep = { $file } tiene demasiados niveles anidados.
components-large = { $path } es demasiado grande; lo máximo es { $most }.
components-no-name = { $file }: cada entrada de [[{ $path }]] necesita un nombre.
components-no-source = { $file }: { $path } no tiene fuente; escribe source = "confidence: where" con una de estas palabras: { $known }.
components-unknown = nada se llama { $path }.
components-unknown-near = nada se llama { $path }; ¿querías decir { $near }?
components-renamed = { $path } se llama { $name } en la versión { $version } de las reglas.
components-later = { $path } solo existe desde la versión { $since } de las reglas, y esta es la versión { $version }: no lo indiques.
components-either = { $path } no puede estar junto a { $other }; escribe solo uno de los dos.
components-other-type = { $path } debe escribirse como { $value }.
components-not-a-number = { $path } debe ser un número entero, como mínimo { $low }.
components-not-numbers = { $path } deben ser números enteros, cada uno como mínimo { $low }.
components-wrong-length = { $length ->
    [one] { $path } debe tener { $length } valor.
   *[other] { $path } debe tener { $length } valores.
}
components-empty = { $path } debe tener al menos un valor.
components-unknown-word = { $path } debe ser una de estas palabras: { $known }.

bot-setting = { $kind ->
    [whole] El ajuste { $name } no puede ser «{ $value }»; escribe un número entero de { $least } a { $most }.
   *[other] El ajuste { $name } no puede ser «{ $value }»; escribe un número de { $least } a { $most }.
}
bot-unusable = No se puede usar el bot { $bot }. { $error }
bot-is-none = No se puede usar el bot { $bot }. Debe crear un boardwright.bots.bot.Bot a partir de un juego, un asiento y una semilla.
bot-of-others = El bot { $bot } es código de otra persona y no se carga aquí.
bot-failed = El bot { $bot } ha fallado ({ $reason }); se jugó otra acción en su lugar.
bot-too-slow = El bot { $bot } no respondió en sus { $reason } s; se jugó otra acción en su lugar.
bot-still-thinking = El bot { $bot } aún piensa en una acción anterior; se jugó otra en su lugar.
bot-not-legal = El bot { $bot } respondió { $reason }, que no está permitido; se jugó otra acción en su lugar.

undo-revealed = Desde entonces se ha revelado algo: lo visto no se puede dejar de ver.
undo-another-acted = Desde entonces ha jugado otra persona.
undo-nothing = Aún no has hecho nada que se pueda deshacer.

record-header = Línea { $line }: «{ $text }» no pertenece a la cabecera de un registro.
record-header-short = Línea { $line }: a la cabecera del registro le falta «{ $missing }».
record-format = El registro tiene el formato { $format }; esta versión lee el formato { $known }.
record-line = Línea { $line }: «{ $text }» no es una línea de un registro.
record-line-long = La línea { $line } es demasiado larga; una línea de un registro tiene como mucho { $most } letras.
record-seat = Línea { $line }: actúa el asiento { $seat }, pero le toca al asiento { $asked }.
record-chance-short = Línea { $line }: se pregunta al azar más de lo que responde el registro.
record-chance-impossible = Línea { $line }: el azar no puede responder esto aquí: no queda ninguno.
record-chance-long = Línea { $line }: el registro responde más de lo que se pregunta al azar.
record-refused = Línea { $line }: { $reason }
record-hash = Línea { $line }: la posición no es la del registro.
record-version = El registro se jugó con la versión { $was } de las reglas; estas son la versión { $now }.
record-version-unknown = El registro se jugó con la versión { $was } de las reglas; aquí la más reciente es la { $newest }: actualiza Boardwright.
record-components = El registro se jugó con otros componentes ({ $digest }); indica su archivo con --components.
record-seats = El registro necesita { $players } asientos en su cabecera.
record-empty = El registro no tiene línea de preparación.
record-unreadable = No es un archivo de texto, así que no es un registro.

rulebook-place = { $edition }, { $headings }
rulebook-heading = «{ $heading }»
rulebook-page = «{ $heading }» (pág. { $page })
rulebook-en = edición inglesa
rulebook-de = edición alemana
rulebook-da = edición danesa
rulebook-no = edición noruega

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = no existe ese archivo o carpeta
system-forbidden = no está permitido
system-exists = ya hay algo con ese nombre
system-folder = es una carpeta
system-not-ordinary = no es un archivo corriente
system-no-folder = una parte de la ruta no es una carpeta
system-full = no queda espacio en el disco
system-damaged = está dañado
system-refused = allí no escucha nadie
system-broken-off = se cortó la conexión
system-in-use = la dirección ya está en uso
system-no-address = este equipo no tiene esa dirección
system-silent = no llegó respuesta a tiempo
system-unknown-host = no se encuentra ningún equipo con ese nombre
system-insecure = no se pudo establecer una conexión segura
# $code is such as ENAMETOOLONG.
system-other = el sistema dice { $code }

## Games of others that cannot be played.

game-name-taken = Otro juego ya se llama así: { $other }.
game-name-unfit = El nombre de un juego tiene de 2 a 32 letras minúsculas y cifras y empieza por una letra.
game-no-players = No tiene ninguna opción para el número de jugadores.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = El juego { $game } queda fuera. { $reason }
game-failed = El juego { $game } ha fallado: { $error } ({ $file }, línea { $line })
