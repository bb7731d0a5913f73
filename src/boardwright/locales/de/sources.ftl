# Woher ein aufgedruckter Wert bekannt ist: steht bei `boardwright components` neben der Verlässlichkeit
# (Anleitung, öffentlich, erschlossen, geschätzt). Klein begonnen, wo es geht, ohne Punkt am Ende.

## Baumeister & Biome

source-setup = Aufbau
source-fits-printed-order = 3-4-5-6 in aufgedruckter Reihenfolge passt zu allen Beispielen, Selteneres ist mehr wert
source-example-scoring-a = Beispiel zu Wertung A
source-note-single-spaces = Hinweis zu einzelnen Feldern
source-example-scoring-b = Beispiel zu Wertung B
source-example-scoring-c = Beispiel zu Wertung C
source-weaker-sword = das schwächere der beiden Schwerter
source-stronger-sword = das stärkere der beiden Schwerter
source-setup-and-fight = Aufbau; Monster bekämpfen
source-fits-weapons = passt zu den 16 Waffenplättchen ohne Farbe und den Herzen der Monster
source-six-tokens-revealed = bis zu sechs Plättchen können aufgedeckt werden
source-special-weapons = Waffen mit besonderen Fähigkeiten
source-boards-differ = bekannt ist nur, dass die vier Tafeln verschieden sind, nicht wie
source-list-of-mobs = eine veröffentlichte Liste der Monster, eine andere Quelle als die ihrer Zahl
source-list-of-mobs-confirmed = eine veröffentlichte Liste der Monster, eine andere Quelle als die ihrer Zahl; eine zweite bestätigt es
source-characteristics-left = was übrig bleibt, wenn jede Eigenschaft ein Monster hat
source-extra-action-no-points = eine zusätzliche Aktion bringt keine Punkte
source-characteristics-by-strength = jede Eigenschaft einmal, seltenere auf stärkeren Monstern
source-example-mob-scoring = Beispiel zur Wertung der Monster
source-points-by-rarity = wie die bekannten, mehr für seltenere Eigenschaften
source-fits-buildings = passt zu den 44 Karten, den vorhandenen Blöcken und dem, was Rezensionen über die Kosten sagen
source-photograph-of-tile = ein veröffentlichtes Foto zeigt es

## Imhotep

source-text-and-pictures = Text und Bilder, abgeglichen mit mehreren öffentlichen Abschriften
source-number-of-cards = Anzahl der Karten; was sie zeigen, ist aus öffentlichen Abschriften sicher bekannt
source-attested-twice = jede Karte zweimal belegt
source-text-and-table = Text und Tabelle
source-one-table-for-all = eine einzige Tabelle ohne Personensymbole, also gleich für 2, 3 und 4 Personen

## Biotopia

source-reference-of-cards = Übersicht der Karten
source-fits-deck = passt zu 100 Karten in 13 Arten
source-review = eine veröffentlichte Rezension
source-later-review = eine Rezension einer späteren Ausgabe
source-fits-points = passt zu Punkten, die mit den Kosten steigen
source-example-above-two = laut Beispiel der Anleitung mehr als 2
source-fits-costs = passt zu Kosten von 2 bis 7
source-later-review-above-three = eine Rezension einer späteren Ausgabe; laut Beispiel der Anleitung mehr als 3
source-example-one-to-three = laut Beispiel der Anleitung 1 bis 3
source-reference-of-missions = Übersicht der Missionen
source-example-mission = Beispiel einer Mission
source-example-mourning-cloak = Beispiel zum Trauermantel
source-orange-tip-only = die Anleitung sagt nur, dass eine Mission einen Aurorafalter verlangt
source-fits-missions = passt zu sechs gewöhnlichen Missionen
source-open-moves = alle Züge sind offen, alle können sie sich merken
