### Baumeister & Biome: was jede Stelle des Tisches ist und wert ist, was neu ist, was zu tun ist und wozu es gut ist.

## Was von einem Ding gesagt wird, als Satz für sich.

builders-explained-is = { CAP($thing) }.

## Blöcke des großen Würfels und im Vorrat.

builders-explained-block = { $block }: Mit solchen Blöcken bezahlst du Bauwerke.
builders-explained-emerald = { $block }: Er ersetzt beim Bauen jeden Block.
builders-explained-block-gone = Der Block, der hier war, ist schon weg.
builders-explained-block-hidden = Diesen Block hat noch niemand gesehen.
builders-explained-block-covered = Auf ihm liegt ein anderer Block, also kann er noch nicht genommen werden.
builders-explained-block-open = Er ist oben und an zwei Seiten frei, also kann er genommen werden.
builders-explained-block-shut = { $sides ->
    [0] Er ist an keiner Seite frei, also kann er noch nicht genommen werden.
    [one] Er ist nur an einer Seite frei, also kann er noch nicht genommen werden.
   *[other] Er ist nur an { $sides } Seiten frei, also kann er noch nicht genommen werden.
}
builders-explained-block-pays = Mit ihm könntest du bezahlen: { $buildings }.
builders-explained-to-go = { $blocks ->
    [0] Wertung { $card } kommt, sobald dieser Zug vorbei ist.
    [one] Wertung { $card } kommt, sobald ein weiterer Block weg ist.
   *[other] Wertung { $card } kommt, sobald { $blocks } weitere Blöcke weg sind.
}
builders-explained-held = Wertung { $card } ist vorbei.
builders-explained-bottom = Die unterste Schicht bringt keine Wertung: Vorher ist die Partie zu Ende.
builders-explained-supply = { $count ->
    [0] Davon ist keiner im Vorrat.
    [one] Davon ist einer im Vorrat.
   *[other] Davon sind { $count } im Vorrat.
}
builders-explained-tie = Bei gleich viel Erfahrung am Ende gewinnen die meisten Blöcke.

## Karten und Waffen der Oberwelt.

builders-explained-nothing = Hier ist nichts mehr.
builders-explained-tiles-left = Wer daneben erkundet, deckt die oberste auf. { $buildings ->
    [one] Ein Bauwerk
   *[other] { $buildings } Bauwerke
} und { $mobs ->
    [one] ein Monster
   *[other] { $mobs } Monster
} liegen noch irgendwo verdeckt.
builders-explained-tokens-left = Wer daneben erkundet, deckt es auf. Es ist eines von diesen: { $weapons }.
builders-explained-away = { $steps ->
    [0] Deine Figur steht daneben.
    [one] Deine Figur muss einen Schritt gehen, um daneben zu stehen.
   *[other] Deine Figur muss { $steps } Schritte gehen, um daneben zu stehen.
}
builders-explained-gain = Auf dem besten Feld deiner Tafel brächte es { $points } mehr in Wertung { $card }.
builders-explained-no-gain = Es brächte nach jetzigem Stand nichts mehr in Wertung { $card }.
builders-explained-group = { $spaces ->
    [0] { CAP($name) }: noch kein Feld.
    [one] { CAP($name) }: ein Feld, { $points } Erfahrung.
   *[other] { CAP($name) }: { $spaces } Felder, die sich berühren, je { $value }: { $points } Erfahrung.
}
builders-explained-all = { $spaces ->
    [0] { CAP($name) }: noch kein Feld.
    [one] { CAP($name) }: ein Feld, { $points } Erfahrung.
   *[other] { CAP($name) }: { $spaces } Felder im Ganzen, je { $value }: { $points } Erfahrung.
}
builders-explained-chance = { $mob }: Damit würdest du { $then } von 100 Kämpfen gewinnen, nicht { $now }.

## Kreuzungen und Figuren.

builders-explained-here = Hier: { $names }.
builders-explained-around = Ringsum: { $things }.
builders-explained-turns-up = { $count ->
    [0] Wer hier erkundet, deckt nichts Neues auf.
    [one] Wer hier erkundet, deckt eine Karte oder Waffe auf, die niemand kennt.
   *[other] Wer hier erkundet, deckt { $count } Karten oder Waffen auf, die niemand kennt.
}
builders-explained-steps = { $steps ->
    [0] Deine Figur steht hier.
    [one] Deine Figur ist einen Schritt entfernt.
   *[other] Deine Figur ist { $steps } Schritte entfernt.
}
builders-explained-too-far = Deine Figur ist { $steps } Schritte entfernt; beim Erkunden geht sie höchstens { $most }.

## Tafeln, Wertungen und was wer hat.

builders-explained-space = Unbebaut: { $biome }.
builders-explained-bare = Ein unbebautes Feld zählt nur in Wertung { $card } und für Monster am Ende.
builders-explained-belongs = { $spaces ->
    [one] Wertung { $card }: { $name }, für sich, { $points } Erfahrung.
   *[other] Wertung { $card }: { $name }, eines von { $spaces } solchen Feldern, zusammen { $points } Erfahrung.
}
builders-explained-best = Nichts anderes auf dieser Karte bringt jetzt mehr.
builders-explained-better = Mehr bringt jetzt: { $name }, { $points } Erfahrung.
builders-explained-of-seat = { $seat }: { $name }, jetzt { $points } Erfahrung.
builders-explained-in-pile = { $count } von { $all } Waffen im Stapel. In einem Kampf werden { $tokens } davon aufgedeckt.
builders-explained-trades = { $count ->
    [one] Ein besiegtes Monster kann für eine zusätzliche Aktion abgegeben werden.
   *[other] { $count } besiegte Monster können abgegeben werden, jedes für eine zusätzliche Aktion.
}
builders-explained-trophy = { $spaces ->
    [0] { $mob }: am Ende noch nichts; zählen würde: { $name }.
    [one] { $mob }: am Ende { $points } Erfahrung für ein Feld: { $name }.
   *[other] { $mob }: am Ende { $points } Erfahrung für { $spaces } Felder: { $name }.
}
builders-explained-no-mobs = Noch ist kein Monster besiegt.
builders-explained-score = { $seat }: bisher { $points } Erfahrung. Die meiste Erfahrung gewinnt.
builders-explained-sources = Woher: { $sources }.
builders-explained-next = Käme Wertung { $card } jetzt: { $points } mehr, für { $name }.
builders-explained-mobs-end = Wäre jetzt Schluss, brächten Monster { $points } mehr.

## Die fünf Arten von Aktionen.

builders-explained-kind-collect-blocks = Blöcke nehmen: zwei vom großen Würfel. Mit ihnen bezahlst du Bauwerke.
builders-explained-kind-explore = Erkunden: Bewege deine Figur und decke auf, was um sie herum verdeckt liegt.
builders-explained-kind-build = Bauen: Bezahle ein Bauwerk neben deiner Figur und leg es auf deine Tafel.
builders-explained-kind-fight = Kämpfen: Ein Monster neben deiner Figur ist besiegt, wenn die Herzen deiner Waffen reichen.
builders-explained-kind-collect-weapon = Waffe nehmen: eine neben deiner Figur. Von da an hilft sie dir in jedem Kampf.
builders-explained-done = Das hast du in diesem Zug getan; die zweite Aktion muss eine andere sein.

## Was jemand, der neu ist, einmal erfährt, wenn es zum ersten Mal vorkommt.

builders-news-tnt = Zünde das TNT, und es zählt { $hearts ->
    [one] ein Herz
   *[other] { $hearts } Herzen
} und ist weg. Behalte es, und es zählt jetzt nichts, bleibt aber dein.
builders-news-trade = Du hast ein Monster, das du für eine weitere Aktion abgeben kannst, jetzt oder am Ende eines späteren Zugs.
builders-news-scoring = Wertung { $card }: Wähl, was du wertest. Am meisten bringt: { $name }, { $points } Erfahrung.
builders-news-second-block = In einer Aktion nimmst du zwei Blöcke. Der zweite darf einer sein, den der erste frei gemacht hat.
builders-news-building = Das kannst du jetzt bauen: { $building }. Es darf auf jedes Feld deiner Tafel.
builders-news-mob = Ein Monster! { $mob }: { $hearts ->
    [one] Ein Herz besiegt es
   *[other] { $hearts } Herzen besiegen es
}, und du gewinnst { $percent } von 100 solchen Kämpfen. Verlierst du, bleibt es einfach liegen.
builders-news-weapon = Neben dir liegt eine Waffe: { $weapon }. Nimm sie, und sie hilft von nun an in jedem Kampf.
builders-news-second-action = Jetzt deine zweite Aktion: alles, nur nicht dasselbe noch einmal.
builders-news-scoring-near = { $blocks ->
    [0] Ist dieser Zug vorbei, kommt Wertung { $card }: Alle werten eines von diesen.
    [one] Noch ein Block, und Wertung { $card } kommt: Alle werten eines von diesen.
   *[other] Noch { $blocks } Blöcke, und Wertung { $card } kommt: Alle werten eines von diesen.
}
builders-news-end-near = { $blocks ->
    [0] Ist dieser Zug vorbei, kommt Wertung { $card }, die letzte. Dann endet die Partie.
    [one] Noch ein Block, und Wertung { $card } kommt, die letzte. Dann endet die Partie.
   *[other] Noch { $blocks } Blöcke, und Wertung { $card } kommt, die letzte. Dann endet die Partie.
}
builders-news-explore = Um dich herum liegt alles verdeckt. Erkunde: Geh bis zu { $most } Schritte, und alles um deine Figur wird aufgedeckt.
builders-news-group = Das brächte dir in Wertung { $card } jetzt am meisten. { $group }
builders-news-blocks = Nur diese Blöcke sind jetzt zu haben: Ein Block muss oben und an zwei Seiten frei sein.
builders-news-emerald = Ein Smaragd! Beim Bauen ersetzt er jeden Block.

## Was zu tun ist. Auf die Stelle wird gezeigt.

builders-urge-block = Nimm diesen Block: { $block }.
builders-urge-explore = Geh hierher und erkunde.
builders-urge-stay = Bleib hier und erkunde.
builders-urge-build = Baue das hierher: { $building }.
builders-urge-fight = Kämpf gegen dieses Monster: { $mob }.
builders-urge-collect = Nimm diese Waffe: { $weapon }.
builders-urge-score = Werte dies: { FORM($name, "plural") }.
builders-urge-light = Zünde das TNT.
builders-urge-keep = Behalte das TNT.
builders-urge-decline = Nimm keinen Block.
builders-urge-trade = Gib ein Monster für eine weitere Aktion ab.
builders-urge-end = Beende deinen Zug.

## Wozu eine Aktion gut ist.

builders-merit-pays = Mit diesem Block kannst du bezahlen: { $building }.
builders-merit-closer = Du brauchst ihn für ein Bauwerk neben dir: { $building }.
builders-merit-needed = Du brauchst ihn für ein Bauwerk, das offen liegt: { $building }.
builders-merit-emerald = Ein Smaragd ersetzt beim Bauen jeden Block.
builders-merit-last-of-layer = Es ist der letzte Block vor Wertung { $card }, die am Ende dieses Zugs kommt.
builders-merit-frees = Er macht andere frei, die du als Nächstes nehmen kannst: { $blocks }.
builders-merit-supply = Er kommt in deinen Vorrat: Mit Blöcken bezahlst du Bauwerke.
builders-merit-turns-up = { $count ->
    [one] Du deckst eine Karte oder Waffe auf, die niemand kennt. Vielleicht ist sie genau, was du brauchst.
   *[other] Du deckst { $count } Karten oder Waffen auf, die niemand kennt. Vielleicht ist dabei, was du brauchst.
}
builders-merit-there-building = Dort liegt ein Bauwerk, das du bezahlen kannst: { $building }.
builders-merit-there-mob = Dort liegt ein Monster: { $mob }. Du gewinnst { $percent } von 100 solchen Kämpfen.
builders-merit-there-weapon = Dort liegt eine Waffe: { $weapon }.
builders-merit-nothing-new = Dort liegt nichts Neues, aber vielleicht stehst du besser für deinen nächsten Zug.
builders-merit-adds = { $points } mehr in Wertung { $card }, nach jetzigem Stand. { $group }
builders-merit-gives = Es bringt sofort { $points } Erfahrung.
builders-merit-trophy-more = Deine besiegten Monster bringen am Ende { $points } mehr, nach jetzigem Stand.
builders-merit-stands = Noch bringt es nichts, aber um es herum kann eine Gruppe wachsen.
builders-merit-hopeless = Deine Waffen können es noch nicht besiegen.
builders-merit-beats = Du gewinnst { $percent } von 100 solchen Kämpfen, und ein Sieg bringt { $points } Erfahrung.
builders-merit-extra = Ist es besiegt, kannst du es für eine weitere Aktion abgeben.
builders-merit-at-end = Ist es besiegt, bringt es am Ende { $points }, nach jetzigem Stand ({ $name }).
builders-merit-won-already = Du gewinnst auch ohne das TNT, und es wäre weg.
builders-merit-not-enough = Auch damit hast du zu wenige Herzen.
builders-merit-wins = Damit gewinnst du: { $points } Erfahrung.
builders-merit-wins-with-next = Damit und mit dem nächsten TNT gewinnst du: { $points } Erfahrung.
builders-merit-keep = Du hast es für einen späteren Kampf.
builders-merit-decline = Dann geht kein Block weg, und die Wertung kommt nicht näher.
builders-merit-trade = Du bekommst eine weitere Aktion deiner Wahl und behältst die Erfahrung für das Monster.
builders-merit-end = Dein Monster bleibt bei dir, und du kannst es in einem späteren Zug abgeben.
