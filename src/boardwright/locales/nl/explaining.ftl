### De tafel legt zichzelf uit: wat plekken zijn, wat nieuw is voor iemand, tips en de tutor.

explained-no-points = { $seat }: nog geen punten.
web-tip = Wat dit is
web-tip-not = Nu niet: { $why }

web-explains = Uitleg tijdens het spelen
web-explains-first = In mijn eerste partij
web-explains-always = Altijd
web-explains-never = Nooit
web-news = Goed om te weten
web-news-read = Begrepen
web-news-stop = Niet meer tonen

hint-forced = Je hebt geen andere keus.
hint-alike = Twee zetten zijn ongeveer even goed:
hint-or = Of:
hint-no-better = Niets anders lijkt beter.
hint-brings = Dat levert je meer punten op door { FORM($source, "through") }.
hint-takes = Zo krijgt { $seat } minder punten door { FORM($source, "through") }.
web-hint-more = In cijfers

judged-better = Daarmee gaf je veel weg. Beter zou zijn:
judged-yours = Die van jou: { $action }, winstkans { $chance }%.
web-tutor = Tutor: zeg het als een zet veel weggeeft
web-tutor-name = Tutor
web-tutor-offer = Wil je een tutor? Hij zegt alleen iets als een zet van jou veel weggeeft.
web-tutor-back = Terugnemen
web-tutor-on = Doorgaan
