### Imhotep, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

imhotep-primer-goal = Bring deine Steine zu den Bauwerken. Nach sechs Runden gewinnen die meisten Punkte.
imhotep-primer-turn = Tu eins davon, dann sind die anderen dran.
imhotep-primer-turn-get = Besorge Steine für deinen Schlitten: bis zu { $stones }.
imhotep-primer-turn-place = Leg einen Stein auf ein Boot.
imhotep-primer-turn-sail = Fahre ein Boot, das voll genug ist, zu einem freien Ort: irgendeines, auch eines ohne Stein von dir.
imhotep-primer-turn-card = Oder spiel eine blaue Karte.
imhotep-primer-market = Markt: für jeden Stein eine Karte.
imhotep-primer-pyramids = Pyramiden: sofort Punkte.
imhotep-primer-temple = Tempel: jede Runde, für Steine, die man von oben sieht.
# $side is the one that is in play.
imhotep-primer-burial = { $side ->
    [B] Grabkammer: am Ende, für die meisten Steine in einer Reihe.
   *[A] Grabkammer: am Ende, für deine Steine, die sich berühren.
}
imhotep-primer-obelisks = { $side ->
    [B] Obelisken: Aus { $stones } deiner Steine wird einer; frühe bringen am meisten.
   *[A] Obelisken: am Ende, für die höchsten Türme.
}

## The rules in plain words.

# $stones are numbers, such as “2, 3, 4”.
imhotep-passage-setup = Alle nehmen eine Farbe. Zu Beginn liegen auf euren Schlitten so viele Steine, in Zugreihenfolge: { $stones }. Die anderen warten im Steinbruch. Es gibt fünf Orte: den Markt und vier Bauwerke. Jeder hat eine A-Seite und eine B-Seite, und ihr wählt, welche oben liegt. Es gibt sieben Rundenkarten, und eine bleibt draußen; so weiß niemand genau, welche Boote kommen.
imhotep-passage-round = In jeder Runde kommen vier Boote. Reihum tun alle je eine Sache, immer wieder, bis alle vier gefahren sind. Es gibt fünf Orte, also geht einer leer aus.
imhotep-passage-round-end = Ist das vierte Boot entladen, ist die Runde vorbei. Der Tempel zahlt, die Karten, die noch am Markt liegen, kommen weg, und es gibt neue Boote. Es beginnt, wer links neben der Person sitzt, die zuletzt gefahren ist.
imhotep-passage-pass = Du musst immer etwas tun. Nur wenn gar nichts geht, passt du.
imhotep-passage-get = Leg Steine aus deinem Steinbruch auf deinen Schlitten: { $stones } auf einmal. Der Schlitten fasst { $sled }; liegen schon { $full } darauf, passt nur noch einer dazu.
imhotep-passage-place = Leg einen Stein von deinem Schlitten auf einen freien Platz eines Boots, das noch wartet. Boote gehören niemandem; du darfst also überall mitfahren.
imhotep-passage-sail = Ein Boot braucht genug Steine, bevor es fahren darf: { $four } auf einem Boot für vier, { $two } auf einem Boot für zwei. Du darfst jedes Boot fahren, auch eines ohne Stein von dir, zu jedem Ort, an dem noch kein Boot liegt. So hilfst du dir selbst oder schickst andere dorthin, wo sie nicht hinwollen.
imhotep-passage-unload = Die Steine kommen einer nach dem anderen vom Boot, vom Bug an. Der erste bekommt das nächste freie Feld; darum ist es wichtig, wo ein Stein auf dem Boot liegt.
imhotep-passage-market = Für jeden deiner Steine, der am Markt ankommt, nimmst du eine Karte. Der Stein geht zurück in den Steinbruch.
imhotep-passage-market-cards = Eine rote Karte bringt sofort noch einen deiner Steine auf ein Bauwerk. Grüne und violette Karten bringen am Ende Punkte. Blaue Karten sind für einen späteren Zug.
imhotep-passage-market-pair = B-Seite. Zwei der Karten liegen verdeckt. Wer sie nimmt, sieht beide an, behält eine und legt die andere ab.
imhotep-passage-market-pile = Wird eine Karte gebraucht und der Stapel ist leer, werden die abgelegten gemischt.
# $points are numbers, such as “2, 1, 3, 2”.
imhotep-passage-pyramids-a = A-Seite. Die Steine füllen die Pyramide Feld für Feld, und jedes bringt sofort seine Punkte: zuerst { $points } und so weiter. Zähl voraus: Wer bekommt die guten Felder? Ist die Pyramide fertig, bringt jeder weitere Stein { $beyond }.
imhotep-passage-pyramids-b = B-Seite. Jeder Stein kommt auf eine von drei Pyramiden; die Wahl hat, wem er gehört. Das nächste Feld dort zahlt sofort: Punkte, oder einen Punkt und noch etwas: eine Karte, Steine für deinen Schlitten ({ $stones }) oder einen Stein von dir auf ein Boot. Sind alle drei fertig, bringt jeder weitere Stein { $beyond }.
imhotep-passage-temple = Die Steine liegen im Tempel nebeneinander; Platz ist für { $spaces }. Ist er voll, liegen die nächsten auf den alten, von links an.
imhotep-passage-temple-a = A-Seite. Am Ende jeder Runde seht ihr von oben drauf: Jeder Stein, den man sieht, bringt { $points }. So zahlt ein Stein wieder und wieder, bis ihn jemand zudeckt.
imhotep-passage-temple-b = B-Seite. Am Ende jeder Runde seht ihr von oben drauf: Jeder Stein, den man sieht, bringt, was unter ihm abgebildet ist: Punkte, eine Karte oder nach Wahl einen Punkt oder Steine für den Schlitten ({ $stones }).
imhotep-passage-burial = Es gibt { $rows } Reihen. Die Steine füllen sie Spalte für Spalte: die erste hinunter, dann die nächste.
imhotep-passage-burial-a = A-Seite. Am Ende sind deine Steine, die sich an den Seiten berühren, eine Gruppe. Jede Gruppe zählt, und große viel mehr: Eine Gruppe von { $stones } bringt { $points }. Über { $most } hinaus bringt jeder weitere Stein { $further }. Ecken gelten nicht.
imhotep-passage-burial-b = B-Seite. Am Ende zählt jede Reihe für sich. Wer dort die meisten Steine hat, bekommt am meisten, dann die nächsten: { $points }. Bei Gleichstand wird geteilt.
imhotep-passage-obelisks-a = A-Seite. Alle bauen einen Turm. Am Ende bringt der höchste am meisten, dann der nächste: { $points }. Bei Gleichstand wird geteilt.
imhotep-passage-obelisks-b = B-Seite. Sobald hier { $stones } lose Steine von dir liegen, werden sie ein Obelisk. Er bekommt den höchsten freien Platz und sofort dessen Punkte: { $points } und so weiter. Am Ende bringt jeder Stein, der in keinem Obelisken ist, { $loose }.
imhotep-passage-blue = Eine blaue Karte zu spielen ist dein ganzer Zug. Eine, die du am Ende noch hast, bringt { $points }.
imhotep-passage-blue-each = Hebel: Fahre ein Boot und bestimme, in welcher Reihenfolge seine Steine entladen werden. Hammer: Besorge Steine, dann leg einen auf ein Boot. Segel: Leg einen Stein auf ein Boot, dann fahre dieses Boot. Meißel: Leg zwei Steine auf Boote.
imhotep-passage-end = Nach sechs Runden werden Grabkammer, Obelisken und Karten gewertet. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Steine auf dem Schlitten hat.
imhotep-passage-end-cards = Eine grüne Karte bringt Punkte für die Steine an ihrem Ort, egal von wem: 1 für je { $stones }. Statuen sind mehr wert, je mehr du hast: { $points } für eine, zwei, drei und so weiter.
imhotep-passage-wrath = Der Pharao will bei jedem der vier Bauwerke einen Stein von dir sehen. Wer am Ende bei einem davon keinen hat, verliert Punkte: { $points }.
