### Biotopia: die Regeln in eigenen Worten, und die Entscheidungen zu Lücken der Spielanleitung.

## Überschriften der Regeln.

biotopia-section-setup = Aufbau
biotopia-section-turn = Der Zug
biotopia-section-cards = Karten
biotopia-section-missions = Missionen
biotopia-section-sky-and-deck = Himmel und Stapel
biotopia-section-end = Das Ende
biotopia-section-information = Wer was weiß

## Regeln und Entscheidungen.

rule-bt-1-1 = Zwei bis fünf Personen. Die Anleitung nennt keine Zahl; öffentliche Quellen tun es.
rule-bt-1-2 = Die Mission „Die meisten Kohlweißlinge“ liegt offen, daneben vier der sechs anderen, zufällig gezogen; zwei bleiben draußen.
rule-bt-1-3 = Die 100 Karten werden gemischt; drei bilden den Himmel, dann ziehen alle je vier.
rule-bt-1-4 = Alle legen heimlich eine der vier Karten mit der Blumenseite nach oben als erste Blume und behalten drei.
rule-bt-1-5 = Wer beginnt, ist vorgegeben oder wird ausgelost.
rule-bt-2-1 = Ein Zug ist genau eine von fünf Aktionen, dann geht es im Uhrzeigersinn weiter. Eine davon: Zieh die oberste Karte des Stapels.
rule-bt-2-2 = Oder nimm eine der drei Karten am Himmel; sie wird sofort vom Stapel ersetzt.
rule-bt-2-3 = Oder spiele eine beliebige Handkarte mit der Blumenseite nach oben in deine Blumenreihe.
rule-bt-2-4 = Oder spiele eine Handkarte offen, wenn deine Blumenreihe mindestens so viele Blumensymbole zeigt, wie sie kostet; Blumen werden nicht verbraucht.
rule-bt-2-5 = Oder nimm eine gewöhnliche Mission, deren Bedingung erfüllt ist; sie zu erfüllen bringt sie noch nicht von selbst.
rule-bt-2-6 = Am Ende deines Zugs darfst du höchstens sechs Karten auf der Hand haben; du wählst, welche anderen auf den Kompost kommen.
rule-bt-3-1 = Eine Karte mit der Blumenseite nach oben ist ein Blumensymbol; die Wiesen-Flockenblume, offen gespielt, liegt in der Blumenreihe und ist zwei.
rule-bt-3-2 = Offen gespielte Schmetterlinge kommen in die Schmetterlingsreihe, bringen ihre Punkte und haben ihren Effekt, wie auch immer sie ins Spiel kommen; sie verschwinden nie.
rule-bt-3-3 = Admiral und Braun-Dickkopffalter haben keinen Effekt.
rule-bt-3-4 = Hauhechel-Bläuling: Du darfst eine Karte vom Himmel auf die Hand nehmen; sie wird sofort ersetzt.
rule-bt-3-5 = Aurorafalter: Du darfst eine beliebige Karte aus dem Kompost auf die Hand nehmen, jetzt oder gar nicht.
rule-bt-3-6 = Zitronenfalter: Die oberste Karte des Stapels kommt mit der Blumenseite nach oben in deine Blumenreihe, was immer sie ist; du darfst sie ansehen.
rule-bt-3-7 = Großes Ochsenauge: Du darfst so viele Karten ziehen, wie du Große Ochsenaugen im Spiel hast, dieses mitgezählt.
rule-bt-3-8 = Großer Kohlweißling: Es wird sofort geprüft, wer die meisten hat.
rule-bt-3-9 = Kleiner Fuchs: Jeder, der schon in deiner Reihe liegt, macht den nächsten um ein Symbol teurer und um einen Punkt wertvoller.
rule-bt-3-10 = Trauermantel: Höchstens einer ersetzt einen fehlenden Schmetterling, wenn eine gewöhnliche Mission genommen wird, und in späteren Zügen wieder; den Effekt eines anderen Schmetterlings hat er nicht.
rule-bt-3-11 = Tagpfauenauge: Es muss aus der Hand gespielt werden, eine Puppe kann es nicht wenden; als Blume darf es gespielt werden.
rule-bt-3-12 = Puppe: Ihre Kosten werden geprüft, sie kommt auf den Kompost, dann muss einer deiner Schmetterlinge, der als Blume liegt (kein Tagpfauenauge), in die Schmetterlingsreihe gewendet werden, ohne Rücksicht auf dessen Kosten, und er hat seinen Effekt.
rule-bt-3-13 = Sonnenschein: Drei Karten müssen gezogen werden, dann kommt er auf den Kompost; bis dahin liegt er auf keinem Stapel.
rule-bt-3-14 = Ein Schmetterling bleibt im Spiel, auch wenn die Blumenreihe später weniger Symbole zeigt, als er kostet.
rule-bt-4-1 = Gewöhnliche Missionen verlangen Schmetterlinge in deiner Reihe oder Blumensymbole; jede bringt zwei Punkte.
rule-bt-4-2 = Eine genommene Mission geht nie verloren.
rule-bt-4-3 = „Die meisten Kohlweißlinge“ kostet keine Aktion: Wer mehr davon im Spiel hat als jede andere Person, hat die Mission; bei Gleichstand liegt sie in der Mitte. Trauermäntel zählen dafür nicht.
rule-bt-5-1 = Drei gleiche Karten am Himmel kommen auf den Kompost, und drei neue werden gezogen, wenn nötig noch einmal.
rule-bt-5-2 = Ein leerer Stapel wird aus dem gemischten Kompost erneuert.
rule-bt-6-1 = Hat jemand am Ende eines Zugs 15 Punkte oder mehr, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten.
rule-bt-6-2 = Es gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer die meisten verschiedenen Schmetterlinge im Spiel hat; wer dann noch gleichauf ist, teilt sich den Sieg.
rule-bt-7-1 = Handkarten sind geheim; die Karten deiner Blumenreihe darfst du ansehen, die der anderen nie; in den Kompost dürfen alle schauen.
rule-bt-7-2 = Was auf einer Karte steht, geht den allgemeinen Regeln vor; keine Karte dieser Schachtel widerspricht einer anderen.
rule-bt-r1 = Ist das Ende ausgelöst, bleibt es dabei, auch wenn die führende Person durch den Verlust von „Die meisten Kohlweißlinge“ unter 15 fällt.
rule-bt-r1-reason = Die letzte Runde hat begonnen; eine Partie, die aufhört zu enden, könnte das immer wieder tun.
rule-bt-r1-remark = Die Anleitung lässt Punkte in der letzten Runde verloren gehen; sie sagt nicht, ob die Partie dann weitergeht.
rule-bt-r2 = Eine Puppe ohne Karte zum Wenden kann nicht offen gespielt werden.
rule-bt-r2-reason = Das Wenden ist, was die Karte tut, und das ist Pflicht.
rule-bt-r2-remark = Die Anleitung sagt, was die Karte wendet, nicht was ohne eine solche Karte geschieht.
rule-bt-r3 = Sind Stapel und Kompost beide leer, kann man nicht ziehen, Effekte ziehen, was da ist, und der Himmel bleibt lückenhaft, bis er beim Auffüllen oder am Ende eines Zugs gefüllt werden kann. Wer nichts tun kann, passt, und das zählt als Zug; haben alle nacheinander gepasst, endet die Partie sofort, auch mitten in einer Runde.
rule-bt-r3-reason = Aus nichts lässt sich nichts ziehen, und niemand kann zum Unmöglichen gezwungen werden.
rule-bt-r3-remark = Die Anleitung sagt nur, wie ein leerer Stapel erneuert wird.
rule-bt-r4 = Die Karten eines Großen Ochsenauges werden alle gezogen oder gar keine; gibt es bei einem freiwilligen Effekt nichts zu nehmen, wird nicht gefragt.
rule-bt-r4-reason = Die Anleitung nennt eine einzige Zahl; eine Frage mit nur einer Antwort ist keine.
rule-bt-r4-remark = Die Anleitung lässt Karten nach der Anzahl ziehen; davon, weniger zu ziehen, spricht sie nicht.
rule-bt-r5 = Für eine Mission, die verschiedene Schmetterlinge verlangt, darf ein Trauermantel eine fehlende Art ersetzen, zählt dann aber nicht als er selbst; ein zweiter zählt weiterhin als Trauermantel. Bei Gleichstand am Ende ist ein Trauermantel nur seine eigene Art.
rule-bt-r5-reason = Eine Karte ist ein Schmetterling, und der Gleichstand ist keine Mission.
rule-bt-r5-remark = Die Anleitung sagt: jeder Schmetterling, nur für Missionen und einmal im Zug.
rule-bt-r6 = Die Handgrenze wird nur am Ende des Zugs geprüft.
rule-bt-r6-reason = Während des Zugs können Karten noch gebraucht werden.
rule-bt-r6-remark = Die Anleitung nennt das Ende des Zugs.
rule-bt-r7 = Ein Kleiner Fuchs, den eine Puppe gewendet hat, bringt Punkte nach seiner Stelle in der Zählung wie jeder andere.
rule-bt-r7-reason = Die Punkte folgen aus der Anzahl im Spiel, wie auch immer sie dorthin kam.
rule-bt-r7-remark = Die Anleitung erlässt nur die Kosten.
rule-bt-r8 = Der Himmel wird nach jedem Auffüllen und beim Aufbau auf drei gleiche Karten geprüft; enthalten Stapel und Kompost nur dieselbe Art, bleibt er liegen und wird am Ende jedes Zugs wieder geprüft.
rule-bt-r8-reason = Ihn abzuräumen brächte immer wieder dieselben drei Karten.
rule-bt-r8-remark = Die Anleitung sagt: jederzeit im Spiel.
rule-bt-r9 = Nach zehnmal so vielen Zügen hintereinander, wie Personen mitspielen, in denen nichts in eine Reihe kam und keine Mission genommen wurde, endet die Partie sofort, und die Punkte entscheiden.
rule-bt-r9-reason = Nehmen und Abwerfen könnte ewig so weitergehen.
rule-bt-r9-remark = Die Anleitung spricht nicht davon.
rule-bt-r10 = Der Kompost wird gemischt, wenn eine Karte zu ziehen und der Stapel leer ist, nicht früher.
rule-bt-r10-reason = Bis dahin braucht niemand einen neuen Stapel, und der Kompost bleibt für alle offen; das ändert nur, was ein Aurorafalter findet.
rule-bt-r10-remark = Die Anleitung sagt: wenn der Stapel leer wird. Ob sofort oder beim nächsten Ziehen, lässt sie offen.
rule-bt-r11 = Niemand passt aus freien Stücken.
rule-bt-r11-reason = Ein Zug ist eine von fünf Aktionen; wer eine ausführen kann, führt eine aus.
rule-bt-r11-remark = Die Anleitung zählt die fünf Aktionen auf, unter denen man wählt; Passen ist nicht darunter.

## Was sich von einer Version der Regeln zur nächsten geändert hat.

biotopia-change-memory = Gemerkt wird, in welcher Reihenfolge Karten offen genommen, gelegt und gezeigt wurden, sodass bekannt ist, was nur auf einer Hand sein kann; vorher nur, was auf der Hand oder in der Blumenreihe war.
