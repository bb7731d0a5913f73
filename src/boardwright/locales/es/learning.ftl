### Partidas guiadas: lo que dice cada lección, sea cual sea el juego.

## Por qué no se puede crear una partida guiada.

learning-no-lesson = Aquí no hay ninguna partida guiada llamada «{ $text }».
learning-table-plain = Una partida guiada tiene un solo asiento que ocupar, el tuyo; todo lo demás viene dado.

## En la sala.

learning-learn = Aprender a jugar
learning-go-on = Seguir aprendiendo
learning-again = Aprender otra vez
learning-chapters = Todas las lecciones
learning-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
learning-done = hecha

## En la mesa.

learning-part = Lección
learning-guide = Lección: { $lesson }
learning-step = Paso { $step } de { $steps }
learning-continue = Continuar
learning-back = Atrás
learning-do = Ahora tú: ¡pruébalo!
learning-waiting = Mira lo que hacen los demás.
learning-other = También podrías hacer eso. Pero prueba primero lo que brilla.
learning-read-first = Enseguida podrás actuar. Antes sigue leyendo aquí.
learning-do-anyway = Hacerlo de todos modos y dejar la lección
learning-fine = De acuerdo
learning-leave = Dejar la lección
learning-leaving = ¿Quieres seguir sin ayuda? La partida continúa tal como está, y en esta mesa ya no se te guiará.
learning-stay = Quedarme
learning-strayed = Has seguido tu propio camino: desde aquí es una partida normal. Si quieres volver a la lección, deshaz tu jugada.
learning-over = Esta era la lección. La partida sigue desde aquí contra un bot fácil. Si tienes dudas, pide una pista o deshaz una jugada. En la sala te esperan más lecciones.
learning-play-on = Seguir jugando
