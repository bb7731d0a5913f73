### Una partita nel terminale.

cli-play-help = Gioca in questo terminale: contro i bot, in più persone alla stessa tastiera, o a un tavolo su un server.
cli-play-examples =
    Esempio: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    Su un server: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Chi gioca, separati da virgole: human, o un bot ({ $bots }).
play-option-seed = Seme del caso: con le stesse scelte, la stessa partita (predefinito: uno casuale).
play-option-record = Salva la partita in questo file invece che nella cartella delle partite.
play-option-resume = Continua la partita di questo file; senza FILE, l’ultima non finita.
play-option-trust = Con --resume: carica questo bot, cioè codice indicato dalla partita salvata, anche dalla cartella corrente.

play-no-player = «{ $text }» non è un giocatore; scrivi per ogni posto una parola tra { $known }.
play-record-exists = { $file } esiste già. Per continuare: boardwright play --resume { $file }
play-nothing-unfinished = In { $folder } non ci sono partite non finite; indica un file: --resume FILE
play-unfinished = C’è una partita non finita: { $file }
play-unfinished-choice = [1] continuala   [2] comincia una nuova partita
play-in-use = { $file } è già in gioco in un altro terminale. Lascia lì la partita con quit e riprova, oppure continua con una copia del file.

play-code = { $file } indica bot che sono codice di qualcun altro. Una volta caricato, può fare su questo computer tutto ciò che puoi fare tu:
play-code-bot = { $bot }: classe { $name } del modulo { $module }, da { $file }
play-code-absent = { $bot }: con questo nome non è installato nulla. Nella cartella corrente si cerca solo con --trust.
play-code-choice = [1] non caricarlo   [2] caricalo e gioca
play-code-refused = Non è stato caricato nulla. Se ti fidi di questo codice: boardwright play --resume { $file } { $options }

play-seed = Seme { $seed }: con le stesse scelte dà di nuovo la stessa partita.
play-not-saved = Questa partita non viene salvata: impossibile scrivere in { $folder }. Salvala con: save FILE
play-elsewhere = { $file } è stato rimosso o modificato da un altro programma e resta com’è. D’ora in poi la partita è salvata in { $other }
play-unsaved = Le ultime mosse non sono salvate: { $error }. Si riprova dopo ogni mossa. Per salvare una copia: save FILE
play-resumed = Si continua con { $file }.
play-hint = Un numero o un testo, come «{ $example }» (Tab completa). Altro: help
play-hand-over = Passa il dispositivo a { $seat }, che poi preme Invio.
play-help =
    Rispondi con il numero di una scelta o con il suo testo, come: { $example }
    Un testo più lungo può rispondere a più domande, se una porta all’altra.
    hint [SECONDI]  la scelta migliore rispetto alla seconda, e perché
    undo            annulla la tua ultima mossa, se poi non si è scoperto nulla
    why AZIONE      quale regola vieta un’azione: why { $example }
    rules [ID]      le regole, o una di esse: rules { $rule }
    scores          i punti per fonte
    log             che cosa è successo di recente
    board           ridisegna il tavolo (anche con una riga vuota)
    save [FILE]     dove è salvata la partita, o salvane una copia
    quit            esci; la partita è salvata e si può continuare
play-undone = { $moves ->
    [one] La tua ultima mossa è annullata.
   *[other] { $moves } mosse sono annullate, fino alla tua ultima.
}
play-no-choice = La scelta { $number } non esiste; scegli da 1 a { $last }, o scrivi help.
play-unknown = «{ $text }» non è una scelta. Scrivi un numero, il testo di un’azione, o help.
play-unknown-near = «{ $text }» non è una scelta; intendevi { $near }? Altrimenti scrivi help.
play-why-what = Di’ quale azione: why { $example }
play-why-legal = «{ $action }» ora è permesso.
play-why-not = «{ $action }» non è permesso. { $reason }
play-no-rule = Nessuna regola si chiama { $rule }; gli id vanno da { $first } a { $last }. Scrivi rules per vederle tutte.
play-saved = La partita è salvata in { $file }
play-save-where = Questa partita non viene salvata; indica un file: save FILE
play-cannot-save = Impossibile scrivere { $file }: { $error }.
play-go-on = Per continuare: boardwright play --resume { $file }
play-left-at-once = Non si è giocato nulla, quindi non si conserva nulla.
play-left-unsaved = La partita non è stata salvata.
play-left-lost = Le ultime mosse non sono state salvate: { $error }.
play-replay = Per rivederla: boardwright replay { $file }

play-source = punti da
play-total = totale
