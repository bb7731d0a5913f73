### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Lydstyrke
hearing-notify = Si fra når det er min tur
hearing-denied = Nettleseren blokkerer varsler fra denne siden. Du kan tillate dem i nettleserens innstillinger.
hearing-undecided = Det blir ingen varsler: Du har ikke tillatt dem i nettleseren.
hearing-unsupported = Denne nettleseren kan ikke vise varsler fra nettsider.
hearing-vibrate = Vibrer når det er min tur

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] { $seconds } sekund igjen
   *[other] { $seconds } sekunder igjen
}
# $what is a sentence on what was chosen.
hearing-time-up = Tiden var ute; en bot valgte for { $name }. { $what }
