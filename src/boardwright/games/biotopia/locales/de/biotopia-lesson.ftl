### Die geführten Partien von Biotopia, Schritt für Schritt für alle, die es noch nie gespielt haben.

biotopia-lesson-first = Dein erster Garten
biotopia-lesson-first-flower = Willkommen auf der Wiese! Schmetterlinge kommen nur, wo Blumen wachsen. Zum Glück hat jede Karte hinten eine Blume. Lege also eine als Blume: das Tagpfauenauge. Als Schmetterling wäre es mit { $cost } Blumen deine teuerste Karte.
biotopia-lesson-first-flower-other = Das wäre auch eine Blume. Aber diese Karte ist billiger, du kannst sie also früher spielen. Lege das Tagpfauenauge.
biotopia-lesson-first-more = Du bist dran, und in einem Zug tust du genau eins. Neben der Blüte auf einer Karte steht, wie viele Blumen sie braucht: der Braun-Dickkopffalter { $cost }, und du hast { $symbols }. Lege also noch eine Blume: den Admiral.
biotopia-lesson-first-more-cards = Karten sind gut, und bald holen wir welche. Aber erst kommen die Blumen. Lege den Admiral.
biotopia-lesson-first-more-other = Auch das würde wachsen. Aber behalte diese Karte und lege den Admiral.
biotopia-lesson-first-butterfly = { $symbols } Blumen: Jetzt kommt der Braun-Dickkopffalter! Spiele ihn in deinen Garten. Oben rechts auf der Karte stehen die Punkte: { $points } bekommst du sofort. Und die Blumen bleiben.
biotopia-lesson-first-butterfly-later = Das kannst du später tun. Jetzt hast du Blumen genug für deinen ersten Schmetterling, und Schmetterlinge bringen Punkte. Spiele den Braun-Dickkopffalter.
biotopia-lesson-first-goal = Dein erster Punkt, und dein Gegenüber hat auch einen. Hat jemand { $goal } Punkte, wird die Runde zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.
biotopia-lesson-first-sky = Jetzt brauchst du neue Karten. { $cards } davon liegen offen am Himmel. Nimm den Hauhechel-Bläuling: Er kann etwas Besonderes. Eine neue Karte kommt an seine Stelle.
biotopia-lesson-first-sky-deck = Der Stapel ist eine Überraschung; am Himmel siehst du, was du bekommst. Nimm diesmal den Hauhechel-Bläuling.
biotopia-lesson-first-sky-other = Ein schöner Schmetterling! Aber nimm den Hauhechel-Bläuling: Ich will dir zeigen, was er kann.
biotopia-lesson-first-sky-flower = Behalte diese Karte noch und nimm erst den Hauhechel-Bläuling vom Himmel.
biotopia-lesson-first-compost = Dein Gegenüber hat einen Sonnenschein gespielt. So eine Karte wirkt nur einmal: Sie brachte neue Karten und liegt jetzt auf dem Kompost. Nun du: Für den Hauhechel-Bläuling fehlt nur eine Blume. Er braucht { $cost }, und du hast { $symbols }. Lege den Trauermantel.
biotopia-lesson-first-compost-cards = Erst noch eine Blume: Dann kann der Hauhechel-Bläuling kommen, und er holt dir auch eine Karte. Lege den Trauermantel.
biotopia-lesson-first-compost-blue = Als Blume könnte er nicht fliegen! Behalte den Hauhechel-Bläuling und lege den Trauermantel.
biotopia-lesson-first-blue = Jetzt hast du Blumen genug. Spiele den Hauhechel-Bläuling. Er bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und dann sieh, was er tut.
biotopia-lesson-first-blue-later = Auch das ginge. Aber der Hauhechel-Bläuling bringt einen Punkt und eine Karte in einem Zug. Spiele ihn.
biotopia-lesson-first-effect = Viele Schmetterlinge tun etwas, wenn sie kommen. Der Hauhechel-Bläuling lässt dich eine Karte vom Himmel nehmen, als Geschenk. Nimm den Großen Kohlweißling: Wir brauchen ihn gleich.
biotopia-lesson-first-effect-other = Eine gute Karte! Aber mit dem Großen Kohlweißling gewinnst du gleich eine Mission. Nimm den.
biotopia-lesson-first-effect-decline = Du darfst verzichten. Aber diese Karte ist ein Geschenk und kostet keinen Zug. Nimm den Großen Kohlweißling.
biotopia-lesson-first-white = Siehst du diese Mission? Die bekommt, wer die meisten Großen Kohlweißlinge hat. Noch hat niemand einen! Spiele deinen: Du bekommst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den Schmetterling und noch { $mission } für die Mission.
biotopia-lesson-first-white-later = Besser jetzt, bevor dein Gegenüber einen hat! Spiele den Großen Kohlweißling.
biotopia-lesson-first-deck = Die Mission gehört dir, solange niemand gleich viele Große Kohlweißlinge hat. Jetzt ist deine Hand leer, also zieh vom Stapel. Geht der zu Ende, wird der Kompost zum neuen gemischt.
biotopia-lesson-first-deck-sky = Auch das ist ein guter Weg. Aber lass dich diesmal vom Stapel überraschen: Zieh seine oberste Karte.
biotopia-lesson-first-missions = Andere Missionen nimmst du in einem eigenen Zug, wenn dein Garten alles hat, was sie verlangen. Diese bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $asked } Braun-Dickkopffalter; du hast { $has }. Wer zuerst kommt, bekommt sie.
biotopia-lesson-first-onward = Du hast { $own } Punkte, dein Gegenüber hat { $rival }. Spiel nun allein weiter, bis { $goal }! Erst Blumen, dann Schmetterlinge, und zwischendurch neue Karten. Dein Kleiner Fuchs kann gleich kommen.
biotopia-lesson-missions = Missionen
biotopia-lesson-missions-wish = Missionen bringen Punkte dazu. Diese bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $asked } Braun-Dickkopffalter in deinem Garten. Du hast { $held } auf der Hand, und noch einer liegt am Himmel. Erst eine Blume: Lege das Tagpfauenauge.
biotopia-lesson-missions-wish-other = Diese Karte brauchen wir für etwas anderes. Lege die, die leuchtet.
biotopia-lesson-missions-progress = Auf der Mission siehst du, wie weit alle sind: Noch hat niemand einen von { $asked }. Ein Braun-Dickkopffalter braucht { $cost } Blumen, und du hast { $symbols }. Lege den Admiral.
biotopia-lesson-missions-progress-cards = Die Karten laufen nicht weg. Erst eine weitere Blume, dann Schmetterlinge: Lege den Admiral.
biotopia-lesson-missions-one = Jetzt spiele einen Braun-Dickkopffalter. Er bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und zählt für die Mission.
biotopia-lesson-missions-play-first = Auch das würde helfen. Aber die Mission bekommt, wer zuerst da ist: Spiele einen Braun-Dickkopffalter.
biotopia-lesson-missions-sky = Vorsicht, dein Gegenüber hat auch schon { $rival } von { $asked }! Den Braun-Dickkopffalter am Himmel dürfen alle nehmen. Nimm ihn, bevor er weg ist.
biotopia-lesson-missions-sky-other = Das kann warten. Der Braun-Dickkopffalter am Himmel ist beim nächsten Mal vielleicht weg: Nimm ihn.
biotopia-lesson-missions-sky-later = Was du auf der Hand hast, nimmt dir niemand weg. Die Karte am Himmel vielleicht schon, also hol sie zuerst.
biotopia-lesson-missions-two = Du hast { $held } Braun-Dickkopffalter auf der Hand, aber die Mission sagt { $has } von { $asked }: Nur Schmetterlinge im Garten zählen. Also hinaus mit dem nächsten!
biotopia-lesson-missions-three = { $has } von { $asked }. Spiele auch den letzten.
biotopia-lesson-missions-take = Alle sind da! Aber die Mission kommt nicht von selbst: Sie zu nehmen ist dein Zug. Nimm sie jetzt, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-lesson-missions-take-now = Nimm erst die Mission! Sonst ist sie vielleicht weg.
biotopia-lesson-missions-kept = { $points ->
    [one] { $points } Punkt, den
   *[other] { $points } Punkte, die
} dir niemand mehr nehmen kann. Nur die Mission für Kohlweißlinge kann wechseln. Und ein Tipp: Ein Trauermantel, wie am Himmel, ersetzt einen Schmetterling, der für eine Mission noch fehlt. Spiel nun weiter!
biotopia-lesson-bio-cards = Sonnenschein und Puppe
biotopia-lesson-bio-cards-hide = Sonnenschein und Puppe sind Biokarten: Sie tun etwas und sind weg. Die Puppe wendet eine Blume zum Schmetterling auf ihrer anderen Seite. Verstecke also einen starken Schmetterling unter den Blumen: Lege den Admiral, der sonst { $cost } Blumen braucht.
biotopia-lesson-bio-cards-hide-other = Das wäre auch eine Blume. Aber die Puppe soll später etwas Gutes finden: Lege den Admiral.
biotopia-lesson-bio-cards-second = Der Sonnenschein braucht { $cost } Blumen, und du hast { $symbols }. Lege das Tagpfauenauge. Es ist der einzige Schmetterling, den keine Puppe wendet.
biotopia-lesson-bio-cards-second-cards = Der Sonnenschein holt dir mehr Karten in einem Zug. Ihm fehlt nur eine Blume: Lege das Tagpfauenauge.
biotopia-lesson-bio-cards-second-other = Diese Karte wollen wir spielen. Lege das Tagpfauenauge.
biotopia-lesson-bio-cards-sunshine = Spiele den Sonnenschein! Du ziehst mehrere Karten in einem Zug, und der Sonnenschein kommt auf den Kompost.
biotopia-lesson-bio-cards-sunshine-draw = Das wäre eine Karte. Der Sonnenschein holt dir mehr: Spiele ihn.
biotopia-lesson-bio-cards-sunshine-flower = Du hast Blumen genug für den Sonnenschein. Spiele ihn offen.
biotopia-lesson-bio-cards-knapweed = Neue Karten! Die Wiesen-Flockenblume ist auf beiden Seiten eine Blume. Offen gespielt, für { $cost } Blumen, wächst sie in deiner Blumenreihe und zählt doppelt. Spiele sie.
biotopia-lesson-bio-cards-knapweed-first = Das kannst du bald tun. Erst die Wiesen-Flockenblume, denn dann hast du Blumen genug für die Puppe.
biotopia-lesson-bio-cards-knapweed-back = Als Blume gelegt zählt eine Karte einfach; offen gespielt zählt die Wiesen-Flockenblume doppelt. Spiele sie.
biotopia-lesson-bio-cards-chrysalis = Nun die Puppe. Sie braucht { $cost } Blumen, und du hast { $symbols }. Spiele sie.
biotopia-lesson-bio-cards-chrysalis-first = Gut, aber nicht jetzt: Sehen wir, was aus der Puppe kommt. Spiele sie.
biotopia-lesson-bio-cards-turn = Welche Blume wendet sie? Aus der Hand bräuchte der Admiral { $cost } Blumen, und du hast { $symbols }. Die Puppe fragt nicht danach! Wende ihn, für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
biotopia-lesson-bio-cards-turned = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und das billig! Es hat dich eine Blume gekostet: { $symbols } sind noch da. Und die Puppe liegt auf dem Kompost. Lege also starke Schmetterlinge als Blumen, und eine Puppe lässt sie fliegen. Spiel nun weiter!
