### Jouer depuis le terminal à une table sur un serveur.

client-no-link = « { $text } » n’est pas un lien vers une table ; il ressemble à http://localhost:8400/#/table/…
client-no-server = « { $text } » n’est pas l’adresse d’un serveur ; écris par exemple http://localhost:8400
client-unreachable = Aucun serveur de tables ne répond à { $server } : { $reason }
# These three stand for $reason.
client-status = il répond avec le statut HTTP { $code }
client-garbled = sa réponse est incompréhensible
client-left = la connexion a été fermée d’ici
client-other-rules = La table joue avec la version { $theirs } des règles, ici la plus récente est la { $ours } : mets Boardwright à jour ici.
client-other-components = Cette table se joue avec un fichier de matériel personnel ; nomme le même ici avec --components FICHIER.
client-other-game = À cette table, on joue à { $game } : boardwright play { $game } --join …
client-two-tables = Les liens mènent à des tables différentes ; nomme ceux d’une seule table.
client-no-view = Le serveur montre ce jeu autrement qu’on ne le connaît ici : mets à jour le plus ancien.

play-option-server = Joue à une table sur ce serveur, par exemple http://localhost:8400 ; des places peuvent alors aussi être open.
play-option-join = Rejoint une table, ou y revient, par son lien.
play-option-name = Nom de la personne à une table sur un serveur ; à donner une fois pour chaque personne ici.
play-not-remote = { $option } ne vaut que pour les parties sur cet appareil.
play-needs-server = { $option } vaut pour les tables sur un serveur : ajoute --server URL ou --join LIEN.

remote-links = Envoie un lien pour chaque place libre :
remote-watch = Pour regarder : { $link }
remote-go-on = Pour revenir : boardwright play --join { $link }
remote-waiting-seats = On attend que les places libres soient prises. start BOT met un bot sur chacune, par exemple : start level:2
remote-waiting-host = On attend que la partie commence.
remote-waiting = On attend { $name }.
remote-waiting-bot = { $name } réfléchit.
remote-lost = La connexion est perdue ; nouvel essai…
remote-back = La connexion est rétablie.
remote-chat = { $name } : { $text }
remote-hint = Commandes : say, undo, scores, log, board, help, quit
remote-due = Un bot joue à ta place après { $time }.
remote-undo-ask = { $reason } Demande aux autres avec : undo ask
remote-undo-wish = { $name } voudrait reprendre son dernier coup. Réponds : yes ou no
remote-say-what = Dis quoi : say Bonne chance !
remote-advice-thinking = Un bot y réfléchit…
remote-advice-seconds = C’est le serveur qui décide du temps de réflexion pour un conseil ; tape seulement : hint
remote-nothing-now = Ce n’est pas ton tour. Tape help pour savoir que faire en attendant.
remote-help =
    Réponds par le numéro d’un choix ou par son texte, par exemple : { $example }
    hint            le meilleur choix face au suivant, et pourquoi
    say TEXTE       parler à toute la table
    undo            reprendre ton dernier coup, si rien n’a été révélé depuis
    undo ask        demander aux autres si tu peux reprendre davantage
    yes, no         répondre à qui le demande
    bot PLACE [BOT] faire jouer un bot pour toi, ou pour une personne absente
    back            rejouer toi-même à ta place
    start [BOT]     commencer ; un bot prend chaque place libre
    links           les liens de cette table
    why ACTION      quelle règle interdit une action : why { $example }
    rules [ID]      les règles, ou l’une d’elles : rules { $rule }
    scores          les points par source
    log             ce qui vient de se passer
    board           redessiner la table (comme une ligne vide)
    quit            partir ; la place reste à toi
remote-no-seat = Dis quelle place : bot 1 à bot { $last }
