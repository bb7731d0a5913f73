### Was der Server sagt.

## Warum etwas an einem Tisch nicht geht.

server-frozen = Dieser Tisch wurde mit Version { $version } der Regeln begonnen, die dieses Programm nicht kennt. Er lässt sich ansehen; zum Weiterspielen aktualisiere Boardwright.
server-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Was noch lesbar ist, wird gezeigt; weiterspielen lässt er sich nicht.
server-past-damaged = Frühere Züge dieses Tisches sind beschädigt, daher lässt sich nicht zurückblicken. Was zu sehen ist, stimmt.
server-not-started = Die Partie hat noch nicht begonnen.
server-started = Die Partie hat schon begonnen.
server-seats-open = Einige Plätze sind noch frei: Warte, bis sie besetzt sind, oder gib sie an Bots.
server-finished = Die Partie ist zu Ende.
server-not-finished = Die Partie ist noch nicht zu Ende.
server-play-on-secret = Bis diese Partie zu Ende ist, kannst du von hier nicht weiterspielen: Es würde verraten, was die anderen, auch Bots, verborgen halten.
server-not-running = Hier spielt gerade niemand.
server-stale = Am Tisch ging es inzwischen weiter; so steht es jetzt.
server-not-asked = Du bist nicht dran.
server-not-own = Das ist nicht dein Platz; nimm den Link des Platzes.
server-no-seat = Diesen Platz gibt es nicht.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-bot-plays = Auf diesem Platz spielt ein Bot; hol ihn dir erst zurück, wenn es deiner ist.
server-plays-already = Du spielst schon selbst auf diesem Platz.
server-not-away = { $name } fehlt nicht: Niemand sonst kann den Platz abgeben, bevor { $seconds } Sekunden ohne Antwort vergangen sind.
server-has-left = Dieser Platz wurde schon verlassen.
server-no-line = Die Aufzeichnung endet mit Zeile { $last }.
server-undo-pending = Jemand möchte schon etwas zurücknehmen; beantworte das zuerst.
server-undo-unasked = Niemand fragt nach deiner Zustimmung.
server-pace-same = Die Zeit für einen Zug ist schon so.
server-pace-pending = Jemand hat schon eine andere Zeit für einen Zug vorgeschlagen; beantworte das zuerst.
server-undo-absent = { $name } hat seitdem gezogen und fehlt jetzt: Niemand sonst kann zustimmen, das zurückzunehmen.
server-undo-wait = Du hast eben erst gefragt, ob du zurücknehmen darfst: Frag in { $seconds } Sekunden wieder, oder schreib im Chat, warum.
server-no-hints = An diesem Tisch geben Bots keine Tipps.
server-busy = Gerade möchten viele einen Rat; versuch es bitte gleich noch einmal.
server-advice-wait = Danach hast du schon gefragt; darüber wird noch nachgedacht.
server-advice-lost = Es ließ sich nichts finden; versuch es bitte noch einmal.

## Namen und Chat.

server-name-long = Ein Name hat höchstens { $most } Zeichen.
server-name-taken = Am selben Tisch können nicht zwei „{ $name }“ heißen; nimm bitte einen anderen Namen.
server-chat-empty = Eine leere Zeile sagt nichts.
server-chat-long = Eine Zeile im Chat hat höchstens { $most } Zeichen.
server-text-unfit = Bitte nur einfache Buchstaben und Zeichen.

## Plätze nehmen und Tische eröffnen.

server-no-invite = Diese Einladung gilt hier für keinen Platz; bitte um einen neuen Link.
server-seat-taken = Mit dieser Einladung ist schon jemand gekommen; wenn du das warst, mach mit dem Link weiter, den du dabei bekommen hast.
server-join-frozen = Seit dieser Tisch eröffnet wurde, haben sich die Regeln geändert; hier kann sich niemand mehr setzen. Bitte um eine Einladung an einen neuen Tisch.
server-full = Alle Plätze sind besetzt.
server-no-bot = „{ $text }“ ist kein Bot, der hier spielt; nimm random, greedy, mcts, mcts:2s, mcts:5000 oder level:1 bis level:5.
server-bot-budget = Ein Bot darf hier höchstens { $seconds } Sekunden oder { $iterations } Iterationen über einen Zug nachdenken.
server-bot-lost = Der Bot { $bot } gab keine Antwort; für ihn wurde eine andere Aktion gespielt.
server-unfit = { $reason }
server-components-long = Eine Datei mit Spielmaterial hat hier höchstens { $most } Zeichen.
server-record-long = Eine Aufzeichnung hat hier höchstens { $most } Zeichen.
server-record-wrong = Zug { $move } der Aufzeichnung entspricht nicht den Regeln.
server-tables-many = Du hast in einer Stunde { $most } Tische geändert oder eröffnet; warte bitte ein wenig.
server-tables-unfinished = Du hast { $most } Tische, die nicht zu Ende sind; spiel erst einen davon zu Ende.

## Verbindungen.

server-no-table = Diesen Tisch gibt es nicht.
server-no-token = Dieser Tisch braucht einen eigenen Link; frag die Person, die ihn eröffnet hat.
server-no-game = „{ $text }“ ist kein Spiel, das hier gespielt wird.
server-no-status = „{ $text }“ kann ein Tisch nicht sein: Schreib open, running oder finished.
server-no-hello = Die erste Nachricht muss hello sein.
server-hello-twice = Du hast schon hello gesagt.
server-garbage = Diese Nachricht ist nicht zu verstehen: { $reason }.
server-message-long = Eine Nachricht hat höchstens { $most } Bytes.
server-no-json = Der Inhalt muss application/json sein.
server-too-fast = Das war zu viel auf einmal; warte bitte einen Moment.
server-origin = Seiten anderer Server dürfen hier nicht fragen.
server-host = Diesen Server kennt man nicht als „{ $host }“. Soll er so heißen, starte ihn mit --origin und dieser Adresse.
server-local-only = Kennzahlen gibt es nur auf diesem Rechner.
server-error = Hier ist etwas schiefgegangen; nichts wurde geändert. Versuch es bitte noch einmal.
server-closing = Der Server startet gerade neu; komm bitte gleich wieder.
server-store-failed = Es ließ sich nicht speichern, also ist es vielleicht nicht geschehen. Sieh auf den Tisch und versuch es noch einmal.
server-store-unreadable = Die Tische lassen sich gerade nicht lesen. Versuch es bitte noch einmal.

## Was im Verlauf steht.

server-log-left = { $name } ist gegangen.
server-log-taken-over = { FORM($bot, "level") } spielt für { $name }.
server-log-taken-back = { $name } ist zurück.
server-log-undone = { $moves ->
    [one] { $name } hat einen Zug zurückgenommen.
   *[other] { $name } hat { $moves } Züge zurückgenommen.
}
# Before what the bot chose, for whoever had not moved in time.
server-clock-chose = Die Zeit war um; ein Bot hat gewählt:
server-log-paced = Ab jetzt gilt als Zeit für einen Zug: { $time }.
server-log-unpaced = Ab jetzt gibt es kein Zeitlimit mehr.
server-pace-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
server-pace-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
server-pace-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
server-pace-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## boardwright serve

serve-help = Tische für Menschen und Bots öffnen: ein Server mit einer Seite für den Browser.
serve-examples = Beispiel: boardwright serve --port 8400 --store games.db
serve-option-host = Adresse, auf der der Server lauscht; 0.0.0.0 lässt andere herein.
serve-option-port = Port, auf dem der Server lauscht.
serve-option-store = Wo Tische aufbewahrt werden: eine SQLite-Datei oder postgresql://… (Vorgabe: { $file }).
serve-option-workers = Prozesse, die bedienen; mehr als einer braucht PostgreSQL.
serve-option-bots = Prozesse, in denen Bots nachdenken.
serve-option-origin = Eine weitere Adresse, von der Seiten kommen dürfen, etwa https://games.example.
serve-option-limit = Eine Grenze ändern, etwa connections=500; siehe docs/security.md.
serve-limit-unfit = Die Grenze { $name } kann nicht „{ $text }“ sein; schreib eine Zahl.
serve-limit-range = Die Grenze { $name } kann nicht „{ $text }“ sein; sie geht von { $least } bis { $most }.
serve-option-proxy = Adresse eines Proxys, dessen X-Forwarded-For geglaubt wird.
serve-option-open = Die Lobby im Browser öffnen.
serve-workers-sqlite = { $workers } Prozesse können sich keine SQLite-Datei teilen: Das bringt nichts und lässt alle warten. Nimm einen, oder nenne eine PostgreSQL-Datenbank mit --store postgresql://…
serve-lobby = Die Lobby ist unter { $url } (Ende mit Strg+C)
serve-no-address = { $url } lässt sich nicht nutzen: { $reason }.
