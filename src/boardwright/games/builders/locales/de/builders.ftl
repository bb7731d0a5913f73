### Baumeister & Biome: warum eine Aktion nicht geht. Jeder Text steht hinter der Nummer einer Regel.

builders-refused-asked-0 = Du bist am Zug: Nimm Blöcke, erkunde, baue, bekämpfe ein Monster oder nimm eine Waffe.
builders-refused-asked-1 = Jetzt kommt deine zweite Aktion: Nimm Blöcke, erkunde, baue, bekämpfe ein Monster oder nimm eine Waffe.
builders-refused-asked-2 = Führe zuerst die zusätzliche Aktion des abgegebenen Monsters aus.
builders-refused-asked-3 = Nimm zuerst den zweiten Block.
builders-refused-asked-4 = Nimm zuerst einen Block mit der Steinspitzhacke oder verzichte.
builders-refused-asked-5 = Sag zuerst, ob du das TNT zündest oder behältst.
builders-refused-asked-6 = Gib ein Monster für eine zusätzliche Aktion ab oder beende deinen Zug.
builders-refused-asked-7 = Wähle zuerst die Eigenschaft, die du wertest.
builders-refused-asked-8 = Die Partie ist zu Ende.
builders-refused-card = Das ist Wertung { $card }: Wähle { $card ->
    [A] Wald, Wüste, Berge oder verschneite Tundra
    [B] Holz, Sand, Stein oder Obsidian
   *[C] Dekoration, Wohnhäuser, Tiergehege oder Brücken
}.
builders-refused-again-collect-blocks = Du hast in diesem Zug schon Blöcke genommen; deine zweite Aktion muss eine andere sein.
builders-refused-again-explore = Du hast in diesem Zug schon erkundet; deine zweite Aktion muss eine andere sein.
builders-refused-again-build = Du hast in diesem Zug schon gebaut; deine zweite Aktion muss eine andere sein.
builders-refused-again-fight = Du hast in diesem Zug schon gekämpft; deine zweite Aktion muss eine andere sein.
builders-refused-again-collect-weapon = Du hast in diesem Zug schon eine Waffe genommen; deine zweite Aktion muss eine andere sein.
builders-refused-no-block = In Säule { $column } des großen Würfels ist kein Block mehr.
builders-refused-sides = Der oberste Block von Säule { $column } hat nur { $sides ->
    [one] eine freie Seite
   *[other] { $sides } freie Seiten
}; er braucht zwei.
builders-refused-too-far = Kreuzung { $crossing } ist mehr als zwei Schritte entfernt.
builders-refused-empty = Auf { $cell } liegt nichts.
builders-refused-face-down = Die oberste Karte auf { $cell } liegt verdeckt; erkunde, um sie aufzudecken.
builders-refused-no-building = Auf { $cell } liegt kein Bauwerk.
builders-refused-no-mob = Auf { $cell } liegt kein Monster.
builders-refused-no-weapon = Auf { $cell } liegt kein Waffenplättchen.
builders-refused-blocks-missing = Für dieses Bauwerk müssen Smaragde { $missing ->
    [one] einen Block
   *[other] { $missing } Blöcke
} ersetzen, und du hast { $emeralds ->
    [0] keinen
    [one] nur einen
   *[other] nur { $emeralds }
}.
## Was in einer eigenen Datei mit Spielmaterial nicht stimmt; $path ist der Name eines Werts darin.

builders-components-sum = Diese Anzahlen müssen zusammen { $total } ergeben, sie ergeben { $sum }.
builders-components-board = Eine Tafel hat neun Biome, jedes eines von { $known }.
builders-components-tiles = Davon müssen es { $count } sein, nicht { $found }.
builders-components-cost = Kosten werden so geschrieben: "1 wood, 2 sand", mit { $known }.
