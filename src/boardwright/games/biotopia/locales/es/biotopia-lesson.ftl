### Las partidas guiadas de Biotopia, paso a paso, para quien nunca ha jugado.

biotopia-lesson-first = Tu primer jardín
biotopia-lesson-first-flower = ¡Te damos la bienvenida al prado! Las mariposas solo vienen donde crecen flores. Por suerte, cada carta tiene una flor por detrás. Así que pon una como flor: el pavo real. Sería tu mariposa más cara, con { $cost } flores.
biotopia-lesson-first-flower-other = También sería una flor. Pero esa carta es más barata y podrás jugarla antes. Pon el pavo real.
biotopia-lesson-first-more = Te toca, y en un turno haces una sola cosa. Junto a la flor de una carta pone cuántas flores quiere: la dorada línea corta quiere { $cost }, y tienes { $symbols }. Así que pon otra flor: la vulcana.
biotopia-lesson-first-more-cards = Las cartas están bien, y pronto cogeremos alguna. Pero primero van las flores. Pon la vulcana.
biotopia-lesson-first-more-other = También crecería. Pero guardemos esa carta y pongamos la vulcana.
biotopia-lesson-first-butterfly = { $symbols } flores: ¡ya viene la dorada línea corta! Juégala en tu jardín. Arriba a la derecha de la carta están sus puntos: te da { $points } enseguida. Y las flores se quedan.
biotopia-lesson-first-butterfly-later = Eso puedes hacerlo después. Ahora tienes flores para tu primera mariposa, y las mariposas dan puntos. Juega la dorada línea corta.
biotopia-lesson-first-goal = Tu primer punto, y tu rival también tiene uno. Cuando alguien tiene { $goal } puntos, la ronda se juega hasta el final. Después gana quien tiene más puntos.
biotopia-lesson-first-sky = Ahora necesitas cartas nuevas. En el cielo hay { $cards } a la vista. Coge el ícaro: sabe hacer algo especial. Una carta nueva ocupa su sitio.
biotopia-lesson-first-sky-deck = El mazo es una sorpresa; en el cielo ves lo que coges. Esta vez coge el ícaro.
biotopia-lesson-first-sky-other = ¡Bonita mariposa! Pero coge el ícaro: quiero enseñarte lo que sabe hacer.
biotopia-lesson-first-sky-flower = Guarda esa carta un momento y coge primero el ícaro del cielo.
biotopia-lesson-first-compost = Tu rival ha jugado un rayo de sol. Esa carta sirve una sola vez: le ha dado cartas nuevas y ahora está en el compost. Ahora tú: solo falta una flor para el ícaro. Necesita { $cost }, y tienes { $symbols }. Pon la antíopa.
biotopia-lesson-first-compost-cards = Primero una flor más: así puede venir el ícaro, y además te trae una carta. Pon la antíopa.
biotopia-lesson-first-compost-blue = ¡Como flor no podría volar! Guarda el ícaro y pon la antíopa.
biotopia-lesson-first-blue = Ahora tienes flores suficientes. Juega el ícaro. Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y después mira lo que hace.
biotopia-lesson-first-blue-later = También podrías hacer eso. Pero el ícaro da un punto y una carta en un solo turno. Juégalo.
biotopia-lesson-first-effect = Muchas mariposas hacen algo al llegar. El ícaro te deja coger una carta del cielo, de regalo. Coge la blanca de la col: la necesitamos enseguida.
biotopia-lesson-first-effect-other = ¡Buena carta! Pero la blanca de la col puede darte una misión ahora mismo. Coge esa.
biotopia-lesson-first-effect-decline = Puedes decir que no. Pero esta carta es un regalo y no cuesta un turno. Coge la blanca de la col.
biotopia-lesson-first-white = Mira esta misión: es de quien tiene más blancas de la col. ¡Aún no hay ninguna! Juega la tuya: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por la mariposa y { $mission } más por la misión.
biotopia-lesson-first-white-later = ¡Mejor ahora, antes de que tu rival tenga una! Juega la blanca de la col.
biotopia-lesson-first-deck = La misión es tuya mientras nadie tenga tantas blancas de la col. Tu mano está vacía, así que roba del mazo. Cuando se acaba, el compost se baraja y forma el nuevo.
biotopia-lesson-first-deck-sky = También está bien. Pero esta vez deja que el mazo te sorprenda: roba su primera carta.
biotopia-lesson-first-missions = Las demás misiones se cogen en un turno aparte, cuando tu jardín tiene todo lo que piden. Esta da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por { $asked } doradas línea corta; tienes { $has }. Se la queda quien llega primero.
biotopia-lesson-first-onward = Tienes { $own } puntos y tu rival { $rival }. ¡Ahora sigue por tu cuenta, hasta { $goal }! Primero flores, después mariposas, y cartas nuevas entre medias. Tu ortiguera puede venir ya.
biotopia-lesson-missions = Las misiones
biotopia-lesson-missions-wish = Las misiones dan puntos de más. Esta da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por { $asked } doradas línea corta en tu jardín. Tienes { $held } en la mano, y hay otra en el cielo. Primero una flor: pon el pavo real.
biotopia-lesson-missions-wish-other = Esa carta la necesitamos para otra cosa. Pon la que brilla.
biotopia-lesson-missions-progress = La misión muestra lo lejos que está cada cual: nadie tiene aún ninguna de { $asked }. Una dorada línea corta necesita { $cost } flores, y tienes { $symbols }. Pon la vulcana.
biotopia-lesson-missions-progress-cards = Las cartas no se escapan. Primero otra flor, después mariposas: pon la vulcana.
biotopia-lesson-missions-one = Ahora juega una dorada línea corta. Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y cuenta para la misión.
biotopia-lesson-missions-play-first = También ayudaría. Pero la misión es de quien llega primero: juega una dorada línea corta.
biotopia-lesson-missions-sky = ¡Cuidado, tu rival también tiene { $rival } de { $asked }! La dorada línea corta del cielo está a mano de todos. Cógela antes de que se vaya.
biotopia-lesson-missions-sky-other = Eso puede esperar. La dorada línea corta del cielo quizá no esté la próxima vez: cógela.
biotopia-lesson-missions-sky-later = Las cartas de tu mano no te las quita nadie. La del cielo sí pueden cogerla, así que primero esa.
biotopia-lesson-missions-two = Tienes { $held } doradas línea corta en la mano, pero la misión dice { $has } de { $asked }: solo cuentan las mariposas del jardín. ¡Fuera con la siguiente!
biotopia-lesson-missions-three = { $has } de { $asked }. Juega también la última.
biotopia-lesson-missions-take = ¡Ya están todas! Pero la misión no viene sola: cogerla ocupa tu turno. Cógela ahora, por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-lesson-missions-take-now = ¡Coge primero la misión! Si tu rival llega antes, la pierdes.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} que nadie puede quitarte. Solo la misión de las blancas de la col puede cambiar de manos. Y un consejo: una antíopa, como la del cielo, sustituye a una mariposa que aún falta para una misión. ¡Ahora sigue jugando!
biotopia-lesson-bio-cards = Rayo de sol y crisálida
biotopia-lesson-bio-cards-hide = El rayo de sol y la crisálida son cartas bio: hacen algo y se van. La crisálida convierte una flor en la mariposa de su otro lado. Así que esconde una buena mariposa entre tus flores: pon la vulcana, que necesitaría { $cost } flores.
biotopia-lesson-bio-cards-hide-other = También sería una flor. Pero la crisálida tiene que encontrar después algo bueno: pon la vulcana.
biotopia-lesson-bio-cards-second = El rayo de sol necesita { $cost } flores, y tienes { $symbols }. Pon el pavo real. Es la única mariposa a la que ninguna crisálida da la vuelta.
biotopia-lesson-bio-cards-second-cards = El rayo de sol te trae más cartas en un turno. Solo le falta una flor: pon el pavo real.
biotopia-lesson-bio-cards-second-other = Esa carta la queremos jugar. Pon el pavo real.
biotopia-lesson-bio-cards-sunshine = ¡Juega el rayo de sol! Robas varias cartas en un turno, y el rayo de sol va al compost.
biotopia-lesson-bio-cards-sunshine-draw = Eso sería una carta. El rayo de sol te da más: juégalo.
biotopia-lesson-bio-cards-sunshine-flower = Tienes flores suficientes para el rayo de sol. Juégalo boca arriba.
biotopia-lesson-bio-cards-knapweed = ¡Cartas nuevas! La centaurea es una flor por ambos lados. Jugada boca arriba por { $cost } flores, crece en tu fila de flores y cuenta doble. Juégala.
biotopia-lesson-bio-cards-knapweed-first = Eso podrás hacerlo pronto. Primero la centaurea, pues así tendrás flores para la crisálida.
biotopia-lesson-bio-cards-knapweed-back = Una carta puesta como flor cuenta una vez; la centaurea, jugada boca arriba, cuenta doble. Juégala.
biotopia-lesson-bio-cards-chrysalis = Ahora la crisálida. Necesita { $cost } flores, y tienes { $symbols }. Juégala.
biotopia-lesson-bio-cards-chrysalis-first = Bien, pero ahora no: veamos qué sale de la crisálida. Juégala.
biotopia-lesson-bio-cards-turn = ¿A qué flor da la vuelta? Desde la mano, la vulcana necesitaría { $cost } flores, y tienes { $symbols }. ¡A la crisálida le da igual! Da la vuelta a la vulcana, por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
biotopia-lesson-bio-cards-turned = ¡{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, y bien baratos! Te ha costado una flor: quedan { $symbols }. Y la crisálida está en el compost. Así que pon buenas mariposas como flores, y una crisálida las hará volar. ¡Ahora sigue jugando!
