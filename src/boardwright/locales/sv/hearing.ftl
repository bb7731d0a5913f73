### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Ljudvolym
hearing-notify = Meddela mig när det är min tur
hearing-denied = Webbläsaren blockerar aviseringar från den här sidan. Du kan tillåta dem i dess inställningar.
hearing-undecided = Inga aviseringar: du har inte tillåtit dem i webbläsaren.
hearing-unsupported = Den här webbläsaren kan inte visa aviseringar från webbsidor.
hearing-vibrate = Vibrera när det är min tur

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
}
# $what is a sentence on what was chosen.
hearing-time-up = Tiden var ute; en bot valde åt { $name }. { $what }
