### Une partie dans le terminal.

cli-play-help = Joue dans ce terminal : contre des bots, à plusieurs autour d’un clavier, ou à une table sur un serveur.
cli-play-examples =
    Exemple : boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    Sur un serveur : boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Qui joue, séparés par des virgules : human, ou un bot ({ $bots }).
play-option-seed = Graine de tout le hasard : avec les mêmes choix, la même partie (par défaut : au hasard).
play-option-record = Enregistre la partie dans ce fichier plutôt que dans le dossier des parties.
play-option-resume = Reprend la partie de ce fichier ; sans FICHIER, la dernière inachevée.
play-option-trust = Avec --resume : charge ce bot, qui est du code que nomme la partie enregistrée, y compris depuis le dossier courant.

play-no-player = « { $text } » n’est pas un joueur ; écris pour chaque place un mot parmi { $known }.
play-record-exists = { $file } existe déjà. Pour continuer : boardwright play --resume { $file }
play-nothing-unfinished = Il n’y a pas de partie inachevée dans { $folder } ; nomme un fichier : --resume FICHIER
play-unfinished = Il y a une partie inachevée : { $file }
play-unfinished-choice = [1] la reprendre   [2] commencer une nouvelle partie
play-in-use = { $file } est déjà en cours de jeu dans un autre terminal. Quitte-y la partie avec quit et réessaie, ou continue avec une copie du fichier.

play-code = { $file } nomme des bots qui sont du code de quelqu’un d’autre. Une fois chargé, il peut faire sur cet ordinateur tout ce que tu peux :
play-code-bot = { $bot } : classe { $name } du module { $module }, depuis { $file }
play-code-absent = { $bot } : rien de ce nom n’est installé. Dans le dossier courant, on ne cherche qu’avec --trust.
play-code-choice = [1] ne pas le charger   [2] le charger et jouer
play-code-refused = Rien n’a été chargé. Si tu fais confiance à ce code : boardwright play --resume { $file } { $options }

play-seed = Graine { $seed } : avec les mêmes choix, elle redonne la même partie.
play-not-saved = Cette partie n’est pas enregistrée : impossible d’écrire dans { $folder }. Enregistre-la avec : save FICHIER
play-elsewhere = { $file } a été supprimé ou modifié par un autre programme et reste tel quel. Désormais, la partie est enregistrée dans { $other }
play-unsaved = Les derniers coups ne sont pas enregistrés : { $error }. Un nouvel essai suit chaque coup. Pour enregistrer une copie : save FICHIER
play-resumed = Reprise de { $file }.
play-hint = Un numéro ou un texte, comme « { $example } » (Tab complète). Aide : help
play-hand-over = Passe l’appareil à { $seat }, qui appuie ensuite sur Entrée.
play-help =
    Réponds par le numéro d’un choix ou par son texte, par exemple : { $example }
    Un texte plus long peut répondre à plusieurs questions qui s’enchaînent.
    hint [SECONDES] le meilleur choix face au suivant, et pourquoi
    undo            reprendre ton dernier coup, si rien n’a été révélé depuis
    why ACTION      quelle règle interdit une action : why { $example }
    rules [ID]      les règles, ou l’une d’elles : rules { $rule }
    scores          les points par source
    log             ce qui vient de se passer
    board           redessiner la table (comme une ligne vide)
    save [FICHIER]  où la partie est enregistrée, ou en enregistrer une copie
    quit            partir ; la partie est enregistrée et peut être reprise
play-undone = { $moves ->
    [one] Ton dernier coup est repris.
   *[other] { $moves } coups sont repris, jusqu’à ton dernier.
}
play-no-choice = Il n’y a pas de choix { $number } ; choisis de 1 à { $last }, ou tape help.
play-unknown = « { $text } » n’est pas un choix. Tape un numéro, le texte d’une action, ou help.
play-unknown-near = « { $text } » n’est pas un choix ; tu voulais dire { $near } ? Sinon, tape help.
play-why-what = Dis quelle action : why { $example }
play-why-legal = « { $action } » est permis maintenant.
play-why-not = « { $action } » est refusé. { $reason }
play-no-rule = Aucune règle ne s’appelle { $rule } ; les identifiants vont de { $first } à { $last }. Tape rules pour les voir toutes.
play-saved = La partie est enregistrée dans { $file }
play-save-where = Cette partie n’est pas enregistrée ; nomme un fichier : save FICHIER
play-cannot-save = Impossible d’écrire { $file } : { $error }.
play-go-on = Pour continuer : boardwright play --resume { $file }
play-left-at-once = Rien n’a été joué, rien n’est donc gardé.
play-left-unsaved = La partie n’a pas été enregistrée.
play-left-lost = Les derniers coups n’ont pas été enregistrés : { $error }.
play-replay = Pour la revoir : boardwright replay { $file }

play-source = points venant de
play-total = total
