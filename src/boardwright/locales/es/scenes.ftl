### Escenas de la mesa: los puntos que se ganan y el final de una partida.

## Los puntos que se ganan

scene-final = Puntuación final
scene-more = +{ $points }
scene-less = −{ $points }
scene-earned = { CAP($source) }: { $shares }
scene-share = { $name } { $points }

## El final de una partida

ending-decided = Lo que decidió la partida
ending-margin = { $points ->
    [one] Un punto de ventaja sobre el segundo puesto
   *[other] { $points } puntos de ventaja sobre el segundo puesto
}
ending-most-from = Mayor ventaja: { $source }, { $own } frente a { $other }
ending-since = Por delante desde la jugada { $move }: { $name }
ending-turned = Todo cambió al final. Con { $points } de ventaja antes de los últimos puntos: { $name }
ending-swing = Mayor vuelco en la jugada { $move }: { $name }, de { $before } a { $after }
ending-look = Ver la jugada { $move }
ending-sources = De dónde vinieron los puntos
ending-curve = Los puntos, jugada a jugada
ending-curve-told = Los puntos, jugada a jugada; al final: { $names }
ending-next = ¿Y ahora?
ending-level = Jugar contra bots de nivel { $level }
ending-other = Otro juego
ending-picture = Imagen para compartir
ending-picture-save = Guardar la imagen
ending-picture-share = Compartir la imagen
