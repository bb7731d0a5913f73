### Was das Fundament aller Spiele sagt.

## Ein unbekannter Text; $text ist, was jemand getippt hat.

unknown-game = „{ $text }“ ist kein Spiel.
unknown-bot = „{ $text }“ ist kein Bot.
unknown-setting = „{ $text }“ ist keine Einstellung der Suche.
unknown-seat = „{ $text }“ ist kein Platz; es gibt die Plätze 1 bis { $players }.
unknown-action = „{ $text }“ ist keine Aktion.
unknown-rule = „{ $text }“ ist keine Regel.
unknown-limit = „{ $text }“ ist keine Grenze.
unknown-option = „{ $text }“ ist keine Option von { $game }.
unknown-boards = „{ $text }“ ist keine Auswahl von { $players } Tafeln; schreib für jeden Platz eine Ziffer, 0 für eine Tafel, die ausgeteilt wird.
unknown-colours = „{ $text }“ ist keine Auswahl von { $players } Farben; nenne für jeden Platz eine von { $known }.
unknown-version = Version { $version } der Regeln von { $game } gibt es hier nicht; die neueste ist { $newest }. Wähle eine von 1 bis { $newest }, oder aktualisiere Boardwright.
unknown-chance = „{ $text }“ ist keine Antwort des Zufalls.
# Hinter einem der Sätze oben.
unknown-near = { $unknown } Meinst du { $near }?
refused-by-rule = { $rule }: { $reason }
option-unfit = Die Option { $name } kann nicht „{ $text }“ sein; schreib zum Beispiel { $example }.
position-unreadable = Diese Stellung lässt sich nicht lesen: { $error }.
refused-no-action = { $action } ist keine Aktion; Aktionen haben die Nummern 0 bis { $last }.

## Dateien mit Spielmaterial; $path ist der Name eines Werts darin.

components-wrong = { $file }{ $line ->
    [0] {""}
   *[other] :{ $line }
}: { $wrong }
components-unreadable = { $file } lässt sich nicht lesen: { $error }.
components-no-toml = { $file } ist keine TOML-Datei: { $error }.
components-deep = { $file } ist zu tief verschachtelt.
components-large = { $path } ist zu groß; erlaubt ist höchstens { $most }.
components-no-name = { $file }: Jeder Eintrag von [[{ $path }]] braucht einen Namen.
components-no-source = { $file }: { $path } hat keine Quelle; schreib source = "confidence: where" mit einem von { $known }.
components-unknown = Nichts heißt { $path }.
components-unknown-near = Nichts heißt { $path }; meinst du { $near }?
components-renamed = { $path } heißt in Version { $version } der Regeln { $name }.
components-later = { $path } gibt es erst seit Version { $since } der Regeln, und dies ist Version { $version }: Lass es weg.
components-either = { $path } kann nicht neben { $other } stehen; schreib nur eines von beiden.
components-other-type = { $path } muss so geschrieben werden wie { $value }.
components-not-a-number = { $path } muss eine ganze Zahl sein, mindestens { $low }.
components-not-numbers = { $path } muss aus ganzen Zahlen bestehen, jede mindestens { $low }.
components-wrong-length = { $length ->
    [one] { $path } muss { $length } Wert haben.
   *[other] { $path } muss { $length } Werte haben.
}
components-empty = { $path } muss mindestens einen Wert haben.
components-unknown-word = { $path } muss eines von { $known } sein.

## Bots.

bot-setting = { $kind ->
    [whole] Die Einstellung { $name } kann nicht „{ $value }“ sein; schreibe eine ganze Zahl von { $least } bis { $most }.
   *[other] Die Einstellung { $name } kann nicht „{ $value }“ sein; schreibe eine Zahl von { $least } bis { $most }.
}
bot-unusable = Der Bot { $bot } lässt sich nicht verwenden. { $error }
bot-is-none = Der Bot { $bot } lässt sich nicht verwenden. Er muss aus einem Spiel, einem Platz und einem Startwert einen boardwright.bots.bot.Bot machen.
bot-of-others = Der Bot { $bot } ist fremder Code, der hier nicht geladen wird.
bot-failed = Der Bot { $bot } ist gescheitert ({ $reason }); für ihn wurde eine andere Aktion gespielt.
bot-too-slow = Der Bot { $bot } hat nicht innerhalb seiner { $reason } s geantwortet; für ihn wurde eine andere Aktion gespielt.
bot-still-thinking = Der Bot { $bot } denkt noch über eine frühere Aktion nach; für ihn wurde eine andere gespielt.
bot-not-legal = Der Bot { $bot } hat { $reason } geantwortet, was nicht erlaubt ist; für ihn wurde eine andere Aktion gespielt.

## Warum ein Zug nicht zurückgenommen werden kann.

undo-revealed = Seitdem wurde etwas aufgedeckt: Was gesehen ist, lässt sich nicht ungesehen machen.
undo-another-acted = Seitdem war schon jemand anderes dran.
undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.

## Aufzeichnungen von Partien.

record-header = Zeile { $line }: „{ $text }“ gehört nicht in den Kopf einer Aufzeichnung.
record-header-short = Zeile { $line }: Im Kopf der Aufzeichnung fehlt „{ $missing }“.
record-format = Die Aufzeichnung hat das Format { $format }; diese Version liest Format { $known }.
record-line = Zeile { $line }: „{ $text }“ ist keine Zeile einer Aufzeichnung.
record-line-long = Zeile { $line } ist zu lang; eine Zeile einer Aufzeichnung hat höchstens { $most } Zeichen.
record-seat = Zeile { $line }: Platz { $seat } handelt, gefragt ist aber Platz { $asked }.
record-chance-short = Zeile { $line }: Der Zufall wird öfter gefragt, als die Aufzeichnung antwortet.
record-chance-impossible = Zeile { $line }: So kann der Zufall hier nicht antworten: Davon ist nichts übrig.
record-chance-long = Zeile { $line }: Die Aufzeichnung antwortet öfter, als der Zufall gefragt wird.
record-refused = Zeile { $line }: { $reason }
record-hash = Zeile { $line }: Die Stellung ist nicht die der Aufzeichnung.
record-version = Die Aufzeichnung wurde mit Version { $was } der Regeln gespielt; dies ist Version { $now }.
record-version-unknown = Die Aufzeichnung wurde mit Version { $was } der Regeln gespielt; hier ist { $newest } die neueste: Aktualisiere Boardwright.
record-components = Die Aufzeichnung wurde mit anderem Spielmaterial gespielt ({ $digest }); nenne seine Datei mit --components.
record-seats = Die Aufzeichnung braucht { $players } Plätze in ihrem Kopf.
record-empty = Die Aufzeichnung hat keine Zeile für den Aufbau.
record-unreadable = Das ist keine Textdatei und also keine Aufzeichnung.

## Wo eine Regel steht: die Ausgabe der Anleitung, die Überschriften dort, und auf welcher Seite.

rulebook-place = { $edition }, { $headings }
rulebook-heading = „{ $heading }“
rulebook-page = „{ $heading }“ (S. { $page })
rulebook-en = englische Ausgabe
rulebook-de = deutsche Ausgabe
rulebook-da = dänische Ausgabe
rulebook-no = norwegische Ausgabe

## What the system refuses: a clause behind a colon, without its full stop.

system-absent = Diese Datei oder diesen Ordner gibt es nicht
system-forbidden = Das ist nicht erlaubt
system-exists = Etwas mit diesem Namen gibt es schon
system-folder = Das ist ein Ordner
system-not-ordinary = Das ist keine gewöhnliche Datei
system-no-folder = Ein Teil des Pfads ist kein Ordner
system-full = Auf dem Datenträger ist kein Platz mehr
system-damaged = Die Datei ist beschädigt
system-refused = Dort lauscht niemand
system-broken-off = Die Verbindung wurde abgebrochen
system-in-use = Die Adresse wird schon benutzt
system-no-address = Dieser Rechner hat diese Adresse nicht
system-silent = Es kam keine Antwort
system-unknown-host = Ein Rechner mit diesem Namen lässt sich nicht finden
system-insecure = Es kam keine sichere Verbindung zustande
# $code is such as ENAMETOOLONG.
system-other = Das System meldet { $code }

## Games of others that cannot be played.

game-name-taken = So heißt schon ein anderes Spiel: { $other }.
game-name-unfit = Der Name eines Spiels besteht aus 2 bis 32 Kleinbuchstaben und Ziffern und beginnt mit einem Buchstaben.
game-no-players = Es hat keine Option für die Zahl der Spieler.
# An error of somebody else’s code.
game-broken = { $error }
game-left-out = Das Spiel { $game } bleibt weg. { $reason }
game-failed = Das Spiel { $game } ist gescheitert: { $error } ({ $file }, Zeile { $line })
