### What is read about a game: at a glance, how it is played, and its rules.

## At a glance, beside “2 to 4 players”.

reading-minutes = environ { $minutes } minutes
reading-minutes-range = { $from } à { $to } minutes
reading-age = dès { $age } ans

## How it is played, on one screen.

reading-how-to = Comment jouer
# $game is its name.
reading-how-to-of = Comment jouer : { $game }
reading-goal = But du jeu
reading-turn = Ton tour
reading-scoring = Points
reading-rules = Lire les règles
reading-done = C’est compris

## The rules.

reading-rules-of = Règles : { $game }
reading-contents = Sommaire
reading-search = Chercher dans les règles
reading-found = { $found ->
    [0] Rien trouvé.
    [one] { $found } passage trouvé
   *[other] { $found } passages trouvés
}
reading-exact = { $rules ->
    [one] La règle exacte
   *[other] Les règles exactes ({ $rules })
}
reading-apart = Pas en jeu à cette table
reading-link = Copier le lien vers la règle { $rule }
reading-page = Ouvrir comme page
reading-print = Imprimer
