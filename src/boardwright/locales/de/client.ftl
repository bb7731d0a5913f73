### An einem Tisch auf einem Server spielen, vom Terminal aus.

## Was schiefgehen kann.

client-no-link = „{ $text }“ ist kein Link zu einem Tisch; so einer sieht aus wie http://localhost:8400/#/table/…
client-no-server = „{ $text }“ ist keine Adresse eines Servers; schreib eine wie http://localhost:8400
client-unreachable = Unter { $server } antwortet kein Spieleserver: { $reason }
# These three stand for $reason.
client-status = Die Antwort hat den HTTP-Status { $code }
client-garbled = Die Antwort ist nicht zu verstehen
client-left = Die Verbindung wurde hier geschlossen
client-other-rules = Am Tisch gilt Version { $theirs } der Regeln, hier ist { $ours } die neueste: Aktualisiere Boardwright hier.
client-other-components = An diesem Tisch wird mit eigenem Spielmaterial gespielt; nenne hier dieselbe Datei mit --components DATEI.
client-other-game = Dort wird { $game } gespielt: boardwright play { $game } --join …
client-two-tables = Die Links gehören zu verschiedenen Tischen; nenne die eines einzigen.
client-no-view = Der Server zeigt dieses Spiel anders, als es hier bekannt ist: Aktualisiere die ältere Seite.

## Optionen von boardwright play.

play-option-server = An einem Tisch auf diesem Server spielen, etwa http://localhost:8400; Plätze dürfen dann auch open sein.
play-option-join = Über seinen Link an einen Tisch kommen oder dorthin zurückkehren.
play-option-name = Name der Person an einem Tisch auf einem Server; einmal für jede Person hier.
play-not-remote = { $option } ist nur für Partien auf diesem Gerät.
play-needs-server = { $option } ist für Tische auf einem Server: Ergänze --server URL oder --join LINK.

## Am Tisch. Die Befehle, die getippt werden (hint, say, undo, yes, no, bot, back, start, links …), bleiben englisch.

remote-links = Verschicke für jeden freien Platz einen Link:
remote-watch = Zum Zuschauen: { $link }
remote-go-on = Zurückkommen mit: boardwright play --join { $link }
remote-waiting-seats = Es wird gewartet, bis die freien Plätze besetzt sind. start BOT setzt auf jeden einen Bot, etwa: start level:2
remote-waiting-host = Es wird gewartet, bis die Partie beginnt.
remote-waiting = { $name } ist dran.
remote-waiting-bot = { $name } überlegt.
remote-lost = Die Verbindung ist weg; neuer Versuch …
remote-back = Wieder verbunden.
remote-chat = { $name }: { $text }
remote-hint = Befehle: say, undo, scores, log, board, help, quit
remote-due = Nach { $time } zieht ein Bot für dich.
remote-undo-ask = { $reason } Frag die anderen mit: undo ask
remote-undo-wish = { $name } möchte den letzten eigenen Zug zurücknehmen. Antworte: yes oder no
remote-say-what = Sag, was: say Viel Glück!
remote-advice-thinking = Ein Bot denkt darüber nach …
remote-advice-seconds = Wie lange über einen Tipp nachgedacht wird, bestimmt der Server; tippe nur: hint
remote-nothing-now = Du bist nicht dran. Tippe help, um zu sehen, was so lange geht.
remote-help =
    Antworte mit der Nummer einer Möglichkeit oder ihrem Text, etwa: { $example }
    hint            die beste Möglichkeit gegen die zweitbeste, und warum
    say TEXT        sag allen am Tisch etwas
    undo            nimm deinen letzten Zug zurück, wenn nichts aufgedeckt wurde
    undo ask        frag die anderen, ob du mehr zurücknehmen darfst
    yes, no         antworte, wenn jemand das fragt
    bot PLATZ [BOT] lass einen Bot spielen: für dich oder für jemanden, der fehlt
    back            spiel wieder selbst auf deinem Platz
    start [BOT]     fang an; ein Bot nimmt jeden freien Platz
    links           die Links dieses Tischs
    why AKTION      welche Regel eine Aktion verbietet: why { $example }
    rules [ID]      die Regeln oder eine davon: rules { $rule }
    scores          Punkte nach Quelle
    log             was zuletzt geschehen ist
    board           zeichne den Tisch neu (eine leere Zeile tut es auch)
    quit            hör auf; der Platz bleibt deiner
remote-no-seat = Sag, welcher Platz: bot 1 bis bot { $last }
