### La ligne de commande.

cli-help = Des jeux de société modernes, fidèles à leurs livrets : joue, simule, lis les règles.
cli-alone = Sans commande, il ouvre le salon dans le navigateur.
cli-examples = Exemple : boardwright play imhotep --seats human,level:2,level:2
cli-error = Erreur : { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file } : { $reason }
cli-option-language = Langue à parler cette fois : { $languages }. Pour toujours : boardwright language

cli-word-file = FICHIER
cli-word-optional-file = [FICHIER]
cli-word-folder = DOSSIER
cli-word-table = TABLE
cli-word-tables = TABLE …
cli-word-age = ÂGE
cli-word-number = NOMBRE
cli-word-text = TEXTE
cli-word-link = LIEN
cli-word-name = NOM
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = JOUEURS
cli-word-language = LANGUE
cli-word-address = ADRESSE
cli-word-limit = NOM=NOMBRE
cli-word-path-or-url = FICHIER|URL
cli-word-shell = SHELL
cli-word-game = JEU
cli-word-options = [OPTIONS]
cli-word-command = COMMANDE …

cli-rate = { $rate }/s

click-usage = Utilisation :
click-options = Options
click-heading = { $heading } :
click-commands = Commandes
click-version = Affiche la version et s’arrête.
click-help = Affiche ce message et s’arrête.
click-error = Erreur : { $message }
click-try = Essaie « { $command } { $option } » pour obtenir de l’aide.
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param_hint } : { $message }
click-missing-argument = Argument manquant
click-missing-option = Option manquante
click-missing-command = Commande manquante.
click-no-option = L’option { $name } n’existe pas.
click-no-command = La commande { $name } n’existe pas.
click-near = Tu voulais dire { $possibilities } ?
click-extra-arguments = { $count ->
    [one] Voici un argument de trop : { $args }
   *[other] Voici des arguments de trop : { $args }
}
click-default = par défaut : { $default }
click-required = obligatoire
click-takes-no-value = L’option { $name } ne prend pas de valeur.
click-takes-value = { $count ->
    [one] L’option { $name } demande un argument.
   *[other] L’option { $name } demande { $nargs } arguments.
}
click-no-choice = { $value } ne fait pas partie de { $choices }.
click-choose = À choisir parmi : { $choices }
click-no-number = { $value } n’est pas un nombre valide.
click-no-range = { $value } n’est pas dans l’intervalle { $range }.
click-no-file = Le fichier { $filename } n’existe pas.
click-directory = { $filename } est un dossier, pas un fichier.
click-unreadable = Le fichier { $filename } ne peut pas être lu.
click-unopened = Le fichier { $filename } ne peut pas être ouvert : { $message }

cli-option-components = Ton fichier de matériel, dont les valeurs remplacent celles imprimées.
cli-option-rules-version = Version des règles, à partir de 1 ; sinon la plus récente. Ce qui a changé : boardwright rules JEU --changes.
cli-option-json = Affiche un document JSON.
cli-option-players = Nombre de joueurs : { $example } (par défaut { $default }).
cli-option-start = La place qui commence : { $example } (par défaut { $default }).
cli-option-colours = La couleur de chaque place, par exemple { $example } pour quatre places (sans indication, dans l’ordre du jeu).
cli-seed = Graine de tout le hasard : même graine, mêmes parties.

cli-simulate-help = Fait jouer des milliers de parties à des bots et résume qui gagne et d’où viennent les points.
cli-simulate-examples = Exemple : boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = Un bot pour chaque place, séparés par des virgules.
cli-simulate-how-many = Nombre de parties.
cli-simulate-jobs = Processus à utiliser (par défaut : tous les cœurs) ; les parties restent les mêmes.
cli-simulate-output = Écrit une ligne par partie et par place dans un fichier .csv, .jsonl ou .parquet.
cli-simulate-games = Parties
cli-simulate-title = { $games ->
    [one] { $game }, { $games } partie
   *[other] { $game }, { $games } parties
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = part de victoires
cli-simulate-interval = intervalle à 95 %
cli-simulate-score = score moyen
cli-simulate-speed = { $length } décisions par partie ; { $seconds } s, { $rate } décisions/s.

cli-tournament-help = Fait jouer des bots les uns contre les autres à toutes les places, avec les mêmes donnes pour toutes les rencontres.
cli-tournament-examples = Exemple : boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Les bots, séparés par des virgules, par exemple { $bots }.
cli-tournament-how-many = Nombre de parties par rencontre (arrondi pour que chacun occupe toutes les places).
cli-tournament-two-bots = un tournoi demande deux bots différents, par exemple --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } joueur
   *[other] { $game }, { $players } joueurs
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } contre { $rival }
   *[other] { $bot } face à { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } n’a pas donné de réponse utilisable { $troubles ->
    [one] une fois
   *[other] { $troubles } fois
} ; une autre action a été jouée à sa place.
cli-tournament-games = parties
cli-tournament-wins = victoires (95 %)
cli-tournament-ahead = avance
cli-tournament-time = ms par coup / rival

cli-replay-help = Montre une partie enregistrée pas à pas, vérifiée selon les règles.
cli-replay-examples = Exemple : boardwright replay game.bwr --at 20 --board
cli-replay-at = Seulement la position après ce coup (0 : après la mise en place).
cli-replay-board = Dessine la table après chaque coup.
cli-replay-beyond = l’enregistrement s’arrête au coup { $last }
cli-replay-line = { $number }. { $seat } : { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Mise en place : { $chance }

cli-verify-help = Rejoue un enregistrement selon les règles et vérifie l’empreinte de chaque position.
cli-verify-examples = Exemple : boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file } : son unique ligne est juste.
   *[other] { $file } : les { $lines } lignes sont justes.
}

cli-playthrough-help = Affiche toute une partie au hasard en texte : chaque choix, les réponses du hasard, chaque empreinte.
cli-playthrough-examples = Exemple : boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Montre les règles d’un jeu, ou une seule avec le code et les tests qui la citent.
cli-rules-examples = Exemple : boardwright rules imhotep IM-5.1
cli-rules-game = { $game } : { $count } règles et décisions
cli-rules-reason = Décision là où le livret se tait. Pourquoi : { $reason }
cli-rules-rulebook = Livret : { $rulebook }
cli-rules-gap = Livret : { $rulebook }. { $remark }
cli-rules-code = Code : { $places }
cli-rules-tests = Tests : { $places }
cli-rules-changes = Ce qui a changé d’une version des règles à la suivante.
cli-rules-version = { $game }, depuis la version { $version }
cli-rules-unchanged = { $game } : il n’existe que la version 1 des règles.

cli-components-help = Montre ce qui est imprimé sur le matériel d’un jeu, avec la source de chaque valeur.
cli-components-examples = Exemple : boardwright components imhotep --estimates
cli-components-estimates = Seulement les valeurs estimées d’après ce qu’on sait.
cli-components-path = nom
cli-components-value = valeur
cli-components-confidence = fiabilité
cli-confidence-rulebook = livret
cli-confidence-public = source publique
cli-confidence-inferred = déduction
cli-confidence-estimate = estimation
cli-confidence-owner = ton fichier
cli-components-source = origine
cli-components-sum = { $game } : { $shown } valeurs sur { $of }.
cli-components-shares = Fiabilité : { $shares }.
cli-components-share = { $confidence } ({ $count })

cli-bench-help = Mesure la vitesse de jeu des moteurs, en temps processeur sur un cœur.
cli-bench-examples = Exemple : boardwright bench --json
cli-bench-rounds = Séries de toutes les mesures ; les médianes sont affichées.
cli-bench-seconds = Secondes de processeur par mesure dans une série.
cli-bench-measuring = Mesure
cli-bench-uncompiled = Les moteurs tournent ici sans être compilés : installe un compilateur C et lance « make build ».
cli-bench-title = Quatre joueurs au hasard (recherche et greedy : deux joueurs), un cœur
cli-bench-stepped = pas à pas, décisions/s
cli-bench-whole = entières, décisions/s
cli-bench-clone_us = copie, µs
cli-bench-rollouts = simulations/s
cli-bench-search = recherche, itérations par seconde
cli-bench-greedy = greedy, décisions/s

cli-language-help = Choisit la langue que parle désormais la ligne de commande ; sans LANGUE, montre laquelle c’est.
cli-language-examples = Exemple : boardwright language de
cli-language-chosen = La ligne de commande parle désormais français.

cli-completion-help = Affiche le script qui permet à ton shell de compléter commandes, jeux et options.
cli-completion-examples = Exemple : boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Créer le dossier d’un nouveau jeu : un petit jeu jouable tout de suite, à transformer à son gré.
cli-new-game-examples = Exemple : boardwright new-game harvest
cli-new-game-made = { $folder } contient le jeu { $name }. Pour l’installer : { $install }. Ensuite : { $play }
cli-new-game-exists = Il y a déjà quelque chose dans { $folder }.
cli-new-game-python = Le nom { $name } est déjà utilisé par Python.
