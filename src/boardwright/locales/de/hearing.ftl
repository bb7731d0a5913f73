### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Lautstärke
hearing-notify = Melden, wenn ich dran bin
hearing-denied = Der Browser blockiert Meldungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
hearing-undecided = Es bleibt ohne Meldungen: Die Frage des Browsers wurde nicht mit Ja beantwortet.
hearing-unsupported = Dieser Browser zeigt keine Meldungen von Seiten.
hearing-vibrate = Vibrieren, wenn ich dran bin

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
# $what is a sentence on what was chosen.
hearing-time-up = Die Zeit war um; ein Bot hat für { $name } gewählt. { $what }
