### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Geluidssterkte
hearing-notify = Meld het als ik aan de beurt ben
hearing-denied = De browser blokkeert meldingen van deze pagina. In zijn instellingen kun je ze toestaan.
hearing-undecided = Er komen geen meldingen: op de vraag van de browser kwam geen ja.
hearing-unsupported = Deze browser toont geen meldingen van pagina’s.
hearing-vibrate = Trillen als ik aan de beurt ben

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
# $what is a sentence on what was chosen.
hearing-time-up = De tijd was om; een bot koos voor { $name }. { $what }
