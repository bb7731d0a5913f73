### Ce que dit le serveur.

server-frozen = Cette table a été ouverte avec la version { $version } des règles, que ce programme ne connaît pas. On peut la revoir ; pour continuer, mets Boardwright à jour.
server-damaged = Ce qui est enregistré de cette table est endommagé. Ce qui peut encore être lu est montré ; on ne peut plus y jouer.
server-past-damaged = Des coups antérieurs de cette table sont endommagés, on ne peut donc pas revenir en arrière. Ce qui est montré est juste.
server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
server-seats-open = Des places sont encore libres : attends qu’elles soient prises, ou laisse-les à des bots.
server-finished = La partie est terminée.
server-not-finished = La partie n’est pas encore terminée.
server-play-on-secret = Tant que cette partie n’est pas terminée, tu ne peux pas continuer d’ici : cela trahirait ce que les autres, bots compris, gardent caché.
server-not-running = Personne ne joue ici en ce moment.
server-stale = La table a avancé depuis ; voici où elle en est.
server-not-asked = Ce n’est pas ton tour.
server-not-own = Cette place n’est pas la tienne ; utilise le lien de la place.
server-no-seat = Cette place n’existe pas.
server-host-only = Seule la personne qui a créé la table peut faire cela.
server-bot-plays = Un bot joue à cette place ; reprends-la d’abord si c’est la tienne.
server-plays-already = Tu joues déjà toi-même à cette place.
server-not-away = { $name } est encore là : personne d’autre ne peut céder cette place avant { $seconds } secondes sans réponse.
server-has-left = Cette place a déjà été quittée.
server-no-line = L’enregistrement s’arrête à la ligne { $last }.
server-undo-pending = Quelqu’un a déjà demandé à revenir en arrière ; réponds d’abord à cela.
server-undo-unasked = Personne ne demande ton accord.
server-pace-same = Le temps par coup est déjà celui-là.
server-pace-pending = Quelqu’un a déjà proposé un autre temps par coup ; réponds d’abord à cela.
server-undo-absent = { $name } a joué depuis et n’est plus là : personne d’autre ne peut accepter de revenir là-dessus.
server-undo-wait = Tu viens de demander à revenir en arrière : redemande dans { $seconds } secondes, ou dis pourquoi dans le chat.
server-no-hints = À cette table, les bots ne donnent pas de conseils.
server-busy = Beaucoup de conseils sont demandés en ce moment ; réessaie dans un instant.
server-advice-wait = Tu l’as déjà demandé ; la réflexion est en cours.
server-advice-lost = Rien n’a pu être trouvé ; réessaie.

server-name-long = Un nom a au plus { $most } lettres.
server-name-taken = Deux personnes à la même table ne peuvent pas s’appeler « { $name } » ; choisis un autre nom, s’il te plaît.
server-chat-empty = Une ligne vide ne dit rien.
server-chat-long = Une ligne du chat a au plus { $most } lettres.
server-text-unfit = Seulement des lettres et des signes simples, s’il te plaît.

server-no-invite = Cette invitation ne vaut pour aucune place ici ; demande un nouveau lien.
server-seat-taken = Quelqu’un a déjà rejoint la table avec cette invitation ; si c’était toi, continue avec le lien reçu alors.
server-join-frozen = Les règles ont changé depuis que cette table a été créée ; plus personne ne peut s’y asseoir. Demande une invitation à une nouvelle table.
server-full = Toutes les places sont prises.
server-no-bot = « { $text } » n’est pas un bot qui joue ici ; prends random, greedy, mcts, mcts:2s, mcts:5000 ou level:1 à level:5.
server-bot-budget = Ici, un bot peut réfléchir à un coup au plus { $seconds } secondes ou { $iterations } itérations.
server-bot-lost = Le bot { $bot } n’a pas donné de réponse ; une autre action a été jouée à sa place.
server-unfit = { $reason }
server-components-long = Un fichier de matériel a ici au plus { $most } lettres.
server-record-long = Un enregistrement a ici au plus { $most } lettres.
server-record-wrong = Le coup { $move } de l’enregistrement ne suit pas les règles.
server-tables-many = Tu as modifié ou créé { $most } tables en une heure ; attends un peu, s’il te plaît.
server-tables-unfinished = Tu as { $most } tables inachevées ; termines-en d’abord une.

server-no-table = Cette table n’existe pas.
server-no-token = Il faut un lien pour cette table ; demande-le à la personne qui l’a créée.
server-no-game = « { $text } » n’est pas un jeu qu’on joue ici.
server-no-status = « { $text } » n’est pas un état de table : écris open, running ou finished.
server-no-hello = Le premier message doit être hello.
server-hello-twice = Tu as déjà dit hello.
server-garbage = Ce message n’est pas compris : { $reason }.
server-message-long = Un message a au plus { $most } octets.
server-no-json = Le corps doit être de type application/json.
server-too-fast = Trop à la fois ; attends un instant, s’il te plaît.
server-origin = Les pages d’autres serveurs n’ont rien à demander ici.
server-host = Ce serveur n’est pas connu sous le nom « { $host } ». S’il doit l’être, démarre-le avec --origin et cette adresse.
server-local-only = Les chiffres ne sont que pour cette machine.
server-error = Quelque chose s’est mal passé ici ; rien n’a été changé. Réessaie, s’il te plaît.
server-closing = Le serveur redémarre ; reviens dans un instant.
server-store-failed = Impossible de le noter, ce n’est donc peut-être pas arrivé. Regarde la table, et réessaie.
server-store-unreadable = Les tables ne peuvent pas être lues pour l’instant. Réessaie, s’il te plaît.

server-log-left = { $name } quitte la table.
server-log-taken-over = { FORM($bot, "level") } joue pour { $name }.
server-log-taken-back = { $name } est de retour.
server-log-undone = { $moves ->
    [one] { $name } a repris un coup.
   *[other] { $name } a repris { $moves } coups.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Temps écoulé, un bot a choisi :
server-log-paced = Désormais, le temps par coup est de { $time }.
server-log-unpaced = Désormais, il n’y a plus de limite de temps par coup.
server-pace-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
server-pace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
server-pace-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
server-pace-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

serve-help = Ouvre des tables pour des personnes et des bots : un serveur avec une page pour navigateurs.
serve-examples = Exemple : boardwright serve --port 8400 --store games.db
serve-option-host = Adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
serve-option-port = Port d’écoute.
serve-option-store = Où les tables sont gardées : un fichier SQLite, ou postgresql://… (par défaut : { $file }).
serve-option-workers = Nombre de processus du serveur ; à plus d’un, il faut PostgreSQL.
serve-option-bots = Nombre de processus où les bots réfléchissent.
serve-option-origin = Une autre adresse d’où les pages peuvent venir, par exemple https://games.example.
serve-option-limit = Change une limite, par exemple connections=500 ; voir docs/security.md.
serve-limit-unfit = La limite { $name } ne peut pas valoir « { $text } » ; écris un nombre.
serve-limit-range = La limite { $name } ne peut pas valoir « { $text } » ; elle va de { $least } à { $most }.
serve-option-proxy = Adresse d’un proxy dont on croit l’en-tête X-Forwarded-For.
serve-option-open = Ouvre le salon dans le navigateur.
serve-workers-sqlite = { $workers } processus ne peuvent pas partager un fichier SQLite : on n’y gagne rien et tout le monde attend. Utilise-en un seul, ou nomme une base PostgreSQL avec --store postgresql://…
serve-lobby = Le salon est à { $url } (arrêt avec Ctrl+C)
serve-no-address = { $url } ne peut pas être utilisé : { $reason }.
