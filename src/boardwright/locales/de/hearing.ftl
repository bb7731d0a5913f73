### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Lautstärke
hearing-notify = Mich benachrichtigen, wenn ich dran bin
hearing-denied = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
hearing-undecided = Es bleibt ohne Benachrichtigungen: Du hast sie im Browser nicht erlaubt.
hearing-unsupported = Dieser Browser kann keine Benachrichtigungen von Webseiten anzeigen.
hearing-vibrate = Vibrieren, wenn ich dran bin

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
# $what is a sentence on what was chosen.
hearing-time-up = Die Zeit war um; ein Bot hat für { $name } gewählt. { $what }
