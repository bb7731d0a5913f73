### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Äänenvoimakkuus
hearing-notify = Ilmoita, kun on minun vuoroni
hearing-denied = Selain estää tämän sivun ilmoitukset. Voit sallia ne selaimen asetuksissa.
hearing-undecided = Ilmoituksia ei tule: et sallinut niitä selaimessa.
hearing-unsupported = Tämä selain ei voi näyttää verkkosivujen ilmoituksia.
hearing-vibrate = Värinä, kun on minun vuoroni

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] { $seconds } sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
}
# $what is a sentence on what was chosen.
hearing-time-up = Aika loppui; botti valitsi. { $name }: { $what }
