### What one hears and is told: sounds, the own turn, and the clock.

## Settings

hearing-volume = Volumen
hearing-notify = Avisarme cuando me toque
hearing-denied = El navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.
hearing-undecided = Sin avisos: no se respondió que sí a la pregunta del navegador.
hearing-unsupported = Este navegador no muestra avisos de páginas.
hearing-vibrate = Vibrar cuando me toque

## The clock

# In the last ten seconds.
hearing-seconds = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
# $what is a sentence on what was chosen.
hearing-time-up = Se acabó el tiempo: un bot eligió por { $name }. { $what }
