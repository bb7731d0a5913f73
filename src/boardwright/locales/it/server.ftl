### Ciò che dice il server.

server-frozen = Questa partita è cominciata con la versione { $version } delle regole, che questo programma non conosce. Si può rivedere; per continuare, aggiorna Boardwright.
server-damaged = Quello che è registrato di questo tavolo è danneggiato. Si mostra ciò che si può ancora leggere; non si può continuare.
server-past-damaged = Alcune mosse precedenti di questo tavolo sono danneggiate, quindi non si può guardare indietro. Ciò che si vede è giusto.
server-not-started = La partita non è ancora cominciata.
server-started = La partita è già cominciata.
server-seats-open = Alcuni posti sono ancora liberi: aspetta che vengano occupati, o lasciali ai bot.
server-finished = La partita è finita.
server-not-finished = La partita non è ancora finita.
server-play-on-secret = Finché questa partita non è finita, non puoi continuare da qui: svelerebbe ciò che gli altri, bot compresi, tengono nascosto.
server-not-running = Al momento qui nessuno sta giocando.
server-stale = Nel frattempo la partita è andata avanti; ecco la situazione adesso.
server-not-asked = Non tocca a te.
server-not-own = Quel posto non è tuo; usa il link del posto.
server-no-seat = Quel posto non esiste.
server-host-only = Può farlo solo chi ha creato il tavolo.
server-bot-plays = Su quel posto gioca un bot; se è tuo, prima riprendilo.
server-plays-already = A quel posto giochi già tu.
server-not-away = { $name } non è assente: nessun altro può affidare quel posto a un bot prima che siano passati { $seconds } secondi senza risposta.
server-has-left = Quel posto è già stato lasciato.
server-no-line = La registrazione finisce con la riga { $last }.
server-undo-pending = Qualcuno ha già chiesto di tornare indietro; prima rispondi a quella richiesta.
server-undo-unasked = Nessuno chiede il tuo consenso.
server-pace-same = Il tempo per mossa è già quello.
server-pace-pending = Qualcuno ha già proposto un altro tempo per mossa; prima rispondi a quella proposta.
server-undo-absent = { $name } ha giocato nel frattempo e ora non c’è: nessun altro può dare il consenso ad annullare quella mossa.
server-undo-wait = Hai appena chiesto di tornare indietro: chiedilo di nuovo tra { $seconds } secondi, o spiega il perché nella chat.
server-no-hints = A questo tavolo i bot non danno suggerimenti.
server-busy = In questo momento i suggerimenti sono molto richiesti; riprova tra poco.
server-advice-wait = L’hai già chiesto; ci si sta ancora pensando.
server-advice-lost = Non si è trovato nulla; riprova.

server-name-long = Un nome ha al massimo { $most } caratteri.
server-name-taken = A un tavolo non possono esserci due persone di nome «{ $name }»; scegli un altro nome.
server-chat-empty = In una riga vuota non c’è nulla da dire.
server-chat-long = Una riga della chat ha al massimo { $most } caratteri.
server-text-unfit = Solo lettere e segni normali, per favore.

server-no-invite = Questo invito non vale per nessun posto qui; chiedi un nuovo link.
server-seat-taken = Qualcuno ha già usato questo invito; se l’hai usato tu, continua con il link che hai ricevuto allora.
server-join-frozen = Le regole sono cambiate da quando è stato creato questo tavolo, quindi nessuno può più sedersi qui. Chiedi un invito a un nuovo tavolo.
server-full = Tutti i posti sono occupati.
server-no-bot = «{ $text }» non è un bot che gioca qui; scegli random, greedy, mcts, mcts:2s, mcts:5000 o da level:1 a level:5.
server-bot-budget = Qui un bot può pensare a una mossa al massimo { $seconds } secondi o { $iterations } iterazioni.
server-bot-lost = Il bot { $bot } non ha risposto; al suo posto si è giocata un’altra azione.
server-unfit = { $reason }
server-components-long = Qui un file di componenti ha al massimo { $most } caratteri.
server-record-long = Qui una registrazione ha al massimo { $most } caratteri.
server-record-wrong = La mossa { $move } della registrazione non segue le regole.
server-tables-many = In un’ora hai modificato o creato { $most } tavoli; aspetta un po’.
server-tables-unfinished = Hai { $most } tavoli non finiti; prima finiscine uno.

server-no-table = Questo tavolo non esiste.
server-no-token = Per questo tavolo serve un link apposito; chiedilo a chi l’ha creato.
server-no-game = «{ $text }» non è un gioco che si gioca qui.
server-no-status = «{ $text }» non è uno stato di un tavolo: scrivi open, running o finished.
server-no-hello = Il primo messaggio dev’essere hello.
server-hello-twice = Hai già detto hello.
server-garbage = Questo messaggio non si capisce: { $reason }.
server-message-long = Un messaggio ha al massimo { $most } byte.
server-no-json = Il corpo dev’essere application/json.
server-too-fast = Troppo in una volta; aspetta un momento.
server-origin = Le pagine di altri server non possono chiedere nulla qui.
server-host = Questo server non è noto come «{ $host }». Se deve esserlo, avvialo con --origin e quell’indirizzo.
server-local-only = Le statistiche sono solo per questo computer.
server-error = Qui qualcosa è andato storto; non è cambiato nulla. Riprova.
server-closing = Il server si sta riavviando; torna tra un momento.
server-store-failed = Non è stato possibile registrarlo, quindi forse non è avvenuto. Guarda il tavolo e riprova.
server-store-unreadable = Al momento non si possono leggere i tavoli. Riprova.

server-log-left = { $name } lascia il tavolo.
server-log-taken-over = { FORM($bot, "level") } gioca per { $name }.
server-log-taken-back = { $name } è di nuovo qui.
server-log-undone = { $moves ->
    [one] { $name } annulla una mossa.
   *[other] { $name } annulla { $moves } mosse.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Tempo scaduto, ha scelto un bot:
server-log-paced = Da adesso il tempo per mossa è: { $time }.
server-log-unpaced = Da adesso non c’è più un limite di tempo per mossa.
server-pace-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
server-pace-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
server-pace-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
server-pace-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

serve-help = Apre tavoli per persone e bot: un server con una pagina per i browser.
serve-examples = Esempio: boardwright serve --port 8400 --store games.db
serve-option-host = Indirizzo su cui ascoltare; 0.0.0.0 fa entrare anche altri.
serve-option-port = Porta su cui ascoltare.
serve-option-store = Dove si conservano i tavoli: un file SQLite, o postgresql://… (predefinito: { $file }).
serve-option-workers = Processi del server; per più di uno serve PostgreSQL.
serve-option-bots = Processi in cui pensano i bot.
serve-option-origin = Un altro indirizzo da cui possono venire le pagine, per esempio https://games.example.
serve-option-limit = Cambia un limite, per esempio connections=500; vedi docs/security.md.
serve-limit-unfit = Il limite { $name } non può essere «{ $text }»; scrivi un numero.
serve-limit-range = Il limite { $name } non può essere «{ $text }»; va da { $least } a { $most }.
serve-option-proxy = Indirizzo di un proxy il cui X-Forwarded-For è ritenuto valido.
serve-option-open = Apre la lobby nel browser.
serve-workers-sqlite = { $workers } processi non possono condividere un file SQLite: non ci si guadagna nulla e tutti aspettano. Usa un solo processo, oppure indica un database PostgreSQL con --store postgresql://…
serve-lobby = La lobby è su { $url } (per fermare: Ctrl+C)
serve-no-address = Impossibile usare { $url }: { $reason }.
