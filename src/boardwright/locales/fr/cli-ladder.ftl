### La force des bots.

cli-ladder-help = Classe les bots d’un jeu : Elo avec intervalles à 95 %, pour chaque nombre de joueurs.
cli-ladder-examples = Exemple : boardwright ladder imhotep --bots random,level:1,greedy,level:3 --players 2,4 --games 200
cli-ladder-bots = Les bots, du plus faible au plus fort, séparés par des virgules (par défaut : { $bots }) ; chacun joue contre ses deux voisins de chaque côté, et chaque niveau contre le suivant.
cli-ladder-players = Les nombres de joueurs, séparés par des virgules (par défaut : 2).
cli-ladder-how-many = Nombre de parties par rencontre, arrondi pour que chacun occupe toutes les places (par défaut : { $games }).
cli-ladder-seed = Graine de tout le hasard (par défaut : { $seed }).
cli-ladder-two-bots = un classement demande deux bots différents, par exemple --bots random,greedy
cli-ladder-no-number = « { $text } » n’est pas un nombre de joueurs ; écris par exemple --players 2,4

cli-ladder-title = { $game }, { $players } joueurs : { $fixed } a 0 Elo
cli-ladder-bot = bot
cli-ladder-elo = Elo
cli-ladder-interval = 95 %
cli-ladder-games = parties
cli-ladder-time = ms par coup

cli-forecast = { $games } parties : { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
} avec { $jobs ->
    [one] un processus
   *[other] { $jobs } processus
}.
cli-forecast-hours = { $games } parties : environ { $hours } { $hours ->
    [one] heure
   *[other] heures
} avec { $jobs ->
    [one] un processus
   *[other] { $jobs } processus
}.
cli-stopped = Arrêt après { $done } parties sur { $games }.

ladder-unlinked = { $count ->
    [0] { $fixed } n’a joué contre personne, rien ne peut donc lui être comparé.
    [one] Aucune partie ne relie { $bots } à { $fixed }, on ne peut donc pas les classer ensemble.
   *[other] Aucune partie ne relie un seul de { $bots } à { $fixed }, on ne peut donc pas les classer ensemble.
}
