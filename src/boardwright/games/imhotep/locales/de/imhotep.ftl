### Imhotep: warum eine Aktion nicht geht. Jeder Text steht hinter der Nummer einer Regel.

imhotep-refused-asked-0 = Du bist am Zug: Besorge Steine, platziere einen Stein, fahre ein Boot oder spiele eine blaue Karte.
imhotep-refused-asked-1 = Sag zuerst, in welcher Reihenfolge die Steine entladen werden.
imhotep-refused-asked-2 = Sag zuerst, wohin das Boot der Karte „Segel“ fährt.
imhotep-refused-asked-3 = Platziere zuerst den zweiten Stein des Meißels.
imhotep-refused-asked-4 = Nimm zuerst eine Marktkarte für diesen Stein.
imhotep-refused-asked-5 = Behalte zuerst eine Karte des verdeckten Paars.
imhotep-refused-asked-6 = Wähle zuerst eine Pyramide für diesen Stein.
imhotep-refused-asked-7 = Platziere zuerst den Bonusstein auf einem Boot oder verzichte darauf.
imhotep-refused-asked-8 = Wähle zuerst zwischen dem Punkt und den Steinen des Tempels.
imhotep-refused-asked-9 = Nimm zuerst die Bonussteine oder verzichte darauf.
imhotep-refused-asked-10 = Die Partie ist zu Ende.
imhotep-refused-pass = Passen darf nur, wer sonst nichts tun kann.
imhotep-refused-empty-quarry = Im Steinbruch liegt kein Stein mehr von dir.
imhotep-refused-full-sled = { $room ->
    [one] Dein Schlitten ist voll: Er fasst { $room } Stein.
   *[other] Dein Schlitten ist voll: Er fasst { $room } Steine.
}
imhotep-refused-empty-sled = Auf deinem Schlitten liegt kein Stein.
imhotep-refused-sailed = Boot { $ship } ist schon losgefahren.
imhotep-refused-no-slot = Boot { $ship } hat keinen Ladeplatz { $slot }.
imhotep-refused-slot-taken = Ladeplatz { $slot } auf Boot { $ship } ist belegt.
imhotep-refused-ship-sailed = Boot { $ship } ist in dieser Runde schon gefahren.
imhotep-refused-minimum = Dieses Boot braucht { $needs ->
    [one] 1 Stein
   *[other] { $needs } Steine
}, geladen hat es { $has }.
# $site ist etwa „zum Markt“.
imhotep-refused-visited = { CAP($site) } ist in dieser Runde schon ein Boot gefahren.
imhotep-refused-order = In dieser Reihenfolge können die Steine dieses Boots nicht entladen werden.
imhotep-refused-not-on-offer = { TRAIT($card, "gender") ->
    [feminine] Es liegt keine { $card } aus.
   *[other] Es liegt kein { $card } aus.
}
imhotep-refused-no-pair = Es liegt kein verdecktes Paar aus.
imhotep-refused-not-in-pair = { TRAIT($card, "gender") ->
    [feminine] In dem Paar ist keine { $card }.
   *[other] In dem Paar ist kein { $card }.
}
imhotep-refused-complete = Die { FORM($pyramid, "adjective") } Pyramide ist fertig.
imhotep-refused-no-card = { TRAIT($card, "gender") ->
    [feminine] Du hast keine { $card }.
    [neuter] Du hast kein { $card }.
   *[masculine] Du hast keinen { FORM($card, "accusative") }.
}
imhotep-refused-no-stone-at-all = Du hast weder auf dem Schlitten noch im Steinbruch einen Stein.
imhotep-refused-two-stones = Der Meißel braucht zwei Steine auf dem Schlitten, du hast { $has }.
imhotep-refused-two-slots = Der Meißel braucht zwei freie Ladeplätze, es gibt { $free }.
## Was in einer eigenen Datei mit Spielmaterial nicht stimmt; $path ist der Name eines Werts darin.

imhotep-components-round-card = Eine Rundenkarte nennt vier Boote, die in der Schachtel sind, nicht { $card }.
imhotep-components-too-large = { $path } darf höchstens { $most } sein.
imhotep-components-rounds = Es müssen mindestens sechs Rundenkarten sein.
imhotep-components-space = { $space } ist kein Feld; schreib Punkte als Zahl oder eines von { $known }.
