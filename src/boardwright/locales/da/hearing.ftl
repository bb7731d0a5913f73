### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Lydstyrke
hearing-notify = Giv besked, når det er min tur
hearing-denied = Browseren blokerer beskeder fra denne side. Du kan tillade dem i dens indstillinger.
hearing-undecided = Der kommer ingen beskeder: Browserens spørgsmål fik ikke et ja.
hearing-unsupported = Denne browser viser ikke beskeder fra sider.
hearing-vibrate = Vibrér, når det er min tur

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
# $what is a sentence on what was chosen.
hearing-time-up = Tiden var gået; en bot valgte for { $name }. { $what }
