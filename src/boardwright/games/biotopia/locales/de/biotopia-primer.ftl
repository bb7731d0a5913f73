### Biotopia, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

biotopia-primer-goal = Lock Schmetterlinge in deinen Garten. Sobald jemand 15 Punkte hat, wird die Runde zu Ende gespielt: Die meisten Punkte gewinnen.
biotopia-primer-turn = Tu eins davon, dann sind die anderen dran.
biotopia-primer-turn-draw = Nimm eine Karte vom Stapel oder vom Himmel.
biotopia-primer-turn-flower = Leg eine Karte mit der Blumenseite nach oben: Nun ist sie eine Blume.
biotopia-primer-turn-butterfly = Spiel einen Schmetterling: Du brauchst so viele Blumen, wie er kostet, und behältst sie.
biotopia-primer-turn-mission = Nimm eine Mission, wenn du hast, was sie zeigt.
biotopia-primer-scoring-butterflies = Jeder Schmetterling bringt die Punkte auf seiner Karte.
biotopia-primer-scoring-missions = Jede Mission bringt Punkte: { $points }.
biotopia-primer-scoring-whites = Die meisten Kohlweißlinge: { $points }, solange du die meisten hast.

## The rules in plain words.

biotopia-passage-setup = Alle bekommen vier Karten, legen eine davon mit der Blumenseite nach oben und behalten drei. Drei weitere liegen offen in der Mitte: Das ist der Himmel. Daneben liegen fünf Missionen; „die meisten Kohlweißlinge“ ist immer dabei.
biotopia-passage-draw = Tu in deinem Zug eins von fünf Dingen. Die ersten beiden bringen dir eine Karte: Zieh eine vom Stapel, ohne sie vorher zu sehen, oder nimm eine der drei vom Himmel.
biotopia-passage-flower = Leg eine beliebige Karte von der Hand mit der Blumenseite nach oben in deine Blumenreihe. Von nun an ist sie eine Blume, was auch auf der anderen Seite ist. Nur du darfst nachsehen.
biotopia-passage-butterfly = Spiel eine Karte offen. Du brauchst mindestens so viele Blumen in deiner Reihe, wie die Karte kostet. Ein Tagpfauenauge zum Beispiel kostet { $cost }. Du bezahlst nicht: Die Blumen bleiben und zählen nächstes Mal wieder.
biotopia-passage-mission = Nimm eine Mission, wenn du hast, was sie zeigt. Das ist ein ganzer Zug; also sei schnell, denn vielleicht will sie noch jemand.
biotopia-passage-hand = Am Ende deines Zugs darfst du sechs Karten auf der Hand behalten. Was zu viel ist, kommt auf den Kompost.
biotopia-passage-symbols = Eine Karte mit der Blumenseite nach oben ist eine Blume. Die Wiesen-Flockenblume ist auch auf ihrer anderen Seite eine und zählt dort als zwei.
biotopia-passage-rows = Schmetterlinge fliegen über deinen Blumen. Sie bringen ihre Punkte, tun, was auf ihrer Karte steht, und bleiben für immer.
biotopia-passage-effects = Jede Art Schmetterling tut etwas Eigenes, wenn sie kommt; die Karte sagt, was. Mit dem Hauhechel-Bläuling darfst du eine Karte vom Himmel nehmen, mit dem Aurorafalter eine vom Kompost, und mit dem Großen Ochsenauge darfst du ziehen. Der Zitronenfalter bringt dir eine Blume. Ein Trauermantel springt für einen Schmetterling ein, der dir für eine Mission fehlt. Der erste Kleine Fuchs kostet { $cost }, jeder weitere kostet 1 mehr und bringt 1 mehr.
biotopia-passage-bio = Biokarten wirken einmal. Mit Sonnenschein ziehst du drei Karten. Mit einer Puppe wird aus einer deiner Blumen der Schmetterling auf ihrer anderen Seite, und das kostet nichts; nur ein Tagpfauenauge kann so nicht kommen.
biotopia-passage-missions = Eine Mission verlangt bestimmte Schmetterlinge in deinem Garten, oder Blumen. Ihre Punkte ({ $points }) bleiben dir: Niemand kann sie dir wieder nehmen.
biotopia-passage-whites = „Die meisten Kohlweißlinge“ geht von selbst an die Person, die mehr Große Kohlweißlinge hat als jede andere. Du verlierst die Punkte ({ $points }) wieder, wenn dich jemand einholt.
biotopia-passage-sky = Liegen drei gleiche Karten am Himmel, kommen sie auf den Kompost, und drei neue kommen. Ist der Stapel leer, wird der Kompost gemischt und ist der neue Stapel.
biotopia-passage-end = Hat jemand am Ende des eigenen Zugs 15 Punkte, spielen die anderen die Runde zu Ende, sodass alle gleich oft dran waren. Die meisten Punkte gewinnen. Bei Gleichstand gewinnen die meisten verschiedenen Schmetterlinge.
biotopia-passage-secret = Niemand darf deine Hand ansehen oder unter deine Blumen schauen. In den Kompost dürfen alle sehen.
