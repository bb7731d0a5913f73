### Was jeder Platz am Tisch von Biotopia jetzt wert ist, was Neue einmal erfahren, und wozu ein Zug gut ist.

biotopia-explained-sentence = { CAP($said) }.
biotopia-explained-ready = { $points ->
    [0] Du kannst sie jetzt spielen.
    [one] Du kannst sie jetzt spielen, für { $points } Punkt.
   *[other] Du kannst sie jetzt spielen, für { $points } Punkte.
}
biotopia-explained-as-flower = Oder lege sie als Blume: Dann hat dein Garten { $symbols ->
    [one] { $symbols } Blume
   *[other] { $symbols } Blumen
}.
biotopia-explained-for-mission = { $lacks ->
    [0] Damit hast du alles, was die Mission „{ $mission }“ verlangt.
    [one] Das zählt für die Mission „{ $mission }“: Dann fehlt noch { $lacks }.
   *[other] Das zählt für die Mission „{ $mission }“: Dann fehlen noch { $lacks }.
}
biotopia-explained-sky-card = Du kannst sie nehmen, statt vom Stapel zu ziehen; eine neue kommt an ihre Stelle.
biotopia-explained-compost-card = Ein Aurorafalter kann sie zurückholen, oder das nächste Mischen für einen neuen Stapel.
biotopia-explained-flower = Sie zählt als eine Blume. Nur du darfst ihre andere Seite ansehen.
biotopia-explained-turned = Eine Puppe könnte sie wenden, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-explained-not-turned = Sie ist kein Schmetterling, deshalb wendet keine Puppe sie.
biotopia-explained-kind-points = Alle dieser Art in diesem Garten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-explained-playable = Blumen genug hast du für: { $cards }.
biotopia-explained-too-many = { $cards ->
    [one] Am Ende des Zugs muss { $cards } Karte auf den Kompost.
   *[other] Am Ende des Zugs müssen { $cards } Karten auf den Kompost.
}
biotopia-explained-rival-hand = Ansehen darf sie nur { $seat }.
biotopia-explained-held = Sicher dabei: { $cards }.
biotopia-explained-deck = Wenn du dran bist, darfst du die oberste Karte ziehen. Ist der Stapel leer, wird der Kompost zum neuen Stapel gemischt.
biotopia-explained-sky = { $cards ->
    [0] Der Himmel ist leer.
    [one] { $cards } offene Karte: Wenn du dran bist, darfst du sie nehmen.
   *[other] { $cards } offene Karten: Wenn du dran bist, darfst du eine nehmen, und eine neue kommt an ihre Stelle. Sind alle gleich, kommen sie auf den Kompost.
}
biotopia-explained-compost = { $cards ->
    [0] Hierher kommen gebrauchte Karten; noch ist keine da.
    [one] { $cards } gebrauchte Karte, für alle offen. Ist der Stapel leer, wird sie zum neuen.
   *[other] { $cards } gebrauchte Karten, für alle offen. Ist der Stapel leer, werden sie zum neuen.
}
biotopia-explained-mission-met = Du hast alles, was sie verlangt: Nimm sie, wenn du dran bist.
biotopia-explained-mission-lacks = Dir fehlen noch { $lacks }.
biotopia-explained-mission-missing = Dir fehlt noch: { $cards }.
biotopia-explained-mission-cloak = Dein Trauermantel ersetzt davon einen Schmetterling.
biotopia-explained-whites-nobody = Niemand hat mehr als alle anderen, also hat sie niemand.
biotopia-explained-whites-lead = Sie gehört dir, solange niemand gleich viele hat.
biotopia-explained-whites-lacks = Mit { $whites } weiteren hättest du die meisten.
biotopia-explained-source = { $source } { $points }
biotopia-explained-points = { $total }: { $sources }.
biotopia-explained-own-to-go = { $points ->
    [0] Am Ende deines Zugs beginnt die letzte Runde.
    [one] Mit { $points } weiteren Punkt beginnst du die letzte Runde.
   *[other] Mit { $points } weiteren Punkten beginnst du die letzte Runde.
}
biotopia-explained-to-go = { $points ->
    [0] Am Ende dieses Zugs beginnt die letzte Runde.
    [one] { $seat } beginnt mit { $points } weiteren Punkt die letzte Runde.
   *[other] { $seat } beginnt mit { $points } weiteren Punkten die letzte Runde.
}
biotopia-explained-nearest = { $points ->
    [0] Dem Ende am nächsten: { $seat }, mit genug Punkten.
    [one] Dem Ende am nächsten: { $seat }, es fehlt noch { $points } Punkt.
   *[other] Dem Ende am nächsten: { $seat }, es fehlen noch { $points } Punkte.
}
biotopia-explained-missions = Missionen: { $missions }.
biotopia-explained-turn = Gerade am Zug: { $seat }.
biotopia-news-first-flower = Jede Karte kann eine Blume sein. Lege am besten eine, die du nicht bald spielen kannst, weil sie viele Blumen kostet.
biotopia-news-offer = Das ist ein Geschenk und kein eigener Zug. Du darfst auch verzichten.
biotopia-news-flowers-first = Schmetterlinge kommen zu Blumen: Noch { $lacks ->
    [one] { $lacks } Blume
   *[other] { $lacks } Blumen
}, dann kannst du diese Karte spielen: { $card }.
biotopia-news-butterfly-ready = Du hast Blumen genug für einen Schmetterling: { $card }, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-news-white-wins = Mit einem Großen Kohlweißling hättest du die meisten davon: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr für die Mission, ohne eigenen Zug.
biotopia-news-mission-ready = Dein Garten hat alles, was die Mission „{ $mission }“ verlangt: Sie zu nehmen ist ein Zug und bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-news-mission-in-reach = Du bist nah an der Mission „{ $mission }“: Nur eins fehlt noch.
biotopia-news-rival-near-mission = { $seat } ist nah an der Mission „{ $mission }“: Wer sie zuerst nimmt, behält sie.
biotopia-news-rival-near-end = { $points ->
    [one] { $seat } beginnt mit { $points } weiteren Punkt die letzte Runde.
   *[other] { $seat } beginnt mit { $points } weiteren Punkten die letzte Runde.
}
biotopia-news-last-round = { $turns ->
    [one] Die letzte Runde: Das ist der letzte Zug. Dann gewinnt, wer die meisten Punkte hat.
   *[other] Die letzte Runde: noch { $turns } Züge. Dann gewinnt, wer die meisten Punkte hat.
}
biotopia-news-hand-full = Am Ende eines Zugs darf man höchstens { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} auf der Hand haben.
biotopia-news-deck-empty = Der Stapel ist leer. Sobald eine Karte gebraucht wird, wird der Kompost zum neuen Stapel gemischt.
biotopia-news-rival-leads = { $seat } hat die meisten Großen Kohlweißlinge und damit ihre Mission, solange niemand gleich viele hat.
biotopia-urge-pass = Passe, denn es geht nichts anderes.
biotopia-urge-draw = { $cards ->
    [one] Zieh die oberste Karte des Stapels.
   *[other] Zieh { $cards } Karten.
}
biotopia-urge-take = { TRAIT($card, "gender") ->
    [feminine] Nimm eine { $card } vom Himmel.
    [neuter] Nimm ein { $card } vom Himmel.
   *[masculine] Nimm einen { FORM($card, "accusative") } vom Himmel.
}
biotopia-urge-flower = { TRAIT($card, "gender") ->
    [feminine] Lege eine { $card } als Blume.
    [neuter] Lege ein { $card } als Blume.
   *[masculine] Lege einen { FORM($card, "accusative") } als Blume.
}
biotopia-urge-play = { TRAIT($card, "gender") ->
    [feminine] Spiele eine { $card } offen.
    [neuter] Spiele ein { $card } offen.
   *[masculine] Spiele einen { FORM($card, "accusative") } offen.
}
biotopia-urge-mission = Nimm die Mission „{ $mission }“.
biotopia-urge-turn = { TRAIT($card, "gender") ->
    [feminine] Wende eine { $card }.
    [neuter] Wende ein { $card }.
   *[masculine] Wende einen { FORM($card, "accusative") }.
}
biotopia-urge-recover = { TRAIT($card, "gender") ->
    [feminine] Nimm eine { $card } aus dem Kompost.
    [neuter] Nimm ein { $card } aus dem Kompost.
   *[masculine] Nimm einen { FORM($card, "accusative") } aus dem Kompost.
}
biotopia-urge-discard = { TRAIT($card, "gender") ->
    [feminine] Wirf eine { $card } ab.
    [neuter] Wirf ein { $card } ab.
   *[masculine] Wirf einen { FORM($card, "accusative") } ab.
}
biotopia-merit-points = Das bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-merit-lead = Du bekommst die Mission für Kohlweißlinge: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
biotopia-merit-keeps-lead = Dein Vorsprung bei den Kohlweißlingen wird sicherer.
biotopia-merit-rival-loses = { $seat } verliert die Mission für Kohlweißlinge und damit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-merit-last-round = Mit { $points } Punkten beginnst du die letzte Runde.
biotopia-merit-turns = Sie kann eine deiner Blumen wenden: { $card }, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-merit-cards = { $cards ->
    [one] Du bekommst eine Karte; welche, weiß niemand.
   *[other] Du bekommst { $cards } Karten; welche, weiß niemand.
}
biotopia-merit-flowers = Dann hat dein Garten { $symbols ->
    [one] { $symbols } Blume
   *[other] { $symbols } Blumen
}.
biotopia-merit-affords = Dann hast du Blumen genug für: { $cards }.
biotopia-merit-nearer-card = { $lacks ->
    [one] Dann fehlt dir noch { $lacks } Blume für: { $card }.
   *[other] Dann fehlen dir noch { $lacks } Blumen für: { $card }.
}
biotopia-merit-hidden = Eine Puppe, wie auf deiner Hand, kann sie später zum Schmetterling wenden.
biotopia-merit-would-score = { $lacks ->
    [0] Du hast Blumen genug, sie zu spielen, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    [one] Mit { $lacks } weiteren Blume kannst du sie spielen, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] Mit { $lacks } weiteren Blumen kannst du sie spielen, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
biotopia-merit-denies = { $seat } hätte mit so einer Karte alles für die Mission „{ $mission }“ und bekommt diese nicht.
biotopia-merit-too-dear = { $symbols ->
    [one] Dir fehlt noch { $symbols } Blume dafür.
   *[other] Dir fehlen noch { $symbols } Blumen dafür.
}
biotopia-merit-decline = Deine Hand bleibt, wie sie ist.
biotopia-merit-pass = Etwas anderes geht nicht.
