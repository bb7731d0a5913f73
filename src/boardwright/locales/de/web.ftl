### Die Seite im Browser: Lobby und Tisch. Was die Spiele von sich sagen, steht in ihren eigenen Dateien.

## Bevor etwas da ist.

web-no-script = Diese Seite braucht JavaScript. Ohne geht es im Terminal: boardwright play
web-unreachable = Der Server ist nicht erreichbar. Versuch es bitte noch einmal.

## Kopf und Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-sound = Töne
web-motion = Bewegungen zeigen
web-close = Schließen

## Eine Adresse, die keine ist

web-lost-title = Hier ist nichts
web-lost = Diese Adresse führt zu keinem Tisch. Vielleicht ist ein Teil des Links abgeschnitten.

## Lobby

lobby-title = Boardwright
lobby-lead = Spiel mit Freunden oder gegen Bots. Ganz ohne Konto.
lobby-players = Personen
lobby-name = Dein Name
lobby-public = Den Tisch allen in der Lobby zeigen
lobby-play-bots = Gegen Bots spielen
lobby-invite = Freunde einladen
lobby-own = Deine Tische
lobby-public-tables = Offene Tische
lobby-none = Noch keine.
lobby-join = Mitspielen
lobby-table = Tisch
lobby-start = Los geht’s
lobby-back = Zurück zur Lobby
lobby-your-turn = Du bist dran
web-welcome = Was wollen wir spielen?
web-player-range = { $from } bis { $to } Personen
web-set-up = Freunde und mehr …
web-others = Wer spielt noch mit?
web-seat = Platz { $seat }
web-own-seat = Platz { $seat } (du)
web-name = Name
web-sitter-level-1 = { $bot }: für Kinder
web-sitter-level-2 = { $bot }: für Anfänger
web-sitter-level-3 = { $bot }: geübt
web-sitter-level-4 = { $bot }: stark
web-sitter-level-5 = { $bot }: unser bester
web-sitter-open = Jemand per Link
web-sitter-here = Jemand an diesem Gerät
web-pace = Zeit für einen Zug
web-pace-0 = Ohne Zeitlimit
web-pace-60 = Eine Minute
web-pace-300 = Fünf Minuten
web-pace-3600 = Eine Stunde
web-pace-86400 = Ein Tag
web-begin = Wer beginnt
web-begin-random = Der Zufall entscheidet
web-begin-chosen = Platz { $seat } beginnt
web-choices = Mehr Auswahl
web-choices-usual = Wie üblich; der Zufall entscheidet, wer beginnt
web-choices-reset = Zurück zum Üblichen
web-colour = Farbe
web-colours-chosen = Farben: { $colours }
web-by-chance = Zufällig
web-hints-allowed = Bots dürfen Tipps geben
web-own-box = Werte deiner eigenen Schachtel (TOML-Datei)
web-running-tables = Tische zum Zuschauen
web-finished-tables = Beendete Partien
web-status-open = Wartet auf Mitspielende
web-status-running = { $line ->
    [one] bisher { $line } Zug
   *[other] bisher { $line } Züge
}
web-status-finished = Zu Ende
web-go-on = Weiterspielen
web-watch = Zuschauen
web-replay = Rückblick
web-more = { $more ->
    [one] noch { $more } zeigen
   *[other] noch { $more } zeigen
}

## Dazukommen

web-join-title = Du bist eingeladen
web-join-there = Am Tisch: { $names }
web-join-seat = Dein Platz: { $seat }
web-join-lead = Für dich ist ein Platz reserviert. Wie sollen dich die anderen nennen?
web-join = Platz nehmen

## Tisch

web-connecting = Verbinde …
web-reconnecting = Die Verbindung ist weg; neuer Versuch …
web-retry = Jetzt versuchen
web-not-understood = Die Seite versteht nicht, was der Server sagt. Lade sie bitte neu.
web-part-failed = „{ $part }“ lässt sich gerade nicht zeigen. Alles andere geht weiter.
web-part-again = Wieder zeigen
web-turn-of = { $name } ist dran
web-bot-thinks = { $name } überlegt …
web-sending = Wird abgeschickt …
web-watching = Du schaust zu.
web-frozen = Dieser Tisch wurde mit Regeln begonnen, die dieser Server nicht kennt. Er lässt sich ansehen; weiterspielen kann man, sobald der Server aktualisiert ist.
web-estimates = { $estimates ->
    [one] Ein aufgedruckter Wert dieses Spiels ist geschätzt.
   *[other] { $estimates } aufgedruckte Werte dieses Spiels sind geschätzt.
}
web-seats = Am Tisch
web-you = du
web-away = nicht da
web-points = Punkte
web-points-of = Punkte: { $points }
web-source = Woher
web-total = Summe
web-log = Was geschehen ist
web-log-earlier = Früheres
web-log-look = Zug { $line }: den Tisch von damals ansehen
web-chat = Chat
web-chat-say = Sag etwas
web-chat-send = Senden
web-chat-empty = Noch hat niemand etwas gesagt.
web-board = Tisch
web-question = Was gefragt ist
web-actions-none = Gerade gibt es nichts zu tun.
web-menu = Was davon?
web-cancel = Abbrechen
web-send = Ausführen
web-chosen = { $heading }: { $label }
web-hint = Tipp
web-hint-thinking = Ein Bot denkt darüber nach …
web-hint-do = So machen
web-undo = Zurücknehmen
web-undo-ask = Die anderen fragen
web-undo-wish = { $name } möchte einen Zug zurücknehmen. Ist das in Ordnung?
web-undo-waits = Du möchtest einen Zug zurücknehmen. Es fehlt noch die Antwort von: { $names }
web-pace-wish = { $name } schlägt eine andere Zeit für einen Zug vor: { $pace }. Ist das in Ordnung?
web-pace-waits = Du hast eine andere Zeit für einen Zug vorgeschlagen: { $pace }. Es fehlt noch die Antwort von: { $names }
web-pace-propose = Diese Zeit vorschlagen
web-withdraw = Zurückziehen
web-yes = Ja
web-no = Nein
web-rule = Regel { $rule }
web-rules = Regeln
web-rules-changes = Was sich an den Regeln geändert hat
web-rules-since = Seit Version { $version }
web-rules-older = An diesem Tisch gilt Version { $version } der Regeln, mit der er begonnen wurde; die neueste ist { $newest }.
web-rule-reason = Entscheidung zu einer Regellücke. Warum: { $reason }
web-rule-gap = Anleitung: { $rulebook }. { $remark }
web-dismiss = Diese Nachricht schließen
web-look-back = Rückblick
web-look-line = Zug { $line } von { $last }
web-look-first = Zum Anfang
web-look-before = Einen Zug zurück
web-look-after = Einen Zug weiter
web-look-now = Zum aktuellen Stand
web-play-on = Von hier gegen Bots weiterspielen
web-look-link = Link zu diesem Zug kopieren
web-look-link-inside = Dieser Link öffnet sich nur für die, die schon an diesem Tisch sind.
web-pass-title = Gib das Gerät an { $name } weiter
web-pass-lead = Sonst sollte jetzt niemand auf den Bildschirm schauen.
web-pass-ready = Ich bin { $name }
web-over = Die Partie ist zu Ende
web-rematch = Noch einmal spielen
web-next-table = Zur nächsten Partie
web-record = Aufzeichnung sichern
web-percent = { $percent } %
web-analyse = Rückblick mit einem Bot
web-analysing = Rückblick: { $seen } von { $of } Schritten
web-analysis-how = Chancen und Glück gelten für den Fall, dass alle auf einfache Art weiterspielen; Fehler findet eine Suche, die nur weiß, was die Person am Zug wusste.
web-curve = Gewinnchance nach jedem Zug
web-curve-simple = Diese Chancen gelten für den Fall, dass alle auf einfache Art weiterspielen; die bei den Fehlern stammen aus einer Suche.
web-curve-told = Gewinnchance nach jedem Zug; am Ende: { $names }
web-curve-share = { $name }: { $percent }
web-curve-table = Dasselbe als Tabelle
web-move = Zug
web-mistakes = Teuerste Fehler
web-no-mistakes = Kein Fehler wurde mit Sicherheit gefunden.
web-mistake = Zug { $move }, { $name }: „{ $played }“. Besser: „{ $better }“.
web-mistake-cost = Gewinnchance { $chance } % statt { $better } %.
web-mistake-why = Mit dem besseren Zug: { $reasons }.
web-mistake-look = Den Tisch vor Zug { $move } ansehen
web-luck = Glück
web-luck-none = Die Chancen haben sich zu wenig verändert, um Glück von Entscheidungen zu unterscheiden.
web-luck-share = Der Zufall machte etwa { $share } % aller Ausschläge aus (zwischen { $low } % und { $high } %), den Rest die Entscheidungen.
web-luck-good = { $name } hat durch Glück { $luck } % Gewinnchance dazubekommen.
web-luck-bad = { $name } hat durch Pech { $luck } % Gewinnchance verloren.
web-hand-over = Bot für mich spielen lassen
web-take-over = Bot für { $name } spielen lassen
web-take-back = Wieder selbst spielen
web-leave = Tisch verlassen
web-leave-sure = Tisch endgültig verlassen?
web-got-up = Du hast den Tisch verlassen: Dein Platz ist frei. Jetzt schaust du zu.
web-got-up-gone = Du hast den Tisch verlassen: Dein Platz ist frei für andere.
web-more-deeds = Mehr

## Einladen

web-invite-title = Freunde einladen
web-invite-lead = Schick allen je einen Link. Wer ihn öffnet, bekommt diesen Platz.
web-invite-seat = Link für Platz { $seat }
web-invite-watch = Link zum Zuschauen
web-invite-own = Dein eigener Platz, für ein anderes Gerät
web-copy = Kopieren
web-copy-own = Meinen Link kopieren, für ein anderes Gerät
web-copy-watch = Link zum Zuschauen kopieren
web-renew = Ein Link ist in falschen Händen? Neue machen
web-renew-sure = Alle Links, die du jetzt hast, gelten dann nicht mehr, auch verschickte und die auf deinen anderen Geräten. Neue machen?
web-renewed = Die alten Links öffnen nichts mehr. Hier stehen jetzt neue.
web-copied = Kopiert
web-copy-by-hand = Der Browser lässt diese Seite nicht kopieren. Der Link ist markiert; kopiere ihn von Hand.
web-share = Teilen
web-deed-of = { $deed }: { $what }
web-waiting = Es fehlen noch Mitspielende
web-ready = Alle sind da. Wer den Tisch eröffnet hat, kann das Spiel starten.
web-ready-start = Alle sind da: Du kannst das Spiel starten.
web-start = Los geht’s
web-start-bots = Los geht’s, Bots übernehmen die freien Plätze
