### Eine Partie im Terminal. Die Befehle, die getippt werden (hint, undo, why, rules, scores, log, board, save, quit),
### bleiben englisch, ebenso die Texte der Aktionen.

cli-play-help = In diesem Terminal spielen: gegen Bots, zu mehreren an einer Tastatur oder an einem Tisch auf einem Server.
cli-play-examples =
    Beispiel: boardwright play imhotep --seats human,level:2,level:2 --sides ABABA --wrath

    Auf einem Server: boardwright play imhotep --server http://localhost:8400 --seats human,open,level:2
play-option-seats = Wer spielt, durch Kommas getrennt: human oder ein Bot ({ $bots }).
play-option-seed = Startwert für allen Zufall: bei gleichen Entscheidungen die gleiche Partie (Vorgabe: ein zufälliger).
play-option-record = Die Partie in dieser Datei sichern statt im Ordner für Partien.
play-option-resume = Mit der Partie in dieser Datei weitermachen; ohne DATEI mit der letzten, die nicht zu Ende ist.
play-option-trust = Mit --resume: diesen Bot laden, also Code, den die gesicherte Partie nennt, auch aus dem aktuellen Ordner.

play-no-player = „{ $text }“ kann nicht mitspielen; schreib für jeden Platz eines von { $known }.
play-record-exists = { $file } gibt es schon. Weiterspielen: boardwright play --resume { $file }
play-nothing-unfinished = In { $folder } liegt keine angefangene Partie; nenne eine Datei: --resume DATEI
play-unfinished = Es gibt eine angefangene Partie: { $file }
play-unfinished-choice = [1] damit weitermachen   [2] eine neue Partie beginnen
play-in-use = { $file } wird schon in einem anderen Terminal gespielt. Verlass die Partie dort mit quit und versuch es noch einmal, oder mach mit einer Kopie der Datei weiter.

play-code = { $file } nennt Bots, die fremder Code sind. Einmal geladen, kann er auf diesem Computer alles, was du kannst:
play-code-bot = { $bot }: Klasse { $name } des Moduls { $module }, aus { $file }
play-code-absent = { $bot }: So etwas ist nicht installiert. Im aktuellen Ordner wird nur mit --trust danach gesucht.
play-code-choice = [1] nicht laden   [2] laden und spielen
play-code-refused = Nichts wurde geladen. Wenn du diesem Code vertraust: boardwright play --resume { $file } { $options }

play-seed = Startwert { $seed }: Mit denselben Entscheidungen gibt er dieselbe Partie wieder.
play-not-saved = Diese Partie wird nicht gesichert: In { $folder } lässt sich nicht schreiben. Sichere sie mit: save DATEI
play-elsewhere = { $file } wurde von einem anderen Programm entfernt oder geändert und bleibt, wie es ist. Von jetzt an wird die Partie gesichert in { $other }
play-unsaved = Die letzten Züge sind nicht gesichert: { $error }. Nach jedem Zug wird es wieder versucht. Eine Kopie sichern: save DATEI
play-resumed = Weiter mit { $file }.
play-hint = Eine Zahl oder ein Text, etwa „{ $example }“ (Tab ergänzt). Mehr: help
play-hand-over = Gib das Gerät an { $seat } weiter; dann Eingabetaste drücken.
play-help =
    Antworte mit der Nummer einer Möglichkeit oder ihrem Text, etwa: { $example }
    Ein längerer Text beantwortet mehrere Fragen, wenn eine zur anderen führt.
    hint [SEKUNDEN] die beste Möglichkeit gegen die zweitbeste, und warum
    undo            nimm deinen letzten Zug zurück, wenn nichts aufgedeckt wurde
    why AKTION      welche Regel eine Aktion verbietet: why { $example }
    rules [ID]      die Regeln oder eine davon: rules { $rule }
    scores          Punkte nach Quelle
    log             was zuletzt geschehen ist
    board           zeichne den Tisch neu (eine leere Zeile tut es auch)
    save [DATEI]    wo die Partie gesichert ist, oder sichere eine Kopie
    quit            hör auf; die Partie ist gesichert und kann weitergehen
play-undone = { $moves ->
    [one] Dein letzter Zug ist zurückgenommen.
   *[other] { $moves } Züge sind zurückgenommen, bis zu deinem letzten.
}
play-no-choice = Eine Möglichkeit { $number } gibt es nicht; wähle 1 bis { $last } oder tippe help.
play-unknown = „{ $text }“ ist keine Möglichkeit. Tippe eine Zahl, den Text einer Aktion oder help.
play-unknown-near = „{ $text }“ ist keine Möglichkeit; meinst du { $near }? Sonst tippe help.
play-why-what = Sag, welche Aktion: why { $example }
play-why-legal = „{ $action }“ ist jetzt erlaubt.
play-why-not = „{ $action }“ geht nicht. { $reason }
play-no-rule = Keine Regel heißt { $rule }; es gibt { $first } bis { $last }. Tippe rules, um alle zu sehen.
play-saved = Die Partie ist gesichert in { $file }
play-save-where = Diese Partie ist nicht gesichert; nenne eine Datei: save DATEI
play-cannot-save = { $file } lässt sich nicht schreiben: { $error }.
play-go-on = Weitermachen mit: boardwright play --resume { $file }
play-left-at-once = Es wurde nichts gespielt, also bleibt nichts.
play-left-unsaved = Die Partie wurde nicht gesichert.
play-left-lost = Die letzten Züge wurden nicht gesichert: { $error }.
play-replay = Noch einmal ansehen: boardwright replay { $file }

play-source = Punkte für
play-total = gesamt
