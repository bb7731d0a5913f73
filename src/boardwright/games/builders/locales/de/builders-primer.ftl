### Builders & Biomes, for whoever reads about it: on one screen, and the rules in plain words.

## On one screen: at most 120 words in all.

builders-primer-goal = Bau so auf deine neun Felder, dass Gleiches nebeneinanderliegt. Die meiste Erfahrung gewinnt.
builders-primer-turn = Tu zwei verschiedene Dinge:
builders-primer-turn-collect = Nimm zwei Blöcke außen vom Würfel.
builders-primer-turn-explore = Erkunde: Geh los und deck auf, was um dich liegt.
builders-primer-turn-build = Bau, was neben dir liegt: Zahl seine Blöcke und leg es auf deine Tafel.
builders-primer-turn-fight = Bekämpfe ein Monster neben dir: Deck drei Waffen mit genug Herzen auf.
builders-primer-turn-weapon = Nimm eine Waffe neben dir.
builders-primer-scoring = Ist eine Schicht des Würfels weg, zählt deine größte Gruppe, für jedes Feld:
builders-primer-scoring-a = A: eines Bioms
builders-primer-scoring-b = B: eines Baumaterials
builders-primer-scoring-c = C: eines Typs. Danach ist Schluss.
builders-primer-scoring-mobs = Monster bringen Erfahrung, dazu eine Aktion oder am Ende Punkte.

## The rules in plain words.

builders-passage-setup = Die Karten liegen in Stapeln zu vieren, Waffen rundherum, alle verdeckt. Die Blöcke bilden den großen Würfel. Deine eigene Tafel hat neun Felder, jedes mit einem Biom. Von deinen Waffen ({ $weapons }) sind { $potatoes } Kartoffeln, die im Kampf nichts nützen. Alle beginnen auf der Kreuzung in der Mitte.
builders-passage-turn = Tu zwei verschiedene Aktionen. Fünf gibt es: Blöcke nehmen, erkunden, bauen, ein Monster bekämpfen und eine Waffe nehmen.
builders-passage-collect = Nimm zwei Blöcke vom Würfel. Einen Block kannst du nehmen, wenn nichts auf ihm liegt und mindestens zwei seiner Seiten frei sind; du fängst also an den Ecken an. Der erste Block macht vielleicht den zweiten frei.
builders-passage-explore = Geh bis zu zwei Kreuzungen weit die Wege entlang, oder bleib stehen. Dann deck alles auf, was auf den vier Plätzen um dich verdeckt liegt.
builders-passage-build = Wähl ein Bauwerk, das offen neben dir liegt, und zahl die Blöcke, die es zeigt. Ein Smaragd ersetzt jeden anderen Block.
builders-passage-build-place = Leg das Bauwerk auf ein beliebiges Feld deiner Tafel. Es darf ein älteres zudecken, das dann nicht mehr zählt. Manche Bauwerke bringen sofort Erfahrung.
builders-passage-fight = Wähl ein Monster, das offen neben dir liegt. Misch deine Waffen und deck drei davon auf. Zeigen sie mindestens so viele Herzen wie das Monster, ist es besiegt: Du bekommst es und seine Erfahrung. Herzen eines Steinschwerts: { $stone }; eines Holzschwerts: { $wooden }. Deine Waffen bekommst du alle zurück, wie es auch ausgeht.
builders-passage-weapons = Manche Waffen können mehr, wenn sie aufgedeckt werden. Ein Bogen deckt noch eine Waffe auf. Eine Goldhacke bringt { $experience } Erfahrung. Eine Steinspitzhacke nimmt einen Block vom Würfel. TNT bringt Herzen ({ $hearts }), wenn du es zündest, aber dann ist es weg.
builders-passage-weapon = Nimm eine Waffe, die offen neben dir liegt. Sie macht deine nächsten Kämpfe leichter.
builders-passage-beaten = Manche Monster, die du besiegt hast, zeigen einen Blitz: Gib nach deinen zwei Aktionen eines ab, und du bekommst noch eine Aktion. Seine Erfahrung behältst du. Die anderen bringen am Ende noch mehr Punkte.
builders-passage-rounds = Es gibt drei Wertungen. A kommt, wenn der letzte Block der obersten Schicht des Würfels weg ist, B nach der zweiten Schicht, C nach der dritten. Wer Blöcke nimmt, bestimmt also, wann gewertet wird.
builders-passage-groups = Alle wählen eine der vier Arten auf der Wertungskarte und zählen ihre größte Gruppe: Felder dieser Art, die sich an den Seiten berühren. Berge zum Beispiel bringen { $value } je Feld; eine Gruppe von { $spaces } bringt also { $points }. In A zählt auch, was auf deine Tafel gedruckt ist; in B und C zählen nur Bauwerke.
builders-passage-end = Die Partie endet nach C. Nun bringen Monster Punkte für jedes Feld der Art, die sie zeigen. Die meiste Erfahrung gewinnt. Bei Gleichstand gewinnen die meisten übrigen Blöcke.
builders-passage-beginners = Wer als Einsteiger spielt, wertet in den drei Wertungen alle passenden Felder, nicht nur die größte Gruppe. Das kann jede Person für sich wählen.
