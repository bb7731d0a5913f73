### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = circa { $minutes } minuti
reading-minutes-range = da { $from } a { $to } minuti
reading-age = da { $age } anni in su

## How it is played, on one screen.

reading-how-to = Come si gioca
# $game is its name.
reading-how-to-of = Come si gioca: { $game }
reading-goal = Scopo
reading-turn = Il tuo turno
reading-scoring = Punti
reading-rules = Leggi le regole
reading-done = Ho capito

## The rules.

reading-rules-of = Regole: { $game }
reading-contents = Indice
reading-search = Cerca nelle regole
reading-found = { $found ->
    [0] Nessun risultato.
    [one] { $found } passo trovato
   *[other] { $found } passi trovati
}
reading-exact = { $rules ->
    [one] La regola esatta
   *[other] Le regole esatte ({ $rules })
}
reading-apart = Non in gioco a questo tavolo
reading-link = Copia il link alla regola { $rule }
reading-page = Apri come pagina
reading-print = Stampa
