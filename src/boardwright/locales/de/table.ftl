### Was am Tisch jedes Spiels gesagt wird.

# Mehrere vom selben.
table-several = { $count } × { $thing }
# Dasselbe, wo wenig Platz ist.
table-several-short = { $count } { $thing }

## Punkte, die eine Aktion gebracht hat.
table-gains = Punkte: { $gained }
table-gained = { $seat } { $points }
table-gained-and = { $gained } · { $also }
table-more = +{ $points } { $source }
table-less = −{ $points } { $source }

## Wer am Tisch sitzt.

table-sitter = { $name }
table-guest = Gast
table-free-seat = Freier Platz
table-bot-level = Bot Stufe { $level }
table-level = Stufe { $level }
table-bot-named = { $form ->
    [level] { $name } · { table-level }
   *[name] { $name }
}
table-bot = Bot { $bot }
table-name-again = { $name } ({ $seat })

## Das Ende.

table-won = { $winners ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
table-won-you = Du hast gewonnen!
table-won-with = Du teilst dir den Sieg mit { $names }.
table-place = { $place }. { $seats } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

table-own-box = Hier wird mit eigenem Spielmaterial gespielt: Wo die Regeln einen aufgedruckten Wert nennen, gilt der eigene. { $values ->
    [one] Ein Wert weicht vom aufgedruckten ab:
   *[other] { $values } Werte weichen von den aufgedruckten ab:
}
table-own-value = { $path }: { $own } statt { $printed }

## A game without words of its own.

table-plain = { $text }
table-plain-of = { $seat }: { $said }
