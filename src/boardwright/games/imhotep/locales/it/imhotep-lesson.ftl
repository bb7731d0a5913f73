### Imhotep: partite guidate, un pensiero alla volta, e risposte gentili a chi fa altro.

imhotep-lesson-first = La tua prima partita
imhotep-lesson-first-load = Ti diamo il benvenuto sul Nilo! Le pietre nei cinque luoghi sulla riva ti danno punti, e dopo { $rounds } round vince chi ne ha di più. Ma le pietre sono pesanti, perciò viaggiano in barca. Carica una tua pietra su questa barchetta: scegli il posto con la cornice luminosa.
imhotep-lesson-first-sail = Ben caricata! I blocchetti grigi di una barca mostrano quante pietre le servono per salpare. A questa ne basta { $minimum }, quindi può andare. Alle piramidi una pietra dà subito punti. Scegli la barca, poi le piramidi.
imhotep-lesson-first-get = { $points ->
    [one] { $points } punto per te
   *[other] { $points } punti per te
}: è il numero su cui è finita la tua pietra. Poi ha giocato il tuo avversario e ha preso nuove pietre. In ogni turno si fa una cosa sola. La tua slitta è quasi vuota, perciò fai lo stesso: prendi { $stones } pietre dalla tua cava.
imhotep-lesson-first-wish = Adesso hai pietre in abbondanza. Carica questa barca e spera che vada al tempio. Perché solo sperare? Perché tutti possono far salpare qualsiasi barca: qui nessuno ha barche proprie!
imhotep-lesson-first-market = Visto? Il tuo avversario ha invece mandato la tua pietra al mercato. È questo il bello, e ora conosci il trucco anche tu. Ti è utile comunque: al mercato una pietra dà una carta. Prendi la statua. Le statue danno punti alla fine, e più ne hai (fino a cinque), più vale ognuna.
imhotep-lesson-first-share = Riprova! Su questa barca c’è una pietra del tuo avversario. Metti la tua accanto: chi la manda in un bel posto fa un favore anche all’altro, e con un brutto scherzo ci rimettete entrambi.
imhotep-lesson-first-temple = Stavolta sii più veloce: manda tu questa barca al tempio. Lì ogni pietra visibile dall’alto dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine di ogni round. La pietra sul davanti della barca, a sinistra, si scarica per prima.
imhotep-lesson-first-paid = Il tuo avversario ha fatto salpare l’ultima barca, quindi il round è finito, e il tempio ti ha dato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, e a lui altrettanto. La tua pietra resta lì e paga di nuovo alla fine di ogni round, finché un’altra non la copre.
imhotep-lesson-first-burial = Guarda dov’è andata l’ultima barca. Nella camera funeraria il tuo avversario ha { $stones } pietre che si toccano. Un gruppo così vale alla fine della partita: com’è ora { $points } punti, con una pietra in più { $more }. Più cresce (fino a cinque pietre), più vale ogni pietra.
imhotep-lesson-first-obelisks = Alla fine contano anche gli obelischi. La torre più alta dà { $points } punti, la seguente solo { $second }. Nessuno ne ha ancora cominciata una, quindi comincia tu! Il nuovo round ha portato nuove barche: carica di nuovo questa piccola.
imhotep-lesson-first-tower = E ora via agli obelischi! Scegli la barca, poi gli obelischi.
imhotep-lesson-first-on = Se la partita finisse ora, la tua torre ti darebbe { $points } punti. Ma il tuo avversario può ancora costruirne una più alta. Tieni d’occhio i suoi piani! Non ti serve sapere altro. Gioca fino alla fine del round { $rounds }: vince chi ha più punti.

imhotep-lesson-first-other-ship = Puoi prendere qualsiasi posto libero su una barca che è ancora qui. Per ora prendi il posto che ti indico: c’è qualcosa da vedere.
imhotep-lesson-first-stones-left = Puoi sempre prendere pietre finché c’è posto sulla slitta. Ma ne hai già, quindi prima caricane una.
imhotep-lesson-first-pyramids-first = Bella idea! Questa barca può andare in ogni luogo senza barche. Ma solo alle piramidi le pietre danno punti subito, ed è un buon inizio. Manda lì la barca.
imhotep-lesson-first-sail-first = Anche questa è una buona mossa. Ma se aspetti, altri possono mandare altrove la barca. Falla salpare tu, adesso.
imhotep-lesson-first-sled-first = Puoi farlo, ma poi la slitta è vuota e nel prossimo turno dovrai comunque prendere pietre. Prendile adesso.
imhotep-lesson-first-load-first = È permesso, e a volte è la mossa migliore. Stavolta carica la barca che ti indico.
imhotep-lesson-first-statue-first = Ogni carta serve a qualcosa, e più tardi sceglierai tu. Comincia dalla statua: è la più semplice.
imhotep-lesson-first-temple-first = È permesso. Ma il tempio paga più e più volte, quindi manda lì questa barca.
imhotep-lesson-first-obelisks-first = È permesso. Ma agli obelischi nessuno è ancora davanti a te, quindi manda lì questa barca.

imhotep-lesson-blue-cards = Carte blu
imhotep-lesson-blue-cards-load = Una carta blu è un turno con un trucco: fa più di un turno normale. Si ottiene come tutte le carte, con pietre al mercato. Guarda, ci sono tutti e quattro i tipi! Carica questa barca.
imhotep-lesson-blue-cards-more = Ogni pietra dà una carta. Prima che la barca salpi, carica quindi anche l’altra tua pietra.
imhotep-lesson-blue-cards-hammer = Il tuo avversario ha mandato la tua barca al mercato, credendo di farti un dispetto. Grazie mille! Due pietre, due carte. Prendi prima il Martello.
imhotep-lesson-blue-cards-lever = E ora la Leva. Entrambe restano davanti a te finché non le giochi, una per turno.
imhotep-lesson-blue-cards-play = La tua slitta è vuota. Prendere pietre e poi caricarne una: sarebbero due turni. Il Martello fa tutto in uno: ti dà { $stones } pietre e ne carica una. Scegli il Martello, poi il posto sulla barca.
imhotep-lesson-blue-cards-order = Questa barca è piena. Alle piramidi le pietre occupano una casella dopo l’altra: se salpasse ora, la tua avrebbe solo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Con la Leva mandi una barca e scegli chi scende per primo. Scegli la Leva, la barca e le piramidi.
imhotep-lesson-blue-cards-last = Ora scegli l’ordine. La casella migliore è la terza, quindi lascia passare le due pietre del tuo avversario. Allora la tua avrà { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] Eccolo: { $points } punto!
   *[other] Eccoli: { $points } punti!
} Al mercato restano la Vela, che carica una pietra e fa subito salpare quella barca, e lo Scalpello, che carica due pietre. Tieni le carte blu per il momento giusto; ognuna che non giochi dà { $unused } alla fine. Continua!
imhotep-lesson-blue-cards-pointed = È permesso. Per ora prendi la barca che ti indico: deve andare al mercato.
imhotep-lesson-blue-cards-later = È permesso, e a volte è la mossa migliore. Stavolta carica la barca che ti indico.
imhotep-lesson-blue-cards-card = Anche questa è una buona carta! Per ora prendi quella che ti indico.
imhotep-lesson-blue-cards-slot = Il Martello può caricare ogni posto libero. Per ora prendi quello che ti indico.
imhotep-lesson-blue-cards-twice = Così avresti pietre, ma non potresti caricarne una nello stesso turno. Il Martello ti fa fare entrambe le cose.
imhotep-lesson-blue-cards-best = La Leva può mandare una barca in ogni luogo libero. Alle piramidi si vede meglio a che cosa serve.
imhotep-lesson-blue-cards-now = È permesso, ma non vedresti che cosa fa la Leva. Giocala adesso.
imhotep-lesson-blue-cards-third = Puoi scegliere ogni ordine. Ma guarda i numeri delle caselle: la terza pietra riceve di più.

imhotep-lesson-b-sides = I lati B
imhotep-lesson-b-sides-load = Ogni luogo ha un secondo lato, il lato B. Lì c’è più da scegliere e più da pensare. A e B si possono mescolare; qui tutti e cinque mostrano B. Andiamo a vederli: carica questa barca.
imhotep-lesson-b-sides-sail = Cominciamo dalle piramidi, perché ora sono tre. Manda lì la tua barca.
imhotep-lesson-b-sides-pyramid = Quando arriva una pietra, chi la possiede sceglie una piramide e ne prende la prossima casella. Ora ognuna ti dà { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. Alcune caselle successive danno meno, ma con qualcos’altro: una carta, pietre o una pietra su una barca. Costruisci sulla piramide sinistra.
imhotep-lesson-b-sides-temple = Nel tempio ogni casella dà qualcosa di diverso alla fine di un round: punti, pietre o una carta. La prima casella da sinistra è ancora libera. Carica questa barchetta per arrivarci.
imhotep-lesson-b-sides-obelisks = Questa barca porta solo pietre del tuo avversario. Mandala dove gli servono poco: agli obelischi ci vogliono { $stones } pietre per completarne uno, che dà subito { $points } punti. Una pietra sciolta dà solo { $loose } alla fine.
imhotep-lesson-b-sides-last = Il tuo avversario è stato al mercato: lì due carte sono coperte. Chi le prende le guarda e ne tiene una, qui una carta blu. Ora tocca a te: manda la tua barca al tempio. È l’ultima.
imhotep-lesson-b-sides-choose = Il round è finito, e il tempio ti chiede che cosa vuoi dalla tua casella: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} o { $stones ->
    [one] { $stones } pietra
   *[other] { $stones } pietre
}. La tua slitta è vuota, e prendere pietre costa un turno. Prendi le pietre!
imhotep-lesson-b-sides-rows = Resta la camera funeraria. Su questo lato contano le file: alla fine chi ha più pietre in una fila ha { $points } punti, chi segue { $second }. Si riempie colonna per colonna, dall’alto in basso, quindi conta quando arriva la tua. Ora conosci tutti i lati. Continua!
imhotep-lesson-b-sides-pointed = È permesso. Per ora prendi il posto che ti indico.
imhotep-lesson-b-sides-later = È permesso, e a volte è la mossa migliore. Stavolta carica la barca che ti indico.
imhotep-lesson-b-sides-hurry = Puoi farlo. Ma manda la barca adesso, prima che lo faccia il tuo avversario.
imhotep-lesson-b-sides-begin = Questa barca può andare in ogni luogo. Cominciamo dalle piramidi, quindi mandala lì.
imhotep-lesson-b-sides-left = Ora danno tutte lo stesso, quindi una vale l’altra. Stavolta prendi la sinistra.
imhotep-lesson-b-sides-least = È permesso. Ma pensa a dove queste pietre aiutano meno il tuo avversario: agli obelischi.
imhotep-lesson-b-sides-own = È permesso. Ma la tua pietra dovrebbe andare al tempio, finché lì la casella migliore per te è libera.
imhotep-lesson-b-sides-worth = Un punto non è mai sbagliato. Ma con la slitta vuota ora le pietre ti servono di più.
