### For who runs a server: backups, and its tables. What is typed stays as it is.

## boardwright backup

backup-help = Copie toutes les tables dans un fichier, même pendant que le serveur tourne.
backup-examples = Exemple : boardwright backup tables-2026-11-18.db
backup-option-force = Remplace le fichier s’il existe.
backup-copying = Copie
backup-made = { $file } contient toutes les tables ({ $tables }), { $size } ko.

## boardwright restore

restore-help = Remet les tables d’une sauvegarde dans un stockage, quel qu’il soit.
restore-examples = Exemple : boardwright restore tables-2026-11-18.db --store tables.db
restore-option-force = Remplace les tables présentes ; elles sont gardées dans un autre fichier.
restore-copying = Restauration
restore-done = Tables restaurées depuis { $file } : { $tables }.
restore-replaced = Ce qui était là avant est dans { $file }.

## boardwright tables

tables-help = S’occupe des tables d’un serveur.
tables-examples = Exemple : boardwright tables list --status running
tables-list-help = Liste les tables, même pendant que le serveur tourne.
tables-list-examples = Exemple : boardwright tables list --game imhotep --older-than 90d --json
tables-option-status = Seulement les tables ouvertes (open), en cours (running) ou terminées (finished).
tables-option-game = Seulement les tables de ce jeu.
# 12h, 90d and 52w stay as they are typed.
tables-option-older-than = Seulement les tables que personne n’a changées depuis : 12h, 90d, 52w.
tables-no-age = « { $text } » n’est pas un âge ; écris 12h, 90d ou 52w.
# Headings of columns.
tables-column-id = table
tables-column-game = jeu
tables-column-status = état
tables-column-seats = places
tables-column-moves = coups
tables-column-age = âge
tables-column-size = taille
tables-size = { $size } ko
tables-sum = Tables : { $tables }, en tout { $size } ko.
tables-absent = Il n’y a pas de table { $table } dans { $store } ; « boardwright tables list » les montre toutes.
tables-unreadable = Ce qui est gardé de la table { $table } est illisible.
tables-export-help = Écrit l’enregistrement d’une partie, même inachevée.
tables-export-examples = Exemple : boardwright tables export gQ2x9TfLk0aBcDeF game.bwr
tables-option-all = Écrit les enregistrements de toutes les parties dans ce dossier.
tables-export-which = Nomme une table, ou toutes avec --all DOSSIER.
tables-exported = L’enregistrement est dans { $file }.
tables-exported-all = Enregistrements dans { $folder } : { $games }.
tables-not-begun = À la table { $table }, aucune partie n’a commencé.
tables-export-unfinished = La partie à la table { $table } n’est pas finie : son enregistrement révèle ce que les joueurs se cachent.
tables-delete-help = Supprime des tables avec leurs noms, leur chat et leurs parties, pour de bon.
tables-delete-examples = Exemple : boardwright tables delete gQ2x9TfLk0aBcDeF
tables-option-yes = Le fait sans demander.
tables-delete-ask = Supprimer pour de bon (tables : { $tables }) ? Tape oui :
tables-deleted = Tables supprimées : { $tables }.
# What counts as a yes when it is typed, in small letters, separated by spaces.
tables-yes = oui o yes y
tables-ask-nobody = Il n’y a personne à qui demander ; dis --yes si cela doit se faire.
tables-prune-help = Supprime les tables que personne n’a changées depuis longtemps.
tables-prune-examples = Exemple : boardwright tables prune --older-than 365d --status finished
tables-option-dry-run = Montre seulement ce qui serait supprimé.
tables-forget-help = Supprime les noms et le chat des tables ; les parties restent et peuvent continuer.
tables-forget-examples = Exemple : boardwright tables forget gQ2x9TfLk0aBcDeF
tables-forget-ask = Supprimer noms et chat pour de bon (tables : { $tables }) ? Tape oui :
tables-forgotten = Noms et chat sont supprimés (tables : { $tables }).
tables-forget-next = Après { $table }, les mêmes personnes ont joué à { $next } ; leurs noms y sont aussi.
tables-revoke-help = Rend sans valeur les liens d’une table et en affiche de nouveaux.
tables-revoke-examples = Exemple : boardwright tables revoke gQ2x9TfLk0aBcDeF --seat 2 --server https://games.example
tables-option-seat = Seulement le lien de cette place, comptée à partir de 1.
tables-option-server = L’adresse du serveur dans les nouveaux liens.
tables-no-seat = La place { $seat } n’a pas de lien : personne n’y est assis.
tables-revoked = Nouveaux liens pour la table { $table } ; les anciens ne valent plus rien.
tables-revoked-seat = Place { $seat } : { $link }
tables-revoked-invite = Invitation pour la place { $seat } : { $link }
tables-revoked-watch = Pour regarder : { $link }
tables-revoked-host = Pour l’hôte : { $link }
