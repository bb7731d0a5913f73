### Una partida en el terminal. Las órdenes que se escriben quedan en inglés.

cli-play-help = Juega en este terminal: contra bots, con varias personas ante un teclado, o en una mesa de un servidor.
cli-play-examples =
    Ejemplo: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    En un servidor: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Quién juega, separado por comas: human o un bot ({ $bots }).
play-option-seed = Semilla de todo el azar: con las mismas elecciones, la misma partida (por defecto: una al azar).
play-option-record = Guarda la partida en este archivo y no en la carpeta de partidas.
play-option-resume = Sigue con la partida de este archivo; sin ARCHIVO, con la última sin terminar.
play-option-trust = Con --resume: carga este bot, que es código que nombra la partida guardada, también desde la carpeta actual.

play-no-player = «{ $text }» no puede jugar; escribe para cada asiento una de estas palabras: { $known }.
play-record-exists = { $file } ya existe. Para seguir con él: boardwright play --resume { $file }
play-nothing-unfinished = No hay ninguna partida sin terminar en { $folder }; indica un archivo: --resume ARCHIVO
play-unfinished = Hay una partida sin terminar: { $file }
play-unfinished-choice = [1] seguir con ella   [2] empezar una partida nueva
play-in-use = { $file } ya se está jugando en otro terminal. Deja allí la partida con quit e inténtalo de nuevo, o sigue con una copia del archivo.

play-code = { $file } nombra bots que son código de otra persona. Una vez cargado, puede hacer en este ordenador todo lo que puedes tú:
play-code-bot = { $bot }: clase { $name } del módulo { $module }, desde { $file }
play-code-absent = { $bot }: no hay nada instalado con este nombre. En la carpeta actual solo se busca con --trust.
play-code-choice = [1] no cargarlo   [2] cargarlo y jugar
play-code-refused = No se ha cargado nada. Si te fías de este código: boardwright play --resume { $file } { $options }

play-seed = Semilla { $seed }: con las mismas elecciones vuelve a dar la misma partida.
play-not-saved = Esta partida no se guarda: no se puede escribir en { $folder }. Guárdala con: save ARCHIVO
play-elsewhere = Otro programa ha borrado o cambiado { $file }, que se deja como está. Desde ahora la partida se guarda en { $other }
play-unsaved = Las últimas jugadas no están guardadas: { $error }. Se vuelve a intentar tras cada jugada. Para guardar una copia: save ARCHIVO
play-resumed = Seguimos con { $file }.
play-hint = Un número o un texto, por ejemplo «{ $example }» (Tab completa). Más: help
play-hand-over = Pasa el dispositivo a { $seat }, que luego pulsa Intro.
play-help =
    Responde con el número de una opción o con su texto, por ejemplo: { $example }
    Un texto más largo puede responder varias preguntas, si una lleva a la otra.
    hint [SEGUNDOS] la mejor opción frente a la segunda, y por qué
    undo            deshace tu última jugada, si desde entonces no se reveló nada
    why ACCIÓN      qué regla prohíbe una acción: why { $example }
    rules [ID]      las reglas, o una de ellas: rules { $rule }
    scores          puntos según su origen
    log             lo que ha pasado últimamente
    board           dibuja la mesa otra vez (también con una línea vacía)
    save [ARCHIVO]  dónde está guardada la partida, o guarda una copia
    quit            salir; la partida queda guardada y se puede seguir
play-undone = { $moves ->
    [one] Se ha deshecho tu última jugada.
   *[other] Se han deshecho { $moves } jugadas, hasta la última tuya.
}
play-no-choice = No hay opción { $number }; elige de 1 a { $last }, o escribe help.
play-unknown = «{ $text }» no es una opción. Escribe un número, el texto de una acción o help.
play-unknown-near = «{ $text }» no es una opción; ¿querías decir { $near }? Si no, escribe help.
play-why-what = Di qué acción: why { $example }
play-why-legal = «{ $action }» se puede hacer ahora.
play-why-not = «{ $action }» se rechaza. { $reason }
play-no-rule = Ninguna regla se llama { $rule }; van de { $first } a { $last }. Escribe rules para verlas todas.
play-saved = La partida está guardada en { $file }
play-save-where = Esta partida no se guarda; indica un archivo: save ARCHIVO
play-cannot-save = No se puede escribir { $file }: { $error }.
play-go-on = Sigue con: boardwright play --resume { $file }
play-left-at-once = No se ha jugado nada, así que no se guarda nada.
play-left-unsaved = La partida no se ha guardado.
play-left-lost = Las últimas jugadas no se han guardado: { $error }.
play-replay = Vuelve a verla: boardwright replay { $file }

play-source = puntos por
play-total = total
