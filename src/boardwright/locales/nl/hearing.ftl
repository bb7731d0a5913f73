### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Geluidssterkte
hearing-notify = Meld het als ik aan de beurt ben
hearing-denied = De browser blokkeert meldingen van deze pagina. In zijn instellingen kun je ze toestaan.
hearing-undecided = Er komen geen meldingen: je hebt ze in de browser niet toegestaan.
hearing-unsupported = Deze browser kan geen meldingen van webpagina’s tonen.
hearing-vibrate = Trillen als ik aan de beurt ben

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
# $what is a sentence on what was chosen.
hearing-time-up = De tijd was om; een bot koos namens { $name }. { $what }
