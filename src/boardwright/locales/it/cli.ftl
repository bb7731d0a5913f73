### La riga di comando.

cli-help = Giochi da tavolo moderni, esattamente secondo i loro regolamenti: giocali, simulali, leggine le regole.
cli-alone = Senza un comando apre la lobby nel browser.
cli-examples = Esempio: boardwright play imhotep --seats human,level:2,level:2
cli-error = Errore: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Lingua da usare questa volta: { $languages }. Per sempre: boardwright language

cli-word-file = FILE
cli-word-optional-file = [FILE]
cli-word-folder = CARTELLA
cli-word-table = TAVOLO
cli-word-tables = TAVOLO …
cli-word-age = ETÀ
cli-word-number = NUMERO
cli-word-text = TESTO
cli-word-link = LINK
cli-word-name = NOME
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = GIOCATORI
cli-word-language = LINGUA
cli-word-address = INDIRIZZO
cli-word-limit = NOME=NUMERO
cli-word-path-or-url = FILE|URL
cli-word-shell = SHELL
cli-word-game = GIOCO
cli-word-options = [OPZIONI]
cli-word-command = COMANDO …

cli-rate = { $rate }/s

click-usage = Uso:
click-options = Opzioni
click-heading = { $heading }:
click-commands = Comandi
click-version = Mostra la versione ed esce.
click-help = Mostra questo messaggio ed esce.
click-error = Errore: { $message }
click-try = Prova «{ $command } { $option }» per un aiuto.
click-invalid = Valore non valido: { $message }
click-invalid-for = Valore non valido per { $param_hint }: { $message }
click-missing-argument = Manca l’argomento
click-missing-option = Manca l’opzione
click-missing-command = Manca il comando.
click-no-option = L’opzione { $name } non esiste.
click-no-command = Il comando { $name } non esiste.
click-near = Intendevi { $possibilities }?
click-extra-arguments = { $count ->
    [one] C’è un argomento di troppo: { $args }
   *[other] Ci sono argomenti di troppo: { $args }
}
click-default = predefinito: { $default }
click-required = obbligatorio
click-takes-no-value = L’opzione { $name } non accetta valori.
click-takes-value = { $count ->
    [one] L’opzione { $name } richiede un argomento.
   *[other] L’opzione { $name } richiede { $nargs } argomenti.
}
click-no-choice = { $value } non è tra { $choices }.
click-choose = Scegli tra: { $choices }
click-no-number = { $value } non è un numero valido.
click-no-range = { $value } non è nell’intervallo { $range }.
click-no-file = Il file { $filename } non esiste.
click-directory = { $filename } è una cartella, non un file.
click-unreadable = Impossibile leggere il file { $filename }.
click-unopened = Impossibile aprire il file { $filename }: { $message }

cli-option-components = Un tuo file di componenti, i cui valori sostituiscono quelli stampati.
cli-option-rules-version = Versione delle regole, da 1 in su; altrimenti la più recente. Che cosa è cambiato: boardwright rules GIOCO --changes.
cli-option-json = Mostra un documento JSON.
cli-option-players = Numero di giocatori: { $example } (predefinito: { $default }).
cli-option-start = Il posto che inizia: { $example } (predefinito: { $default }).
cli-option-colours = Il colore di ogni posto, per esempio { $example } per quattro posti (se non indicato, nell’ordine del gioco).
cli-seed = Seme del caso: stesso seme, stesse partite.

cli-simulate-help = Fa giocare ai bot migliaia di partite e riassume chi vince e da dove vengono i punti.
cli-simulate-examples = Esempio: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = Un bot per ogni posto, separati da virgole.
cli-simulate-how-many = Quante partite.
cli-simulate-jobs = Processi da usare (predefinito: tutti i core); le partite restano le stesse.
cli-simulate-output = Scrive una riga per ogni partita e posto in un file .csv, .jsonl o .parquet.
cli-simulate-games = Partite
cli-simulate-title = { $games ->
    [one] { $game }, { $games } partita
   *[other] { $game }, { $games } partite
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = quota di vittorie
cli-simulate-interval = intervallo al 95%
cli-simulate-score = punteggio medio
cli-simulate-speed = { $length } decisioni a partita; { $seconds } s, { $rate } decisioni/s.

cli-tournament-help = Fa giocare i bot l’uno contro l’altro a ogni posto, con le stesse condizioni di partenza per tutti gli incontri.
cli-tournament-examples = Esempio: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = I bot, separati da virgole, per esempio { $bots }.
cli-tournament-how-many = Quante partite per ogni incontro (arrotondate perché ognuno occupi tutti i posti).
cli-tournament-two-bots = per un torneo servono due bot diversi, per esempio --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } giocatore
   *[other] { $game }, { $players } giocatori
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } contro { $rival }
   *[other] { $bot } tra { $rivals } { $rival }
}
cli-tournament-bot = bot
cli-bot-troubles = { $bot } non ha dato una risposta utilizzabile { $troubles ->
    [one] una volta
   *[other] { $troubles } volte
}; al suo posto si è giocata un’altra azione.
cli-tournament-games = partite
cli-tournament-wins = vittorie (95%)
cli-tournament-ahead = vantaggio
cli-tournament-time = ms a mossa / rivale

cli-replay-help = Mostra passo per passo una partita registrata, verificata secondo le regole.
cli-replay-examples = Esempio: boardwright replay game.bwr --at 20 --board
cli-replay-at = Solo la posizione dopo questa mossa (0: dopo la preparazione).
cli-replay-board = Disegna il tavolo dopo ogni mossa.
cli-replay-beyond = la registrazione finisce con la mossa { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Preparazione: { $chance }

cli-verify-help = Rigioca una registrazione secondo le regole e controlla l’hash di ogni posizione.
cli-verify-examples = Esempio: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: la sua unica riga è corretta.
   *[other] { $file }: tutte le { $lines } righe sono corrette.
}

cli-playthrough-help = Stampa come testo un’intera partita casuale: ogni scelta, le risposte del caso, ogni hash.
cli-playthrough-examples = Esempio: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

cli-rules-help = Mostra le regole di un gioco, o una sola con il codice e i test che la citano.
cli-rules-examples = Esempio: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } regole e chiarimenti
cli-rules-reason = Chiarimento su una lacuna. Perché: { $reason }
cli-rules-rulebook = Regolamento: { $rulebook }
cli-rules-gap = Regolamento: { $rulebook }. { $remark }
cli-rules-code = Codice: { $places }
cli-rules-tests = Test: { $places }
cli-rules-changes = Che cosa è cambiato da una versione delle regole alla successiva.
cli-rules-version = { $game }, dalla versione { $version }
cli-rules-unchanged = { $game }: c’è solo la versione 1 delle regole.

cli-components-help = Mostra ciò che è stampato sui componenti di un gioco, con la fonte di ogni valore.
cli-components-examples = Esempio: boardwright components imhotep --estimates
cli-components-estimates = Solo i valori stimati in base a ciò che si sa.
cli-components-path = nome
cli-components-value = valore
cli-components-confidence = affidabilità
cli-confidence-rulebook = regolamento
cli-confidence-public = fonte pubblica
cli-confidence-inferred = deduzione
cli-confidence-estimate = stima
cli-confidence-owner = tuo file
cli-components-source = fonte
cli-components-sum = { $game }: { $shown } valori su { $of }.
cli-components-shares = Affidabilità: { $shares }.
cli-components-share = { $confidence } ({ $count })

cli-bench-help = Misura quanto sono veloci i motori di gioco, in tempo di CPU su un core.
cli-bench-examples = Esempio: boardwright bench --json
cli-bench-rounds = Serie di tutte le misure; si mostrano le mediane.
cli-bench-seconds = Secondi di CPU per ogni misura di una serie.
cli-bench-measuring = Misura
cli-bench-uncompiled = Qui i motori girano non compilati: installa un compilatore C ed esegui «make build».
cli-bench-title = Quattro giocatori casuali (ricerca e greedy: due giocatori), un core
cli-bench-stepped = passo per passo, decisioni/s
cli-bench-whole = intere, decisioni/s
cli-bench-clone_us = copia, µs
cli-bench-rollouts = simulazioni/s
cli-bench-search = ricerca, iterazioni al secondo
cli-bench-greedy = greedy, decisioni/s

cli-language-help = Scegli la lingua che la riga di comando usa d’ora in poi; senza LINGUA, mostra qual è.
cli-language-examples = Esempio: boardwright language de
cli-language-chosen = D’ora in poi la riga di comando parla italiano.

cli-completion-help = Stampa lo script che permette alla tua shell di completare comandi, giochi e opzioni.
cli-completion-examples = Esempio: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Creare la cartella di un nuovo gioco: uno piccolo, da giocare subito e da fare proprio.
cli-new-game-examples = Esempio: boardwright new-game harvest
cli-new-game-made = { $folder } contiene il gioco { $name }. Per installarlo: { $install }. Poi: { $play }
cli-new-game-exists = C’è già qualcosa in { $folder }.
cli-new-game-python = Python usa già il nome { $name }.
