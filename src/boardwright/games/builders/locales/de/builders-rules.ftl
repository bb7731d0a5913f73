### Baumeister & Biome: die Regeln in eigenen Worten, und die Entscheidungen zu Lücken der Spielanleitung.

## Überschriften der Regeln.

builders-section-setup = Aufbau
builders-section-turn = Der Zug
builders-section-collect-blocks = Blöcke nehmen
builders-section-explore = Erkunden
builders-section-build = Bauen
builders-section-fight-a-mob = Monster bekämpfen
builders-section-collect-a-weapon = Waffe nehmen
builders-section-beaten-mobs = Besiegte Monster
builders-section-scoring-rounds = Wertungen
builders-section-end = Das Ende
builders-section-beginners = Variante für Einsteiger

## Was sich von einer Version der Regeln zur nächsten geändert hat.

builders-change-tiles = Vier Bauwerke haben eine andere Art, weil ein veröffentlichtes Foto eine Brücke aus Stein im Wald zeigt: Die Tiergehege Wald/Stein und Wüste/Obsidian sind jetzt Brücken, die Brücken Wald/Obsidian und Wüste/Stein Tiergehege.

## Regeln und Entscheidungen.

rule-bb-1-1 = Zwei bis vier Personen spielen mit den Farben Rot, Blau, Gelb und Grün.
rule-bb-1-2 = Die 64 Karten, Bauwerke und Monster zusammen, werden zu 16 verdeckten Stapeln aus je vier gemischt und vier mal vier ausgelegt.
rule-bb-1-3 = Die 16 Waffenplättchen ohne Farbe werden gemischt, und an jedem Ende jeder Reihe und Spalte liegt eines verdeckt: ein Raster von sechs mal sechs Plätzen, dessen vier Ecken leer sind.
rule-bb-1-4 = Die 64 Blöcke (16 Holz, 14 Sand, 12 Stein, 10 Obsidian, 12 Smaragd) bilden zufällig verteilt den großen Würfel, vier mal vier mal vier.
rule-bb-1-5 = Alle haben je eine von vier verschiedenen Tafeln mit drei mal drei aufgedruckten Biomen, noch keine Erfahrung und einen Stapel von fünf Waffenplättchen: ein Steinschwert, ein Holzschwert und drei Giftige Kartoffeln.
rule-bb-1-6 = Alle Figuren beginnen auf der mittleren von 25 Kreuzungen, den inneren Ecken des Rasters.
rule-bb-1-7 = Zu Beginn ist nichts aufgedeckt.
rule-bb-1-8 = Wer beginnt, wird vor der Partie vereinbart oder ausgelost.
rule-bb-2-1 = Ein Zug besteht aus genau zwei verschiedenen Aktionen von Blöcke nehmen, Erkunden, Bauen, Monster bekämpfen und Waffe nehmen; danach, wenn gewünscht, zusätzliche Aktionen; dann geht es im Uhrzeigersinn weiter.
rule-bb-2-2 = Eine Aktion, die nicht ausgeführt werden kann, kann nicht gewählt werden.
rule-bb-3-1 = Nimm zwei Blöcke vom großen Würfel, einen nach dem anderen, in deinen Vorrat, den alle sehen können.
rule-bb-3-2 = Ein Block darf nur genommen werden, wenn seine Oberseite und mindestens zwei seiner vier Seitenflächen freiliegen, in jeder Schicht und auf jeder Seite; zu Beginn sind das die vier oberen Ecken.
rule-bb-3-3 = Der zweite Block darf einer sein, den der erste freigelegt hat.
rule-bb-3-4 = Ein Block, von dem weder Oberseite noch eine Seitenfläche freiliegt, ist für alle verborgen: zu Beginn die zwölf inneren.
rule-bb-4-1 = Bewege deine Figur keinen, einen oder zwei Schritte, jeden zur nächsten Kreuzung entlang einer Reihe oder Spalte.
rule-bb-4-2 = Dann wird alles aufgedeckt, was auf den vier Plätzen um die Kreuzung verdeckt liegt, oberste Karten der Stapel und Waffenplättchen; das ist Pflicht, auch ohne Bewegung, und was offen liegt, bleibt offen.
rule-bb-4-3 = Mehrere Figuren dürfen auf derselben Kreuzung stehen, und leere Plätze ändern nichts an der Bewegung.
rule-bb-5-1 = Das Bauwerk muss offen auf einem der vier Plätze um deine Figur liegen.
rule-bb-5-2 = Du zahlst seine Kosten aus deinem Vorrat in die Schachtel; ein Smaragd darf jeden Block ersetzen.
rule-bb-5-3 = Die Karte kommt auf ein beliebiges Feld deiner Tafel, egal welches Biom es zeigt, auch über ein älteres Bauwerk, das dann nicht mehr zählt.
rule-bb-5-4 = Ein Bauwerk mit aufgedruckter Erfahrung bringt sie sofort.
rule-bb-5-5 = Die nächste Karte dieses Stapels bleibt verdeckt, bis dort jemand erkundet.
rule-bb-6-1 = Das Monster muss offen neben deiner Figur liegen; du mischst deinen Stapel und deckst drei Plättchen auf, eines nach dem anderen.
rule-bb-6-2 = Mit mindestens so vielen Herzen, wie das Monster zeigt, ist es besiegt, kommt zu dir und bringt sofort seine Erfahrung; mit weniger bleibt es liegen. Kartoffeln haben keine Herzen. Die Karte darunter bleibt verdeckt; besiegte Monster liegen verdeckt.
rule-bb-6-3 = Nach dem Kampf kommen alle aufgedeckten Plättchen zurück in den Stapel, außer gezündetem TNT.
rule-bb-6-4 = Für jeden aufgedeckten Bogen darf sofort ein weiteres Plättchen aufgedeckt werden; ein so aufgedeckter Bogen zählt wieder.
rule-bb-6-5 = Jede aufgedeckte Goldhacke bringt sofort zwei Erfahrungspunkte, ob gewonnen oder verloren.
rule-bb-6-6 = Für jede aufgedeckte Steinspitzhacke darfst du sofort einen Block nehmen, ob gewonnen oder verloren; das ist nicht die Aktion Blöcke nehmen.
rule-bb-6-7 = Sind alle Plättchen aufgedeckt, darf ein aufgedecktes TNT gezündet werden: Es zählt fünf Herzen und verlässt das Spiel; sonst zählt es nichts und wird behalten.
rule-bb-7-1 = Nimm ein offenes Waffenplättchen neben deiner Figur in deinen Stapel; neben einem verdeckten steht nie jemand.
rule-bb-7-2 = Eigene Plättchen darfst du jederzeit ansehen.
rule-bb-8-1 = Nach den zwei Aktionen darfst du beliebig viele Monster mit dem Symbol für zusätzliche Aktionen abgeben; jedes bringt eine weitere Aktion beliebiger Art, die ausgeführt werden muss, und seine Erfahrung bleibt erhalten.
rule-bb-8-2 = Monster mit einem Wertungssymbol werden bis zum Ende behalten.
rule-bb-9-1 = Wertung A (Biome) kommt, wenn der letzte Block der obersten Schicht weg ist, B (Baumaterial), wenn die zweite Schicht weg ist, C (Typ), wenn es die dritte ist, egal was aus tieferen Schichten genommen wurde.
rule-bb-9-2 = Wer eine Wertung auslöst, beendet zuerst den Zug, samt zusätzlichen Aktionen; mehrere in einem Zug ausgelöste finden nacheinander statt, A, B, C.
rule-bb-9-3 = Im Uhrzeigersinn, angefangen mit der Person, deren Zug geendet hat, wählen alle je genau eine der vier Eigenschaften der Karte; jede Wertung beginnt wieder bei dieser Person.
rule-bb-9-4 = Gewertet wird die größte Gruppe von Feldern mit dieser Eigenschaft, die an den Seiten zusammenhängen: der Wert auf der Karte für jedes Feld; eine Gruppe aus einem Feld ist erlaubt.
rule-bb-9-5 = In A zählen die Biome der Bauwerke und die aufgedruckten der unbebauten Felder; in B und C zählen nur Bauwerke.
rule-bb-9-6 = Die Wertung entfernt nichts, und es geht links von der Person weiter, die sie ausgelöst hat.
rule-bb-10-1 = Nach C endet die Partie, was immer von der untersten Schicht übrig ist; dann bringt jedes Wertungsmonster seinen Wert für jedes Feld seiner Eigenschaft, zusammenhängend oder nicht, sichtbare aufgedruckte Biome mitgezählt.
rule-bb-10-2 = Es gewinnt, wer die meiste Erfahrung hat; bei Gleichstand entscheiden die meisten Blöcke im Vorrat; wer dann noch gleichauf liegt, teilt sich den Sieg.
rule-bb-11-1 = Für Einsteiger zählen in den drei Wertungen alle passenden Felder, nicht nur die größte Gruppe.
rule-bb-11-2 = Das lässt sich am selben Tisch für Einzelne einstellen.
rule-bb-r1 = Ist nur noch ein Block übrig, wird nur dieser genommen, und ist keiner übrig, kann die Aktion nicht gewählt werden. Erkunden geht immer, auch wenn es nichts aufzudecken gibt.
rule-bb-r1-reason = Solange zwei Blöcke da sind, können auch zwei genommen werden; in jedem Zug gibt es zwei verschiedene Aktionen, also steckt nie jemand fest.
rule-bb-r1-remark = Die Anleitung schweigt zu einem Würfel mit weniger als zwei Blöcken.
rule-bb-r2 = Zwei Schritte hin und zurück sind dasselbe wie stehen bleiben.
rule-bb-r2-reason = Nur die Kreuzung, an der die Bewegung endet, deckt etwas auf.
rule-bb-r2-remark = Die Anleitung schweigt zum Weg.
rule-bb-r3 = Zuerst wird mit dem verlangten Material bezahlt, mit Smaragden nur, was fehlt.
rule-bb-r3-reason = Ein Smaragd kann alles, was ein anderer Block kann; ihn zu behalten ist also nie schlechter, und keine echte Wahl geht verloren.
rule-bb-r3-remark = Die Anleitung schweigt dazu, wer wählt.
rule-bb-r4 = Das zusätzliche Plättchen eines Bogens wird immer aufgedeckt.
rule-bb-r4-reason = Darauf zu verzichten könnte nur dazu dienen, absichtlich zu verlieren.
rule-bb-r4-remark = Die Anleitung sagt, dass es aufgedeckt werden darf.
rule-bb-r5 = Für jedes aufgedeckte TNT wird einzeln gefragt, auch wenn der Kampf gewonnen ist; es darf auch ohne Sieg gezündet werden. Ist kein Block mehr da, wird bei einer Spitzhacke nicht gefragt.
rule-bb-r5-reason = Ob ein TNT eingesetzt wird, ist jedes Mal die eigene Wahl; wo nichts zu nehmen ist, gibt es keine.
rule-bb-r5-remark = Die Anleitung schweigt zu mehreren TNT und zu einem leeren Würfel.
rule-bb-r6 = Monster für zusätzliche Aktionen werden einzeln abgegeben, auch eines, das in diesem Zug besiegt wurde; welches davon zurückgeht, wird nicht gefragt.
rule-bb-r6-reason = So lässt sich sehen, was eine Aktion bringt, bevor für die nächste bezahlt wird; die Erfahrung der Monster bleibt, also unterscheiden sie sich nicht.
rule-bb-r6-remark = Die Anleitung sagt: beliebig viele.
rule-bb-r7 = Tafeln werden zufällig verteilt oder vor der Partie gewählt, unabhängig von der Farbe.
rule-bb-r7-reason = Die deutsche Anleitung und drei andere sagen ausdrücklich, dass jede Tafel genommen werden darf.
rule-bb-r7-remark = Die englische Anleitung liest sich, als gehörte die Tafel zur Farbe; die deutsche sagt: eine beliebige der vier.
rule-bb-r8 = Was ein Plättchen bewirkt, geschieht, bevor das nächste aufgedeckt wird; TNT kommt nach dem letzten.
rule-bb-r8-reason = Genau das bedeutet „sofort“, wenn Plättchen einzeln aufgedeckt werden, und Blöcke und Plättchen, die dabei erscheinen, können so für die nächste Wahl zählen.
rule-bb-r8-remark = Die Anleitung sagt sowohl „sofort“ als auch „nach dem Aufdecken“.
rule-bb-r9 = Alle werden immer nach einer Eigenschaft gefragt; auch eine, die kein Feld zeigt, darf gewählt werden und bringt nichts.
rule-bb-r9-reason = In B und C zeigt eine Tafel vielleicht gar keine Eigenschaft, und gewählt werden muss trotzdem.
rule-bb-r9-remark = Die Anleitung schweigt zu einer Tafel, auf der es nichts zu werten gibt.
rule-bb-r10 = Erfahrung ist eine einfache Zahl ohne obere Grenze.
rule-bb-r10-reason = Die aufgedruckte Leiste kann mehrmals umrundet werden.
rule-bb-r10-remark = Die Anleitung schweigt zum Ende der Leiste.
rule-bb-r11 = Nach 400 Zügen endet die Partie: Wertungen, die der 400. Zug ausgelöst hat, finden noch statt, die anderen entfallen, Monster werden gewertet, und die Erfahrung entscheidet.
rule-bb-r11-reason = Erkunden auf der Stelle und ein aussichtsloser Kampf könnten sich ewig wiederholen; die längste von Tausenden Probepartien hatte 69 Züge.
rule-bb-r11-remark = Die Anleitungen setzen keine Grenze.
rule-bb-r12 = Auch die Kreuzungen an den vier Ecken des Rasters, mit drei Plätzen um sich, zählen.
rule-bb-r12-reason = Auch dort kreuzen sich Reihen und Spalten, und sechs der elf Anleitungen nennen keine Zahl.
rule-bb-r12-remark = Die deutsche Anleitung und vier andere sprechen von der Kreuzung zwischen vier Karten oder Plättchen; die englische und fünf andere nennen keine Zahl.
rule-bb-r13 = Besiegte Monster und Waffenplättchen liegen verdeckt, doch was jemand hat, ist allen bekannt.
rule-bb-r13-reason = Alle haben sie kommen sehen, und auf die Reihenfolge in einem Stapel kommt es nie an: Er wird für jeden Kampf gemischt.
rule-bb-r13-remark = Die Anleitung lässt beides verdeckt liegen und erlaubt, die eigenen Plättchen anzusehen; was andere wissen dürfen, sagt sie nicht.
