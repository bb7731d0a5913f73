### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Atrae mariposas a tu jardín. En cuanto alguien tiene 15 puntos se completa la ronda: gana quien tiene más puntos.
biotopia-primer-turn = Haz una sola cosa; después juegan los demás.
biotopia-primer-turn-draw = Coge una carta del mazo o del cielo.
biotopia-primer-turn-flower = Pon una carta por el lado de la flor: ahora es una flor.
biotopia-primer-turn-butterfly = Juega una mariposa: necesitas tantas flores como cuesta, y las conservas.
biotopia-primer-turn-mission = Coge una misión cuando tengas lo que muestra.
biotopia-primer-scoring-butterflies = Cada mariposa da los puntos de su carta.
biotopia-primer-scoring-missions = Cada misión da puntos: { $points }.
biotopia-primer-scoring-whites = Mayoría de blancas de la col: { $points }, mientras tengas más que nadie.

## The rules in plain words.

biotopia-passage-setup = Cada cual recibe cuatro cartas, pone una por el lado de la flor y se queda tres. Otras tres están boca arriba en el centro: ese es el cielo. Al lado hay cinco misiones; «Más blancas» está siempre.
biotopia-passage-draw = En tu turno haz una de estas cinco cosas. Las dos primeras te dan una carta: roba una del mazo sin verla, o coge una de las tres del cielo.
biotopia-passage-flower = Pon cualquier carta de la mano por el lado de la flor en tu fila de flores. Desde ahora es una flor, sea lo que sea por el otro lado. Solo tú puedes mirar.
biotopia-passage-butterfly = Juega una carta boca arriba. Necesitas en tu fila al menos tantas flores como cuesta. Un pavo real, por ejemplo, cuesta { $cost }. No pagas: las flores se quedan y cuentan también la próxima vez.
biotopia-passage-mission = Coge una misión cuando tengas lo que muestra. Es un turno entero, así que date prisa: quizá la quiera alguien más.
biotopia-passage-hand = Al final de tu turno puedes tener seis cartas en la mano. Las que sobran van al compost.
biotopia-passage-symbols = Una carta puesta por el lado de la flor es una flor. La centaurea también lo es por el otro lado, y allí vale dos.
biotopia-passage-rows = Las mariposas vuelan sobre tus flores. Dan sus puntos, hacen lo que dice su carta y se quedan para siempre.
biotopia-passage-effects = Cada clase de mariposa hace algo cuando llega; la carta dice qué. El ícaro te deja coger una carta del cielo, la aurora una del compost, y la loba te deja robar. La limonera te da una flor. Una antíopa sustituye a una mariposa que te falte para una misión. La primera ortiguera cuesta { $cost }; cada siguiente cuesta 1 más y da 1 más.
biotopia-passage-bio = Las cartas bio se usan una vez. Con un rayo de sol robas tres cartas. Con una crisálida, una de tus flores se convierte en la mariposa de su otro lado, sin coste; solo un pavo real no puede llegar así.
biotopia-passage-missions = Una misión pide ciertas mariposas en tu jardín, o flores. Sus puntos ({ $points }) son tuyos para siempre: nadie te la puede quitar.
biotopia-passage-whites = «Más blancas» va por sí sola a quien tiene más blancas de la col que cualquier otra persona. Pierdes sus puntos ({ $points }) cuando alguien te alcanza.
biotopia-passage-sky = Si hay tres cartas iguales en el cielo, van al compost y llegan tres nuevas. Cuando el mazo está vacío, se baraja el compost, que pasa a ser el mazo.
biotopia-passage-end = Cuando alguien tiene 15 puntos al final de su turno, los demás completan la ronda para que todo el mundo haya jugado las mismas veces. Gana quien tiene más puntos. En caso de empate, quien tiene más mariposas distintas.
biotopia-passage-secret = Nadie puede mirar tu mano ni debajo de tus flores. Todo el mundo puede mirar en el compost.
