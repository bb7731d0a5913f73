### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Construye en tus nueve casillas de modo que lo igual quede junto. Gana quien tiene más experiencia.
builders-primer-turn = Haz dos cosas distintas:
builders-primer-turn-collect = Coge dos bloques del exterior del cubo.
builders-primer-turn-explore = Explora: anda y destapa lo que te rodea.
builders-primer-turn-build = Construye lo que tienes al lado: paga sus bloques y ponlo en tu tablero.
builders-primer-turn-fight = Lucha contra un monstruo a tu lado: destapa tres armas con bastantes corazones.
builders-primer-turn-weapon = Coge un arma que esté a tu lado.
builders-primer-scoring = Cuando se acaba una capa del cubo, puntúa cada casilla de tu grupo más grande:
builders-primer-scoring-a = A: de un bioma
builders-primer-scoring-b = B: de un material
builders-primer-scoring-c = C: de un tipo. Después acaba la partida.
builders-primer-scoring-mobs = Los monstruos dan experiencia, y una acción adicional o puntos al final.

## The rules in plain words.

builders-passage-setup = Las cartas están en mazos de cuatro, con armas alrededor, todo boca abajo. Los bloques forman el cubo grande. Tu tablero tiene nueve casillas, cada una con un bioma. De tus armas ({ $weapons }), { $potatoes } son patatas, que no sirven para luchar. Todo el mundo empieza en el cruce del centro.
builders-passage-turn = Haz dos acciones distintas. Hay cinco: coger bloques, explorar, construir, luchar contra un monstruo y coger un arma.
builders-passage-collect = Coge dos bloques del cubo. Puedes coger un bloque si no tiene nada encima y al menos dos de sus lados están libres, así que se empieza por las esquinas. El primero puede dejar libre el segundo.
builders-passage-explore = Avanza dos cruces como mucho por los caminos, o quédate donde estás. Después destapa todo lo que esté boca abajo en los cuatro sitios que te rodean.
builders-passage-build = Elige un edificio boca arriba a tu lado y paga los bloques que muestra. Una esmeralda sustituye a cualquier otro bloque.
builders-passage-build-place = Pon el edificio en cualquier casilla de tu tablero. Puede cubrir otro más antiguo, que entonces ya no cuenta. Algunos edificios dan experiencia al momento.
builders-passage-fight = Elige un monstruo boca arriba a tu lado. Baraja tus armas y destapa tres. Si muestran al menos tantos corazones como el monstruo, lo derrotas: te lo quedas, con su experiencia. Corazones de una espada de piedra: { $stone }; de una de madera: { $wooden }. Todas tus armas vuelven a ti, pase lo que pase.
builders-passage-weapons = Algunas armas hacen más cuando se destapan. Un arco destapa otra arma. Una azada de oro da { $experience } de experiencia. Un pico de piedra coge un bloque del cubo. El TNT da corazones ({ $hearts }) si lo detonas, pero después ya no está.
builders-passage-weapon = Coge un arma boca arriba a tu lado. Tus próximos combates serán más fáciles.
builders-passage-beaten = Algunos monstruos derrotados muestran un rayo: entrega uno después de tus dos acciones y tienes una acción adicional. Su experiencia sigue siendo tuya. Los demás dan más puntos al final.
builders-passage-rounds = Hay tres puntuaciones. La A llega cuando se acaba el último bloque de la capa superior, la B tras la segunda capa y la C tras la tercera. Así que quien coge bloques decide cuándo se puntúa.
builders-passage-groups = Cada cual elige una de las cuatro características de la carta y cuenta su grupo más grande: casillas con esa característica que se tocan por un lado. Las colinas, por ejemplo, dan { $value } por casilla, así que un grupo de { $spaces } da { $points }. En la A también cuenta lo impreso en tu tablero; en la B y la C, solo los edificios.
builders-passage-end = La partida acaba después de la C. Entonces los monstruos dan puntos por cada casilla con la característica que muestran. Gana quien tiene más experiencia. En caso de empate, quien tiene más bloques.
builders-passage-beginners = Para principiantes cuentan en las tres puntuaciones todas las casillas con la característica, no solo el grupo más grande. Cada cual puede elegirlo para sí.
