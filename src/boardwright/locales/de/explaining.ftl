### Der Tisch erklärt sich selbst: was Stellen bedeuten, was jemandem neu ist, Tipps und der Tutor.

explained-no-points = { $seat }: noch keine Punkte.
web-tip = Was das ist
web-tip-not = Jetzt nicht: { $why }

web-explains = Beim Spielen erklären
web-explains-first = In meiner ersten Partie
web-explains-always = Immer
web-explains-never = Nie
web-news = Gut zu wissen
web-news-read = Verstanden
web-news-stop = Keine mehr davon

hint-forced = Etwas anderes kannst du nicht wählen.
hint-alike = Zwei Züge sind etwa gleich gut:
hint-or = Oder:
hint-no-better = Nichts anderes sieht besser aus.
hint-brings = Das bringt dir mehr Punkte durch { FORM($source, "through") }.
hint-takes = So bekommt { $seat } weniger Punkte durch { FORM($source, "through") }.
web-hint-more = In Zahlen

judged-better = Das hat viel verschenkt. Besser wäre:
judged-yours = Deiner: { $action }, Gewinnchance { $chance } %.
web-tutor = Tutor: Sag mir, wenn ein Zug viel verschenkt
web-tutor-name = Tutor
web-tutor-offer = Möchtest du einen Tutor? Er meldet sich nur, wenn einer deiner Züge viel verschenkt.
web-tutor-back = Zurücknehmen
web-tutor-on = Weiterspielen
