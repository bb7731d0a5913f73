### Giocare dal terminale a un tavolo su un server.

client-no-link = «{ $text }» non è un link a un tavolo; è fatto così: http://localhost:8400/#/table/…
client-no-server = «{ $text }» non è l’indirizzo di un server; scrivi per esempio http://localhost:8400
client-unreachable = Nessun server di tavoli risponde a { $server }: { $reason }
# These three stand for $reason.
client-status = risponde con lo stato HTTP { $code }
client-garbled = la sua risposta è incomprensibile
client-left = la connessione è stata chiusa da qui
client-other-rules = Al tavolo vale la versione { $theirs } delle regole, qui la più recente è la { $ours }: aggiorna Boardwright qui.
client-other-components = A questo tavolo si gioca con un file di componenti personale; indica lo stesso file qui con --components FILE.
client-other-game = A quel tavolo si gioca a { $game }: boardwright play { $game } --join …
client-two-tables = I link portano a tavoli diversi; indica quelli di un solo tavolo.
client-no-view = Il server mostra questo gioco in modo diverso da come lo si conosce qui: aggiorna il più vecchio.

play-option-server = Gioca a un tavolo su questo server, per esempio http://localhost:8400; allora i posti possono anche essere open.
play-option-join = Si unisce a un tavolo, o ci torna, con il suo link.
play-option-name = Nome della persona a un tavolo su un server; da indicare una volta per ogni persona qui.
play-not-remote = { $option } vale solo per le partite su questo dispositivo.
play-needs-server = { $option } vale per i tavoli su un server: aggiungi --server URL o --join LINK.

remote-links = Invia un link per ogni posto libero:
remote-watch = Per guardare: { $link }
remote-go-on = Per tornare: boardwright play --join { $link }
remote-waiting-seats = Si aspetta che i posti liberi vengano occupati. start BOT mette un bot su ciascuno, per esempio: start level:2
remote-waiting-host = Si aspetta che la partita cominci.
remote-waiting = Si aspetta { $name }.
remote-waiting-bot = { $name } sta pensando.
remote-lost = La connessione si è interrotta; nuovo tentativo…
remote-back = La connessione è tornata.
remote-chat = { $name }: { $text }
remote-hint = Comandi: say, undo, scores, log, board, help, quit
remote-due = Un bot gioca al posto tuo dopo le { $time }.
remote-undo-ask = { $reason } Chiedi agli altri con: undo ask
remote-undo-wish = { $name } chiede di annullare la sua ultima mossa. Rispondi: yes o no
remote-say-what = Di’ che cosa: say Buona fortuna!
remote-advice-thinking = Un bot ci sta pensando…
remote-advice-seconds = È il server a decidere quanto pensare a un suggerimento; scrivi solo: hint
remote-nothing-now = Non tocca a te. Scrivi help per sapere che cosa puoi fare intanto.
remote-help =
    Rispondi con il numero di una scelta o con il suo testo, come: { $example }
    hint            la scelta migliore rispetto alla seconda, e perché
    say TESTO       parla a tutto il tavolo
    undo            annulla la tua ultima mossa, se poi non si è scoperto nulla
    undo ask        chiedi agli altri se puoi annullare di più
    yes, no         rispondi a chi lo chiede
    bot POSTO [BOT] fai giocare un bot per te, o per chi è assente
    back            torna a giocare tu al tuo posto
    start [BOT]     comincia; un bot prende ogni posto libero
    links           i link di questo tavolo
    why AZIONE      quale regola vieta un’azione: why { $example }
    rules [ID]      le regole, o una di esse: rules { $rule }
    scores          i punti per fonte
    log             che cosa è successo di recente
    board           ridisegna il tavolo (anche con una riga vuota)
    quit            esci; il posto resta tuo
remote-no-seat = Di’ quale posto: da bot 1 a bot { $last }
