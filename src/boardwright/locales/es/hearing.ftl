### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Volumen
hearing-notify = Avisarme cuando me toque
hearing-denied = El navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.
hearing-undecided = Sin notificaciones: no las has permitido en el navegador.
hearing-unsupported = Este navegador no puede mostrar notificaciones de páginas web.
hearing-vibrate = Vibrar cuando me toque

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
# $what is a sentence on what was chosen.
hearing-time-up = Se acabó el tiempo: un bot eligió por { $name }. { $what }
