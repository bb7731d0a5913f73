### Partite guidate: ciò che dice ogni lezione, di qualunque gioco.

## Perché una partita guidata non si può creare.

learning-no-lesson = Qui non c’è nessuna partita guidata chiamata «{ $text }».
learning-table-plain = Una partita guidata ha un solo posto da occupare, il tuo; tutto il resto ne consegue.

## Nella lobby.

learning-learn = Impara a giocare
learning-go-on = Continua a imparare
learning-again = Impara di nuovo
learning-chapters = Tutte le lezioni
learning-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learning-done = fatta

## Al tavolo.

learning-part = Lezione
learning-guide = Lezione: { $lesson }
learning-step = Passo { $step } di { $steps }
learning-continue = Continua
learning-back = Indietro
learning-do = Ora tocca a te: prova!
learning-waiting = Guarda che cosa fanno gli altri.
learning-other = Potresti fare anche questo. Ma prima prova ciò che brilla.
learning-read-first = Tra un attimo potrai agire. Prima continua a leggere qui.
learning-do-anyway = Fallo lo stesso e lascia la lezione
learning-fine = Va bene
learning-leave = Lascia la lezione
learning-leaving = Vuoi continuare senza aiuto? La partita va avanti così com’è, e a questo tavolo nessuno ti guiderà più.
learning-stay = Resta
learning-strayed = Hai preso la tua strada: da qui in poi è una partita normale. Se vuoi tornare alla lezione, annulla la tua mossa.
learning-over = Questa era la lezione. La partita continua da qui contro un bot facile. Se hai dubbi, chiedi un suggerimento o annulla una mossa. Altre lezioni ti aspettano nella lobby.
learning-play-on = Continua a giocare
