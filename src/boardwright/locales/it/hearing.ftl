### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Volume dei suoni
hearing-notify = Avvisami quando tocca a me
hearing-denied = Il browser blocca le notifiche di questa pagina. Puoi consentirle nelle sue impostazioni.
hearing-undecided = Niente notifiche: non le hai consentite nel browser.
hearing-unsupported = Questo browser non può mostrare le notifiche delle pagine web.
hearing-vibrate = Vibra quando tocca a me

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}
# $what is a sentence on what was chosen.
hearing-time-up = Tempo scaduto: un bot ha scelto per { $name }. { $what }
