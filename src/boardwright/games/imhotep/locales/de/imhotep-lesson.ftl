### Imhotep: geführte Partien, Gedanke für Gedanke, und freundliche Antworten, wenn jemand etwas anderes tut.
### „Du“ spielt Schwarz, die andere Seite spielt Weiß. Ein Gedanke auf einmal, in einfachen Worten.

## Die erste Partie.

imhotep-lesson-first = Deine erste Partie
imhotep-lesson-first-load = Willkommen am Nil! Steine an den fünf Orten am Ufer bringen dir Punkte, und nach { $rounds } Runden gewinnen die meisten Punkte. Aber Steine sind schwer, darum fahren sie mit dem Boot. Leg einen deiner Steine auf dieses kleine Boot: Wähle den Platz mit dem leuchtenden Ring.
imhotep-lesson-first-sail = Gut geladen! Die kleinen grauen Klötze an einem Boot zeigen, wie viele Steine es braucht, bevor es losfahren darf. Dieses braucht nur { $minimum }, es kann also los. Bei den Pyramiden bringt ein Stein sofort Punkte. Wähle das Boot, dann die Pyramiden.
imhotep-lesson-first-get = { $points ->
    [one] { $points } Punkt für dich
   *[other] { $points } Punkte für dich
}: So viel zählt das Feld, auf dem dein Stein liegt. Danach war dein Gegenüber am Zug und hat neue Steine besorgt. In jedem Zug tut man genau eine Sache. Dein Schlitten ist fast leer, also mach es auch so: Besorge { $stones } Steine aus deinem Steinbruch.
imhotep-lesson-first-wish = Jetzt hast du genug Steine. Belade dieses Boot und hoffe, dass es zum Tempel fährt. Warum nur hoffen? Weil alle jedes Boot fahren dürfen: Eigene Boote hat hier niemand!
imhotep-lesson-first-market = Siehst du? Dein Gegenüber hat deinen Stein stattdessen zum Markt gefahren. Das ist der Spaß daran, und jetzt kennst du den Trick auch. Es nützt dir trotzdem: Am Markt bringt ein Stein eine Karte. Nimm die Statue. Statuen zählen am Ende, und je mehr du hast (bis zu fünf), desto mehr bringt jede.
imhotep-lesson-first-share = Neuer Versuch! Auf diesem Boot liegt schon ein fremder Stein. Leg deinen daneben: Wer das Boot dann an einen guten Ort fährt, hilft euch beiden, und ein gemeiner Streich trifft euch beide.
imhotep-lesson-first-temple = Sei diesmal schneller und fahre dieses Boot selbst zum Tempel. Jeder Stein, den man dort von oben sieht, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn eine Runde endet. Der vorderste Stein auf dem Boot, ganz links, wird zuerst entladen.
imhotep-lesson-first-paid = Das letzte Boot ist gefahren, also ist die Runde vorbei, und der Tempel hat dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gezahlt, deinem Gegenüber auch. Dein Stein bleibt liegen und zahlt am Ende jeder Runde wieder, bis ihn ein anderer verdeckt.
imhotep-lesson-first-burial = Schau, wohin das letzte Boot gefahren ist. In der Grabkammer hat dein Gegenüber { $stones } Steine, die sich berühren. So, wie sie ist, bringt diese Gruppe am Ende der Partie { $points } Punkte, mit einem Stein mehr { $more }. Je größer sie wird (bis zu fünf Steinen), desto mehr zählt jeder Stein.
imhotep-lesson-first-obelisks = Am Ende zählen auch die Obelisken. Der höchste Turm bekommt { $points } Punkte, der nächste nur { $second }. Noch hat niemand einen begonnen, also fang du an! Die neue Runde hat neue Boote gebracht: Belade wieder dieses kleine Boot.
imhotep-lesson-first-tower = Und ab zu den Obelisken! Wähle das Boot, dann die Obelisken.
imhotep-lesson-first-on = Wäre die Partie jetzt zu Ende, brächte dir dein Turm { $points } Punkte. Aber dein Gegenüber kann noch einen höheren bauen. Achte darauf, was andere vorhaben! Mehr brauchst du nicht zu wissen. Spiel weiter bis zum Ende von Runde { $rounds }: Wer dann die meisten Punkte hat, gewinnt.

# Wenn jemand etwas anderes tut, das die Regeln erlauben.
imhotep-lesson-first-other-ship = Du darfst jeden freien Platz auf einem Boot nehmen, das noch da ist. Nimm jetzt aber den Platz, auf den ich zeige: Dort gibt es etwas zu sehen.
imhotep-lesson-first-stones-left = Du darfst immer Steine besorgen, solange auf deinem Schlitten Platz ist. Aber du hast schon welche, also verlade zuerst einen.
imhotep-lesson-first-pyramids-first = Gute Idee! Dieses Boot darf an jeden Ort, an dem kein anderes liegt. Aber nur bei den Pyramiden bringen Steine sofort Punkte, und das ist ein guter Anfang. Schick das Boot dorthin.
imhotep-lesson-first-sail-first = Auch ein guter Zug. Aber wer wartet, dem fahren vielleicht andere das Boot weg. Fahre es also jetzt selbst.
imhotep-lesson-first-sled-first = Das darfst du, aber dann ist dein Schlitten leer, und im nächsten Zug musst du doch Steine besorgen. Tu es jetzt.
imhotep-lesson-first-load-first = Das ist erlaubt und manchmal der beste Zug. Belade diesmal das Boot, auf das ich zeige.
imhotep-lesson-first-statue-first = Jede Karte ist zu etwas gut, und später wählst du selbst. Fang mit der Statue an: Sie ist die einfachste.
imhotep-lesson-first-temple-first = Das ist erlaubt. Aber der Tempel zahlt immer wieder, also schick dieses Boot dorthin.
imhotep-lesson-first-obelisks-first = Das ist erlaubt. Aber bei den Obelisken liegt noch niemand vor dir, also schick dieses Boot dorthin.

## Kapitel: blaue Karten.

imhotep-lesson-blue-cards = Blaue Karten
imhotep-lesson-blue-cards-load = Eine blaue Karte ist ein Zug mit einem Trick: Sie kann mehr als ein gewöhnlicher Zug. Man bekommt sie wie alle Karten, mit Steinen am Markt. Schau, alle vier Sorten liegen dort! Belade dieses Boot.
imhotep-lesson-blue-cards-more = Jeder Stein bringt eine Karte. Leg also auch deinen anderen Stein an Bord, bevor das Boot fährt.
imhotep-lesson-blue-cards-hammer = Dein Gegenüber hat dein Boot zum Markt gefahren und dachte, das ärgert dich. Vielen Dank! Zwei Steine, zwei Karten. Nimm zuerst den Hammer.
imhotep-lesson-blue-cards-lever = Und jetzt den Hebel. Beide liegen vor dir, bis du sie spielst, eine pro Zug.
imhotep-lesson-blue-cards-play = Dein Schlitten ist leer. Erst Steine besorgen und dann einen verladen, das wären zwei Züge. Der Hammer kann beides in einem: Er besorgt dir { $stones } Steine und verlädt einen. Wähle den Hammer, dann den Platz auf dem Boot.
imhotep-lesson-blue-cards-order = Dieses Boot ist voll. Bei den Pyramiden füllen Steine ein Feld nach dem anderen. Würde es jetzt fahren, bekäme deiner nur { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Mit dem Hebel fährst du ein Boot und bestimmst, wer zuerst von Bord geht. Wähle den Hebel, das Boot und die Pyramiden.
imhotep-lesson-blue-cards-last = Wähle nun die Reihenfolge. Das dritte Feld ist das beste, also lass die beiden fremden Steine vorgehen. Dann bekommt deiner { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
imhotep-lesson-blue-cards-rest = { $points ->
    [one] Da ist er: { $points } Punkt!
   *[other] Da sind sie: { $points } Punkte!
} Am Markt liegen noch das Segel, das einen Stein verlädt und dieses Boot gleich fährt, und der Meißel, der zwei Steine verlädt. Heb blaue Karten für den richtigen Moment auf; jede, die du nie spielst, bringt am Ende { $unused }. Spiel weiter!
imhotep-lesson-blue-cards-pointed = Das ist erlaubt. Nimm jetzt aber das Boot, auf das ich zeige: Es soll zum Markt.
imhotep-lesson-blue-cards-later = Das ist erlaubt und manchmal der beste Zug. Belade diesmal das Boot, auf das ich zeige.
imhotep-lesson-blue-cards-card = Auch eine gute Karte! Nimm jetzt die, auf die ich zeige.
imhotep-lesson-blue-cards-slot = Der Hammer darf jeden freien Platz beladen. Nimm jetzt den, auf den ich zeige.
imhotep-lesson-blue-cards-twice = So bekämst du Steine, könntest aber im selben Zug keinen verladen. Mit dem Hammer geht beides.
imhotep-lesson-blue-cards-best = Der Hebel darf ein Boot an jeden freien Ort fahren. Bei den Pyramiden siehst du am besten, wozu er gut ist.
imhotep-lesson-blue-cards-now = Das ist erlaubt, aber dann siehst du nicht, was der Hebel kann. Spiel ihn jetzt.
imhotep-lesson-blue-cards-third = Du darfst jede Reihenfolge wählen. Aber sieh dir die Zahlen auf den Feldern an: Der dritte Stein bekommt am meisten.

## Kapitel: die B-Seiten.

imhotep-lesson-b-sides = Die B-Seiten
imhotep-lesson-b-sides-load = Jeder Ort hat eine zweite Seite, die B-Seite. Dort gibt es mehr zu wählen und mehr zu überlegen. A und B kann man mischen; hier zeigen alle fünf B. Sehen wir sie uns an: Belade dieses Boot.
imhotep-lesson-b-sides-sail = Wir fangen bei den Pyramiden an, denn jetzt sind es drei. Fahre dein Boot dorthin.
imhotep-lesson-b-sides-pyramid = Wem der Stein gehört, der wählt eine Pyramide und bekommt ihr nächstes Feld. Jetzt bringt dir jede { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Manche späteren Felder bringen weniger, aber etwas dazu: eine Karte, Steine oder einen Stein auf ein Boot. Bau an der linken Pyramide.
imhotep-lesson-b-sides-temple = Im Tempel bringt jedes Feld am Ende einer Runde etwas anderes: Punkte, Steine oder eine Karte. Das erste Feld von links ist noch frei. Belade dieses kleine Boot, damit du dorthin kommst.
imhotep-lesson-b-sides-obelisks = Auf diesem Boot liegen nur Steine deines Gegenübers. Fahre es dorthin, wo sie wenig nützen: Bei den Obelisken braucht man { $stones } Steine für einen fertigen, der dann sofort { $points } Punkte bringt. Ein loser Stein bringt am Ende nur { $loose }.
imhotep-lesson-b-sides-last = Dein Gegenüber war am Markt: Dort liegen zwei Karten verdeckt. Wer sie nimmt, sieht beide an und behält eine, hier eine blaue. Jetzt bist du dran: Fahre dein Boot zum Tempel. Es ist das letzte.
imhotep-lesson-b-sides-choose = Die Runde ist vorbei, und der Tempel fragt, was du von deinem Feld willst: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} oder { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}. Dein Schlitten ist leer, und Steine zu besorgen kostet einen Zug. Nimm also die Steine!
imhotep-lesson-b-sides-rows = Bleibt noch die Grabkammer. Auf dieser Seite zählen ihre Reihen: Am Ende bringen die meisten Steine in einer Reihe { $points } Punkte, die zweitmeisten { $second }. Gefüllt wird Spalte für Spalte, von oben nach unten, also kommt es darauf an, wann dein Stein kommt. Jetzt kennst du alle Seiten. Spiel weiter!
imhotep-lesson-b-sides-pointed = Das ist erlaubt. Nimm jetzt aber den Platz, auf den ich zeige.
imhotep-lesson-b-sides-later = Das ist erlaubt und manchmal der beste Zug. Belade diesmal das Boot, auf das ich zeige.
imhotep-lesson-b-sides-hurry = Das darfst du. Aber fahre das Boot jetzt, bevor es dein Gegenüber tut.
imhotep-lesson-b-sides-begin = Dieses Boot darf an jeden Ort. Wir fangen bei den Pyramiden an, also schick es dorthin.
imhotep-lesson-b-sides-left = Jetzt bringen alle gleich viel, du hast also recht. Nimm diesmal die linke.
imhotep-lesson-b-sides-least = Das ist erlaubt. Aber überleg, wo diese Steine deinem Gegenüber am wenigsten nützen: bei den Obelisken.
imhotep-lesson-b-sides-own = Das ist erlaubt. Aber dein eigener Stein soll zum Tempel, solange dort das beste Feld für dich frei ist.
imhotep-lesson-b-sides-worth = Ein Punkt ist nie falsch. Aber mit leerem Schlitten sind dir Steine jetzt mehr wert.
