### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = unos { $minutes } minutos
reading-minutes-range = de { $from } a { $to } minutos
reading-age = a partir de { $age } años

## How it is played, on one screen.

reading-how-to = Cómo se juega
# $game is its name.
reading-how-to-of = Cómo se juega: { $game }
reading-goal = Objetivo
reading-turn = Tu turno
reading-scoring = Puntos
reading-rules = Leer las reglas
reading-done = Entendido

## The rules.

reading-rules-of = Reglas: { $game }
reading-contents = Índice
reading-search = Buscar en las reglas
reading-found = { $found ->
    [0] Sin resultados.
    [one] { $found } pasaje encontrado
   *[other] { $found } pasajes encontrados
}
reading-exact = { $rules ->
    [one] La regla exacta
   *[other] Las reglas exactas ({ $rules })
}
reading-apart = Fuera de juego en esta mesa
reading-link = Copiar el enlace a la regla { $rule }
reading-page = Abrir como página
reading-print = Imprimir
