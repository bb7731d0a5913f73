### Ciò che dice la base di tutti i giochi.

unknown-game = «{ $text }» non è un gioco.
unknown-bot = «{ $text }» non è un bot.
unknown-setting = «{ $text }» non è un’impostazione della ricerca.
unknown-seat = «{ $text }» non è un posto; ci sono i posti da 1 a { $players }.
unknown-action = «{ $text }» non è un’azione.
unknown-rule = «{ $text }» non è una regola.
unknown-limit = «{ $text }» non è un limite.
unknown-option = «{ $text }» non è un’opzione di { $game }.
unknown-boards = «{ $text }» non è una scelta di { $players } cartelle; scrivi una cifra per ogni posto, 0 per una cartella distribuita a caso.
unknown-colours = «{ $text }» non è una scelta di { $players } colori; per ogni posto indica uno tra { $known }.
unknown-version = Qui non c’è la versione { $version } delle regole di { $game }; la più recente è la { $newest }. Scegline una da 1 a { $newest }, oppure aggiorna Boardwright.
unknown-chance = «{ $text }» non è una risposta del caso.
unknown-near = { $unknown } Intendevi { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = L’opzione { $name } non può essere «{ $text }»; scrivi per esempio { $example }.
position-unreadable = Impossibile leggere questa posizione: { $error }.
refused-no-action = { $action } non è un’azione; le azioni sono numerate da 0 a { $last }.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = Impossibile leggere { $file }: { $error }.
components-no-toml = { $file } non è un file TOML: { $error }.
components-deep = { $file } ha troppi livelli annidati.
components-large = { $path } è troppo grande; il massimo è { $most }.
components-no-name = { $file }: ogni voce di [[{ $path }]] ha bisogno di un nome.
components-no-source = { $file }: { $path } non ha una fonte; scrivi source = "confidence: where" con una parola tra { $known }.
components-unknown = nulla si chiama { $path }.
components-unknown-near = nulla si chiama { $path }; intendevi { $near }?
components-renamed = { $path } si chiama { $name } nella versione { $version } delle regole.
components-later = { $path } c’è solo dalla versione { $since } delle regole, e questa è la versione { $version }: non indicarlo.
components-either = { $path } non può stare insieme a { $other }; scrivi solo uno dei due.
components-other-type = { $path } va scritto come { $value }.
components-not-a-number = { $path } dev’essere un numero intero, almeno { $low }.
components-not-numbers = { $path } devono essere numeri interi, ciascuno almeno { $low }.
components-wrong-length = { $length ->
    [one] { $path } deve avere { $length } valore.
   *[other] { $path } deve avere { $length } valori.
}
components-empty = { $path } deve avere almeno un valore.
components-unknown-word = { $path } dev’essere una parola tra { $known }.

bot-setting = { $kind ->
    [whole] L’impostazione { $name } non può essere «{ $value }»; scrivi un numero intero da { $least } a { $most }.
   *[other] L’impostazione { $name } non può essere «{ $value }»; scrivi un numero da { $least } a { $most }.
}
bot-unusable = Impossibile usare il bot { $bot }. { $error }
bot-is-none = Impossibile usare il bot { $bot }. Deve creare un boardwright.bots.bot.Bot da un gioco, un posto e un seme.
bot-of-others = Il bot { $bot } è codice di qualcun altro, che qui non viene caricato.
bot-failed = Il bot { $bot } ha avuto un errore ({ $reason }); al suo posto si è giocata un’altra azione.
bot-too-slow = Il bot { $bot } non ha risposto entro i suoi { $reason } s; al suo posto si è giocata un’altra azione.
bot-still-thinking = Il bot { $bot } pensa ancora a un’azione precedente; al suo posto se ne è giocata un’altra.
bot-not-legal = Il bot { $bot } ha risposto { $reason }, che non è permesso; al suo posto si è giocata un’altra azione.

undo-revealed = Nel frattempo si è scoperto qualcosa: ciò che si è visto non si può dimenticare.
undo-another-acted = Nel frattempo ha agito un altro giocatore.
undo-nothing = Non hai ancora fatto nulla che si possa annullare.

record-header = Riga { $line }: «{ $text }» non va nell’intestazione di una registrazione.
record-header-short = Riga { $line }: nell’intestazione della registrazione manca «{ $missing }».
record-format = La registrazione ha il formato { $format }; questa versione legge il formato { $known }.
record-line = Riga { $line }: «{ $text }» non è una riga di una registrazione.
record-line-long = La riga { $line } è troppo lunga; una riga di una registrazione ha al massimo { $most } caratteri.
record-seat = Riga { $line }: agisce il posto { $seat }, ma tocca al posto { $asked }.
record-chance-short = Riga { $line }: al caso si chiede più di quanto la registrazione risponda.
record-chance-impossible = Riga { $line }: il caso non può rispondere così qui: non ne restano.
record-chance-long = Riga { $line }: la registrazione risponde più di quanto si chieda al caso.
record-refused = Riga { $line }: { $reason }
record-hash = Riga { $line }: la posizione non è quella della registrazione.
record-version = La registrazione è stata giocata con la versione { $was } delle regole; questa è la versione { $now }.
record-version-unknown = La registrazione è stata giocata con la versione { $was } delle regole; qui la più recente è la { $newest }: aggiorna Boardwright.
record-components = La registrazione è stata giocata con altri componenti ({ $digest }); indica il loro file con --components.
record-seats = L’intestazione della registrazione deve avere { $players } posti.
record-empty = La registrazione non ha la riga della preparazione.
record-unreadable = Non è un file di testo, quindi non è una registrazione.

rulebook-place = { $edition }, { $headings }
rulebook-heading = «{ $heading }»
rulebook-page = «{ $heading }» (p. { $page })
rulebook-en = edizione inglese
rulebook-de = edizione tedesca
rulebook-da = edizione danese
rulebook-no = edizione norvegese

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = questo file o questa cartella non esiste
system-forbidden = non è consentito
system-exists = esiste già qualcosa con questo nome
system-folder = è una cartella
system-not-ordinary = non è un file ordinario
system-no-folder = una parte del percorso non è una cartella
system-full = non c’è più spazio sul disco
system-damaged = è danneggiato
system-refused = lì nessuno è in ascolto
system-broken-off = la connessione è stata interrotta
system-in-use = l’indirizzo è già in uso
system-no-address = questo computer non ha quell’indirizzo
system-silent = la risposta non è arrivata in tempo
system-unknown-host = non si trova nessun computer con quel nome
system-insecure = non è stato possibile stabilire una connessione sicura
# $code is such as ENAMETOOLONG.
system-other = il sistema segnala { $code }

## Games of others that cannot be played.

game-name-taken = Un altro gioco si chiama già così: { $other }.
game-name-unfit = Il nome di un gioco ha da 2 a 32 lettere minuscole e cifre e comincia con una lettera.
game-no-players = Non ha un’opzione per il numero di giocatori.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Il gioco { $game } è lasciato fuori. { $reason }
game-failed = Il gioco { $game } ha avuto un errore: { $error } ({ $file }, riga { $line })
