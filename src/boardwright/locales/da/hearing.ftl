### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Lydstyrke
hearing-notify = Giv besked, når det er min tur
hearing-denied = Browseren blokerer notifikationer fra denne side. Du kan tillade dem i browserens indstillinger.
hearing-undecided = Der kommer ingen notifikationer: du har ikke tilladt dem i browseren.
hearing-unsupported = Denne browser kan ikke vise notifikationer fra websider.
hearing-vibrate = Vibrér, når det er min tur

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
# $what is a sentence on what was chosen.
hearing-time-up = Tiden løb ud; en bot valgte for { $name }. { $what }
