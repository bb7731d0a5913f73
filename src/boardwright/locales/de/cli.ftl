### Die Befehlszeile. Was getippt wird, bleibt, wie es ist: Befehle, Optionen, Dateien, und was hinter „Beispiel:“ steht.

## Die Worte jedes Befehls.

cli-help = Moderne Brettspiele, genau nach ihren Anleitungen: spielen, simulieren, Regeln lesen.
cli-alone = Ohne Befehl öffnet es die Lobby im Browser.
cli-examples = Beispiel: boardwright play imhotep --seats human,level:2,level:2
cli-error = Fehler: { $error }
# $reason is a clause such as “there is no such file or folder”.
cli-refused = { $file }: { $reason }
cli-option-language = Sprache für dieses Mal: { $languages }. Auf Dauer: boardwright language

## Was für etwas steht, das getippt wird, in Großbuchstaben.

cli-word-file = DATEI
cli-word-optional-file = [DATEI]
cli-word-folder = ORDNER
cli-word-table = TISCH
cli-word-tables = TISCH …
cli-word-age = ALTER
cli-word-number = ZAHL
cli-word-text = TEXT
cli-word-link = LINK
cli-word-name = NAME
cli-word-bot = BOT
cli-word-rule = [ID]
cli-word-players = PERSONEN
cli-word-language = SPRACHE
cli-word-address = ADRESSE
cli-word-limit = NAME=ZAHL
cli-word-path-or-url = DATEI|URL
cli-word-shell = SHELL
cli-word-game = SPIEL
cli-word-options = [OPTIONEN]
cli-word-command = BEFEHL …

## So viele in der Sekunde.

cli-rate = { $rate }/s

## Was jeder Befehl sagt, wenn er falsch gebraucht wird.

click-usage = Aufruf:
click-options = Optionen
click-heading = { $heading }:
click-commands = Befehle
click-version = Version anzeigen und beenden.
click-help = Diese Hilfe anzeigen und beenden.
click-error = Fehler: { $message }
click-try = Hilfe gibt es mit „{ $command } { $option }“.
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-command = Es fehlt ein Befehl.
click-no-option = Die Option { $name } gibt es nicht.
click-no-command = Den Befehl { $name } gibt es nicht.
click-near = Meinst du { $possibilities }?
click-extra-arguments = { $count ->
    [one] Das ist ein Argument zu viel: { $args }
   *[other] Das sind zu viele Argumente: { $args }
}
click-default = Vorgabe: { $default }
click-required = erforderlich
click-takes-no-value = Die Option { $name } nimmt keinen Wert.
click-takes-value = { $count ->
    [one] Die Option { $name } braucht ein Argument.
   *[other] Die Option { $name } braucht { $nargs } Argumente.
}
click-no-choice = { $value } ist keines von { $choices }.
click-choose = Wähle aus: { $choices }
click-no-number = { $value } ist keine gültige Zahl.
click-no-range = { $value } liegt nicht im Bereich { $range }.
click-no-file = Die Datei { $filename } gibt es nicht.
click-directory = { $filename } ist ein Ordner, keine Datei.
click-unreadable = Die Datei { $filename } lässt sich nicht lesen.
click-unopened = Die Datei { $filename } lässt sich nicht öffnen: { $message }

## Optionen mehrerer Befehle.

cli-option-components = Eine eigene Datei mit Spielmaterial, deren Werte die aufgedruckten ersetzen.
cli-option-rules-version = Version der Regeln, ab 1; ohne Angabe die neueste. Was sich geändert hat: boardwright rules SPIEL --changes.
cli-option-json = Ein JSON-Dokument ausgeben.
cli-option-players = Zahl der Personen: { $example } (Vorgabe { $default }).
cli-option-start = Der Platz, der beginnt: { $example } (Vorgabe { $default }).
cli-option-colours = Die Farbe für jeden Platz, etwa { $example } für vier Plätze (ohne Angabe in der Reihenfolge des Spiels).
cli-seed = Startwert für allen Zufall: gleicher Startwert, gleiche Partien.

## boardwright simulate

cli-simulate-help = Bots zu Tausenden Partien spielen lassen und zusammenfassen, wer gewinnt und woher die Punkte kommen.
cli-simulate-examples = Beispiel: boardwright simulate imhotep --seats random,random,random --games 10000 --output games.csv
cli-simulate-seats = Ein Bot für jeden Platz, durch Kommas getrennt.
cli-simulate-how-many = Wie viele Partien.
cli-simulate-jobs = Zahl der Prozesse (Vorgabe: alle Kerne); die Partien bleiben gleich.
cli-simulate-output = Eine Zeile für jede Partie und jeden Platz in eine Datei .csv, .jsonl oder .parquet schreiben.
cli-simulate-games = Partien
cli-simulate-title = { $games ->
    [one] { $game }, { $games } Partie
   *[other] { $game }, { $games } Partien
}
cli-simulate-seat = { $seat } { $bot }
cli-simulate-wins = Anteil der Siege
cli-simulate-interval = 95-%-Intervall
cli-simulate-score = Punkte im Mittel
cli-simulate-speed = { $length } Entscheidungen je Partie; { $seconds } s, { $rate } Entscheidungen/s.

## boardwright tournament

cli-tournament-help = Bots auf jedem Platz gegeneinander spielen lassen, mit den gleichen Karten für alle Paarungen.
cli-tournament-examples = Beispiel: boardwright tournament imhotep --bots mcts:0.1s,greedy,random --games 200
cli-tournament-bots = Die Bots, durch Kommas getrennt, etwa { $bots }.
cli-tournament-how-many = Wie viele Partien jede Paarung spielt (aufgerundet auf volle Sitzordnungen).
cli-tournament-two-bots = Ein Turnier braucht zwei verschiedene Bots, etwa --bots greedy,random
cli-tournament-title = { $players ->
    [one] { $game }, { $players } Person
   *[other] { $game }, { $players } Personen
}
cli-tournament-pairing = { $rivals ->
    [one] { $bot } gegen { $rival }
   *[other] { $bot } unter { $rivals } { $rival }
}
cli-tournament-bot = Bot
cli-bot-troubles = { $bot } gab { $troubles ->
    [one] einmal
   *[other] { $troubles }-mal
} keine brauchbare Antwort; dafür wurde eine andere Aktion gespielt.
cli-tournament-games = Partien
cli-tournament-wins = Siege (95 %)
cli-tournament-ahead = Vorsprung
cli-tournament-time = ms je Zug / gegnerisch

## boardwright replay

cli-replay-help = Eine aufgezeichnete Partie Schritt für Schritt zeigen, an den Regeln geprüft.
cli-replay-examples = Beispiel: boardwright replay game.bwr --at 20 --board
cli-replay-at = Nur die Stellung nach diesem Zug (0: nach dem Aufbau).
cli-replay-board = Nach jedem Zug den Tisch zeichnen.
cli-replay-beyond = Die Aufzeichnung endet mit Zug { $last }
cli-replay-line = { $number }. { $seat }: { $action }  { $chance }  ({ $totals })
cli-replay-setup = { $number }. Aufbau: { $chance }

## boardwright verify

cli-verify-help = Eine Aufzeichnung nach den Regeln nachspielen und den Hash jeder Stellung prüfen.
cli-verify-examples = Beispiel: boardwright verify game.bwr --json
cli-verify-ok = { $lines ->
    [one] { $file }: Die einzige Zeile stimmt.
   *[other] { $file }: Alle { $lines } Zeilen stimmen.
}

## boardwright playthrough

cli-playthrough-help = Eine ganze zufällige Partie als Text ausgeben: jede Entscheidung, jede Antwort des Zufalls, jeden Hash.
cli-playthrough-examples = Beispiel: boardwright playthrough imhotep --seed 3 --players 2 --sides BBBBB

## boardwright rules

cli-rules-help = Die Regeln eines Spiels lesen, oder eine Regel mit dem Code und den Tests, die sie nennen.
cli-rules-examples = Beispiel: boardwright rules imhotep IM-5.1
cli-rules-game = { $game }: { $count } Regeln und Entscheidungen
cli-rules-reason = Entscheidung zu einer Regellücke. Warum: { $reason }
cli-rules-rulebook = Anleitung: { $rulebook }
cli-rules-gap = Anleitung: { $rulebook }. { $remark }
cli-rules-code = Code: { $places }
cli-rules-tests = Tests: { $places }
cli-rules-changes = Was sich von einer Version der Regeln zur nächsten geändert hat.
cli-rules-version = { $game }, seit Version { $version }
cli-rules-unchanged = { $game }: Es gibt nur Version 1 der Regeln.

## boardwright components

cli-components-help = Zeigen, was auf dem Spielmaterial steht, mit der Quelle jedes Werts.
cli-components-examples = Beispiel: boardwright components imhotep --estimates
cli-components-estimates = Nur Werte, die passend zum Bekannten geschätzt sind.
cli-components-path = Name
cli-components-value = Wert
cli-components-confidence = Verlässlichkeit
cli-confidence-rulebook = Anleitung
cli-confidence-public = öffentlich
cli-confidence-inferred = erschlossen
cli-confidence-estimate = geschätzt
cli-confidence-owner = eigene Angabe
cli-components-source = Quelle
cli-components-sum = { $game }: { $shown } von { $of } Werten.
cli-components-shares = Wie sicher: { $shares }.
cli-components-share = { $count } { $confidence }

## boardwright bench

cli-bench-help = Messen, wie schnell die Engines spielen, in CPU-Zeit auf einem Kern.
cli-bench-examples = Beispiel: boardwright bench --json
cli-bench-rounds = Durchgänge über alle Messungen; gezeigt werden Mediane.
cli-bench-seconds = CPU-Sekunden für jede Messung in einem Durchgang.
cli-bench-measuring = Messung
cli-bench-uncompiled = Die Engines laufen hier nicht kompiliert: Installiere einen C-Compiler und führe „make build“ aus.
cli-bench-title = Vier Zufallsbots (bei Suche und greedy zwei Spieler), ein Kern
cli-bench-stepped = schrittweise, Entscheidungen/s
cli-bench-whole = am Stück, Entscheidungen/s
cli-bench-clone_us = Kopie, µs
cli-bench-rollouts = Zufallspartien/s
cli-bench-search = Suche, Iterationen je Sekunde
cli-bench-greedy = greedy, Entscheidungen/s

## boardwright language

cli-language-help = Die Sprache wählen, die die Befehlszeile von jetzt an spricht; ohne SPRACHE zeigen, welche es ist.
cli-language-examples = Beispiel: boardwright language de
cli-language-chosen = Die Befehlszeile spricht von jetzt an Deutsch.

## boardwright completion

cli-completion-help = Das Skript ausgeben, mit dem deine Shell Befehle, Spiele und Optionen ergänzt.
cli-completion-examples = Beispiel: boardwright completion bash >> ~/.bashrc

## new-game

cli-new-game-help = Einen Ordner für ein neues Spiel anlegen: ein kleines, das man sofort spielen und zum eigenen machen kann.
cli-new-game-examples = Beispiel: boardwright new-game harvest
cli-new-game-made = { $folder } enthält das Spiel { $name }. Installieren: { $install }. Danach: { $play }
cli-new-game-exists = Bei { $folder } liegt schon etwas.
cli-new-game-python = Den Namen { $name } verwendet Python schon.
