### Baumeister & Biome: geführte Partien. Ein Kind von zehn Jahren liest das beim Spielen; auf alles, wovon die Rede ist, wird gezeigt.

## Die erste Partie. Blau ist die andere Farbe am Tisch.

builders-lesson-first = Deine erste Welt
builders-lesson-first-welcome = Willkommen in einer neuen Welt! Erkunde sie, baue und sammle die meiste Erfahrung: So heißen hier die Punkte. Noch liegen alle Karten verdeckt: Geh mit deiner Figur zur markierten Kreuzung und sieh nach, was da ist.
builders-lesson-first-elsewhere = Dorthin könntest du auch gehen. Aber komm erst mit zur markierten Kreuzung.
builders-lesson-first-look-first = Blöcke brauchst du bald. Aber sehen wir erst, wofür: Geh zur markierten Kreuzung.
builders-lesson-first-found = Bauwerke! Dieses Wohnhaus kostet { $cost }. In jedem Zug machst du zwei verschiedene Dinge. Erkundet hast du schon, also nimm jetzt Blöcke: diesen hier vom großen Würfel.
builders-lesson-first-this-corner = Auch dieser Block ist frei. Aber nimm den markierten: Er ist Holz für das Wohnhaus, und er macht daneben einen Smaragd frei.
builders-lesson-first-freed = Warum nicht irgendeinen Block? Oben und an zwei Seiten muss er frei sein. Du nimmst immer zwei Blöcke, und der erste hat gerade diesen Smaragd frei gemacht. Nimm ihn!
builders-lesson-first-emerald = Den könntest du auch nehmen. Aber der markierte ist ein Smaragd, und du wirst bald sehen, wozu er gut ist.
builders-lesson-first-build = Auch Blau hat erkundet und Blöcke genommen. Baue jetzt das Wohnhaus: Du hast ein Holz, und dein Smaragd ersetzt jeden Block. Wähle das Wohnhaus und dann das markierte Feld zwischen deinen Wüsten.
builders-lesson-first-between = Du darfst auf jedem Feld bauen, und ein anderes bringt jetzt vielleicht genauso viel. Aber von der Mitte aus können deine Wüsten nach allen Seiten wachsen, also wähl dieses Feld.
builders-lesson-first-pay-first = Das kannst du später tun. Baue zuerst: Du hast alle Blöcke dafür.
builders-lesson-first-why = Ein Bauwerk zeigt ein Biom (die Landschaft), ein Baumaterial und einen Typ, und jedes davon wird einmal gewertet. Zuerst zählt ein Biom, aber nur Felder, die sich berühren: { $spaces ->
    [one] { $spaces } Wüste
   *[other] { $spaces } Wüsten
} mit je { $value } Erfahrung.
builders-lesson-first-more = Ein Zug hat eine zweite Aktion. Nimm Blöcke für dein nächstes Bauwerk: Dieses hier kostet Sand, also nimm welchen.
builders-lesson-first-sand = Auch dieser Block ist frei. Aber Sand hast du noch keinen, also nimm den markierten.
builders-lesson-first-blocks-now = Du könntest dich auch umsehen. Aber nimm erst mit uns Blöcke: Mit einem guten Vorrat kannst du gleich bauen.
builders-lesson-first-hidden = Niemand weiß, was unter diesem Block liegt. Nimm ihn, dann sehen wir es!
builders-lesson-first-below = Den könntest du nehmen. Aber willst du nicht wissen, was unter dem markierten liegt?
builders-lesson-first-onward = Blau hat auch gebaut. Sehen wir uns wieder um: Beim Erkunden gehst du bis zu zwei Schritte, also komm hierher. Unter der Karte, die du gebaut hast, wartet die nächste.
builders-lesson-first-this-way = Dorthin könntest du auch gehen. Aber komm diesmal mit zur markierten Kreuzung.
builders-lesson-first-explore-first = Blöcke sind eine gute Idee. Aber erkunde zuerst, dann weißt du, welche du brauchst.
builders-lesson-first-plan = Eine Brücke aus Holz in der Wüste! Sie würde deine Wüstengruppe größer machen. Sie kostet { $cost }, und dir fehlt ein Holz. Da ist eines: Nimm es.
builders-lesson-first-wood = Auch dieser Block ist frei. Aber für die Brücke fehlt dir Holz: Nimm den markierten.
builders-lesson-first-keep = Das könntest du bauen. Aber dann fehlt für die Brücke noch mehr Holz, also nimm erst den markierten Block.
builders-lesson-first-layer = Siehst du, wie die oberste Schicht schrumpft? Ist ihr letzter Block weg, kommt die erste Wertung. { $blocks ->
    [one] Ein Block ist noch da.
   *[other] { $blocks } Blöcke sind noch da.
} Nimm auch diesen.
builders-lesson-first-any-block = Auch dieser Block ist frei. Aber nimm jetzt den markierten.
builders-lesson-first-bigger = Jetzt kannst du die Brücke bezahlen. Wähle sie und dann das markierte Feld: So { $spaces ->
    [one] berührt sich { $spaces } Wüste
   *[other] berühren sich { $spaces } Wüsten
}. Und zwei Bauwerke aus Holz nebeneinander zählen, wenn das Baumaterial gewertet wird.
builders-lesson-first-beside = Du darfst auf jedem Feld bauen. Aber hier macht die Brücke deine Wüstengruppe größer, also wähl dieses Feld.
builders-lesson-first-soon = Gut gemacht! { $blocks ->
    [one] Ein Block ist
   *[other] { $blocks } Blöcke sind
} noch in der obersten Schicht. Je mehr du nimmst, desto eher kommt die Wertung, und du bist bereit. Nimm diesen.
builders-lesson-first-top-layer = Auch dieser Block ist frei. Aber nimm den markierten: Nur Blöcke der obersten Schicht bringen die Wertung näher.
builders-lesson-first-last = Noch einer: dieser hier. Dann kann Blau die oberste Schicht leeren, und die erste Wertung kommt.
builders-lesson-first-score = Die oberste Schicht ist weg, also werten alle ein Biom. Blau hat Berge gewählt. Bei dir berühren sich { $spaces ->
    [one] { $spaces } Wüste
   *[other] { $spaces } Wüsten
}, und jede bringt { $value } Erfahrung: Wähl die Wüste!
builders-lesson-first-most = Schau auf die Zahlen: Die Wüste bringt dir mehr. Wähl die Wüste!
builders-lesson-first-on = { $points } Erfahrung für dich, { $theirs } für Blau! Nach der zweiten Schicht werten alle ein Baumaterial, nach der dritten einen Typ. Dann ist Schluss, und die meiste Erfahrung gewinnt. Die Welt gehört dir: Spiel weiter!

## Ein Kapitel über Kämpfe.

builders-lesson-fights = Waffen und Monster
builders-lesson-fights-look = In dieser Welt leben Monster, und wer sie besiegt, bekommt Erfahrung. Erkunden darfst du auch, ohne dich zu bewegen: Wähl die Kreuzung, auf der du stehst.
builders-lesson-fights-stay = Dorthin könntest du gehen. Aber sieh dich diesmal dort um, wo du stehst.
builders-lesson-fights-no-block = Blöcke können warten. In diesem Kapitel geht es um Kämpfe.
builders-lesson-fights-fight = Ein Zombie: { $hearts ->
    [one] Ein Herz besiegt ihn
   *[other] { $hearts } Herzen besiegen ihn
}. Der Zufall deckt { $tokens } deiner Waffen auf: Schwerter haben Herzen, Giftige Kartoffeln keine. Du gewinnst { $percent } von 100 solchen Kämpfen. Nur Mut, kämpfe!
builders-lesson-fights-trade = Dein Steinschwert hat es geschafft: { $experience } Erfahrung! Alle Waffen kommen zurück in deinen Stapel. Und dieses Monster kann noch mehr: Gib es ab, und du bekommst eine zusätzliche Aktion.
builders-lesson-fights-not-yet = Du könntest das Monster für später behalten. Aber nutz es jetzt: Gib es für eine zusätzliche Aktion ab.
builders-lesson-fights-edge = Eine zusätzliche Aktion darf jede beliebige sein, auch eine, die du in diesem Zug schon hattest. Am Rand der Welt liegen mehr Waffen: Geh hin und erkunde.
builders-lesson-fights-to-edge = Dorthin könntest du auch gehen. Aber die markierte Kreuzung liegt am Rand, wo die Waffen sind.
builders-lesson-fights-collect = Ein Diamantschwert! Nimm es, und es gehört dir. Dann gewinnst du { $then } von 100 Kämpfen gegen dieses Skelett, nicht { $now }.
builders-lesson-fights-diamond = Der Bogen ist auch gut. Aber das Diamantschwert hat mehr Herzen, also nimm das.
builders-lesson-fights-arm-first = Das kommt bald. Nimm erst das Diamantschwert.
builders-lesson-fights-again = Kämpf jetzt gegen das Skelett. Wenn du verlierst, ist nichts verloren: Es bleibt liegen, und du behältst deine Waffen.
builders-lesson-fights-dare = Das könntest du tun. Aber du bist gut bewaffnet: Kämpf gegen das Skelett!
builders-lesson-fights-end = Besiegt! Dieses Monster behältst du bis zum Ende. Dann bringt es { $value } Erfahrung für jeden deiner Wälder, ob sie sich berühren oder nicht: bei { $spaces } sind das { $points }. Jetzt kannst du kämpfen: Spiel weiter!

## Ein Kapitel über Wertungen. Blau spielt hier nach der Regel für Einsteiger.

builders-lesson-scoring = Wie die Wertungen zählen
builders-lesson-scoring-welcome = Ihr spielt zu viert, und Blau ist Einsteiger: Für Blau sind die Wertungen leichter. Wie, siehst du bald. Erkunde erst dort, wo du stehst.
builders-lesson-scoring-stay = Dorthin könntest du gehen. Aber sieh dich diesmal dort um, wo du stehst.
builders-lesson-scoring-look-first = Blöcke kommen danach. Sieh dich erst dort um, wo du stehst.
builders-lesson-scoring-wood = Dieses Bauwerk ist eine Wüste und kostet { $cost }. Nimm den markierten Block dafür.
builders-lesson-scoring-that-wood = Auch dieser Block ist frei. Aber nimm den markierten für das Bauwerk.
builders-lesson-scoring-another = Und einen zweiten Block: den markierten.
builders-lesson-scoring-any = Auch dieser Block ist frei. Aber nimm jetzt den markierten.
builders-lesson-scoring-build = Baue es hier, mitten auf deine Tafel. Dann hast du { $all } Wüsten, und { $spaces } davon berühren sich an den Seiten.
builders-lesson-scoring-middle = Du darfst auf jedem Feld bauen. Aber schau, was hier in der Mitte passiert.
builders-lesson-scoring-build-first = Das kannst du später tun. Baue zuerst: Du hast alle Blöcke dafür.
builders-lesson-scoring-layer = { $blocks ->
    [one] Ein Block ist
   *[other] { $blocks } Blöcke sind
} noch in der obersten Schicht. Ist der letzte weg, werten alle ein Biom. Nimm diesen.
builders-lesson-scoring-top-layer = Das könntest du auch tun. Aber wir wollen die Wertung sehen: Nimm den markierten Block.
builders-lesson-scoring-one-more = Und diesen. Die anderen leeren dann die Schicht.
builders-lesson-scoring-score = Die Wertung! Du hast { $all } Wüsten, aber bei dir zählt nur die größte Gruppe, und Ecken berühren sich nicht: { $spaces } mal { $value } ist { $points }. Wähl die Wüste!
builders-lesson-scoring-most = Schau auf die Zahlen: Die Wüste bringt dir mehr. Wähl die Wüste!
builders-lesson-scoring-end = { $theirs } Erfahrung für Blau, für { $all } Wüsten, die sich gar nicht berühren! Für Einsteiger zählt jedes Feld; nach deiner Regel wären es { $less }. Wer Einsteiger ist, wählt ihr vor der Partie. Spiel jetzt weiter!
