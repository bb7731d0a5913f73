### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Volume sonore
hearing-notify = Me prévenir quand c’est à moi de jouer
hearing-denied = Le navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
hearing-undecided = Pas de notifications : tu ne les as pas autorisées dans le navigateur.
hearing-unsupported = Ce navigateur ne peut pas afficher les notifications des pages web.
hearing-vibrate = Vibrer quand c’est à moi de jouer

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
# $what is a sentence on what was chosen.
hearing-time-up = Temps écoulé : un bot a choisi pour { $name }. { $what }
