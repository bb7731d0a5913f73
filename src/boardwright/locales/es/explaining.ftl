### La mesa se explica sola: qué es cada lugar, qué es nuevo para alguien, las pistas y el tutor.

explained-no-points = { $seat }: todavía sin puntos.
web-tip = Qué es esto
web-tip-not = Ahora no: { $why }

web-explains = Explicar mientras juego
web-explains-first = En mi primera partida
web-explains-always = Siempre
web-explains-never = Nunca
web-news = Es bueno saberlo
web-news-read = Entendido
web-news-stop = No mostrar más
