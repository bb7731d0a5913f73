### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Lleva tus piedras a los monumentos. Tras seis rondas gana quien tiene más puntos.
imhotep-primer-turn = Haz una sola cosa; después juegan los demás.
imhotep-primer-turn-get = Coge piedras para tu trineo: hasta { $stones }.
imhotep-primer-turn-place = Carga una piedra en un barco.
imhotep-primer-turn-sail = Envía un barco bastante lleno a un lugar libre: cualquiera, aunque no lleve piedras tuyas.
imhotep-primer-turn-card = O juega una carta azul.
imhotep-primer-market = Mercado: una carta por cada piedra.
imhotep-primer-pyramids = Pirámides: puntos al momento.
imhotep-primer-temple = Templo: cada ronda, por las piedras que se ven desde arriba.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Cámara funeraria: al final, por tener más piedras en una fila.
   *[A] Cámara funeraria: al final, por tus piedras que se tocan.
}
imhotep-primer-obelisks = { $side ->
    [B] Obeliscos: { $stones } piedras tuyas forman uno; los primeros dan más.
   *[A] Obeliscos: al final, por las torres más altas.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Cada cual elige un color. Al principio hay en los trineos, por orden de turno, estas piedras: { $stones }. Las demás esperan en la cantera. Hay cinco lugares: el mercado y cuatro monumentos. Cada uno tiene una cara A y una cara B, y elegís cuál se usa. Hay siete cartas de ronda y una queda fuera, así que nadie sabe con certeza qué barcos vendrán.
imhotep-passage-round = Cada ronda llegan cuatro barcos. Por turnos, cada cual hace una cosa, una y otra vez, hasta que los cuatro han zarpado. Hay cinco lugares, así que uno se queda sin barco.
imhotep-passage-round-end = Cuando se descarga el cuarto barco, acaba la ronda. El templo paga, las cartas que quedan en el mercado se retiran y llegan barcos nuevos. Empieza quien está a la izquierda de la última persona que envió un barco.
imhotep-passage-pass = Siempre hay que hacer algo. Solo se pasa cuando no se puede hacer nada.
imhotep-passage-get = Coge piedras de tu cantera para tu trineo: { $stones } cada vez. En el trineo caben { $sled }; si ya hay { $full }, solo cabe una más.
imhotep-passage-place = Pon una piedra de tu trineo en un hueco libre de un barco que aún espera. Los barcos no son de nadie: puedes subir al que quieras.
imhotep-passage-sail = Un barco necesita bastantes piedras para zarpar: { $four } en un barco de cuatro, { $two } en un barco de dos. Puedes enviar cualquier barco, aunque no lleve piedras tuyas, a cualquier lugar donde aún no haya un barco. Así te ayudas, o mandas a los demás adonde no quieren ir.
imhotep-passage-unload = Las piedras bajan del barco una tras otra, empezando por la proa. La primera ocupa la siguiente casilla libre, así que importa el sitio en el barco.
imhotep-passage-market = Por cada piedra que llega al mercado, quien la posee coge una carta. La piedra vuelve a la cantera.
imhotep-passage-market-cards = Una carta roja pone al momento otra piedra tuya en un monumento. Las cartas verdes y violetas dan puntos al final. Las azules son para un turno posterior.
imhotep-passage-market-pair = Cara B. Dos de las cartas están boca abajo. Quien las elige mira las dos, se queda una y descarta la otra.
imhotep-passage-market-pile = Cuando hace falta una carta y el mazo está vacío, se barajan los descartes.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = Cara A. Las piedras llenan la pirámide casilla a casilla, y cada una da al momento sus puntos: primero { $points }, y así sucesivamente. Cuenta por adelantado: ¿quién se llevará las casillas buenas? Cuando la pirámide está completa, cada piedra más da { $beyond }.
imhotep-passage-pyramids-b = Cara B. Cada piedra va a una de las tres pirámides, la que quiera quien la posee. La casilla siguiente da al momento puntos, o un punto y algo más: una carta, piedras para tu trineo ({ $stones }) o una piedra tuya en un barco. Cuando las tres están completas, cada piedra más da { $beyond }.
imhotep-passage-temple = En el templo las piedras están una junto a otra; caben { $spaces }. Cuando está lleno, las siguientes cubren las viejas, desde la izquierda.
imhotep-passage-temple-a = Cara A. Al final de cada ronda, mirad desde arriba: cada piedra que se ve da { $points }. Así una piedra puede dar puntos una y otra vez, hasta que alguien la cubre.
imhotep-passage-temple-b = Cara B. Al final de cada ronda, mirad desde arriba: cada piedra que se ve da lo que se muestra debajo: puntos, una carta, o a elegir un punto o piedras para el trineo ({ $stones }).
imhotep-passage-burial = Hay { $rows } filas. Las piedras las llenan columna a columna: hacia abajo por la primera y luego por la siguiente.
imhotep-passage-burial-a = Cara A. Al final, las piedras tuyas que se tocan por un lado son un grupo. Cada grupo puntúa, y los grandes mucho más: un grupo de { $stones } da { $points }. Por encima de { $most }, cada piedra más da { $further }. Las esquinas no cuentan.
imhotep-passage-burial-b = Cara B. Al final, cada fila cuenta por sí sola. Quien tiene más piedras en ella se lleva más, y luego los siguientes: { $points }. En caso de empate se reparte.
imhotep-passage-obelisks-a = Cara A. Cada cual construye una torre. Al final la más alta da más, y luego la siguiente: { $points }. En caso de empate se reparte.
imhotep-passage-obelisks-b = Cara B. En cuanto tienes aquí { $stones } piedras sueltas, forman un obelisco. Ocupa el puesto libre más alto y da al momento sus puntos: { $points }, y así sucesivamente. Al final, cada piedra fuera de un obelisco da { $loose }.
imhotep-passage-blue = Jugar una carta azul es todo tu turno. La que aún tengas al final da { $points }.
imhotep-passage-blue-each = Palanca: envía un barco y decide en qué orden se descargan sus piedras. Martillo: coge piedras y después carga una. Vela: carga una piedra y después envía ese barco. Cincel: carga dos piedras.
imhotep-passage-end = Tras seis rondas se puntúan la cámara funeraria, los obeliscos y las cartas. Gana quien tiene más puntos. En caso de empate, quien tiene más piedras en el trineo.
imhotep-passage-end-cards = Una carta verde da puntos por las piedras de su lugar, sean de quien sean: 1 por cada { $stones }. Las estatuas valen más cuantas más tengas: { $points } por una, dos, tres y así sucesivamente.
imhotep-passage-wrath = El faraón quiere ver una piedra tuya en cada uno de los cuatro monumentos. Quien al final no tenga en alguno pierde puntos: { $points }.
