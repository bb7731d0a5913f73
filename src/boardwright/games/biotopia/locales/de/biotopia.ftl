### Biotopia: warum eine Aktion nicht geht. Jeder Text steht hinter der Nummer einer Regel.

biotopia-refused-asked-0 = Du bist am Zug: Zieh eine Karte, nimm eine vom Himmel, spiele eine Blume, spiele eine Karte offen oder nimm eine Mission.
biotopia-refused-asked-1 = Lege zuerst eine deiner vier Karten als deine erste Blume.
biotopia-refused-asked-2 = Wende zuerst eine Karte deiner Blumenreihe mit der Puppe.
biotopia-refused-asked-3 = Nimm zuerst eine Karte vom Himmel für den Hauhechel-Bläuling oder verzichte.
biotopia-refused-asked-4 = Nimm zuerst eine Karte aus dem Kompost für den Aurorafalter oder verzichte.
biotopia-refused-asked-5 = Zieh zuerst die Karten des Großen Ochsenauges oder verzichte.
biotopia-refused-asked-6 = Wirf zuerst ab: Du darfst höchstens sechs Karten auf der Hand haben.
biotopia-refused-asked-7 = Die Partie ist zu Ende.
biotopia-refused-pass = Passen darf nur, wer sonst nichts tun kann.
biotopia-refused-nothing-to-draw = Stapel und Kompost sind beide leer.
biotopia-refused-not-in-sky = { TRAIT($card, "gender") ->
    [feminine] Am Himmel ist keine { $card }.
   *[other] Am Himmel ist kein { $card }.
}
biotopia-refused-not-in-hand = { TRAIT($card, "gender") ->
    [feminine] Du hast keine { $card } auf der Hand.
    [neuter] Du hast kein { $card } auf der Hand.
   *[masculine] Du hast keinen { FORM($card, "accusative") } auf der Hand.
}
biotopia-refused-too-few-flowers = { $needs ->
    [one] { $card } braucht { $needs } Blumensymbol in deiner Reihe, du hast { $has }.
   *[other] { $card } braucht { $needs } Blumensymbole in deiner Reihe, du hast { $has }.
}
biotopia-refused-nothing-to-turn = Die Puppe findet in deiner Blumenreihe keinen Schmetterling zum Wenden.
biotopia-refused-mission-out = Die Mission „{ $mission }“ ist in dieser Partie nicht dabei.
biotopia-refused-mission-taken = { $seat } hat die Mission „{ $mission }“ schon genommen.
biotopia-refused-mission-not-met = Du erfüllst die Mission „{ $mission }“ noch nicht.
biotopia-refused-peacock = Ein { $card } muss aus der Hand gespielt werden, eine Puppe kann es nicht wenden.
biotopia-refused-not-in-row = { TRAIT($card, "gender") ->
    [feminine] In deiner Reihe liegt keine { $card } mit der Blumenseite oben.
   *[other] In deiner Reihe liegt kein { $card } mit der Blumenseite oben.
}
biotopia-refused-not-in-compost = { TRAIT($card, "gender") ->
    [feminine] Im Kompost ist keine { $card }.
   *[other] Im Kompost ist kein { $card }.
}
## Was in einer eigenen Datei mit Spielmaterial nicht stimmt; $path ist der Name eines Werts darin.

biotopia-components-all-cards = Es müssen insgesamt { $all } Karten sein, nicht { $total }; ändere { $path } oder die Anzahl einer anderen Art.
biotopia-components-needs = { $path } kann nicht { $kind } verlangen; schreib, wie viele (mindestens 1) von jedem aus { $known }.
biotopia-components-no-needs = { $path } muss Schmetterlinge nennen und wie viele von jedem, aus { $known }.
biotopia-components-too-many-needs = { $path } verlangt { $asked } von { $kind }, in der Schachtel sind aber nur { $most }; schreib höchstens { $most }.
biotopia-components-too-many-different = { $path } verlangt { $asked } verschiedene Schmetterlinge, in der Schachtel sind aber nur { $most } Arten; schreib höchstens { $most }.
biotopia-components-too-many-alike = { $path } verlangt { $asked } gleiche Schmetterlinge, in der Schachtel sind aber von keiner Art mehr als { $most }; schreib höchstens { $most }.
biotopia-components-too-many-flowers = { $path } verlangt { $asked } Blumensymbole, ein Garten kann aber nie mehr als { $most } zeigen; schreib höchstens { $most }.
