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

hint-forced = No tienes otra opción.
hint-alike = Dos jugadas son más o menos igual de buenas:
hint-or = O bien:
hint-no-better = Nada más parece mejor.
hint-brings = Te da más puntos con { FORM($source, "el") }.
hint-takes = Así { $seat } gana menos puntos con { FORM($source, "el") }.
web-hint-more = En cifras

judged-better = Con eso has perdido mucho. Mejor sería:
judged-yours = La tuya: { $action }, probabilidad de ganar { $chance } %.
web-tutor = Tutor: avísame si una jugada pierde mucho
web-tutor-name = Tutor
web-tutor-offer = ¿Quieres un tutor? Solo habla cuando una jugada tuya pierde mucho.
web-tutor-back = Deshacer
web-tutor-on = Seguir
