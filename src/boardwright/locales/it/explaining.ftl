### Il tavolo si spiega da sé: che cosa sono i posti, che cosa è nuovo, i suggerimenti e il tutor.

explained-no-points = { $seat }: ancora nessun punto.
web-tip = Che cos’è
web-tip-not = Non ora: { $why }

web-explains = Spiega mentre gioco
web-explains-first = Nella mia prima partita
web-explains-always = Sempre
web-explains-never = Mai
web-news = Buono a sapersi
web-news-read = Capito
web-news-stop = Non mostrarne più

hint-forced = Non hai altra scelta.
hint-alike = Due mosse sono più o meno uguali:
hint-or = Oppure:
hint-no-better = Nient’altro sembra migliore.
hint-brings = Ti porta più punti { FORM($source, "da") }.
hint-takes = Così { $seat } ottiene meno punti { FORM($source, "da") }.
web-hint-more = In cifre

judged-better = Così hai sprecato molto. Meglio sarebbe:
judged-yours = La tua: { $action }, probabilità di vittoria { $chance }%.
web-tutor = Tutor: dimmi quando una mossa spreca molto
web-tutor-name = Tutor
web-tutor-offer = Vuoi un tutor? Parla solo quando una tua mossa spreca molto.
web-tutor-back = Annulla mossa
web-tutor-on = Continua
